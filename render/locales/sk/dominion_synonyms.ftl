# Slová, ktoré možno písať jedno namiesto druhého.

synonyms-dominion-no_more = už, hotovo, koniec, dosť
synonyms-dominion-buy = kúpiť, kúp, kupujem, nákup
synonyms-dominion-all = všetky, všetko
synonyms-dominion-yes = áno, a
synonyms-dominion-no = nie, n
synonyms-dominion-trash = zahodiť, zahoď, smetisko, zničiť
synonyms-dominion-discard = odložiť, odlož, odhodiť
synonyms-dominion-cards = karty, karta, dobrať
synonyms-dominion-keep = nechať, ponechať, nechaj
