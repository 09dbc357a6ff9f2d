# Die Gründe eines Computers in Dominion: je ein halber Satz.

because-dominion-effect = { $effect }
because-dominion-again = kostet keine Aktion
because-dominion-coins =
    { $coins ->
        [one] jedes Mal $1
       *[other] jedes Mal ${ $coins }
    }
because-dominion-points = { some-points }, { because-dominion-late }
because-dominion-late =
    { $left ->
        [0] und der Stapel, der das Spiel beendet, ist leer
        [one] noch eine Karte im Stapel, der das Spiel beendet
       *[other] noch { $left } Karten im Stapel, der das Spiel beendet
    }
because-dominion-riches = erst mehr Geld, dann Punkte
because-dominion-enough = genug von { $card } oder von solchen Aktionen
because-dominion-searched = in den Probepartien der Suche besser als { $card }
because-dominion-first = gibt die Aktion zurück und kommt deshalb zuerst
because-dominion-junk = ohne diese Karte sind die eigenen besser
because-dominion-idle = auf der Hand nutzlos
because-dominion-nothing =
    { $coins ->
        [0] kein Geld
        [one] nichts für $1 macht die eigenen Karten besser
       *[other] nichts für ${ $coins } macht die eigenen Karten besser
    }
