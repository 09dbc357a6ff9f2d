# Dominion

## Pitanja

dominion-least =
    { $least ->
        [one] { $least } kartu
        [few] { $least } karte
       *[other] { $least } karata
    }
dominion-most =
    { $most ->
        [one] { $most } kartu
        [few] { $most } karte
       *[other] { $most } karata
    }

ask-dominion-action =
    { $actions ->
        [one] ⟦dominion-action⟧ { $seat }, igraš li kartu akcije? Imaš { $actions } akciju.
        [few] ⟦dominion-action⟧ { $seat }, igraš li kartu akcije? Imaš { $actions } akcije.
       *[other] ⟦dominion-action⟧ { $seat }, igraš li kartu akcije? Imaš { $actions } akcija.
    }
question-dominion-action = Igraš li kartu akcije?
ask-dominion-treasure = { $seat }, koje karte blaga igraš? Zasad imaš ${ $coins }.
question-dominion-treasure = Koje karte blaga igraš?
ask-dominion-buy =
    { $buys ->
        [one] { $seat }, šta kupuješ? Imaš ${ $coins } i { $buys } kupovinu.
        [few] { $seat }, šta kupuješ? Imaš ${ $coins } i { $buys } kupovine.
       *[other] { $seat }, šta kupuješ? Imaš ${ $coins } i { $buys } kupovina.
    }
question-dominion-buy = Šta kupuješ?
ask-dominion-attack = { $seat }, { $attacker } igra { CASE($card, "accusative") }: reaguješ li?
ask-dominion-gain = { $seat }, uzimaš { CASE($card, "accusative") }: reaguješ li?

ask-dominion-bureaucrat-put_back = { $seat }, { $card }: koju kartu pobede stavljaš na svoj špil?
ask-dominion-cellar-discard = { $seat }, { $card }: koje karte odlažeš? Izvlačiš isto toliko.
ask-dominion-chancellor-turn_over =
    { $count ->
        [one] { $seat }, { $card }: stavljaš li svoj špil od { $count } karte na odložene karte?
        [few] { $seat }, { $card }: stavljaš li svoj špil od { $count } karte na odložene karte?
       *[other] { $seat }, { $card }: stavljaš li svoj špil od { $count } karata na odložene karte?
    }
ask-dominion-chapel-trash = { $seat }, { $card }: koje karte bacaš u otpad? Možeš da baciš najviše { dominion-most }.
ask-dominion-feast-gain = { $seat }, { $card }: koju kartu uzimaš za najviše ${ $at_most }?
ask-dominion-library-set_aside = { $seat }, { $card }: izvlačiš { CASE($drawn, "accusative") }. Zadržavaš li tu kartu? Akciju možeš da staviš sa strane.
ask-dominion-militia-discard = { $seat }, { $card }: odloži { dominion-least }.
ask-dominion-mine-trash = { $seat }, { $card }: koje blago bacaš u otpad?
ask-dominion-mine-gain = { $seat }, { $card }: koje blago uzimaš u ruku?
ask-dominion-remodel-trash = { $seat }, { $card }: koju kartu bacaš u otpad?
ask-dominion-remodel-gain = { $seat }, { $card }: koju kartu uzimaš za najviše ${ $at_most }?
ask-dominion-spy-choose = { $seat }, { $card }: { $owner } otkriva { CASE($revealed, "accusative") }. Odlaže se ili ostaje?
ask-dominion-thief-trash = { $seat }, { $card }: koje blago igrača { $owner } ide u otpad?
ask-dominion-thief-gain = { $seat }, { $card }: koje od bačenih karata blaga uzimaš?
ask-dominion-throne_room-play = { $seat }, { $card }: koju akciju igraš dvaput?
ask-dominion-workshop-gain = { $seat }, { $card }: koju kartu uzimaš za najviše ${ $at_most }?

## Mogućnosti

panel-confirm-nothing-dominion-buy = Ne kupuj ništa
panel-confirm-nothing-dominion-discard = Ne odlaži ništa
panel-confirm-nothing-dominion-may_discard = Ne odlaži ništa
panel-confirm-nothing-dominion-trash = Ne bacaj ništa u otpad
panel-confirm-nothing-dominion-take = Ne uzimaj ništa
panel-confirm-nothing-dominion-gain = Ne uzimaj ništa

option-dominion = { $marked }{ $id }
option-dominion-yes = Da
option-dominion-no = Ne
option-dominion-discard = Odloži
option-dominion-trash = ⟦dominion-trash⟧ Baci u otpad
option-dominion-action-done = Nema više akcija
option-dominion-treasure-all = Sve obične karte blaga
option-dominion-treasure-done = Nema više blaga
option-dominion-buy = { $marked }{ $id } ${ $price }
option-dominion-buy-done = Završi potez
option-dominion-attack = { $marked }Pokaži: { $id }
option-dominion-attack-done = Bez reakcije
option-dominion-gain-keep = Zadrži
option-dominion-gain-deck = Stavi na špil

option-dominion-feast-gain = { option-dominion-buy }
option-dominion-mine-gain = { option-dominion-buy }
option-dominion-remodel-gain = { option-dominion-buy }
option-dominion-workshop-gain = { option-dominion-buy }
option-dominion-spy-choose-leave = Ostavi na špilu
option-dominion-library-set_aside-yes = Stavi sa strane
option-dominion-library-set_aside-no = Zadrži
option-dominion-library-set_aside-keep_all = Zadrži ovu i sve sledeće

step-dominion-1-supply = Karta iz zalihe
step-dominion-1-basic = Osnovna karta
step-dominion-1-base = Osnovni set
step-dominion-2 = { $marked }{ $id }
thing-dominion-options-cards = karte
thing-dominion-options-actions = akcije
thing-dominion-options-buys = kupovina
    .accusative = kupovinu
thing-dominion-options-coins = novčići
    .accusative = novčiće
thing-dominion-options-trash = bacanje u otpad
thing-dominion-options-discard = odlaganje
thing-dominion-options-curse = Kletva
    .accusative = Kletvu

## Događaji

event-dominion-kingdom = Kraljevstvo: { $cards }.
brief-dominion-kingdom = { "" }
event-dominion-turn = { $seat }, potez { $turn }:
brief-dominion-turn = { $seat }:
event-dominion-played =
    { $of ->
        [1] { $seat } igra { CASE($card, "accusative") }.
       *[other] { $seat } igra { CASE($card, "accusative") } ({ $time } od { $of }).
    }
brief-dominion-played =
    { $of ->
        [1] { $seat }: { $card }
       *[other] { $seat }: { $card } ({ $time }/{ $of })
    }
event-dominion-treasures = { $seat } igra { CASE($cards, "accusative") }: +${ $coins }.
brief-dominion-treasures = { $seat }: +${ $coins }
event-dominion-bought = { $seat } kupuje { CASE($card, "accusative") } za ${ $price }.
brief-dominion-bought = { $seat }: kupuje { CASE($card, "accusative") }
event-dominion-named = { $seat } navodi kartu { $name } ({ $card }).
brief-dominion-named = { $seat }: navodi kartu { $name }
event-dominion-reacted = { $seat } pokazuje { CASE($card, "accusative") }.
brief-dominion-reacted = ({ $seat } pokazuje { CASE($card, "accusative") })
event-dominion-drew =
    { $count ->
        [one] { $seat } izvlači { $count } kartu.
        [few] { $seat } izvlači { $count } karte.
       *[other] { $seat } izvlači { $count } karata.
    }
brief-dominion-drew = { "" }
event-dominion-drew-cards = { $seat } izvlači { CASE($cards, "accusative") }.
brief-dominion-drew-cards = { $seat }: izvlači { CASE($cards, "accusative") }
event-dominion-new_hand = { "" }
known-dominion-new_hand = { $seat } izvlači novu ruku.
event-dominion-new_hand-cards = Nova ruka igrača { $seat }: { $cards }.
event-dominion-shuffled = { $seat } ponovo meša.
brief-dominion-shuffled = { "" }
event-dominion-revealed = { $seat } otkriva { CASE($cards, "accusative") }.
brief-dominion-revealed = ({ $seat } otkriva { CASE($cards, "accusative") })
event-dominion-showed =
    { $cards-count ->
        [0] { $seat } pokazuje praznu ruku.
       *[other] { $all ->
            [true] { $seat } pokazuje celu ruku ({ $cards }).
           *[false] { $seat } pokazuje { CASE($cards, "accusative") }.
        }
    }
brief-dominion-showed =
    { $cards-count ->
        [0] ({ $seat } pokazuje praznu ruku)
       *[other] ({ $seat } pokazuje { CASE($cards, "accusative") })
    }
event-dominion-took = { $seat } uzima { CASE($cards, "accusative") } u ruku.
brief-dominion-took = { $seat }: uzima { CASE($cards, "accusative") } u ruku
event-dominion-set_aside = { $seat } stavlja { CASE($cards, "accusative") } sa strane.
brief-dominion-set_aside = { $seat }: stavlja { CASE($cards, "accusative") } sa strane
event-dominion-put_back =
    { $count ->
        [one] { $seat } stavlja { $count } kartu na špil.
        [few] { $seat } stavlja { $count } karte na špil.
       *[other] { $seat } stavlja { $count } karata na špil.
    }
brief-dominion-put_back =
    { $count ->
        [one] { $seat }: { $count } karta na špil
        [few] { $seat }: { $count } karte na špil
       *[other] { $seat }: { $count } karata na špil
    }
event-dominion-put_back-cards = { $seat } stavlja { CASE($cards, "accusative") } na špil.
brief-dominion-put_back-cards = { $seat }: { $cards } na špil
event-dominion-put_back-order =
    { $order-count ->
        [1] { $seat } stavlja { CASE($order, "accusative") } na špil.
       *[other] { $seat } stavlja { CASE($order, "accusative") } na špil (tim redom odozgo).
    }
brief-dominion-put_back-order = { $seat }: { $order } na špil
event-dominion-turned_over =
    { $count ->
        [one] { $seat } stavlja špil od { $count } karte na odložene karte (na vrhu: { $top }).
        [few] { $seat } stavlja špil od { $count } karte na odložene karte (na vrhu: { $top }).
       *[other] { $seat } stavlja špil od { $count } karata na odložene karte (na vrhu: { $top }).
    }
brief-dominion-turned_over = { $seat }: špil na odložene karte ({ $top })
event-dominion-discarded =
    { $count ->
        [1] { $seat } odlaže { CASE($top, "accusative") }.
        [one] { $seat } odlaže { $count } kartu (na vrhu: { $top }).
        [few] { $seat } odlaže { $count } karte (na vrhu: { $top }).
       *[other] { $seat } odlaže { $count } karata (na vrhu: { $top }).
    }
brief-dominion-discarded =
    { $count ->
        [1] { $seat }: odlaže { CASE($top, "accusative") }
        [one] { $seat }: odlaže { $count } kartu ({ $top })
        [few] { $seat }: odlaže { $count } karte ({ $top })
       *[other] { $seat }: odlaže { $count } karata ({ $top })
    }
event-dominion-discarded-cards = { $seat } odlaže { CASE($cards, "accusative") }.
brief-dominion-discarded-cards = { $seat }: odlaže { CASE($cards, "accusative") }
event-dominion-trashed = { $seat } baca u otpad { CASE($cards, "accusative") }.
brief-dominion-trashed = { $seat }: baca u otpad { CASE($cards, "accusative") }
event-dominion-gained =
    { $place ->
        [hand] { $seat } uzima { CASE($card, "accusative") } u ruku.
        [deck] { $seat } uzima { CASE($card, "accusative") } na špil.
       *[discard] { $seat } uzima { CASE($card, "accusative") }.
    }
brief-dominion-gained =
    { $place ->
        [hand] { $seat }: uzima { CASE($card, "accusative") } u ruku
        [deck] { $seat }: uzima { CASE($card, "accusative") } na špil
       *[discard] { $seat }: uzima { CASE($card, "accusative") }
    }
event-dominion-moved = { $seat } stavlja { CASE($card, "accusative") } na špil.
brief-dominion-moved = { $seat }: { $card } na špil
event-dominion-chose = { $seat } bira { CASE($options, "accusative") } ({ $card }).
brief-dominion-chose = { $seat }: bira { CASE($options, "accusative") }
reason-none_or_two = Izaberi dve karte ili nijednu. Ako imaš samo jednu, možeš da izabereš nju.
event-dominion-ended = Partija je gotova. Prazne gomile: { $piles }.
brief-dominion-ended = Prazne gomile: { $piles }
event-dominion-scored =
    { $terms-count ->
        [0] { $seat }: bez poena, { $turns ->
            [one] { $turns } potez.
            [few] { $turns } poteza.
           *[other] { $turns } poteza.
        }
       *[other] { $seat }: { $score ->
            [one] { $score } poen
            [few] { $score } poena
           *[other] { $score } poena
        }, { $turns ->
            [one] { $turns } potez
            [few] { $turns } poteza
           *[other] { $turns } poteza
        }: { $terms }.
    }
brief-dominion-scored = { $seat }: **{ $score }**
term-dominion = { $thing } { $count } × { $each }

## Čekaonica

credits-dominion = Dominion i njegova proširenja su igre autora Donalda X. Vaccarina.
setting-dominion-kingdom = Kraljevstvo
setting-dominion-kingdom-random = Nasumično
setting-dominion-kingdom-First_Game = Prva igra
setting-dominion-kingdom-Big_Money = Velike pare
setting-dominion-kingdom-Interaction = Interakcija
setting-dominion-kingdom-Size_Distortion = Promena mera
setting-dominion-kingdom-Village_Square = Seoski trg
dominion-weight-0 = nikad
dominion-weight-1 = jednako često kao ostale
dominion-weight-2 = dvaput češće
dominion-weight-3 = triput češće
setting-dominion-base = Karte osnovnog seta
setting-dominion-base-0 = { dominion-weight-0 }
setting-dominion-base-1 = { dominion-weight-1 }
setting-dominion-base-2 = { dominion-weight-2 }
setting-dominion-base-3 = { dominion-weight-3 }
setting-dominion-pick_base = Uključi (osnovni set)
setting-dominion-veto_base = Isključi (osnovni set)
## Slika

dominion-type-action = Akcija
dominion-type-treasure = Blago
dominion-type-victory = Pobeda
dominion-type-curse = Kletva
dominion-type-attack = Napad
dominion-type-reaction = Reakcija
dominion-trash = Otpad
dominion-turn = Potez { $turn }
dominion-vp = PP
dominion-points = { $count } { dominion-vp }
dominion-nothing-in-play = Još ništa u igri

dominion-described =
    { $phase ->
        [action] Dominion: { $seat }, potez { $turn }, faza akcije.
       *[buy] Dominion: { $seat }, potez { $turn }, faza kupovine.
    } Akcije { $actions }, kupovine { $buys }, ${ $coins }.
dominion-described-over = Dominion: partija je gotova.
dominion-described-seat = { $letter } { $seat }: ruka { $hand }, špil { $deck }, odloženo { $discard }{ $rest }.
dominion-described-top = { " " }(na vrhu: { $top })
dominion-described-score =
    , { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
dominion-described-play = U igri: { $cards }.
dominion-described-hand = Tvoja ruka: { $cards }.
dominion-described-latest = Poslednje: { $told }
dominion-described-aside = Sa strane: { $cards }.
dominion-described-playing = Izvodi se: { $card }.
dominion-described-kingdom = Kraljevstvo: { $piles }.
dominion-described-basic = Druge gomile: { $piles }.
dominion-described-supply = Zaliha:
dominion-described-pile =
    { $card } ${ $cost }, { $count ->
        [0] prazno
       *[other] ostalo { $count }
    }
dominion-described-trash =
    { $count ->
        [0] Otpad je prazan.
       *[other] Otpad: { $cards }.
    }
## Pogled izbliza

overlay-dominion-kingdom = Karte kraljevstva
overlay-dominion-deck = Tvoje karte
dominion-article = **${ $cost } · { $types }**
    { $text }
dominion-card-told = { $card } (${ $cost }, { $types }): { $text }
dominion-deck-told = Sve tvoje karte ({ $count }): { $cards }.
dominion-gift-card =
    { $count ->
        [one] +{ $count } karta
        [few] +{ $count } karte
       *[other] +{ $count } karata
    }
dominion-gift-action =
    { $count ->
        [one] +{ $count } akcija
        [few] +{ $count } akcije
       *[other] +{ $count } akcija
    }
dominion-gift-buy =
    { $count ->
        [one] +{ $count } kupovina
        [few] +{ $count } kupovine
       *[other] +{ $count } kupovina
    }
dominion-gift-coins = +${ $count }

## Stalni nalozi, podsetnici, poeni

order-dominion-treasures = Igraj sve obične karte blaga
order-dominion-cantrips = Igraj karte Selo, Laboratorija, Pijaca i slične
order-dominion-buy = Kupuj kad god mogu
order-why-dominion-buy = gomila koja završava partiju skoro je prazna.
order-dominion-frugal = Ne kupuj ništa
order-dominion-frugal-value = ako imam manje od ${ $value }
order-why-dominion-frugal = gomila koja završava partiju skoro je prazna.
order-dominion-discard = Na napad prvo odloži
order-dominion-moat = Pokaži svaki Šanac
order-why-dominion-moat = više nemaš Šanac.
order-dominion-no_reaction = Nikad ne reaguj na napad
order-why-dominion-no_reaction = imaš novu kartu reakcije.
missing-dominion-turn = potez
missing-dominion-attack = reakcija, ili bez nje
missing-dominion-gain = šta radiš sa uzetom kartom
missing-dominion-discard = karte koje odlažeš
missing-dominion-trash = karte koje bacaš u otpad
missing-dominion-put_back = karte koje vraćaš
missing-dominion-choose = mogućnost karte
missing-dominion-name = ime karte
missing-dominion-play = akcija koju igraš
missing-dominion-turn_over = da li stavljaš špil na odložene karte
missing-dominion-set_aside = da li zadržavaš kartu

## Podaci o mestu

dominion-place-card = { $types }. { $text }
dominion-place-pile =
    { $count ->
        [0] Gomila je prazna
        [one] U gomili je { $count } karta
        [few] U gomili su { $count } karte
       *[other] U gomili je { $count } karata
    }; cena je ${ $cost }.
dominion-place-owned =
    { $count ->
        [0] Nemaš nijednu.
       *[other] Imaš { $count }.
    }
detail-dominion = { $effect }
