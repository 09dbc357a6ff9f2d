# Słowa, które można wpisać zamiennie.

synonyms-dominion-no_more = nic więcej, gotowe, koniec, zakończ, stop
synonyms-dominion-buy = kup, kupuję, zakup
synonyms-dominion-all = wszystkie, wszystko
synonyms-dominion-yes = tak, t
synonyms-dominion-no = nie, n
synonyms-dominion-trash = wyrzuć, śmietnisko, zniszcz
synonyms-dominion-discard = odrzuć, odrzucam
synonyms-dominion-cards = karty, dobierz
synonyms-dominion-keep = zostaw, zatrzymaj
