# Carcassonne

carcassonne-left =
    { $count ->
       *[other] noch { $count }
    }

ask-carcassonne-place = { $seat }, lege das gezogene Kärtchen an: { $tile }.
question-carcassonne-place = Lege dieses Kärtchen an
step-carcassonne-place-1 = { $marked }{ $place }
step-carcassonne-place-2 = { $place }
option-carcassonne-place = { $marked }{ $place }
detail-carcassonne-place-1 = { $detail }
detail-carcassonne-place-2 = { $detail }

ask-carcassonne-figure = { $seat }, setzt du einen Gefolgsmann auf das Kärtchen in { $place }?
question-carcassonne-figure = Setzt du einen Gefolgsmann?
option-carcassonne-figure-pass = Keine Figur
option-carcassonne-figure = { $marked }⟦carcassonne-follower-{ $own }⟧ Gefolgsmann: { $place }
detail-carcassonne-figure = { $detail }
detail-carcassonne-figure-pass = Figuren für später behalten
step-carcassonne-figure-1 = { $marked }{ $place }
detail-carcassonne-figure-1 = Wähle einen Teil dieses Kärtchens
detail-carcassonne-figure-2 = { $detail }
step-carcassonne-figure-2 = { option-carcassonne-figure }



event-carcassonne-drawn = { "" }
known-carcassonne-drawn = { $seat } zieht ein Kärtchen: { $tile }.
event-carcassonne-redrawn = { $seat } zieht noch einmal: { $tiles } { $tiles-count ->
        [one] passt nirgends und kommt zurück in den Stapel.
       *[other] passen nirgends und kommen zurück in den Stapel.
    }
brief-carcassonne-redrawn =
    { $seat }: { $tiles-count ->
        [one] ein Kärtchen passt nirgends
       *[other] { $tiles-count } Kärtchen passen nirgends
    }
event-carcassonne-placed = { $seat } legt ein Kärtchen mit { $tile } in { $place } an.
brief-carcassonne-placed = { $seat }: { $built }
event-carcassonne-figure = { $seat } setzt ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } { $kind ->
        [cloister] ins { $spot }
        [field] auf die { $spot }
       *[other] in die { $spot }
    } in { $place }.
brief-carcassonne-figure =
    { $seat }: ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "short") } { $kind ->
        [road] auf der Straße
        [cloister] im Kloster
        [field] auf der Wiese
       *[city] in der Stadt
    }
event-carcassonne-figure-kind-road = { $seat } setzt ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } auf die { $spot } in { $place }.
event-carcassonne-figure-there = { $seat } setzt ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } { $kind ->
        [cloister] ins
        [field] auf die
        [road] auf die
       *[other] in die
    } { $spot }.
thing-carcassonne-figure-follower = einen Gefolgsmann
    .short = Gefolgsmann
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } bekommt { $points ->
            [0] nichts
            [one] einen Punkt
           *[other] { $points } Punkte
        } für ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] die unfertige { $spot } in { $place }
               *[false] die { $spot } in { $place }
            }
            [road] { $final ->
                [true] die unfertige { $spot } in { $place }
               *[false] die { $spot } in { $place }
            }
            [cloister] { $final ->
                [true] das unfertige { $spot } in { $place }
               *[false] das { $spot } in { $place }
            }
            [field] die { $spot } in { $place }
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
       *[other] { $seats } bekommen { $points ->
            [0] nichts
            [one] je einen Punkt
           *[other] je { $points } Punkte
        } für ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] die unfertige { $spot } in { $place }
               *[false] die { $spot } in { $place }
            }
            [road] { $final ->
                [true] die unfertige { $spot } in { $place }
               *[false] die { $spot } in { $place }
            }
            [cloister] { $final ->
                [true] das unfertige { $spot } in { $place }
               *[false] das { $spot } in { $place }
            }
            [field] die { $spot } in { $place }
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
brief-carcassonne-scored =
    { $seats }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
        [city] { $final ->
            [true] Stadt
           *[false] fertige Stadt
        }
        [road] { $final ->
            [true] Straße
           *[false] fertige Straße
        }
        [cloister] { $final ->
            [true] Kloster
           *[false] fertiges Kloster
        }
        [field] Wiese
       *[other] { $kind }
    } **+{ $points }**
event-carcassonne-returned = { "" }
event-carcassonne-ended = Das letzte Kärtchen liegt: Das Spiel ist zu Ende.
brief-carcassonne-ended = Das letzte Kärtchen liegt

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
setting-carcassonne-first-chance = Zufällig
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
carcassonne-described-drawn = Das gezogene Kärtchen: { $tile }.
carcassonne-described-last = Das letzte Kärtchen liegt in { $place }: { $tile }.
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
overlay-carcassonne-fields = Wiesen
overlay-carcassonne-cities = Städte
overlay-carcassonne-roads = Straßen
overlay-carcassonne-cloisters = Klöster
overlay-carcassonne-expected = Punkte, wenn jetzt Schluss wäre
overlay-carcassonne-tiles = Übrige Kärtchen
overlay-carcassonne-tiles-left =
    { $count ->
        [one] Ein Kärtchen ist noch im Stapel
       *[other] { $count } Kärtchen sind noch im Stapel
    }
overlay-carcassonne-nothing = Noch gehört niemandem etwas.
overlay-carcassonne-free =
    { $count ->
        [one] Eine Wiese gehört niemandem.
       *[other] { $count } Wiesen gehören niemandem.
    }{ $points ->
        [0] { "" }
        [one] { " " }Die beste zählt einen Punkt und liegt bei ({ $place }).
       *[other] { " " }Die beste zählt { $points } Punkte und liegt bei ({ $place }).
    }
overlay-carcassonne-total = { $seat } hätte { $points } (+{ $more }).
## Over days: standing orders, what a reminder names, what points are for

order-carcassonne-no_field = Keine Figur setzen, wenn nur Wiesen frei sind
order-why-carcassonne-no_field = es sind nur noch wenige Kärtchen da, und am Ende zählen die Wiesen.
order-carcassonne-no_road = Keinen Gefolgsmann setzen, wenn nur Straßen und Wiesen frei sind
order-why-carcassonne-no_road = es sind nur noch wenige Kärtchen da, und ungenutzte Figuren zählen nichts.
order-carcassonne-only_way = Das Kärtchen anlegen, wenn alle Möglichkeiten gleich aussehen
order-carcassonne-keep_last = Meine letzte Figur behalten
order-why-carcassonne-keep_last = es sind nur noch wenige Kärtchen da, und ungenutzte Figuren zählen nichts.
missing-carcassonne-place = eine Stelle für das gezogene Kärtchen
missing-carcassonne-figure = ein Gefolgsmann oder keiner
points-carcassonne-city = Städte
points-carcassonne-road = Straßen
points-carcassonne-cloister = Klöster
points-carcassonne-field = Wiesen

## The names of places, tiles and figures

carcassonne-cell = Spalte { $x }, Zeile { $y }
carcassonne-cell-short = { $x }, { $y }
carcassonne-point-0 = N
carcassonne-point-1 = NNO
carcassonne-point-2 = NO
carcassonne-point-3 = ONO
carcassonne-point-4 = O
carcassonne-point-5 = OSO
carcassonne-point-6 = SO
carcassonne-point-7 = SSO
carcassonne-point-8 = S
carcassonne-point-9 = SSW
carcassonne-point-10 = SW
carcassonne-point-11 = WSW
carcassonne-point-12 = W
carcassonne-point-13 = WNW
carcassonne-point-14 = NW
carcassonne-point-15 = NNW
carcassonne-point-inside = innen
carcassonne-point-around = rundum
carcassonne-part-city = Stadt { $points }
carcassonne-part-road = Straße { $points }
carcassonne-part-field = Wiese { $points }
carcassonne-part-cloister = Kloster
carcassonne-part-edge = { $edge } { $points }
carcassonne-part-holding = { $part } ({ $things })
carcassonne-part-complete = { $part }, fertig
carcassonne-part-owned = { $part } von { $owners }
carcassonne-kind-city = Stadt
carcassonne-kind-road = Straße
carcassonne-kind-cloister = Kloster
carcassonne-kind-field = Wiese
carcassonne-edge-C = Stadt
carcassonne-edge-R = Straße
carcassonne-edge-F = Wiese
carcassonne-mark-shield =
    { $count ->
        [one] Wappen
       *[other] { $count } Wappen
    }
carcassonne-mark-crossing = Kreuzung
carcassonne-mark-junction = Abzweigung
carcassonne-mark-gate = Stadttor
carcassonne-spot = { $part } in { $cell }
carcassonne-spot-short = { $part } ({ $cell })
carcassonne-piece-follower =
    { $count ->
        [one] Gefolgsmann
       *[other] { $count } Gefolgsleute
    }
carcassonne-figures = { $pieces } von { $seat }
carcassonne-figures-at = { $figures } ({ $cell })
carcassonne-figures-counted =
    { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }
carcassonne-with = darin { $figures }

## Objects: whole cities, roads, cloisters and fields

carcassonne-object-city =
    { $count ->
        [0] eine Stadt
       *[other] die Stadt von { $owners }
    }
carcassonne-object-road =
    { $count ->
        [0] eine Straße
       *[other] die Straße von { $owners }
    }
carcassonne-object-cloister =
    { $count ->
        [0] ein Kloster
       *[other] das Kloster von { $owners }
    }
carcassonne-object-field =
    { $count ->
        [0] eine Wiese
       *[other] die Wiese von { $owners }
    }
carcassonne-named-city =
    Stadt { $points } ({ $cell }), { $count ->
        [0] frei
       *[other] { $owners }
    }
carcassonne-named-road =
    Straße { $points } ({ $cell }), { $count ->
        [0] frei
       *[other] { $owners }
    }
carcassonne-named-cloister =
    Kloster ({ $cell }), { $count ->
        [0] frei
       *[other] { $owners }
    }
carcassonne-named-field =
    Wiese { $points } ({ $cell }), { $count ->
        [0] frei
       *[other] { $owners }
    }
carcassonne-size-city =
    { $count ->
        [one] ein Kärtchen
       *[other] { $count } Kärtchen
    }
carcassonne-size-road = { carcassonne-size-city }
carcassonne-size-cloister = { $count } von 9 Kärtchen
carcassonne-size-field =
    { $count ->
        [0] keine fertige Stadt
        [one] eine fertige Stadt
       *[other] { $count } fertige Städte
    }
carcassonne-sized = { $object } ({ $size })
carcassonne-worth =
    { $points ->
        [one] jetzt ein Punkt
       *[other] jetzt { $points } Punkte
    }
carcassonne-worth-complete =
    { $points ->
        [one] fertig für einen Punkt
       *[other] fertig für { $points } Punkte
    }
carcassonne-worth-field =
    { $points ->
        [one] am Ende ein Punkt
       *[other] am Ende { $points } Punkte
    }
carcassonne-gaps = offen bei ({ $cells })
carcassonne-gaps-counted =
    { $count ->
        [one] offen an einer Stelle
       *[other] offen an { $count } Stellen
    }
carcassonne-cities-at = fertige Städte bei ({ $cells })
carcassonne-line = { $name }: { $facts }.
carcassonne-line-figures = Darin: { $figures }.
carcassonne-line-gaps = Offen bei ({ $cells }).
carcassonne-line-cities = Fertige Städte bei ({ $cells }).
carcassonne-line-tiles = Kärtchen: { $cells }.
carcassonne-tile-line = { $cell }: { $parts }
carcassonne-headed = { $head }: { $text }
carcassonne-and-more = { $text } und mehr

## The effects of a tile

carcassonne-closes = schließt { $objects } ab
carcassonne-for-points =
    { $count ->
        [0] {""}
        [one] {""}
       *[other] {"je "}
    }{ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
carcassonne-connects = verbindet { $objects }
carcassonne-joins = erweitert { $objects }
carcassonne-founds = beginnt { $objects }
carcassonne-fills = ergänzt { $objects }
carcassonne-in-some = vielleicht: { $phrase }
carcassonne-after = { $object }: { $facts }
carcassonne-neighbour = { $side } { $object }
carcassonne-ways =
    { $count ->
        [one] eine Drehung; { $neighbours }
       *[other] { $count } Drehungen; { $neighbours }
    }
carcassonne-turned =
    { $turn ->
        [0] wie gezogen
       *[other] um { $turn }° gedreht
    }
carcassonne-turned-edges =
    { $turn ->
        [0] wie gezogen
       *[other] um { $turn }° gedreht
    }, { $edges }
carcassonne-placed-turned =
    { $place }, { $turn ->
        [0] wie gezogen
       *[other] um { $turn }° gedreht
    }

## The text board, the map, and the alternative text

carcassonne-board-open = Offene Städte, Straßen und Klöster, ohne Besitzer erst ab 2 Kärtchen:
carcassonne-board-fields = Wiesen:
carcassonne-board-tiles = Alle Kärtchen, Zeile für Zeile:
carcassonne-map-cut = Das Bild zeigt die Spalten { $first-columns } bis { $last-columns } und die Zeilen { $first-rows } bis { $last-rows }. Der Plan als Text hat alle Kärtchen.

## What is at a place

carcassonne-at-drawn = das gezogene Kärtchen
carcassonne-at-pile = der Stapel
carcassonne-at-seat = { $seat }: Punkte und Figuren
carcassonne-at-figures-of = alle Figuren von { $seat }
carcassonne-at-figures-own = alle meine Figuren
carcassonne-at-city-of = Städte von { $seat }
carcassonne-at-city-own = meine Städte
carcassonne-at-road-of = Straßen von { $seat }
carcassonne-at-road-own = meine Straßen
carcassonne-at-cloister-of = Klöster von { $seat }
carcassonne-at-cloister-own = meine Klöster
carcassonne-at-field-of = Wiesen von { $seat }
carcassonne-at-field-own = meine Wiesen
carcassonne-at-free = frei
carcassonne-at-free-place = Noch kein Kärtchen. Eines hier grenzt an:
carcassonne-at-fitting =
    { $count ->
        [one] Eines der { $left } Kärtchen, die noch kommen können, passt hierher.
       *[other] { $count } der { $left } Kärtchen, die noch kommen können, passen hierher.
    }
carcassonne-at-drawn-fits =
    Das gezogene Kärtchen passt { $turn ->
        [0] wie gezogen
       *[other] um { $turn }° gedreht
    }: { $effects }.
carcassonne-at-last = Das ist das letzte Kärtchen.
carcassonne-at-nothing = Nichts auf dem Plan.
carcassonne-at-pile-left =
    { $count ->
        [one] Ein Kärtchen ist noch im Stapel. Es können noch kommen, hier ohne ihre Wiesen:
       *[other] { $count } Kärtchen sind noch im Stapel. Es können noch kommen, hier ohne ihre Wiesen:
    }
carcassonne-at-unseen = { $count } × { $tile }
carcassonne-no-effect = erweitert keine Stadt, keine Straße und kein Kloster
event-carcassonne-passed = { "" }
