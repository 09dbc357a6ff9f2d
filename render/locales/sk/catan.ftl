# Catan

## Otázky

catan-cards-to-give =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }

ask-catan-place =
    { $round ->
        [1] { $seat }, postav svoju prvú stavbu: { $piece }.
       *[other] { $seat }, postav svoju druhú stavbu: { $piece }. Políčka okolo nej ti dajú prvé karty.
    }
ask-catan-place_road = { $seat }, postav cestu pri svojej stavbe ({ $place }).
question-catan-place_road = Postav cestu pri svojej stavbe
ask-catan-roll =
    { $early ->
        [0] ⟦catan-die-5⟧ { $seat }, je tvoj ťah: hoď kockami.
       *[other] ⟦catan-die-5⟧ { $seat }, je tvoj ťah: hodíš, alebo najprv zahráš kartu?
    }
ask-catan-act =
    { $spent ->
        [0] { $seat }, čo urobíš?
       *[other] { $seat }, čo urobíš? Všetky ponuky tohto ťahu ({ $spent }) sú už minuté.
    }
question-catan-place =
    { $round ->
        [1] Vyber políčko, potom jeho križovatku
       *[other] Vyber políčko, potom jeho križovatku: políčka okolo dajú tvoje prvé karty
    }
question-catan-act =
    { $spent ->
        [0] Staviaš či obchoduješ?
       *[other] Stavaj alebo ukonči ťah
    }
ask-catan-special = { $seat }, staviaš medzi ťahmi?
ask-catan-reply =
    { $talk ->
        [0] { $seat }, staviaš medzi ťahmi?
       *[other]
            { $spent ->
                [0] { $seat }, zatiaľ môžeš odpovedať na ponuky a dať vlastnú.
               *[other] { $seat }, zatiaľ môžeš odpovedať na ponuky. Všetky tvoje ponuky v tomto ťahu ({ $spent }) sú už minuté.
            }
    }
question-catan-reply =
    { $talk ->
        [0] Staviaš medzi ťahmi?
       *[other]
            { $spent ->
                [0] Zatiaľ môžeš obchodovať
               *[other] Odpovedz na ponuky
            }
    }
ask-catan-offer = { $seat }, daj ponuku: čo dávaš a čo za to chceš?
question-catan-offer = Daj ponuku
ask-catan-exchange = { $seat }, čo vymeníš s bankou?
question-catan-exchange = Vymeň s bankou
ask-catan-robber = ⟦catan-robber⟧ { $seat }, kam pôjde zlodej?
question-catan-robber = ⟦catan-robber⟧ Premiestni zlodeja
ask-catan-discard = { $seat }, sedmička: odhoď { catan-cards-to-give }.
ask-catan-free_road =
    { $left ->
        [one] { $seat }, druhá cesta zadarmo?
        [few] { $seat }, kde postavíš prvú cestu zadarmo?
       *[other] { $seat }, kde postavíš prvú cestu zadarmo?
    }
ask-catan-plenty =
    { $most ->
        [one] { $seat }, ktorú surovinu si vezmeš?
        [few] { $seat }, ktoré { $most } suroviny si vezmeš?
       *[other] { $seat }, ktorých { $most } surovín si vezmeš?
    }

## Možnosti

option-catan = { $marked }{ $id }
option-catan-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
option-catan-done = Už nič
option-catan-roll-roll = ⟦catan-die-5⟧ Hodiť kockami
option-catan-end = Ukončiť ťah
option-catan-pass = Už nič nestavať
option-catan-all = Všetci
option-catan-flag = Stavať medzi ťahmi
option-catan-unflag = Nestavať medzi ťahmi
option-catan-act-offer = Dať ponuku
option-catan-reply-offer = Dať ponuku
option-catan-accept = Prijať ponuku { $offer }
option-catan-decline = Odmietnuť ponuku { $offer }
option-catan-refuse = Natrvalo odmietnuť ponuku { $offer }
option-catan-counter = Protiponuka k ponuke { $offer }
option-catan-match = Ponúknuť to isté ako v ponuke { $offer }
option-catan-name = Ponuka { $offer }: dať kartu: { $card }
option-catan-withdraw = Stiahnuť ponuku { $offer }
option-catan-confirm = ⟦seat-{ $seat-letter }⟧ Ponuka { $offer }: vymeniť s hráčom { $seat }
option-catan-development = ⟦catan-development⟧ Kúpiť akčnú kartu
option-catan-bank = { $give-counted } → { $get }
option-catan-bank_several = Vymeň s bankou: viac výmen naraz
option-catan-exchange = { $card-counted }
option-catan-play = Zahrať { CASE($card, "accusative") }
option-catan-play_monopoly = Zahrať Monopol: { $kind }
option-catan-road = { $marked }⟦catan-road-{ $own }⟧ Cesta: { $place }
option-catan-settlement = { $marked }⟦catan-settlement-{ $own }⟧ Dedina: { $place }
option-catan-city = { $marked }⟦catan-city-{ $own }⟧ Mesto: { $place }

option-catan-robber =
    { $robs ->
        [yes] { $marked }{ $hex }, okradnúť: { $robbed }
       *[no] { $marked }{ $hex }
    }
option-catan-place = { $marked }{ $place }
option-catan-free_road-done = Bez druhej cesty

step-catan-1 =
    { $count ->
        [one] { $marked }{ $place }: { $count } križovatka
        [few] { $marked }{ $place }: { $count } križovatky
       *[other] { $marked }{ $place }: { $count } križovatiek
    }
step-catan-2 = { $marked }{ $place }
step-catan-3 = { $marked }{ $place }
step-catan-1-road = ⟦catan-road-{ $own }⟧ Postaviť cestu
step-catan-1-settlement = ⟦catan-settlement-{ $own }⟧ Postaviť dedinu
step-catan-1-city = ⟦catan-city-{ $own }⟧ Postaviť mesto
step-catan-1-bank = ⟦catan-bank⟧ Banka: vymeniť
step-catan-1-play = ⟦catan-hand⟧ Zahrať kartu
step-catan-1-offer = Ponuka { $offer }
step-catan-1-name = Ponuka { $offer }: vybrať kartu
step-catan-name-2 = Dať kartu: { $card }
step-catan-1-seat = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
step-catan-robber-1 = { $marked }{ $place }
step-catan-city-2 = { $marked }{ $place }
step-catan-bank-2 = { CASE($id-counted, "accusative") }
step-catan-bank-2-several = Viac výmen naraz
step-catan-bank-3 = za { CASE($id, "accusative") }
step-catan-play-2 = { $id }
step-catan-play-3 = { $id }
step-catan-offer-2-accept = Prijať
step-catan-offer-2-decline = Odmietnuť
step-catan-offer-2-refuse = Natrvalo odmietnuť
step-catan-offer-2-counter = Protiponuka
step-catan-offer-2-match = Ponúknuť to isté
step-catan-offer-2-withdraw = Stiahnuť
step-catan-offer-2-confirm = Vymeniť
cost-catan-1-road = drevo, tehla
cost-catan-1-settlement = drevo, tehla, vlna, obilie
cost-catan-1-city = 2× obilie, 3× ruda
cost-catan-development = vlna, obilie, ruda
step-catan-offer-3 = ⟦seat-{ $seat-letter }⟧ s hráčom { $seat }
step-catan-robber-2 = { $marked }⟦seat-{ $seat-letter }⟧ { $seat }
detail-catan = { $about }
detail-catan-1 = { $about }
detail-catan-2 = { $about }
detail-catan-3 = { $about }

panel-confirm-nothing-catan-offer = Bez ponuky
panel-confirm-nothing-catan-exchange = Bez výmeny
field-catan-exchange-give = Dávaš
field-catan-exchange-get = Dostaneš
field-catan-offer-give = Dávaš
field-catan-offer-get = Dostaneš
field-catan-offer-to = Komu

proposal-catan-confirm = ⟦seat-{ $seat-letter }⟧ Obchodovať s hráčom { $seat }
proposal-catan-offer =
    Ponuka { $offer }: { $seat } ponúka { CASE($give, "accusative") } za { CASE($get, "accusative") }. Komu: { $to }.{ $accepted-count ->
        [0] { "" }
       *[other] { " " }Prijaté: { $accepted }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Odmietnuté: { $declined }.
    }

reason-one_sided_offer = Ponuka potrebuje karty na oboch stranách. Ak ponuku nechceš, nechaj obe prázdne.
reason-all_or_some = Vyber všetkých, alebo jednotlivých hráčov.
reason-same_card_on_both_sides = Rovnaký druh karty nesmie byť na oboch stranách.
reason-uneven_exchange = Banka dá za každú položku jednu kartu. Vyber toľko kariet, koľko položiek dávaš.

## Udalosti

event-catan-setup = { $seat }, príprava:
brief-catan-setup = { $seat }:
event-catan-turn = { $seat }, ťah { $turn }:
brief-catan-turn = { $seat }:
event-catan-turn_ended = { "" }
event-catan-special = { $seat }, medzi ťahmi:
event-catan-flag =
    { $up ->
        [true] { $seat } chce stavať medzi ťahmi.
       *[false] { $seat } už nechce stavať medzi ťahmi.
    }
brief-catan-flag =
    { $up ->
        [true] { $seat }: chce stavať medzi ťahmi
       *[false] { $seat }: už nechce stavať
    }
event-catan-built = { $seat } stavia ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
brief-catan-built = { $seat }: ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { $piece }
brief-catan-built-worth =
    { $worth ->
        [0] { brief-catan-built }
       *[other] { brief-catan-built } **+{ $worth }**
    }
event-catan-built-free = { $seat } umiestňuje ⟦catan-{ $piece-key }-{ $seat-letter }⟧ { CASE($piece, "accusative") } ({ $place }).
event-catan-first_cards =
    { $cards-count ->
        [0] { $seat } začína bez kariet.
       *[other] { $seat } na začiatok dostáva { CASE($cards, "accusative") }.
    }
brief-catan-first_cards = { "" }
event-catan-longest_road = Najdlhšiu obchodnú cestu už nemá nikto.
event-catan-longest_road-seat = { $seat } má teraz ⟦catan-length⟧ najdlhšiu obchodnú cestu ({ $length }): 2 body.
brief-catan-longest_road-seat = { $seat }: ⟦catan-length⟧ najdlhšia obchodná cesta **+2**
event-catan-largest_army = { $seat } má teraz ⟦catan-army⟧ najväčšie vojsko ({ $size }): 2 body.
brief-catan-largest_army = { $seat }: ⟦catan-army⟧ najväčšie vojsko **+2**
event-catan-rolled = { $seat } hádže **{ $total }** ({ $dice }).
brief-catan-rolled = { $seat }: hod { $total }
number-catan-dice = ⟦catan-die-{ $count }|{ $count }⟧
event-catan-produced =
    { $gains-count ->
        [0] Banke chýba { $short }.
       *[other] { $short-count ->
            [0] { $gains }.
           *[other] { $gains }. Banke chýba { $short }.
        }
    }
brief-catan-produced =
    { $gains-count ->
        [0] (banke chýba { $short })
       *[other] ({ $gains })
    }
each-catan-gains = { $seat }: { $cards }
event-catan-discarded = { $seat } odhadzuje { CASE($cards, "accusative") }.
brief-catan-discarded = ({ $seat }: −{ $cards })
event-catan-discarded-together = { $seats } odhadzujú karty.
brief-catan-discarded-together = ({ $seats } odhadzujú karty)
event-catan-discarded-follows = ·
event-catan-robber = { $seat } presúva ⟦catan-robber⟧ zlodeja ({ $hex }).
brief-catan-robber = { $seat }: ⟦catan-robber⟧ zlodej
event-catan-robber-follows = ·
event-catan-stole = { $seat } kradne hráčovi { $victim } kartu.
brief-catan-stole = { $seat }: karta od hráča { $victim }
event-catan-stole-card = { $seat } kradne hráčovi { $victim } { CASE($card, "accusative") }.
brief-catan-stole-card = { $seat }: { $card } od hráča { $victim }
event-catan-exchanged = { $seat } dáva banke { CASE($give-counted, "accusative") } za { CASE($get, "accusative") }.
brief-catan-exchanged = { $seat }: { $give-counted } → { $get }
event-catan-offered =
    { $partners-count ->
        [one] { $seat } ponúka hráčovi { $partners } { CASE($give, "accusative") } za { CASE($get, "accusative") }.
        [few] { $seat } ponúka { CASE($give, "accusative") } za { CASE($get, "accusative") }.
       *[other] { $seat } ponúka { CASE($give, "accusative") } za { CASE($get, "accusative") }.
    }
brief-catan-offered =
    { $partners-count ->
        [one] { $seat }: ponúka hráčovi { $partners } { CASE($give, "accusative") } za { CASE($get, "accusative") }
        [few] { $seat }: ponúka { CASE($give, "accusative") } za { CASE($get, "accusative") }
       *[other] { $seat }: ponúka { CASE($give, "accusative") } za { CASE($get, "accusative") }
    }
event-catan-accepted = { $seat } prijíma ponuku.
brief-catan-accepted = ({ $seat } prijíma)
event-catan-accepted-by = { $seat } prijíma ponuku hráča { $by }.
event-catan-accepted-follows = ·
event-catan-accepted-together = { $seats } prijímajú ponuku.
brief-catan-accepted-together = ({ $seats } prijímajú)
event-catan-declined = { $seat } odmieta ponuku.
brief-catan-declined = ({ $seat } odmieta)
event-catan-declined-by = { $seat } odmieta ponuku hráča { $by }.
event-catan-declined-follows = ·
event-catan-declined-together = { $seats } odmietajú ponuku.
brief-catan-declined-together = ({ $seats } odmietajú)
event-catan-withdrawn = { $seat } sťahuje ponuku.
brief-catan-withdrawn = { $seat }: ponuka stiahnutá
event-catan-withdrawn-follows = ·
event-catan-lapsed = Ponuka hráča { $by } sa skončila.
brief-catan-lapsed = (bez obchodu)
event-catan-lapsed-follows = ·
event-catan-fell_through = { $seat } už nemá čím zaplatiť.
brief-catan-fell_through = ({ $seat } už nemá čím zaplatiť)
event-catan-fell_through-by = { $seat } už nemá čím zaplatiť ponuku hráča { $by }.
event-catan-fell_through-follows = ·
event-catan-traded = { $seat } dáva hráčovi { $partner } { CASE($give, "accusative") } za { CASE($get, "accusative") }.
brief-catan-traded = { $seat }: { $give } hráčovi { $partner } za { CASE($get, "accusative") }
event-catan-bought = { $seat } kupuje ⟦catan-development⟧ akčnú kartu.
brief-catan-bought = { $seat }: ⟦catan-development⟧ akčná karta
event-catan-bought-card = { $seat } kupuje ⟦catan-development⟧ akčnú kartu: { $card }.
brief-catan-bought-card = { $seat }: ⟦catan-development⟧ akčná karta { $card }
event-catan-played = { $seat } hrá { CASE($card, "accusative") }.
brief-catan-played = { $seat }: { $card }
event-catan-took =
    { $cards-count ->
        [0] { $seat } si z banky neberie nič.
       *[other] { $seat } si z banky berie { CASE($cards, "accusative") }.
    }
brief-catan-took =
    { $cards-count ->
        [0] { $seat }: z banky nič
       *[other] { $seat }: { $cards } z banky
    }
event-catan-collected =
    { $total ->
        [0] { $seat } vyberá { CASE($card, "accusative") }, ale nikto nemá čo dať.
       *[other] { $seat } vyberá { CASE($card-counted, "accusative") } ({ $taken }).
    }
brief-catan-collected =
    { $total ->
        [0] { $seat }: { $card }: nikto nič nemá
       *[other] { $seat }: { $card-counted } ({ $taken })
    }
each-catan-taken = { $seat } { $count }
event-catan-won = **{ $seat }** vyhráva: { $points }.
end-lead-catan =
    { $points ->
        [one] { $who } má vo svojom ťahu { $points } bod.
        [few] { $who } má vo svojom ťahu { $points } body.
       *[other] { $who } má vo svojom ťahu { $points } bodov.
    } Iba tak sa dá vyhrať.
each-catan-points = { $seat } { $count }

event-catan-scored =
    { $points ->
        [0] { $seat }: žiadne body.
        [one] { $seat }: { $points } bod ({ $terms }).
        [few] { $seat }: { $points } body ({ $terms }).
       *[other] { $seat }: { $points } bodov ({ $terms }).
    }
brief-catan-scored = { $seat }: **{ $points }**
term-catan-settlements =
    { $count ->
        [one] { $count } dedina × { $each }
        [few] { $count } dediny × { $each }
       *[other] { $count } dedín × { $each }
    }
term-catan-cities =
    { $count ->
        [one] { $count } mesto × { $each }
        [few] { $count } mestá × { $each }
       *[other] { $count } miest × { $each }
    }
term-catan-longest_road = najdlhšia obchodná cesta { $each }
term-catan-largest_army = najväčšie vojsko { $each }
term-catan-point_cards =
    { $count ->
        [one] { $count } bodová karta
        [few] { $count } bodové karty
       *[other] { $count } bodových kariet
    }

## Vysvetlenia udalostí

why-catan-first_cards = Jedna karta za každé políčko okolo druhej stavby okrem púšte.
why-catan-built-worth =
    { $worth ->
        [one] O { $worth } bod viac.
        [few] Za { $worth } body.
       *[other] Za { $worth } bodov.
    }
why-catan-longest_road = Treba aspoň päť ciest za sebou a viac, než má ktokoľvek iný.
why-catan-longest_road-seat = Počet ciest za sebou: { $length }, aspoň päť a viac, než má ktokoľvek iný. Stavba či rytier iného hráča cestu pretne.
why-catan-largest_army = Zahraní rytieri: { $size }, aspoň traja a viac, než má ktokoľvek iný.
why-catan-produced-sources =
    { $short-count ->
        [0] Keď padne { $number }: { $sources }. Dedina dostane jednu kartu, mesto dve.
       *[other] Keď padne { $number }: { $sources }. Ak banke chýba, jediný hráč dostane, čo zostáva, a viacerí nič.
    }
why-catan-produced-blocked =
    { $short-count ->
        [0] Keď padne { $number }: { $sources }. Zlodej blokuje { CASE($blocked, "accusative") }.
       *[other] Keď padne { $number }: { $sources }. Zlodej blokuje { CASE($blocked, "accusative") }. Ak banke chýba, jediný hráč dostane, čo zostáva, a viacerí nič.
    }
each-catan-sources = { $land } ({ $seat } { $count })
why-catan-discarded-had =
    { $had ->
        [one] Polovica ruky ({ $had } karta), zaokrúhlená nadol: { $count }.
        [few] Polovica ruky ({ $had } karty), zaokrúhlená nadol: { $count }.
       *[other] Polovica ruky ({ $had } kariet), zaokrúhlená nadol: { $count }.
    }
why-catan-discarded-limit =
    { $had ->
        [one] Na ruke je { $had } karta, viac než { $limit }, preto polovica ide preč, zaokrúhlená nadol: { $count }.
        [few] Na ruke sú { $had } karty, viac než { $limit }, preto polovica ide preč, zaokrúhlená nadol: { $count }.
       *[other] Na ruke je { $had } kariet, viac než { $limit }, preto polovica ide preč, zaokrúhlená nadol: { $count }.
    }
why-catan-robber-number =
    { $number ->
        [0] Tam ({ $land }) neblokuje nič.
       *[other] Kým tam je, políčko ({ $land } { $number }) nič nevynáša.
    }
why-catan-stole-had =
    { $had ->
        [one] Jediná karta hráča { $victim }. Ktorá, vedia len tí dvaja.
        [few] Náhodná karta hráča { $victim } (na ruke { $had } karty). Ktorá, vedia len tí dvaja.
       *[other] Náhodná karta hráča { $victim } (na ruke { $had } kariet). Ktorá, vedia len tí dvaja.
    }
why-catan-exchanged =
    { $count ->
        [4] Bez prístavu berie banka štyri za jednu.
        [3] V prístave 3:1 berie banka tri za jednu.
       *[other] S prístavom 2:1 alebo iným kurzom 2:1 berie banka dve za jednu.
    }

## Názvy

thing-catan-piece-road = cesta
    .accusative = cestu
thing-catan-piece-settlement = dedina
    .accusative = dedinu
thing-catan-piece-city = mesto
thing-catan-card-lumber = ⟦catan-lumber|drevo⟧
thing-catan-card-brick = ⟦catan-brick|tehla⟧
    .accusative = ⟦catan-brick|tehlu⟧
thing-catan-card-wool = ⟦catan-wool|vlna⟧
    .accusative = ⟦catan-wool|vlnu⟧
thing-catan-card-grain = ⟦catan-grain|obilie⟧
thing-catan-card-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudu⟧
thing-catan-any = Ľubovoľná karta
    .accusative = ľubovoľnú kartu
thing-catan-card-any = ľubovoľná karta
    .accusative = ľubovoľnú kartu
thing-catan-give-lumber = ⟦catan-lumber|drevo⟧
thing-catan-give-brick = ⟦catan-brick|tehla⟧
    .accusative = ⟦catan-brick|tehlu⟧
thing-catan-give-wool = ⟦catan-wool|vlna⟧
    .accusative = ⟦catan-wool|vlnu⟧
thing-catan-give-grain = ⟦catan-grain|obilie⟧
thing-catan-give-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudu⟧
thing-catan-get-lumber = ⟦catan-lumber|drevo⟧
thing-catan-get-brick = ⟦catan-brick|tehla⟧
    .accusative = ⟦catan-brick|tehlu⟧
thing-catan-get-wool = ⟦catan-wool|vlna⟧
    .accusative = ⟦catan-wool|vlnu⟧
thing-catan-get-grain = ⟦catan-grain|obilie⟧
thing-catan-get-ore = ⟦catan-ore|ruda⟧
    .accusative = ⟦catan-ore|rudu⟧
thing-catan-short-lumber = ⟦catan-lumber|drevo⟧
thing-catan-short-brick = ⟦catan-brick|tehla⟧
thing-catan-short-wool = ⟦catan-wool|vlna⟧
thing-catan-short-grain = ⟦catan-grain|obilie⟧
thing-catan-short-ore = ⟦catan-ore|ruda⟧
thing-catan-forest = les
thing-catan-hills = kopce
thing-catan-pasture = pastvina
    .accusative = pastvinu
thing-catan-fields = pole
thing-catan-mountains = hory
thing-catan-desert = púšť

count-catan-lumber = { $count }× ⟦catan-lumber|drevo⟧
count-catan-brick = { $count }× ⟦catan-brick|tehla⟧
    .accusative = { $count }× ⟦catan-brick|tehlu⟧
count-catan-wool = { $count }× ⟦catan-wool|vlna⟧
    .accusative = { $count }× ⟦catan-wool|vlnu⟧
count-catan-grain = { $count }× ⟦catan-grain|obilie⟧
count-catan-ore = { $count }× ⟦catan-ore|ruda⟧
    .accusative = { $count }× ⟦catan-ore|rudu⟧
count-catan-any = ľubovoľná karta
    .accusative = ľubovoľnú kartu

## Lobby

credits-catan = Catan a jeho rozšírenia sú hry Klausa Teubera.
setting-catan-terrain = Ostrov
setting-catan-terrain-random = Náhodný
setting-catan-terrain-beginner = Pre začiatočníkov (do štyroch)
setting-catan-numbers = Čísla
setting-catan-numbers-balanced = Žiadne 6 ani 8 vedľa 6 či 8
setting-catan-numbers-spiral = Do špirály
setting-catan-numbers-free = Kdekoľvek
setting-catan-harbours = Prístavy
setting-catan-harbours-shuffled = Zamiešané
setting-catan-harbours-standard = Ako na pláne (do štyroch)
setting-catan-friendly_robber = Priateľský zlodej
setting-catan-friendly_robber-off = Nie
setting-catan-friendly_robber-on = Áno: šetrí hráčov s najviac 2 bodmi
setting-catan-target = Body na víťazstvo
setting-catan-target-usual = Predvolené (10, s niektorými rozšíreniami viac)
setting-catan-discard_limit = Karty, ktoré sú pri sedmičke v bezpečí

## Miesta

catan-hex =
    { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }{ $letter ->
        [none] { "" }
       *[other] { " " }({ $letter })
    }
catan-lettered = { $name } ({ $letter })
catan-corner-coast = { $land }, pobrežie { $side }
catan-corner-harbour = { $corner } / { $harbour }
catan-edge = { $from } až { $to }
catan-harbour =
    { $kind ->
        [any] prístav 3:1
       *[other] prístav 2:1 ({ $card })
    }
thing-catan-side-N = S
thing-catan-side-NE = SV
thing-catan-side-SE = JV
thing-catan-side-S = J
thing-catan-side-SW = JZ
thing-catan-side-NW = SZ
catan-pips =
    { $count ->
        [one] { $count } bodka
        [few] { $count } bodky
       *[other] { $count } bodiek
    }
catan-pips-of = { $pips }: { $kinds }
catan-at-settlement = dedina hráča { $seat }
catan-at-city = mesto hráča { $seat }
catan-at-road = cesta hráča { $seat }
catan-at-roads =
    { $count ->
        [one] { $count } cesta hráča { $seat }
        [few] { $count } cesty hráča { $seat }
       *[other] { $count } ciest hráča { $seat }
    }
catan-at-nothing = teraz prázdne
catan-at-robber = zlodej: { $hex }
catan-on-robber = zlodej
catan-at-hex =
    { $hand ->
        [one] { $seat } ({ $hand } karta): { $pieces }
        [few] { $seat } ({ $hand } karty): { $pieces }
       *[other] { $seat } ({ $hand } kariet): { $pieces }
    }
catan-bare-settlement =
    { $count ->
        [one] dedina
        [few] { $count } dediny
       *[other] { $count } dedín
    }
catan-bare-city =
    { $count ->
        [one] mesto
        [few] { $count } mestá
       *[other] { $count } miest
    }
catan-leads = cieľ: { $corner }, { $state }
catan-free = voľné, { $pips }
catan-open = Voľné pre dedinu.
catan-close = príliš blízko stavby
catan-closed = Pre dedinu príliš blízko stavby.
catan-piece-at = { $piece }: { $place }
catan-have = máš { $count }
catan-costs = { $cards }
catan-find-own = Tvoje karty
catan-find-pieces = { $seat }: stavby a figúrky
catan-find-roads = { $seat }: cesty
catan-find-robber = Zlodej
catan-find-free = Voľné križovatky
catan-find-harbours = Prístavy
catan-find-bank = Banka a balíčky
catan-find-corners = Križovatky: { $corners }
catan-find-edges = Hrany: { $edges }
catan-find-typed = Pri písaní: { $id }
catan-find-none = Zatiaľ nič.

## Obrázok

catan-note =
    { $turn ->
        [0] Príprava · do { $target }
       *[other] Ťah { $turn } · do { $target }
    }

catan-described =
    { $phase ->
        [setup] Catan, príprava: { $seat } umiestňuje stavbu.
        [roll] Catan, ťah { $turn }: na ťahu je { $seat }, pred hodom.
        [special] Catan, ťah { $turn }: { $seat } môže stavať medzi ťahmi.
       *[other] Catan, ťah { $turn }: na ťahu je { $seat }.
    } Body na víťazstvo: { $target }.
catan-described-over = Catan, ťah { $turn }: vyhráva { $seat }.
catan-described-dice = Posledný hod { $total } ({ $dice }){ $further }.
catan-described-gains = Posledný hod ti priniesol { CASE($cards, "accusative") }.
catan-described-hand = Tvoja ruka: { $cards }.
catan-described-cards = Tvoje karty: { $cards }.
catan-described-seat =
    { $letter } { $seat }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }, { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } kariet
    }, dediny { $settlements }, mestá { $cities }
catan-described-longest = najdlhšia obchodná cesta
catan-described-army = najväčšie vojsko
catan-described-development =
    { $count ->
        [one] { $count } akčná karta
        [few] { $count } akčné karty
       *[other] { $count } akčných kariet
    }
catan-described-robber = Zlodej: { $hex }.
catan-described-hexes = Políčka po radoch: { $rows }.
catan-described-latest = Naposledy: { $told }.
catan-described-fresh = Kúpené v tomto ťahu: { $cards }.
catan-described-knights-played = zahraní rytieri { $count }
catan-described-flag = chce stavať medzi ťahmi
catan-described-stock =
    { $seat }: najdlhšia cesta { $length }, pri sedmičke v bezpečí { $limit ->
        [one] { $limit } karta
        [few] { $limit } karty
       *[other] { $limit } kariet
    }; zostáva postaviť: cesty { $roads }, dediny { $settlements }, mestá { $cities }
catan-described-payable = Tvoja ruka stačí na: { $things }.
catan-described-rates = Banka mení { $rates }.
catan-described-rate = { CASE($cards, "accusative") } v kurze { $rate }:1
catan-described-bank = V banke je { $cards }.
catan-described-decks = Karty v balíčkoch: { $decks }.
catan-described-harbours = Prístavy: { $places }.
catan-seat-places = { $seat } na ostrove: { $places }.
catan-no-cards = žiadne karty
catan-board-hexes = Políčka po radoch:
catan-board-hex = { $hex }: { $told }
catan-board-harbours = Prístavy:
catan-board-harbour = { $harbour }: { $place }
catan-board-roads = Cesty hráča { $seat }: { $roads }
catan-map-without = Cesty, prístavy a karty sú v textovom pláne, nie na tejto mape.
thing-catan-deck-development = akčné karty
catan-described-legend = F les, H kopce, P pastvina, C pole, M hory, D púšť, ! zlodej; A dedina, A* mesto

## Pohľady

overlay-catan-cards = Tvoje karty
overlay-catan-card =
    { $held ->
        [0] **{ $name }**: { $text }
       *[other] **{ $name }** (máš { $held }): { $text }
    }
overlay-catan-yields = Výnosy
overlay-catan-costs = Ceny
overlay-catan-places = Názvy miest na pláne
overlay-catan-dice = Kocky
overlay-catan-rolls =
    { $count ->
        [one] Jeden hod. Pri každom súčte: koľkokrát padol, a v zátvorke, koľkokrát sa dal čakať:
        [few] { $count } hody. Pri každom súčte: koľkokrát padol, a v zátvorke, koľkokrát sa dal čakať:
       *[other] { $count } hodov. Pri každom súčte: koľkokrát padol, a v zátvorke, koľkokrát sa dal čakať:
    }
overlay-catan-sum = **{ $total }** { $count } ({ $whole },{ $tenth })
catan-placed-hex = { $hex } ({ $id }){ $robber }: { $corners }
catan-placed-robber = , zlodej
catan-placed-harbours = Prístavy: { $places }
catan-placed-edges = Hrany pri cestách a stavbách: { $places }
catan-placed-settlements = dediny { $places }
catan-placed-cities = mestá { $places }
catan-placed-roads = cesty { $places }
overlay-catan-seat = { $seat }: { $numbers }
overlay-catan-number = **{ $number }** { $cards }
overlay-catan-cost = { $name }: { $cards }
catan-priced-road = Cesta
catan-priced-settlement = Dedina
catan-priced-city = Mesto
catan-priced-development = Akčná karta

## Trvalé príkazy, pripomienky, názvy bodov

order-catan-roll = Hodiť kockami hneď
order-why-catan-roll = zlodej je na tvojom políčku a rytier by ho mohol pred hodom zahnať.
order-catan-poor = Ukončiť môj ťah hneď
order-catan-poor-value = kým mám menej kariet než { $value }
order-why-catan-poor = niektorému hráčovi chýbajú do víťazstva najviac dva body.
order-catan-discard = Pri sedmičke odhodiť najprv
order-catan-embargo = Žiadne ponuky pre a od
order-catan-no_special = Nestavať v ťahoch iných hráčov
order-why-catan-no_special = máš viac kariet, než je pri sedmičke bezpečné.
missing-catan-place = prvá stavba
missing-catan-place_road = cesta vedľa nej
missing-catan-act = ťah
missing-catan-roll = hod kockami
missing-catan-discard = karty na odhodenie
missing-catan-plenty = suroviny, ktoré si vezmeš
missing-catan-free_road = cesta zadarmo
points-catan-settlements = dediny
points-catan-cities = mestá
points-catan-longest_road = najdlhšia obchodná cesta
points-catan-largest_army = najväčšie vojsko
points-catan-point_cards = karty
