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
       *[other] ↻ { $turn }°
    }
option-carcassonne-place =
    { $turn ->
        [0] { $mark }, wie gezogen
       *[other] { $mark }, um { $turn }° gedreht
    }

ask-carcassonne-figure = { $seat }, setzt du einen Gefolgsmann auf dieses Kärtchen?
option-carcassonne-figure-pass = Kein Gefolgsmann
option-carcassonne-figure =
    { $mark } · { $kind ->
        [city] Stadt
        [road] Straße
        [cloister] Kloster
       *[field] Wiese
    }
step-carcassonne-figure-1 = { $mark } · Auf das Kärtchen bei { $x },{ $y }
step-carcassonne-figure-2 = { option-carcassonne-figure }



event-carcassonne-drawn = { "" }
known-carcassonne-drawn = { $seat } zieht ein Plättchen.
event-carcassonne-redrawn =
    { $tiles-count ->
        [one] { $seat } zieht noch einmal: Ein Kärtchen passt nirgends und kommt zurück in den Stapel.
       *[other] { $seat } zieht noch einmal: { $tiles-count } Kärtchen passen nirgends und kommen zurück in den Stapel.
    }
event-carcassonne-placed = { $seat } legt ein Kärtchen an.
event-carcassonne-figure =
    { $seat } setzt { $figure } { $kind ->
        [city] in die Stadt
        [road] auf die Straße
        [cloister] ins Kloster
       *[field] auf die Wiese
    }.
event-carcassonne-figure-figure-follower =
    { $kind ->
        [city] { $seat } stellt einen Ritter in die Stadt.
        [road] { $seat } stellt einen Wegelagerer auf die Straße.
        [cloister] { $seat } stellt einen Mönch ins Kloster.
       *[field] { $seat } legt einen Bauern auf die Wiese.
    }
thing-carcassonne-figure-follower = einen Gefolgsmann
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } bekommt { $points ->
            [0] nichts
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
            [field] eine Wiese
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
       *[other] { $seats } bekommen { $points ->
            [0] nichts
            [one] je einen Punkt
           *[other] je { $points } Punkte
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
            [field] eine Wiese
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
event-carcassonne-returned = { "" }
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


credits-carcassonne = Ein Spiel von Klaus-Jürgen Wrede.
setting-carcassonne-first = Wer beginnt
setting-carcassonne-first-chance = Der Zufall entscheidet
setting-carcassonne-first-0 = Platz A
setting-carcassonne-first-1 = Platz B
setting-carcassonne-first-2 = Platz C
setting-carcassonne-first-3 = Platz D
setting-carcassonne-first-4 = Platz E
setting-carcassonne-first-5 = Platz F
setting-carcassonne-expansions = Erweiterungen

carcassonne-described = Carcassonne: { $lying ->
        [one] Ein Kärtchen liegt
       *[other] { $lying } Kärtchen liegen
    }, { $left ->
        [one] eines ist übrig
       *[other] { $left } sind übrig
    }.
carcassonne-described-legend = # Stadt, | und - Straße, o Kreuzung, . Wiese, + Kloster; A ein Gefolgsmann von Platz A, a einer auf der Wiese
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
        [city] { $figure } in { $count ->
            [one] einer Stadt
           *[other] Städten
        }
        [road] { $figure } auf { $count ->
            [one] einer Straße
           *[other] Straßen
        }
        [cloister] { $figure } { $count ->
            [one] im Kloster
           *[other] in Klöstern
        }
       *[field] { $figure } auf { $count ->
            [one] einer Wiese
           *[other] Wiesen
        }
    } bei { $at }
count-carcassonne-follower =
    { $count ->
        [one] einen Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
carcassonne-described-hand =
    { $count ->
        [one] { $seat } hat außerdem { $pieces } im Vorrat.
       *[other] { $seat } haben außerdem je { $pieces } im Vorrat.
    }
carcassonne-edge-C = Stadt
carcassonne-edge-R = Straße
carcassonne-edge-F = Wiese

overlay-carcassonne-fields = Wiesen
overlay-carcassonne-cities = Städte
overlay-carcassonne-roads = Straßen
overlay-carcassonne-cloisters = Klöster
overlay-carcassonne-expected = Punkte, wenn jetzt Schluss wäre
overlay-carcassonne-nobody = Niemand
overlay-carcassonne-nothing = Noch gehört niemandem etwas.
overlay-carcassonne-free = { $points ->
        [0] { $count ->
            [one] Eine Wiese gehört
           *[other] { $count } Wiesen gehören
        } niemandem.
       *[other] { $count ->
            [one] Eine Wiese gehört niemandem. Sie zählt { $points } Punkte, bei { $x },{ $y }.
           *[other] { $count } Wiesen gehören niemandem. Die beste zählt { $points } Punkte, bei { $x },{ $y }.
        }
    }
overlay-carcassonne-total = { $seat } hätte { $points } (+{ $more }).
overlay-carcassonne-object = { $owners }: { $kind ->
        [city] Stadt aus { $tiles ->
            [one] einem Kärtchen
           *[other] { $tiles } Kärtchen
        }
        [road] Straße aus { $tiles ->
            [one] einem Kärtchen
           *[other] { $tiles } Kärtchen
        }
        [cloister] Kloster
       *[field] Wiese mit { $cities ->
            [0] keiner fertigen Stadt
            [one] einer fertigen Stadt
           *[other] { $cities } fertigen Städten
        }
    } bei { $x },{ $y }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.

## Over days: standing orders, what a reminder names, what points are for

order-carcassonne-no_field = Keine Figur, wo nur Wiesen frei sind
order-why-carcassonne-no_field = es sind nur noch wenige Karten da, und am Ende zählen die Wiesen.
order-carcassonne-no_road = Kein Gefolgsmann, wo nur Straßen und Wiesen frei sind
order-why-carcassonne-no_road = es sind nur noch wenige Kärtchen da, und eine Figur in der Hand zählt nichts.
order-carcassonne-only_way = Das Kärtchen legen, wo alle Arten gleich aussehen
order-carcassonne-keep_last = Meine letzte Figur behalten
order-why-carcassonne-keep_last = es sind nur noch wenige Karten da, und eine Figur in der Hand zählt nichts.
points-carcassonne-city = Städte
points-carcassonne-road = Straßen
points-carcassonne-cloister = Klöster
points-carcassonne-field = Wiesen
