# Städte & Ritter

## Was ein Platz gefragt wird

ask-catan-deck = { $seat }, die Ritter haben standgehalten, und mehrere haben gleich viel beigetragen. Von welchem Stapel ziehst du eine Karte?
question-catan-deck = Von welchem Stapel ziehst du?
ask-catan-city_lost = { $seat }, die Barbaren haben gesiegt: Welche Stadt verlierst du?
ask-catan-aqueduct = { $seat }, dieser Wurf hat dir nichts gebracht. Welchen Rohstoff bringt das Aquädukt?
ask-catan-put_back = { $seat }, du hast eine Fortschrittskarte zu viel: Welche legst du zurück?
ask-catan-metropolis = { $seat }, auf welche Stadt kommt die Metropole ({ $track })?
ask-catan-relocate = { $seat }, dein Ritter ({ $place }) ist vertrieben worden: Wohin geht er?
ask-catan-alchemist = { $seat }, wie fallen die Würfel?
ask-catan-crane = { $seat }, was baust du für eine Handelsware weniger aus?
ask-catan-engineer = { $seat }, welche Stadt bekommt die Mauer?
ask-catan-inventor = { $seat }, welche Zahl tauschst du?
ask-catan-inventor-second = { $seat }, mit welcher Zahl tauschst du { $hex }?
ask-catan-medicine = { $seat }, welche Siedlung wird für 2 Erz und 1 Getreide zur Stadt?
ask-catan-smith =
    { $left ->
        [one] { $seat }, wertest du einen zweiten Ritter auf?
       *[other] { $seat }, welchen Ritter wertest du auf?
    }
ask-catan-merchant = { $seat }, wohin geht der Händler?
ask-catan-merchant_fleet = { $seat }, was tauschst du in diesem Zug 2:1?
ask-catan-commercial_harbor = { $seat }, wem bietest du welchen Rohstoff für eine Handelsware?
ask-catan-give_commodity = { $seat }, du bekommst { $card } von { $partner }: Welche Handelsware gibst du dafür?
ask-catan-master_merchant = { $seat }, von wem nimmst du zwei Karten?
ask-catan-master_merchant-take =
    { $most ->
        [one] { $seat }, welche Karte nimmst du?
       *[other] { $seat }, welche { $most } Karten nimmst du?
    }
ask-catan-resource_monopoly = { $seat }, von welchem Rohstoff müssen dir alle zwei geben?
ask-catan-commodity_monopoly = { $seat }, von welcher Handelsware müssen dir alle eine geben?
ask-catan-bishop = { $seat }, wohin geht der Räuber? Du stiehlst allen dort je eine Karte.
question-catan-bishop = Wohin geht der Räuber?
ask-catan-diplomat = { $seat }, welche Straße wird entfernt?
ask-catan-diplomat-rebuild = { $seat }, wo baust du deine Straße wieder auf?
ask-catan-deserter = { $seat }, wessen Ritter desertiert?
ask-catan-deserter-remove = { $seat }, { $partner } lässt einen deiner Ritter desertieren: Welchen?
ask-catan-deserter-place = { $seat }, wohin stellst du { catan-a-knight }?
ask-catan-intrigue = { $seat }, welchen Ritter vertreibst du?
ask-catan-saboteur = { $seat }, Sabotage: Wirf { catan-cards-to-give } ab.
ask-catan-spy = { $seat }, wessen Fortschrittskarten siehst du an?
ask-catan-spy-take = { $seat }, welche Karte nimmst du von { $victim }?
ask-catan-wedding = { $seat }, { $partner } heiratet: Schenke { catan-cards-to-give }.

## Möglichkeiten

option-catan-none = Nichts
option-catan-wall = { $marked }⟦catan-wall⟧ Mauer: { $place }
option-catan-knight = { $marked }⟦catan-knight-{ $own }⟧ Ritter: { $place }
option-catan-activate = { $marked }⟦catan-activate⟧ Ritter aktivieren: { $place }
option-catan-upgrade = { $marked }⟦catan-upgrade⟧ Ritter aufwerten: { $place }
option-catan-move = { $marked }⟦catan-knight-{ $own }⟧ Ritter ziehen: { $from-short } nach { $place-short }
option-catan-displace = { $marked }⟦catan-knight-{ $own }⟧ Mit Ritter { $from-short } vertreiben: { $place-short }
option-catan-chase = { $marked }⟦catan-robber⟧ Räuber verjagen mit Ritter: { $place }
option-catan-improve = { $track } ausbauen
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
option-catan-smith-done = Keinen weiteren
option-catan-intrigue = { $marked }{ $place }
option-catan-deserter-remove = { $marked }{ $place }
option-catan-deserter-place = { $marked }{ $place }
option-catan-deserter-place-done = Keinen aufstellen
option-catan-diplomat = { $marked }Straße von { $seat }: { $place }
    .short = { $marked }{ $seat }: { $place }
option-catan-diplomat-rebuild = { $marked }Straße: { $place }
option-catan-diplomat-rebuild-done = Nicht wieder aufbauen
option-catan-alchemist = { $dice }
option-catan-put_back = { $id }
option-catan-spy-take = { $id }
option-catan-aqueduct-none = Nichts nehmen
option-catan-commercial_harbor = { $seat }: { $card }
option-catan-commercial_harbor-done = Keine weiteren Angebote

cost-catan-1-wall = 2 Lehm
cost-catan-1-knight = Wolle, Erz
cost-catan-1-activate = Getreide
cost-catan-1-upgrade = Wolle, Erz
cost-catan-improve-2 = { $about }
detail-catan-crane = { "" }
detail-catan-deck = { "" }
use-catan-improve-2-science =
    { $level ->
        [1] Tore geben dir Karten der Wissenschaft
        [2] Tore geben dir öfter Karten der Wissenschaft
        [3] Aquädukt: ein Rohstoff deiner Wahl, wenn dir ein Wurf nichts bringt
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-trade =
    { $level ->
        [1] Tore geben dir Karten des Handels
        [2] Tore geben dir öfter Karten des Handels
        [3] Handelshaus: Handelswaren 2:1 mit der Bank
       *[other] { catan-use-metropolis }
    }
use-catan-improve-2-politics =
    { $level ->
        [1] Tore geben dir Karten der Politik
        [2] Tore geben dir öfter Karten der Politik
        [3] Festung: Deine Ritter können mächtig werden
       *[other] { catan-use-metropolis }
    }
catan-use-metropolis =
    { $level ->
        [4] eine Metropole und 2 Punkte für den ersten
       *[other] die Metropole gehört dir für immer, wenn niemand sonst Stufe 5 hat
    }
use-catan-crane-science = { use-catan-improve-2-science }
use-catan-crane-trade = { use-catan-improve-2-trade }
use-catan-crane-politics = { use-catan-improve-2-politics }
use-catan-deck-science = Karten zum Bauen
use-catan-deck-trade = Karten, die dir Karten bringen
use-catan-deck-politics = Karten für Ritter und gegen andere
use-catan-put_back = { $about }
use-catan-play-2 = { $about }
use-catan-spy-take = { $about }
step-catan-1-wall = ⟦catan-wall⟧ Mauer bauen
step-catan-1-knight = ⟦catan-knight-{ $own }⟧ Ritter aufstellen
step-catan-1-activate = ⟦catan-activate⟧ Ritter aktivieren
step-catan-1-upgrade = ⟦catan-upgrade⟧ Ritter aufwerten
step-catan-1-move = ⟦catan-knight-{ $own }⟧ Ritter ziehen
step-catan-1-displace = ⟦catan-knight-{ $own }⟧ Ritter vertreiben
step-catan-1-chase = ⟦catan-robber⟧ Räuber verjagen
step-catan-1-improve = Stadt ausbauen
step-catan-alchemist-1 = Erster Würfel { $id }
step-catan-move-2 = { $marked }Ritter: { $place }
step-catan-move-3 = { $marked }Nach { $place }
step-catan-displace-2 = { $marked }Ritter: { $place }
step-catan-displace-3 = { $marked }Ritter: { $place }
step-catan-activate-2 = { $marked }{ $place }
step-catan-upgrade-2 = { $marked }{ $place }
step-catan-chase-2 = { $marked }{ $place }
step-catan-wall-2 = { $marked }{ $place }
step-catan-improve-2 = { $id }
step-catan-alchemist-2 = Roter Würfel { $id }
step-catan-commercial_harbor-2 = { $id }

## Was geschehen ist

event-catan-built-active = { $seat } stellt ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece } auf ({ $place }).
event-catan-rolled-event = { $seat } würfelt **{ $total }** ({ $dice }) und { $event }.
brief-catan-rolled-event = { $seat }: { $total } gewürfelt, { $event }
each-catan-offers = { $seat }: { $card }
each-catan-strengths = { $seat } { $count }

term-catan-metropolises =
    { $count ->
        [one] eine Metropole × { $each }
       *[other] { $count } Metropolen × { $each }
    }
term-catan-defender =
    { $count ->
        [one] einmal Retter
       *[other] { $count }-mal Retter
    }
term-catan-merchant = der Händler { $each }

event-catan-ship =
    { $step ->
        [7] Die Barbaren landen.
       *[other] Barbaren: Schritt { $step } von { $steps }.
    }
brief-catan-ship =
    { $step ->
        [7] (die Barbaren landen)
       *[other] (Barbaren { $step }/{ $steps })
    }
event-catan-attack =
    { $held ->
        [true] Die Ritter halten stand, { $defence } gegen { $threat }.
       *[false] Die Barbaren brechen durch, { $threat } gegen { $defence }.
    }
event-catan-defender = { $seat } rettet Catan: 1 Punkt.
brief-catan-defender = { $seat }: Retter Catans **+1**
event-catan-city_lost =
    { $wall ->
        [true] { $seat } verliert eine Stadt und ihre Mauer ({ $place }).
       *[false] { $seat } verliert eine Stadt ({ $place }).
    }
brief-catan-city_lost = { $seat }: Stadt verloren **−1**
event-catan-city_lost-follows = ·
event-catan-drew = { $seat } zieht eine Karte ({ $deck }).
brief-catan-drew = { $seat }: Karte ({ $deck })
event-catan-drew-card = { $seat } zieht { $card }.
brief-catan-drew-card = { $seat }: { $card }
event-catan-drew-together = { $seats } ziehen Fortschrittskarten.
brief-catan-drew-together = ({ $seats } ziehen Fortschrittskarten)
event-catan-point_card = { $seat } zieht { $card }: 1 Punkt.
brief-catan-point_card = { $seat }: { $card } **+1**
event-catan-put_back = { $seat } legt eine Karte zurück ({ $deck }).
brief-catan-put_back = { $seat }: legt eine Karte zurück ({ $deck })
event-catan-put_back-card = { $seat } legt { $card } zurück.
brief-catan-put_back-card = { $seat }: legt { $card } zurück
event-catan-aqueduct = { $seat } nimmt { $card } durch das Aquädukt.
brief-catan-aqueduct = { $seat }: { $card } durch das Aquädukt
event-catan-activated =
    { $places-count ->
        [one] { $seat } aktiviert einen Ritter ({ $places }).
       *[other] { $seat } aktiviert { $places-count } Ritter ({ $places }).
    }
brief-catan-activated =
    { $places-count ->
        [one] { $seat }: Ritter aktiv
       *[other] { $seat }: { $places-count } Ritter aktiv
    }
event-catan-upgraded = { $seat } wertet einen Ritter auf ({ $place }): Er ist jetzt { catan-level }.
brief-catan-upgraded = { $seat }: Ritter jetzt { catan-level }
event-catan-knight_moved = { $seat } zieht einen Ritter ({ $before-short } nach { $place-short }).
brief-catan-knight_moved = { $seat }: Ritter gezogen
event-catan-displaced = { $seat } vertreibt einen Ritter von { $victim } ({ $place }).
brief-catan-displaced = { $seat }: vertreibt einen Ritter von { $victim }
event-catan-relocated = { $seat } versetzt den vertriebenen Ritter ({ $before-short } nach { $place-short }).
brief-catan-relocated = { $seat }: versetzt diesen Ritter
event-catan-knight_lost = { $seat } verliert ihn: Für ihn gibt es keinen Platz.
brief-catan-knight_lost = { $seat }: verliert diesen Ritter
event-catan-chased = { $seat } verjagt den Räuber mit einem Ritter ({ $place }).
brief-catan-chased = { $seat }: Ritter verjagt den Räuber
event-catan-improved = { $seat } baut { $track } auf Stufe { $level } aus.
brief-catan-improved = { $seat }: { $track } Stufe { $level }
event-catan-metropolis = { $seat } hat jetzt die Metropole ({ $track }, { $place }): 2 Punkte.
brief-catan-metropolis = { $seat }: Metropole ({ $track }) **+2**
event-catan-dice_set = { $seat } stellt die Würfel auf { $dice }.
brief-catan-dice_set = { $seat }: Würfel auf { $dice } gestellt
event-catan-swapped = { $seat } tauscht zwei Zahlen ({ $hexes }).
brief-catan-swapped = { $seat }: tauscht zwei Zahlen
each-catan-hexes = { $hex }
event-catan-merchant = { $seat } hat jetzt den Händler ({ $hex }): 1 Punkt.
brief-catan-merchant = { $seat }: Händler **+1**
event-catan-merchant_fleet = { $seat } tauscht { $card } in diesem Zug 2:1.
brief-catan-merchant_fleet = { $seat }: { $card } 2:1
event-catan-no_commodity = { $seat } hat keine Handelsware.
brief-catan-no_commodity = ({ $seat } hat keine Handelsware)
event-catan-passed =
    { $count ->
        [one] { $seat } gibt { $receiver } eine Karte.
       *[other] { $seat } gibt { $receiver } { $count } Karten.
    }
brief-catan-passed =
    { $count ->
        [one] ({ $seat } gibt { $receiver } eine Karte)
       *[other] ({ $seat } gibt { $receiver } { $count } Karten)
    }
event-catan-passed-cards = { $seat } gibt { $receiver } { $cards }.
brief-catan-passed-cards = ({ $seat } gibt { $receiver } { $cards })
event-catan-looked = { $seat } sieht die Handkarten von { $victim } an.
brief-catan-looked = { $seat }: sieht die Handkarten von { $victim } an
event-catan-looked-cards = { $seat } sieht die Handkarten von { $victim } an: { $cards }.
brief-catan-looked-cards = { brief-catan-looked } ({ $cards })
event-catan-road_removed = { $seat } entfernt eine Straße von { $owner } ({ $place }).
brief-catan-road_removed = { $seat }: entfernt eine Straße von { $owner }
event-catan-deserted = Ein Ritter von { $seat } desertiert ({ $place }).
brief-catan-deserted = (ein Ritter von { $seat } desertiert)
event-catan-spied = { $seat } sieht die Fortschrittskarten von { $victim } an.
brief-catan-spied = { $seat }: sieht die Fortschrittskarten von { $victim } an
event-catan-spied-cards = { $seat } sieht die Fortschrittskarten von { $victim } an: { $cards }.
brief-catan-spied-cards = { brief-catan-spied } ({ $cards })
event-catan-card_taken = { $seat } nimmt { $victim } eine Fortschrittskarte.
brief-catan-card_taken = { $seat }: eine Fortschrittskarte von { $victim }
event-catan-card_taken-card = { $seat } nimmt { $victim } eine Karte: { $card }.
brief-catan-card_taken-card = { $seat }: { $card } von { $victim }

## Was hinter dem steht, was geschehen ist

why-catan-drew-needed = Das Tor der Farbe von { $deck } und der rote Würfel: Wer { $deck } bis Stufe { $needed } oder weiter ausgebaut hat, zieht.
why-catan-point_card-needed = Das Tor der Farbe von { $deck } und der rote Würfel: Wer { $deck } bis Stufe { $needed } oder weiter ausgebaut hat, zieht.
why-catan-put_back = Niemand darf mehr als vier Fortschrittskarten behalten.
why-catan-ship = Zeigt der Ereigniswürfel das Schiff, fährt es einen Schritt weiter; bei Schritt { $steps } landen die Barbaren.
why-catan-attack =
    { $held ->
        [true] Barbaren: einer für jede Stadt auf der Insel, { $threat }. Aktive Ritter: { $strengths }, zusammen { $defence }; das genügt: Wer allein am meisten gestellt hat, ist Retter Catans, mehrere ziehen je eine Karte. Danach ruhen alle Ritter.
       *[false] Barbaren: einer für jede Stadt auf der Insel, { $threat }. Aktive Ritter: { $strengths }, zusammen { $defence }; das ist zu wenig: Von denen mit einer Stadt, die keine Metropole ist, verliert eine, wer am wenigsten gestellt hat. Danach ruhen alle Ritter.
    }
why-catan-defender = Niemand sonst hat so viele aktive Ritter gestellt.
why-catan-city_lost =
    { $reduced ->
        [true] Niemand mit einer Stadt, die fallen kann, hat weniger aktive Ritter gestellt. Es war keine Siedlung übrig, so liegt die Stadt auf der Seite und zählt als eine.
       *[false] Niemand mit einer Stadt, die fallen kann, hat weniger aktive Ritter gestellt. Die Stadt ist wieder eine Siedlung.
    }
why-catan-aqueduct = Der Wurf hat nichts gebracht, und wer das Aquädukt hat, darf dann einen Rohstoff nehmen.
why-catan-metropolis = Wer zuerst auf Stufe 4 ist, bekommt sie. Nur wer vor dem Besitzer Stufe 5 erreicht, nimmt sie ihm ab.
why-catan-knight_lost = Ein vertriebener Ritter braucht eine leere Kreuzung, zu der Straßen seines Besitzers führen.

## Wie die Dinge heißen

catan-level =
    { $level ->
        [1] einfach
        [2] stark
       *[other] mächtig
    }
catan-a-knight =
    { $level ->
        [1] einen einfachen Ritter
        [2] einen starken Ritter
       *[other] einen mächtigen Ritter
    }
thing-catan-piece-wall = eine Stadtmauer
    .short = Stadtmauer
thing-catan-piece-knight = einen Ritter
    .short = Ritter
thing-catan-card-paper = ⟦catan-paper|Papier⟧
thing-catan-card-cloth = ⟦catan-cloth|Tuch⟧
thing-catan-card-coin = ⟦catan-coin|Münzen⟧
thing-catan-give-paper = ⟦catan-paper|Papier⟧
thing-catan-give-cloth = ⟦catan-cloth|Tuch⟧
thing-catan-give-coin = ⟦catan-coin|Münzen⟧
thing-catan-get-paper = ⟦catan-paper|Papier⟧
thing-catan-get-cloth = ⟦catan-cloth|Tuch⟧
thing-catan-get-coin = ⟦catan-coin|eine Münze⟧
thing-catan-short-paper = ⟦catan-paper|Papier⟧
thing-catan-short-cloth = ⟦catan-cloth|Tuch⟧
thing-catan-short-coin = ⟦catan-coin|Münzen⟧
thing-catan-event-ship = ⟦catan-event-ship⟧ ein Schiff
thing-catan-event-science = ⟦catan-event-science⟧ das grüne Tor
thing-catan-event-trade = ⟦catan-event-trade⟧ das gelbe Tor
thing-catan-event-politics = ⟦catan-event-politics⟧ das blaue Tor
thing-catan-science = ⟦catan-science⟧ Wissenschaft
thing-catan-trade = ⟦catan-trade⟧ Handel
thing-catan-politics = ⟦catan-politics⟧ Politik
count-catan-paper = { $count } ⟦catan-paper|Papier⟧
count-catan-cloth = { $count } ⟦catan-cloth|Tuch⟧
count-catan-coin =
    { $count ->
        [one] 1 ⟦catan-coin|Münze⟧
       *[other] { $count } ⟦catan-coin|Münzen⟧
    }

## Die Lobby

setting-catan-mode = Spiel
setting-catan-mode-base = Catan
setting-catan-mode-ck = Städte & Ritter

## Das Bild

catan-described-progress =
    { $count ->
        [one] eine Fortschrittskarte
       *[other] { $count } Fortschrittskarten
    }
catan-described-levels = Ausbau { $levels }
catan-described-knights =
    { $count ->
        [one] ein Ritter
       *[other] { $count } Ritter
    } (aktive Stärke { $strength })
catan-described-event =
    { $event ->
        [ship] mit einem Schiff
        [science] mit dem grünen Tor (Wissenschaft)
        [trade] mit dem gelben Tor (Handel)
       *[politics] mit dem blauen Tor (Politik)
    }
catan-described-legend-ck = a Ritter
catan-described-merchant = Der Händler steht auf dem Feld { $hex } ({ $seat }).
catan-described-barbarians = Barbaren: Schritt { $step } von 7, Stärke { $threat } gegen { $defence }.
catan-described-home = Der Räuber bleibt stehen, bis die Barbaren einmal gelandet sind.
catan-described-defender =
    { $count ->
        [one] einmal Retter
       *[other] { $count }-mal Retter
    }
catan-described-strength = aktive Ritter { $strength }
catan-described-track =
    { $metropolis ->
        [yes] { $track } Stufe { $level } mit Metropole
       *[no] { $track } Stufe { $level }
    }{ $cards ->
        [0] { "" }
        [one] { " " }(eine Karte)
       *[other] { " " }({ $cards } Karten)
    }
catan-described-shown = offen: { $cards }
catan-described-pieces = im Vorrat: Mauern { $walls }, Ritter { $basic } einfache, { $strong } starke, { $mighty } mächtige
catan-described-improvable = Deine Hand reicht für die nächste Stufe: { $tracks }.
catan-with-metropolis = mit Metropole ({ $track })
catan-with-wall = mit Mauer
catan-lying = (eine liegende Stadt)
catan-at-knight =
    Ritter von { $seat }, { catan-level }, { $state ->
        [ready] aktiv und bereit
        [active] aktiv
       *[inactive] inaktiv
    }
catan-on-merchant = der Händler von { $seat }

## Genauer angesehen

catan-placed-knights = Ritter { $places }
catan-priced-wall = Stadtmauer
catan-priced-knight = Ritter
catan-priced-activate = Ritter aktivieren
catan-priced-upgrade = Ritter aufwerten

## Erinnerungen und Punkte

missing-catan-deck = der Stapel einer Fortschrittskarte
missing-catan-city_lost = die verlorene Stadt
missing-catan-aqueduct = ein Rohstoff vom Aquädukt
missing-catan-put_back = eine Fortschrittskarte zum Zurücklegen
missing-catan-relocate = ein neuer Ort für einen Ritter
missing-catan-metropolis = der Ort einer Metropole
missing-catan-smith = ein Ritter zum Aufwerten
missing-catan-give_commodity = eine Handelsware
missing-catan-wedding = Karten für eine Hochzeit
missing-catan-remove = ein Ritter, der desertiert
missing-catan-saboteur = Karten zum Abwerfen
missing-catan-take = Karten zum Nehmen
points-catan-metropolises = Metropolen
points-catan-defender = Retter Catans
points-catan-merchant = Händler

## Was man füreinander tippen kann

synonyms-catan-coin = Münze, Münzen, Gold, Geld
synonyms-catan-cloth = Tuch, Stoff
synonyms-catan-improve = ausbauen, Ausbau, verbessern

## Die Karten

thing-catan-paper = ⟦catan-paper|Papier⟧
thing-catan-cloth = ⟦catan-cloth|Tuch⟧
thing-catan-coin = ⟦catan-coin|Münze⟧

thing-catan-alchemist = ⟦catan-alchemist⟧ Alchemist
card-catan-alchemist = Vor dem Wurf: Bestimme beide Zahlenwürfel.
rules-catan-alchemist = **Wissenschaft · 2 Karten**
    Vor dem Wurf gespielt: Du stellst den weißen und den roten Würfel ein. Nur der Ereigniswürfel wird geworfen, und er gilt zuerst. Der rote Würfel entscheidet auch, wer Fortschrittskarten zieht.

thing-catan-crane = ⟦catan-crane⟧ Kran
card-catan-crane = Ein Ausbau kostet eine Handelsware weniger.
rules-catan-crane = **Wissenschaft · 2 Karten**
    Nenne einen Bereich und kaufe sofort seine nächste Stufe, für eine Handelsware weniger als sonst; die erste Stufe ist umsonst. Du darfst nur einen Kran im Zug spielen.

thing-catan-engineer = ⟦catan-engineer⟧ Ingenieur
card-catan-engineer = Baue eine Stadtmauer umsonst.
rules-catan-engineer = **Wissenschaft · 1 Karte**
    Baue umsonst eine Mauer um eine deiner Städte. Stehen schon drei, kannst du die Karte nicht spielen.

thing-catan-inventor = ⟦catan-inventor⟧ Erfinder
card-catan-inventor = Tausche zwei Zahlen, aber keine 2, 6, 8, 12.
rules-catan-inventor = **Wissenschaft · 2 Karten**
    Tausche die Zahlen zweier Felder, irgendwo auf der Insel. 2, 6, 8 und 12 bleiben, wo sie sind.

thing-catan-irrigation = ⟦catan-irrigation⟧ Bewässerung
card-catan-irrigation = 2 Getreide für jedes Ackerland von dir.
rules-catan-irrigation = **Wissenschaft · 2 Karten**
    Nimm zwei Getreide für jedes Ackerland, an dem du ein Gebäude hast, wie viele es auch sind, und auch wenn der Räuber dort steht.

thing-catan-medicine = ⟦catan-medicine⟧ Medizin
card-catan-medicine = Eine Stadt für 2 Erz und 1 Getreide.
rules-catan-medicine = **Wissenschaft · 2 Karten**
    Mache eine deiner Siedlungen zur Stadt, für zwei Erz und ein Getreide.

thing-catan-mining = ⟦catan-mining⟧ Bergbau
card-catan-mining = 2 Erz für jedes deiner Gebirge.
rules-catan-mining = **Wissenschaft · 2 Karten**
    Nimm zwei Erz für jedes Gebirge, an dem du ein Gebäude hast, wie viele es auch sind, und auch wenn der Räuber dort steht.

thing-catan-printer = ⟦catan-printer⟧ Buchdruck
card-catan-printer = 1 Punkt, sofort offen.
rules-catan-printer = **Wissenschaft · 1 Karte**
    Ein Punkt. Er wird beim Ziehen gezeigt, wer auch am Zug ist, und zählt nie als Handkarte.

thing-catan-smith = ⟦catan-smith⟧ Schmied
card-catan-smith = Werte bis zu 2 Ritter umsonst auf.
rules-catan-smith = **Wissenschaft · 2 Karten**
    Werte bis zu zwei deiner Ritter um je eine Stufe auf, umsonst. Die üblichen Grenzen gelten: ein Ritter einmal im Zug, zwei von jeder Stufe, mächtige nur mit der Festung.

thing-catan-commercial_harbor = ⟦catan-commercial_harbor⟧ Handelshafen
card-catan-commercial_harbor = Tausche mit allen Rohstoff gegen Handelsware.
rules-catan-commercial_harbor = **Handel · 2 Karten**
    Biete allen anderen je eine deiner Rohstoffkarten an, jedem höchstens einmal im Zug: Wer eine Handelsware hat, muss dir dafür eine nach eigener Wahl geben. Wer keine hat, gibt nichts, und du behältst deine Karte.
    Auch wer nur eine Sorte Handelswaren hat, wird gefragt: Sonst wüssten alle, was er hat.

thing-catan-master_merchant = ⟦catan-master_merchant⟧ Handelsherr
card-catan-master_merchant = Nimm 2 Karten deiner Wahl von jemandem mit mehr Punkten.
rules-catan-master_merchant = **Handel · 2 Karten**
    Wähle jemanden mit mehr Punkten als du, sieh die Handkarten an und nimm zwei deiner Wahl.

thing-catan-merchant_fleet = ⟦catan-merchant_fleet⟧ Handelsflotte
card-catan-merchant_fleet = Im Zug tauschst du eine Sorte 2:1.
rules-catan-merchant_fleet = **Handel · 2 Karten**
    Nenne einen Rohstoff oder eine Handelsware: Bis zum Ende deines Zuges tauschst du sie mit der Bank 2:1.

thing-catan-merchant = ⟦catan-merchant⟧ Händler
card-catan-merchant = Setze den Händler auf ein Feld: 1 Punkt, dort 2:1.
rules-catan-merchant = **Handel · 6 Karten**
    Setze den Händler auf ein Feld, an dem du ein Gebäude hast. Solange er dir gehört, hast du einen Punkt und tauschst den Rohstoff dieses Feldes 2:1. Wer als Nächster einen Händler spielt, übernimmt ihn.

thing-catan-resource_monopoly = ⟦catan-resource_monopoly⟧ Rohstoffmonopol
card-catan-resource_monopoly = Alle geben dir 2 von einem Rohstoff.
rules-catan-resource_monopoly = **Handel · 4 Karten**
    Nenne einen Rohstoff: Alle anderen geben dir zwei davon, oder den einen, den sie haben.

thing-catan-commodity_monopoly = ⟦catan-commodity_monopoly⟧ Warenmonopol
card-catan-commodity_monopoly = Alle geben dir 1 von einer Handelsware.
rules-catan-commodity_monopoly = **Handel · 2 Karten**
    Nenne eine Handelsware: Wer sonst welche hat, gibt dir eine.

thing-catan-bishop = ⟦catan-bishop⟧ Bischof
card-catan-bishop = Versetze den Räuber, stiehl bei allen dort 1 Karte.
rules-catan-bishop = **Politik · 2 Karten**
    Versetze den Räuber und stiehl je eine zufällige Karte von allen, die dort ein Gebäude haben. Vor der ersten Landung der Barbaren kannst du die Karte nicht spielen.

thing-catan-constitution = ⟦catan-constitution⟧ Verfassung
card-catan-constitution = 1 Punkt, sofort offen.
rules-catan-constitution = **Politik · 1 Karte**
    Ein Punkt. Er wird beim Ziehen gezeigt, wer auch am Zug ist, und zählt nie als Handkarte.

thing-catan-deserter = ⟦catan-deserter⟧ Deserteur
card-catan-deserter = Jemand entfernt einen Ritter, du stellst einen gleichen.
rules-catan-deserter = **Politik · 2 Karten**
    Wähle jemanden, der einen eigenen Ritter seiner Wahl entfernt. Du darfst einen derselben Stufe aufstellen, oder der höchsten niedrigeren, die du noch hast, so aktiv wie jener; in diesem Zug darf er nicht handeln.

thing-catan-diplomat = ⟦catan-diplomat⟧ Diplomat
card-catan-diplomat = Entferne eine offene Straße; die eigene darfst du neu bauen.
rules-catan-diplomat = **Politik · 2 Karten**
    Entferne eine Straße, die an einem Ende offen ist: Dort hat ihr Besitzer keine andere Straße und keine Figur. Ist es deine eigene, darfst du sie sofort woanders wieder bauen, umsonst.

thing-catan-intrigue = ⟦catan-intrigue⟧ Intrige
card-catan-intrigue = Vertreibe einen fremden Ritter, der an deiner Straße steht.
rules-catan-intrigue = **Politik · 2 Karten**
    Vertreibe einen fremden Ritter von einer Kreuzung, an die eine deiner Straßen reicht, gleich welcher Stufe. Sein Besitzer versetzt ihn entlang eigener Straßen oder verliert ihn, wenn kein Platz für ihn da ist.

thing-catan-saboteur = ⟦catan-saboteur⟧ Saboteur
card-catan-saboteur = Wer nicht weniger Punkte hat, wirft die Hälfte ab.
rules-catan-saboteur = **Politik · 2 Karten**
    Alle anderen, die so viele Punkte haben wie du oder mehr, werfen die Hälfte ihrer Handkarten ab, abgerundet. Mauern helfen nicht.

thing-catan-spy = ⟦catan-spy⟧ Spion
card-catan-spy = Sieh fremde Fortschritte an und nimm einen.
rules-catan-spy = **Politik · 3 Karten**
    Sieh jemandes Fortschrittskarten an und nimm eine davon. Du darfst sie im selben Zug spielen.

thing-catan-warlord = ⟦catan-warlord⟧ Feldherr
card-catan-warlord = Aktiviere alle deine Ritter umsonst.
rules-catan-warlord = **Politik · 2 Karten**
    Alle deine Ritter werden aktiv, umsonst. Die es nicht waren, dürfen erst in deinem nächsten Zug handeln.

thing-catan-wedding = ⟦catan-wedding⟧ Hochzeit
card-catan-wedding = Wer mehr Punkte hat, gibt dir 2 Karten.
rules-catan-wedding = **Politik · 2 Karten**
    Alle, die mehr Punkte haben als du, geben dir zwei Karten ihrer Wahl, oder die eine, die sie haben.

## Das Regelbuch

rules-catan-topics-ck = cities improvements metropolis walls knights actions barbarians progress symbols
rules-catan-entries-ck =
    alchemist crane engineer inventor irrigation medicine mining printer smith commercial_harbor master_merchant
    merchant_fleet merchant resource_monopoly commodity_monopoly bishop constitution deserter diplomat intrigue saboteur
    spy warlord wedding
rules-catan-cities-title = Städte & Ritter: was sich ändert
rules-catan-cities =
    Es gibt keine Entwicklungskarten und keine Rittermacht. Dein zweites Gebäude ist eine Stadt. Ein dritter Würfel zeigt ein Schiff oder ein Tor: **Schiffe** bringen die Barbaren näher, **Tore** geben Fortschrittskarten.
    Wer im eigenen Zug **13 Punkte** hat, gewinnt. Auch Metropolen, die Rettung Catans, der Händler und zwei Karten zählen.
    Städte an Wald, Weideland und Gebirge geben einen Rohstoff und eine **Handelsware** statt zweier Rohstoffe: Papier, Tuch, Münzen. Handelswaren gehören in jeder Hinsicht zu deiner Hand und bezahlen den Ausbau. Sie werden ebenso getauscht, doch kein Hafen gibt für sie 2:1; der Händler, die Handelsflotte und die dritte Stufe des Handels geben weitere 2:1-Kurse.
rules-catan-improvements-title = Ausbau
rules-catan-improvements =
    Es gibt drei Bereiche mit je fünf Stufen: **Wissenschaft** kostet Papier, **Handel** Tuch, **Politik** Münzen. Jede Stufe kostet so viele, wie ihre Nummer sagt. Du brauchst eine Stadt.
    Die dritte Stufe gibt eine Fähigkeit. Wissenschaft, *Aquädukt*: Bringt dir ein Wurf außer der Sieben nichts, nimm einen Rohstoff deiner Wahl. Handel: Handelswaren 2:1 mit der Bank. Politik, *Festung*: mächtige Ritter.
rules-catan-metropolis-title = Metropolen
rules-catan-metropolis =
    Wer zuerst Stufe 4 eines Bereichs erreicht, setzt dessen Metropole auf eine Stadt, die 2 Punkte mehr zählt und nicht an die Barbaren verloren geht. Wer zuerst Stufe 5 erreicht, nimmt sie jemandem auf Stufe 4 ab; auf Stufe 5 ist sie für immer sicher.
    Die Stufen 4 und 5 brauchen eine eigene Stadt ohne Metropole. Wer die Metropole eines Bereichs schon hat, braucht für dessen Stufe 5 keine weitere Stadt.
rules-catan-walls-title = Stadtmauern
rules-catan-walls =
    Eine Mauer kostet 2 Lehm. Sie steht um eine Stadt; jede Stadt hat höchstens eine, und du hast höchstens drei. Jede lässt dich bei einer Sieben zwei Karten mehr behalten. Sie geht mit ihrer Stadt verloren.
rules-catan-knights-title = Ritter auf dem Spielplan
rules-catan-knights =
    Ein Ritter steht auf einer freien Kreuzung an deiner Straße. Seine ein bis drei Balken sind seine Stufe und seine Stärke: **einfach**, **stark**, **mächtig**. Ein goldener Rand sagt, dass er **aktiv** ist; nur dann zählt er gegen die Barbaren und kann etwas tun.
    Auch inaktiv sperrt er die Kreuzung für Straßen und Gebäude der anderen und unterbricht ihre längste Handelsstraße. Ein Ritter kostet 1 Wolle und 1 Erz, ihn zu aktivieren 1 Getreide, ihn aufzuwerten 1 Wolle und 1 Erz. Du hast zwei Ritter jeder Stufe. Ein Ritter wird höchstens einmal im Zug aufgewertet; mächtige brauchen die dritte Stufe der Politik.
rules-catan-actions-title = Was Ritter tun
rules-catan-actions =
    Ein Ritter darf etwas tun, wenn er zu Beginn deines Zuges aktiv war; danach ist er es nicht mehr. Zwischen den Zügen kann er nichts tun.
    - **Ziehen** auf deinen Straßen zu einer freien Kreuzung.
    - **Vertreiben:** einen schwächeren fremden Ritter auf einer Kreuzung, zu der deine Straßen führen. Sein Besitzer versetzt ihn auf eigenen Straßen oder verliert ihn.
    - **Den Räuber verjagen** von einem Feld, an dem er steht: Du versetzt den Räuber und stiehlst.
rules-catan-barbarians-title = Die Barbaren
rules-catan-barbarians =
    Jedes Schiff bringt die Barbaren einen von sieben Schritten weiter. Landen sie, ist ihre Stärke die Zahl aller Städte und die der Ritter die Summe aller aktiven.
    - **Die Ritter halten stand**, wenn sie nicht schwächer sind. Wer am meisten beigetragen hat, rettet Catan und bekommt 1 Punkt; sind es mehrere, zieht jeder eine Fortschrittskarte nach Wahl.
    - **Sonst** verliert eine Stadt, wer am wenigsten beigetragen hat; sie wird zur Siedlung. Bei Gleichstand verliert jeder eine. Wer keine gewöhnliche Stadt hat, bleibt verschont.
    Danach sind alle Ritter inaktiv, das Schiff beginnt von vorn, und der Räuber ist frei. Vor der ersten Landung bleibt er stehen.
rules-catan-progress-title = Fortschrittskarten
rules-catan-progress =
    Fällt ein Tor, zieht jeder eine Karte, dessen Bereich in dieser Farbe mindestens eine Stufe hat, wenn der rote Würfel höchstens um eins höher ist: auf Stufe 1 bei einer roten 1 oder 2, auf Stufe 5 bei jeder Zahl.
    Du hältst höchstens vier Karten, im eigenen Zug fünf. Sie werden nach dem Wurf gespielt, der Alchemist davor, so viele du willst; eine Karte, die nichts änderte, kann nicht gespielt werden. Buchdruck und Verfassung werden sofort gezeigt.
    Auch *Straßenbau* ist in einem der Stapel.
rules-catan-symbols-title = Städte & Ritter im Bild
rules-catan-symbols =
    Oben, hinter der ⟦catan-length⟧ längsten Handelsstraße: ⟦catan-activate⟧ die Stärke der aktiven Ritter und ⟦catan-defender⟧ die Punkte für die Rettung Catans. Darunter: für { thing-catan-science }, { thing-catan-trade } und { thing-catan-politics } die Zahl der Fortschrittskarten (auf einer Kartenrückseite) und die Stufe.
    Links unten: die Stärke der Barbaren (rot, wenn sie größer ist), darunter die der Ritter.

## Reasons of computers

because-catan-metropolis_now = bringt eine Metropole
because-catan-track = Stufe { $level } von 5, ab Stufe 4 eine Metropole
because-catan-guard =
    { $count ->
        [one] die Barbaren landen beim nächsten Schritt: { $threat } gegen { $defence }
       *[other] die Barbaren landen in { $count } Schritten: { $threat } gegen { $defence }
    }
because-catan-walled = zwei Karten mehr sind bei einer Sieben sicher
because-catan-effect = { $effect }
