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

ask-carcassonne-figure = { $seat }, do you place a follower on this tile?
option-carcassonne-figure-pass = No follower
option-carcassonne-figure =
    { $figure ->
        [fairy] { $mark } · Fairy to { $x },{ $y }
        [big] { $mark } · Big follower, { $kind ->
            [city] city
            [road] road
            [cloister] cloister
           *[field] field
        }
        [builder] { $mark } · Builder, { $kind ->
            [road] road
           *[city] city
        }
        [pig] { $mark } · Pig, field
       *[follower] { $mark } · { $kind ->
            [city] City
            [road] Road
            [cloister] Cloister
           *[field] Field
        }
    }
step-carcassonne-figure-1-fairy = Move the fairy
step-carcassonne-figure-1 = { $mark } · On the tile at { $x },{ $y }
step-carcassonne-figure-2 = { option-carcassonne-figure }

ask-carcassonne-princess = { $seat }, the princess sends a figure home. Which one?
option-carcassonne-princess =
    { $figure ->
        [big] { $mark } · { $seat }: big follower
        [builder] { $mark } · { $seat }: builder
       *[follower] { $mark } · { $seat }: follower
    }

ask-carcassonne-dragon = { $seat }, move the dragon (step { $step } of 6).
option-carcassonne-dragon =
    { $id ->
        [N] { $mark } N
        [E] { $mark } E
        [S] { $mark } S
       *[W] { $mark } W
    }

event-carcassonne-drawn = { "" }
event-carcassonne-redrawn =
    { $tiles-count ->
        [one] { $seat } draws again: a tile fits nowhere and goes back into the pile.
       *[other] { $seat } draws again: { $tiles-count } tiles fit nowhere and go back into the pile.
    }
event-carcassonne-placed = { $seat } places a tile.
event-carcassonne-figure =
    { $figure ->
        [big] { $seat } puts the big follower { $kind ->
            [city] in the city
            [road] on the road
            [cloister] in the cloister
           *[field] in the field
        }.
        [builder] { $seat } puts the builder { $kind ->
            [road] on the road
           *[city] in the city
        }.
        [pig] { $seat } puts the pig in the field.
       *[follower] { $kind ->
            [city] { $seat } puts a follower in the city.
            [road] { $seat } puts a follower on the road.
            [cloister] { $seat } puts a follower in the cloister.
           *[field] { $seat } lays a farmer in the field.
        }
    }
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
            [goods] most goods of a kind
            [fairy] the fairy's company
           *[field] a field
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
            [goods] most goods of a kind
            [fairy] the fairy's company
           *[field] a field
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
event-carcassonne-returned =
    { $figure ->
        [big] { "" }
        [builder] { $seat } takes the builder back.
        [pig] { $seat } takes the pig back.
       *[follower] { "" }
    }
event-carcassonne-goods = { $seat } trades: { $goods }.
event-carcassonne-aside = { $seat } draws a dragon tile. The dragon is not here yet, so it is put aside.
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] The tile that was put aside goes back into the pile.
       *[other] The { $tiles-count } tiles that were put aside go back into the pile.
    }
event-carcassonne-volcano = The dragon comes to the volcano.
event-carcassonne-dragon = { $seat } moves the dragon.
event-carcassonne-eaten =
    { $figure ->
        [big] The dragon eats the big follower of { $seat }.
        [builder] The dragon eats the builder of { $seat }.
        [pig] The dragon eats the pig of { $seat }.
       *[follower] The dragon eats a follower of { $seat }.
    }
event-carcassonne-removed =
    { $figure ->
        [big] The princess sends the big follower of { $seat } home.
        [builder] The princess sends the builder of { $seat } home.
       *[follower] The princess sends a follower of { $seat } home.
    }
event-carcassonne-fairy = { $seat } moves the fairy.
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

term-carcassonne-wine = most wine
term-carcassonne-grain = most grain
term-carcassonne-cloth = most cloth
term-carcassonne-fairy = a figure beside her
count-carcassonne-wine =
    { $count ->
        [one] one barrel of wine
       *[other] { $count } barrels of wine
    }
count-carcassonne-grain =
    { $count ->
        [one] one sack of grain
       *[other] { $count } sacks of grain
    }
count-carcassonne-cloth =
    { $count ->
        [one] one bale of cloth
       *[other] { $count } bales of cloth
    }

credits-carcassonne = A game by Klaus-Jürgen Wrede.
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
carcassonne-described-legend = # city, | and - road, o crossing, . field, + cloister, ^ volcano; A a follower of seat A, a one lying in a field; & dragon, * fairy
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
carcassonne-described-piece =
    { $figure ->
        [big] a big follower
        [builder] a builder
        [pig] a pig
       *[follower] { $count ->
            [one] a follower
           *[other] { $count } followers
        }
    }
carcassonne-described-hand =
    { $count ->
        [one] { $seat } also has { $pieces } in hand.
       *[other] { $seat } each also have { $pieces } in hand.
    }
carcassonne-described-goods = { $seat } has traded { $goods }.
carcassonne-described-token =
    { $token ->
        [dragon] The dragon is at { $x },{ $y }.
       *[fairy] The fairy is at { $x },{ $y }.
    }
carcassonne-described-aside =
    { $count ->
        [one] One tile lies aside.
       *[other] { $count } tiles lie aside.
    }
carcassonne-described-gone = Gone from the table: { $pieces }.
carcassonne-described-lost =
    { $figure ->
        [big] the big follower of { $seat }
        [builder] the builder of { $seat }
        [pig] the pig of { $seat }
       *[follower] a follower of { $seat }
    }
carcassonne-side = { $side ->
        [C] city
        [R] road
       *[F] field
    }

overlay-carcassonne-fields = Fields
overlay-carcassonne-cities = Cities
overlay-carcassonne-roads = Roads
overlay-carcassonne-cloisters = Cloisters
overlay-carcassonne-expected = Points if the game ended now
overlay-carcassonne-nobody = Nobody
overlay-carcassonne-nothing = Nobody owns anything yet.
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

## Over days: standing orders, what a reminder names, what points are for

order-carcassonne-no_field = No figure where only fields are free
order-why-carcassonne-no_field = few tiles are left, and fields count in the end.
order-carcassonne-no_road = No follower where only roads and fields are free
order-why-carcassonne-no_road = few tiles are left, and a figure in hand counts nothing.
order-carcassonne-only_way = Lay the tile where all ways look the same
order-carcassonne-dragon = Steer the dragon for me, away from my figures
order-why-carcassonne-dragon = the dragon has eaten a figure of yours.
order-carcassonne-keep_last = Keep my last figure in hand
order-why-carcassonne-keep_last = few tiles are left, and a figure in hand counts nothing.
missing-carcassonne-dragon = a step of the dragon
points-carcassonne-city = cities
points-carcassonne-road = roads
points-carcassonne-cloister = cloisters
points-carcassonne-field = fields
points-carcassonne-goods = goods
points-carcassonne-fairy = fairy
