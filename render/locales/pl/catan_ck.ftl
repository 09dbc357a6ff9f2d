# Miasta i Rycerze

## Pytania

ask-catan-deck = { $seat }, rycerze odparli atak, a twoja siła była wśród największych. Z którego stosu dobierasz kartę?
question-catan-deck = Z której talii dobierasz?
ask-catan-city_lost = { $seat }, barbarzyńcy wygrali: które miasto tracisz?
ask-catan-aqueduct = { $seat }, ten rzut nic ci nie dał. Który surowiec bierzesz dzięki akweduktowi?
ask-catan-put_back = { $seat }, masz o jedną kartę postępu za dużo. Którą odkładasz?
ask-catan-metropolis = { $seat }, które miasto dostaje metropolię ({ $track })?
ask-catan-relocate = { $seat }, twój wyparty rycerz ({ $place }) musi się przenieść. Dokąd?
ask-catan-alchemist = { $seat }, jak ustawiasz kostki?
ask-catan-crane = { $seat }, co rozbudowujesz o jeden towar taniej?
ask-catan-engineer = { $seat }, które miasto dostaje mury?
ask-catan-inventor = { $seat }, którą liczbę zamieniasz?
ask-catan-inventor-second = { $seat }, z którą liczbą zamieniasz tę ({ $hex })?
ask-catan-medicine = { $seat }, która osada staje się miastem za 2 rudy i 1 zboże?
ask-catan-smith =
    { $left ->
        [one] { $seat }, ulepszasz drugiego rycerza?
        [few] { $seat }, którego rycerza ulepszasz?
       *[many] { $seat }, którego rycerza ulepszasz?
    }
ask-catan-merchant = { $seat }, dokąd idzie handlarz?
ask-catan-merchant_fleet = { $seat }, co wymieniasz w tym ruchu 2:1?
ask-catan-commercial_harbor = { $seat }, który surowiec i komu oferujesz za towar?
ask-catan-give_commodity = { $seat }, { $partner } daje ci { CASE($card, "accusative") }: jaki towar oddajesz?
ask-catan-master_merchant = { $seat }, od kogo bierzesz dwie karty?
ask-catan-master_merchant-take =
    { $most ->
        [one] { $seat }, którą kartę bierzesz?
        [few] { $seat }, które { $most } karty bierzesz?
       *[many] { $seat }, które karty ({ $most }) bierzesz?
    }
ask-catan-resource_monopoly = { $seat }, który surowiec zbierasz, po dwa od każdego gracza?
ask-catan-commodity_monopoly = { $seat }, który towar zbierasz, po jednym od każdego gracza?
ask-catan-bishop = { $seat }, dokąd idzie złodziej? Kradniesz kartę każdemu, kto tam jest.
question-catan-bishop = Dokąd idzie złodziej?
ask-catan-diplomat = { $seat }, którą drogę usuwasz?
ask-catan-diplomat-rebuild = { $seat }, gdzie odbudowujesz swoją drogę?
ask-catan-deserter = { $seat }, czyj rycerz dezerteruje?
ask-catan-deserter-remove = { $seat }, { $partner } nakłania twojego rycerza do dezercji: którego?
ask-catan-deserter-place = { $seat }, gdzie stawiasz { catan-a-knight }?
ask-catan-intrigue = { $seat }, którego rycerza wypierasz?
ask-catan-saboteur = { $seat }, sabotaż: odrzuć { catan-cards-to-give }.
ask-catan-spy = { $seat }, czyje karty postępu oglądasz?
ask-catan-spy-take = { $seat }, którą kartę bierzesz od gracza { $victim }?
ask-catan-wedding = { $seat }, { $partner } bierze ślub: oddaj { catan-cards-to-give }.

## Możliwości

option-catan-none = Nic
option-catan-wall = { $marked }⟦catan-wall⟧ Mury: { $place }
option-catan-knight = { $marked }⟦catan-knight-{ $own }⟧ Rycerz: { $place }
option-catan-activate = { $marked }⟦catan-activate⟧ Aktywuj rycerza: { $place }
option-catan-upgrade = { $marked }⟦catan-upgrade⟧ Ulepsz rycerza: { $place }
option-catan-move = { $marked }⟦catan-knight-{ $own }⟧ Przesuń rycerza: { $from-short } → { $place-short }
option-catan-displace = { $marked }⟦catan-knight-{ $own }⟧ Wyprzyj rycerzem { $from-short }: { $place-short }
option-catan-chase = { $marked }⟦catan-robber⟧ Wyprzyj złodzieja rycerzem: { $place }
option-catan-improve = Rozbuduj { CASE($track, "accusative") }
option-catan-bishop = { $marked }{ $hex }
option-catan-merchant = { $marked }{ $hex }
option-catan-inventor = { $marked }{ $hex }
option-catan-inventor-second = { $marked }{ $hex }
option-catan-metropolis = { $marked }{ $place }
option-catan-city_lost = { $marked }{ $place }
option-catan-engineer = { $marked }{ $place }
option-catan-medicine = { $marked }{ $place }
option-catan-relocate = { $marked }{ $place }
option-catan-smith = { $marked }{ $place }
option-catan-smith-done = Bez drugiego rycerza
option-catan-intrigue = { $marked }{ $place }
option-catan-deserter-remove = { $marked }{ $place }
option-catan-deserter-place = { $marked }{ $place }
option-catan-deserter-place-done = Nie stawiaj rycerza
option-catan-diplomat = { $marked }Droga gracza { $seat }: { $place }
    .short = { $marked }{ $seat }: { $place }
    .shortest = { $marked }{ $place }
option-catan-diplomat-rebuild = { $marked }Droga: { $place }
option-catan-diplomat-rebuild-done = Nie odbudowuj
option-catan-alchemist = { $dice }
option-catan-put_back = { $id }
option-catan-spy-take = { $id }
option-catan-aqueduct-none = Nic nie bierz
option-catan-commercial_harbor = { $seat }: { $card }
option-catan-commercial_harbor-done = Koniec ofert

cost-catan-1-wall = 2 gliny
cost-catan-1-knight = wełna, ruda
cost-catan-1-activate = zboże
cost-catan-1-upgrade = wełna, ruda
cost-catan-improve-2 = { $about }
detail-catan-crane = { "" }
detail-catan-deck = { "" }
use-catan-improve-2-science =
    { $level ->
        [1] bramy dają ci karty Wiedzy
        [2] bramy częściej dają ci karty Wiedzy
        [3] akwedukt: wybrany surowiec, jeśli rzut nic ci nie daje
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-trade =
    { $level ->
        [1] bramy dają ci karty Handlu
        [2] bramy częściej dają ci karty Handlu
        [3] dom handlowy: towary 2:1 z bankiem
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-politics =
    { $level ->
        [1] bramy dają ci karty Polityki
        [2] bramy częściej dają ci karty Polityki
        [3] twierdza: twoi rycerze mogą być potężni
       *[other] { catan-use-metropolis }
    }
catan-use-metropolis =
    { $level ->
        [4] metropolia i 2 punkty, jeśli nikt cię nie wyprzedził
       *[other] metropolia jest twoja na stałe, jeśli nikt inny nie ma poziomu 5
    }
use-catan-crane-science = { use-catan-improve-2-science }
use-catan-crane-trade = { use-catan-improve-2-trade }
use-catan-crane-politics = { use-catan-improve-2-politics }
use-catan-deck-science = karty do budowy
use-catan-deck-trade = karty, które dają ci karty
use-catan-deck-politics = karty dla rycerzy i przeciw innym
use-catan-put_back = { $about }
use-catan-play-2 = { $about }
use-catan-spy-take = { $about }
step-catan-1-wall = ⟦catan-wall⟧ Zbuduj mury
step-catan-1-knight = ⟦catan-knight-{ $own }⟧ Postaw rycerza
step-catan-1-activate = ⟦catan-activate⟧ Aktywuj rycerza
step-catan-1-upgrade = ⟦catan-upgrade⟧ Ulepsz rycerza
step-catan-1-move = ⟦catan-knight-{ $own }⟧ Przesuń rycerza
step-catan-1-displace = ⟦catan-knight-{ $own }⟧ Wyprzyj rycerza
step-catan-1-chase = ⟦catan-robber⟧ Wyprzyj złodzieja
step-catan-1-improve = Rozbuduj miasto
step-catan-alchemist-1 = Pierwsza kostka { $id }
step-catan-move-2 = { $marked }Rycerz: { $place }
step-catan-move-3 = { $marked }Dokąd: { $place }
step-catan-displace-2 = { $marked }Rycerz: { $place }
step-catan-displace-3 = { $marked }Rycerz: { $place }
step-catan-activate-2 = { $marked }{ $place }
step-catan-upgrade-2 = { $marked }{ $place }
step-catan-chase-2 = { $marked }{ $place }
step-catan-wall-2 = { $marked }{ $place }
step-catan-improve-2 = { $id }
step-catan-alchemist-2 = Czerwona kostka { $id }
step-catan-commercial_harbor-2 = { $id }

## Wydarzenia

event-catan-built-active = { $seat } stawia ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
event-catan-rolled-event = { $seat } wyrzuca **{ $total }** ({ $dice }) i { CASE($event, "accusative") }.
brief-catan-rolled-event = { $seat }: rzut { $total }, { $event }
each-catan-offers = { $seat }: { $card }
each-catan-strengths = { $seat } { $count }

term-catan-metropolises =
    { $count ->
        [one] { $count } metropolia × { $each }
        [few] { $count } metropolie × { $each }
       *[many] { $count } metropolii × { $each }
    }
term-catan-defender =
    { $count ->
        [one] Bohater { $count } raz
        [few] Bohater { $count } razy
       *[many] Bohater { $count } razy
    }
term-catan-merchant = handlarz { $each }

event-catan-ship =
    { $step ->
        [7] Barbarzyńcy lądują.
       *[other] Barbarzyńcy: krok { $step } z { $steps }.
    }
brief-catan-ship =
    { $step ->
        [7] (barbarzyńcy lądują)
       *[other] (barbarzyńcy { $step }/{ $steps })
    }
event-catan-attack =
    { $held ->
        [true] Rycerze odpierają atak, { $defence } przeciw { $threat }.
       *[false] Barbarzyńcy przełamują obronę, { $threat } przeciw { $defence }.
    }
event-catan-defender = { $seat } to Bohater Catanu: 1 punkt.
brief-catan-defender = { $seat }: Bohater Catanu **+1**
event-catan-city_lost =
    { $wall ->
        [true] { $seat } traci miasto z murami ({ $place }).
       *[false] { $seat } traci miasto ({ $place }).
    }
brief-catan-city_lost = { $seat }: miasto stracone **−1**
event-catan-city_lost-follows = ·
event-catan-drew = { $seat } dobiera kartę ({ $deck }).
brief-catan-drew = { $seat }: karta ({ $deck })
event-catan-drew-card = { $seat } dobiera kartę: { $card }.
brief-catan-drew-card = { $seat }: { $card }
event-catan-drew-together = { $seats } dobierają karty postępu.
brief-catan-drew-together = ({ $seats } dobierają karty postępu)
event-catan-point_card = { $seat } dobiera kartę: { $card }, 1 punkt.
brief-catan-point_card = { $seat }: { $card } **+1**
event-catan-put_back = { $seat } odkłada kartę ({ $deck }).
brief-catan-put_back = { $seat }: odkłada kartę ({ $deck })
event-catan-put_back-card = { $seat } odkłada kartę: { $card }.
brief-catan-put_back-card = { $seat }: odkłada kartę: { $card }
event-catan-aqueduct = { $seat } bierze { CASE($card, "accusative") } dzięki akweduktowi.
brief-catan-aqueduct = { $seat }: { $card } dzięki akweduktowi
event-catan-activated =
    { $places-count ->
        [one] { $seat } aktywuje rycerza ({ $places }).
        [few] { $seat } aktywuje { $places-count } rycerzy ({ $places }).
       *[many] { $seat } aktywuje { $places-count } rycerzy ({ $places }).
    }
brief-catan-activated =
    { $places-count ->
        [one] { $seat }: aktywuje rycerza
        [few] { $seat }: aktywuje { $places-count } rycerzy
       *[many] { $seat }: aktywuje { $places-count } rycerzy
    }
event-catan-upgraded = { $seat } ulepsza rycerza ({ $place }): jest teraz { catan-level }.
brief-catan-upgraded = { $seat }: rycerz jest teraz { catan-level }
event-catan-knight_moved = { $seat } przesuwa rycerza ({ $before-short } → { $place-short }).
brief-catan-knight_moved = { $seat }: przesuwa rycerza
event-catan-displaced = { $seat } wypiera rycerza gracza { $victim } ({ $place }).
brief-catan-displaced = { $seat }: wypiera rycerza gracza { $victim }
event-catan-relocated = { $seat } przenosi wypartego rycerza ({ $before-short } → { $place-short }).
brief-catan-relocated = { $seat }: przenosi tego rycerza
event-catan-knight_lost = { $seat } traci tego rycerza: nie ma dla niego miejsca.
brief-catan-knight_lost = { $seat }: traci tego rycerza
event-catan-chased = { $seat } wypiera złodzieja rycerzem ({ $place }).
brief-catan-chased = { $seat }: rycerz wypiera złodzieja
event-catan-improved = { $seat } rozbudowuje { CASE($track, "accusative") } do poziomu { $level }.
brief-catan-improved = { $seat }: { $track } poziom { $level }
event-catan-metropolis = { $seat } ma teraz metropolię { CASE($track, "genitive") } ({ $place }): 2 punkty.
brief-catan-metropolis = { $seat }: metropolia { CASE($track, "genitive") } **+2**
event-catan-dice_set = { $seat } ustawia kostki: { $dice }.
brief-catan-dice_set = { $seat }: kostki ustawione: { $dice }
event-catan-swapped = { $seat } zamienia dwie liczby ({ $hexes }).
brief-catan-swapped = { $seat }: zamienia dwie liczby
each-catan-hexes = { $hex }
event-catan-merchant = { $seat } ma teraz handlarza ({ $hex }): 1 punkt.
brief-catan-merchant = { $seat }: handlarz **+1**
event-catan-merchant_fleet = { $seat } wymienia w tym ruchu { CASE($card, "accusative") } po 2:1.
brief-catan-merchant_fleet = { $seat }: { $card } 2:1
event-catan-no_commodity = { $seat } nie ma towarów.
brief-catan-no_commodity = ({ $seat } nie ma towarów)
event-catan-passed =
    { $count ->
        [one] { $seat } daje kartę graczowi { $receiver }.
        [few] { $seat } daje { $count } karty graczowi { $receiver }.
       *[many] { $seat } daje { $count } kart graczowi { $receiver }.
    }
brief-catan-passed =
    { $count ->
        [one] ({ $seat } daje kartę graczowi { $receiver })
        [few] ({ $seat } daje { $count } karty graczowi { $receiver })
       *[many] ({ $seat } daje { $count } kart graczowi { $receiver })
    }
event-catan-passed-cards = { $seat } daje { CASE($cards, "accusative") } graczowi { $receiver }.
brief-catan-passed-cards = ({ $seat } daje { CASE($cards, "accusative") } graczowi { $receiver })
event-catan-looked = { $seat } ogląda rękę gracza { $victim }.
brief-catan-looked = { $seat }: ogląda rękę gracza { $victim }
event-catan-looked-cards = { $seat } ogląda rękę gracza { $victim }: { $cards }.
brief-catan-looked-cards = { brief-catan-looked } ({ $cards })
event-catan-road_removed = { $seat } usuwa drogę gracza { $owner } ({ $place }).
brief-catan-road_removed = { $seat }: usuwa drogę gracza { $owner }
event-catan-deserted = { $seat } traci rycerza, który dezerteruje ({ $place }).
brief-catan-deserted = ({ $seat } traci rycerza)
event-catan-spied = { $seat } ogląda karty postępu gracza { $victim }.
brief-catan-spied = { $seat }: ogląda karty postępu gracza { $victim }
event-catan-spied-cards = { $seat } ogląda karty postępu gracza { $victim }: { $cards }.
brief-catan-spied-cards = { brief-catan-spied } ({ $cards })
event-catan-card_taken = { $seat } bierze kartę postępu od gracza { $victim }.
brief-catan-card_taken = { $seat }: karta postępu od gracza { $victim }
event-catan-card_taken-card = { $seat } bierze kartę od gracza { $victim }: { $card }.
brief-catan-card_taken-card = { $seat }: { $card } od gracza { $victim }

## Objaśnienia wydarzeń

why-catan-drew-needed = Brama ({ $deck }) i czerwona kostka: dobiera każdy gracz, który ma tu poziom { $needed } lub wyższy.
why-catan-point_card-needed = Brama ({ $deck }) i czerwona kostka: dobiera każdy gracz, który ma tu poziom { $needed } lub wyższy.
why-catan-put_back = Limit to cztery karty postępu.
why-catan-ship = Flota płynie o krok, gdy pokazuje ją kostka z symbolami. W kroku { $steps } barbarzyńcy lądują.
why-catan-attack =
    { $held ->
        [true] Barbarzyńcy: po jednym za każde miasto na wyspie, { $threat }. Aktywni rycerze: { $strengths }, razem { $defence }, to wystarcza. Gracz z największą siłą zostaje Bohaterem Catanu; jeśli jest ich kilku, każdy dobiera kartę. Potem wszyscy rycerze stają się nieaktywni.
       *[false] Barbarzyńcy: po jednym za każde miasto na wyspie, { $threat }. Aktywni rycerze: { $strengths }, razem { $defence }, to za mało. Spośród graczy, którzy mają miasto bez metropolii, traci je ten z najmniejszą siłą. Potem wszyscy rycerze stają się nieaktywni.
    }
why-catan-defender = Nikt inny nie wniósł do obrony tyle siły aktywnych rycerzy.
why-catan-city_lost =
    { $reduced ->
        [true] Nikt, kto może stracić miasto, nie wniósł mniejszej siły aktywnych rycerzy. Zabrakło osady na zamianę, więc miasto leży na boku i liczy się jako osada.
       *[false] Nikt, kto może stracić miasto, nie wniósł mniejszej siły aktywnych rycerzy. Miasto jest znowu osadą.
    }
why-catan-aqueduct = Gdy rzut nic nie daje, akwedukt daje surowiec.
why-catan-metropolis = Dla pierwszego gracza na poziomie 4. Inny gracz przejmuje ją, gdy osiągnie poziom 5 przed właścicielem.
why-catan-knight_lost = Wyparty rycerz potrzebuje pustego skrzyżowania, do którego prowadzą drogi jego gracza.

## Nazwy

catan-level =
    { $level ->
        [1] zwykły
        [2] silny
       *[other] potężny
    }
catan-a-knight =
    { $level ->
        [1] zwykłego rycerza
        [2] silnego rycerza
       *[other] potężnego rycerza
    }
thing-catan-piece-wall = mury miejskie
thing-catan-piece-knight = rycerz
    .accusative = rycerza
thing-catan-card-paper = ⟦catan-paper|papier⟧
    .genitive = ⟦catan-paper|papieru⟧
thing-catan-card-cloth = ⟦catan-cloth|sukno⟧
    .genitive = ⟦catan-cloth|sukna⟧
thing-catan-card-coin = ⟦catan-coin|moneta⟧
    .accusative = ⟦catan-coin|monetę⟧
    .genitive = ⟦catan-coin|monet⟧
thing-catan-give-paper = ⟦catan-paper|papier⟧
thing-catan-give-cloth = ⟦catan-cloth|sukno⟧
thing-catan-give-coin = ⟦catan-coin|moneta⟧
    .accusative = ⟦catan-coin|monetę⟧
thing-catan-get-paper = ⟦catan-paper|papier⟧
thing-catan-get-cloth = ⟦catan-cloth|sukno⟧
thing-catan-get-coin = ⟦catan-coin|moneta⟧
    .accusative = ⟦catan-coin|monetę⟧
thing-catan-short-paper = ⟦catan-paper|papier⟧
    .genitive = ⟦catan-paper|papieru⟧
thing-catan-short-cloth = ⟦catan-cloth|sukno⟧
    .genitive = ⟦catan-cloth|sukna⟧
thing-catan-short-coin = ⟦catan-coin|moneta⟧
    .genitive = ⟦catan-coin|monet⟧
thing-catan-event-ship = ⟦catan-event-ship⟧ flota
    .accusative = ⟦catan-event-ship⟧ flotę
thing-catan-event-science = ⟦catan-event-science⟧ zielona brama
    .accusative = ⟦catan-event-science⟧ zieloną bramę
thing-catan-event-trade = ⟦catan-event-trade⟧ żółta brama
    .accusative = ⟦catan-event-trade⟧ żółtą bramę
thing-catan-event-politics = ⟦catan-event-politics⟧ niebieska brama
    .accusative = ⟦catan-event-politics⟧ niebieską bramę
thing-catan-science = ⟦catan-science⟧ Wiedza
    .accusative = ⟦catan-science⟧ Wiedzę
    .genitive = ⟦catan-science⟧ Wiedzy
thing-catan-trade = ⟦catan-trade⟧ Handel
    .genitive = ⟦catan-trade⟧ Handlu
thing-catan-politics = ⟦catan-politics⟧ Polityka
    .accusative = ⟦catan-politics⟧ Politykę
    .genitive = ⟦catan-politics⟧ Polityki
count-catan-paper =
    { $count ->
        [one] { $count } ⟦catan-paper|papier⟧
        [few] { $count } ⟦catan-paper|papiery⟧
       *[many] { $count } ⟦catan-paper|papierów⟧
    }
count-catan-cloth =
    { $count ->
        [one] { $count } ⟦catan-cloth|sukno⟧
        [few] { $count } ⟦catan-cloth|sukna⟧
       *[many] { $count } ⟦catan-cloth|sukna⟧
    }
count-catan-coin =
    { $count ->
        [one] { $count } ⟦catan-coin|moneta⟧
        [few] { $count } ⟦catan-coin|monety⟧
       *[many] { $count } ⟦catan-coin|monet⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-coin|monetę⟧
            [few] { $count } ⟦catan-coin|monety⟧
           *[many] { $count } ⟦catan-coin|monet⟧
        }

## Poczekalnia

setting-catan-mode = Gra
setting-catan-mode-base = Catan
setting-catan-mode-ck = Miasta i Rycerze

## Obraz

catan-described-progress =
    { $count ->
        [one] { $count } karta postępu
        [few] { $count } karty postępu
       *[many] { $count } kart postępu
    }
catan-described-levels = rozbudowa { $levels }
catan-described-knights =
    { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
       *[many] { $count } rycerzy
    } (siła aktywnych { $strength })
catan-described-event =
    { $event ->
        [ship] z flotą
        [science] z zieloną bramą (Wiedza)
        [trade] z żółtą bramą (Handel)
       *[politics] z niebieską bramą (Polityka)
    }
catan-described-legend-ck = a rycerz
catan-described-merchant = Handlarz stoi tu: { $hex } ({ $seat }).
catan-described-barbarians = Barbarzyńcy: krok { $step } z 7, siła { $threat } przeciw { $defence }.
catan-described-home = Złodziej nie może się ruszyć przed pierwszym lądowaniem barbarzyńców.
catan-described-defender =
    { $count ->
        [one] Bohater { $count } raz
        [few] Bohater { $count } razy
       *[many] Bohater { $count } razy
    }
catan-described-strength = siła aktywnych rycerzy { $strength }
catan-described-track =
    { $metropolis ->
        [yes] { $track } poziom { $level } z metropolią
       *[no] { $track } poziom { $level }
    }{ $cards ->
        [0] { "" }
        [one] { " " }({ $cards } karta)
        [few] { " " }({ $cards } karty)
       *[many] { " " }({ $cards } kart)
    }
catan-described-shown = odkryte: { $cards }
catan-described-pieces = zostało: mury { $walls }, rycerze: zwykli { $basic }, silni { $strong }, potężni { $mighty }
catan-described-improvable = Stać cię na następny poziom: { $tracks }.
catan-with-metropolis = z metropolią ({ $track })
catan-with-wall = z murami
catan-lying = (miasto na boku)
catan-at-knight =
    { catan-level } rycerz gracza { $seat }, { $state ->
        [ready] aktywny i gotowy
        [active] aktywny
       *[inactive] nieaktywny
    }
catan-on-merchant = handlarz gracza { $seat }

## Nakładki

catan-placed-knights = rycerze { $places }
catan-priced-wall = Mury miejskie
    .accusative = mury miejskie
catan-priced-knight = Rycerz
    .accusative = rycerza
catan-priced-activate = Aktywacja rycerza
    .accusative = aktywację rycerza
catan-priced-upgrade = Ulepszenie rycerza
    .accusative = ulepszenie rycerza

## Stałe polecenia, przypomnienia, nazwy punktów

missing-catan-deck = stos karty postępu
missing-catan-city_lost = tracone miasto
missing-catan-aqueduct = surowiec z akweduktu
missing-catan-put_back = karta postępu do odłożenia
missing-catan-relocate = nowe miejsce rycerza
missing-catan-metropolis = miejsce metropolii
missing-catan-smith = rycerz do ulepszenia
missing-catan-give_commodity = towar do oddania
missing-catan-wedding = karty do oddania na ślub
missing-catan-remove = rycerz, który dezerteruje
missing-catan-saboteur = karty do odrzucenia
missing-catan-take = karty do wzięcia
points-catan-metropolises = metropolie
points-catan-defender = Bohater Catanu
points-catan-merchant = handlarz

## Słowa, które można wpisać zamiennie

synonyms-catan-coin = moneta, monety, monetę, monet, pieniądze, złoto
synonyms-catan-cloth = sukno, sukna, tkanina, płótno
synonyms-catan-improve = rozbuduj, rozbudowa, ulepsz, ulepszenie

## Karty

thing-catan-paper = ⟦catan-paper|Papier⟧
    .accusative = ⟦catan-paper|papier⟧
thing-catan-cloth = ⟦catan-cloth|Sukno⟧
    .accusative = ⟦catan-cloth|sukno⟧
thing-catan-coin = ⟦catan-coin|Moneta⟧
    .accusative = ⟦catan-coin|monetę⟧

thing-catan-alchemist = ⟦catan-alchemist⟧ Alchemik
card-catan-alchemist = Przed rzutem: ustaw obie kostki z liczbami.
rules-catan-alchemist = **Wiedza · 2 karty**
    Zagrywany przed rzutem: ustawiasz białą i czerwoną kostkę. Rzucana jest tylko kostka z symbolami i to ona działa najpierw. Ustawiona czerwona kostka decyduje też, kto dobiera karty postępu.

thing-catan-crane = ⟦catan-crane⟧ Dźwig
card-catan-crane = Kup rozbudowę o jeden towar taniej.
rules-catan-crane = **Wiedza · 2 karty**
    Wybierz dziedzinę i od razu kup jej następny poziom o jeden towar taniej niż zwykle. Pierwszy poziom jest darmowy. W ruchu możesz zagrać jeden Dźwig.

thing-catan-engineer = ⟦catan-engineer⟧ Inżynier
card-catan-engineer = Zbuduj mury miejskie za darmo.
rules-catan-engineer = **Wiedza · 1 karta**
    Zbuduj za darmo mury wokół jednego ze swoich miast. Mając na planszy troje murów, nie możesz go zagrać.

thing-catan-inventor = ⟦catan-inventor⟧ Wynalazca
card-catan-inventor = Zamień dwie liczby, ale nie 2, 6, 8 ani 12.
rules-catan-inventor = **Wiedza · 2 karty**
    Zamień liczby dwóch pól, gdziekolwiek na wyspie. 2, 6, 8 i 12 zostają na miejscu.

thing-catan-irrigation = ⟦catan-irrigation⟧ Nawadnianie
card-catan-irrigation = 2 zboża za każde twoje pole uprawne.
rules-catan-irrigation = **Wiedza · 2 karty**
    Weź dwa zboża za każde pole uprawne przy twoich budowlach. Liczba budowli i złodziej nie mają znaczenia.

thing-catan-medicine = ⟦catan-medicine⟧ Medycyna
card-catan-medicine = Miasto za 2 rudy i 1 zboże.
rules-catan-medicine = **Wiedza · 2 karty**
    Zamień jedną ze swoich osad w miasto za dwie rudy i jedno zboże.

thing-catan-mining = ⟦catan-mining⟧ Górnictwo
card-catan-mining = 2 rudy za każde twoje góry.
rules-catan-mining = **Wiedza · 2 karty**
    Weź dwie rudy za każde góry przy twoich budowlach. Liczba budowli i złodziej nie mają znaczenia.

thing-catan-printer = ⟦catan-printer⟧ Drukarz
card-catan-printer = 1 punkt, odkrywany od razu.
rules-catan-printer = **Wiedza · 1 karta**
    Jeden punkt. Karta jest odkrywana zaraz po dobraniu, nawet w ruchu innego gracza, i nigdy nie liczy się jako karta na ręce.

thing-catan-smith = ⟦catan-smith⟧ Kowal
card-catan-smith = Ulepsz do 2 rycerzy za darmo.
rules-catan-smith = **Wiedza · 2 karty**
    Ulepsz za darmo do dwóch swoich rycerzy, każdego o jeden poziom. Obowiązują zwykłe limity: każdy rycerz raz w ruchu, dwóch na każdym poziomie, potężni tylko z twierdzą.

thing-catan-commercial_harbor = ⟦catan-commercial_harbor⟧ Port handlowy
card-catan-commercial_harbor = Zamień z każdym innym graczem surowiec na towar.
rules-catan-commercial_harbor = **Handel · 2 karty**
    Zaoferuj każdemu przeciwnikowi jedną ze swoich kart surowców, najwyżej raz w ruchu. Gracz, który ma towary, musi ci za nią dać jeden wybrany przez siebie. Gracz bez towarów nic nie daje, a ty zachowujesz swoją kartę.
    Pytam też gracza, który ma towary tylko jednego rodzaju: inaczej wszyscy wiedzieliby, co ma na ręce.

thing-catan-master_merchant = ⟦catan-master_merchant⟧ Wielki kupiec
card-catan-master_merchant = Weź 2 wybrane karty od gracza, który ma więcej punktów.
rules-catan-master_merchant = **Handel · 2 karty**
    Wybierz przeciwnika, który ma więcej punktów niż ty. Obejrzyj jego rękę i weź dwie wybrane karty.

thing-catan-merchant_fleet = ⟦catan-merchant_fleet⟧ Flota handlowa
card-catan-merchant_fleet = W tym ruchu jeden rodzaj kart wymieniasz 2:1.
rules-catan-merchant_fleet = **Handel · 2 karty**
    Wybierz surowiec lub towar: do końca swojego ruchu wymieniasz go z bankiem 2:1.

thing-catan-merchant = ⟦catan-merchant⟧ Handlarz
card-catan-merchant = Postaw handlarza na swoim polu: 1 punkt, 2:1 za jego surowiec.
rules-catan-merchant = **Handel · 6 kart**
    Postaw handlarza na polu przy jednej ze swoich budowli. Dopóki go masz, daje ci jeden punkt, a surowiec tego pola wymieniasz 2:1. Przejmuje go następny gracz, który zagra Handlarza.

thing-catan-resource_monopoly = ⟦catan-resource_monopoly⟧ Monopol na surowce
card-catan-resource_monopoly = Wszyscy inni dają ci po 2 karty jednego surowca.
rules-catan-resource_monopoly = **Handel · 4 karty**
    Wybierz surowiec. Wszyscy inni dają ci po dwie jego karty albo jedną, jeśli mają tylko jedną.

thing-catan-commodity_monopoly = ⟦catan-commodity_monopoly⟧ Monopol na towary
card-catan-commodity_monopoly = Wszyscy inni dają ci po 1 karcie jednego towaru.
rules-catan-commodity_monopoly = **Handel · 2 karty**
    Wybierz towar. Wszyscy inni, którzy go mają, dają ci po jednej karcie.

thing-catan-bishop = ⟦catan-bishop⟧ Biskup
card-catan-bishop = Przestaw złodzieja i ukradnij kartę każdemu, kto tam jest.
rules-catan-bishop = **Polityka · 2 karty**
    Przestaw złodzieja i ukradnij po jednej losowej karcie każdemu przeciwnikowi, który ma tam budowlę. Nie możesz go zagrać przed pierwszym lądowaniem barbarzyńców.

thing-catan-constitution = ⟦catan-constitution⟧ Konstytucja
card-catan-constitution = 1 punkt, odkrywany od razu.
rules-catan-constitution = **Polityka · 1 karta**
    Jeden punkt. Karta jest odkrywana zaraz po dobraniu, nawet w ruchu innego gracza, i nigdy nie liczy się jako karta na ręce.

thing-catan-deserter = ⟦catan-deserter⟧ Dezerter
card-catan-deserter = Przeciwnik usuwa rycerza, a ty stawiasz takiego samego.
rules-catan-deserter = **Polityka · 2 karty**
    Wybierz przeciwnika, który usuwa wybranego przez siebie rycerza. Możesz postawić rycerza tego samego poziomu albo najwyższego z niższych, których jeszcze masz. Jest aktywny, jeśli usunięty był aktywny, ale w tym ruchu nie może działać.

thing-catan-diplomat = ⟦catan-diplomat⟧ Dyplomata
card-catan-diplomat = Usuń otwartą drogę. Swoją możesz odbudować.
rules-catan-diplomat = **Polityka · 2 karty**
    Usuń drogę z otwartym końcem, przy którym jej właściciel nie ma innej drogi, budowli ani rycerza. Jeśli jest twoja, możesz od razu odbudować ją za darmo gdzie indziej.

thing-catan-intrigue = ⟦catan-intrigue⟧ Intryga
card-catan-intrigue = Wyprzyj cudzego rycerza, który stoi przy twojej drodze.
rules-catan-intrigue = **Polityka · 2 karty**
    Wyprzyj rycerza przeciwnika, dowolnego poziomu, ze skrzyżowania, do którego sięga twoja droga. Jego właściciel przesuwa go wzdłuż własnych dróg albo traci, jeśli nie ma dla niego miejsca.

thing-catan-saboteur = ⟦catan-saboteur⟧ Sabotażysta
card-catan-saboteur = Kto ma nie mniej punktów niż ty, odrzuca połowę ręki.
rules-catan-saboteur = **Polityka · 2 karty**
    Każdy, kto ma co najmniej tyle punktów co ty, odrzuca połowę swojej ręki, zaokrągloną w dół. Mury nie pomagają.

thing-catan-spy = ⟦catan-spy⟧ Szpieg
card-catan-spy = Obejrzyj karty postępu gracza i weź jedną.
rules-catan-spy = **Polityka · 3 karty**
    Obejrzyj karty postępu przeciwnika i weź jedną z nich. Możesz zagrać ją w tym samym ruchu.

thing-catan-warlord = ⟦catan-warlord⟧ Wódz
card-catan-warlord = Aktywuj wszystkich swoich rycerzy za darmo.
rules-catan-warlord = **Polityka · 2 karty**
    Wszyscy twoi rycerze stają się aktywni za darmo. Ci, którzy byli nieaktywni, mogą działać od twojego następnego ruchu.

thing-catan-wedding = ⟦catan-wedding⟧ Ślub
card-catan-wedding = Kto ma więcej punktów, daje ci 2 karty.
rules-catan-wedding = **Polityka · 2 karty**
    Każdy, kto ma więcej punktów niż ty, daje ci dwie wybrane przez siebie karty albo jedną, jeśli ma tylko jedną.

## Zasady

rules-catan-topics-ck = cities improvements metropolis walls knights actions barbarians progress symbols
rules-catan-entries-ck =
    alchemist crane engineer inventor irrigation medicine mining printer smith commercial_harbor master_merchant
    merchant_fleet merchant resource_monopoly commodity_monopoly bishop constitution deserter diplomat intrigue saboteur
    spy warlord wedding
rules-catan-cities-title = Miasta i Rycerze: co się zmienia
rules-catan-cities =
    Nie ma kart rozwoju ani Najwyższej Władzy Rycerskiej. Twoja druga budowla to miasto. Trzecia kostka pokazuje flotę lub bramę: **flota** przesuwa barbarzyńców, **bramy** dają karty postępu.
    Wygrywasz, mając **13 punktów** w swoim ruchu. Punkty dają też metropolie, Bohater Catanu, handlarz i dwie karty.
    Miasta przy lesie, pastwisku i górach dają zamiast dwóch surowców jeden surowiec i jeden **towar handlowy**: papier, sukno, monetę. Towary są częścią twojej ręki i płacisz nimi za rozbudowę. Wymieniasz je tak samo, ale żaden port nie daje za nie 2:1. Dalsze kursy 2:1 dają handlarz, Flota handlowa i trzeci poziom Handlu.
rules-catan-improvements-title = Rozbudowa miast
rules-catan-improvements =
    Są trzy dziedziny po pięć poziomów: **Wiedza** kosztuje papier, **Handel** sukno, **Polityka** monety. Każdy poziom kosztuje tyle towarów, ile wynosi jego numer. Potrzebujesz miasta.
    Trzeci poziom daje zdolność. Wiedza, *akwedukt*: jeśli rzut inny niż siódemka nic ci nie daje, weź wybrany surowiec. Handel, *dom handlowy*: towary 2:1 z bankiem. Polityka, *twierdza*: potężni rycerze.
rules-catan-metropolis-title = Metropolie
rules-catan-metropolis =
    Pierwszy gracz na poziomie 4 dziedziny stawia jej metropolię na mieście. Daje ona 2 dodatkowe punkty, a barbarzyńcy nie mogą zabrać tego miasta. Pierwszy gracz na poziomie 5 przejmuje ją od posiadacza na poziomie 4. Na poziomie 5 jest bezpieczna.
    Poziomy 4 i 5 wymagają twojego miasta bez metropolii. Gracz, który ma metropolię dziedziny, nie potrzebuje na jej poziom 5 kolejnego miasta.
rules-catan-walls-title = Mury miejskie
rules-catan-walls =
    Mury kosztują 2 gliny. Stoją wokół miasta, najwyżej jedne wokół każdego, a w sumie troje. Każde pozwalają zachować przy siódemce dwie karty więcej. Tracisz je razem z miastem.
rules-catan-knights-title = Rycerze
rules-catan-knights =
    Rycerz stoi na wolnym skrzyżowaniu przy twojej drodze. Od jednej do trzech belek pokazuje jego poziom i siłę: **zwykły**, **silny**, **potężny**. Złoty brzeg oznacza, że jest **aktywny**: tylko wtedy liczy się przeciw barbarzyńcom i może działać.
    Nawet nieaktywny rycerz blokuje skrzyżowanie dla dróg i budowli innych i przerywa ich najdłuższą drogę. Rycerz kosztuje 1 wełnę i 1 rudę, aktywacja 1 zboże, ulepszenie 1 wełnę i 1 rudę. Masz po dwóch rycerzy każdego poziomu. Rycerza można ulepszyć najwyżej raz w ruchu. Potężni wymagają trzeciego poziomu Polityki.
rules-catan-actions-title = Działania rycerzy
rules-catan-actions =
    Rycerz może działać, jeśli na początku twojego ruchu jest aktywny. Potem staje się nieaktywny. Między ruchami nie może działać.
    - **Przesuń** go wzdłuż swoich dróg na wolne skrzyżowanie.
    - **Wyprzyj** słabszego rycerza innego gracza ze skrzyżowania, do którego prowadzą twoje drogi. Jego właściciel przesuwa go wzdłuż własnych dróg albo traci.
    - **Wyprzyj złodzieja** z sąsiedniego pola: przestawiasz złodzieja i kradniesz.
rules-catan-barbarians-title = Barbarzyńcy
rules-catan-barbarians =
    Każda flota na kostce przesuwa barbarzyńców o jeden z siedmiu kroków. Gdy lądują, ich siłą jest liczba wszystkich miast. Siłą rycerzy jest suma wszystkich aktywnych.
    - **Rycerze odpierają atak**, jeśli nie są słabsi. Gracz z największą siłą jest Bohaterem Catanu, 1 punkt. Jeśli jest ich kilku, każdy dobiera wybraną kartę postępu.
    - **W przeciwnym razie** gracz z najmniejszą siłą traci miasto, które staje się osadą. Przy remisie traci każdy z nich. Gracze bez zwykłego miasta są oszczędzani.
    Potem wszyscy rycerze stają się nieaktywni, flota zaczyna od nowa, a złodziej jest wolny. Przed pierwszym lądowaniem złodziej się nie rusza.
rules-catan-progress-title = Karty postępu
rules-catan-progress =
    Gdy wypada brama, kartę dobiera każdy gracz, który w jej kolorze ma co najmniej jeden poziom, jeśli czerwona kostka przekracza ten poziom najwyżej o jeden: na poziomie 1 przy czerwonym 1 lub 2, na poziomie 5 przy każdej liczbie.
    Możesz mieć cztery karty, w swoim ruchu pięć. Po rzucie zagrywasz ich, ile chcesz, Alchemika przed rzutem. Nie możesz zagrać karty, która niczego by nie zmieniła. Drukarz i Konstytucja są odkrywane od razu.
    W stosach jest też *Budowa dróg*.
rules-catan-symbols-title = Miasta i Rycerze na obrazie
rules-catan-symbols =
    U góry, za ⟦catan-length⟧ najdłuższą drogą: ⟦catan-activate⟧ siła aktywnych rycerzy i ⟦catan-defender⟧ punkty Bohatera Catanu. Pod spodem dla każdej dziedziny ({ thing-catan-science }, { thing-catan-trade }, { thing-catan-politics }): liczba kart postępu (na odwrocie karty) i poziom.
    U dołu po lewej: siła barbarzyńców (na czerwono, jeśli jest większa), a pod nią siła rycerzy.

## Reasons of computers

because-catan-metropolis_now = daje metropolię
because-catan-track = poziom { $level } z 5, od poziomu 4 metropolia
because-catan-guard =
    { $count ->
        [one] do lądowania barbarzyńców { $count } krok: { $threat } przeciw { $defence }
        [few] do lądowania barbarzyńców { $count } kroki: { $threat } przeciw { $defence }
       *[many] do lądowania barbarzyńców { $count } kroków: { $threat } przeciw { $defence }
    }
because-catan-walled = przy siódemce bezpieczne są dwie karty więcej
because-catan-effect = { $effect }
