# Gostionice i katedrale

setting-carcassonne-expansions-inns = Gostionice i katedrale

option-carcassonne-figure-big = { $marked }⟦carcassonne-big-{ $own }⟧ Veliki sledbenik: { $place }
step-carcassonne-figure-2-big = { option-carcassonne-figure-big }
mark-carcassonne-figure-big = { "" }
mark-carcassonne-figure-2-big = { mark-carcassonne-figure-big }
thing-carcassonne-figure-big = veliki sledbenik
    .accusative = velikog sledbenika
count-carcassonne-big = veliki sledbenik
    .accusative = velikog sledbenika
carcassonne-piece-big =
    { $count ->
        [1] veliki sledbenik
        [one] { $count } veliki sledbenik
        [few] { $count } velika sledbenika
       *[other] { $count } velikih sledbenika
    }
carcassonne-mark-inn =
    { $count ->
        [1] gostionica
        [one] { $count } gostionica
        [few] { $count } gostionice
       *[other] { $count } gostionica
    }
carcassonne-mark-cathedral =
    { $count ->
        [1] katedrala
        [one] { $count } katedrala
        [few] { $count } katedrale
       *[other] { $count } katedrala
    }

rules-carcassonne-topics-inns = inns
rules-carcassonne-inns-title = Gostionice i katedrale
rules-carcassonne-inns =
    - **Veliki sledbenik** se stavlja i vraća kao svaki drugi, ali se pri većini računa kao dva.
    - Put sa **gostionicom** donosi **2 poena za svaku pločicu** kada je završen, a ništa na kraju partije ako nije.
    - Grad sa **katedralom** donosi **3 poena za svaku pločicu i 3 za svaki grb** kada je završen, a ništa ako nije. Druga gostionica ili katedrala ne menja ništa.
    Sa ovim proširenjem može da igra šest igrača.
