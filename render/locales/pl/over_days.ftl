# Wiadomości o czasie: zegary, przypomnienia, głosowania, nieobecność.

param-speed = Czas na decyzję
param-zone = Twoja strefa czasowa, na przykład Europe/Warsaw
param-quiet = Godziny bez przypomnień, na przykład 22-8 (najwyżej 10); 0 oznacza brak
param-remind = Co ile godzin przypominać; 0: jak domyślnie w grze

speed-live = na żywo (5 minut na decyzję)
speed-fast = szybkie (12 godzin na decyzję)
speed-normal = zwykłe (24 godziny na decyzję)
speed-slow = wolne (72 godziny na decyzję)
speed-none = bez limitu czasu
lobby-speed = **Tempo**: { $speed }
lobby-speed-choose = Tempo

clock-rests =
    { $count ->
        [one] ⏸ Czas minął już { $count } raz i nikogo nie było, więc partia jest wstrzymana. Wykonaj ruch albo użyj `/game resume`, żeby grać dalej.
        [few] ⏸ Czas minął już { $count } razy z rzędu i nikogo nie było, więc partia jest wstrzymana. Wykonaj ruch albo użyj `/game resume`, żeby grać dalej.
       *[many] ⏸ Czas minął już { $count } razy z rzędu i nikogo nie było, więc partia jest wstrzymana. Wykonaj ruch albo użyj `/game resume`, żeby grać dalej.
    }
clock-resting = Partia jest wstrzymana, bo nikogo nie było. Wykonaj ruch albo użyj `/game resume`, żeby grać dalej.
clock-played = ⏰ Czas gracza { $name } minął, więc dokonano domyślnego wyboru.

reminder-heading = ### ⏰ Stół czeka: { $who }
reminder-answer = odpowiedź
reminder-others =
    { $count ->
        [one] -# { $who }: czeka na ciebie jeszcze { $count } stół: { $tables }
        [few] -# { $who }: czekają na ciebie jeszcze { $count } stoły: { $tables }
       *[many] -# { $who }: czeka na ciebie jeszcze { $count } stołów: { $tables }
    }
reminder-extended = ⏳ Masz więcej czasu, do { $due }. Widzą to wszyscy przy stole.
reminder-rests = Przy tym stole zostały same komputery, więc partia czeka, aż naciśniesz *Graj* albo *Wracam*.
reminder-stood-in = Komputer gra za ciebie, aż naciśniesz *Graj* albo *Wracam*.
button-later = Więcej czasu
button-stand = Graj za mnie
refused-not_waited_for = Ten stół na ciebie nie czeka.
refused-time_over = Nie masz już czasu. Pozostali głosują, co dalej.
refused-extended = Na tę decyzję masz już więcej czasu.
direct-heading =
    { $count ->
        [one] ⏰ Ten stół czeka na ciebie.
        [few] ⏰ Czekają na ciebie { $count } stoły:
       *[many] ⏰ Czeka na ciebie { $count } stołów:
    }
direct-off = -# Te wiadomości wyłącza `/me settings`.
me-dm-on = Przypominaj mi w wiadomości prywatnej
me-dm-off = Przypominaj mi na kanale
me-nudge-on = Przypominaj mi o niedokończonych wyborach
me-nudge-off = Nie przypominaj mi o niedokończonych wyborach
me-ahead-on = Powiadamiaj mnie też o ruch wcześniej, od trzech graczy
me-ahead-off = Powiadamiaj mnie tylko o moim ruchu
me-invites-on = Powiadamiaj mnie o zaproszeniach
me-invites-off = Nie powiadamiaj mnie o zaproszeniach
nudge-said = ⏳ Twój wybór nie jest dokończony: { $asked }. Liczy się, gdy go potwierdzisz.
me-details-on = Szczegóły słowami: moje pytania i nowości podają każde miejsce (publiczne wiadomości są krótkie)
me-details-off = Krótkie nowości: miejsca pokazuje obrazek
button-details = Szczegóły słowami
button-brief = Krótkie nowości
details-on = Twoje pytania i nowości podają teraz każde miejsce; publiczne wiadomości są krótkie. Z powrotem przełączysz w `/me settings`.
details-off = Twoje pytania i nowości są znowu krótkie; miejsca pokazuje obrazek.
nudge-off = -# Widzisz to tylko ty, raz w ruchu. Wyłącza to `/me settings`.
offer-accepted = { $who }, { $name } przyjmuje twoją ofertę. Potwierdź wymianę albo poczekaj na innych.
offer-traded = { $who }, { $name } przyjmuje twoją ofertę: wymiana dokonana.
morning-open = { $who }, przy tym stole czeka na ciebie oferta albo głosowanie.
turn-next = -# ⏭ Następny ruch: { $who }
reminder-muted = 🔕 Nie będę już przypominać o tej decyzji.
reminder-not-waiting = Ten stół na ciebie nie czeka.
button-mute = Nie przypominaj o tym

me-rhythm = Przypomnienia: { $every }. Godziny ciszy: { $hours }. Strefa czasowa: { $zone }.
me-quiet-none = brak
me-remind-usual = domyślnie
me-remind-often =
    { $hours ->
        [one] co godzinę
        [few] co { $hours } godziny
       *[many] co { $hours } godzin
    }
me-choose-quiet-at = Godziny ciszy { $hours }
me-choose-quiet-none = Godziny ciszy: brak
me-choose-remind-at =
    { $hours ->
        [one] Przypomnienia co godzinę
        [few] Przypomnienia co { $hours } godziny
       *[many] Przypomnienia co { $hours } godzin
    }
me-choose-remind-usual = Przypomnienia w domyślnych odstępach
me-choose-quiet = Godziny ciszy
me-choose-remind = Przypomnienia

refused-no_zone = „{ $zone }” nie jest strefą czasową. Podaj nazwę taką jak Europe/Warsaw.
refused-no_hours = „{ $hours }” nie jest poprawnym zakresem. Użyj postaci 22-8 lub 22:30-7, najwyżej dziesięć godzin.

## Głosowania

command-game-pause = Zaproponuj wstrzymanie partii
command-game-resume = Zaproponuj wznowienie partii
command-game-vote = Oddaj głos w otwartym głosowaniu
param-ballot = Twój głos, z sugestii
command-game-end = Zaproponuj zakończenie partii bez wyniku
command-game-speed = Zaproponuj inne tempo

vote-about-overdue = ### ⏰ { $name } nie ma już czasu. Co dalej?
vote-about-pause = ### ⏸ Wstrzymać partię?
vote-about-resume = ### ▶ Wznowić partię?
vote-about-end = ### Zakończyć partię bez wyniku?
vote-about-speed = ### Zmienić tempo na: { $speed }?
vote-about-undo =
    { $count ->
        [one] ### ↩ Cofnąć ostatni wybór gracza { $name }?
        [few] ### ↩ Cofnąć ostatnie { $count } wybory? Prosi o to { $name }.
       *[many] ### ↩ Cofnąć ostatnich { $count } wyborów? Prosi o to { $name }.
    }
vote-yes = Tak
vote-no = Nie
vote-extend = Więcej czasu
vote-play = Na razie gra komputer
vote-replace = Miejsce przejmuje komputer
vote-wait = Czekamy dalej
vote-so-far = **Głosy do tej pory**
vote-ballot = - { $name }: { $choice }
vote-missing = -# Jeszcze bez głosu: { $who }
vote-counted = -# Głosowanie kończy się { $when }. Decydują głosy oddane do tego czasu, nawet jeden.
vote-result-yes = ✔ Tak.
vote-result-no = Nie. Nic się nie zmienia.
vote-result-extend = Czas liczy się od nowa.
vote-result-play = Na razie gra komputer.
vote-result-replace = Miejsce przejmuje komputer.
vote-result-wait = Stół czeka dalej.
vote-result-acted = Decyzja już zapadła.
vote-result-ended = Partia jest zakończona.
vote-result-paused = Partia jest wstrzymana, więc głosowanie jest zbędne.
vote-result-renewed = Czas liczy się od nowa, więc głosowanie jest zbędne.
vote-result-void = To już rozstrzygnięte, więc głosowanie jest zbędne.
vote-opened = Propozycja została złożona. Pozostali mają wiadomość z przyciskami.
vote-decided = Gotowe.
vote-taken = ✔ Twój głos został oddany. Możesz go zmienić, dopóki głosowanie trwa.
undo-agreed =
    { $count ->
        [one] ↩ Na prośbę gracza { $name } cofnięto ostatni wybór.
        [few] ↩ Na prośbę gracza { $name } cofnięto ostatnie { $count } wybory.
       *[many] ↩ Na prośbę gracza { $name } cofnięto ostatnich { $count } wyborów.
    }
turn-restarted = ↩ Zasady tej gry zostały zaktualizowane, więc obecny ruch zaczyna się od nowa. Wcześniejsze ruchy się nie zmieniły.
undo-failed = ↩ Nic nie cofnięto: partia potoczyła się dalej.

refused-undo_revealed = Od twojego ostatniego wyboru coś już wylosowano lub pokazano. Cofnąć to można tylko w partii towarzyskiej, którą gospodarz wybiera przed początkiem.
undo-why = -# *Cofnij*: { refused-undo_revealed }
vote-other = Stół głosuje już nad inną propozycją tego rodzaju. Najpierw zagłosuj nad nią.
refused-no_votes = Ten stół nad niczym nie głosuje.
refused-no_ballot = „{ $choice }” nie jest możliwością w otwartym głosowaniu. Wybierz jedną z sugestii.
refused-several_votes = Trwa kilka głosowań. Wybierz jedną z sugestii.
refused-vote_gone = To głosowanie jest zakończone.
refused-no_vote = Nie możesz nad tym głosować: chodzi o ciebie.
refused-no_vote_now = Nie możesz nad tym głosować, gdy jesteś po terminie albo masz przerwę.
refused-paused = Partia jest wstrzymana. Użyj `/game resume`, żeby zaproponować wznowienie.
refused-not_paused = Partia nie jest wstrzymana.
refused-same_speed = To już jest obecne tempo.
refused-nothing_back = Nie masz wyboru do cofnięcia.

## Nieobecność

command-me-away = Ustal, co robią twoje stoły, gdy cię nie ma
param-until = 12h, 3d, 2w albo data, np. 2026-12-24, najwyżej miesiąc; „back” kończy nieobecność
param-away = Twoje miejsca, gdy cię nie ma
away-choose-pause = Czekają na mnie bez limitu czasu
away-choose-forced = Komputer dokonuje za mnie domyślnych wyborów
away-choose-play = Komputer gra za mnie
away-pause = 🌙 { $name } ma przerwę. Stół czeka bez limitu czasu.
away-forced = 🌙 { $name } ma przerwę. Komputer dokonuje domyślnych wyborów.
away-rests = 🌙 { $name } ma przerwę. Zostały same komputery, więc partia czeka, aż ktoś wróci.
away-play = 🌙 { $name } ma przerwę. Gra komputer.
away-until = Do { $until }.
away-back = ☀ { $name } wraca.
away-back-everywhere =
    { $count ->
        [0] Nie masz ustawionej nieobecności.
        [one] Wracasz do { $count } stołu.
        [few] Wracasz do { $count } stołów.
       *[many] Wracasz do { $count } stołów.
    }
away-noted =
    { $count ->
        [0] Nie ma cię do { $until }, także w partiach, które zaczną się wcześniej. Nie masz trwającej partii.
        [one] Nie ma cię przy { $count } stole do { $until }, także w partiach, które zaczną się wcześniej. Naciśnij tam **Graj**, żeby wrócić.
        [few] Nie ma cię przy { $count } stołach do { $until }, także w partiach, które zaczną się wcześniej. Naciśnij tam **Graj**, żeby wrócić.
       *[many] Nie ma cię przy { $count } stołach do { $until }, także w partiach, które zaczną się wcześniej. Naciśnij tam **Graj**, żeby wrócić.
    }
away-left-out =
    { $count ->
        [one] Twoje stoły na serwerze { $servers } są teraz niedostępne. Jeśli twoja nieobecność nie będzie tam później zapisana, użyj polecenia jeszcze raz.
        [few] Twoje stoły na serwerach { $servers } są teraz niedostępne. Jeśli twoja nieobecność nie będzie tam później zapisana, użyj polecenia jeszcze raz.
       *[many] Twoje stoły na serwerach { $servers } są teraz niedostępne. Jeśli twoja nieobecność nie będzie tam później zapisana, użyj polecenia jeszcze raz.
    }
away-you-play = ☀ Grasz znowu.
away-not-you = Nie masz ustawionej nieobecności.
button-back = Wracam
refused-away_too_long =
    { $most ->
        [one] Stoły mogą czekać na ciebie { $most } dzień w roku; zostało: { $left }. Z komputerem, który gra za ciebie, nie ma limitu.
        [few] Stoły mogą czekać na ciebie { $most } dni w roku; zostało: { $left }. Z komputerem, który gra za ciebie, nie ma limitu.
       *[many] Stoły mogą czekać na ciebie { $most } dni w roku; zostało: { $left }. Z komputerem, który gra za ciebie, nie ma limitu.
    }
vote-undo-listed = Cofnięte byłyby:
vote-undo-known = ⚠ Odtąd wylosowano lub pokazano (i pozostaje to znane):
vote-undo-more =
    { $count ->
        [one] -# Nie ma tu { $count } wcześniejszego wpisu.
        [few] -# Nie ma tu { $count } wcześniejszych wpisów.
       *[many] -# Nie ma tu { $count } wcześniejszych wpisów.
    }
vacant-voted = Stół czeka na gracza { $name } już dość długo. Miejsce przejmuje komputer.
button-seat-back = Odzyskaj moje miejsce
vacant-left = 🚪 { $name } nie jest już na serwerze. Miejsce przejmuje komputer; `/game replace` pozwala je zaproponować.
refused-no_date = „{ $date }” nie jest poprawnym czasem. Użyj 12h, 3d, 2w, daty, na przykład 2026-12-24, albo `<t:…>`, najwyżej miesiąc.

## Stałe polecenia

command-game-orders = Ustaw stałe polecenia i zobacz przygotowane ruchy
command-game-prepare = Przygotuj ruch z wyprzedzeniem; sprawdzam go, gdy przyjdzie na niego kolej
param-prepare = Twój ruch, wpisany jak w /game move
button-orders = Zaplanuj
order-heading =
    ### Zaplanuj
    Stałe polecenia: Po kilku sekundach odpowiadam za ciebie na te pytania. Widzisz to tylko ty.
order-heading-prepare = Aby przygotować ruch, gdy czekasz, użyj listy poniżej albo `/game prepare`.
order-choose = Brak stałych poleceń
order-off = ⚠ Polecenie „{ $order }” zostało wyłączone: { $why }
order-narrows = -# Działa twoje stałe polecenie: { $order }.
order-why-refused = nie było już możliwe.
order-not = { $order }: wyłączone
order-computers = komputery
param-order = Polecenie do dodania lub usunięcia, z sugestii
order-prepared = ✔ Przygotowane: { $typed }. Zagram to, gdy dojdzie do tego wyboru, jeśli wtedy będzie można. Pod **Zaplanuj** możesz to zobaczyć i usunąć.
order-doubt = ⚠ Teraz to niemożliwe: { $why }
order-unforeseen = -# Twój następny wybór nie jest jeszcze znany. Spróbuję tego przy pierwszym wyborze twojego ruchu.
order-prepare = Przygotuj ruch
order-prepare-then = …a potem
order-played = ✔ Twój przygotowany ruch został zagrany: { $typed }
order-why-passed = twój ruch minął bez niego.
order-prepared-label = Przygotowane: { $typed }
refused-asked_now = Masz teraz wybór do dokonania. Naciśnij **Graj** albo użyj `/game move`.
