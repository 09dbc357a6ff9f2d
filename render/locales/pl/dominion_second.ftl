# Dominion: drugie edycje gry podstawowej i Intrygi

## Pytania

ask-dominion-artisan-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz na rękę?
ask-dominion-artisan-put_back = { $seat }, { $card }: którą kartę kładziesz na talię?
ask-dominion-bandit-trash = { $seat }, { $card }: który ze swoich Skarbów wyrzucasz na śmietnisko?
ask-dominion-harbinger-put_back = { $seat }, { $card }: którą kartę ze stosu kart odrzuconych kładziesz na talię?
ask-dominion-poacher-discard = { $seat }, { $card }: odrzuć { dominion-least }.
ask-dominion-sentry-trash = { $seat }, { $card }: które z tych kart wyrzucasz na śmietnisko?
ask-dominion-sentry-discard = { $seat }, { $card }: które z pozostałych kart odrzucasz?
ask-dominion-sentry-put_back = { $seat }, { $card }: w jakiej kolejności odkładasz karty? Pierwsza trafia na wierzch.
ask-dominion-vassal-play = { $seat }, { $card }: zagrywasz odrzuconą Akcję?
ask-dominion-courtier-reveal = { $seat }, { $card }: którą kartę odkrywasz?
ask-dominion-courtier-choose =
    { $least ->
        [one] { $seat }, { $card }: co wybierasz?
        [few] { $seat }, { $card }: które { $least } różne możliwości wybierasz?
       *[many] { $seat }, { $card }: które { $least } różnych możliwości wybierasz?
    }
ask-dominion-diplomat-discard = { $seat }, Dyplomata: odrzuć { dominion-least }.
ask-dominion-lurker-choose = { $seat }, { $card }: co wybierasz?
ask-dominion-lurker-trash = { $seat }, { $card }: którą Akcję z Zasobów wyrzucasz na śmietnisko?
ask-dominion-lurker-gain = { $seat }, { $card }: którą Akcję zdobywasz ze śmietniska?
ask-dominion-mill-may_discard = { $seat }, { $card }: odrzucasz dwie karty za +$2?
ask-dominion-patrol-put_back = { $seat }, { $card }: w jakiej kolejności odkładasz karty? Pierwsza trafia na wierzch.
ask-dominion-replace-trash = { $seat }, { $card }: którą kartę wyrzucasz na śmietnisko?
ask-dominion-replace-gain = { $seat }, { $card }: którą kartę za najwyżej ${ $at_most } zdobywasz?
ask-dominion-secret_passage-put_back = { $seat }, { $card }: którą kartę wkładasz do talii?
ask-dominion-secret_passage-place = { $seat }, { $card }: w które miejsce talii trafia { $moved }?

## Możliwości

option-dominion-artisan-gain = { option-dominion-buy }
option-dominion-harbinger-put_back-done = Nie kładź karty na talię
option-dominion-vassal-play-done = Nie zagrywaj jej
option-dominion-courtier-choose-actions = ⟦dominion-action⟧ +1 akcja
option-dominion-courtier-choose-buys = ⟦dominion-buy⟧ +1 zakup
option-dominion-courtier-choose-coins = ⟦dominion-coins⟧ +$3
option-dominion-courtier-choose-gold = ⟦dominion-gold⟧ Zdobądź Złoto
option-dominion-lurker-choose-trash = ⟦dominion-trash⟧ Wyrzuć Akcję z Zasobów na śmietnisko
option-dominion-lurker-choose-gain = Zdobądź Akcję ze śmietniska
option-dominion-lurker-trash = { option-dominion-buy }
option-dominion-replace-gain = { option-dominion-buy }
option-dominion-secret_passage-place =
    { $above ->
        [0] Na wierzch
       *[other] { $below ->
            [0] Na spód
           *[other] { $above ->
                [one] Pod { $above } kartę z wierzchu
                [few] Pod { $above } karty z wierzchu
               *[many] Pod { $above } kart z wierzchu
            }
        }
    }
step-dominion-1-base_second = Gra podstawowa, druga edycja
step-dominion-1-intrigue_second = Intryga, druga edycja
thing-dominion-options-gold = Złoto
thing-dominion-options-gain = zdobywanie

## Wydarzenia

event-dominion-tucked = { $seat } wybiera miejsce karty w talii.
brief-dominion-tucked = { "" }
event-dominion-tucked-above =
    { $above ->
        [0] { $seat } zostawia { CASE($card, "accusative") } na wierzchu talii.
        [one] { $seat } wkłada { CASE($card, "accusative") } pod { $above } kartę z wierzchu talii.
        [few] { $seat } wkłada { CASE($card, "accusative") } pod { $above } karty z wierzchu talii.
       *[many] { $seat } wkłada { CASE($card, "accusative") } pod { $above } kart z wierzchu talii.
    }
brief-dominion-tucked-above =
    { $above ->
        [0] { $seat }: { $card } na wierzchu talii
        [one] { $seat }: { $card } pod { $above } kartą
        [few] { $seat }: { $card } pod { $above } kartami
       *[many] { $seat }: { $card } pod { $above } kartami
    }
event-dominion-trashed-source-supply = { $seat } wyrzuca na śmietnisko z Zasobów { CASE($cards, "accusative") }.
brief-dominion-trashed-source-supply = { $seat }: wyrzuca na śmietnisko z Zasobów { CASE($cards, "accusative") }

## Poczekalnia

setting-dominion-kingdom-First_Game_II = Pierwsza gra (2. edycja)
setting-dominion-kingdom-Size_Distortion_II = Zmiana skali (2. edycja)
setting-dominion-kingdom-Deck_Top = Wierzch talii
setting-dominion-kingdom-Sleight_of_Hand = Zręczne ręce
setting-dominion-kingdom-Improvements = Ulepszenia
setting-dominion-kingdom-Silver_and_Gold = Srebrniki i Złoto
setting-dominion-kingdom-Victory_Dance_II = Taniec zwycięstwa (2. edycja)
setting-dominion-kingdom-The_Plot_Thickens = Akcja się zagęszcza
setting-dominion-kingdom-Best_Wishes_II = Najlepsze życzenia (2. edycja)
setting-dominion-kingdom-Underlings_II = Podwładni (2. edycja)
setting-dominion-kingdom-Grand_Scheme = Wielki plan
setting-dominion-kingdom-Deconstruction_II = Rozbiórka (2. edycja)
dominion-edition-first = Pierwsza edycja
dominion-edition-second = Druga edycja
dominion-edition-both = Obie edycje
setting-dominion-base_second = Edycja gry podstawowej (losowe karty)
setting-dominion-base_second-first = { dominion-edition-first }
setting-dominion-base_second-second = { dominion-edition-second }
setting-dominion-base_second-both = { dominion-edition-both }
setting-dominion-pick_base_second = Dodaj (gra podstawowa, 2. edycja)
setting-dominion-veto_base_second = Wyklucz (gra podstawowa, 2. edycja)
setting-dominion-intrigue_second = Edycja dodatku Intryga (losowe karty)
setting-dominion-intrigue_second-first = { dominion-edition-first }
setting-dominion-intrigue_second-second = { dominion-edition-second }
setting-dominion-intrigue_second-both = { dominion-edition-both }
setting-dominion-pick_intrigue_second = Dodaj (Intryga, 2. edycja)
setting-dominion-veto_intrigue_second = Wyklucz (Intryga, 2. edycja)

## Przypomnienia

missing-dominion-reveal = karta do odkrycia
missing-dominion-place = miejsce w talii

## Zasady

rules-dominion-topics-base_second = editions
rules-dominion-editions-title = Pierwsza i druga edycja
rules-dominion-editions =
    Drugie edycje gry podstawowej i Intrygi (2016) nie mają sześciu kart i dodają po siedem nowych. W poczekalni wybierasz, z której edycji pochodzą losowe karty, albo obie. Polecany zestaw ma zawsze swoje karty.
    Karta, która jest w obu edycjach, ma przy każdym stole zasady pierwszej: jeśli możesz, musisz zagrać kartę Salą tronową i wyrzucić kartę na śmietnisko Kopalnią i Lichwiarzem; przy Maskaradzie gracz bez kart nie podaje żadnej, ale dostaje kartę.
