# Lige i turniri servera.

command-league = Lige i turniri
command-league-open = Otvori ligu na ovom kanalu
command-league-join = Pridruži se ligi
command-league-leave = Napusti ligu
command-league-start = Počni ligu ili njeno sledeće kolo pre vremena
command-league-standings = Prikaži tabelu lige
command-league-past = Prikaži završene lige
command-league-export = Sačuvaj ligu kao JSON datoteku
command-league-close = Zatvori ligu bez pobednika
param-league = Liga, ako ih je više
param-league-form = Svako sa svakim, švajcarski sistem ili kup sa grupama
param-league-seats = Najveći broj ljudi za stolom (inače 2)
param-league-people = Koliko ljudi može da se pridruži (inače 16, kod svako sa svakim 8)
param-league-rounds = Broj kola švajcarskog sistema
param-league-days = Dani za kolo (inače 7)
param-league-start = Početak za ovoliko sati (inače kada je liga puna)
param-league-role = Dozvoli da lige otvaraju i ljudi sa ovom ulogom
param-no-league-role = Dozvoli da lige otvara samo uprava
param-limit-leagues = Najveći broj liga na serveru
limit-leagues = lige na serveru: { $most }
setup-league-role =
    { $on ->
        [yes] **Lige:** otvaraju uprava i { $role }
       *[no] **Lige:** otvara samo uprava
    }
setup-choose-role = Lige: samo uprava, ili izaberi ulogu…
league-form-robin = Svako sa svakim
league-form-swiss = Švajcarski sistem
league-form-knockout = Kup sa grupama
league-title = { $game } · Liga #{ $league }
league-decimal = { $whole },{ $tenth }
league-thread = Liga #{ $league } · Kolo { $round }, sto { $table }
league-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
       *[other] { $count } kola
    }
league-seats = ljudi za stolom: { $count }
league-days =
    { $count ->
        [one] { $count } dan za kolo
        [few] { $count } dana za kolo
       *[other] { $count } dana za kolo
    }
league-joined =
    { $count ->
        [0] **Još nema igrača.** Mesta: { $most }
       *[other] **{ $count } od { $most }:** { $names }
    }
league-starts = Početak: { $when }
league-starts-full = Počinje kada ljudi bude { $most } ili kada uprava pritisne **Počni**
league-how = -# Svako kolo samo otvara svoje stolove. Pravila liga su u `/help`.
league-next = **Kolo { $round }** počinje { $when }.
league-playing = Igraju: { $names }
league-round = **{ $round }**, do { $until }
league-round-name = Kolo { $round }
league-round-of = Kolo { $round } od { $rounds }
league-round-group = Grupe, kolo { $round }
league-round-final = Finale
league-byes = Slobodno kolo: { $names }
league-at-deadline = odlučeno po isteku roka
league-won =
    { $count ->
        [one] 👑 Pobeđuje **{ $names }**.
        [few] 👑 Pobeđuju **{ $names }**.
       *[other] 👑 Pobeđuju **{ $names }**.
    }
league-closed = Ova liga je zatvorena bez pobednika.
league-short = Pridružilo se premalo ljudi, pa je ova liga zatvorena.
league-standings-before = Tabela pre prvog kola
league-standings-after = Tabela posle kola { $round }
league-standings-final = Konačna tabela
league-order = -# Poeni: 12 za prvo mesto, 0 za poslednje, između jednaki koraci. Kod jednakih poena odlučuje zbir poena protivnika, zatim međusobni rezultati.
league-gone = više ne igra
league-detail = pobede { $wins } od { $played } · protivnici { $sum }
league-alt = { $title }. Pridružilo se { $count } od { $most }: { $names }
league-button-table = Tabela
league-button-export = Izvezi
league-button-close = Zatvori ligu
league-close-sure = Zatvoriti bez pobednika: { $title }? Stolovi igraju dalje.
league-table-said = Liga #{ $league }, kolo { $round }: { $who }, ovo je vaš sto. Njegov rezultat važi do { $until }.
league-deadline-said = Kolo lige je završeno. O ovom stolu odlučuju dosadašnji poeni, a igrači na koje je čekao su poslednji.
league-opened = { $title } je otvorena. Njena poruka stiže na ovaj kanal.
league-did-join = Sada igraš u ligi: { $title }.
league-did-leave = Više ne igraš u ligi: { $title }.
league-did-leave-running = Više ne igraš u ligi: { $title }. Sledeći žrebovi te preskaču. Završi svoj sto ili se na njemu predaj.
league-did-start = { $title } počinje sada.
league-did-close = { $title } je zatvorena. Njeni stolovi igraju dalje.
league-past-heading = ### Završene lige
league-past-none = Još nijedna liga nije završena.
league-exported = { $title } kao datoteka.
refused-league_organiser = To mogu samo uprava servera, osoba koja je otvorila ligu i ljudi sa ulogom iz `/setup options`.
refused-league_robin = Kod svako sa svakim igra najviše { $most } ljudi. Za više ljudi izaberi švajcarski sistem.
refused-league_misfit = Ova podešavanja ne odgovaraju stolovima za { $count } ljudi. Promeni podešavanja ili broj mesta.
refused-no_league = Ovde nema takve lige. `/league past` prikazuje završene.
refused-league_which = Ima više liga. Navedi jednu uz `league:`.
refused-too_many_leagues =
    { $most ->
        [one] Ovaj server može da ima { $most } ligu. Mora da se završi pre nego što otvoriš sledeću.
        [few] Ovaj server može da ima { $most } lige. Jedna mora da se završi pre nego što otvoriš sledeću.
       *[other] Ovaj server može da ima { $most } liga. Jedna mora da se završi pre nego što otvoriš sledeću.
    }
refused-league_joined = Već igraš u ovoj ligi.
refused-league_full = Ova liga je puna. Broj ljudi: { $most }.
refused-not_in_league = Ne igraš u ovoj ligi.
refused-league_short =
    { $least ->
        [one] Ovoj ligi treba { $least } osoba.
        [few] Ovoj ligi trebaju { $least } osobe.
       *[other] Ovoj ligi treba { $least } osoba.
    }
refused-league_runs = Kolo je u toku. Sledeće počinje posle njega.
refused-league_started = Ova liga je već počela.
refused-league_over = Ova liga je završena.
refused-league_opened = Ovaj sto je već otvoren.
help-league =
    ### Lige
    - `/league open` otvara ligu: **svako sa svakim** do 8 ljudi, **švajcarski sistem** sa datim brojem kola ili **kup** sa grupama. Pridružuješ se dugmetom. Stolovi se otvaraju sami i računaju se za rejting kao svaki drugi.
    - Prvo mesto za stolom donosi 12 poena, poslednje nijedan, a ostala korake između. Jednaka mesta dele poene. Slobodno kolo se računa kao pobeda.
    - Kod jednakih poena odlučuje zbir poena protivnika, zatim međusobni rezultati.
    - Prvo mesto za stolom dobija osoba koja je najređe počinjala. Novi protivnici imaju prednost.
    - O stolu koji ne završi u roku odlučuju njegovi poeni. Igrači na koje čeka su iza ostalih, a iza njih oni koji su otišli ili su zamenjeni. Partija bez rezultata je nerešena.
    - Ako napustiš ligu, tvoji rezultati ostaju, a sledeći žrebovi te preskaču.
    - U kupu dalje ide dvoje iz svake četvorke, a za stolovima od troje ili više bolja polovina.
