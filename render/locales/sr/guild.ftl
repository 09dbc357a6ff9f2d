# Podešavanja servera i ograničenja za osobe i servere.

setup-heading = ### Igre na ovom serveru
setup-language = **Jezik javnih poruka:** { $language }
setup-threads =
    { $on ->
        [yes] **Niti razgovora:** za svaku partiju
       *[no] **Niti razgovora:** od drugog stola u kanalu, inače na zahtev
    }
setup-forum =
    { $on ->
        [yes] **Forum za igre:** { $forum }, jedna objava po partiji
       *[no] **Forum za igre:** nema
    }
setup-channels =
    { $count ->
        [0] **Kanali za igre:** svi
       *[other] **Kanali za igre:** { $channels } sa svojim nitima. U ostalim kanalima i forumima ne može da se igra.
    }
refused-too_many_games =
    { $most ->
        [one] Ovde možeš da igraš za { $most } stolom. Prvo završi jednu partiju.
        [few] Ovde možeš da igraš za { $most } stola. Prvo završi jednu partiju.
       *[other] Ovde možeš da igraš za { $most } stolova. Prvo završi jednu partiju.
    }
refused-too_many_lobbies =
    { $most ->
        [one] Ovde imaš { $most } otvorenu čekaonicu. Prvo počni partiju ili ustani od stola.
        [few] Ovde imaš { $most } otvorene čekaonice. Prvo počni jednu partiju ili ustani od stola.
       *[other] Ovde imaš { $most } otvorenih čekaonica. Prvo počni jednu partiju ili ustani od stola.
    }
refused-guild_full =
    { $most ->
        [one] Ovaj server može imati { $most } sto. Jedna partija mora da se završi pre nego što otvoriš novi.
        [few] Ovaj server može imati { $most } stola. Jedna partija mora da se završi pre nego što otvoriš novi.
       *[other] Ovaj server može imati { $most } stolova. Jedna partija mora da se završi pre nego što otvoriš novi.
    }
refused-too_many_computers =
    { $most ->
        [one] Ovaj server može imati { $most } sto samo sa računarima. Pridruži se ili sačekaj.
        [few] Ovaj server može imati { $most } stola samo sa računarima. Pridruži se jednom ili sačekaj.
       *[other] Ovaj server može imati { $most } stolova samo sa računarima. Pridruži se jednom ili sačekaj.
    }
refused-too_many_notes =
    { $most ->
        [one] Ovde možeš da čuvaš { $most } belešku. Zameni neku novom.
        [few] Ovde možeš da čuvaš { $most } beleške. Zameni neku novom.
       *[other] Ovde možeš da čuvaš { $most } beleški. Zameni neku novom.
    }
command-setup-limits = Postavi ograničenja za svaku osobu i za ovaj server
param-limit-tables = Najveći broj stolova po osobi
param-limit-lobbies = Najveći broj otvorenih čekaonica po osobi
param-limit-guild_tables = Najveći broj stolova na serveru
param-limit-computer_tables = Najveći broj stolova samo sa računarima
param-limit-notes = Najveći broj beleški po osobi
limits-heading = ### Ograničenja za osobu i za ovaj server
limit-tables = stolovi po osobi: { $most }
limit-lobbies = otvorene čekaonice po osobi: { $most }
limit-guild_tables = stolovi na serveru: { $most }
limit-computer_tables = stolovi samo sa računarima: { $most }
limit-notes = beleške po osobi: { $most }
setup-speed = **Podrazumevani tempo:** { $speed }
setup-friendly = **Nove partije:** { $on ->
        [yes] prijateljske, dakle bez rejtinga
       *[no] za rejting
    }
setup-tag-open = otvoreno
setup-tag-running = u toku
setup-tag-ended = završeno
setup-choose-language = Jezik javnih poruka…
setup-choose-channels = Kanali: svi, ili izaberi…
setup-choose-forum = Forum: nijedan, ili izaberi …
setup-language-discord = Kao jezik servera na Discordu
setup-choose-speed = Podrazumevani tempo…
setup-turn-threads =
    { $on ->
        [yes] Niti razgovora za svaku partiju
       *[no] Niti razgovora od drugog stola
    }
setup-turn-friendly =
    { $on ->
        [yes] Obično: prijateljske partije
       *[no] Obično: partije za rejting
    }
setup-open-limits = Ograničenja
setup-open-check = Dozvole
setup-open-settings = Podešavanja
param-usual-speed = Podrazumevano vreme za odluku
param-usual-friendly = Da li su nove partije prijateljske: bez rejtinga, a sto može da se dogovori da poništi bilo šta
limits-choose = Promeni ograničenje…
limits-number = Novo ograničenje…
limits-typed = -# Bilo koji drugi broj: `/setup limits`
param-limit-openings = Najveći broj stolova koje jedna osoba otvara na sat, računajući i ponovljene partije
param-limit-clicks = Najveći broj klikova i komandi po osobi i sekundi
limit-openings = otvoreni stolovi po osobi i satu: { $most }
limit-clicks = klikovi po osobi i sekundi: { $most }
refused-too_many_openings =
    { $most ->
        [one] Ovde možeš da otvoriš { $most } sto na sat. Pridruži se drugom ili sačekaj.
        [few] Ovde možeš da otvoriš { $most } stola na sat. Pridruži se nekom ili sačekaj.
       *[other] Ovde možeš da otvoriš { $most } stolova na sat. Pridruži se nekom ili sačekaj.
    }
refused-no_limit = Upiši broj od { $least } do { $most }.
refused-called_lately = Poziv za ovaj sto je nedavno već poslat: { $name }.
refused-undo_often =
    { $minutes ->
        [one] Zasad previše poništavanja: svako od njih obaveštava ostale. Pokušaj ponovo za { $minutes } minut.
        [few] Zasad previše poništavanja: svako od njih obaveštava ostale. Pokušaj ponovo za { $minutes } minuta.
       *[other] Zasad previše poništavanja: svako od njih obaveštava ostale. Pokušaj ponovo za { $minutes } minuta.
    }
refused-opened_meanwhile = Sto #{ $game } je već otvoren na tvoj istovremeni zahtev, pa ne otvaram još jedan.
refused-opened_by_other = Drugi igrač je istovremeno otvorio sto #{ $game } za istu igru. Tamo pritisni **Pridruži se** ili ponovi komandu za drugi sto.
refused-too_many_posts =
    { $seconds ->
        [one] Previše tvojih poruka za ovim stolom. Pokušaj ponovo za { $seconds } sekundu.
        [few] Previše tvojih poruka za ovim stolom. Pokušaj ponovo za { $seconds } sekunde.
       *[other] Previše tvojih poruka za ovim stolom. Pokušaj ponovo za { $seconds } sekundi.
    }
refused-shown_there = Prikaži to u kanalu stola: { $place }.
refused-slow = { bot-slow }
refused-shown_lately = Nešto je upravo prikazano svima na tvoj zahtev. Sačekaj nekoliko sekundi.
