# Rudnici Zavandora

## Gems, carts and counts

thing-zavandor-r = ⟦zavandor-ruby|rubin⟧
    .genitive = ⟦zavandor-ruby|rubina⟧
thing-zavandor-y = ⟦zavandor-diamond|dijamant⟧
    .genitive = ⟦zavandor-diamond|dijamanata⟧
thing-zavandor-g = ⟦zavandor-emerald|smaragd⟧
    .genitive = ⟦zavandor-emerald|smaragda⟧
thing-zavandor-b = ⟦zavandor-sapphire|safir⟧
    .genitive = ⟦zavandor-sapphire|safira⟧
thing-zavandor-L = ⟦zavandor-log|trupci⟧
thing-zavandor-P = ⟦zavandor-plank|daske⟧
thing-zavandor-M = ⟦zavandor-metal|metal⟧
thing-zavandor-G = ⟦zavandor-gold|zlato⟧
thing-zavandor-clan = Tabla klana
    .accusative = Tablu klana
thing-zavandor-coins = novčići
thing-zavandor-gems = karte dragulja
thing-zavandor-price-r = 1 ⟦zavandor-ruby|rubin⟧
thing-zavandor-price-y = 1 ⟦zavandor-diamond|dijamant⟧
thing-zavandor-price-g = 1 ⟦zavandor-emerald|smaragd⟧
thing-zavandor-price-b = 1 ⟦zavandor-sapphire|safir⟧
thing-zavandor-gems-r = 1 ⟦zavandor-ruby|rubin⟧
thing-zavandor-gems-y = 1 ⟦zavandor-diamond|dijamant⟧
thing-zavandor-gems-g = 1 ⟦zavandor-emerald|smaragd⟧
thing-zavandor-gems-b = 1 ⟦zavandor-sapphire|safir⟧
thing-zavandor-want-r = 1 ⟦zavandor-ruby|rubin⟧
thing-zavandor-want-y = 1 ⟦zavandor-diamond|dijamant⟧
thing-zavandor-want-g = 1 ⟦zavandor-emerald|smaragd⟧
thing-zavandor-want-b = 1 ⟦zavandor-sapphire|safir⟧
count-zavandor-r =
    { $count ->
        [one] { $count } ⟦zavandor-ruby|rubin⟧
        [few] { $count } ⟦zavandor-ruby|rubina⟧
       *[other] { $count } ⟦zavandor-ruby|rubina⟧
    }
    .shortest = { $count } ⟦zavandor-ruby|Ru⟧
count-zavandor-y =
    { $count ->
        [one] { $count } ⟦zavandor-diamond|dijamant⟧
        [few] { $count } ⟦zavandor-diamond|dijamanta⟧
       *[other] { $count } ⟦zavandor-diamond|dijamanata⟧
    }
    .shortest = { $count } ⟦zavandor-diamond|Di⟧
count-zavandor-g =
    { $count ->
        [one] { $count } ⟦zavandor-emerald|smaragd⟧
        [few] { $count } ⟦zavandor-emerald|smaragda⟧
       *[other] { $count } ⟦zavandor-emerald|smaragda⟧
    }
    .shortest = { $count } ⟦zavandor-emerald|Sm⟧
count-zavandor-b =
    { $count ->
        [one] { $count } ⟦zavandor-sapphire|safir⟧
        [few] { $count } ⟦zavandor-sapphire|safira⟧
       *[other] { $count } ⟦zavandor-sapphire|safira⟧
    }
    .shortest = { $count } ⟦zavandor-sapphire|Sa⟧
count-zavandor-L =
    { $count ->
        [one] { $count } ⟦zavandor-log|vagonet s trupcima⟧
        [few] { $count } ⟦zavandor-log|vagoneta s trupcima⟧
       *[other] { $count } ⟦zavandor-log|vagoneta s trupcima⟧
    }
count-zavandor-P =
    { $count ->
        [one] { $count } ⟦zavandor-plank|vagonet s daskama⟧
        [few] { $count } ⟦zavandor-plank|vagoneta s daskama⟧
       *[other] { $count } ⟦zavandor-plank|vagoneta s daskama⟧
    }
count-zavandor-M =
    { $count ->
        [one] { $count } ⟦zavandor-metal|vagonet s metalom⟧
        [few] { $count } ⟦zavandor-metal|vagoneta s metalom⟧
       *[other] { $count } ⟦zavandor-metal|vagoneta s metalom⟧
    }
count-zavandor-G =
    { $count ->
        [one] { $count } ⟦zavandor-gold|vagonet sa zlatom⟧
        [few] { $count } ⟦zavandor-gold|vagoneta sa zlatom⟧
       *[other] { $count } ⟦zavandor-gold|vagoneta sa zlatom⟧
    }
count-zavandor-coin =
    { $count ->
        [one] { $count } ⟦zavandor-coin|novčić⟧
        [few] { $count } ⟦zavandor-coin|novčića⟧
       *[other] { $count } ⟦zavandor-coin|novčića⟧
    }
count-zavandor-cube =
    { $count ->
        [one] { $count } kocka
        [few] { $count } kocke
       *[other] { $count } kocki
    }
count-zavandor-exchange =
    { $count ->
        [one] { $count } zamena
        [few] { $count } zamene
       *[other] { $count } zamena
    }

## Pitanja

ask-zavandor-income = { $seat }, tvoj prihod: { $due }. Izaberi ispod ili ga uzmi ovako.
question-zavandor-income = Izaberi prihod ili ga uzmi ovako
ask-zavandor-trade =
    { $waiting ->
        [true] { $seat }, čekaš ponude i nikoga ne zadržavaš. Možeš i dalje da trguješ ili da pređeš na ulog.
       *[false] { $seat }, trguješ li ili prelaziš na ulog? Dok čekaš ponude, ostali mogu dalje.
    }
question-zavandor-trade = Trguj ili pređi na ulog
ask-zavandor-offer = { $seat }, daj ponudu: šta daješ, šta tražiš i od koga?
question-zavandor-offer = Daj ponudu
ask-zavandor-payment = { $seat }, kojim kartama plaćaš { CASE($want, "accusative") }? Zauzvrat { $partner } daje { CASE($give, "accusative") }. Ako ništa ne izabereš, odbijaš.
ask-zavandor-bid = { $seat }, uloži koliko želiš dragulja svake boje, ili nijedan. Prvo se troše tvoji najniži vagoneti.
question-zavandor-bid = Uloži dragulje, ili nijedan
ask-zavandor-rebid = { $seat }, tvoji ulozi su zapečaćeni{ $bid-count ->
    [0] , bez ijednog dragulja
   *[other] : { $bid }
}. Možeš da ih menjaš dok svi ne ulože; boje koje ne navedeš ostaju.
question-zavandor-rebid =
    { $bid-count ->
        [0] Zapečaćeno: bez ijednog dragulja
       *[other] Tvoji zapečaćeni ulozi: { $bid }
    }
ask-zavandor-prize = { $seat }, osvajaš niz { CASE($gem, "genitive") } (ulog { $bid }): { $card } ili poeni?
question-zavandor-prize = { $card } ili poeni?
ask-zavandor-room = { $seat }, pećina ti je puna: koje karte se odričeš? Dolazi { $card }.
ask-zavandor-king = { $seat }, osvajaš niz safira: ide li kralj dalje?
ask-zavandor-upgrade =
    { $coins ->
        [one] { $seat }, šta unapređuješ? Kraljeva cena je { $price }; imaš { $coins } novčić.
        [few] { $seat }, šta unapređuješ? Kraljeva cena je { $price }; imaš { $coins } novčića.
       *[other] { $seat }, šta unapređuješ? Kraljeva cena je { $price }; imaš { $coins } novčića.
    }
question-zavandor-upgrade = Izaberi unapređenja

panel-confirm-nothing-zavandor-income = Uzmi prihod
panel-confirm-nothing-zavandor-offer = Bez ponude
panel-confirm-nothing-zavandor-payment = Odbij ponudu
panel-confirm-nothing-zavandor-bid = Ne ulaži ništa
panel-confirm-nothing-zavandor-rebid = Zadrži uloge

field-zavandor-income-carts = Šest vagoneta
field-zavandor-income-cast = Iskoristi svitke
field-zavandor-income-cube = Besplatne kocke
field-zavandor-offer-give = Daješ
field-zavandor-offer-want = Tražiš
field-zavandor-offer-to = Samo za
field-zavandor-bid-r = Rubini
field-zavandor-bid-y = Dijamanti
field-zavandor-bid-g = Smaragdi
field-zavandor-bid-b = Safiri
field-zavandor-bid-cards = Plati određenim kartama
field-zavandor-bid-wake = Ponovo me pitaj za
field-zavandor-bid-orders = Tvoj izbor ako osvojiš niz
field-zavandor-bid-trade = Nazad na trgovinu
field-zavandor-rebid-r = Rubini
field-zavandor-rebid-y = Dijamanti
field-zavandor-rebid-g = Smaragdi
field-zavandor-rebid-b = Safiri
field-zavandor-rebid-cards = Plati određenim kartama
field-zavandor-rebid-wake = Ponovo me pitaj za
field-zavandor-rebid-orders = Tvoj izbor ako osvojiš niz
field-zavandor-upgrade-objects = Unapređenje
field-zavandor-upgrade-wake = Ponovo me pitaj za
field-zavandor-upgrade-pay = Potroši najpre
before-zavandor-bid-r = { "" }
before-zavandor-bid-y = { "" }
before-zavandor-bid-g = { "" }
before-zavandor-bid-b = { "" }
before-zavandor-rebid-r = { "" }
before-zavandor-rebid-y = { "" }
before-zavandor-rebid-g = { "" }
before-zavandor-rebid-b = { "" }
before-zavandor-upgrade-objects = { "" }
before-zavandor-income-cast = { "" }
before-zavandor-income-carts = { "" }

## Mogućnosti

option-zavandor = { $marked }{ $id }
step-zavandor-1 = { $marked }{ $id }
step-zavandor-2 = { $marked }{ $id }
step-zavandor-income-2-L = { count-zavandor-L }
step-zavandor-income-2-P = { count-zavandor-P }
step-zavandor-income-2-M = { count-zavandor-M }
step-zavandor-income-2-G = { count-zavandor-G }
step-zavandor-income-2-keep = Zadrži i ne pitaj više

option-zavandor-trade = { $give } → { $get-counted }
option-zavandor-trade-accept = Prihvati: { $give } za { $want }
    .short = Prihvati: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Prihvati: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-pay = Prihvati i navedi karte: { $give } za { $want }
    .short = Plati: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Plati: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-decline = Odbij: { $give } za { $want }
    .short = Odbij: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Odbij: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-withdraw = Povuci: { $give } za { $want }
    .short = Povuci: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Povuci: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-wake = Ponovo pitaj: { $card }
option-zavandor-trade-offer = ⟦zavandor-trade⟧ Daj ponudu
option-zavandor-trade-wait = Čekaj ponude
option-zavandor-trade-done = Pređi na ulog
option-zavandor-trade-back = Nazad na trgovinu
step-zavandor-trade-1-bank = ⟦zavandor-trade⟧ Banka, dve za jednu
step-zavandor-trade-1-broker = ⟦zavandor-trade⟧ Trgovac, jedna za jednu
step-zavandor-trade-1-accept = Prihvati ponudu
step-zavandor-trade-1-pay = Prihvati i navedi karte kojima plaćaš
step-zavandor-trade-1-decline = Odbij ponudu
step-zavandor-trade-1-withdraw = Povuci ponudu
step-zavandor-trade-1-wake = Ponovo me pitaj za svitak
step-zavandor-trade-2 = { $seat }: { $give } za { $want }
    .short = { $seat }: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = { $seat }: { CASE($give, "shortest") } za { CASE($want, "shortest") }
step-zavandor-trade-2-L = ⟦zavandor-log⟧ Vagoneti s trupcima
step-zavandor-trade-2-P = ⟦zavandor-plank⟧ Vagoneti s daskama
step-zavandor-trade-2-M = ⟦zavandor-metal⟧ Vagoneti s metalom
step-zavandor-trade-2-G = ⟦zavandor-gold⟧ Vagoneti sa zlatom
step-zavandor-trade-wake-2 = { $card }
step-zavandor-trade-3 = { $id }
step-zavandor-trade-4 = za { $id }

option-zavandor-offer = { $gems }
option-zavandor-offer-0 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-1 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-2 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-3 = ⟦seat-{ $seat-letter }⟧ { $seat }

option-zavandor-bid = { $gems }
option-zavandor-bid-r_card = ⟦zavandor-ruby⟧ Rubini: karta
option-zavandor-bid-r_points = ⟦zavandor-ruby⟧ Rubini: poeni
option-zavandor-bid-y_card = ⟦zavandor-diamond⟧ Dijamanti: karta
option-zavandor-bid-y_points = ⟦zavandor-diamond⟧ Dijamanti: poeni
option-zavandor-bid-g_card = ⟦zavandor-emerald⟧ Smaragdi: karta
option-zavandor-bid-g_points = ⟦zavandor-emerald⟧ Smaragdi: poeni
option-zavandor-bid-b_card = ⟦zavandor-sapphire⟧ Safiri: karta
option-zavandor-bid-b_points = ⟦zavandor-sapphire⟧ Safiri: poeni
option-zavandor-bid-wake = { $card }
option-zavandor-bid-king_moves = ⟦zavandor-king⟧ Kralj ide dalje
option-zavandor-bid-king_stays = ⟦zavandor-king⟧ Kralj ostaje
option-zavandor-bid-back = Nazad na trgovinu
step-zavandor-bid-1-r = ⟦zavandor-ruby⟧ Rubini
step-zavandor-bid-1-y = ⟦zavandor-diamond⟧ Dijamanti
step-zavandor-bid-1-g = ⟦zavandor-emerald⟧ Smaragdi
step-zavandor-bid-1-b = ⟦zavandor-sapphire⟧ Safiri
step-zavandor-bid-1-king = ⟦zavandor-king⟧ Kralj
step-zavandor-bid-2-card = Uzmi kartu
step-zavandor-bid-2-points = Uzmi poene
step-zavandor-bid-2-moves = Ide dalje
step-zavandor-bid-2-stays = Ostaje
option-zavandor-rebid = { $gems }
option-zavandor-rebid-0r = 0 ⟦zavandor-ruby|rubina⟧
option-zavandor-rebid-0y = 0 ⟦zavandor-diamond|dijamanata⟧
option-zavandor-rebid-0g = 0 ⟦zavandor-emerald|smaragda⟧
option-zavandor-rebid-0b = 0 ⟦zavandor-sapphire|safira⟧
option-zavandor-rebid-r_card = { option-zavandor-bid-r_card }
option-zavandor-rebid-r_points = { option-zavandor-bid-r_points }
option-zavandor-rebid-y_card = { option-zavandor-bid-y_card }
option-zavandor-rebid-y_points = { option-zavandor-bid-y_points }
option-zavandor-rebid-g_card = { option-zavandor-bid-g_card }
option-zavandor-rebid-g_points = { option-zavandor-bid-g_points }
option-zavandor-rebid-b_card = { option-zavandor-bid-b_card }
option-zavandor-rebid-b_points = { option-zavandor-bid-b_points }
option-zavandor-rebid-wake = { $card }
option-zavandor-rebid-king_moves = { option-zavandor-bid-king_moves }
option-zavandor-rebid-king_stays = { option-zavandor-bid-king_stays }
option-zavandor-rebid-r_ask = ⟦zavandor-ruby⟧ Rubini: pitaj me
option-zavandor-rebid-y_ask = ⟦zavandor-diamond⟧ Dijamanti: pitaj me
option-zavandor-rebid-g_ask = ⟦zavandor-emerald⟧ Smaragdi: pitaj me
option-zavandor-rebid-b_ask = ⟦zavandor-sapphire⟧ Safiri: pitaj me
option-zavandor-rebid-king_ask = ⟦zavandor-king⟧ Kralj: pitaj me
step-zavandor-rebid-1-r = ⟦zavandor-ruby⟧ Rubini
step-zavandor-rebid-1-y = ⟦zavandor-diamond⟧ Dijamanti
step-zavandor-rebid-1-g = ⟦zavandor-emerald⟧ Smaragdi
step-zavandor-rebid-1-b = ⟦zavandor-sapphire⟧ Safiri
step-zavandor-rebid-1-king = ⟦zavandor-king⟧ Kralj
step-zavandor-rebid-2-ask = Pitaj me
step-zavandor-rebid-2-card = Uzmi kartu
step-zavandor-rebid-2-points = Uzmi poene
step-zavandor-rebid-2-moves = Ide dalje
step-zavandor-rebid-2-stays = Ostaje

option-zavandor-prize-card =
    { $vp ->
        [0] { $card }
        [one] { $card } i { $vp } poen
        [few] { $card } i { $vp } poena
       *[other] { $card } i { $vp } poena
    }
option-zavandor-prize-points =
    { $vp ->
        [one] ⟦zavandor-points⟧ { $vp } poen
        [few] ⟦zavandor-points⟧ { $vp } poena
       *[other] ⟦zavandor-points⟧ { $vp } poena
    }
option-zavandor-room = { $marked }{ $id } (nivo { $level })
option-zavandor-room-points = { option-zavandor-prize-points } umesto karte
option-zavandor-king-moves = ⟦zavandor-king⟧ Kralj ide dalje
option-zavandor-king-stays = ⟦zavandor-king⟧ Kralj ostaje
use-zavandor-prize-card = { $use }
use-zavandor-prize-points = sigurni poeni; karta izlazi iz igre
use-zavandor-king-moves = kraj igre je bliže, a kraljeva cena se menja
use-zavandor-king-stays = kraljeva cena ostaje; u sledećoj rundi kralj ide dalje
option-zavandor-upgrade =
    { $coins ->
        [0] { $marked }{ $id }: { $gems }
        [one] { $marked }{ $id }: { $coins } novčić
        [few] { $marked }{ $id }: { $coins } novčića
       *[other] { $marked }{ $id }: { $coins } novčića
    }
option-zavandor-upgrade-wake = { $card }
option-zavandor-upgrade-none = Ostavi sve kako jeste

## Public matters

proposal-zavandor-offer =
    { $to-count ->
        [1] { $seat } nudi igraču { $to }: { $give } za { $want }.
       *[other] { $seat } nudi: { $give } za { $want }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Odbijeno: { $declined }.
    }

## Događaji

event-zavandor-began = Početni igrač je { $start }.
event-zavandor-round = Runda { $round }: kralj je na polju { $king }, njegova cena je { $price }.
brief-zavandor-round = Runda { $round }
event-zavandor-reshuffled =
    { $count ->
        [one] Odložene karte ({ $cart }) se mešaju: { $count } karta.
        [few] Odložene karte ({ $cart }) se mešaju: { $count } karte.
       *[other] Odložene karte ({ $cart }) se mešaju: { $count } karata.
    }
brief-zavandor-reshuffled = { "" }
event-zavandor-income =
    { $drew-count ->
        [0] { $seat } ne dobija ništa: gomile su prazne.
       *[other] { $lost ->
            [0] { $seat } dobija { CASE($drew, "accusative") }.
           *[other] { $seat } dobija { CASE($drew, "accusative") }. Nedostaje još { $lost }: gomile su prazne.
        }
    }
brief-zavandor-income = { "" }
event-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat } ne dobija karte dragulja.
       *[other] { $seat } dobija { CASE($cards, "accusative") }.
    }
brief-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat }: bez prihoda
       *[other] { $seat }: { $cards }
    }
event-zavandor-cube =
    { $complete ->
        [true] { $seat } stavlja besplatnu kocku na { CASE($object, "accusative") } i dovršava objekat.
       *[false] { $seat } stavlja besplatnu kocku na { CASE($object, "accusative") } (nivo { $level }).
    }
brief-zavandor-cube = { brief-zavandor-upgraded }
event-zavandor-exchanged =
    { $found ->
        [true] { $seat } menja { CASE($give, "accusative") } za { CASE($get-counted, "accusative") }.
       *[false] { $seat } traži { CASE($get-counted, "accusative") } za { CASE($give, "accusative") }, ali u gomili toga nema.
    }
brief-zavandor-exchanged =
    { $found ->
        [true] { $seat }: { $give } → { $get-counted }
       *[false] { $seat }: { $give } → ništa (traženo: { $get-counted })
    }
event-zavandor-offered =
    { $addressed-count ->
        [1] { $seat } nudi igraču { $addressed } { CASE($give, "accusative") } za { CASE($want, "accusative") }.
       *[other] { $seat } nudi { CASE($give, "accusative") } za { CASE($want, "accusative") }.
    }
brief-zavandor-offered =
    { $addressed-count ->
        [1] { $seat }: nudi igraču { $addressed } { CASE($give, "accusative") } za { CASE($want, "accusative") }
       *[other] { $seat }: nudi { CASE($give, "accusative") } za { CASE($want, "accusative") }
    }
event-zavandor-traded = { $seat } daje igraču { $by } { CASE($give, "accusative") } za { CASE($paid, "accusative") }.
brief-zavandor-traded = { $seat }: { $give } igraču { $by } za { CASE($paid, "accusative") }
event-zavandor-lapsed = Ponuda više ne važi: { $give } za { $want }.
brief-zavandor-lapsed = (ponuda više ne važi)
event-zavandor-withdrawn = { $seat } povlači ponudu: { $give } za { $want }.
brief-zavandor-withdrawn = { $seat }: ponuda povučena
event-zavandor-declined = { $seat } odbija ponudu igrača { $partner }: { $give } za { $want }.
brief-zavandor-declined = ({ $seat } odbija)
event-zavandor-spent = { $seat }: svih { $count } ponuda ove runde je dato.
brief-zavandor-spent = { $seat }: svih { $count } ponuda dato
event-zavandor-waits = { $seat } čeka ponude i nikoga ne zadržava.
brief-zavandor-waits = { $seat }: čeka ponude
event-zavandor-done = { $seat } završava trgovinu.
brief-zavandor-done = { "" }
event-zavandor-back = { $seat } se vraća na trgovinu.
brief-zavandor-back = { $seat }: ponovo trguje
event-zavandor-sealed = { $seat } pečati uloge.
brief-zavandor-sealed = { "" }
event-zavandor-revealed = Svi ulozi se otkrivaju.
brief-zavandor-revealed = { "" }
event-zavandor-unsold = Niz { CASE($gem, "genitive") } ostaje bez uloga.
brief-zavandor-unsold = Bez uloga: { $gem }
event-zavandor-unsold-several = Nizovi { CASE($gem, "genitive") } ostaju bez uloga.
event-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat } osvaja niz { CASE($gem, "genitive") } (ulog { $paid-count }) i uzima { CASE($card, "accusative") }.
            [one] { $seat } osvaja niz { CASE($gem, "genitive") } (ulog { $paid-count }) i uzima { CASE($card, "accusative") } i { $vp } poen.
            [few] { $seat } osvaja niz { CASE($gem, "genitive") } (ulog { $paid-count }) i uzima { CASE($card, "accusative") } i { $vp } poena.
           *[other] { $seat } osvaja niz { CASE($gem, "genitive") } (ulog { $paid-count }) i uzima { CASE($card, "accusative") } i { $vp } poena.
        }
       *[points] { $vp ->
            [one] { $seat } osvaja niz { CASE($gem, "genitive") } (ulog { $paid-count }) i uzima { $vp } poen.
            [few] { $seat } osvaja niz { CASE($gem, "genitive") } (ulog { $paid-count }) i uzima { $vp } poena.
           *[other] { $seat } osvaja niz { CASE($gem, "genitive") } (ulog { $paid-count }) i uzima { $vp } poena.
        }
    } Ulozi: { $bids }{ $tied ->
        [true] , izjednačeno
       *[false] { "" }
    }.
brief-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat }: { $card } za { $paid-count }
           *[other] { $seat }: { $card } za { $paid-count } **+{ $vp }**
        }
       *[points] { $seat }: niz { CASE($gem, "genitive") } za { $paid-count } **+{ $vp }**
    }
each-zavandor-bids = { $seat }{ "\u00A0" }{ $count }
event-zavandor-removed = { $seat } uklanja { CASE($card, "accusative") }.
brief-zavandor-removed = { $seat }: uklanja { CASE($card, "accusative") }
event-zavandor-king =
    { $moved ->
        [true] Kralj ide na polje { $field }: njegova cena je { $price }.
       *[false] Kralj ostaje na polju { $field }.
    }
brief-zavandor-king =
    { $moved ->
        [true] Kralj ide dalje
       *[false] Kralj ostaje
    }
event-zavandor-king-seat =
    { $forced ->
        [true] { event-zavandor-king }
       *[false] { $moved ->
            [true] { $seat } pomera kralja na polje { $field }: njegova cena je { $price }.
           *[false] { $seat } ostavlja kralja na polju { $field }.
        }
    }
event-zavandor-upgraded =
    { $complete ->
        [true] { $seat } dovršava { CASE($object, "accusative") }.
       *[false] { $seat } unapređuje { CASE($object, "accusative") } na nivo { $level }.
    }
brief-zavandor-upgraded =
    { $complete ->
        [true] { $seat }: dovršava { CASE($object, "accusative") }
       *[false] { $seat }: { $object } nivo { $level }
    }
event-zavandor-slid =
    { $out-count ->
        [0] Nizovi se pomeraju.
        [one] Nizovi se pomeraju. Iz igre izlazi { $out }.
        [few] Nizovi se pomeraju. Iz igre izlaze { $out }.
       *[other] Nizovi se pomeraju. Iz igre izlaze { $out }.
    }
brief-zavandor-slid =
    { $out-count ->
        [0] { "" }
       *[other] Iz igre izlazi: { $out }
    }
event-zavandor-crowned = Kralj je krunisan u rundi { $round }: partija je gotova.
brief-zavandor-crowned = Kralj je krunisan
event-zavandor-scored =
    { $score ->
        [0] { $seat }: bez poena.
        [one] { $seat }: { $score } poen ({ $terms }).
        [few] { $seat }: { $score } poena ({ $terms }).
       *[other] { $seat }: { $score } poena ({ $terms }).
    }
brief-zavandor-scored = { $seat }: **{ $score }**
term-zavandor = { $thing } { $each }

## Refusals

reason-both_sides = Ponuda mora imati dragulje na obe strane. Ostavi obe prazne ako ne želiš ponudu.
reason-pay_exactly = Izaberi karte za tačno { CASE($gems, "accusative") }, ili nijednu.
reason-six_carts = Izaberi šest vagoneta, ili nijedan da uzmeš šest najviših.
reason-scroll_twice = Svitak možeš da iskoristiš samo jednom. Izaberi za njega jednu vrstu vagoneta.
reason-cube_on_cast_scroll = Ne možeš da staviš kocku na svitak koji sada koristiš.
reason-cubes_needed =
    { $count ->
        [0] Nema mesta za besplatnu kocku.
        [one] Stavi { $count } besplatnu kocku.
        [few] Stavi { $count } besplatne kocke.
       *[other] Stavi { $count } besplatnih kocki.
    }
reason-two_orders = Možeš da daš po jedan nalog za svaku boju i jedan za kralja.
reason-none_or_some = Izaberi ili ništa ili nešto.

## Čekaonica

title-zavandor = Rudnici Zavandora
short-zavandor = Zavandor
credits-zavandor = Rudnici Zavandora su igra autora Alexandera Pfistera.
setting-zavandor-variant = Table klana
setting-zavandor-variant-normal = Ista za sve
setting-zavandor-variant-professional = Svakom igraču druga

## Slika

zavandor-kind-clan = Klan
zavandor-kind-helper = Pomoćnik
zavandor-kind-dragon = Tovarni zmaj
zavandor-kind-scroll = Svitak
zavandor-kind-shrine = Svetilište
zavandor-kind-altar = Oltar
zavandor-kind-mason = Zidar
zavandor-kind-broker = Trgovac
zavandor-kind-herald = Glasnik
zavandor-kind-envoy = Izaslanik
zavandor-described =
    { $phase ->
        [income] Zavandor, runda { $round }, prihod.
        [trade] Zavandor, runda { $round }, trgovina i ulozi.
        [auction] Zavandor, runda { $round }, licitacije.
       *[upgrade] Zavandor, runda { $round }, unapređenja.
    } Kralj je na polju { $field } od 10, cena { $price }.
zavandor-described-over = Zavandor: kralj je krunisan u rundi { $round }, partija je gotova.
zavandor-described-hand = Tvoja ruka: { $cards }.
zavandor-described-latest = Poslednje: { $told }
zavandor-described-bid =
    { $count ->
        [0] Tvoj zapečaćeni ulog je prazan.
       *[other] Tvoj zapečaćeni ulog: { $cards }.
    }
zavandor-described-orders = Ako osvojiš niz: { $orders }.
zavandor-described-bids = Ulozi igrača { $seat }: { $cards }.
zavandor-described-board = Objekti igrača { $seat }: { $objects }.
zavandor-described-due = Sledeći prihod igrača { $seat }: { $carts }.
zavandor-object = { $object } { $level }/{ $top }
zavandor-object-silent = { $object } { $level }/{ $top } (bez pitanja)
zavandor-described-row =
    { $result ->
        [none] Niz { CASE($gem, "genitive") }: { $card }, sledi { $coming }
        [unsold] Niz { CASE($gem, "genitive") }: { $card }; bez uloga. Sledi { $coming }
       *[won] Niz { CASE($gem, "genitive") }: { $card }; osvaja { $winner }. Ulozi: { $bids }. Sledi { $coming }
    }{ $left ->
        [0] .
       *[other] , zatim još { $left }.
    }
zavandor-described-ahead = Sledeće cene: { $prices }.
zavandor-described-ahead-field = polje { $field }: { $price }
zavandor-described-rested = U prošloj rundi kralj nije išao dalje, pa se u ovoj pomera.
zavandor-described-scored = { $seat }: { zavandor-points } ({ $terms }).
zavandor-described-offered =
    { $count ->
        [one] { $seat } u ovoj rundi ima { $count } ponudu.
        [few] { $seat } u ovoj rundi ima { $count } ponude.
       *[other] { $seat } u ovoj rundi ima { $count } ponuda.
    }
zavandor-term = { $what } { $points }
zavandor-row = niz { CASE($gem, "genitive") }
zavandor-path = Kraljev put
zavandor-pile = gomila: { $cart }
zavandor-at-row = Na licitaciji u nizu { CASE($gem, "genitive") }.
zavandor-at-next = Sledeća u nizu { CASE($gem, "genitive") }.
zavandor-at-stack =
    { $place ->
        [one] U nizu { CASE($gem, "genitive") }, { $place } kartu kasnije.
        [few] U nizu { CASE($gem, "genitive") }, { $place } karte kasnije.
       *[other] U nizu { CASE($gem, "genitive") }, { $place } karata kasnije.
    }
zavandor-at-owned = Vlasnik: { $seat }, nivo { $level } od { $top }.
zavandor-at-out = Više nije u igri.
detail-zavandor = { $effect }
zavandor-points =
    { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
zavandor-coins =
    { $coins ->
        [one] { $coins } novčić
        [few] { $coins } novčića
       *[other] { $coins } novčića
    }
zavandor-described-seat =
    { $state ->
        [sealed] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }, ulog zapečaćen.
        [done] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }, trgovina gotova.
        [waiting] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }, čeka.
       *[none] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }.
    }
zavandor-described-pile = Gomila ({ $cart }): za izvlačenje { $draw }, odloženo: { $gems }.
zavandor-nothing = ništa
zavandor-printed = odštampan
zavandor-kings-price = za kraljevu cenu
zavandor-or = { " " }ili { "" }
zavandor-level = Nivo { $level } ({ $price }{ $gives })
zavandor-gives = : { $gives }
zavandor-worth =
    { $vp ->
        [one] { " " }Dovršeno: { $vp } poen.
        [few] { " " }Dovršeno: { $vp } poena.
       *[other] { " " }Dovršeno: { $vp } poena.
    }
zavandor-article = **{ $head }**
    { $face }
zavandor-card-told = { $card } ({ $kind }): { $face }
zavandor-face-told = { $levels }.{ $worth } { $text }
zavandor-owned = { $seat }, nivo { $level }: { $card }

## Overlays

overlay-zavandor-cards = Tvoje karte
overlay-zavandor-r = Karte rubina
overlay-zavandor-y = Karte dijamanata
overlay-zavandor-g = Karte smaragda
overlay-zavandor-b = Karte safira
overlay-zavandor-board0 = Tabla A
overlay-zavandor-board1 = Tabla B
overlay-zavandor-board2 = Tabla C
overlay-zavandor-board3 = Tabla D
overlay-zavandor-empty = Nema više karata ove boje.

## The backs of cards

zavandor-light = svetla
zavandor-dark = tamna
zavandor-from = za { $seats } ili više igrača

## Standing orders, reminders, names of scores

order-zavandor-income = Uzmi najviše vagonete i zadrži moje svitke
order-why-zavandor-income = imaš novu kartu i možda želiš drugi prihod.
order-zavandor-no_trade = Ne trguj
order-why-zavandor-no_trade = neki igrač daje ponudu samo tebi.
order-zavandor-save = Preskoči svaku licitaciju
order-zavandor-save-value = dok ne skupim { $value } karata
order-why-zavandor-save = kralj je blizu dvorane, a karte na kraju vrede malo.
order-zavandor-only_for = Ulaži samo za kartu ove vrste
order-zavandor-only_for-value =
    { $value ->
        [clan] { zavandor-kind-clan }
        [helper] { zavandor-kind-helper }
        [dragon] { zavandor-kind-dragon }
        [scroll] { zavandor-kind-scroll }
        [mason] { zavandor-kind-mason }
        [broker] { zavandor-kind-broker }
        [envoy] { zavandor-kind-envoy }
        [herald] { zavandor-kind-herald }
        [shrine] { zavandor-kind-shrine }
       *[altar] { zavandor-kind-altar }
    }
order-why-zavandor-only_for = kralj je blizu dvorane, a karte na kraju vrede malo.
order-zavandor-small = Uloži na svaki niz dragulja
order-zavandor-small-value =
    { $value ->
        [one] { $value } kartu
        [few] { $value } karte
       *[other] { $value } karata
    }
order-why-zavandor-small = kralj je blizu dvorane: ovo su poslednje licitacije.
order-zavandor-keep_gems = Ne unapređuj
order-zavandor-keep_gems-value = dok ne skupim { $value } karata
order-why-zavandor-keep_gems = kralj je blizu dvorane, a karte na kraju vrede malo.
missing-zavandor-trade = trgovina ili ulog
missing-zavandor-income = prihod
missing-zavandor-prize = nagrada licitacije
missing-zavandor-room = slobodno mesto u pećini
missing-zavandor-upgrade = unapređenja
points-zavandor-coins = novčići
points-zavandor-gems = karte dragulja
points-zavandor-clan = klanovi
points-zavandor-shrine = svetilišta
points-zavandor-helper = pomoćnici
points-zavandor-scroll = svici
points-zavandor-dragon = tovarni zmajevi
points-zavandor-altar = oltari
points-zavandor-broker = trgovci
points-zavandor-mason = zidari
points-zavandor-herald = glasnik
points-zavandor-envoy = izaslanik
event-zavandor-no_bid = { "" }
event-zavandor-kept = { "" }
