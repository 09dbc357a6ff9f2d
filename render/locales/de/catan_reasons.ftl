# Die Gründe eines Computers in Catan: je ein halber Satz.

because-catan-numbers = { $rolls } an einer Kreuzung
because-catan-new_kinds = neu hier: { $card }
because-catan-harbour = { catan-harbour }
because-catan-doubled = zwei Karten für jede { $rolls }
because-catan-towards = auf dem Weg zu einer Kreuzung mit { $rolls }
because-catan-longest = nah an der längsten Handelsstraße, { $length } am Stück
because-catan-harmless = stört niemanden
because-catan-blocks = blockiert die { $number } von { $seats }
because-catan-leader = { $owner } führt: { some-points }
because-catan-lacking = an den eigenen Orten fehlt { $card }
because-catan-scarce = eigene Orte bringen wenig { $card }
because-catan-plenty = eigene Orte bringen mehr { $give } als { $get }
because-catan-dear = das Angebot verlangte mehr Karten, als es bot
because-catan-near_victory = { $owner } steht kurz vor dem Sieg: { some-points }
because-catan-bank_alone = ein leichter Computer tauscht nur mit der Bank
because-catan-spare = eigene Orte bringen am häufigsten { $card }
because-catan-saves =
    { $goal ->
        [settlement] spart auf eine Siedlung
        [city] spart auf eine Stadt
        [road] spart auf eine Straße
       *[other] spart auf eine Entwicklungskarte
    }
because-catan-no_site = keine freie Kreuzung zum Bauen
because-catan-any_card = Ritter und Punkte, die niemand verbauen kann
because-catan-freed = vertreibt den Räuber vom eigenen Feld
because-catan-army = Ritter Nummer { $count } auf dem Weg zur größten Rittermacht
