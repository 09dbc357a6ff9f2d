# The tutorial of Catan: a hint for each step, and how it ends.

tutorial-catan-road = A six was rolled, so your settlement on the hills with the 6 gave you a brick. Build a **road** for one brick and one lumber: of the places on the map that then appears, take the one between those hills and the desert in the middle.
tutorial-catan-offer = The road ends where a settlement fits. It costs brick, lumber, wool and grain, and you have no grain. Make **an offer** to the others.
tutorial-catan-terms = Give a **wool**, get a **grain**.
tutorial-catan-settlement = Your opponent has accepted. Build the **settlement** at the end of your new road: it earns from hills, forest and desert, though the desert gives nothing.
tutorial-catan-finish = A settlement is a point, and three places earn for you now. You can pay for nothing more: **end** your turn.
tutorial-catan-robber = Your opponent has rolled an eight and got two cards, then you a seven: the **robber** moves, and nothing grows where he stands. Put him on one of the two hexes with the **8**, where your opponent earns, and take a card.
tutorial-catan-end =
    That is the game: roll, trade, build, until somebody has ten points. Settlements count 1 and cities 2; the longest road and the largest army bring 2 each. Four cards of a kind buy one from the bank at any time, three or two at a harbour; and whoever holds more than seven cards when a seven falls loses half.
    Cities & Knights, the expansion, is one of the lobby's options; `/rules` explains both.
