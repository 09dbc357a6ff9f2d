# The reasons of a computer's choices in Carcassonne: half a sentence each.

because-carcassonne-only = the only place for this tile
because-carcassonne-least = no other place was better
because-carcassonne-completes =
    completes a { $kind ->
        [city] city
        [road] road
       *[other] cloister
    }: { some-points }
because-carcassonne-grows =
    a { $kind ->
        [city] city
        [road] road
        [field] field
       *[other] cloister
    } with { some-points }{ $kind ->
        [field] { $open ->
            [0] { "" }
            [one] { " " }and one open city
           *[other] { " " }and { $open } open cities
        }
       *[other] { $open ->
            [0] { "" }
            [one] { " " }and one tile open
           *[other] { " " }and { $open } tiles open
        }
    }
because-carcassonne-joins = joins pieces to { because-carcassonne-grows }
because-carcassonne-claims = { because-carcassonne-grows }
because-carcassonne-hinders =
    slows down { $owner }'s { $kind ->
        [city] city
        [road] road
        [field] field
       *[other] cloister
    }
because-carcassonne-free =
    a place for a follower { $kind ->
        [city] in a city
        [road] on a road
        [field] in a field
       *[other] in a cloister
    }
because-carcassonne-scores = { some-points } at once, and the follower returns
because-carcassonne-rather =
    worth more than the { $kind ->
        [city] city
        [road] road
        [field] field
       *[other] cloister
    }
unsaid-carcassonne-passed = { $seat } places no figure.
because-carcassonne-keeps =
    { $left ->
        [1] the last follower is
       *[other] a follower is
    } worth more in hand than { because-carcassonne-grows }
because-carcassonne-no_use = no figure gains anything here
