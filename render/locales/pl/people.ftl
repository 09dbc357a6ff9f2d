# Wyniki i oceny, listy, zaproszenia, dane osobowe.

command-leaderboard = Rankingi na tym serwerze
command-me-stats = Twoje partie i oceny na tym serwerze

leaderboard-heading = { $game } · ranking
leaderboard-none = Nie ma jeszcze zakończonych partii.
leaderboard-computer = Komputer ({ $level })
leaderboard-detail =
    { $count ->
        [one] { $count } partia · wygrane: { $wins }
        [few] { $count } partie · wygrane: { $wins }
       *[many] { $count } partii · wygrane: { $wins }
    }
leaderboard-how = -# Każdy zaczyna z oceną 1000. Wygrana z silniejszymi daje więcej; partie z komputerami liczą się mało. Oceny objaśnia `/help`, a `/me settings` usuwa cię z tej listy.
stats-heading = ### Twoje partie tutaj
stats-line =
    { $count ->
        [one] - **{ $game }**: { $count } partia, wygrane { $wins }, najlepszy wynik { $best }, ocena { $points }
        [few] - **{ $game }**: { $count } partie, wygrane { $wins }, najlepszy wynik { $best }, ocena { $points }
       *[many] - **{ $game }**: { $count } partii, wygrane { $wins }, najlepszy wynik { $best }, ocena { $points }
    }
stats-none = Nie ma jeszcze zakończonych partii.
stats-shown = Pokazuj mnie w rankingach
stats-hidden = Ukryj mnie w rankingach

button-replay = Odtwórz
button-mine = Od mojego ruchu
param-past = Wybór do pokazania; 0 to początek
past-heading =
    { $turn ->
        [0] ### wybór { $move } · przygotowanie
       *[other] ### wybór { $move } · ruch { $turn }
    }
refused-no_past = Od tego czasu zmieniły się zasady, więc nie mogę pokazać tego wyboru.
refused-no_moment = Nie ma takiego wyboru. Ostatni ma numer { $most }.

review-heading = ### Przegląd, wybory: { $moves }
review-film = Animacja partii { $game }, ruch po ruchu.
review-film-course = Animacja partii { $game }: { $course }
course-halfway =
    { $count ->
        [one] W połowie, po ruchu { $turn }, prowadzi { $who }: { $scores }.
        [few] W połowie, po ruchu { $turn }, prowadzą razem { $who }: { $scores }.
       *[many] W połowie, po ruchu { $turn }, prowadzą razem { $who }: { $scores }.
    }
course-lead =
    { $changes ->
        [0] { $who } obejmuje prowadzenie najpóźniej w ruchu { $turn } i już go nie traci.
        [one] Prowadzenie zmienia się { $changes } raz: { $who } obejmuje je na dobre najpóźniej w ruchu { $turn }.
        [few] Prowadzenie zmienia się { $changes } razy: { $who } obejmuje je na dobre najpóźniej w ruchu { $turn }.
       *[many] Prowadzenie zmienia się { $changes } razy: { $who } obejmuje je na dobre najpóźniej w ruchu { $turn }.
    }
course-lead-so-far =
    { $changes ->
        [0] { $who } prowadzi od ruchu { $turn }.
        [one] Prowadzenie zmieniło się { $changes } raz: od ruchu { $turn } ma je { $who }.
        [few] Prowadzenie zmieniło się { $changes } razy: od ruchu { $turn } ma je { $who }.
       *[many] Prowadzenie zmieniło się { $changes } razy: od ruchu { $turn } ma je { $who }.
    }
course-level =
    { $changes ->
        [0] Nikt nikomu nie odebrał prowadzenia: { $who } mają ten sam wynik od ruchu { $turn }.
        [one] Prowadzenie zmieniło się { $changes } raz: { $who } mają ten sam wynik od ruchu { $turn }.
        [few] Prowadzenie zmieniło się { $changes } razy: { $who } mają ten sam wynik od ruchu { $turn }.
       *[many] Prowadzenie zmieniło się { $changes } razy: { $who } mają ten sam wynik od ruchu { $turn }.
    }
course-open = Po ruchu { $turn } wszystko jest jeszcze możliwe: { $scores }.
course-end =
    { $count ->
        [one] { $who } wygrywa po ruchu { $turn }: { $scores }.
        [few] { $who } wygrywają wspólnie po ruchu { $turn }: { $scores }.
       *[many] { $who } wygrywają wspólnie po ruchu { $turn }: { $scores }.
    }
review-check = -# Aby sprawdzić losowanie, porównaj SHA-256 bajtów liczby losowej z ogłoszonym na początku. `/game export` daje plik, który odtwarza całą partię.
chart-title = { $game } · wyniki
chart-across =
    { $first ->
        [0] Od przygotowania do ruchu { $last }
       *[other] Ruchy od { $first } do { $last }
    }
chart-stood =
    { $turn ->
        [0] W przygotowaniu: { $scores }
       *[other] Po ruchu { $turn }: { $scores }
    }
button-decided = Co zdecydowało?
param-decided = Pokaż, co zdecydowało o wyniku zakończonej partii
decided-heading = ### Co zdecydowało?
decided-curve = -# Wykres pokazuje ruch po ruchu szanse na wygraną według tego, co widzieli wszyscy.
decided-moment = -# Obraz pokazuje stół tak, jak było go widać z twojego miejsca, z wyborem poziomu „trudny”.
decided-marks = -# Obraz pokazuje stół tak, jak było go widać z twojego miejsca: + to wybór poziomu „trudny”, − to twój.
decided-worst = Wybory, które kosztowały cię najwięcej:
decided-none = Wśród twoich wyborów nie ma takiego, od którego inny byłby wyraźnie lepszy.
decided-line =
    { $turn ->
        [0] **{ $number }.** Przygotowanie · −{ $loss }% szans
       *[other] **{ $number }.** Ruch { $turn } · −{ $loss }% szans
    }
    -# { $asked }
    Ty: { $made }
    Poziom „trudny”: { $better }
decided-show-curve = Krzywa
decided-title = { $game } · szanse na wygraną w %
decided-stood =
    { $turn ->
        [0] W przygotowaniu, w procentach: { $scores }
       *[other] W ruchu { $turn }, w procentach: { $scores }
    }
points-sum = Suma
button-show = Pokaż wszystkim
param-about = Pokaż, co inni zrobili temu graczowi
log-heading-about = ### Co inni zrobili graczowi { $name }
refused-not_at_table = Ta osoba nie gra przy tym stole.

command-game-export = Zapisz partię jako plik: po zakończeniu całą, wcześniej twój widok
param-format = Format
export-as-json = JSON: przebieg i pozycja
export-as-text = Tekst: wydarzenia
export-as-animation = Animacja: cała partia
export-json = Partia jako plik. Po zakończeniu `python -m data.export` odtwarza ją lub zamienia w test.
export-text = Wydarzenia partii, wiersz po wierszu.
export-animation = Animacja partii.
refused-not_decided = Ta partia jeszcze się nie skończyła.
refused-not_over = Przed końcem partii mogą to dostać tylko gracze.
refused-no_film = Nie udało się zrobić animacji. Spróbuj później.

games-waits = **czeka na ciebie**
games-stand-in = Gra za ciebie komputer. Wrócisz przyciskiem **{ button-play }**.
command-me-data = Eksportuj lub usuń wszystko, co o tobie przechowuję
param-data = Eksport lub usunięcie
data-export = Eksportuj wszystko, co o mnie przechowujesz
data-delete = Usuń wszystko, co o mnie przechowujesz
data-given = To wszystko, co o tobie przechowuję.
data-partly-given =
    { $count ->
        [one] To wszystko, co o tobie przechowuję, oprócz danych z serwera { $servers }, którego pliku nie mogę teraz odczytać. Spróbuj później.
        [few] To wszystko, co o tobie przechowuję, oprócz danych z serwerów { $servers }, których plików nie mogę teraz odczytać. Spróbuj później.
       *[many] To wszystko, co o tobie przechowuję, oprócz danych z serwerów { $servers }, których plików nie mogę teraz odczytać. Spróbuj później.
    }
data-what =
    ### Usunąć wszystko o tobie?
    Usuwa to twoje ustawienia, notatki i oceny na każdym serwerze oraz twój identyfikator Discorda wszędzie. Przy stołach z trwającą partią twoje miejsce od razu przejmuje komputer.
    Zostają: twoje ruchy w partiach z innymi graczami, jako „były gracz”; wiadomości na kanałach; kopie zapasowe mojego operatora. Trwająca partia przechowuje do końca skrót twojego identyfikatora, żeby nie można było zająć w niej innego miejsca.
    Tego nie da się cofnąć.
data-sure = Tak, usuń wszystko
data-former = były gracz
data-partly =
    { $count ->
        [one] Wszystko o tobie zostało usunięte, oprócz { $count } serwera, którego pliku nie mogę teraz otworzyć. Spróbuj później.
        [few] Wszystko o tobie zostało usunięte, oprócz { $count } serwerów, których plików nie mogę teraz otworzyć. Spróbuj później.
       *[many] Wszystko o tobie zostało usunięte, oprócz { $count } serwerów, których plików nie mogę teraz otworzyć. Spróbuj później.
    }
data-done = Wszystko o tobie zostało usunięte. Jeśli znowu zagrasz, zaczynasz od zera.

game-lost-table = Stół #{ $game } przepadł, bo brakuje jego danych. Użyj `/new`, żeby otworzyć inny.
game-lost-choices = Ostatnie decyzje przy stole #{ $game } przepadły, bo brakuje ich danych. Partia toczy się dalej od wcześniejszego stanu.
expired-lobby = Przez trzy dni nie zaczęła się tu partia, więc stół został zamknięty. Użyj `/new`, żeby otworzyć inny.
expired-warning = Od dawna nikt tu nie gra. { $who } Bez ruchu ta partia zostanie zamknięta { $when }.
expired-game = Od tygodni nikt tu nie gra, więc partia została zamknięta bez wyniku.

log-done-to-you = **Co inni zrobili tobie**
panel-since = -# **Od twojego ostatniego ruchu**
news-more =
    { $count ->
        [one] -# … jeszcze jedna: *{ button-log }*
        [few] -# … jeszcze { $count }: *{ button-log }*
       *[many] -# … jeszcze { $count }: *{ button-log }*
    }
panel-since-start = -# **Dotychczasowy przebieg**
offers-in-vain =
    { $count ->
        [one] { $count } oferta nie doszła do skutku.
        [few] { $count } oferty nie doszły do skutku.
       *[many] { $count } ofert nie doszło do skutku.
    }
command-game-invite = Zaproś gracza do swojego stołu, zanim partia się zacznie
param-invited = Gracz, którego zapraszasz
context-invite = Zaproś do gry
context-look-back = Pokaż partię z tej chwili
refused-a_bot_guest = Bot nie może zająć miejsca. Przeciwnika komputerowego dodasz przyciskiem **{ lobby-add }**.
refused-has_left = Na tym serwerze nie ma już tej osoby: { $name }.
refused-no_own_lobby = Żaden twój stół nie czeka na graczy. Otwórz nowy przez `/new`.
refused-no_message_of_a_table = Ta wiadomość nie dotyczy żadnego stołu. Wcześniejsze ruchy pokaże `/game board move:`.
invite-done = Gracz { $name } dostaje zaproszenie.
invite-said = { $who }, { $name } chce z tobą zagrać.
invite-unpinged = { $names }: teraz nie mogę wysłać powiadomienia, ale zaproszenie jest ważne.
invites-muted = Nie będę już powiadamiać cię o zaproszeniach. Możesz to znowu włączyć w `/me settings`.

param-private = Tylko dla zaproszonych graczy, w prywatnym wątku, jeśli mogę go utworzyć
lobby-private = 🔒 Dołączyć mogą tylko zaproszeni gracze: `/game invite`.
lobby-hidden = 🔒 Ten wątek jest prywatny. Widzą go tylko moderatorzy i zaproszeni gracze (`/game invite`).
new-hidden = 🔒 Twój stół jest w prywatnym wątku: { $place }. Nikt inny go nie widzi; zaproś tam znajomych przez `/game invite`.
new-private =
    🔒 Twój stół jest tutaj: { $place }. Nie mogę tu tworzyć prywatnych wątków, więc poczekalnię i partię widzą wszyscy na tym kanale. Dołączyć mogą tylko gracze zaproszeni przez `/game invite`.
    -# Jeśli ty i ja mamy uprawnienie „Tworzenie prywatnych wątków”, prywatny stół dostaje osobny wątek.
refused-only_there = Ten stół jest prywatny. Zrób to tam: { $place }, żeby nikt inny się o nim nie dowiedział.
refused-not_let_in = Nie mogę dodać gracza { $name } do prywatnego wątku, bo ten gracz nie widzi kanału.
refused-not_added = Discord nie dodał gracza { $name } do prywatnego wątku. Zaproś ponownie.
refused-private = Ten stół jest prywatny. Dołączyć mogą tylko zaproszeni gracze.
command-games-watch = Powiadom mnie, gdy otwiera się tu stół do tej gry, albo przestań
watch-on = Powiadomię cię, gdy otworzy się tu stół do gry { $game }, najwyżej dwa razy dziennie. `/games watch stop:True` kończy powiadomienia.
watch-off = Nie będę już powiadamiać, gdy otworzy się tu stół do gry { $game }.
watch-said = { $who } Otwarto nowy stół. Dołącz powyżej. (`/games watch stop:True` kończy powiadomienia.)
