# The rulebook of Dominion, topic by topic. The cards are explained in dominion_cards.ftl.

rules-dominion-topics = aim turn action treasures buying gaining attacks reactions prices kingdom orders end picture
rules-dominion-entries =
    Copper Silver Gold Estate Duchy Province Curse Adventurer Bureaucrat Cellar Chancellor Chapel Council_Room Feast
    Festival Gardens Laboratory Library Market Militia Mine Moat Moneylender Remodel Smithy Spy Thief Throne_Room
    Village Witch Woodcutter Workshop
rules-dominion-entries-title = Every card by name
rules-dominion-aim-title = The goal
rules-dominion-aim =
    All players start with the same ten cards, seven Coppers and three Estates. You build a deck by buying cards from the common supply: Actions that do something, Treasures that pay, Victory cards that count at the end.
    The player with the most points wins. A tie is won by the player who took fewer turns; if that is equal too, the players share the victory.
rules-dominion-turn-title = A turn
rules-dominion-turn =
    You have one action and one buy, and go through three phases:
    1. **Action phase:** play Actions.
    2. **Buy phase:** play Treasures, then buy.
    3. **Clean-up:** you discard all cards you have played and your hand, and draw five new cards. I do that for you.
    When you need a card and your deck is empty, your discard pile is shuffled and becomes the deck.
rules-dominion-action-title = Actions
rules-dominion-action =
    Playing an Action costs one action. Do what it says from top to bottom, as far as you can. **+1 action** lets you play one more Action; **+1 card** is drawn at once; **+1 buy** and **+$1** count in the Buy phase.
    You never have to play an Action. Steps with “may” are optional, all others are mandatory.
rules-dominion-treasures-title = Treasures
rules-dominion-treasures =
    Play as many Treasures as you like, one by one, all of them before the first buy. *All plain Treasures* plays the Treasures whose order doesn't matter. You can keep Treasures back.
    A Treasure is in play until Clean-up, and comes back with your deck.
rules-dominion-buying-title = Buying
rules-dominion-buying =
    Each buy lets you take one card of the supply that costs no more than the coins you have left. It goes to your discard pile. After the first buy you can't play more Treasures. Unused coins and buys are lost.
rules-dominion-gaining-title = Gaining, discarding, trashing
rules-dominion-gaining =
    - **Gain:** a card moves from the supply to your discard pile, unless the text says otherwise. Buying is one way to gain a card.
    - **Discard:** a card of yours goes to your discard pile, and comes back later. If you discard several cards, the others see only the top one.
    - **Trash:** a card leaves your deck for good.
    - **Reveal:** all players see the card, and it stays where it is.
rules-dominion-attacks-title = Attacks
rules-dominion-attacks =
    Before an Attack does anything, all others can react at the same time. Then it affects the players in turn order. Choices that don't depend on each other are asked at the same time.
    I ask every player who could hold a Reaction as far as the others know, not only those who do. So a pause doesn't tell what is in a hand.
rules-dominion-reactions-title = Reactions
rules-dominion-reactions =
    You can show a Reaction from your hand when the thing that it names happens, and it stays in your hand. Moat is a Reaction to Attacks. You can show several, one after another.
rules-dominion-prices-title = Prices
rules-dominion-prices =
    A card costs its printed price minus all current reductions, but never less than $0. This is true for everything that looks at a cost. The picture shows what the piles cost now.
rules-dominion-kingdom-title = The kingdom
rules-dominion-kingdom =
    Besides Treasures, Victory cards and Curses there are ten piles of kingdom cards, ten cards each; Victory piles have twelve, or eight for two players. In the lobby you choose a recommended set or random cards, and you can include and exclude single cards. The weights of the sets apply to random cards.
rules-dominion-orders-title = Standing orders
rules-dominion-orders =
    You can answer some questions in advance. In your own turn: *{ order-dominion-treasures }*, *{ order-dominion-cantrips }*, *{ order-dominion-buy }*, *{ order-dominion-frugal }*. In others' turns: *{ order-dominion-discard }*, *{ order-dominion-no_reaction }*, *{ order-dominion-moat }*, *{ order-dominion-trash }*, *{ order-dominion-deck }*, *{ order-dominion-curse }*, *{ order-dominion-bishop }*, *{ order-dominion-pass }*.
    A table offers the orders that its kingdom has cards for. The button **Plan ahead**, in your panel and under *More*, lists them and lets you switch them off. The others only see that no one waits for you. Some questions have only one possible answer: I ask them just to hide your hand, and answer them for you after a few minutes.
rules-dominion-end-title = The end
rules-dominion-end =
    The game ends after a turn in which the last Province was taken, or when three piles of the supply are empty, four with five or six players. Then all your cards count, wherever they are.
rules-dominion-picture-title = How to read the picture
rules-dominion-picture =
    At the top: the letter, hand, deck, and discard pile with its top card of each player; gold marks the player to move. Below: the actions, buys and coins of the turn.
    Every pile shows what it costs now in the coin, and the number of cards left. Its lowest line says what the card does: cards, actions, buys, coins and points as on the cards themselves, a red cross for trashing, a green plus for gaining, a red arrow for discarding, swords for an Attack, a blue shield for a Reaction, and dots where there is more to read.
    The cards in play follow, with copies together. In your own panel numbers mark the cards you can choose.
