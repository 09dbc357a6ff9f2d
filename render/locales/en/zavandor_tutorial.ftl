# The tutorial of The Mines of Zavandor: a hint for each step, and how it ends.

tutorial-zavandor-exchange = Gem cards are your money: each shows a gem, and on its back the cart it came in. You want rubies. Exchange at the **bank**, two for one: your two **metal carts**, an emerald and a sapphire, for a **ruby**.
tutorial-zavandor-market = Three rubies. You might trade with the others, too, but that is enough: you are **done trading**.
tutorial-zavandor-bid = Four cards are up for auction, one a colour, and all bids are sealed. The { thing-zavandor-R1 } lies with the rubies; from three rubies on a winner gets the card. Bid **all three rubies** and nothing else.
tutorial-zavandor-prize = Your opponent bid two: you have won. Take the **card**; a point instead would be for those who need none.
tutorial-zavandor-upgrade = A card works once it has a cube. The **{ thing-zavandor-R1 }** costs the king's price, which is one sapphire now, and then brings a gold cart in every round. Choose it under **Upgrade**.
tutorial-zavandor-scroll = A new round begins with the income: a card for each cart on your clan board and on your clans. Your scroll can be **cast** now, once: draw the **logs** or the **planks**, as you like.
tutorial-zavandor-end =
    That is a round: income, trade, bids, upgrades. When the king has climbed to his hall the game is over, and coins, complete cards and altars count. Only what has a cube on its last field is complete, so finish what you begin.
    `/rules` explains every card and the professional clans.
