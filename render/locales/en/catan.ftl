# Catan

## Asks

catan-cards-to-give =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }

ask-catan-place =
    { $round ->
        [1] { $seat }, place your first building: { $piece }.
       *[other] { $seat }, place your second building: { $piece }. The hexes around it give your first cards.
    }
ask-catan-place_road = { $seat }, place a road next to it.
ask-catan-roll =
    { $early ->
        [0] { $seat }, it's your turn: roll the dice.
       *[other] { $seat }, it's your turn: roll, or play a card first?
    }
ask-catan-act =
    { $spent ->
        [0] { $seat }, what do you do?
       *[other] { $seat }, what do you do? You have made all { $spent } offers of this turn.
    }
ask-catan-special = { $seat }, build between the turns?
ask-catan-reply =
    { $talk ->
        [0] { $seat }, build between the turns?
       *[other]
            { $spent ->
                [0] { $seat }, meanwhile you can answer offers and make one.
               *[other] { $seat }, meanwhile you can answer offers. You have made all { $spent } of yours in this turn.
            }
    }
ask-catan-offer = { $seat }, make an offer: what do you give, and what do you want for it?
ask-catan-robber = { $seat }, where does the robber go?
ask-catan-discard = { $seat }, a seven: discard { catan-cards-to-give }.
ask-catan-free_road =
    { $left ->
        [one] { $seat }, a second free road?
       *[other] { $seat }, where do you build the first free road?
    }
ask-catan-plenty =
    { $most ->
        [one] { $seat }, which resource do you take?
       *[other] { $seat }, which { $most } resources do you take?
    }
ask-catan-deck = { $seat }, the knights have held, and you were among the strongest. From which deck do you draw a card?
ask-catan-city_lost = { $seat }, the barbarians have won: which city do you lose?
ask-catan-aqueduct = { $seat }, this roll gave you nothing. Which resource do you take with the aqueduct?
ask-catan-put_back = { $seat }, you have one progress card too many. Which one do you put back?
ask-catan-metropolis = { $seat }, which city gets the metropolis of { $track }?
ask-catan-relocate = { $seat }, your knight has been driven away: where does it go?
ask-catan-alchemist = { $seat }, how do you set the dice?
ask-catan-crane = { $seat }, what do you improve for one commodity less?
ask-catan-engineer = { $seat }, which city gets the wall?
ask-catan-inventor = { $seat }, which number do you swap?
ask-catan-inventor-second = { $seat }, with which one?
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

option-catan = { $marked }{ $id }
option-catan-seat = { $marked }{ $seat }
option-catan-done = No more
option-catan-none = Nothing
option-catan-roll-roll = Roll the dice
option-catan-end = End the turn
option-catan-pass = Build nothing more
option-catan-all = Everyone
option-catan-flag = Build between the turns
option-catan-unflag = Don't build between the turns
option-catan-act-offer = Make an offer
option-catan-reply-offer = Make an offer
option-catan-accept = Accept offer { $offer }
option-catan-decline = Decline offer { $offer }
option-catan-counter = Counter offer { $offer }
option-catan-withdraw = Withdraw offer { $offer }
option-catan-confirm = Offer { $offer }: trade with { $seat }
option-catan-development = Buy a development card
option-catan-bank = { $rate } { $give } → { $get }
option-catan-play = Play { $card }
option-catan-play_monopoly = Play Monopoly: { $kind }
option-catan-road = Road { $mark }
option-catan-settlement = Settlement { $mark }
option-catan-city = City { $mark }
option-catan-wall = Wall { $mark }
option-catan-knight = Knight { $mark }
option-catan-activate = Activate knight { $mark }
option-catan-upgrade = Upgrade knight { $mark }
option-catan-move = Move knight { $mark }
option-catan-displace = Displace with knight { $mark }
option-catan-chase = Chase the robber with knight { $mark }
option-catan-improve = Improve { $track }

option-catan-robber = Hex { $mark }
option-catan-bishop = Hex { $mark }
option-catan-merchant = Hex { $mark }
option-catan-inventor = Hex { $mark }
option-catan-inventor-second = Hex { $mark }
option-catan-metropolis = City { $mark }
option-catan-city_lost = City { $mark }
option-catan-engineer = City { $mark }
option-catan-medicine = Settlement { $mark }
option-catan-relocate = Place { $mark }
option-catan-smith = Knight { $mark }
option-catan-smith-done = No other knight
option-catan-intrigue = Knight { $mark }
option-catan-deserter-remove = Knight { $mark }
option-catan-deserter-place = Place { $mark }
option-catan-deserter-place-done = Don't place one
option-catan-diplomat = Road { $mark }
option-catan-diplomat-rebuild-done = Don't rebuild it
option-catan-free_road-done = No second road
option-catan-alchemist = { $dice }
option-catan-put_back = { $id }
option-catan-spy-take = { $id }
option-catan-aqueduct-none = Nothing
option-catan-commercial_harbor = { $seat }: { $card }
option-catan-commercial_harbor-done = Send the offers, or stop

step-catan-1 =
    { $count ->
        [one] { $mark } · one place
       *[other] { $mark } · { $count } places
    }
step-catan-2 = Place { $mark }
step-catan-3 = Place { $mark }
step-catan-1-road = Build a road
step-catan-1-settlement = Build a settlement
step-catan-1-city = Build a city
step-catan-1-wall = Build a wall
step-catan-1-knight = Place a knight
step-catan-1-activate = Activate a knight
step-catan-1-upgrade = Upgrade a knight
step-catan-1-move = Move a knight
step-catan-1-displace = Displace a knight
step-catan-1-chase = Chase the robber
step-catan-1-improve = Improve a city
step-catan-1-bank = Trade with the bank
step-catan-1-play = Play a card
step-catan-1-offer = Offer { $offer }
step-catan-1-seat = { $marked }{ $seat }
step-catan-robber-1 = Hex { $mark }
step-catan-alchemist-1 = First die { $id }

step-catan-move-2 = Knight { $mark }
step-catan-move-3 = To { $mark }
step-catan-displace-2 = Knight { $mark }
step-catan-displace-3 = Knight { $mark }
step-catan-activate-2 = Knight { $mark }
step-catan-upgrade-2 = Knight { $mark }
step-catan-chase-2 = Knight { $mark }
step-catan-city-2 = Settlement { $mark }
step-catan-wall-2 = City { $mark }
step-catan-improve-2 = { $id }
step-catan-bank-2 = { $rate } { $id }
step-catan-bank-3 = for { $id }
step-catan-play-2 = { $id }
step-catan-play-3 = { $id }
step-catan-offer-2-accept = Accept
step-catan-offer-2-decline = Decline
step-catan-offer-2-counter = Counter-offer
step-catan-offer-2-withdraw = Withdraw
step-catan-offer-2-confirm = Trade
step-catan-offer-3 = with { $seat }
step-catan-robber-2 = { $marked }{ $seat }
step-catan-alchemist-2 = Red die { $id }
step-catan-commercial_harbor-2 = { $id }

field-catan-offer-give = You give
field-catan-offer-get = You get
field-catan-offer-to = To

proposal-catan-offer =
    Offer { $offer }: { $seat } offers { $give } for { $get }, to { $to }.{ $accepted-count ->
        [0] { "" }
       *[other] { " " }Accepted: { $accepted }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Declined: { $declined }.
    }

reason-one_sided_offer = An offer needs cards on both sides. Leave both empty to make no offer.
reason-same_card_on_both_sides = An offer can't have the same kind of card on both sides.

## Events

event-catan-setup = { $seat }, setup:
event-catan-turn = { $seat }, turn { $turn }:
event-catan-turn_ended = { "" }
event-catan-special = { $seat }, between the turns:
event-catan-flag =
    { $up ->
        [true] { $seat } wants to build between the turns.
       *[false] { $seat } no longer wants to build between the turns.
    }
event-catan-built = { $seat } builds { $piece }.
event-catan-built-free = { $seat } places { $piece }.
event-catan-built-active = { $seat } places { $piece }.
event-catan-first_cards =
    { $cards-count ->
        [0] { $seat } begins without cards.
       *[other] { $seat } begins with { $cards }.
    }
event-catan-longest_road = No one has the longest road any more.
event-catan-longest_road-seat = { $seat } has the longest road now ({ $length }): 2 points.
event-catan-largest_army = { $seat } has the largest army now ({ $size }): 2 points.
event-catan-rolled = { $seat } rolls **{ $total }** ({ $dice }).
event-catan-rolled-event = { $seat } rolls **{ $total }** ({ $dice }) and { $event }.
event-catan-produced =
    { $gains-count ->
        [0] The bank is short of { $short }.
       *[other] { $short-count ->
            [0] { $gains }.
           *[other] { $gains }. The bank is short of { $short }.
        }
    }
each-catan-gains = { $seat }: { $cards }
event-catan-discarded = { $seat } discards { $cards }.
event-catan-discarded-together = { $seats } discard.
event-catan-discarded-follows = ·
event-catan-robber = { $seat } moves the robber.
event-catan-robber-follows = ·
event-catan-stole = { $seat } steals a card from { $victim }.
event-catan-stole-card = { $seat } steals { $card } from { $victim }.
event-catan-exchanged = { $seat } gives the bank { $count } { $give } for { $get }.
event-catan-offered =
    { $partners-count ->
        [one] { $seat } offers { $partners } { $give } for { $get }.
       *[other] { $seat } offers { $give } for { $get }.
    }
event-catan-accepted = { $seat } accepts.
event-catan-accepted-follows = ·
event-catan-accepted-together = { $seats } accept.
event-catan-declined = { $seat } declines.
event-catan-declined-follows = ·
event-catan-declined-together = { $seats } decline.
event-catan-withdrawn = { $seat } withdraws the offer.
event-catan-withdrawn-follows = ·
event-catan-lapsed = { $by }'s offer has ended.
event-catan-lapsed-follows = ·
event-catan-fell_through = { $seat } can no longer pay.
event-catan-fell_through-follows = ·
event-catan-traded = { $seat } gives { $partner } { $give } for { $get }.
event-catan-bought = { $seat } buys a development card.
event-catan-bought-card = { $seat } buys a development card: { $card }.
event-catan-played = { $seat } plays { $card }.
event-catan-took =
    { $cards-count ->
        [0] { $seat } takes nothing from the bank.
       *[other] { $seat } takes { $cards } from the bank.
    }
event-catan-collected =
    { $total ->
        [0] { $seat } collects { $card }, but no one has any.
       *[other] { $seat } collects { $total } { $card } ({ $taken }).
    }
each-catan-offers = { $seat }: { $card }
each-catan-taken = { $seat } { $count }
event-catan-won = **{ $seat }** wins: { $points }.
each-catan-strengths = { $seat } { $count }
each-catan-points = { $seat } { $count }

event-catan-scored =
    { $points ->
        [0] No points for { $seat }.
        [one] One point for { $seat }: { $terms }.
       *[other] { $points } points for { $seat }: { $terms }.
    }
term-catan-settlements =
    { $count ->
        [one] one settlement × { $each }
       *[other] { $count } settlements × { $each }
    }
term-catan-cities =
    { $count ->
        [one] one city × { $each }
       *[other] { $count } cities × { $each }
    }
term-catan-longest_road = the longest road { $each }
term-catan-largest_army = the largest army { $each }
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
term-catan-point_cards =
    { $count ->
        [one] one point card
       *[other] { $count } point cards
    }

event-catan-ship =
    { $step ->
        [7] The barbarians land.
       *[other] Barbarians: step { $step } of { $steps }.
    }
event-catan-attack =
    { $held ->
        [true] The knights hold, { $defence } against { $threat }.
       *[false] The barbarians break through, { $threat } against { $defence }.
    }
event-catan-defender = { $seat } is Defender of Catan: 1 point.
event-catan-city_lost =
    { $wall ->
        [true] { $seat } loses a city and its wall.
       *[false] { $seat } loses a city.
    }
event-catan-city_lost-together = { $seats } lose a city each.
event-catan-city_lost-follows = ·
event-catan-drew = { $seat } draws a card of { $deck }.
event-catan-drew-card = { $seat } draws { $card }.
event-catan-drew-together = { $seats } draw progress cards.
event-catan-point_card = { $seat } draws { $card }: 1 point.
event-catan-put_back = { $seat } puts back a card of { $deck }.
event-catan-put_back-card = { $seat } puts back { $card }.
event-catan-aqueduct = { $seat } takes { $card } with the aqueduct.
event-catan-activated =
    { $places-count ->
        [one] { $seat } activates a knight.
       *[other] { $seat } activates { $places-count } knights.
    }
event-catan-upgraded = { $seat } upgrades a knight: it is { catan-level } now.
event-catan-knight_moved = { $seat } moves a knight.
event-catan-displaced = { $seat } drives away { $victim }'s knight.
event-catan-relocated = { $seat } moves the knight that was driven away.
event-catan-knight_lost = { $seat } loses it: there is no place for it.
event-catan-chased = { $seat } chases the robber.
event-catan-improved = { $seat } improves { $track } to level { $level }.
event-catan-metropolis = { $seat } has the metropolis of { $track } now: 2 points.
event-catan-dice_set = { $seat } sets the dice to { $dice }.
event-catan-swapped = { $seat } swaps two numbers ({ $hexes }).
each-catan-hexes = { $number }
event-catan-merchant = { $seat } has the merchant now: 1 point.
event-catan-merchant_fleet = { $seat } trades { $card } at 2:1 this turn.
event-catan-no_commodity = { $seat } has no commodity.
event-catan-passed =
    { $count ->
        [one] { $seat } gives { $receiver } a card.
       *[other] { $seat } gives { $receiver } { $count } cards.
    }
event-catan-passed-cards = { $seat } gives { $receiver } { $cards }.
event-catan-looked = { $seat } looks at { $victim }'s hand.
event-catan-looked-cards = { $seat } looks at { $victim }'s hand: { $cards }.
event-catan-road_removed = { $seat } removes one of { $owner }'s roads.
event-catan-deserted = One of { $seat }'s knights deserts.
event-catan-spied = { $seat } looks at { $victim }'s progress cards.
event-catan-spied-cards = { $seat } looks at { $victim }'s progress cards: { $cards }.
event-catan-card_taken = { $seat } takes a progress card from { $victim }.
event-catan-card_taken-card = { $seat } takes { $card } from { $victim }.

## Explanations of events

why-catan-first_cards = One card for each hex around the second building, except the desert.
why-catan-built-worth =
    { $worth ->
        [one] One point more.
       *[other] { $worth } points.
    }
why-catan-longest_road = It takes at least five roads in a row, and more than anyone else has.
why-catan-longest_road-seat = { $length } roads in a row, at least five and more than anyone else has. Another player's piece in between breaks a road.
why-catan-largest_army = { $size } knights played, at least three and more than anyone else.
why-catan-produced-sources =
    { $short-count ->
        [0] On { $number }: { $sources }. A settlement gets one card, a city two.
       *[other] On { $number }: { $sources }. If the bank runs short, a single player gets what is left, and several get nothing.
    }
why-catan-produced-blocked =
    { $short-count ->
        [0] On { $number }: { $sources }. The robber blocks the { $blocked }.
       *[other] On { $number }: { $sources }. The robber blocks the { $blocked }. If the bank runs short, a single player gets what is left, and several get nothing.
    }
each-catan-sources = { $land } { $count } for { $seat }
why-catan-discarded-had = Half of { $had } cards, rounded down: { $count }.
why-catan-discarded-limit = { $had } cards are more than { $limit }, so half of them go, rounded down: { $count }.
why-catan-robber-number =
    { $number ->
        [0] On the { $land } it blocks nothing.
       *[other] While it is there, the { $land } with the { $number } give nothing.
    }
why-catan-stole-had = One of { $victim }'s { $had } cards, at random. Only the two of them know which.
why-catan-exchanged =
    { $count ->
        [4] Without a harbour the bank takes four for one.
        [3] At a 3:1 harbour the bank takes three for one.
       *[other] A harbour, a card or an improvement makes it two for one.
    }
why-catan-drew-needed = The castle of { $deck } and the red die: every player with { $deck } at level { $needed } or higher draws.
why-catan-point_card-needed = The castle of { $deck } and the red die: every player with { $deck } at level { $needed } or higher draws.
why-catan-put_back = The limit is four progress cards.
why-catan-ship = The ship sails one step each time the event die shows it. At step { $steps } the barbarians land.
why-catan-attack =
    { $held ->
        [true] Barbarians: one for each city on the island, { $threat }. Active knights: { $strengths }, together { $defence }, which is enough. The player who gave most is Defender of Catan; if several did, each draws a card. Then all knights become inactive.
       *[false] Barbarians: one for each city on the island, { $threat }. Active knights: { $strengths }, together { $defence }, which is too few. Of the players with a city that isn't a metropolis, the one who gave least loses one. Then all knights become inactive.
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
thing-catan-piece-road = a road
thing-catan-piece-settlement = a settlement
thing-catan-piece-city = a city
thing-catan-piece-wall = a city wall
thing-catan-piece-knight = a knight
thing-catan-card-lumber = lumber
thing-catan-card-brick = brick
thing-catan-card-wool = wool
thing-catan-card-grain = grain
thing-catan-card-ore = ore
thing-catan-card-paper = paper
thing-catan-card-cloth = cloth
thing-catan-card-coin = coin
thing-catan-give-lumber = lumber
thing-catan-give-brick = brick
thing-catan-give-wool = wool
thing-catan-give-grain = grain
thing-catan-give-ore = ore
thing-catan-give-paper = paper
thing-catan-give-cloth = cloth
thing-catan-give-coin = coin
thing-catan-get-lumber = lumber
thing-catan-get-brick = brick
thing-catan-get-wool = wool
thing-catan-get-grain = grain
thing-catan-get-ore = ore
thing-catan-get-paper = paper
thing-catan-get-cloth = cloth
thing-catan-get-coin = coin
thing-catan-short-lumber = lumber
thing-catan-short-brick = brick
thing-catan-short-wool = wool
thing-catan-short-grain = grain
thing-catan-short-ore = ore
thing-catan-short-paper = paper
thing-catan-short-cloth = cloth
thing-catan-short-coin = coin
thing-catan-event-ship = a ship
thing-catan-event-science = the green castle
thing-catan-event-trade = the yellow castle
thing-catan-event-politics = the blue castle
thing-catan-science = Science
thing-catan-trade = Trade
thing-catan-politics = Politics
thing-catan-forest = forest
thing-catan-hills = hills
thing-catan-pasture = pasture
thing-catan-fields = fields
thing-catan-mountains = mountains
thing-catan-desert = desert

count-catan-lumber = { $count } lumber
count-catan-brick = { $count } brick
count-catan-wool = { $count } wool
count-catan-grain = { $count } grain
count-catan-ore = { $count } ore
count-catan-paper = { $count } paper
count-catan-cloth = { $count } cloth
count-catan-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }

## The lobby

credits-catan = Catan and Cities & Knights are games by Klaus Teuber.
setting-catan-mode = Game
setting-catan-mode-base = Catan
setting-catan-mode-ck = Cities & Knights
setting-catan-terrain = Island
setting-catan-terrain-random = Random
setting-catan-terrain-beginner = For beginners (up to four)
setting-catan-numbers = Numbers
setting-catan-numbers-balanced = No 6 or 8 next to a 6 or 8
setting-catan-numbers-spiral = In a spiral
setting-catan-numbers-free = Anywhere
setting-catan-harbours = Harbours
setting-catan-harbours-shuffled = Shuffled
setting-catan-harbours-standard = As printed (up to four)
setting-catan-friendly_robber = Friendly robber
setting-catan-friendly_robber-off = No
setting-catan-friendly_robber-on = Yes: it spares players with up to 2 points
setting-catan-target = Points to win
setting-catan-target-usual = Default (10, Cities & Knights 13)
setting-catan-discard_limit = Cards that are safe on a seven

## The picture

catan-note =
    { $turn ->
        [0] Setup · to { $target }
       *[other] Turn { $turn } · to { $target }
    }

catan-described =
    { $turn ->
        [0] Catan, setup: { $seat } places a building. { $target } points win.
       *[other] Catan, turn { $turn }: it's { $seat }'s turn. { $target } points win.
    }
catan-described-over = Catan, turn { $turn }: { $seat } has won.
catan-described-dice =
    Last roll { $total }{ $event ->
        [none] { "" }
        [ship] { " " }with a ship
       *[other] { " " }with a castle
    }.
catan-described-hand = Your hand: { $cards }.
catan-described-cards = Your cards: { $cards }.
catan-described-seat =
    { $letter } { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $hand ->
        [one] one card
       *[other] { $hand } cards
    }, settlements { $settlements }, cities { $cities }, roads { $roads }
catan-described-longest = longest road
catan-described-army = largest army
catan-described-development =
    { $count ->
        [one] one development card
       *[other] { $count } development cards
    }
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
catan-described-robber = Robber: { $hex }.
catan-described-merchant = Merchant: { $hex }.
catan-described-barbarians = Barbarians: step { $step } of 7, strength { $threat } against { $defence }.
catan-described-hexes = Hexes by row: { $rows }.
catan-described-legend = F forest, H hills, P pasture, C fields, M mountains, D desert, ! robber; A settlement, A* city, a knight

## Overlays

overlay-catan-yields = Yields
overlay-catan-costs = Prices
overlay-catan-places = Names of the places
catan-placed-hex = { $hex } { $terrain }: { $corners }
catan-placed-robber = , robber
catan-placed-harbours = Harbours: { $places }
catan-placed-edges = Edges next to roads and buildings: { $places }
catan-placed-settlements = settlements { $places }
catan-placed-cities = cities { $places }
catan-placed-knights = knights { $places }
catan-placed-roads = roads { $places }
overlay-catan-seat = { $seat }: { $numbers }
overlay-catan-number = **{ $number }** { $cards }
overlay-catan-cost = { $name }: { $cards }
catan-priced-road = Road
catan-priced-settlement = Settlement
catan-priced-city = City
catan-priced-development = Development card
catan-priced-wall = City wall
catan-priced-knight = Knight
catan-priced-activate = Activating a knight
catan-priced-upgrade = Upgrading a knight

## Standing orders, reminders, names of scores

order-catan-roll = Roll the dice at once
order-why-catan-roll = the robber is on one of your hexes, and a knight could chase it before the roll.
order-catan-poor = End my turn at once
order-catan-poor-value = while I hold fewer than { $value } cards
order-why-catan-poor = a player is within two points of winning.
order-catan-discard = On a seven, discard first
order-catan-no_special = Don't build in other players' turns
order-why-catan-no_special = you hold more cards than are safe on a seven.
missing-catan-place = a first building
missing-catan-act = the turn
missing-catan-roll = a roll of the dice
missing-catan-discard = cards to discard
missing-catan-plenty = resources to take
missing-catan-free_road = a free road
missing-catan-metropolis = the place of a metropolis
missing-catan-smith = a knight to upgrade
missing-catan-give_commodity = a commodity to give
missing-catan-wedding = cards to give for a wedding
missing-catan-remove = a knight that deserts
missing-catan-saboteur = cards to discard
missing-catan-take = cards to take
points-catan-settlements = settlements
points-catan-cities = cities
points-catan-longest_road = longest road
points-catan-largest_army = largest army
points-catan-metropolises = metropolises
points-catan-defender = defender
points-catan-merchant = merchant
points-catan-point_cards = cards
