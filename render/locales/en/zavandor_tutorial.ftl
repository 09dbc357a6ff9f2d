# The tutorial of The Mines of Zavandor: a hint for each step, and the end.

tutorial-zavandor-exchange = Gem cards are your money: each shows a gem, and its cart on the back. You want rubies. Exchange two for one at the **bank**: your two **metal carts**, an emerald and a sapphire, for a **ruby**.
tutorial-zavandor-market = Three rubies. You could also trade with the others, but these are enough: **go on to bid**.
tutorial-zavandor-bid = Four cards are up for auction, one of each colour, and all bids are sealed. The { thing-zavandor-R1 } is in the ruby row. A winner with three rubies or more gets the card. Bid **all three rubies** and nothing else.
tutorial-zavandor-prize = Your opponent bid two, so you have won. Take the **card**. The point is for players who don't need it.
tutorial-zavandor-upgrade = A card works once it has a cube. The **{ thing-zavandor-R1 }** costs the king's price, one sapphire now, and then gives you a gold cart every round. Choose it under **Upgrade**.
tutorial-zavandor-scroll = A new round begins with the income: a card for each cart on your clan board and on your clans. You can also **cast** your scroll now, once: draw the **logs** or the **planks**, as you like.
tutorial-zavandor-end =
    That is a round: income, trade, bids, upgrades. When the king reaches his hall the game is over, and coins, complete cards and altars score. An object is complete when its last field has a cube, so finish what you begin.
    `/rules` explains every card and the professional clans.
