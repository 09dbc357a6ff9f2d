# Slová, ktoré možno písať jedno namiesto druhého.

synonyms-carcassonne-follower = figúrka, figúrku, panáčik, spoločník
synonyms-carcassonne-city = mesto, meste, hrad, rytier
synonyms-carcassonne-road = cesta, cestu, ceste, ulica, lupič
synonyms-carcassonne-field = lúka, lúku, lúke, pole, roľník
synonyms-carcassonne-cloister = kláštor, kláštore, mních
synonyms-carcassonne-no = žiadna, žiadnu, bez, nič, nie
synonyms-carcassonne-big = veľký, veľká, dvojitý
synonyms-carcassonne-N = s, n, sever, hore
synonyms-carcassonne-E = v, e, východ, vpravo, doprava
synonyms-carcassonne-S = j, juh, dole
synonyms-carcassonne-W = z, w, západ, vľavo, doľava
synonyms-carcassonne-turned = otočená, otočiť, otočené
synonyms-carcassonne-closes = uzavrie, uzatvorí, dokončí
synonyms-carcassonne-joins = rozšíri, pripojí
