# Dominion: Seaside

## Asks

ask-dominion-ambassador-show = { $seat }, { $card }: which card do you show?
ask-dominion-ambassador-return = { $seat }, { $card }: how many copies do you return to the supply? Every other player then gains one.
ask-dominion-embargo-choose = { $seat }, { $card }: which pile gets the token?
ask-dominion-explorer-show = { $seat }, { $card }: do you show a Province for a Gold? Otherwise you gain a Silver.
ask-dominion-ghost_ship-put_back = { $seat }, { $card }: put { dominion-least } on your deck. The first one goes on top.
ask-dominion-haven-save = { $seat }, { $card }: which card do you set aside until your next turn?
ask-dominion-island-save = { $seat }, { $card }: which card do you put on your mat until the end of the game?
ask-dominion-lookout-trash = { $seat }, { $card }: which of these cards from your deck do you trash?
ask-dominion-lookout-discard = { $seat }, { $card }: which of these cards from your deck do you discard?
ask-dominion-native_village-choose = { $seat }, { $card }: what do you choose?
ask-dominion-navigator-put_back = { $seat }, { $card }: in which order do you put the cards back? The first one goes on top. Pick none to discard them all.
ask-dominion-pearl_diver-choose = { $seat }, { $card }: { $drawn } is at the bottom of your deck. Do you put it on top?
ask-dominion-pirate_ship-choose = { $seat }, { $card }: what do you choose?
ask-dominion-pirate_ship-trash = { $seat }, { $card }: which Treasure of { $owner } do you trash?
ask-dominion-salvager-trash = { $seat }, { $card }: which card do you trash for its cost?
ask-dominion-smugglers-gain = { $seat }, { $card }: which of the cards that { $owner } gained last turn do you gain?
ask-dominion-treasury-put_back = { $seat }, { $card }: how many do you put on your deck?
ask-dominion-warehouse-discard = { $seat }, { $card }: discard { dominion-least }.

## Options

option-dominion-embargo-choose = { option-dominion-buy }
option-dominion-smugglers-gain = { option-dominion-buy }
option-dominion-native_village-choose-hide = Set the top card of the deck aside
option-dominion-native_village-choose-take = Take all cards from the mat
option-dominion-pirate_ship-choose-coins = ⟦dominion-coins⟧ +$1 per token
option-dominion-pirate_ship-choose-attack = Attack for a token
panel-confirm-nothing-dominion-ambassador-return = Return none
panel-confirm-nothing-dominion-navigator-put_back = Discard them all
panel-confirm-nothing-dominion-treasury-put_back = Discard them
step-dominion-1-seaside = Seaside
thing-dominion-options-hide = to set a card aside
thing-dominion-options-take = to take the cards
thing-dominion-options-attack = to attack

## Events

event-dominion-looked_below = { $seat } looks at the bottom card of the deck.
brief-dominion-looked_below = { "" }
event-dominion-looked_below-card = { $seat } looks at { $card } at the bottom of the deck.
brief-dominion-looked_below-card = { $seat }: { $card } at the bottom
event-dominion-embargoed =
    { $count ->
        [1] { $seat } puts an Embargo token on { $card }.
       *[other] { $seat } puts an Embargo token on { $card } (now { $count }).
    }
brief-dominion-embargoed = { $seat }: Embargo token on { $card }
event-dominion-returned = { $seat } returns { $cards } to the supply.
brief-dominion-returned = { $seat }: returns { $cards }
event-dominion-plundered = { $seat } puts a coin token on the Pirate Ship mat (now { $count }).
brief-dominion-plundered = { $seat }: a coin token (now { $count })
reason-all_or_none = Pick all of these cards or none.

## The lobby

setting-dominion-kingdom-High_Seas = High Seas
setting-dominion-kingdom-Buried_Treasure = Buried Treasure
setting-dominion-kingdom-Shipwrecks = Shipwrecks
setting-dominion-kingdom-Reach_for_Tomorrow = Reach for Tomorrow
setting-dominion-kingdom-Repetition = Repetition
setting-dominion-kingdom-Give_and_Take = Give and Take
setting-dominion-seaside = Cards of Seaside
setting-dominion-seaside-0 = { dominion-weight-0 }
setting-dominion-seaside-1 = { dominion-weight-1 }
setting-dominion-seaside-2 = { dominion-weight-2 }
setting-dominion-seaside-3 = { dominion-weight-3 }
setting-dominion-pick_seaside = Include (Seaside)
setting-dominion-veto_seaside = Exclude (Seaside)

## The picture and its description

dominion-described-pirate = , Pirate Ship tokens: { $count }
dominion-described-embargo = { " " }(Embargo tokens: { $count })

## Standing orders, reminders, points

order-dominion-treasury = Put every Treasury back on the deck
missing-dominion-save = a card to set aside
missing-dominion-return = cards to return
