# Úvod do Carcassonne: rada ku každému kroku a záver.

tutorial-carcassonne-place = Na kartičke je kus mesta s erbom. Prilož ju **nad** začiatočnú kartičku, aby mesto nadväzovalo na mesto. Vyber miesto a pred potvrdením skontroluj obrázok.
tutorial-carcassonne-knight = Teraz polož figúrku **do mesta**. Boduje, keď sa mesto uzavrie.
tutorial-carcassonne-close = Súper priložil cestu a obsadil ju. Na tvojej kartičke je koniec mesta: prilož ju **nad** svoje mesto, aby sa hradby uzavreli.
tutorial-carcassonne-keep = Mesto je uzavreté, prinesie body a figúrka sa ti vráti. Ostatné si nechaj na lepšie miesta: vyber **bez figúrky**.
tutorial-carcassonne-cloister = Tri kartičky a erb: 8 bodov. Teraz máš kláštor. Potrebuje kartičky zo všetkých ôsmich strán, preto ho polož do **rohu medzi** svojím mestom a cestou, kde ich už leží najviac.
tutorial-carcassonne-monk = Polož figúrku **do kláštora**. Prinesie bod za každú kartičku okolo a jeden za seba.
tutorial-carcassonne-end =
    Okolo tvojho kláštora je päť kartičiek. S ďalšími tromi prinesie 9 bodov. To je takmer celá hra: prilož kartičku, ak chceš, polož na ňu figúrku, a získaj body za to, čo je uzavreté.
    Figúrka na **lúke** ostáva až do konca a potom prinesie 3 body za každé uzavreté mesto pri nej. Zvyšok vysvetľuje `/rules`, aj rozšírenia.
