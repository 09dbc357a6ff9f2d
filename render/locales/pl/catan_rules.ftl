# Catan, temat po temacie; karty objaśnia catan_cards.ftl.

rules-catan-topics =
    aim setup turn production seven building longest development trade offers harbours special end picture choosing
rules-catan-entries = knight victory_point road_building year_of_plenty monopoly
rules-catan-entries-title = Każda karta według nazwy
rules-catan-aim-title = Cel gry
rules-catan-aim =
    Zasiedlasz wyspę. Osady i miasta stoją na skrzyżowaniach, czyli rogach jej pól, a drogi na ich krawędziach. Kostki decydują, które pola dają karty, a za karty budujesz dalej.
    Wygrywasz, mając **10 punktów** w swoim ruchu. Osada daje 1 punkt, miasto 2, Najdłuższa Droga Handlowa 2, Najwyższa Władza Rycerska 2.
rules-catan-setup-title = Przygotowanie
rules-catan-setup =
    Kolejność graczy jest losowa. Najpierw każdy po kolei stawia osadę z drogą. Potem każdy, w odwrotnej kolejności, stawia drugą budowlę z drogą.
    Za drugą budowlę dostajesz po jednym surowcu z każdego pola, którego dotyka. Skrzyżowanie obok budowli zawsze zostaje puste, więc dwie budowle dzielą co najmniej dwie drogi.
rules-catan-turn-title = Ruch
rules-catan-turn =
    1. **Rzuć** obiema kostkami. Przedtem możesz zagrać jedną kartę rozwoju.
    2. Rzut daje **surowce** albo wypada **siódemka**.
    3. **Działaj:** handluj, buduj i zagrywaj karty w dowolnej kolejności i tak często, jak chcesz.
    4. **Zakończ ruch.** O decyzje innych graczy (odrzucanie, oddawanie) pytam jednocześnie; pozostają tajne do ostatniej odpowiedzi.
rules-catan-production-title = Produkcja
rules-catan-production =
    Każde pole z wyrzuconą liczbą daje każdej sąsiedniej osadzie jedną kartę, a każdemu miastu dwie: **las** drewno, **wzgórza** glinę, **pastwisko** wełnę, **pole uprawne** zboże, **góry** rudę. Pustynia i pole ze złodziejem nic nie dają.
    Jeśli bank nie ma dość kart jakiegoś rodzaju dla wszystkich, nikt ich nie dostaje. Jeśli należą się tylko jednemu graczowi, dostaje resztę.
rules-catan-seven-title = Siódemka i złodziej
rules-catan-seven =
    Przy siódemce nic nie powstaje. Gracze, którzy mają ponad 7 kart, odrzucają połowę, zaokrągloną w dół. Potem rzucający przestawia złodzieja na inne pole i kradnie losową kartę jednemu przeciwnikowi, który ma tam budowlę.
    Pole ze złodziejem nic nie produkuje.
rules-catan-building-title = Budowanie
rules-catan-building =
    - **Droga:** 1 drewno, 1 glina. Przedłuża twoje drogi i budowle, ale nie przez skrzyżowanie z budowlą lub rycerzem innego gracza.
    - **Osada:** 1 drewno, 1 glina, 1 wełna, 1 zboże. Przy twojej drodze, nie obok innej budowli.
    - **Miasto** zamiast osady: 2 zboża, 3 rudy.
    - **Karta rozwoju:** 1 wełna, 1 zboże, 1 ruda.
    Masz 15 dróg, 5 osad i 4 miasta.
rules-catan-longest-title = Najdłuższa Droga Handlowa
rules-catan-longest =
    Kto pierwszy ma nieprzerwaną drogę z 5 lub więcej odcinków, dostaje Najdłuższą Drogę Handlową, 2 punkty. Inny gracz przejmuje ją z dłuższą drogą. Odgałęzienia się nie liczą, a budowla lub rycerz innego gracza na skrzyżowaniu przerywa drogę.
    Jeśli droga posiadacza zostaje przerwana, zachowuje on nagrodę, dopóki ta droga ma jeszcze co najmniej 5 odcinków i żadna inna nie jest dłuższa. W przeciwnym razie przejmuje ją jedyna najdłuższa droga z 5 lub więcej odcinków. Przy remisie nikt nie ma nagrody, dopóki jedna droga nie będzie najdłuższa.
rules-catan-development-title = Karty rozwoju i Władza Rycerska
rules-catan-development =
    W ruchu możesz zagrać jedną kartę, przed rzutem lub po nim, ale nie w ruchu, w którym ją kupujesz. Karty punktów zostają tajne, aż dadzą ci zwycięstwo.
    Kto pierwszy ma trzech zagranych rycerzy, dostaje Najwyższą Władzę Rycerską, 2 punkty. Inny gracz przejmuje ją z większą liczbą rycerzy.
rules-catan-trade-title = Handel z bankiem
rules-catan-trade =
    Po rzucie możesz w każdej chwili oddać cztery karty jednego rodzaju za jedną inną. Z portem 3:1 oddajesz trzy, z portem surowca dwie karty tego surowca. Zawsze stosuję twój najlepszy kurs. *Kilka wymian naraz* to do czterech wymian w jednym kroku, na przykład 2 + 2 karty za 1 + 1.
rules-catan-offers-title = Oferty
rules-catan-offers =
    W swoim ruchu możesz złożyć ofertę wszystkim albo niektórym graczom. Inni przyjmują, odrzucają albo składają kontrofertę; oni też mogą składać oferty tobie. Po kontrofercie inni mogą zaoferować to samo, a ty wybierasz. Ten sam rodzaj kart nie może być po obu stronach. Możesz żądać *dowolnej karty*: wybiera ją gracz, który odpowiada, a ty potwierdzasz.
    Nikt nie widzi, kogo na to stać. Oferta dla jednego gracza jest realizowana, gdy tylko ją przyjmie. Jeśli przyjmuje kilku, wybierasz jednego. Obie ręce sprawdzam w chwili wymiany. Oferty kończą się razem z ruchem i nikt nie musi na nie czekać.
    We własnym ruchu możesz złożyć cztery oferty, w ruchu innego gracza dwie. Każda strona ma najwyżej cztery karty, a jednego rodzaju możesz żądać do trzech.
rules-catan-harbours-title = Porty
rules-catan-harbours =
    Możesz korzystać z portu, jeśli masz budowlę na jednym z dwóch skrzyżowań, na które wskazują jego pomosty. Statek oznacza 3:1 z każdym rodzajem, karta 2:1 z tym rodzajem.
rules-catan-special-title = Pięciu i sześciu graczy
rules-catan-special =
    Wyspa jest większa. Po każdym ruchu inni gracze mogą po kolei budować z własnych kart, jeśli proszą o to przez *Buduj między ruchami*. Prosić możesz przed rzutem i aż do końca ruchu; prośba trwa, aż ją odwołasz. Ruch, w którym nie ma już nic do zrobienia, nie kończy się sam, dopóki choć jeden gracz z kartami jeszcze o to nie poprosił: tak ma na to czas. Między ruchami nie ma handlu ani kart i nikt wtedy nie wygrywa.
rules-catan-end-title = Koniec gry
rules-catan-end =
    Wygrywasz, gdy tylko masz dość punktów w swoim ruchu, nawet w trakcie rzutu. Punkty z ruchu innego gracza liczą się, gdy zaczyna się twój ruch, jeśli wtedy jeszcze je masz.
rules-catan-picture-title = Jak czytać obraz
rules-catan-picture =
    U góry, w kolejności graczy: punkty, ⟦catan-hand⟧ karty na ręce (na czerwono: więcej, niż jest bezpieczne), ⟦catan-development⟧ karty rozwoju, ⟦catan-army⟧ zagrani rycerze, ⟦catan-length⟧ najdłuższa droga, pozostałe budowle. Złoto oznacza, czyj jest ruch i kto ma nagrodę.
    U góry po lewej: ostatni rzut, którego liczby mają złoty pierścień. U góry po prawej: stosy kart. U dołu po prawej: bank. Budowle z ostatniego ruchu mają złoty brzeg.
    Na wyspie każda budowla ma literę swojego gracza, a każda droga jego kształt. Żetony 6 i 8 mają kształt słońca. Litery na ciemnych tabliczkach, od G, to miejsca do wyboru.
    Twój panel pokazuje więcej: karty z ostatniego rzutu pod kostkami, twoją rękę pod wyspą, z wyróżnionymi kartami, które wybór kosztuje, oraz ceny, na złoto, jeśli cię na nie stać, z twoimi kursami w banku.
rules-catan-choosing-title = Jak wybrać miejsce
rules-catan-choosing =
    Dotknij tego, co budujesz, a potem litery miejsca. Jeśli miejsc jest dużo, najpierw dotknij pola: pokaże swoje skrzyżowania lub krawędzie, a każde miejsce należy do jednego pola.
