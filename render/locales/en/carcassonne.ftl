# Carcassonne

carcassonne-left =
    { $count ->
       *[other] { $count } left
    }

ask-carcassonne-place = { $seat }, place the drawn tile.
step-carcassonne-place-1 =
    { $count ->
        [one] { $mark } · fits one way
       *[other] { $mark } · fits { $count } ways
    }
step-carcassonne-place-2 =
    { $turn ->
        [0] as drawn
       *[other] turned { $turn }°
    }
option-carcassonne-place =
    { $turn ->
        [0] { $mark }, as drawn
       *[other] { $mark }, turned { $turn }°
    }

ask-carcassonne-figure = { $seat }, do you place a follower on this tile?
option-carcassonne-figure-pass = No follower
option-carcassonne-figure =
    { $kind ->
        [city] { $mark } · Follower in the city
        [road] { $mark } · Follower on the road
        [cloister] { $mark } · Follower in the cloister
       *[field] { $mark } · Farmer in the field
    }

event-carcassonne-drawn = { $seat } draws a tile.
event-carcassonne-redrawn =
    { $tiles-count ->
        [one] { $seat } draws again: a tile fits nowhere and goes back into the pile.
       *[other] { $seat } draws again: { $tiles-count } tiles fit nowhere and go back into the pile.
    }
event-carcassonne-placed = { $seat } places a tile.
event-carcassonne-figure =
    { $kind ->
        [city] { $seat } puts a follower in the city.
        [road] { $seat } puts a follower on the road.
        [cloister] { $seat } puts a follower in the cloister.
       *[field] { $seat } lays a farmer in the field.
    }
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } scores { $points } for { $kind ->
            [city] { $final ->
                [true] an unfinished city
               *[false] a city
            }
            [road] { $final ->
                [true] an unfinished road
               *[false] a road
            }
            [cloister] { $final ->
                [true] an unfinished cloister
               *[false] a cloister
            }
           *[field] a field
        }: { $terms }.
       *[other] { $seats } score { $points } each for { $kind ->
            [city] { $final ->
                [true] an unfinished city
               *[false] a city
            }
            [road] { $final ->
                [true] an unfinished road
               *[false] a road
            }
            [cloister] { $final ->
                [true] an unfinished cloister
               *[false] a cloister
            }
           *[field] a field
        }: { $terms }.
    }
event-carcassonne-returned = { $seat } takes a follower back.
event-carcassonne-ended = The last tile lies: the game is over.

term-carcassonne-tiles =
    { $count ->
        [one] one tile × { $each }
       *[other] { $count } tiles × { $each }
    }
term-carcassonne-shields =
    { $count ->
        [one] one shield × { $each }
       *[other] { $count } shields × { $each }
    }
term-carcassonne-cities =
    { $count ->
        [one] one complete city × { $each }
       *[other] { $count } complete cities × { $each }
    }

setting-carcassonne-first = Who begins
setting-carcassonne-first-chance = Chance decides
setting-carcassonne-first-0 = Seat A
setting-carcassonne-first-1 = Seat B
setting-carcassonne-first-2 = Seat C
setting-carcassonne-first-3 = Seat D
setting-carcassonne-first-4 = Seat E
setting-carcassonne-first-5 = Seat F
setting-carcassonne-expansions = Expansions
setting-carcassonne-expansions-inns = Inns & Cathedrals
setting-carcassonne-expansions-traders = Traders & Builders
setting-carcassonne-expansions-dragon = The Princess & the Dragon

carcassonne-described = Carcassonne: { $lying ->
        [one] one tile lies
       *[other] { $lying } tiles lie
    }, { $left ->
        [one] one is left
       *[other] { $left } are left
    }.
carcassonne-described-over = The game is over.
carcassonne-described-seat = { $letter } { $seat }: { $score ->
        [one] one point
       *[other] { $score } points
    }, { $followers ->
        [one] one follower
       *[other] { $followers } followers
    } left.
carcassonne-described-turn = { $seat } is to move.
carcassonne-described-drawn = The drawn tile has { $north } in the north, { $east } in the east, { $south } in the south, { $west } in the west.
carcassonne-described-last = The last tile lies in column { $x }, row { $y }.
carcassonne-described-figures = { $seat } has { $places }.
carcassonne-described-figure = { $kind ->
        [city] a follower in a city
        [road] a follower on a road
        [cloister] a follower in a cloister
       *[field] a farmer
    } at { $x },{ $y }
carcassonne-side = { $side ->
        [C] city
        [R] road
       *[F] field
    }
