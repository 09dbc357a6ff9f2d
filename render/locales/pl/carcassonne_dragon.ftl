# Księżniczka i smok

setting-carcassonne-expansions-dragon = Księżniczka i smok

ask-carcassonne-princess = ⟦carcassonne-princess⟧ { $seat }, księżniczka odsyła pionek do domu. Który?
option-carcassonne-princess = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }: { $figure }, { $place }
detail-carcassonne-princess = { $detail }
ask-carcassonne-dragon = ⟦carcassonne-dragon⟧ { $seat }, rusz smokiem ({ $place }): krok { $step } z 6.
question-carcassonne-dragon = ⟦carcassonne-dragon⟧ Rusz smokiem (krok { $step } z 6)
option-carcassonne-dragon =
    { $mark } { $id ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }{ $reached ->
        [0] {""}
       *[other] : { $place }
    }{ $there-count ->
        [0] {""}
       *[other] , zjada: { $there }
    }
brief-option-carcassonne-dragon =
    { $mark } { $id ->
        [N] N
        [E] E
        [S] S
       *[W] W
    }{ $there-count ->
        [0] {""}
       *[other] , zjada: { $there }
    }
option-carcassonne-figure-fairy = { $marked }⟦carcassonne-fairy⟧ Wróżka: { $place } ({ $there })
step-carcassonne-figure-1-fairy = ⟦carcassonne-fairy⟧ Przestaw wróżkę
detail-carcassonne-figure-1-fairy = Wybierz płytkę ze swoim pionkiem
step-carcassonne-figure-fairy-2 = { option-carcassonne-figure-fairy }

event-carcassonne-aside = { $seat } losuje płytkę ze smokiem: { $tile }. Smoka nie ma jeszcze na planszy, więc płytka zostaje odłożona na bok.
brief-carcassonne-aside = { $seat }: płytka ze smokiem odłożona na bok
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] Odłożona na bok płytka wraca do stosu.
        [few] { $tiles-count } odłożone na bok płytki wracają do stosu.
       *[many] { $tiles-count } odłożonych na bok płytek wraca do stosu.
    }
brief-carcassonne-shuffled = Płytki ze smokiem wracają do stosu
event-carcassonne-volcano = ⟦carcassonne-volcano⟧ Smok leci do wulkanu ({ $place }).
brief-carcassonne-volcano = ⟦carcassonne-volcano⟧ Smok leci do wulkanu
event-carcassonne-dragon = { $seat } rusza ⟦carcassonne-dragon⟧ smokiem ({ $place }).
brief-carcassonne-dragon = { "" }
event-carcassonne-eaten = ⟦carcassonne-dragon⟧ Smok zjada { CASE($figure, "accusative") } gracza { $seat } ({ $spot }, { $place }).
brief-carcassonne-eaten = ⟦carcassonne-dragon⟧ Smok zjada { CASE($figure, "accusative") } gracza { $seat }
event-carcassonne-removed = ⟦carcassonne-princess⟧ Księżniczka odsyła do domu { CASE($figure, "accusative") } gracza { $seat } ({ $spot }, { $place }).
brief-carcassonne-removed = ⟦carcassonne-princess⟧ Księżniczka odsyła do domu { CASE($figure, "accusative") } gracza { $seat }
event-carcassonne-fairy = { $seat } przestawia ⟦carcassonne-fairy⟧ wróżkę ({ $place }).
brief-carcassonne-fairy = { $seat }: ⟦carcassonne-fairy⟧ wróżka przestawiona
term-carcassonne-fairy = pionek obok niej
points-carcassonne-fairy = wróżka
thing-carcassonne-kind-fairy = towarzystwo wróżki

carcassonne-described-dragon = Smok: { $place }.
carcassonne-described-fairy = Wróżka: { $place }.
carcassonne-described-aside =
    { $count ->
        [one] Odłożona na bok { $count } płytka: { $tiles }.
        [few] Odłożone na bok { $count } płytki: { $tiles }.
       *[many] Odłożonych na bok { $count } płytek: { $tiles }.
    }
carcassonne-described-gone = Zdjęte z planszy: { $pieces }.
carcassonne-described-trail = Droga smoka: { $cells }.
carcassonne-described-legend-dragon = ^ wulkan, & smok, * wróżka

order-carcassonne-dragon = Ruszaj za mnie smokiem, z dala od moich pionków
order-why-carcassonne-dragon = smok zjadł jeden z twoich pionków.
missing-carcassonne-dragon = krok smoka
carcassonne-token-dragon = smok
carcassonne-token-fairy = wróżka
carcassonne-mark-dragon = symbol smoka
carcassonne-mark-volcano = wulkan
carcassonne-mark-portal = magiczny portal
carcassonne-mark-princess =
    { $count ->
        [one] księżniczka
        [few] { $count } księżniczki
       *[many] { $count } księżniczek
    }
carcassonne-mark-tunnel =
    { $count ->
        [one] tunel
        [few] { $count } tunele
       *[many] { $count } tuneli
    }

rules-carcassonne-topics-dragon = dragon fairy princess
rules-carcassonne-dragon-title = Smok i wulkan
rules-carcassonne-dragon =
    - **Wulkan:** smok leci na tę płytkę. Nie możesz postawić pionka, a wróżka zostaje tam, gdzie jest.
    - **Symbol smoka:** gdy postawisz pionek albo z tego zrezygnujesz, smok rusza, jeszcze przed liczeniem punktów. Robi do sześciu kroków na sąsiednie płytki. Gracze wybierają po kolei po jednym kroku, zaczynając od ciebie. Podczas jednej wędrówki nie wchodzi dwa razy na tę samą płytkę ani na płytkę wróżki. Naciskaj strzałki pod planszą. Krok bez wyboru robi się sam.
    - Smok **zjada** wszystkie pionki na płytce, na którą wchodzi. Wracają do zasobów swoich graczy. Budowniczy i świnia zostają, nawet gdy ich podwładny zostanie zjedzony.
    Gdy smoka nie ma na planszy, płytki z jego symbolem są odkładane na bok. Pierwszy wulkan przywraca je do stosu.
rules-carcassonne-fairy-title = Wróżka
rules-carcassonne-fairy =
    Zamiast stawiać pionek (musisz mieć jakiś w zasobach) możesz przestawić wróżkę na dowolną inną płytkę z twoim pionkiem.
    - Smok nie może wejść na jej płytkę.
    - Jeśli na początku twojego ruchu na jej płytce stoi twój pionek, dostajesz **1 punkt**.
    - Jeśli liczone są punkty za drogę, miasto, klasztor lub łąkę z twoim pionkiem na jej płytce, dostajesz **3 dodatkowe punkty**, nawet jeśli poza tym nic.
rules-carcassonne-princess-title = Księżniczka i magiczny portal
rules-carcassonne-princess =
    - **Księżniczka:** jeśli jej miasto łączy się z miastem, w którym stoją pionki, musisz odesłać jeden z nich do domu. Może to być twój. Duży podwładny może odejść tylko wtedy, gdy nie ma tam innego pionka w jego kolorze. W tej części ruchu nie stawiasz już pionka.
    - **Magiczny portal:** możesz postawić pionek na tej płytce albo na dowolnej innej, gdzie wolno i gdzie nic nie jest jeszcze dokończone, ale nie na płytce smoka.
    - **Tunel** prowadzi drogę pod miastem. **Klasztor w mieście** jest osobny od miasta: w obu może stać podwładny.

## Powody komputera

because-carcassonne-eats = pożera pionek ({ $seats })
because-carcassonne-spares = oszczędza własne pionki
because-carcassonne-protects = daje punkty i odstrasza smoka
