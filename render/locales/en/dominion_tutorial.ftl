# The tutorial of Dominion: a hint for each step, and how it ends.

tutorial-dominion-village = Your hand holds two Actions, and each turn begins with **one**. Play the **Village** first: it draws a card and gives two Actions more.
tutorial-dominion-smithy = The Village has paid for itself. Now play the **Smithy**: it draws three cards.
tutorial-dominion-treasures = No Actions are left, so you buy. First lay down **all** your Treasures: together they are what you can spend.
tutorial-dominion-gold = Six coins, and one buy. Take a **Gold**: it goes to your discard pile, comes back when you shuffle, and is worth three from then on.
tutorial-dominion-militia = Your used cards are discarded and five new ones drawn. Then your opponent plays a **Militia**: you keep three cards of your hand. Put away the two **Estates**; they buy nothing.
tutorial-dominion-eight = Your turn again, without an Action this time. Lay down **all** Treasures.
tutorial-dominion-province = Eight coins: that is a **Province**, six points. The game ends when the last one is gone, so this is what all the buying is for.
tutorial-dominion-end =
    That is a whole turn: play Actions, lay down Treasures, buy, draw five new cards. At the end only the points in your deck count, and Victory cards are dead weight until then: the art is to begin with them neither too early nor too late.
    `/rules` explains every card: `/rules game:Dominion topic:Moat`.
