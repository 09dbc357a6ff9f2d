# The Mines of Zavandor

## Gems, carts and counts

thing-zavandor-r = ⟦zavandor-ruby|ruby⟧
thing-zavandor-y = ⟦zavandor-diamond|diamond⟧
thing-zavandor-g = ⟦zavandor-emerald|emerald⟧
thing-zavandor-b = ⟦zavandor-sapphire|sapphire⟧
thing-zavandor-L = ⟦zavandor-log|log⟧
thing-zavandor-P = ⟦zavandor-plank|plank⟧
thing-zavandor-M = ⟦zavandor-metal|metal⟧
thing-zavandor-G = ⟦zavandor-gold|gold⟧
thing-zavandor-clan = Clan Board
thing-zavandor-coins = coins
thing-zavandor-gems = gem cards
thing-zavandor-price-r = 1 ⟦zavandor-ruby|ruby⟧
thing-zavandor-price-y = 1 ⟦zavandor-diamond|diamond⟧
thing-zavandor-price-g = 1 ⟦zavandor-emerald|emerald⟧
thing-zavandor-price-b = 1 ⟦zavandor-sapphire|sapphire⟧
thing-zavandor-gems-r = 1 ⟦zavandor-ruby|ruby⟧
thing-zavandor-gems-y = 1 ⟦zavandor-diamond|diamond⟧
thing-zavandor-gems-g = 1 ⟦zavandor-emerald|emerald⟧
thing-zavandor-gems-b = 1 ⟦zavandor-sapphire|sapphire⟧
thing-zavandor-want-r = 1 ⟦zavandor-ruby|ruby⟧
thing-zavandor-want-y = 1 ⟦zavandor-diamond|diamond⟧
thing-zavandor-want-g = 1 ⟦zavandor-emerald|emerald⟧
thing-zavandor-want-b = 1 ⟦zavandor-sapphire|sapphire⟧
count-zavandor-r =
    { $count ->
        [one] { $count } ⟦zavandor-ruby|ruby⟧
       *[other] { $count } ⟦zavandor-ruby|rubies⟧
    }
    .shortest = { $count } ⟦zavandor-ruby|Ru⟧
count-zavandor-y =
    { $count ->
        [one] { $count } ⟦zavandor-diamond|diamond⟧
       *[other] { $count } ⟦zavandor-diamond|diamonds⟧
    }
    .shortest = { $count } ⟦zavandor-diamond|Di⟧
count-zavandor-g =
    { $count ->
        [one] { $count } ⟦zavandor-emerald|emerald⟧
       *[other] { $count } ⟦zavandor-emerald|emeralds⟧
    }
    .shortest = { $count } ⟦zavandor-emerald|Em⟧
count-zavandor-b =
    { $count ->
        [one] { $count } ⟦zavandor-sapphire|sapphire⟧
       *[other] { $count } ⟦zavandor-sapphire|sapphires⟧
    }
    .shortest = { $count } ⟦zavandor-sapphire|Sa⟧
count-zavandor-L =
    { $count ->
        [one] { $count } ⟦zavandor-log|log cart⟧
       *[other] { $count } ⟦zavandor-log|log carts⟧
    }
count-zavandor-P =
    { $count ->
        [one] { $count } ⟦zavandor-plank|plank cart⟧
       *[other] { $count } ⟦zavandor-plank|plank carts⟧
    }
count-zavandor-M =
    { $count ->
        [one] { $count } ⟦zavandor-metal|metal cart⟧
       *[other] { $count } ⟦zavandor-metal|metal carts⟧
    }
count-zavandor-G =
    { $count ->
        [one] { $count } ⟦zavandor-gold|gold cart⟧
       *[other] { $count } ⟦zavandor-gold|gold carts⟧
    }
count-zavandor-coin =
    { $count ->
        [one] { $count } ⟦zavandor-coin|coin⟧
       *[other] { $count } ⟦zavandor-coin|coins⟧
    }
count-zavandor-cube =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
count-zavandor-exchange =
    { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }

## Asks

ask-zavandor-income = { $seat }, your income is { $due }. Choose below, or take it as it is.
question-zavandor-income = Choose your income, or take it as it is
ask-zavandor-trade =
    { $waiting ->
        [true] { $seat }, you're waiting for offers, and no one has to wait for you. You can still trade, or continue to your bid.
       *[false] { $seat }, trade, or continue to your bid? While you wait for offers, the others can continue.
    }
question-zavandor-trade = Trade, or go on to bid
ask-zavandor-offer = { $seat }, make an offer: what do you give, what do you want for it, and from whom?
question-zavandor-offer = Make an offer
ask-zavandor-payment = { $seat }, which cards do you pay for { $want }? { $partner } gives { $give } for it. Pick none to refuse.
ask-zavandor-bid = { $seat }, bid as many gems of each colour as you like, or none. Your lowest carts are used first.
question-zavandor-bid = Bid, or bid nothing
ask-zavandor-rebid = { $seat }, your bids are sealed{ $bid-count ->
    [0] , and you bid nothing
   *[other] : { $bid }
}. You can change them until everyone has bid; colours that you don't name stay.
question-zavandor-rebid =
    { $bid-count ->
        [0] Sealed: you bid nothing
       *[other] Your sealed bids: { $bid }
    }
ask-zavandor-prize = { $seat }, you win the { $gem } row with a bid of { $bid }: { $card } or points?
question-zavandor-prize = { $card } or points?
ask-zavandor-room = { $seat }, your cave is full: which card do you give up for { $card }?
ask-zavandor-king = { $seat }, you have won the sapphire row: does the king move on?
ask-zavandor-upgrade =
    { $coins ->
        [one] { $seat }, what do you upgrade? The king's price is { $price }; you have one coin.
       *[other] { $seat }, what do you upgrade? The king's price is { $price }; you have { $coins } coins.
    }
question-zavandor-upgrade = Choose upgrades

panel-confirm-nothing-zavandor-income = Take your income
panel-confirm-nothing-zavandor-offer = Make no offer
panel-confirm-nothing-zavandor-payment = Refuse the offer
panel-confirm-nothing-zavandor-bid = Bid nothing
panel-confirm-nothing-zavandor-rebid = Keep your bids

field-zavandor-income-carts = Six carts
field-zavandor-income-cast = Cast scrolls
field-zavandor-income-cube = Free cubes
field-zavandor-offer-give = You give
field-zavandor-offer-want = You want
field-zavandor-offer-to = Only to
field-zavandor-bid-r = Rubies
field-zavandor-bid-y = Diamonds
field-zavandor-bid-g = Emeralds
field-zavandor-bid-b = Sapphires
field-zavandor-bid-cards = Pay with certain cards
field-zavandor-bid-wake = Ask me again about
field-zavandor-bid-orders = Your choice if you win
field-zavandor-bid-trade = Back to trading
field-zavandor-rebid-r = Rubies
field-zavandor-rebid-y = Diamonds
field-zavandor-rebid-g = Emeralds
field-zavandor-rebid-b = Sapphires
field-zavandor-rebid-cards = Pay with certain cards
field-zavandor-rebid-wake = Ask me again about
field-zavandor-rebid-orders = Your choice if you win
field-zavandor-upgrade-objects = Upgrade
field-zavandor-upgrade-wake = Ask me again about
field-zavandor-upgrade-pay = Spend first
before-zavandor-bid-r = { "" }
before-zavandor-bid-y = { "" }
before-zavandor-bid-g = { "" }
before-zavandor-bid-b = { "" }
before-zavandor-rebid-r = { "" }
before-zavandor-rebid-y = { "" }
before-zavandor-rebid-g = { "" }
before-zavandor-rebid-b = { "" }
before-zavandor-upgrade-objects = { "" }
before-zavandor-income-cast = { "" }
before-zavandor-income-carts = { "" }

## Options

option-zavandor = { $marked }{ $id }
step-zavandor-1 = { $marked }{ $id }
step-zavandor-2 = { $marked }{ $id }
step-zavandor-income-2-L = { count-zavandor-L }
step-zavandor-income-2-P = { count-zavandor-P }
step-zavandor-income-2-M = { count-zavandor-M }
step-zavandor-income-2-G = { count-zavandor-G }
step-zavandor-income-2-keep = Keep, and don't ask again

option-zavandor-trade = { $give } → { $get-counted }
option-zavandor-trade-accept = Accept: { $give } for { $want }
    .short = Accept: { CASE($give, "short") } for { CASE($want, "short") }
    .shortest = Accept: { CASE($give, "shortest") } for { CASE($want, "shortest") }
option-zavandor-trade-pay = Accept, and name the cards: { $give } for { $want }
    .short = Pay: { CASE($give, "short") } for { CASE($want, "short") }
    .shortest = Pay: { CASE($give, "shortest") } for { CASE($want, "shortest") }
option-zavandor-trade-decline = Decline: { $give } for { $want }
    .short = Decline: { CASE($give, "short") } for { CASE($want, "short") }
    .shortest = Decline: { CASE($give, "shortest") } for { CASE($want, "shortest") }
option-zavandor-trade-withdraw = Withdraw: { $give } for { $want }
    .short = Withdraw: { CASE($give, "short") } for { CASE($want, "short") }
    .shortest = Withdraw: { CASE($give, "shortest") } for { CASE($want, "shortest") }
option-zavandor-trade-wake = Ask me again: { $card }
option-zavandor-trade-offer = ⟦zavandor-trade⟧ Make an offer
option-zavandor-trade-wait = Wait for offers
option-zavandor-trade-done = Go on to bid
option-zavandor-trade-back = Back to trading
step-zavandor-trade-1-bank = ⟦zavandor-trade⟧ Bank, two for one
step-zavandor-trade-1-broker = ⟦zavandor-trade⟧ Broker, one for one
step-zavandor-trade-1-accept = Accept an offer
step-zavandor-trade-1-pay = Accept, and name the cards you pay
step-zavandor-trade-1-decline = Decline an offer
step-zavandor-trade-1-withdraw = Withdraw an offer
step-zavandor-trade-1-wake = Ask me about a scroll again
step-zavandor-trade-2 = { $seat }: { $give } for { $want }
    .short = { $seat }: { CASE($give, "short") } for { CASE($want, "short") }
    .shortest = { $seat }: { CASE($give, "shortest") } for { CASE($want, "shortest") }
step-zavandor-trade-2-L = ⟦zavandor-log⟧ Log carts
step-zavandor-trade-2-P = ⟦zavandor-plank⟧ Plank carts
step-zavandor-trade-2-M = ⟦zavandor-metal⟧ Metal carts
step-zavandor-trade-2-G = ⟦zavandor-gold⟧ Gold carts
step-zavandor-trade-wake-2 = { $card }
step-zavandor-trade-3 = { $id }
step-zavandor-trade-4 = for { $id }

option-zavandor-offer = { $gems }
option-zavandor-offer-0 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-1 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-2 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-3 = ⟦seat-{ $seat-letter }⟧ { $seat }

option-zavandor-bid = { $gems }
option-zavandor-bid-r_card = ⟦zavandor-ruby⟧ Rubies: the card
option-zavandor-bid-r_points = ⟦zavandor-ruby⟧ Rubies: points
option-zavandor-bid-y_card = ⟦zavandor-diamond⟧ Diamonds: the card
option-zavandor-bid-y_points = ⟦zavandor-diamond⟧ Diamonds: points
option-zavandor-bid-g_card = ⟦zavandor-emerald⟧ Emeralds: the card
option-zavandor-bid-g_points = ⟦zavandor-emerald⟧ Emeralds: points
option-zavandor-bid-b_card = ⟦zavandor-sapphire⟧ Sapphires: the card
option-zavandor-bid-b_points = ⟦zavandor-sapphire⟧ Sapphires: points
option-zavandor-bid-wake = { $card }
option-zavandor-bid-king_moves = ⟦zavandor-king⟧ The king moves
option-zavandor-bid-king_stays = ⟦zavandor-king⟧ The king stays
option-zavandor-bid-back = Back to trading
step-zavandor-bid-1-r = ⟦zavandor-ruby⟧ Rubies
step-zavandor-bid-1-y = ⟦zavandor-diamond⟧ Diamonds
step-zavandor-bid-1-g = ⟦zavandor-emerald⟧ Emeralds
step-zavandor-bid-1-b = ⟦zavandor-sapphire⟧ Sapphires
step-zavandor-bid-1-king = ⟦zavandor-king⟧ The king
step-zavandor-bid-2-card = Take the card
step-zavandor-bid-2-points = Take points
step-zavandor-bid-2-moves = Moves on
step-zavandor-bid-2-stays = Stays
option-zavandor-rebid = { $gems }
option-zavandor-rebid-0r = 0 ⟦zavandor-ruby|rubies⟧
option-zavandor-rebid-0y = 0 ⟦zavandor-diamond|diamonds⟧
option-zavandor-rebid-0g = 0 ⟦zavandor-emerald|emeralds⟧
option-zavandor-rebid-0b = 0 ⟦zavandor-sapphire|sapphires⟧
option-zavandor-rebid-r_card = { option-zavandor-bid-r_card }
option-zavandor-rebid-r_points = { option-zavandor-bid-r_points }
option-zavandor-rebid-y_card = { option-zavandor-bid-y_card }
option-zavandor-rebid-y_points = { option-zavandor-bid-y_points }
option-zavandor-rebid-g_card = { option-zavandor-bid-g_card }
option-zavandor-rebid-g_points = { option-zavandor-bid-g_points }
option-zavandor-rebid-b_card = { option-zavandor-bid-b_card }
option-zavandor-rebid-b_points = { option-zavandor-bid-b_points }
option-zavandor-rebid-wake = { $card }
option-zavandor-rebid-king_moves = { option-zavandor-bid-king_moves }
option-zavandor-rebid-king_stays = { option-zavandor-bid-king_stays }
option-zavandor-rebid-r_ask = ⟦zavandor-ruby⟧ Rubies: ask me
option-zavandor-rebid-y_ask = ⟦zavandor-diamond⟧ Diamonds: ask me
option-zavandor-rebid-g_ask = ⟦zavandor-emerald⟧ Emeralds: ask me
option-zavandor-rebid-b_ask = ⟦zavandor-sapphire⟧ Sapphires: ask me
option-zavandor-rebid-king_ask = ⟦zavandor-king⟧ The king: ask me
step-zavandor-rebid-1-r = ⟦zavandor-ruby⟧ Rubies
step-zavandor-rebid-1-y = ⟦zavandor-diamond⟧ Diamonds
step-zavandor-rebid-1-g = ⟦zavandor-emerald⟧ Emeralds
step-zavandor-rebid-1-b = ⟦zavandor-sapphire⟧ Sapphires
step-zavandor-rebid-1-king = ⟦zavandor-king⟧ The king
step-zavandor-rebid-2-ask = Ask me
step-zavandor-rebid-2-card = Take the card
step-zavandor-rebid-2-points = Take points
step-zavandor-rebid-2-moves = Moves on
step-zavandor-rebid-2-stays = Stays

option-zavandor-prize-card =
    { $vp ->
        [0] { $card }
        [one] { $card } and one point
       *[other] { $card } and { $vp } points
    }
option-zavandor-prize-points =
    { $vp ->
        [one] ⟦zavandor-points⟧ One point
       *[other] ⟦zavandor-points⟧ { $vp } points
    }
option-zavandor-room = { $marked }{ $id } (level { $level })
option-zavandor-room-points = { option-zavandor-prize-points } instead of the card
option-zavandor-king-moves = ⟦zavandor-king⟧ The king moves on
option-zavandor-king-stays = ⟦zavandor-king⟧ The king stays
use-zavandor-prize-card = { $use }
use-zavandor-prize-points = points for good; the card leaves the game
use-zavandor-king-moves = the end of the game comes nearer, and his price changes
use-zavandor-king-stays = his price stays; next round he moves on
option-zavandor-upgrade =
    { $coins ->
        [0] { $marked }{ $id }: { $gems }
        [one] { $marked }{ $id }: { $coins } coin
       *[other] { $marked }{ $id }: { $coins } coins
    }
option-zavandor-upgrade-wake = { $card }
option-zavandor-upgrade-none = Keep everything as it is

## Public matters

proposal-zavandor-offer =
    { $to-count ->
        [one] { $seat } offers { $to }: { $give } for { $want }.
       *[other] { $seat } offers: { $give } for { $want }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Declined: { $declined }.
    }

## Events

event-zavandor-began = { $start } is the start player.
event-zavandor-round = Round { $round }: the king is on field { $king }, his price is { $price }.
brief-zavandor-round = Round { $round }
event-zavandor-reshuffled =
    { $count ->
        [one] The discards of the { $cart } carts are shuffled: one card.
       *[other] The discards of the { $cart } carts are shuffled: { $count } cards.
    }
brief-zavandor-reshuffled = { "" }
event-zavandor-income =
    { $drew-count ->
        [0] { $seat } gets nothing: the piles are empty.
       *[other] { $lost ->
            [0] { $seat } gets { $drew }.
           *[other] { $seat } gets { $drew } and misses { $lost } more: the piles are empty.
        }
    }
brief-zavandor-income = { "" }
event-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat } gets no gem cards.
       *[other] { $seat } gets { $cards }.
    }
brief-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat }: no income
       *[other] { $seat }: { $cards }
    }
event-zavandor-cube =
    { $complete ->
        [true] { $seat } puts a free cube on { $object }, which is complete.
       *[false] { $seat } puts a free cube on { $object } (level { $level }).
    }
brief-zavandor-cube = { brief-zavandor-upgraded }
event-zavandor-exchanged =
    { $found ->
        [true] { $seat } exchanges { $give } for { $get-counted }.
       *[false] { $seat } wants { $get-counted } for { $give }, but there is none in the pile.
    }
brief-zavandor-exchanged =
    { $found ->
        [true] { $seat }: { $give } → { $get-counted }
       *[false] { $seat }: { $give } → nothing ({ $get-counted } wanted)
    }
event-zavandor-offered =
    { $addressed-count ->
        [one] { $seat } offers { $addressed } { $give } for { $want }.
       *[other] { $seat } offers { $give } for { $want }.
    }
brief-zavandor-offered =
    { $addressed-count ->
        [one] { $seat }: offers { $addressed } { $give } for { $want }
       *[other] { $seat }: offers { $give } for { $want }
    }
event-zavandor-traded = { $seat } gives { $give } for { $paid } from { $by }.
brief-zavandor-traded = { $seat }: { $give } to { $by } for { $paid }
event-zavandor-lapsed = An offer has expired: { $give } for { $want }.
brief-zavandor-lapsed = (offer expired)
event-zavandor-withdrawn = { $seat } withdraws an offer: { $give } for { $want }.
brief-zavandor-withdrawn = { $seat }: offer withdrawn
event-zavandor-declined = { $seat } declines { $partner }'s offer: { $give } for { $want }.
brief-zavandor-declined = ({ $seat } declines)
event-zavandor-spent = { $seat } has made all { $count } offers of this round.
brief-zavandor-spent = { $seat }: all { $count } offers made
event-zavandor-waits = { $seat } waits for offers and holds no one up.
brief-zavandor-waits = { $seat }: waits for offers
event-zavandor-done = { $seat } is done trading.
brief-zavandor-done = { "" }
event-zavandor-back = { $seat } goes back to trading.
brief-zavandor-back = { $seat }: trades again
event-zavandor-sealed = { $seat } seals a bid.
brief-zavandor-sealed = { "" }
event-zavandor-revealed = All bids are revealed.
brief-zavandor-revealed = { "" }
event-zavandor-unsold = No one bids on the { $gem } row.
brief-zavandor-unsold = No bids: { $gem }
event-zavandor-unsold-several = No one bids on the { $gem } rows.
event-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat } wins the { $gem } row with { $paid-count } and takes { $card }.
            [one] { $seat } wins the { $gem } row with { $paid-count } and takes { $card } and one point.
           *[other] { $seat } wins the { $gem } row with { $paid-count } and takes { $card } and { $vp } points.
        }
       *[points] { $vp ->
            [one] { $seat } wins the { $gem } row with { $paid-count } and takes one point.
           *[other] { $seat } wins the { $gem } row with { $paid-count } and takes { $vp } points.
        }
    } Bids: { $bids }{ $tied ->
        [true] , a tie
       *[false] { "" }
    }.
brief-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat }: { $card } for { $paid-count }
           *[other] { $seat }: { $card } for { $paid-count } **+{ $vp }**
        }
       *[points] { $seat }: { $gem } row for { $paid-count } **+{ $vp }**
    }
each-zavandor-bids = { $seat }{ "\u00A0" }{ $count }
event-zavandor-removed = { $seat } gives up { $card }.
brief-zavandor-removed = { $seat }: gives up { $card }
event-zavandor-king =
    { $moved ->
        [true] The king moves to field { $field }: his price is { $price }.
       *[false] The king stays on field { $field }.
    }
brief-zavandor-king =
    { $moved ->
        [true] The king moves on
       *[false] The king stays
    }
event-zavandor-king-seat =
    { $forced ->
        [true] { event-zavandor-king }
       *[false] { $moved ->
            [true] { $seat } moves the king to field { $field }: his price is { $price }.
           *[false] { $seat } leaves the king on field { $field }.
        }
    }
event-zavandor-upgraded =
    { $complete ->
        [true] { $seat } completes { $object }.
       *[false] { $seat } upgrades { $object } to level { $level }.
    }
brief-zavandor-upgraded =
    { $complete ->
        [true] { $seat }: { $object } complete
       *[false] { $seat }: { $object } level { $level }
    }
event-zavandor-slid =
    { $out-count ->
        [0] The rows move on.
        [one] The rows move on; { $out } leaves the game.
       *[other] The rows move on; { $out } leave the game.
    }
brief-zavandor-slid =
    { $out-count ->
        [0] { "" }
       *[other] Out of the game: { $out }
    }
event-zavandor-crowned = The king is crowned in round { $round }: the game is over.
brief-zavandor-crowned = The king is crowned
event-zavandor-scored =
    { $score ->
        [0] No points for { $seat }.
        [one] One point for { $seat }: { $terms }.
       *[other] { $score } points for { $seat }: { $terms }.
    }
brief-zavandor-scored = { $seat }: **{ $score }**
term-zavandor = { $thing } { $each }

## Refusals

reason-both_sides = An offer needs gems on both sides. Leave both empty to make no offer.
reason-pay_exactly = Pick cards for exactly { $gems }, or none.
reason-six_carts = Pick six carts, or none to take the six highest.
reason-scroll_twice = You can cast a scroll only once. Pick one cart for it.
reason-cube_on_cast_scroll = You can't put a cube on a scroll that you cast now.
reason-cubes_needed =
    { $count ->
        [0] There is no place for a free cube.
        [one] Place one free cube.
       *[other] Place { $count } free cubes.
    }
reason-two_orders = You can give one order for each colour, and one for the king.
reason-none_or_some = Pick either nothing or something.

## The lobby

title-zavandor = The Mines of Zavandor
short-zavandor = Zavandor
credits-zavandor = The Mines of Zavandor is a game by Alexander Pfister.
setting-zavandor-variant = Clan boards
setting-zavandor-variant-normal = The same for everyone
setting-zavandor-variant-professional = A different one for each player

## The picture

zavandor-kind-clan = Clan
zavandor-kind-helper = Helper
zavandor-kind-dragon = Pack dragon
zavandor-kind-scroll = Scroll
zavandor-kind-shrine = Shrine
zavandor-kind-altar = Altar
zavandor-kind-mason = Mason
zavandor-kind-broker = Broker
zavandor-kind-herald = Herald
zavandor-kind-envoy = Envoy
zavandor-described =
    { $phase ->
        [income] Zavandor, round { $round }, income.
        [trade] Zavandor, round { $round }, trade and bids.
        [auction] Zavandor, round { $round }, auctions.
       *[upgrade] Zavandor, round { $round }, upgrades.
    } The king is on field { $field } of 10, price { $price }.
zavandor-described-over = Zavandor: the king is crowned in round { $round }, the game is over.
zavandor-described-hand = Your hand: { $cards }.
zavandor-described-latest = Latest: { $told }
zavandor-described-bid =
    { $count ->
        [0] Your sealed bid is empty.
       *[other] Your sealed bid: { $cards }.
    }
zavandor-described-orders = If you win: { $orders }.
zavandor-described-bids = { $seat }'s bids: { $cards }.
zavandor-described-board = { $seat }'s objects: { $objects }.
zavandor-described-due = { $seat }'s next income: { $carts }.
zavandor-object = { $object } { $level }/{ $top }
zavandor-object-silent = { $object } { $level }/{ $top } (not asked about)
zavandor-described-row =
    { $result ->
        [none] The { $gem } row: { $card }, next { $coming }
        [unsold] The { $gem } row: { $card }; no one bids. Next { $coming }
       *[won] The { $gem } row: { $card }; { $winner } wins. Bids: { $bids }. Next { $coming }
    }{ $left ->
        [0] .
       *[other] , then { $left } more.
    }
zavandor-described-ahead = Prices ahead: { $prices }.
zavandor-described-ahead-field = field { $field }: { $price }
zavandor-described-rested = The king stayed in the last round, so he moves in this one.
zavandor-described-scored = { $seat }: { zavandor-points } ({ $terms }).
zavandor-described-offered =
    { $count ->
        [one] { $seat } has made one offer in this round.
       *[other] { $seat } has made { $count } offers in this round.
    }
zavandor-term = { $what } { $points }
zavandor-row = { $gem } row
zavandor-path = The king's path
zavandor-pile = { $cart } pile
zavandor-at-row = Up for auction in the { $gem } row.
zavandor-at-next = Next in the { $gem } row.
zavandor-at-stack = In the { $gem } row, { $place } cards later.
zavandor-at-owned = { $seat } has it: level { $level } of { $top }.
zavandor-at-out = It has left the game.
detail-zavandor = { $effect }
zavandor-points =
    { $score ->
        [one] one point
       *[other] { $score } points
    }
zavandor-coins =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
zavandor-described-seat =
    { $state ->
        [sealed] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, hand { $carts }, bid sealed.
        [done] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, hand { $carts }, done trading.
        [waiting] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, hand { $carts }, waiting.
       *[none] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, hand { $carts }.
    }
zavandor-described-pile = { $cart } pile: { $draw } to draw, discarded: { $gems }.
zavandor-nothing = nothing
zavandor-printed = printed
zavandor-kings-price = for the king's price
zavandor-or = { " " }or { "" }
zavandor-level = Level { $level } ({ $price }{ $gives })
zavandor-gives = : { $gives }
zavandor-worth =
    { $vp ->
        [one] { " " }Complete: one point.
       *[other] { " " }Complete: { $vp } points.
    }
zavandor-article = **{ $head }**
    { $face }
zavandor-card-told = { $card } ({ $kind }): { $face }
zavandor-face-told = { $levels }.{ $worth } { $text }
zavandor-owned = { $seat }, level { $level }: { $card }

## Overlays

overlay-zavandor-cards = Your cards
overlay-zavandor-r = Ruby cards
overlay-zavandor-y = Diamond cards
overlay-zavandor-g = Emerald cards
overlay-zavandor-b = Sapphire cards
overlay-zavandor-board0 = Board A
overlay-zavandor-board1 = Board B
overlay-zavandor-board2 = Board C
overlay-zavandor-board3 = Board D
overlay-zavandor-empty = No cards of this colour are left.

## The backs of cards

zavandor-light = light
zavandor-dark = dark
zavandor-from = { $seats } players or more

## Standing orders, reminders, names of scores

order-zavandor-income = Take the highest carts and keep my scrolls
order-why-zavandor-income = you have a new card and may want to change your income.
order-zavandor-no_trade = Don't trade
order-why-zavandor-no_trade = a player has made an offer to you alone.
order-zavandor-save = Pass in every auction
order-zavandor-save-value = until I hold { $value } cards
order-why-zavandor-save = the king is close to his hall, and cards score little at the end.
order-zavandor-only_for = Bid only for a card of this kind
order-zavandor-only_for-value =
    { $value ->
        [clan] { zavandor-kind-clan }
        [helper] { zavandor-kind-helper }
        [dragon] { zavandor-kind-dragon }
        [scroll] { zavandor-kind-scroll }
        [mason] { zavandor-kind-mason }
        [broker] { zavandor-kind-broker }
        [envoy] { zavandor-kind-envoy }
        [herald] { zavandor-kind-herald }
        [shrine] { zavandor-kind-shrine }
       *[altar] { zavandor-kind-altar }
    }
order-why-zavandor-only_for = the king is close to his hall, and cards score little at the end.
order-zavandor-small = Bid on each gem
order-zavandor-small-value =
    { $value ->
        [1] one card
       *[other] { $value } cards
    }
order-why-zavandor-small = the king is close to his hall: these are the last auctions.
order-zavandor-keep_gems = Don't upgrade
order-zavandor-keep_gems-value = until I hold { $value } cards
order-why-zavandor-keep_gems = the king is close to his hall, and cards score little at the end.
missing-zavandor-trade = a trade, or the bid
missing-zavandor-income = the income
missing-zavandor-prize = the prize of an auction
missing-zavandor-room = a free slot in the cave
missing-zavandor-upgrade = the upgrades
points-zavandor-coins = coins
points-zavandor-gems = gem cards
points-zavandor-clan = clans
points-zavandor-shrine = shrines
points-zavandor-helper = helpers
points-zavandor-scroll = scrolls
points-zavandor-dragon = pack dragons
points-zavandor-altar = altars
points-zavandor-broker = brokers
points-zavandor-mason = masons
points-zavandor-herald = herald
points-zavandor-envoy = envoy
event-zavandor-no_bid = { "" }
event-zavandor-kept = { "" }
