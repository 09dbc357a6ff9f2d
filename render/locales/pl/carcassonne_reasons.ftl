# Powody komputera w grze Carcassonne: po pół zdania.

because-carcassonne-only = jedyne miejsce na tę płytkę
because-carcassonne-least = żadne inne miejsce nie było lepsze
because-carcassonne-completes =
    { $kind ->
        [city] dokończone miasto
        [road] dokończona droga
       *[other] dokończony klasztor
    }: { some-points }
because-carcassonne-grows =
    { $kind ->
        [city] miasto
        [road] droga
        [field] łąka
       *[other] klasztor
    }: { some-points }{ $kind ->
        [field] { $open ->
            [0] { "" }
            [one] , { $open } otwarte miasto
            [few] , { $open } otwarte miasta
           *[many] , { $open } otwartych miast
        }
       *[other] { $open ->
            [0] { "" }
            [one] , brakuje { $open } płytki
            [few] , brakuje { $open } płytek
           *[many] , brakuje { $open } płytek
        }
    }
because-carcassonne-joins = łączy części w całość ({ because-carcassonne-grows })
because-carcassonne-claims = { because-carcassonne-grows }
because-carcassonne-hinders =
    hamuje { $kind ->
        [city] miasto
        [road] drogę
        [field] łąkę
       *[other] klasztor
    } gracza { $owner }
because-carcassonne-free =
    miejsce na podwładnego { $kind ->
        [city] w mieście
        [road] na drodze
        [field] na łące
       *[other] w klasztorze
    }
because-carcassonne-scores = od razu { some-points } i podwładny wraca
because-carcassonne-rather =
    warte więcej niż { $kind ->
        [city] miasto
        [road] droga
        [field] łąka
       *[other] klasztor
    }
unsaid-carcassonne-passed = { $seat } nie stawia pionka.
because-carcassonne-keeps =
    { $left ->
        [1] ostatni podwładny jest
       *[other] podwładny jest
    } więcej wart w zasobach niż tutaj ({ because-carcassonne-grows })
because-carcassonne-no_use = żaden pionek nic tu nie da
