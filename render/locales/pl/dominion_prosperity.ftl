# Dominion: Złoty wiek

## Pytania

ask-dominion-bishop-trash = { $seat }, { $card }: którą kartę wyrzucasz na śmietnisko?
ask-dominion-bishop-may_trash = { $seat }, { $card }: wyrzucasz kartę na śmietnisko?
ask-dominion-contraband-name = { $seat }, { $card }: której karty zakazujesz?
ask-dominion-counting_house-take = { $seat }, { $card }: ile Miedziaków bierzesz na rękę?
ask-dominion-expand-trash = { $seat }, { $card }: którą kartę wyrzucasz na śmietnisko?
ask-dominion-expand-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz?
ask-dominion-forge-trash = { $seat }, { $card }: które karty wyrzucasz na śmietnisko?
ask-dominion-forge-gain = { $seat }, { $card }: którą kartę za dokładnie ${ $at_most } zdobywasz?
ask-dominion-goons-discard = { $seat }, { $card }: odrzuć { dominion-least }.
ask-dominion-kings_court-play = { $seat }, { $card }: którą Akcję zagrywasz trzy razy?
ask-dominion-loan-choose = { $seat }, { $card }: odkrywasz { CASE($revealed, "accusative") }. Wyrzucić na śmietnisko czy odrzucić?
ask-dominion-mint-show = { $seat }, { $card }: który Skarb pokazujesz, żeby zdobyć taki sam?
ask-dominion-mountebank-discard = { $seat }, { $card }: odrzucasz Klątwę czy zdobywasz Klątwę i Miedziaki?
ask-dominion-rabble-put_back = { $seat }, { $card }: w jakiej kolejności odkładasz karty? Pierwsza trafia na wierzch.
ask-dominion-trade_route-trash = { $seat }, { $card }: którą kartę wyrzucasz na śmietnisko?
ask-dominion-vault-discard = { $seat }, { $card }: które karty odrzucasz, każdą za +$1?
ask-dominion-vault-may_discard = { $seat }, { $card }: odrzucasz dwie karty, żeby dobrać jedną?

## Możliwości

option-dominion-expand-gain = { option-dominion-buy }
option-dominion-forge-gain = { option-dominion-buy }
option-dominion-mountebank-discard-done = Zdobądź Klątwę i Miedziaki
option-dominion-bishop-may_trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-counting_house-take-done = { panel-confirm-nothing-dominion-take }
option-dominion-kings_court-play-done = Nie zagrywaj Akcji
option-dominion-mint-show-done = Nic nie odkrywaj
step-dominion-1-prosperity = Złoty wiek

## Wydarzenia

event-dominion-kingdom-colony =
    { $colony ->
        [true] Królestwo: { $cards }. Z Platyną i Kolonią.
       *[false] Królestwo: { $cards }.
    }
brief-dominion-kingdom-colony = { "" }
event-dominion-tokens =
    { $vp ->
        [one] { $seat } dostaje żeton Zwycięstwa.
        [few] { $seat } dostaje { $vp } żetony Zwycięstwa.
       *[many] { $seat } dostaje { $vp } żetonów Zwycięstwa.
    }
brief-dominion-tokens = { $seat }: **+{ $vp }**
event-dominion-token_moved = Żeton ze stosu { $card } trafia na planszę Szlaku handlowego (razem: { $mat }).
brief-dominion-token_moved = { "" }
thing-dominion-tokens = żetony Zwycięstwa

## Poczekalnia

setting-dominion-kingdom-Beginners = Początkujący
setting-dominion-kingdom-Friendly_Interactive = Przyjazna interakcja
setting-dominion-kingdom-Big_Actions = Wielkie akcje
setting-dominion-kingdom-Biggest_Money = Góra pieniędzy
setting-dominion-kingdom-The_Kings_Army = Armia króla
setting-dominion-kingdom-The_Good_Life = Dobre życie
setting-dominion-kingdom-Paths_to_Victory = Ścieżki do zwycięstwa
setting-dominion-kingdom-All_Along_the_Watchtower = Wzdłuż strażnicy
setting-dominion-kingdom-Lucky_Seven = Szczęśliwa siódemka
setting-dominion-prosperity = Karty dodatku Złoty wiek
setting-dominion-prosperity-0 = { dominion-weight-0 }
setting-dominion-prosperity-1 = { dominion-weight-1 }
setting-dominion-prosperity-2 = { dominion-weight-2 }
setting-dominion-prosperity-3 = { dominion-weight-3 }
setting-dominion-pick_prosperity = Dodaj (Złoty wiek)
setting-dominion-veto_prosperity = Wyklucz (Złoty wiek)
setting-dominion-colony = Platyna i Kolonia
setting-dominion-colony-auto = Od czterech kart dodatku Złoty wiek
setting-dominion-colony-on = Tak
setting-dominion-colony-off = Nie
setting-dominion-colony-random = Losowo

## Obraz i jego opis

dominion-mat = Plansza
dominion-described-vp =
    , { $vp ->
        [one] { $vp } żeton
        [few] { $vp } żetony
       *[many] { $vp } żetonów
    }
dominion-described-mat =
    { $count ->
        [0] Plansza Szlaku handlowego jest pusta.
        [one] Na planszy Szlaku handlowego jest { $count } żeton.
        [few] Na planszy Szlaku handlowego są { $count } żetony.
       *[many] Na planszy Szlaku handlowego jest { $count } żetonów.
    }
dominion-described-marked = { " " }(z żetonem Szlaku handlowego)
dominion-described-banned = Zakazane w tej turze: { $cards }.
dominion-gift-points =
    { $count ->
        [one] +{ $count } żeton Zwycięstwa
        [few] +{ $count } żetony Zwycięstwa
       *[many] +{ $count } żetonów Zwycięstwa
    }

## Stałe polecenia, przypomnienia, punkty

order-dominion-trash = Wyrzuć na śmietnisko dzięki Strażnicy
order-why-dominion-trash = nie masz już Strażnicy.
order-dominion-deck = Połóż na talię dzięki Strażnicy
order-why-dominion-deck = nie masz już Strażnicy.
order-dominion-keep = Zatrzymaj wszystkie inne zdobyte karty, bez Strażnicy
order-why-dominion-keep = masz nową Reakcję.
order-dominion-curse = Przy Szarlatanie odrzuć Klątwę
order-dominion-bishop = Przy cudzym Biskupie wyrzuć na śmietnisko
order-why-dominion-bishop = stos, który kończy grę, jest prawie pusty.
order-dominion-no_bishop = Przy cudzym Biskupie nic nie wyrzucaj
missing-dominion-may_discard = czy odrzucić karty
missing-dominion-may_trash = czy wyrzucić kartę na śmietnisko
missing-dominion-show = karta do pokazania
missing-dominion-take = karty do wzięcia
points-dominion-tokens = żetony Zwycięstwa

## Zasady

rules-dominion-topics-prosperity = colony tokens kingdom_treasures
rules-dominion-entries-prosperity =
    Platinum Colony Bank Bishop City Contraband Counting_House Expand Forge Goons Grand_Market Hoard Kings_Court
    Loan Mint Monument Mountebank Peddler Quarry Rabble Royal_Seal Talisman Trade_Route Vault Venture Watchtower
    Workers_Village
rules-dominion-colony-title = Platyna i Kolonia
rules-dominion-colony =
    W grze są obie albo żadna: jak wybierzesz, losowo albo (domyślnie) od czterech kart dodatku Złoty wiek. Pusty stos Kolonii kończy grę tak samo jak pusty stos Prowincji.
rules-dominion-tokens-title = Żetony
rules-dominion-tokens =
    Żetony Zwycięstwa są jawne i każdy jest na koniec gry wart punkt. Obraz pokazuje je za stosem kart odrzuconych.
    Gdy w grze jest Szlak handlowy, każdy stos Zwycięstwa zaczyna z żetonem. Trafia on na planszę, gdy pierwsza karta opuszcza stos.
rules-dominion-kingdom_treasures-title = Skarby Złotego wieku
rules-dominion-kingdom_treasures =
    Bank, Pożyczka, Przedsięwzięcie i inne Skarby Złotego wieku nie tylko dają monety. Zagrywaj je jeden po drugim; *Wszystkie zwykłe Skarby* zostawia je tobie.
    Działanie Skarbu w grze trwa do fazy porządków. Liczy się każdy egzemplarz.

## Karty

thing-dominion-Platinum = ⟦dominion-platinum⟧ Platyna
    .accusative = ⟦dominion-platinum⟧ Platynę
rules-dominion-Platinum =
    Daje $5. Używana tylko razem z Kolonią.

thing-dominion-Colony = ⟦dominion-colony⟧ Kolonia
    .accusative = ⟦dominion-colony⟧ Kolonię
rules-dominion-Colony =
    Na koniec gry warta 10 punktów. Gdy zniknie ostatnia, gra kończy się po tej turze.

thing-dominion-Bank = ⟦dominion-bank⟧ Bank
card-dominion-Bank = Wart $1 za każdy Skarb, który masz w grze, licząc ten.
rules-dominion-Bank =
    W chwili zagrania wart $1 za każdy Skarb, który masz w grze, licząc ten i karty łączone, które są Skarbami. Skarby zagrane później się nie liczą.

thing-dominion-Bishop = ⟦dominion-bishop⟧ Biskup
    .accusative = ⟦dominion-bishop⟧ Biskupa
card-dominion-Bishop = Wyrzuć kartę z ręki: PZ za połowę kosztu. Inni mogą wyrzucić po jednej.
rules-dominion-Bishop =
    +$1, +1 żeton Zwycięstwa. Wyrzuć kartę z ręki na śmietnisko; dostajesz żeton Zwycięstwa za każde pełne $2 jej aktualnego kosztu. Potem każdy inny gracz może wyrzucić kartę z ręki na śmietnisko, bez żetonów.

thing-dominion-City = ⟦dominion-city⟧ Miasto
card-dominion-City = Jeden pusty stos: +1 karta. Dwa lub więcej: także +$1, +1 zakup.
rules-dominion-City =
    +1 karta, +2 akcje. Jeśli w chwili zagrania pusty jest dokładnie jeden stos Zasobów: jeszcze +1 karta. Jeśli dwa lub więcej: jeszcze +1 karta, +$1 i +1 zakup.

thing-dominion-Contraband = ⟦dominion-contraband⟧ Kontrabanda
    .accusative = ⟦dominion-contraband⟧ Kontrabandę
card-dominion-Contraband = Sąsiad po lewej podaje nazwę karty, której w tej turze nie możesz kupić.
rules-dominion-Contraband =
    +1 zakup. Daje $3. Twój sąsiad po lewej od razu podaje nazwę karty, której w tej turze nie możesz kupić. Kilka Kontraband zakazuje kilku kart. Możesz je zdobyć w inny sposób.

thing-dominion-Counting_House = ⟦dominion-counting_house⟧ Kantor
card-dominion-Counting_House = Weź na rękę dowolną liczbę Miedziaków ze stosu kart odrzuconych.
rules-dominion-Counting_House =
    Przejrzyj swój stos kart odrzuconych, weź z niego dowolną liczbę Miedziaków, pokaż je i weź na rękę.

thing-dominion-Expand = ⟦dominion-expand⟧ Rozbudowa
    .accusative = ⟦dominion-expand⟧ Rozbudowę
card-dominion-Expand = Wyrzuć kartę z ręki na śmietnisko. Zdobądź kartę droższą najwyżej o $3.
rules-dominion-Expand =
    Wyrzuć kartę z ręki na śmietnisko i zdobądź kartę droższą najwyżej o $3. Ta karta nie może wyrzucić sama siebie i nie możesz dopłacać monet. Z pustą ręką nic się nie dzieje.

thing-dominion-Forge = ⟦dominion-forge⟧ Odlewnia
    .accusative = ⟦dominion-forge⟧ Odlewnię
card-dominion-Forge = Wyrzuć na śmietnisko dowolne karty z ręki. Zdobądź kartę za dokładnie sumę ich kosztów.
rules-dominion-Forge =
    Wyrzuć dowolną liczbę kart z ręki na śmietnisko i zdobądź kartę, która kosztuje dokładnie tyle, ile one wszystkie. Jeśli nie wyrzucisz żadnej, musisz zdobyć kartę za $0. Jeśli żadna karta nie ma tego kosztu, nic nie zdobywasz.

thing-dominion-Goons = ⟦dominion-goons⟧ Naciągacze
    .accusative = ⟦dominion-goons⟧ Naciągaczy
card-dominion-Goons = Inni odrzucają, aż zostaną im 3 karty. W grze: +1 PZ za każdą kupioną kartę.
rules-dominion-Goons =
    +1 zakup, +$2. Każdy inny gracz odrzuca karty, aż zostaną mu trzy na ręce. Dopóki ta karta jest w grze, dostajesz żeton Zwycięstwa za każdą kupioną kartę. Kilku Naciągaczy daje kilka żetonów; jedna karta zagrana kilka razy daje jeden.

thing-dominion-Grand_Market = ⟦dominion-grand_market⟧ Wielki targ
card-dominion-Grand_Market = Nie możesz kupić tej karty, mając w grze Miedziaki.
rules-dominion-Grand_Market =
    +1 karta, +1 akcja, +1 zakup, +$2. Nie możesz kupić tej karty, mając w grze Miedziaki. Miedziaki na ręce nie przeszkadzają, a w inny sposób możesz ją zdobyć zawsze.

thing-dominion-Hoard = ⟦dominion-hoard⟧ Zapasy
card-dominion-Hoard = W grze: gdy kupujesz kartę Zwycięstwa, zdobądź Złoto.
rules-dominion-Hoard =
    Daje $2. Dopóki ta karta jest w grze, za każdą kupioną kartę Zwycięstwa zdobywasz Złoto, po jednym za każde Zapasy. Karty zdobyte w inny sposób się nie liczą.

thing-dominion-Kings_Court = ⟦dominion-kings_court⟧ Dwór królewski
card-dominion-Kings_Court = Możesz wybrać Akcję z ręki. Zagraj ją trzy razy.
rules-dominion-Kings_Court =
    Możesz wybrać Akcję z ręki i zagrać ją trzy razy, za każdym razem w całości. Dwór królewski na Dworze królewskim: trzy kolejne Akcje, każda zagrana trzy razy.

thing-dominion-Loan = ⟦dominion-loan⟧ Pożyczka
    .accusative = ⟦dominion-loan⟧ Pożyczkę
card-dominion-Loan = Odkrywaj do pierwszego Skarbu: wyrzuć go na śmietnisko lub odrzuć. Resztę odrzuć.
rules-dominion-Loan =
    Daje $1. Odkrywaj karty z talii, aż pojawi się Skarb; wyrzuć go na śmietnisko albo odrzuć. Pozostałe odkryte karty są odrzucane.

thing-dominion-Mint = ⟦dominion-mint⟧ Mennica
    .accusative = ⟦dominion-mint⟧ Mennicę
card-dominion-Mint = Możesz pokazać Skarb z ręki: zdobądź taki sam. Przy kupnie: wyrzuć swoje Skarby w grze.
rules-dominion-Mint =
    Możesz pokazać Skarb z ręki i zdobyć drugi taki sam. Gdy kupujesz tę kartę, wszystkie Skarby, które masz w grze, trafiają na śmietnisko, zanim zdążą zrobić coś jeszcze. Monety z nich zostają.

thing-dominion-Monument = ⟦dominion-monument⟧ Monument
rules-dominion-Monument =
    +$2, +1 żeton Zwycięstwa.

thing-dominion-Mountebank = ⟦dominion-mountebank⟧ Szarlatan
    .accusative = ⟦dominion-mountebank⟧ Szarlatana
card-dominion-Mountebank = Inni odrzucają Klątwę albo zdobywają Klątwę i Miedziaki.
rules-dominion-Mountebank =
    +$2. Każdy inny gracz może odrzucić Klątwę z ręki. W przeciwnym razie zdobywa Klątwę, a potem Miedziaki. Jeśli jeden ze stosów jest pusty, zdobywa tylko drugą kartę.

thing-dominion-Peddler = ⟦dominion-peddler⟧ Domokrążca
    .accusative = ⟦dominion-peddler⟧ Domokrążcę
card-dominion-Peddler = W fazie zakupu kosztuje o $2 mniej za każdą Akcję, którą masz w grze.
rules-dominion-Peddler =
    +1 karta, +1 akcja, +$1. W fazie zakupu kosztuje o $2 mniej za każdą kartę Akcji, którą ma w grze gracz, którego to tura, ale nie mniej niż $0. Karta zagrana kilka razy liczy się raz.

thing-dominion-Quarry = ⟦dominion-quarry⟧ Kamieniołom
card-dominion-Quarry = W grze: Akcje kosztują o $2 mniej.
rules-dominion-Quarry =
    Daje $1. Dopóki ta karta jest w grze, wszystkie Akcje, gdziekolwiek są, kosztują o $2 mniej, ale nie mniej niż $0. Liczą się też karty łączone, które są Akcjami, a kilka Kamieniołomów się sumuje.

thing-dominion-Rabble = ⟦dominion-rabble⟧ Motłoch
card-dominion-Rabble = Inni odkrywają 3 karty, odrzucają Skarby i Akcje, resztę odkładają na talię.
rules-dominion-Rabble =
    +3 karty. Każdy inny gracz odkrywa trzy wierzchnie karty swojej talii, odrzuca wśród nich Skarby i Akcje, a pozostałe odkłada w dowolnej kolejności. Karta z kilkoma typami liczy się jako każdy z nich.

thing-dominion-Royal_Seal = ⟦dominion-royal_seal⟧ Królewska pieczęć
    .accusative = ⟦dominion-royal_seal⟧ Królewską pieczęć
card-dominion-Royal_Seal = W grze: zdobyte karty możesz kłaść na talię.
rules-dominion-Royal_Seal =
    Daje $2. Dopóki ta karta jest w grze, każdą zdobytą kartę możesz położyć na wierzch swojej talii.

thing-dominion-Talisman = ⟦dominion-talisman⟧ Talizman
card-dominion-Talisman = W grze: gdy kupujesz kartę do $4, która nie jest Zwycięstwem, zdobądź drugą taką samą.
rules-dominion-Talisman =
    Daje $1. Dopóki ta karta jest w grze, zdobywasz drugi egzemplarz każdej kupionej karty, która kosztuje w tej chwili $4 lub mniej i nie jest kartą Zwycięstwa, po jednym za każdy Talizman.

thing-dominion-Trade_Route = ⟦dominion-trade_route⟧ Szlak handlowy
card-dominion-Trade_Route = +$1 za każdy żeton na planszy. Wyrzuć kartę z ręki na śmietnisko.
rules-dominion-Trade_Route =
    +1 zakup. +$1 za każdy żeton na planszy. Potem wyrzuć kartę z ręki na śmietnisko; to obowiązkowe. Każdy stos Zwycięstwa zaczyna z żetonem, który trafia na planszę, gdy pierwsza karta opuszcza stos.

thing-dominion-Vault = ⟦dominion-vault⟧ Skarbiec
card-dominion-Vault = Odrzuć dowolną liczbę kart: po +$1. Inni mogą odrzucić 2, by dobrać 1.
rules-dominion-Vault =
    +2 karty. Odrzuć dowolną liczbę kart, każdą za +$1, także właśnie dobrane. Każdy inny gracz może odrzucić dwie karty, żeby dobrać jedną. Gracz z jedną kartą może ją odrzucić i nic nie dobiera.

thing-dominion-Venture = ⟦dominion-venture⟧ Przedsięwzięcie
card-dominion-Venture = Odkrywaj karty z talii do pierwszego Skarbu: zagraj go. Resztę odrzuć.
rules-dominion-Venture =
    Daje $1. Odkrywaj karty z talii, aż pojawi się Skarb, i od razu zagraj go w całości. Potem pozostałe odkryte karty są odrzucane.

thing-dominion-Watchtower = ⟦dominion-watchtower⟧ Strażnica
    .accusative = ⟦dominion-watchtower⟧ Strażnicę
card-dominion-Watchtower = Dobieraj do 6 kart na ręce. Zdobywając kartę, możesz pokazać: śmietnisko lub wierzch talii.
rules-dominion-Watchtower =
    Dobieraj, aż będziesz mieć sześć kart na ręce. Zawsze, gdy zdobywasz kartę, w dowolnej turze, możesz pokazać tę kartę z ręki i zdobytą kartę albo wyrzucić na śmietnisko, albo położyć na wierzch talii. Strażnica zostaje na ręce. Karta nadal liczy się jako zdobyta.

thing-dominion-Workers_Village = ⟦dominion-workers_village⟧ Wioska robotnicza
    .accusative = ⟦dominion-workers_village⟧ Wioskę robotniczą
rules-dominion-Workers_Village =
    +1 karta, +2 akcje, +1 zakup.
