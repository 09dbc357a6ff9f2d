# Reči koje igrač može da ukuca jednu umesto druge.

synonyms-dominion-no_more = ne više, više ne, gotovo, kraj, dosta, stani
synonyms-dominion-buy = kupi, kupovina
synonyms-dominion-all = sve, svi, sva
synonyms-dominion-yes = da, d
synonyms-dominion-no = ne, n
synonyms-dominion-trash = otpad, baci u otpad, uništi
synonyms-dominion-discard = odloži, odbaci
synonyms-dominion-cards = karte, karata, izvuci
synonyms-dominion-keep = zadrži, ostavi
