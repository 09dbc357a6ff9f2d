# The Princess & the Dragon

setting-carcassonne-expansions-dragon = The Princess & the Dragon

ask-carcassonne-princess = ⟦carcassonne-princess⟧ { $seat }, the princess sends a figure home. Which one?
option-carcassonne-princess = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }: { $figure }, { $place }
detail-carcassonne-princess = { $detail }
ask-carcassonne-dragon = ⟦carcassonne-dragon⟧ { $seat }, move the dragon from { $place } (step { $step } of 6).
question-carcassonne-dragon = ⟦carcassonne-dragon⟧ Move the dragon (step { $step } of 6)
option-carcassonne-dragon =
    { $mark } { $id ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }{ $reached ->
        [0] {""}
       *[other] : { $place }
    }{ $there-count ->
        [0] {""}
       *[other] , eats { $there }
    }
brief-option-carcassonne-dragon =
    { $mark } { $id ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }{ $there-count ->
        [0] {""}
       *[other] , eats { $there }
    }
option-carcassonne-figure-fairy = { $marked }⟦carcassonne-fairy⟧ Fairy: { $place }, with { $there }
step-carcassonne-figure-1-fairy = ⟦carcassonne-fairy⟧ Move the fairy
detail-carcassonne-figure-1-fairy = Choose a tile with a figure of yours
step-carcassonne-figure-fairy-2 = { option-carcassonne-figure-fairy }

event-carcassonne-aside = { $seat } draws a dragon tile: { $tile }. The dragon isn't on the board yet, so the tile is put aside.
brief-carcassonne-aside = { $seat }: dragon tile put aside
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] The tile that was put aside goes back to the pile.
       *[other] The { $tiles-count } tiles that were put aside go back to the pile.
    }
brief-carcassonne-shuffled = The dragon tiles go back to the pile
event-carcassonne-volcano = ⟦carcassonne-volcano⟧ The dragon comes to the volcano at { $place }.
brief-carcassonne-volcano = ⟦carcassonne-volcano⟧ The dragon comes to the volcano
event-carcassonne-dragon = { $seat } moves ⟦carcassonne-dragon⟧ the dragon to { $place }.
brief-carcassonne-dragon = { "" }
event-carcassonne-eaten = ⟦carcassonne-dragon⟧ The dragon eats { $figure } of { $seat } at { $place } ({ $spot }).
brief-carcassonne-eaten = ⟦carcassonne-dragon⟧ The dragon eats { $figure } of { $seat }
event-carcassonne-removed = ⟦carcassonne-princess⟧ The princess sends { $figure } of { $seat } home from { $place } ({ $spot }).
brief-carcassonne-removed = ⟦carcassonne-princess⟧ The princess sends { $figure } of { $seat } home
event-carcassonne-fairy = { $seat } moves ⟦carcassonne-fairy⟧ the fairy to { $place }.
brief-carcassonne-fairy = { $seat }: ⟦carcassonne-fairy⟧ fairy moved
term-carcassonne-fairy = a figure with her
points-carcassonne-fairy = fairy
thing-carcassonne-kind-fairy = the fairy

carcassonne-described-dragon = The dragon is at { $place }.
carcassonne-described-fairy = The fairy is at { $place }.
carcassonne-described-aside =
    { $count ->
        [one] One tile is put aside: { $tiles }.
       *[other] { $count } tiles are put aside: { $tiles }.
    }
carcassonne-described-gone = Removed from the table: { $pieces }.
carcassonne-described-trail = The dragon went this way: { $cells }.
carcassonne-described-legend-dragon = ^ volcano, & dragon, * fairy

order-carcassonne-dragon = Move the dragon for me, away from my figures
order-why-carcassonne-dragon = the dragon has eaten one of your figures.
missing-carcassonne-dragon = a step of the dragon
carcassonne-token-dragon = the dragon
carcassonne-token-fairy = the fairy
carcassonne-mark-dragon = dragon symbol
carcassonne-mark-volcano = volcano
carcassonne-mark-portal = portal
carcassonne-mark-princess =
    { $count ->
        [one] princess
       *[other] { $count } princesses
    }
carcassonne-mark-tunnel =
    { $count ->
        [one] tunnel
       *[other] { $count } tunnels
    }

rules-carcassonne-topics-dragon = dragon fairy princess
rules-carcassonne-dragon-title = The dragon and the volcano
rules-carcassonne-dragon =
    - **Volcano:** the dragon comes to this tile. You can't place a figure, and the fairy stays where she is.
    - **Dragon symbol:** when you have placed a figure or passed, the dragon moves, before anything is scored. It makes up to six steps to adjacent tiles. The players choose one step each in turn, beginning with you. It never enters a tile twice in the same run, nor the fairy's tile. Press the arrows below the board. A step without a choice is made for you.
    - It **eats** every figure on a tile that it enters. They go back to their owners' supply. A figure that can only be placed where its player has a follower stays, even if that follower is eaten.
    While there is no dragon on the board, tiles with its symbol are put aside. The first volcano brings them back to the pile.
rules-carcassonne-fairy-title = The fairy
rules-carcassonne-fairy =
    Instead of placing a figure (you need one in your supply), you can move the fairy to any other tile with one of your figures.
    - The dragon can't enter her tile.
    - If one of your figures stands on her tile when your turn begins, you get **1 point**.
    - If a road, city, cloister or field with one of your figures on her tile is scored, you get **3 extra points**, even if you get nothing else for it.
rules-carcassonne-princess-title = The princess and the portal
rules-carcassonne-princess =
    - **Princess:** if her city joins one with figures in it, you must send one of them home. It can be your own. A big follower can go only if no other figure of its colour is there. Then you don't place a figure in this part of the turn.
    - **Portal:** you can place your figure on this tile or on any other where it is allowed and nothing is finished yet, but not on the dragon's tile.
    - The **tunnel** continues a road under a city. The **cloister in a city** is separate from the city: both can hold a follower.

## Reasons of computers

because-carcassonne-eats = eats a figure of { $seats }
because-carcassonne-spares = spares its own figures
because-carcassonne-protects = brings points and keeps the dragon away
