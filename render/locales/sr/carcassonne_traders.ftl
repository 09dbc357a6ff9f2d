# Trgovci i graditelji

setting-carcassonne-expansions-traders = Trgovci i graditelji

option-carcassonne-figure-builder = { $marked }⟦carcassonne-builder-{ $own }⟧ Graditelj: { $place }
step-carcassonne-figure-2-builder = { option-carcassonne-figure-builder }
mark-carcassonne-figure-builder = { "" }
mark-carcassonne-figure-2-builder = { mark-carcassonne-figure-builder }
thing-carcassonne-figure-builder = graditelj
    .accusative = graditelja
count-carcassonne-builder = graditelj
    .accusative = graditelja
event-carcassonne-returned-figure-builder = { $seat } vraća graditelja u zalihu ({ $place }).
brief-carcassonne-returned-figure-builder = { $seat }: graditelj nazad
option-carcassonne-figure-pig = { $marked }⟦carcassonne-pig-{ $own }⟧ Svinja: { $place }
step-carcassonne-figure-2-pig = { option-carcassonne-figure-pig }
mark-carcassonne-figure-pig = { "" }
mark-carcassonne-figure-2-pig = { mark-carcassonne-figure-pig }
thing-carcassonne-figure-pig = svinja
    .accusative = svinju
count-carcassonne-pig = svinja
    .accusative = svinju
event-carcassonne-returned-figure-pig = { $seat } vraća svinju u zalihu ({ $place }).
brief-carcassonne-returned-figure-pig = { $seat }: svinja nazad
thing-carcassonne-kind-goods = najviše robe iste vrste
event-carcassonne-goods = { $seat } uzima { CASE($goods, "accusative") }: { $spot }, { $place }.
brief-carcassonne-goods = { $seat }: { $goods }
term-carcassonne-wine = najviše vina
term-carcassonne-grain = najviše žita
term-carcassonne-cloth = najviše tkanine
count-carcassonne-wine =
    { $count ->
        [one] { $count } ⟦carcassonne-wine|bure vina⟧
        [few] { $count } ⟦carcassonne-wine|bureta vina⟧
       *[other] { $count } ⟦carcassonne-wine|buradi vina⟧
    }
count-carcassonne-grain =
    { $count ->
        [one] { $count } ⟦carcassonne-grain|džak žita⟧
        [few] { $count } ⟦carcassonne-grain|džaka žita⟧
       *[other] { $count } ⟦carcassonne-grain|džakova žita⟧
    }
count-carcassonne-cloth =
    { $count ->
        [one] { $count } ⟦carcassonne-cloth|bala tkanine⟧
        [few] { $count } ⟦carcassonne-cloth|bale tkanine⟧
       *[other] { $count } ⟦carcassonne-cloth|bala tkanine⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦carcassonne-cloth|balu tkanine⟧
            [few] { $count } ⟦carcassonne-cloth|bale tkanine⟧
           *[other] { $count } ⟦carcassonne-cloth|bala tkanine⟧
        }
carcassonne-described-goods = { $seat } ima robu: { $goods }.
points-carcassonne-goods = roba
carcassonne-piece-builder =
    { $count ->
        [1] graditelj
        [one] { $count } graditelj
        [few] { $count } graditelja
       *[other] { $count } graditelja
    }
carcassonne-piece-pig =
    { $count ->
        [1] svinja
        [one] { $count } svinja
        [few] { $count } svinje
       *[other] { $count } svinja
    }
carcassonne-mark-wine =
    { $count ->
        [1] vino
        [one] { $count } vino
        [few] { $count } vina
       *[other] { $count } vina
    }
carcassonne-mark-grain =
    { $count ->
        [1] žito
        [one] { $count } žito
        [few] { $count } žita
       *[other] { $count } žita
    }
carcassonne-mark-cloth =
    { $count ->
        [1] tkanina
        [one] { $count } tkanina
        [few] { $count } tkanine
       *[other] { $count } tkanina
    }
synonyms-carcassonne-builder = graditelj, graditelja, zidar

rules-carcassonne-topics-traders = traders
rules-carcassonne-traders-title = Trgovci i graditelji
rules-carcassonne-traders =
    - **Roba:** igrač koji postavi poslednju pločicu grada uzima sve vino, žito i tkaninu u njemu, čak i ako poene dobija drugi igrač. Na kraju najviše vina, najviše žita i najviše tkanine donose po **10 poena**. Ako je izjednačeno, svaki od tih igrača dobija sve.
    - **Graditelj:** stavi ga, umesto sledbenika, na put ili u grad gde već imaš sledbenika. Kad god tvoja pločica produži taj put ili grad, dobijaš drugi deo poteza sa još jednom pločicom, ali nikad treći. Graditelj se vraća kada je njegov put ili grad završen.
    - **Svinja:** stavi je, umesto sledbenika, na polje gde već imaš farmera. Ona ostaje. Ako je polje na kraju tvoje ili ga deliš, donosi **4 poena za svaki završen grad** umesto 3.
    Graditelj i svinja se ne računaju pri većini.

## Reasons of computers

because-carcassonne-puts_builder = svaka naredna pločica ovde donosi dupli potez
because-carcassonne-puts_pig = svaki grad ovde vredi poen više
