# Nastavenia servera a limity pre ľudí a servery.

setup-heading = ### Hry na tomto serveri
setup-language = **Jazyk verejných správ:** { $language }
setup-threads =
    { $on ->
        [yes] **Vlákna:** pre každú partiu
       *[no] **Vlákna:** od druhého stola v kanáli, inak na požiadanie
    }
setup-forum =
    { $on ->
        [yes] **Fórum pre hry:** { $forum }, jeden príspevok na partiu
       *[no] **Fórum pre hry:** žiadne
    }
setup-channels =
    { $count ->
        [0] **Kanály pre hry:** všetky
       *[other] **Kanály pre hry:** { $channels } aj s vláknami. V ostatných kanáloch a fórach sa hrať nedá.
    }
refused-too_many_games =
    { $most ->
        [one] Tu môžeš hrať pri { $most } stole. Najprv tú partiu dohraj.
        [few] Tu môžeš hrať pri { $most } stoloch. Najprv niektorú partiu dohraj.
       *[other] Tu môžeš hrať pri { $most } stoloch. Najprv niektorú partiu dohraj.
    }
refused-too_many_lobbies =
    { $most ->
        [one] Tu môžeš mať { $most } otvorené lobby. Najprv ho spusti alebo opusti.
        [few] Tu môžeš mať { $most } otvorené lobby. Najprv niektoré spusti alebo opusti.
       *[other] Tu môžeš mať { $most } otvorených lobby. Najprv niektoré spusti alebo opusti.
    }
refused-guild_full =
    { $most ->
        [one] Tento server môže mať { $most } stôl. Ten musí skončiť, kým otvoríš ďalší.
        [few] Tento server môže mať { $most } stoly. Jeden musí skončiť, kým otvoríš ďalší.
       *[other] Tento server môže mať { $most } stolov. Jeden musí skončiť, kým otvoríš ďalší.
    }
refused-too_many_computers =
    { $most ->
        [one] Tento server môže mať { $most } stôl len s počítačmi. Pridaj sa k nemu alebo počkaj.
        [few] Tento server môže mať { $most } stoly len s počítačmi. Pridaj sa k niektorému alebo počkaj.
       *[other] Tento server môže mať { $most } stolov len s počítačmi. Pridaj sa k niektorému alebo počkaj.
    }
refused-too_many_notes =
    { $most ->
        [one] Tu môžeš mať { $most } poznámku. Prepíš ju.
        [few] Tu môžeš mať { $most } poznámky. Niektorú prepíš.
       *[other] Tu môžeš mať { $most } poznámok. Niektorú prepíš.
    }
command-setup-limits = Nastaviť limity pre jedného človeka a pre tento server
param-limit-tables = Najviac stolov na človeka
param-limit-lobbies = Najviac otvorených lobby na človeka
param-limit-guild_tables = Najviac stolov na serveri
param-limit-computer_tables = Najviac stolov len s počítačmi
param-limit-notes = Najviac poznámok na človeka
limits-heading = ### Limity pre jedného človeka a pre tento server
limit-tables = stoly na človeka: { $most }
limit-lobbies = otvorené lobby na človeka: { $most }
limit-guild_tables = stoly na serveri: { $most }
limit-computer_tables = stoly len s počítačmi: { $most }
limit-notes = poznámky na človeka: { $most }
setup-speed = **Predvolené tempo:** { $speed }
setup-friendly = **Nové partie:** { $on ->
        [yes] priateľské, teda bez hodnotenia
       *[no] hodnotené
    }
setup-tag-open = otvorené
setup-tag-running = hrá sa
setup-tag-ended = skončené
setup-choose-language = Jazyk verejných správ…
setup-choose-channels = Kanály: všetky, alebo vybrať…
setup-choose-forum = Fórum: žiadne, alebo vyber …
setup-language-discord = Ako jazyk servera na Discorde
setup-choose-speed = Predvolené tempo…
setup-turn-threads =
    { $on ->
        [yes] Vlákna pre každú partiu
       *[no] Vlákna od druhého stola
    }
setup-turn-friendly =
    { $on ->
        [yes] Predvolené: priateľské partie
       *[no] Predvolené: hodnotené partie
    }
setup-open-limits = Limity
setup-open-check = Oprávnenia
setup-open-settings = Nastavenia
param-usual-speed = Predvolený čas na rozhodnutie
param-usual-friendly = Či sú nové partie priateľské: nehodnotia sa a stôl sa môže dohodnúť, že vezme späť čokoľvek
limits-choose = Zmeniť limit…
limits-number = Nový limit…
limits-typed = -# Akékoľvek iné číslo: `/setup limits`
param-limit-openings = Koľko stolov môže jeden človek najviac otvoriť za hodinu, vrátane partií „ešte raz“
param-limit-clicks = Najviac kliknutí a príkazov jedného človeka za sekundu
limit-openings = nové stoly jedného človeka za hodinu: { $most }
limit-clicks = kliknutia jedného človeka za sekundu: { $most }
refused-too_many_openings =
    { $most ->
        [one] Tu môžeš za hodinu otvoriť { $most } stôl. Pridaj sa k inému alebo počkaj.
        [few] Tu môžeš za hodinu otvoriť { $most } stoly. Pridaj sa k niektorému alebo počkaj.
       *[other] Tu môžeš za hodinu otvoriť { $most } stolov. Pridaj sa k niektorému alebo počkaj.
    }
refused-no_limit = Použi číslo od { $least } do { $most }.
refused-called_lately = { $name } má pozvanie k tomuto stolu spred chvíle.
refused-undo_often =
    { $minutes ->
        [one] Vrátení je zatiaľ priveľa: každé upozorní ostatných. Skús to znova o { $minutes } minútu.
        [few] Vrátení je zatiaľ priveľa: každé upozorní ostatných. Skús to znova o { $minutes } minúty.
       *[other] Vrátení je zatiaľ priveľa: každé upozorní ostatných. Skús to znova o { $minutes } minút.
    }
refused-opened_meanwhile = V tej istej chvíli tu vznikol tvoj stôl #{ $game }, preto ďalší neotváram.
refused-opened_by_other = V tej istej chvíli tu vznikol stôl #{ $game } iného hráča pre túto hru. Stlač tam **Pridať sa**, alebo použi príkaz znova pre druhý stôl.
refused-too_many_posts =
    { $seconds ->
        [one] Pri tomto stole je od teba veľa správ. Skús to znova o { $seconds } sekundu.
        [few] Pri tomto stole je od teba veľa správ. Skús to znova o { $seconds } sekundy.
       *[other] Pri tomto stole je od teba veľa správ. Skús to znova o { $seconds } sekúnd.
    }
refused-shown_there = Ukáž to v kanáli stola, { $place }.
refused-slow = { bot-slow }
refused-shown_lately = Tvoja predošlá správa pre všetkých je spred chvíľky. Počkaj pár sekúnd.
