# Catan, explained topic by topic; the cards are explained in catan_cards.ftl.

rules-catan-topics =
    aim setup turn production seven building longest development trade offers harbours special end picture choosing
rules-catan-entries = knight victory_point road_building year_of_plenty monopoly
rules-catan-entries-title = Every card, by its name
rules-catan-aim-title = The goal
rules-catan-aim =
    You settle an island. Settlements and cities stand on the corners of its hexes, roads along their sides. The dice decide which hexes produce cards, and with the cards you build more.
    You win with **10 points** on your own turn. A settlement scores 1 point, a city 2, the longest road 2, the largest army 2.
rules-catan-setup-title = The setup
rules-catan-setup =
    The turn order is random. Each player places a settlement with a road, in turn order. Then each places a second building with a road, in reverse order.
    For the second building you get one resource from each hex that it touches. A corner next to a building always stays empty, so two buildings are at least two roads apart.
rules-catan-turn-title = A turn
rules-catan-turn =
    1. **Roll** both dice. You can play one development card before.
    2. The roll gives **production**, or it is a **seven**.
    3. **Act:** trade, build and play cards, in any order and as often as you like.
    4. **End the turn.** Other players' decisions (discards, gifts) are asked at the same time and stay secret until the last answer is in.
rules-catan-production-title = Production
rules-catan-production =
    Every hex with the rolled number gives each settlement next to it one card and each city two: **forest** lumber, **hills** brick, **pasture** wool, **fields** grain, **mountains** ore. The desert and the hex with the robber give nothing.
    If the bank doesn't have enough of a kind for all, no one gets that kind. If only one player should get it, that player gets the rest.
rules-catan-seven-title = The seven and the robber
rules-catan-seven =
    On a seven nothing is produced. Players with more than 7 cards discard half of them, rounded down. Then the player who rolled moves the robber to another hex and steals a card at random from one opponent with a building there.
    The hex with the robber produces nothing.
rules-catan-building-title = Building
rules-catan-building =
    - **Road:** 1 lumber, 1 brick. It continues your roads and buildings, but not through a corner with another player's piece.
    - **Settlement:** 1 lumber, 1 brick, 1 wool, 1 grain. At your road, not next to another building.
    - **City** instead of a settlement: 2 grain, 3 ore.
    - **Development card:** 1 wool, 1 grain, 1 ore.
    You have 15 roads, 5 settlements and 4 cities.
rules-catan-longest-title = The longest road
rules-catan-longest =
    The first player with an unbroken road of 5 or more has the longest road, 2 points. Another player takes it with a longer one. Branches don't count, and another player's piece on a corner cuts a road.
    If the holder's road is cut, the holder keeps the award while that road is still 5 or longer and no other road is longer. Otherwise the single longest road of 5 or more takes it. In a tie no one has the award until one road is the longest.
rules-catan-development-title = Development cards and the army
rules-catan-development =
    You can play one card a turn, before or after the roll, but not in the turn in which you bought it. Point cards stay secret until they win you the game.
    The first player with three played knights has the largest army, 2 points. Another player takes it with more.
rules-catan-trade-title = Trading with the bank
rules-catan-trade =
    Give four cards of a kind for one of another, at any time after your roll. With a 3:1 harbour give three, with the harbour of a resource two of that resource. I always use your best rate. *Several at once* makes up to four exchanges in one act, such as 2 + 2 cards for 1 + 1.
rules-catan-offers-title = Offers
rules-catan-offers =
    On your turn you can offer cards to all or to some players. The others answer with Accept, Decline or a counter-offer, and they can make offers to you. Another player who has your offer can offer the same as a counter-offer, and you take one. No kind of card can be on both sides. You can ask for *any card*: the player who answers names it, and you confirm.
    No one sees who could pay. An offer to one player is traded as soon as it is accepted. If several accept, you choose one. Both hands are checked when the trade is made. Offers end with the turn, and no one has to wait for them.
    You can make four offers in your own turn and two in another player's. A side has four cards at most, and you can ask for up to three of a kind.
rules-catan-harbours-title = Harbours
rules-catan-harbours =
    You can use a harbour if you have a building on one of the two corners its piers point to. A ship means 3:1 with every kind, a card means 2:1 with that kind.
rules-catan-special-title = Five and six players
rules-catan-special =
    The island is larger. After every turn the other players can build from their own cards, in turn order, if they have asked for it with *Build between the turns*. You can ask before the roll and until the turn ends, and it holds until you cancel it. A turn with nothing left to do doesn't end by itself while a player with cards hasn't asked, so that they have time. There are no trades and no cards between the turns, and no one wins then.
rules-catan-end-title = The end
rules-catan-end =
    You win as soon as you have the points on your own turn, even in the middle of a roll. Points from another player's turn count when your turn begins, if you still have them then.
rules-catan-picture-title = How to read the picture
rules-catan-picture =
    At the top, in turn order: points, ⟦catan-hand⟧ cards in hand (red: more than are safe), ⟦catan-development⟧ development cards, ⟦catan-army⟧ knights played, ⟦catan-length⟧ longest road, pieces left. Gold marks whose turn it is and who holds an award.
    Upper left: the last roll, whose numbers have a gold ring. Upper right: the decks. Lower right: the bank. Buildings of the last turn have a gold edge.
    On the island every piece has its player's letter, every road its player's shape. The discs of 6 and 8 are shaped like suns. Letters on dark plates, from G on, are the places that you can choose.
    Your own panel shows more: the cards that the last roll brought you, below the dice; your hand, below the island, where cards that a choice costs stand out; and the prices, in gold if you can pay them, with your rates at the bank.
rules-catan-choosing-title = How to choose a place
rules-catan-choosing =
    Tap what you build, then the letter of the place. If there are many places, tap a hex first: it lists its own corners or sides, and every place belongs to one hex.
