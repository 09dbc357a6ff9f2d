# Dominion: Intrigue

## Asks

ask-dominion-baron-discard = { $seat }, { $card }: do you discard an Estate for +$4?
ask-dominion-courtyard-put_back = { $seat }, { $card }: which card do you put on your deck?
ask-dominion-ironworks-gain = { $seat }, { $card }: which card do you gain for up to ${ $at_most }?
ask-dominion-masquerade-pass = { $seat }, { $card }: which card do you pass to the left?
ask-dominion-masquerade-trash = { $seat }, { $card }: do you trash a card?
ask-dominion-mining_village-trash = { $seat }, { $card }: do you trash it for +$2?
ask-dominion-minion-choose = { $seat }, { $card }: what do you choose?
ask-dominion-nobles-choose = { $seat }, { $card }: what do you choose?
ask-dominion-pawn-choose = { $seat }, { $card }: which two do you choose?
ask-dominion-saboteur-gain = { $seat }, { $card }: which card do you gain instead, for up to ${ $at_most }?
ask-dominion-scout-put_back = { $seat }, { $card }: in which order do you put the cards back? The first one goes on top.
ask-dominion-secret_chamber-discard = { $seat }, { $card }: which cards do you discard for +$1 each?
ask-dominion-secret_chamber-put_back = { $seat }, Secret Chamber: which cards do you put on your deck? The first one goes on top.
ask-dominion-steward-choose = { $seat }, { $card }: what do you choose?
ask-dominion-steward-trash = { $seat }, { $card }: trash { dominion-least }.
ask-dominion-swindler-give = { $seat }, { $card }: { $owner } loses { $trashed }. Which card does { $owner } gain?
ask-dominion-torturer-choose = { $seat }, { $card }: what do you choose?
ask-dominion-torturer-discard = { $seat }, { $card }: discard { dominion-least }.
ask-dominion-trading_post-trash = { $seat }, { $card }: trash { dominion-least }.
ask-dominion-upgrade-trash = { $seat }, { $card }: which card do you trash?
ask-dominion-upgrade-gain = { $seat }, { $card }: which card do you gain for exactly ${ $at_most }?
ask-dominion-wishing_well-name = { $seat }, { $card }: which card do you wish for?

## Options

option-dominion-pawn-choose-cards = ⟦dominion-card⟧ +1 card
option-dominion-pawn-choose-actions = ⟦dominion-action⟧ +1 action
option-dominion-pawn-choose-buys = ⟦dominion-buy⟧ +1 buy
option-dominion-pawn-choose-coins = ⟦dominion-coins⟧ +$1
option-dominion-ironworks-gain = { option-dominion-buy }
option-dominion-saboteur-gain = { option-dominion-buy }
option-dominion-saboteur-gain-done = { panel-confirm-nothing-dominion-gain }
option-dominion-masquerade-trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-upgrade-gain = { option-dominion-buy }
option-dominion-swindler-give = { option-dominion-buy }
option-dominion-minion-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-minion-choose-cards = ⟦dominion-card⟧ Discard the hand, +4 cards
option-dominion-nobles-choose-cards = ⟦dominion-card⟧ +3 cards
option-dominion-nobles-choose-actions = ⟦dominion-action⟧ +2 actions
option-dominion-steward-choose-cards = ⟦dominion-card⟧ +2 cards
option-dominion-steward-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-steward-choose-trash = ⟦dominion-trash⟧ Trash 2 cards from hand
option-dominion-torturer-choose-discard = Discard 2 cards
option-dominion-torturer-choose-curse = ⟦dominion-curse⟧ Gain a Curse into hand
step-dominion-1-intrigue = Intrigue

## Events

event-dominion-passed = { $seat } passes a card to { $receiver }.
brief-dominion-passed = { $seat }: a card to { $receiver }
event-dominion-passed-card = { $seat } passes { $card } to { $receiver }.
brief-dominion-passed-card = { $seat }: { $card } to { $receiver }

## The lobby

setting-dominion-kingdom-Victory_Dance = Victory Dance
setting-dominion-kingdom-Secret_Schemes = Secret Schemes
setting-dominion-kingdom-Best_Wishes = Best Wishes
setting-dominion-kingdom-Deconstruction = Deconstruction
setting-dominion-kingdom-Hand_Madness = Hand Madness
setting-dominion-kingdom-Underlings = Underlings
setting-dominion-intrigue = Cards of Intrigue
setting-dominion-intrigue-0 = { dominion-weight-0 }
setting-dominion-intrigue-1 = { dominion-weight-1 }
setting-dominion-intrigue-2 = { dominion-weight-2 }
setting-dominion-intrigue-3 = { dominion-weight-3 }
setting-dominion-pick_intrigue = Include (Intrigue)
setting-dominion-veto_intrigue = Exclude (Intrigue)

## Standing orders, reminders, points

order-dominion-pass = For another player's Masquerade, pass first
order-why-dominion-pass = a pile that ends the game is nearly empty.
missing-dominion-pass = a card to pass on
missing-dominion-give = a card to give

## The rulebook

rules-dominion-topics-intrigue = choices
rules-dominion-entries-intrigue =
    Baron Bridge Conspirator Coppersmith Courtyard Duke Great_Hall Harem Ironworks Masquerade Mining_Village Minion
    Nobles Pawn Saboteur Scout Secret_Chamber Shanty_Town Steward Swindler Torturer Trading_Post Tribute Upgrade
    Wishing_Well
rules-dominion-choices-title = Choices and two types
rules-dominion-choices =
    Many cards of Intrigue let you choose. You announce your choice before any of it happens, and you may choose something that you can't do.
    A card with two types counts as both: Harem is a Treasure and a Victory card, Great Hall and Nobles are Actions and Victory cards. Their piles are as large as any Victory pile.
    Secret Chamber is a Reaction to Attacks, like Moat.

## The cards

thing-dominion-Baron = ⟦dominion-baron⟧ Baron
card-dominion-Baron = You may discard an Estate: +$4. If not, gain an Estate.
rules-dominion-Baron =
    +1 buy. You may discard an Estate from your hand for +$4. If you don't, you gain an Estate if there is one.

thing-dominion-Bridge = ⟦dominion-bridge⟧ Bridge
card-dominion-Bridge = This turn all cards cost $1 less.
rules-dominion-Bridge =
    +1 buy, +$1. This turn all cards cost $1 less, wherever they are, but never less than $0. Each play counts.

thing-dominion-Conspirator = ⟦dominion-conspirator⟧ Conspirator
card-dominion-Conspirator = From the third Action played this turn: +1 card, +1 action.
rules-dominion-Conspirator =
    +$2. If this is at least the third play of an Action this turn: +1 card, +1 action. Plays count, not cards: a Throne Room is one play, and each play of its Action is another. Treasures don't count.

thing-dominion-Coppersmith = ⟦dominion-coppersmith⟧ Coppersmith
card-dominion-Coppersmith = This turn every Copper gives $1 more.
rules-dominion-Coppersmith =
    This turn every Copper gives $1 more when it is played. Each play of the Coppersmith counts.

thing-dominion-Courtyard = ⟦dominion-courtyard⟧ Courtyard
card-dominion-Courtyard = Put a card from your hand on your deck.
rules-dominion-Courtyard =
    +3 cards. Then put a card from your hand on top of your deck. The others don't see which.

thing-dominion-Duke = ⟦dominion-duke⟧ Duke
card-dominion-Duke = Worth 1 VP for every Duchy you own.
rules-dominion-Duke =
    At the end every Duke is worth 1 point for each Duchy you own.

thing-dominion-Great_Hall = ⟦dominion-great_hall⟧ Great Hall
rules-dominion-Great_Hall =
    +1 card, +1 action. Worth 1 point at the end.

thing-dominion-Harem = ⟦dominion-harem⟧ Harem
rules-dominion-Harem =
    Gives $2 and is worth 2 points at the end.

thing-dominion-Ironworks = ⟦dominion-ironworks⟧ Ironworks
card-dominion-Ironworks = Gain a card costing up to $4. If an Action: +1 action; Treasure: +$1; Victory: +1 card.
rules-dominion-Ironworks =
    Gain a card costing up to $4. If it is an Action: +1 action; a Treasure: +$1; a Victory card: +1 card. A card with two types gives both. You get the bonus even if a Reaction trashes the card at once.

thing-dominion-Masquerade = ⟦dominion-masquerade⟧ Masquerade
card-dominion-Masquerade = All pass a card to the left at once. Then you may trash a card.
rules-dominion-Masquerade =
    +2 cards. All players with cards in hand pass one to the left neighbour at the same time, so no card is passed twice. Then you may trash a card from hand. This isn't an Attack, and a passed card is not gained.

thing-dominion-Mining_Village = ⟦dominion-mining_village⟧ Mining Village
card-dominion-Mining_Village = You may trash this card: +$2.
rules-dominion-Mining_Village =
    +1 card, +2 actions. You may trash this card at once for +$2. If it is played several times, you get the $2 only once, but the card and the actions each time.

thing-dominion-Minion = ⟦dominion-minion⟧ Minion
card-dominion-Minion = Choose: +$2; or discard your hand, +4 cards, and others with 5 or more cards do the same.
rules-dominion-Minion =
    +1 action. Choose: +$2; or you discard your hand and draw four cards, and so does every other player with at least five cards in hand. Reactions come before the choice. A player who shows a Moat neither discards nor draws.

thing-dominion-Nobles = ⟦dominion-nobles⟧ Nobles
card-dominion-Nobles = Choose: +3 cards; or +2 actions.
rules-dominion-Nobles =
    Choose: +3 cards, or +2 actions. Worth 2 points at the end.

thing-dominion-Pawn = ⟦dominion-pawn⟧ Pawn
card-dominion-Pawn = Choose two: +1 card; +1 action; +1 buy; +$1.
rules-dominion-Pawn =
    Choose two different: +1 card, +1 action, +1 buy, +$1. You choose both before you get either.

thing-dominion-Saboteur = ⟦dominion-saboteur⟧ Saboteur
card-dominion-Saboteur = Others reveal until a card of $3 or more: trashed. They may gain one costing at least $2 less.
rules-dominion-Saboteur =
    Every other player reveals cards from the deck until one costs $3 or more, and trashes it. That player may gain a card costing at least $2 less. The other revealed cards are discarded. Costs count as they are now.

thing-dominion-Scout = ⟦dominion-scout⟧ Scout
card-dominion-Scout = Reveal 4 cards: Victory cards into your hand, the rest back in any order.
rules-dominion-Scout =
    +1 action. Reveal the top four cards of your deck. All Victory cards among them go into your hand, including cards with another type; put the others back in any order. A Curse isn't a Victory card.

thing-dominion-Secret_Chamber = ⟦dominion-secret_chamber⟧ Secret Chamber
card-dominion-Secret_Chamber = Discard any number of cards: +$1 each. When attacked, you may show this: +2 cards, put 2 back.
rules-dominion-Secret_Chamber =
    Discard any number of cards for +$1 each. When another player plays an Attack, you may reveal this from hand: draw two cards, then put any two from your hand on your deck in any order. You may then show other Reactions, including those just drawn. Each copy can be used once for each play of an Attack.

thing-dominion-Shanty_Town = ⟦dominion-shanty_town⟧ Shanty Town
card-dominion-Shanty_Town = Show your hand. No Action in it: +2 cards.
rules-dominion-Shanty_Town =
    +2 actions. Reveal your hand. If it has no Action: +2 cards. You draw both even if the first is an Action.

thing-dominion-Steward = ⟦dominion-steward⟧ Steward
card-dominion-Steward = Choose: +2 cards; or +$2; or trash 2 cards from hand.
rules-dominion-Steward =
    Choose: +2 cards; or +$2; or trash exactly two cards from hand. With one card in hand you trash that one.

thing-dominion-Swindler = ⟦dominion-swindler⟧ Swindler
card-dominion-Swindler = Others trash their top card and gain one of the same cost that you choose.
rules-dominion-Swindler =
    +$2. Every other player trashes the top card of the deck and gains one that costs the same now. You choose which; another copy of the trashed card is allowed. If a pile has that cost, you must choose one. A Copper may become a Curse.

thing-dominion-Torturer = ⟦dominion-torturer⟧ Torturer
card-dominion-Torturer = Each other chooses: discard 2 cards, or gain a Curse into hand.
rules-dominion-Torturer =
    +3 cards. Every other player chooses: discard two cards, or gain a Curse into hand. Either can be chosen even if it can't be done: a player with one card discards that one, and without Curses none is gained.

thing-dominion-Trading_Post = ⟦dominion-trading_post⟧ Trading Post
card-dominion-Trading_Post = Trash 2 cards from hand. If you did, gain a Silver into your hand.
rules-dominion-Trading_Post =
    Trash two cards from hand. If you trashed two, gain a Silver into your hand. With one card you trash that one and gain nothing.

thing-dominion-Tribute = ⟦dominion-tribute⟧ Tribute
card-dominion-Tribute = Left neighbour discards the top 2. Each kind: Action +2 actions, Treasure +$2, Victory +2 cards.
rules-dominion-Tribute =
    Your left neighbour reveals and discards the top two cards of the deck. For each card with a different name you get: for an Action +2 actions, for a Treasure +$2, for a Victory card +2 cards. A card with two types gives both bonuses, a Curse none. This isn't an Attack.

thing-dominion-Upgrade = ⟦dominion-upgrade⟧ Upgrade
card-dominion-Upgrade = Trash a card from hand. Gain one costing exactly $1 more.
rules-dominion-Upgrade =
    +1 card, +1 action. Trash a card from hand and gain one costing exactly $1 more. Both are mandatory. If no pile has that cost, you gain nothing.

thing-dominion-Wishing_Well = ⟦dominion-wishing_well⟧ Wishing Well
card-dominion-Wishing_Well = Name a card, reveal the top of your deck. If it is that one: into your hand.
rules-dominion-Wishing_Well =
    +1 card, +1 action. Name a card, then reveal the top card of your deck. If it is the named one, it goes into your hand; otherwise it stays on the deck. You name the card before a shuffle.
