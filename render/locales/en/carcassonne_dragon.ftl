# The Princess & the Dragon

setting-carcassonne-expansions-dragon = The Princess & the Dragon

ask-carcassonne-princess = { $seat }, the princess sends a figure home. Which one?
option-carcassonne-princess = { $mark } · { $seat }: { $figure }
ask-carcassonne-dragon = { $seat }, move the dragon (step { $step } of 6).
option-carcassonne-dragon =
    { $id ->
        [N] { $mark } N
        [E] { $mark } E
        [S] { $mark } S
       *[W] { $mark } W
    }
option-carcassonne-figure-fairy = { $mark } · Fairy to { $x },{ $y }
step-carcassonne-figure-1-fairy = Move the fairy
step-carcassonne-figure-fairy-2 = { option-carcassonne-figure-fairy }

event-carcassonne-aside = { $seat } draws a dragon tile. The dragon is not here yet, so it is put aside.
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] The tile that was put aside goes back into the pile.
       *[other] The { $tiles-count } tiles that were put aside go back into the pile.
    }
event-carcassonne-volcano = The dragon comes to the volcano.
event-carcassonne-dragon = { $seat } moves the dragon.
event-carcassonne-eaten = The dragon eats { $figure } of { $seat }.
event-carcassonne-removed = The princess sends { $figure } of { $seat } home.
event-carcassonne-fairy = { $seat } moves the fairy.
term-carcassonne-fairy = a figure beside her
points-carcassonne-fairy = fairy
thing-carcassonne-kind-fairy = the fairy's company

carcassonne-described-dragon = The dragon is at { $x },{ $y }.
carcassonne-described-fairy = The fairy is at { $x },{ $y }.
carcassonne-described-aside =
    { $count ->
        [one] One tile lies aside.
       *[other] { $count } tiles lie aside.
    }
carcassonne-described-gone = Gone from the table: { $pieces }.
carcassonne-described-lost = { $figure } of { $seat }
carcassonne-described-legend-dragon = ^ volcano, & dragon, * fairy

order-carcassonne-dragon = Steer the dragon for me, away from my figures
order-why-carcassonne-dragon = the dragon has eaten a figure of yours.
missing-carcassonne-dragon = a step of the dragon

rules-carcassonne-topics-dragon = dragon fairy princess
rules-carcassonne-dragon-title = The dragon and the volcano
rules-carcassonne-dragon =
    - **Volcano:** the dragon comes to this tile. No figure is placed and the fairy stays where she is.
    - **Dragon sign:** after you have placed a figure the dragon runs, before anything is scored. He makes up to six steps to adjoining tiles, one a player in turn, beginning with you. He never comes to a tile twice in a run, nor to the fairy's. Press the arrows below the board; a step without a choice is taken by itself.
    - He **eats** every figure on a tile that he enters; they go back to their owners' supply. A piece that is left without its follower stays.
    As long as there is no dragon on the board, tiles with his sign are put aside; the first volcano brings them back into the pile.
rules-carcassonne-fairy-title = The fairy
rules-carcassonne-fairy =
    Instead of placing a figure you may move the fairy to any other tile where a figure of yours stands.
    - The dragon cannot enter her tile.
    - If a figure of yours stands on her tile when your turn begins, you get **1 point**.
    - If a road, city, cloister or field is scored in which a figure of yours stands on her tile, you get **3 points** besides, even if you get nothing else for it.
rules-carcassonne-princess-title = The princess and the portal
rules-carcassonne-princess =
    - **Princess:** if her city joins one with figures in it, you must send one of them home, your own too; a big follower only if none other of its colour is there. Then you place no figure in this part of the turn.
    - **Portal:** you may place your figure on this tile or on any other, wherever it may go by the usual rules and nothing is finished yet; not on the dragon's tile.
    - The **tunnel** lets a road run on below a city. The **cloister in a city** is a thing of its own: both can hold a follower.
