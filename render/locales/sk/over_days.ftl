# Správy o čase: hodiny, pripomienky, hlasovania, neprítomnosť.

param-speed = Čas na rozhodnutie
param-zone = Tvoje časové pásmo, napríklad Europe/Bratislava
param-quiet = Hodiny bez pripomienok, napríklad 22-8 (najviac 10); 0 znamená žiadne
param-remind = Hodiny medzi pripomienkami; 0: ako je v hre predvolené

speed-live = naživo (5 minút na rozhodnutie)
speed-fast = rýchle (12 hodín na rozhodnutie)
speed-normal = bežné (24 hodín na rozhodnutie)
speed-slow = pomalé (72 hodín na rozhodnutie)
speed-none = bez časového limitu
lobby-speed = **Tempo**: { $speed }
lobby-speed-choose = Tempo

clock-rests =
    { $count ->
        [one] ⏸ Čas vypršal { $count } raz a nikto tu nebol, preto je partia prerušená. Pokračuj svojím ťahom alebo cez `/game resume`.
        [few] ⏸ Čas vypršal { $count } razy za sebou a nikto tu nebol, preto je partia prerušená. Pokračuj svojím ťahom alebo cez `/game resume`.
       *[other] ⏸ Čas vypršal { $count }-krát za sebou a nikto tu nebol, preto je partia prerušená. Pokračuj svojím ťahom alebo cez `/game resume`.
    }
clock-resting = Partia je prerušená, lebo tu nikto nebol. Pokračuj svojím ťahom alebo cez `/game resume`.
clock-played = ⏰ Hráčovi { $name } vypršal čas, preto sa zvolila predvolená možnosť.

reminder-heading = ### ⏰ Čaká sa na: { $who }
reminder-answer = odpoveď
reminder-others =
    { $count ->
        [one] -# { $who }: čaká na teba aj ďalší stôl: { $tables }
        [few] -# { $who }: čakajú na teba aj ďalšie { $count } stoly: { $tables }
       *[other] -# { $who }: čaká na teba aj ďalších { $count } stolov: { $tables }
    }
reminder-extended = ⏳ Máš viac času, do { $due }. Pri stole to vidia všetci.
reminder-rests = Pri stole ostali iba počítače, preto partia čaká, kým nestlačíš *Hrať* alebo *Som späť*.
reminder-stood-in = Hrá za teba počítač, kým nestlačíš *Hrať* alebo *Som späť*.
button-later = Viac času
button-stand = Hraj za mňa
refused-not_waited_for = Tento stôl na teba nečaká.
refused-time_over = Čas ti vypršal. Ostatní hlasujú o tom, čo ďalej.
refused-extended = Pri tomto rozhodnutí už viac času máš.
direct-heading =
    { $count ->
        [one] ⏰ Tento stôl čaká na teba.
        [few] ⏰ Čakajú na teba { $count } stoly:
       *[other] ⏰ Čaká na teba { $count } stolov:
    }
direct-off = -# Tieto správy vypneš cez `/me settings`.
me-dm-on = Pripomínať súkromnou správou
me-dm-off = Pripomínať v kanáli
me-nudge-on = Pripomínať nedokončené voľby
me-nudge-off = Nepripomínať nedokončené voľby
me-ahead-on = Pri troch a viac hráčoch upozorňovať aj o ťah skôr
me-ahead-off = Upozorňovať len vtedy, keď je môj ťah
me-invites-on = Upozorňovať ma na pozvania
me-invites-off = Neupozorňovať ma na pozvania
nudge-said = ⏳ Tvoja voľba je nedokončená: { $asked }. Platí, keď ju potvrdíš.
me-details-on = Podrobne slovami: moje otázky a novinky menujú každé miesto (verejné správy ostávajú krátke)
me-details-off = Krátke novinky: miesta ukazuje obrázok
button-details = Podrobne slovami
button-brief = Krátke novinky
details-on = Tvoje otázky a novinky teraz menujú každé miesto; verejné správy ostávajú krátke. Späť to prepneš cez `/me settings`.
details-off = Tvoje otázky a novinky sú zase krátke; miesta ukazuje obrázok.
nudge-off = -# Toto vidíš len ty, raz za ťah. Vypneš to cez `/me settings`.
offer-accepted = { $who }, { $name } prijíma tvoju ponuku. Potvrď výmenu, alebo počkaj na ostatných.
offer-traded = { $who }, { $name } prijíma tvoju ponuku a výmena je hotová.
morning-open = { $who }, pri tomto stole na teba čaká ponuka alebo hlasovanie.
turn-next = -# ⏭ Nasleduje: { $who }
reminder-muted = 🔕 Toto rozhodnutie ti už nepripomeniem.
reminder-not-waiting = Tento stôl na teba nečaká.
button-mute = Nepripomínať toto

me-rhythm = Pripomienky: { $every }. Tiché hodiny: { $hours }. Časové pásmo: { $zone }.
me-quiet-none = žiadne
me-remind-usual = predvolené
me-remind-often =
    { $hours ->
        [one] každú hodinu
        [few] každé { $hours } hodiny
       *[other] každých { $hours } hodín
    }
me-choose-quiet-at = Tiché hodiny { $hours }
me-choose-quiet-none = Tiché hodiny: žiadne
me-choose-remind-at =
    { $hours ->
        [one] Pripomienky každú hodinu
        [few] Pripomienky každé { $hours } hodiny
       *[other] Pripomienky každých { $hours } hodín
    }
me-choose-remind-usual = Pripomienky v predvolenom odstupe
me-choose-quiet = Tiché hodiny
me-choose-remind = Pripomienky

refused-no_zone = „{ $zone }“ nie je časové pásmo. Použi názov ako Europe/Bratislava.
refused-no_hours = „{ $hours }“ nie je platný rozsah. Použi tvar ako 22-8 alebo 22:30-7, najviac desať hodín.

## Hlasovania

command-game-pause = Navrhnúť prerušenie partie
command-game-resume = Navrhnúť pokračovanie partie
command-game-vote = Odovzdať hlas v otvorenom hlasovaní
param-ballot = Tvoj hlas podľa návrhov
command-game-end = Navrhnúť koniec partie bez výsledku
command-game-speed = Navrhnúť iné tempo

vote-about-overdue = ### ⏰ Hráčovi { $name } vypršal čas. Čo teraz?
vote-about-pause = ### ⏸ Prerušiť partiu?
vote-about-resume = ### ▶ Pokračovať v partii?
vote-about-end = ### Ukončiť partiu bez výsledku?
vote-about-speed = ### Zmeniť tempo na { $speed }?
vote-about-undo =
    { $count ->
        [one] ### ↩ Vziať späť poslednú voľbu hráča { $name }?
        [few] ### ↩ Vziať späť posledné { $count } voľby? Žiada o to { $name }.
       *[other] ### ↩ Vziať späť posledných { $count } volieb? Žiada o to { $name }.
    }
vote-yes = Áno
vote-no = Nie
vote-extend = Dať viac času
vote-play = Zatiaľ hrá počítač
vote-replace = Miesto preberie počítač
vote-wait = Čakať ďalej
vote-so-far = **Doterajšie hlasy**
vote-ballot = - { $name }: { $choice }
vote-missing = -# Ešte bez hlasu: { $who }
vote-counted = -# Hlasovanie sa končí { $when }. Rozhodujú hlasy odovzdané dovtedy, hoci aj jediný.
vote-result-yes = ✔ Áno.
vote-result-no = Nie. Nič sa nemení.
vote-result-extend = Čas sa počíta odznova.
vote-result-play = Zatiaľ hrá počítač.
vote-result-replace = Miesto preberá počítač.
vote-result-wait = Stôl čaká ďalej.
vote-result-acted = Rozhodnutie už padlo.
vote-result-ended = Partia sa skončila.
vote-result-paused = Partia je prerušená, hlasovať netreba.
vote-result-renewed = Čas sa počíta odznova, hlasovať netreba.
vote-result-void = Už je to vybavené, hlasovať netreba.
vote-opened = Návrh je podaný. Ostatní majú správu s tlačidlami.
vote-decided = Hotovo.
vote-taken = ✔ Tvoj hlas platí. Kým je hlasovanie otvorené, môžeš ho zmeniť.
undo-agreed =
    { $count ->
        [one] ↩ Na žiadosť hráča { $name } je vzatá späť posledná voľba.
        [few] ↩ Na žiadosť hráča { $name } sú vzaté späť posledné { $count } voľby.
       *[other] ↩ Na žiadosť hráča { $name } je vzatých späť posledných { $count } volieb.
    }
turn-restarted = ↩ Pravidlá tejto hry sa aktualizovali, preto sa súčasný ťah začína odznova. Všetko pred ním ostáva bez zmeny.
undo-failed = ↩ Nič sa nevracia: partia sa medzitým pohla.

refused-undo_revealed = Od tvojej poslednej voľby sa niečo losovalo alebo ukázalo. Vrátiť sa pred to dá len v priateľskej partii, ktorú zvolí zakladateľ stola pred začiatkom.
undo-why = -# *Vziať späť*: { refused-undo_revealed }
vote-other = Stôl už hlasuje o inom návrhu tohto druhu. Najprv hlasuj o ňom.
refused-no_votes = Tento stôl o ničom nehlasuje.
refused-no_ballot = „{ $choice }“ nie je voľba v otvorenom hlasovaní. Vyber si z návrhov.
refused-several_votes = Otvorených je viac hlasovaní. Vyber si z návrhov.
refused-vote_gone = Toto hlasovanie sa skončilo.
refused-no_vote = O tomto hlasovať nemôžeš: týka sa to teba.
refused-no_vote_now = Kým meškáš alebo si preč, hlasovať o tom nemôžeš.
refused-paused = Partia je prerušená. Pokračovanie navrhneš cez `/game resume`.
refused-not_paused = Partia nie je prerušená.
refused-same_speed = Toto tempo už platí.
refused-nothing_back = Nemáš čo vziať späť.

## Neprítomnosť

command-me-away = Nastaviť, čo robia tvoje stoly počas tvojej neprítomnosti
param-until = 12h, 3d, 2w alebo dátum ako 2026-12-24, najviac mesiac; „back“ neprítomnosť ukončí
param-away = Tvoje miesta počas neprítomnosti
away-choose-pause = Čakajú na mňa bez časového limitu
away-choose-forced = Počítač za mňa volí predvolené možnosti
away-choose-play = Hrá za mňa počítač
away-pause = 🌙 { $name } je preč. Stôl čaká bez časového limitu.
away-forced = 🌙 { $name } je preč. Počítač volí predvolené možnosti.
away-rests = 🌙 { $name } je preč. Ostali iba počítače, preto partia čaká, kým sa niektorý hráč nevráti.
away-play = 🌙 { $name } je preč. Hrá počítač.
away-until = Do { $until }.
away-back = ☀ { $name } je späť.
away-back-everywhere =
    { $count ->
        [0] Nie si preč.
        [one] Si späť pri { $count } stole.
        [few] Si späť pri { $count } stoloch.
       *[other] Si späť pri { $count } stoloch.
    }
away-noted =
    { $count ->
        [0] Si preč do { $until }, aj pri partiách, ktoré sa začnú dovtedy. Teraz nehráš žiadnu partiu.
        [one] Pri { $count } stole si preč do { $until }, aj pri partiách, ktoré sa začnú dovtedy. Vrátiš sa tam cez **Hrať**.
        [few] Pri { $count } stoloch si preč do { $until }, aj pri partiách, ktoré sa začnú dovtedy. Vrátiš sa tam cez **Hrať**.
       *[other] Pri { $count } stoloch si preč do { $until }, aj pri partiách, ktoré sa začnú dovtedy. Vrátiš sa tam cez **Hrať**.
    }
away-left-out =
    { $count ->
        [one] Tvoje stoly na serveri { $servers } sú teraz nedostupné. Ak tam tvoja neprítomnosť nebude zapísaná ani neskôr, zadaj príkaz znova.
        [few] Tvoje stoly na serveroch { $servers } sú teraz nedostupné. Ak tam tvoja neprítomnosť nebude zapísaná ani neskôr, zadaj príkaz znova.
       *[other] Tvoje stoly na serveroch { $servers } sú teraz nedostupné. Ak tam tvoja neprítomnosť nebude zapísaná ani neskôr, zadaj príkaz znova.
    }
away-you-play = ☀ Opäť hráš.
away-not-you = Nie si preč.
button-back = Som späť
refused-away_too_long =
    { $most ->
        [one] Stoly na teba môžu čakať { $most } deň v roku; ostáva ti { $left }. S počítačom, ktorý hrá za teba, limit nie je.
        [few] Stoly na teba môžu čakať { $most } dni v roku; ostáva ti { $left }. S počítačom, ktorý hrá za teba, limit nie je.
       *[other] Stoly na teba môžu čakať { $most } dní v roku; ostáva ti { $left }. S počítačom, ktorý hrá za teba, limit nie je.
    }
vote-undo-listed = Vrátilo by sa:
vote-undo-known = ⚠ Toto sa odvtedy losovalo alebo ukázalo a ostáva známe:
vote-undo-more =
    { $count ->
        [one] -# { $count } skorší záznam tu nie je.
        [few] -# { $count } skoršie záznamy tu nie sú.
       *[other] -# { $count } skorších záznamov tu nie je.
    }
vacant-voted = Stôl čaká na hráča { $name } už dosť dlho. Miesto preberá počítač.
button-seat-back = Vziať si miesto späť
vacant-left = 🚪 { $name } už nie je na serveri. Miesto preberá počítač; ponúkneš ho cez `/game replace`.
refused-no_date = „{ $date }“ nie je platný čas. Použi 12h, 3d, 2w, dátum ako 2026-12-24 alebo `<t:…>`, najviac mesiac.

## Trvalé príkazy

command-game-orders = Nastaviť trvalé príkazy a vidieť pripravené ťahy
command-game-prepare = Pripraviť ťah vopred; overí sa, keď sa ťa opýtam
param-prepare = Tvoj ťah napísaný ako v /game move
button-orders = Naplánovať
order-heading =
    ### Naplánovať
    Trvalé príkazy: Na tieto otázky odpoviem po pár sekundách za teba. Vidíš to len ty.
order-heading-prepare = Ak chceš počas čakania pripraviť ťah, použi výber nižšie alebo `/game prepare`.
order-choose = Žiadne trvalé príkazy
order-off = ⚠ „{ $order }“ je vypnuté: { $why }
order-narrows = -# Platí tvoj trvalý príkaz: { $order }.
order-why-refused = už to nebolo možné.
order-not = { $order }: vypnuté
order-computers = počítače
param-order = Príkaz na pridanie alebo odobratie podľa návrhov
order-prepared = ✔ Pripravené: { $typed }. Zahrám to, keď sa ťa opýtam, ak to vtedy bude možné. Pod **Naplánovať** to uvidíš a môžeš zrušiť.
order-doubt = ⚠ Teraz to nie je možné: { $why }
order-unforeseen = -# Tvoja ďalšia voľba ešte nie je známa. Skúsim to pri prvej voľbe tvojho ťahu.
order-prepare = Pripraviť ťah
order-prepare-then = …a potom
order-played = ✔ Tvoj pripravený ťah sa zahral: { $typed }
order-why-passed = tvoj ťah prešiel bez neho.
order-prepared-label = Pripravené: { $typed }
refused-asked_now = Práve teraz sa čaká na tvoju voľbu. Stlač **Hrať** alebo použi `/game move`.
