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
    { $figure ->
        [fairy] { $mark } · Fee nach { $x },{ $y }
        [big] { $mark } · Großer Gefolgsmann, { $kind ->
            [city] Stadt
            [road] Straße
            [cloister] Kloster
           *[field] Wiese
        }
        [builder] { $mark } · Baumeister, { $kind ->
            [road] Straße
           *[city] Stadt
        }
        [pig] { $mark } · Schwein, Wiese
       *[follower] { $mark } · { $kind ->
            [city] Stadt
            [road] Straße
            [cloister] Kloster
           *[field] Wiese
        }
    }
step-carcassonne-figure-1-fairy = Fee versetzen
step-carcassonne-figure-1 = { $mark } · Auf das Kärtchen bei { $x },{ $y }
step-carcassonne-figure-2 = { option-carcassonne-figure }

ask-carcassonne-princess = { $seat }, das Burgfräulein schickt eine Figur nach Hause. Welche?
option-carcassonne-princess =
    { $figure ->
        [big] { $mark } · { $seat }: großer Gefolgsmann
        [builder] { $mark } · { $seat }: Baumeister
       *[follower] { $mark } · { $seat }: Gefolgsmann
    }

ask-carcassonne-dragon = { $seat }, bewege den Drachen (Schritt { $step } von 6).
option-carcassonne-dragon =
    { $id ->
        [N] { $mark } N
        [E] { $mark } O
        [S] { $mark } S
       *[W] { $mark } W
    }

event-carcassonne-drawn = { "" }
event-carcassonne-redrawn =
    { $tiles-count ->
        [one] { $seat } zieht noch einmal: Ein Kärtchen passt nirgends und kommt zurück in den Stapel.
       *[other] { $seat } zieht noch einmal: { $tiles-count } Kärtchen passen nirgends und kommen zurück in den Stapel.
    }
event-carcassonne-placed = { $seat } legt ein Kärtchen an.
event-carcassonne-figure =
    { $figure ->
        [big] { $seat } setzt den großen Gefolgsmann { $kind ->
            [city] in die Stadt
            [road] auf die Straße
            [cloister] ins Kloster
           *[field] auf die Wiese
        }.
        [builder] { $seat } stellt den Baumeister { $kind ->
            [road] auf die Straße
           *[city] in die Stadt
        }.
        [pig] { $seat } stellt das Schwein auf die Wiese.
       *[follower] { $kind ->
            [city] { $seat } stellt einen Ritter in die Stadt.
            [road] { $seat } stellt einen Wegelagerer auf die Straße.
            [cloister] { $seat } stellt einen Mönch ins Kloster.
           *[field] { $seat } legt einen Bauern auf die Wiese.
        }
    }
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
            [goods] die meisten Waren einer Sorte
            [fairy] die Nähe der Fee
           *[field] eine Wiese
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
            [goods] die meisten Waren einer Sorte
            [fairy] die Nähe der Fee
           *[field] eine Wiese
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
event-carcassonne-returned =
    { $figure ->
        [big] { "" }
        [builder] { $seat } nimmt den Baumeister zurück.
        [pig] { $seat } nimmt das Schwein zurück.
       *[follower] { "" }
    }
event-carcassonne-goods = { $seat } erhält Waren: { $goods }.
event-carcassonne-aside = { $seat } zieht ein Drachenkärtchen. Noch ist der Drache nicht da, es wird beiseitegelegt.
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] Das beiseitegelegte Kärtchen kommt zurück in den Stapel.
       *[other] Die { $tiles-count } beiseitegelegten Kärtchen kommen zurück in den Stapel.
    }
event-carcassonne-volcano = Der Drache kommt zum Vulkan.
event-carcassonne-dragon = { $seat } bewegt den Drachen.
event-carcassonne-eaten =
    { $figure ->
        [big] Der Drache frisst den großen Gefolgsmann von { $seat }.
        [builder] Der Drache frisst den Baumeister von { $seat }.
        [pig] Der Drache frisst das Schwein von { $seat }.
       *[follower] Der Drache frisst einen Gefolgsmann von { $seat }.
    }
event-carcassonne-removed =
    { $figure ->
        [big] Das Burgfräulein schickt den großen Gefolgsmann von { $seat } nach Hause.
        [builder] Das Burgfräulein schickt den Baumeister von { $seat } nach Hause.
       *[follower] Das Burgfräulein schickt einen Gefolgsmann von { $seat } nach Hause.
    }
event-carcassonne-fairy = { $seat } versetzt die Fee.
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

term-carcassonne-wine = der meiste Wein
term-carcassonne-grain = das meiste Korn
term-carcassonne-cloth = das meiste Tuch
term-carcassonne-fairy = eine Figur bei ihr
count-carcassonne-wine =
    { $count ->
        [one] ein Fass Wein
       *[other] { $count } Fässer Wein
    }
count-carcassonne-grain =
    { $count ->
        [one] ein Sack Korn
       *[other] { $count } Säcke Korn
    }
count-carcassonne-cloth =
    { $count ->
        [one] ein Ballen Tuch
       *[other] { $count } Ballen Tuch
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
carcassonne-described-legend = # Stadt, | und - Straße, o Kreuzung, . Wiese, + Kloster, ^ Vulkan; A ein Gefolgsmann von Platz A, a einer auf der Wiese; & Drache, * Fee
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
carcassonne-described-piece =
    { $figure ->
        [big] einen großen Gefolgsmann
        [builder] einen Baumeister
        [pig] ein Schwein
       *[follower] { $count ->
            [one] einen Gefolgsmann
           *[other] { $count } Gefolgsleute
        }
    }
carcassonne-described-hand =
    { $count ->
        [one] { $seat } hat außerdem { $pieces } im Vorrat.
       *[other] { $seat } haben außerdem je { $pieces } im Vorrat.
    }
carcassonne-described-goods = { $seat } besitzt { $goods }.
carcassonne-described-token =
    { $token ->
        [dragon] Der Drache ist auf { $x },{ $y }.
       *[fairy] Die Fee ist auf { $x },{ $y }.
    }
carcassonne-described-aside =
    { $count ->
        [one] Ein Kärtchen liegt beiseite.
       *[other] { $count } Kärtchen liegen beiseite.
    }
carcassonne-described-gone = Vom Tisch verschwunden: { $pieces }.
carcassonne-described-lost =
    { $figure ->
        [big] der große Gefolgsmann von { $seat }
        [builder] der Baumeister von { $seat }
        [pig] das Schwein von { $seat }
       *[follower] ein Gefolgsmann von { $seat }
    }
carcassonne-side = { $side ->
        [C] Stadt
        [R] Straße
       *[F] Wiese
    }

overlay-carcassonne-fields = Wiesen
overlay-carcassonne-cities = Städte
overlay-carcassonne-roads = Straßen
overlay-carcassonne-cloisters = Klöster
overlay-carcassonne-expected = Punkte, wenn jetzt Schluss wäre
overlay-carcassonne-nobody = Niemand
overlay-carcassonne-nothing = Noch gehört niemandem etwas.
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
order-carcassonne-dragon = Den Drachen für mich lenken, weg von meinen Figuren
order-why-carcassonne-dragon = der Drache hat eine Figur von dir gefressen.
order-carcassonne-keep_last = Meine letzte Figur behalten
order-why-carcassonne-keep_last = es sind nur noch wenige Karten da, und eine Figur in der Hand zählt nichts.
missing-carcassonne-dragon = ein Schritt des Drachen
points-carcassonne-city = Städte
points-carcassonne-road = Straßen
points-carcassonne-cloister = Klöster
points-carcassonne-field = Wiesen
points-carcassonne-goods = Waren
points-carcassonne-fairy = Fee
