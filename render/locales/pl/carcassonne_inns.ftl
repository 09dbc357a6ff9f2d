# Karczmy i katedry

setting-carcassonne-expansions-inns = Karczmy i katedry

option-carcassonne-figure-big = { $marked }⟦carcassonne-big-{ $own }⟧ Duży podwładny: { $place }
step-carcassonne-figure-2-big = { option-carcassonne-figure-big }
mark-carcassonne-figure-big = { "" }
mark-carcassonne-figure-2-big = { mark-carcassonne-figure-big }
thing-carcassonne-figure-big = duży podwładny
    .accusative = dużego podwładnego
count-carcassonne-big = duży podwładny
    .accusative = dużego podwładnego
carcassonne-piece-big =
    { $count ->
        [one] duży podwładny
        [few] { $count } dużych podwładnych
       *[many] { $count } dużych podwładnych
    }
carcassonne-mark-inn =
    { $count ->
        [one] karczma
        [few] { $count } karczmy
       *[many] { $count } karczm
    }
carcassonne-mark-cathedral =
    { $count ->
        [one] katedra
        [few] { $count } katedry
       *[many] { $count } katedr
    }

rules-carcassonne-topics-inns = inns
rules-carcassonne-inns-title = Karczmy i katedry
rules-carcassonne-inns =
    - **Dużego podwładnego** stawiasz i odzyskujesz jak każdego innego, ale przy większości liczy się za dwóch.
    - Droga z **karczmą** daje **po 2 punkty za każdą płytkę**, gdy jest dokończona, a nic na koniec gry, gdy nie jest.
    - Miasto z **katedrą** daje **po 3 punkty za każdą płytkę i po 3 za każdą flagę**, gdy jest dokończone, a nic, gdy nie jest. Druga karczma lub katedra niczego nie zmienia.
    Z tym dodatkiem może grać sześć osób.
