# Dominion: the cards that the second editions add to the base set and to Intrigue

## The rulebook

rules-dominion-entries-base_second =
    Artisan Bandit Harbinger Merchant Poacher Sentry Vassal
rules-dominion-entries-intrigue_second =
    Courtier Diplomat Lurker Mill Patrol Replace Secret_Passage

## The cards of the base set

thing-dominion-Artisan = ⟦dominion-artisan⟧ Artisan
card-dominion-Artisan = Gain a card costing up to $5 into hand. Then put a card from hand on your deck.
rules-dominion-Artisan =
    Gain a card costing up to $5 into your hand. Then put a card from your hand on top of your deck; it can be the same one.

thing-dominion-Bandit = ⟦dominion-bandit⟧ Bandit
card-dominion-Bandit = Gain a Gold. Others reveal 2 cards, trash a Treasure except Copper, discard the rest.
rules-dominion-Bandit =
    Gain a Gold. Every other player reveals the top two cards of the deck, trashes one Treasure of them except Copper, and discards the rest. With two different ones that player chooses.

thing-dominion-Harbinger = ⟦dominion-harbinger⟧ Harbinger
card-dominion-Harbinger = Look through your discard pile. You may put a card from it on your deck.
rules-dominion-Harbinger =
    +1 card, +1 action. Look through your discard pile. You may put a card from it on top of your deck.

thing-dominion-Merchant = ⟦dominion-merchant⟧ Merchant
card-dominion-Merchant = The first Silver you play this turn gives $1 more.
rules-dominion-Merchant =
    +1 card, +1 action. The first time you play a Silver this turn: +$1. Each play of this card counts.

thing-dominion-Poacher = ⟦dominion-poacher⟧ Poacher
card-dominion-Poacher = Discard a card for each empty pile of the supply.
rules-dominion-Poacher =
    +1 card, +1 action, +$1. Discard a card from your hand for each empty pile of the supply, or all if you have fewer.

thing-dominion-Sentry = ⟦dominion-sentry⟧ Sentry
card-dominion-Sentry = Look at your top 2 cards. Trash or discard any, put the rest back in any order.
rules-dominion-Sentry =
    +1 card, +1 action. Look at the top two cards of your deck. You can trash, discard or put back each of them. If you put both back, you choose their order.

thing-dominion-Vassal = ⟦dominion-vassal⟧ Vassal
card-dominion-Vassal = Discard the top card of your deck. If it is an Action, you may play it.
rules-dominion-Vassal =
    +$2. Discard the top card of your deck. If it is an Action, you may play it; this costs no action.

## The cards of Intrigue

thing-dominion-Courtier = ⟦dominion-courtier⟧ Courtier
card-dominion-Courtier = Reveal a card from hand. For each type choose another: +1 action; +1 buy; +$3; gain a Gold.
rules-dominion-Courtier =
    Reveal a card from your hand. For each type that it has, choose one: +1 action; +1 buy; +$3; gain a Gold. You choose different ones, before you get any.

thing-dominion-Diplomat = ⟦dominion-diplomat⟧ Diplomat
card-dominion-Diplomat = Now 5 or fewer in hand: +2 actions. When attacked, with 5 or more: +2 cards, discard 3.
rules-dominion-Diplomat =
    +2 cards. If you have five or fewer cards in hand then: +2 actions. When another player plays an Attack, you may reveal this from a hand of five or more cards: draw two cards, then discard three. You can do this again as long as you have five cards.

thing-dominion-Lurker = ⟦dominion-lurker⟧ Lurker
card-dominion-Lurker = Choose: trash an Action from the supply; or gain an Action from the trash.
rules-dominion-Lurker =
    +1 action. Choose: trash an Action from the supply; or gain an Action from the trash.

thing-dominion-Mill = ⟦dominion-mill⟧ Mill
card-dominion-Mill = You may discard 2 cards: +$2. Worth 1 VP.
rules-dominion-Mill =
    +1 card, +1 action. You may discard two cards for +$2. Worth 1 point at the end.

thing-dominion-Patrol = ⟦dominion-patrol⟧ Patrol
card-dominion-Patrol = Reveal 4 cards: Victory cards and Curses into your hand, the rest back in any order.
rules-dominion-Patrol =
    +3 cards. Reveal the top four cards of your deck. All Victory cards and Curses among them go into your hand. Put the others back in any order.

thing-dominion-Replace = ⟦dominion-replace⟧ Replace
card-dominion-Replace = Trash a card, gain one up to $2 more. Action, Treasure: onto deck. Victory: others gain a Curse.
rules-dominion-Replace =
    Trash a card from your hand. Gain a card costing up to $2 more. If that is an Action or a Treasure, it goes on top of your deck. If it is a Victory card, every other player gains a Curse. A card with two types does both.

thing-dominion-Secret_Passage = ⟦dominion-secret_passage⟧ Secret Passage
card-dominion-Secret_Passage = Put a card from your hand anywhere in your deck.
rules-dominion-Secret_Passage =
    +2 cards, +1 action. Put a card from your hand anywhere in your deck. The others see neither the card nor the place.
