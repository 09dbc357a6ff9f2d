# Razlozi računara u igri Carcassonne: po pola rečenice.

because-carcassonne-only = jedino mesto za ovu pločicu
because-carcassonne-least = nijedno drugo mesto nije bilo bolje
because-carcassonne-completes =
    { $kind ->
        [city] završen grad
        [road] završen put
       *[other] završen manastir
    }: { some-points }
because-carcassonne-grows =
    { $kind ->
        [city] grad
        [road] put
        [field] polje
       *[other] manastir
    }: { some-points }{ $kind ->
        [field] { $open ->
            [0] { "" }
            [one] , { $open } otvoren grad
            [few] , { $open } otvorena grada
           *[other] , { $open } otvorenih gradova
        }
       *[other] { $open ->
            [0] { "" }
            [one] , nedostaje { $open } pločica
            [few] , nedostaju { $open } pločice
           *[other] , nedostaje { $open } pločica
        }
    }
because-carcassonne-joins = spaja delove, { because-carcassonne-grows }
because-carcassonne-claims = { because-carcassonne-grows }
because-carcassonne-hinders =
    usporava { $kind ->
        [city] grad
        [road] put
        [field] polje
       *[other] manastir
    } igrača { $owner }
because-carcassonne-free =
    mesto za sledbenika { $kind ->
        [city] u gradu
        [road] na putu
        [field] na polju
       *[other] u manastiru
    }
because-carcassonne-scores = odmah { some-points }, a sledbenik se vraća
because-carcassonne-rather =
    vredi više nego { $kind ->
        [city] grad
        [road] put
        [field] polje
       *[other] manastir
    }
unsaid-carcassonne-passed = { $seat } ne stavlja figuru.
because-carcassonne-keeps =
    { $left ->
        [1] poslednji sledbenik vredi
       *[other] sledbenik vredi
    } više u zalihi nego ovde ({ because-carcassonne-grows })
because-carcassonne-no_use = nijedna figura ovde ne donosi ništa
