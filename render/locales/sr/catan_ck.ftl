# Gradovi i vitezovi

## Pitanja

ask-catan-deck = { $seat }, vitezovi su izdržali, a ti si među najjačima. Sa koje gomile izvlačiš karticu?
question-catan-deck = Iz kog špila vučeš?
ask-catan-city_lost = { $seat }, varvari su pobedili: koji grad gubiš?
ask-catan-aqueduct = { $seat }, ovo bacanje ti ne daje ništa. Koji resurs uzimaš akvaduktom?
ask-catan-put_back = { $seat }, imaš jednu karticu napretka previše. Koju vraćaš?
ask-catan-metropolis = { $seat }, koji grad dobija metropolu ({ $track })?
ask-catan-relocate = { $seat }, tvoj vitez ({ $place }) je potisnut: kuda ide?
ask-catan-alchemist = { $seat }, kako postavljaš kockice?
ask-catan-crane = { $seat }, šta poboljšavaš za jednu robu manje?
ask-catan-engineer = { $seat }, koji grad dobija zid?
ask-catan-inventor = { $seat }, koji broj menjaš?
ask-catan-inventor-second = { $seat }, koji je drugi broj za zamenu? Prvi: { $hex }.
ask-catan-medicine = { $seat }, koje naselje postaje grad za 2 rude i 1 žito?
ask-catan-smith =
    { $left ->
        [1] { $seat }, nadograđuješ li drugog viteza?
       *[other] { $seat }, kojeg viteza nadograđuješ?
    }
ask-catan-merchant = { $seat }, kuda ide trgovac?
ask-catan-merchant_fleet = { $seat }, šta menjaš 2:1 u ovom potezu?
ask-catan-commercial_harbor = { $seat }, kome nudiš koji resurs za robu?
ask-catan-give_commodity = { $seat }, dobijaš { CASE($card, "accusative") } od igrača { $partner }: koju robu daješ?
ask-catan-master_merchant = { $seat }, od koga uzimaš dve karte?
ask-catan-master_merchant-take =
    { $most ->
        [1] { $seat }, koju kartu uzimaš?
        [one] { $seat }, koju { $most } kartu uzimaš?
        [few] { $seat }, koje { $most } karte uzimaš?
       *[other] { $seat }, kojih { $most } karata uzimaš?
    }
ask-catan-resource_monopoly = { $seat }, koji resurs uzimaš, po dva od svakog igrača?
ask-catan-commodity_monopoly = { $seat }, koju robu uzimaš, po jednu od svakog igrača?
ask-catan-bishop = { $seat }, kuda ide razbojnik? Kradeš po kartu svima koji su tamo.
question-catan-bishop = Kuda ide razbojnik?
ask-catan-diplomat = { $seat }, koji put se uklanja?
ask-catan-diplomat-rebuild = { $seat }, gde ponovo gradiš svoj put?
ask-catan-deserter = { $seat }, čiji vitez dezertira?
ask-catan-deserter-remove = { $seat }, { $partner } tera jednog tvog viteza da dezertira: kojeg?
ask-catan-deserter-place = { $seat }, gde postavljaš { catan-a-knight }?
ask-catan-intrigue = { $seat }, kojeg viteza potiskuješ?
ask-catan-saboteur = { $seat }, sabotaža: odbaci { catan-cards-to-give }.
ask-catan-spy = { $seat }, čije kartice napretka gledaš?
ask-catan-spy-take = { $seat }, koju karticu uzimaš od igrača { $victim }?
ask-catan-wedding = { $seat }, svadba igrača { $partner }: daj { catan-cards-to-give }.

## Mogućnosti

option-catan-none = Ništa
option-catan-wall = { $marked }⟦catan-wall⟧ Zid: { $place }
option-catan-knight = { $marked }⟦catan-knight-{ $own }⟧ Vitez: { $place }
option-catan-activate = { $marked }⟦catan-activate⟧ Aktiviraj viteza: { $place }
option-catan-upgrade = { $marked }⟦catan-upgrade⟧ Nadogradi viteza: { $place }
option-catan-move = { $marked }⟦catan-knight-{ $own }⟧ Pomeri viteza: { $from-short } → { $place-short }
option-catan-displace = { $marked }⟦catan-knight-{ $own }⟧ Potisni vitezom { $from-short }: { $place-short }
option-catan-chase = { $marked }⟦catan-robber⟧ Oteraj razbojnika vitezom: { $place }
option-catan-improve = Poboljšaj: { $track }
option-catan-bishop = { $marked }{ $hex }
option-catan-merchant = { $marked }{ $hex }
option-catan-inventor = { $marked }{ $hex }
option-catan-inventor-second = { $marked }{ $hex }
option-catan-metropolis = { $marked }{ $place }
option-catan-city_lost = { $marked }{ $place }
option-catan-engineer = { $marked }{ $place }
option-catan-medicine = { $marked }{ $place }
option-catan-relocate = { $marked }{ $place }
option-catan-smith = { $marked }{ $place }
option-catan-smith-done = Nijedan drugi vitez
option-catan-intrigue = { $marked }{ $place }
option-catan-deserter-remove = { $marked }{ $place }
option-catan-deserter-place = { $marked }{ $place }
option-catan-deserter-place-done = Ne postavljaj viteza
option-catan-diplomat = { $marked }Put igrača { $seat }: { $place }
    .short = { $marked }{ $seat }: { $place }
    .shortest = { $marked }{ $place }
option-catan-diplomat-rebuild = { $marked }Put: { $place }
option-catan-diplomat-rebuild-done = Ne gradi ga ponovo
option-catan-alchemist = { $dice }
option-catan-put_back = { $id }
option-catan-spy-take = { $id }
option-catan-aqueduct-none = Ne uzimaj ništa
option-catan-commercial_harbor = { $seat }: { $card }
option-catan-commercial_harbor-done = Nema više ponuda

cost-catan-1-wall = 2 cigle
cost-catan-1-knight = vuna, ruda
cost-catan-1-activate = žito
cost-catan-1-upgrade = vuna, ruda
cost-catan-improve-2 = { $about }
detail-catan-crane = { "" }
detail-catan-deck = { "" }
use-catan-improve-2-science =
    { $level ->
        [1] zamkovi ti daju karte Nauke
        [2] zamkovi ti češće daju karte Nauke
        [3] Akvadukt: resurs po izboru ako ti bacanje ne donese ništa
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-trade =
    { $level ->
        [1] zamkovi ti daju karte Trgovine
        [2] zamkovi ti češće daju karte Trgovine
        [3] Trgovačka kuća: roba 2:1 sa bankom
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-politics =
    { $level ->
        [1] zamkovi ti daju karte Politike
        [2] zamkovi ti češće daju karte Politike
        [3] Tvrđava: tvoji vitezovi mogu postati moćni
       *[other] { catan-use-metropolis }
    }
catan-use-metropolis =
    { $level ->
        [4] metropola i 2 poena, ako te niko nije pretekao
       *[other] metropola je trajno tvoja, ako niko drugi nema nivo 5
    }
use-catan-crane-science = { use-catan-improve-2-science }
use-catan-crane-trade = { use-catan-improve-2-trade }
use-catan-crane-politics = { use-catan-improve-2-politics }
use-catan-deck-science = karte za gradnju
use-catan-deck-trade = karte koje ti donose karte
use-catan-deck-politics = karte za vitezove i protiv drugih
use-catan-put_back = { $about }
use-catan-play-2 = { $about }
use-catan-spy-take = { $about }
step-catan-1-wall = ⟦catan-wall⟧ Izgradi zid
step-catan-1-knight = ⟦catan-knight-{ $own }⟧ Postavi viteza
step-catan-1-activate = ⟦catan-activate⟧ Aktiviraj viteza
step-catan-1-upgrade = ⟦catan-upgrade⟧ Nadogradi viteza
step-catan-1-move = ⟦catan-knight-{ $own }⟧ Pomeri viteza
step-catan-1-displace = ⟦catan-knight-{ $own }⟧ Potisni viteza
step-catan-1-chase = ⟦catan-robber⟧ Oteraj razbojnika
step-catan-1-improve = Poboljšaj grad
step-catan-alchemist-1 = Prva kockica { $id }
step-catan-move-2 = { $marked }Vitez: { $place }
step-catan-move-3 = { $marked }Kuda: { $place }
step-catan-displace-2 = { $marked }Vitez: { $place }
step-catan-displace-3 = { $marked }Vitez: { $place }
step-catan-activate-2 = { $marked }{ $place }
step-catan-upgrade-2 = { $marked }{ $place }
step-catan-chase-2 = { $marked }{ $place }
step-catan-wall-2 = { $marked }{ $place }
step-catan-improve-2 = { $id }
step-catan-alchemist-2 = Crvena kockica { $id }
step-catan-commercial_harbor-2 = { $id }

## Događaji

event-catan-built-active = { $seat } postavlja ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
event-catan-rolled-event = { $seat } baca **{ $total }** ({ $dice }) i { CASE($event, "accusative") }.
brief-catan-rolled-event = { $seat }: baca { $total }, { $event }
each-catan-offers = { $seat }: { $card }
each-catan-strengths = { $seat } { $count }

term-catan-metropolises =
    { $count ->
        [one] { $count } metropola × { $each }
        [few] { $count } metropole × { $each }
       *[other] { $count } metropola × { $each }
    }
term-catan-defender =
    { $count ->
        [one] { $count } × branilac
        [few] { $count } × branilac
       *[other] { $count } × branilac
    }
term-catan-merchant = trgovac { $each }

event-catan-ship =
    { $step ->
        [7] Varvari se iskrcavaju.
       *[other] Varvari: korak { $step } od { $steps }.
    }
brief-catan-ship =
    { $step ->
        [7] (varvari se iskrcavaju)
       *[other] (varvari { $step }/{ $steps })
    }
event-catan-attack =
    { $held ->
        [true] Vitezovi odbijaju napad, { $defence } prema { $threat }.
       *[false] Varvari probijaju odbranu, { $threat } prema { $defence }.
    }
event-catan-defender = { $seat } je branilac Catana: 1 poen.
brief-catan-defender = { $seat }: branilac Catana **+1**
event-catan-city_lost =
    { $wall ->
        [true] { $seat } gubi grad i njegov zid ({ $place }).
       *[false] { $seat } gubi grad ({ $place }).
    }
brief-catan-city_lost = { $seat }: grad izgubljen **−1**
event-catan-city_lost-follows = ·
event-catan-drew = { $seat } izvlači karticu { CASE($deck, "genitive") }.
brief-catan-drew = { $seat }: kartica { CASE($deck, "genitive") }
event-catan-drew-card = { $seat } izvlači { CASE($card, "accusative") }.
brief-catan-drew-card = { $seat }: { $card }
event-catan-drew-together = { $seats } izvlače kartice napretka.
brief-catan-drew-together = ({ $seats } izvlače kartice napretka)
event-catan-point_card = { $seat } izvlači { CASE($card, "accusative") }: 1 poen.
brief-catan-point_card = { $seat }: { $card } **+1**
event-catan-put_back = { $seat } vraća karticu { CASE($deck, "genitive") }.
brief-catan-put_back = { $seat }: vraća karticu { CASE($deck, "genitive") }
event-catan-put_back-card = { $seat } vraća { CASE($card, "accusative") }.
brief-catan-put_back-card = { $seat }: vraća { CASE($card, "accusative") }
event-catan-aqueduct = { $seat } akvaduktom uzima { CASE($card, "accusative") }.
brief-catan-aqueduct = { $seat }: { $card } akvaduktom
event-catan-activated =
    { $places-count ->
        [1] { $seat } aktivira viteza ({ $places }).
        [one] { $seat } aktivira { $places-count } viteza ({ $places }).
        [few] { $seat } aktivira { $places-count } viteza ({ $places }).
       *[other] { $seat } aktivira { $places-count } vitezova ({ $places }).
    }
brief-catan-activated =
    { $places-count ->
        [1] { $seat }: aktivira viteza
        [one] { $seat }: aktivira { $places-count } viteza
        [few] { $seat }: aktivira { $places-count } viteza
       *[other] { $seat }: aktivira { $places-count } vitezova
    }
event-catan-upgraded = { $seat } nadograđuje viteza ({ $place }): sada je to { catan-level } vitez.
brief-catan-upgraded = { $seat }: sada { catan-level } vitez
event-catan-knight_moved = { $seat } pomera viteza ({ $before-short } → { $place-short }).
brief-catan-knight_moved = { $seat }: pomera viteza
event-catan-displaced = { $seat } potiskuje viteza igrača { $victim } ({ $place }).
brief-catan-displaced = { $seat }: potiskuje viteza igrača { $victim }
event-catan-relocated = { $seat } premešta potisnutog viteza ({ $before-short } → { $place-short }).
brief-catan-relocated = { $seat }: premešta tog viteza
event-catan-knight_lost = { $seat } gubi viteza: za njega nema mesta.
brief-catan-knight_lost = { $seat }: gubi tog viteza
event-catan-chased = { $seat } vitezom tera razbojnika ({ $place }).
brief-catan-chased = { $seat }: vitez tera razbojnika
event-catan-improved = { $seat } poboljšava { CASE($track, "accusative") } na nivo { $level }.
brief-catan-improved = { $seat }: { $track } nivo { $level }
event-catan-metropolis = { $seat } sada ima metropolu { CASE($track, "genitive") } ({ $place }): 2 poena.
brief-catan-metropolis = { $seat }: metropola { CASE($track, "genitive") } **+2**
event-catan-dice_set = { $seat } postavlja kockice na { $dice }.
brief-catan-dice_set = { $seat }: kockice postavljene na { $dice }
event-catan-swapped = { $seat } zamenjuje dva broja ({ $hexes }).
brief-catan-swapped = { $seat }: zamenjuje dva broja
each-catan-hexes = { $hex }
event-catan-merchant = { $seat } sada ima trgovca ({ $hex }): 1 poen.
brief-catan-merchant = { $seat }: trgovac **+1**
event-catan-merchant_fleet = { $seat } u ovom potezu menja { CASE($card, "accusative") } 2:1.
brief-catan-merchant_fleet = { $seat }: { $card } 2:1
event-catan-no_commodity = { $seat } nema robe.
brief-catan-no_commodity = ({ $seat } nema robe)
event-catan-passed =
    { $count ->
        [one] { $seat } daje igraču { $receiver } { $count } kartu.
        [few] { $seat } daje igraču { $receiver } { $count } karte.
       *[other] { $seat } daje igraču { $receiver } { $count } karata.
    }
brief-catan-passed =
    { $count ->
        [one] ({ $seat } daje igraču { $receiver } { $count } kartu)
        [few] ({ $seat } daje igraču { $receiver } { $count } karte)
       *[other] ({ $seat } daje igraču { $receiver } { $count } karata)
    }
event-catan-passed-cards = { $seat } daje igraču { $receiver } { CASE($cards, "accusative") }.
brief-catan-passed-cards = ({ $seat } daje igraču { $receiver } { CASE($cards, "accusative") })
event-catan-looked = { $seat } gleda ruku igrača { $victim }.
brief-catan-looked = { $seat }: gleda ruku igrača { $victim }
event-catan-looked-cards = { $seat } gleda ruku igrača { $victim }: { $cards }.
brief-catan-looked-cards = { brief-catan-looked } ({ $cards })
event-catan-road_removed = { $seat } uklanja put igrača { $owner } ({ $place }).
brief-catan-road_removed = { $seat }: uklanja put igrača { $owner }
event-catan-deserted = Vitez igrača { $seat } dezertira ({ $place }).
brief-catan-deserted = (vitez igrača { $seat } dezertira)
event-catan-spied = { $seat } gleda kartice napretka igrača { $victim }.
brief-catan-spied = { $seat }: gleda kartice napretka igrača { $victim }
event-catan-spied-cards = { $seat } gleda kartice napretka igrača { $victim }: { $cards }.
brief-catan-spied-cards = { brief-catan-spied } ({ $cards })
event-catan-card_taken = { $seat } uzima karticu napretka od igrača { $victim }.
brief-catan-card_taken = { $seat }: kartica napretka od igrača { $victim }
event-catan-card_taken-card = { $seat } uzima { CASE($card, "accusative") } od igrača { $victim }.
brief-catan-card_taken-card = { $seat }: { $card } od igrača { $victim }

## Explanations of events

why-catan-drew-needed = Zamak { CASE($deck, "genitive") } i crvena kockica: izvlači svaki igrač kome je { $deck } bar na nivou { $needed }.
why-catan-point_card-needed = Zamak { CASE($deck, "genitive") } i crvena kockica: izvlači svaki igrač kome je { $deck } bar na nivou { $needed }.
why-catan-put_back = Granica su četiri kartice napretka.
why-catan-ship = Brod plovi jedan korak svaki put kada ga pokaže kockica događaja. Na koraku { $steps } varvari se iskrcavaju.
why-catan-attack =
    { $held ->
        [true] Varvari: po jedan za svaki grad na ostrvu, { $threat }. Aktivni vitezovi: { $strengths }, ukupno { $defence }, što je dovoljno. Igrač sa najvećim doprinosom je branilac Catana; ako ih je više, svaki od njih izvlači karticu. Zatim svi vitezovi postaju neaktivni.
       *[false] Varvari: po jedan za svaki grad na ostrvu, { $threat }. Aktivni vitezovi: { $strengths }, ukupno { $defence }, što je premalo. Među igračima koji imaju grad bez metropole, grad gubi onaj sa najmanjim doprinosom. Zatim svi vitezovi postaju neaktivni.
    }
why-catan-defender = Niko drugi u odbrani nema toliko aktivnih vitezova.
why-catan-city_lost =
    { $reduced ->
        [true] Niko sa gradom koji može da izgubi nema manje aktivnih vitezova. Više nema naselja da ga zameni, pa grad leži na strani i računa se kao naselje.
       *[false] Niko sa gradom koji može da izgubi nema manje aktivnih vitezova. Grad je ponovo naselje.
    }
why-catan-aqueduct = Ako bacanje ne donese ništa, akvadukt daje resurs.
why-catan-metropolis = Za prvog igrača na nivou 4. Drugi igrač je preuzima ako pre vlasnika dostigne nivo 5.
why-catan-knight_lost = Potisnutom vitezu treba prazna raskrsnica do koje vode putevi njegovog vlasnika.

## Names

catan-level =
    { $level ->
        [1] osnovni
        [2] jaki
       *[other] moćni
    }
catan-a-knight =
    { $level ->
        [1] osnovnog viteza
        [2] jakog viteza
       *[other] moćnog viteza
    }
thing-catan-piece-wall = gradski zid
thing-catan-piece-knight = vitez
    .accusative = viteza
thing-catan-card-paper = ⟦catan-paper|papir⟧
thing-catan-card-cloth = ⟦catan-cloth|tkanina⟧
    .accusative = ⟦catan-cloth|tkaninu⟧
thing-catan-card-coin = ⟦catan-coin|novčić⟧
thing-catan-give-paper = ⟦catan-paper|papir⟧
thing-catan-give-cloth = ⟦catan-cloth|tkanina⟧
    .accusative = ⟦catan-cloth|tkaninu⟧
thing-catan-give-coin = ⟦catan-coin|novčić⟧
thing-catan-get-paper = ⟦catan-paper|papir⟧
thing-catan-get-cloth = ⟦catan-cloth|tkanina⟧
    .accusative = ⟦catan-cloth|tkaninu⟧
thing-catan-get-coin = ⟦catan-coin|novčić⟧
thing-catan-short-paper = ⟦catan-paper|papir⟧
    .genitive = ⟦catan-paper|papira⟧
thing-catan-short-cloth = ⟦catan-cloth|tkanina⟧
    .genitive = ⟦catan-cloth|tkanine⟧
thing-catan-short-coin = ⟦catan-coin|novčić⟧
    .genitive = ⟦catan-coin|novčića⟧
thing-catan-event-ship = ⟦catan-event-ship⟧ brod
thing-catan-event-science = ⟦catan-event-science⟧ zeleni zamak
thing-catan-event-trade = ⟦catan-event-trade⟧ žuti zamak
thing-catan-event-politics = ⟦catan-event-politics⟧ plavi zamak
thing-catan-science = ⟦catan-science⟧ Nauka
    .accusative = ⟦catan-science⟧ Nauku
    .genitive = ⟦catan-science⟧ Nauke
thing-catan-trade = ⟦catan-trade⟧ Trgovina
    .accusative = ⟦catan-trade⟧ Trgovinu
    .genitive = ⟦catan-trade⟧ Trgovine
thing-catan-politics = ⟦catan-politics⟧ Politika
    .accusative = ⟦catan-politics⟧ Politiku
    .genitive = ⟦catan-politics⟧ Politike
count-catan-paper =
    { $count ->
        [one] { $count } ⟦catan-paper|papir⟧
        [few] { $count } ⟦catan-paper|papira⟧
       *[other] { $count } ⟦catan-paper|papira⟧
    }
count-catan-cloth =
    { $count ->
        [one] { $count } ⟦catan-cloth|tkanina⟧
        [few] { $count } ⟦catan-cloth|tkanine⟧
       *[other] { $count } ⟦catan-cloth|tkanina⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-cloth|tkaninu⟧
            [few] { $count } ⟦catan-cloth|tkanine⟧
           *[other] { $count } ⟦catan-cloth|tkanina⟧
        }
count-catan-coin =
    { $count ->
        [one] { $count } ⟦catan-coin|novčić⟧
        [few] { $count } ⟦catan-coin|novčića⟧
       *[other] { $count } ⟦catan-coin|novčića⟧
    }

## Čekaonica

setting-catan-mode = Igra
setting-catan-mode-base = Catan
setting-catan-mode-ck = Gradovi i vitezovi

## Slika

catan-described-progress =
    { $count ->
        [one] { $count } kartica napretka
        [few] { $count } kartice napretka
       *[other] { $count } kartica napretka
    }
catan-described-levels = poboljšanja { $levels }
catan-described-knights =
    { $count ->
        [one] { $count } vitez
        [few] { $count } viteza
       *[other] { $count } vitezova
    } (aktivna snaga { $strength })
catan-described-event =
    { $event ->
        [ship] sa brodom
        [science] sa zelenim zamkom (Nauka)
        [trade] sa žutim zamkom (Trgovina)
       *[politics] sa plavim zamkom (Politika)
    }
catan-described-legend-ck = a vitez
catan-described-merchant = Trgovac: { $hex } ({ $seat }).
catan-described-barbarians = Varvari: korak { $step } od 7, snaga { $threat } prema { $defence }.
catan-described-home = Razbojnik ne može da se pomeri dok se varvari prvi put ne iskrcaju.
catan-described-defender =
    { $count ->
        [one] { $count } × branilac
        [few] { $count } × branilac
       *[other] { $count } × branilac
    }
catan-described-strength = aktivni vitezovi { $strength }
catan-described-track =
    { $metropolis ->
        [yes] { $track } nivo { $level } sa metropolom
       *[no] { $track } nivo { $level }
    }{ $cards ->
        [0] { "" }
        [one] { " " }({ $cards } kartica)
        [few] { " " }({ $cards } kartice)
       *[other] { " " }({ $cards } kartica)
    }
catan-described-shown = pokazano: { $cards }
catan-described-pieces = ostalo: zidovi { $walls }, vitezovi: osnovni { $basic }, jaki { $strong }, moćni { $mighty }
catan-described-improvable = Možeš da platiš sledeći nivo: { $tracks }.
catan-with-metropolis = sa metropolom { CASE($track, "genitive") }
catan-with-wall = sa zidom
catan-lying = (grad leži na strani)
catan-at-knight =
    { catan-level } vitez igrača { $seat }, { $state ->
        [ready] aktivan i spreman
        [active] aktivan
       *[inactive] neaktivan
    }
catan-on-merchant = trgovac igrača { $seat }

## Overlays

catan-placed-knights = vitezovi { $places }
catan-priced-wall = Gradski zid
catan-priced-knight = Vitez
catan-priced-activate = Aktiviranje viteza
catan-priced-upgrade = Nadogradnja viteza

## Standing orders, reminders, names of scores

missing-catan-deck = gomila kartice napretka
missing-catan-city_lost = izgubljeni grad
missing-catan-aqueduct = resurs iz akvadukta
missing-catan-put_back = kartica napretka koju vraćaš
missing-catan-relocate = novo mesto za viteza
missing-catan-metropolis = mesto za metropolu
missing-catan-smith = vitez za nadogradnju
missing-catan-give_commodity = roba koju daješ
missing-catan-wedding = karte koje daješ za svadbu
missing-catan-remove = vitez koji dezertira
missing-catan-saboteur = karte koje odbacuješ
missing-catan-take = karte koje uzimaš
points-catan-metropolises = metropole
points-catan-defender = branilac
points-catan-merchant = trgovac

## Words that a player can type for one another

synonyms-catan-coin = novčić, novčići, novčića, novčiće, zlato, novac
synonyms-catan-cloth = tkanina, tkaninu, tkanine, platno
synonyms-catan-improve = poboljšaj, poboljšanje, unapredi

## Cards

thing-catan-paper = ⟦catan-paper|Papir⟧
    .accusative = ⟦catan-paper|papir⟧
thing-catan-cloth = ⟦catan-cloth|Tkanina⟧
    .accusative = ⟦catan-cloth|tkaninu⟧
thing-catan-coin = ⟦catan-coin|Novčić⟧
    .accusative = ⟦catan-coin|novčić⟧

thing-catan-alchemist = ⟦catan-alchemist⟧ Alhemičar
    .accusative = ⟦catan-alchemist⟧ Alhemičara
card-catan-alchemist = Pre bacanja: izaberi obe kockice sa brojevima.
rules-catan-alchemist = **Nauka · 2 kartice**
    Igra se pre bacanja: ti postavljaš belu i crvenu kockicu. Baca se samo kockica događaja, i to prva. Crvena kockica koju postaviš odlučuje i ko izvlači kartice napretka.

thing-catan-crane = ⟦catan-crane⟧ Dizalica
    .accusative = ⟦catan-crane⟧ Dizalicu
card-catan-crane = Kupi poboljšanje za jednu robu manje.
rules-catan-crane = **Nauka · 2 kartice**
    Izaberi oblast i odmah kupi njen sledeći nivo za jednu robu manje nego obično. Prvi nivo je besplatan. U potezu možeš da odigraš jednu Dizalicu.

thing-catan-engineer = ⟦catan-engineer⟧ Inženjer
    .accusative = ⟦catan-engineer⟧ Inženjera
card-catan-engineer = Izgradi gradski zid besplatno.
rules-catan-engineer = **Nauka · 1 kartica**
    Izgradi besplatno zid oko jednog svog grada. Ne možeš da je odigraš ako su ti na tabli već tri zida.

thing-catan-inventor = ⟦catan-inventor⟧ Pronalazač
    .accusative = ⟦catan-inventor⟧ Pronalazača
card-catan-inventor = Zameni dva broja, ali ne 2, 6, 8 ili 12.
rules-catan-inventor = **Nauka · 2 kartice**
    Zameni brojeve dva polja, bilo gde na ostrvu. Brojevi 2, 6, 8 i 12 ostaju na mestu.

thing-catan-irrigation = ⟦catan-irrigation⟧ Navodnjavanje
card-catan-irrigation = 2 žita za svake tvoje njive.
rules-catan-irrigation = **Nauka · 2 kartice**
    Uzmi dva žita za svako polje njiva pored svojih građevina. Broj građevina i razbojnik nisu važni.

thing-catan-medicine = ⟦catan-medicine⟧ Medicina
    .accusative = ⟦catan-medicine⟧ Medicinu
card-catan-medicine = Grad za 2 rude i 1 žito.
rules-catan-medicine = **Nauka · 2 kartice**
    Pretvori jedno svoje naselje u grad za dve rude i jedno žito.

thing-catan-mining = ⟦catan-mining⟧ Rudarstvo
card-catan-mining = 2 rude za svake tvoje planine.
rules-catan-mining = **Nauka · 2 kartice**
    Uzmi dve rude za svako polje planina pored svojih građevina. Broj građevina i razbojnik nisu važni.

thing-catan-printer = ⟦catan-printer⟧ Štampar
    .accusative = ⟦catan-printer⟧ Štampara
card-catan-printer = 1 poen, odmah javan.
rules-catan-printer = **Nauka · 1 kartica**
    Jedan poen. Pokazuje se čim se izvuče, i u tuđem potezu, i nikad se ne računa kao kartica u ruci.

thing-catan-smith = ⟦catan-smith⟧ Kovač
    .accusative = ⟦catan-smith⟧ Kovača
card-catan-smith = Nadogradi besplatno do 2 viteza.
rules-catan-smith = **Nauka · 2 kartice**
    Nadogradi besplatno do dva svoja viteza za po jedan nivo. Važe uobičajene granice: svaki vitez jednom u potezu, po dva svakog nivoa, moćni samo uz Tvrđavu.

thing-catan-commercial_harbor = ⟦catan-commercial_harbor⟧ Trgovačka luka
    .accusative = ⟦catan-commercial_harbor⟧ Trgovačku luku
card-catan-commercial_harbor = Sa svakim igračem zameni resurs za robu.
rules-catan-commercial_harbor = **Trgovina · 2 kartice**
    Ponudi svakom protivniku jednu svoju kartu resursa, najviše jednom u potezu. Igrač koji ima robu mora za nju da ti da jednu po svom izboru. Igrač bez robe ne daje ništa, a ti zadržavaš kartu.
    Pita se i igrač koji ima samo jednu vrstu robe: inače bi svi znali šta ima.

thing-catan-master_merchant = ⟦catan-master_merchant⟧ Veletrgovac
    .accusative = ⟦catan-master_merchant⟧ Veletrgovca
card-catan-master_merchant = Uzmi 2 karte po izboru od nekog ko ima više poena.
rules-catan-master_merchant = **Trgovina · 2 kartice**
    Izaberi protivnika sa više poena od tebe. Pogledaj mu ruku i uzmi dve karte po izboru.

thing-catan-merchant_fleet = ⟦catan-merchant_fleet⟧ Trgovačka flota
    .accusative = ⟦catan-merchant_fleet⟧ Trgovačku flotu
card-catan-merchant_fleet = U ovom potezu jednu vrstu menjaš 2:1.
rules-catan-merchant_fleet = **Trgovina · 2 kartice**
    Navedi resurs ili robu: tu vrstu do kraja poteza menjaš sa bankom 2:1.

thing-catan-merchant = ⟦catan-merchant⟧ Trgovac
    .accusative = ⟦catan-merchant⟧ Trgovca
card-catan-merchant = Stavi trgovca na svoje polje: 1 poen i 2:1 za taj resurs.
rules-catan-merchant = **Trgovina · 6 kartica**
    Stavi trgovca na polje pored jedne svoje građevine. Dok ga imaš, donosi ti jedan poen, a resurs tog polja menjaš 2:1. Preuzima ga sledeći igrač koji odigra ovu karticu.

thing-catan-resource_monopoly = ⟦catan-resource_monopoly⟧ Monopol na resurse
card-catan-resource_monopoly = Svi ostali ti daju 2 karte jednog resursa.
rules-catan-resource_monopoly = **Trgovina · 4 kartice**
    Navedi resurs. Svi ostali ti daju dve karte tog resursa, ili jednu ako imaju samo jednu.

thing-catan-commodity_monopoly = ⟦catan-commodity_monopoly⟧ Monopol na robu
card-catan-commodity_monopoly = Svi ostali ti daju 1 kartu jedne robe.
rules-catan-commodity_monopoly = **Trgovina · 2 kartice**
    Navedi robu. Svi ostali koji je imaju daju ti jednu.

thing-catan-bishop = ⟦catan-bishop⟧ Biskup
    .accusative = ⟦catan-bishop⟧ Biskupa
card-catan-bishop = Pomeri razbojnika, ukradi kartu svima koji su tamo.
rules-catan-bishop = **Politika · 2 kartice**
    Pomeri razbojnika i ukradi po jednu nasumičnu kartu svakom protivniku koji tamo ima građevinu. Ne možeš da je odigraš pre prvog iskrcavanja varvara.

thing-catan-constitution = ⟦catan-constitution⟧ Ustav
card-catan-constitution = 1 poen, odmah javan.
rules-catan-constitution = **Politika · 1 kartica**
    Jedan poen. Pokazuje se čim se izvuče, i u tuđem potezu, i nikad se ne računa kao kartica u ruci.

thing-catan-deserter = ⟦catan-deserter⟧ Dezerter
    .accusative = ⟦catan-deserter⟧ Dezertera
card-catan-deserter = Protivnik uklanja viteza; ti postavljaš istog takvog.
rules-catan-deserter = **Politika · 2 kartice**
    Izaberi protivnika, koji uklanja viteza po svom izboru. Ti možeš da postaviš jednog istog nivoa, ili najvišeg nižeg koji imaš. On je aktivan ako je uklonjeni vitez bio aktivan, ali u ovom potezu ne može da deluje.

thing-catan-diplomat = ⟦catan-diplomat⟧ Diplomata
    .accusative = ⟦catan-diplomat⟧ Diplomatu
card-catan-diplomat = Ukloni otvoren put. Svoj možeš da izgradiš ponovo.
rules-catan-diplomat = **Politika · 2 kartice**
    Ukloni put sa otvorenim krajem, na kom njegov vlasnik nema drugi put ni figuru. Ako je tvoj, možeš odmah besplatno da ga izgradiš na drugom mestu.

thing-catan-intrigue = ⟦catan-intrigue⟧ Intriga
    .accusative = ⟦catan-intrigue⟧ Intrigu
card-catan-intrigue = Potisni tuđeg viteza koji stoji uz tvoj put.
rules-catan-intrigue = **Politika · 2 kartice**
    Potisni protivničkog viteza bilo kog nivoa sa raskrsnice do koje dopire neki tvoj put. Njegov vlasnik ga pomera duž svojih puteva, ili ga gubi ako za njega nema mesta.

thing-catan-saboteur = ⟦catan-saboteur⟧ Saboter
    .accusative = ⟦catan-saboteur⟧ Sabotera
card-catan-saboteur = Svi sa bar onoliko poena koliko i ti odbacuju pola ruke.
rules-catan-saboteur = **Politika · 2 kartice**
    Svi sa bar onoliko poena koliko imaš ti odbacuju polovinu ruke, zaokruženo naniže. Zidovi ne pomažu.

thing-catan-spy = ⟦catan-spy⟧ Špijun
    .accusative = ⟦catan-spy⟧ Špijuna
card-catan-spy = Pogledaj nečije kartice napretka i uzmi jednu.
rules-catan-spy = **Politika · 3 kartice**
    Pogledaj kartice napretka jednog protivnika i uzmi jednu. Možeš da je odigraš u istom potezu.

thing-catan-warlord = ⟦catan-warlord⟧ Vojskovođa
    .accusative = ⟦catan-warlord⟧ Vojskovođu
card-catan-warlord = Aktiviraj besplatno sve svoje vitezove.
rules-catan-warlord = **Politika · 2 kartice**
    Svi tvoji vitezovi postaju aktivni, besplatno. Oni koji su dotad bili neaktivni mogu da deluju od tvog sledećeg poteza.

thing-catan-wedding = ⟦catan-wedding⟧ Svadba
    .accusative = ⟦catan-wedding⟧ Svadbu
card-catan-wedding = Svi sa više poena daju ti 2 karte.
rules-catan-wedding = **Politika · 2 kartice**
    Svi sa više poena od tebe daju ti dve karte po svom izboru, ili jednu ako imaju samo jednu.

## Pravilnik

rules-catan-topics-ck = cities improvements metropolis walls knights actions barbarians progress symbols
rules-catan-entries-ck =
    alchemist crane engineer inventor irrigation medicine mining printer smith commercial_harbor master_merchant
    merchant_fleet merchant resource_monopoly commodity_monopoly bishop constitution deserter diplomat intrigue saboteur
    spy warlord wedding
rules-catan-cities-title = Gradovi i vitezovi: šta je drugačije
rules-catan-cities =
    Nema razvojnih kartica ni vojske. Tvoja druga građevina je grad. Treća kockica pokazuje brod ili zamak: **brodovi** pomeraju varvare, **zamkovi** daju kartice napretka.
    Pobeđuješ sa **13 poena** u svom potezu. Poene donose i metropole, branilac, trgovac i dve kartice.
    Gradovi pored šume, pašnjaka i planina daju jedan resurs i jednu **robu** umesto dva resursa: papir, tkaninu, novčić. Roba je deo tvoje ruke i njome plaćaš poboljšanja. Menjaš je na isti način, ali nijedna luka za nju ne daje 2:1. Trgovac, Trgovačka flota i treći nivo Trgovine daju još kurseva 2:1.
rules-catan-improvements-title = Poboljšanja
rules-catan-improvements =
    Postoje tri oblasti sa po pet nivoa: **Nauka** se plaća papirom, **Trgovina** tkaninom, **Politika** novčićima. Svaki nivo košta onoliko koliki mu je broj. Potreban ti je grad.
    Treći nivo daje sposobnost. Nauka, *Akvadukt*: ako ti bacanje koje nije sedmica ne donese ništa, uzmi resurs po izboru. Trgovina: roba 2:1 sa bankom. Politika, *Tvrđava*: moćni vitezovi.
rules-catan-metropolis-title = Metropole
rules-catan-metropolis =
    Prvi igrač na nivou 4 neke oblasti stavlja njenu metropolu na grad. Ona donosi još 2 poena, a varvari ne mogu da uzmu taj grad. Prvi igrač na nivou 5 preuzima je od vlasnika na nivou 4. Na nivou 5 je sigurna.
    Za nivoe 4 i 5 potreban ti je grad bez metropole. Igraču koji ima metropolu oblasti za njen nivo 5 ne treba drugi grad.
rules-catan-walls-title = Gradske zidine
rules-catan-walls =
    Zid košta 2 cigle. Stoji oko grada, najviše jedan oko svakog i ukupno tri. Sa svakim na sedmicu smeš da imaš dve karte više. Gubiš ga zajedno sa gradom.
rules-catan-knights-title = Vitezovi
rules-catan-knights =
    Vitez stoji na slobodnoj raskrsnici uz tvoj put. Jedna do tri crte su njegov nivo i njegova snaga: **osnovni**, **jaki**, **moćni**. Zlatan rub znači da je **aktivan**: samo tada se računa protiv varvara i može da deluje.
    I neaktivan vitez zatvara raskrsnicu za tuđe puteve i građevine i prekida tuđi najduži put. Vitez košta 1 vunu i 1 rudu, aktiviranje 1 žito, nadogradnja 1 vunu i 1 rudu. Imaš po dva viteza svakog nivoa. Vitez se nadograđuje najviše jednom u potezu. Za moćne je potreban treći nivo Politike.
rules-catan-actions-title = Akcije vitezova
rules-catan-actions =
    Vitez može da deluje ako je bio aktivan na početku tvog poteza. Zatim postaje neaktivan. Između poteza ne može da deluje.
    - **Pomeri** ga duž svojih puteva na slobodnu raskrsnicu.
    - **Potisni** slabijeg tuđeg viteza na raskrsnici do koje vode tvoji putevi. Vlasnik ga pomera duž svojih puteva ili ga gubi.
    - **Oteraj razbojnika** sa polja pored viteza: pomeraš razbojnika i kradeš.
rules-catan-barbarians-title = Varvari
rules-catan-barbarians =
    Svako bacanje sa brodom pomera varvare za jedan od sedam koraka. Kada se iskrcaju, njihova snaga je broj svih gradova. Snaga vitezova je zbir svih aktivnih.
    - **Vitezovi se brane** ako nisu slabiji. Igrač sa najvećim doprinosom je branilac Catana, 1 poen. Ako ih je više, svaki od njih izvlači karticu napretka po izboru.
    - **Inače** igrač sa najmanjim doprinosom gubi grad, koji postaje naselje. Ako je izjednačeno, svaki od njih gubi po jedan. Igrači bez običnog grada su pošteđeni.
    Zatim svi vitezovi postaju neaktivni, brod kreće iznova, a razbojnik je slobodan. Pre prvog iskrcavanja razbojnik se ne pomera.
rules-catan-progress-title = Kartice napretka
rules-catan-progress =
    Kada padne zamak, karticu izvlači svaki igrač koji u oblasti te boje ima bar jedan nivo, ako je crvena kockica najviše za jedan veća od tog nivoa: na nivou 1 crveno 1 ili 2, na nivou 5 svaki broj.
    Možeš da držiš četiri kartice, a u svom potezu pet. Posle bacanja igraj ih koliko želiš, a Alhemičara pre njega. Ne možeš da odigraš karticu koja ništa ne bi promenila. Štampar i Ustav se odmah pokazuju.
    I u ovim gomilama postoji *Izgradnja puteva*.
rules-catan-symbols-title = Gradovi i vitezovi na slici
rules-catan-symbols =
    Gore, iza ⟦catan-length⟧ najdužeg puta: ⟦catan-activate⟧ snaga aktivnih vitezova i ⟦catan-defender⟧ poeni branioca. Ispod, za svaku oblast ({ thing-catan-science }, { thing-catan-trade }, { thing-catan-politics }): broj kartica napretka (na poleđini kartice) i nivo.
    Dole levo: snaga varvara (crvena ako je veća), a ispod nje snaga vitezova.

## Reasons of computers

because-catan-metropolis_now = donosi metropolu
because-catan-track = nivo { $level } od 5, od nivoa 4 metropola
because-catan-guard =
    { $count ->
        [one] do varvara { $count } korak: { $threat } protiv { $defence }
        [few] do varvara { $count } koraka: { $threat } protiv { $defence }
       *[other] do varvara { $count } koraka: { $threat } protiv { $defence }
    }
because-catan-walled = na sedmicu su sigurne dve karte više
because-catan-effect = { $effect }
