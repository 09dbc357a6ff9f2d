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
ask-catan-place_road = { $seat }, place a road next to your building ({ $place }).
question-catan-place_road = Place a road next to your building
ask-catan-roll =
    { $early ->
        [0] ⟦catan-die-5⟧ { $seat }, it's your turn: roll the dice.
       *[other] ⟦catan-die-5⟧ { $seat }, it's your turn: roll, or play a card first?
    }
ask-catan-act =
    { $spent ->
        [0] { $seat }, what do you do?
       *[other] { $seat }, what do you do? You have made all { $spent } offers of this turn.
    }
question-catan-place =
    { $round ->
        [1] Choose a hex, then its corner
       *[other] Choose a hex, then its corner: its hexes give your first cards
    }
question-catan-act =
    { $spent ->
        [0] Build or trade?
       *[other] Build or end your turn
    }
ask-catan-special = { $seat }, build between the turns?
ask-catan-reply =
    { $talk ->
        [0] { $seat }, build between the turns?
       *[other]
            { $spent ->
                [0] { $seat }, meanwhile you can answer offers and make one.
               *[other] { $seat }, meanwhile you can answer offers. You have used up your { $spent } in this turn.
            }
    }
question-catan-reply =
    { $talk ->
        [0] Build between the turns?
       *[other]
            { $spent ->
                [0] You can trade meanwhile
               *[other] Answer offers
            }
    }
ask-catan-offer = { $seat }, make an offer: what do you give, and what do you want for it?
question-catan-offer = Make an offer
ask-catan-exchange = { $seat }, which exchanges do you make with the bank?
question-catan-exchange = Exchange with the bank
ask-catan-robber = ⟦catan-robber⟧ { $seat }, where does the robber go?
question-catan-robber = ⟦catan-robber⟧ Move the robber
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

## Options

option-catan = { $marked }{ $id }
option-catan-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
option-catan-done = No more
option-catan-roll-roll = ⟦catan-die-5⟧ Roll the dice
option-catan-end = End turn
option-catan-pass = Build nothing more
option-catan-all = Everyone
option-catan-flag = Build between the turns
option-catan-unflag = Don't build between the turns
option-catan-act-offer = Make an offer
option-catan-reply-offer = Make an offer
option-catan-accept = Accept offer { $offer }
option-catan-decline = Decline offer { $offer }
option-catan-refuse = Decline offer { $offer } for good
option-catan-counter = Counter offer { $offer }
option-catan-match = Offer the same as in offer { $offer }
option-catan-name = Offer { $offer }: give { $card }
option-catan-withdraw = Withdraw offer { $offer }
option-catan-confirm = ⟦seat-{ $seat-letter }⟧ Offer { $offer }: trade with { $seat }
option-catan-development = ⟦catan-development⟧ Buy a development card
option-catan-bank = { $give-counted } → { $get }
option-catan-bank_several = Exchange with the bank: several at once
option-catan-exchange = { $card-counted }
option-catan-play = Play { $card }
option-catan-play_monopoly = Play Monopoly: { $kind }
option-catan-road = { $marked }⟦catan-road-{ $own }⟧ Road: { $place }
option-catan-settlement = { $marked }⟦catan-settlement-{ $own }⟧ Settlement: { $place }
option-catan-city = { $marked }⟦catan-city-{ $own }⟧ City: { $place }

option-catan-robber =
    { $robs ->
        [yes] { $marked }{ $hex }, steal from { $robbed }
       *[no] { $marked }{ $hex }
    }
option-catan-place = { $marked }{ $place }
option-catan-free_road-done = No second road

step-catan-1 =
    { $count ->
        [one] { $marked }{ $place }: one corner
       *[other] { $marked }{ $place }: { $count } corners
    }
step-catan-2 = { $marked }{ $place }
step-catan-3 = { $marked }{ $place }
step-catan-1-road = ⟦catan-road-{ $own }⟧ Build a road
step-catan-1-settlement = ⟦catan-settlement-{ $own }⟧ Build a settlement
step-catan-1-city = ⟦catan-city-{ $own }⟧ Build a city
step-catan-1-bank = ⟦catan-bank⟧ Trade with the bank
step-catan-1-play = ⟦catan-hand⟧ Play a card
step-catan-1-offer = Offer { $offer }
step-catan-1-name = Offer { $offer }: name your card
step-catan-name-2 = Give { $card }
step-catan-1-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
step-catan-robber-1 = { $marked }{ $place }
step-catan-city-2 = { $marked }{ $place }
step-catan-bank-2 = { $id-counted }
step-catan-bank-2-several = Several at once
step-catan-bank-3 = for { $id }
step-catan-play-2 = { $id }
step-catan-play-3 = { $id }
step-catan-offer-2-accept = Accept
step-catan-offer-2-decline = Decline
step-catan-offer-2-refuse = Decline for good
step-catan-offer-2-counter = Counter-offer
step-catan-offer-2-match = Offer the same
step-catan-offer-2-withdraw = Withdraw
step-catan-offer-2-confirm = Trade
cost-catan-1-road = lumber, brick
cost-catan-1-settlement = lumber, brick, wool, grain
cost-catan-1-city = 2 grain, 3 ore
cost-catan-development = wool, grain, ore
step-catan-offer-3 = ⟦seat-{ $seat-letter }⟧ with { $seat }
step-catan-robber-2 = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
detail-catan = { $about }
detail-catan-1 = { $about }
detail-catan-2 = { $about }
detail-catan-3 = { $about }

panel-confirm-nothing-catan-offer = No offer
panel-confirm-nothing-catan-exchange = No exchange
field-catan-exchange-give = You give
field-catan-exchange-get = You get
field-catan-offer-give = You give
field-catan-offer-get = You get
field-catan-offer-to = To

proposal-catan-confirm = ⟦seat-{ $seat-letter }⟧ Trade with { $seat }
proposal-catan-offer =
    Offer { $offer }: { $seat } offers { $give } for { $get }, to { $to }.{ $accepted-count ->
        [0] { "" }
       *[other] { " " }Accepted: { $accepted }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Declined: { $declined }.
    }

reason-one_sided_offer = An offer needs cards on both sides. Leave both empty to make no offer.
reason-all_or_some = Choose everyone, or players by name.
reason-same_card_on_both_sides = The same kind of card can't be on both sides.
reason-uneven_exchange = The bank gives one card for each part that you give. Choose as many cards as parts.

## Events

event-catan-setup = { $seat }, setup:
brief-catan-setup = { $seat }:
event-catan-turn = { $seat }, turn { $turn }:
brief-catan-turn = { $seat }:
event-catan-turn_ended = { "" }
event-catan-special = { $seat }, between the turns:
event-catan-flag =
    { $up ->
        [true] { $seat } wants to build between the turns.
       *[false] { $seat } no longer wants to build between the turns.
    }
brief-catan-flag =
    { $up ->
        [true] { $seat }: wants to build between the turns
       *[false] { $seat }: no longer wants to build
    }
event-catan-built = { $seat } builds ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece } ({ $place }).
brief-catan-built = { $seat }: ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "short") }
brief-catan-built-worth =
    { $worth ->
        [0] { brief-catan-built }
       *[other] { brief-catan-built } **+{ $worth }**
    }
event-catan-built-free = { $seat } places ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece } ({ $place }).
event-catan-first_cards =
    { $cards-count ->
        [0] { $seat } begins without cards.
       *[other] { $seat } begins with { $cards }.
    }
brief-catan-first_cards = { "" }
event-catan-longest_road = No one has the longest road any more.
event-catan-longest_road-seat = { $seat } has ⟦catan-length⟧ the longest road now ({ $length }): 2 points.
brief-catan-longest_road-seat = { $seat }: ⟦catan-length⟧ longest road **+2**
event-catan-largest_army = { $seat } has ⟦catan-army⟧ the largest army now ({ $size }): 2 points.
brief-catan-largest_army = { $seat }: ⟦catan-army⟧ largest army **+2**
event-catan-rolled = { $seat } rolls **{ $total }** ({ $dice }).
brief-catan-rolled = { $seat }: { $total } rolled
number-catan-dice = ⟦catan-die-{ $count }|{ $count }⟧
event-catan-produced =
    { $gains-count ->
        [0] The bank is short of { $short }.
       *[other] { $short-count ->
            [0] { $gains }.
           *[other] { $gains }. The bank is short of { $short }.
        }
    }
brief-catan-produced =
    { $gains-count ->
        [0] (the bank is short of { $short })
       *[other] ({ $gains })
    }
each-catan-gains = { $seat }: { $cards }
event-catan-discarded = { $seat } discards { $cards }.
brief-catan-discarded = ({ $seat }: −{ $cards })
event-catan-discarded-together = { $seats } discard.
brief-catan-discarded-together = ({ $seats } discard)
event-catan-discarded-follows = ·
event-catan-robber = { $seat } moves ⟦catan-robber⟧ the robber to the { $hex }.
brief-catan-robber = { $seat }: ⟦catan-robber⟧ robber
event-catan-robber-follows = ·
event-catan-stole = { $seat } steals a card from { $victim }.
brief-catan-stole = { $seat }: a card from { $victim }
event-catan-stole-card = { $seat } steals { $card } from { $victim }.
brief-catan-stole-card = { $seat }: { $card } from { $victim }
event-catan-exchanged = { $seat } gives the bank { $give-counted } for { $get }.
brief-catan-exchanged = { $seat }: { $give-counted } → { $get }
event-catan-offered =
    { $partners-count ->
        [one] { $seat } offers { $partners } { $give } for { $get }.
       *[other] { $seat } offers { $give } for { $get }.
    }
brief-catan-offered =
    { $partners-count ->
        [one] { $seat }: offers { $partners } { $give } for { $get }
       *[other] { $seat }: offers { $give } for { $get }
    }
event-catan-accepted = { $seat } accepts the offer.
brief-catan-accepted = ({ $seat } accepts)
event-catan-accepted-by = { $seat } accepts { $by }'s offer.
event-catan-accepted-follows = ·
event-catan-accepted-together = { $seats } accept the offer.
brief-catan-accepted-together = ({ $seats } accept)
event-catan-declined = { $seat } declines the offer.
brief-catan-declined = ({ $seat } declines)
event-catan-declined-by = { $seat } declines { $by }'s offer.
event-catan-declined-follows = ·
event-catan-declined-together = { $seats } decline the offer.
brief-catan-declined-together = ({ $seats } decline)
event-catan-withdrawn = { $seat } withdraws the offer.
brief-catan-withdrawn = { $seat }: offer withdrawn
event-catan-withdrawn-follows = ·
event-catan-lapsed = { $by }'s offer has ended.
brief-catan-lapsed = (no deal)
event-catan-lapsed-follows = ·
event-catan-fell_through = { $seat } can no longer pay.
brief-catan-fell_through = ({ $seat } can no longer pay)
event-catan-fell_through-by = { $seat } can no longer pay for { $by }'s offer.
event-catan-fell_through-follows = ·
event-catan-traded = { $seat } gives { $partner } { $give } for { $get }.
brief-catan-traded = { $seat }: { $give } to { $partner } for { $get }
event-catan-bought = { $seat } buys ⟦catan-development⟧ a development card.
brief-catan-bought = { $seat }: ⟦catan-development⟧ development card
event-catan-bought-card = { $seat } buys ⟦catan-development⟧ a development card: { $card }.
brief-catan-bought-card = { $seat }: ⟦catan-development⟧ development card { $card }
event-catan-played = { $seat } plays { $card }.
brief-catan-played = { $seat }: { $card }
event-catan-took =
    { $cards-count ->
        [0] { $seat } takes nothing from the bank.
       *[other] { $seat } takes { $cards } from the bank.
    }
brief-catan-took =
    { $cards-count ->
        [0] { $seat }: nothing from the bank
       *[other] { $seat }: { $cards } from the bank
    }
event-catan-collected =
    { $total ->
        [0] { $seat } collects { $card }, but no one has any.
       *[other] { $seat } collects { $card-counted } ({ $taken }).
    }
brief-catan-collected =
    { $total ->
        [0] { $seat }: no { $card }
       *[other] { $seat }: { $card-counted } ({ $taken })
    }
each-catan-taken = { $seat } { $count }
event-catan-won = **{ $seat }** wins: { $points }.
end-lead-catan = { $who } reached { $points } points on their own turn. Only that wins the game.
each-catan-points = { $seat } { $count }

event-catan-scored =
    { $points ->
        [0] No points for { $seat }.
        [one] One point for { $seat }: { $terms }.
       *[other] { $points } points for { $seat }: { $terms }.
    }
brief-catan-scored = { $seat }: **{ $points }**
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
term-catan-point_cards =
    { $count ->
        [one] one point card
       *[other] { $count } point cards
    }

## Explanations of events

why-catan-first_cards = One card for each hex around the second building, except the desert.
why-catan-built-worth =
    { $worth ->
        [one] One more point.
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
each-catan-sources = { $count } from the { $land } for { $seat }
why-catan-discarded-had =
    { $had ->
        [one] Half of one card, rounded down: { $count }.
       *[other] Half of { $had } cards, rounded down: { $count }.
    }
why-catan-discarded-limit =
    { $had ->
        [one] One card is more than { $limit }, so half of it goes, rounded down: { $count }.
       *[other] { $had } cards are more than { $limit }, so half of them go, rounded down: { $count }.
    }
why-catan-robber-number =
    { $number ->
        [0] On the { $land } it blocks nothing.
       *[other] While it is there, the hex with the { $number } ({ $land }) gives nothing.
    }
why-catan-stole-had =
    { $had ->
        [one] { $victim }'s only card. Only the two of them know which.
       *[other] One of { $victim }'s { $had } cards, at random. Only the two of them know which.
    }
why-catan-exchanged =
    { $count ->
        [4] Without a harbour the bank takes four for one.
        [3] At a 3:1 harbour the bank takes three for one.
       *[other] With a 2:1 harbour or another 2:1 rate the bank takes two for one.
    }

## Names

thing-catan-piece-road = a road
    .short = road
thing-catan-piece-settlement = a settlement
    .short = settlement
thing-catan-piece-city = a city
    .short = city
thing-catan-card-lumber = ⟦catan-lumber|lumber⟧
thing-catan-card-brick = ⟦catan-brick|brick⟧
thing-catan-card-wool = ⟦catan-wool|wool⟧
thing-catan-card-grain = ⟦catan-grain|grain⟧
thing-catan-card-ore = ⟦catan-ore|ore⟧
thing-catan-any = Any card
thing-catan-card-any = any card
thing-catan-give-lumber = ⟦catan-lumber|lumber⟧
thing-catan-give-brick = ⟦catan-brick|brick⟧
thing-catan-give-wool = ⟦catan-wool|wool⟧
thing-catan-give-grain = ⟦catan-grain|grain⟧
thing-catan-give-ore = ⟦catan-ore|ore⟧
thing-catan-get-lumber = ⟦catan-lumber|lumber⟧
thing-catan-get-brick = ⟦catan-brick|brick⟧
thing-catan-get-wool = ⟦catan-wool|wool⟧
thing-catan-get-grain = ⟦catan-grain|grain⟧
thing-catan-get-ore = ⟦catan-ore|ore⟧
thing-catan-short-lumber = ⟦catan-lumber|lumber⟧
thing-catan-short-brick = ⟦catan-brick|brick⟧
thing-catan-short-wool = ⟦catan-wool|wool⟧
thing-catan-short-grain = ⟦catan-grain|grain⟧
thing-catan-short-ore = ⟦catan-ore|ore⟧
thing-catan-forest = forest
thing-catan-hills = hills
thing-catan-pasture = pasture
thing-catan-fields = fields
thing-catan-mountains = mountains
thing-catan-desert = desert

count-catan-lumber = { $count } ⟦catan-lumber|lumber⟧
count-catan-brick = { $count } ⟦catan-brick|brick⟧
count-catan-wool = { $count } ⟦catan-wool|wool⟧
count-catan-grain = { $count } ⟦catan-grain|grain⟧
count-catan-ore = { $count } ⟦catan-ore|ore⟧
count-catan-any = any card

## The lobby

credits-catan = Catan and its expansions are games by Klaus Teuber.
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
setting-catan-target-usual = Default (10, more with some expansions)
setting-catan-discard_limit = Cards that are safe on a seven

## Places

catan-hex =
    { $number ->
        [0] { $terrain }
       *[other] { $number } { $terrain }
    }{ $letter ->
        [none] { "" }
       *[other] { " " }({ $letter })
    }
catan-lettered = { $name } ({ $letter })
catan-corner-coast = { $land }, { $side } coast
catan-corner-harbour = { $corner } / { $harbour }
catan-edge = { $from } to { $to }
catan-harbour =
    { $kind ->
        [any] 3:1 harbour
       *[other] 2:1 { $card } harbour
    }
thing-catan-side-N = north
thing-catan-side-NE = north-east
thing-catan-side-SE = south-east
thing-catan-side-S = south
thing-catan-side-SW = south-west
thing-catan-side-NW = north-west
catan-pips =
    { $count ->
        [one] 1 pip
       *[other] { $count } pips
    }
catan-pips-of = { $pips }: { $kinds }
catan-at-settlement = { $seat }'s settlement
catan-at-city = { $seat }'s city
catan-at-road = { $seat }'s road
catan-at-roads =
    { $count ->
        [one] { $seat }'s road
       *[other] { $count } roads of { $seat }
    }
catan-at-nothing = now empty
catan-at-robber = robber on the { $hex }
catan-on-robber = the robber
catan-at-hex =
    { $hand ->
        [one] { $seat } (one card): { $pieces }
       *[other] { $seat } ({ $hand } cards): { $pieces }
    }
catan-bare-settlement =
    { $count ->
        [one] settlement
       *[other] { $count } settlements
    }
catan-bare-city =
    { $count ->
        [one] city
       *[other] { $count } cities
    }
catan-leads = leads to { $corner }, { $state }
catan-free = free, { $pips }
catan-open = Free for a settlement.
catan-close = too close to a building
catan-closed = Too close to a building for a settlement.
catan-piece-at = { $piece }: { $place }
catan-have = you have { $count }
catan-costs = { $cards }
catan-find-own = Your own cards
catan-find-pieces = { $seat }: buildings and pieces
catan-find-roads = { $seat }: roads
catan-find-robber = The robber
catan-find-free = Free corners
catan-find-harbours = Harbours
catan-find-bank = The bank and the decks
catan-find-corners = Corners: { $corners }
catan-find-edges = Edges: { $edges }
catan-find-typed = In a typed move: { $id }
catan-find-none = None yet.

## The picture

catan-note =
    { $turn ->
        [0] Setup · to { $target }
       *[other] Turn { $turn } · to { $target }
    }

catan-described =
    { $phase ->
        [setup] Catan, setup: { $seat } places a building.
        [roll] Catan, turn { $turn }: it's { $seat }'s turn, before the roll.
        [special] Catan, turn { $turn }: { $seat } can build between the turns.
       *[other] Catan, turn { $turn }: it's { $seat }'s turn.
    } { $target } points win.
catan-described-over = Catan, turn { $turn }: { $seat } has won.
catan-described-dice = Last roll { $total } ({ $dice }){ $further }.
catan-described-gains = The last roll brought you { $cards }.
catan-described-hand = Your hand: { $cards }.
catan-described-cards = Your cards: { $cards }.
catan-described-seat =
    { $letter } { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $hand ->
        [one] one card
       *[other] { $hand } cards
    }, settlements { $settlements }, cities { $cities }
catan-described-longest = longest road
catan-described-army = largest army
catan-described-development =
    { $count ->
        [one] one development card
       *[other] { $count } development cards
    }
catan-described-robber = The robber is on the { $hex }.
catan-described-hexes = Hexes by row: { $rows }.
catan-described-latest = Latest: { $told }.
catan-described-fresh = Bought this turn: { $cards }.
catan-described-knights-played = knights played { $count }
catan-described-flag = wants to build between the turns
catan-described-stock =
    { $seat }: longest road { $length }, { $limit ->
        [one] one card safe on a seven
       *[other] { $limit } cards safe on a seven
    }; left to build: roads { $roads }, settlements { $settlements }, cities { $cities }
catan-described-payable = Your hand pays for: { $things }.
catan-described-rates = The bank trades { $rates }.
catan-described-rate = { $cards } at { $rate }:1
catan-described-bank = The bank has { $cards }.
catan-described-decks = Cards left in the decks: { $decks }.
catan-described-harbours = Harbours: { $places }.
catan-seat-places = { $seat } on the island: { $places }.
catan-no-cards = none
catan-board-hexes = Hexes, by row:
catan-board-hex = { $hex }: { $told }
catan-board-harbours = Harbours:
catan-board-harbour = { $harbour }: { $place }
catan-board-roads = { $seat }'s roads: { $roads }
catan-map-without = Roads, harbours and cards are in the text board, not on this map.
thing-catan-deck-development = development
catan-described-legend = F forest, H hills, P pasture, C fields, M mountains, D desert, ! robber; A settlement, A* city

## Overlays

overlay-catan-cards = Your cards
overlay-catan-card =
    { $held ->
        [0] **{ $name }**: { $text }
       *[other] **{ $name }** (you have { $held }): { $text }
    }
overlay-catan-yields = Yields
overlay-catan-costs = Prices
overlay-catan-places = Names of the places
overlay-catan-dice = Dice
overlay-catan-rolls =
    { $count ->
        [one] One roll. Each sum with its count, and in brackets the count that was expected:
       *[other] { $count } rolls. Each sum with its count, and in brackets the count that was expected:
    }
overlay-catan-sum = **{ $total }** { $count } ({ $whole }.{ $tenth })
catan-placed-hex = { $hex } ({ $id }){ $robber }: { $corners }
catan-placed-robber = , robber
catan-placed-harbours = Harbours: { $places }
catan-placed-edges = Edges next to roads and buildings: { $places }
catan-placed-settlements = settlements { $places }
catan-placed-cities = cities { $places }
catan-placed-roads = roads { $places }
overlay-catan-seat = { $seat }: { $numbers }
overlay-catan-number = **{ $number }** { $cards }
overlay-catan-cost = { $name }: { $cards }
catan-priced-road = Road
catan-priced-settlement = Settlement
catan-priced-city = City
catan-priced-development = Development card

## Standing orders, reminders, names of scores

order-catan-roll = Roll the dice at once
order-why-catan-roll = the robber is on one of your hexes, and a knight could chase it before the roll.
order-catan-poor = End my turn at once
order-catan-poor-value = while I hold fewer than { $value } cards
order-why-catan-poor = a player is within two points of winning.
order-catan-discard = On a seven, discard first
order-catan-embargo = No offers to or from
order-catan-no_special = Don't build in other players' turns
order-why-catan-no_special = you hold more cards than are safe on a seven.
missing-catan-place = a first building
missing-catan-place_road = the road next to it
missing-catan-act = the turn
missing-catan-roll = a roll of the dice
missing-catan-discard = cards to discard
missing-catan-plenty = resources to take
missing-catan-free_road = a free road
points-catan-settlements = settlements
points-catan-cities = cities
points-catan-longest_road = longest road
points-catan-largest_army = largest army
points-catan-point_cards = cards
