# Catan

## Was ein Platz gefragt wird

catan-cards-to-give =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

ask-catan-place =
    { $round ->
        [1] { $seat }, setze dein erstes Gebäude: { $piece }.
       *[other] { $seat }, setze dein zweites Gebäude: { $piece }. Die Felder darum geben deine ersten Karten.
    }
ask-catan-place_road = { $seat }, setze eine Straße an dein Gebäude ({ $place }).
question-catan-place_road = Setze eine Straße an dein Gebäude
ask-catan-roll =
    { $early ->
        [0] ⟦catan-die-5⟧ { $seat }, du bist am Zug: Würfle.
       *[other] ⟦catan-die-5⟧ { $seat }, du bist am Zug: würfeln, oder vorher eine Karte spielen?
    }
ask-catan-act =
    { $spent ->
        [0] { $seat }, was tust du?
       *[other] { $seat }, was tust du? Du hast alle { $spent } Angebote dieses Zuges gemacht.
    }
question-catan-place =
    { $round ->
        [1] Wähle ein Feld, dann seine Kreuzung
       *[other] Wähle ein Feld, dann seine Kreuzung: Die Felder dort geben deine ersten Karten
    }
question-catan-act =
    { $spent ->
        [0] Bauen oder handeln?
       *[other] Baue oder beende den Zug
    }
ask-catan-special = { $seat }, baust du zwischen den Zügen?
ask-catan-reply =
    { $talk ->
        [0] { $seat }, baust du zwischen den Zügen?
       *[other]
            { $spent ->
                [0] { $seat }, du kannst inzwischen auf Angebote antworten und eines machen.
               *[other] { $seat }, du kannst inzwischen auf Angebote antworten. Du hast alle { $spent } eigenen dieses Zuges gemacht.
            }
    }
question-catan-reply =
    { $talk ->
        [0] Baust du zwischen den Zügen?
       *[other]
            { $spent ->
                [0] Inzwischen kannst du handeln
               *[other] Beantworte Angebote
            }
    }
ask-catan-offer = { $seat }, stelle ein Angebot zusammen: Was gibst du, und was willst du dafür?
question-catan-offer = Stelle ein Angebot zusammen
ask-catan-exchange = { $seat }, was tauschst du mit der Bank?
question-catan-exchange = Tausche mit der Bank
ask-catan-robber = ⟦catan-robber⟧ { $seat }, wohin geht der Räuber?
question-catan-robber = ⟦catan-robber⟧ Versetze den Räuber
ask-catan-discard = { $seat }, eine Sieben: Wirf { catan-cards-to-give } ab.
ask-catan-free_road =
    { $left ->
        [one] { $seat }, noch eine zweite Straße umsonst?
       *[other] { $seat }, wo baust du die erste Straße umsonst?
    }
ask-catan-plenty =
    { $most ->
        [one] { $seat }, welchen Rohstoff nimmst du?
       *[other] { $seat }, welche { $most } Rohstoffe nimmst du?
    }

## Möglichkeiten

option-catan = { $marked }{ $id }
option-catan-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
option-catan-done = Nicht mehr
option-catan-roll-roll = ⟦catan-die-5⟧ Würfeln
option-catan-end = Zug beenden
option-catan-pass = Nichts mehr bauen
option-catan-all = Alle
option-catan-flag = Zwischen den Zügen bauen
option-catan-unflag = Doch nicht zwischen den Zügen bauen
option-catan-act-offer = Ein Angebot machen
option-catan-reply-offer = Ein Angebot machen
option-catan-accept = Angebot { $offer } annehmen
option-catan-decline = Angebot { $offer } ablehnen
option-catan-refuse = Angebot { $offer } endgültig ablehnen
option-catan-counter = Gegenangebot zu { $offer }
option-catan-match = Dasselbe bieten wie in Angebot { $offer }
option-catan-name = Angebot { $offer }: { $card } geben
option-catan-withdraw = Angebot { $offer } zurückziehen
option-catan-confirm = ⟦seat-{ $seat-letter }⟧ Angebot { $offer }: mit { $seat } tauschen
option-catan-development = ⟦catan-development⟧ Entwicklungskarte kaufen
option-catan-bank = { $give-counted } → { $get }
option-catan-bank_several = Tausche mit der Bank: mehrere Kartenarten auf einmal
option-catan-exchange = { $card-counted }
option-catan-play = { $card } spielen
option-catan-play_monopoly = Monopol spielen: { $kind }
option-catan-road = { $marked }⟦catan-road-{ $own }⟧ Straße: { $place }
option-catan-settlement = { $marked }⟦catan-settlement-{ $own }⟧ Siedlung: { $place }
option-catan-city = { $marked }⟦catan-city-{ $own }⟧ Stadt: { $place }

option-catan-robber =
    { $robs ->
        [yes] { $marked }{ $hex }, { $robbed } bestehlen
       *[no] { $marked }{ $hex }
    }
option-catan-place = { $marked }{ $place }
option-catan-free_road-done = Keine zweite Straße

step-catan-1 =
    { $count ->
        [one] { $marked }{ $place }: eine Kreuzung
       *[other] { $marked }{ $place }: { $count } Kreuzungen
    }
step-catan-2 = { $marked }{ $place }
step-catan-3 = { $marked }{ $place }
step-catan-1-road = ⟦catan-road-{ $own }⟧ Straße bauen
step-catan-1-settlement = ⟦catan-settlement-{ $own }⟧ Siedlung bauen
step-catan-1-city = ⟦catan-city-{ $own }⟧ Stadt bauen
step-catan-1-bank = ⟦catan-bank⟧ Mit der Bank tauschen
step-catan-1-play = ⟦catan-hand⟧ Karte spielen
step-catan-1-offer = Angebot { $offer }
step-catan-1-name = Angebot { $offer }: Karte nennen
step-catan-name-2 = { $card } geben
step-catan-1-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
step-catan-robber-1 = { $marked }{ $place }
step-catan-city-2 = { $marked }{ $place }
step-catan-bank-2 = { $id-counted }
step-catan-bank-2-several = Mehrere Kartenarten auf einmal
step-catan-bank-3 = für { $id }
step-catan-play-2 = { $id }
step-catan-play-3 = { $id }
step-catan-offer-2-accept = Annehmen
step-catan-offer-2-decline = Ablehnen
step-catan-offer-2-refuse = Endgültig ablehnen
step-catan-offer-2-counter = Gegenangebot
step-catan-offer-2-match = Dasselbe bieten
step-catan-offer-2-withdraw = Zurückziehen
step-catan-offer-2-confirm = Tauschen
cost-catan-1-road = Holz, Lehm
cost-catan-1-settlement = Holz, Lehm, Wolle, Getreide
cost-catan-1-city = 2 Getreide, 3 Erz
cost-catan-development = Wolle, Getreide, Erz
step-catan-offer-3 = ⟦seat-{ $seat-letter }⟧ mit { $seat }
step-catan-robber-2 = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
detail-catan = { $about }
detail-catan-1 = { $about }
detail-catan-2 = { $about }
detail-catan-3 = { $about }

panel-confirm-nothing-catan-offer = Kein Angebot
panel-confirm-nothing-catan-exchange = Kein Tausch
field-catan-exchange-give = Du gibst
field-catan-exchange-get = Du bekommst
field-catan-offer-give = Du gibst
field-catan-offer-get = Du bekommst
field-catan-offer-to = Geht an

proposal-catan-confirm = ⟦seat-{ $seat-letter }⟧ Mit { $seat } handeln
proposal-catan-offer =
    Angebot { $offer }: { $seat } bietet { $give } für { $get }, gerichtet an { $to }.{ $accepted-count ->
        [0] { "" }
       *[other] { " " }Angenommen: { $accepted }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Abgelehnt: { $declined }.
    }

reason-one_sided_offer = Ein Angebot braucht Karten auf beiden Seiten; lass beide leer, um keines zu machen.
reason-all_or_some = Wähle alle oder einzelne Personen.
reason-same_card_on_both_sides = Keine Kartensorte darf auf beiden Seiten stehen.
reason-uneven_exchange = Die Bank gibt für jeden Posten eine Karte. Wähle so viele Karten wie Posten.

## Was geschehen ist

event-catan-setup = { $seat }, Aufbau:
brief-catan-setup = { $seat }:
event-catan-turn = { $seat }, Zug { $turn }:
brief-catan-turn = { $seat }:
event-catan-turn_ended = { "" }
event-catan-special = { $seat }, zwischen den Zügen:
event-catan-flag =
    { $up ->
        [true] { $seat } will zwischen den Zügen bauen.
       *[false] { $seat } will doch nicht zwischen den Zügen bauen.
    }
brief-catan-flag =
    { $up ->
        [true] { $seat }: will zwischen den Zügen bauen
       *[false] { $seat }: will doch nicht bauen
    }
event-catan-built = { $seat } baut ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece } ({ $place }).
brief-catan-built = { $seat }: ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "short") }
brief-catan-built-worth =
    { $worth ->
        [0] { brief-catan-built }
       *[other] { brief-catan-built } **+{ $worth }**
    }
event-catan-built-free = { $seat } setzt ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece } ({ $place }).
event-catan-first_cards =
    { $cards-count ->
        [0] { $seat } beginnt ohne Karten.
       *[other] { $seat } beginnt mit { $cards }.
    }
brief-catan-first_cards = { "" }
event-catan-longest_road = Niemand hat mehr die längste Handelsstraße.
event-catan-longest_road-seat = { $seat } hat jetzt ⟦catan-length⟧ die längste Handelsstraße ({ $length }): 2 Punkte.
brief-catan-longest_road-seat = { $seat }: ⟦catan-length⟧ längste Handelsstraße **+2**
event-catan-largest_army = { $seat } hat jetzt ⟦catan-army⟧ die größte Rittermacht ({ $size }): 2 Punkte.
brief-catan-largest_army = { $seat }: ⟦catan-army⟧ größte Rittermacht **+2**
event-catan-rolled = { $seat } würfelt **{ $total }** ({ $dice }).
brief-catan-rolled = { $seat }: { $total } gewürfelt
number-catan-dice = ⟦catan-die-{ $count }|{ $count }⟧
event-catan-produced =
    { $gains-count ->
        [0] Der Bank fehlt es an { $short }.
       *[other] { $short-count ->
            [0] { $gains }.
           *[other] { $gains }. Der Bank fehlt es an { $short }.
        }
    }
brief-catan-produced =
    { $gains-count ->
        [0] (der Bank fehlt es an { $short })
       *[other] ({ $gains })
    }
each-catan-gains = { $seat }: { $cards }
event-catan-discarded = { $seat } wirft { $cards } ab.
brief-catan-discarded = ({ $seat }: −{ $cards })
event-catan-discarded-together = { $seats } werfen ab.
brief-catan-discarded-together = ({ $seats } werfen ab)
event-catan-discarded-follows = ·
event-catan-robber = { $seat } versetzt ⟦catan-robber⟧ den Räuber auf das Feld { $hex }.
brief-catan-robber = { $seat }: ⟦catan-robber⟧ Räuber
event-catan-robber-follows = ·
event-catan-stole = { $seat } stiehlt { $victim } eine Karte.
brief-catan-stole = { $seat }: eine Karte von { $victim }
event-catan-stole-card = { $seat } stiehlt { $victim } eine Karte: { $card }.
brief-catan-stole-card = { $seat }: { $card } von { $victim }
event-catan-exchanged = { $seat } gibt der Bank { $give-counted } für { $get }.
brief-catan-exchanged = { $seat }: { $give-counted } → { $get }
event-catan-offered =
    { $partners-count ->
        [one] { $seat } bietet { $partners } { $give } für { $get }.
       *[other] { $seat } bietet { $give } für { $get }.
    }
brief-catan-offered =
    { $partners-count ->
        [one] { $seat }: bietet { $partners } { $give } für { $get }
       *[other] { $seat }: bietet { $give } für { $get }
    }
event-catan-accepted = { $seat } nimmt das Angebot an.
brief-catan-accepted = ({ $seat } nimmt an)
event-catan-accepted-by = { $seat } nimmt das Angebot von { $by } an.
event-catan-accepted-follows = ·
event-catan-accepted-together = { $seats } nehmen das Angebot an.
brief-catan-accepted-together = ({ $seats } nehmen an)
event-catan-declined = { $seat } lehnt das Angebot ab.
brief-catan-declined = ({ $seat } lehnt ab)
event-catan-declined-by = { $seat } lehnt das Angebot von { $by } ab.
event-catan-declined-follows = ·
event-catan-declined-together = { $seats } lehnen das Angebot ab.
brief-catan-declined-together = ({ $seats } lehnen ab)
event-catan-withdrawn = { $seat } zieht das Angebot zurück.
brief-catan-withdrawn = { $seat }: Angebot zurückgezogen
event-catan-withdrawn-follows = ·
event-catan-lapsed = Das Angebot von { $by } ist hinfällig.
brief-catan-lapsed = (kein Handel)
event-catan-lapsed-follows = ·
event-catan-fell_through = { $seat } kann nicht mehr bezahlen.
brief-catan-fell_through = ({ $seat } kann nicht mehr bezahlen)
event-catan-fell_through-by = { $seat } kann das Angebot von { $by } nicht mehr bezahlen.
event-catan-fell_through-follows = ·
event-catan-traded = { $seat } gibt { $partner } { $give } für { $get }.
brief-catan-traded = { $seat }: { $give } an { $partner } für { $get }
event-catan-bought = { $seat } kauft ⟦catan-development⟧ eine Entwicklungskarte.
brief-catan-bought = { $seat }: ⟦catan-development⟧ Entwicklungskarte
event-catan-bought-card = { $seat } kauft ⟦catan-development⟧ eine Entwicklungskarte: { $card }.
brief-catan-bought-card = { $seat }: ⟦catan-development⟧ Entwicklungskarte { $card }
event-catan-played = { $seat } spielt { $card }.
brief-catan-played = { $seat }: { $card }
event-catan-took =
    { $cards-count ->
        [0] { $seat } nimmt nichts aus der Bank.
       *[other] { $seat } nimmt { $cards } aus der Bank.
    }
brief-catan-took =
    { $cards-count ->
        [0] { $seat }: nichts aus der Bank
       *[other] { $seat }: { $cards } aus der Bank
    }
event-catan-collected =
    { $total ->
        [0] { $seat } sammelt { $card } ein, doch niemand hat eine Karte davon.
       *[other] { $seat } sammelt { $card-counted } ein ({ $taken }).
    }
brief-catan-collected =
    { $total ->
        [0] { $seat }: { $card } hat niemand
       *[other] { $seat }: { $card-counted } ({ $taken })
    }
each-catan-taken = { $seat } { $count }
event-catan-won = **{ $seat }** gewinnt: { $points }.
end-lead-catan = { $who } hat im eigenen Zug { $points } Punkte erreicht. Nur so gewinnt man.
each-catan-points = { $seat } { $count }

event-catan-scored =
    { $points ->
        [0] Keine Punkte für { $seat }.
        [one] Ein Punkt für { $seat }: { $terms }.
       *[other] { $points } Punkte für { $seat }: { $terms }.
    }
brief-catan-scored = { $seat }: **{ $points }**
term-catan-settlements =
    { $count ->
        [one] eine Siedlung × { $each }
       *[other] { $count } Siedlungen × { $each }
    }
term-catan-cities =
    { $count ->
        [one] eine Stadt × { $each }
       *[other] { $count } Städte × { $each }
    }
term-catan-longest_road = die längste Handelsstraße { $each }
term-catan-largest_army = die größte Rittermacht { $each }
term-catan-point_cards =
    { $count ->
        [one] eine Punktkarte
       *[other] { $count } Punktkarten
    }

## Was hinter dem steht, was geschehen ist

why-catan-first_cards = Eine Karte für jedes Feld am zweiten Gebäude, außer für die Wüste.
why-catan-built-worth =
    { $worth ->
        [one] Ein Punkt mehr.
       *[other] { $worth } Punkte.
    }
why-catan-longest_road = Dafür braucht es mindestens fünf Straßen am Stück und mehr, als alle anderen haben.
why-catan-longest_road-seat = { $length } Straßen am Stück, mindestens fünf und mehr, als alle anderen haben. Eine fremde Figur dazwischen unterbricht eine Straße.
why-catan-largest_army = { $size } ausgespielte Ritter, mindestens drei und mehr als alle anderen.
why-catan-produced-sources =
    { $short-count ->
        [0] Zur { $number }: { $sources }. Eine Siedlung bringt eine Karte, eine Stadt zwei.
       *[other] Zur { $number }: { $sources }. Hat die Bank zu wenig, bekommt ein Einzelner den Rest, mehrere bekommen nichts.
    }
why-catan-produced-blocked =
    { $short-count ->
        [0] Zur { $number }: { $sources }. Der Räuber blockiert: { $blocked }.
       *[other] Zur { $number }: { $sources }. Der Räuber blockiert: { $blocked }. Hat die Bank zu wenig, bekommt ein Einzelner den Rest, mehrere bekommen nichts.
    }
each-catan-sources = { $count } ({ $land }) für { $seat }
why-catan-discarded-had =
    { $had ->
        [one] Die Hälfte einer Karte, abgerundet: { $count }.
       *[other] Die Hälfte von { $had } Karten, abgerundet: { $count }.
    }
why-catan-discarded-limit =
    { $had ->
        [one] Eine Karte ist mehr als { $limit }. Die Hälfte muss weg, abgerundet: { $count }.
       *[other] { $had } Karten sind mehr als { $limit }. Die Hälfte muss weg, abgerundet: { $count }.
    }
why-catan-robber-number =
    { $number ->
        [0] Auf dem neuen Feld ({ $land }) blockiert er nichts.
       *[other] Auf dem neuen Feld ({ $land } { $number }) wird nichts geerntet, solange er dort steht.
    }
why-catan-stole-had =
    { $had ->
        [one] Die einzige Karte von { $victim }; welche, wissen nur die beiden.
       *[other] Eine von { $had } Karten von { $victim }, zufällig gezogen; welche, wissen nur die beiden.
    }
why-catan-exchanged =
    { $count ->
        [4] Ohne Hafen nimmt die Bank vier für eine.
        [3] An einem 3:1-Hafen nimmt die Bank drei für eine.
       *[other] Mit einem 2:1-Hafen oder einem anderen 2:1-Kurs nimmt die Bank zwei für eine.
    }

## Wie die Dinge heißen

thing-catan-piece-road = eine Straße
    .short = Straße
thing-catan-piece-settlement = eine Siedlung
    .short = Siedlung
thing-catan-piece-city = eine Stadt
    .short = Stadt
thing-catan-card-lumber = ⟦catan-lumber|Holz⟧
thing-catan-card-brick = ⟦catan-brick|Lehm⟧
thing-catan-card-wool = ⟦catan-wool|Wolle⟧
thing-catan-card-grain = ⟦catan-grain|Getreide⟧
thing-catan-card-ore = ⟦catan-ore|Erz⟧
thing-catan-any = Beliebige Karte
thing-catan-card-any = beliebige Karte
thing-catan-give-lumber = ⟦catan-lumber|Holz⟧
thing-catan-give-brick = ⟦catan-brick|Lehm⟧
thing-catan-give-wool = ⟦catan-wool|Wolle⟧
thing-catan-give-grain = ⟦catan-grain|Getreide⟧
thing-catan-give-ore = ⟦catan-ore|Erz⟧
thing-catan-get-lumber = ⟦catan-lumber|Holz⟧
thing-catan-get-brick = ⟦catan-brick|Lehm⟧
thing-catan-get-wool = ⟦catan-wool|Wolle⟧
thing-catan-get-grain = ⟦catan-grain|Getreide⟧
thing-catan-get-ore = ⟦catan-ore|Erz⟧
thing-catan-short-lumber = ⟦catan-lumber|Holz⟧
thing-catan-short-brick = ⟦catan-brick|Lehm⟧
thing-catan-short-wool = ⟦catan-wool|Wolle⟧
thing-catan-short-grain = ⟦catan-grain|Getreide⟧
thing-catan-short-ore = ⟦catan-ore|Erz⟧
thing-catan-forest = Wald
thing-catan-hills = Hügelland
thing-catan-pasture = Weideland
thing-catan-fields = Ackerland
thing-catan-mountains = Gebirge
thing-catan-desert = Wüste

count-catan-lumber = { $count } ⟦catan-lumber|Holz⟧
count-catan-brick = { $count } ⟦catan-brick|Lehm⟧
count-catan-wool = { $count } ⟦catan-wool|Wolle⟧
count-catan-grain = { $count } ⟦catan-grain|Getreide⟧
count-catan-ore = { $count } ⟦catan-ore|Erz⟧
count-catan-any = eine beliebige Karte

## Die Lobby

credits-catan = Catan und seine Erweiterungen sind Spiele von Klaus Teuber.
setting-catan-terrain = Insel
setting-catan-terrain-random = Zufällig
setting-catan-terrain-beginner = Für Einsteiger (bis vier)
setting-catan-numbers = Zahlen
setting-catan-numbers-balanced = Keine 6 oder 8 neben 6 oder 8
setting-catan-numbers-spiral = In einer Spirale
setting-catan-numbers-free = Beliebig
setting-catan-harbours = Häfen
setting-catan-harbours-shuffled = Gemischt
setting-catan-harbours-standard = Wie gedruckt (bis vier)
setting-catan-friendly_robber = Freundlicher Räuber
setting-catan-friendly_robber-off = Nein
setting-catan-friendly_robber-on = Ja: Er schont alle bis 2 Punkte
setting-catan-target = Punkte zum Sieg
setting-catan-target-usual = Standard (10, mit manchen Erweiterungen mehr)
setting-catan-discard_limit = Karten, die bei einer Sieben sicher sind

## Plätze

catan-hex =
    { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }{ $letter ->
        [none] { "" }
       *[other] { " " }({ $letter })
    }
catan-lettered = { $name } ({ $letter })
catan-corner-coast = { $land }, Küste im { $side }
catan-corner-harbour = { $corner } / { $harbour }
catan-edge = { $from } bis { $to }
catan-harbour =
    { $kind ->
        [any] 3:1-Hafen
       *[other] 2:1-Hafen für { $card }
    }
thing-catan-side-N = Norden
thing-catan-side-NE = Nordosten
thing-catan-side-SE = Südosten
thing-catan-side-S = Süden
thing-catan-side-SW = Südwesten
thing-catan-side-NW = Nordwesten
catan-pips =
    { $count ->
        [one] 1 Auge
       *[other] { $count } Augen
    }
catan-pips-of = { $pips }: { $kinds }
catan-at-settlement = Siedlung von { $seat }
catan-at-city = Stadt von { $seat }
catan-at-road = Straße von { $seat }
catan-at-roads =
    { $count ->
        [one] Straße von { $seat }
       *[other] { $count } Straßen von { $seat }
    }
catan-at-nothing = jetzt leer
catan-at-robber = Räuber auf dem Feld { $hex }
catan-on-robber = der Räuber
catan-at-hex =
    { $hand ->
        [one] { $seat } (eine Karte): { $pieces }
       *[other] { $seat } ({ $hand } Karten): { $pieces }
    }
catan-bare-settlement =
    { $count ->
        [one] Siedlung
       *[other] { $count } Siedlungen
    }
catan-bare-city =
    { $count ->
        [one] Stadt
       *[other] { $count } Städte
    }
catan-leads = führt zu { $corner }, { $state }
catan-free = frei, { $pips }
catan-open = Frei für eine Siedlung.
catan-close = zu nah an einem Gebäude
catan-closed = Zu nah an einem Gebäude für eine Siedlung.
catan-piece-at = { $piece }: { $place }
catan-have = du hast { $count }
catan-costs = { $cards }
catan-find-own = Deine eigenen Karten
catan-find-pieces = { $seat }: Gebäude und Figuren
catan-find-roads = { $seat }: Straßen
catan-find-robber = Der Räuber
catan-find-free = Freie Kreuzungen
catan-find-harbours = Häfen
catan-find-bank = Die Bank und die Stapel
catan-find-corners = Kreuzungen: { $corners }
catan-find-edges = Kanten: { $edges }
catan-find-typed = In einem getippten Zug: { $id }
catan-find-none = Noch keine.

## Das Bild

catan-note =
    { $turn ->
        [0] Aufbau · bis { $target }
       *[other] Zug { $turn } · bis { $target }
    }

catan-described =
    { $phase ->
        [setup] Catan, Aufbau: { $seat } stellt auf.
        [roll] Catan, Zug { $turn }: { $seat } ist am Zug, vor dem Wurf.
        [special] Catan, Zug { $turn }: { $seat } kann zwischen den Zügen bauen.
       *[other] Catan, Zug { $turn }: { $seat } ist am Zug.
    } Zum Sieg braucht man { $target } Punkte.
catan-described-over = Catan, Zug { $turn }: { $seat } hat gewonnen.
catan-described-dice = Letzter Wurf { $total } ({ $dice }){ $further }.
catan-described-gains = Der letzte Wurf hat dir { $cards } gebracht.
catan-described-hand = Deine Hand: { $cards }.
catan-described-cards = Deine Karten: { $cards }.
catan-described-seat =
    { $letter } { $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    }, Siedlungen { $settlements }, Städte { $cities }
catan-described-longest = längste Handelsstraße
catan-described-army = größte Rittermacht
catan-described-development =
    { $count ->
        [one] eine Entwicklungskarte
       *[other] { $count } Entwicklungskarten
    }
catan-described-robber = Der Räuber steht auf dem Feld { $hex }.
catan-described-hexes = Felder nach Reihen: { $rows }.
catan-described-latest = Zuletzt: { $told }.
catan-described-fresh = In diesem Zug gekauft: { $cards }.
catan-described-knights-played = gespielte Ritter { $count }
catan-described-flag = will zwischen den Zügen bauen
catan-described-stock =
    { $seat }: längste Handelsstraße { $length }, { $limit ->
        [one] bei einer Sieben ist eine Karte sicher
       *[other] bei einer Sieben sind { $limit } Karten sicher
    }; noch im Vorrat: Straßen { $roads }, Siedlungen { $settlements }, Städte { $cities }
catan-described-payable = Deine Hand reicht für: { $things }.
catan-described-rates = Die Bank tauscht { $rates }.
catan-described-rate = { $cards } { $rate }:1
catan-described-bank = Die Bank hat { $cards }.
catan-described-decks = Karten in den Stapeln: { $decks }.
catan-described-harbours = Häfen: { $places }.
catan-seat-places = { $seat } auf der Insel: { $places }.
catan-no-cards = keine Karten
catan-board-hexes = Felder nach Reihen:
catan-board-hex = { $hex }: { $told }
catan-board-harbours = Häfen:
catan-board-harbour = { $harbour }: { $place }
catan-board-roads = Straßen von { $seat }: { $roads }
catan-map-without = Straßen, Häfen und Karten stehen im Plan als Text, nicht in diesem Bild.
thing-catan-deck-development = Entwicklung
catan-described-legend = F Wald, H Hügel, P Weide, C Acker, M Gebirge, D Wüste, ! Räuber; A Siedlung, A* Stadt

## Genauer angesehen

overlay-catan-cards = Deine Karten
overlay-catan-card =
    { $held ->
        [0] **{ $name }**: { $text }
       *[other] **{ $name }** (du hast { $held }): { $text }
    }
overlay-catan-yields = Erträge
overlay-catan-costs = Preise
overlay-catan-places = Namen der Plätze
overlay-catan-dice = Würfel
overlay-catan-rolls =
    { $count ->
        [one] Ein Wurf. Zu jeder Summe: wie oft sie kam, und in Klammern, wie oft sie zu erwarten war:
       *[other] { $count } Würfe. Zu jeder Summe: wie oft sie kam, und in Klammern, wie oft sie zu erwarten war:
    }
overlay-catan-sum = **{ $total }** { $count } ({ $whole },{ $tenth })
catan-placed-hex = { $hex } ({ $id }){ $robber }: { $corners }
catan-placed-robber = , Räuber
catan-placed-harbours = Häfen: { $places }
catan-placed-edges = Kanten an Straßen und Gebäuden: { $places }
catan-placed-settlements = Siedlungen { $places }
catan-placed-cities = Städte { $places }
catan-placed-roads = Straßen { $places }
overlay-catan-seat = { $seat }: { $numbers }
overlay-catan-number = **{ $number }** { $cards }
overlay-catan-cost = { $name }: { $cards }
catan-priced-road = Straße
catan-priced-settlement = Siedlung
catan-priced-city = Stadt
catan-priced-development = Entwicklungskarte

## Over days: standing orders, what a reminder names, what points are for

order-catan-roll = Gleich würfeln
order-why-catan-roll = der Räuber steht auf einem deiner Felder, und ein Ritter könnte ihn vor dem Wurf vertreiben.
order-catan-poor = Meinen Zug sofort beenden
order-catan-poor-value = solange ich weniger als { $value } Karten habe
order-why-catan-poor = jemandem fehlen höchstens zwei Punkte zum Sieg.
order-catan-discard = Bei einer Sieben zuerst abwerfen
order-catan-embargo = Keine Angebote an und von
order-catan-no_special = In den Zügen anderer nichts bauen
order-why-catan-no_special = du hältst mehr Karten, als bei einer Sieben sicher sind.
missing-catan-place = ein erstes Gebäude
missing-catan-place_road = die Straße dazu
missing-catan-act = der Zug
missing-catan-roll = ein Wurf
missing-catan-discard = Karten zum Abwerfen
missing-catan-plenty = Rohstoffe zum Nehmen
missing-catan-free_road = eine kostenlose Straße
points-catan-settlements = Siedlungen
points-catan-cities = Städte
points-catan-longest_road = Längste Handelsstraße
points-catan-largest_army = Größte Rittermacht
points-catan-point_cards = Karten
