# Ligi i turnieje serwera.

command-league = Ligi i turnieje
command-league-open = Otwórz ligę na tym kanale
command-league-join = Dołącz do ligi
command-league-leave = Odejdź z ligi
command-league-start = Zacznij ligę lub jej następną rundę przed czasem
command-league-standings = Pokaż tabelę ligi
command-league-past = Pokaż zakończone ligi
command-league-export = Zapisz ligę jako plik JSON
command-league-close = Zamknij ligę bez zwycięzcy
param-league = Liga, jeśli jest ich kilka
param-league-form = Każdy z każdym, system szwajcarski albo puchar z grupami
param-league-seats = Największa liczba osób przy stole (domyślnie 2)
param-league-people = Ile osób może dołączyć (domyślnie 16, w systemie każdy z każdym 8)
param-league-rounds = Liczba rund w systemie szwajcarskim
param-league-days = Dni na rundę (domyślnie 7)
param-league-start = Początek za tyle godzin (domyślnie, gdy liga jest pełna)
param-league-role = Pozwól otwierać ligi osobom z tą rolą
param-no-league-role = Pozwól otwierać ligi tylko zarządzającym
param-limit-leagues = Największa liczba lig na serwerze
limit-leagues = ligi na serwerze: { $most }
setup-league-role =
    { $on ->
        [yes] **Ligi:** otwierają zarządzający i { $role }
       *[no] **Ligi:** otwierają tylko zarządzający
    }
setup-choose-role = Ligi: tylko zarządzający albo wybierz rolę…
league-form-robin = Każdy z każdym
league-form-swiss = System szwajcarski
league-form-knockout = Puchar z grupami
league-title = { $game } · Liga #{ $league }
league-decimal = { $whole },{ $tenth }
league-thread = Liga #{ $league } · Runda { $round }, stół { $table }
league-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
league-seats = osób przy stole: { $count }
league-days =
    { $count ->
        [one] { $count } dzień na rundę
        [few] { $count } dni na rundę
       *[many] { $count } dni na rundę
    }
league-joined =
    { $count ->
        [0] **Jeszcze nikogo tu nie ma.** Miejsca: { $most }
       *[other] **{ $count } z { $most }:** { $names }
    }
league-starts = Początek: { $when }
league-starts-full = Zaczyna się, gdy dołączy { $most } osób albo zarządzający naciśnie **Zacznij**
league-how = -# Każda runda sama otwiera swoje stoły. Zasady lig są w `/help`.
league-next = **Runda { $round }** zaczyna się { $when }.
league-playing = Grają: { $names }
league-round = **{ $round }**, do { $until }
league-round-name = Runda { $round }
league-round-of = Runda { $round } z { $rounds }
league-round-group = Grupy, runda { $round }
league-round-final = Finał
league-byes = Pauza: { $names }
league-at-deadline = rozstrzygnięto w terminie
league-won =
    { $count ->
        [one] 👑 Wygrywa **{ $names }**.
        [few] 👑 Wygrywają **{ $names }**.
       *[many] 👑 Wygrywają **{ $names }**.
    }
league-closed = Ta liga została zamknięta bez zwycięzcy.
league-short = Dołączyło za mało osób, więc ta liga jest zamknięta.
league-standings-before = Tabela przed pierwszą rundą
league-standings-after = Tabela po rundzie { $round }
league-standings-final = Tabela końcowa
league-order = -# Punkty: 12 za pierwsze miejsce, 0 za ostatnie, równe kroki pomiędzy. Przy równych punktach liczy się suma punktów przeciwników, potem bezpośrednie wyniki.
league-gone = już nie gra
league-detail = wygrane { $wins } z { $played } · przeciwnicy { $sum }
league-alt = { $title }. Dołączyło { $count } z { $most }: { $names }
league-button-table = Tabela
league-button-export = Eksportuj
league-button-close = Zamknij ligę
league-close-sure = Zamknąć bez zwycięzcy: { $title }? Stoły grają dalej.
league-table-said = Liga #{ $league }, runda { $round }: { $who }, to wasz stół. Jego wynik liczy się do { $until }.
league-deadline-said = Runda ligi się skończyła. O wyniku tego stołu decydują dotychczasowe punkty, a gracze, na których czekał, są ostatni.
league-opened = { $title } jest otwarta. Jej wiadomość pojawi się na tym kanale.
league-did-join = Grasz teraz w lidze: { $title }.
league-did-leave = Nie grasz już w lidze: { $title }.
league-did-leave-running = Nie grasz już w lidze: { $title }. Kolejne losowania cię pominą. Dokończ obecny stół albo poddaj się przy nim.
league-did-start = { $title } zaczyna się teraz.
league-did-close = { $title } jest zamknięta. Jej stoły grają dalej.
league-past-heading = ### Zakończone ligi
league-past-none = Żadna liga jeszcze się nie skończyła.
league-exported = { $title } jako plik.
refused-league_organiser = To mogą tylko zarządzający serwerem, osoba, która otworzyła ligę, i osoby z rolą z `/setup options`.
refused-league_robin = W systemie każdy z każdym gra najwyżej { $most } osób. Dla większej liczby wybierz system szwajcarski.
refused-league_misfit = Te ustawienia nie pasują do stołów na { $count } osób. Zmień ustawienia albo liczbę miejsc.
refused-no_league = Nie ma tu takiej ligi. `/league past` pokazuje zakończone.
refused-league_which = Jest kilka lig. Podaj jedną przez `league:`.
refused-too_many_leagues =
    { $most ->
        [one] Ten serwer może mieć { $most } ligę. Musi się skończyć, zanim otworzysz następną.
        [few] Ten serwer może mieć { $most } ligi. Jedna musi się skończyć, zanim otworzysz następną.
       *[many] Ten serwer może mieć { $most } lig. Jedna musi się skończyć, zanim otworzysz następną.
    }
refused-league_joined = Grasz już w tej lidze.
refused-league_full = Ta liga jest pełna. Liczba osób: { $most }.
refused-not_in_league = Nie grasz w tej lidze.
refused-league_short =
    { $least ->
        [one] Ta liga potrzebuje { $least } osoby.
        [few] Ta liga potrzebuje { $least } osób.
       *[many] Ta liga potrzebuje { $least } osób.
    }
refused-league_runs = Trwa runda. Następna zacznie się po niej.
refused-league_started = Ta liga już się zaczęła.
refused-league_over = Ta liga już się skończyła.
refused-league_opened = Ten stół jest już otwarty.
help-league =
    ### Ligi
    - `/league open` otwiera ligę: **każdy z każdym** do 8 osób, **system szwajcarski** o podanej liczbie rund albo **puchar** z grupami. Dołączasz przyciskiem. Stoły otwierają się same i są oceniane jak każdy inny.
    - Pierwsze miejsce przy stole daje 12 punktów, ostatnie żadnego, a pozostałe kroki pomiędzy. Równe miejsca dzielą się punktami. Pauza liczy się jak wygrana.
    - Przy równych punktach liczy się suma punktów przeciwników, potem bezpośrednie wyniki.
    - Pierwsze miejsce przy stole dostaje osoba, która najrzadziej zaczynała. Nowi przeciwnicy mają pierwszeństwo.
    - O stole, który nie skończył w terminie, decydują jego punkty. Gracze, na których czeka, są za innymi, a za nimi ci, którzy odeszli lub zostali zastąpieni. Partia bez wyniku to remis.
    - Jeśli odejdziesz z ligi, twoje wyniki zostają, a kolejne losowania cię pominą.
    - W pucharze dalej gra dwójka z każdej czwórki, a przy stołach od trzech osób lepsza połowa.
