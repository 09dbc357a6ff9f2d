# Inns & Cathedrals

setting-carcassonne-expansions-inns = Inns & Cathedrals

option-carcassonne-figure-big = { $marked }⟦carcassonne-big-{ $own }⟧ Big follower: { $place }
step-carcassonne-figure-2-big = { option-carcassonne-figure-big }
mark-carcassonne-figure-big = { "" }
mark-carcassonne-figure-2-big = { mark-carcassonne-figure-big }
thing-carcassonne-figure-big = the big follower
    .short = big follower
count-carcassonne-big = a big follower
carcassonne-piece-big =
    { $count ->
        [one] big follower
       *[other] { $count } big followers
    }
carcassonne-mark-inn =
    { $count ->
        [one] inn
       *[other] { $count } inns
    }
carcassonne-mark-cathedral =
    { $count ->
        [one] cathedral
       *[other] { $count } cathedrals
    }

rules-carcassonne-topics-inns = inns
rules-carcassonne-inns-title = Inns & Cathedrals
rules-carcassonne-inns =
    - The **big follower** is placed and returned like any other, but counts as two in a majority.
    - A road with an **inn** scores **2 points for every tile** when it is finished, and nothing at the end of the game if it isn't.
    - A city with a **cathedral** scores **3 points for every tile and 3 for every shield** when it is finished, and nothing if it isn't. A second inn or cathedral changes nothing.
    With this expansion six people can play.
