# Wörter, die füreinander getippt werden können.

synonyms-carcassonne-follower = Gefolgsmann, Meeple, Figur
synonyms-carcassonne-city = Stadt, Burg, Ritter
synonyms-carcassonne-road = Straße, Weg, Wegelagerer
synonyms-carcassonne-field = Wiese, Feld, Bauer
synonyms-carcassonne-cloister = Kloster, Mönch
synonyms-carcassonne-no = kein, nichts, keine, passen
synonyms-carcassonne-big = großer, groß, doppelt
synonyms-carcassonne-N = n, Norden, hoch, oben
synonyms-carcassonne-E = o, e, Osten, rechts
synonyms-carcassonne-S = s, Süden, runter, unten
synonyms-carcassonne-W = w, Westen, links
synonyms-carcassonne-turned = gedreht, drehen
synonyms-carcassonne-closes = schließt, fertig, vollendet
synonyms-carcassonne-joins = erweitert, verbindet
