# Karty Dominionu: ich nazwy, teksty i objaśnienia.

thing-dominion-Copper = ⟦dominion-copper⟧ Miedziaki
rules-dominion-Copper =
    Daje $1.

thing-dominion-Silver = ⟦dominion-silver⟧ Srebrniki
rules-dominion-Silver =
    Daje $2.

thing-dominion-Gold = ⟦dominion-gold⟧ Złoto
rules-dominion-Gold =
    Daje $3.

thing-dominion-Estate = ⟦dominion-estate⟧ Posiadłość
rules-dominion-Estate =
    Na koniec gry warta 1 punkt. Każdy gracz zaczyna z trzema.

thing-dominion-Duchy = ⟦dominion-duchy⟧ Powiat
rules-dominion-Duchy =
    Na koniec gry wart 3 punkty.

thing-dominion-Province = ⟦dominion-province⟧ Prowincja
    .accusative = ⟦dominion-province⟧ Prowincję
rules-dominion-Province =
    Na koniec gry warta 6 punktów. Gdy zniknie ostatnia, gra kończy się po tej turze.

thing-dominion-Curse = ⟦dominion-curse⟧ Klątwa
    .accusative = ⟦dominion-curse⟧ Klątwę
rules-dominion-Curse =
    Na koniec gry warta −1 punkt. Możesz ją kupić za $0. Nie jest kartą Zwycięstwa.

thing-dominion-Adventurer = ⟦dominion-adventurer⟧ Odkrywca
    .accusative = ⟦dominion-adventurer⟧ Odkrywcę
card-dominion-Adventurer = Odkrywaj karty z talii, aż pojawią się 2 Skarby: weź je na rękę. Resztę odrzuć.
rules-dominion-Adventurer =
    Odkrywaj karty z talii jedną po drugiej, aż pojawią się dwa Skarby. Weź je na rękę, a pozostałe odkryte karty odrzuć. Jeśli trzeba w tym czasie tasować, odkryte karty nie są wtasowywane. Jeśli Skarbów jest mniej niż dwa, weź tyle, ile jest. Liczą się też karty łączone, które są Skarbami.

thing-dominion-Bureaucrat = ⟦dominion-bureaucrat⟧ Biurokrata
    .accusative = ⟦dominion-bureaucrat⟧ Biurokratę
card-dominion-Bureaucrat = Zdobądź na talię Srebrniki. Inni kładą kartę Zwycięstwa na talię lub pokazują rękę bez niej.
rules-dominion-Bureaucrat =
    Zdobądź Srebrniki na wierzch swojej talii. Każdy inny gracz wybiera kartę Zwycięstwa z ręki, pokazuje ją i kładzie na swoją talię. Gracz bez takiej karty pokazuje całą rękę. Gdy nie ma już Srebrników, druga część i tak obowiązuje.

thing-dominion-Cellar = ⟦dominion-cellar⟧ Piwnica
    .accusative = ⟦dominion-cellar⟧ Piwnicę
card-dominion-Cellar = Odrzuć dowolną liczbę kart, a potem dobierz tyle samo.
rules-dominion-Cellar =
    +1 akcja. Odrzuć z ręki dowolną liczbę kart, może być zero. Potem dobierz tyle samo. Wszystkie są odrzucane przed dobraniem pierwszej, więc tasowanie je obejmuje.

thing-dominion-Chancellor = ⟦dominion-chancellor⟧ Kanclerz
    .accusative = ⟦dominion-chancellor⟧ Kanclerza
card-dominion-Chancellor = Możesz przełożyć całą talię na stos kart odrzuconych.
rules-dominion-Chancellor =
    +$2. Możesz od razu przełożyć całą swoją talię na stos kart odrzuconych, bez oglądania. Te karty nie liczą się jako odrzucone.

thing-dominion-Chapel = ⟦dominion-chapel⟧ Kaplica
    .accusative = ⟦dominion-chapel⟧ Kaplicę
card-dominion-Chapel = Wyrzuć na śmietnisko do 4 kart z ręki.
rules-dominion-Chapel =
    Wyrzuć na śmietnisko od zera do czterech kart z ręki.

thing-dominion-Council_Room = ⟦dominion-council_room⟧ Sala obrad
    .accusative = ⟦dominion-council_room⟧ Salę obrad
card-dominion-Council_Room = Każdy inny gracz dobiera kartę.
rules-dominion-Council_Room =
    +4 karty, +1 zakup. Każdy inny gracz musi dobrać kartę. To nie jest Atak.

thing-dominion-Feast = ⟦dominion-feast⟧ Uczta
    .accusative = ⟦dominion-feast⟧ Ucztę
card-dominion-Feast = Wyrzuć tę kartę na śmietnisko. Zdobądź kartę kosztującą do $5.
rules-dominion-Feast =
    Wyrzuć tę kartę na śmietnisko i zdobądź kartę kosztującą do $5. Zagrana kilka razy trafia na śmietnisko raz, ale za każdym razem zdobywasz kartę. Potem nie jest już w grze.

thing-dominion-Festival = ⟦dominion-festival⟧ Festiwal
rules-dominion-Festival =
    +2 akcje, +1 zakup, +$2.

thing-dominion-Gardens = ⟦dominion-gardens⟧ Ogrody
card-dominion-Gardens = Warte 1 PZ za każde 10 twoich kart.
rules-dominion-Gardens =
    Na koniec gry każde Ogrody są warte 1 punkt za każde dziesięć twoich kart: przy 39 kartach 3 punkty.

thing-dominion-Laboratory = ⟦dominion-laboratory⟧ Laboratorium
rules-dominion-Laboratory =
    +2 karty, +1 akcja.

thing-dominion-Library = ⟦dominion-library⟧ Biblioteka
    .accusative = ⟦dominion-library⟧ Bibliotekę
card-dominion-Library = Dobieraj do 7 kart na ręce. Dobrane Akcje możesz odłożyć na bok; potem je odrzuć.
rules-dominion-Library =
    Dobieraj po jednej karcie, aż będziesz mieć siedem na ręce. Gdy dobierasz Akcję albo kartę łączoną, która jest też Akcją, możesz odłożyć ją na bok. Karty odłożone na bok potem odrzucasz; wcześniej nie są wtasowywane. Mając siedem lub więcej kart na ręce, nie dobierasz nic.

thing-dominion-Market = ⟦dominion-market⟧ Targ
rules-dominion-Market =
    +1 karta, +1 akcja, +1 zakup, +$1.

thing-dominion-Militia = ⟦dominion-militia⟧ Milicja
    .accusative = ⟦dominion-militia⟧ Milicję
card-dominion-Militia = Każdy inny gracz odrzuca karty, aż zostaną mu 3.
rules-dominion-Militia =
    +$2. Każdy inny gracz odrzuca karty, aż zostaną mu trzy na ręce. Gracz, który ma trzy lub mniej, nie odrzuca nic.

thing-dominion-Mine = ⟦dominion-mine⟧ Kopalnia
    .accusative = ⟦dominion-mine⟧ Kopalnię
card-dominion-Mine = Wyrzuć Skarb z ręki na śmietnisko. Zdobądź na rękę Skarb droższy najwyżej o $3.
rules-dominion-Mine =
    Wyrzuć Skarb z ręki na śmietnisko i zdobądź na rękę Skarb droższy najwyżej o $3. Jeśli masz Skarb, to obowiązkowe. Możesz zdobyć taki sam, tańszy lub dowolny inny Skarb z Zasobów.

thing-dominion-Moat = ⟦dominion-moat⟧ Fosa
    .accusative = ⟦dominion-moat⟧ Fosę
card-dominion-Moat = Gdy inny gracz zagrywa Atak, możesz ją pokazać. Atak na ciebie nie działa.
rules-dominion-Moat =
    +2 karty. Gdy inny gracz zagrywa Atak, możesz pokazać tę kartę z ręki: to zagranie na ciebie nie działa. Nie odkrywasz, nie odrzucasz, nie zdobywasz i nie wybierasz nic. Fosa zostaje na ręce. Atakujący zachowuje pozostałe korzyści.

thing-dominion-Moneylender = ⟦dominion-moneylender⟧ Lichwiarz
    .accusative = ⟦dominion-moneylender⟧ Lichwiarza
card-dominion-Moneylender = Wyrzuć Miedziaki z ręki na śmietnisko. Jeśli to zrobisz: +$3.
rules-dominion-Moneylender =
    Wyrzuć jedne Miedziaki z ręki na śmietnisko. Jeśli to zrobisz: +$3. Jeśli masz Miedziaki, to obowiązkowe.

thing-dominion-Remodel = ⟦dominion-remodel⟧ Przebudowa
    .accusative = ⟦dominion-remodel⟧ Przebudowę
card-dominion-Remodel = Wyrzuć kartę z ręki na śmietnisko. Zdobądź kartę droższą najwyżej o $2.
rules-dominion-Remodel =
    Wyrzuć kartę z ręki na śmietnisko i zdobądź kartę droższą najwyżej o $2. Liczą się aktualne koszty. Jeśli masz karty na ręce, to obowiązkowe.

thing-dominion-Smithy = ⟦dominion-smithy⟧ Kuźnia
    .accusative = ⟦dominion-smithy⟧ Kuźnię
rules-dominion-Smithy =
    +3 karty.

thing-dominion-Spy = ⟦dominion-spy⟧ Szpieg
    .accusative = ⟦dominion-spy⟧ Szpiega
card-dominion-Spy = Każdy gracz, ty też, odkrywa kartę z talii. Ty wybierasz: odrzuca czy zostawia.
rules-dominion-Spy =
    +1 karta, +1 akcja. Każdy gracz, zaczynając od ciebie, odkrywa wierzchnią kartę swojej talii. Ty decydujesz, czy ją odrzuca, czy zostawia. Fosa chroni tylko swojego właściciela.

thing-dominion-Thief = ⟦dominion-thief⟧ Złodziej
    .accusative = ⟦dominion-thief⟧ Złodzieja
card-dominion-Thief = Inni odkrywają 2 karty: wyrzuć po 1 Skarbie, resztę odrzucają. Zdobądź dowolne z wyrzuconych.
rules-dominion-Thief =
    Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii. Jeśli są wśród nich Skarby, wybierasz jeden i trafia on na śmietnisko. Pozostałe karty są odrzucane. Potem możesz zdobyć dowolne z wyrzuconych w ten sposób Skarbów.

thing-dominion-Throne_Room = ⟦dominion-throne_room⟧ Sala tronowa
    .accusative = ⟦dominion-throne_room⟧ Salę tronową
card-dominion-Throne_Room = Wybierz Akcję z ręki. Zagraj ją dwa razy.
rules-dominion-Throne_Room =
    Wybierz Akcję z ręki i zagraj ją dwa razy, za każdym razem w całości; to nie zużywa akcji. Jeśli masz Akcję, to obowiązkowe. W grze jest jedna karta, ale zagrania są dwa. Sala tronowa na Sali tronowej zagrywa dwie kolejne Akcje, każdą dwa razy.

thing-dominion-Village = ⟦dominion-village⟧ Wioska
    .accusative = ⟦dominion-village⟧ Wioskę
rules-dominion-Village =
    +1 karta, +2 akcje.

thing-dominion-Witch = ⟦dominion-witch⟧ Wiedźma
    .accusative = ⟦dominion-witch⟧ Wiedźmę
card-dominion-Witch = Każdy inny gracz zdobywa Klątwę.
rules-dominion-Witch =
    +2 karty. Każdy inny gracz zdobywa Klątwę. Gracze zdobywają je po kolei, aż stos się wyczerpie.

thing-dominion-Woodcutter = ⟦dominion-woodcutter⟧ Drwal
    .accusative = ⟦dominion-woodcutter⟧ Drwala
rules-dominion-Woodcutter =
    +1 zakup, +$2.

thing-dominion-Workshop = ⟦dominion-workshop⟧ Warsztat
card-dominion-Workshop = Zdobądź kartę kosztującą do $4.
rules-dominion-Workshop =
    Zdobądź kartę kosztującą do $4.
