# Die Gründe eines Computers in Die Minen von Zavandor: je ein halber Satz.

because-zavandor-grand = der Hauptpreis, { some-points } zur Karte dazu
because-zavandor-points = mehr wert als die Karte: { some-points }
because-zavandor-unwanted = ein Punkt, auf den sonst niemand bietet
because-zavandor-small = ein kleines Gebot für einen Punkt
because-zavandor-income = bis zu { $carts } in jeder Runde
because-zavandor-scroll = bringt beim Wirken bis zu { $count } Edelsteine auf einmal
because-zavandor-completed =
    { some-points } nach { $steps ->
        [one] einer Aufwertung
       *[other] { $steps } Aufwertungen
    }
because-zavandor-just_enough = { $count } Edelsteine reichen für die Karte
because-zavandor-completes = komplett, { some-points }
because-zavandor-more = in jeder Runde mehr: { $carts }
because-zavandor-ahead = vorn bei Punkten, Hand und Einkünften, da hilft ein frühes Ende
because-zavandor-close = nicht so weit zurück, dass mehr Runden nötig wären
because-zavandor-behind = zurück bei Punkten, Hand und Einkünften, da helfen mehr Runden
because-zavandor-pays = bezahlt die nächste Stufe: { $object }
because-zavandor-bids = zählt im Gebot auf { $card }
unsaid-zavandor-no_bid = { $seat } bietet nichts.
unsaid-zavandor-kept = { $seat } wertet nichts auf.
because-zavandor-not_worth = keine Karte ist ihre Edelsteine wert
because-zavandor-outbid = andere bieten wohl mehr auf { $card }
because-zavandor-saves = spart für die nächste Stufe: { $object }
because-zavandor-gathers = spart für ein höheres Gebot
because-zavandor-dear = keine Aufwertung ist ihren Preis wert
