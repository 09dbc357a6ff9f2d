# Carcassonne

carcassonne-left =
    { $count ->
       *[other] { $count } left
    }

ask-carcassonne-place = { $seat }, place the drawn tile: { $tile }.
question-carcassonne-place = Place this tile
step-carcassonne-place-1 = { $marked }{ $place }
step-carcassonne-place-2 = { $place }
option-carcassonne-place = { $marked }{ $place }
detail-carcassonne-place-1 = { $detail }
detail-carcassonne-place-2 = { $detail }
ask-carcassonne-figure = { $seat }, place a follower on the tile at { $place }?
question-carcassonne-figure = Place a follower?
option-carcassonne-figure-pass = No figure
option-carcassonne-figure = { $marked }⟦carcassonne-follower-{ $own }⟧ Follower: { $place }
detail-carcassonne-figure = { $detail }
detail-carcassonne-figure-pass = Keep your figures for later
step-carcassonne-figure-1 = { $marked }{ $place }
detail-carcassonne-figure-1 = Choose a part of this tile
detail-carcassonne-figure-2 = { $detail }
step-carcassonne-figure-2 = { option-carcassonne-figure }



event-carcassonne-drawn = { "" }
known-carcassonne-drawn = { $seat } draws a tile: { $tile }.
event-carcassonne-redrawn = { $seat } draws again: { $tiles } { $tiles-count ->
        [one] fits nowhere and goes back to the pile.
       *[other] fit nowhere and go back to the pile.
    }
brief-carcassonne-redrawn =
    { $seat }: { $tiles-count ->
        [one] one tile fits nowhere
       *[other] { $tiles-count } tiles fit nowhere
    }
event-carcassonne-placed = { $seat } places a tile at { $place } ({ $tile }).
brief-carcassonne-placed = { $seat }: { $built }
event-carcassonne-figure = { $seat } puts ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } in the { $spot } at { $place }.
brief-carcassonne-figure =
    { $seat }: ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "short") } { $kind ->
        [road] on the road
        [cloister] in the cloister
        [field] in the field
       *[city] in the city
    }
event-carcassonne-figure-kind-road = { $seat } puts ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } on the { $spot } at { $place }.
event-carcassonne-figure-there =
    { $seat } puts ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } { $kind ->
        [road] on
       *[other] in
    } the { $spot }.
thing-carcassonne-figure-follower = a follower
    .short = follower
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } scores { $points ->
            [0] nothing
           *[other] { $points }
        } for ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] the unfinished { $spot } at { $place }
               *[false] the { $spot } at { $place }
            }
            [road] { $final ->
                [true] the unfinished { $spot } at { $place }
               *[false] the { $spot } at { $place }
            }
            [cloister] { $final ->
                [true] the unfinished { $spot } at { $place }
               *[false] the { $spot } at { $place }
            }
            [field] the { $spot } at { $place }
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
       *[other] { $seats } score { $points ->
            [0] nothing
           *[other] { $points } each
        } for ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] the unfinished { $spot } at { $place }
               *[false] the { $spot } at { $place }
            }
            [road] { $final ->
                [true] the unfinished { $spot } at { $place }
               *[false] the { $spot } at { $place }
            }
            [cloister] { $final ->
                [true] the unfinished { $spot } at { $place }
               *[false] the { $spot } at { $place }
            }
            [field] the { $spot } at { $place }
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
brief-carcassonne-scored =
    { $seats }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
        [city] { $final ->
            [true] city
           *[false] complete city
        }
        [road] { $final ->
            [true] road
           *[false] complete road
        }
        [cloister] { $final ->
            [true] cloister
           *[false] complete cloister
        }
        [field] field
       *[other] { $kind }
    } **+{ $points }**
event-carcassonne-returned = { "" }
event-carcassonne-ended = The last tile is placed. The game is over.
brief-carcassonne-ended = The last tile is placed

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
carcassonne-described-drawn = The drawn tile: { $tile }.
carcassonne-described-last = The last tile is at { $place }: { $tile }.
count-carcassonne-follower =
    { $count ->
        [one] a follower
       *[other] { $count } followers
    }
carcassonne-described-hand =
    { $count ->
        [one] { $seat } also has { $pieces } left.
       *[other] { $seat } each also have { $pieces } left.
    }
overlay-carcassonne-fields = Fields
overlay-carcassonne-cities = Cities
overlay-carcassonne-roads = Roads
overlay-carcassonne-cloisters = Cloisters
overlay-carcassonne-expected = Points if the game ended now
overlay-carcassonne-tiles = Tiles left
overlay-carcassonne-tiles-left =
    { $count ->
        [one] One tile is left in the pile
       *[other] { $count } tiles are left in the pile
    }
overlay-carcassonne-nothing = No one owns anything yet.
overlay-carcassonne-free =
    { $count ->
        [one] One field belongs to no one.
       *[other] { $count } fields belong to no one.
    }{ $points ->
        [0] { "" }
        [one] { " " }The best is worth one point, at ({ $place }).
       *[other] { " " }The best is worth { $points } points, at ({ $place }).
    }
overlay-carcassonne-total = { $seat } would have { $points } (+{ $more }).
## Standing orders, reminders, names of scores

order-carcassonne-no_field = Place no figure if only fields are free
order-why-carcassonne-no_field = few tiles are left, and fields count at the end.
order-carcassonne-no_road = Place no follower if only roads and fields are free
order-why-carcassonne-no_road = few tiles are left, and unused figures score nothing.
order-carcassonne-only_way = Place the tile if all its placements look the same
order-carcassonne-keep_last = Keep my last figure
order-why-carcassonne-keep_last = few tiles are left, and unused figures score nothing.
missing-carcassonne-place = a place for the drawn tile
missing-carcassonne-figure = a follower, or none
points-carcassonne-city = cities
points-carcassonne-road = roads
points-carcassonne-cloister = cloisters
points-carcassonne-field = fields

## The names of places, tiles and figures

carcassonne-cell = column { $x }, row { $y }
carcassonne-cell-short = { $x }, { $y }
carcassonne-point-0 = N
carcassonne-point-1 = NNE
carcassonne-point-2 = NE
carcassonne-point-3 = ENE
carcassonne-point-4 = E
carcassonne-point-5 = ESE
carcassonne-point-6 = SE
carcassonne-point-7 = SSE
carcassonne-point-8 = S
carcassonne-point-9 = SSW
carcassonne-point-10 = SW
carcassonne-point-11 = WSW
carcassonne-point-12 = W
carcassonne-point-13 = WNW
carcassonne-point-14 = NW
carcassonne-point-15 = NNW
carcassonne-point-inside = inside
carcassonne-point-around = all around
carcassonne-part-city = city { $points }
carcassonne-part-road = road { $points }
carcassonne-part-field = field { $points }
carcassonne-part-cloister = cloister
carcassonne-part-edge = { $edge } { $points }
carcassonne-part-holding = { $part } with { $things }
carcassonne-part-complete = complete { $part }
carcassonne-part-owned = { $owners }'s { $part }
carcassonne-kind-city = city
carcassonne-kind-road = road
carcassonne-kind-cloister = cloister
carcassonne-kind-field = field
carcassonne-edge-C = city
carcassonne-edge-R = road
carcassonne-edge-F = field
carcassonne-mark-shield =
    { $count ->
        [one] shield
       *[other] { $count } shields
    }
carcassonne-mark-crossing = crossing
carcassonne-mark-junction = junction
carcassonne-mark-gate = gate
carcassonne-spot = { $part } at { $cell }
carcassonne-spot-short = { $part } ({ $cell })
carcassonne-piece-follower =
    { $count ->
        [one] follower
       *[other] { $count } followers
    }
carcassonne-figures = { $seat }'s { $pieces }
carcassonne-figures-at = { $figures } ({ $cell })
carcassonne-figures-counted =
    { $count ->
        [one] one figure
       *[other] { $count } figures
    }
carcassonne-with = with { $figures }

## Objects: whole cities, roads, cloisters and fields

carcassonne-object-city =
    { $count ->
        [0] a city
       *[other] { $owners }'s city
    }
carcassonne-object-road =
    { $count ->
        [0] a road
       *[other] { $owners }'s road
    }
carcassonne-object-cloister =
    { $count ->
        [0] a cloister
       *[other] { $owners }'s cloister
    }
carcassonne-object-field =
    { $count ->
        [0] a field
       *[other] { $owners }'s field
    }
carcassonne-named-city =
    City { $points } ({ $cell }), { $count ->
        [0] unclaimed
       *[other] { $owners }
    }
carcassonne-named-road =
    Road { $points } ({ $cell }), { $count ->
        [0] unclaimed
       *[other] { $owners }
    }
carcassonne-named-cloister =
    Cloister ({ $cell }), { $count ->
        [0] unclaimed
       *[other] { $owners }
    }
carcassonne-named-field =
    Field { $points } ({ $cell }), { $count ->
        [0] unclaimed
       *[other] { $owners }
    }
carcassonne-size-city =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
carcassonne-size-road = { carcassonne-size-city }
carcassonne-size-cloister = { $count } of 9 tiles
carcassonne-size-field =
    { $count ->
        [0] no complete city
        [one] one complete city
       *[other] { $count } complete cities
    }
carcassonne-sized = { $object } ({ $size })
carcassonne-worth =
    { $points ->
        [one] one point now
       *[other] { $points } points now
    }
carcassonne-worth-complete =
    { $points ->
        [one] complete for one point
       *[other] complete for { $points } points
    }
carcassonne-worth-field =
    { $points ->
        [one] one point at the end
       *[other] { $points } points at the end
    }
carcassonne-gaps = open at ({ $cells })
carcassonne-gaps-counted =
    { $count ->
        [one] open at one place
       *[other] open at { $count } places
    }
carcassonne-cities-at = complete cities at ({ $cells })
carcassonne-line = { $name }: { $facts }.
carcassonne-line-figures = Here: { $figures }.
carcassonne-line-gaps = Open at ({ $cells }).
carcassonne-line-cities = Complete cities at ({ $cells }).
carcassonne-line-tiles = Tiles: { $cells }.
carcassonne-tile-line = { $cell }: { $parts }
carcassonne-headed = { $head }: { $text }
carcassonne-and-more = { $text }, and more

## The effects of a tile

carcassonne-closes = closes { $objects }
carcassonne-for-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }{ $count ->
        [0] {""}
        [one] {""}
       *[other] {" "}each
    }
carcassonne-connects = connects { $objects }
carcassonne-joins = joins { $objects }
carcassonne-founds = starts { $objects }
carcassonne-fills = fills a place at { $objects }
carcassonne-in-some = perhaps { $phrase }
carcassonne-after = { $object }: { $facts }
carcassonne-neighbour = { $side } { $object }
carcassonne-ways =
    { $count ->
        [one] one rotation; { $neighbours }
       *[other] { $count } rotations; { $neighbours }
    }
carcassonne-turned =
    { $turn ->
        [0] as drawn
       *[other] turned { $turn }°
    }
carcassonne-turned-edges =
    { $turn ->
        [0] as drawn
       *[other] turned { $turn }°
    }, { $edges }
carcassonne-placed-turned =
    { $place }, { $turn ->
        [0] as drawn
       *[other] turned { $turn }°
    }

## The text board, the map, and the alternative text

carcassonne-board-open = Open cities, roads and cloisters, those without an owner from 2 tiles on:
carcassonne-board-fields = Fields:
carcassonne-board-tiles = All tiles by rows:
carcassonne-map-cut = The map shows columns { $first-columns } to { $last-columns } and rows { $first-rows } to { $last-rows }. The text board has all tiles.

## Details of a place

carcassonne-at-drawn = the drawn tile
carcassonne-at-pile = the pile
carcassonne-at-seat = { $seat }: points and figures
carcassonne-at-figures-of = all of { $seat }'s figures
carcassonne-at-figures-own = all of my figures
carcassonne-at-city-of = { $seat }'s cities
carcassonne-at-city-own = my cities
carcassonne-at-road-of = { $seat }'s roads
carcassonne-at-road-own = my roads
carcassonne-at-cloister-of = { $seat }'s cloisters
carcassonne-at-cloister-own = my cloisters
carcassonne-at-field-of = { $seat }'s fields
carcassonne-at-field-own = my fields
carcassonne-at-free = free
carcassonne-at-free-place = No tile yet. A tile here meets:
carcassonne-at-fitting =
    { $count ->
        [one] One of the { $left } tiles still to come fits here.
       *[other] { $count } of the { $left } tiles still to come fit here.
    }
carcassonne-at-drawn-fits =
    The drawn tile fits { $turn ->
        [0] as drawn
       *[other] turned { $turn }°
    }: { $effects }.
carcassonne-at-last = This is the last tile.
carcassonne-at-nothing = Nothing on the board.
carcassonne-at-pile-left =
    { $count ->
        [one] One tile is left in the pile. Still to come, without their fields:
       *[other] { $count } tiles are left in the pile. Still to come, without their fields:
    }
carcassonne-at-unseen = { $count } × { $tile }
carcassonne-no-effect = joins no city, road or cloister
event-carcassonne-passed = { "" }
