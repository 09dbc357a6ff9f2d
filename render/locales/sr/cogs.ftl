# Poruke oko partije: komande, čekaonica, poruke, panel, odbijanja.

language-discord = Kao u mom Discordu
seat-opponent = računar, { $level }
level-easy = lak
level-normal = srednji
level-hard = težak

## Commands

command-new = Otvori sto za igru u ovom kanalu
command-game = Igraj za stolom
command-game-join = Pridruži se stolu za kojim partija još nije počela
command-game-leave = Ustani od stola za kojim partija još nije počela
command-game-add = Dodaj računarskog protivnika za svoj sto
command-game-level = Promeni koliko dobro igra računar
command-game-hint = Prikaži najbolje mogućnosti za tvoj potez
command-game-start = Počni partiju za svojim stolom
command-game-board = Prikaži tablu
command-game-hand = Otvori svoj privatni panel: ruku i izbore
command-game-move = Igraj kucanjem. Tako radi svaki izbor u svakoj igri
command-game-status = Prikaži ko je na potezu i rezultat
command-game-log = Prikaži šta se dogodilo od tvoje poslednje posete
command-game-undo = Poništi svoj poslednji izbor, ako od tada ništa nije izvučeno ni pokazano
command-game-concede = Predaj se i prepusti mesto računaru
command-game-replace = Ponudi mesto drugom igraču ili ga daj računaru
command-game-language = Promeni jezik stola
command-game-note = Sačuvaj privatnu belešku o ovoj partiji
command-games = Prikaži stolove
command-games-mine = Prikaži svoje stolove
command-games-open = Prikaži stolove na ovom serveru kojima možeš da se pridružiš
command-games-here = Prikaži stolove u ovom kanalu
command-rules = Čitaj pravila igre po temama
command-me = Tvoja podešavanja
command-me-settings = Promeni jezik, podsetnike i potvrde
command-setup = Podešavanja servera
command-setup-options = Podesi jezik, niti i kanale za igre
command-setup-check = Proveri dozvole bota u kanalu
command-setup-close = Završi partiju bez rezultata
command-help = Prikaži kako se igra

param-game = Sto, ako nije sto ovog kanala
param-game-kind = Igra
param-watch-stop = Ne javljaj mi više
param-opponents = Broj računarskih protivnika
param-level = Koliko dobro igra računar
param-options = Podešavanja igre, po predlozima
param-thread = Daj partiji sopstvenu nit (podrazumevano od drugog stola u kanalu)
param-look = Sloj table, po predlozima
param-text = Prikaži tablu kao tekst sa tvojom rukom, samo tebi
param-at = Mesto o kom pitaš, po predlozima
param-action = Tvoj potez, po predlozima. Više poteza razdvoji znakom ;
param-everything = Ponovo prikaži poslednje stavke
param-explained = Objasni poslednji potez red po red
param-seat = Mesto
param-by = Igrač koji preuzima; izostavi za računar
param-table-language = Jezik poruka i slika stola
param-note = Tvoja beleška; izostavi je da pročitaš sadašnju
param-topic = Tema
param-show = Prikaži svima ovde
param-my-language = Tvoj jezik, za ono što vidiš samo ti
param-confirm = Traži od mene potvrdu svakog izbora
param-language = Jezik javnih poruka
param-threads = Podrazumevano daj svakoj partiji sopstvenu nit
param-channel = Dozvoli igre i u ovom kanalu
param-everywhere = Dozvoli igre u svakom kanalu
param-forum = Otvaraj svaku partiju kao objavu na ovom forumu
param-no-forum = Ne otvaraj više partije na forumu
param-check-channel = Kanal koji se proverava, ako nije ovaj

## Lobby

lobby-heading = ## Domaćin stola: { $host }
lobby-empty = Još nema igrača.
lobby-seats = -# Počinje se sa najmanje { $least } igrača (za stolom: { $taken }), najviše { $most }.
lobby-none = nema
lobby-join = Pridruži se
lobby-leave = Ustani
lobby-add = Dodaj računar
lobby-drop = Ukloni računar
lobby-level = { $name }: { $level }
level-did = { $name } sada igra na nivou „{ $level }“.
lobby-friendly = **Prijateljska partija**: { $friendly }
lobby-friendly-choose = Prijateljska partija…
friendly-no = ne
friendly-yes = da; ne računa se za rejting, a sto može da se dogovori da poništi bilo šta
lobby-hints = **Saveti**: { $hints }
lobby-hints-choose = Saveti…
hints-alone = dok igra jedna osoba
hints-on = dozvoljeni; partija se ne računa za rejting
hints-off = nedozvoljeni
button-hint = Savet
hint-heading = Savet
hint-weighed = { $number }. { $what }: šansa za pobedu { $chance }%, prednost { $sign }{ $lead }
hint-near = { $number }. { $what }: šansa za pobedu { $chance }%, prednost { $sign }{ $lead }; skoro jednako dobro
hint-line = { $number }. { $what }
hint-unweighed = -# Proračun ne obuhvata ovo pitanje. Ovako bira računar na nivou „težak“.
hint-first = -# Računar na nivou „težak“ bi izabrao 1. Razmatra i ostale, ali ovde ne može da kaže koliko vrede.
hint-take = Izaberi { $number }
hint-none = Za ovo pitanje nema saveta.
unrated-friendly = -# Prijateljska partija: ne računa se za rejting, a sto može da se dogovori da poništi čak i izvučenu kartu.
unrated-hints = -# Saveti su dozvoljeni, pa se ova partija ne računa za rejting.
unrated = -# Ova partija se ne računa za rejting.
lobby-start = Počni
lobby-options = Podešavanja
lobby-options-heading = ### Podešavanja
lobby-language = **Jezik**: { $language }
lobby-language-choose = Jezik stola
lobby-change = Promeni
lobby-free = slobodno
lobby-host = domaćin
lobby-alt =
    Čekaonica: { $game }. { $taken ->
        [0] Još nema igrača
       *[other] Za stolom: { $seats }
    }. { $free ->
        [0] Sva mesta su zauzeta.
        [one] { $free } mesto je slobodno.
        [few] { $free } mesta su slobodna.
       *[other] { $free } mesta je slobodno.
    }
lobby-misfit =
    { $count ->
        [one] ⚠ Ovo nije moguće za { $count } igrača. { $remedy }
        [few] ⚠ Ovo nije moguće za { $count } igrača. { $remedy }
       *[other] ⚠ Ovo nije moguće za { $count } igrača. { $remedy }
    }
lobby-remedy-add = Dodaj „{ $values }“ pod „{ $option }“.
lobby-remedy-drop = Ukloni „{ $values }“ pod „{ $option }“.
lobby-remedy-set = Postavi „{ $option }“ na „{ $values }“.
lobby-misfit-all =
    { $count ->
        [one] ⚠ Ova podešavanja nisu moguća za { $count } igrača. Promeni neka.
        [few] ⚠ Ova podešavanja nisu moguća za { $count } igrača. Promeni neka.
       *[other] ⚠ Ova podešavanja nisu moguća za { $count } igrača. Promeni neka.
    }
lobby-full = { $host } Tvoj sto je pun. Možeš da počneš.
lobby-running = Partija je u toku.
lobby-seed = -# Slučajni broj, za proveru posle partije: SHA-256 `{ $hash }`
lobby-over = Partija je gotova.
lobby-closed = Ovaj sto je zatvoren.
lobby-did-join = Sada sediš za stolom.
lobby-did-leave = Više ne sediš za stolom.
lobby-did-add = Računarski protivnik je za stolom.
lobby-did-start = Partija počinje.
new-in-thread = Otvoren je novi sto: { $thread } ({ $name }).
new-in-thread-second = Otvoren je novi sto: { $thread } ({ $name }). U ovom kanalu već postoji jedan.
new-no-thread = Discord mi nije dozvolio da ovde napravim nit, pa je sto u ovom kanalu.
new-post = Otvara se sto za igru { $game } …
new-no-post = Na forumu za igre ne mogu da napravim objavu, pa je sto u ovom kanalu. Razlog administratoru pokazuje `/setup check`.

## Table

turn-heading =
    { $turn ->
        [0] ### priprema · { $who }
       *[other] ### potez { $turn } · { $who }
    }
turn-offer = ### Čeka se na: { $who } · ponuda igrača { $name }, do { $due }
button-play = Igraj
button-log = Tok partije
button-more = Više
button-rules = Pravila
button-undo = Poništi
button-concede = Predaj se
button-yield = Da, predajem se
button-explain = Objasni
look-more =
    { $count ->
        [one] -# Još { $count } red. `/game board` sa *text* prikazuje sve.
        [few] -# Još { $count } reda. `/game board` sa *text* prikazuje sve.
       *[other] -# Još { $count } redova. `/game board` sa *text* prikazuje sve.
    }
look-more-button =
    { $count ->
        [one] -# Još { $count } red: *{ button-lines }*
        [few] -# Još { $count } reda: *{ button-lines }*
       *[other] -# Još { $count } redova: *{ button-lines }*
    }
button-lines = Svi redovi rečima
button-text = Tabla kao tekst
button-map = Nacrtaj slovima
button-review = Rezultat
button-rematch = Još jednom
end-heading =
    { $count ->
        [1] ## Kraj igre: pobeđuje { $who }
       *[other] ## Kraj igre: pobedu dele { $who }
    }
end-lead =
    { $count ->
        [1] { $points ->
            [0] Poeni su izjednačeni: odlučuje dodatno merilo.
            [one] Prednost: { $points } poen.
            [few] Prednost: { $points } poena.
           *[other] Prednost: { $points } poena.
        }
       *[other] Poeni su izjednačeni.
    }
end-seed =
    -# Slučajni broj `{ $seed }`, na početku objavljen kao SHA-256 `{ $hash }`.
log-heading = ### Tok partije
log-heading-new = ### Od tvoje poslednje posete
log-heading-explained = ### Poslednji potez, red po red
log-because = Zašto: { $reasons }
log-ends-turn = { $seat } završava potez.
log-empty = Još ništa.
log-close = Sto je zatvoren.
status-heading =
    { $turn ->
        [0] ### priprema
       *[other] ### potez { $turn }
    }
game-lobby = otvoren, čeka igrače
game-running = u toku
game-over = Partija je gotova.
game-closed = Ovaj sto je zatvoren.
undo-done = ↩ Tvoj poslednji izbor je poništen.
concede-sure = Tvoje mesto preuzima računar. Možeš da ga vratiš dugmetom u kanalu; inače se u rejtingu računa da si iza svih koji igraju do kraja. Predaješ li se?
concede-done = Tvoja predaja je primljena. Dalje umesto tebe igra računar.
concede-sure-last = Ostali bi samo računari, pa bi se sto zatvorio bez rezultata. Za rejting se to računa kao predaja. Predaješ li se?
concede-done-last = Tvoja predaja je primljena. Sto je zatvoren.
concede-said-last = { $name } se predaje. Ostaju samo računari, pa je ovaj sto zatvoren.
vacant-conceded = { $name } se predaje. Dalje igra računar.
replace-said = { $new } dolazi na mesto igrača { $old }.
replace-done = { $new } dolazi na mesto igrača { $old }.
rematch-said = { $name } želi još jednom. Pridruži se ispod. { $others }
rematch-said-there = { $name } želi još jednom. Pridruži se ovde: { $place }. { $others }
rematch-done = Otvoren je novi sto.
close-said = { $name } zatvara ovaj sto.
close-done = Sto je zatvoren ({ $game }).
table-speaks = ✔ Jezik ovog stola: { $language }.
note-empty = Nemaš belešku o ovoj partiji.

## Panel

page-first = ⏮ Prvo
page-before = ◀ Prethodno
page-after = Sledeće ▶
page-last = Poslednje ⏭
panel-fewer = − 1
panel-more = + 1
panel-one-more = { $option } +
panel-one-more-of = { $option } × { $count } +
panel-one-less = { $option } −
panel-take-back = Vrati jedno…
panel-all = Sve
panel-all-of = sve: { $count } × { $option }
panel-several = Više odjednom…
panel-suggest = Predloži
panel-pick-act = Izaberi radnju…
panel-pick = Izaberi…
panel-pick-told = Šta znači svaki izbor …
panel-pick-all = Svi izbori ({ $count }) sa objašnjenjem …
panel-pick-several = Izaberi jedno ili više…
panel-part = { $name }…
panel-field = Izaberi deo…
panel-chosen = **Izabrano:** { $what }
panel-count =
    { $least ->
        [0] izabrano { $count } od najviše { $most }
       *[other] izabrano { $count }; od { $least } do { $most }
    }
panel-count-exactly = izabrano { $count } od { $most }
panel-nothing = ništa
suggest-more =
    { $count ->
        [one] …još { $count }, kucaj dalje
        [few] …još { $count }, kucaj dalje
       *[other] …još { $count }, kucaj dalje
    }
suggest-more-uncounted = …još, kucaj dalje
typed-ignored = a, ali, pa, moj, moja, moje, moju, me, mi, u, na, za, od, do, sa, molim, molim te
panel-confirm = Potvrdi
panel-confirm-nothing = Potvrdi: ništa
panel-back = Nazad
panel-twice = Još možeš da uradiš nešto drugo. Za **{ $what }** pritisni **{ panel-confirm }**.
panel-sealed = -# Tvoj odgovor je zapečaćen. Možeš da ga menjaš dok svi ne odgovore.
panel-instead = {"Umesto toga: "}
panel-answer = -# Tvoj odgovor: { $what }.
panel-done = ✔ Tvoj odgovor: { $what }.
panel-answered = -# Tvoj odgovor je primljen. Možeš da ga menjaš dok svi ne odgovore.
panel-stale = -# Stanje partije se u međuvremenu promenilo. Ovo je trenutni izbor.
panel-lapse = -# Imaš samo jedan mogući odgovor, ali ostali to ne znaju. Uskoro ću odgovoriti umesto tebe.
panel-lapse-choice = -# Dugo razmišljanje odaje da imaš izbor. **{ button-orders }** može to da sakrije.
panel-carried-partly = -# U međuvremenu je igrao neko drugi, pa delovi tvog izbora više nisu mogući. Ostalo je ovde.
panel-outdated = -# Taj izbor više nije moguć. Ovo su tvoje sadašnje mogućnosti.
panel-waiting = Čeka se na: { $who }.
panel-waiting-you = Čeka se na tebe: pritisni **{ button-play }**.
panel-unheard = ⚠ Ne mogu da pišem u kanalu { $channel }, pa tamo ne mogu nikoga da obavestim. `/setup check` pokazuje šta nedostaje.
panel-unheard-private = ⚠ Ne mogu da pišem u ovoj privatnoj niti, pa ovde ne mogu nikoga da obavestim. Moderator može ponovo da me doda ako me ovde pomene. Ili upiši `/game board game:{ $number }` u drugom kanalu da sto pređe tamo.
picture-follows = -# Slika sledi.
place-lost = ⚠ Kanala ovog stola više nema. Upiši `/game board game:{ $number }` u drugom kanalu da sto pređe tamo.
place-moved = Sto je sada ovde.
thread-locked = 🔒 Nit { $thread } je zaključana, pa sto nastavlja ovde.
panel-watching = -# Ne igraš za ovim stolom, ali možeš da gledaš.

## Lists, rules, settings, help

games-mine = ### Tvoji stolovi
games-open = ### Stolovi kojima možeš da se pridružiš
games-here = ### Stolovi u ovom kanalu
games-none = Nema ih. Otvori sto komandom `/new`.
rules-choose = Izaberi temu…
me-language = Tvoj jezik: { $language }.
me-confirm =
    { $level ->
        [quick] Tvoji izbori važe čim su potpuni.
       *[always] Potvrđuješ svaki izbor.
    }
confirm-always = Traži potvrdu svakog izbora
confirm-quick = Izbor važi čim je potpun
check-heading = ### Moje dozvole u kanalu { $channel }
check-good = Imam sve dozvole koje su mi potrebne.
check-missing =
    { $count ->
        [one] Nedostaje { $count } dozvola. Administrator servera može da je doda mojoj ulozi ili u podešavanjima kanala.
        [few] Nedostaju { $count } dozvole. Administrator servera može da ih doda mojoj ulozi ili u podešavanjima kanala.
       *[other] Nedostaje { $count } dozvola. Administrator servera može da ih doda mojoj ulozi ili u podešavanjima kanala.
    }
check-refused = ❌ Discord mi ne dozvoljava da tamo pišem. Razlog: „{ $reason }“
check-untried = ❌ Nije bilo moguće proveriti da li mogu da pišem tamo jer Discord nije odgovorio. Proveri ponovo za minut.
check-closed = ⚠ Moje poslednje poruke su odbijene u { $channels }.
check-forum = ❌ Na forumu { $forum } ne mogu da pravim objave. Tamo su mi potrebne dozvole: { $names }.
check-no-forum = ❌ Forum za igre ({ $forum }) više ne postoji. Izaberi drugi u podešavanjima.
check-tags = ⚠ Na forumu { $forum } nedostaju ove oznake: { $tags }. Napravi ih, ili mi dozvoli *upravljanje kanalima* i ponovo izaberi forum.
check-late =
    { $count ->
        [one] ⏳ { $count } poruka kasni: ne stižem ili je kanal odbija. Pokušavam dalje.
        [few] ⏳ { $count } poruke kasne: ne stižem ili ih kanal odbija. Pokušavam dalje.
       *[other] ⏳ { $count } poruka kasni: ne stižem ili ih kanal odbija. Pokušavam dalje.
    }
permission-view_channel = Pregled kanala (View Channel)
permission-view_channel-why = bez nje ne vidim sto.
permission-send_messages = Slanje poruka (Send Messages)
permission-send_messages-why = bez nje nikome ne mogu da kažem ko je na potezu.
permission-attach_files = Prilaganje datoteka (Attach Files)
permission-attach_files-why = bez nje ne mogu da prikažem tablu.
permission-read_message_history = Čitanje starih poruka (Read Message History)
permission-read_message_history-why = bez nje stare poruke zadržavaju dugmad.
permission-send_messages_in_threads = Slanje poruka u nitima (Send Messages in Threads)
permission-send_messages_in_threads-why = potrebna za partije u nitima.
permission-create_public_threads = Pravljenje javnih niti (Create Public Threads)
permission-create_public_threads-why = potrebna da otvorim nit za partiju.
permission-create_private_threads = Pravljenje privatnih niti (Create Private Threads)
permission-create_private_threads-why = potrebna da privatni sto dobije sopstvenu nit.
help-page =
    ## Stammtisch
    Društvene igre u ovom kanalu, satima ili danima: { $games }.
    - `/new` otvara sto. Ostali pritisnu **{ lobby-join }**, **{ lobby-add }** dodaje računar, a **{ lobby-start }** pokreće partiju.
    - Igra ti je nova? Izaberi njen uvod ispod; traje dva minuta. `/rules` objašnjava sve.
    - Obaveštavam te kada je tvoj potez. Pritisni **{ button-play }**, izaberi, pogledaj pregled i pritisni **{ panel-confirm }**. Svoj panel vidiš samo ti.
    - `/games mine` prikazuje tvoje stolove, a `/games open` one kojima možeš da se pridružiš.
help-days =
    ### Partije koje traju danima
    - `/game invite` poziva igrača. **{ button-log }** prikazuje šta se dogodilo. Pod **{ button-more }** su slojevi table, pravila, poništavanje i predaja.
    - Kada igraču istekne vreme, ostali glasaju šta dalje. Glasanje pokreću i `/game pause`, `/game speed` i `/game end`. Uz `/game vote` glasaš kucanjem.
    - `/me away` određuje šta tvoji stolovi rade dok te nema, a `/me settings` mirne sate i jezik.
    - `/game orders` odgovara umesto tebe na uobičajena pitanja. `/game prepare` čuva potez dok ne dođeš na red.
    - `/games queue` otvara sto kada dovoljno ljudi želi isto. `/games watch` ti javlja za nove stolove.
    - `/game board move:` prikazuje ranije poteze. `/game export` čuva partiju, a `/new from:` je nastavlja bez rejtinga.
    - `/new hotseat:2` ti daje dva mesta za stolom bez rejtinga.
    - `/leaderboard` i `/me stats` prikazuju rang-liste. `/puzzle` svakog dana postavlja pitanje.
    - Za osobe koje upravljaju serverom: `/setup options wall:` prikazuje sve stolove u jednoj poruci, a `/setup hooks add` šalje događaje vašim programima.
help-letters =
    ### Tastaturom ili bez slika
    - `/game move` predlaže svaki dozvoljen izbor dok kucaš njegove reči, kojim god redom, na primer *2 vune za 1 rudu*. Tako radi svaki izbor u svakoj igri.
    - `/game board text:True` prikazuje tablu kao tekst: potez, rezultat i sve figure. Sa `show:` opisuje sloj, na primer imena mesta u Catanu.
help-ratings =
    ### Rejting
    - Svako u svakoj igri počinje sa 1000. Rejting ti raste ako završiš iznad drugih ljudi, i to više ako su jaki. Pobeda nad mnogo slabijim igračem ne donosi ništa.
    - Ako se predaš, odeš ili te zamene, završavaš ispod svih koji igraju do kraja. Preuzeto mesto se ne računa za rejting.
    - Isti ljudi se računaju manje sa svakom partijom koju završe u istoj nedelji. Što više različitih ljudi sretneš, to je tvoj rejting pouzdaniji i može da bude viši.
    - Računari imaju stalan rejting, a partije protiv njih malo menjaju tvoj. Prekid partije koju igraš bez drugih ljudi računa se kao predaja.
    - Partija u kojoj igra više ljudi računa se samo ako su na njenom početku bar dva njihova naloga stara najmanje nedelju dana.
    - Partija sa uključenim savetima ne računa se za rejting. Ako igraš samo protiv računara, saveti ništa ne menjaju.
help-direct =
    ## Stammtisch
    Društvene igre na Discord serveru, satima ili danima: { $games }. Stolovi se otvaraju na serveru komandom `/new`.
    Ovo radi i ovde:
    - Izaberi uvod ispod; traje dva minuta. `/rules` objašnjava sve.
    - `/games mine` prikazuje tvoje stolove na svim serverima.
    - `/me away` i `/me settings` važe za sve tvoje stolove.
policy-privacy = Privatnost
policy-terms = Uslovi
help-privacy =
    ### Tvoji podaci
    Čuvam tvoj Discord ID, tvoje ime za stolom, tvoja podešavanja i beleške i tvoje partije. Ništa drugo se ne čuva. Osobe koje upravljaju serverom mogu svojim programima da šalju ono što za njegovim stolovima vide svi, bez tvog ID-a. `/me data` izvozi ili briše tvoje podatke.
help-choose = Više o …

## Refusals

bot-draining = Upravo ću se ponovo pokrenuti i ništa nije promenjeno. Pokušaj ponovo za minut.
bot-slow =
    { $seconds ->
        [one] To je bilo prebrzo. Pokušaj ponovo za { $seconds } sekundu.
        [few] To je bilo prebrzo. Pokušaj ponovo za { $seconds } sekunde.
       *[other] To je bilo prebrzo. Pokušaj ponovo za { $seconds } sekundi.
    }
bot-command-outdated = Ova komanda je promenjena otkad ju je Discord učitao. Ponovo pokreni Discord i pokušaj opet.
answer-private = -# Odgovor vidi samo osoba koja je pitala.
answer-lost = Discord nije prihvatio moj odgovor. *Igraj* prikazuje trenutno stanje; pokušaj ponovo ako tvog izbora nema.
answer-lost-after = Tvoj izbor je primljen, ali se moj odgovor izgubio. *Igraj* prikazuje trenutno stanje.
answer-lost-stored = Urađeno je, samo se moj odgovor izgubio. Ne moraš da ponavljaš.
bot-fault-after = Tvoj izbor je primljen, ali ne mogu da prikažem njegov ishod. *Igraj* prikazuje trenutno stanje. (Šifra { $reference })
bot-fault-stored = Urađeno je, ali ne mogu da prikažem ishod. Ne moraš da ponavljaš. (Šifra { $reference })
bot-fault = Došlo je do greške kod mene i ništa nije promenjeno. Pokušaj ponovo. (Šifra { $reference })
refused-no_guild = Upotrebi ovo na serveru. U privatnim porukama se ne igra.
refused-no_game = Ovde nema takvog stola.
refused-place_unknown = Discord mi sada ne prikazuje kanal ovog stola. Pokušaj ponovo za minut ili upiši `/game board game:{ $game }` u drugom kanalu da sto pređe tamo.
refused-no_such_game = Ovde nema stola „{ $name }“. Izaberi jedan od predloga.
refused-no_game_here = U ovom kanalu nema stola. Navedi ga sa `game:` ili otvori novi komandom `/new`.
refused-several_games = Ovde ima više stolova ({ $games }). Navedi jedan sa `game:`.
which-table = ### Koji sto?
which-gone = Ovaj izbor više ne važi. Unesi komandu ponovo.
refused-no_table = Ova partija još nije počela.
refused-not_lobby = Ova partija je već počela.
refused-not_running =
    { $phase ->
        [lobby] Ova partija još nije počela.
       *[other] Ova partija je gotova.
    }
refused-ended = Ova partija je gotova.
refused-not_ended = Ova partija još nije gotova.
refused-joined = Ta osoba već ima mesto za ovim stolom.
refused-not_seated = Ne igraš za ovim stolom.
refused-full =
    { $most ->
        [one] Za ovim stolom nema slobodnog mesta: predviđen je za { $most } igrača.
        [few] Za ovim stolom nema slobodnog mesta: predviđen je za najviše { $most } igrača.
       *[other] Za ovim stolom nema slobodnog mesta: predviđen je za najviše { $most } igrača.
    }
refused-too_few =
    { $least ->
        [one] Potreban je bar { $least } igrač. Dodaj računar ili sačekaj ostale.
        [few] Potrebna su bar { $least } igrača. Dodaj računar ili sačekaj ostale.
       *[other] Potrebno je bar { $least } igrača. Dodaj računar ili sačekaj ostale.
    }
refused-no_seat = Ovaj sto nema takvo mesto.
refused-no_opponent = Ovaj sto nema računarskog protivnika.
refused-not_a_computer = Na ovom mestu igra čovek. Nivo imaju samo računari.
refused-level_fixed = Partija je počela sa ovim računarom, pa računar zadržava svoj nivo.
refused-level_rated = U partiji za rejting računar koji igra umesto čoveka uvek igra na nivou „srednji“.
refused-no_hints = Za ovim stolom saveti nisu dozvoljeni.
refused-hints_rated = Ova partija je počela kao partija za rejting, pa to i ostaje, bez saveta.
refused-nothing_asked = Igra te sada ništa ne pita.
refused-no_option = „{ $option }“ nije podešavanje ove igre. Izaberi jedan od predloga.
refused-no_value = „{ $typed }“ ovde nije ponuđeno. Izaberi jednu od ovih mogućnosti: { $values }.
refused-options = Partija ne može da počne sa ovim podešavanjima: { $why }.
refused-misfit = { $why }
refused-host_only = To može samo domaćin, { $host }.
refused-a_bot = Bot ne može da zauzme mesto. Izostavi `by:` za računarskog protivnika.
refused-channel_closed = Ovde ne možeš da igraš. Igra se u kanalima: { $channels }.
refused-permissions = Ovde su mi potrebne ove dozvole: { $names }. `/setup check` pokazuje više.
refused-no_member = Nisam na ovom serveru, pa ovde ne mogu da pišem. Administrator servera može da me doda: <{ $address }>
refused-no_topic = Pravila nemaju temu „{ $topic }“. Izaberi jedan od predloga.
refused-no_look = Ovde nema sloja „{ $name }“. Izaberi jedan od predloga.
refused-no_place = Za ovim stolom nema mesta „{ $name }“. Izaberi jedan od predloga.
refused-no_map = Ova igra nema tablu koja se crta slovima.
place-since = Od mog poslednjeg poteza
place-since-nothing = Od tvog poslednjeg poteza ništa se nije dogodilo.
refused-busy = Ovaj sto je zauzet. Pokušaj ponovo za trenutak.
refused-stale = Stanje partije se u međuvremenu promenilo.
refused-repeated = Već je urađeno.
store-too-new = Partije ovog servera sačuvala je novija verzija. One čekaju dok me ne ažuriraju.
store-damaged = Datoteka sa partijama ovog servera je oštećena i ne menjam je. Moj operater može da je vrati.
store-game-unreadable = Ne mogu da učitam ovu partiju, ali ostali stolovi rade dalje. Moj operater može da nađe razlog u dnevniku.
store-not-now = Trenutno ne mogu da pristupim partijama ovog servera. Ništa nije izgubljeno; pokušaj ponovo za trenutak.
store-not-saved = Ne mogu to da sačuvam, pa ništa nije promenjeno. Pokušaj ponovo za trenutak.

proposal-for = -# Kome: { $who }
proposal-accept = Prihvati
proposal-decline = Odbij
proposal-counter = Kontraponuda
proposal-match = Ponudi isto
proposal-withdraw = Povuci
proposal-closed = Ovo više nije aktuelno.
proposal-gone = To je već rešeno.
proposal-not-seated = Na to mogu da odgovore samo igrači za ovim stolom.
proposal-not-yours = Sada ne možeš da odgovoriš na to.
proposal-declined = Već je odbijeno s tvoje strane.

bot-too-fast = To je bilo prebrzo. Pokušaj ponovo za trenutak.
refused-not_allowed_here = Ovde ne smeš da pišeš ni da praviš niti, pa ni ja to ne mogu umesto tebe.
refused-manage_guild = To mogu samo osobe sa dozvolom „Upravljanje serverom“ (Manage Server).
refused-seat_taken =
    { $days ->
        [one] Na ovom mestu igra { $name } i može da ga ponudi komandom `/game replace`. Ostali mogu da ga ponude kada sto čeka { $days } dan.
        [few] Na ovom mestu igra { $name } i može da ga ponudi komandom `/game replace`. Ostali mogu da ga ponude kada sto čeka { $days } dana.
       *[other] Na ovom mestu igra { $name } i može da ga ponudi komandom `/game replace`. Ostali mogu da ga ponude kada sto čeka { $days } dana.
    }
refused-sat_elsewhere = U ovoj partiji su ti poznati podaci sa drugog mesta, pa ovo ne možeš da preuzmeš.
refused-not_invited = Ovo mesto je ponuđeno drugom igraču.
refused-offer_gone = Ovo mesto više nije slobodno.
replace-asked = Mesto je ponuđeno: { $name }.
seat-offered = { $name }, želiš li mesto igrača { $old }?
seat-yours = Mesto je tvoje. Sada vidiš i njegove skrivene podatke.
button-sit = Preuzmi mesto
button-withdraw = Povuci ponudu
vacant-offer-taken = Ponuda je prihvaćena.
vacant-offer-gone = Mesto je dobio drugi igrač.
vacant-offer-present = { $name } ponovo igra, pa ponuda više ne važi.
vacant-offer-withdrawn = Ponuda je povučena.
vacant-offer-ended = Partija je gotova.
offer-did-withdraw = Ponuda je povučena.
refused-offered_already = { $name } već ima ponudu za ovo mesto. Povuci je njenim dugmetom.
refused-no_offer = Nemaš ponudu za ovo mesto.
refused-not_your_offer = Ponudu može da povuče samo njen autor, vlasnik mesta ili pozvana osoba.
