# Princeza i zmaj

setting-carcassonne-expansions-dragon = Princeza i zmaj

ask-carcassonne-princess = ⟦carcassonne-princess⟧ { $seat }, princeza vraća figuru u zalihu. Koju?
option-carcassonne-princess = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }: { $figure }, { $place }
detail-carcassonne-princess = { $detail }
ask-carcassonne-dragon = ⟦carcassonne-dragon⟧ { $seat }, pomeri zmaja: { $place } (korak { $step } od 6).
question-carcassonne-dragon = ⟦carcassonne-dragon⟧ Pomeri zmaja (korak { $step } od 6)
option-carcassonne-dragon =
    { $mark } { $id ->
        [N] S
        [E] I
        [S] J
       *[W] Z
    }{ $reached ->
        [0] {""}
       *[other] : { $place }
    }{ $there-count ->
        [0] {""}
       *[other] , jede: { $there }
    }
brief-option-carcassonne-dragon =
    { $mark } { $id ->
        [N] S
        [E] I
        [S] J
       *[W] Z
    }{ $there-count ->
        [0] {""}
       *[other] , jede: { $there }
    }
option-carcassonne-figure-fairy = { $marked }⟦carcassonne-fairy⟧ Vila: { $place } ({ $there })
step-carcassonne-figure-1-fairy = ⟦carcassonne-fairy⟧ Pomeri vilu
detail-carcassonne-figure-1-fairy = Izaberi pločicu sa svojom figurom
step-carcassonne-figure-fairy-2 = { option-carcassonne-figure-fairy }

event-carcassonne-aside = { $seat } izvlači pločicu zmaja: { $tile }. Zmaj još nije na tabli, pa se pločica stavlja sa strane.
brief-carcassonne-aside = { $seat }: pločica zmaja ide sa strane
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] { $tiles-count } pločica stavljena sa strane vraća se u gomilu.
        [few] { $tiles-count } pločice stavljene sa strane vraćaju se u gomilu.
       *[other] { $tiles-count } pločica stavljenih sa strane vraća se u gomilu.
    }
brief-carcassonne-shuffled = Pločice zmaja vraćaju se u gomilu
event-carcassonne-volcano = ⟦carcassonne-volcano⟧ Zmaj dolazi na vulkan ({ $place }).
brief-carcassonne-volcano = ⟦carcassonne-volcano⟧ Zmaj dolazi na vulkan
event-carcassonne-dragon = { $seat } pomera ⟦carcassonne-dragon⟧ zmaja ({ $place }).
brief-carcassonne-dragon = { "" }
event-carcassonne-eaten = ⟦carcassonne-dragon⟧ Zmaj jede { CASE($figure, "accusative") } igrača { $seat }: { $spot }, { $place }.
brief-carcassonne-eaten = ⟦carcassonne-dragon⟧ Zmaj jede { CASE($figure, "accusative") } igrača { $seat }
event-carcassonne-removed = ⟦carcassonne-princess⟧ Princeza vraća { CASE($figure, "accusative") } igrača { $seat } u zalihu: { $spot }, { $place }.
brief-carcassonne-removed = ⟦carcassonne-princess⟧ Princeza vraća { CASE($figure, "accusative") } igrača { $seat } u zalihu
event-carcassonne-fairy = { $seat } pomera ⟦carcassonne-fairy⟧ vilu ({ $place }).
brief-carcassonne-fairy = { $seat }: ⟦carcassonne-fairy⟧ vila pomerena
term-carcassonne-fairy = figura pored vile
points-carcassonne-fairy = vila
thing-carcassonne-kind-fairy = društvo vile

carcassonne-described-dragon = Zmaj: { $place }.
carcassonne-described-fairy = Vila: { $place }.
carcassonne-described-aside =
    { $count ->
        [one] Sa strane je { $count } pločica: { $tiles }.
        [few] Sa strane su { $count } pločice: { $tiles }.
       *[other] Sa strane je { $count } pločica: { $tiles }.
    }
carcassonne-described-gone = Uklonjeno sa stola: { $pieces }.
carcassonne-described-trail = Zmajev put: { $cells }.
carcassonne-described-legend-dragon = ^ vulkan, & zmaj, * vila

order-carcassonne-dragon = Pomeraj zmaja umesto mene, dalje od mojih figura
order-why-carcassonne-dragon = zmaj je jednu tvoju figuru već pojeo.
missing-carcassonne-dragon = korak zmaja
carcassonne-token-dragon = zmaj
carcassonne-token-fairy = vila
carcassonne-mark-dragon = znak zmaja
carcassonne-mark-volcano = vulkan
carcassonne-mark-portal = tajni prolaz
carcassonne-mark-princess =
    { $count ->
        [1] princeza
        [one] { $count } princeza
        [few] { $count } princeze
       *[other] { $count } princeza
    }
carcassonne-mark-tunnel =
    { $count ->
        [1] tunel
        [one] { $count } tunel
        [few] { $count } tunela
       *[other] { $count } tunela
    }

rules-carcassonne-topics-dragon = dragon fairy princess
rules-carcassonne-dragon-title = Zmaj i vulkan
rules-carcassonne-dragon =
    - **Vulkan:** zmaj dolazi na ovu pločicu. Ne možeš da staviš figuru, a vila ostaje gde jeste.
    - **Znak zmaja:** kada staviš figuru ili od toga odustaneš, zmaj se pomera, i to pre bodovanja. Pravi najviše šest koraka na susedne pločice. Igrači redom biraju po jedan korak, počev od tebe. U istom pohodu nikad ne ulazi dvaput na istu pločicu, ni na pločicu sa vilom. Pritiskaj strelice ispod table. Korak bez izbora pravim ja umesto tebe.
    - On **jede** svaku figuru na pločici na koju uđe. Figure se vraćaju u zalihe svojih vlasnika. Graditelj i svinja ostaju i kada je njihov sledbenik pojeden.
    Dok na tabli nema zmaja, pločice sa njegovim znakom stavljaju se sa strane. Prvi vulkan ih vraća u gomilu.
rules-carcassonne-fairy-title = Vila
rules-carcassonne-fairy =
    Umesto da staviš figuru (moraš imati bar jednu u zalihi), možeš da pomeriš vilu na bilo koju drugu pločicu na kojoj je tvoja figura.
    - Zmaj ne može na njenu pločicu.
    - Ako na početku tvog poteza na njenoj pločici stoji tvoja figura, dobijaš **1 poen**.
    - Ako se boduje put, grad, manastir ili polje sa tvojom figurom na njenoj pločici, dobijaš još **3 poena**, čak i ako inače ne dobijaš ništa.
rules-carcassonne-princess-title = Princeza i tajni prolaz
rules-carcassonne-princess =
    - **Princeza:** ako se njen grad pripoji gradu sa figurama, moraš jednu od njih da vratiš u zalihu. Može biti i tvoja. Veliki sledbenik može da ode samo ako tamo nema druge figure iste boje. Tada u ovom delu poteza ne stavljaš figuru.
    - **Tajni prolaz:** figuru možeš da staviš na ovu pločicu ili na bilo koju drugu gde je dozvoljeno i gde još ništa nije završeno, ali ne na pločicu sa zmajem.
    - **Tunel** nastavlja put ispod grada. **Manastir u gradu** je odvojen od grada: na oba može da stoji sledbenik.

## Razlozi računara

because-carcassonne-eats = jede figuru: { $seats }
because-carcassonne-spares = štedi sopstvene figure
because-carcassonne-protects = donosi poene i drži zmaja podalje
