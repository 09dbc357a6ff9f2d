# Poruke o vremenu: sat, podsetnici, glasanja, odsustvo.

param-speed = Vreme za odluku
param-zone = Tvoja vremenska zona, na primer Europe/Belgrade
param-quiet = Sati bez podsetnika, na primer 22-8 (najviše 10); 0 ako ih ne želiš
param-remind = Sati između mojih podsetnika; 0 za podrazumevano

speed-live = uživo (5 minuta za svaku odluku)
speed-fast = brzo (12 sati za svaku odluku)
speed-normal = obično (24 sata za svaku odluku)
speed-slow = sporo (72 sata za svaku odluku)
speed-none = bez vremenskog ograničenja
lobby-speed = **Tempo**: { $speed }
lobby-speed-choose = Tempo

clock-rests =
    { $count ->
        [1] ⏸ Vreme je isteklo i nikoga nije bilo, pa je partija pauzirana. Odigraj potez ili upiši `/game resume` za nastavak.
        [one] ⏸ Vreme je isteklo { $count } put zaredom i nikoga nije bilo, pa je partija pauzirana. Odigraj potez ili upiši `/game resume` za nastavak.
        [few] ⏸ Vreme je isteklo { $count } puta zaredom i nikoga nije bilo, pa je partija pauzirana. Odigraj potez ili upiši `/game resume` za nastavak.
       *[other] ⏸ Vreme je isteklo { $count } puta zaredom i nikoga nije bilo, pa je partija pauzirana. Odigraj potez ili upiši `/game resume` za nastavak.
    }
clock-resting = Partija je pauzirana jer nikoga nije bilo. Odigraj potez ili upiši `/game resume` za nastavak.
clock-played = ⏰ Vreme je isteklo ({ $name }), pa važi podrazumevani izbor.

reminder-heading = ### ⏰ Čeka se na: { $who }
reminder-answer = odgovor
reminder-others =
    { $count ->
        [one] -# { $who }: čeka te još { $count } sto: { $tables }
        [few] -# { $who }: čekaju te još { $count } stola: { $tables }
       *[other] -# { $who }: čeka te još { $count } stolova: { $tables }
    }
reminder-extended = ⏳ Imaš više vremena, do { $due }. To vide svi za stolom.
reminder-rests = Za ovim stolom su ostali samo računari, pa partija čeka dok ne pritisneš *Igraj* ili *Ponovo sam tu*.
reminder-stood-in = Računar igra umesto tebe dok ne pritisneš *Igraj* ili *Ponovo sam tu*.
button-later = Više vremena
button-stand = Igraj umesto mene
refused-not_waited_for = Ovaj sto ne čeka tebe.
refused-time_over = Tvoje vreme je isteklo. Ostali glasaju šta dalje.
refused-extended = Za ovu odluku već imaš produženo vreme.
direct-heading =
    { $count ->
        [1] ⏰ Ovaj sto te čeka.
        [one] ⏰ Čeka te { $count } sto:
        [few] ⏰ Čekaju te { $count } stola:
       *[other] ⏰ Čeka te { $count } stolova:
    }
direct-off = -# Ove poruke isključuješ komandom `/me settings`.
me-dm-on = Podsećaj me privatnom porukom
me-dm-off = Podsećaj me u kanalu
me-nudge-on = Podseti me na nedovršene izbore
me-nudge-off = Ne podsećaj me na nedovršene izbore
me-ahead-on = Obaveštavaj me i potez ranije, ako je igrača troje ili više
me-ahead-off = Obaveštavaj me samo kada je moj potez
me-invites-on = Obaveštavaj me o pozivima
me-invites-off = Ne obaveštavaj me o pozivima
nudge-said = ⏳ Tvoj izbor je nedovršen: { $asked }. Važi kada ga potvrdiš.
me-details-on = Detalji rečima: moja pitanja i novosti navode svako mesto (javne poruke ostaju kratke)
me-details-off = Kratke novosti: mesta pokazuje slika
button-details = Detalji rečima
button-brief = Kratke novosti
details-on = Tvoja pitanja i novosti sada navode svako mesto; javne poruke ostaju kratke. Vraćaš to u `/me settings`.
details-off = Tvoja pitanja i novosti su ponovo kratke; mesta pokazuje slika.
nudge-off = -# Ovo vidiš samo ti, jednom u potezu. Isključuješ komandom `/me settings`.
offer-accepted = { $who }, tvoja ponuda je prihvaćena ({ $name }). Potvrdi razmenu ili sačekaj ostale.
offer-traded = { $who }, tvoja ponuda je prihvaćena ({ $name }) i razmena je obavljena.
morning-open = { $who }, za ovim stolom te čeka ponuda ili glasanje.
turn-next = -# ⏭ Sledi: { $who }
reminder-muted = 🔕 Na ovu odluku te više ne podsećam.
reminder-not-waiting = Ovaj sto ne čeka tebe.
button-mute = Ne podsećaj me na ovo

me-rhythm = Podsetnici: { $every }. Mirni sati: { $hours }. Vremenska zona: { $zone }.
me-quiet-none = nema
me-remind-usual = podrazumevano
me-remind-often =
    { $hours ->
        [1] svakog sata
        [one] na svaki { $hours } sat
        [few] na svaka { $hours } sata
       *[other] na svakih { $hours } sati
    }
me-choose-quiet-at = Mirni sati { $hours }
me-choose-quiet-none = Bez mirnih sati
me-choose-remind-at =
    { $hours ->
        [1] Podsetnici svakog sata
        [one] Podsetnici na svaki { $hours } sat
        [few] Podsetnici na svaka { $hours } sata
       *[other] Podsetnici na svakih { $hours } sati
    }
me-choose-remind-usual = Podsetnici u podrazumevanom razmaku
me-choose-quiet = Mirni sati
me-choose-remind = Podsetnici

refused-no_zone = „{ $zone }“ nije vremenska zona. Upiši ime kao što je Europe/Belgrade.
refused-no_hours = „{ $hours }“ nije ispravan raspon. Upiši u obliku 22-8 ili 22:30-7, najviše deset sati.

## Votes

command-game-pause = Predloži pauzu partije
command-game-resume = Predloži nastavak partije
command-game-vote = Daj svoj glas u otvorenom glasanju
param-ballot = Tvoj glas, po predlozima
command-game-end = Predloži kraj partije bez rezultata
command-game-speed = Predloži drugi tempo

vote-about-overdue = ### ⏰ Vreme je isteklo: { $name }. Šta sada?
vote-about-pause = ### ⏸ Pauzirati partiju?
vote-about-resume = ### ▶ Nastaviti partiju?
vote-about-end = ### Završiti partiju bez rezultata?
vote-about-speed = ### Promeniti tempo na { $speed }?
vote-about-undo =
    { $count ->
        [1] ### ↩ Poništiti poslednji izbor igrača { $name }?
        [one] ### ↩ Poništiti poslednji { $count } izbor na zahtev igrača { $name }?
        [few] ### ↩ Poništiti poslednja { $count } izbora na zahtev igrača { $name }?
       *[other] ### ↩ Poništiti poslednjih { $count } izbora na zahtev igrača { $name }?
    }
vote-yes = Da
vote-no = Ne
vote-extend = Daj još vremena
vote-play = Zasad igra računar
vote-replace = Mesto preuzima računar
vote-wait = Čekaj dalje
vote-so-far = **Dosadašnji glasovi**
vote-ballot = - { $name }: { $choice }
vote-missing = -# Još bez glasa: { $who }
vote-counted = -# Glasanje se zatvara { $when }. Tada odlučuju dati glasovi, makar i jedan.
vote-result-yes = ✔ Da.
vote-result-no = Ne. Ništa se ne menja.
vote-result-extend = Ponovo teče puno vreme.
vote-result-play = Zasad igra računar.
vote-result-replace = Mesto preuzima računar.
vote-result-wait = Sto čeka dalje.
vote-result-acted = Odluka je u međuvremenu doneta.
vote-result-ended = Partija je gotova.
vote-result-paused = Partija je pauzirana, pa glasanje nije potrebno.
vote-result-renewed = Ponovo teče puno vreme, pa glasanje nije potrebno.
vote-result-void = Već je rešeno, pa glasanje nije potrebno.
vote-opened = Predlog je poslat. Ostali imaju poruku sa dugmadima.
vote-decided = Gotovo.
vote-taken = ✔ Tvoj glas je primljen. Možeš da ga menjaš dok traje glasanje.
undo-agreed =
    { $count ->
        [1] ↩ Poslednji izbor je poništen na zahtev igrača { $name }.
        [one] ↩ Poništen je poslednji { $count } izbor na zahtev igrača { $name }.
        [few] ↩ Poništena su poslednja { $count } izbora na zahtev igrača { $name }.
       *[other] ↩ Poništeno je poslednjih { $count } izbora na zahtev igrača { $name }.
    }
turn-restarted = ↩ Pravila ove igre su ažurirana, pa trenutni potez počinje ispočetka. Sve pre njega je isto.
undo-failed = ↩ Ništa nije poništeno: stanje partije se u međuvremenu promenilo.

refused-undo_revealed = Od tvog poslednjeg izbora nešto je izvučeno ili pokazano. To može da se poništi samo u prijateljskoj partiji, koju domaćin bira pre početka.
undo-why = -# *Poništi*: { refused-undo_revealed }
vote-other = Sto već glasa o drugom predlogu iste vrste. Prvo glasaj o njemu.
refused-no_votes = Ovaj sto ni o čemu ne glasa.
refused-no_ballot = „{ $choice }“ nije izbor u otvorenom glasanju. Izaberi jedan od predloga.
refused-several_votes = Otvoreno je više glasanja. Izaberi jedan od predloga.
refused-vote_gone = Ovo glasanje je završeno.
refused-no_vote = Ne možeš da glasaš o ovome: glasa se o tebi.
refused-no_vote_now = Ne možeš da glasaš o ovome dok kasniš ili si na odsustvu.
refused-paused = Partija je pauzirana. Komandom `/game resume` predlažeš nastavak.
refused-not_paused = Partija nije pauzirana.
refused-same_speed = Tempo je već takav.
refused-nothing_back = Nemaš izbor koji može da se poništi.

## Absence

command-me-away = Odredi šta tvoji stolovi rade dok te nema
param-until = 12h, 3d, 2w ili datum kao 2026-12-24, najviše mesec dana; „back“ završava odsustvo
param-away = Tvoja mesta dok te nema
away-choose-pause = Čekaju me bez vremenskog ograničenja
away-choose-forced = Računar bira podrazumevane mogućnosti umesto mene
away-choose-play = Računar igra umesto mene
away-pause = 🌙 { $name } je na odsustvu. Sto čeka bez vremenskog ograničenja.
away-forced = 🌙 { $name } je na odsustvu. Računar bira podrazumevane mogućnosti.
away-rests = 🌙 { $name } je na odsustvu. Ostaju samo računari, pa partija čeka dok se neki igrač ne vrati.
away-play = 🌙 { $name } je na odsustvu. Igra računar.
away-until = Do { $until }.
away-back = ☀ { $name } je ponovo tu.
away-back-everywhere =
    { $count ->
        [0] Ni za jednim stolom nisi na odsustvu.
        [one] Ponovo igraš za { $count } stolom.
        [few] Ponovo igraš za { $count } stola.
       *[other] Ponovo igraš za { $count } stolova.
    }
away-noted =
    { $count ->
        [0] Na odsustvu si do { $until }, i za partije koje počnu pre toga. Nemaš nijednu partiju u toku.
        [one] Na odsustvu si za { $count } stolom do { $until }, i za partije koje počnu pre toga. Pritisni tamo **Igraj** da se vratiš.
        [few] Na odsustvu si za { $count } stola do { $until }, i za partije koje počnu pre toga. Pritisni tamo **Igraj** da se vratiš.
       *[other] Na odsustvu si za { $count } stolova do { $until }, i za partije koje počnu pre toga. Pritisni tamo **Igraj** da se vratiš.
    }
away-left-out =
    { $count ->
        [one] Tvoji stolovi na serveru { $servers } sada nisu dostupni. Ako tvoje odsustvo tamo ni kasnije ne bude zabeleženo, pošalji komandu ponovo.
        [few] Tvoji stolovi na serverima { $servers } sada nisu dostupni. Ako tvoje odsustvo tamo ni kasnije ne bude zabeleženo, pošalji komandu ponovo.
       *[other] Tvoji stolovi na serverima { $servers } sada nisu dostupni. Ako tvoje odsustvo tamo ni kasnije ne bude zabeleženo, pošalji komandu ponovo.
    }
away-you-play = ☀ Ponovo igraš.
away-not-you = Nisi na odsustvu.
button-back = Ponovo sam tu
refused-away_too_long =
    { $most ->
        [one] Stolovi mogu da te čekaju { $most } dan godišnje; ostalo ti je { $left }. Sa računarom koji igra umesto tebe nema ograničenja.
        [few] Stolovi mogu da te čekaju { $most } dana godišnje; ostalo ti je { $left }. Sa računarom koji igra umesto tebe nema ograničenja.
       *[other] Stolovi mogu da te čekaju { $most } dana godišnje; ostalo ti je { $left }. Sa računarom koji igra umesto tebe nema ograničenja.
    }
vote-undo-listed = Poništilo bi se:
vote-undo-known = ⚠ Ovo je od tada izvučeno ili pokazano i ostaje poznato:
vote-undo-more =
    { $count ->
        [one] -# Još { $count } ranija stavka nije navedena.
        [few] -# Još { $count } ranije stavke nisu navedene.
       *[other] -# Još { $count } ranijih stavki nije navedeno.
    }
vacant-voted = Na igrača { $name } se dovoljno dugo čekalo. Mesto preuzima računar.
button-seat-back = Vrati mi mesto
vacant-left = 🚪 { $name } više nije na serveru. Mesto preuzima računar; ponudi ga komandom `/game replace`.
refused-no_date = „{ $date }“ nije ispravno vreme. Upiši 12h, 3d, 2w, datum kao 2026-12-24 ili `<t:…>`, najviše mesec dana.

## Standing orders

command-game-orders = Podesi stalne naloge i pogledaj pripremljene poteze
command-game-prepare = Pripremi potez unapred; proverava se kada dođeš na red
param-prepare = Tvoj potez, kao u /game move
button-orders = Planiraj
order-heading =
    ### Planiraj
    Stalni nalozi: Na ova pitanja odgovaram umesto tebe posle nekoliko sekundi. Ovo vidiš samo ti.
order-heading-prepare = Ako želiš da pripremiš potez dok čekaš, upotrebi meni ispod ili `/game prepare`.
order-choose = Nema stalnih naloga
order-off = ⚠ „{ $order }“ je isključeno: { $why }
order-narrows = -# Važi tvoj stalni nalog: { $order }.
order-why-refused = više nije moguće.
order-not = { $order }: isključeno
order-computers = računari
param-order = Nalog koji dodaješ ili uklanjaš, po predlozima
order-prepared = ✔ Pripremljeno: { $typed }. Odigraću to kada dođeš na red, ako tada bude moguće. Pod **Planiraj** možeš da ga vidiš i ukloniš.
order-doubt = ⚠ Trenutno nije moguće: { $why }
order-unforeseen = -# Tvoj sledeći izbor još nije poznat. Ovo ću probati kod prvog izbora u tvom potezu.
order-prepare = Pripremi potez
order-prepare-then = …a zatim
order-played = ✔ Tvoj pripremljeni potez je odigran: { $typed }
order-why-passed = tvoj potez je prošao bez toga.
order-prepared-label = Pripremljeno: { $typed }
refused-asked_now = Sada treba da izabereš. Pritisni **Igraj** ili upiši `/game move`.
