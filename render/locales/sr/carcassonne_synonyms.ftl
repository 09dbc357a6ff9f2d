# Reči koje igrač može da ukuca jednu umesto druge.

synonyms-carcassonne-follower = sledbenik, sledbenika, figura, figuru, mipl
synonyms-carcassonne-city = grad, zamak, vitez
synonyms-carcassonne-road = put, cesta, lopov
synonyms-carcassonne-field = polje, livada, farmer
synonyms-carcassonne-cloister = manastir, monah
synonyms-carcassonne-no = bez, ne, ništa, nijedan, preskoči
synonyms-carcassonne-big = veliki, velikog, dupli
synonyms-carcassonne-N = s, sever, gore
synonyms-carcassonne-E = i, istok, desno
synonyms-carcassonne-S = j, jug, dole
synonyms-carcassonne-W = z, zapad, levo
synonyms-carcassonne-turned = okrenuta, okreni, zarotirana
synonyms-carcassonne-closes = zatvara, završava, završeno
synonyms-carcassonne-joins = pripaja, proširuje, spaja
