# The rulebook of Dominion, topic by topic. The cards are explained in dominion_cards.ftl.

rules-dominion-topics = aim turn action treasures buying gaining attacks reactions prices kingdom orders end picture
rules-dominion-entries =
    Copper Silver Gold Estate Duchy Province Curse Adventurer Bureaucrat Cellar Chancellor Chapel Council_Room Feast
    Festival Gardens Laboratory Library Market Militia Mine Moat Moneylender Remodel Smithy Spy Thief Throne_Room
    Village Witch Woodcutter Workshop
rules-dominion-entries-title = Every card, by its name
rules-dominion-aim-title = What it is about
rules-dominion-aim =
    Everybody begins with the same ten cards, seven Coppers and three Estates, and builds a deck out of them by buying cards from the common supply: Actions that do something, Treasures that pay, Victory cards that count in the end.
    Whoever owns most points in the end wins. Among equals the one who took fewer turns wins; if that is equal too, the victory is shared.
rules-dominion-turn-title = A turn
rules-dominion-turn =
    You have one action and one buy, and go through three phases:
    1. **Action phase:** play Actions.
    2. **Buy phase:** play Treasures, then buy.
    3. **Clean-up:** all you have played and all that is left in your hand is discarded; you draw five new cards. I do that for you.
    When the deck is empty and a card is needed, your discard pile is shuffled and becomes the deck.
rules-dominion-action-title = Actions
rules-dominion-action =
    Playing an Action costs one action. Do what it says from top to bottom, as far as you can. What gives **+1 action** lets you play one more; **+1 card** draws at once; **+1 buy** and **+$1** count in the Buy phase.
    You never have to play an Action. What says "may" is voluntary, everything else is not.
rules-dominion-treasures-title = Treasures
rules-dominion-treasures =
    Play as many Treasures as you like, one by one, all of them before the first buy. *All plain ones* plays the Treasures whose order doesn't matter. You may keep Treasures back.
    A Treasure is in play until Clean-up; it comes back with your deck.
rules-dominion-buying-title = Buying
rules-dominion-buying =
    For each buy you may take one card from a pile of the supply that costs no more than the coins you have left. It goes to your discard pile. After the first buy no further Treasure may be played. Coins and buys that are left are lost.
rules-dominion-gaining-title = Gaining, discarding, trashing
rules-dominion-gaining =
    - **Gain:** a card comes from the supply to your discard pile, if nothing else is said. Buying is one way of gaining.
    - **Discard:** a card of yours goes to your discard pile; you will see it again. When several are discarded others see only the top one.
    - **Trash:** a card leaves your deck for good.
    - **Reveal:** everybody sees it, and it stays where it is.
rules-dominion-attacks-title = Attacks
rules-dominion-attacks =
    Before an Attack does anything, all others may react, at the same time. Then it affects everybody who has not escaped, in turn order; decisions that do not depend on each other are asked at once.
    I ask everybody who may hold a Reaction for all that the others have seen, not only those who do: nobody can tell a hand from a pause.
rules-dominion-reactions-title = Reactions
rules-dominion-reactions =
    A Reaction is shown from the hand when what it names happens, and stays there. Moat answers Attacks. You may show several, one after another.
rules-dominion-prices-title = Prices
rules-dominion-prices =
    A card costs what is printed on it, less all reductions in force, never below $0. That holds for every purpose and for every place. The picture shows what the piles cost now.
rules-dominion-kingdom-title = The kingdom
rules-dominion-kingdom =
    Besides Treasures, Victory cards and Curses there are ten piles of kingdom cards, ten cards each; Victory piles have twelve, or eight for two players. In the lobby you choose a recommended set or leave it to chance, ask for cards and strike cards out; the sets have weights for what chance draws.
rules-dominion-orders-title = Standing answers
rules-dominion-orders =
    Some questions can be answered once and for all: *Show every Moat*, *Never react*, *Trash every Curse* and the like. **Orders**, in your panel and below *More*, lists them; there you switch them off, too. All others see is that nobody waits for you.
rules-dominion-end-title = The end
rules-dominion-end =
    The game ends after a turn in which the last Province was taken, or when three piles of the supply are empty, four if five or six play. Then everything you own counts, wherever it is.
rules-dominion-picture-title = How to read the picture
rules-dominion-picture =
    On top: everybody's letter, hand, deck, and discard pile with its top card; gold marks whose turn it is. Below it the actions, buys and coins of the turn.
    Every pile shows its price now in the coin and how many cards are left; what lies in play follows, the same cards together. In your own panel numbers mark what you can choose.
