# Inns & Cathedrals

setting-carcassonne-expansions-inns = Inns & Cathedrals

option-carcassonne-figure-big =
    { $mark } · Big follower, { $kind ->
        [city] city
        [road] road
        [cloister] cloister
       *[field] field
    }
step-carcassonne-figure-2-big = { option-carcassonne-figure-big }
thing-carcassonne-figure-big = the big follower
count-carcassonne-big = a big follower

rules-carcassonne-topics-inns = inns
rules-carcassonne-inns-title = Inns & Cathedrals
rules-carcassonne-inns =
    - The **big follower** is placed and comes back like any other, but counts as two where several stand.
    - A road with an **inn** brings **2 points for every tile** when it is finished, and nothing at the end of the game if it is not.
    - A city with a **cathedral** brings **3 points for every tile and 3 for every shield** when it is finished, and nothing if it is not. A second inn or cathedral changes nothing.
    With this expansion six can play.
