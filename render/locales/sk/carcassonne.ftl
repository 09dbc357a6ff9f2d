# Carcassonne

carcassonne-left = ešte { $count }

ask-carcassonne-place = { $seat }, prilož vylosovanú kartičku: { $tile }.
question-carcassonne-place = Prilož túto kartičku
step-carcassonne-place-1 = { $marked }{ $place }
step-carcassonne-place-2 = { $place }
option-carcassonne-place = { $marked }{ $place }
detail-carcassonne-place-1 = { $detail }
detail-carcassonne-place-2 = { $detail }
ask-carcassonne-figure = { $seat }, položíš na kartičku ({ $place }) figúrku?
question-carcassonne-figure = Položíš figúrku?
option-carcassonne-figure-pass = Bez figúrky
option-carcassonne-figure = { $marked }⟦carcassonne-follower-{ $own }⟧ Figúrka: { $place }
detail-carcassonne-figure = { $detail }
detail-carcassonne-figure-pass = Nechaj si figúrky na neskôr
step-carcassonne-figure-1 = { $marked }{ $place }
detail-carcassonne-figure-1 = Vyber časť tejto kartičky
detail-carcassonne-figure-2 = { $detail }
step-carcassonne-figure-2 = { option-carcassonne-figure }



event-carcassonne-drawn = { "" }
known-carcassonne-drawn = { $seat } losuje kartičku: { $tile }.
event-carcassonne-redrawn = { $seat } losuje znova: { $tiles } { $tiles-count ->
        [one] nikam nepasuje a vracia sa medzi ostatné.
        [few] nikam nepasujú a vracajú sa medzi ostatné.
       *[other] nikam nepasujú a vracajú sa medzi ostatné.
    }
brief-carcassonne-redrawn =
    { $seat }: { $tiles-count ->
        [one] { $tiles-count } kartička nikam nepasuje
        [few] { $tiles-count } kartičky nikam nepasujú
       *[other] { $tiles-count } kartičiek nikam nepasuje
    }
event-carcassonne-placed = { $seat } prikladá kartičku ({ $place }): { $tile }.
brief-carcassonne-placed = { $seat }: { $built }
event-carcassonne-figure = { $seat } kladie ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } ({ $spot }, { $place }).
brief-carcassonne-figure =
    { $seat }: ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } { $kind ->
        [road] na ceste
        [cloister] v kláštore
        [field] na lúke
       *[city] v meste
    }
event-carcassonne-figure-kind-road = { $seat } kladie ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } ({ $spot }, { $place }).
event-carcassonne-figure-there = { $seat } kladie ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } ({ $spot }).
thing-carcassonne-figure-follower = figúrka
    .accusative = figúrku
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } { $points ->
            [0] nezískava nič
            [one] získava { $points } bod
            [few] získava { $points } body
           *[other] získava { $points } bodov
        }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] neuzavreté { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [road] { $final ->
                [true] neuzavretá { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [cloister] { $final ->
                [true] neuzavretý { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [field] { $spot }, { $place }
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] {" "}({ $terms }).
        }
        [few] { $seats } { $points ->
            [0] nezískavajú nič
            [one] získavajú po { $points } bode
            [few] získavajú po { $points } body
           *[other] získavajú po { $points } bodov
        }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] neuzavreté { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [road] { $final ->
                [true] neuzavretá { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [cloister] { $final ->
                [true] neuzavretý { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [field] { $spot }, { $place }
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] {" "}({ $terms }).
        }
       *[other] { $seats } { $points ->
            [0] nezískavajú nič
            [one] získavajú po { $points } bode
            [few] získavajú po { $points } body
           *[other] získavajú po { $points } bodov
        }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] neuzavreté { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [road] { $final ->
                [true] neuzavretá { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [cloister] { $final ->
                [true] neuzavretý { $spot }, { $place }
               *[false] { $spot }, { $place }
            }
            [field] { $spot }, { $place }
           *[other] { $kind }
        }{ $terms-count ->
            [0] .
           *[other] {" "}({ $terms }).
        }
    }
brief-carcassonne-scored =
    { $seats }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
        [city] { $final ->
            [true] mesto
           *[false] uzavreté mesto
        }
        [road] { $final ->
            [true] cesta
           *[false] uzavretá cesta
        }
        [cloister] { $final ->
            [true] kláštor
           *[false] uzavretý kláštor
        }
        [field] lúka
       *[other] { $kind }
    } **+{ $points }**
event-carcassonne-returned = { "" }
event-carcassonne-ended = Posledná kartička je priložená. Partia sa skončila.
brief-carcassonne-ended = Posledná kartička je priložená

term-carcassonne-tiles =
    { $count ->
        [one] { $count } kartička × { $each }
        [few] { $count } kartičky × { $each }
       *[other] { $count } kartičiek × { $each }
    }
term-carcassonne-shields =
    { $count ->
        [one] { $count } erb × { $each }
        [few] { $count } erby × { $each }
       *[other] { $count } erbov × { $each }
    }
term-carcassonne-cities =
    { $count ->
        [one] { $count } uzavreté mesto × { $each }
        [few] { $count } uzavreté mestá × { $each }
       *[other] { $count } uzavretých miest × { $each }
    }


credits-carcassonne = Hra Klausa-Jürgena Wredeho.
setting-carcassonne-first = Začínajúci hráč
setting-carcassonne-first-chance = Náhodne
setting-carcassonne-first-0 = Miesto A
setting-carcassonne-first-1 = Miesto B
setting-carcassonne-first-2 = Miesto C
setting-carcassonne-first-3 = Miesto D
setting-carcassonne-first-4 = Miesto E
setting-carcassonne-first-5 = Miesto F
setting-carcassonne-expansions = Rozšírenia

carcassonne-described = Carcassonne: { $lying ->
        [one] { $lying } priložená kartička
        [few] { $lying } priložené kartičky
       *[other] { $lying } priložených kartičiek
    }, { $left ->
        [one] { $left } zostáva
        [few] { $left } zostávajú
       *[other] { $left } zostáva
    }.
carcassonne-described-legend = # mesto, | a - cesta, o križovatka, . lúka, + kláštor; veľké A je figúrka miesta A, malé a jeho figúrka na lúke
carcassonne-described-over = Partia sa skončila.
carcassonne-described-seat = { $letter } { $seat }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }, { $followers ->
        [one] zostáva { $followers } figúrka
        [few] zostávajú { $followers } figúrky
       *[other] zostáva { $followers } figúrok
    }.
carcassonne-described-turn = Na ťahu je { $seat }.
carcassonne-described-drawn = Vylosovaná kartička: { $tile }.
carcassonne-described-last = Posledná kartička ({ $place }): { $tile }.
count-carcassonne-follower =
    { $count ->
        [one] { $count } figúrka
        [few] { $count } figúrky
       *[other] { $count } figúrok
    }
    .accusative =
        { $count ->
            [one] { $count } figúrku
            [few] { $count } figúrky
           *[other] { $count } figúrok
        }
carcassonne-described-hand =
    { $count ->
        [one] { $seat } má v zásobe aj: { $pieces }.
        [few] { $seat } majú v zásobe aj: { $pieces }.
       *[other] { $seat } majú v zásobe aj: { $pieces }.
    }
overlay-carcassonne-fields = Lúky
overlay-carcassonne-cities = Mestá
overlay-carcassonne-roads = Cesty
overlay-carcassonne-cloisters = Kláštory
overlay-carcassonne-expected = Body, keby bol teraz koniec
overlay-carcassonne-tiles = Zvyšné kartičky
overlay-carcassonne-tiles-left =
    { $count ->
        [one] Zostáva { $count } kartička
        [few] Zostávajú { $count } kartičky
       *[other] Zostáva { $count } kartičiek
    }
overlay-carcassonne-nothing = Nikto zatiaľ nič nevlastní.
overlay-carcassonne-free =
    { $count ->
        [one] { $count } lúka nepatrí nikomu.
        [few] { $count } lúky nepatria nikomu.
       *[other] { $count } lúk nepatrí nikomu.
    }{ $points ->
        [0] { "" }
        [one] { " " }Najlepšia je za { $points } bod: { $place }.
        [few] { " " }Najlepšia je za { $points } body: { $place }.
       *[other] { " " }Najlepšia je za { $points } bodov: { $place }.
    }
overlay-carcassonne-total = { $seat }: spolu { $points } (+{ $more }).
## Trvalé príkazy, pripomienky, názvy bodov

order-carcassonne-no_field = Nepokladať figúrku, ak sú voľné len lúky
order-why-carcassonne-no_field = zostáva málo kartičiek a lúky sa rátajú na konci.
order-carcassonne-no_road = Nepokladať figúrku, ak sú voľné len cesty a lúky
order-why-carcassonne-no_road = zostáva málo kartičiek a nepoužité figúrky nič neprinesú.
order-carcassonne-only_way = Priložiť kartičku, ak všetky priloženia vyzerajú rovnako
order-carcassonne-keep_last = Nechať si poslednú figúrku
order-why-carcassonne-keep_last = zostáva málo kartičiek a nepoužité figúrky nič neprinesú.
missing-carcassonne-place = miesto pre vylosovanú kartičku
missing-carcassonne-figure = figúrka, alebo žiadna
points-carcassonne-city = mestá
points-carcassonne-road = cesty
points-carcassonne-cloister = kláštory
points-carcassonne-field = lúky

## Názvy miest, kartičiek a figúrok

carcassonne-cell = stĺpec { $x }, riadok { $y }
carcassonne-cell-short = { $x }, { $y }
carcassonne-point-0 = S
carcassonne-point-1 = SSV
carcassonne-point-2 = SV
carcassonne-point-3 = VSV
carcassonne-point-4 = V
carcassonne-point-5 = VJV
carcassonne-point-6 = JV
carcassonne-point-7 = JJV
carcassonne-point-8 = J
carcassonne-point-9 = JJZ
carcassonne-point-10 = JZ
carcassonne-point-11 = ZJZ
carcassonne-point-12 = Z
carcassonne-point-13 = ZSZ
carcassonne-point-14 = SZ
carcassonne-point-15 = SSZ
carcassonne-point-inside = vnútri
carcassonne-point-around = dookola
carcassonne-part-city = mesto { $points }
carcassonne-part-road = cesta { $points }
carcassonne-part-field = lúka { $points }
carcassonne-part-cloister = kláštor
carcassonne-part-edge = { $edge } { $points }
carcassonne-part-holding = { $part } ({ $things })
carcassonne-part-complete =
    { $kind ->
        [city] uzavreté { $part }
        [road] uzavretá { $part }
       *[cloister] uzavretý { $part }
    }
carcassonne-part-owned = { $part }, { $owners }
carcassonne-kind-city = mesto
carcassonne-kind-road = cesta
carcassonne-kind-cloister = kláštor
carcassonne-kind-field = lúka
carcassonne-edge-C = mesto
carcassonne-edge-R = cesta
carcassonne-edge-F = lúka
carcassonne-mark-shield =
    { $count ->
        [one] erb
        [few] { $count } erby
       *[other] { $count } erbov
    }
carcassonne-mark-crossing = križovatka
carcassonne-mark-junction = rázcestie
carcassonne-mark-gate = mestská brána
carcassonne-spot = { $part }, { $cell }
carcassonne-spot-short = { $part } ({ $cell })
carcassonne-piece-follower =
    { $count ->
        [one] figúrka
        [few] { $count } figúrky
       *[other] { $count } figúrok
    }
carcassonne-figures = { $pieces } hráča { $seat }
carcassonne-figures-at = { $figures } ({ $cell })
carcassonne-figures-counted =
    { $count ->
        [one] { $count } figúrka
        [few] { $count } figúrky
       *[other] { $count } figúrok
    }
carcassonne-with = figúrky: { $figures }

## Objekty: celé mestá, cesty, kláštory a lúky

carcassonne-object-city =
    { $count ->
        [0] voľné mesto
        [one] mesto hráča { $owners }
        [few] mesto hráčov { $owners }
       *[other] mesto hráčov { $owners }
    }
carcassonne-object-road =
    { $count ->
        [0] voľná cesta
        [one] cesta hráča { $owners }
        [few] cesta hráčov { $owners }
       *[other] cesta hráčov { $owners }
    }
carcassonne-object-cloister =
    { $count ->
        [0] voľný kláštor
        [one] kláštor hráča { $owners }
        [few] kláštor hráčov { $owners }
       *[other] kláštor hráčov { $owners }
    }
carcassonne-object-field =
    { $count ->
        [0] voľná lúka
        [one] lúka hráča { $owners }
        [few] lúka hráčov { $owners }
       *[other] lúka hráčov { $owners }
    }
carcassonne-named-city =
    Mesto { $points } ({ $cell }), { $count ->
        [0] voľné
       *[other] { $owners }
    }
carcassonne-named-road =
    Cesta { $points } ({ $cell }), { $count ->
        [0] voľná
       *[other] { $owners }
    }
carcassonne-named-cloister =
    Kláštor ({ $cell }), { $count ->
        [0] voľný
       *[other] { $owners }
    }
carcassonne-named-field =
    Lúka { $points } ({ $cell }), { $count ->
        [0] voľná
       *[other] { $owners }
    }
carcassonne-size-city =
    { $count ->
        [one] { $count } kartička
        [few] { $count } kartičky
       *[other] { $count } kartičiek
    }
carcassonne-size-road = { carcassonne-size-city }
carcassonne-size-cloister = { $count } z 9 kartičiek
carcassonne-size-field =
    { $count ->
        [0] žiadne uzavreté mesto
        [one] { $count } uzavreté mesto
        [few] { $count } uzavreté mestá
       *[other] { $count } uzavretých miest
    }
carcassonne-sized = { $object } ({ $size })
carcassonne-worth =
    { $points ->
        [one] teraz { $points } bod
        [few] teraz { $points } body
       *[other] teraz { $points } bodov
    }
carcassonne-worth-complete =
    { $points ->
        [one] po uzavretí { $points } bod
        [few] po uzavretí { $points } body
       *[other] po uzavretí { $points } bodov
    }
carcassonne-worth-field =
    { $points ->
        [one] na konci { $points } bod
        [few] na konci { $points } body
       *[other] na konci { $points } bodov
    }
carcassonne-gaps = treba doplniť ({ $cells })
carcassonne-gaps-counted =
    { $count ->
        [one] chýba { $count } kartička
        [few] chýbajú { $count } kartičky
       *[other] chýba { $count } kartičiek
    }
carcassonne-cities-at = uzavreté mestá ({ $cells })
carcassonne-line = { $name }: { $facts }.
carcassonne-line-figures = Figúrky: { $figures }.
carcassonne-line-gaps = Treba doplniť ({ $cells }).
carcassonne-line-cities = Uzavreté mestá ({ $cells }).
carcassonne-line-tiles = Kartičky ({ $cells }).
carcassonne-tile-line = { $cell }: { $parts }
carcassonne-headed = { $head }: { $text }
carcassonne-and-more = { $text } a ďalšie

## Účinky kartičky

carcassonne-closes = uzavrie sa { $objects }
carcassonne-for-points =
    { $count ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }
        [one] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodov
        }
        [few] { $points ->
            [one] po { $points } bode
            [few] po { $points } body
           *[other] po { $points } bodov
        }
       *[other] { $points ->
            [one] po { $points } bode
            [few] po { $points } body
           *[other] po { $points } bodov
        }
    }
carcassonne-connects = spojí sa { $objects }
carcassonne-joins = rozšíri sa { $objects }
carcassonne-founds = vznikne { $objects }
carcassonne-fills = doplní sa { $objects }
carcassonne-in-some = možno: { $phrase }
carcassonne-after = { $object }: { $facts }
carcassonne-neighbour = { $side }: { $object }
carcassonne-ways =
    { $count ->
        [one] { $count } otočenie; { $neighbours }
        [few] { $count } otočenia; { $neighbours }
       *[other] { $count } otočení; { $neighbours }
    }
carcassonne-turned =
    { $turn ->
        [0] bez otočenia
       *[other] otočená o { $turn }°
    }
carcassonne-turned-edges =
    { $turn ->
        [0] bez otočenia
       *[other] otočená o { $turn }°
    }, { $edges }
carcassonne-placed-turned =
    { $place }, { $turn ->
        [0] bez otočenia
       *[other] otočená o { $turn }°
    }

## Textový plán, mapa a textový opis

carcassonne-board-open = Otvorené mestá, cesty a kláštory (bez majiteľa: od 2 kartičiek):
carcassonne-board-fields = Lúky:
carcassonne-board-tiles = Všetky kartičky po riadkoch:
carcassonne-map-cut = Mapa ukazuje stĺpce { $first-columns } až { $last-columns } a riadky { $first-rows } až { $last-rows }. Textový plán má všetky kartičky.

## Podrobnosti o mieste

carcassonne-at-drawn = vylosovaná kartička
carcassonne-at-pile = kôpka kartičiek
carcassonne-at-seat = { $seat }: body a figúrky
carcassonne-at-figures-of = všetky figúrky hráča { $seat }
carcassonne-at-figures-own = všetky moje figúrky
carcassonne-at-city-of = mestá hráča { $seat }
carcassonne-at-city-own = moje mestá
carcassonne-at-road-of = cesty hráča { $seat }
carcassonne-at-road-own = moje cesty
carcassonne-at-cloister-of = kláštory hráča { $seat }
carcassonne-at-cloister-own = moje kláštory
carcassonne-at-field-of = lúky hráča { $seat }
carcassonne-at-field-own = moje lúky
carcassonne-at-free = voľné
carcassonne-at-free-place = Zatiaľ bez kartičky. Susedia:
carcassonne-at-fitting =
    { $count ->
        [one] Zo zvyšných kartičiek ({ $left }) sem pasuje { $count }.
        [few] Zo zvyšných kartičiek ({ $left }) sem pasujú { $count }.
       *[other] Zo zvyšných kartičiek ({ $left }) sem pasuje { $count }.
    }
carcassonne-at-drawn-fits =
    Vylosovaná kartička pasuje { $turn ->
        [0] bez otočenia
       *[other] po otočení o { $turn }°
    }: { $effects }.
carcassonne-at-last = Toto je posledná kartička.
carcassonne-at-nothing = Nič na pláne.
carcassonne-at-pile-left =
    { $count ->
        [one] V kôpke zostáva { $count } kartička. Ešte príde, bez lúk:
        [few] V kôpke zostávajú { $count } kartičky. Ešte prídu, bez lúk:
       *[other] V kôpke zostáva { $count } kartičiek. Ešte prídu, bez lúk:
    }
carcassonne-at-unseen = { $count }× { $tile }
carcassonne-no-effect = nepripojí sa k mestu, ceste ani kláštoru
event-carcassonne-passed = { "" }
