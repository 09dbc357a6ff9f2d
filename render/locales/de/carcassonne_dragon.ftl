# Burgfräulein und Drache

setting-carcassonne-expansions-dragon = Burgfräulein und Drache

ask-carcassonne-princess = ⟦carcassonne-princess⟧ { $seat }, das Burgfräulein schickt eine Figur nach Hause. Welche?
option-carcassonne-princess = { $marked }⟦seat-{ $seat-letter }⟧ { $figure } von { $seat }, { $place }
detail-carcassonne-princess = { $detail }
ask-carcassonne-dragon = ⟦carcassonne-dragon⟧ { $seat }, bewege den Drachen von { $place } aus (Schritt { $step } von 6).
question-carcassonne-dragon = ⟦carcassonne-dragon⟧ Bewege den Drachen (Schritt { $step } von 6)
option-carcassonne-dragon =
    { $mark } { $id ->
        [N] N
        [E] O
        [S] S
       *[W] W
    }{ $reached ->
        [0] {""}
       *[other] : { $place }
    }{ $there-count ->
        [0] {""}
       *[other] , frisst: { $there }
    }
brief-option-carcassonne-dragon =
    { $mark } { $id ->
        [N] N
        [E] O
        [S] S
       *[W] W
    }{ $there-count ->
        [0] {""}
       *[other] , frisst: { $there }
    }
option-carcassonne-figure-fairy = { $marked }⟦carcassonne-fairy⟧ Fee: { $place }, bei: { $there }
step-carcassonne-figure-1-fairy = ⟦carcassonne-fairy⟧ Fee versetzen
detail-carcassonne-figure-1-fairy = Wähle ein Kärtchen mit einer Figur von dir
step-carcassonne-figure-fairy-2 = { option-carcassonne-figure-fairy }

event-carcassonne-aside = { $seat } zieht ein Drachenkärtchen: { $tile }. Der Drache ist noch nicht im Spiel, darum wird das Kärtchen beiseitegelegt.
brief-carcassonne-aside = { $seat }: Drachenkärtchen beiseitegelegt
event-carcassonne-shuffled =
    { $tiles-count ->
        [one] Das beiseitegelegte Kärtchen kommt zurück in den Stapel.
       *[other] Die { $tiles-count } beiseitegelegten Kärtchen kommen zurück in den Stapel.
    }
brief-carcassonne-shuffled = Die Drachenkärtchen kommen zurück in den Stapel
event-carcassonne-volcano = ⟦carcassonne-volcano⟧ Der Drache kommt zum Vulkan in { $place }.
brief-carcassonne-volcano = ⟦carcassonne-volcano⟧ Der Drache kommt zum Vulkan
event-carcassonne-dragon = { $seat } bewegt ⟦carcassonne-dragon⟧ den Drachen nach { $place }.
brief-carcassonne-dragon = { "" }
event-carcassonne-eaten = ⟦carcassonne-dragon⟧ Der Drache frisst { $figure } von { $seat } in { $place } ({ $spot }).
brief-carcassonne-eaten = ⟦carcassonne-dragon⟧ Der Drache frisst { $figure } von { $seat }
event-carcassonne-removed = ⟦carcassonne-princess⟧ Das Burgfräulein schickt { $figure } von { $seat } aus { $place } ({ $spot }) nach Hause.
brief-carcassonne-removed = ⟦carcassonne-princess⟧ Das Burgfräulein schickt { $figure } von { $seat } nach Hause
event-carcassonne-fairy = { $seat } versetzt ⟦carcassonne-fairy⟧ die Fee nach { $place }.
brief-carcassonne-fairy = { $seat }: ⟦carcassonne-fairy⟧ Fee versetzt
term-carcassonne-fairy = eine Figur bei ihr
points-carcassonne-fairy = Fee
thing-carcassonne-kind-fairy = die Fee

carcassonne-described-dragon = Der Drache steht in { $place }.
carcassonne-described-fairy = Die Fee steht in { $place }.
carcassonne-described-aside =
    { $count ->
        [one] Ein Kärtchen liegt beiseite: { $tiles }.
       *[other] { $count } Kärtchen liegen beiseite: { $tiles }.
    }
carcassonne-described-gone = Nicht mehr auf dem Tisch: { $pieces }.
carcassonne-described-trail = Der Weg des Drachen: { $cells }.
carcassonne-described-legend-dragon = ^ Vulkan, & Drache, * Fee

order-carcassonne-dragon = Den Drachen für mich lenken, weg von meinen Figuren
order-why-carcassonne-dragon = der Drache hat eine Figur von dir gefressen.
missing-carcassonne-dragon = ein Schritt des Drachen
carcassonne-token-dragon = der Drache
carcassonne-token-fairy = die Fee
carcassonne-mark-dragon = Drachenzeichen
carcassonne-mark-volcano = Vulkan
carcassonne-mark-portal = Portal
carcassonne-mark-princess =
    { $count ->
        [one] Burgfräulein
       *[other] { $count } Burgfräulein
    }
carcassonne-mark-tunnel =
    { $count ->
        [one] Tunnel
       *[other] { $count } Tunnel
    }

rules-carcassonne-topics-dragon = dragon fairy princess
rules-carcassonne-dragon-title = Der Drache und der Vulkan
rules-carcassonne-dragon =
    - **Vulkan:** Der Drache kommt auf dieses Kärtchen. Es wird keine Figur gesetzt, und die Fee bleibt, wo sie ist.
    - **Drachenzeichen:** Nachdem du eine Figur gesetzt oder darauf verzichtet hast, läuft der Drache, und zwar vor der Wertung. Er macht bis zu sechs Schritte auf Nachbarkärtchen, reihum jeder einen, du den ersten. In einem Lauf betritt er kein Kärtchen zweimal und nie das der Fee. Drücke die Pfeile unter dem Plan; ein Schritt ohne Wahl geschieht von selbst.
    - Er **frisst** jede Figur auf einem Kärtchen, das er betritt; sie kommt zurück in den Vorrat. Eine Figur, die nur zu einem eigenen Gefolgsmann gesetzt werden darf, bleibt stehen, auch wenn er gefressen wird.
    Solange kein Drache im Spiel ist, werden Kärtchen mit seinem Zeichen beiseitegelegt; der erste Vulkan bringt sie zurück in den Stapel.
rules-carcassonne-fairy-title = Die Fee
rules-carcassonne-fairy =
    Statt eine Figur zu setzen (du brauchst eine im Vorrat), darfst du die Fee auf ein anderes Kärtchen stellen, auf dem eine Figur von dir steht.
    - Der Drache kann ihr Kärtchen nicht betreten.
    - Steht zu Beginn deines Zuges eine Figur von dir auf ihrem Kärtchen, bekommst du **1 Punkt**.
    - Wird eine Straße, eine Stadt, ein Kloster oder eine Wiese gewertet, worin eine Figur von dir auf ihrem Kärtchen steht, bekommst du **3 Punkte** dazu, auch wenn du sonst nichts dafür bekommst.
rules-carcassonne-princess-title = Das Burgfräulein und das Portal
rules-carcassonne-princess =
    - **Burgfräulein:** Wächst seine Stadt mit einer zusammen, in der Figuren stehen, musst du eine davon nach Hause schicken; es darf auch eine eigene sein. Ein großer Gefolgsmann muss nur gehen, wenn keine andere Figur seiner Farbe dort steht. Dann setzt du in diesem Teil des Zuges keine Figur.
    - **Portal:** Du darfst deine Figur auf dieses oder irgendein anderes Kärtchen setzen, wo sie nach den üblichen Regeln stehen darf und noch nichts fertig ist; nicht auf das Kärtchen des Drachen.
    - Der **Tunnel** führt eine Straße unter einer Stadt hindurch. Das **Kloster in der Stadt** gehört nicht zur Stadt: In beiden kann ein Gefolgsmann stehen.

## Gründe eines Computers

because-carcassonne-eats = frisst eine Figur von { $seats }
because-carcassonne-spares = verschont die eigenen Figuren
because-carcassonne-protects = bringt Punkte und hält den Drachen fern
