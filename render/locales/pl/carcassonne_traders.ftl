# Kupcy i Budowniczowie

setting-carcassonne-expansions-traders = Kupcy i Budowniczowie

option-carcassonne-figure-builder = { $marked }⟦carcassonne-builder-{ $own }⟧ Budowniczy: { $place }
step-carcassonne-figure-2-builder = { option-carcassonne-figure-builder }
mark-carcassonne-figure-builder = { "" }
mark-carcassonne-figure-2-builder = { mark-carcassonne-figure-builder }
thing-carcassonne-figure-builder = budowniczy
    .accusative = budowniczego
count-carcassonne-builder = budowniczy
    .accusative = budowniczego
event-carcassonne-returned-figure-builder = { $seat } odzyskuje budowniczego ({ $place }).
brief-carcassonne-returned-figure-builder = { $seat }: budowniczy wraca
option-carcassonne-figure-pig = { $marked }⟦carcassonne-pig-{ $own }⟧ Świnia: { $place }
step-carcassonne-figure-2-pig = { option-carcassonne-figure-pig }
mark-carcassonne-figure-pig = { "" }
mark-carcassonne-figure-2-pig = { mark-carcassonne-figure-pig }
thing-carcassonne-figure-pig = świnia
    .accusative = świnię
count-carcassonne-pig = świnia
    .accusative = świnię
event-carcassonne-returned-figure-pig = { $seat } odzyskuje świnię ({ $place }).
brief-carcassonne-returned-figure-pig = { $seat }: świnia wraca
thing-carcassonne-kind-goods = najwięcej towarów jednego rodzaju
event-carcassonne-goods = { $seat } zbiera towary z { CASE($spot, "genitive") } ({ $place }): { $goods }.
brief-carcassonne-goods = { $seat }: { $goods }
term-carcassonne-wine = najwięcej wina
term-carcassonne-grain = najwięcej zboża
term-carcassonne-cloth = najwięcej sukna
count-carcassonne-wine =
    { $count ->
        [one] { $count } ⟦carcassonne-wine|beczka wina⟧
        [few] { $count } ⟦carcassonne-wine|beczki wina⟧
       *[many] { $count } ⟦carcassonne-wine|beczek wina⟧
    }
count-carcassonne-grain =
    { $count ->
        [one] { $count } ⟦carcassonne-grain|worek zboża⟧
        [few] { $count } ⟦carcassonne-grain|worki zboża⟧
       *[many] { $count } ⟦carcassonne-grain|worków zboża⟧
    }
count-carcassonne-cloth =
    { $count ->
        [one] { $count } ⟦carcassonne-cloth|bela sukna⟧
        [few] { $count } ⟦carcassonne-cloth|bele sukna⟧
       *[many] { $count } ⟦carcassonne-cloth|bel sukna⟧
    }
carcassonne-described-goods = Towary gracza { $seat }: { $goods }.
points-carcassonne-goods = towary
carcassonne-piece-builder =
    { $count ->
        [one] budowniczy
        [few] { $count } budowniczych
       *[many] { $count } budowniczych
    }
carcassonne-piece-pig =
    { $count ->
        [one] świnia
        [few] { $count } świnie
       *[many] { $count } świń
    }
carcassonne-mark-wine =
    { $count ->
        [one] wino
        [few] { $count } × wino
       *[many] { $count } × wino
    }
carcassonne-mark-grain =
    { $count ->
        [one] zboże
        [few] { $count } × zboże
       *[many] { $count } × zboże
    }
carcassonne-mark-cloth =
    { $count ->
        [one] sukno
        [few] { $count } × sukno
       *[many] { $count } × sukno
    }
synonyms-carcassonne-builder = budowniczy, budowniczego, murarz

rules-carcassonne-topics-traders = traders
rules-carcassonne-traders-title = Kupcy i Budowniczowie
rules-carcassonne-traders =
    - **Towary:** gracz, który dokłada ostatnią płytkę miasta, bierze całe wino, zboże i sukno, które w nim jest, nawet jeśli punkty za miasto dostaje inny gracz. Na koniec najwięcej wina, najwięcej zboża i najwięcej sukna daje po **10 punktów**. Przy remisie dostaje je każdy z remisujących.
    - **Budowniczy:** postaw go zamiast podwładnego na drodze lub w mieście, gdzie masz już podwładnego. Za każdym razem, gdy twoja płytka powiększa tę drogę lub to miasto, masz podwójny ruch z jeszcze jedną płytką, ale nigdy potrójny. Budowniczy wraca, gdy jego droga lub miasto jest dokończone.
    - **Świnia:** postaw ją zamiast podwładnego na łące, gdzie masz już farmera. Zostaje tam. Jeśli na koniec ta łąka należy do ciebie, choćby wspólnie, dostajesz **po 4 punkty za każde dokończone miasto** zamiast 3.
    Budowniczy i świnia nie liczą się przy większości.

## Reasons of computers

because-carcassonne-puts_builder = każda następna płytka tutaj daje drugi ruch
because-carcassonne-puts_pig = każde miasto daje tutaj punkt więcej
