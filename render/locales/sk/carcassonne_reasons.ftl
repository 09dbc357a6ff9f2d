# Dôvody počítača v hre Carcassonne: pol vety na každý.

because-carcassonne-only = jediné miesto pre túto kartičku
because-carcassonne-least = žiadne iné miesto nebolo lepšie
because-carcassonne-completes =
    { $kind ->
        [city] uzavreté mesto
        [road] uzavretá cesta
       *[other] uzavretý kláštor
    }: { some-points }
because-carcassonne-grows =
    { $kind ->
        [city] mesto
        [road] cesta
        [field] lúka
       *[other] kláštor
    }: { some-points }{ $kind ->
        [field] { $open ->
            [0] { "" }
            [one] , { $open } otvorené mesto
            [few] , { $open } otvorené mestá
           *[other] , { $open } otvorených miest
        }
       *[other] { $open ->
            [0] { "" }
            [one] , chýba { $open } kartička
            [few] , chýbajú { $open } kartičky
           *[other] , chýba { $open } kartičiek
        }
    }
because-carcassonne-joins = spája časti do celku ({ because-carcassonne-grows })
because-carcassonne-claims = { because-carcassonne-grows }
because-carcassonne-hinders =
    brzdí { $kind ->
        [city] mesto
        [road] cestu
        [field] lúku
       *[other] kláštor
    } hráča { $owner }
because-carcassonne-free =
    miesto pre figúrku { $kind ->
        [city] v meste
        [road] na ceste
        [field] na lúke
       *[other] v kláštore
    }
because-carcassonne-scores = hneď { some-points } a figúrka sa vráti
because-carcassonne-rather =
    { $kind ->
        [city] mesto by prinieslo menej
        [road] cesta by priniesla menej
        [field] lúka by priniesla menej
       *[other] kláštor by priniesol menej
    }
unsaid-carcassonne-passed = { $seat } nekladie figúrku.
because-carcassonne-keeps =
    { $left ->
        [1] posledná figúrka má
       *[other] figúrka má
    } väčšiu cenu v zásobe ako tu ({ because-carcassonne-grows })
because-carcassonne-no_use = žiadna figúrka tu nič neprinesie
