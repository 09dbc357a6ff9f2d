# Rezultati i rejting, spiskovi, pozivi, lični podaci.

command-leaderboard = Rang-liste na ovom serveru
command-me-stats = Tvoje partije i rejting na ovom serveru

leaderboard-heading = { $game } · rang-lista
leaderboard-none = Još nema završenih partija.
leaderboard-computer = Računar ({ $level })
leaderboard-detail =
    { $count ->
        [one] { $count } partija · pobede { $wins }
        [few] { $count } partije · pobede { $wins }
       *[other] { $count } partija · pobede { $wins }
    }
leaderboard-how = -# Svako počinje sa 1000. Pobeda nad jačima donosi više; partije protiv računara se malo računaju. `/help` objašnjava rejting, a `/me settings` te uklanja sa ove liste.
stats-heading = ### Tvoje partije ovde
stats-line =
    { $count ->
        [one] - **{ $game }**: { $count } partija, pobede { $wins }, najbolji rezultat { $best }, rejting { $points }
        [few] - **{ $game }**: { $count } partije, pobede { $wins }, najbolji rezultat { $best }, rejting { $points }
       *[other] - **{ $game }**: { $count } partija, pobede { $wins }, najbolji rezultat { $best }, rejting { $points }
    }
stats-none = Još nema završenih partija.
stats-shown = Prikaži me na rang-listama
stats-hidden = Sakrij me sa rang-lista

button-replay = Pusti snimak
button-mine = Od mog poteza
param-past = Izbor posle kojeg se prikazuje tabla; 0 je početak
past-heading =
    { $turn ->
        [0] ### izbor { $move } · priprema
       *[other] ### izbor { $move } · potez { $turn }
    }
refused-no_past = Pravila su od tada promenjena, pa ovaj izbor ne mogu da prikažem.
refused-no_moment = Takvog izbora nema. Zasad ih je { $most }.

review-heading =
    { $moves ->
        [one] ### Pregled, { $moves } izbor
        [few] ### Pregled, { $moves } izbora
       *[other] ### Pregled, { $moves } izbora
    }
review-film = Animacija: { $game }, potez po potez.
review-film-course = Animacija partije { $game }: { $course }
course-halfway =
    { $count ->
        [1] Na pola partije, posle poteza { $turn }, vodi { $who }: { $scores }.
       *[other] Na pola partije, posle poteza { $turn }, vode { $who }: { $scores }.
    }
course-lead =
    { $changes ->
        [0] { $who } preuzima vođstvo najkasnije u potezu { $turn } i više ga ne gubi.
        [one] Vođstvo se promenilo { $changes } put: { $who } ga konačno preuzima najkasnije u potezu { $turn }.
        [few] Vođstvo se promenilo { $changes } puta: { $who } ga konačno preuzima najkasnije u potezu { $turn }.
       *[other] Vođstvo se promenilo { $changes } puta: { $who } ga konačno preuzima najkasnije u potezu { $turn }.
    }
course-lead-so-far =
    { $changes ->
        [0] { $who } vodi od poteza { $turn }.
        [one] Vođstvo se promenilo { $changes } put: { $who } ga ima od poteza { $turn }.
        [few] Vođstvo se promenilo { $changes } puta: { $who } ga ima od poteza { $turn }.
       *[other] Vođstvo se promenilo { $changes } puta: { $who } ga ima od poteza { $turn }.
    }
course-level =
    { $changes ->
        [0] Niko nije preuzeo vođstvo od drugog igrača: { $who } imaju isti rezultat od poteza { $turn }.
        [one] Vođstvo se promenilo { $changes } put: { $who } imaju isti rezultat od poteza { $turn }.
        [few] Vođstvo se promenilo { $changes } puta: { $who } imaju isti rezultat od poteza { $turn }.
       *[other] Vođstvo se promenilo { $changes } puta: { $who } imaju isti rezultat od poteza { $turn }.
    }
course-open = Posle poteza { $turn } partija je još otvorena: { $scores }.
course-end =
    { $count ->
        [1] { $who } pobeđuje posle poteza { $turn }: { $scores }.
       *[other] { $who } zajedno pobeđuju posle poteza { $turn }: { $scores }.
    }
review-check = -# Da proveriš izvlačenje, uporedi SHA-256 bajtova slučajnog broja sa onim objavljenim na početku. `/game export` daje datoteku koja ponavlja celu partiju.
chart-title = { $game } · rezultat
chart-across =
    { $first ->
        [0] Od pripreme do poteza { $last }
       *[other] Potezi { $first } do { $last }
    }
chart-stood =
    { $turn ->
        [0] U pripremi: { $scores }
       *[other] Posle poteza { $turn }: { $scores }
    }
button-decided = Šta je presudilo?
param-decided = Prikaži šta je presudilo u završenoj partiji
decided-heading = ### Šta je presudilo?
decided-curve = -# Grafikon prikazuje potez po potez šanse za pobedu prema onome što su svi mogli da vide.
decided-moment = -# Slika prikazuje sto onako kako se video sa tvog mesta, sa izborom nivoa „težak“.
decided-marks = -# Slika prikazuje sto onako kako se video sa tvog mesta: + je izbor nivoa „težak“, − je tvoj.
decided-worst = Izbori koji su te najviše koštali:
decided-none = Ni za jedan tvoj izbor nije bilo osetno bolje zamene.
decided-line =
    { $turn ->
        [0] **{ $number }.** Priprema · −{ $loss }% šanse
       *[other] **{ $number }.** Potez { $turn } · −{ $loss }% šanse
    }
    -# { $asked }
    Ti: { $made }
    Nivo „težak“: { $better }
decided-show-curve = Kriva
decided-title = { $game } · šanse za pobedu u %
decided-stood =
    { $turn ->
        [0] U pripremi, u procentima: { $scores }
       *[other] U potezu { $turn }, u procentima: { $scores }
    }
points-sum = Zbir
button-show = Prikaži svima
param-about = Prikaži šta su ostali uradili ovom igraču
log-heading-about = ### Šta su ostali uradili igraču { $name }
refused-not_at_table = Ta osoba ne igra za ovim stolom.

command-game-export = Sačuvaj partiju kao datoteku: celu kada je gotova, dotle ono što ti vidiš
param-format = Format
export-as-json = JSON: tok i pozicija
export-as-text = Tekst: događaji
export-as-animation = Animacija: cela partija
export-json = Partija kao datoteka. Kada je gotova, `python -m data.export` je ponavlja ili pretvara u test.
export-text = Događaji partije, red po red.
export-animation = Animacija partije.
refused-not_decided = Ova partija još nije završena.
refused-not_over = Pre kraja partije to mogu da dobiju samo igrači.
refused-no_film = Ne mogu da napravim animaciju. Pokušaj ponovo kasnije.

games-waits = **čeka tebe**
games-stand-in = Umesto tebe igra računar. Vraćaš se dugmetom **{ button-play }**.
command-me-data = Izvezi ili obriši sve što se čuva o tebi
param-data = Izvezi ili obriši
data-export = Izvezi sve što se čuva o meni
data-delete = Obriši sve što se čuva o meni
data-given = Ovo je sve što se čuva o tebi.
data-partly-given =
    { $count ->
        [one] Ovo je sve što se čuva o tebi, osim na serveru { $servers }, čija datoteka sada ne može da se pročita. Pokušaj ponovo kasnije.
        [few] Ovo je sve što se čuva o tebi, osim na serverima { $servers }, čije datoteke sada ne mogu da se pročitaju. Pokušaj ponovo kasnije.
       *[other] Ovo je sve što se čuva o tebi, osim na serverima { $servers }, čije datoteke sada ne mogu da se pročitaju. Pokušaj ponovo kasnije.
    }
data-what =
    ### Obrisati sve o tebi?
    Ovo briše tvoja podešavanja, beleške i rejting na svakom serveru i tvoj Discord ID svuda. Za stolovima u toku računar odmah preuzima tvoje mesto.
    Ostaju: tvoji potezi u partijama sa drugim igračima, pod imenom „bivši igrač“; poruke u kanalima; i rezervne kopije mog operatera. Partija u toku do kraja čuva heš tvog ID-ja, da u njoj ne bi moglo da se uzme drugo mesto.
    Ovo ne možeš da poništiš.
data-sure = Da, obriši sve
data-former = bivši igrač
data-partly =
    { $count ->
        [one] Sve o tebi je obrisano, osim na { $count } serveru čija datoteka sada ne može da se otvori. Pokušaj ponovo kasnije.
        [few] Sve o tebi je obrisano, osim na { $count } servera čije datoteke sada ne mogu da se otvore. Pokušaj ponovo kasnije.
       *[other] Sve o tebi je obrisano, osim na { $count } servera čije datoteke sada ne mogu da se otvore. Pokušaj ponovo kasnije.
    }
data-done = Sve o tebi je obrisano. Ako opet zaigraš, počinješ od nule.

game-lost-table = Sto #{ $game } je izgubljen, jer nedostaju njegovi podaci. Otvori novi komandom `/new`.
game-lost-choices = Poslednje odluke za stolom #{ $game } su izgubljene, jer nedostaju njihovi podaci. Partija se nastavlja od ranijeg stanja.
expired-lobby = Za ovim stolom partija tri dana nije počela, pa je sto zatvoren. Otvori novi komandom `/new`.
expired-warning = Ovde dugo niko ne igra. { $who } Bez poteza se ova partija zatvara { $when }.
expired-game = Ovde nedeljama niko ne igra, pa je partija zatvorena bez rezultata.

log-done-to-you = **Šta su ostali uradili tebi**
panel-since = -# **Od tvog poslednjeg poteza**
news-more =
    { $count ->
        [one] -# … još { $count }: *{ button-log }*
        [few] -# … još { $count }: *{ button-log }*
       *[other] -# … još { $count }: *{ button-log }*
    }
panel-since-start = -# **Partija dosad**
offers-in-vain =
    { $count ->
        [one] { $count } ponuda nije prihvaćena.
        [few] { $count } ponude nisu prihvaćene.
       *[other] { $count } ponuda nije prihvaćeno.
    }
command-game-invite = Pozovi igrača za svoj sto pre početka
param-invited = Igrač kojeg pozivaš
context-invite = Pozovi u igru
context-look-back = Pogledaj unazad odavde
refused-a_bot_guest = Bot ne može da zauzme mesto. Računarskog protivnika dodaješ dugmetom **{ lobby-add }**.
refused-has_left = { $name } više nije na ovom serveru.
refused-no_own_lobby = Nijedan tvoj sto ne čeka igrače. Otvori novi komandom `/new`.
refused-no_message_of_a_table = Ova poruka nije ni od jednog stola. Ranije poteze pokazuje `/game board move:`.
invite-done = Poziv je poslat: { $name }.
invite-said = { $who }, { $name } te poziva na partiju.
invite-unpinged = { $names }: trenutno ne mogu da pošaljem obaveštenje, ali poziv važi.
invites-muted = Više te ne obaveštavam o pozivima. To ponovo uključuješ u `/me settings`.

param-private = Samo za igrače koje pozoveš, u privatnoj niti ako mogu da je napravim
lobby-private = 🔒 Mogu da se pridruže samo pozvani igrači: `/game invite`.
lobby-hidden = 🔒 Ova nit je privatna. Vide je samo moderatori i igrači koje pozoveš (`/game invite`).
new-hidden = 🔒 Tvoj sto je u privatnoj niti, { $place }. Niko drugi je ne vidi; pozovi društvo komandom `/game invite`.
new-private =
    🔒 Tvoj sto je ovde: { $place }. U ovom kanalu ne mogu da pravim privatne niti, pa svi u njemu vide čekaonicu i partiju. Mogu da se pridruže samo igrači koje pozoveš komandom `/game invite`.
    -# Ako ti i ja imamo dozvolu „Pravljenje privatnih niti“ (Create Private Threads), privatni sto dobija sopstvenu nit.
refused-only_there = Ovaj sto je privatan. Uradi to tamo ({ $place }), da niko drugi ne sazna za njega.
refused-not_let_in = Ne mogu da dodam igrača { $name } u privatnu nit jer ne vidi njen kanal.
refused-not_added = Discord nije dodao igrača { $name } u privatnu nit. Pozovi ponovo.
refused-private = Ovaj sto je privatan. Mogu da se pridruže samo pozvani igrači.
command-games-watch = Javi mi kada se ovde otvori sto za ovu igru, ili prestani
watch-on = Javiću ti kada se ovde otvori sto ({ $game }), najviše dvaput dnevno. `/games watch stop:True` ovo prekida.
watch-off = Više ti ne javljam kada se ovde otvori sto ({ $game }).
watch-said = { $who } Otvoren je novi sto. Pridruži se iznad. (`/games watch stop:True` ovo prekida.)
