# Dominion

## Otázky

dominion-least =
    { $least ->
        [one] { $least } kartu
        [few] { $least } karty
       *[other] { $least } kariet
    }
dominion-most =
    { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } kariet
    }

ask-dominion-action =
    { $actions ->
        [one] ⟦dominion-action⟧ { $seat }, zahráš akciu? Máš { $actions } akciu.
        [few] ⟦dominion-action⟧ { $seat }, zahráš akciu? Máš { $actions } akcie.
       *[other] ⟦dominion-action⟧ { $seat }, zahráš akciu? Máš { $actions } akcií.
    }
question-dominion-action = Zahráš akciu?
ask-dominion-treasure = { $seat }, ktoré peniaze zahráš? Zatiaľ máš ${ $coins }.
question-dominion-treasure = Ktoré peniaze zahráš?
ask-dominion-buy =
    { $buys ->
        [one] { $seat }, čo kúpiš? Máš ${ $coins } a { $buys } nákup.
        [few] { $seat }, čo kúpiš? Máš ${ $coins } a { $buys } nákupy.
       *[other] { $seat }, čo kúpiš? Máš ${ $coins } a { $buys } nákupov.
    }
question-dominion-buy = Čo kúpiš?
ask-dominion-attack = { $seat }, { $attacker } hrá { CASE($card, "accusative") }: reaguješ?
ask-dominion-gain = { $seat }, získavaš { CASE($card, "accusative") }: reaguješ?

ask-dominion-bureaucrat-put_back = { $seat }, { $card }: ktorú bodovú kartu dáš na balíček?
ask-dominion-cellar-discard = { $seat }, { $card }: ktoré karty odložíš? Rovnaký počet doberieš.
ask-dominion-chancellor-turn_over =
    { $count ->
        [one] { $seat }, { $card }: dáš doberací balíček ({ $count } karta) na odkladací?
        [few] { $seat }, { $card }: dáš doberací balíček ({ $count } karty) na odkladací?
       *[other] { $seat }, { $card }: dáš doberací balíček ({ $count } kariet) na odkladací?
    }
ask-dominion-chapel-trash = { $seat }, { $card }: ktoré karty zahodíš? Zahodiť môžeš najviac { dominion-most }.
ask-dominion-feast-gain = { $seat }, { $card }: ktorú kartu získaš najviac za ${ $at_most }?
ask-dominion-library-set_aside = { $seat }, { $card }: doberáš { CASE($drawn, "accusative") }. Necháš si ju? Akciu môžeš dať bokom.
ask-dominion-militia-discard = { $seat }, { $card }: odlož { dominion-least }.
ask-dominion-mine-trash = { $seat }, { $card }: ktoré peniaze zahodíš?
ask-dominion-mine-gain = { $seat }, { $card }: ktoré peniaze získaš na ruku?
ask-dominion-remodel-trash = { $seat }, { $card }: ktorú kartu zahodíš?
ask-dominion-remodel-gain = { $seat }, { $card }: ktorú kartu získaš najviac za ${ $at_most }?
ask-dominion-spy-choose = { $seat }, { $card }: { $owner } odkrýva { CASE($revealed, "accusative") }. Odložiť, alebo nechať?
ask-dominion-thief-trash = { $seat }, { $card }: ktoré peniaze hráča { $owner } zahodíš?
ask-dominion-thief-gain = { $seat }, { $card }: ktoré zo zahodených peňazí si necháš?
ask-dominion-throne_room-play = { $seat }, { $card }: ktorú akciu zahráš dvakrát?
ask-dominion-workshop-gain = { $seat }, { $card }: ktorú kartu získaš najviac za ${ $at_most }?

## Možnosti

panel-confirm-nothing-dominion-buy = Nekúpiť nič
panel-confirm-nothing-dominion-discard = Neodložiť nič
panel-confirm-nothing-dominion-may_discard = Neodložiť nič
panel-confirm-nothing-dominion-trash = Nezahodiť nič
panel-confirm-nothing-dominion-take = Nevziať nič
panel-confirm-nothing-dominion-gain = Nezískať nič

option-dominion = { $marked }{ $id }
option-dominion-yes = Áno
option-dominion-no = Nie
option-dominion-discard = Odložiť
option-dominion-trash = ⟦dominion-trash⟧ Zahodiť
option-dominion-action-done = Už žiadne akcie
option-dominion-treasure-all = Všetky bežné peniaze
option-dominion-treasure-done = Už žiadne peniaze
option-dominion-buy = { $marked }{ $id } ${ $price }
option-dominion-buy-done = Ukončiť ťah
option-dominion-attack = { $marked }Ukázať { CASE($id, "accusative") }
option-dominion-attack-done = Bez reakcie
option-dominion-gain-keep = Nechať si
option-dominion-gain-deck = Dať na balíček

option-dominion-feast-gain = { option-dominion-buy }
option-dominion-mine-gain = { option-dominion-buy }
option-dominion-remodel-gain = { option-dominion-buy }
option-dominion-workshop-gain = { option-dominion-buy }
option-dominion-spy-choose-leave = Nechať na balíčku
option-dominion-library-set_aside-yes = Dať bokom
option-dominion-library-set_aside-no = Nechať si
option-dominion-library-set_aside-keep_all = Nechať si túto aj všetky ďalšie

step-dominion-1-supply = Karta zo zásoby
step-dominion-1-basic = Základná karta
step-dominion-1-base = Základná sada
step-dominion-2 = { $marked }{ $id }
thing-dominion-options-cards = karty
thing-dominion-options-actions = akcie
thing-dominion-options-buys = nákup
thing-dominion-options-coins = mince
thing-dominion-options-trash = zahodenie
thing-dominion-options-discard = odloženie
thing-dominion-options-curse = Kliatba
    .accusative = Kliatbu

## Udalosti

event-dominion-kingdom = Kráľovstvo: { $cards }.
brief-dominion-kingdom = { "" }
event-dominion-turn = { $seat }, ťah { $turn }:
brief-dominion-turn = { $seat }:
event-dominion-played =
    { $of ->
        [one] { $seat } hrá { CASE($card, "accusative") }.
        [few] { $seat } hrá { CASE($card, "accusative") } ({ $time }/{ $of }).
       *[other] { $seat } hrá { CASE($card, "accusative") } ({ $time }/{ $of }).
    }
brief-dominion-played =
    { $of ->
        [one] { $seat }: { $card }
        [few] { $seat }: { $card } ({ $time }/{ $of })
       *[other] { $seat }: { $card } ({ $time }/{ $of })
    }
event-dominion-treasures = { $seat } hrá { CASE($cards, "accusative") }: +${ $coins }.
brief-dominion-treasures = { $seat }: +${ $coins }
event-dominion-bought = { $seat } kupuje { CASE($card, "accusative") } za ${ $price }.
brief-dominion-bought = { $seat }: kupuje { CASE($card, "accusative") }
event-dominion-named = { $seat } určuje kartu: { $name } ({ $card }).
brief-dominion-named = { $seat }: určuje kartu { $name }
event-dominion-reacted = { $seat } ukazuje { CASE($card, "accusative") }.
brief-dominion-reacted = ({ $seat } ukazuje { CASE($card, "accusative") })
event-dominion-drew =
    { $count ->
        [one] { $seat } doberá { $count } kartu.
        [few] { $seat } doberá { $count } karty.
       *[other] { $seat } doberá { $count } kariet.
    }
brief-dominion-drew = { "" }
event-dominion-drew-cards = { $seat } doberá { CASE($cards, "accusative") }.
brief-dominion-drew-cards = { $seat }: doberá { CASE($cards, "accusative") }
event-dominion-new_hand = { "" }
known-dominion-new_hand = { $seat } doberá novú ruku.
event-dominion-new_hand-cards = Nová ruka hráča { $seat }: { $cards }.
event-dominion-shuffled = { $seat } mieša balíček.
brief-dominion-shuffled = { "" }
event-dominion-revealed = { $seat } odkrýva { CASE($cards, "accusative") }.
brief-dominion-revealed = ({ $seat } odkrýva { CASE($cards, "accusative") })
event-dominion-showed =
    { $cards-count ->
        [0] { $seat } ukazuje prázdnu ruku.
       *[other] { $all ->
            [true] { $seat } ukazuje celú ruku ({ $cards }).
           *[false] { $seat } ukazuje { CASE($cards, "accusative") }.
        }
    }
brief-dominion-showed =
    { $cards-count ->
        [0] ({ $seat } ukazuje prázdnu ruku)
       *[other] ({ $seat } ukazuje { CASE($cards, "accusative") })
    }
event-dominion-took = { $seat } berie na ruku { CASE($cards, "accusative") }.
brief-dominion-took = { $seat }: berie na ruku { CASE($cards, "accusative") }
event-dominion-set_aside = { $seat } dáva bokom { CASE($cards, "accusative") }.
brief-dominion-set_aside = { $seat }: dáva bokom { CASE($cards, "accusative") }
event-dominion-put_back =
    { $count ->
        [one] { $seat } dáva na balíček { $count } kartu.
        [few] { $seat } dáva na balíček { $count } karty.
       *[other] { $seat } dáva na balíček { $count } kariet.
    }
brief-dominion-put_back =
    { $count ->
        [one] { $seat }: { $count } karta na balíček
        [few] { $seat }: { $count } karty na balíček
       *[other] { $seat }: { $count } kariet na balíček
    }
event-dominion-put_back-cards = { $seat } dáva na balíček { CASE($cards, "accusative") }.
brief-dominion-put_back-cards = { $seat }: { $cards } na balíček
event-dominion-put_back-order =
    { $order-count ->
        [1] { $seat } dáva na balíček { CASE($order, "accusative") }.
       *[other] { $seat } dáva na balíček { CASE($order, "accusative") } (v tomto poradí zhora).
    }
brief-dominion-put_back-order = { $seat }: { $order } na balíček
event-dominion-turned_over =
    { $count ->
        [one] { $seat } dáva doberací balíček ({ $count } karta) na odkladací ({ $top }).
        [few] { $seat } dáva doberací balíček ({ $count } karty) na odkladací (navrchu { $top }).
       *[other] { $seat } dáva doberací balíček ({ $count } kariet) na odkladací (navrchu { $top }).
    }
brief-dominion-turned_over = { $seat }: balíček na odkladací ({ $top })
event-dominion-discarded =
    { $count ->
        [one] { $seat } odkladá { CASE($top, "accusative") }.
        [few] { $seat } odkladá { $count } karty (navrchu { $top }).
       *[other] { $seat } odkladá { $count } kariet (navrchu { $top }).
    }
brief-dominion-discarded =
    { $count ->
        [one] { $seat }: odkladá { CASE($top, "accusative") }
        [few] { $seat }: odkladá { $count } karty ({ $top })
       *[other] { $seat }: odkladá { $count } kariet ({ $top })
    }
event-dominion-discarded-cards = { $seat } odkladá { CASE($cards, "accusative") }.
brief-dominion-discarded-cards = { $seat }: odkladá { CASE($cards, "accusative") }
event-dominion-trashed = { $seat } zahadzuje { CASE($cards, "accusative") }.
brief-dominion-trashed = { $seat }: zahadzuje { CASE($cards, "accusative") }
event-dominion-gained =
    { $place ->
        [hand] { $seat } získava na ruku { CASE($card, "accusative") }.
        [deck] { $seat } získava na balíček { CASE($card, "accusative") }.
       *[discard] { $seat } získava { CASE($card, "accusative") }.
    }
brief-dominion-gained =
    { $place ->
        [hand] { $seat }: získava na ruku { CASE($card, "accusative") }
        [deck] { $seat }: získava na balíček { CASE($card, "accusative") }
       *[discard] { $seat }: získava { CASE($card, "accusative") }
    }
event-dominion-moved = { $seat } dáva na balíček { CASE($card, "accusative") }.
brief-dominion-moved = { $seat }: { $card } na balíček
event-dominion-chose = { $seat } vyberá { CASE($options, "accusative") } ({ $card }).
brief-dominion-chose = { $seat }: vyberá { CASE($options, "accusative") }
reason-none_or_two = Vyber dve karty, alebo žiadnu. Ak máš iba jednu kartu, môžeš vybrať tú.
event-dominion-ended = Partia sa skončila. Prázdne kôpky: { $piles }.
brief-dominion-ended = Prázdne kôpky: { $piles }
event-dominion-scored =
    { $terms-count ->
        [0] { $seat }: žiadne body, { $turns ->
            [one] { $turns } ťah.
            [few] { $turns } ťahy.
           *[other] { $turns } ťahov.
        }
       *[other] { $seat }: { $score ->
            [one] { $score } bod
            [few] { $score } body
           *[other] { $score } bodov
        }, { $turns ->
            [one] { $turns } ťah
            [few] { $turns } ťahy
           *[other] { $turns } ťahov
        } ({ $terms }).
    }
brief-dominion-scored = { $seat }: **{ $score }**
term-dominion = { $count }× { $thing } × { $each }

## Lobby

credits-dominion = Dominion a jeho rozšírenia sú hry Donalda X. Vaccarina.
setting-dominion-kingdom = Kráľovstvo
setting-dominion-kingdom-random = Náhodné
setting-dominion-kingdom-First_Game = Prvá hra
setting-dominion-kingdom-Big_Money = Veľké peniaze
setting-dominion-kingdom-Interaction = Interakcia
setting-dominion-kingdom-Size_Distortion = V premene
setting-dominion-kingdom-Village_Square = Námestie
dominion-weight-0 = nikdy
dominion-weight-1 = tak často ako iné
dominion-weight-2 = dvakrát častejšie
dominion-weight-3 = trikrát častejšie
setting-dominion-base = Karty základnej sady
setting-dominion-base-0 = { dominion-weight-0 }
setting-dominion-base-1 = { dominion-weight-1 }
setting-dominion-base-2 = { dominion-weight-2 }
setting-dominion-base-3 = { dominion-weight-3 }
setting-dominion-pick_base = Zahrnúť (základná sada)
setting-dominion-veto_base = Vylúčiť (základná sada)
## Obrázok

dominion-type-action = Akcia
dominion-type-treasure = Peniaze
dominion-type-victory = Body
dominion-type-curse = Kliatba
dominion-type-attack = Útok
dominion-type-reaction = Reakcia
dominion-trash = Smetisko
dominion-turn = Ťah { $turn }
dominion-vp = VB
dominion-points = { $count } { dominion-vp }
dominion-nothing-in-play = V hre zatiaľ nič nie je

dominion-described =
    { $phase ->
        [action] Dominion: { $seat }, ťah { $turn }, fáza akcií.
       *[buy] Dominion: { $seat }, ťah { $turn }, fáza nákupu.
    } Akcie { $actions }, nákupy { $buys }, ${ $coins }.
dominion-described-over = Dominion: partia sa skončila.
dominion-described-seat = { $letter } { $seat }: ruka { $hand }, doberací balíček { $deck }, odkladací { $discard }{ $rest }.
dominion-described-top = { " " }(navrchu { $top })
dominion-described-score =
    , { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }
dominion-described-play = V hre: { $cards }.
dominion-described-hand = Tvoja ruka: { $cards }.
dominion-described-latest = Naposledy: { $told }
dominion-described-aside = Bokom: { $cards }.
dominion-described-playing = Práve sa vykonáva { $card }.
dominion-described-kingdom = Kráľovstvo: { $piles }.
dominion-described-basic = Ďalšie kôpky: { $piles }.
dominion-described-supply = Zásoba:
dominion-described-pile =
    { $card } ${ $cost }, { $count ->
        [0] prázdna
       *[other] zostáva { $count }
    }
dominion-described-trash =
    { $count ->
        [0] Smetisko je prázdne.
       *[other] Smetisko: { $cards }.
    }
## Bližší pohľad

overlay-dominion-kingdom = Karty kráľovstva
overlay-dominion-deck = Tvoje karty
dominion-article = **${ $cost } · { $types }**
    { $text }
dominion-card-told = { $card } (${ $cost }, { $types }): { $text }
dominion-deck-told = Všetky tvoje karty ({ $count }): { $cards }.
dominion-gift-card =
    { $count ->
        [one] +{ $count } karta
        [few] +{ $count } karty
       *[other] +{ $count } kariet
    }
dominion-gift-action =
    { $count ->
        [one] +{ $count } akcia
        [few] +{ $count } akcie
       *[other] +{ $count } akcií
    }
dominion-gift-buy =
    { $count ->
        [one] +{ $count } nákup
        [few] +{ $count } nákupy
       *[other] +{ $count } nákupov
    }
dominion-gift-coins = +${ $count }

## Trvalé príkazy, pripomienky, body

order-dominion-treasures = Zahrať všetky bežné peniaze
order-dominion-cantrips = Hrať Dediny, Laboratóriá, Trhy a podobné karty
order-dominion-buy = Kúpiť vždy, keď sa dá
order-why-dominion-buy = kôpka, ktorá ukončí hru, je takmer prázdna.
order-dominion-frugal = Nekúpiť nič
order-dominion-frugal-value = keď mám menej mincí než { $value }
order-why-dominion-frugal = kôpka, ktorá ukončí hru, je takmer prázdna.
order-dominion-discard = Pri útoku odložiť najprv
order-dominion-moat = Ukázať každú Hradnú priekopu
order-why-dominion-moat = už nemáš Hradnú priekopu.
order-dominion-no_reaction = Na útok nikdy nereagovať
order-why-dominion-no_reaction = máš novú reakciu.
missing-dominion-turn = ťah
missing-dominion-attack = reakcia, alebo žiadna
missing-dominion-gain = čo so získanou kartou
missing-dominion-discard = karty na odloženie
missing-dominion-trash = karty na zahodenie
missing-dominion-put_back = karty na vrátenie
missing-dominion-choose = možnosť karty
missing-dominion-name = názov karty
missing-dominion-play = akcia na zahranie
missing-dominion-turn_over = či dať doberací balíček na odkladací
missing-dominion-set_aside = či si nechať kartu

## Podrobnosti o mieste

dominion-place-card = { $types }. { $text }
dominion-place-pile =
    { $count ->
        [0] Kôpka je prázdna
        [one] Zostáva { $count } karta
        [few] Zostávajú { $count } karty
       *[other] Zostáva { $count } kariet
    }; cena je ${ $cost }.
dominion-place-owned =
    { $count ->
        [0] Nemáš žiadnu.
       *[other] Máš { $count }.
    }
detail-dominion = { $effect }
