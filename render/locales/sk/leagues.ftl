# Ligy a turnaje servera.

command-league = Ligy a turnaje
command-league-open = Otvoriť ligu v tomto kanáli
command-league-join = Pridať sa k lige
command-league-leave = Odísť z ligy
command-league-start = Začať ligu alebo jej ďalšie kolo pred časom
command-league-standings = Ukázať tabuľku ligy
command-league-past = Vypísať skončené ligy
command-league-export = Uložiť ligu ako súbor JSON
command-league-close = Zatvoriť ligu bez víťaza
param-league = Liga, ak ich je viac
param-league-form = Každý s každým, švajčiarsky systém alebo vyraďovanie so skupinami
param-league-seats = Najväčší počet ľudí pri stole (inak 2)
param-league-people = Koľko ľudí sa môže pridať (inak 16, pri každý s každým 8)
param-league-rounds = Počet kôl švajčiarskeho systému
param-league-days = Dni na kolo (inak 7)
param-league-start = Začiatok o toľko hodín (inak, keď je liga plná)
param-league-role = Dovoliť otvárať ligy ľuďom s touto rolou
param-no-league-role = Dovoliť otvárať ligy iba správcom
param-limit-leagues = Najväčší počet líg na serveri
limit-leagues = ligy na serveri: { $most }
setup-league-role =
    { $on ->
        [yes] **Ligy:** otvárajú správcovia a { $role }
       *[no] **Ligy:** otvárajú iba správcovia
    }
setup-choose-role = Ligy: iba správcovia, alebo vyber rolu…
league-form-robin = Každý s každým
league-form-swiss = Švajčiarsky systém
league-form-knockout = Vyraďovanie so skupinami
league-title = { $game } · Liga #{ $league }
league-decimal = { $whole },{ $tenth }
league-thread = Liga #{ $league } · Kolo { $round }, stôl { $table }
league-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kolá
       *[other] { $count } kôl
    }
league-seats = ľudí pri stole: { $count }
league-days =
    { $count ->
        [one] { $count } deň na kolo
        [few] { $count } dni na kolo
       *[other] { $count } dní na kolo
    }
league-joined =
    { $count ->
        [0] **Zatiaľ sa nikto nepridal.** Miesta: { $most }
       *[other] **{ $count }/{ $most }:** { $names }
    }
league-starts = Začiatok: { $when }
league-starts-full = Začne sa, keď bude ľudí { $most } alebo keď správca stlačí **Začať**
league-how = -# Každé kolo otvorí svoje stoly samo. Pravidlá líg sú v `/help`.
league-next = **Kolo { $round }** sa začne { $when }.
league-playing = Hrajú: { $names }
league-round = **{ $round }**, do { $until }
league-round-name = Kolo { $round }
league-round-of = Kolo { $round }/{ $rounds }
league-round-group = Skupiny, kolo { $round }
league-round-final = Finále
league-byes = Voľno: { $names }
league-at-deadline = rozhodnuté v termíne
league-won =
    { $count ->
        [one] 👑 Vyhráva **{ $names }**.
        [few] 👑 Vyhrávajú **{ $names }**.
       *[other] 👑 Vyhrávajú **{ $names }**.
    }
league-closed = Táto liga bola zatvorená bez víťaza.
league-short = Pridalo sa málo ľudí, preto je táto liga zatvorená.
league-standings-before = Tabuľka pred prvým kolom
league-standings-after = Tabuľka po kole { $round }
league-standings-final = Konečná tabuľka
league-order = -# Body: 12 za prvé miesto, 0 za posledné, medzi nimi rovnaké kroky. Pri rovnosti bodov rozhoduje súčet bodov súperov, potom vzájomné výsledky.
league-gone = už nehrá
league-detail = výhry { $wins }/{ $played } · súperi { $sum }
league-alt = { $title }. Ľudia { $count }/{ $most }: { $names }
league-button-table = Tabuľka
league-button-export = Exportovať
league-button-close = Zatvoriť ligu
league-close-sure = Zatvoriť bez víťaza: { $title }? Stoly hrajú ďalej.
league-table-said = Liga #{ $league }, kolo { $round }: { $who }, toto je váš stôl. Jeho výsledok platí do { $until }.
league-deadline-said = Kolo ligy sa skončilo. O tomto stole rozhodujú doterajšie body a hráči, na ktorých čakal, sú poslední.
league-opened = { $title } je otvorená. Jej správa príde do tohto kanála.
league-did-join = Hráš v lige: { $title }.
league-did-leave = Už nehráš v lige: { $title }.
league-did-leave-running = Už nehráš v lige: { $title }. Ďalšie žrebovania ťa vynechajú. Dohraj svoj stôl alebo sa pri ňom vzdaj.
league-did-start = { $title } sa začína.
league-did-close = { $title } je zatvorená. Jej stoly hrajú ďalej.
league-past-heading = ### Skončené ligy
league-past-none = Ešte sa neskončila žiadna liga.
league-exported = { $title } ako súbor.
refused-league_organiser = To môžu iba správcovia servera, zakladateľ ligy a ľudia s rolou z `/setup options`.
refused-league_robin = Pri každý s každým hrá najviac { $most } ľudí. Pre viac ľudí vyber švajčiarsky systém.
refused-league_misfit = Tieto nastavenia sa nehodia k stolom pre { $count } ľudí. Zmeň nastavenia alebo počet miest.
refused-no_league = Taká liga tu nie je. `/league past` vypíše skončené.
refused-league_which = Líg je viac. Vyber jednu cez `league:`.
refused-too_many_leagues =
    { $most ->
        [one] Tento server môže mať { $most } ligu. Musí sa skončiť, až potom otvoríš ďalšiu.
        [few] Tento server môže mať { $most } ligy. Jedna sa musí skončiť, až potom otvoríš ďalšiu.
       *[other] Tento server môže mať { $most } líg. Jedna sa musí skončiť, až potom otvoríš ďalšiu.
    }
refused-league_joined = V tejto lige už hráš.
refused-league_full = Táto liga je plná. Počet ľudí: { $most }.
refused-not_in_league = V tejto lige nehráš.
refused-league_short =
    { $least ->
        [one] Táto liga potrebuje { $least } človeka.
        [few] Táto liga potrebuje { $least } ľudí.
       *[other] Táto liga potrebuje { $least } ľudí.
    }
refused-league_runs = Práve beží kolo. Ďalšie sa začne po ňom.
refused-league_started = Táto liga sa už začala.
refused-league_over = Táto liga sa už skončila.
refused-league_opened = Tento stôl je už otvorený.
help-league =
    ### Ligy
    - `/league open` otvorí ligu: **každý s každým** do 8 ľudí, **švajčiarsky systém** s daným počtom kôl alebo **vyraďovanie** so skupinami. Pridáš sa tlačidlom. Stoly sa otvoria samy a hodnotia sa ako každý iný.
    - Prvé miesto pri stole dá 12 bodov, posledné žiadny a ostatné kroky medzi nimi. Rovnaké miesta si body delia. Voľno sa ráta ako výhra.
    - Pri rovnosti bodov rozhoduje súčet bodov súperov, potom vzájomné výsledky.
    - Prvý pri stole sedí ten, kto začínal najmenej. Noví súperi majú prednosť.
    - O stole, ktorý do termínu neskončí, rozhodujú jeho body. Hráči, na ktorých čaká, sú za ostatnými a po nich tí, ktorí odišli alebo boli nahradení. Partia bez výsledku je remíza.
    - Ak odídeš z ligy, tvoje výsledky zostanú a ďalšie žrebovania ťa vynechajú.
    - Vo vyraďovaní ide ďalej dvojica z každej štvorice, pri stoloch od troch ľudí lepšia polovica.
