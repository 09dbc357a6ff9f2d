# Catan

## Pytania

catan-cards-to-give =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }

ask-catan-place =
    { $round ->
        [1] { $seat }, postaw swoją pierwszą budowlę: { CASE($piece, "accusative") }.
       *[other] { $seat }, postaw swoją drugą budowlę: { CASE($piece, "accusative") }. Pola wokół niej dają ci pierwsze karty.
    }
ask-catan-place_road = { $seat }, postaw drogę przy swojej budowli ({ $place }).
question-catan-place_road = Postaw drogę przy swojej budowli
ask-catan-roll =
    { $early ->
        [0] ⟦catan-die-5⟧ { $seat }, twój ruch: rzuć kostkami.
       *[other] ⟦catan-die-5⟧ { $seat }, twój ruch: rzucasz czy najpierw zagrywasz kartę?
    }
ask-catan-act =
    { $spent ->
        [0] { $seat }, co robisz?
       *[other] { $seat }, co robisz? Limit ofert w tym ruchu ({ $spent }) jest wyczerpany.
    }
question-catan-place =
    { $round ->
        [1] Wybierz pole, a potem jego skrzyżowanie
       *[other] Wybierz pole, a potem jego skrzyżowanie: pola wokół dadzą twoje pierwsze karty
    }
question-catan-act =
    { $spent ->
        [0] Budujesz czy handlujesz?
       *[other] Buduj lub zakończ ruch
    }
ask-catan-special = { $seat }, budujesz między ruchami?
ask-catan-reply =
    { $talk ->
        [0] { $seat }, budujesz między ruchami?
       *[other]
            { $spent ->
                [0] { $seat }, możesz teraz odpowiadać na oferty i złożyć własną.
               *[other] { $seat }, możesz teraz odpowiadać na oferty. Limit twoich ofert w tym ruchu ({ $spent }) jest wyczerpany.
            }
    }
question-catan-reply =
    { $talk ->
        [0] Budujesz między ruchami?
       *[other]
            { $spent ->
                [0] Tymczasem możesz handlować
               *[other] Odpowiedz na oferty
            }
    }
ask-catan-offer = { $seat }, złóż ofertę: co dajesz i co za to chcesz?
question-catan-offer = Złóż ofertę
ask-catan-exchange = { $seat }, co wymieniasz z bankiem?
question-catan-exchange = Wymień z bankiem
ask-catan-robber = ⟦catan-robber⟧ { $seat }, dokąd idzie złodziej?
question-catan-robber = ⟦catan-robber⟧ Przenieś złodzieja
ask-catan-discard = { $seat }, siódemka: odrzuć { catan-cards-to-give }.
ask-catan-free_road =
    { $left ->
        [one] { $seat }, druga darmowa droga?
        [few] { $seat }, gdzie budujesz pierwszą darmową drogę?
       *[many] { $seat }, gdzie budujesz pierwszą darmową drogę?
    }
ask-catan-plenty =
    { $most ->
        [one] { $seat }, który surowiec bierzesz?
        [few] { $seat }, które { $most } surowce bierzesz?
       *[many] { $seat }, które surowce ({ $most }) bierzesz?
    }

## Możliwości

option-catan = { $marked }{ $id }
option-catan-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
option-catan-done = Nic więcej
option-catan-roll-roll = ⟦catan-die-5⟧ Rzuć kostkami
option-catan-end = Zakończ ruch
option-catan-pass = Nic więcej nie buduj
option-catan-all = Wszyscy
option-catan-flag = Buduj między ruchami
option-catan-unflag = Nie buduj między ruchami
option-catan-act-offer = Złóż ofertę
option-catan-reply-offer = Złóż ofertę
option-catan-accept = Przyjmij ofertę { $offer }
option-catan-decline = Odrzuć ofertę { $offer }
option-catan-refuse = Odrzuć ofertę { $offer } ostatecznie
option-catan-counter = Kontroferta do oferty { $offer }
option-catan-match = Zaoferuj to samo co w ofercie { $offer }
option-catan-name = Oferta { $offer }: oddaj: { $card }
option-catan-withdraw = Wycofaj ofertę { $offer }
option-catan-confirm = ⟦seat-{ $seat-letter }⟧ Oferta { $offer }: wymiana, { $seat }
option-catan-development = ⟦catan-development⟧ Kup kartę rozwoju
option-catan-bank = { $give-counted } → { $get }
option-catan-bank_several = Wymień z bankiem: kilka wymian naraz
option-catan-exchange = { $card-counted }
option-catan-play = Zagraj: { $card }
option-catan-play_monopoly = Zagraj Monopol: { $kind }
option-catan-road = { $marked }⟦catan-road-{ $own }⟧ Droga: { $place }
option-catan-settlement = { $marked }⟦catan-settlement-{ $own }⟧ Osada: { $place }
option-catan-city = { $marked }⟦catan-city-{ $own }⟧ Miasto: { $place }

option-catan-robber =
    { $robs ->
        [yes] { $marked }{ $hex }, okradnij: { $robbed }
       *[no] { $marked }{ $hex }
    }
option-catan-place = { $marked }{ $place }
option-catan-free_road-done = Bez drugiej drogi

step-catan-1 =
    { $count ->
        [one] { $marked }{ $place }: { $count } skrzyżowanie
        [few] { $marked }{ $place }: { $count } skrzyżowania
       *[many] { $marked }{ $place }: { $count } skrzyżowań
    }
step-catan-2 = { $marked }{ $place }
step-catan-3 = { $marked }{ $place }
step-catan-1-road = ⟦catan-road-{ $own }⟧ Zbuduj drogę
step-catan-1-settlement = ⟦catan-settlement-{ $own }⟧ Zbuduj osadę
step-catan-1-city = ⟦catan-city-{ $own }⟧ Zbuduj miasto
step-catan-1-bank = ⟦catan-bank⟧ Handluj z bankiem
step-catan-1-play = ⟦catan-hand⟧ Zagraj kartę
step-catan-1-offer = Oferta { $offer }
step-catan-1-name = Oferta { $offer }: wybierz kartę
step-catan-name-2 = Oddaj: { $card }
step-catan-1-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
step-catan-robber-1 = { $marked }{ $place }
step-catan-city-2 = { $marked }{ $place }
step-catan-bank-2 = { $id-counted }
step-catan-bank-2-several = Kilka wymian naraz
step-catan-bank-3 = za { CASE($id, "accusative") }
step-catan-play-2 = { $id }
step-catan-play-3 = { $id }
step-catan-offer-2-accept = Przyjmij
step-catan-offer-2-decline = Odrzuć
step-catan-offer-2-refuse = Odrzuć ostatecznie
step-catan-offer-2-counter = Kontroferta
step-catan-offer-2-match = Zaoferuj to samo
step-catan-offer-2-withdraw = Wycofaj
step-catan-offer-2-confirm = Wymień
cost-catan-1-road = drewno, glina
cost-catan-1-settlement = drewno, glina, wełna, zboże
cost-catan-1-city = 2 zboża, 3 rudy
cost-catan-development = wełna, zboże, ruda
step-catan-offer-3 = ⟦seat-{ $seat-letter }⟧ z graczem { $seat }
step-catan-robber-2 = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
detail-catan = { $about }
    .short = { CASE($about, "short") }
detail-catan-1 = { $about }
    .short = { CASE($about, "short") }
detail-catan-2 = { $about }
    .short = { CASE($about, "short") }
detail-catan-3 = { $about }
    .short = { CASE($about, "short") }

panel-confirm-nothing-catan-offer = Bez oferty
panel-confirm-nothing-catan-exchange = Bez wymiany
field-catan-exchange-give = Dajesz
field-catan-exchange-get = Dostajesz
field-catan-offer-give = Dajesz
field-catan-offer-get = Dostajesz
field-catan-offer-to = Komu

proposal-catan-confirm = ⟦seat-{ $seat-letter }⟧ Handel: { $seat }
proposal-catan-offer =
    Oferta { $offer }: { $seat } daje { CASE($give, "accusative") } za { CASE($get, "accusative") }. Dla: { $to }.{ $accepted-count ->
        [0] { "" }
       *[other] { " " }Przyjęta przez: { $accepted }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Odrzucona przez: { $declined }.
    }
    .short = Oferta { $offer }, { $seat }: { CASE($give, "accusative") } za { CASE($get, "accusative") }

reason-one_sided_offer = Oferta musi mieć karty po obu stronach. Zostaw obie puste, żeby nie składać oferty.
reason-all_or_some = Wybierz wszystkich albo poszczególnych graczy.
reason-same_card_on_both_sides = Ten sam rodzaj kart nie może być po obu stronach.
reason-uneven_exchange = Bank daje jedną kartę za każdą pozycję. Wybierz tyle kart, ile pozycji dajesz.

## Wydarzenia

event-catan-setup = { $seat }, przygotowanie:
brief-catan-setup = { $seat }:
event-catan-turn = { $seat }, ruch { $turn }:
brief-catan-turn = { $seat }:
event-catan-turn_ended = { "" }
event-catan-special = { $seat }, między ruchami:
event-catan-flag =
    { $up ->
        [true] { $seat } chce budować między ruchami.
       *[false] { $seat } nie chce już budować między ruchami.
    }
brief-catan-flag =
    { $up ->
        [true] { $seat }: chce budować między ruchami
       *[false] { $seat }: nie chce już budować
    }
event-catan-built = { $seat } buduje ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
brief-catan-built = { $seat }: ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece }
brief-catan-built-worth =
    { $worth ->
        [0] { brief-catan-built }
       *[other] { brief-catan-built } **+{ $worth }**
    }
event-catan-built-free = { $seat } stawia ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
event-catan-first_cards =
    { $cards-count ->
        [0] { $seat } zaczyna bez kart.
       *[other] { $seat } dostaje na początek { CASE($cards, "accusative") }.
    }
brief-catan-first_cards = { "" }
event-catan-longest_road = Nikt nie ma już Najdłuższej Drogi Handlowej.
event-catan-longest_road-seat = { $seat } ma teraz ⟦catan-length⟧ Najdłuższą Drogę Handlową ({ $length }): 2 punkty.
brief-catan-longest_road-seat = { $seat }: ⟦catan-length⟧ Najdłuższa Droga Handlowa **+2**
event-catan-largest_army = { $seat } ma teraz ⟦catan-army⟧ Najwyższą Władzę Rycerską ({ $size }): 2 punkty.
brief-catan-largest_army = { $seat }: ⟦catan-army⟧ Najwyższa Władza Rycerska **+2**
event-catan-rolled = { $seat } wyrzuca **{ $total }** ({ $dice }).
brief-catan-rolled = { $seat }: rzut { $total }
number-catan-dice = ⟦catan-die-{ $count }|{ $count }⟧
event-catan-produced =
    { $gains-count ->
        [0] W banku brakuje { CASE($short, "genitive") }.
       *[other] { $short-count ->
            [0] { $gains }.
           *[other] { $gains }. W banku brakuje { CASE($short, "genitive") }.
        }
    }
brief-catan-produced =
    { $gains-count ->
        [0] (w banku brakuje { CASE($short, "genitive") })
       *[other] ({ $gains })
    }
each-catan-gains = { $seat }: { $cards }
event-catan-discarded = { $seat } odrzuca { CASE($cards, "accusative") }.
brief-catan-discarded = ({ $seat }: −{ $cards })
event-catan-discarded-together = { $seats } odrzucają karty.
brief-catan-discarded-together = ({ $seats } odrzucają karty)
event-catan-discarded-follows = ·
event-catan-robber = { $seat } przestawia ⟦catan-robber⟧ złodzieja ({ $hex }).
brief-catan-robber = { $seat }: ⟦catan-robber⟧ złodziej
event-catan-robber-follows = ·
event-catan-stole = { $seat } kradnie kartę graczowi { $victim }.
brief-catan-stole = { $seat }: karta od gracza { $victim }
event-catan-stole-card = { $seat } kradnie { CASE($card, "accusative") } graczowi { $victim }.
brief-catan-stole-card = { $seat }: { $card } od gracza { $victim }
event-catan-exchanged = { $seat } oddaje do banku { CASE($give-counted, "accusative") } za { CASE($get, "accusative") }.
brief-catan-exchanged = { $seat }: { $give-counted } → { $get }
event-catan-offered =
    { $partners-count ->
        [one] { $seat } oferuje graczowi { $partners } { CASE($give, "accusative") } za { CASE($get, "accusative") }.
        [few] { $seat } oferuje { CASE($give, "accusative") } za { CASE($get, "accusative") }.
       *[many] { $seat } oferuje { CASE($give, "accusative") } za { CASE($get, "accusative") }.
    }
brief-catan-offered =
    { $partners-count ->
        [one] { $seat }: oferuje graczowi { $partners } { CASE($give, "accusative") } za { CASE($get, "accusative") }
        [few] { $seat }: oferuje { CASE($give, "accusative") } za { CASE($get, "accusative") }
       *[many] { $seat }: oferuje { CASE($give, "accusative") } za { CASE($get, "accusative") }
    }
event-catan-accepted = { $seat } przyjmuje ofertę.
brief-catan-accepted = ({ $seat } przyjmuje)
event-catan-accepted-by = { $seat } przyjmuje ofertę gracza { $by }.
event-catan-accepted-follows = ·
event-catan-accepted-together = { $seats } przyjmują ofertę.
brief-catan-accepted-together = ({ $seats } przyjmują)
event-catan-declined = { $seat } odrzuca ofertę.
brief-catan-declined = ({ $seat } odrzuca)
event-catan-declined-by = { $seat } odrzuca ofertę gracza { $by }.
event-catan-declined-follows = ·
event-catan-declined-together = { $seats } odrzucają ofertę.
brief-catan-declined-together = ({ $seats } odrzucają)
event-catan-withdrawn = { $seat } wycofuje ofertę.
brief-catan-withdrawn = { $seat }: oferta wycofana
event-catan-withdrawn-follows = ·
event-catan-lapsed = Oferta gracza { $by } wygasła.
brief-catan-lapsed = (bez wymiany)
event-catan-lapsed-follows = ·
event-catan-fell_through = { $seat } nie może już zapłacić.
brief-catan-fell_through = ({ $seat } nie może już zapłacić)
event-catan-fell_through-by = { $seat } nie może już zapłacić za ofertę gracza { $by }.
event-catan-fell_through-follows = ·
event-catan-traded = { $seat } daje graczowi { $partner } { CASE($give, "accusative") } za { CASE($get, "accusative") }.
brief-catan-traded = { $seat }: { $give } dla gracza { $partner } za { CASE($get, "accusative") }
event-catan-bought = { $seat } kupuje ⟦catan-development⟧ kartę rozwoju.
brief-catan-bought = { $seat }: ⟦catan-development⟧ karta rozwoju
event-catan-bought-card = { $seat } kupuje ⟦catan-development⟧ kartę rozwoju: { $card }.
brief-catan-bought-card = { $seat }: ⟦catan-development⟧ karta rozwoju { $card }
event-catan-played = { $seat } zagrywa kartę: { $card }.
brief-catan-played = { $seat }: { $card }
event-catan-took =
    { $cards-count ->
        [0] { $seat } nic nie bierze z banku.
       *[other] { $seat } bierze z banku { CASE($cards, "accusative") }.
    }
brief-catan-took =
    { $cards-count ->
        [0] { $seat }: nic z banku
       *[other] { $seat }: { $cards } z banku
    }
event-catan-collected =
    { $total ->
        [0] { $seat } zbiera { CASE($card, "accusative") }, ale nikt takiej karty nie ma.
       *[other] { $seat } zbiera { CASE($card-counted, "accusative") } ({ $taken }).
    }
brief-catan-collected =
    { $total ->
        [0] { $seat }: { $card }: nikt nie ma
       *[other] { $seat }: { $card-counted } ({ $taken })
    }
each-catan-taken = { $seat } { $count }
event-catan-won = **{ $seat }** wygrywa: { $points }.
end-lead-catan =
    { $points ->
        [one] { $who } ma podczas swojego ruchu { $points } punkt.
        [few] { $who } ma podczas swojego ruchu { $points } punkty.
       *[many] { $who } ma podczas swojego ruchu { $points } punktów.
    } Tylko tak można wygrać.
each-catan-points = { $seat } { $count }

event-catan-scored =
    { $points ->
        [0] { $seat } nie ma punktów.
        [one] { $seat } ma { $points } punkt: { $terms }.
        [few] { $seat } ma { $points } punkty: { $terms }.
       *[many] { $seat } ma { $points } punktów: { $terms }.
    }
brief-catan-scored = { $seat }: **{ $points }**
term-catan-settlements =
    { $count ->
        [one] { $count } osada × { $each }
        [few] { $count } osady × { $each }
       *[many] { $count } osad × { $each }
    }
term-catan-cities =
    { $count ->
        [one] { $count } miasto × { $each }
        [few] { $count } miasta × { $each }
       *[many] { $count } miast × { $each }
    }
term-catan-longest_road = Najdłuższa Droga Handlowa { $each }
term-catan-largest_army = Najwyższa Władza Rycerska { $each }
term-catan-point_cards =
    { $count ->
        [one] { $count } karta punktowa
        [few] { $count } karty punktowe
       *[many] { $count } kart punktowych
    }

## Objaśnienia wydarzeń

why-catan-first_cards = Po jednej karcie za każde pole wokół drugiej budowli, oprócz pustyni.
why-catan-built-worth =
    { $worth ->
        [one] { $worth } punkt więcej.
        [few] { $worth } punkty.
       *[many] { $worth } punktów.
    }
why-catan-longest_road = Potrzeba co najmniej pięciu połączonych dróg i więcej, niż ma ktokolwiek inny.
why-catan-longest_road-seat = Połączone drogi: { $length }, co najmniej pięć i więcej, niż ma ktokolwiek inny. Budowla lub rycerz innego gracza pomiędzy nimi przerywa drogę.
why-catan-largest_army = Zagrani rycerze: { $size }, co najmniej trzech i więcej, niż ma ktokolwiek inny.
why-catan-produced-sources =
    { $short-count ->
        [0] Wynik { $number }: { $sources }. Osada dostaje jedną kartę, miasto dwie.
       *[other] Wynik { $number }: { $sources }. Gdy w banku brakuje kart, jedyny uprawniony gracz dostaje resztę, a kilku nie dostaje nic.
    }
why-catan-produced-blocked =
    { $short-count ->
        [0] Wynik { $number }: { $sources }. Złodziej blokuje pole: { $blocked }.
       *[other] Wynik { $number }: { $sources }. Złodziej blokuje pole: { $blocked }. Gdy w banku brakuje kart, jedyny uprawniony gracz dostaje resztę, a kilku nie dostaje nic.
    }
each-catan-sources = { $land } ({ $seat } { $count })
why-catan-discarded-had =
    { $had ->
        [one] Połowa z { $had } karty, zaokrąglona w dół: { $count }.
        [few] Połowa z { $had } kart, zaokrąglona w dół: { $count }.
       *[many] Połowa z { $had } kart, zaokrąglona w dół: { $count }.
    }
why-catan-discarded-limit =
    { $had ->
        [one] { $had } karta to więcej niż { $limit }, więc odpada połowa, zaokrąglona w dół: { $count }.
        [few] { $had } karty to więcej niż { $limit }, więc odpada połowa, zaokrąglona w dół: { $count }.
       *[many] { $had } kart to więcej niż { $limit }, więc odpada połowa, zaokrąglona w dół: { $count }.
    }
why-catan-robber-number =
    { $number ->
        [0] To pole ({ $land }) i tak nic nie daje.
       *[other] Dopóki tam stoi, to pole ({ $land } { $number }) nic nie daje.
    }
why-catan-stole-had =
    { $had ->
        [one] Jedyna karta gracza { $victim }. Tylko tych dwoje graczy wie, która.
        [few] Jedna z { $had } kart gracza { $victim }, losowa. Tylko tych dwoje graczy wie, która.
       *[many] Jedna z { $had } kart gracza { $victim }, losowa. Tylko tych dwoje graczy wie, która.
    }
why-catan-exchanged =
    { $count ->
        [4] Bez portu bank wymienia cztery karty na jedną.
        [3] W porcie 3:1 bank wymienia trzy karty na jedną.
       *[other] Z portem 2:1 lub innym kursem 2:1 bank wymienia dwie karty na jedną.
    }

## Nazwy

thing-catan-piece-road = droga
    .accusative = drogę
thing-catan-piece-settlement = osada
    .accusative = osadę
thing-catan-piece-city = miasto
thing-catan-card-lumber = ⟦catan-lumber|drewno⟧
    .genitive = ⟦catan-lumber|drewna⟧
thing-catan-card-brick = ⟦catan-brick|glina⟧
    .accusative = ⟦catan-brick|glinę⟧
    .genitive = ⟦catan-brick|gliny⟧
thing-catan-card-wool = ⟦catan-wool|wełna⟧
    .accusative = ⟦catan-wool|wełnę⟧
    .genitive = ⟦catan-wool|wełny⟧
thing-catan-card-grain = ⟦catan-grain|zboże⟧
    .genitive = ⟦catan-grain|zboża⟧
thing-catan-card-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudę⟧
    .genitive = ⟦catan-ore|rudy⟧
thing-catan-any = Dowolna karta
    .accusative = dowolną kartę
thing-catan-card-any = dowolna karta
    .accusative = dowolną kartę
    .genitive = dowolnej karty
thing-catan-give-lumber = ⟦catan-lumber|drewno⟧
thing-catan-give-brick = ⟦catan-brick|glina⟧
    .accusative = ⟦catan-brick|glinę⟧
thing-catan-give-wool = ⟦catan-wool|wełna⟧
    .accusative = ⟦catan-wool|wełnę⟧
thing-catan-give-grain = ⟦catan-grain|zboże⟧
thing-catan-give-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudę⟧
thing-catan-get-lumber = ⟦catan-lumber|drewno⟧
thing-catan-get-brick = ⟦catan-brick|glina⟧
    .accusative = ⟦catan-brick|glinę⟧
thing-catan-get-wool = ⟦catan-wool|wełna⟧
    .accusative = ⟦catan-wool|wełnę⟧
thing-catan-get-grain = ⟦catan-grain|zboże⟧
thing-catan-get-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudę⟧
thing-catan-short-lumber = ⟦catan-lumber|drewno⟧
    .genitive = ⟦catan-lumber|drewna⟧
thing-catan-short-brick = ⟦catan-brick|glina⟧
    .genitive = ⟦catan-brick|gliny⟧
thing-catan-short-wool = ⟦catan-wool|wełna⟧
    .genitive = ⟦catan-wool|wełny⟧
thing-catan-short-grain = ⟦catan-grain|zboże⟧
    .genitive = ⟦catan-grain|zboża⟧
thing-catan-short-ore = ⟦catan-ore|ruda⟧
    .genitive = ⟦catan-ore|rudy⟧
thing-catan-forest = las
thing-catan-hills = wzgórza
thing-catan-pasture = pastwisko
thing-catan-fields = pole uprawne
thing-catan-mountains = góry
thing-catan-desert = pustynia

count-catan-lumber =
    { $count ->
        [one] { $count } ⟦catan-lumber|drewno⟧
        [few] { $count } ⟦catan-lumber|drewna⟧
       *[many] { $count } ⟦catan-lumber|drewna⟧
    }
count-catan-brick =
    { $count ->
        [one] { $count } ⟦catan-brick|glina⟧
        [few] { $count } ⟦catan-brick|gliny⟧
       *[many] { $count } ⟦catan-brick|gliny⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-brick|glinę⟧
            [few] { $count } ⟦catan-brick|gliny⟧
           *[many] { $count } ⟦catan-brick|gliny⟧
        }
count-catan-wool =
    { $count ->
        [one] { $count } ⟦catan-wool|wełna⟧
        [few] { $count } ⟦catan-wool|wełny⟧
       *[many] { $count } ⟦catan-wool|wełny⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-wool|wełnę⟧
            [few] { $count } ⟦catan-wool|wełny⟧
           *[many] { $count } ⟦catan-wool|wełny⟧
        }
count-catan-grain =
    { $count ->
        [one] { $count } ⟦catan-grain|zboże⟧
        [few] { $count } ⟦catan-grain|zboża⟧
       *[many] { $count } ⟦catan-grain|zboża⟧
    }
count-catan-ore =
    { $count ->
        [one] { $count } ⟦catan-ore|ruda⟧
        [few] { $count } ⟦catan-ore|rudy⟧
       *[many] { $count } ⟦catan-ore|rudy⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-ore|rudę⟧
            [few] { $count } ⟦catan-ore|rudy⟧
           *[many] { $count } ⟦catan-ore|rudy⟧
        }
count-catan-any = dowolna karta
    .accusative = dowolną kartę

## Poczekalnia

credits-catan = Autorem gry Catan i jej dodatków jest Klaus Teuber.
setting-catan-terrain = Wyspa
setting-catan-terrain-random = Losowa
setting-catan-terrain-beginner = Dla początkujących (do czterech osób)
setting-catan-numbers = Liczby
setting-catan-numbers-balanced = 6 i 8 nigdy obok siebie
setting-catan-numbers-spiral = Spiralnie
setting-catan-numbers-free = Gdziekolwiek
setting-catan-harbours = Porty
setting-catan-harbours-shuffled = Losowe
setting-catan-harbours-standard = Jak na planszy (do czterech osób)
setting-catan-friendly_robber = Przyjazny złodziej
setting-catan-friendly_robber-off = Nie
setting-catan-friendly_robber-on = Tak: oszczędza graczy do 2 punktów
setting-catan-target = Punkty do zwycięstwa
setting-catan-target-usual = Domyślnie (10, z niektórymi dodatkami więcej)
setting-catan-discard_limit = Karty bezpieczne przy siódemce

## Miejsca

catan-hex =
    { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }{ $letter ->
        [none] { "" }
       *[other] { " " }({ $letter })
    }
catan-lettered = { $name } ({ $letter })
catan-corner-coast = { $land }, brzeg { $side }
catan-corner-harbour = { $corner } / { $harbour }
catan-edge = { $from } – { $to }
catan-harbour =
    { $kind ->
        [any] port 3:1
       *[other] port 2:1 ({ $card })
    }
thing-catan-side-N = północny
thing-catan-side-NE = północno-wschodni
thing-catan-side-SE = południowo-wschodni
thing-catan-side-S = południowy
thing-catan-side-SW = południowo-zachodni
thing-catan-side-NW = północno-zachodni
catan-pips =
    { $count ->
        [one] { $count } kropka
        [few] { $count } kropki
       *[many] { $count } kropek
    }
catan-pips-of = { $pips }: { $kinds }
catan-at-settlement = osada gracza { $seat }
catan-at-city = miasto gracza { $seat }
catan-at-road = droga gracza { $seat }
catan-at-roads =
    { $count ->
        [one] droga gracza { $seat }
        [few] { $count } drogi gracza { $seat }
       *[many] { $count } dróg gracza { $seat }
    }
catan-at-nothing = teraz puste
catan-at-robber = złodziej: { $hex }
catan-on-robber = złodziej
catan-at-hex =
    { $hand ->
        [one] { $seat } ({ $hand } karta): { $pieces }
        [few] { $seat } ({ $hand } karty): { $pieces }
       *[many] { $seat } ({ $hand } kart): { $pieces }
    }
catan-bare-settlement =
    { $count ->
        [one] osada
        [few] { $count } osady
       *[many] { $count } osad
    }
catan-bare-city =
    { $count ->
        [one] miasto
        [few] { $count } miasta
       *[many] { $count } miast
    }
catan-leads = prowadzi do: { $corner }, { $state }
catan-free = wolne, { $pips }
catan-open = Wolne dla osady.
catan-close = za blisko budowli
catan-closed = Za blisko budowli, by postawić osadę.
catan-piece-at = { $piece }: { $place }
catan-have = masz { $count }
catan-costs = { $cards }
catan-find-own = Twoje karty
catan-find-pieces = { $seat }: budowle i pionki
catan-find-roads = { $seat }: drogi
catan-find-robber = Złodziej
catan-find-free = Wolne skrzyżowania
catan-find-harbours = Porty
catan-find-bank = Bank i stosy kart
catan-find-corners = Skrzyżowania: { $corners }
catan-find-edges = Krawędzie: { $edges }
catan-find-typed = W ruchu wpisanym ręcznie: { $id }
catan-find-none = Jeszcze nic.

## Obraz

catan-note =
    { $turn ->
        [0] Przygotowanie · do { $target }
       *[other] Ruch { $turn } · do { $target }
    }

catan-described =
    { $phase ->
        [setup] Catan, przygotowanie: { $seat } stawia budowlę.
        [roll] Catan, ruch { $turn }: gra { $seat }, przed rzutem.
        [special] Catan, ruch { $turn }: { $seat } może budować między ruchami.
       *[other] Catan, ruch { $turn }: gra { $seat }.
    } Do zwycięstwa: { $target }.
catan-described-over = Catan, ruch { $turn }: wygrywa { $seat }.
catan-described-dice = Ostatni rzut { $total } ({ $dice }){ $further }.
catan-described-gains = Ostatni rzut dał ci { CASE($cards, "accusative") }.
catan-described-hand = Twoja ręka: { $cards }.
catan-described-cards = Twoje karty: { $cards }.
catan-described-seat =
    { $letter } { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[many] { $hand } kart
    }, osady { $settlements }, miasta { $cities }
catan-described-longest = Najdłuższa Droga Handlowa
catan-described-army = Najwyższa Władza Rycerska
catan-described-development =
    { $count ->
        [one] { $count } karta rozwoju
        [few] { $count } karty rozwoju
       *[many] { $count } kart rozwoju
    }
catan-described-robber = Złodziej stoi tu: { $hex }.
catan-described-hexes = Pola według rzędów: { $rows }.
catan-described-latest = Ostatnio: { $told }.
catan-described-fresh = Kupione w tym ruchu: { $cards }.
catan-described-knights-played = zagrani rycerze { $count }
catan-described-flag = chce budować między ruchami
catan-described-stock =
    { $seat }: najdłuższa droga { $length }, przy siódemce { $limit ->
        [one] bezpieczna { $limit } karta
        [few] bezpieczne { $limit } karty
       *[many] bezpiecznych { $limit } kart
    }; do zbudowania: drogi { $roads }, osady { $settlements }, miasta { $cities }
catan-described-payable = Stać cię na { CASE($things, "accusative") }.
catan-described-rates = Bank wymienia { $rates }.
catan-described-rate = { CASE($cards, "accusative") } po { $rate }:1
catan-described-bank = W banku: { $cards }.
catan-described-decks = Karty w stosach: { $decks }.
catan-described-harbours = Porty: { $places }.
catan-seat-places = { $seat } na wyspie: { $places }.
catan-no-cards = nic
catan-board-hexes = Pola według rzędów:
catan-board-hex = { $hex }: { $told }
catan-board-harbours = Porty:
catan-board-harbour = { $harbour }: { $place }
catan-board-roads = Drogi gracza { $seat }: { $roads }
catan-map-without = Drogi, porty i karty są na planszy tekstowej, nie na tej mapie.
thing-catan-deck-development = rozwój
catan-described-legend = F las, H wzgórza, P pastwisko, C pole uprawne, M góry, D pustynia, ! złodziej; A osada, A* miasto

## Nakładki

overlay-catan-cards = Twoje karty
overlay-catan-card =
    { $held ->
        [0] **{ $name }**: { $text }
       *[other] **{ $name }** (masz { $held }): { $text }
    }
overlay-catan-yields = Plony
overlay-catan-costs = Ceny
overlay-catan-places = Nazwy miejsc
overlay-catan-dice = Kostki
overlay-catan-rolls =
    { $count ->
        [one] Jeden rzut. Przy każdej sumie: ile razy wypadła, a w nawiasie, ile razy można było jej oczekiwać:
        [few] { $count } rzuty. Przy każdej sumie: ile razy wypadła, a w nawiasie, ile razy można było jej oczekiwać:
       *[many] { $count } rzutów. Przy każdej sumie: ile razy wypadła, a w nawiasie, ile razy można było jej oczekiwać:
    }
overlay-catan-sum = **{ $total }** { $count } ({ $whole },{ $tenth })
catan-placed-hex = { $hex } ({ $id }){ $robber }: { $corners }
catan-placed-robber = , złodziej
catan-placed-harbours = Porty: { $places }
catan-placed-edges = Krawędzie przy drogach i budowlach: { $places }
catan-placed-settlements = osady { $places }
catan-placed-cities = miasta { $places }
catan-placed-roads = drogi { $places }
overlay-catan-seat = { $seat }: { $numbers }
overlay-catan-number = **{ $number }** { $cards }
overlay-catan-cost = { $name }: { $cards }
catan-priced-road = Droga
    .accusative = drogę
catan-priced-settlement = Osada
    .accusative = osadę
catan-priced-city = Miasto
    .accusative = miasto
catan-priced-development = Karta rozwoju
    .accusative = kartę rozwoju

## Stałe polecenia, przypomnienia, nazwy punktów

order-catan-roll = Od razu rzuć kostkami
order-why-catan-roll = złodziej stoi na jednym z twoich pól, a rycerz może go wyprzeć przed rzutem.
order-catan-poor = Od razu zakończ mój ruch
order-catan-poor-value = gdy mam mniej kart niż { $value }
order-why-catan-poor = jednemu z graczy brakuje do zwycięstwa najwyżej 2 punktów.
order-catan-discard = Przy siódemce odrzuć najpierw
order-catan-embargo = Żadnych ofert dla i od
order-catan-no_special = Nie buduj w ruchach innych graczy
order-why-catan-no_special = masz więcej kart, niż jest bezpieczne przy siódemce.
missing-catan-place = pierwsza budowla
missing-catan-place_road = droga przy niej
missing-catan-act = ruch
missing-catan-roll = rzut kostkami
missing-catan-discard = karty do odrzucenia
missing-catan-plenty = surowce do wzięcia
missing-catan-free_road = darmowa droga
points-catan-settlements = osady
points-catan-cities = miasta
points-catan-longest_road = Najdłuższa Droga Handlowa
points-catan-largest_army = Najwyższa Władza Rycerska
points-catan-point_cards = karty
