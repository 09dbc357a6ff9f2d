# Rudnici Zavandora, objašnjeni tema po tema; karte objašnjava zavandor_cards.ftl.

rules-zavandor-topics = aim round income gems trade bids auction path upgrade clans scrolls altars special end panel picture
rules-zavandor-entries =
    S0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G1 G2 G3 G4 G5 G6 G7
    G8 G9 G10 G11 G12 G13 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 normal A B C D
rules-zavandor-entries-title = Sve karte i table klana po imenu
rules-zavandor-aim-title = Cilj igre
rules-zavandor-aim =
    Klanovi patuljaka kopaju dragulje: rubine, dijamante, smaragde i safire. Dragulje ulažeš za karte i njima plaćaš unapređenja. U međuvremenu se kralj penje od polja do polja ka krunidbenoj dvorani. Partija se završava posle runde u kojoj stigne do nje.
    Pobeđuje igrač sa najviše poena. Poene donose novčići, dovršene karte i table klana, oltari, i po jedan poen za svake tri karte dragulja u ruci.
rules-zavandor-round-title = Runda
rules-zavandor-round =
    1. **Prihod:** svako izvlači karte dragulja.
    2. **Trgovina:** sa bankom i međusobno, kojim god redom.
    3. **Licitacija:** četiri zapečaćena uloga, po jedan za svaku boju, koji se otkrivaju zajedno.
    4. **Unapređenje:** stavi kocke na svoju tablu klana i svoje karte.
    Zatim neprodate karte izlaze iz igre, nizovi se pomeraju, neuspešni ulozi se vraćaju, a čekić početnog igrača ide sledećem igraču.
rules-zavandor-income-title = Prihod
rules-zavandor-income =
    Tvoja tabla klana i klanovi u tvojoj pećini pokazuju vagonete za svoj trenutni nivo. Za svaki vagonet izvlačiš kartu sa te gomile. Taj **osnovni prihod** ima najviše šest karata. Ako bi ih bilo više, biraš kojih šest, osim ako imaš dovršenog tovarnog zmaja.
    - **Pomoćnici** i **svici** daju dodatne karte, bez granice. **Zidar** stavlja besplatnu kocku na drugi tvoj objekat.
    Kada je gomila prazna, njene odložene karte se mešaju. Ako ih nema, izvlačiš sa gomile sledećeg nižeg vagoneta.
rules-zavandor-gems-title = Karte dragulja i vagoneti
rules-zavandor-gems =
    Na poleđini karte dragulja je vagonet: s trupcima, daskama, metalom ili zlatom, od najnižeg do najvišeg. Svi vide vagonete u tvojoj ruci, ali dragulje vidiš samo ti. Bolji vagoneti nose ređe dragulje: najviše safira je u vagonetima s trupcima, a najviše rubina u onima sa zlatom. Slika broji svih 112 karata.
rules-zavandor-trade-title = Trgovina
rules-zavandor-trade =
    - **Sa bankom:** daj dve karte istog vagoneta za jednu tog vagoneta sa draguljem koji navedeš, koliko god puta želiš. Prvo se pretražuju odložene karte, zatim gomila za izvlačenje. Ako tog dragulja nema, uzimaš svoje karte nazad. **Trgovac** menja jednu kartu za jednu.
    - **Međusobno:** bilo koje karte dragulja za bilo koje dragulje. Obe strane moraju nešto da daju. Svi vide ponudu i ona nikoga ne obavezuje: ako njen autor potroši karte, prestaje da važi. Možeš da imaš tri otvorene ponude, a u rundi da daš dvanaest.
    - *Čekaj ponude* te zadržava na tržištu, a ostali mogu dalje. Ponuda upućena tebi važi dok je ne prihvatiš ili odbiješ, dok ne završiš trgovinu ili dok je njen autor ne povuče. *Gotova trgovina* povlači tvoje ponude i vodi te na ulog. Možeš da se vratiš dok ostali još trguju, a tvoj ulog nije zapečaćen.
rules-zavandor-bids-title = Ulozi
rules-zavandor-bids =
    Za svaku od četiri boje ulažeš koliko želiš svojih dragulja, ili nijedan. Prvo se troše tvoji najniži vagoneti, osim ako navedeš karte. Svi ulozi se otkrivaju kada je poslednji zapečaćen. Dotle svoj možeš da menjaš, a ostali vide samo da postoji.
    Uz ulog možeš da kažeš šta želiš ako osvojiš niz (karta ili poeni; da li kralj ide dalje), da te niko ne bi čekao.
rules-zavandor-auction-title = Licitacije
rules-zavandor-auction =
    Redom odozgo nadole niz osvaja najveći ulog. Ako je izjednačeno, osvaja ga početni igrač, ili sledeći igrač posle njega. Pobednik plaća ceo ulog i dobija
    - sa 1 ili više dragulja: **1 poen**;
    - sa bar 3 rubina ili dijamanta, ili 4 smaragda ili safira: **kartu** ili 1 poen;
    - sa bar 8 rubina ili dijamanata, ili 9 smaragda ili safira: **kartu i 8 poena**, ili 10 poena.
    Svi ostali zadržavaju uloge, ali ih u ovoj rundi ne mogu potrošiti.
    U tvoju pećinu staje šest karata. Ako je puna, moraš da se odrekneš jedne.
rules-zavandor-path-title = Kraljev put
rules-zavandor-path =
    Pobednik kod safira može da pomeri kralja jedno polje dalje. Ako kralj u prošloj rundi nije išao dalje, ili niko ne ulaže safire, on se uvek pomera.
    Njegovo polje pokazuje **kraljevu cenu**: cenu unapređenja sa krunom i svakog unapređenja table klana. Na kraju puta kralj se kruniše u dvorani. Partija je gotova na kraju te runde.
rules-zavandor-upgrade-title = Unapređenja
rules-zavandor-upgrade =
    Podigni onoliko svojih objekata koliko možeš da platiš, svaki za jedan nivo: tablu klana, karte, svitke. Cena je na sledećem polju skale: dragulji, novčići ili kruna za kraljevu cenu. Tu stavi kocku.
    Objekat je **dovršen** kada mu je kocka na poslednjem polju. Na kraju poene donose samo dovršeni objekti.
rules-zavandor-clans-title = Klanovi, pomoćnici, zmajevi
rules-zavandor-clans =
    - **Klan:** vagoneti za osnovni prihod.
    - **Pomoćnik:** vagoneti preko granice od šest.
    - **Tovarni zmaj:** kada je dovršen, tvoj osnovni prihod nema granicu.
    Bez kocke karta ne daje ništa.
rules-zavandor-scrolls-title = Svici
rules-zavandor-scrolls =
    Svaki igrač počinje sa jednim. U prihodu možeš da iskoristiš svitak: izaberi jednu vrstu vagoneta odštampanu za njegov nivo i izvuci toliko karata. Zatim svitka više nema, a njegovo mesto je slobodno.
    Svitak možeš da zadržiš i unaprediš. Dovršen neiskorišćen svitak donosi svoje poene. *Zadrži i ne pitaj više* zaustavlja pitanje dok se nivo svitka ne promeni, dok kralj ne bude jedno polje pred dvoranom ili dok to ne zatražiš u trgovini, pri ulogu ili unapređenju.
rules-zavandor-altars-title = Svetilišta i oltari
rules-zavandor-altars =
    Svako **svetilište** donosi svoje poene kada je dovršeno. Dovršen **oltar** računa ono što imaš:
    - Oltar kruna: 1 poen za svaki dovršen objekat, uključujući tablu klana i sam oltar;
    - Oltar tegova: 2 poena za svaku boju među tvojim dovršenim kartama;
    - Oltar roda: 2 poena za svaki dovršen klan, uključujući tablu klana;
    - Oltar odjeka: 1 poen za svaka dva nivoa svega što imaš.
rules-zavandor-special-title = Zidari, trgovci, glasnik, izaslanik
rules-zavandor-special =
    - **Zidar:** u svakom prihodu besplatna kocka na drugi tvoj nedovršen objekat.
    - **Trgovac:** u svakoj rundi onoliko zamena sa bankom koliko na njemu piše, jedna karta za jednu.
    - **Glasnik:** kada je dovršen, svako izjednačenje je u tvoju korist.
    - **Izaslanik:** ako je dovršen pre unapređenja, neuspešni ulozi mogu da ih plate. Potrošene karte se ne vraćaju.
rules-zavandor-end-title = Kraj partije
rules-zavandor-end =
    Partija se završava posle unapređenja u rundi u kojoj kralj stigne do dvorane. Poene donose novčići, dovršeni objekti i oltari, i po jedan poen za svake tri karte dragulja u ruci.
    Pri izjednačenju odlučuju dovršeni objekti, zatim preostale karte dragulja. Ako je i to jednako, pobeda se deli. Tokom partije sto pokazuje samo javne poene, bez karata u ruci.
rules-zavandor-panel-title = Čekanje na ostale
rules-zavandor-panel =
    Retko moraš da čekaš: prihod i unapređenja traže se od svih istovremeno, svi trguju istovremeno, a igrači koji su završili mogu da ulažu dok ostali još trguju. Samo pobednici licitacija odlučuju jedan za drugim, ako uz ulog nisu dali naloge.
    Ako ne odgovoriš na vreme: šest najviših vagoneta, bez trgovine, bez uloga, karta ako ima slobodnog mesta, kralj ide dalje, bez unapređenja.
rules-zavandor-picture-title = Kako se čita slika
rules-zavandor-picture =
    Gore: poeni i vagoneti u ruci svakog igrača. Pečat znači da je ulog dat, kvačica da je igrač izabrao, a zlatno da ga sto čeka. Na planini: kralj, cene i četiri gomile (karte za izvlačenje + odložene).
    U svakom nizu sleva nadesno: koliko dragulja osvaja kartu i veliku nagradu, špil, sledeća karta, karta na licitaciji. Karta pokazuje svoje cene, a ispod njih šta njeni nivoi daju; štit pokazuje njene poene kada je dovršena. Svetle karte dolaze pre tamnih.
    Na tablama je kocka dostignuti nivo; vagoneti pored nje su prihod. Svaki dragulj ima svoj oblik: plavi je kap, crveni okrugao, zeleni izdužen, žuti četvrtast.
