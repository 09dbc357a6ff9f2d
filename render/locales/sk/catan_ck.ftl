# Mestá a rytieri

## Otázky

ask-catan-deck = { $seat }, rytieri sa ubránili a patríš k tým, čo prispeli najviac. Z ktorého balíčka si vezmeš kartu?
question-catan-deck = Z ktorého balíčka ťaháš?
ask-catan-city_lost = { $seat }, barbari vyhrali: o ktoré mesto prídeš?
ask-catan-aqueduct = { $seat }, tento hod ti nič nepriniesol. Ktorú surovinu si vezmeš vďaka akvaduktu?
ask-catan-put_back = { $seat }, máš o jednu kartu pokroku priveľa. Ktorú vrátiš?
ask-catan-metropolis = { $seat }, ktoré mesto dostane metropolu { CASE($track, "genitive") }?
ask-catan-relocate = { $seat }, súper zahnal tvojho rytiera ({ $place }): kam pôjde?
ask-catan-alchemist = { $seat }, ako nastavíš kocky?
ask-catan-crane = { $seat }, čo rozvinieš o jeden obchodný tovar lacnejšie?
ask-catan-engineer = { $seat }, ktoré mesto dostane hradby?
ask-catan-inventor = { $seat }, ktoré číslo vymeníš?
ask-catan-inventor-second = { $seat }, za ktoré číslo ho vymeníš ({ $hex })?
ask-catan-medicine = { $seat }, z ktorej dediny bude mesto za 2× rudu a 1× obilie?
ask-catan-smith =
    { $left ->
        [one] { $seat }, posilníš druhého rytiera?
        [few] { $seat }, ktorého rytiera posilníš?
       *[other] { $seat }, ktorého rytiera posilníš?
    }
ask-catan-merchant = { $seat }, kam pôjde obchodník?
ask-catan-merchant_fleet = { $seat }, čo budeš v tomto ťahu meniť 2:1?
ask-catan-commercial_harbor = { $seat }, ktorú surovinu a komu ponúkneš za obchodný tovar?
ask-catan-give_commodity = { $seat }, { $partner } ti dáva { CASE($card, "accusative") }: ktorý obchodný tovar dáš?
ask-catan-master_merchant = { $seat }, komu vezmeš dve karty?
ask-catan-master_merchant-take =
    { $most ->
        [one] { $seat }, ktorú kartu si vezmeš?
        [few] { $seat }, ktoré { $most } karty si vezmeš?
       *[other] { $seat }, ktorých { $most } kariet si vezmeš?
    }
ask-catan-resource_monopoly = { $seat }, ktorú surovinu vyberieš, po dvoch od každého hráča?
ask-catan-commodity_monopoly = { $seat }, ktorý obchodný tovar vyberieš, po jednom od každého hráča?
ask-catan-bishop = { $seat }, kam pôjde zlodej? Kradneš kartu každému, kto tam stojí.
question-catan-bishop = Kam pôjde zlodej?
ask-catan-diplomat = { $seat }, ktorá cesta zmizne?
ask-catan-diplomat-rebuild = { $seat }, kde postavíš svoju cestu znova?
ask-catan-deserter = { $seat }, čí rytier dezertuje?
ask-catan-deserter-remove = { $seat }, { $partner } hrá Dezertéra: ktorý tvoj rytier dezertuje?
ask-catan-deserter-place = { $seat }, kam postavíš { catan-a-knight }?
ask-catan-intrigue = { $seat }, ktorého rytiera zaženieš?
ask-catan-saboteur = { $seat }, sabotáž: odhoď { catan-cards-to-give }.
ask-catan-spy = { $seat }, čie karty pokroku si prezrieš?
ask-catan-spy-take = { $seat }, ktorú kartu hráčovi { $victim } vezmeš?
ask-catan-wedding = { $seat }, { $partner } má svadbu: daj { catan-cards-to-give }.

## Možnosti

option-catan-none = Nič
option-catan-wall = { $marked }⟦catan-wall⟧ Hradby: { $place }
option-catan-knight = { $marked }⟦catan-knight-{ $own }⟧ Rytier: { $place }
option-catan-activate = { $marked }⟦catan-activate⟧ Aktivovať rytiera: { $place }
option-catan-upgrade = { $marked }⟦catan-upgrade⟧ Posilniť rytiera: { $place }
option-catan-move = { $marked }⟦catan-knight-{ $own }⟧ Presunúť rytiera: { $from-short } → { $place-short }
option-catan-displace = { $marked }⟦catan-knight-{ $own }⟧ Zahnať rytierom { $from-short }: { $place-short }
option-catan-chase = { $marked }⟦catan-robber⟧ Zahnať zlodeja: { $place }
option-catan-improve = Rozvinúť { CASE($track, "accusative") }
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
option-catan-smith-done = Žiadneho ďalšieho
option-catan-intrigue = { $marked }{ $place }
option-catan-deserter-remove = { $marked }{ $place }
option-catan-deserter-place = { $marked }{ $place }
option-catan-deserter-place-done = Nestavať ho
option-catan-diplomat = { $marked }Cesta hráča { $seat }: { $place }
    .short = { $marked }{ $seat }: { $place }
    .shortest = { $marked }{ $place }
option-catan-diplomat-rebuild = { $marked }Cesta: { $place }
option-catan-diplomat-rebuild-done = Nestavať ju znova
option-catan-alchemist = { $dice }
option-catan-put_back = { $id }
option-catan-spy-take = { $id }
option-catan-aqueduct-none = Nevziať nič
option-catan-commercial_harbor = { $seat }: { $card }
option-catan-commercial_harbor-done = Žiadne ďalšie ponuky

cost-catan-1-wall = 2× tehla
cost-catan-1-knight = vlna, ruda
cost-catan-1-activate = obilie
cost-catan-1-upgrade = vlna, ruda
cost-catan-improve-2 = { $about }
detail-catan-crane = { "" }
detail-catan-deck = { "" }
use-catan-improve-2-science =
    { $level ->
        [1] brány ti dávajú karty Vedy
        [2] brány ti častejšie dávajú karty Vedy
        [3] akvadukt: surovina podľa výberu, ak ti hod nič neprinesie
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-trade =
    { $level ->
        [1] brány ti dávajú karty Obchodu
        [2] brány ti častejšie dávajú karty Obchodu
        [3] obchodný dom: obchodný tovar 2:1 s bankou
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-politics =
    { $level ->
        [1] brány ti dávajú karty Politiky
        [2] brány ti častejšie dávajú karty Politiky
        [3] pevnosť: tvoji rytieri môžu byť mocní
       *[other] { catan-use-metropolis }
    }
catan-use-metropolis =
    { $level ->
        [4] metropola a 2 body, ak ťa nikto nepredbehol
       *[other] metropola je natrvalo tvoja, ak nikto iný nemá stupeň 5
    }
use-catan-crane-science = { use-catan-improve-2-science }
use-catan-crane-trade = { use-catan-improve-2-trade }
use-catan-crane-politics = { use-catan-improve-2-politics }
use-catan-deck-science = karty na stavbu
use-catan-deck-trade = karty, ktoré ti prinesú karty
use-catan-deck-politics = karty pre rytierov a proti iným
use-catan-put_back = { $about }
use-catan-play-2 = { $about }
use-catan-spy-take = { $about }
step-catan-1-wall = ⟦catan-wall⟧ Postaviť hradby
step-catan-1-knight = ⟦catan-knight-{ $own }⟧ Postaviť rytiera
step-catan-1-activate = ⟦catan-activate⟧ Aktivovať rytiera
step-catan-1-upgrade = ⟦catan-upgrade⟧ Posilniť rytiera
step-catan-1-move = ⟦catan-knight-{ $own }⟧ Presunúť rytiera
step-catan-1-displace = ⟦catan-knight-{ $own }⟧ Zahnať rytiera
step-catan-1-chase = ⟦catan-robber⟧ Zahnať zlodeja
step-catan-1-improve = Rozvinúť mesto
step-catan-alchemist-1 = Prvá kocka { $id }
step-catan-move-2 = { $marked }Rytier: { $place }
step-catan-move-3 = { $marked }Kam: { $place }
step-catan-displace-2 = { $marked }Rytier: { $place }
step-catan-displace-3 = { $marked }Rytier: { $place }
step-catan-activate-2 = { $marked }{ $place }
step-catan-upgrade-2 = { $marked }{ $place }
step-catan-chase-2 = { $marked }{ $place }
step-catan-wall-2 = { $marked }{ $place }
step-catan-improve-2 = { $id }
step-catan-alchemist-2 = Červená kocka { $id }
step-catan-commercial_harbor-2 = { $id }

## Udalosti

event-catan-built-active = { $seat } stavia ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
event-catan-rolled-event = { $seat } hádže **{ $total }** ({ $dice }) a { CASE($event, "accusative") }.
brief-catan-rolled-event = { $seat }: hod { $total }, { $event }
each-catan-offers = { $seat }: { $card }
each-catan-strengths = { $seat } { $count }

term-catan-metropolises =
    { $count ->
        [one] { $count } metropola × { $each }
        [few] { $count } metropoly × { $each }
       *[other] { $count } metropol × { $each }
    }
term-catan-defender =
    { $count ->
        [one] { $count }× záchranca
        [few] { $count }× záchranca
       *[other] { $count }× záchranca
    }
term-catan-merchant = obchodník { $each }

event-catan-ship =
    { $step ->
        [7] Barbari sa vyloďujú.
       *[other] Barbari: krok { $step }/{ $steps }.
    }
brief-catan-ship =
    { $step ->
        [7] (barbari sa vyloďujú)
       *[other] (barbari { $step }/{ $steps })
    }
event-catan-attack =
    { $held ->
        [true] Rytieri odrážajú útok, { $defence } proti { $threat }.
       *[false] Barbari prelamujú obranu, { $threat } proti { $defence }.
    }
event-catan-defender = { $seat } je záchranca Catanu: 1 bod.
brief-catan-defender = { $seat }: záchranca Catanu **+1**
event-catan-city_lost =
    { $wall ->
        [true] { $seat } prichádza o mesto aj s hradbami ({ $place }).
       *[false] { $seat } prichádza o mesto ({ $place }).
    }
brief-catan-city_lost = { $seat }: mesto stratené **−1**
event-catan-city_lost-follows = ·
event-catan-drew = { $seat } doberá kartu { CASE($deck, "genitive") }.
brief-catan-drew = { $seat }: karta { CASE($deck, "genitive") }
event-catan-drew-card = { $seat } doberá { CASE($card, "accusative") }.
brief-catan-drew-card = { $seat }: { $card }
event-catan-drew-together = { $seats } doberajú karty pokroku.
brief-catan-drew-together = ({ $seats } doberajú karty pokroku)
event-catan-point_card = { $seat } doberá { CASE($card, "accusative") }: 1 bod.
brief-catan-point_card = { $seat }: { $card } **+1**
event-catan-put_back = { $seat } vracia kartu { CASE($deck, "genitive") }.
brief-catan-put_back = { $seat }: vracia kartu { CASE($deck, "genitive") }
event-catan-put_back-card = { $seat } vracia { CASE($card, "accusative") }.
brief-catan-put_back-card = { $seat }: vracia { CASE($card, "accusative") }
event-catan-aqueduct = { $seat } si vďaka akvaduktu berie { CASE($card, "accusative") }.
brief-catan-aqueduct = { $seat }: { $card } vďaka akvaduktu
event-catan-activated =
    { $places-count ->
        [one] { $seat } aktivuje rytiera ({ $places }).
        [few] { $seat } aktivuje { $places-count } rytierov ({ $places }).
       *[other] { $seat } aktivuje { $places-count } rytierov ({ $places }).
    }
brief-catan-activated =
    { $places-count ->
        [one] { $seat }: aktivuje rytiera
        [few] { $seat }: aktivuje { $places-count } rytierov
       *[other] { $seat }: aktivuje { $places-count } rytierov
    }
event-catan-upgraded = { $seat } posilňuje rytiera ({ $place }): teraz je { catan-level }.
brief-catan-upgraded = { $seat }: rytier je teraz { catan-level }
event-catan-knight_moved = { $seat } presúva rytiera ({ $before-short } → { $place-short }).
brief-catan-knight_moved = { $seat }: presúva rytiera
event-catan-displaced = { $seat } zaháňa rytiera hráča { $victim } ({ $place }).
brief-catan-displaced = { $seat }: zaháňa rytiera hráča { $victim }
event-catan-relocated = { $seat } premiestňuje zahnaného rytiera ({ $before-short } → { $place-short }).
brief-catan-relocated = { $seat }: premiestňuje tohto rytiera
event-catan-knight_lost = { $seat } prichádza o rytiera: nemá kam ísť.
brief-catan-knight_lost = { $seat }: prichádza o tohto rytiera
event-catan-chased = { $seat } zaháňa rytierom zlodeja ({ $place }).
brief-catan-chased = { $seat }: rytier zaháňa zlodeja
event-catan-improved = { $seat } rozvíja { CASE($track, "accusative") } na stupeň { $level }.
brief-catan-improved = { $seat }: { $track } stupeň { $level }
event-catan-metropolis = { $seat } má teraz metropolu { CASE($track, "genitive") } ({ $place }): 2 body.
brief-catan-metropolis = { $seat }: metropola { CASE($track, "genitive") } **+2**
event-catan-dice_set = { $seat } nastavuje kocky na { $dice }.
brief-catan-dice_set = { $seat }: kocky nastavené na { $dice }
event-catan-swapped = { $seat } vymieňa dve čísla ({ $hexes }).
brief-catan-swapped = { $seat }: vymieňa dve čísla
each-catan-hexes = { $hex }
event-catan-merchant = { $seat } má teraz obchodníka ({ $hex }): 1 bod.
brief-catan-merchant = { $seat }: obchodník **+1**
event-catan-merchant_fleet = { $seat } mení v tomto ťahu { CASE($card, "accusative") } 2:1.
brief-catan-merchant_fleet = { $seat }: { $card } 2:1
event-catan-no_commodity = { $seat } nemá obchodný tovar.
brief-catan-no_commodity = ({ $seat } nemá obchodný tovar)
event-catan-passed =
    { $count ->
        [one] { $seat } dáva hráčovi { $receiver } { $count } kartu.
        [few] { $seat } dáva hráčovi { $receiver } { $count } karty.
       *[other] { $seat } dáva hráčovi { $receiver } { $count } kariet.
    }
brief-catan-passed =
    { $count ->
        [one] ({ $seat } dáva hráčovi { $receiver } { $count } kartu)
        [few] ({ $seat } dáva hráčovi { $receiver } { $count } karty)
       *[other] ({ $seat } dáva hráčovi { $receiver } { $count } kariet)
    }
event-catan-passed-cards = { $seat } dáva hráčovi { $receiver } { CASE($cards, "accusative") }.
brief-catan-passed-cards = ({ $seat } dáva hráčovi { $receiver } { CASE($cards, "accusative") })
event-catan-looked = { $seat } si prezerá ruku hráča { $victim }.
brief-catan-looked = { $seat }: prezerá ruku hráča { $victim }
event-catan-looked-cards = { $seat } si prezerá ruku hráča { $victim }: { $cards }.
brief-catan-looked-cards = { brief-catan-looked } ({ $cards })
event-catan-road_removed = { $seat } odstraňuje cestu hráča { $owner } ({ $place }).
brief-catan-road_removed = { $seat }: odstraňuje cestu hráča { $owner }
event-catan-deserted = Hráčovi { $seat } dezertuje rytier ({ $place }).
brief-catan-deserted = (hráčovi { $seat } dezertuje rytier)
event-catan-spied = { $seat } si prezerá karty pokroku hráča { $victim }.
brief-catan-spied = { $seat }: prezerá karty pokroku hráča { $victim }
event-catan-spied-cards = { $seat } si prezerá karty pokroku hráča { $victim }: { $cards }.
brief-catan-spied-cards = { brief-catan-spied } ({ $cards })
event-catan-card_taken = { $seat } berie hráčovi { $victim } kartu pokroku.
brief-catan-card_taken = { $seat }: karta pokroku od hráča { $victim }
event-catan-card_taken-card = { $seat } berie hráčovi { $victim } { CASE($card, "accusative") }.
brief-catan-card_taken-card = { $seat }: { $card } od hráča { $victim }

## Vysvetlenia udalostí

why-catan-drew-needed = Padla brána { CASE($deck, "genitive") } a rozhoduje červená kocka: doberá každý hráč, ktorý má { CASE($deck, "accusative") } aspoň na stupni { $needed }.
why-catan-point_card-needed = Padla brána { CASE($deck, "genitive") } a rozhoduje červená kocka: doberá každý hráč, ktorý má { CASE($deck, "accusative") } aspoň na stupni { $needed }.
why-catan-put_back = Limit sú štyri karty pokroku.
why-catan-ship = Flotila popláva o krok vždy, keď ju ukáže kocka so symbolmi. Pri kroku { $steps } sa barbari vylodia.
why-catan-attack =
    { $held ->
        [true] Barbari: jeden za každé mesto na ostrove, { $threat }. Aktívni rytieri: { $strengths }, spolu { $defence }, to stačí. Kto prispel najviac, je záchranca Catanu; ak ich je viac, každý si doberie kartu. Potom sú všetci rytieri neaktívni.
       *[false] Barbari: jeden za každé mesto na ostrove, { $threat }. Aktívni rytieri: { $strengths }, spolu { $defence }, to je málo. Z hráčov s mestom, ktoré nie je metropola, príde o jedno ten, kto prispel najmenej. Potom sú všetci rytieri neaktívni.
    }
why-catan-defender = Nikto iný neprispel do obrany takou silou aktívnych rytierov.
why-catan-city_lost =
    { $reduced ->
        [true] Nikto, kto môže o mesto prísť, neprispel menšou silou aktívnych rytierov. Nezostala dedina, ktorá by ho nahradila, preto mesto leží na boku a ráta sa ako dedina.
       *[false] Nikto, kto môže o mesto prísť, neprispel menšou silou aktívnych rytierov. Z mesta je opäť dedina.
    }
why-catan-aqueduct = Ak hod nič neprinesie, akvadukt dá surovinu.
why-catan-metropolis = Pre prvého hráča na stupni 4. Iný hráč ju získa, keď dosiahne stupeň 5 skôr než jej majiteľ.
why-catan-knight_lost = Zahnaný rytier potrebuje voľnú križovatku, ku ktorej vedú cesty jeho majiteľa.

## Názvy

catan-level =
    { $level ->
        [1] základný
        [2] silný
       *[other] mocný
    }
catan-a-knight =
    { $level ->
        [1] základného rytiera
        [2] silného rytiera
       *[other] mocného rytiera
    }
thing-catan-piece-wall = mestské hradby
thing-catan-piece-knight = rytier
    .accusative = rytiera
thing-catan-card-paper = ⟦catan-paper|papier⟧
thing-catan-card-cloth = ⟦catan-cloth|plátno⟧
thing-catan-card-coin = ⟦catan-coin|peniaze⟧
thing-catan-give-paper = ⟦catan-paper|papier⟧
thing-catan-give-cloth = ⟦catan-cloth|plátno⟧
thing-catan-give-coin = ⟦catan-coin|peniaze⟧
thing-catan-get-paper = ⟦catan-paper|papier⟧
thing-catan-get-cloth = ⟦catan-cloth|plátno⟧
thing-catan-get-coin = ⟦catan-coin|peniaze⟧
thing-catan-short-paper = ⟦catan-paper|papier⟧
thing-catan-short-cloth = ⟦catan-cloth|plátno⟧
thing-catan-short-coin = ⟦catan-coin|peniaze⟧
thing-catan-event-ship = ⟦catan-event-ship⟧ flotila
    .accusative = ⟦catan-event-ship⟧ flotilu
thing-catan-event-science = ⟦catan-event-science⟧ zelená brána
    .accusative = ⟦catan-event-science⟧ zelenú bránu
thing-catan-event-trade = ⟦catan-event-trade⟧ žltá brána
    .accusative = ⟦catan-event-trade⟧ žltú bránu
thing-catan-event-politics = ⟦catan-event-politics⟧ modrá brána
    .accusative = ⟦catan-event-politics⟧ modrú bránu
thing-catan-science = ⟦catan-science⟧ Veda
    .accusative = ⟦catan-science⟧ Vedu
    .genitive = ⟦catan-science⟧ Vedy
thing-catan-trade = ⟦catan-trade⟧ Obchod
    .genitive = ⟦catan-trade⟧ Obchodu
thing-catan-politics = ⟦catan-politics⟧ Politika
    .accusative = ⟦catan-politics⟧ Politiku
    .genitive = ⟦catan-politics⟧ Politiky
count-catan-paper = { $count }× ⟦catan-paper|papier⟧
count-catan-cloth = { $count }× ⟦catan-cloth|plátno⟧
count-catan-coin = { $count }× ⟦catan-coin|peniaze⟧

## Lobby

setting-catan-mode = Hra
setting-catan-mode-base = Catan
setting-catan-mode-ck = Mestá a rytieri

## Obrázok

catan-described-progress =
    { $count ->
        [one] { $count } karta pokroku
        [few] { $count } karty pokroku
       *[other] { $count } kariet pokroku
    }
catan-described-levels = výstavba { $levels }
catan-described-knights =
    { $count ->
        [one] { $count } rytier
        [few] { $count } rytieri
       *[other] { $count } rytierov
    } (sila aktívnych { $strength })
catan-described-event =
    { $event ->
        [ship] s flotilou
        [science] so zelenou bránou (Veda)
        [trade] so žltou bránou (Obchod)
       *[politics] s modrou bránou (Politika)
    }
catan-described-legend-ck = a rytier
catan-described-merchant = Obchodník: { $hex } ({ $seat }).
catan-described-barbarians = Barbari: krok { $step } zo 7, sila { $threat } proti { $defence }.
catan-described-home = Zlodej sa nemôže pohnúť, kým sa barbari prvý raz nevylodia.
catan-described-defender =
    { $count ->
        [one] { $count }× záchranca
        [few] { $count }× záchranca
       *[other] { $count }× záchranca
    }
catan-described-strength = sila aktívnych rytierov { $strength }
catan-described-track =
    { $metropolis ->
        [yes] { $track } stupeň { $level } s metropolou
       *[no] { $track } stupeň { $level }
    }{ $cards ->
        [0] { "" }
        [one] { " " }({ $cards } karta)
        [few] { " " }({ $cards } karty)
       *[other] { " " }({ $cards } kariet)
    }
catan-described-shown = ukázané: { $cards }
catan-described-pieces = zostáva: hradby { $walls }, rytieri základní { $basic }, silní { $strong }, mocní { $mighty }
catan-described-improvable = Tvoja ruka stačí na ďalší stupeň: { $tracks }.
catan-with-metropolis = s metropolou { CASE($track, "genitive") }
catan-with-wall = s hradbami
catan-lying = (mesto na boku)
catan-at-knight =
    { catan-level } rytier hráča { $seat }, { $state ->
        [ready] aktívny a pripravený
        [active] aktívny
       *[inactive] neaktívny
    }
catan-on-merchant = obchodník hráča { $seat }

## Pohľady

catan-placed-knights = rytieri { $places }
catan-priced-wall = Mestské hradby
catan-priced-knight = Rytier
catan-priced-activate = Aktivácia rytiera
catan-priced-upgrade = Posilnenie rytiera

## Trvalé príkazy, pripomienky, názvy bodov

missing-catan-deck = balíček karty pokroku
missing-catan-city_lost = stratené mesto
missing-catan-aqueduct = surovina z akvaduktu
missing-catan-put_back = karta pokroku na vrátenie
missing-catan-relocate = nové miesto pre rytiera
missing-catan-metropolis = miesto metropoly
missing-catan-smith = rytier na posilnenie
missing-catan-give_commodity = obchodný tovar, ktorý dáš
missing-catan-wedding = karty na svadbu
missing-catan-remove = rytier, ktorý dezertuje
missing-catan-saboteur = karty na odhodenie
missing-catan-take = karty, ktoré si vezmeš
points-catan-metropolises = metropoly
points-catan-defender = záchranca
points-catan-merchant = obchodník

## Slová, ktoré možno písať jedno namiesto druhého

synonyms-catan-coin = peniaze, peňazí, mince, minca, zlato
synonyms-catan-cloth = plátno, plátna, látka, súkno
synonyms-catan-improve = rozvinúť, rozviň, výstavba, vylepšiť

## Karty

thing-catan-paper = ⟦catan-paper|Papier⟧
    .accusative = ⟦catan-paper|papier⟧
thing-catan-cloth = ⟦catan-cloth|Plátno⟧
    .accusative = ⟦catan-cloth|plátno⟧
thing-catan-coin = ⟦catan-coin|Peniaze⟧
    .accusative = ⟦catan-coin|peniaze⟧

thing-catan-alchemist = ⟦catan-alchemist⟧ Alchymista
    .accusative = ⟦catan-alchemist⟧ Alchymistu
card-catan-alchemist = Pred hodom: nastav obe kocky s číslami.
rules-catan-alchemist = **Veda · 2 karty**
    Hrá sa pred hodom: nastavíš bielu a červenú kocku. Hádže sa len kocka so symbolmi, a to ako prvá. Nastavená červená kocka rozhoduje aj o tom, kto si doberie kartu pokroku.

thing-catan-crane = ⟦catan-crane⟧ Žeriav
card-catan-crane = Kúp výstavbu o jeden obchodný tovar lacnejšie.
rules-catan-crane = **Veda · 2 karty**
    Vyber oblasť a hneď kúp jej ďalší stupeň o jeden obchodný tovar lacnejšie. Prvý stupeň je zadarmo. Za ťah môžeš zahrať jeden Žeriav.

thing-catan-engineer = ⟦catan-engineer⟧ Inžinier
    .accusative = ⟦catan-engineer⟧ Inžiniera
card-catan-engineer = Postav zadarmo mestské hradby.
rules-catan-engineer = **Veda · 1 karta**
    Postav zadarmo hradby okolo jedného zo svojich miest. S tromi hradbami na pláne ho zahrať nemôžeš.

thing-catan-inventor = ⟦catan-inventor⟧ Vynálezca
    .accusative = ⟦catan-inventor⟧ Vynálezcu
card-catan-inventor = Vymeň dve čísla, nie však 2, 6, 8 ani 12.
rules-catan-inventor = **Veda · 2 karty**
    Vymeň čísla dvoch políčok kdekoľvek na ostrove. 2, 6, 8 a 12 ostávajú na mieste.

thing-catan-irrigation = ⟦catan-irrigation⟧ Zavlažovanie
card-catan-irrigation = 2× obilie za každé tvoje pole.
rules-catan-irrigation = **Veda · 2 karty**
    Vezmi si 2× obilie za každé pole pri svojich stavbách. Na počte stavieb ani na zlodejovi nezáleží.

thing-catan-medicine = ⟦catan-medicine⟧ Medicína
    .accusative = ⟦catan-medicine⟧ Medicínu
card-catan-medicine = Mesto za 2× rudu a 1× obilie.
rules-catan-medicine = **Veda · 2 karty**
    Zmeň jednu zo svojich dedín na mesto za 2× rudu a 1× obilie.

thing-catan-mining = ⟦catan-mining⟧ Baníctvo
card-catan-mining = 2× ruda za každé tvoje hory.
rules-catan-mining = **Veda · 2 karty**
    Vezmi si 2× rudu za každé hory pri svojich stavbách. Na počte stavieb ani na zlodejovi nezáleží.

thing-catan-printer = ⟦catan-printer⟧ Kníhtlač
card-catan-printer = 1 bod, ukáže sa hneď.
rules-catan-printer = **Veda · 1 karta**
    Jeden bod. Ukáže sa, len čo ju doberieš, aj v ťahu iného hráča, a nikdy sa neráta medzi karty na ruke.

thing-catan-smith = ⟦catan-smith⟧ Kováč
    .accusative = ⟦catan-smith⟧ Kováča
card-catan-smith = Posilni zadarmo najviac 2 rytierov.
rules-catan-smith = **Veda · 2 karty**
    Posilni zadarmo najviac dvoch svojich rytierov, každého o stupeň. Platia bežné limity: každý rytier raz za ťah, dvaja z každého stupňa, mocní len s pevnosťou.

thing-catan-commercial_harbor = ⟦catan-commercial_harbor⟧ Obchodný prístav
card-catan-commercial_harbor = Vymeň s každým hráčom surovinu za obchodný tovar.
rules-catan-commercial_harbor = **Obchod · 2 karty**
    Ponúkni každému súperovi jednu zo svojich surovín, najviac raz za ťah. Hráč s obchodným tovarom ti za ňu musí dať jeden podľa vlastného výberu. Hráč bez neho nedáva nič a karta ti ostáva.
    Pýtam sa aj hráča, ktorý má len jeden druh obchodného tovaru: inak by sa všetci dozvedeli, čo má.

thing-catan-master_merchant = ⟦catan-master_merchant⟧ Veľkoobchodník
    .accusative = ⟦catan-master_merchant⟧ Veľkoobchodníka
card-catan-master_merchant = Vezmi 2 karty podľa výberu hráčovi, ktorý má viac bodov.
rules-catan-master_merchant = **Obchod · 2 karty**
    Vyber súpera, ktorý má viac bodov než ty. Prezri si jeho ruku a vezmi mu dve karty podľa výberu.

thing-catan-merchant_fleet = ⟦catan-merchant_fleet⟧ Obchodná flotila
    .accusative = ⟦catan-merchant_fleet⟧ Obchodnú flotilu
card-catan-merchant_fleet = V tomto ťahu meň jeden druh 2:1.
rules-catan-merchant_fleet = **Obchod · 2 karty**
    Vyber surovinu alebo obchodný tovar: do konca ťahu ho meníš s bankou 2:1.

thing-catan-merchant = ⟦catan-merchant⟧ Obchodník
    .accusative = ⟦catan-merchant⟧ Obchodníka
card-catan-merchant = Daj obchodníka na svoje políčko: 1 bod a kurz 2:1.
rules-catan-merchant = **Obchod · 6 kariet**
    Postav obchodníka na políčko pri niektorej svojej stavbe. Kým ho máš, je za jeden bod a surovinu tohto políčka meníš 2:1. Získa ho ďalší hráč, ktorý zahrá Obchodníka.

thing-catan-resource_monopoly = ⟦catan-resource_monopoly⟧ Monopol surovín
card-catan-resource_monopoly = Všetci ostatní ti dajú 2 karty jednej suroviny.
rules-catan-resource_monopoly = **Obchod · 4 karty**
    Vyber surovinu. Všetci ostatní ti z nej dajú dve karty, alebo jednu, ak viac nemajú.

thing-catan-commodity_monopoly = ⟦catan-commodity_monopoly⟧ Monopol tovaru
card-catan-commodity_monopoly = Všetci ostatní ti dajú 1 obchodný tovar.
rules-catan-commodity_monopoly = **Obchod · 2 karty**
    Vyber obchodný tovar. Všetci ostatní, ktorí ho majú, ti dajú jeden.

thing-catan-bishop = ⟦catan-bishop⟧ Biskup
    .accusative = ⟦catan-bishop⟧ Biskupa
card-catan-bishop = Presuň zlodeja a ukradni kartu každému, kto tam stojí.
rules-catan-bishop = **Politika · 2 karty**
    Presuň zlodeja a ukradni po jednej náhodnej karte každému súperovi, ktorý tam má stavbu. Nemôžeš ho zahrať, kým sa barbari prvý raz nevylodia.

thing-catan-constitution = ⟦catan-constitution⟧ Ústava
    .accusative = ⟦catan-constitution⟧ Ústavu
card-catan-constitution = 1 bod, ukáže sa hneď.
rules-catan-constitution = **Politika · 1 karta**
    Jeden bod. Ukáže sa, len čo ju doberieš, aj v ťahu iného hráča, a nikdy sa neráta medzi karty na ruke.

thing-catan-deserter = ⟦catan-deserter⟧ Dezertér
    .accusative = ⟦catan-deserter⟧ Dezertéra
card-catan-deserter = Súper odstráni rytiera; ty postavíš rovnakého.
rules-catan-deserter = **Politika · 2 karty**
    Vyber súpera, ktorý odstráni rytiera podľa vlastného výberu. Môžeš postaviť rytiera rovnakého stupňa alebo najvyššieho nižšieho, ktorý ti ostal. Je aktívny, ak bol aktívny odstránený, ale v tomto ťahu nemôže konať.

thing-catan-diplomat = ⟦catan-diplomat⟧ Diplomat
    .accusative = ⟦catan-diplomat⟧ Diplomata
card-catan-diplomat = Odstráň otvorenú cestu. Vlastnú môžeš postaviť inde.
rules-catan-diplomat = **Politika · 2 karty**
    Odstráň cestu s otvoreným koncom, kde jej majiteľ nemá inú cestu, stavbu ani rytiera. Ak je tvoja, môžeš ju hneď zadarmo postaviť inde.

thing-catan-intrigue = ⟦catan-intrigue⟧ Intriga
    .accusative = ⟦catan-intrigue⟧ Intrigu
card-catan-intrigue = Zažeň cudzieho rytiera, ktorý stojí pri tvojej ceste.
rules-catan-intrigue = **Politika · 2 karty**
    Zažeň súperovho rytiera ľubovoľného stupňa z križovatky, ku ktorej vedie tvoja cesta. Majiteľ ho presunie po svojich cestách, alebo oň príde, ak preň nie je miesto.

thing-catan-saboteur = ⟦catan-saboteur⟧ Sabotér
    .accusative = ⟦catan-saboteur⟧ Sabotéra
card-catan-saboteur = Kto má aspoň toľko bodov ako ty, odhodí pol ruky.
rules-catan-saboteur = **Politika · 2 karty**
    Každý, kto má aspoň toľko bodov ako ty, odhodí polovicu ruky, zaokrúhlenú nadol. Hradby nepomáhajú.

thing-catan-spy = ⟦catan-spy⟧ Špión
    .accusative = ⟦catan-spy⟧ Špióna
card-catan-spy = Pozri si súperove karty pokroku a jednu vezmi.
rules-catan-spy = **Politika · 3 karty**
    Prezri si karty pokroku jedného súpera a jednu mu vezmi. Môžeš ju zahrať v tom istom ťahu.

thing-catan-warlord = ⟦catan-warlord⟧ Vojvodca
    .accusative = ⟦catan-warlord⟧ Vojvodcu
card-catan-warlord = Aktivuj zadarmo všetkých svojich rytierov.
rules-catan-warlord = **Politika · 2 karty**
    Všetci tvoji rytieri sú zadarmo aktívni. Tí, ktorí boli neaktívni, môžu konať od tvojho ďalšieho ťahu.

thing-catan-wedding = ⟦catan-wedding⟧ Svadba
    .accusative = ⟦catan-wedding⟧ Svadbu
card-catan-wedding = Kto má viac bodov, dá ti 2 karty.
rules-catan-wedding = **Politika · 2 karty**
    Každý, kto má viac bodov než ty, ti dá dve karty podľa vlastného výberu, alebo jednu, ak viac nemá.

## Pravidlá

rules-catan-topics-ck = cities improvements metropolis walls knights actions barbarians progress symbols
rules-catan-entries-ck =
    alchemist crane engineer inventor irrigation medicine mining printer smith commercial_harbor master_merchant
    merchant_fleet merchant resource_monopoly commodity_monopoly bishop constitution deserter diplomat intrigue saboteur
    spy warlord wedding
rules-catan-cities-title = Mestá a rytieri: čo sa mení
rules-catan-cities =
    Nie sú tu akčné karty ani vojsko. Tvoja druhá stavba je mesto. Tretia kocka ukazuje flotilu alebo bránu: **flotila** posúva barbarov, **brány** dávajú karty pokroku.
    Vyhráš, keď máš vo vlastnom ťahu **13 bodov**. Bodujú aj metropoly, záchranca Catanu, obchodník a dve karty.
    Mestá pri lese, pastvine a horách dávajú namiesto dvoch surovín jednu surovinu a jeden **obchodný tovar**: papier, plátno, peniaze. Obchodný tovar patrí do tvojej ruky a platíš ním výstavbu. Obchoduje sa s ním rovnako, ale žiadny prístav preň nedáva 2:1. Ďalšie kurzy 2:1 dáva obchodník, Obchodná flotila a tretí stupeň Obchodu.
rules-catan-improvements-title = Výstavba mesta
rules-catan-improvements =
    Sú tri oblasti po piatich stupňoch: **Veda** stojí papier, **Obchod** plátno, **Politika** peniaze. Každý stupeň stojí toľko kariet, aké je jeho číslo. Potrebuješ mesto.
    Tretí stupeň dáva schopnosť. Veda, *akvadukt*: ak ti hod iný než sedmička nič neprinesie, vezmi si surovinu podľa výberu. Obchod, *obchodný dom*: obchodný tovar 2:1 s bankou. Politika, *pevnosť*: mocní rytieri.
rules-catan-metropolis-title = Metropoly
rules-catan-metropolis =
    Prvý hráč na stupni 4 niektorej oblasti postaví jej metropolu na mesto. Je za 2 body navyše a barbari toto mesto vziať nemôžu. Prvý hráč na stupni 5 ju vezme hráčovi na stupni 4. Na stupni 5 je v bezpečí.
    Stupne 4 a 5 vyžadujú tvoje mesto bez metropoly. Kto má metropolu oblasti, na jej stupeň 5 ďalšie mesto nepotrebuje.
rules-catan-walls-title = Mestské hradby
rules-catan-walls =
    Hradby stoja 2× tehlu. Stavajú sa okolo mesta, najviac jedny okolo každého a spolu troje. Každé ti pri sedmičke dovolia nechať si o dve karty viac. Prídeš o ne spolu s mestom.
rules-catan-knights-title = Rytieri
rules-catan-knights =
    Rytier stojí na voľnej križovatke pri tvojej ceste. Jeden až tri pruhy ukazujú jeho stupeň a silu: **základný**, **silný**, **mocný**. Zlatý okraj znamená, že je **aktívny**: len vtedy sa ráta proti barbarom a môže konať.
    Aj neaktívny rytier blokuje križovatku pre cesty a stavby ostatných a pretína ich najdlhšiu cestu. Rytier stojí vlnu a rudu, aktivácia obilie, posilnenie vlnu a rudu. Máš dvoch rytierov každého stupňa. Rytiera môžeš posilniť najviac raz za ťah. Mocní potrebujú tretí stupeň Politiky.
rules-catan-actions-title = Akcie rytierov
rules-catan-actions =
    Rytier môže konať, ak bol na začiatku tvojho ťahu aktívny. Potom je neaktívny. Medzi ťahmi konať nemôže.
    - **Presun** po tvojich cestách na voľnú križovatku.
    - **Zahnanie** slabšieho rytiera iného hráča z križovatky, ku ktorej vedú tvoje cesty. Majiteľ ho presunie po svojich cestách, alebo oň príde.
    - **Zahnanie zlodeja** zo susedného políčka: presunieš zlodeja a kradneš.
rules-catan-barbarians-title = Barbari
rules-catan-barbarians =
    Každý hod s flotilou posunie barbarov o jeden zo siedmich krokov. Keď sa vylodia, ich sila je počet všetkých miest. Sila rytierov je súčet všetkých aktívnych.
    - **Rytieri sa ubránia**, ak nie sú slabší. Kto prispel najviac, je záchranca Catanu za 1 bod. Ak ich je viac, každý si doberie kartu pokroku podľa výberu.
    - **Inak** ten, kto prispel najmenej, príde o mesto, z ktorého bude dedina. Pri rovnosti príde o jedno každý. Hráčov bez obyčajného mesta sa to netýka.
    Potom sú všetci rytieri neaktívni, flotila začína odznova a zlodej je voľný. Pred prvým vylodením sa zlodej nehýbe.
rules-catan-progress-title = Karty pokroku
rules-catan-progress =
    Keď padne brána, doberá si kartu každý hráč, ktorý má v oblasti jej farby aspoň jeden stupeň, ak je červená kocka najviac o jedna vyššia než tento stupeň: na stupni 1 červená 1 alebo 2, na stupni 5 každé číslo.
    Môžeš mať štyri karty, vo vlastnom ťahu päť. Po hode ich hraj, koľko chceš, Alchymistu pred hodom. Kartu, ktorá by nič nezmenila, zahrať nemôžeš. Kníhtlač a Ústava sa ukážu hneď.
    V balíčkoch je aj *Stavba ciest*.
rules-catan-symbols-title = Mestá a rytieri na obrázku
rules-catan-symbols =
    Hore za ⟦catan-length⟧ najdlhšou cestou: ⟦catan-activate⟧ sila aktívnych rytierov a ⟦catan-defender⟧ body záchrancu. Nižšie pre každú oblasť ({ thing-catan-science }, { thing-catan-trade }, { thing-catan-politics }): počet kariet pokroku (na rube karty) a stupeň.
    Vľavo dole: sila barbarov (červená, ak je väčšia) a pod ňou sila rytierov.

## Reasons of computers

because-catan-metropolis_now = prináša metropolu
because-catan-track = stupeň { $level } z 5, od stupňa 4 metropola
because-catan-guard =
    { $count ->
        [one] do vylodenia barbarov: { $count } krok: { $threat } proti { $defence }
        [few] do vylodenia barbarov: { $count } kroky: { $threat } proti { $defence }
       *[other] do vylodenia barbarov: { $count } krokov: { $threat } proti { $defence }
    }
because-catan-walled = pri sedmičke sú v bezpečí o dve karty viac
because-catan-effect = { $effect }
