# Reči koje igrač može da ukuca jednu umesto druge, i reči za delove ponude.

synonyms-catan-lumber = drvo, drva, drveta
synonyms-catan-brick = cigla, ciglu, cigle, cigala, glina
synonyms-catan-wool = vuna, vunu, vune, ovca, ovcu, ovce
synonyms-catan-grain = žito, žita, pšenica, pšenicu
synonyms-catan-ore = ruda, rudu, rude, kamen
synonyms-catan-forest = šuma, šumu, šume, drvo
synonyms-catan-hills = brda, brdo, cigla
synonyms-catan-pasture = pašnjak, pašnjaci, vuna, ovce
synonyms-catan-fields = njive, njiva, žito, pšenica
synonyms-catan-mountains = planine, planina, ruda
synonyms-catan-harbour = luka, luku, pristanište
synonyms-catan-settlement = naselje, selo, kuća
synonyms-catan-city = grad, varoš
synonyms-catan-road = put, drum
synonyms-catan-robber = razbojnik, razbojnika, pljačkaš, lopov
synonyms-catan-roll = baci, kockice, bacanje
synonyms-catan-end = završi, kraj, dalje, gotovo
synonyms-catan-offer = ponuda, ponudi, trgovina, razmena
synonyms-catan-accept = prihvati, prihvatam, da, uzmi
synonyms-catan-decline = odbij, odbijam, ne
synonyms-catan-withdraw = povuci, otkaži
synonyms-catan-everyone = svi, svima, svako, bilo ko

typed-catan-offer-give = dajem, dam, nudim, plaćam, prodajem
typed-catan-offer-get = dobijam, za, hoću, želim, tražim, uzimam, kupujem
typed-catan-offer-to = igraču, od, sa, s
