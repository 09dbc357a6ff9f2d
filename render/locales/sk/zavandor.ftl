# Bane Zavandoru

## Drahokamy, vozíky a počty

# Genitív drahokamu je v množnom čísle: „rad rubínov“.
thing-zavandor-r = ⟦zavandor-ruby|rubín⟧
    .genitive = ⟦zavandor-ruby|rubínov⟧
thing-zavandor-y = ⟦zavandor-diamond|diamant⟧
    .genitive = ⟦zavandor-diamond|diamantov⟧
thing-zavandor-g = ⟦zavandor-emerald|smaragd⟧
    .genitive = ⟦zavandor-emerald|smaragdov⟧
thing-zavandor-b = ⟦zavandor-sapphire|zafír⟧
    .genitive = ⟦zavandor-sapphire|zafírov⟧
thing-zavandor-L = ⟦zavandor-log|kmene⟧
thing-zavandor-P = ⟦zavandor-plank|dosky⟧
thing-zavandor-M = ⟦zavandor-metal|kov⟧
thing-zavandor-G = ⟦zavandor-gold|zlato⟧
thing-zavandor-clan = Klanová tabuľa
    .accusative = Klanovú tabuľu
thing-zavandor-coins = mince
thing-zavandor-gems = karty drahokamov
thing-zavandor-price-r = 1 ⟦zavandor-ruby|rubín⟧
thing-zavandor-price-y = 1 ⟦zavandor-diamond|diamant⟧
thing-zavandor-price-g = 1 ⟦zavandor-emerald|smaragd⟧
thing-zavandor-price-b = 1 ⟦zavandor-sapphire|zafír⟧
thing-zavandor-gems-r = 1 ⟦zavandor-ruby|rubín⟧
thing-zavandor-gems-y = 1 ⟦zavandor-diamond|diamant⟧
thing-zavandor-gems-g = 1 ⟦zavandor-emerald|smaragd⟧
thing-zavandor-gems-b = 1 ⟦zavandor-sapphire|zafír⟧
thing-zavandor-want-r = 1 ⟦zavandor-ruby|rubín⟧
thing-zavandor-want-y = 1 ⟦zavandor-diamond|diamant⟧
thing-zavandor-want-g = 1 ⟦zavandor-emerald|smaragd⟧
thing-zavandor-want-b = 1 ⟦zavandor-sapphire|zafír⟧
count-zavandor-r =
    { $count ->
        [one] { $count } ⟦zavandor-ruby|rubín⟧
        [few] { $count } ⟦zavandor-ruby|rubíny⟧
       *[other] { $count } ⟦zavandor-ruby|rubínov⟧
    }
    .shortest = { $count } ⟦zavandor-ruby|Ru⟧
count-zavandor-y =
    { $count ->
        [one] { $count } ⟦zavandor-diamond|diamant⟧
        [few] { $count } ⟦zavandor-diamond|diamanty⟧
       *[other] { $count } ⟦zavandor-diamond|diamantov⟧
    }
    .shortest = { $count } ⟦zavandor-diamond|Di⟧
count-zavandor-g =
    { $count ->
        [one] { $count } ⟦zavandor-emerald|smaragd⟧
        [few] { $count } ⟦zavandor-emerald|smaragdy⟧
       *[other] { $count } ⟦zavandor-emerald|smaragdov⟧
    }
    .shortest = { $count } ⟦zavandor-emerald|Sm⟧
count-zavandor-b =
    { $count ->
        [one] { $count } ⟦zavandor-sapphire|zafír⟧
        [few] { $count } ⟦zavandor-sapphire|zafíry⟧
       *[other] { $count } ⟦zavandor-sapphire|zafírov⟧
    }
    .shortest = { $count } ⟦zavandor-sapphire|Za⟧
count-zavandor-L =
    { $count ->
        [one] { $count } ⟦zavandor-log|vozík s kmeňmi⟧
        [few] { $count } ⟦zavandor-log|vozíky s kmeňmi⟧
       *[other] { $count } ⟦zavandor-log|vozíkov s kmeňmi⟧
    }
count-zavandor-P =
    { $count ->
        [one] { $count } ⟦zavandor-plank|vozík s doskami⟧
        [few] { $count } ⟦zavandor-plank|vozíky s doskami⟧
       *[other] { $count } ⟦zavandor-plank|vozíkov s doskami⟧
    }
count-zavandor-M =
    { $count ->
        [one] { $count } ⟦zavandor-metal|vozík s kovom⟧
        [few] { $count } ⟦zavandor-metal|vozíky s kovom⟧
       *[other] { $count } ⟦zavandor-metal|vozíkov s kovom⟧
    }
count-zavandor-G =
    { $count ->
        [one] { $count } ⟦zavandor-gold|vozík so zlatom⟧
        [few] { $count } ⟦zavandor-gold|vozíky so zlatom⟧
       *[other] { $count } ⟦zavandor-gold|vozíkov so zlatom⟧
    }
count-zavandor-coin =
    { $count ->
        [one] { $count } ⟦zavandor-coin|minca⟧
        [few] { $count } ⟦zavandor-coin|mince⟧
       *[other] { $count } ⟦zavandor-coin|mincí⟧
    }
    .accusative =
        { $count ->
            [one] { $count } ⟦zavandor-coin|mincu⟧
            [few] { $count } ⟦zavandor-coin|mince⟧
           *[other] { $count } ⟦zavandor-coin|mincí⟧
        }
count-zavandor-cube =
    { $count ->
        [one] { $count } kocka
        [few] { $count } kocky
       *[other] { $count } kociek
    }
count-zavandor-exchange =
    { $count ->
        [one] { $count } výmena
        [few] { $count } výmeny
       *[other] { $count } výmen
    }

## Otázky

ask-zavandor-income = { $seat }, tvoj príjem je { $due }. Vyber nižšie, alebo ho vezmi, ako je.
question-zavandor-income = Vyber si príjem, alebo ho vezmi, ako je
ask-zavandor-trade =
    { $waiting ->
        [true] { $seat }, čakáš na ponuky a nikoho nezdržiavaš. Môžeš ďalej obchodovať alebo pokračovať k vkladu.
       *[false] { $seat }, obchoduješ, alebo pokračuješ k vkladu? Kým čakáš na ponuky, ostatní môžu pokračovať.
    }
question-zavandor-trade = Obchoduj, alebo pokračuj k vkladu
ask-zavandor-offer = { $seat }, daj ponuku: čo dávaš, čo za to chceš a od koho?
question-zavandor-offer = Daj ponuku
ask-zavandor-payment = { $seat }, ktorými kartami zaplatíš { $want }? { $partner } za to dáva { $give }. Ak nevyberieš nič, odmietneš.
ask-zavandor-bid = { $seat }, vlož z každej farby ľubovoľný počet drahokamov, alebo nič. Najprv sa použijú tvoje najnižšie vozíky.
question-zavandor-bid = Vlož drahokamy, alebo nič
ask-zavandor-rebid = { $seat }, tvoje vklady sú zapečatené{ $bid-count ->
    [0] {" "}a nevkladáš nič
   *[other] : { $bid }
}. Kým nevložia všetci, môžeš ich zmeniť; farby, ktoré neuvedieš, ostanú.
question-zavandor-rebid =
    { $bid-count ->
        [0] Zapečatené: nevkladáš nič
       *[other] Tvoje zapečatené vklady: { $bid }
    }
ask-zavandor-prize = { $seat }, vyhrávaš rad { CASE($gem, "genitive") } s vkladom { $bid }: { $card }, alebo body?
question-zavandor-prize = { $card }, alebo body?
ask-zavandor-room = { $seat }, tvoja jaskyňa je plná: ktorej karty sa vzdáš za { CASE($card, "accusative") }?
ask-zavandor-king = { $seat }, vyhrávaš rad zafírov: posunie sa kráľ?
ask-zavandor-upgrade =
    { $coins ->
        [one] { $seat }, čo vylepšíš? Kráľova cena je { $price }; máš { $coins } mincu.
        [few] { $seat }, čo vylepšíš? Kráľova cena je { $price }; máš { $coins } mince.
       *[other] { $seat }, čo vylepšíš? Kráľova cena je { $price }; máš { $coins } mincí.
    }
question-zavandor-upgrade = Vyber vylepšenia

panel-confirm-nothing-zavandor-income = Vziať príjem
panel-confirm-nothing-zavandor-offer = Bez ponuky
panel-confirm-nothing-zavandor-payment = Odmietnuť ponuku
panel-confirm-nothing-zavandor-bid = Nič nevložiť
panel-confirm-nothing-zavandor-rebid = Nechať vklady

field-zavandor-income-carts = Šesť vozíkov
field-zavandor-income-cast = Použiť zvitky
field-zavandor-income-cube = Kocky zadarmo
field-zavandor-offer-give = Dávaš
field-zavandor-offer-want = Chceš
field-zavandor-offer-to = Iba pre
field-zavandor-bid-r = Rubíny
field-zavandor-bid-y = Diamanty
field-zavandor-bid-g = Smaragdy
field-zavandor-bid-b = Zafíry
field-zavandor-bid-cards = Platiť určitými kartami
field-zavandor-bid-wake = Znova sa ma opýtať na
field-zavandor-bid-orders = Tvoja voľba pri výhre
field-zavandor-bid-trade = Späť k obchodu
field-zavandor-rebid-r = Rubíny
field-zavandor-rebid-y = Diamanty
field-zavandor-rebid-g = Smaragdy
field-zavandor-rebid-b = Zafíry
field-zavandor-rebid-cards = Platiť určitými kartami
field-zavandor-rebid-wake = Znova sa ma opýtať na
field-zavandor-rebid-orders = Tvoja voľba pri výhre
field-zavandor-upgrade-objects = Vylepšiť
field-zavandor-upgrade-wake = Znova sa ma opýtať na
field-zavandor-upgrade-pay = Minúť najprv
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

## Možnosti

option-zavandor = { $marked }{ $id }
step-zavandor-1 = { $marked }{ $id }
step-zavandor-2 = { $marked }{ $id }
step-zavandor-income-2-L = { count-zavandor-L }
step-zavandor-income-2-P = { count-zavandor-P }
step-zavandor-income-2-M = { count-zavandor-M }
step-zavandor-income-2-G = { count-zavandor-G }
step-zavandor-income-2-keep = Nechať a viac sa nepýtať

option-zavandor-trade = { $give } → { $get-counted }
option-zavandor-trade-accept = Prijať: { $give } za { $want }
    .short = Prijať: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Prijať: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-pay = Prijať a vybrať karty: { $give } za { $want }
    .short = Platiť: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Platiť: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-decline = Odmietnuť: { $give } za { $want }
    .short = Odmietnuť: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Odmietnuť: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-withdraw = Stiahnuť: { $give } za { $want }
    .short = Stiahnuť: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = Stiahnuť: { CASE($give, "shortest") } za { CASE($want, "shortest") }
option-zavandor-trade-wake = Znova sa ma opýtať: { $card }
option-zavandor-trade-offer = ⟦zavandor-trade⟧ Dať ponuku
option-zavandor-trade-wait = Čakať na ponuky
option-zavandor-trade-done = Pokračovať k vkladu
option-zavandor-trade-back = Späť k obchodu
step-zavandor-trade-1-bank = ⟦zavandor-trade⟧ Banka, dve za jednu
step-zavandor-trade-1-broker = ⟦zavandor-trade⟧ Kupec, kus za kus
step-zavandor-trade-1-accept = Prijať ponuku
step-zavandor-trade-1-pay = Prijať a vybrať karty na zaplatenie
step-zavandor-trade-1-decline = Odmietnuť ponuku
step-zavandor-trade-1-withdraw = Stiahnuť ponuku
step-zavandor-trade-1-wake = Znova sa ma opýtať na zvitok
step-zavandor-trade-2 = { $seat }: { $give } za { $want }
    .short = { $seat }: { CASE($give, "short") } za { CASE($want, "short") }
    .shortest = { $seat }: { CASE($give, "shortest") } za { CASE($want, "shortest") }
step-zavandor-trade-2-L = ⟦zavandor-log⟧ Vozíky s kmeňmi
step-zavandor-trade-2-P = ⟦zavandor-plank⟧ Vozíky s doskami
step-zavandor-trade-2-M = ⟦zavandor-metal⟧ Vozíky s kovom
step-zavandor-trade-2-G = ⟦zavandor-gold⟧ Vozíky so zlatom
step-zavandor-trade-wake-2 = { $card }
step-zavandor-trade-3 = { $id }
step-zavandor-trade-4 = za { $id }

option-zavandor-offer = { $gems }
option-zavandor-offer-0 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-1 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-2 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-3 = ⟦seat-{ $seat-letter }⟧ { $seat }

option-zavandor-bid = { $gems }
option-zavandor-bid-r_card = ⟦zavandor-ruby⟧ Rubíny: karta
option-zavandor-bid-r_points = ⟦zavandor-ruby⟧ Rubíny: body
option-zavandor-bid-y_card = ⟦zavandor-diamond⟧ Diamanty: karta
option-zavandor-bid-y_points = ⟦zavandor-diamond⟧ Diamanty: body
option-zavandor-bid-g_card = ⟦zavandor-emerald⟧ Smaragdy: karta
option-zavandor-bid-g_points = ⟦zavandor-emerald⟧ Smaragdy: body
option-zavandor-bid-b_card = ⟦zavandor-sapphire⟧ Zafíry: karta
option-zavandor-bid-b_points = ⟦zavandor-sapphire⟧ Zafíry: body
option-zavandor-bid-wake = { $card }
option-zavandor-bid-king_moves = ⟦zavandor-king⟧ Kráľ sa posunie
option-zavandor-bid-king_stays = ⟦zavandor-king⟧ Kráľ zostane
option-zavandor-bid-back = Späť k obchodu
step-zavandor-bid-1-r = ⟦zavandor-ruby⟧ Rubíny
step-zavandor-bid-1-y = ⟦zavandor-diamond⟧ Diamanty
step-zavandor-bid-1-g = ⟦zavandor-emerald⟧ Smaragdy
step-zavandor-bid-1-b = ⟦zavandor-sapphire⟧ Zafíry
step-zavandor-bid-1-king = ⟦zavandor-king⟧ Kráľ
step-zavandor-bid-2-card = Vziať kartu
step-zavandor-bid-2-points = Vziať body
step-zavandor-bid-2-moves = Posunie sa
step-zavandor-bid-2-stays = Zostane
option-zavandor-rebid = { $gems }
option-zavandor-rebid-0r = 0 ⟦zavandor-ruby|rubínov⟧
option-zavandor-rebid-0y = 0 ⟦zavandor-diamond|diamantov⟧
option-zavandor-rebid-0g = 0 ⟦zavandor-emerald|smaragdov⟧
option-zavandor-rebid-0b = 0 ⟦zavandor-sapphire|zafírov⟧
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
option-zavandor-rebid-r_ask = ⟦zavandor-ruby⟧ Rubíny: opýtať sa ma
option-zavandor-rebid-y_ask = ⟦zavandor-diamond⟧ Diamanty: opýtať sa ma
option-zavandor-rebid-g_ask = ⟦zavandor-emerald⟧ Smaragdy: opýtať sa ma
option-zavandor-rebid-b_ask = ⟦zavandor-sapphire⟧ Zafíry: opýtať sa ma
option-zavandor-rebid-king_ask = ⟦zavandor-king⟧ Kráľ: opýtať sa ma
step-zavandor-rebid-1-r = ⟦zavandor-ruby⟧ Rubíny
step-zavandor-rebid-1-y = ⟦zavandor-diamond⟧ Diamanty
step-zavandor-rebid-1-g = ⟦zavandor-emerald⟧ Smaragdy
step-zavandor-rebid-1-b = ⟦zavandor-sapphire⟧ Zafíry
step-zavandor-rebid-1-king = ⟦zavandor-king⟧ Kráľ
step-zavandor-rebid-2-ask = Opýtať sa ma
step-zavandor-rebid-2-card = Vziať kartu
step-zavandor-rebid-2-points = Vziať body
step-zavandor-rebid-2-moves = Posunie sa
step-zavandor-rebid-2-stays = Zostane

option-zavandor-prize-card =
    { $vp ->
        [0] { $card }
        [one] { $card } a { $vp } bod
        [few] { $card } a { $vp } body
       *[other] { $card } a { $vp } bodov
    }
option-zavandor-prize-points =
    { $vp ->
        [one] ⟦zavandor-points⟧ { $vp } bod
        [few] ⟦zavandor-points⟧ { $vp } body
       *[other] ⟦zavandor-points⟧ { $vp } bodov
    }
option-zavandor-room = { $marked }{ $id } (stupeň { $level })
option-zavandor-room-points = { option-zavandor-prize-points } namiesto karty
option-zavandor-king-moves = ⟦zavandor-king⟧ Kráľ sa posunie
option-zavandor-king-stays = ⟦zavandor-king⟧ Kráľ zostane
use-zavandor-prize-card = { $use }
use-zavandor-prize-points = isté body; karta opustí hru
use-zavandor-king-moves = koniec hry je bližšie a kráľova cena sa zmení
use-zavandor-king-stays = kráľova cena zostane; v ďalšom kole sa kráľ posunie
option-zavandor-upgrade =
    { $coins ->
        [0] { $marked }{ $id }: { $gems }
        [one] { $marked }{ $id }: { $coins } minca
        [few] { $marked }{ $id }: { $coins } mince
       *[other] { $marked }{ $id }: { $coins } mincí
    }
option-zavandor-upgrade-wake = { $card }
option-zavandor-upgrade-none = Nechať všetko tak

## Verejné záležitosti

proposal-zavandor-offer =
    { $to-count ->
        [one] { $seat } ponúka hráčovi { $to } { $give } za { $want }.
        [few] { $seat } ponúka { $give } za { $want }.
       *[other] { $seat } ponúka { $give } za { $want }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Odmietnuté: { $declined }.
    }

## Udalosti

event-zavandor-began = Začínajúci hráč: { $start }.
event-zavandor-round = Kolo { $round }: kráľ je na políčku { $king }, jeho cena je { $price }.
brief-zavandor-round = Kolo { $round }
event-zavandor-reshuffled =
    { $count ->
        [one] Miešajú sa odložené karty ({ $cart }): { $count } karta.
        [few] Miešajú sa odložené karty ({ $cart }): { $count } karty.
       *[other] Miešajú sa odložené karty ({ $cart }): { $count } kariet.
    }
brief-zavandor-reshuffled = { "" }
event-zavandor-income =
    { $drew-count ->
        [0] { $seat } nedostáva nič: kôpky sú prázdne.
       *[other] { $lost ->
            [0] { $seat } dostáva { $drew }.
           *[other] { $seat } dostáva { $drew }, ďalšie karty ({ $lost }) chýbajú: kôpky sú prázdne.
        }
    }
brief-zavandor-income = { "" }
event-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat } nedostáva karty drahokamov.
       *[other] { $seat } dostáva { $cards }.
    }
brief-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat }: bez príjmu
       *[other] { $seat }: { $cards }
    }
event-zavandor-cube =
    { $complete ->
        [true] { $seat } kladie kocku zadarmo na { CASE($object, "accusative") } a predmet dokončuje.
       *[false] { $seat } kladie kocku zadarmo na { CASE($object, "accusative") } (stupeň { $level }).
    }
brief-zavandor-cube = { brief-zavandor-upgraded }
event-zavandor-exchanged =
    { $found ->
        [true] { $seat } vymieňa { $give } za { $get-counted }.
       *[false] { $seat } chce vymeniť { $give } za { $get-counted }, ale v kôpke to nie je.
    }
brief-zavandor-exchanged =
    { $found ->
        [true] { $seat }: { $give } → { $get-counted }
       *[false] { $seat }: { $give } → nič (hľadané: { $get-counted })
    }
event-zavandor-offered =
    { $addressed-count ->
        [one] { $seat } ponúka hráčovi { $addressed } { $give } za { $want }.
        [few] { $seat } ponúka { $give } za { $want }.
       *[other] { $seat } ponúka { $give } za { $want }.
    }
brief-zavandor-offered =
    { $addressed-count ->
        [one] { $seat }: ponúka hráčovi { $addressed } { $give } za { $want }
        [few] { $seat }: ponúka { $give } za { $want }
       *[other] { $seat }: ponúka { $give } za { $want }
    }
event-zavandor-traded = { $seat } dáva hráčovi { $by } { $give } za { $paid }.
brief-zavandor-traded = { $seat }: { $give } hráčovi { $by } za { $paid }
event-zavandor-lapsed = Ponuka prepadla: { $give } za { $want }.
brief-zavandor-lapsed = (ponuka prepadla)
event-zavandor-withdrawn = { $seat } sťahuje ponuku: { $give } za { $want }.
brief-zavandor-withdrawn = { $seat }: ponuka stiahnutá
event-zavandor-declined = { $seat } odmieta ponuku hráča { $partner }: { $give } za { $want }.
brief-zavandor-declined = ({ $seat } odmieta)
event-zavandor-spent = { $seat }: všetkých { $count } ponúk tohto kola je podaných.
brief-zavandor-spent = { $seat }: všetkých { $count } ponúk podaných
event-zavandor-waits = { $seat } čaká na ponuky a nikoho nezdržiava.
brief-zavandor-waits = { $seat }: čaká na ponuky
event-zavandor-done = { $seat } končí s obchodom.
brief-zavandor-done = { "" }
event-zavandor-back = { $seat } sa vracia k obchodu.
brief-zavandor-back = { $seat }: opäť obchoduje
event-zavandor-sealed = { $seat } pečatí vklad.
brief-zavandor-sealed = { "" }
event-zavandor-revealed = Všetky vklady sa odkrývajú.
brief-zavandor-revealed = { "" }
event-zavandor-unsold = Do dražby { CASE($gem, "genitive") } nikto nevkladá.
brief-zavandor-unsold = Bez vkladu: { $gem }
event-zavandor-unsold-several = Do dražby { CASE($gem, "genitive") } nikto nevkladá.
event-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat } vyhráva rad { CASE($gem, "genitive") } s vkladom { $paid-count } a berie { CASE($card, "accusative") }.
            [one] { $seat } vyhráva rad { CASE($gem, "genitive") } s vkladom { $paid-count } a berie { CASE($card, "accusative") } a { $vp } bod.
            [few] { $seat } vyhráva rad { CASE($gem, "genitive") } s vkladom { $paid-count } a berie { CASE($card, "accusative") } a { $vp } body.
           *[other] { $seat } vyhráva rad { CASE($gem, "genitive") } s vkladom { $paid-count } a berie { CASE($card, "accusative") } a { $vp } bodov.
        }
       *[points] { $vp ->
            [one] { $seat } vyhráva rad { CASE($gem, "genitive") } s vkladom { $paid-count } a berie { $vp } bod.
            [few] { $seat } vyhráva rad { CASE($gem, "genitive") } s vkladom { $paid-count } a berie { $vp } body.
           *[other] { $seat } vyhráva rad { CASE($gem, "genitive") } s vkladom { $paid-count } a berie { $vp } bodov.
        }
    } Vklady: { $bids }{ $tied ->
        [true] , zhoda
       *[false] { "" }
    }.
brief-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat }: { $card } za { $paid-count }
           *[other] { $seat }: { $card } za { $paid-count } **+{ $vp }**
        }
       *[points] { $seat }: rad { CASE($gem, "genitive") } za { $paid-count } **+{ $vp }**
    }
each-zavandor-bids = { $seat }{ "\u00A0" }{ $count }
event-zavandor-removed = { $seat } sa vzdáva karty: { $card }.
brief-zavandor-removed = { $seat }: vzdáva sa karty { $card }
event-zavandor-king =
    { $moved ->
        [true] Kráľ sa posúva na políčko { $field }: jeho cena je { $price }.
       *[false] Kráľ zostáva na políčku { $field }.
    }
brief-zavandor-king =
    { $moved ->
        [true] Kráľ sa posúva
       *[false] Kráľ zostáva stáť
    }
event-zavandor-king-seat =
    { $forced ->
        [true] { event-zavandor-king }
       *[false] { $moved ->
            [true] { $seat } posúva kráľa na políčko { $field }: jeho cena je { $price }.
           *[false] { $seat } necháva kráľa na políčku { $field }.
        }
    }
event-zavandor-upgraded =
    { $complete ->
        [true] { $seat } dokončuje { CASE($object, "accusative") }.
       *[false] { $seat } vylepšuje { CASE($object, "accusative") } na stupeň { $level }.
    }
brief-zavandor-upgraded =
    { $complete ->
        [true] { $seat }: dokončuje { CASE($object, "accusative") }
       *[false] { $seat }: { $object } stupeň { $level }
    }
event-zavandor-slid =
    { $out-count ->
        [0] Rady sa posúvajú.
        [one] Rady sa posúvajú; hru opúšťa { $out }.
        [few] Rady sa posúvajú; hru opúšťajú { $out }.
       *[other] Rady sa posúvajú; hru opúšťajú { $out }.
    }
brief-zavandor-slid =
    { $out-count ->
        [0] { "" }
       *[other] Z hry odchádza: { $out }
    }
event-zavandor-crowned = Kráľ je korunovaný v kole { $round }: partia sa skončila.
brief-zavandor-crowned = Kráľ je korunovaný
event-zavandor-scored =
    { $score ->
        [0] { $seat }: žiadne body.
        [one] { $seat }: { $score } bod ({ $terms }).
        [few] { $seat }: { $score } body ({ $terms }).
       *[other] { $seat }: { $score } bodov ({ $terms }).
    }
brief-zavandor-scored = { $seat }: **{ $score }**
term-zavandor = { $thing } { $each }

## Odmietnutia

reason-both_sides = Ponuka potrebuje drahokamy na oboch stranách. Ak ponuku nechceš, nechaj obe prázdne.
reason-pay_exactly = Vyber karty presne za { $gems }, alebo žiadne.
reason-six_carts = Vyber šesť vozíkov, alebo žiadny: vezmeš šesť najvyšších.
reason-scroll_twice = Zvitok môžeš použiť iba raz. Vyber preň jeden vozík.
reason-cube_on_cast_scroll = Na zvitok, ktorý teraz používaš, kocku položiť nemôžeš.
reason-cubes_needed =
    { $count ->
        [0] Pre kocku zadarmo nie je miesto.
        [one] Polož { $count } kocku zadarmo.
        [few] Polož { $count } kocky zadarmo.
       *[other] Polož { $count } kociek zadarmo.
    }
reason-two_orders = Môžeš dať jeden príkaz na každú farbu a jeden pre kráľa.
reason-none_or_some = Vyber buď nič, alebo niečo.

## Lobby

title-zavandor = Bane Zavandoru
short-zavandor = Zavandor
credits-zavandor = Bane Zavandoru je hra Alexandra Pfistera.
setting-zavandor-variant = Klanové tabule
setting-zavandor-variant-normal = Rovnaké pre všetkých
setting-zavandor-variant-professional = Každému iná

## Obrázok

zavandor-kind-clan = Klan
zavandor-kind-helper = Pomocník
zavandor-kind-dragon = Ťažný drak
zavandor-kind-scroll = Zvitok
zavandor-kind-shrine = Svätyňa
zavandor-kind-altar = Oltár
zavandor-kind-mason = Murár
zavandor-kind-broker = Kupec
zavandor-kind-herald = Herold
zavandor-kind-envoy = Vyslanec
zavandor-described =
    { $phase ->
        [income] Zavandor, kolo { $round }, príjem.
        [trade] Zavandor, kolo { $round }, obchod a vklady.
        [auction] Zavandor, kolo { $round }, dražby.
       *[upgrade] Zavandor, kolo { $round }, vylepšenia.
    } Kráľ je na políčku { $field } z 10, cena { $price }.
zavandor-described-over = Zavandor: kráľ je korunovaný v kole { $round }, partia sa skončila.
zavandor-described-hand = Tvoja ruka: { $cards }.
zavandor-described-latest = Naposledy: { $told }
zavandor-described-bid =
    { $count ->
        [0] Tvoj zapečatený vklad je prázdny.
       *[other] Tvoj zapečatený vklad: { $cards }.
    }
zavandor-described-orders = Pri výhre: { $orders }.
zavandor-described-bids = Vklady hráča { $seat }: { $cards }.
zavandor-described-board = Predmety hráča { $seat }: { $objects }.
zavandor-described-due = Ďalší príjem hráča { $seat }: { $carts }.
zavandor-object = { $object } { $level }/{ $top }
zavandor-object-silent = { $object } { $level }/{ $top } (bez otázky)
zavandor-described-row =
    { $result ->
        [none] Rad { CASE($gem, "genitive") }: { $card }, ďalej { $coming }
        [unsold] Rad { CASE($gem, "genitive") }: { $card }; nikto nevkladá. Ďalej { $coming }
       *[won] Rad { CASE($gem, "genitive") }: { $card }; vyhráva { $winner }. Vklady: { $bids }. Ďalej { $coming }
    }{ $left ->
        [0] .
       *[other] , potom ešte { $left }.
    }
zavandor-described-ahead = Ďalšie ceny: { $prices }.
zavandor-described-ahead-field = políčko { $field }: { $price }
zavandor-described-rested = V minulom kole kráľ zostal stáť, takže v tomto sa posunie.
zavandor-described-scored = { $seat }: { zavandor-points } ({ $terms }).
zavandor-described-offered =
    { $count ->
        [one] { $seat } má v tomto kole { $count } ponuku.
        [few] { $seat } má v tomto kole { $count } ponuky.
       *[other] { $seat } má v tomto kole { $count } ponúk.
    }
zavandor-term = { $what } { $points }
zavandor-row = Rad { CASE($gem, "genitive") }
zavandor-path = Kráľovská cesta
zavandor-pile = Kôpka: { $cart }
zavandor-at-row = V dražbe v rade { CASE($gem, "genitive") }.
zavandor-at-next = Ďalšia v rade { CASE($gem, "genitive") }.
zavandor-at-stack =
    { $place ->
        [one] V rade { CASE($gem, "genitive") }, o { $place } kartu neskôr.
        [few] V rade { CASE($gem, "genitive") }, o { $place } karty neskôr.
       *[other] V rade { CASE($gem, "genitive") }, o { $place } kariet neskôr.
    }
zavandor-at-owned = Má ju { $seat }: stupeň { $level }/{ $top }.
zavandor-at-out = Je mimo hry.
detail-zavandor = { $effect }
zavandor-points =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }
zavandor-coins =
    { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
zavandor-described-seat =
    { $state ->
        [sealed] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }, vklad zapečatený.
        [done] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }, obchod hotový.
        [waiting] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }, čaká.
       *[none] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, ruka { $carts }.
    }
zavandor-described-pile = Kôpka ({ $cart }): na doberanie { $draw }, odložené: { $gems }.
zavandor-nothing = nič
zavandor-printed = vytlačený
zavandor-kings-price = za kráľovu cenu
zavandor-or = { " " }alebo { "" }
zavandor-level = Stupeň { $level } ({ $price }{ $gives })
zavandor-gives = : { $gives }
zavandor-worth =
    { $vp ->
        [one] { " " }Dokončené: { $vp } bod.
        [few] { " " }Dokončené: { $vp } body.
       *[other] { " " }Dokončené: { $vp } bodov.
    }
zavandor-article = **{ $head }**
    { $face }
zavandor-card-told = { $card } ({ $kind }): { $face }
zavandor-face-told = { $levels }.{ $worth } { $text }
zavandor-owned = { $seat }, stupeň { $level }: { $card }

## Pohľady

overlay-zavandor-cards = Tvoje karty
overlay-zavandor-r = Karty rubínov
overlay-zavandor-y = Karty diamantov
overlay-zavandor-g = Karty smaragdov
overlay-zavandor-b = Karty zafírov
overlay-zavandor-board0 = Tabuľa A
overlay-zavandor-board1 = Tabuľa B
overlay-zavandor-board2 = Tabuľa C
overlay-zavandor-board3 = Tabuľa D
overlay-zavandor-empty = Karty tejto farby sa minuli.

## Ruby kariet

zavandor-light = svetlá
zavandor-dark = tmavá
zavandor-from = od { $seats } hráčov

## Trvalé príkazy, pripomienky, názvy bodov

order-zavandor-income = Brať najvyššie vozíky a nechať si zvitky
order-why-zavandor-income = máš novú kartu a možno chceš príjem zmeniť.
order-zavandor-no_trade = Neobchodovať
order-why-zavandor-no_trade = niektorý hráč má ponuku len pre teba.
order-zavandor-save = V každej dražbe pasovať
order-zavandor-save-value =
    { $value ->
        [one] kým nemám { $value } kartu
        [few] kým nemám { $value } karty
       *[other] kým nemám { $value } kariet
    }
order-why-zavandor-save = kráľ je blízko siene a karty na konci prinesú málo bodov.
order-zavandor-only_for = Vkladať len na kartu tohto druhu
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
order-why-zavandor-only_for = kráľ je blízko siene a karty na konci prinesú málo bodov.
order-zavandor-small = Vložiť do každého radu drahokamov
order-zavandor-small-value =
    { $value ->
        [one] { $value } kartu
        [few] { $value } karty
       *[other] { $value } kariet
    }
order-why-zavandor-small = kráľ je blízko siene: toto sú posledné dražby.
order-zavandor-keep_gems = Nevylepšovať
order-zavandor-keep_gems-value =
    { $value ->
        [one] kým nemám { $value } kartu
        [few] kým nemám { $value } karty
       *[other] kým nemám { $value } kariet
    }
order-why-zavandor-keep_gems = kráľ je blízko siene a karty na konci prinesú málo bodov.
missing-zavandor-trade = obchod alebo vklad
missing-zavandor-income = príjem
missing-zavandor-prize = výhra z dražby
missing-zavandor-room = voľné miesto v jaskyni
missing-zavandor-upgrade = vylepšenia
points-zavandor-coins = mince
points-zavandor-gems = karty drahokamov
points-zavandor-clan = klany
points-zavandor-shrine = svätyne
points-zavandor-helper = pomocníci
points-zavandor-scroll = zvitky
points-zavandor-dragon = ťažní draci
points-zavandor-altar = oltáre
points-zavandor-broker = kupci
points-zavandor-mason = murári
points-zavandor-herald = herold
points-zavandor-envoy = vyslanec
event-zavandor-no_bid = { "" }
event-zavandor-kept = { "" }
