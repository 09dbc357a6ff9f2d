# Wirtshäuser und Kathedralen

setting-carcassonne-expansions-inns = Wirtshäuser und Kathedralen

option-carcassonne-figure-big = { $marked }⟦carcassonne-big-{ $own }⟧ Großer Gefolgsmann: { $place }
step-carcassonne-figure-2-big = { option-carcassonne-figure-big }
mark-carcassonne-figure-big = { "" }
mark-carcassonne-figure-2-big = { mark-carcassonne-figure-big }
thing-carcassonne-figure-big = den großen Gefolgsmann
    .short = großer Gefolgsmann
count-carcassonne-big = einen großen Gefolgsmann
carcassonne-piece-big =
    { $count ->
        [one] großer Gefolgsmann
       *[other] { $count } große Gefolgsleute
    }
carcassonne-mark-inn =
    { $count ->
        [one] Wirtshaus
       *[other] { $count } Wirtshäuser
    }
carcassonne-mark-cathedral =
    { $count ->
        [one] Kathedrale
       *[other] { $count } Kathedralen
    }

rules-carcassonne-topics-inns = inns
rules-carcassonne-inns-title = Wirtshäuser und Kathedralen
rules-carcassonne-inns =
    - Der **große Gefolgsmann** wird gesetzt und kommt zurück wie jeder andere, zählt bei der Mehrheit aber doppelt.
    - Eine fertige Straße mit **Wirtshaus** bringt **2 Punkte für jedes Kärtchen**, eine unfertige am Ende nichts.
    - Eine fertige Stadt mit **Kathedrale** bringt **3 Punkte für jedes Kärtchen und 3 für jedes Wappen**, eine unfertige nichts. Ein zweites Wirtshaus oder eine zweite Kathedrale ändert nichts.
    Mit dieser Erweiterung können sechs spielen.
