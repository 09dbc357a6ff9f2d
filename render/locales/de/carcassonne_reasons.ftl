# Die Gründe eines Computers in Carcassonne: je ein halber Satz.

because-carcassonne-only = der einzige Platz für dieses Kärtchen
because-carcassonne-least = kein anderer Platz war besser
because-carcassonne-completes =
    { $kind ->
        [city] eine Stadt
        [road] eine Straße
       *[other] ein Kloster
    } ist fertig: { some-points }
because-carcassonne-grows =
    { $kind ->
        [city] Stadt
        [road] Straße
        [field] Wiese
       *[other] Kloster
    }: { some-points }{ $kind ->
        [field] { $open ->
            [0] { "" }
            [one] , eine offene Stadt
           *[other] , { $open } offene Städte
        }
       *[other] { $open ->
            [0] { "" }
            [one] , ein Kärtchen fehlt
           *[other] , { $open } Kärtchen fehlen
        }
    }
because-carcassonne-joins = fügt Teile zusammen ({ because-carcassonne-grows })
because-carcassonne-claims = { because-carcassonne-grows }
because-carcassonne-hinders =
    bremst { $owner } bei { $kind ->
        [city] einer Stadt
        [road] einer Straße
        [field] einer Wiese
       *[other] einem Kloster
    }
because-carcassonne-free =
    Platz für einen Gefolgsmann { $kind ->
        [city] in einer Stadt
        [road] auf einer Straße
        [field] auf einer Wiese
       *[other] in einem Kloster
    }
because-carcassonne-scores = sofort { some-points }, und der Gefolgsmann kommt zurück
because-carcassonne-rather =
    mehr wert als { $kind ->
        [city] die Stadt
        [road] die Straße
        [field] die Wiese
       *[other] das Kloster
    }
unsaid-carcassonne-passed = { $seat } setzt keine Figur.
because-carcassonne-keeps =
    { $left ->
        [1] der letzte Gefolgsmann ist
       *[other] ein Gefolgsmann ist
    } im Vorrat mehr wert als hier ({ because-carcassonne-grows })
because-carcassonne-no_use = keine Figur bringt hier etwas
