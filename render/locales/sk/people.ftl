# Výsledky a hodnotenie, zoznamy, pozvánky, osobné údaje.

command-leaderboard = Rebríčky na tomto serveri
command-me-stats = Tvoje partie a hodnotenie na tomto serveri

leaderboard-heading = { $game } · rebríček
leaderboard-none = Zatiaľ žiadna dohraná partia.
leaderboard-computer = Počítač ({ $level })
leaderboard-detail =
    { $count ->
        [one] { $count } partia · výhry { $wins }
        [few] { $count } partie · výhry { $wins }
       *[other] { $count } partií · výhry { $wins }
    }
leaderboard-how = -# Každý začína na 1000. Výhra nad silnejším prinesie viac; partie proti počítačom sa rátajú málo. Hodnotenie vysvetľuje `/help` a z rebríčka ťa vyradí `/me settings`.
stats-heading = ### Tvoje partie tu
stats-line =
    { $count ->
        [one] - **{ $game }**: { $count } partia, výhry { $wins }, najlepší výsledok { $best }, hodnotenie { $points }
        [few] - **{ $game }**: { $count } partie, výhry { $wins }, najlepší výsledok { $best }, hodnotenie { $points }
       *[other] - **{ $game }**: { $count } partií, výhry { $wins }, najlepší výsledok { $best }, hodnotenie { $points }
    }
stats-none = Zatiaľ žiadna dohraná partia.
stats-shown = Ukazovať ma v rebríčkoch
stats-hidden = Neukazovať ma v rebríčkoch

button-replay = Prehrať znova
button-mine = Od môjho ťahu
param-past = Voľba, po ktorej ukázať plán; 0 je začiatok
past-heading =
    { $turn ->
        [0] ### voľba { $move } · príprava
       *[other] ### voľba { $move } · ťah { $turn }
    }
refused-no_past = Pravidlá sa odvtedy zmenili, preto túto voľbu ukázať nemôžem.
refused-no_moment = Taká voľba nie je. Posledná má číslo { $most }.

review-heading =
    { $moves ->
        [one] ### Prehľad { $moves } voľby
        [few] ### Prehľad { $moves } volieb
       *[other] ### Prehľad { $moves } volieb
    }
review-film = Animácia partie { $game }, ťah po ťahu.
review-film-course = Animácia partie { $game }: { $course }
course-halfway =
    { $count ->
        [one] V polovici, po ťahu { $turn }, vedie { $who }: { $scores }.
        [few] V polovici, po ťahu { $turn }, vedú spolu { $who }: { $scores }.
       *[other] V polovici, po ťahu { $turn }, vedú spolu { $who }: { $scores }.
    }
course-lead =
    { $changes ->
        [0] { $who } ide do vedenia najneskôr v ťahu { $turn } a už ho nestráca.
        [one] Vedenie sa raz mení: { $who } ho natrvalo získava najneskôr v ťahu { $turn }.
        [few] Vedenie sa mení { $changes } razy: { $who } ho natrvalo získava najneskôr v ťahu { $turn }.
       *[other] Vedenie sa mení { $changes }-krát: { $who } ho natrvalo získava najneskôr v ťahu { $turn }.
    }
course-lead-so-far =
    { $changes ->
        [0] { $who } vedie od ťahu { $turn }.
        [one] Vedenie sa raz zmenilo: { $who } ho má od ťahu { $turn }.
        [few] Vedenie sa zmenilo { $changes } razy: { $who } ho má od ťahu { $turn }.
       *[other] Vedenie sa zmenilo { $changes }-krát: { $who } ho má od ťahu { $turn }.
    }
course-level =
    { $changes ->
        [0] Nikto nikomu vedenie nevzal: od ťahu { $turn } majú rovnako bodov { $who }.
        [one] Vedenie sa raz zmenilo: od ťahu { $turn } majú rovnako bodov { $who }.
        [few] Vedenie sa zmenilo { $changes } razy: od ťahu { $turn } majú rovnako bodov { $who }.
       *[other] Vedenie sa zmenilo { $changes }-krát: od ťahu { $turn } majú rovnako bodov { $who }.
    }
course-open = Po ťahu { $turn } je partia stále otvorená: { $scores }.
course-end =
    { $count ->
        [one] { $who } vyhráva po ťahu { $turn }: { $scores }.
        [few] { $who } vyhrávajú spolu po ťahu { $turn }: { $scores }.
       *[other] { $who } vyhrávajú spolu po ťahu { $turn }: { $scores }.
    }
review-check = -# Losovanie overíš tak, že porovnáš SHA-256 bajtov náhodného čísla s tým, ktoré bolo oznámené na začiatku. `/game export` dá súbor, ktorý prehrá celú partiu znova.
chart-title = { $game } · stav bodov
chart-across =
    { $first ->
        [0] Príprava až ťah { $last }
       *[other] Ťahy { $first } až { $last }
    }
chart-stood =
    { $turn ->
        [0] Pri príprave: { $scores }
       *[other] Po ťahu { $turn }: { $scores }
    }
button-decided = Čo rozhodlo?
param-decided = Ukázať, čo rozhodlo o výsledku skončenej partie
decided-heading = ### Čo rozhodlo?
decided-curve = -# Graf ukazuje ťah po ťahu šance na výhru podľa toho, čo mohli vidieť všetci.
decided-moment = -# Obrázok ukazuje stôl tak, ako ho bolo vidno z tvojho miesta, s voľbou úrovne „ťažký“.
decided-marks = -# Obrázok ukazuje stôl tak, ako ho bolo vidno z tvojho miesta: + je voľba úrovne „ťažký“, − je tvoja.
decided-worst = Čo ťa stálo najviac:
decided-none = Medzi tvojimi voľbami nie je žiadna, od ktorej by bola iná jasne lepšia.
decided-line =
    { $turn ->
        [0] **{ $number }.** Príprava · −{ $loss }{ "\u00A0" }% šance
       *[other] **{ $number }.** Ťah { $turn } · −{ $loss }{ "\u00A0" }% šance
    }
    -# { $asked }
    Ty: { $made }
    Úroveň „ťažký“: { $better }
decided-show-curve = Krivka
decided-title = { $game } · šance na výhru v %
decided-stood =
    { $turn ->
        [0] Pri príprave, v percentách: { $scores }
       *[other] V ťahu { $turn }, v percentách: { $scores }
    }
points-sum = Spolu
button-show = Ukázať všetkým
param-about = Ukázať, čo ostatní urobili tomuto hráčovi
log-heading-about = ### Čo ostatní urobili hráčovi { $name }
refused-not_at_table = Tento človek pri tomto stole nehrá.

command-game-export = Uložiť partiu do súboru: po konci celú, dovtedy tvoj pohľad na ňu
param-format = Formát
export-as-json = JSON: záznam a pozícia
export-as-text = Text: udalosti
export-as-animation = Animácia: celá partia
export-json = Partia ako súbor. Po jej konci ju `python -m data.export` prehrá znova alebo z nej urobí test.
export-text = Udalosti partie riadok po riadku.
export-animation = Animácia partie.
refused-not_decided = Táto partia sa ešte neskončila.
refused-not_over = Pred koncom partie to môžu mať len hráči.
refused-no_film = Animáciu sa nepodarilo vytvoriť. Skús to neskôr.

games-waits = **čaká na teba**
games-stand-in = Hrá za teba počítač. Tlačidlom **{ button-play }** sa vrátiš.
command-me-data = Exportovať alebo vymazať všetko, čo je o tebe uložené
param-data = Exportovať alebo vymazať
data-export = Exportovať všetko, čo je o mne uložené
data-delete = Vymazať všetko, čo je o mne uložené
data-given = Toto je všetko, čo je o tebe uložené.
data-partly-given =
    { $count ->
        [one] Toto je všetko, čo je o tebe uložené, okrem servera { $servers }, ktorého súbor sa teraz nedá prečítať. Skús to neskôr.
        [few] Toto je všetko, čo je o tebe uložené, okrem serverov { $servers }, ktorých súbory sa teraz nedajú prečítať. Skús to neskôr.
       *[other] Toto je všetko, čo je o tebe uložené, okrem serverov { $servers }, ktorých súbory sa teraz nedajú prečítať. Skús to neskôr.
    }
data-what =
    ### Vymazať o tebe všetko?
    Vymažú sa tvoje nastavenia, poznámky a hodnotenie na každom serveri a tvoje Discord ID všade. Pri rozohraných stoloch hneď preberie tvoje miesto počítač.
    Ostanú: tvoje ťahy v partiách s inými hráčmi pod menom „bývalý hráč“, správy v kanáloch a zálohy môjho prevádzkovateľa. Rozohraná partia si do konca nechá odtlačok tvojho ID, aby sa v nej nedalo obsadiť iné miesto.
    Vrátiť sa to nedá.
data-sure = Áno, vymazať všetko
data-former = bývalý hráč
data-partly =
    { $count ->
        [one] Všetko o tebe je vymazané okrem { $count } servera, ktorého súbor teraz nemôžem otvoriť. Skús to neskôr.
        [few] Všetko o tebe je vymazané okrem { $count } serverov, ktorých súbory teraz nemôžem otvoriť. Skús to neskôr.
       *[other] Všetko o tebe je vymazané okrem { $count } serverov, ktorých súbory teraz nemôžem otvoriť. Skús to neskôr.
    }
data-done = Všetko o tebe je vymazané. Ak budeš znova hrať, začneš od nuly.

game-lost-table = Stôl #{ $game } je stratený, jeho údaje chýbajú. Nový otvoríš cez `/new`.
game-lost-choices = Posledné rozhodnutia pri stole #{ $game } sú stratené, ich údaje chýbajú. Partia pokračuje od skoršieho stavu.
expired-lobby = Pri tomto stole sa tri dni nezačalo hrať, preto je zatvorený. Nový otvoríš cez `/new`.
expired-warning = Dlho tu nikto nehral. { $who } Bez ťahu sa táto partia zatvorí { $when }.
expired-game = Celé týždne tu nikto nehral, preto je táto partia zatvorená bez výsledku.

log-done-to-you = **Čo ti ostatní urobili**
panel-since = -# **Od tvojho posledného ťahu**
news-more =
    { $count ->
        [one] -# … ešte jedna: *{ button-log }*
        [few] -# … ešte { $count }: *{ button-log }*
       *[other] -# … ešte { $count }: *{ button-log }*
    }
panel-since-start = -# **Od začiatku**
offers-in-vain =
    { $count ->
        [one] { $count } ponuka vyšla naprázdno.
        [few] { $count } ponuky vyšli naprázdno.
       *[other] { $count } ponúk vyšlo naprázdno.
    }
command-game-invite = Pozvať hráča k stolu, kým sa nezačne
param-invited = Hráč, ktorého pozývaš
context-invite = Pozvať do hry
context-look-back = Pozrieť sa späť odtiaľto
refused-a_bot_guest = Bot miesto obsadiť nemôže. Počítačového súpera pridáš tlačidlom **{ lobby-add }**.
refused-has_left = { $name } už na tomto serveri nie je.
refused-no_own_lobby = Žiadny tvoj stôl nečaká na hráčov. Otvor nový cez `/new`.
refused-no_message_of_a_table = Táto správa nepatrí k žiadnemu stolu. Skoršie ťahy ukáže `/game board move:`.
invite-done = { $name } má pozvánku.
invite-said = { $who }, { $name } chce s tebou hrať.
invite-unpinged = { $names }: upozornenie teraz poslať nemôžem, ale pozvanie platí.
invites-muted = Na pozvania ťa už nebudem upozorňovať. Znova to zapneš cez `/me settings`.

param-private = Len pre hráčov, ktorých pozveš, v súkromnom vlákne, ak ho môžem vytvoriť
lobby-private = 🔒 Pridať sa môžu len pozvaní hráči: `/game invite`.
lobby-hidden = 🔒 Toto vlákno je súkromné. Vidia ho len moderátori a hráči, ktorých pozveš (`/game invite`).
new-hidden = 🔒 Tvoj stôl je v súkromnom vlákne { $place }. Nikto iný ho nevidí; priateľov tam pozveš cez `/game invite`.
new-private =
    🔒 Tvoj stôl je v { $place }. Súkromné vlákna tu vytvárať nemôžem, preto lobby aj partiu vidia všetci v tomto kanáli. Pridať sa môžu len hráči, ktorých pozveš cez `/game invite`.
    -# Ak máme ty aj ja oprávnenie „Vytvárať súkromné vlákna“ (Create Private Threads), súkromný stôl dostane vlastné vlákno.
refused-only_there = Tento stôl je súkromný. Urob to v { $place }, aby sa o ňom nikto iný nedozvedel.
refused-not_let_in = { $name } nevidí kanál súkromného vlákna, preto sa pozvanie doň nedá poslať.
refused-not_added = Discord nepridal do súkromného vlákna hráča { $name }. Pošli pozvanie znova.
refused-private = Tento stôl je súkromný. Pridať sa môžu len pozvaní hráči.
command-games-watch = Dať mi vedieť, keď sa tu otvorí stôl tejto hry, alebo prestať
watch-on = Keď sa tu otvorí stôl hry { $game }, dám ti vedieť, najviac dvakrát denne. Zrušíš to cez `/games watch stop:True`.
watch-off = O nových stoloch hry { $game } ti tu už hovoriť nebudem.
watch-said = { $who } Otvorený je nový stôl. Pridáš sa vyššie. (Zrušíš to cez `/games watch stop:True`.)
