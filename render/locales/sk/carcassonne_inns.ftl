# Hostince a katedrály

setting-carcassonne-expansions-inns = Hostince a katedrály

option-carcassonne-figure-big = { $marked }⟦carcassonne-big-{ $own }⟧ Veľký panáčik: { $place }
step-carcassonne-figure-2-big = { option-carcassonne-figure-big }
mark-carcassonne-figure-big = { "" }
mark-carcassonne-figure-2-big = { mark-carcassonne-figure-big }
thing-carcassonne-figure-big = veľký panáčik
    .accusative = veľkého panáčika
count-carcassonne-big = veľký panáčik
    .accusative = veľkého panáčika
carcassonne-piece-big =
    { $count ->
        [one] veľký panáčik
        [few] { $count } veľkí panáčikovia
       *[other] { $count } veľkých panáčikov
    }
carcassonne-mark-inn =
    { $count ->
        [one] hostinec
        [few] { $count } hostince
       *[other] { $count } hostincov
    }
carcassonne-mark-cathedral =
    { $count ->
        [one] katedrála
        [few] { $count } katedrály
       *[other] { $count } katedrál
    }

rules-carcassonne-topics-inns = inns
rules-carcassonne-inns-title = Hostince a katedrály
rules-carcassonne-inns =
    - **Veľký panáčik** sa kladie a vracia ako každá figúrka, ale pri väčšine sa ráta za dve.
    - Cesta s **hostincom** prinesie **2 body za každú kartičku**, keď je uzavretá, a na konci hry nič, ak uzavretá nie je.
    - Mesto s **katedrálou** prinesie **3 body za každú kartičku a 3 za každý erb**, keď je uzavreté, a nič, ak uzavreté nie je. Druhý hostinec či katedrála už nič nemení.
    S týmto rozšírením môže hrať šesť hráčov.
