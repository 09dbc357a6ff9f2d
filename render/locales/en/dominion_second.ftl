# Dominion: the second editions of the base set and of Intrigue

## Asks

ask-dominion-artisan-gain = { $seat }, { $card }: which card do you gain into your hand for up to ${ $at_most }?
ask-dominion-artisan-put_back = { $seat }, { $card }: which card do you put on your deck?
ask-dominion-bandit-trash = { $seat }, { $card }: which of your Treasures do you trash?
ask-dominion-harbinger-put_back = { $seat }, { $card }: which card of your discard pile do you put on your deck?
ask-dominion-poacher-discard = { $seat }, { $card }: discard { dominion-least }.
ask-dominion-sentry-trash = { $seat }, { $card }: which of these cards do you trash?
ask-dominion-sentry-discard = { $seat }, { $card }: which of the other cards do you discard?
ask-dominion-sentry-put_back = { $seat }, { $card }: in which order do you put the cards back? The first one goes on top.
ask-dominion-vassal-play = { $seat }, { $card }: do you play the discarded Action?
ask-dominion-courtier-reveal = { $seat }, { $card }: which card do you reveal?
ask-dominion-courtier-choose =
    { $least ->
        [one] { $seat }, { $card }: what do you choose?
       *[other] { $seat }, { $card }: which { $least } different things do you choose?
    }
ask-dominion-diplomat-discard = { $seat }, Diplomat: discard { dominion-least }.
ask-dominion-lurker-choose = { $seat }, { $card }: what do you choose?
ask-dominion-lurker-trash = { $seat }, { $card }: which Action of the supply do you trash?
ask-dominion-lurker-gain = { $seat }, { $card }: which Action do you gain from the trash?
ask-dominion-mill-may_discard = { $seat }, { $card }: do you discard two cards for +$2?
ask-dominion-patrol-put_back = { $seat }, { $card }: in which order do you put the cards back? The first one goes on top.
ask-dominion-replace-trash = { $seat }, { $card }: which card do you trash?
ask-dominion-replace-gain = { $seat }, { $card }: which card do you gain for up to ${ $at_most }?
ask-dominion-secret_passage-put_back = { $seat }, { $card }: which card do you put into your deck?
ask-dominion-secret_passage-place = { $seat }, { $card }: where in your deck does { $moved } go?

## Options

option-dominion-artisan-gain = { option-dominion-buy }
option-dominion-harbinger-put_back-done = Put no card on the deck
option-dominion-vassal-play-done = Do not play it
option-dominion-courtier-choose-actions = ⟦dominion-action⟧ +1 action
option-dominion-courtier-choose-buys = ⟦dominion-buy⟧ +1 buy
option-dominion-courtier-choose-coins = ⟦dominion-coins⟧ +$3
option-dominion-courtier-choose-gold = ⟦dominion-gold⟧ Gain a Gold
option-dominion-lurker-choose-trash = ⟦dominion-trash⟧ Trash an Action from the supply
option-dominion-lurker-choose-gain = Gain an Action from the trash
option-dominion-lurker-trash = { option-dominion-buy }
option-dominion-replace-gain = { option-dominion-buy }
option-dominion-secret_passage-place =
    { $above ->
        [0] On top
       *[other] { $below ->
            [0] At the bottom
           *[other] { $above ->
                [one] Under the top card
               *[other] Under the top { $above } cards
            }
        }
    }
step-dominion-1-base_second = Base set, second edition
step-dominion-1-intrigue_second = Intrigue, second edition
thing-dominion-options-gold = a Gold
thing-dominion-options-gain = to gain

## Events

event-dominion-tucked = { $seat } chooses the card's place in the deck.
brief-dominion-tucked = { "" }
event-dominion-tucked-above =
    { $above ->
        [0] { $seat } leaves { $card } on top of the deck.
        [one] { $seat } puts { $card } under the top card of the deck.
       *[other] { $seat } puts { $card } under the top { $above } cards of the deck.
    }
brief-dominion-tucked-above =
    { $above ->
        [0] { $seat }: { $card } on top of the deck
        [one] { $seat }: { $card } under the top card
       *[other] { $seat }: { $card } under { $above } cards
    }
event-dominion-trashed-source-supply = { $seat } trashes { $cards } from the supply.
brief-dominion-trashed-source-supply = { $seat }: trashes { $cards } from the supply

## The lobby

setting-dominion-kingdom-First_Game_II = First Game (second edition)
setting-dominion-kingdom-Size_Distortion_II = Size Distortion (second edition)
setting-dominion-kingdom-Deck_Top = Deck Top
setting-dominion-kingdom-Sleight_of_Hand = Sleight of Hand
setting-dominion-kingdom-Improvements = Improvements
setting-dominion-kingdom-Silver_and_Gold = Silver and Gold
setting-dominion-kingdom-Victory_Dance_II = Victory Dance (second edition)
setting-dominion-kingdom-The_Plot_Thickens = The Plot Thickens
setting-dominion-kingdom-Best_Wishes_II = Best Wishes (second edition)
setting-dominion-kingdom-Underlings_II = Underlings (second edition)
setting-dominion-kingdom-Grand_Scheme = Grand Scheme
setting-dominion-kingdom-Deconstruction_II = Deconstruction (second edition)
dominion-edition-first = First edition
dominion-edition-second = Second edition
dominion-edition-both = Both editions
setting-dominion-base_second = Edition of the base set (random cards)
setting-dominion-base_second-first = { dominion-edition-first }
setting-dominion-base_second-second = { dominion-edition-second }
setting-dominion-base_second-both = { dominion-edition-both }
setting-dominion-pick_base_second = Include (base set, second edition)
setting-dominion-veto_base_second = Exclude (base set, second edition)
setting-dominion-intrigue_second = Edition of Intrigue (random cards)
setting-dominion-intrigue_second-first = { dominion-edition-first }
setting-dominion-intrigue_second-second = { dominion-edition-second }
setting-dominion-intrigue_second-both = { dominion-edition-both }
setting-dominion-pick_intrigue_second = Include (Intrigue, second edition)
setting-dominion-veto_intrigue_second = Exclude (Intrigue, second edition)

## Reminders

missing-dominion-reveal = a card to reveal
missing-dominion-place = a place in the deck

## The rulebook

rules-dominion-topics-base_second = editions
rules-dominion-editions-title = First and second editions
rules-dominion-editions =
    The second editions of the base set and of Intrigue (2016) each leave out six cards and add seven. In the lobby you choose from which edition random cards come, or from both. A recommended set always has its own cards.
    A card that is in both editions has the rules of the first one at every table: if possible, you must play a card with Throne Room, and must trash a card with Mine and Moneylender; with Masquerade, a player without cards passes none but receives one.
