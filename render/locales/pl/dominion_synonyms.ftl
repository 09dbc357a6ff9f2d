# Słowa, które można wpisać zamiennie.

synonyms-dominion-no_more = dalszych, więcej, gotowe, koniec, dość, stop
synonyms-dominion-buy = kup, kupuj, kupuję, zakup
synonyms-dominion-all = wszystkie, wszystko
synonyms-dominion-yes = tak, t
synonyms-dominion-no = nie, n
synonyms-dominion-trash = wyrzuć, wyrzucam, śmietnisko, zniszcz
synonyms-dominion-discard = odrzuć, odrzucam
synonyms-dominion-cards = karty, dobierz
synonyms-dominion-keep = zatrzymaj, zostaw, zachowaj
