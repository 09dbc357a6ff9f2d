# Szukanie graczy: kolejka do stołów i lista stołów serwera.

command-games-queue = Czekaj na stół: otworzę go, gdy dość osób chce tego samego
param-queue-game = Gra; pomiń ją, aby zobaczyć kolejkę
param-queue-players = Liczba graczy
param-limit-wishes = Największa liczba stołów, na które jedna osoba może czekać w kolejce
limit-wishes = stoły w kolejce na osobę: { $most }
refused-too_many_wishes =
    { $most ->
        [0] Ten serwer nie ma kolejki.
        [one] Możesz tu czekać na { $most } stół. Najpierw usuń go z kolejki.
        [few] Możesz tu czekać na { $most } stoły. Najpierw usuń jeden z kolejki.
       *[many] Możesz tu czekać na { $most } stołów. Najpierw usuń jeden z kolejki.
    }
refused-no_players = Liczba graczy w tej grze: od { $least } do { $most }.
finding-others =
    { $count ->
        [one] { $names } i jeszcze { $count } osoba
        [few] { $names } i jeszcze { $count } osoby
       *[many] { $names } i jeszcze { $count } osób
    }
queue-wanted =
    { $players ->
        [one] { $game } · { $players } gracz · { $speed }
        [few] { $game } · { $players } graczy · { $speed }
       *[many] { $game } · { $players } graczy · { $speed }
    }
queue-line = **{ $game }** · { $count } z { $players } graczy: { $people }
    -# { $speed }
queue-heading = ### Kolejka
queue-own = **Czekasz na:** { $wanted }
    -# Do { $when }
queue-how = -# Gdy dość osób chce tego samego, otwieram stół i powiadamiam każdą z nich raz. `/games queue game:` dodaje stół, na który czekasz.
queue-added = Czekasz w kolejce: { $wanted }.
queue-already = Już czekasz w tej kolejce: { $wanted }.
queue-dropped = Nie czekasz już w kolejce: { $wanted }.
queue-ended = Po dwóch tygodniach twoje miejsce w kolejce wygasa: { $wanted }. Aby czekać dalej, użyj `/games queue`.
queue-nowhere = Dość osób tego chce, ale nie ma kanału, na którym wszystkie mogą pisać: { $wanted }. Użyj `/games queue` na takim kanale.
queue-said = { $who } Dość osób chce tej gry, więc wasz stół jest otwarty powyżej.
button-queue = Kolejka
button-want-too = Ja też
button-end-wish = Usuń
wall-heading = ## Gry na tym serwerze
wall-lobbies = ### Stoły z wolnymi miejscami
wall-lobbies-none = Brak. Otwórz stół komendą `/new`.
wall-lobbies-more = -# To są najnowsze. Wszystkie ({ $count }) pokazuje `/games open`.
wall-lobby =
    { $taken ->
        [0] { $table } · jeszcze nikogo
       *[other] { $table } · { $people }
    }
    -# gracze: od { $least } do { $most } · { $speed }
wall-running = ### Trwające partie
wall-running-none = Brak.
wall-running-more = -# To są najnowsze z { $count }.
wall-waits = - { $table } · oczekiwani gracze: { $who }
wall-paused = - { $table } · wstrzymana
wall-plays = - { $table }
wall-queue = ### Kolejka
wall-queue-none = Nikt nie czeka. Aby czekać na stół, użyj `/games queue`.
wall-queue-more = -# To tylko niektóre stoły z { $count }. Więcej pokazuje **{ button-queue }**.
wall-leagues = ### Ligi
wall-league-open = - { $league } · zajęte miejsca: { $count } z { $most }
wall-league-next = - { $league } · runda { $round } zaczyna się { $when }
wall-league-round = - { $league } · runda { $round } do { $when }
wall-puzzle = **Zagadka dnia:** { $game }
param-wall = Prowadź na tym kanale listę otwartych stołów, partii i kolejki
param-no-wall = Usuń tę listę
setup-wall =
    { $on ->
        [yes] **Lista stołów:** { $channel }
       *[no] **Lista stołów:** brak
    }
setup-choose-wall = Lista stołów: brak albo wybierz…
check-wall = ❌ Nie mogę prowadzić listy stołów na kanale { $channel }. Potrzebuję tam uprawnień: { $names }.
check-no-wall = ❌ Kanał listy stołów ({ $channel }) już nie istnieje. Wybierz inny w ustawieniach.
