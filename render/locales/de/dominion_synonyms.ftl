# Wörter, die füreinander getippt werden können.

synonyms-dominion-no_more = mehr, fertig, Ende, aufhören
synonyms-dominion-buy = kaufen, Kauf
synonyms-dominion-all = Alle, alles
synonyms-dominion-yes = Ja, j
synonyms-dominion-no = Nein, n
synonyms-dominion-trash = Entsorgen, vernichten
synonyms-dominion-discard = Ablegen, abwerfen
synonyms-dominion-cards = Karten, ziehen
synonyms-dominion-keep = Behalten, lassen
