# Správy okolo hry: príkazy, lobby, správy, panel, odmietnutia.

language-discord = Ako môj Discord
seat-opponent = počítač, { $level }
level-easy = ľahký
level-normal = stredný
level-hard = ťažký

## Príkazy

command-new = Otvoriť v tomto kanáli stôl pre hru
command-game = Hrať pri stole
command-game-join = Pridať sa k stolu, pri ktorom sa ešte nehrá
command-game-leave = Odísť od stola, pri ktorom sa ešte nehrá
command-game-add = Pridať k stolu počítačového súpera
command-game-level = Zmeniť, ako dobre hrá počítač
command-game-hint = Ukázať najlepšie možnosti pre tvoj ťah
command-game-start = Začať partiu pri tvojom stole
command-game-board = Ukázať hrací plán
command-game-hand = Otvoriť súkromný panel: tvoju ruku a tvoje voľby
command-game-move = Hrať písaním. Takto funguje každá voľba každej hry
command-game-status = Ukázať, kto je na ťahu, a stav bodov
command-game-log = Ukázať, čo sa stalo od tvojej poslednej návštevy
command-game-undo = Vziať späť poslednú voľbu, ak sa odvtedy nič nelosovalo ani neukázalo
command-game-concede = Vzdať sa a nechať miesto počítaču
command-game-replace = Ponúknuť miesto inému hráčovi alebo ho dať počítaču
command-game-language = Zmeniť jazyk stola
command-game-note = Viesť si súkromnú poznámku k tejto partii
command-games = Vypísať stoly
command-games-mine = Vypísať tvoje stoly
command-games-open = Vypísať stoly na tomto serveri, ku ktorým sa dá pridať
command-games-here = Vypísať stoly v tomto kanáli
command-rules = Čítať pravidlá hry po témach
command-me = Tvoje vlastné nastavenia
command-me-settings = Zmeniť jazyk, pripomienky a potvrdzovanie
command-setup = Nastavenia servera
command-setup-options = Nastaviť jazyk, vlákna a kanály pre hry
command-setup-check = Skontrolovať oprávnenia bota v kanáli
command-setup-close = Ukončiť partiu bez výsledku
command-help = Ukázať, ako sa hrá

param-game = Stôl, ak nie je z tohto kanála
param-game-kind = Hra
param-watch-stop = Už mi to nehovoriť
param-opponents = Počet počítačových súperov
param-level = Ako dobre hrá počítač
param-options = Nastavenia hry podľa návrhov
param-thread = Dať partii vlastné vlákno (predvolene od druhého stola v kanáli)
param-look = Pohľad na plán podľa návrhov
param-text = Ukázať plán ako text s tvojou rukou, len tebe
param-at = Miesto, na ktoré sa pýtaš, podľa návrhov
param-action = Tvoj ťah podľa návrhov. Viac ťahov oddeľ znakom ;
param-everything = Ukázať znova posledné záznamy
param-explained = Vysvetliť posledný ťah riadok po riadku
param-seat = Miesto
param-by = Hráč, ktorý miesto preberie; pre počítač vynechaj
param-table-language = Jazyk správ a obrázkov stola
param-note = Tvoja poznámka; ak ju vynecháš, ukáže sa súčasná
param-topic = Téma
param-show = Ukázať to tu všetkým
param-my-language = Tvoj jazyk pre to, čo vidíš len ty
param-confirm = Žiadať potvrdenie každej voľby
param-language = Jazyk verejných správ
param-threads = Dávať každej partii predvolene vlastné vlákno
param-channel = Povoliť hry aj v tomto kanáli
param-everywhere = Povoliť hry v každom kanáli
param-forum = Otvárať každú partiu ako príspevok v tomto fóre
param-no-forum = Neotvárať už partie vo fóre
param-check-channel = Kanál na kontrolu, ak to nie je tento

## Lobby

lobby-heading = ## { $host } otvára stôl
lobby-empty = Zatiaľ sa nikto nepridal.
lobby-seats = -# Začať sa dá od { $least } hráčov (pri stole: { $taken }), najviac { $most }.
lobby-none = žiadne
lobby-join = Pridať sa
lobby-leave = Odísť
lobby-add = Pridať počítač
lobby-drop = Odobrať počítač
lobby-level = { $name }: { $level }
level-did = { $name } odteraz hrá na úrovni „{ $level }“.
lobby-friendly = **Priateľská partia**: { $friendly }
lobby-friendly-choose = Priateľská partia…
friendly-no = nie
friendly-yes = áno; nehodnotí sa a stôl sa môže dohodnúť, že vezme späť čokoľvek
lobby-hints = **Rady**: { $hints }
lobby-hints-choose = Rady…
hints-alone = kým hrá len jeden človek
hints-on = povolené; partia sa nehodnotí
hints-off = zakázané
button-hint = Rada
hint-heading = Rada
hint-weighed = { $number }. { $what }: šanca na výhru { $chance }{ "\u00A0" }%, náskok { $sign }{ $lead }
hint-near = { $number }. { $what }: šanca na výhru { $chance }{ "\u00A0" }%, náskok { $sign }{ $lead }; takmer rovnako dobré
hint-line = { $number }. { $what }
hint-unweighed = -# Prepočet sa touto otázkou nezaoberá. Takto sa rozhoduje počítač na úrovni „ťažký“.
hint-first = -# Počítač na úrovni „ťažký“ tu vyberá 1. Zvažuje aj ostatné, ale ich hodnotu tu nevie vyčísliť.
hint-take = Vybrať { $number }
hint-none = Na túto otázku niet rady.
unrated-friendly = -# Priateľská partia: nehodnotí sa a stôl sa môže dohodnúť, že vezme späť aj ťah po vytiahnutej karte.
unrated-hints = -# Rady sú povolené, preto sa táto partia nehodnotí.
unrated = -# Táto partia sa nehodnotí.
lobby-start = Začať
lobby-options = Nastavenia
lobby-options-heading = ### Nastavenia
lobby-language = **Jazyk**: { $language }
lobby-language-choose = Jazyk stola
lobby-change = Zmeniť
lobby-free = voľné
lobby-host = zakladateľ
lobby-alt =
    Lobby hry { $game }. { $taken ->
        [0] Zatiaľ sa nikto nepridal
       *[other] Pri stole: { $seats }
    }. { $free ->
        [0] Všetky miesta sú obsadené.
        [one] Voľné je { $free } miesto.
        [few] Voľné sú { $free } miesta.
       *[other] Voľných je { $free } miest.
    }
lobby-misfit =
    { $count ->
        [one] ⚠ Pre { $count } hráča sa toto nehodí. { $remedy }
        [few] ⚠ Pre { $count } hráčov sa toto nehodí. { $remedy }
       *[other] ⚠ Pre { $count } hráčov sa toto nehodí. { $remedy }
    }
lobby-remedy-add = Pridaj „{ $values }“ v časti „{ $option }“.
lobby-remedy-drop = Odober „{ $values }“ v časti „{ $option }“.
lobby-remedy-set = Nastav „{ $option }“ na „{ $values }“.
lobby-misfit-all =
    { $count ->
        [one] ⚠ Pre { $count } hráča sa tieto nastavenia nehodia. Zmeň niektoré.
        [few] ⚠ Pre { $count } hráčov sa tieto nastavenia nehodia. Zmeň niektoré.
       *[other] ⚠ Pre { $count } hráčov sa tieto nastavenia nehodia. Zmeň niektoré.
    }
lobby-full = { $host } Tvoj stôl je plný. Môžeš začať.
lobby-running = Partia sa začala.
lobby-seed = -# Náhodné číslo na overenie po partii: SHA-256 `{ $hash }`
lobby-over = Partia sa skončila.
lobby-closed = Tento stôl je zatvorený.
lobby-did-join = Sedíš pri stole.
lobby-did-leave = Už nesedíš pri stole.
lobby-did-add = Počítačový súper je pridaný.
lobby-did-start = Partia sa začína.
new-in-thread = { $name } otvára stôl vo vlákne { $thread }.
new-in-thread-second = { $name } otvára stôl vo vlákne { $thread }, lebo v tomto kanáli už jeden je.
new-no-thread = Discord mi tu nedovolil vytvoriť vlákno, takže stôl je v tomto kanáli.
new-post = Otvára sa stôl pre hru { $game } …
new-no-post = Vo fóre pre hry sa mi nepodarilo vytvoriť príspevok, takže stôl je v tomto kanáli. Dôvod ukáže správcovi `/setup check`.

## Stôl

turn-heading =
    { $turn ->
        [0] ### príprava · { $who }
       *[other] ### ťah { $turn } · { $who }
    }
turn-offer = ### Čaká sa na: { $who } · ponuka hráča { $name }, do { $due }
button-play = Hrať
button-log = Priebeh
button-more = Viac
button-rules = Pravidlá
button-undo = Vziať späť
button-concede = Vzdať sa
button-yield = Áno, vzdať sa
button-explain = Vysvetliť
look-more =
    { $count ->
        [one] -# Ešte { $count } riadok. Všetko vypíše `/game board` s voľbou *text*.
        [few] -# Ešte { $count } riadky. Všetko vypíše `/game board` s voľbou *text*.
       *[other] -# Ešte { $count } riadkov. Všetko vypíše `/game board` s voľbou *text*.
    }
look-more-button =
    { $count ->
        [one] -# Ešte { $count } riadok: *{ button-lines }*
        [few] -# Ešte { $count } riadky: *{ button-lines }*
       *[other] -# Ešte { $count } riadkov: *{ button-lines }*
    }
button-lines = Všetky riadky slovami
button-text = Plán ako text
button-map = Nakresliť písmenami
button-review = Body
button-rematch = Ešte raz
end-heading =
    { $count ->
        [one] ## Koniec hry: vyhráva { $who }
        [few] ## Koniec hry: spoločné víťazstvo, { $who }
       *[other] ## Koniec hry: spoločné víťazstvo, { $who }
    }
end-lead =
    { $count ->
        [one] { $points ->
            [0] Rovnosť bodov: rozhoduje pomocné kritérium.
            [one] Náskok { $points } bod.
            [few] Náskok { $points } body.
           *[other] Náskok { $points } bodov.
        }
        [few] Rovnosť bodov.
       *[other] Rovnosť bodov.
    }
end-seed =
    -# Náhodné číslo `{ $seed }`, na začiatku oznámené ako SHA-256 `{ $hash }`.
log-heading = ### Priebeh
log-heading-new = ### Od tvojej poslednej návštevy
log-heading-explained = ### Posledný ťah riadok po riadku
log-because = Prečo: { $reasons }
log-ends-turn = { $seat } končí ťah.
log-empty = Zatiaľ nič.
log-close = Stôl je zatvorený.
status-heading =
    { $turn ->
        [0] ### príprava
       *[other] ### ťah { $turn }
    }
game-lobby = otvorený, čaká na hráčov
game-running = hrá sa
game-over = Partia sa skončila.
game-closed = Tento stôl je zatvorený.
undo-done = ↩ Posledná voľba je vzatá späť.
concede-sure = Tvoje miesto preberie počítač. Späť ho môžeš vziať tlačidlom v kanáli; inak budeš v hodnotení za všetkými, ktorí hrajú ďalej. Vzdať sa?
concede-done = Vzdanie platí. Ďalej za teba hrá počítač.
concede-sure-last = Ostali by iba počítače, preto sa stôl zatvorí bez výsledku. V hodnotení sa to ráta ako vzdanie. Vzdať sa?
concede-done-last = Vzdanie platí. Stôl je zatvorený.
concede-said-last = { $name } sa vzdáva. Ostávajú iba počítače, preto sa stôl zatvára.
vacant-conceded = { $name } sa vzdáva. Ďalej hrá počítač.
replace-said = { $new } preberá miesto hráča { $old }.
replace-done = { $new } preberá miesto hráča { $old }.
rematch-said = { $name } chce hrať ešte raz. Pridaj sa nižšie. { $others }
rematch-said-there = { $name } chce hrať ešte raz. Pridaj sa tu: { $place }. { $others }
rematch-done = Otvorený je nový stôl.
close-said = { $name } zatvára tento stôl.
close-done = Stôl { $game } je zatvorený.
table-speaks = ✔ Jazyk tohto stola: { $language }.
note-empty = K tejto partii nemáš poznámku.

## Panel

page-first = ⏮ Prvá
page-before = ◀ Predchádzajúca
page-after = Ďalšia ▶
page-last = Posledná ⏭
panel-fewer = − 1
panel-more = + 1
panel-one-more = { $option } +
panel-one-more-of = { $option } × { $count } +
panel-one-less = { $option } −
panel-take-back = Jednu vrátiť…
panel-all = Všetky
panel-all-of = všetky ({ $count }): { $option }
panel-several = Viac naraz…
panel-suggest = Navrhnúť
panel-pick = Vybrať…
panel-pick-act = Vybrať, čo urobiť…
panel-pick-told = Čo znamená každá voľba …
panel-pick-all = Všetky voľby ({ $count }) s vysvetlením …
panel-pick-several = Vybrať jednu alebo viac…
panel-part = { $name }…
panel-field = Vybrať časť…
panel-chosen = **Vybraté:** { $what }
panel-count =
    { $least ->
        [0] vybraté { $count }, najviac { $most }
       *[other] vybraté { $count }; treba { $least } až { $most }
    }
panel-count-exactly = vybraté { $count }/{ $most }
panel-nothing = nič
suggest-more =
    { $count ->
        [one] …ešte { $count } ďalšia, píš ďalej
        [few] …ešte { $count } ďalšie, píš ďalej
       *[other] …ešte { $count } ďalších, píš ďalej
    }
suggest-more-uncounted = …sú aj ďalšie, píš ďalej
typed-ignored = a, aj, i, ja, mi, môj, moja, moje, za, s, so, k, ku, do, na, v, vo, z, zo, pre, prosím
panel-confirm = Potvrdiť
panel-confirm-nothing = Potvrdiť: nič
panel-back = Späť
panel-twice = Ešte môžeš urobiť niečo iné. Pre **{ $what }** stlač **{ panel-confirm }**.
panel-sealed = -# Tvoja odpoveď je zapečatená. Kým neodpovedia všetci, môžeš ju zmeniť.
panel-instead = {"Namiesto toho: "}
panel-answer = -# Tvoja odpoveď: { $what }.
panel-done = ✔ Tvoja odpoveď: { $what }.
panel-answered = -# Tvoja odpoveď je uložená. Kým neodpovedia všetci, môžeš ju zmeniť.
panel-lapse = -# Máš len jednu možnú odpoveď, ale ostatní o tom nevedia. Čoskoro odpoviem za teba.
panel-lapse-choice = -# Dlhé váhanie prezrádza, že máš na výber. **{ button-orders }** to môže skryť.
panel-stale = -# Partia sa medzitým pohla. Toto je súčasná voľba.
panel-carried-partly = -# Iný hráč medzitým konal a časti tvojej rozrobenej voľby už nie sú možné. Zvyšok je tu.
panel-outdated = -# Táto voľba už nie je možná. Toto sú tvoje možnosti teraz.
panel-waiting = Čaká sa na: { $who }.
panel-waiting-you = Čaká sa na teba: stlač **{ button-play }**.
panel-unheard = ⚠ V kanáli { $channel } nemôžem písať, takže tam nikoho neupozorním. Čo chýba, ukáže `/setup check`.
panel-unheard-private = ⚠ V tomto súkromnom vlákne nemôžem písať, takže tu nikoho neupozorním. Moderátor ma môže znova pridať tak, že ma tu spomenie. Alebo použi v inom kanáli `/game board game:{ $number }` a stôl sa presunie tam.
picture-follows = -# Obrázok príde o chvíľu.
place-lost = ⚠ Kanál tohto stola už neexistuje. Použi v inom kanáli `/game board game:{ $number }` a stôl sa presunie tam.
place-moved = Tento stôl je odteraz tu.
thread-locked = 🔒 Vlákno { $thread } je zamknuté, takže stôl pokračuje tu.
panel-watching = -# Pri tomto stole nehráš, ale môžeš sa pozerať.

## Zoznamy, pravidlá, nastavenia, pomoc

games-mine = ### Tvoje stoly
games-open = ### Stoly, ku ktorým sa môžeš pridať
games-here = ### Stoly v tomto kanáli
games-none = Žiadne. Nový stôl otvoríš cez `/new`.
rules-choose = Vybrať tému…
me-language = Tvoj jazyk: { $language }.
me-confirm =
    { $level ->
        [quick] Tvoje voľby platia, len čo sú úplné.
       *[always] Každú voľbu potvrdzuješ.
    }
confirm-always = Žiadať potvrdenie každej voľby
confirm-quick = Zahrať voľbu, len čo je úplná
check-heading = ### Moje oprávnenia v kanáli { $channel }
check-good = Mám všetky potrebné oprávnenia.
check-missing =
    { $count ->
        [one] Chýba { $count } oprávnenie. Správca servera ho môže pridať mojej role alebo povoliť v nastaveniach kanála.
        [few] Chýbajú { $count } oprávnenia. Správca servera ich môže pridať mojej role alebo povoliť v nastaveniach kanála.
       *[other] Chýba { $count } oprávnení. Správca servera ich môže pridať mojej role alebo povoliť v nastaveniach kanála.
    }
check-refused = ❌ Discord mi tam nedovolí písať. Dôvod: „{ $reason }“
check-untried = ❌ Nedalo sa overiť, či tam môžem písať, lebo Discord neodpovedal. Skontroluj to o minútu znova.
check-closed = ⚠ Moje posledné správy boli odmietnuté v { $channels }.
check-forum = ❌ Vo fóre { $forum } nemôžem vytvárať príspevky. Potrebujem tam: { $names }.
check-no-forum = ❌ Fórum pre hry ({ $forum }) už neexistuje. Vyber v nastaveniach iné.
check-tags = ⚠ Vo fóre { $forum } chýbajú tieto značky: { $tags }. Vytvor ich, alebo mi povoľ *Spravovať kanály* a vyber fórum znova.
check-late =
    { $count ->
        [one] ⏳ { $count } správa mešká: nestíham, alebo ju kanál odmieta. Skúšam to ďalej.
        [few] ⏳ { $count } správy meškajú: nestíham, alebo ich kanál odmieta. Skúšam to ďalej.
       *[other] ⏳ { $count } správ mešká: nestíham, alebo ich kanál odmieta. Skúšam to ďalej.
    }
permission-view_channel = Vidieť kanál (View Channel)
permission-view_channel-why = bez neho nevidím stôl.
permission-send_messages = Posielať správy (Send Messages)
permission-send_messages-why = bez neho nemôžem nikomu povedať, kto je na ťahu.
permission-attach_files = Pripájať súbory (Attach Files)
permission-attach_files-why = bez neho nemôžem ukázať hrací plán.
permission-read_message_history = Čítať históriu správ (Read Message History)
permission-read_message_history-why = bez neho ostanú starým správam tlačidlá.
permission-send_messages_in_threads = Posielať správy vo vláknach (Send Messages in Threads)
permission-send_messages_in_threads-why = treba ho pre partie vo vláknach.
permission-create_public_threads = Vytvárať verejné vlákna (Create Public Threads)
permission-create_public_threads-why = treba ho na otvorenie vlákna pre partiu.
permission-create_private_threads = Vytvárať súkromné vlákna (Create Private Threads)
permission-create_private_threads-why = treba ho, aby mal súkromný stôl vlastné vlákno.
help-page =
    ## Stammtisch
    Stolové hry v tomto kanáli, hrané celé hodiny alebo dni: { $games }.
    - `/new` otvorí stôl. Priatelia stlačia **{ lobby-join }**, **{ lobby-add }** posadí počítač a **{ lobby-start }** spustí partiu.
    - Hru ešte nepoznáš? Vyber si nižšie jej úvod; trvá dve minúty. `/rules` vysvetlí všetko.
    - Keď je tvoj ťah, upozorním ťa. Stlač **{ button-play }**, vyber, skontroluj náhľad a daj **{ panel-confirm }**. Svoj panel vidíš len ty.
    - `/games mine` vypíše tvoje stoly, `/games open` tie, ku ktorým sa môžeš pridať.
help-days =
    ### Partie na celé dni
    - `/game invite` pozve hráča. **{ button-log }** ukáže, čo sa stalo. Pod **{ button-more }** sú pohľady na plán, pravidlá, vrátenie a vzdanie.
    - Keď hráčovi vyprší čas, ostatní hlasujú, čo ďalej. Hlasovanie začnú aj `/game pause`, `/game speed` a `/game end`. Cez `/game vote` hlasuješ písaním.
    - `/me away` určí, čo robia tvoje stoly počas tvojej neprítomnosti, a `/me settings` tiché hodiny a jazyk.
    - `/game orders` odpovedá za teba na bežné otázky. `/game prepare` podrží ťah, kým sa ťa opýtam.
    - `/games queue` otvorí stôl, keď to isté chce dosť ľudí. `/games watch` ti povie o nových stoloch.
    - `/game board move:` ukáže skoršie ťahy. `/game export` uloží partiu a `/new from:` v nej pokračuje bez hodnotenia.
    - `/new hotseat:2` ti dá dve miesta pri nehodnotenom stole.
    - `/leaderboard` a `/me stats` ukážu rebríčky. `/puzzle` dá každý deň otázku.
    - Pre správcov: `/setup options wall:` ukazuje všetky stoly v jednej správe a `/setup hooks add` posiela udalosti vašim programom.
help-letters =
    ### Klávesnicou alebo bez obrázkov
    - `/game move` navrhuje každú možnú voľbu podľa slov, ktoré píšeš, v ľubovoľnom poradí, napríklad *2 vlny za 1 rudu*. Takto funguje každá voľba každej hry.
    - `/game board text:True` ukáže plán ako text: ťah, body a všetky figúrky. S voľbou `show:` opíše pohľad, napríklad názvy miest v Catane.
help-ratings =
    ### Hodnotenie
    - Každý začína v každej hre na 1000. Získavaš, keď skončíš pred inými ľuďmi, a viac, ak sú silní. Výhra nad oveľa slabším hráčom neprinesie nič.
    - Ak sa vzdáš, odídeš alebo ťa nahradia, skončíš za všetkými, ktorí hrajú ďalej. Miesto, ktoré preberieš po niekom, sa nehodnotí.
    - Tí istí ľudia sa rátajú menej s každou partiou, ktorú dohrajú v priebehu týždňa. Čím viac rôznych ľudí s tebou hrá, tým istejšie je tvoje hodnotenie a tým vyššie môže byť.
    - Počítače majú pevné hodnotenie a partie proti nim zmenia tvoje len málo. Ukončenie partie, v ktorej hráš iba proti počítačom, sa ráta ako vzdanie.
    - Partia viacerých ľudí sa ráta, len ak dva z ich účtov boli na začiatku staré aspoň týždeň.
    - Partia so zapnutými radami sa nehodnotí. Ak proti počítačom hráš len ty, rady nič nemenia.
help-direct =
    ## Stammtisch
    Stolové hry na serveri, hrané celé hodiny alebo dni: { $games }. Stoly sa otvárajú na serveri príkazom `/new`.
    Toto funguje aj tu:
    - Vyber si nižšie úvod; trvá dve minúty. `/rules` vysvetlí všetko.
    - `/games mine` vypíše tvoje stoly na všetkých serveroch.
    - `/me away` a `/me settings` platia pre všetky tvoje stoly.
policy-privacy = Ochrana súkromia
policy-terms = Podmienky
help-privacy =
    ### Tvoje údaje
    Ukladám tvoje Discord ID, tvoje meno pri stole, nastavenia, poznámky a partie. Nič iné sa neukladá. Správcovia servera môžu vlastným programom posielať to, čo pri jeho stoloch vidia všetci, bez tvojho ID. `/me data` tvoje údaje exportuje alebo vymaže.
help-choose = Viac o …

## Odmietnutia

bot-draining = O chvíľu sa reštartujem a nič sa nezmenilo. Skús to znova o minútu.
bot-slow =
    { $seconds ->
        [one] To bolo prirýchlo. Skús to znova o { $seconds } sekundu.
        [few] To bolo prirýchlo. Skús to znova o { $seconds } sekundy.
       *[other] To bolo prirýchlo. Skús to znova o { $seconds } sekúnd.
    }
bot-command-outdated = Tento príkaz sa zmenil, odkedy ho Discord načítal. Reštartuj Discord a skús to znova.
answer-private = -# Odpoveď vidí len ten, kto sa pýtal.
answer-lost = Discord moju odpoveď neprijal. *Hrať* ukáže súčasný stav; ak tvoja voľba chýba, skús to znova.
answer-lost-after = Tvoja voľba platí, ale moja odpoveď sa stratila. *Hrať* ukáže súčasný stav.
answer-lost-stored = Hotovo, len moja odpoveď sa stratila. Nemusíš to opakovať.
bot-fault-after = Tvoja voľba platí, ale jej výsledok nemôžem ukázať. *Hrať* ukáže súčasný stav. (Kód { $reference })
bot-fault-stored = Hotovo, len výsledok nemôžem ukázať. Nemusíš to opakovať. (Kód { $reference })
bot-fault = Na mojej strane sa niečo pokazilo a nič sa nezmenilo. Skús to znova. (Kód { $reference })
refused-no_guild = Použi to na serveri. V súkromných správach sa nehrá.
refused-no_game = Taký stôl tu nie je.
refused-place_unknown = Discord mi teraz neukazuje kanál tohto stola. Skús to o minútu znova, alebo použi v inom kanáli `/game board game:{ $game }` a stôl sa presunie tam.
refused-no_such_game = Stôl „{ $name }“ tu nie je. Vyber si z návrhov.
refused-no_game_here = V tomto kanáli nie je stôl. Uveď ho cez `game:`, alebo otvor nový cez `/new`.
refused-several_games = Stolov je tu viac ({ $games }). Uveď jeden cez `game:`.
which-table = ### Ktorý stôl?
which-gone = Tento výber už neplatí. Zadaj príkaz znova.
refused-no_table = Táto partia sa ešte nezačala.
refused-not_lobby = Táto partia sa už začala.
refused-not_running =
    { $phase ->
        [lobby] Táto partia sa ešte nezačala.
       *[other] Táto partia sa skončila.
    }
refused-ended = Táto partia sa skončila.
refused-not_ended = Táto partia sa ešte neskončila.
refused-joined = Tento človek už pri stole sedí.
refused-not_seated = Pri tomto stole nehráš.
refused-full =
    { $most ->
        [one] Pri tomto stole nie je voľné miesto: je pre { $most } hráča.
        [few] Pri tomto stole nie je voľné miesto: je najviac pre { $most } hráčov.
       *[other] Pri tomto stole nie je voľné miesto: je najviac pre { $most } hráčov.
    }
refused-too_few =
    { $least ->
        [one] Treba aspoň { $least } hráča.
        [few] Treba aspoň { $least } hráčov. Pridaj počítač alebo počkaj na priateľov.
       *[other] Treba aspoň { $least } hráčov. Pridaj počítač alebo počkaj na priateľov.
    }
refused-no_seat = Také miesto pri tomto stole nie je.
refused-no_opponent = Pri tomto stole nie je počítačový súper.
refused-not_a_computer = Na tomto mieste hrá človek. Úroveň majú iba počítače.
refused-level_fixed = Partia sa začala s týmto počítačom, preto si počítač úroveň ponechá.
refused-level_rated = V hodnotenej partii hrá počítač za človeka vždy na úrovni „stredný“.
refused-no_hints = Pri tomto stole nie sú rady povolené.
refused-hints_rated = Táto partia sa začala ako hodnotená, preto takou aj ostáva a rady v nej nie sú.
refused-nothing_asked = Teraz sa ťa hra na nič nepýta.
refused-no_option = „{ $option }“ nie je nastavenie tejto hry. Vyber si z návrhov.
refused-no_value = „{ $typed }“ tu nie je na výber. Vyber si z týchto možností: { $values }.
refused-options = S týmito nastaveniami sa partia začať nedá: { $why }.
refused-misfit = { $why }
refused-host_only = To môže iba zakladateľ stola, { $host }.
refused-a_bot = Bot miesto obsadiť nemôže. Pre počítačového súpera vynechaj `by:`.
refused-channel_closed = Tu sa hrať nedá. Hrá sa v kanáloch { $channels }.
refused-permissions = Tu potrebujem tieto oprávnenia: { $names }. Viac ukáže `/setup check`.
refused-no_member = Nie som na tomto serveri, takže tu nemôžem písať. Správca servera ma môže pridať: <{ $address }>
refused-no_topic = Pravidlá nemajú tému „{ $topic }“. Vyber si z návrhov.
refused-no_look = Pohľad „{ $name }“ tu nie je. Vyber si z návrhov.
refused-no_place = Na pláne nie je miesto „{ $name }“. Vyber si z návrhov.
refused-no_map = Táto hra nemá plán, ktorý by sa dal nakresliť písmenami.
place-since = Od môjho posledného ťahu
place-since-nothing = Od tvojho posledného ťahu sa nič nestalo.
refused-busy = Pri tomto stole sa práve niečo deje. Skús to o chvíľu znova.
refused-stale = Partia sa medzitým pohla.
refused-repeated = Už je hotovo.
store-too-new = Partie tohto servera uložila moja novšia verzia. Počkajú, kým ma aktualizujú.
store-damaged = Súbor s partiami tohto servera je poškodený a nič v ňom nemením. Môj prevádzkovateľ ho môže obnoviť.
store-game-unreadable = Túto partiu nemôžem načítať, ostatné stoly však pokračujú. Dôvod nájde môj prevádzkovateľ v zázname.
store-not-now = K partiám tohto servera sa teraz nedostanem. Nič sa nestratilo; skús to o chvíľu znova.
store-not-saved = Nedalo sa to uložiť, takže sa nič nezmenilo. Skús to o chvíľu znova.

proposal-for = -# Pre: { $who }
proposal-accept = Prijať
proposal-decline = Odmietnuť
proposal-counter = Protiponuka
proposal-match = Ponúknuť to isté
proposal-withdraw = Stiahnuť
proposal-closed = Už to nie je aktuálne.
proposal-gone = To už je vybavené.
proposal-not-seated = Odpovedať môžu len hráči pri tomto stole.
proposal-not-yours = Na to teraz odpovedať nemôžeš.
proposal-declined = Túto ponuku máš už odmietnutú.

bot-too-fast = To bolo prirýchlo. Skús to o chvíľu znova.
refused-not_allowed_here = Nemôžeš tu písať ani vytvárať vlákna, takže to za teba nemôžem urobiť.
refused-manage_guild = To môžu len ľudia s oprávnením „Spravovať server“ (Manage Server).
refused-seat_taken =
    { $days ->
        [one] Na tomto mieste hrá { $name } a môže ho ponúknuť cez `/game replace`. Ostatní ho môžu ponúknuť, keď stôl čaká { $days } deň.
        [few] Na tomto mieste hrá { $name } a môže ho ponúknuť cez `/game replace`. Ostatní ho môžu ponúknuť, keď stôl čaká { $days } dni.
       *[other] Na tomto mieste hrá { $name } a môže ho ponúknuť cez `/game replace`. Ostatní ho môžu ponúknuť, keď stôl čaká { $days } dní.
    }
refused-sat_elsewhere = Poznáš už iné miesto tejto partie, preto toto obsadiť nemôžeš.
refused-not_invited = Toto miesto je ponúknuté inému hráčovi.
refused-offer_gone = Toto miesto už nie je voľné.
replace-asked = Otázka je odoslaná: prevezme { $name } toto miesto?
seat-offered = { $name }, chceš prevziať miesto hráča { $old }?
seat-yours = Miesto je tvoje. Odteraz vidíš jeho skryté informácie.
button-sit = Obsadiť miesto
button-withdraw = Stiahnuť ponuku
vacant-offer-taken = Ponuka je prijatá.
vacant-offer-gone = Miesto má už iný hráč.
vacant-offer-present = { $name } je späť, preto ponuka neplatí.
vacant-offer-withdrawn = Ponuka je stiahnutá.
vacant-offer-ended = Partia sa skončila.
offer-did-withdraw = Ponuka je stiahnutá.
refused-offered_already = { $name } už ponuku na toto miesto má. Stiahneš ju tlačidlom pod ňou.
refused-no_offer = Toto miesto neponúkaš.
refused-not_your_offer = Túto ponuku môže stiahnuť len jej autor, majiteľ miesta alebo pozvaný hráč.
