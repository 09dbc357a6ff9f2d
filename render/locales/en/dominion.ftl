# Dominion

## Asks

dominion-least =
    { $least ->
        [one] a card
       *[other] { $least } cards
    }
dominion-most =
    { $most ->
        [one] one card
       *[other] { $most } cards
    }

ask-dominion-action =
    { $actions ->
        [one] ⟦dominion-action⟧ { $seat }, do you play an Action? You have one action.
       *[other] ⟦dominion-action⟧ { $seat }, do you play an Action? You have { $actions } actions.
    }
question-dominion-action = Play an Action?
ask-dominion-treasure = { $seat }, which Treasures do you play? You have ${ $coins } so far.
question-dominion-treasure = Which Treasures do you play?
ask-dominion-buy =
    { $buys ->
        [one] { $seat }, what do you buy? You have ${ $coins } and one buy.
       *[other] { $seat }, what do you buy? You have ${ $coins } and { $buys } buys.
    }
question-dominion-buy = What do you buy?
ask-dominion-attack = { $seat }, { $attacker } plays { $card }: do you react?
ask-dominion-gain = { $seat }, you gain { $card }: do you react?

ask-dominion-bureaucrat-put_back = { $seat }, { $card }: which Victory card do you put on your deck?
ask-dominion-cellar-discard = { $seat }, { $card }: which cards do you discard? You draw the same number.
ask-dominion-chancellor-turn_over =
    { $count ->
        [one] { $seat }, { $card }: do you put your deck of one card into your discard pile?
       *[other] { $seat }, { $card }: do you put your deck of { $count } cards into your discard pile?
    }
ask-dominion-chapel-trash = { $seat }, { $card }: which cards do you trash? You can trash up to { dominion-most }.
ask-dominion-feast-gain = { $seat }, { $card }: which card do you gain for up to ${ $at_most }?
ask-dominion-library-set_aside = { $seat }, { $card }: you draw { $drawn }. Do you keep it? You can set an Action aside.
ask-dominion-militia-discard = { $seat }, { $card }: discard { dominion-least }.
ask-dominion-mine-trash = { $seat }, { $card }: which Treasure do you trash?
ask-dominion-mine-gain = { $seat }, { $card }: which Treasure do you gain into your hand?
ask-dominion-remodel-trash = { $seat }, { $card }: which card do you trash?
ask-dominion-remodel-gain = { $seat }, { $card }: which card do you gain for up to ${ $at_most }?
ask-dominion-spy-choose = { $seat }, { $card }: { $owner } reveals { $revealed }. Discard it or leave it?
ask-dominion-thief-trash = { $seat }, { $card }: which Treasure of { $owner } do you trash?
ask-dominion-thief-gain = { $seat }, { $card }: which of the trashed Treasures do you keep?
ask-dominion-throne_room-play = { $seat }, { $card }: which Action do you play twice?
ask-dominion-workshop-gain = { $seat }, { $card }: which card do you gain for up to ${ $at_most }?

## Options

panel-confirm-nothing-dominion-buy = Buy nothing
panel-confirm-nothing-dominion-discard = Discard nothing
panel-confirm-nothing-dominion-may_discard = Discard nothing
panel-confirm-nothing-dominion-trash = Trash nothing
panel-confirm-nothing-dominion-take = Take nothing
panel-confirm-nothing-dominion-gain = Gain nothing

option-dominion = { $marked }{ $id }
option-dominion-yes = Yes
option-dominion-no = No
option-dominion-discard = Discard it
option-dominion-trash = ⟦dominion-trash⟧ Trash it
option-dominion-action-done = No more Actions
option-dominion-treasure-all = All plain Treasures
option-dominion-treasure-done = No more Treasures
option-dominion-buy = { $marked }{ $id } ${ $price }
option-dominion-buy-done = End turn
option-dominion-attack = { $marked }Show { $id }
option-dominion-attack-done = No reaction
option-dominion-gain-keep = Keep it
option-dominion-gain-deck = Put it on the deck

option-dominion-feast-gain = { option-dominion-buy }
option-dominion-mine-gain = { option-dominion-buy }
option-dominion-remodel-gain = { option-dominion-buy }
option-dominion-workshop-gain = { option-dominion-buy }
option-dominion-spy-choose-leave = Leave it on the deck
option-dominion-library-set_aside-yes = Set it aside
option-dominion-library-set_aside-no = Keep it
option-dominion-library-set_aside-keep_all = Keep this and all later cards

step-dominion-1-supply = A card of the supply
step-dominion-1-basic = Basic card
step-dominion-1-base = Base set
step-dominion-2 = { $marked }{ $id }
thing-dominion-options-cards = cards
thing-dominion-options-actions = actions
thing-dominion-options-buys = a buy
thing-dominion-options-coins = coins
thing-dominion-options-trash = to trash
thing-dominion-options-discard = to discard
thing-dominion-options-curse = the Curse

## Events

event-dominion-kingdom = The kingdom: { $cards }.
brief-dominion-kingdom = { "" }
event-dominion-turn = { $seat }, turn { $turn }:
brief-dominion-turn = { $seat }:
event-dominion-played =
    { $of ->
        [one] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } ({ $time } of { $of }).
    }
brief-dominion-played =
    { $of ->
        [one] { $seat }: { $card }
       *[other] { $seat }: { $card } ({ $time }/{ $of })
    }
event-dominion-treasures = { $seat } plays { $cards }: +${ $coins }.
brief-dominion-treasures = { $seat }: +${ $coins }
event-dominion-bought = { $seat } buys { $card } for ${ $price }.
brief-dominion-bought = { $seat }: buys { $card }
event-dominion-named = { $seat } names { $name } ({ $card }).
brief-dominion-named = { $seat }: names { $name }
event-dominion-reacted = { $seat } shows { $card }.
brief-dominion-reacted = ({ $seat } shows { $card })
event-dominion-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
brief-dominion-drew = { "" }
event-dominion-drew-cards = { $seat } draws { $cards }.
brief-dominion-drew-cards = { $seat }: draws { $cards }
event-dominion-new_hand = { "" }
known-dominion-new_hand = { $seat } draws a new hand.
event-dominion-new_hand-cards = New hand of { $seat }: { $cards }.
event-dominion-shuffled = { $seat } reshuffles.
brief-dominion-shuffled = { "" }
event-dominion-revealed = { $seat } reveals { $cards }.
brief-dominion-revealed = ({ $seat } reveals { $cards })
event-dominion-showed =
    { $cards-count ->
        [0] { $seat } shows an empty hand.
       *[other] { $all ->
            [true] { $seat } shows the whole hand ({ $cards }).
           *[false] { $seat } shows { $cards }.
        }
    }
brief-dominion-showed =
    { $cards-count ->
        [0] ({ $seat } shows an empty hand)
       *[other] ({ $seat } shows { $cards })
    }
event-dominion-took = { $seat } takes { $cards } into hand.
brief-dominion-took = { $seat }: takes { $cards } into hand
event-dominion-set_aside = { $seat } sets { $cards } aside.
brief-dominion-set_aside = { $seat }: sets { $cards } aside
event-dominion-put_back =
    { $count ->
        [one] { $seat } puts a card on the deck.
       *[other] { $seat } puts { $count } cards on the deck.
    }
brief-dominion-put_back =
    { $count ->
        [one] { $seat }: a card onto the deck
       *[other] { $seat }: { $count } cards onto the deck
    }
event-dominion-put_back-cards = { $seat } puts { $cards } on the deck.
brief-dominion-put_back-cards = { $seat }: { $cards } onto the deck
event-dominion-put_back-order =
    { $order-count ->
        [1] { $seat } puts { $order } on the deck.
       *[other] { $seat } puts { $order } on the deck (in this order from the top).
    }
brief-dominion-put_back-order = { $seat }: { $order } onto the deck
event-dominion-turned_over =
    { $count ->
        [one] { $seat } turns a deck of one card over onto the discard pile ({ $top }).
       *[other] { $seat } turns a deck of { $count } cards over onto the discard pile ({ $top } on top).
    }
brief-dominion-turned_over = { $seat }: deck onto the discard pile ({ $top })
event-dominion-discarded =
    { $count ->
        [one] { $seat } discards { $top }.
       *[other] { $seat } discards { $count } cards ({ $top } on top).
    }
brief-dominion-discarded =
    { $count ->
        [one] { $seat }: discards { $top }
       *[other] { $seat }: discards { $count } cards ({ $top })
    }
event-dominion-discarded-cards = { $seat } discards { $cards }.
brief-dominion-discarded-cards = { $seat }: discards { $cards }
event-dominion-trashed = { $seat } trashes { $cards }.
brief-dominion-trashed = { $seat }: trashes { $cards }
event-dominion-gained =
    { $place ->
        [hand] { $seat } gains { $card } into hand.
        [deck] { $seat } gains { $card } onto the deck.
       *[discard] { $seat } gains { $card }.
    }
brief-dominion-gained =
    { $place ->
        [hand] { $seat }: gains { $card } into hand
        [deck] { $seat }: gains { $card } onto the deck
       *[discard] { $seat }: gains { $card }
    }
event-dominion-moved = { $seat } puts { $card } on the deck.
brief-dominion-moved = { $seat }: { $card } onto the deck
event-dominion-chose = { $seat } chooses { $options } ({ $card }).
brief-dominion-chose = { $seat }: chooses { $options }
reason-none_or_two = Pick two cards or none. If you have only one card, you can pick that.
event-dominion-ended = The game is over. Empty piles: { $piles }.
brief-dominion-ended = Empty piles: { $piles }
event-dominion-scored =
    { $terms-count ->
        [0] No points for { $seat } { $turns ->
            [one] after one turn.
           *[other] after { $turns } turns.
        }
       *[other] { $score ->
            [1] One point for { $seat }
           *[other] { $score } points for { $seat }
        } { $turns ->
            [one] after one turn
           *[other] after { $turns } turns
        }: { $terms }.
    }
brief-dominion-scored = { $seat }: **{ $score }**
term-dominion = { $count } { $thing } × { $each }

## The lobby

credits-dominion = Dominion and its expansions are games by Donald X. Vaccarino.
setting-dominion-kingdom = Kingdom
setting-dominion-kingdom-random = Random
setting-dominion-kingdom-First_Game = First Game
setting-dominion-kingdom-Big_Money = Big Money
setting-dominion-kingdom-Interaction = Interaction
setting-dominion-kingdom-Size_Distortion = Size Distortion
setting-dominion-kingdom-Village_Square = Village Square
dominion-weight-0 = never
dominion-weight-1 = as often as others
dominion-weight-2 = twice as often
dominion-weight-3 = three times as often
setting-dominion-base = Cards of the base set
setting-dominion-base-0 = { dominion-weight-0 }
setting-dominion-base-1 = { dominion-weight-1 }
setting-dominion-base-2 = { dominion-weight-2 }
setting-dominion-base-3 = { dominion-weight-3 }
setting-dominion-pick_base = Include (base set)
setting-dominion-veto_base = Exclude (base set)
## The picture

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-trash = Trash
dominion-turn = Turn { $turn }
dominion-vp = VP
dominion-points = { $count } { dominion-vp }
dominion-nothing-in-play = Nothing in play yet

dominion-described =
    { $phase ->
        [action] Dominion: { $seat }, turn { $turn }, Action phase.
       *[buy] Dominion: { $seat }, turn { $turn }, Buy phase.
    } Actions { $actions }, buys { $buys }, ${ $coins }.
dominion-described-over = Dominion: the game is over.
dominion-described-seat = { $letter } { $seat }: hand { $hand }, deck { $deck }, discard { $discard }{ $rest }.
dominion-described-top = { " " }({ $top } on top)
dominion-described-score =
    , { $score ->
        [1] one point
       *[other] { $score } points
    }
dominion-described-play = In play: { $cards }.
dominion-described-hand = Your hand: { $cards }.
dominion-described-latest = Latest: { $told }
dominion-described-aside = Set aside: { $cards }.
dominion-described-playing = { $card } is being played.
dominion-described-kingdom = Kingdom: { $piles }.
dominion-described-basic = Other piles: { $piles }.
dominion-described-supply = Supply:
dominion-described-pile =
    { $card } ${ $cost }, { $count ->
        [0] empty
       *[other] { $count } left
    }
dominion-described-trash =
    { $count ->
        [0] The trash is empty.
       *[other] Trash: { $cards }.
    }
## A closer look

overlay-dominion-kingdom = Kingdom cards
overlay-dominion-deck = Your cards
dominion-article = **${ $cost } · { $types }**
    { $text }
dominion-card-told = { $card } (${ $cost }, { $types }): { $text }
dominion-deck-told = All your cards ({ $count }): { $cards }.
dominion-gift-card =
    { $count ->
        [one] +1 card
       *[other] +{ $count } cards
    }
dominion-gift-action =
    { $count ->
        [one] +1 action
       *[other] +{ $count } actions
    }
dominion-gift-buy =
    { $count ->
        [one] +1 buy
       *[other] +{ $count } buys
    }
dominion-gift-coins = +${ $count }

## Standing orders, reminders, points

order-dominion-treasures = Play all plain Treasures
order-dominion-cantrips = Play Villages, Laboratories, Markets and similar cards
order-dominion-buy = Buy whenever I can
order-why-dominion-buy = a pile that ends the game is nearly empty.
order-dominion-frugal = Buy nothing
order-dominion-frugal-value = with fewer than { $value } coins
order-why-dominion-frugal = a pile that ends the game is nearly empty.
order-dominion-discard = For an Attack, discard first
order-dominion-moat = Show every Moat
order-why-dominion-moat = you no longer have a Moat.
order-dominion-no_reaction = Never react to an Attack
order-why-dominion-no_reaction = you have gained a Reaction.
missing-dominion-turn = the turn
missing-dominion-attack = a Reaction, or none
missing-dominion-gain = what to do with a gained card
missing-dominion-discard = cards to discard
missing-dominion-trash = cards to trash
missing-dominion-put_back = cards to put back
missing-dominion-choose = an option of a card
missing-dominion-name = the name of a card
missing-dominion-play = an Action to play
missing-dominion-turn_over = whether to put the deck into the discard pile
missing-dominion-set_aside = whether to keep a card

## Details of a place

dominion-place-card = { $types }. { $text }
dominion-place-pile =
    { $count ->
        [0] The pile is empty
        [one] One card is left
       *[other] { $count } cards are left
    }; it costs ${ $cost }.
dominion-place-owned =
    { $count ->
        [0] You have none.
        [one] You have one.
       *[other] You have { $count }.
    }
detail-dominion = { $effect }
