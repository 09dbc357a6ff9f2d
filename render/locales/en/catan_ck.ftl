# Cities & Knights

## Asks

ask-catan-deck = { $seat }, the knights have held, and you were among the strongest. From which deck do you draw a card?
question-catan-deck = Draw from which deck?
ask-catan-city_lost = { $seat }, the barbarians have won: which city do you lose?
ask-catan-aqueduct = { $seat }, this roll gave you nothing. Which resource do you take with the aqueduct?
ask-catan-put_back = { $seat }, you have one progress card too many. Which one do you put back?
ask-catan-metropolis = { $seat }, which city gets the metropolis of { $track }?
ask-catan-relocate = { $seat }, your knight ({ $place }) has been driven away: where does it go?
ask-catan-alchemist = { $seat }, how do you set the dice?
ask-catan-crane = { $seat }, what do you improve for one commodity less?
ask-catan-engineer = { $seat }, which city gets the wall?
ask-catan-inventor = { $seat }, which number do you swap?
ask-catan-inventor-second = { $seat }, with which number do you swap { $hex }?
ask-catan-medicine = { $seat }, which settlement becomes a city for 2 ore and 1 grain?
ask-catan-smith =
    { $left ->
        [one] { $seat }, do you upgrade a second knight?
       *[other] { $seat }, which knight do you upgrade?
    }
ask-catan-merchant = { $seat }, where does the merchant go?
ask-catan-merchant_fleet = { $seat }, what do you trade at 2:1 this turn?
ask-catan-commercial_harbor = { $seat }, which resource do you offer to whom for a commodity?
ask-catan-give_commodity = { $seat }, { $partner } gives you { $card }: which commodity do you give?
ask-catan-master_merchant = { $seat }, from whom do you take two cards?
ask-catan-master_merchant-take =
    { $most ->
        [one] { $seat }, which card do you take?
       *[other] { $seat }, which { $most } cards do you take?
    }
ask-catan-resource_monopoly = { $seat }, which resource do you collect, two from each player?
ask-catan-commodity_monopoly = { $seat }, which commodity do you collect, one from each player?
ask-catan-bishop = { $seat }, where does the robber go? You steal a card from everyone there.
question-catan-bishop = Where does the robber go?
ask-catan-diplomat = { $seat }, which road is removed?
ask-catan-diplomat-rebuild = { $seat }, where do you rebuild your road?
ask-catan-deserter = { $seat }, whose knight deserts?
ask-catan-deserter-remove = { $seat }, { $partner } makes one of your knights desert: which one?
ask-catan-deserter-place = { $seat }, where do you place { catan-a-knight }?
ask-catan-intrigue = { $seat }, which knight do you drive away?
ask-catan-saboteur = { $seat }, sabotage: discard { catan-cards-to-give }.
ask-catan-spy = { $seat }, whose progress cards do you look at?
ask-catan-spy-take = { $seat }, which card do you take from { $victim }?
ask-catan-wedding = { $seat }, { $partner } marries: give { catan-cards-to-give }.

## Options

option-catan-none = Nothing
option-catan-wall = { $marked }⟦catan-wall⟧ Wall: { $place }
option-catan-knight = { $marked }⟦catan-knight-{ $own }⟧ Knight: { $place }
option-catan-activate = { $marked }⟦catan-activate⟧ Activate knight: { $place }
option-catan-upgrade = { $marked }⟦catan-upgrade⟧ Upgrade knight: { $place }
option-catan-move = { $marked }⟦catan-knight-{ $own }⟧ Move knight: { $from-short } to { $place-short }
option-catan-displace = { $marked }⟦catan-knight-{ $own }⟧ Displace with knight { $from-short }: { $place-short }
option-catan-chase = { $marked }⟦catan-robber⟧ Chase the robber with knight: { $place }
option-catan-improve = Improve { $track }
option-catan-bishop = { $marked }{ $hex }
option-catan-merchant = { $marked }{ $hex }
option-catan-inventor = { $marked }{ $hex }
option-catan-inventor-second = { $marked }{ $hex }
option-catan-metropolis = { $marked }{ $place }
option-catan-city_lost = { $marked }{ $place }
option-catan-engineer = { $marked }{ $place }
option-catan-medicine = { $marked }{ $place }
option-catan-relocate = { $marked }{ $place }
option-catan-smith = { $marked }{ $place }
option-catan-smith-done = No other knight
option-catan-intrigue = { $marked }{ $place }
option-catan-deserter-remove = { $marked }{ $place }
option-catan-deserter-place = { $marked }{ $place }
option-catan-deserter-place-done = Don't place one
option-catan-diplomat = { $marked }{ $seat }'s road: { $place }
    .short = { $marked }{ $seat }: { $place }
option-catan-diplomat-rebuild = { $marked }Road: { $place }
option-catan-diplomat-rebuild-done = Don't rebuild it
option-catan-alchemist = { $dice }
option-catan-put_back = { $id }
option-catan-spy-take = { $id }
option-catan-aqueduct-none = Take nothing
option-catan-commercial_harbor = { $seat }: { $card }
option-catan-commercial_harbor-done = Done offering

cost-catan-1-wall = 2 brick
cost-catan-1-knight = wool, ore
cost-catan-1-activate = grain
cost-catan-1-upgrade = wool, ore
cost-catan-improve-2 = { $about }
detail-catan-crane = { "" }
detail-catan-deck = { "" }
use-catan-improve-2-science =
    { $level ->
        [1] castles give you Science cards
        [2] castles give you Science cards more often
        [3] Aqueduct: a resource of your choice if a roll gives you nothing
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-trade =
    { $level ->
        [1] castles give you Trade cards
        [2] castles give you Trade cards more often
        [3] your commodities 2:1 with the bank
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-politics =
    { $level ->
        [1] castles give you Politics cards
        [2] castles give you Politics cards more often
        [3] Fortress: your knights can become mighty
       *[other] { catan-use-metropolis }
    }
catan-use-metropolis =
    { $level ->
        [4] a metropolis and 2 points, if you are the first
       *[other] the metropolis is yours for good, unless another player has level 5
    }
use-catan-crane-science = { use-catan-improve-2-science }
use-catan-crane-trade = { use-catan-improve-2-trade }
use-catan-crane-politics = { use-catan-improve-2-politics }
use-catan-deck-science = cards for building
use-catan-deck-trade = cards that bring you cards
use-catan-deck-politics = cards for knights, and against others
use-catan-put_back = { $about }
use-catan-play-2 = { $about }
use-catan-spy-take = { $about }
step-catan-1-wall = ⟦catan-wall⟧ Build a wall
step-catan-1-knight = ⟦catan-knight-{ $own }⟧ Place a knight
step-catan-1-activate = ⟦catan-activate⟧ Activate a knight
step-catan-1-upgrade = ⟦catan-upgrade⟧ Upgrade a knight
step-catan-1-move = ⟦catan-knight-{ $own }⟧ Move a knight
step-catan-1-displace = ⟦catan-knight-{ $own }⟧ Displace a knight
step-catan-1-chase = ⟦catan-robber⟧ Chase the robber
step-catan-1-improve = Improve a city
step-catan-alchemist-1 = First die { $id }
step-catan-move-2 = { $marked }Knight: { $place }
step-catan-move-3 = { $marked }To { $place }
step-catan-displace-2 = { $marked }Knight: { $place }
step-catan-displace-3 = { $marked }Knight: { $place }
step-catan-activate-2 = { $marked }{ $place }
step-catan-upgrade-2 = { $marked }{ $place }
step-catan-chase-2 = { $marked }{ $place }
step-catan-wall-2 = { $marked }{ $place }
step-catan-improve-2 = { $id }
step-catan-alchemist-2 = Red die { $id }
step-catan-commercial_harbor-2 = { $id }

## Events

event-catan-built-active = { $seat } places ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece } ({ $place }).
event-catan-rolled-event = { $seat } rolls **{ $total }** ({ $dice }) and { $event }.
brief-catan-rolled-event = { $seat }: { $total } rolled, { $event }
each-catan-offers = { $seat }: { $card }
each-catan-strengths = { $seat } { $count }

term-catan-metropolises =
    { $count ->
        [one] one metropolis × { $each }
       *[other] { $count } metropolises × { $each }
    }
term-catan-defender =
    { $count ->
        [one] Defender once
       *[other] Defender { $count } times
    }
term-catan-merchant = the merchant { $each }

event-catan-ship =
    { $step ->
        [7] The barbarians land.
       *[other] Barbarians: step { $step } of { $steps }.
    }
brief-catan-ship =
    { $step ->
        [7] (the barbarians land)
       *[other] (barbarians { $step }/{ $steps })
    }
event-catan-attack =
    { $held ->
        [true] The knights hold, { $defence } against { $threat }.
       *[false] The barbarians break through, { $threat } against { $defence }.
    }
event-catan-defender = { $seat } is Defender of Catan: 1 point.
brief-catan-defender = { $seat }: Defender of Catan **+1**
event-catan-city_lost =
    { $wall ->
        [true] { $seat } loses a city and its wall ({ $place }).
       *[false] { $seat } loses a city ({ $place }).
    }
brief-catan-city_lost = { $seat }: city lost **−1**
event-catan-city_lost-follows = ·
event-catan-drew = { $seat } draws a card of { $deck }.
brief-catan-drew = { $seat }: card of { $deck }
event-catan-drew-card = { $seat } draws { $card }.
brief-catan-drew-card = { $seat }: { $card }
event-catan-drew-together = { $seats } draw progress cards.
brief-catan-drew-together = ({ $seats } draw progress cards)
event-catan-point_card = { $seat } draws { $card }: 1 point.
brief-catan-point_card = { $seat }: { $card } **+1**
event-catan-put_back = { $seat } puts back a card of { $deck }.
brief-catan-put_back = { $seat }: puts back a card of { $deck }
event-catan-put_back-card = { $seat } puts back { $card }.
brief-catan-put_back-card = { $seat }: puts back { $card }
event-catan-aqueduct = { $seat } takes { $card } with the aqueduct.
brief-catan-aqueduct = { $seat }: { $card } by the aqueduct
event-catan-activated =
    { $places-count ->
        [one] { $seat } activates a knight ({ $places }).
       *[other] { $seat } activates { $places-count } knights ({ $places }).
    }
brief-catan-activated =
    { $places-count ->
        [one] { $seat }: knight active
       *[other] { $seat }: { $places-count } knights active
    }
event-catan-upgraded = { $seat } upgrades a knight ({ $place }): it is { catan-level } now.
brief-catan-upgraded = { $seat }: knight now { catan-level }
event-catan-knight_moved = { $seat } moves a knight ({ $before-short } to { $place-short }).
brief-catan-knight_moved = { $seat }: knight moved
event-catan-displaced = { $seat } drives away { $victim }'s knight ({ $place }).
brief-catan-displaced = { $seat }: drives away { $victim }'s knight
event-catan-relocated = { $seat } moves the knight that was driven away ({ $before-short } to { $place-short }).
brief-catan-relocated = { $seat }: moves that knight
event-catan-knight_lost = { $seat } loses it: there is no place for it.
brief-catan-knight_lost = { $seat }: loses that knight
event-catan-chased = { $seat } chases the robber with a knight ({ $place }).
brief-catan-chased = { $seat }: knight chases the robber
event-catan-improved = { $seat } improves { $track } to level { $level }.
brief-catan-improved = { $seat }: { $track } level { $level }
event-catan-metropolis = { $seat } has the metropolis of { $track } now ({ $place }): 2 points.
brief-catan-metropolis = { $seat }: metropolis of { $track } **+2**
event-catan-dice_set = { $seat } sets the dice to { $dice }.
brief-catan-dice_set = { $seat }: dice set to { $dice }
event-catan-swapped = { $seat } swaps two numbers ({ $hexes }).
brief-catan-swapped = { $seat }: swaps two numbers
each-catan-hexes = { $hex }
event-catan-merchant = { $seat } has the merchant now ({ $hex }): 1 point.
brief-catan-merchant = { $seat }: the merchant **+1**
event-catan-merchant_fleet = { $seat } trades { $card } at 2:1 this turn.
brief-catan-merchant_fleet = { $seat }: { $card } 2:1
event-catan-no_commodity = { $seat } has no commodity.
brief-catan-no_commodity = ({ $seat } has no commodity)
event-catan-passed =
    { $count ->
        [one] { $seat } gives { $receiver } a card.
       *[other] { $seat } gives { $receiver } { $count } cards.
    }
brief-catan-passed =
    { $count ->
        [one] ({ $seat } gives { $receiver } a card)
       *[other] ({ $seat } gives { $receiver } { $count } cards)
    }
event-catan-passed-cards = { $seat } gives { $receiver } { $cards }.
brief-catan-passed-cards = ({ $seat } gives { $receiver } { $cards })
event-catan-looked = { $seat } looks at { $victim }'s hand.
brief-catan-looked = { $seat }: looks at { $victim }'s hand
event-catan-looked-cards = { $seat } looks at { $victim }'s hand: { $cards }.
brief-catan-looked-cards = { brief-catan-looked } ({ $cards })
event-catan-road_removed = { $seat } removes one of { $owner }'s roads ({ $place }).
brief-catan-road_removed = { $seat }: removes one of { $owner }'s roads
event-catan-deserted = One of { $seat }'s knights deserts ({ $place }).
brief-catan-deserted = (one of { $seat }'s knights deserts)
event-catan-spied = { $seat } looks at { $victim }'s progress cards.
brief-catan-spied = { $seat }: looks at { $victim }'s progress cards
event-catan-spied-cards = { $seat } looks at { $victim }'s progress cards: { $cards }.
brief-catan-spied-cards = { brief-catan-spied } ({ $cards })
event-catan-card_taken = { $seat } takes a progress card from { $victim }.
brief-catan-card_taken = { $seat }: a progress card from { $victim }
event-catan-card_taken-card = { $seat } takes { $card } from { $victim }.
brief-catan-card_taken-card = { $seat }: { $card } from { $victim }

## Explanations of events

why-catan-drew-needed = The castle of { $deck } and the red die: every player with { $deck } at level { $needed } or higher draws.
why-catan-point_card-needed = The castle of { $deck } and the red die: every player with { $deck } at level { $needed } or higher draws.
why-catan-put_back = The limit is four progress cards.
why-catan-ship = The ship sails one step each time the event die shows it. At step { $steps } the barbarians land.
why-catan-attack =
    { $held ->
        [true] Barbarians: one for each city on the island, { $threat }. Active knights: { $strengths }, together { $defence }, which is enough. The player who gave most is Defender of Catan; if several did, each draws a card. Then all knights become inactive.
       *[false] Barbarians: one for each city on the island, { $threat }. Active knights: { $strengths }, together { $defence }, which is too few. Among the players with a city that isn't a metropolis, the one who gave least loses one. Then all knights become inactive.
    }
why-catan-defender = No one else gave as many active knights to the defence.
why-catan-city_lost =
    { $reduced ->
        [true] No one with a city to lose gave fewer active knights. No settlement was left to replace it, so the city lies on its side and counts as a settlement.
       *[false] No one with a city to lose gave fewer active knights. The city is a settlement again.
    }
why-catan-aqueduct = If a roll gives nothing, the aqueduct gives a resource.
why-catan-metropolis = For the first player at level 4. Another player takes it by reaching level 5 before its owner.
why-catan-knight_lost = A displaced knight needs an empty corner that its owner's roads lead to.

## Names

catan-level =
    { $level ->
        [1] basic
        [2] strong
       *[other] mighty
    }
catan-a-knight =
    { $level ->
        [1] a basic knight
        [2] a strong knight
       *[other] a mighty knight
    }
thing-catan-piece-wall = a city wall
    .short = city wall
thing-catan-piece-knight = a knight
    .short = knight
thing-catan-card-paper = ⟦catan-paper|paper⟧
thing-catan-card-cloth = ⟦catan-cloth|cloth⟧
thing-catan-card-coin = ⟦catan-coin|coin⟧
thing-catan-give-paper = ⟦catan-paper|paper⟧
thing-catan-give-cloth = ⟦catan-cloth|cloth⟧
thing-catan-give-coin = ⟦catan-coin|coin⟧
thing-catan-get-paper = ⟦catan-paper|paper⟧
thing-catan-get-cloth = ⟦catan-cloth|cloth⟧
thing-catan-get-coin = ⟦catan-coin|a coin⟧
thing-catan-short-paper = ⟦catan-paper|paper⟧
thing-catan-short-cloth = ⟦catan-cloth|cloth⟧
thing-catan-short-coin = ⟦catan-coin|coins⟧
thing-catan-event-ship = ⟦catan-event-ship⟧ a ship
thing-catan-event-science = ⟦catan-event-science⟧ the green castle
thing-catan-event-trade = ⟦catan-event-trade⟧ the yellow castle
thing-catan-event-politics = ⟦catan-event-politics⟧ the blue castle
thing-catan-science = ⟦catan-science⟧ Science
thing-catan-trade = ⟦catan-trade⟧ Trade
thing-catan-politics = ⟦catan-politics⟧ Politics
count-catan-paper = { $count } ⟦catan-paper|paper⟧
count-catan-cloth = { $count } ⟦catan-cloth|cloth⟧
count-catan-coin =
    { $count ->
        [one] 1 ⟦catan-coin|coin⟧
       *[other] { $count } ⟦catan-coin|coins⟧
    }

## The lobby

setting-catan-mode = Game
setting-catan-mode-base = Catan
setting-catan-mode-ck = Cities & Knights

## The picture

catan-described-progress =
    { $count ->
        [one] one progress card
       *[other] { $count } progress cards
    }
catan-described-levels = improvements { $levels }
catan-described-knights =
    { $count ->
        [one] one knight
       *[other] { $count } knights
    } (active strength { $strength })
catan-described-event =
    { $event ->
        [ship] with a ship
        [science] with the green castle (Science)
        [trade] with the yellow castle (Trade)
       *[politics] with the blue castle (Politics)
    }
catan-described-legend-ck = a knight
catan-described-merchant = The merchant is on the { $hex } ({ $seat }).
catan-described-barbarians = Barbarians: step { $step } of 7, strength { $threat } against { $defence }.
catan-described-home = The robber can't move before the barbarians have landed once.
catan-described-defender =
    { $count ->
        [one] Defender once
       *[other] Defender { $count } times
    }
catan-described-strength = active knights { $strength }
catan-described-track =
    { $metropolis ->
        [yes] { $track } level { $level } with its metropolis
       *[no] { $track } level { $level }
    }{ $cards ->
        [0] { "" }
        [one] { " " }(one card)
       *[other] { " " }({ $cards } cards)
    }
catan-described-shown = shown: { $cards }
catan-described-pieces = left: walls { $walls }, knights { $basic } basic, { $strong } strong, { $mighty } mighty
catan-described-improvable = Your hand pays for the next level of { $tracks }.
catan-with-metropolis = with the metropolis of { $track }
catan-with-wall = with a wall
catan-lying = (a city on its side)
catan-at-knight =
    { $seat }'s { catan-level } knight, { $state ->
        [ready] active and ready
        [active] active
       *[inactive] inactive
    }
catan-on-merchant = { $seat }'s merchant

## Overlays

catan-placed-knights = knights { $places }
catan-priced-wall = City wall
catan-priced-knight = Knight
catan-priced-activate = Activating a knight
catan-priced-upgrade = Upgrading a knight

## Standing orders, reminders, names of scores

missing-catan-deck = the deck of a progress card
missing-catan-city_lost = the city that is lost
missing-catan-aqueduct = a resource from the aqueduct
missing-catan-put_back = a progress card to put back
missing-catan-relocate = a new place for a knight
missing-catan-metropolis = the place of a metropolis
missing-catan-smith = a knight to upgrade
missing-catan-give_commodity = a commodity to give
missing-catan-wedding = cards to give for a wedding
missing-catan-remove = a knight that deserts
missing-catan-saboteur = cards to discard
missing-catan-take = cards to take
points-catan-metropolises = metropolises
points-catan-defender = defender
points-catan-merchant = merchant

## Words that a player can type for one another

synonyms-catan-coin = coin, coins, gold, money
synonyms-catan-cloth = cloth, fabric
synonyms-catan-improve = improve, improvement, upgrade

## Cards

thing-catan-paper = ⟦catan-paper|Paper⟧
thing-catan-cloth = ⟦catan-cloth|Cloth⟧
thing-catan-coin = ⟦catan-coin|Coin⟧

thing-catan-alchemist = ⟦catan-alchemist⟧ Alchemist
card-catan-alchemist = Before the roll: choose both number dice.
rules-catan-alchemist = **Science · 2 cards**
    Played before the roll: you set the white and the red die. Only the event die is rolled, and it comes first. The red die that you set also decides who draws progress cards.

thing-catan-crane = ⟦catan-crane⟧ Crane
card-catan-crane = Buy an improvement for one commodity less.
rules-catan-crane = **Science · 2 cards**
    Name a track and buy its next level at once, for one commodity less than usual. The first level is free. You can play one Crane a turn.

thing-catan-engineer = ⟦catan-engineer⟧ Engineer
card-catan-engineer = Build a city wall for free.
rules-catan-engineer = **Science · 1 card**
    Build a wall around one of your cities for free. You can't play it with three walls on the board.

thing-catan-inventor = ⟦catan-inventor⟧ Inventor
card-catan-inventor = Swap two numbers, but no 2, 6, 8 or 12.
rules-catan-inventor = **Science · 2 cards**
    Swap the numbers of two hexes, anywhere on the island. 2, 6, 8 and 12 stay where they are.

thing-catan-irrigation = ⟦catan-irrigation⟧ Irrigation
card-catan-irrigation = 2 grain for each of your fields.
rules-catan-irrigation = **Science · 2 cards**
    Take two grain for every field next to your buildings. The number of buildings and the robber don't matter.

thing-catan-medicine = ⟦catan-medicine⟧ Medicine
card-catan-medicine = A city for 2 ore and 1 grain.
rules-catan-medicine = **Science · 2 cards**
    Turn one of your settlements into a city for two ore and one grain.

thing-catan-mining = ⟦catan-mining⟧ Mining
card-catan-mining = 2 ore for each of your mountains.
rules-catan-mining = **Science · 2 cards**
    Take two ore for every mountain next to your buildings. The number of buildings and the robber don't matter.

thing-catan-printer = ⟦catan-printer⟧ Printer
card-catan-printer = 1 point, shown at once.
rules-catan-printer = **Science · 1 card**
    One point. It is shown as soon as it is drawn, even on another player's turn, and never counts as a card in hand.

thing-catan-smith = ⟦catan-smith⟧ Smith
card-catan-smith = Upgrade up to 2 knights for free.
rules-catan-smith = **Science · 2 cards**
    Upgrade up to two of your knights by one level each, for free. The usual limits hold: each knight once a turn, two of each level, mighty ones only with the Fortress.

thing-catan-commercial_harbor = ⟦catan-commercial_harbor⟧ Commercial harbor
card-catan-commercial_harbor = Swap a resource for a commodity with each other player.
rules-catan-commercial_harbor = **Trade · 2 cards**
    Offer each opponent one of your resource cards, at most once a turn. A player with commodities must give you one of their choice for it. A player without any gives nothing, and you keep your card.
    A player with commodities of one kind only is asked too: otherwise everyone would learn what they hold.

thing-catan-master_merchant = ⟦catan-master_merchant⟧ Master merchant
card-catan-master_merchant = Take 2 cards of your choice from someone ahead of you.
rules-catan-master_merchant = **Trade · 2 cards**
    Choose an opponent with more points than you. Look at their hand and take two cards of your choice.

thing-catan-merchant_fleet = ⟦catan-merchant_fleet⟧ Merchant fleet
card-catan-merchant_fleet = This turn one kind trades at 2:1.
rules-catan-merchant_fleet = **Trade · 2 cards**
    Name a resource or a commodity: until the end of your turn you trade it with the bank at 2:1.

thing-catan-merchant = ⟦catan-merchant⟧ Merchant
card-catan-merchant = Put the merchant on a hex of yours: 1 point, 2:1 for it.
rules-catan-merchant = **Trade · 6 cards**
    Put the merchant on a hex next to one of your buildings. While you have it, it gives you one point and you trade the resource of that hex at 2:1. The next player who plays a Merchant takes it.

thing-catan-resource_monopoly = ⟦catan-resource_monopoly⟧ Resource monopoly
card-catan-resource_monopoly = All others give you 2 of a resource.
rules-catan-resource_monopoly = **Trade · 4 cards**
    Name a resource. Everyone else gives you two of it, or one if they have only one.

thing-catan-commodity_monopoly = ⟦catan-commodity_monopoly⟧ Commodity monopoly
card-catan-commodity_monopoly = All others give you 1 of a commodity.
rules-catan-commodity_monopoly = **Trade · 2 cards**
    Name a commodity. Everyone else who has it gives you one.

thing-catan-bishop = ⟦catan-bishop⟧ Bishop
card-catan-bishop = Move the robber, steal a card from everyone there.
rules-catan-bishop = **Politics · 2 cards**
    Move the robber and steal one card at random from each opponent with a building there. You can't play it before the barbarians have landed for the first time.

thing-catan-constitution = ⟦catan-constitution⟧ Constitution
card-catan-constitution = 1 point, shown at once.
rules-catan-constitution = **Politics · 1 card**
    One point. It is shown as soon as it is drawn, even on another player's turn, and never counts as a card in hand.

thing-catan-deserter = ⟦catan-deserter⟧ Deserter
card-catan-deserter = An opponent removes a knight; you place one like it.
rules-catan-deserter = **Politics · 2 cards**
    Choose an opponent, who removes a knight of their choice. You can place one of the same level, or of the highest lower one that you have left. It is active if the removed one was, but it can't act this turn.

thing-catan-diplomat = ⟦catan-diplomat⟧ Diplomat
card-catan-diplomat = Remove an open road. You can rebuild your own.
rules-catan-diplomat = **Politics · 2 cards**
    Remove a road with an open end, where its owner has no other road and no piece. If it is your own, you can rebuild it elsewhere at once, for free.

thing-catan-intrigue = ⟦catan-intrigue⟧ Intrigue
card-catan-intrigue = Drive away an opponent's knight at one of your roads.
rules-catan-intrigue = **Politics · 2 cards**
    Drive an opponent's knight of any level away from a corner that one of your roads reaches. Its owner moves it along their own roads, or loses it if there is no place for it.

thing-catan-saboteur = ⟦catan-saboteur⟧ Saboteur
card-catan-saboteur = All with as many points or more discard half.
rules-catan-saboteur = **Politics · 2 cards**
    Everyone with at least as many points as you discards half of their hand, rounded down. Walls don't help.

thing-catan-spy = ⟦catan-spy⟧ Spy
card-catan-spy = See someone's progress cards and take one.
rules-catan-spy = **Politics · 3 cards**
    Look at an opponent's progress cards and take one of them. You can play it in the same turn.

thing-catan-warlord = ⟦catan-warlord⟧ Warlord
card-catan-warlord = Activate all your knights for free.
rules-catan-warlord = **Politics · 2 cards**
    All your knights become active for free. Those that were inactive can act from your next turn on.

thing-catan-wedding = ⟦catan-wedding⟧ Wedding
card-catan-wedding = Everyone with more points gives you 2 cards.
rules-catan-wedding = **Politics · 2 cards**
    Everyone with more points than you gives you two cards of their choice, or one if they have only one.

## The rulebook

rules-catan-topics-ck = cities improvements metropolis walls knights actions barbarians progress symbols
rules-catan-entries-ck =
    alchemist crane engineer inventor irrigation medicine mining printer smith commercial_harbor master_merchant
    merchant_fleet merchant resource_monopoly commodity_monopoly bishop constitution deserter diplomat intrigue saboteur
    spy warlord wedding
rules-catan-cities-title = Cities & Knights: what changes
rules-catan-cities =
    There are no development cards and no army. Your second building is a city. A third die shows a ship or a castle: **ships** move the barbarians, **castles** give progress cards.
    You win with **13 points** on your own turn. Metropolises, the Defender, the merchant and two cards score as well.
    Cities next to forest, pasture and mountains give one resource and one **commodity** instead of two resources: paper, cloth, coin. Commodities are part of your hand, and pay for improvements. You trade them in the same way, but no harbour gives 2:1 for them. The merchant, the Merchant fleet and the third level of Trade give more 2:1 rates.
rules-catan-improvements-title = Improvements
rules-catan-improvements =
    There are three tracks with five levels each: **Science** costs paper, **Trade** cloth, **Politics** coins. Each level costs as many as its number. You need a city.
    The third level gives an ability. Science, *Aqueduct*: if a roll other than seven gives you nothing, take a resource of your choice. Trade: commodities 2:1 with the bank. Politics, *Fortress*: mighty knights.
rules-catan-metropolis-title = Metropolises
rules-catan-metropolis =
    The first player at level 4 of a track puts its metropolis on a city. It scores 2 extra points, and the barbarians can't take that city. The first player at level 5 takes it from a holder at level 4. At level 5 it is safe.
    Levels 4 and 5 need a city of yours without a metropolis. The player who holds a track's metropolis doesn't need another city for its level 5.
rules-catan-walls-title = City walls
rules-catan-walls =
    A wall costs 2 brick. It stands around a city, at most one around each and three in all. Each lets you keep two more cards on a seven. You lose it with its city.
rules-catan-knights-title = Knights
rules-catan-knights =
    A knight stands on a free corner at your road. Its one to three bars are its level and its strength: **basic**, **strong**, **mighty**. A gold rim means that it is **active**. Only active knights count against the barbarians and can act.
    Even an inactive knight blocks the corner for the others' roads and buildings, and cuts their longest road. A knight costs 1 wool and 1 ore, activating it 1 grain, upgrading it 1 wool and 1 ore. You have two knights of each level. A knight is upgraded at most once a turn. Mighty ones need the third level of Politics.
rules-catan-actions-title = Knight actions
rules-catan-actions =
    A knight can act if it was active when your turn began. Then it becomes inactive. It can't act between the turns.
    - **Move** along your roads to a free corner.
    - **Displace** another player's weaker knight on a corner that your roads lead to. Its owner moves it along their own roads, or loses it.
    - **Chase the robber** from a hex next to it: you move the robber and steal.
rules-catan-barbarians-title = The barbarians
rules-catan-barbarians =
    Every ship moves the barbarians one of seven steps. When they land, their strength is the number of all cities. The knights' strength is the sum of all active ones.
    - **The knights hold** if they aren't weaker. The player who gave most is Defender of Catan, 1 point. If several did, each draws a progress card of their choice.
    - **Otherwise** the player who gave least loses a city, which becomes a settlement. In a tie each loses one. Players without an ordinary city are spared.
    Then all knights become inactive, the ship starts again, and the robber is free. Before the first landing the robber doesn't move.
rules-catan-progress-title = Progress cards
rules-catan-progress =
    When a castle is rolled, every player whose track in its colour has at least one level draws a card, if the red die is at most one above that level: at level 1 a red 1 or 2, at level 5 every number.
    You can hold four cards, or five on your own turn. Play as many as you like after the roll, the Alchemist before it. You can't play a card that would change nothing. Printer and Constitution are shown at once.
    The decks have *Road building* too.
rules-catan-symbols-title = Cities & Knights in the picture
rules-catan-symbols =
    At the top, behind ⟦catan-length⟧ the longest road: ⟦catan-activate⟧ the strength of the active knights, and ⟦catan-defender⟧ Defender points. Below: for { thing-catan-science }, { thing-catan-trade } and { thing-catan-politics }, the number of progress cards (on the back of a card) and the level.
    Lower left: the barbarians' strength (red if it is greater), and below it that of the knights.

## Reasons of computers

because-catan-metropolis_now = brings a metropolis
because-catan-track = level { $level } of 5, a metropolis from level 4 on
because-catan-guard =
    { $count ->
        [one] the barbarians land on the next step: { $threat } against { $defence }
       *[other] the barbarians land in { $count } steps: { $threat } against { $defence }
    }
because-catan-walled = two more cards are safe on a seven
because-catan-effect = { $effect }
