# The cards of Catan: their texts and explanations.

thing-catan-lumber = Lumber
thing-catan-brick = Brick
thing-catan-wool = Wool
thing-catan-grain = Grain
thing-catan-ore = Ore
thing-catan-paper = Paper
thing-catan-cloth = Cloth
thing-catan-coin = Coin

thing-catan-knight = Knight
card-catan-knight = Move the robber and steal a card.
rules-catan-knight-title = { thing-catan-knight }
rules-catan-knight = **Development card**
    Move the robber and steal one card at random from a player with a building there. Played knights stay in front of you. The first player with three has the largest army, 2 points.

thing-catan-victory_point = Victory point
card-catan-victory_point = 1 point, kept secret.
rules-catan-victory_point-title = { thing-catan-victory_point }
rules-catan-victory_point = **Development card**
    One point. You never play it. The others don't see it until it wins you the game.

thing-catan-year_of_plenty = Year of plenty
card-catan-year_of_plenty = Take 2 resources from the bank.
rules-catan-year_of_plenty-title = { thing-catan-year_of_plenty }
rules-catan-year_of_plenty = **Development card**
    Take any two resource cards from the bank, the same or different ones. If the bank has only one, take that.

thing-catan-monopoly = Monopoly
card-catan-monopoly = All others give you all they have of a resource.
rules-catan-monopoly-title = { thing-catan-monopoly }
rules-catan-monopoly = **Development card**
    Name a resource. Everyone else gives you all their cards of it.

thing-catan-road_building = Road building
card-catan-road_building = Build up to 2 roads for free.
rules-catan-road_building-title = { thing-catan-road_building }
rules-catan-road_building = **Development card, and Science**
    Build up to two roads for free, by the usual rules. The second can continue the first, and you can skip it.

thing-catan-alchemist = Alchemist
card-catan-alchemist = Before the roll: choose both number dice.
rules-catan-alchemist-title = { thing-catan-alchemist }
rules-catan-alchemist = **Science · 2 cards**
    Played before the roll: you set the white and the red die. Only the event die is rolled, and it comes first. The red die that you set also decides who draws progress cards.

thing-catan-crane = Crane
card-catan-crane = Buy an improvement for one commodity less.
rules-catan-crane-title = { thing-catan-crane }
rules-catan-crane = **Science · 2 cards**
    Name a track and buy its next level at once, for one commodity less than usual. The first level is free. You can play one Crane a turn.

thing-catan-engineer = Engineer
card-catan-engineer = Build a city wall for free.
rules-catan-engineer-title = { thing-catan-engineer }
rules-catan-engineer = **Science · 1 card**
    Build a wall around one of your cities for free. You can't play it with three walls on the board.

thing-catan-inventor = Inventor
card-catan-inventor = Swap two numbers, but no 2, 6, 8 or 12.
rules-catan-inventor-title = { thing-catan-inventor }
rules-catan-inventor = **Science · 2 cards**
    Swap the numbers of two hexes, anywhere on the island. 2, 6, 8 and 12 stay where they are.

thing-catan-irrigation = Irrigation
card-catan-irrigation = 2 grain for each of your fields.
rules-catan-irrigation-title = { thing-catan-irrigation }
rules-catan-irrigation = **Science · 2 cards**
    Take two grain for every field next to your buildings. The number of buildings and the robber don't matter.

thing-catan-medicine = Medicine
card-catan-medicine = A city for 2 ore and 1 grain.
rules-catan-medicine-title = { thing-catan-medicine }
rules-catan-medicine = **Science · 2 cards**
    Turn one of your settlements into a city for two ore and one grain.

thing-catan-mining = Mining
card-catan-mining = 2 ore for each of your mountains.
rules-catan-mining-title = { thing-catan-mining }
rules-catan-mining = **Science · 2 cards**
    Take two ore for every mountain next to your buildings. The number of buildings and the robber don't matter.

thing-catan-printer = Printer
card-catan-printer = 1 point, shown at once.
rules-catan-printer-title = { thing-catan-printer }
rules-catan-printer = **Science · 1 card**
    One point. It is shown as soon as it is drawn, even on another player's turn, and never counts as a card in hand.

thing-catan-smith = Smith
card-catan-smith = Upgrade up to 2 knights for free.
rules-catan-smith-title = { thing-catan-smith }
rules-catan-smith = **Science · 2 cards**
    Upgrade up to two of your knights by one level each, for free. The usual limits hold: each knight once a turn, two of each level, mighty ones only with the Fortress.

thing-catan-commercial_harbor = Commercial harbor
card-catan-commercial_harbor = Swap a resource for a commodity with each other player.
rules-catan-commercial_harbor-title = { thing-catan-commercial_harbor }
rules-catan-commercial_harbor = **Trade · 2 cards**
    Offer each opponent one of your resource cards, at most once a turn. A player with commodities must give you one of their choice for it. A player without any gives nothing, and you keep your card.
    A player with commodities of one kind only is asked too: otherwise everyone would learn what they hold.

thing-catan-master_merchant = Master merchant
card-catan-master_merchant = Take 2 cards of your choice from someone ahead of you.
rules-catan-master_merchant-title = { thing-catan-master_merchant }
rules-catan-master_merchant = **Trade · 2 cards**
    Choose an opponent with more points than you. Look at their hand and take two cards of your choice.

thing-catan-merchant_fleet = Merchant fleet
card-catan-merchant_fleet = This turn one kind trades at 2:1.
rules-catan-merchant_fleet-title = { thing-catan-merchant_fleet }
rules-catan-merchant_fleet = **Trade · 2 cards**
    Name a resource or a commodity: until the end of your turn you trade it with the bank at 2:1.

thing-catan-merchant = Merchant
card-catan-merchant = Put the merchant on a hex of yours: 1 point, 2:1 for it.
rules-catan-merchant-title = { thing-catan-merchant }
rules-catan-merchant = **Trade · 6 cards**
    Put the merchant on a hex next to one of your buildings. While you have it, it gives you one point and you trade the resource of that hex at 2:1. The next player who plays a Merchant takes it.

thing-catan-resource_monopoly = Resource monopoly
card-catan-resource_monopoly = All others give you 2 of a resource.
rules-catan-resource_monopoly-title = { thing-catan-resource_monopoly }
rules-catan-resource_monopoly = **Trade · 4 cards**
    Name a resource. Everyone else gives you two of it, or one if they have only one.

thing-catan-commodity_monopoly = Commodity monopoly
card-catan-commodity_monopoly = All others give you 1 of a commodity.
rules-catan-commodity_monopoly-title = { thing-catan-commodity_monopoly }
rules-catan-commodity_monopoly = **Trade · 2 cards**
    Name a commodity. Everyone else who has it gives you one.

thing-catan-bishop = Bishop
card-catan-bishop = Move the robber, steal a card from everyone there.
rules-catan-bishop-title = { thing-catan-bishop }
rules-catan-bishop = **Politics · 2 cards**
    Move the robber and steal one card at random from each opponent with a building there. You can't play it before the barbarians have landed for the first time.

thing-catan-constitution = Constitution
card-catan-constitution = 1 point, shown at once.
rules-catan-constitution-title = { thing-catan-constitution }
rules-catan-constitution = **Politics · 1 card**
    One point. It is shown as soon as it is drawn, even on another player's turn, and never counts as a card in hand.

thing-catan-deserter = Deserter
card-catan-deserter = An opponent removes a knight; you place one like it.
rules-catan-deserter-title = { thing-catan-deserter }
rules-catan-deserter = **Politics · 2 cards**
    Choose an opponent, who removes a knight of their choice. You can place one of the same level, or of the highest lower one that you have left. It is active if the removed one was, but it can't act this turn.

thing-catan-diplomat = Diplomat
card-catan-diplomat = Remove an open road. You can rebuild your own.
rules-catan-diplomat-title = { thing-catan-diplomat }
rules-catan-diplomat = **Politics · 2 cards**
    Remove a road with an open end, where its owner has no other road and no piece. If it is your own you can rebuild it elsewhere at once, for free.

thing-catan-intrigue = Intrigue
card-catan-intrigue = Drive away a knight that stands at your road.
rules-catan-intrigue-title = { thing-catan-intrigue }
rules-catan-intrigue = **Politics · 2 cards**
    Drive an opponent's knight of any level away from a corner that one of your roads reaches. Its owner moves it along their own roads, or loses it if there is no place for it.

thing-catan-saboteur = Saboteur
card-catan-saboteur = All with no fewer points discard half their hand.
rules-catan-saboteur-title = { thing-catan-saboteur }
rules-catan-saboteur = **Politics · 2 cards**
    Everyone with at least as many points as you discards half of their hand, rounded down. Walls don't help.

thing-catan-spy = Spy
card-catan-spy = See someone's progress cards and take one.
rules-catan-spy-title = { thing-catan-spy }
rules-catan-spy = **Politics · 3 cards**
    Look at an opponent's progress cards and take one of them. You can play it in the same turn.

thing-catan-warlord = Warlord
card-catan-warlord = Activate all your knights for free.
rules-catan-warlord-title = { thing-catan-warlord }
rules-catan-warlord = **Politics · 2 cards**
    All your knights become active for free. Those that were inactive can act from your next turn on.

thing-catan-wedding = Wedding
card-catan-wedding = All with more points give you 2 cards.
rules-catan-wedding-title = { thing-catan-wedding }
rules-catan-wedding = **Politics · 2 cards**
    Everyone with more points than you gives you two cards of their choice, or one if they have only one.
