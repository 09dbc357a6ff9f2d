# Karty gry podstawowej: ich teksty i objaśnienia.

thing-catan-lumber = ⟦catan-lumber|Drewno⟧
    .accusative = ⟦catan-lumber|drewno⟧
thing-catan-brick = ⟦catan-brick|Glina⟧
    .accusative = ⟦catan-brick|glinę⟧
thing-catan-wool = ⟦catan-wool|Wełna⟧
    .accusative = ⟦catan-wool|wełnę⟧
thing-catan-grain = ⟦catan-grain|Zboże⟧
    .accusative = ⟦catan-grain|zboże⟧
thing-catan-ore = ⟦catan-ore|Ruda⟧
    .accusative = ⟦catan-ore|rudę⟧

thing-catan-knight = ⟦catan-knight⟧ Rycerz
card-catan-knight = Przestaw złodzieja i ukradnij kartę.
rules-catan-knight = **Karta rozwoju**
    Przestaw złodzieja i ukradnij losową kartę graczowi, który ma tam budowlę. Zagrani rycerze zostają przed tobą. Kto pierwszy ma trzech, dostaje Najwyższą Władzę Rycerską: 2 punkty.

thing-catan-victory_point = ⟦catan-victory_point⟧ Punkt zwycięstwa
card-catan-victory_point = 1 punkt, trzymany w tajemnicy.
rules-catan-victory_point = **Karta rozwoju**
    Jeden punkt. Nigdy jej nie zagrywasz. Inni jej nie widzą, aż da ci zwycięstwo.

thing-catan-year_of_plenty = ⟦catan-year_of_plenty⟧ Wynalazek
card-catan-year_of_plenty = Weź 2 surowce z banku.
rules-catan-year_of_plenty = **Karta rozwoju**
    Weź z banku dwie dowolne karty surowców, takie same lub różne. Jeśli bank ma tylko jedną, weź ją.

thing-catan-monopoly = ⟦catan-monopoly⟧ Monopol
card-catan-monopoly = Wszyscy oddają ci wszystkie karty jednego surowca.
rules-catan-monopoly = **Karta rozwoju**
    Wybierz surowiec. Wszyscy pozostali gracze oddają ci wszystkie jego karty.

thing-catan-road_building = ⟦catan-road_building⟧ Budowa dróg
card-catan-road_building = Zbuduj do 2 dróg za darmo.
rules-catan-road_building = **Karta rozwoju**
    Zbuduj za darmo do dwóch dróg według zwykłych zasad. Druga może przedłużać pierwszą; możesz z niej zrezygnować.
