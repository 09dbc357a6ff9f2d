# Wörter, die füreinander getippt werden können, und Wörter für die Teile eines Angebots.

synonyms-zavandor-r = Rubin, Rubine, Rubinen, rot
synonyms-zavandor-y = Diamant, Diamanten, gelb
synonyms-zavandor-g = Smaragd, Smaragde, Smaragden, grün
synonyms-zavandor-b = Saphir, Saphire, Saphiren, blau
synonyms-zavandor-one = ein, einen, eine, eins, 1
synonyms-zavandor-no = keine, kein, keinen, 0
synonyms-zavandor-L = Baumstamm, Baumstämme, Stamm, Holz
synonyms-zavandor-P = Bretter, Brett
synonyms-zavandor-M = Metall, Eisen
synonyms-zavandor-broker = Händler, Makler, wechseln
synonyms-zavandor-bank = Bank, wechseln
synonyms-zavandor-accept = annehmen, ja, nehmen
synonyms-zavandor-decline = ablehnen, nein
synonyms-zavandor-withdraw = zurückziehen, abbrechen
synonyms-zavandor-offer = anbieten, Angebot, handeln, tauschen
synonyms-zavandor-done = fertig, Ende, beenden, aufhören
synonyms-zavandor-points = Punkte, Punkt
synonyms-zavandor-moves = zieht, ziehen
synonyms-zavandor-stays = bleibt, bleiben

typed-zavandor-offer-give = ich gebe, gebe, biete, zahle
typed-zavandor-offer-want = ich will, will, für, gegen, bekomme, möchte, suche
typed-zavandor-offer-to = an, mit, von
