# Princezná a drak

setting-carcassonne-expansions-dragon = Princezná a drak

ask-carcassonne-princess = ⟦carcassonne-princess⟧ { $seat }, princezná posiela domov figúrku. Ktorú?
option-carcassonne-princess = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }: { $figure }, { $place }
detail-carcassonne-princess = { $detail }
ask-carcassonne-dragon = ⟦carcassonne-dragon⟧ { $seat }, pohni drakom ({ $place }, krok { $step } zo 6).
question-carcassonne-dragon = ⟦carcassonne-dragon⟧ Pohni drakom (krok { $step } zo 6)
option-carcassonne-dragon =
    { $mark } { $id ->
        [N] S
        [E] V
        [S] J
       *[W] Z
    }{ $reached ->
        [0] {""}
       *[other] : { $place }
    }{ $there-count ->
        [0] {""}
       *[other] , zje: { $there }
    }
brief-option-carcassonne-dragon =
    { $mark } { $id ->
        [N] S
        [E] V
        [S] J
       *[W] Z
    }{ $there-count ->
        [0] {""}
       *[other] , zje: { $there }
    }
option-carcassonne-figure-fairy = { $marked }⟦carcassonne-fairy⟧ Víla: { $place } ({ $there })
step-carcassonne-figure-1-fairy = ⟦carcassonne-fairy⟧ Premiestniť vílu
detail-carcassonne-figure-1-fairy = Vyber kartičku so svojou figúrkou
step-carcassonne-figure-fairy-2 = { option-carcassonne-figure-fairy }

event-carcassonne-aside = { $seat } losuje kartičku s drakom: { $tile }. Drak ešte nie je na pláne, preto sa kartička odkladá nabok.
brief-carcassonne-aside = { $seat }: kartička s drakom ide nabok
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] Kartička odložená nabok sa vracia medzi ostatné.
        [few] { $tiles-count } kartičky odložené nabok sa vracajú medzi ostatné.
       *[other] { $tiles-count } kartičiek odložených nabok sa vracia medzi ostatné.
    }
brief-carcassonne-shuffled = Kartičky s drakom sa vracajú medzi ostatné
event-carcassonne-volcano = ⟦carcassonne-volcano⟧ Drak prichádza k sopke ({ $place }).
brief-carcassonne-volcano = ⟦carcassonne-volcano⟧ Drak prichádza k sopke
event-carcassonne-dragon = { $seat } posúva ⟦carcassonne-dragon⟧ draka ({ $place }).
brief-carcassonne-dragon = { "" }
event-carcassonne-eaten = ⟦carcassonne-dragon⟧ Drak žerie { CASE($figure, "accusative") } hráča { $seat } ({ $spot }, { $place }).
brief-carcassonne-eaten = ⟦carcassonne-dragon⟧ Drak žerie { CASE($figure, "accusative") } hráča { $seat }
event-carcassonne-removed = ⟦carcassonne-princess⟧ Princezná posiela domov { CASE($figure, "accusative") } hráča { $seat } ({ $spot }, { $place }).
brief-carcassonne-removed = ⟦carcassonne-princess⟧ Princezná posiela domov { CASE($figure, "accusative") } hráča { $seat }
event-carcassonne-fairy = { $seat } premiestňuje ⟦carcassonne-fairy⟧ vílu ({ $place }).
brief-carcassonne-fairy = { $seat }: ⟦carcassonne-fairy⟧ presun víly
term-carcassonne-fairy = figúrka pri víle
points-carcassonne-fairy = víla
thing-carcassonne-kind-fairy = víla

carcassonne-described-dragon = Drak: { $place }.
carcassonne-described-fairy = Víla: { $place }.
carcassonne-described-aside =
    { $count ->
        [one] Nabok je odložená { $count } kartička: { $tiles }.
        [few] Nabok sú odložené { $count } kartičky: { $tiles }.
       *[other] Nabok je odložených { $count } kartičiek: { $tiles }.
    }
carcassonne-described-gone = Odobraté z plánu: { $pieces }.
carcassonne-described-trail = Cesta draka: { $cells }.
carcassonne-described-legend-dragon = ^ sopka, & drak, * víla

order-carcassonne-dragon = Ťahať drakom za mňa, preč od mojich figúrok
order-why-carcassonne-dragon = drak ti zožral figúrku.
missing-carcassonne-dragon = krok draka
carcassonne-token-dragon = drak
carcassonne-token-fairy = víla
carcassonne-mark-dragon = symbol draka
carcassonne-mark-volcano = sopka
carcassonne-mark-portal = tajná chodba
carcassonne-mark-princess =
    { $count ->
        [one] princezná
        [few] { $count } princezné
       *[other] { $count } princezien
    }
carcassonne-mark-tunnel =
    { $count ->
        [one] tunel
        [few] { $count } tunely
       *[other] { $count } tunelov
    }

rules-carcassonne-topics-dragon = dragon fairy princess
rules-carcassonne-dragon-title = Drak a sopka
rules-carcassonne-dragon =
    - **Sopka:** drak príde na túto kartičku. Figúrku položiť nemôžeš a víla ostáva, kde je.
    - **Symbol draka:** po položení figúrky (aj keď nepoložíš žiadnu) sa drak pohybuje, ešte pred bodovaním. Urobí najviac šesť krokov na susedné políčka. Hráči sa striedajú po jednom kroku, počnúc tebou. Počas jedného pohybu nikdy nevstúpi na políčko dvakrát ani na políčko s vílou. Použi šípky pod plánom. Krok bez výberu sa urobí za teba.
    - **Zje** každú figúrku na políčku, na ktoré vstúpi. Vrátia sa do zásoby svojich hráčov. Staviteľ a prasa ostanú, aj keď drak zje ich figúrku.
    Kým drak nie je na pláne, kartičky s jeho symbolom sa odkladajú nabok. Prvá sopka ich vráti medzi ostatné.
rules-carcassonne-fairy-title = Víla
rules-carcassonne-fairy =
    Namiesto položenia figúrky (musíš mať aspoň jednu v zásobe) môžeš premiestniť vílu na ľubovoľnú inú kartičku so svojou figúrkou.
    - Drak na jej políčko nesmie vstúpiť.
    - Ak na začiatku tvojho ťahu stojí na jej kartičke tvoja figúrka, dostaneš **1 bod**.
    - Ak sa boduje cesta, mesto, kláštor či lúka s tvojou figúrkou na jej kartičke, dostaneš **3 body navyše**, aj keď inak nedostaneš nič.
rules-carcassonne-princess-title = Princezná a tajná chodba
rules-carcassonne-princess =
    - **Princezná:** ak sa jej mesto pripojí k mestu s figúrkami, jednu z nich musíš poslať domov. Môže byť aj tvoja. Veľký panáčik môže odísť, len keď tam nie je iná figúrka jeho farby. V tejto časti ťahu potom figúrku nekladieš.
    - **Tajná chodba:** figúrku môžeš položiť na túto kartičku alebo na ktorúkoľvek inú, kde je to dovolené a kde ešte nič nie je uzavreté, nie však na políčko draka.
    - **Tunel** vedie cestu popod mesto. **Kláštor v meste** je oddelený od mesta: figúrka môže byť na oboch.

## Dôvody počítača

because-carcassonne-eats = zožerie figúrku ({ $seats })
because-carcassonne-spares = šetrí vlastné figúrky
because-carcassonne-protects = prináša body a drží draka ďaleko
