# Dominion

## Pytania

dominion-least =
    { $least ->
        [one] kartę
        [few] { $least } karty
       *[many] { $least } kart
    }
dominion-most =
    { $most ->
        [one] { $most } karty
        [few] { $most } kart
       *[many] { $most } kart
    }

ask-dominion-action =
    { $actions ->
        [one] ⟦dominion-action⟧ { $seat }, zagrywasz Akcję? Masz { $actions } akcję.
        [few] ⟦dominion-action⟧ { $seat }, zagrywasz Akcję? Masz { $actions } akcje.
       *[many] ⟦dominion-action⟧ { $seat }, zagrywasz Akcję? Masz { $actions } akcji.
    }
question-dominion-action = Zagrywasz Akcję?
ask-dominion-treasure = { $seat }, które Skarby zagrywasz? Masz na razie ${ $coins }.
question-dominion-treasure = Które Skarby zagrywasz?
ask-dominion-buy =
    { $buys ->
        [one] { $seat }, co kupujesz? Masz ${ $coins } i { $buys } zakup.
        [few] { $seat }, co kupujesz? Masz ${ $coins } i { $buys } zakupy.
       *[many] { $seat }, co kupujesz? Masz ${ $coins } i { $buys } zakupów.
    }
question-dominion-buy = Co kupujesz?
ask-dominion-attack = { $seat }, { $attacker } zagrywa { CASE($card, "accusative") }: reagujesz?
ask-dominion-gain = { $seat }, zdobywasz { CASE($card, "accusative") }: reagujesz?

ask-dominion-bureaucrat-put_back = { $seat }, { $card }: którą kartę Zwycięstwa kładziesz na talię?
ask-dominion-cellar-discard = { $seat }, { $card }: które karty odrzucasz? Dobierasz tyle samo.
ask-dominion-chancellor-turn_over =
    { $count ->
        [one] { $seat }, { $card }: przekładasz talię ({ $count } karta) na stos kart odrzuconych?
        [few] { $seat }, { $card }: przekładasz talię ({ $count } karty) na stos kart odrzuconych?
       *[many] { $seat }, { $card }: przekładasz talię ({ $count } kart) na stos kart odrzuconych?
    }
ask-dominion-chapel-trash = { $seat }, { $card }: które karty wyrzucasz na śmietnisko? Możesz do { dominion-most }.
ask-dominion-feast-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz?
ask-dominion-library-set_aside = { $seat }, { $card }: dobierasz { CASE($drawn, "accusative") }. Zatrzymujesz tę kartę? Akcję możesz odłożyć na bok.
ask-dominion-militia-discard = { $seat }, { $card }: odrzuć { dominion-least }.
ask-dominion-mine-trash = { $seat }, { $card }: który Skarb wyrzucasz na śmietnisko?
ask-dominion-mine-gain = { $seat }, { $card }: który Skarb zdobywasz na rękę?
ask-dominion-remodel-trash = { $seat }, { $card }: którą kartę wyrzucasz na śmietnisko?
ask-dominion-remodel-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz?
ask-dominion-spy-choose = { $seat }, { $card }: { $owner } odkrywa { CASE($revealed, "accusative") }. Odrzucić czy zostawić?
ask-dominion-thief-trash = { $seat }, { $card }: który Skarb gracza { $owner } trafia na śmietnisko?
ask-dominion-thief-gain = { $seat }, { $card }: które z wyrzuconych Skarbów bierzesz?
ask-dominion-throne_room-play = { $seat }, { $card }: którą Akcję zagrywasz dwa razy?
ask-dominion-workshop-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz?

## Możliwości

panel-confirm-nothing-dominion-buy = Nic nie kupuj
panel-confirm-nothing-dominion-discard = Nic nie odrzucaj
panel-confirm-nothing-dominion-may_discard = Nic nie odrzucaj
panel-confirm-nothing-dominion-trash = Nic nie wyrzucaj
panel-confirm-nothing-dominion-take = Nic nie bierz
panel-confirm-nothing-dominion-gain = Nic nie zdobywaj

option-dominion = { $marked }{ $id }
option-dominion-yes = Tak
option-dominion-no = Nie
option-dominion-discard = Odrzuć
option-dominion-trash = ⟦dominion-trash⟧ Wyrzuć na śmietnisko
option-dominion-action-done = Bez dalszych Akcji
option-dominion-treasure-all = Wszystkie zwykłe Skarby
option-dominion-treasure-done = Bez dalszych Skarbów
option-dominion-buy = { $marked }{ $id } ${ $price }
option-dominion-buy-done = Zakończ turę
option-dominion-attack = { $marked }Pokaż { CASE($id, "accusative") }
option-dominion-attack-done = Bez reakcji
option-dominion-gain-keep = Zatrzymaj
option-dominion-gain-deck = Połóż na talię

option-dominion-feast-gain = { option-dominion-buy }
option-dominion-mine-gain = { option-dominion-buy }
option-dominion-remodel-gain = { option-dominion-buy }
option-dominion-workshop-gain = { option-dominion-buy }
option-dominion-spy-choose-leave = Zostaw na talii
option-dominion-library-set_aside-yes = Odłóż na bok
option-dominion-library-set_aside-no = Zatrzymaj
option-dominion-library-set_aside-keep_all = Zatrzymaj tę i wszystkie następne

step-dominion-1-supply = Karta z Zasobów
step-dominion-1-basic = Karta podstawowa
step-dominion-1-base = Gra podstawowa
step-dominion-2 = { $marked }{ $id }
thing-dominion-options-cards = karty
thing-dominion-options-actions = akcje
thing-dominion-options-buys = zakup
thing-dominion-options-coins = monety
thing-dominion-options-trash = śmietnisko
thing-dominion-options-discard = odrzucanie
thing-dominion-options-curse = Klątwa

## Wydarzenia

event-dominion-kingdom = Królestwo: { $cards }.
brief-dominion-kingdom = { "" }
event-dominion-turn = { $seat }, tura { $turn }:
brief-dominion-turn = { $seat }:
event-dominion-played =
    { $of ->
        [one] { $seat } zagrywa { CASE($card, "accusative") }.
        [few] { $seat } zagrywa { CASE($card, "accusative") } ({ $time } z { $of }).
       *[many] { $seat } zagrywa { CASE($card, "accusative") } ({ $time } z { $of }).
    }
brief-dominion-played =
    { $of ->
        [one] { $seat }: { $card }
        [few] { $seat }: { $card } ({ $time }/{ $of })
       *[many] { $seat }: { $card } ({ $time }/{ $of })
    }
event-dominion-treasures = { $seat } zagrywa { CASE($cards, "accusative") }: +${ $coins }.
brief-dominion-treasures = { $seat }: +${ $coins }
event-dominion-bought = { $seat } kupuje { CASE($card, "accusative") } za ${ $price }.
brief-dominion-bought = { $seat }: kupuje { CASE($card, "accusative") }
event-dominion-named = { $seat } podaje nazwę karty: { $name } ({ $card }).
brief-dominion-named = { $seat }: podaje nazwę: { $name }
event-dominion-reacted = { $seat } pokazuje { CASE($card, "accusative") }.
brief-dominion-reacted = ({ $seat } pokazuje { CASE($card, "accusative") })
event-dominion-drew =
    { $count ->
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $count } karty.
       *[many] { $seat } dobiera { $count } kart.
    }
brief-dominion-drew = { "" }
event-dominion-drew-cards = { $seat } dobiera { CASE($cards, "accusative") }.
brief-dominion-drew-cards = { $seat }: dobiera { CASE($cards, "accusative") }
event-dominion-new_hand = { "" }
known-dominion-new_hand = { $seat } dobiera nową rękę.
event-dominion-new_hand-cards = { $seat }, nowa ręka: { $cards }.
event-dominion-shuffled = { $seat } tasuje.
brief-dominion-shuffled = { "" }
event-dominion-revealed = { $seat } odkrywa { CASE($cards, "accusative") }.
brief-dominion-revealed = ({ $seat } odkrywa { CASE($cards, "accusative") })
event-dominion-showed =
    { $cards-count ->
        [0] { $seat } pokazuje pustą rękę.
       *[other] { $all ->
            [true] { $seat } pokazuje całą rękę ({ $cards }).
           *[false] { $seat } pokazuje { CASE($cards, "accusative") }.
        }
    }
brief-dominion-showed =
    { $cards-count ->
        [0] ({ $seat } pokazuje pustą rękę)
       *[other] ({ $seat } pokazuje { CASE($cards, "accusative") })
    }
event-dominion-took = { $seat } bierze na rękę { CASE($cards, "accusative") }.
brief-dominion-took = { $seat }: bierze na rękę { CASE($cards, "accusative") }
event-dominion-set_aside = { $seat } odkłada na bok { CASE($cards, "accusative") }.
brief-dominion-set_aside = { $seat }: odkłada na bok { CASE($cards, "accusative") }
event-dominion-put_back =
    { $count ->
        [one] { $seat } kładzie kartę na talię.
        [few] { $seat } kładzie { $count } karty na talię.
       *[many] { $seat } kładzie { $count } kart na talię.
    }
brief-dominion-put_back =
    { $count ->
        [one] { $seat }: { $count } karta na talię
        [few] { $seat }: { $count } karty na talię
       *[many] { $seat }: { $count } kart na talię
    }
event-dominion-put_back-cards = { $seat } kładzie na talię { CASE($cards, "accusative") }.
brief-dominion-put_back-cards = { $seat }: { $cards } na talię
event-dominion-put_back-order =
    { $order-count ->
        [1] { $seat } kładzie na talię { CASE($order, "accusative") }.
       *[other] { $seat } kładzie na talię { CASE($order, "accusative") } (w tej kolejności od góry).
    }
brief-dominion-put_back-order = { $seat }: { $order } na talię
event-dominion-turned_over =
    { $count ->
        [one] { $seat } przekłada talię ({ $count } karta) na stos kart odrzuconych (na wierzchu { $top }).
        [few] { $seat } przekłada talię ({ $count } karty) na stos kart odrzuconych (na wierzchu { $top }).
       *[many] { $seat } przekłada talię ({ $count } kart) na stos kart odrzuconych (na wierzchu { $top }).
    }
brief-dominion-turned_over = { $seat }: talia na stos kart odrzuconych ({ $top })
event-dominion-discarded =
    { $count ->
        [one] { $seat } odrzuca { CASE($top, "accusative") }.
        [few] { $seat } odrzuca { $count } karty (na wierzchu { $top }).
       *[many] { $seat } odrzuca { $count } kart (na wierzchu { $top }).
    }
brief-dominion-discarded =
    { $count ->
        [one] { $seat }: odrzuca { CASE($top, "accusative") }
        [few] { $seat }: odrzuca { $count } karty ({ $top })
       *[many] { $seat }: odrzuca { $count } kart ({ $top })
    }
event-dominion-discarded-cards = { $seat } odrzuca { CASE($cards, "accusative") }.
brief-dominion-discarded-cards = { $seat }: odrzuca { CASE($cards, "accusative") }
event-dominion-trashed = { $seat } wyrzuca na śmietnisko { CASE($cards, "accusative") }.
brief-dominion-trashed = { $seat }: wyrzuca na śmietnisko { CASE($cards, "accusative") }
event-dominion-gained =
    { $place ->
        [hand] { $seat } zdobywa na rękę { CASE($card, "accusative") }.
        [deck] { $seat } zdobywa na talię { CASE($card, "accusative") }.
       *[discard] { $seat } zdobywa { CASE($card, "accusative") }.
    }
brief-dominion-gained =
    { $place ->
        [hand] { $seat }: zdobywa na rękę { CASE($card, "accusative") }
        [deck] { $seat }: zdobywa na talię { CASE($card, "accusative") }
       *[discard] { $seat }: zdobywa { CASE($card, "accusative") }
    }
event-dominion-moved = { $seat } kładzie na talię { CASE($card, "accusative") }.
brief-dominion-moved = { $seat }: { $card } na talię
event-dominion-chose = { $seat } wybiera ({ $card }): { $options }.
brief-dominion-chose = { $seat }: wybiera: { $options }
reason-none_or_two = Wybierz dwie karty albo żadnej. Jeśli masz tylko jedną, możesz wybrać ją.
event-dominion-ended = Koniec gry. Puste stosy: { $piles }.
brief-dominion-ended = Puste stosy: { $piles }
event-dominion-scored =
    { $terms-count ->
        [0] { $seat } nie ma punktów po { $turns ->
            [one] { $turns } turze.
            [few] { $turns } turach.
           *[many] { $turns } turach.
        }
       *[other] { $score ->
            [one] { $seat } ma { $score } punkt
            [few] { $seat } ma { $score } punkty
           *[many] { $seat } ma { $score } punktów
        } po { $turns ->
            [one] { $turns } turze
            [few] { $turns } turach
           *[many] { $turns } turach
        }: { $terms }.
    }
brief-dominion-scored = { $seat }: **{ $score }**
term-dominion = { $count } × { $thing } × { $each }

## Poczekalnia

credits-dominion = Autorem gry Dominion i jej dodatków jest Donald X. Vaccarino.
setting-dominion-kingdom = Królestwo
setting-dominion-kingdom-random = Losowe
setting-dominion-kingdom-First_Game = Pierwsza gra
setting-dominion-kingdom-Big_Money = Wielkie pieniądze
setting-dominion-kingdom-Interaction = Interakcja
setting-dominion-kingdom-Size_Distortion = Zmiana skali
setting-dominion-kingdom-Village_Square = Wiejski plac
dominion-weight-0 = nigdy
dominion-weight-1 = tak często jak inne
dominion-weight-2 = dwa razy częściej
dominion-weight-3 = trzy razy częściej
setting-dominion-base = Karty gry podstawowej
setting-dominion-base-0 = { dominion-weight-0 }
setting-dominion-base-1 = { dominion-weight-1 }
setting-dominion-base-2 = { dominion-weight-2 }
setting-dominion-base-3 = { dominion-weight-3 }
setting-dominion-pick_base = Dodaj (gra podstawowa)
setting-dominion-veto_base = Wyklucz (gra podstawowa)
## Obraz

dominion-type-action = Akcja
dominion-type-treasure = Skarb
dominion-type-victory = Zwycięstwo
dominion-type-curse = Klątwa
dominion-type-attack = Atak
dominion-type-reaction = Reakcja
dominion-trash = Śmietnisko
dominion-turn = Tura { $turn }
dominion-vp = PZ
dominion-points = { $count } { dominion-vp }
dominion-nothing-in-play = W grze nie ma jeszcze nic

dominion-described =
    { $phase ->
        [action] Dominion: { $seat }, tura { $turn }, faza akcji.
       *[buy] Dominion: { $seat }, tura { $turn }, faza zakupu.
    } Akcje { $actions }, zakupy { $buys }, ${ $coins }.
dominion-described-over = Dominion: koniec gry.
dominion-described-seat = { $letter } { $seat }: ręka { $hand }, talia { $deck }, odrzucone { $discard }{ $rest }.
dominion-described-top = { " " }(na wierzchu { $top })
dominion-described-score =
    , { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }
dominion-described-play = W grze: { $cards }.
dominion-described-hand = Twoja ręka: { $cards }.
dominion-described-latest = Ostatnio: { $told }
dominion-described-aside = Odłożone na bok: { $cards }.
dominion-described-playing = Wykonywana karta: { $card }.
dominion-described-kingdom = Królestwo: { $piles }.
dominion-described-basic = Pozostałe stosy: { $piles }.
dominion-described-supply = Zasoby:
dominion-described-pile =
    { $card } ${ $cost }, { $count ->
        [0] pusty
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
dominion-described-trash =
    { $count ->
        [0] Śmietnisko jest puste.
       *[other] Śmietnisko: { $cards }.
    }
## Z bliska

overlay-dominion-kingdom = Karty Królestwa
overlay-dominion-deck = Twoje karty
dominion-article = **${ $cost } · { $types }**
    { $text }
dominion-card-told = { $card } (${ $cost }, { $types }): { $text }
dominion-deck-told = Wszystkie twoje karty ({ $count }): { $cards }.
dominion-gift-card =
    { $count ->
        [one] +{ $count } karta
        [few] +{ $count } karty
       *[many] +{ $count } kart
    }
dominion-gift-action =
    { $count ->
        [one] +{ $count } akcja
        [few] +{ $count } akcje
       *[many] +{ $count } akcji
    }
dominion-gift-buy =
    { $count ->
        [one] +{ $count } zakup
        [few] +{ $count } zakupy
       *[many] +{ $count } zakupów
    }
dominion-gift-coins = +${ $count }

## Stałe polecenia, przypomnienia, punkty

order-dominion-treasures = Zagraj wszystkie zwykłe Skarby
order-dominion-cantrips = Zagrywaj Wioski, Laboratoria, Targi i podobne karty
order-dominion-buy = Kupuj, gdy tylko mogę
order-why-dominion-buy = stos, który kończy grę, jest prawie pusty.
order-dominion-frugal = Nic nie kupuj
order-dominion-frugal-value = gdy mam mniej monet niż { $value }
order-why-dominion-frugal = stos, który kończy grę, jest prawie pusty.
order-dominion-discard = Przy Ataku odrzuć najpierw
order-dominion-moat = Pokazuj każdą Fosę
order-why-dominion-moat = nie masz już Fosy.
order-dominion-no_reaction = Nigdy nie reaguj na Atak
order-why-dominion-no_reaction = masz nową Reakcję.
missing-dominion-turn = tura
missing-dominion-attack = Reakcja albo jej brak
missing-dominion-gain = co zrobić ze zdobytą kartą
missing-dominion-discard = karty do odrzucenia
missing-dominion-trash = karty do wyrzucenia
missing-dominion-put_back = karty do odłożenia na talię
missing-dominion-choose = możliwość z karty
missing-dominion-name = nazwa karty
missing-dominion-play = Akcja do zagrania
missing-dominion-turn_over = czy przełożyć talię na stos kart odrzuconych
missing-dominion-set_aside = czy zatrzymać kartę

## Szczegóły miejsca

dominion-place-card = { $types }. { $text }
dominion-place-pile =
    { $count ->
        [0] Stos jest pusty
        [one] W stosie jest { $count } karta
        [few] W stosie są { $count } karty
       *[many] W stosie jest { $count } kart
    }; koszt ${ $cost }.
dominion-place-owned =
    { $count ->
        [0] Nie masz żadnej.
        [one] Masz { $count }.
        [few] Masz { $count }.
       *[many] Masz { $count }.
    }
detail-dominion = { $effect }
