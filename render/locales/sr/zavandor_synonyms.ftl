# Reči koje igrač može da ukuca jednu umesto druge, i reči za delove ponude.

synonyms-zavandor-r = rubin, rubina, rubini, rubine, crveni
synonyms-zavandor-y = dijamant, dijamanta, dijamanata, dijamanti, dijamante, žuti
synonyms-zavandor-g = smaragd, smaragda, smaragdi, smaragde, zeleni
synonyms-zavandor-b = safir, safira, safiri, safire, plavi
synonyms-zavandor-one = jedan, jednu, jedno, 1
synonyms-zavandor-no = ne, bez, nijedan, ništa, 0
synonyms-zavandor-L = trupac, trupci, trupcima, trupaca, drvo
synonyms-zavandor-P = daska, daske, daskama, dasaka
synonyms-zavandor-M = metal, metalom, gvožđe
synonyms-zavandor-broker = trgovac, trgovca, razmeni
synonyms-zavandor-bank = banka, banku, razmeni
synonyms-zavandor-accept = prihvati, prihvatam, da, uzmi
synonyms-zavandor-decline = odbij, odbijam, ne
synonyms-zavandor-withdraw = povuci, otkaži
synonyms-zavandor-offer = ponuda, ponudi, trgovina, razmena
synonyms-zavandor-done = gotovo, kraj, završi, dosta
synonyms-zavandor-points = poeni, poen, poena, pp
synonyms-zavandor-moves = ide, pomera, pomeri
synonyms-zavandor-stays = ostaje, stoji, ostani

typed-zavandor-offer-give = dajem, dam, nudim, plaćam, prodajem
typed-zavandor-offer-want = hoću, želim, za, dobijam, tražim, uzimam, kupujem
typed-zavandor-offer-to = igraču, od, sa, s
