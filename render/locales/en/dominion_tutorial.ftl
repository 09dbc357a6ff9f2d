# The tutorial of Dominion: a hint for each step, and how it ends.

tutorial-dominion-village = Your hand holds two Actions, and each turn begins with **one**. Play the **Village** first: it draws a card and gives two Actions more.
tutorial-dominion-smithy = The Village has given back its card and its action. Now play the **Smithy**: it draws three cards.
tutorial-dominion-treasures = No Actions are left, so you buy. First play **all** your Treasures: together they are the coins you can spend.
tutorial-dominion-gold = Six coins, and one buy. Take a **Gold**: it goes to your discard pile, comes back when you shuffle, and then gives three coins.
tutorial-dominion-militia = Your used cards are discarded, and you draw five new ones. Then your opponent plays a **Militia**: you keep three cards in hand. Discard the two **Estates**; they buy nothing.
tutorial-dominion-eight = It's your turn again, this time without an Action. Play **all** Treasures.
tutorial-dominion-province = Eight coins: that is a **Province**, six points. The game ends when the last one is gone.
tutorial-dominion-end =
    That's a whole turn: play Actions, play Treasures, buy, draw five new cards. At the end only the points in your deck count, but until then Victory cards do nothing. So buy them neither too early nor too late.
    `/rules` explains every card: `/rules game:Dominion topic:Moat`.
