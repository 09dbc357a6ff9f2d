# Catan

## Pitanja

catan-cards-to-give =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }

ask-catan-place =
    { $round ->
        [1] { $seat }, postavi prvu građevinu: { $piece }.
       *[other] { $seat }, postavi drugu građevinu: { $piece }. Polja oko nje daju ti prve karte.
    }
ask-catan-place_road = { $seat }, postavi put pored svoje građevine ({ $place }).
question-catan-place_road = Postavi put pored svoje građevine
ask-catan-roll =
    { $early ->
        [0] ⟦catan-die-5⟧ { $seat }, tvoj potez: baci kockice.
       *[other] ⟦catan-die-5⟧ { $seat }, tvoj potez: bacaš kockice ili prvo igraš kartu?
    }
ask-catan-act =
    { $spent ->
        [0] { $seat }, šta radiš?
       *[other] { $seat }, šta radiš? U ovom potezu više ne možeš da daješ ponude (već { $spent }).
    }
question-catan-place =
    { $round ->
        [1] Izaberi polje, pa njegovu raskrsnicu
       *[other] Izaberi polje, pa njegovu raskrsnicu: polja oko nje daju tvoje prve karte
    }
question-catan-act =
    { $spent ->
        [0] Gradiš ili trguješ?
       *[other] Gradi ili završi potez
    }
ask-catan-special = { $seat }, gradiš li između poteza?
ask-catan-reply =
    { $talk ->
        [0] { $seat }, gradiš li između poteza?
       *[other]
            { $spent ->
                [0] { $seat }, u međuvremenu možeš da odgovaraš na ponude i da daš svoju.
               *[other] { $seat }, u međuvremenu možeš da odgovaraš na ponude. Svoje u ovom potezu više ne možeš da daješ (već { $spent }).
            }
    }
question-catan-reply =
    { $talk ->
        [0] Gradiš li između poteza?
       *[other]
            { $spent ->
                [0] U međuvremenu možeš da trguješ
               *[other] Odgovori na ponude
            }
    }
ask-catan-offer = { $seat }, sastavi ponudu: šta daješ i šta tražiš?
question-catan-offer = Sastavi ponudu
ask-catan-exchange = { $seat }, šta menjaš sa bankom?
question-catan-exchange = Menjaj sa bankom
ask-catan-robber = ⟦catan-robber⟧ { $seat }, kuda ide razbojnik?
question-catan-robber = ⟦catan-robber⟧ Pomeri razbojnika
ask-catan-discard = { $seat }, sedmica: odbaci { catan-cards-to-give }.
ask-catan-free_road =
    { $left ->
        [1] { $seat }, želiš li i drugi besplatan put?
       *[other] { $seat }, gde gradiš prvi besplatan put?
    }
ask-catan-plenty =
    { $most ->
        [1] { $seat }, koji resurs uzimaš?
        [one] { $seat }, koji { $most } resurs uzimaš?
        [few] { $seat }, koja { $most } resursa uzimaš?
       *[other] { $seat }, kojih { $most } resursa uzimaš?
    }

## Mogućnosti

option-catan = { $marked }{ $id }
option-catan-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
option-catan-done = Dosta
option-catan-roll-roll = ⟦catan-die-5⟧ Baci kockice
option-catan-end = Završi potez
option-catan-pass = Ne gradi više ništa
option-catan-all = Svi
option-catan-flag = Gradi između poteza
option-catan-unflag = Ne gradi između poteza
option-catan-act-offer = Daj ponudu
option-catan-reply-offer = Daj ponudu
option-catan-accept = Prihvati ponudu { $offer }
option-catan-decline = Odbij ponudu { $offer }
option-catan-refuse = Konačno odbij ponudu { $offer }
option-catan-counter = Kontraponuda na ponudu { $offer }
option-catan-match = Ponudi isto kao u ponudi { $offer }
option-catan-name = Ponuda { $offer }: daj: { $card }
option-catan-withdraw = Povuci ponudu { $offer }
option-catan-confirm = ⟦seat-{ $seat-letter }⟧ Ponuda { $offer }: razmena sa igračem { $seat }
option-catan-development = ⟦catan-development⟧ Kupi razvojnu karticu
option-catan-bank = { $give-counted } → { $get }
option-catan-bank_several = Menjaj sa bankom: više razmena odjednom
option-catan-exchange = { $card-counted }
option-catan-play = Odigraj: { $card }
option-catan-play_monopoly = Odigraj Monopol: { $kind }
option-catan-road = { $marked }⟦catan-road-{ $own }⟧ Put: { $place }
option-catan-settlement = { $marked }⟦catan-settlement-{ $own }⟧ Naselje: { $place }
option-catan-city = { $marked }⟦catan-city-{ $own }⟧ Grad: { $place }

option-catan-robber =
    { $robs ->
        [yes] { $marked }{ $hex }, ukradi od: { $robbed }
       *[no] { $marked }{ $hex }
    }
option-catan-place = { $marked }{ $place }
option-catan-free_road-done = Bez drugog puta

step-catan-1 =
    { $count ->
        [one] { $marked }{ $place }: { $count } raskrsnica
        [few] { $marked }{ $place }: { $count } raskrsnice
       *[other] { $marked }{ $place }: { $count } raskrsnica
    }
step-catan-2 = { $marked }{ $place }
step-catan-3 = { $marked }{ $place }
step-catan-1-road = ⟦catan-road-{ $own }⟧ Izgradi put
step-catan-1-settlement = ⟦catan-settlement-{ $own }⟧ Izgradi naselje
step-catan-1-city = ⟦catan-city-{ $own }⟧ Izgradi grad
step-catan-1-bank = ⟦catan-bank⟧ Trguj sa bankom
step-catan-1-play = ⟦catan-hand⟧ Odigraj kartu
step-catan-1-offer = Ponuda { $offer }
step-catan-1-name = Ponuda { $offer }: izaberi kartu
step-catan-name-2 = Daj: { $card }
step-catan-1-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
step-catan-robber-1 = { $marked }{ $place }
step-catan-city-2 = { $marked }{ $place }
step-catan-bank-2 = { $id-counted }
step-catan-bank-2-several = Više razmena odjednom
step-catan-bank-3 = za { CASE($id, "accusative") }
step-catan-play-2 = { $id }
step-catan-play-3 = { $id }
step-catan-offer-2-accept = Prihvati
step-catan-offer-2-decline = Odbij
step-catan-offer-2-refuse = Konačno odbij
step-catan-offer-2-counter = Kontraponuda
step-catan-offer-2-match = Ponudi isto
step-catan-offer-2-withdraw = Povuci
step-catan-offer-2-confirm = Razmeni
cost-catan-1-road = drvo, cigla
cost-catan-1-settlement = drvo, cigla, vuna, žito
cost-catan-1-city = 2 žita, 3 rude
cost-catan-development = vuna, žito, ruda
step-catan-offer-3 = ⟦seat-{ $seat-letter }⟧ sa igračem { $seat }
step-catan-robber-2 = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
detail-catan = { $about }
detail-catan-1 = { $about }
detail-catan-2 = { $about }
detail-catan-3 = { $about }

panel-confirm-nothing-catan-offer = Bez ponude
panel-confirm-nothing-catan-exchange = Bez razmene
field-catan-exchange-give = Daješ
field-catan-exchange-get = Dobijaš
field-catan-offer-give = Daješ
field-catan-offer-get = Dobijaš
field-catan-offer-to = Kome

proposal-catan-confirm = ⟦seat-{ $seat-letter }⟧ Trgovina sa igračem { $seat }
proposal-catan-offer =
    Ponuda { $offer }: { $seat } nudi { CASE($give, "accusative") } za { CASE($get, "accusative") }. Kome: { $to }.{ $accepted-count ->
        [0] { "" }
       *[other] { " " }Prihvaćeno: { $accepted }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Odbijeno: { $declined }.
    }

reason-one_sided_offer = Ponuda mora imati karte na obe strane. Ostavi obe prazne ako ne želiš ponudu.
reason-all_or_some = Izaberi sve ili pojedine igrače.
reason-same_card_on_both_sides = Ista vrsta karte ne može biti na obe strane.
reason-uneven_exchange = Banka daje po jednu kartu za svaku stavku. Izaberi onoliko karata koliko stavki daješ.

## Događaji

event-catan-setup = { $seat }, priprema:
brief-catan-setup = { $seat }:
event-catan-turn = { $seat }, potez { $turn }:
brief-catan-turn = { $seat }:
event-catan-turn_ended = { "" }
event-catan-special = { $seat }, između poteza:
event-catan-flag =
    { $up ->
        [true] { $seat } želi da gradi između poteza.
       *[false] { $seat } više ne želi da gradi između poteza.
    }
brief-catan-flag =
    { $up ->
        [true] { $seat }: želi da gradi između poteza
       *[false] { $seat }: više ne želi da gradi
    }
event-catan-built = { $seat } gradi ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
brief-catan-built = { $seat }: ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece }
brief-catan-built-worth =
    { $worth ->
        [0] { brief-catan-built }
       *[other] { brief-catan-built } **+{ $worth }**
    }
event-catan-built-free = { $seat } postavlja ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
event-catan-first_cards =
    { $cards-count ->
        [0] { $seat } počinje bez karata.
       *[other] { $seat } na početku dobija { CASE($cards, "accusative") }.
    }
brief-catan-first_cards = { "" }
event-catan-longest_road = Niko više nema najduži put.
event-catan-longest_road-seat = { $seat } sada ima ⟦catan-length⟧ najduži put ({ $length }): 2 poena.
brief-catan-longest_road-seat = { $seat }: ⟦catan-length⟧ najduži put **+2**
event-catan-largest_army = { $seat } sada ima ⟦catan-army⟧ najveću vojsku ({ $size }): 2 poena.
brief-catan-largest_army = { $seat }: ⟦catan-army⟧ najveća vojska **+2**
event-catan-rolled = { $seat } baca **{ $total }** ({ $dice }).
brief-catan-rolled = { $seat }: baca { $total }
number-catan-dice = ⟦catan-die-{ $count }|{ $count }⟧
event-catan-produced =
    { $gains-count ->
        [0] Banka nema dovoljno { CASE($short, "genitive") }.
       *[other] { $short-count ->
            [0] { $gains }.
           *[other] { $gains }. Banka nema dovoljno { CASE($short, "genitive") }.
        }
    }
brief-catan-produced =
    { $gains-count ->
        [0] (banka nema dovoljno { CASE($short, "genitive") })
       *[other] ({ $gains })
    }
each-catan-gains = { $seat }: { $cards }
event-catan-discarded = { $seat } odbacuje { CASE($cards, "accusative") }.
brief-catan-discarded = ({ $seat }: −{ $cards })
event-catan-discarded-together = { $seats } odbacuju karte.
brief-catan-discarded-together = ({ $seats } odbacuju karte)
event-catan-discarded-follows = ·
event-catan-robber = { $seat } pomera ⟦catan-robber⟧ razbojnika ({ $hex }).
brief-catan-robber = { $seat }: ⟦catan-robber⟧ razbojnik
event-catan-robber-follows = ·
event-catan-stole = { $seat } krade kartu igraču { $victim }.
brief-catan-stole = { $seat }: karta od igrača { $victim }
event-catan-stole-card = { $seat } krade { CASE($card, "accusative") } igraču { $victim }.
brief-catan-stole-card = { $seat }: { $card } od igrača { $victim }
event-catan-exchanged = { $seat } daje banci { CASE($give-counted, "accusative") } za { CASE($get, "accusative") }.
brief-catan-exchanged = { $seat }: { $give-counted } → { $get }
event-catan-offered =
    { $partners-count ->
        [1] { $seat } nudi igraču { $partners } { CASE($give, "accusative") } za { CASE($get, "accusative") }.
       *[other] { $seat } nudi { CASE($give, "accusative") } za { CASE($get, "accusative") }.
    }
brief-catan-offered =
    { $partners-count ->
        [1] { $seat }: nudi igraču { $partners } { CASE($give, "accusative") } za { CASE($get, "accusative") }
       *[other] { $seat }: nudi { CASE($give, "accusative") } za { CASE($get, "accusative") }
    }
event-catan-accepted = { $seat } prihvata ponudu.
brief-catan-accepted = ({ $seat } prihvata)
event-catan-accepted-by = { $seat } prihvata ponudu igrača { $by }.
event-catan-accepted-follows = ·
event-catan-accepted-together = { $seats } prihvataju ponudu.
brief-catan-accepted-together = ({ $seats } prihvataju)
event-catan-declined = { $seat } odbija ponudu.
brief-catan-declined = ({ $seat } odbija)
event-catan-declined-by = { $seat } odbija ponudu igrača { $by }.
event-catan-declined-follows = ·
event-catan-declined-together = { $seats } odbijaju ponudu.
brief-catan-declined-together = ({ $seats } odbijaju)
event-catan-withdrawn = { $seat } povlači ponudu.
brief-catan-withdrawn = { $seat }: ponuda povučena
event-catan-withdrawn-follows = ·
event-catan-lapsed = Ponuda igrača { $by } više ne važi.
brief-catan-lapsed = (bez dogovora)
event-catan-lapsed-follows = ·
event-catan-fell_through = { $seat } više nema čime da plati.
brief-catan-fell_through = ({ $seat } više nema čime da plati)
event-catan-fell_through-by = { $seat } više nema čime da plati ponudu igrača { $by }.
event-catan-fell_through-follows = ·
event-catan-traded = { $seat } daje igraču { $partner } { CASE($give, "accusative") } za { CASE($get, "accusative") }.
brief-catan-traded = { $seat }: { $give } igraču { $partner } za { CASE($get, "accusative") }
event-catan-bought = { $seat } kupuje ⟦catan-development⟧ razvojnu karticu.
brief-catan-bought = { $seat }: ⟦catan-development⟧ razvojna kartica
event-catan-bought-card = { $seat } kupuje ⟦catan-development⟧ razvojnu karticu: { $card }.
brief-catan-bought-card = { $seat }: ⟦catan-development⟧ razvojna kartica { $card }
event-catan-played = { $seat } igra { CASE($card, "accusative") }.
brief-catan-played = { $seat }: { $card }
event-catan-took =
    { $cards-count ->
        [0] { $seat } ne uzima ništa iz banke.
       *[other] { $seat } uzima { CASE($cards, "accusative") } iz banke.
    }
brief-catan-took =
    { $cards-count ->
        [0] { $seat }: ništa iz banke
       *[other] { $seat }: { $cards } iz banke
    }
event-catan-collected =
    { $total ->
        [0] { $seat } od svih traži { CASE($card, "accusative") }, ali niko nema takvu kartu.
       *[other] { $seat } od svih uzima { CASE($card-counted, "accusative") } ({ $taken }).
    }
brief-catan-collected =
    { $total ->
        [0] { $seat }: { $card }: niko nema
       *[other] { $seat }: { $card-counted } ({ $taken })
    }
each-catan-taken = { $seat } { $count }
event-catan-won = **{ $seat }** pobeđuje: { $points }.
end-lead-catan =
    { $points ->
        [one] { $who } ima u svom potezu { $points } poen.
        [few] { $who } ima u svom potezu { $points } poena.
       *[other] { $who } ima u svom potezu { $points } poena.
    } Samo tako se pobeđuje.
each-catan-points = { $seat } { $count }

event-catan-scored =
    { $points ->
        [0] { $seat }: bez poena.
        [one] { $seat }: { $points } poen ({ $terms }).
        [few] { $seat }: { $points } poena ({ $terms }).
       *[other] { $seat }: { $points } poena ({ $terms }).
    }
brief-catan-scored = { $seat }: **{ $points }**
term-catan-settlements =
    { $count ->
        [one] { $count } naselje × { $each }
        [few] { $count } naselja × { $each }
       *[other] { $count } naselja × { $each }
    }
term-catan-cities =
    { $count ->
        [one] { $count } grad × { $each }
        [few] { $count } grada × { $each }
       *[other] { $count } gradova × { $each }
    }
term-catan-longest_road = najduži put { $each }
term-catan-largest_army = najveća vojska { $each }
term-catan-point_cards =
    { $count ->
        [one] { $count } karta Poen
        [few] { $count } karte Poen
       *[other] { $count } karata Poen
    }

## Explanations of events

why-catan-first_cards = Za svako polje oko druge građevine, osim pustinje, ide po jedna karta.
why-catan-built-worth =
    { $worth ->
        [one] { $worth } poen više.
        [few] { $worth } poena.
       *[other] { $worth } poena.
    }
why-catan-longest_road = Potrebno je bar pet puteva u nizu, i više nego što ima bilo ko drugi.
why-catan-longest_road-seat = Dužina niza je { $length }: bar pet i više nego što ima bilo ko drugi. Tuđa figura na raskrsnici prekida put.
why-catan-largest_army = Odigrani vitezovi: { $size }, bar tri i više nego što ima bilo ko drugi.
why-catan-produced-sources =
    { $short-count ->
        [0] Kad padne { $number }: { $sources }. Naselje donosi jednu kartu, grad dve.
       *[other] Kad padne { $number }: { $sources }. Ako banka nema dovoljno, jedan igrač dobija ostatak, a više igrača ništa.
    }
why-catan-produced-blocked =
    { $short-count ->
        [0] Kad padne { $number }: { $sources }. Razbojnik blokira: { $blocked }.
       *[other] Kad padne { $number }: { $sources }. Razbojnik blokira: { $blocked }. Ako banka nema dovoljno, jedan igrač dobija ostatak, a više igrača ništa.
    }
each-catan-sources = { $land } ({ $seat } { $count })
why-catan-discarded-had =
    { $had ->
        [one] Polovina od { $had } karte, zaokruženo naniže: { $count }.
        [few] Polovina od { $had } karte, zaokruženo naniže: { $count }.
       *[other] Polovina od { $had } karata, zaokruženo naniže: { $count }.
    }
why-catan-discarded-limit =
    { $had ->
        [one] { $had } karta je više od { $limit }, pa ide polovina, zaokruženo naniže: { $count }.
        [few] { $had } karte su više od { $limit }, pa ide polovina, zaokruženo naniže: { $count }.
       *[other] { $had } karata je više od { $limit }, pa ide polovina, zaokruženo naniže: { $count }.
    }
why-catan-robber-number =
    { $number ->
        [0] Na novom polju ({ $land }) ne blokira ništa.
       *[other] Dok je tamo, polje sa brojem { $number } ({ $land }) ne daje ništa.
    }
why-catan-stole-had =
    { $had ->
        [1] Jedina karta igrača { $victim }. Samo njih dvoje znaju koja.
        [one] Jedna od { $had } karte igrača { $victim }, izabrana nasumično. Samo njih dvoje znaju koja.
        [few] Jedna od { $had } karte igrača { $victim }, izabrana nasumično. Samo njih dvoje znaju koja.
       *[other] Jedna od { $had } karata igrača { $victim }, izabrana nasumično. Samo njih dvoje znaju koja.
    }
why-catan-exchanged =
    { $count ->
        [4] Bez luke banka uzima četiri za jednu.
        [3] U luci 3:1 banka uzima tri za jednu.
       *[other] Uz luku 2:1 ili drugi kurs 2:1 banka uzima dve za jednu.
    }

## Names

thing-catan-piece-road = put
thing-catan-piece-settlement = naselje
thing-catan-piece-city = grad
thing-catan-card-lumber = ⟦catan-lumber|drvo⟧
thing-catan-card-brick = ⟦catan-brick|cigla⟧
    .accusative = ⟦catan-brick|ciglu⟧
thing-catan-card-wool = ⟦catan-wool|vuna⟧
    .accusative = ⟦catan-wool|vunu⟧
thing-catan-card-grain = ⟦catan-grain|žito⟧
thing-catan-card-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudu⟧
thing-catan-any = Bilo koja karta
    .accusative = bilo koju kartu
thing-catan-card-any = bilo koja karta
    .accusative = bilo koju kartu
thing-catan-give-lumber = ⟦catan-lumber|drvo⟧
thing-catan-give-brick = ⟦catan-brick|cigla⟧
    .accusative = ⟦catan-brick|ciglu⟧
thing-catan-give-wool = ⟦catan-wool|vuna⟧
    .accusative = ⟦catan-wool|vunu⟧
thing-catan-give-grain = ⟦catan-grain|žito⟧
thing-catan-give-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudu⟧
thing-catan-get-lumber = ⟦catan-lumber|drvo⟧
thing-catan-get-brick = ⟦catan-brick|cigla⟧
    .accusative = ⟦catan-brick|ciglu⟧
thing-catan-get-wool = ⟦catan-wool|vuna⟧
    .accusative = ⟦catan-wool|vunu⟧
thing-catan-get-grain = ⟦catan-grain|žito⟧
thing-catan-get-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudu⟧
thing-catan-short-lumber = ⟦catan-lumber|drvo⟧
    .genitive = ⟦catan-lumber|drveta⟧
thing-catan-short-brick = ⟦catan-brick|cigla⟧
    .genitive = ⟦catan-brick|cigle⟧
thing-catan-short-wool = ⟦catan-wool|vuna⟧
    .genitive = ⟦catan-wool|vune⟧
thing-catan-short-grain = ⟦catan-grain|žito⟧
    .genitive = ⟦catan-grain|žita⟧
thing-catan-short-ore = ⟦catan-ore|ruda⟧
    .genitive = ⟦catan-ore|rude⟧
thing-catan-forest = šuma
thing-catan-hills = brda
thing-catan-pasture = pašnjak
thing-catan-fields = njive
thing-catan-mountains = planine
thing-catan-desert = pustinja

count-catan-lumber =
    { $count ->
        [one] { $count } ⟦catan-lumber|drvo⟧
        [few] { $count } ⟦catan-lumber|drveta⟧
       *[other] { $count } ⟦catan-lumber|drveta⟧
    }
count-catan-brick =
    { $count ->
        [one] { $count } ⟦catan-brick|cigla⟧
        [few] { $count } ⟦catan-brick|cigle⟧
       *[other] { $count } ⟦catan-brick|cigala⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-brick|ciglu⟧
            [few] { $count } ⟦catan-brick|cigle⟧
           *[other] { $count } ⟦catan-brick|cigala⟧
        }
count-catan-wool =
    { $count ->
        [one] { $count } ⟦catan-wool|vuna⟧
        [few] { $count } ⟦catan-wool|vune⟧
       *[other] { $count } ⟦catan-wool|vuna⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-wool|vunu⟧
            [few] { $count } ⟦catan-wool|vune⟧
           *[other] { $count } ⟦catan-wool|vuna⟧
        }
count-catan-grain =
    { $count ->
        [one] { $count } ⟦catan-grain|žito⟧
        [few] { $count } ⟦catan-grain|žita⟧
       *[other] { $count } ⟦catan-grain|žita⟧
    }
count-catan-ore =
    { $count ->
        [one] { $count } ⟦catan-ore|ruda⟧
        [few] { $count } ⟦catan-ore|rude⟧
       *[other] { $count } ⟦catan-ore|ruda⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦catan-ore|rudu⟧
            [few] { $count } ⟦catan-ore|rude⟧
           *[other] { $count } ⟦catan-ore|ruda⟧
        }
count-catan-any = bilo koja karta
    .accusative = bilo koju kartu

## Čekaonica

credits-catan = Catan i njegova proširenja su igre autora Klausa Teubera.
setting-catan-terrain = Ostrvo
setting-catan-terrain-random = Nasumično
setting-catan-terrain-beginner = Za početnike (do četiri)
setting-catan-numbers = Brojevi
setting-catan-numbers-balanced = Bez susednih polja sa 6 i 8
setting-catan-numbers-spiral = U spirali
setting-catan-numbers-free = Bilo gde
setting-catan-harbours = Luke
setting-catan-harbours-shuffled = Izmešane
setting-catan-harbours-standard = Kao na štampanoj tabli (do četiri)
setting-catan-friendly_robber = Blagi razbojnik
setting-catan-friendly_robber-off = Ne
setting-catan-friendly_robber-on = Da: štedi igrače do 2 poena
setting-catan-target = Poeni za pobedu
setting-catan-target-usual = Podrazumevano (10, sa nekim proširenjima više)
setting-catan-discard_limit = Karte koje su sigurne na sedmicu

## Places

catan-hex =
    { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }{ $letter ->
        [none] { "" }
       *[other] { " " }({ $letter })
    }
catan-lettered = { $name } ({ $letter })
catan-corner-coast = { $land }, obala na { CASE($side, "locative") }
catan-corner-harbour = { $corner } / { $harbour }
catan-edge = { $from } – { $to }
catan-harbour =
    { $kind ->
        [any] luka 3:1
       *[other] luka 2:1 za { CASE($card, "accusative") }
    }
thing-catan-side-N = sever
    .locative = severu
thing-catan-side-NE = severoistok
    .locative = severoistoku
thing-catan-side-SE = jugoistok
    .locative = jugoistoku
thing-catan-side-S = jug
    .locative = jugu
thing-catan-side-SW = jugozapad
    .locative = jugozapadu
thing-catan-side-NW = severozapad
    .locative = severozapadu
catan-pips =
    { $count ->
        [one] { $count } tačka
        [few] { $count } tačke
       *[other] { $count } tačaka
    }
catan-pips-of = { $pips }: { $kinds }
catan-at-settlement = naselje igrača { $seat }
catan-at-city = grad igrača { $seat }
catan-at-road = put igrača { $seat }
catan-at-roads =
    { $count ->
        [1] put igrača { $seat }
        [one] { $count } put igrača { $seat }
        [few] { $count } puta igrača { $seat }
       *[other] { $count } puteva igrača { $seat }
    }
catan-at-nothing = sada prazno
catan-at-robber = razbojnik: { $hex }
catan-on-robber = razbojnik
catan-at-hex =
    { $hand ->
        [one] { $seat } ({ $hand } karta): { $pieces }
        [few] { $seat } ({ $hand } karte): { $pieces }
       *[other] { $seat } ({ $hand } karata): { $pieces }
    }
catan-bare-settlement =
    { $count ->
        [1] naselje
        [one] { $count } naselje
        [few] { $count } naselja
       *[other] { $count } naselja
    }
catan-bare-city =
    { $count ->
        [1] grad
        [one] { $count } grad
        [few] { $count } grada
       *[other] { $count } gradova
    }
catan-leads = vodi do: { $corner }, { $state }
catan-free = slobodno, { $pips }
catan-open = Slobodno za naselje.
catan-close = preblizu građevini
catan-closed = Preblizu građevini za naselje.
catan-piece-at = { $piece }: { $place }
catan-have = imaš { $count }
catan-costs = { $cards }
catan-find-own = Tvoje karte
catan-find-pieces = { $seat }: građevine i figure
catan-find-roads = { $seat }: putevi
catan-find-robber = Razbojnik
catan-find-free = Slobodne raskrsnice
catan-find-harbours = Luke
catan-find-bank = Banka i gomile
catan-find-corners = Raskrsnice: { $corners }
catan-find-edges = Ivice: { $edges }
catan-find-typed = U ukucanom potezu: { $id }
catan-find-none = Još ništa.

## Slika

catan-note =
    { $turn ->
        [0] Priprema · do { $target }
       *[other] Potez { $turn } · do { $target }
    }

catan-described =
    { $phase ->
        [setup] Catan, priprema: { $seat } postavlja građevinu.
        [roll] Catan, potez { $turn }: igra { $seat }, pre bacanja.
        [special] Catan, potez { $turn }: { $seat } može da gradi između poteza.
       *[other] Catan, potez { $turn }: igra { $seat }.
    } Poeni za pobedu: { $target }.
catan-described-over = Catan, potez { $turn }: pobeđuje { $seat }.
catan-described-dice = Poslednje bacanje { $total } ({ $dice }){ $further }.
catan-described-gains = Poslednje bacanje ti je donelo { CASE($cards, "accusative") }.
catan-described-hand = Tvoja ruka: { $cards }.
catan-described-cards = Tvoje kartice: { $cards }.
catan-described-seat =
    { $letter } { $seat }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }, { $hand ->
        [one] { $hand } karta
        [few] { $hand } karte
       *[other] { $hand } karata
    }, naselja { $settlements }, gradovi { $cities }
catan-described-longest = najduži put
catan-described-army = najveća vojska
catan-described-development =
    { $count ->
        [one] { $count } razvojna kartica
        [few] { $count } razvojne kartice
       *[other] { $count } razvojnih kartica
    }
catan-described-robber = Razbojnik: { $hex }.
catan-described-hexes = Polja po redovima: { $rows }.
catan-described-latest = Poslednje: { $told }.
catan-described-fresh = Kupljeno u ovom potezu: { $cards }.
catan-described-knights-played = odigrani vitezovi { $count }
catan-described-flag = želi da gradi između poteza
catan-described-stock =
    { $seat }: najduži put { $length }, na sedmicu sigurno { $limit ->
        [one] { $limit } karta
        [few] { $limit } karte
       *[other] { $limit } karata
    }; ostalo za gradnju: putevi { $roads }, naselja { $settlements }, gradovi { $cities }
catan-described-payable = Možeš da platiš: { $things }.
catan-described-rates = Banka menja { $rates }.
catan-described-rate = { CASE($cards, "accusative") } { $rate }:1
catan-described-bank = Banka ima { CASE($cards, "accusative") }.
catan-described-decks = Preostale kartice u gomilama: { $decks }.
catan-described-harbours = Luke: { $places }.
catan-seat-places = { $seat } na ostrvu: { $places }.
catan-no-cards = ništa
catan-board-hexes = Polja po redovima:
catan-board-hex = { $hex }: { $told }
catan-board-harbours = Luke:
catan-board-harbour = { $harbour }: { $place }
catan-board-roads = Putevi igrača { $seat }: { $roads }
catan-map-without = Putevi, luke i karte su na tekstualnoj tabli, ne na ovoj mapi.
thing-catan-deck-development = razvojne
catan-described-legend = F šuma, H brda, P pašnjak, C njive, M planine, D pustinja, ! razbojnik; A naselje, A* grad

## Overlays

overlay-catan-cards = Tvoje karte
overlay-catan-card =
    { $held ->
        [0] **{ $name }**: { $text }
       *[other] **{ $name }** (imaš { $held }): { $text }
    }
overlay-catan-yields = Prinosi
overlay-catan-costs = Cene
overlay-catan-places = Imena mesta
overlay-catan-dice = Kockice
overlay-catan-rolls =
    { $count ->
        [one] { $count } bacanje. Uz svaki zbir: koliko puta je pao, a u zagradi koliko puta se očekivao:
        [few] { $count } bacanja. Uz svaki zbir: koliko puta je pao, a u zagradi koliko puta se očekivao:
       *[other] { $count } bacanja. Uz svaki zbir: koliko puta je pao, a u zagradi koliko puta se očekivao:
    }
overlay-catan-sum = **{ $total }** { $count } ({ $whole },{ $tenth })
catan-placed-hex = { $hex } ({ $id }){ $robber }: { $corners }
catan-placed-robber = , razbojnik
catan-placed-harbours = Luke: { $places }
catan-placed-edges = Ivice pored puteva i građevina: { $places }
catan-placed-settlements = naselja { $places }
catan-placed-cities = gradovi { $places }
catan-placed-roads = putevi { $places }
overlay-catan-seat = { $seat }: { $numbers }
overlay-catan-number = **{ $number }** { $cards }
overlay-catan-cost = { $name }: { $cards }
catan-priced-road = Put
catan-priced-settlement = Naselje
catan-priced-city = Grad
catan-priced-development = Razvojna kartica

## Standing orders, reminders, names of scores

order-catan-roll = Odmah baci kockice
order-why-catan-roll = razbojnik je na tvom polju, a vitez može da ga otera pre bacanja.
order-catan-poor = Odmah završi moj potez
order-catan-poor-value = dok u ruci imam manje karata od { $value }
order-why-catan-poor = nekom igraču do pobede nedostaju najviše dva poena.
order-catan-discard = Na sedmicu prvo odbaci
order-catan-embargo = Bez ponuda za i od
order-catan-no_special = Ne gradi u potezima drugih igrača
order-why-catan-no_special = imaš više karata nego što je sigurno na sedmicu.
missing-catan-place = prva građevina
missing-catan-place_road = put pored nje
missing-catan-act = potez
missing-catan-roll = bacanje kockica
missing-catan-discard = karte koje odbacuješ
missing-catan-plenty = resursi koje uzimaš
missing-catan-free_road = besplatan put
points-catan-settlements = naselja
points-catan-cities = gradovi
points-catan-longest_road = najduži put
points-catan-largest_army = najveća vojska
points-catan-point_cards = kartice
