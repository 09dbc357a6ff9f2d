# Kopalnie Zavandoru

## Klejnoty, wózki i liczby

thing-zavandor-r = ⟦zavandor-ruby|rubin⟧
    .genitive = ⟦zavandor-ruby|rubinów⟧
thing-zavandor-y = ⟦zavandor-diamond|diament⟧
    .genitive = ⟦zavandor-diamond|diamentów⟧
thing-zavandor-g = ⟦zavandor-emerald|szmaragd⟧
    .genitive = ⟦zavandor-emerald|szmaragdów⟧
thing-zavandor-b = ⟦zavandor-sapphire|szafir⟧
    .genitive = ⟦zavandor-sapphire|szafirów⟧
thing-zavandor-L = ⟦zavandor-log|pnie⟧
thing-zavandor-P = ⟦zavandor-plank|deski⟧
thing-zavandor-M = ⟦zavandor-metal|metal⟧
thing-zavandor-G = ⟦zavandor-gold|złoto⟧
thing-zavandor-clan = Plansza klanu
    .accusative = Planszę klanu
thing-zavandor-coins = monety
thing-zavandor-gems = karty klejnotów
thing-zavandor-price-r = 1 ⟦zavandor-ruby|rubin⟧
thing-zavandor-price-y = 1 ⟦zavandor-diamond|diament⟧
thing-zavandor-price-g = 1 ⟦zavandor-emerald|szmaragd⟧
thing-zavandor-price-b = 1 ⟦zavandor-sapphire|szafir⟧
thing-zavandor-gems-r = 1 ⟦zavandor-ruby|rubin⟧
thing-zavandor-gems-y = 1 ⟦zavandor-diamond|diament⟧
thing-zavandor-gems-g = 1 ⟦zavandor-emerald|szmaragd⟧
thing-zavandor-gems-b = 1 ⟦zavandor-sapphire|szafir⟧
thing-zavandor-want-r = 1 ⟦zavandor-ruby|rubin⟧
thing-zavandor-want-y = 1 ⟦zavandor-diamond|diament⟧
thing-zavandor-want-g = 1 ⟦zavandor-emerald|szmaragd⟧
thing-zavandor-want-b = 1 ⟦zavandor-sapphire|szafir⟧
count-zavandor-r =
    { $count ->
        [one] { $count } ⟦zavandor-ruby|rubin⟧
        [few] { $count } ⟦zavandor-ruby|rubiny⟧
       *[many] { $count } ⟦zavandor-ruby|rubinów⟧
    }
    .shortest = { $count } ⟦zavandor-ruby|Ru⟧
count-zavandor-y =
    { $count ->
        [one] { $count } ⟦zavandor-diamond|diament⟧
        [few] { $count } ⟦zavandor-diamond|diamenty⟧
       *[many] { $count } ⟦zavandor-diamond|diamentów⟧
    }
    .shortest = { $count } ⟦zavandor-diamond|Di⟧
count-zavandor-g =
    { $count ->
        [one] { $count } ⟦zavandor-emerald|szmaragd⟧
        [few] { $count } ⟦zavandor-emerald|szmaragdy⟧
       *[many] { $count } ⟦zavandor-emerald|szmaragdów⟧
    }
    .shortest = { $count } ⟦zavandor-emerald|Sz⟧
count-zavandor-b =
    { $count ->
        [one] { $count } ⟦zavandor-sapphire|szafir⟧
        [few] { $count } ⟦zavandor-sapphire|szafiry⟧
       *[many] { $count } ⟦zavandor-sapphire|szafirów⟧
    }
    .shortest = { $count } ⟦zavandor-sapphire|Sf⟧
count-zavandor-L =
    { $count ->
        [one] { $count } ⟦zavandor-log|wózek z pniami⟧
        [few] { $count } ⟦zavandor-log|wózki z pniami⟧
       *[many] { $count } ⟦zavandor-log|wózków z pniami⟧
    }
count-zavandor-P =
    { $count ->
        [one] { $count } ⟦zavandor-plank|wózek z deskami⟧
        [few] { $count } ⟦zavandor-plank|wózki z deskami⟧
       *[many] { $count } ⟦zavandor-plank|wózków z deskami⟧
    }
count-zavandor-M =
    { $count ->
        [one] { $count } ⟦zavandor-metal|wózek z metalem⟧
        [few] { $count } ⟦zavandor-metal|wózki z metalem⟧
       *[many] { $count } ⟦zavandor-metal|wózków z metalem⟧
    }
count-zavandor-G =
    { $count ->
        [one] { $count } ⟦zavandor-gold|wózek ze złotem⟧
        [few] { $count } ⟦zavandor-gold|wózki ze złotem⟧
       *[many] { $count } ⟦zavandor-gold|wózków ze złotem⟧
    }
count-zavandor-coin =
    { $count ->
        [one] { $count } ⟦zavandor-coin|moneta⟧
        [few] { $count } ⟦zavandor-coin|monety⟧
       *[many] { $count } ⟦zavandor-coin|monet⟧
    }
count-zavandor-cube =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
count-zavandor-exchange =
    { $count ->
        [one] { $count } wymiana
        [few] { $count } wymiany
       *[many] { $count } wymian
    }

## Pytania

ask-zavandor-income = { $seat }, twój dochód: { $due }. Wybierz poniżej albo weź go bez zmian.
question-zavandor-income = Wybierz dochód albo weź go bez zmian
ask-zavandor-trade =
    { $waiting ->
        [true] { $seat }, czekasz na oferty i nikogo nie wstrzymujesz. Możesz dalej handlować albo przejść do stawki.
       *[false] { $seat }, handlujesz czy przechodzisz do stawki? Gdy czekasz na oferty, inni mogą grać dalej.
    }
question-zavandor-trade = Handluj albo przejdź do stawki
ask-zavandor-offer = { $seat }, złóż ofertę: co dajesz, co za to chcesz i od kogo?
question-zavandor-offer = Złóż ofertę
ask-zavandor-payment = { $seat }, którymi kartami płacisz ({ $want })? { $partner } daje za to { $give }. Nie wybieraj nic, żeby odmówić.
ask-zavandor-bid = { $seat }, postaw dowolną liczbę klejnotów na każdy kolor albo nic. Najpierw idą twoje najniższe wózki.
question-zavandor-bid = Postaw klejnoty albo nic
ask-zavandor-rebid = { $seat }, twoje stawki są zapieczętowane{ $bid-count ->
    [0] {" "}bez klejnotów
   *[other] : { $bid }
}. Możesz je zmieniać, aż wszyscy złożą swoje; kolory, których nie podasz, zostają.
question-zavandor-rebid =
    { $bid-count ->
        [0] Zapieczętowane: bez klejnotów
       *[other] Twoje zapieczętowane stawki: { $bid }
    }
ask-zavandor-prize = { $seat }, wygrywasz licytację { CASE($gem, "genitive") } stawką { $bid }: { $card } czy punkty?
question-zavandor-prize = { $card } czy punkty?
ask-zavandor-room = { $seat }, twoja jaskinia jest pełna: z której karty rezygnujesz, żeby wziąć { CASE($card, "accusative") }?
ask-zavandor-king = { $seat }, wygrywasz licytację szafirów: czy król idzie dalej?
ask-zavandor-upgrade =
    { $coins ->
        [one] { $seat }, co ulepszasz? Cena króla: { $price }; masz { $coins } monetę.
        [few] { $seat }, co ulepszasz? Cena króla: { $price }; masz { $coins } monety.
       *[many] { $seat }, co ulepszasz? Cena króla: { $price }; masz { $coins } monet.
    }
question-zavandor-upgrade = Wybierz ulepszenia

panel-confirm-nothing-zavandor-income = Weź dochód
panel-confirm-nothing-zavandor-offer = Nie składaj oferty
panel-confirm-nothing-zavandor-payment = Odmów
panel-confirm-nothing-zavandor-bid = Nic nie stawiaj
panel-confirm-nothing-zavandor-rebid = Zostaw stawki

field-zavandor-income-carts = Sześć wózków
field-zavandor-income-cast = Odczytaj zwoje
field-zavandor-income-cube = Darmowe kostki
field-zavandor-offer-give = Dajesz
field-zavandor-offer-want = Chcesz
field-zavandor-offer-to = Tylko dla
field-zavandor-bid-r = Rubiny
field-zavandor-bid-y = Diamenty
field-zavandor-bid-g = Szmaragdy
field-zavandor-bid-b = Szafiry
field-zavandor-bid-cards = Płać wybranymi kartami
field-zavandor-bid-wake = Zapytaj znowu o
field-zavandor-bid-orders = Twój wybór, jeśli wygrasz
field-zavandor-bid-trade = Wróć do handlu
field-zavandor-rebid-r = Rubiny
field-zavandor-rebid-y = Diamenty
field-zavandor-rebid-g = Szmaragdy
field-zavandor-rebid-b = Szafiry
field-zavandor-rebid-cards = Płać wybranymi kartami
field-zavandor-rebid-wake = Zapytaj znowu o
field-zavandor-rebid-orders = Twój wybór, jeśli wygrasz
field-zavandor-upgrade-objects = Ulepszenia
field-zavandor-upgrade-wake = Zapytaj znowu o
field-zavandor-upgrade-pay = Wydaj najpierw
before-zavandor-bid-r = { "" }
before-zavandor-bid-y = { "" }
before-zavandor-bid-g = { "" }
before-zavandor-bid-b = { "" }
before-zavandor-rebid-r = { "" }
before-zavandor-rebid-y = { "" }
before-zavandor-rebid-g = { "" }
before-zavandor-rebid-b = { "" }
before-zavandor-upgrade-objects = { "" }
before-zavandor-income-cast = { "" }
before-zavandor-income-carts = { "" }

## Możliwości

option-zavandor = { $marked }{ $id }
step-zavandor-1 = { $marked }{ $id }
step-zavandor-2 = { $marked }{ $id }
step-zavandor-income-2-L = { count-zavandor-L }
step-zavandor-income-2-P = { count-zavandor-P }
step-zavandor-income-2-M = { count-zavandor-M }
step-zavandor-income-2-G = { count-zavandor-G }
step-zavandor-income-2-keep = Zachowaj i nie pytaj więcej

option-zavandor-trade = { $give } → { $get-counted }
option-zavandor-trade-accept = Przyjmij: { $give } za { $want }
    .short = Przyjmij: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Przyjmij: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-pay = Przyjmij i wskaż karty: { $give } za { $want }
    .short = Zapłać: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Zapłać: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-decline = Odrzuć: { $give } za { $want }
    .short = Odrzuć: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Odrzuć: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-withdraw = Wycofaj: { $give } za { $want }
    .short = Wycofaj: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Wycofaj: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-wake = Zapytaj znowu: { $card }
option-zavandor-trade-offer = ⟦zavandor-trade⟧ Złóż ofertę
option-zavandor-trade-wait = Czekaj na oferty
option-zavandor-trade-done = Przejdź do stawki
option-zavandor-trade-back = Wróć do handlu
step-zavandor-trade-1-bank = ⟦zavandor-trade⟧ Bank, dwie za jedną
step-zavandor-trade-1-broker = ⟦zavandor-trade⟧ Kupiec, jedna za jedną
step-zavandor-trade-1-accept = Przyjmij ofertę
step-zavandor-trade-1-pay = Przyjmij i wskaż karty, którymi płacisz
step-zavandor-trade-1-decline = Odrzuć ofertę
step-zavandor-trade-1-withdraw = Wycofaj ofertę
step-zavandor-trade-1-wake = Zapytaj znowu o zwój
step-zavandor-trade-2 = { $seat }: { $give } za { $want }
    .short = { $seat }: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = { $seat }: { CASE($give, "shortest") } za { CASE($want, "shortest") }
step-zavandor-trade-2-L = ⟦zavandor-log⟧ Wózki z pniami
step-zavandor-trade-2-P = ⟦zavandor-plank⟧ Wózki z deskami
step-zavandor-trade-2-M = ⟦zavandor-metal⟧ Wózki z metalem
step-zavandor-trade-2-G = ⟦zavandor-gold⟧ Wózki ze złotem
step-zavandor-trade-wake-2 = { $card }
step-zavandor-trade-3 = { $id }
step-zavandor-trade-4 = za { $id }

option-zavandor-offer = { $gems }
option-zavandor-offer-0 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-1 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-2 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-3 = ⟦seat-{ $seat-letter }⟧ { $seat }

option-zavandor-bid = { $gems }
option-zavandor-bid-r_card = ⟦zavandor-ruby⟧ Rubiny: karta
option-zavandor-bid-r_points = ⟦zavandor-ruby⟧ Rubiny: punkty
option-zavandor-bid-y_card = ⟦zavandor-diamond⟧ Diamenty: karta
option-zavandor-bid-y_points = ⟦zavandor-diamond⟧ Diamenty: punkty
option-zavandor-bid-g_card = ⟦zavandor-emerald⟧ Szmaragdy: karta
option-zavandor-bid-g_points = ⟦zavandor-emerald⟧ Szmaragdy: punkty
option-zavandor-bid-b_card = ⟦zavandor-sapphire⟧ Szafiry: karta
option-zavandor-bid-b_points = ⟦zavandor-sapphire⟧ Szafiry: punkty
option-zavandor-bid-wake = { $card }
option-zavandor-bid-king_moves = ⟦zavandor-king⟧ Król idzie
option-zavandor-bid-king_stays = ⟦zavandor-king⟧ Król zostaje
option-zavandor-bid-back = Wróć do handlu
step-zavandor-bid-1-r = ⟦zavandor-ruby⟧ Rubiny
step-zavandor-bid-1-y = ⟦zavandor-diamond⟧ Diamenty
step-zavandor-bid-1-g = ⟦zavandor-emerald⟧ Szmaragdy
step-zavandor-bid-1-b = ⟦zavandor-sapphire⟧ Szafiry
step-zavandor-bid-1-king = ⟦zavandor-king⟧ Król
step-zavandor-bid-2-card = Weź kartę
step-zavandor-bid-2-points = Weź punkty
step-zavandor-bid-2-moves = Idzie dalej
step-zavandor-bid-2-stays = Zostaje
option-zavandor-rebid = { $gems }
option-zavandor-rebid-0r = 0 ⟦zavandor-ruby|rubinów⟧
option-zavandor-rebid-0y = 0 ⟦zavandor-diamond|diamentów⟧
option-zavandor-rebid-0g = 0 ⟦zavandor-emerald|szmaragdów⟧
option-zavandor-rebid-0b = 0 ⟦zavandor-sapphire|szafirów⟧
option-zavandor-rebid-r_card = { option-zavandor-bid-r_card }
option-zavandor-rebid-r_points = { option-zavandor-bid-r_points }
option-zavandor-rebid-y_card = { option-zavandor-bid-y_card }
option-zavandor-rebid-y_points = { option-zavandor-bid-y_points }
option-zavandor-rebid-g_card = { option-zavandor-bid-g_card }
option-zavandor-rebid-g_points = { option-zavandor-bid-g_points }
option-zavandor-rebid-b_card = { option-zavandor-bid-b_card }
option-zavandor-rebid-b_points = { option-zavandor-bid-b_points }
option-zavandor-rebid-wake = { $card }
option-zavandor-rebid-king_moves = { option-zavandor-bid-king_moves }
option-zavandor-rebid-king_stays = { option-zavandor-bid-king_stays }
option-zavandor-rebid-r_ask = ⟦zavandor-ruby⟧ Rubiny: zapytaj mnie
option-zavandor-rebid-y_ask = ⟦zavandor-diamond⟧ Diamenty: zapytaj mnie
option-zavandor-rebid-g_ask = ⟦zavandor-emerald⟧ Szmaragdy: zapytaj mnie
option-zavandor-rebid-b_ask = ⟦zavandor-sapphire⟧ Szafiry: zapytaj mnie
option-zavandor-rebid-king_ask = ⟦zavandor-king⟧ Król: zapytaj mnie
step-zavandor-rebid-1-r = ⟦zavandor-ruby⟧ Rubiny
step-zavandor-rebid-1-y = ⟦zavandor-diamond⟧ Diamenty
step-zavandor-rebid-1-g = ⟦zavandor-emerald⟧ Szmaragdy
step-zavandor-rebid-1-b = ⟦zavandor-sapphire⟧ Szafiry
step-zavandor-rebid-1-king = ⟦zavandor-king⟧ Król
step-zavandor-rebid-2-ask = Zapytaj mnie
step-zavandor-rebid-2-card = Weź kartę
step-zavandor-rebid-2-points = Weź punkty
step-zavandor-rebid-2-moves = Idzie dalej
step-zavandor-rebid-2-stays = Zostaje

option-zavandor-prize-card =
    { $vp ->
        [0] { $card }
        [one] { $card } i { $vp } punkt
        [few] { $card } i { $vp } punkty
       *[many] { $card } i { $vp } punktów
    }
option-zavandor-prize-points =
    { $vp ->
        [one] ⟦zavandor-points⟧ { $vp } punkt
        [few] ⟦zavandor-points⟧ { $vp } punkty
       *[many] ⟦zavandor-points⟧ { $vp } punktów
    }
option-zavandor-room = { $marked }{ $id } (poziom { $level })
option-zavandor-room-points = { option-zavandor-prize-points } zamiast karty
option-zavandor-king-moves = ⟦zavandor-king⟧ Król idzie dalej
option-zavandor-king-stays = ⟦zavandor-king⟧ Król zostaje
use-zavandor-prize-card = { $use }
use-zavandor-prize-points = pewne punkty; karta znika z gry
use-zavandor-king-moves = koniec gry jest bliżej, a cena króla się zmienia
use-zavandor-king-stays = cena króla zostaje; w następnej rundzie król pójdzie dalej
option-zavandor-upgrade =
    { $coins ->
        [0] { $marked }{ $id }: { $gems }
        [one] { $marked }{ $id }: { $coins } moneta
        [few] { $marked }{ $id }: { $coins } monety
       *[many] { $marked }{ $id }: { $coins } monet
    }
option-zavandor-upgrade-wake = { $card }
option-zavandor-upgrade-none = Zostaw wszystko bez zmian

## Sprawy wszystkich

proposal-zavandor-offer =
    { $to-count ->
        [one] { $seat } oferuje graczowi { $to }: { $give } za { $want }.
        [few] { $seat } oferuje: { $give } za { $want }.
       *[many] { $seat } oferuje: { $give } za { $want }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Odrzucona przez: { $declined }.
    }

## Wydarzenia

event-zavandor-began = { $start } jest pierwszym graczem.
event-zavandor-round = Runda { $round }: król stoi na polu { $king }, jego cena to { $price }.
brief-zavandor-round = Runda { $round }
event-zavandor-reshuffled =
    { $count ->
        [one] Odrzucone karty wózków ({ $cart }) są tasowane: { $count } karta.
        [few] Odrzucone karty wózków ({ $cart }) są tasowane: { $count } karty.
       *[many] Odrzucone karty wózków ({ $cart }) są tasowane: { $count } kart.
    }
brief-zavandor-reshuffled = { "" }
event-zavandor-income =
    { $drew-count ->
        [0] { $seat } nic nie dostaje: stosy są puste.
       *[other] { $lost ->
            [0] { $seat } dostaje { $drew }.
           *[other] { $seat } dostaje { $drew }, a kart brakuje (niedobór: { $lost }), bo stosy są puste.
        }
    }
brief-zavandor-income = { "" }
event-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat } nie dostaje kart klejnotów.
       *[other] { $seat } dostaje { $cards }.
    }
brief-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat }: bez dochodu
       *[other] { $seat }: { $cards }
    }
event-zavandor-cube =
    { $complete ->
        [true] { $seat } stawia darmową kostkę i ma ukończony obiekt: { $object }.
       *[false] { $seat } stawia darmową kostkę: { $object } (poziom { $level }).
    }
brief-zavandor-cube = { brief-zavandor-upgraded }
event-zavandor-exchanged =
    { $found ->
        [true] { $seat } wymienia { $give } na { $get-counted }.
       *[false] { $seat } chce { $get-counted } za { $give }, ale w stosie nic takiego nie ma.
    }
brief-zavandor-exchanged =
    { $found ->
        [true] { $seat }: { $give } → { $get-counted }
       *[false] { $seat }: { $give } → nic (szukane: { $get-counted })
    }
event-zavandor-offered =
    { $addressed-count ->
        [one] { $seat } oferuje graczowi { $addressed } { $give } za { $want }.
        [few] { $seat } oferuje { $give } za { $want }.
       *[many] { $seat } oferuje { $give } za { $want }.
    }
brief-zavandor-offered =
    { $addressed-count ->
        [one] { $seat }: oferuje graczowi { $addressed } { $give } za { $want }
        [few] { $seat }: oferuje { $give } za { $want }
       *[many] { $seat }: oferuje { $give } za { $want }
    }
event-zavandor-traded = { $seat } daje graczowi { $by } { $give } za { $paid }.
brief-zavandor-traded = { $seat }: { $give } dla gracza { $by } za { $paid }
event-zavandor-lapsed = Oferta wygasła: { $give } za { $want }.
brief-zavandor-lapsed = (oferta wygasła)
event-zavandor-withdrawn = { $seat } wycofuje ofertę: { $give } za { $want }.
brief-zavandor-withdrawn = { $seat }: oferta wycofana
event-zavandor-declined = { $seat } odrzuca ofertę gracza { $partner }: { $give } za { $want }.
brief-zavandor-declined = ({ $seat } odrzuca)
event-zavandor-spent = { $seat }: wszystkie { $count } ofert w tej rundzie złożone.
brief-zavandor-spent = { $seat }: wszystkie { $count } ofert złożone
event-zavandor-waits = { $seat } czeka na oferty i nikogo nie zatrzymuje.
brief-zavandor-waits = { $seat }: czeka na oferty
event-zavandor-done = { $seat } kończy handel.
brief-zavandor-done = { "" }
event-zavandor-back = { $seat } wraca do handlu.
brief-zavandor-back = { $seat }: znowu handluje
event-zavandor-sealed = { $seat } pieczętuje stawkę.
brief-zavandor-sealed = { "" }
event-zavandor-revealed = Wszystkie stawki są odkryte.
brief-zavandor-revealed = { "" }
event-zavandor-unsold = W licytacji { CASE($gem, "genitive") } nikt nie stawia.
brief-zavandor-unsold = Bez stawek: { $gem }
event-zavandor-unsold-several = W licytacji { CASE($gem, "genitive") } nikt nie stawia.
event-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat } wygrywa licytację { CASE($gem, "genitive") } stawką { $paid-count } i bierze { CASE($card, "accusative") }.
            [one] { $seat } wygrywa licytację { CASE($gem, "genitive") } stawką { $paid-count } i bierze { CASE($card, "accusative") } i { $vp } punkt.
            [few] { $seat } wygrywa licytację { CASE($gem, "genitive") } stawką { $paid-count } i bierze { CASE($card, "accusative") } i { $vp } punkty.
           *[many] { $seat } wygrywa licytację { CASE($gem, "genitive") } stawką { $paid-count } i bierze { CASE($card, "accusative") } i { $vp } punktów.
        }
       *[points] { $vp ->
            [one] { $seat } wygrywa licytację { CASE($gem, "genitive") } stawką { $paid-count } i bierze { $vp } punkt.
            [few] { $seat } wygrywa licytację { CASE($gem, "genitive") } stawką { $paid-count } i bierze { $vp } punkty.
           *[many] { $seat } wygrywa licytację { CASE($gem, "genitive") } stawką { $paid-count } i bierze { $vp } punktów.
        }
    } Stawki: { $bids }{ $tied ->
        [true] , remis
       *[false] { "" }
    }.
brief-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat }: { $card } za { $paid-count }
           *[other] { $seat }: { $card } za { $paid-count } **+{ $vp }**
        }
       *[points] { $seat }: rząd { CASE($gem, "genitive") } za { $paid-count } **+{ $vp }**
    }
each-zavandor-bids = { $seat }{ "\u00A0" }{ $count }
event-zavandor-removed = { $seat } rezygnuje z karty: { $card }.
brief-zavandor-removed = { $seat }: rezygnuje z karty { $card }
event-zavandor-king =
    { $moved ->
        [true] Król idzie na pole { $field }: jego cena to { $price }.
       *[false] Król zostaje na polu { $field }.
    }
brief-zavandor-king =
    { $moved ->
        [true] Król idzie dalej
       *[false] Król zostaje
    }
event-zavandor-king-seat =
    { $forced ->
        [true] { event-zavandor-king }
       *[false] { $moved ->
            [true] { $seat } przesuwa króla na pole { $field }: jego cena to { $price }.
           *[false] { $seat } zostawia króla na polu { $field }.
        }
    }
event-zavandor-upgraded =
    { $complete ->
        [true] { $seat } ma ukończony obiekt: { $object }.
       *[false] { $seat } ulepsza { CASE($object, "accusative") } do poziomu { $level }.
    }
brief-zavandor-upgraded =
    { $complete ->
        [true] { $seat }: ukończony obiekt { $object }
       *[false] { $seat }: { $object } poziom { $level }
    }
event-zavandor-slid =
    { $out-count ->
        [0] Rzędy się przesuwają.
        [one] Rzędy się przesuwają. Z gry odpada { $out }.
        [few] Rzędy się przesuwają. Z gry odpadają { $out }.
       *[many] Rzędy się przesuwają. Z gry odpadają { $out }.
    }
brief-zavandor-slid =
    { $out-count ->
        [0] { "" }
       *[other] Z gry odpada: { $out }
    }
event-zavandor-crowned = Król został ukoronowany w rundzie { $round }: koniec gry.
brief-zavandor-crowned = Król zostaje ukoronowany
event-zavandor-scored =
    { $score ->
        [0] { $seat } nie ma punktów.
        [one] { $seat } ma { $score } punkt: { $terms }.
        [few] { $seat } ma { $score } punkty: { $terms }.
       *[many] { $seat } ma { $score } punktów: { $terms }.
    }
brief-zavandor-scored = { $seat }: **{ $score }**
term-zavandor = { $thing } { $each }

## Odmowy

reason-both_sides = Oferta musi mieć klejnoty po obu stronach. Zostaw obie puste, żeby nie składać oferty.
reason-pay_exactly = Wybierz karty za dokładnie { $gems } albo żadnej.
reason-six_carts = Wybierz sześć wózków albo żadnego, żeby wziąć sześć najwyższych.
reason-scroll_twice = Zwój możesz odczytać tylko raz. Wybierz dla niego jeden wózek.
reason-cube_on_cast_scroll = Nie możesz postawić kostki na zwoju, który teraz odczytujesz.
reason-cubes_needed =
    { $count ->
        [0] Nie ma miejsca na darmową kostkę.
        [one] Postaw { $count } darmową kostkę.
        [few] Postaw { $count } darmowe kostki.
       *[many] Postaw { $count } darmowych kostek.
    }
reason-two_orders = Możesz dać jedno polecenie na każdy kolor i jedno dla króla.
reason-none_or_some = Wybierz albo nic, albo coś.

## Poczekalnia

title-zavandor = Kopalnie Zavandoru
short-zavandor = Zavandor
credits-zavandor = Autorem gry Kopalnie Zavandoru jest Alexander Pfister.
setting-zavandor-variant = Plansze klanów
setting-zavandor-variant-normal = Taka sama dla każdego
setting-zavandor-variant-professional = Inna dla każdego gracza

## Obraz

zavandor-kind-clan = Klan
zavandor-kind-helper = Pomocnik
zavandor-kind-dragon = Juczny smok
zavandor-kind-scroll = Zwój
zavandor-kind-shrine = Kapliczka
zavandor-kind-altar = Ołtarz
zavandor-kind-mason = Murarz
zavandor-kind-broker = Kupiec
zavandor-kind-herald = Herold
zavandor-kind-envoy = Wysłannik
zavandor-described =
    { $phase ->
        [income] Zavandor, runda { $round }, dochód.
        [trade] Zavandor, runda { $round }, handel i stawki.
        [auction] Zavandor, runda { $round }, licytacje.
       *[upgrade] Zavandor, runda { $round }, ulepszenia.
    } Król stoi na polu { $field } z 10, cena: { $price }.
zavandor-described-over = Zavandor: król został ukoronowany w rundzie { $round }, koniec gry.
zavandor-described-hand = Twoja ręka: { $cards }.
zavandor-described-latest = Ostatnio: { $told }
zavandor-described-bid =
    { $count ->
        [0] Twoja zapieczętowana stawka jest pusta.
       *[other] Twoja zapieczętowana stawka: { $cards }.
    }
zavandor-described-orders = Jeśli wygrasz: { $orders }.
zavandor-described-bids = Stawki gracza { $seat }: { $cards }.
zavandor-described-board = Obiekty gracza { $seat }: { $objects }.
zavandor-described-due = Następny dochód gracza { $seat }: { $carts }.
zavandor-object = { $object } { $level }/{ $top }
zavandor-object-silent = { $object } { $level }/{ $top } (bez pytania)
zavandor-described-row =
    { $result ->
        [none] Rząd { CASE($gem, "genitive") }: { $card }, dalej { $coming }
        [unsold] Rząd { CASE($gem, "genitive") }: { $card }; nikt nie licytuje. Dalej { $coming }
       *[won] Rząd { CASE($gem, "genitive") }: { $card }; wygrywa { $winner }. Stawki: { $bids }. Dalej { $coming }
    }{ $left ->
        [0] .
       *[other] , potem jeszcze { $left }.
    }
zavandor-described-ahead = Następne ceny: { $prices }.
zavandor-described-ahead-field = pole { $field }: { $price }
zavandor-described-rested = W ostatniej rundzie król stał, więc w tej idzie.
zavandor-described-scored = { $seat }: { zavandor-points } ({ $terms }).
zavandor-described-offered =
    { $count ->
        [one] { $seat } ma w tej rundzie { $count } złożoną ofertę.
        [few] { $seat } ma w tej rundzie { $count } złożone oferty.
       *[many] { $seat } ma w tej rundzie { $count } złożonych ofert.
    }
zavandor-term = { $what } { $points }
zavandor-row = Rząd { CASE($gem, "genitive") }
zavandor-path = Droga króla
zavandor-pile = Stos: { $cart }
zavandor-at-row = Na licytacji w rzędzie { CASE($gem, "genitive") }.
zavandor-at-next = Następna w rzędzie { CASE($gem, "genitive") }.
zavandor-at-stack =
    { $place ->
        [one] W rzędzie { CASE($gem, "genitive") }, { $place } kartę dalej.
        [few] W rzędzie { CASE($gem, "genitive") }, { $place } karty dalej.
       *[many] W rzędzie { CASE($gem, "genitive") }, { $place } kart dalej.
    }
zavandor-at-owned = Ma ją { $seat }: poziom { $level } z { $top }.
zavandor-at-out = Nie ma jej już w grze.
detail-zavandor = { $effect }
zavandor-points =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
zavandor-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
zavandor-described-seat =
    { $state ->
        [sealed] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, na ręce { $carts }, stawka zapieczętowana.
        [done] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, na ręce { $carts }, po handlu.
        [waiting] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, na ręce { $carts }, czeka.
       *[none] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, na ręce { $carts }.
    }
zavandor-described-pile = Stos ({ $cart }): do dobrania { $draw }, odrzucone: { $gems }.
zavandor-nothing = nic
zavandor-printed = wydrukowany
zavandor-kings-price = za cenę króla
zavandor-or = { " " }lub { "" }
zavandor-level = Poziom { $level } ({ $price }{ $gives })
zavandor-gives = : { $gives }
zavandor-worth =
    { $vp ->
        [one] { " " }Po ukończeniu: { $vp } punkt.
        [few] { " " }Po ukończeniu: { $vp } punkty.
       *[many] { " " }Po ukończeniu: { $vp } punktów.
    }
zavandor-article = **{ $head }**
    { $face }
zavandor-card-told = { $card } ({ $kind }): { $face }
zavandor-face-told = { $levels }.{ $worth } { $text }
zavandor-owned = { $seat }, poziom { $level }: { $card }

## Nakładki

overlay-zavandor-cards = Twoje karty
overlay-zavandor-r = Karty rubinów
overlay-zavandor-y = Karty diamentów
overlay-zavandor-g = Karty szmaragdów
overlay-zavandor-b = Karty szafirów
overlay-zavandor-board0 = Plansza A
overlay-zavandor-board1 = Plansza B
overlay-zavandor-board2 = Plansza C
overlay-zavandor-board3 = Plansza D
overlay-zavandor-empty = Nie ma już kart w tym kolorze.

## Odwroty kart

zavandor-light = jasna
zavandor-dark = ciemna
zavandor-from = od { $seats } graczy

## Stałe polecenia, przypomnienia, nazwy punktów

order-zavandor-income = Bierz najwyższe wózki i zachowuj moje zwoje
order-why-zavandor-income = masz nową kartę i możesz chcieć zmienić dochód.
order-zavandor-no_trade = Nie handluj
order-why-zavandor-no_trade = masz ofertę, którą jeden z graczy składa tylko tobie.
order-zavandor-save = Pasuj w każdej licytacji
order-zavandor-save-value =
    { $value ->
        [one] aż będę mieć { $value } kartę
        [few] aż będę mieć { $value } karty
       *[many] aż będę mieć { $value } kart
    }
order-why-zavandor-save = król jest blisko swojej sali, a karty dają na koniec mało punktów.
order-zavandor-only_for = Licytuj tylko karty tego rodzaju
order-zavandor-only_for-value =
    { $value ->
        [clan] { zavandor-kind-clan }
        [helper] { zavandor-kind-helper }
        [dragon] { zavandor-kind-dragon }
        [scroll] { zavandor-kind-scroll }
        [mason] { zavandor-kind-mason }
        [broker] { zavandor-kind-broker }
        [envoy] { zavandor-kind-envoy }
        [herald] { zavandor-kind-herald }
        [shrine] { zavandor-kind-shrine }
       *[altar] { zavandor-kind-altar }
    }
order-why-zavandor-only_for = król jest blisko swojej sali, a karty dają na koniec mało punktów.
order-zavandor-small = Stawiaj w każdym rzędzie klejnotów
order-zavandor-small-value =
    { $value ->
        [one] { $value } kartę
        [few] { $value } karty
       *[many] { $value } kart
    }
order-why-zavandor-small = król jest blisko swojej sali: to ostatnie licytacje.
order-zavandor-keep_gems = Nie ulepszaj
order-zavandor-keep_gems-value =
    { $value ->
        [one] aż będę mieć { $value } kartę
        [few] aż będę mieć { $value } karty
       *[many] aż będę mieć { $value } kart
    }
order-why-zavandor-keep_gems = król jest blisko swojej sali, a karty dają na koniec mało punktów.
missing-zavandor-trade = handel albo stawka
missing-zavandor-income = dochód
missing-zavandor-prize = nagroda w licytacji
missing-zavandor-room = wolne miejsce w jaskini
missing-zavandor-upgrade = ulepszenia
points-zavandor-coins = monety
points-zavandor-gems = karty klejnotów
points-zavandor-clan = klany
points-zavandor-shrine = kapliczki
points-zavandor-helper = pomocnicy
points-zavandor-scroll = zwoje
points-zavandor-dragon = juczne smoki
points-zavandor-altar = ołtarze
points-zavandor-broker = kupcy
points-zavandor-mason = murarze
points-zavandor-herald = herold
points-zavandor-envoy = wysłannik
event-zavandor-no_bid = { "" }
event-zavandor-kept = { "" }
