# Wörter, die füreinander getippt werden können, und Wörter für die Teile eines Angebots.

synonyms-catan-lumber = Holz, Baum, Bäume
synonyms-catan-brick = Lehm, Ziegel
synonyms-catan-wool = Wolle, Schaf, Schafe
synonyms-catan-grain = Getreide, Weizen, Korn
synonyms-catan-ore = Erz, Stein, Eisen
synonyms-catan-forest = Wald, Wälder, Holz
synonyms-catan-hills = Hügel, Hügelland, Lehm
synonyms-catan-pasture = Weide, Weiden, Weideland, Wolle, Schafe
synonyms-catan-fields = Äcker, Acker, Ackerland, Getreide, Weizen
synonyms-catan-mountains = Gebirge, Berge, Berg, Erz
synonyms-catan-harbour = Hafen, Häfen
synonyms-catan-settlement = Siedlung, Dorf, Haus
synonyms-catan-city = Stadt, Ort
synonyms-catan-road = Straße, Weg
synonyms-catan-robber = Räuber, Dieb
synonyms-catan-roll = würfeln, Würfel, werfen
synonyms-catan-end = beenden, Ende, passen, fertig
synonyms-catan-offer = Angebot, Handel, handeln, tauschen
synonyms-catan-accept = annehmen, ja, nehmen
synonyms-catan-decline = ablehnen, nein
synonyms-catan-withdraw = zurückziehen, abbrechen
synonyms-catan-everyone = Alle, jeder

typed-catan-offer-give = ich gebe, gebe, biete, zahle
typed-catan-offer-get = ich bekomme, bekomme, für, gegen, will, ich will, möchte, suche
typed-catan-offer-to = an, mit, von
