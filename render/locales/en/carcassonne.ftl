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
       *[other] ↻ { $turn }°
    }
option-carcassonne-place =
    { $turn ->
        [0] { $mark }, as drawn
       *[other] { $mark }, turned { $turn }°
    }

ask-carcassonne-figure = { $seat }, place a follower on this tile?
option-carcassonne-figure-pass = No follower
option-carcassonne-figure =
    { $mark } · { $kind ->
        [city] City
        [road] Road
        [cloister] Cloister
       *[field] Field
    }
step-carcassonne-figure-1 = { $mark } · On the tile at { $x },{ $y }
step-carcassonne-figure-2 = { option-carcassonne-figure }



event-carcassonne-drawn = { "" }
known-carcassonne-drawn = { $seat } draws a tile.
event-carcassonne-redrawn =
    { $tiles-count ->
        [one] { $seat } draws again: a tile fits nowhere and goes back to the pile.
       *[other] { $seat } draws again: { $tiles-count } tiles fit nowhere and go back to the pile.
    }
event-carcassonne-placed = { $seat } places a tile.
event-carcassonne-figure =
    { $seat } puts { $figure } { $kind ->
        [city] in the city
        [road] on the road
        [cloister] in the cloister
       *[field] in the field
    }.
event-carcassonne-figure-figure-follower =
    { $kind ->
        [city] { $seat } puts a follower in the city.
        [road] { $seat } puts a follower on the road.
        [cloister] { $seat } puts a follower in the cloister.
       *[field] { $seat } lays a farmer in the field.
    }
thing-carcassonne-figure-follower = a follower
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } scores { $points ->
            [0] nothing
           *[other] { $points }
        } for { $kind ->
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
            [field] a field
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
       *[other] { $seats } score { $points ->
            [0] nothing
           *[other] { $points } each
        } for { $kind ->
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
            [field] a field
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
event-carcassonne-returned = { "" }
event-carcassonne-ended = The last tile is placed. The game is over.

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


credits-carcassonne = A game by Klaus-Jürgen Wrede.
setting-carcassonne-first = Start player
setting-carcassonne-first-chance = Random
setting-carcassonne-first-0 = Seat A
setting-carcassonne-first-1 = Seat B
setting-carcassonne-first-2 = Seat C
setting-carcassonne-first-3 = Seat D
setting-carcassonne-first-4 = Seat E
setting-carcassonne-first-5 = Seat F
setting-carcassonne-expansions = Expansions

carcassonne-described = Carcassonne: { $lying ->
        [one] one tile placed
       *[other] { $lying } tiles placed
    }, { $left ->
        [one] one left
       *[other] { $left } left
    }.
carcassonne-described-legend = # city, | and - road, o crossing, . field, + cloister; A is a follower of seat A, a is one in a field
carcassonne-described-over = The game is over.
carcassonne-described-seat = { $letter } { $seat }: { $score ->
        [one] one point
       *[other] { $score } points
    }, { $followers ->
        [one] one follower
       *[other] { $followers } followers
    } left.
carcassonne-described-turn = It's { $seat }'s turn.
carcassonne-described-drawn = The drawn tile has { $north } in the north, { $east } in the east, { $south } in the south, { $west } in the west.
carcassonne-described-last = The last tile is in column { $x }, row { $y }.
carcassonne-described-figures = { $seat } has { $places }.
carcassonne-described-figure = { $kind ->
        [city] { $figure } in { $count ->
            [one] a city
           *[other] cities
        }
        [road] { $figure } on { $count ->
            [one] a road
           *[other] roads
        }
        [cloister] { $figure } in { $count ->
            [one] a cloister
           *[other] cloisters
        }
       *[field] { $figure } in { $count ->
            [one] a field
           *[other] fields
        }
    } at { $at }
count-carcassonne-follower =
    { $count ->
        [one] a follower
       *[other] { $count } followers
    }
carcassonne-described-hand =
    { $count ->
        [one] { $seat } also has { $pieces } in hand.
       *[other] { $seat } each also have { $pieces } in hand.
    }
carcassonne-edge-C = city
carcassonne-edge-R = road
carcassonne-edge-F = field

overlay-carcassonne-fields = Fields
overlay-carcassonne-cities = Cities
overlay-carcassonne-roads = Roads
overlay-carcassonne-cloisters = Cloisters
overlay-carcassonne-expected = Points if the game ended now
overlay-carcassonne-nobody = No one
overlay-carcassonne-nothing = No one owns anything yet.
overlay-carcassonne-free = { $points ->
        [0] { $count ->
            [one] One field belongs
           *[other] { $count } fields belong
        } to no one.
       *[other] { $count ->
            [one] One field belongs to no one. It is worth { $points } points, at { $x },{ $y }.
           *[other] { $count } fields belong to no one. The best is worth { $points } points, at { $x },{ $y }.
        }
    }
overlay-carcassonne-total = { $seat } would have { $points } (+{ $more }).
overlay-carcassonne-object = { $owners }: { $kind ->
        [city] city of { $tiles ->
            [one] one tile
           *[other] { $tiles } tiles
        }
        [road] road of { $tiles ->
            [one] one tile
           *[other] { $tiles } tiles
        }
        [cloister] cloister
       *[field] field with { $cities ->
            [0] no complete city
            [one] one complete city
           *[other] { $cities } complete cities
        }
    } at { $x },{ $y }, { $points ->
        [one] one point
       *[other] { $points } points
    }.

## Standing orders, reminders, names of scores

order-carcassonne-no_field = Place no figure if only fields are free
order-why-carcassonne-no_field = few tiles are left, and fields count at the end.
order-carcassonne-no_road = Place no follower if only roads and fields are free
order-why-carcassonne-no_road = few tiles are left, and unused figures score nothing.
order-carcassonne-only_way = Place the tile if all its placements look the same
order-carcassonne-keep_last = Keep my last figure
order-why-carcassonne-keep_last = few tiles are left, and unused figures score nothing.
points-carcassonne-city = cities
points-carcassonne-road = roads
points-carcassonne-cloister = cloisters
points-carcassonne-field = fields
