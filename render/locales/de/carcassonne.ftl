# Carcassonne

carcassonne-left =
    { $count ->
       *[other] noch { $count }
    }

ask-carcassonne-place = { $seat }, lege das gezogene Kärtchen an.
step-carcassonne-place-1 =
    { $count ->
        [one] { $mark } · passt auf eine Art
       *[other] { $mark } · passt auf { $count } Arten
    }
step-carcassonne-place-2 =
    { $turn ->
        [0] wie gezogen
       *[other] um { $turn }° gedreht
    }
option-carcassonne-place =
    { $turn ->
        [0] { $mark }, wie gezogen
       *[other] { $mark }, um { $turn }° gedreht
    }

ask-carcassonne-figure = { $seat }, setzt du einen Gefolgsmann auf dieses Kärtchen?
option-carcassonne-figure-pass = Kein Gefolgsmann
option-carcassonne-figure =
    { $kind ->
        [city] { $mark } · Ritter in die Stadt
        [road] { $mark } · Wegelagerer auf die Straße
        [cloister] { $mark } · Mönch ins Kloster
       *[field] { $mark } · Bauer auf die Wiese
    }

event-carcassonne-drawn = { $seat } zieht ein Kärtchen.
event-carcassonne-redrawn =
    { $tiles-count ->
        [one] { $seat } zieht noch einmal: Ein Kärtchen passt nirgends und kommt zurück in den Stapel.
       *[other] { $seat } zieht noch einmal: { $tiles-count } Kärtchen passen nirgends und kommen zurück in den Stapel.
    }
event-carcassonne-placed = { $seat } legt ein Kärtchen an.
event-carcassonne-figure =
    { $kind ->
        [city] { $seat } stellt einen Ritter in die Stadt.
        [road] { $seat } stellt einen Wegelagerer auf die Straße.
        [cloister] { $seat } stellt einen Mönch ins Kloster.
       *[field] { $seat } legt einen Bauern auf die Wiese.
    }
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } bekommt { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für { $kind ->
            [city] { $final ->
                [true] eine unfertige Stadt
               *[false] eine Stadt
            }
            [road] { $final ->
                [true] eine unfertige Straße
               *[false] eine Straße
            }
            [cloister] { $final ->
                [true] ein unfertiges Kloster
               *[false] ein Kloster
            }
           *[field] eine Wiese
        }: { $terms }.
       *[other] { $seats } bekommen je { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für { $kind ->
            [city] { $final ->
                [true] eine unfertige Stadt
               *[false] eine Stadt
            }
            [road] { $final ->
                [true] eine unfertige Straße
               *[false] eine Straße
            }
            [cloister] { $final ->
                [true] ein unfertiges Kloster
               *[false] ein Kloster
            }
           *[field] eine Wiese
        }: { $terms }.
    }
event-carcassonne-returned = { $seat } nimmt einen Gefolgsmann zurück.
event-carcassonne-ended = Das letzte Kärtchen liegt: Das Spiel ist zu Ende.

term-carcassonne-tiles =
    { $count ->
        [one] ein Kärtchen × { $each }
       *[other] { $count } Kärtchen × { $each }
    }
term-carcassonne-shields =
    { $count ->
        [one] ein Wappen × { $each }
       *[other] { $count } Wappen × { $each }
    }
term-carcassonne-cities =
    { $count ->
        [one] eine fertige Stadt × { $each }
       *[other] { $count } fertige Städte × { $each }
    }

setting-carcassonne-first = Wer beginnt
setting-carcassonne-first-chance = Der Zufall entscheidet
setting-carcassonne-first-0 = Platz A
setting-carcassonne-first-1 = Platz B
setting-carcassonne-first-2 = Platz C
setting-carcassonne-first-3 = Platz D
setting-carcassonne-first-4 = Platz E
setting-carcassonne-first-5 = Platz F
setting-carcassonne-expansions = Erweiterungen
setting-carcassonne-expansions-inns = Wirtshäuser und Kathedralen
setting-carcassonne-expansions-traders = Händler und Baumeister
setting-carcassonne-expansions-dragon = Burgfräulein und Drache

carcassonne-described = Carcassonne: { $lying ->
        [one] Ein Kärtchen liegt
       *[other] { $lying } Kärtchen liegen
    }, { $left ->
        [one] eines ist übrig
       *[other] { $left } sind übrig
    }.
carcassonne-described-over = Das Spiel ist zu Ende.
carcassonne-described-seat = { $letter } { $seat }: { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }, { $followers ->
        [one] ein Gefolgsmann
       *[other] { $followers } Gefolgsleute
    } im Vorrat.
carcassonne-described-turn = { $seat } ist am Zug.
carcassonne-described-drawn = Das gezogene Kärtchen hat im Norden { $north }, im Osten { $east }, im Süden { $south }, im Westen { $west }.
carcassonne-described-last = Das letzte Kärtchen liegt in Spalte { $x }, Zeile { $y }.
carcassonne-described-figures = { $seat } hat { $places }.
carcassonne-described-figure = { $kind ->
        [city] einen Ritter in einer Stadt
        [road] einen Wegelagerer auf einer Straße
        [cloister] einen Mönch im Kloster
       *[field] einen Bauern
    } auf { $x },{ $y }
carcassonne-side = { $side ->
        [C] Stadt
        [R] Straße
       *[F] Wiese
    }
