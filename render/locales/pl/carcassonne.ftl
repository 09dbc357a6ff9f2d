# Carcassonne

carcassonne-left =
    { $count ->
        [one] została { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }

ask-carcassonne-place = { $seat }, dołóż wylosowaną płytkę: { $tile }.
question-carcassonne-place = Dołóż tę płytkę
step-carcassonne-place-1 = { $marked }{ $place }
step-carcassonne-place-2 = { $place }
option-carcassonne-place = { $marked }{ $place }
detail-carcassonne-place-1 = { $detail }
detail-carcassonne-place-2 = { $detail }
ask-carcassonne-figure = { $seat }, stawiasz podwładnego na tej płytce ({ $place })?
question-carcassonne-figure = Stawiasz podwładnego?
option-carcassonne-figure-pass = Bez pionka
option-carcassonne-figure = { $marked }⟦carcassonne-follower-{ $own }⟧ Podwładny: { $place }
detail-carcassonne-figure = { $detail }
detail-carcassonne-figure-pass = Zachowaj pionki na później
step-carcassonne-figure-1 = { $marked }{ $place }
detail-carcassonne-figure-1 = Wybierz część tej płytki
detail-carcassonne-figure-2 = { $detail }
step-carcassonne-figure-2 = { option-carcassonne-figure }



event-carcassonne-drawn = { "" }
known-carcassonne-drawn = { $seat } losuje płytkę: { $tile }.
event-carcassonne-redrawn = { $seat } losuje jeszcze raz. { $tiles-count ->
        [one] Płytka wraca do stosu, bo nigdzie nie pasuje: { $tiles }.
        [few] Płytki wracają do stosu, bo nigdzie nie pasują: { $tiles }.
       *[many] Płytki wracają do stosu, bo nigdzie nie pasują: { $tiles }.
    }
brief-carcassonne-redrawn =
    { $seat }: { $tiles-count ->
        [one] { $tiles-count } płytka nigdzie nie pasuje
        [few] { $tiles-count } płytki nigdzie nie pasują
       *[many] { $tiles-count } płytek nigdzie nie pasuje
    }
event-carcassonne-placed = { $seat } dokłada płytkę ({ $place }): { $tile }.
brief-carcassonne-placed = { $seat }: { $built }
event-carcassonne-figure =
    { $seat } stawia ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } { $kind ->
        [field] na
       *[other] w
    } { CASE($spot, "locative") } ({ $place }).
brief-carcassonne-figure =
    { $seat }: ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { $figure } { $kind ->
        [road] na drodze
        [cloister] w klasztorze
        [field] na łące
       *[city] w mieście
    }
event-carcassonne-figure-kind-road = { $seat } stawia ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } na { CASE($spot, "locative") } ({ $place }).
event-carcassonne-figure-there =
    { $seat } stawia ⟦carcassonne-{ $figure-key }-{ $seat-letter }⟧ { CASE($figure, "accusative") } { $kind ->
        [field] na
        [road] na
       *[other] w
    } { CASE($spot, "locative") }.
thing-carcassonne-figure-follower = podwładny
    .accusative = podwładnego
event-carcassonne-scored =
    { $winners ->
        [one] { $seats } dostaje { $points ->
            [0] 0 punktów
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } za ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] niedokończone { CASE($spot, "accusative") } ({ $place })
               *[false] { CASE($spot, "accusative") } ({ $place })
            }
            [road] { $final ->
                [true] niedokończoną { CASE($spot, "accusative") } ({ $place })
               *[false] { CASE($spot, "accusative") } ({ $place })
            }
            [cloister] { $final ->
                [true] niedokończony klasztor ({ $place })
               *[false] klasztor ({ $place })
            }
            [field] { CASE($spot, "accusative") } ({ $place })
           *[other] { CASE($kind, "accusative") }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
        [few] { $seats } dostają { $points ->
            [0] po 0 punktów
            [one] po { $points } punkcie
            [few] po { $points } punkty
           *[many] po { $points } punktów
        } za ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] niedokończone { CASE($spot, "accusative") } ({ $place })
               *[false] { CASE($spot, "accusative") } ({ $place })
            }
            [road] { $final ->
                [true] niedokończoną { CASE($spot, "accusative") } ({ $place })
               *[false] { CASE($spot, "accusative") } ({ $place })
            }
            [cloister] { $final ->
                [true] niedokończony klasztor ({ $place })
               *[false] klasztor ({ $place })
            }
            [field] { CASE($spot, "accusative") } ({ $place })
           *[other] { CASE($kind, "accusative") }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
       *[many] { $seats } dostają { $points ->
            [0] po 0 punktów
            [one] po { $points } punkcie
            [few] po { $points } punkty
           *[many] po { $points } punktów
        } za ⟦carcassonne-{ $kind-key }⟧ { $kind ->
            [city] { $final ->
                [true] niedokończone { CASE($spot, "accusative") } ({ $place })
               *[false] { CASE($spot, "accusative") } ({ $place })
            }
            [road] { $final ->
                [true] niedokończoną { CASE($spot, "accusative") } ({ $place })
               *[false] { CASE($spot, "accusative") } ({ $place })
            }
            [cloister] { $final ->
                [true] niedokończony klasztor ({ $place })
               *[false] klasztor ({ $place })
            }
            [field] { CASE($spot, "accusative") } ({ $place })
           *[other] { CASE($kind, "accusative") }
        }{ $terms-count ->
            [0] .
           *[other] : { $terms }.
        }
    }
brief-carcassonne-scored =
    { $seats }: ⟦carcassonne-{ $kind-key }⟧ { $kind ->
        [city] { $final ->
            [true] miasto
           *[false] ukończone miasto
        }
        [road] { $final ->
            [true] droga
           *[false] ukończona droga
        }
        [cloister] { $final ->
            [true] klasztor
           *[false] ukończony klasztor
        }
        [field] łąka
       *[other] { $kind }
    } **+{ $points }**
event-carcassonne-returned = { "" }
event-carcassonne-ended = Ostatnia płytka jest już na planszy. Koniec gry.
brief-carcassonne-ended = Ostatnia płytka jest na planszy

term-carcassonne-tiles =
    { $count ->
        [one] { $count } płytka × { $each }
        [few] { $count } płytki × { $each }
       *[many] { $count } płytek × { $each }
    }
term-carcassonne-shields =
    { $count ->
        [one] { $count } flaga × { $each }
        [few] { $count } flagi × { $each }
       *[many] { $count } flag × { $each }
    }
term-carcassonne-cities =
    { $count ->
        [one] { $count } dokończone miasto × { $each }
        [few] { $count } dokończone miasta × { $each }
       *[many] { $count } dokończonych miast × { $each }
    }


credits-carcassonne = Autorem gry jest Klaus-Jürgen Wrede.
setting-carcassonne-first = Pierwszy gracz
setting-carcassonne-first-chance = Losowo
setting-carcassonne-first-0 = Miejsce A
setting-carcassonne-first-1 = Miejsce B
setting-carcassonne-first-2 = Miejsce C
setting-carcassonne-first-3 = Miejsce D
setting-carcassonne-first-4 = Miejsce E
setting-carcassonne-first-5 = Miejsce F
setting-carcassonne-expansions = Dodatki

carcassonne-described = Carcassonne: { $lying ->
        [one] leży { $lying } płytka
        [few] leżą { $lying } płytki
       *[many] leży { $lying } płytek
    }, { $left ->
        [one] została { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }.
carcassonne-described-legend = # miasto, | i - droga, o skrzyżowanie, . łąka, + klasztor; wielkie A to podwładny gracza A, małe a to jego podwładny na łące
carcassonne-described-over = Koniec gry.
carcassonne-described-seat = { $letter } { $seat }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }, w zasobach { $followers ->
        [one] { $followers } podwładny
        [few] { $followers } podwładnych
       *[many] { $followers } podwładnych
    }.
carcassonne-described-turn = Ruch ma { $seat }.
carcassonne-described-drawn = Wylosowana płytka: { $tile }.
carcassonne-described-last = Ostatnia płytka ({ $place }): { $tile }.
count-carcassonne-follower =
    { $count ->
        [one] podwładny
        [few] { $count } podwładnych
       *[many] { $count } podwładnych
    }
    .accusative =
        { $count ->
            [one] podwładnego
            [few] { $count } podwładnych
           *[many] { $count } podwładnych
        }
carcassonne-described-hand =
    { $count ->
        [one] { $seat } ma poza tym w zasobach: { $pieces }.
        [few] { $seat } mają poza tym w zasobach (każdy gracz): { $pieces }.
       *[many] { $seat } mają poza tym w zasobach (każdy gracz): { $pieces }.
    }
overlay-carcassonne-fields = Łąki
overlay-carcassonne-cities = Miasta
overlay-carcassonne-roads = Drogi
overlay-carcassonne-cloisters = Klasztory
overlay-carcassonne-expected = Punkty, gdyby był koniec gry
overlay-carcassonne-tiles = Pozostałe płytki
overlay-carcassonne-tiles-left =
    { $count ->
        [one] W stosie została { $count } płytka
        [few] W stosie zostały { $count } płytki
       *[many] W stosie zostało { $count } płytek
    }
overlay-carcassonne-nothing = Nikt jeszcze nic nie ma.
overlay-carcassonne-free =
    { $count ->
        [one] { $count } łąka jest niczyja.
        [few] { $count } łąki są niczyje.
       *[many] { $count } łąk jest niczyich.
    }{ $points ->
        [0] { "" }
        [one] { " " }Najlepsza jest warta { $points } punkt ({ $place }).
        [few] { " " }Najlepsza jest warta { $points } punkty ({ $place }).
       *[many] { " " }Najlepsza jest warta { $points } punktów ({ $place }).
    }
overlay-carcassonne-total = { $seat }: razem { $points } (+{ $more }).
## Stałe polecenia, przypomnienia, nazwy punktów

order-carcassonne-no_field = Nie stawiaj pionka, gdy wolne są tylko łąki
order-why-carcassonne-no_field = zostało mało płytek, a łąki liczą się na koniec.
order-carcassonne-no_road = Nie stawiaj podwładnego, gdy wolne są tylko drogi i łąki
order-why-carcassonne-no_road = zostało mało płytek, a nieużyte pionki nic nie dają.
order-carcassonne-only_way = Dołóż płytkę, gdy wszystkie ułożenia wyglądają tak samo
order-carcassonne-keep_last = Zachowaj mój ostatni pionek
order-why-carcassonne-keep_last = zostało mało płytek, a nieużyte pionki nic nie dają.
missing-carcassonne-place = miejsce dla wylosowanej płytki
missing-carcassonne-figure = podwładny albo jego brak
points-carcassonne-city = miasta
points-carcassonne-road = drogi
points-carcassonne-cloister = klasztory
points-carcassonne-field = łąki

## Nazwy miejsc, płytek i pionków

carcassonne-cell = kolumna { $x }, wiersz { $y }
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
carcassonne-point-inside = w środku
carcassonne-point-around = dookoła
carcassonne-part-city = miasto { $points }
    .locative = mieście { $points }
    .genitive = miasta { $points }
carcassonne-part-road = droga { $points }
    .accusative = drogę { $points }
    .locative = drodze { $points }
carcassonne-part-field = łąka { $points }
    .accusative = łąkę { $points }
    .locative = łące { $points }
carcassonne-part-cloister = klasztor
    .locative = klasztorze
carcassonne-part-edge = { $edge } { $points }
carcassonne-part-holding = { $part } ({ $things })
carcassonne-part-complete =
    { $kind ->
        [city] dokończone { $part }
        [road] dokończona { $part }
       *[cloister] dokończony { $part }
    }
carcassonne-part-owned = { $part } ({ $owners })
carcassonne-kind-city = miasto
    .locative = mieście
    .genitive = miasta
carcassonne-kind-road = droga
    .accusative = drogę
    .locative = drodze
carcassonne-kind-cloister = klasztor
    .locative = klasztorze
carcassonne-kind-field = łąka
    .accusative = łąkę
    .locative = łące
carcassonne-edge-C = miasto
carcassonne-edge-R = droga
carcassonne-edge-F = łąka
carcassonne-mark-shield =
    { $count ->
        [one] flaga
        [few] { $count } flagi
       *[many] { $count } flag
    }
carcassonne-mark-crossing = skrzyżowanie
carcassonne-mark-junction = rozwidlenie
carcassonne-mark-gate = brama miasta
carcassonne-spot = { $part }, { $cell }
carcassonne-spot-short = { $part } ({ $cell })
carcassonne-piece-follower =
    { $count ->
        [one] podwładny
        [few] { $count } podwładnych
       *[many] { $count } podwładnych
    }
carcassonne-figures = { $pieces } gracza { $seat }
carcassonne-figures-at = { $figures } ({ $cell })
carcassonne-figures-counted =
    { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[many] { $count } pionków
    }
carcassonne-with = pionki: { $figures }

## Obiekty: całe miasta, drogi, klasztory i łąki

carcassonne-object-city =
    { $count ->
        [0] miasto
        [one] miasto gracza { $owners }
        [few] miasto graczy { $owners }
       *[many] miasto graczy { $owners }
    }
carcassonne-object-road =
    { $count ->
        [0] droga
        [one] droga gracza { $owners }
        [few] droga graczy { $owners }
       *[many] droga graczy { $owners }
    }
    .accusative =
        { $count ->
            [0] drogę
            [one] drogę gracza { $owners }
            [few] drogę graczy { $owners }
           *[many] drogę graczy { $owners }
        }
carcassonne-object-cloister =
    { $count ->
        [0] klasztor
        [one] klasztor gracza { $owners }
        [few] klasztor graczy { $owners }
       *[many] klasztor graczy { $owners }
    }
carcassonne-object-field =
    { $count ->
        [0] łąka
        [one] łąka gracza { $owners }
        [few] łąka graczy { $owners }
       *[many] łąka graczy { $owners }
    }
    .accusative =
        { $count ->
            [0] łąkę
            [one] łąkę gracza { $owners }
            [few] łąkę graczy { $owners }
           *[many] łąkę graczy { $owners }
        }
carcassonne-named-city =
    Miasto { $points } ({ $cell }), { $count ->
        [0] wolne
       *[other] { $owners }
    }
carcassonne-named-road =
    Droga { $points } ({ $cell }), { $count ->
        [0] wolna
       *[other] { $owners }
    }
carcassonne-named-cloister =
    Klasztor ({ $cell }), { $count ->
        [0] wolny
       *[other] { $owners }
    }
carcassonne-named-field =
    Łąka { $points } ({ $cell }), { $count ->
        [0] wolna
       *[other] { $owners }
    }
carcassonne-size-city =
    { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
carcassonne-size-road = { carcassonne-size-city }
carcassonne-size-cloister = { $count } z 9 płytek
carcassonne-size-field =
    { $count ->
        [0] 0 dokończonych miast
        [one] { $count } dokończone miasto
        [few] { $count } dokończone miasta
       *[many] { $count } dokończonych miast
    }
carcassonne-sized = { $object } ({ $size })
    .accusative = { CASE($object, "accusative") } ({ $size })
carcassonne-worth =
    { $points ->
        [one] teraz { $points } punkt
        [few] teraz { $points } punkty
       *[many] teraz { $points } punktów
    }
carcassonne-worth-complete =
    { $points ->
        [one] po dokończeniu { $points } punkt
        [few] po dokończeniu { $points } punkty
       *[many] po dokończeniu { $points } punktów
    }
carcassonne-worth-field =
    { $points ->
        [one] na koniec { $points } punkt
        [few] na koniec { $points } punkty
       *[many] na koniec { $points } punktów
    }
carcassonne-gaps = do uzupełnienia ({ $cells })
carcassonne-gaps-counted =
    { $count ->
        [one] brakuje { $count } płytki
        [few] brakuje { $count } płytek
       *[many] brakuje { $count } płytek
    }
carcassonne-cities-at = dokończone miasta ({ $cells })
carcassonne-line = { $name }: { $facts }.
carcassonne-line-figures = Pionki: { $figures }.
carcassonne-line-gaps = Do uzupełnienia ({ $cells }).
carcassonne-line-cities = Dokończone miasta ({ $cells }).
carcassonne-line-tiles = Płytki ({ $cells }).
carcassonne-tile-line = { $cell }: { $parts }
carcassonne-headed = { $head }: { $text }
carcassonne-and-more = { $text } i więcej

## Skutki płytki

carcassonne-closes = dokańcza { CASE($objects, "accusative") }
carcassonne-for-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $count ->
        [0] {""}
        [one] {""}
        [few] {" "}każdemu
       *[many] {" "}każdemu
    }
carcassonne-connects = łączy { CASE($objects, "accusative") }
carcassonne-joins = powiększa { CASE($objects, "accusative") }
carcassonne-founds = zaczyna { CASE($objects, "accusative") }
carcassonne-fills = zapełnia miejsce: { $objects }
carcassonne-in-some = może { $phrase }
carcassonne-after = { $object }: { $facts }
carcassonne-neighbour = { $side } { $object }
carcassonne-ways =
    { $count ->
        [one] { $count } obrót; { $neighbours }
        [few] { $count } obroty; { $neighbours }
       *[many] { $count } obrotów; { $neighbours }
    }
carcassonne-turned =
    { $turn ->
        [0] bez obrotu
       *[other] obrót { $turn }°
    }
carcassonne-turned-edges =
    { $turn ->
        [0] bez obrotu
       *[other] obrót { $turn }°
    }, { $edges }
carcassonne-placed-turned =
    { $place }, { $turn ->
        [0] bez obrotu
       *[other] obrót { $turn }°
    }

## Plansza jako tekst, mapa i tekst alternatywny

carcassonne-board-open = Otwarte miasta, drogi i klasztory (niczyje: od 2 płytek):
carcassonne-board-fields = Łąki:
carcassonne-board-tiles = Wszystkie płytki według wierszy:
carcassonne-map-cut = Mapa pokazuje kolumny od { $first-columns } do { $last-columns } i wiersze od { $first-rows } do { $last-rows }. Plansza jako tekst ma wszystkie płytki.

## Szczegóły miejsca

carcassonne-at-drawn = wylosowana płytka
carcassonne-at-pile = stos
carcassonne-at-seat = { $seat }: punkty i pionki
carcassonne-at-figures-of = wszystkie pionki gracza { $seat }
carcassonne-at-figures-own = wszystkie moje pionki
carcassonne-at-city-of = miasta gracza { $seat }
carcassonne-at-city-own = moje miasta
carcassonne-at-road-of = drogi gracza { $seat }
carcassonne-at-road-own = moje drogi
carcassonne-at-cloister-of = klasztory gracza { $seat }
carcassonne-at-cloister-own = moje klasztory
carcassonne-at-field-of = łąki gracza { $seat }
carcassonne-at-field-own = moje łąki
carcassonne-at-free = wolne
carcassonne-at-free-place = Jeszcze bez płytki. Płytka tutaj dotyka:
carcassonne-at-fitting = Spośród płytek, które mogą jeszcze przyjść ({ $left }), pasuje tu: { $count }.
carcassonne-at-drawn-fits =
    Wylosowana płytka pasuje { $turn ->
        [0] bez obrotu
       *[other] po obrocie o { $turn }°
    }: { $effects }.
carcassonne-at-last = To jest ostatnia płytka.
carcassonne-at-nothing = Nic na planszy.
carcassonne-at-pile-left =
    { $count ->
        [one] W stosie została { $count } płytka. Mogą jeszcze przyjść (bez łąk):
        [few] W stosie zostały { $count } płytki. Mogą jeszcze przyjść (bez łąk):
       *[many] W stosie zostało { $count } płytek. Mogą jeszcze przyjść (bez łąk):
    }
carcassonne-at-unseen = { $count } × { $tile }
carcassonne-no-effect = nie powiększa miasta, drogi ani klasztoru
event-carcassonne-passed = { "" }
