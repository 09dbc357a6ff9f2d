# Ustawienia serwera oraz limity osób i serwerów.

setup-heading = ### Gry na tym serwerze
setup-language = **Język publicznych wiadomości:** { $language }
setup-threads =
    { $on ->
        [yes] **Wątki:** dla każdej partii
       *[no] **Wątki:** od drugiego stołu na kanale, poza tym na życzenie
    }
setup-forum =
    { $on ->
        [yes] **Forum dla gier:** { $forum }, jeden post na partię
       *[no] **Forum dla gier:** brak
    }
setup-channels =
    { $count ->
        [0] **Kanały do gier:** wszystkie
       *[other] **Kanały do gier:** { $channels } razem z wątkami. Na innych kanałach i forach nie można grać.
    }
refused-too_many_games =
    { $most ->
        [one] Możesz tu grać przy { $most } stole. Najpierw skończ tę partię.
        [few] Możesz tu grać przy { $most } stołach. Najpierw skończ jedną partię.
       *[many] Możesz tu grać przy { $most } stołach. Najpierw skończ jedną partię.
    }
refused-too_many_lobbies =
    { $most ->
        [one] Masz tu { $most } otwartą poczekalnię. Najpierw zacznij partię albo odejdź.
        [few] Masz tu { $most } otwarte poczekalnie. Najpierw zacznij jedną partię albo odejdź.
       *[many] Masz tu { $most } otwartych poczekalni. Najpierw zacznij jedną partię albo odejdź.
    }
refused-guild_full =
    { $most ->
        [one] Ten serwer może mieć { $most } stół. Musi się zakończyć, zanim otworzysz następny.
        [few] Ten serwer może mieć { $most } stoły. Jeden musi się zakończyć, zanim otworzysz następny.
       *[many] Ten serwer może mieć { $most } stołów. Jeden musi się zakończyć, zanim otworzysz następny.
    }
refused-too_many_computers =
    { $most ->
        [one] Ten serwer może mieć { $most } stół z samymi komputerami. Dołącz do niego albo poczekaj.
        [few] Ten serwer może mieć { $most } stoły z samymi komputerami. Dołącz do jednego albo poczekaj.
       *[many] Ten serwer może mieć { $most } stołów z samymi komputerami. Dołącz do jednego albo poczekaj.
    }
refused-too_many_notes =
    { $most ->
        [one] Możesz tu mieć { $most } notatkę. Nadpisz ją.
        [few] Możesz tu mieć { $most } notatki. Nadpisz jedną.
       *[many] Możesz tu mieć { $most } notatek. Nadpisz jedną.
    }
command-setup-limits = Ustaw limity dla każdej osoby i dla tego serwera
param-limit-tables = Największa liczba stołów na osobę
param-limit-lobbies = Największa liczba otwartych poczekalni na osobę
param-limit-guild_tables = Największa liczba stołów na serwerze
param-limit-computer_tables = Największa liczba stołów z samymi komputerami
param-limit-notes = Największa liczba notatek na osobę
limits-heading = ### Limity dla osoby i dla tego serwera
limit-tables = stoły na osobę: { $most }
limit-lobbies = otwarte poczekalnie na osobę: { $most }
limit-guild_tables = stoły na serwerze: { $most }
limit-computer_tables = stoły z samymi komputerami: { $most }
limit-notes = notatki na osobę: { $most }
setup-speed = **Domyślne tempo:** { $speed }
setup-friendly = **Nowe partie:** { $on ->
        [yes] towarzyskie, czyli bez oceny
       *[no] oceniane
    }
setup-tag-open = otwarte
setup-tag-running = w toku
setup-tag-ended = zakończone
setup-choose-language = Język publicznych wiadomości…
setup-choose-channels = Kanały: wszystkie albo wybierz…
setup-choose-forum = Forum: żadne albo wybierz …
setup-language-discord = Jak język serwera w Discordzie
setup-choose-speed = Domyślne tempo…
setup-turn-threads =
    { $on ->
        [yes] Wątki dla każdej partii
       *[no] Wątki od drugiego stołu
    }
setup-turn-friendly =
    { $on ->
        [yes] Domyślnie: towarzyskie
       *[no] Domyślnie: oceniane
    }
setup-open-limits = Limity
setup-open-check = Uprawnienia
setup-open-settings = Ustawienia
param-usual-speed = Domyślny czas na decyzję
param-usual-friendly = Czy nowe partie są towarzyskie: bez oceny, a za zgodą stołu można cofnąć wszystko
limits-choose = Zmień limit…
limits-number = Nowy limit…
limits-typed = -# Każda inna liczba: `/setup limits`
param-limit-openings = Największa liczba stołów, które jedna osoba może otworzyć w ciągu godziny, także rewanżów
param-limit-clicks = Największa liczba kliknięć i poleceń jednej osoby na sekundę
limit-openings = nowe stoły jednej osoby na godzinę: { $most }
limit-clicks = kliknięcia jednej osoby na sekundę: { $most }
refused-too_many_openings =
    { $most ->
        [one] Możesz tu otworzyć { $most } stół na godzinę. Dołącz do innego albo poczekaj.
        [few] Możesz tu otworzyć { $most } stoły na godzinę. Dołącz do innego albo poczekaj.
       *[many] Możesz tu otworzyć { $most } stołów na godzinę. Dołącz do innego albo poczekaj.
    }
refused-no_limit = Podaj liczbę od { $least } do { $most }.
refused-called_lately = { $name } ma od niedawna zaproszenie do tego stołu.
refused-undo_often =
    { $minutes ->
        [one] Na razie za dużo cofnięć: każde powiadamia pozostałych. Spróbuj znowu za { $minutes } minutę.
        [few] Na razie za dużo cofnięć: każde powiadamia pozostałych. Spróbuj znowu za { $minutes } minuty.
       *[many] Na razie za dużo cofnięć: każde powiadamia pozostałych. Spróbuj znowu za { $minutes } minut.
    }
refused-opened_meanwhile = Masz tu już stół #{ $game }, otwarty w tej samej chwili, więc nie otwieram następnego.
refused-opened_by_other = W tej samej chwili powstał tu stół #{ $game } innego gracza do tej gry. Naciśnij tam **Dołącz** albo użyj polecenia jeszcze raz, żeby otworzyć drugi stół.
refused-too_many_posts =
    { $seconds ->
        [one] Przy tym stole jest od ciebie dużo wiadomości. Spróbuj znowu za { $seconds } sekundę.
        [few] Przy tym stole jest od ciebie dużo wiadomości. Spróbuj znowu za { $seconds } sekundy.
       *[many] Przy tym stole jest od ciebie dużo wiadomości. Spróbuj znowu za { $seconds } sekund.
    }
refused-shown_there = Pokaż to tam, gdzie jest stół: { $place }.
refused-slow = { bot-slow }
refused-shown_lately = Twoja poprzednia wiadomość dla wszystkich jest sprzed chwili. Poczekaj kilka sekund.
