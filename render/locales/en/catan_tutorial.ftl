# The tutorial of Catan: a hint for each step, and the end.

tutorial-catan-road = A six was rolled, so your settlement next to the hills with the 6 got a brick. Build a **road** for one brick and one lumber. On the map, choose the place between those hills and the desert in the middle.
tutorial-catan-offer = A settlement fits at the end of the road. It costs brick, lumber, wool and grain, and you have no grain. Make **an offer** to the others.
tutorial-catan-terms = Give a **wool**, get a **grain**.
tutorial-catan-settlement = Your opponent has accepted. Build the **settlement** at the end of your new road. It touches hills, forest and desert, though the desert gives nothing.
tutorial-catan-finish = A settlement scores a point, and you now get cards at three places. You can't pay for anything else: **end** your turn.
tutorial-catan-robber = Your opponent rolled an eight and got two cards. Then you rolled a seven: the **robber** moves, and its hex gives nothing. Put it on one of the two hexes with the **8**, next to your opponent's buildings, and take a card.
tutorial-catan-end =
    That is the game: roll, trade and build until a player has ten points. Settlements score 1 and cities 2; the longest road and the largest army score 2 each. The bank takes four cards of a kind for one at any time, three or two with a harbour. With more than seven cards you lose half of them on a seven.
    You choose the expansions at the table, before the game starts. `/rules` explains them too.
