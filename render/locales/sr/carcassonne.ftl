# Carcassonne

carcassonne-left =
    { $count ->
       *[other] ostalo { $count }
    }

ask-carcassonne-place = { $seat }, postavi izvučenu pločicu: { $tile }.
question-carcassonne-place = Postavi ovu pločicu
step-carcassonne-place-1 = { $marked }{ $place }
step-carcassonne-place-2 = { $place }
option-carcassonne-place = { $marked }{ $place }
detail-carcassonne-place-1 = { $detail }
detail-carcassonne-place-2 = { $detail }
ask-carcassonne-figure = { $seat }, stavljaš li sledbenika na pločicu ({ $place })?
question-carcassonne-figure = Stavljaš li sledbenika?
option-carcassonne-figure-pass = Bez figure
option-carcassonne-figure = { $marked }⟦carcassonne-follower-{ $own }⟧ Sledbenik: { $place }
detail-carcassonne-figure = { $detail }
detail-carcassonne-figure-pass = Sačuvaj figure za kasnije
step-carcassonne-figure-1 = { $marked }{ $place }
detail-carcassonne-figure-1 = Izaberi deo ove pločice
detail-carcassonne-figure-2 = { $detail }
step-carcassonne-figure-2 = { option-carcassonne-figure }



event-carcassonne-drawn = { "" }
known-carcassonne-drawn = { $seat } izvlači pločicu: { $tile }.
event-carcassonne-redrawn = { $seat } izvlači ponovo: { $tiles-count ->
        [1] pločica koja nigde ne može da se postavi vraća se u gomilu
       *[other] pločice koje nigde ne mogu da se postave vraćaju se u gomilu
    } ({ $tiles }).
brief-carcassonne-redrawn =
    { $seat }: { $tiles-count ->
        [one] { $tiles-count } pločica nigde ne može
        [few] { $tiles-count } pločice nigde ne mogu
       *[other] { $tiles-count } pločica nigde ne može
    }
event-carcassonne-placed = { $seat } postavlja pločicu: { $place } ({ $tile }).
brief-carcassonne-placed = { $seat }: { $built }
event-carcassonne-figure = { $seat } stavlja ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } { $kind ->
        [field] na
       *[other] u
    } { $spot } ({ $place }).
brief-carcassonne-figure =
    { $seat }: ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } { $kind ->
        [road] na putu
        [cloister] u manastiru
        [field] na polju
       *[city] u gradu
    }
event-carcassonne-figure-kind-road = { $seat } stavlja ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } na { $spot } ({ $place }).
event-carcassonne-figure-there = { $seat } stavlja ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } { $kind ->
        [field] na
        [road] na
       *[other] u
    } { $spot }.
thing-carcassonne-figure-follower = sledbenik
    .accusative = sledbenika
event-carcassonne-scored =
    { $winners ->
        [1] { $seats } { $points ->
            [0] ne dobija poene
            [one] dobija { $points } poen
            [few] dobija { $points } poena
           *[other] dobija { $points } poena
        } za ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] nezavršen { $spot } ({ $place })
               *[false] { $spot } ({ $place })
            }
            [road] { $final ->
                [true] nezavršen { $spot } ({ $place })
               *[false] { $spot } ({ $place })
            }
            [cloister] { $final ->
                [true] nezavršen { $spot } ({ $place })
               *[false] { $spot } ({ $place })
            }
            [field] { $spot } ({ $place })
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
       *[other] { $seats } { $points ->
            [0] ne dobijaju poene
            [one] dobijaju po { $points } poen
            [few] dobijaju po { $points } poena
           *[other] dobijaju po { $points } poena
        } za ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] nezavršen { $spot } ({ $place })
               *[false] { $spot } ({ $place })
            }
            [road] { $final ->
                [true] nezavršen { $spot } ({ $place })
               *[false] { $spot } ({ $place })
            }
            [cloister] { $final ->
                [true] nezavršen { $spot } ({ $place })
               *[false] { $spot } ({ $place })
            }
            [field] { $spot } ({ $place })
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
brief-carcassonne-scored =
    { $seats }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
        [city] { $final ->
            [true] grad
           *[false] završen grad
        }
        [road] { $final ->
            [true] put
           *[false] završen put
        }
        [cloister] { $final ->
            [true] manastir
           *[false] završen manastir
        }
        [field] polje
       *[other] { $kind }
    } **+{ $points }**
event-carcassonne-returned = { "" }
event-carcassonne-ended = Poslednja pločica je postavljena. Partija je gotova.
brief-carcassonne-ended = Poslednja pločica je postavljena

term-carcassonne-tiles =
    { $count ->
        [one] { $count } pločica × { $each }
        [few] { $count } pločice × { $each }
       *[other] { $count } pločica × { $each }
    }
term-carcassonne-shields =
    { $count ->
        [one] { $count } grb × { $each }
        [few] { $count } grba × { $each }
       *[other] { $count } grbova × { $each }
    }
term-carcassonne-cities =
    { $count ->
        [one] { $count } završen grad × { $each }
        [few] { $count } završena grada × { $each }
       *[other] { $count } završenih gradova × { $each }
    }


credits-carcassonne = Igra autora Klausa-Jürgena Wredea.
setting-carcassonne-first = Početni igrač
setting-carcassonne-first-chance = Nasumično
setting-carcassonne-first-0 = Mesto A
setting-carcassonne-first-1 = Mesto B
setting-carcassonne-first-2 = Mesto C
setting-carcassonne-first-3 = Mesto D
setting-carcassonne-first-4 = Mesto E
setting-carcassonne-first-5 = Mesto F
setting-carcassonne-expansions = Proširenja

carcassonne-described = Carcassonne: { $lying ->
        [one] postavljena je { $lying } pločica
        [few] postavljene su { $lying } pločice
       *[other] postavljeno je { $lying } pločica
    }, { $left ->
        [one] ostala je { $left }
        [few] ostale su { $left }
       *[other] ostalo je { $left }
    }.
carcassonne-described-legend = # grad, | i - put, o raskrsnica, . polje, + manastir; veliko A je sledbenik sa mesta A, malo a njegov sledbenik na polju
carcassonne-described-over = Partija je gotova.
carcassonne-described-seat = { $letter } { $seat }: { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }, ostalo: { $followers ->
        [one] { $followers } sledbenik
        [few] { $followers } sledbenika
       *[other] { $followers } sledbenika
    }.
carcassonne-described-turn = Na potezu: { $seat }.
carcassonne-described-drawn = Izvučena pločica: { $tile }.
carcassonne-described-last = Poslednja pločica: { $place } ({ $tile }).
count-carcassonne-follower =
    { $count ->
        [1] sledbenik
        [one] { $count } sledbenik
        [few] { $count } sledbenika
       *[other] { $count } sledbenika
    }
carcassonne-described-hand =
    { $count ->
        [1] { $seat } ima još: { $pieces }.
       *[other] { $seat }, svako ima još: { $pieces }.
    }
overlay-carcassonne-fields = Polja
overlay-carcassonne-cities = Gradovi
overlay-carcassonne-roads = Putevi
overlay-carcassonne-cloisters = Manastiri
overlay-carcassonne-expected = Poeni kada bi sada bio kraj
overlay-carcassonne-tiles = Preostale pločice
overlay-carcassonne-tiles-left =
    { $count ->
        [one] U gomili je još { $count } pločica
        [few] U gomili su još { $count } pločice
       *[other] U gomili je još { $count } pločica
    }
overlay-carcassonne-nothing = Još niko ništa ne poseduje.
overlay-carcassonne-free =
    { $count ->
        [one] { $count } polje je bez vlasnika.
        [few] { $count } polja su bez vlasnika.
       *[other] { $count } polja je bez vlasnika.
    }{ $points ->
        [0] { "" }
        [one] { " " }Najvrednije je { $place }: { $points } poen.
        [few] { " " }Najvrednije je { $place }: { $points } poena.
       *[other] { " " }Najvrednije je { $place }: { $points } poena.
    }
overlay-carcassonne-total = { $seat }: ukupno { $points } (+{ $more }).
## Standing orders, reminders, names of scores

order-carcassonne-no_field = Ne stavljaj figuru ako su slobodna samo polja
order-why-carcassonne-no_field = ostalo je malo pločica, a polja se boduju na kraju.
order-carcassonne-no_road = Ne stavljaj sledbenika ako su slobodni samo putevi i polja
order-why-carcassonne-no_road = ostalo je malo pločica, a neiskorišćene figure ne donose ništa.
order-carcassonne-only_way = Postavi pločicu ako sva mesta izgledaju isto
order-carcassonne-keep_last = Sačuvaj moju poslednju figuru
order-why-carcassonne-keep_last = ostalo je malo pločica, a neiskorišćene figure ne donose ništa.
missing-carcassonne-place = mesto za izvučenu pločicu
missing-carcassonne-figure = sledbenik, ili bez njega
points-carcassonne-city = gradovi
points-carcassonne-road = putevi
points-carcassonne-cloister = manastiri
points-carcassonne-field = polja

## The names of places, tiles and figures

carcassonne-cell = kolona { $x }, red { $y }
carcassonne-cell-short = ({ $x }, { $y })
carcassonne-point-0 = S
carcassonne-point-1 = SSI
carcassonne-point-2 = SI
carcassonne-point-3 = ISI
carcassonne-point-4 = I
carcassonne-point-5 = IJI
carcassonne-point-6 = JI
carcassonne-point-7 = JJI
carcassonne-point-8 = J
carcassonne-point-9 = JJZ
carcassonne-point-10 = JZ
carcassonne-point-11 = ZJZ
carcassonne-point-12 = Z
carcassonne-point-13 = ZSZ
carcassonne-point-14 = SZ
carcassonne-point-15 = SSZ
carcassonne-point-inside = unutra
carcassonne-point-around = svuda okolo
carcassonne-part-city = grad { $points }
carcassonne-part-road = put { $points }
carcassonne-part-field = polje { $points }
carcassonne-part-cloister = manastir
carcassonne-part-edge = { $edge } { $points }
carcassonne-part-holding = { $part } ({ $things })
carcassonne-part-complete = završen { $part }
carcassonne-part-owned = { $part } igrača { $owners }
carcassonne-kind-city = grad
carcassonne-kind-road = put
carcassonne-kind-cloister = manastir
carcassonne-kind-field = polje
carcassonne-edge-C = grad
carcassonne-edge-R = put
carcassonne-edge-F = polje
carcassonne-mark-shield =
    { $count ->
        [1] grb
        [one] { $count } grb
        [few] { $count } grba
       *[other] { $count } grbova
    }
carcassonne-mark-crossing = raskrsnica
carcassonne-mark-junction = račvanje
carcassonne-mark-gate = kapija
carcassonne-spot = { $part }, { $cell }
carcassonne-spot-short = { $part } { $cell }
carcassonne-piece-follower =
    { $count ->
        [1] sledbenik
        [one] { $count } sledbenik
        [few] { $count } sledbenika
       *[other] { $count } sledbenika
    }
carcassonne-figures = { $pieces } igrača { $seat }
carcassonne-figures-at = { $figures } – { $cell }
carcassonne-figures-counted =
    { $count ->
        [one] { $count } figura
        [few] { $count } figure
       *[other] { $count } figura
    }
carcassonne-with = tu: { $figures }

## Objects: whole cities, roads, cloisters and fields

carcassonne-object-city =
    { $count ->
        [0] grad
       *[other] grad igrača { $owners }
    }
carcassonne-object-road =
    { $count ->
        [0] put
       *[other] put igrača { $owners }
    }
carcassonne-object-cloister =
    { $count ->
        [0] manastir
       *[other] manastir igrača { $owners }
    }
carcassonne-object-field =
    { $count ->
        [0] polje
       *[other] polje igrača { $owners }
    }
carcassonne-named-city =
    Grad { $points } { $cell }, { $count ->
        [0] ničiji
       *[other] { $owners }
    }
carcassonne-named-road =
    Put { $points } { $cell }, { $count ->
        [0] ničiji
       *[other] { $owners }
    }
carcassonne-named-cloister =
    Manastir { $cell }, { $count ->
        [0] ničiji
       *[other] { $owners }
    }
carcassonne-named-field =
    Polje { $points } { $cell }, { $count ->
        [0] ničije
       *[other] { $owners }
    }
carcassonne-size-city =
    { $count ->
        [one] { $count } pločica
        [few] { $count } pločice
       *[other] { $count } pločica
    }
carcassonne-size-road = { carcassonne-size-city }
carcassonne-size-cloister = { $count } od 9 pločica
carcassonne-size-field =
    { $count ->
        [0] bez završenog grada
        [one] { $count } završen grad
        [few] { $count } završena grada
       *[other] { $count } završenih gradova
    }
carcassonne-sized = { $object } ({ $size })
carcassonne-worth =
    { $points ->
        [one] { $points } poen sada
        [few] { $points } poena sada
       *[other] { $points } poena sada
    }
carcassonne-worth-complete =
    { $points ->
        [one] završeno, { $points } poen
        [few] završeno, { $points } poena
       *[other] završeno, { $points } poena
    }
carcassonne-worth-field =
    { $points ->
        [one] { $points } poen na kraju
        [few] { $points } poena na kraju
       *[other] { $points } poena na kraju
    }
carcassonne-gaps = otvoreno na { $cells }
carcassonne-gaps-counted =
    { $count ->
        [one] otvoreno na { $count } mestu
        [few] otvoreno na { $count } mesta
       *[other] otvoreno na { $count } mesta
    }
carcassonne-cities-at = završeni gradovi na { $cells }
carcassonne-line = { $name }: { $facts }.
carcassonne-line-figures = Figure: { $figures }.
carcassonne-line-gaps = Otvoreno na { $cells }.
carcassonne-line-cities = Završeni gradovi na { $cells }.
carcassonne-line-tiles = Pločice: { $cells }.
carcassonne-tile-line = { $cell }: { $parts }
carcassonne-headed = { $head }: { $text }
carcassonne-and-more = { $text } i još

## The effects of a tile

carcassonne-closes = zatvara { $objects }
carcassonne-for-points =
    { $count ->
        [0] {""}
        [1] {""}
       *[other] po{" "}
    }{ $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
carcassonne-connects = spaja { $objects }
carcassonne-joins = proširuje { $objects }
carcassonne-founds = započinje { $objects }
carcassonne-fills = popunjava mesto uz { $objects }
carcassonne-in-some = možda { $phrase }
carcassonne-after = { $object }: { $facts }
carcassonne-neighbour = { $side } { $object }
carcassonne-ways =
    { $count ->
        [one] { $count } okret; { $neighbours }
        [few] { $count } okreta; { $neighbours }
       *[other] { $count } okreta; { $neighbours }
    }
carcassonne-turned =
    { $turn ->
        [0] kako je izvučena
       *[other] okrenuta { $turn }°
    }
carcassonne-turned-edges =
    { $turn ->
        [0] kako je izvučena
       *[other] okrenuta { $turn }°
    }, { $edges }
carcassonne-placed-turned =
    { $place }, { $turn ->
        [0] kako je izvučena
       *[other] okrenuta { $turn }°
    }

## The text board, the map, and the alternative text

carcassonne-board-open = Otvoreni gradovi, putevi i manastiri (oni bez vlasnika tek od 2 pločice):
carcassonne-board-fields = Polja:
carcassonne-board-tiles = Sve pločice po redovima:
carcassonne-map-cut = Mapa pokazuje kolone od { $first-columns } do { $last-columns } i redove od { $first-rows } do { $last-rows }. Sve pločice su na tekstualnoj tabli.

## Podaci o mestu

carcassonne-at-drawn = izvučena pločica
carcassonne-at-pile = gomila
carcassonne-at-seat = { $seat }: poeni i figure
carcassonne-at-figures-of = sve figure igrača { $seat }
carcassonne-at-figures-own = sve moje figure
carcassonne-at-city-of = gradovi igrača { $seat }
carcassonne-at-city-own = moji gradovi
carcassonne-at-road-of = putevi igrača { $seat }
carcassonne-at-road-own = moji putevi
carcassonne-at-cloister-of = manastiri igrača { $seat }
carcassonne-at-cloister-own = moji manastiri
carcassonne-at-field-of = polja igrača { $seat }
carcassonne-at-field-own = moja polja
carcassonne-at-free = slobodno
carcassonne-at-free-place = Ovde još nema pločice. Nova pločica dodiruje:
carcassonne-at-fitting =
    { $count ->
        [one] Ovde može { $count } od preostalih pločica ({ $left }).
        [few] Ovde mogu { $count } od preostalih pločica ({ $left }).
       *[other] Ovde može { $count } od preostalih pločica ({ $left }).
    }
carcassonne-at-drawn-fits =
    Izvučena pločica može, { $turn ->
        [0] kako je izvučena
       *[other] okrenuta { $turn }°
    }: { $effects }.
carcassonne-at-last = Ovo je poslednja pločica.
carcassonne-at-nothing = Ništa na tabli.
carcassonne-at-pile-left =
    { $count ->
        [one] U gomili je još { $count } pločica. Tek dolaze, bez polja:
        [few] U gomili su još { $count } pločice. Tek dolaze, bez polja:
       *[other] U gomili je još { $count } pločica. Tek dolaze, bez polja:
    }
carcassonne-at-unseen = { $count } × { $tile }
carcassonne-no-effect = ne proširuje nijedan grad, put ni manastir
event-carcassonne-passed = { "" }
