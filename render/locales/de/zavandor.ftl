# Die Minen von Zavandor

## Edelsteine, Loren und was gezählt wird

thing-zavandor-r = ⟦zavandor-ruby|Rubin⟧
thing-zavandor-y = ⟦zavandor-diamond|Diamant⟧
thing-zavandor-g = ⟦zavandor-emerald|Smaragd⟧
thing-zavandor-b = ⟦zavandor-sapphire|Saphir⟧
thing-zavandor-L = ⟦zavandor-log|Baumstamm⟧
thing-zavandor-P = ⟦zavandor-plank|Bretter⟧
thing-zavandor-M = ⟦zavandor-metal|Metall⟧
thing-zavandor-G = ⟦zavandor-gold|Gold⟧
thing-zavandor-clan = Clantafel
thing-zavandor-coins = Münzen
thing-zavandor-gems = Edelsteinkarten
thing-zavandor-price-r = 1 ⟦zavandor-ruby|Rubin⟧
thing-zavandor-price-y = 1 ⟦zavandor-diamond|Diamant⟧
thing-zavandor-price-g = 1 ⟦zavandor-emerald|Smaragd⟧
thing-zavandor-price-b = 1 ⟦zavandor-sapphire|Saphir⟧
thing-zavandor-gems-r = 1 ⟦zavandor-ruby|Rubin⟧
thing-zavandor-gems-y = 1 ⟦zavandor-diamond|Diamant⟧
thing-zavandor-gems-g = 1 ⟦zavandor-emerald|Smaragd⟧
thing-zavandor-gems-b = 1 ⟦zavandor-sapphire|Saphir⟧
thing-zavandor-want-r = 1 ⟦zavandor-ruby|Rubin⟧
thing-zavandor-want-y = 1 ⟦zavandor-diamond|Diamant⟧
thing-zavandor-want-g = 1 ⟦zavandor-emerald|Smaragd⟧
thing-zavandor-want-b = 1 ⟦zavandor-sapphire|Saphir⟧
count-zavandor-r =
    { $count ->
        [one] { $count } ⟦zavandor-ruby|Rubin⟧
       *[other] { $count } ⟦zavandor-ruby|Rubine⟧
    }
    .shortest = { $count } ⟦zavandor-ruby|Ru⟧
count-zavandor-y =
    { $count ->
        [one] { $count } ⟦zavandor-diamond|Diamant⟧
       *[other] { $count } ⟦zavandor-diamond|Diamanten⟧
    }
    .shortest = { $count } ⟦zavandor-diamond|Di⟧
count-zavandor-g =
    { $count ->
        [one] { $count } ⟦zavandor-emerald|Smaragd⟧
       *[other] { $count } ⟦zavandor-emerald|Smaragde⟧
    }
    .shortest = { $count } ⟦zavandor-emerald|Sm⟧
count-zavandor-b =
    { $count ->
        [one] { $count } ⟦zavandor-sapphire|Saphir⟧
       *[other] { $count } ⟦zavandor-sapphire|Saphire⟧
    }
    .shortest = { $count } ⟦zavandor-sapphire|Sa⟧
count-zavandor-L =
    { $count ->
        [one] { $count } ⟦zavandor-log|Baumstammlore⟧
       *[other] { $count } ⟦zavandor-log|Baumstammloren⟧
    }
count-zavandor-P =
    { $count ->
        [one] { $count } ⟦zavandor-plank|Bretterlore⟧
       *[other] { $count } ⟦zavandor-plank|Bretterloren⟧
    }
count-zavandor-M =
    { $count ->
        [one] { $count } ⟦zavandor-metal|Metalllore⟧
       *[other] { $count } ⟦zavandor-metal|Metallloren⟧
    }
count-zavandor-G =
    { $count ->
        [one] { $count } ⟦zavandor-gold|Goldlore⟧
       *[other] { $count } ⟦zavandor-gold|Goldloren⟧
    }
count-zavandor-coin =
    { $count ->
        [one] { $count } ⟦zavandor-coin|Münze⟧
       *[other] { $count } ⟦zavandor-coin|Münzen⟧
    }
count-zavandor-cube =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
count-zavandor-exchange =
    { $count ->
        [one] { $count } Tausch
       *[other] { $count } Tausche
    }

## Was jemand gefragt wird

ask-zavandor-income = { $seat }, deine Einkünfte: { $due }. Wähle unten, oder nimm sie, wie sie sind.
question-zavandor-income = Wähle deine Einkünfte, oder nimm sie so
ask-zavandor-trade =
    { $waiting ->
        [true] { $seat }, du wartest auf Angebote, und niemand muss auf dich warten. Du kannst weiter handeln oder bieten.
       *[false] { $seat }, handelst du, oder geht es zu deinem Gebot? Wartest du auf Angebote, machen die anderen weiter.
    }
question-zavandor-trade = Handle oder biete
ask-zavandor-offer = { $seat }, mache ein Angebot: Was gibst du, was willst du dafür, und von wem?
question-zavandor-offer = Mache ein Angebot
ask-zavandor-payment = { $seat }, mit welchen Karten zahlst du { $want }? { $partner } gibt dafür { $give }. Wähle keine, um abzulehnen.
ask-zavandor-bid = { $seat }, gib deine Gebote ab: zu jeder Farbe so viele deiner Edelsteine, wie du magst, oder keine. Deine niedrigsten Loren werden zuerst verwendet.
question-zavandor-bid = Biete, oder biete nichts
ask-zavandor-rebid = { $seat }, deine Gebote sind versiegelt{ $bid-count ->
    [0] , du bietest nichts
   *[other] : { $bid }
}. Bis die letzten da sind, darfst du sie ändern; was du nicht nennst, bleibt.
question-zavandor-rebid =
    { $bid-count ->
        [0] Versiegelt: Du bietest nichts
       *[other] Deine versiegelten Gebote: { $bid }
    }
ask-zavandor-prize = { $seat }, du gewinnst die Reihe { $gem } mit einem Gebot von { $bid }: Nimmst du { $card } oder Punkte?
question-zavandor-prize = { $card } oder Punkte?
ask-zavandor-room = { $seat }, deine Höhle ist voll: Welche Karte macht Platz für { $card }?
ask-zavandor-king = { $seat }, du hast die Reihe Saphir gewonnen: Zieht der König weiter?
ask-zavandor-upgrade =
    { $coins ->
        [one] { $seat }, was wertest du auf? Der König verlangt { $price }; du hast eine Münze.
       *[other] { $seat }, was wertest du auf? Der König verlangt { $price }; du hast { $coins } Münzen.
    }
question-zavandor-upgrade = Wähle Aufwertungen

panel-confirm-nothing-zavandor-income = Einkünfte nehmen
panel-confirm-nothing-zavandor-offer = Kein Angebot machen
panel-confirm-nothing-zavandor-payment = Angebot ablehnen
panel-confirm-nothing-zavandor-bid = Nichts bieten
panel-confirm-nothing-zavandor-rebid = Gebote so lassen

field-zavandor-income-carts = Sechs Loren
field-zavandor-income-cast = Spruchrollen wirken
field-zavandor-income-cube = Würfel gratis
field-zavandor-offer-give = Du gibst
field-zavandor-offer-want = Du willst
field-zavandor-offer-to = Nur an
field-zavandor-bid-r = Rubine
field-zavandor-bid-y = Diamanten
field-zavandor-bid-g = Smaragde
field-zavandor-bid-b = Saphire
field-zavandor-bid-cards = Mit bestimmten Karten
field-zavandor-bid-wake = Frag mich wieder nach
field-zavandor-bid-orders = Deine Wahl, wenn du gewinnst
field-zavandor-bid-trade = Weiterhandeln
field-zavandor-rebid-r = Rubine
field-zavandor-rebid-y = Diamanten
field-zavandor-rebid-g = Smaragde
field-zavandor-rebid-b = Saphire
field-zavandor-rebid-cards = Mit bestimmten Karten
field-zavandor-rebid-wake = Frag mich wieder nach
field-zavandor-rebid-orders = Deine Wahl, wenn du gewinnst
field-zavandor-upgrade-objects = Aufwertung
field-zavandor-upgrade-wake = Frag mich wieder nach
field-zavandor-upgrade-pay = Zuerst ausgeben
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

## Möglichkeiten

option-zavandor = { $marked }{ $id }
step-zavandor-1 = { $marked }{ $id }
step-zavandor-2 = { $marked }{ $id }
step-zavandor-income-2-L = { count-zavandor-L }
step-zavandor-income-2-P = { count-zavandor-P }
step-zavandor-income-2-M = { count-zavandor-M }
step-zavandor-income-2-G = { count-zavandor-G }
step-zavandor-income-2-keep = Behalten und nicht mehr fragen

option-zavandor-trade = { $give } → { $get-counted }
option-zavandor-trade-accept = Annehmen: { $give } für { $want }
    .short = Annehmen: { CASE($give, "short") } für { CASE($want, "short") }
    .shortest = Annehmen: { CASE($give, "shortest") } für { CASE($want, "shortest") }
option-zavandor-trade-pay = Annehmen und die Karten nennen: { $give } für { $want }
    .short = Bezahlen: { CASE($give, "short") } für { CASE($want, "short") }
    .shortest = Bezahlen: { CASE($give, "shortest") } für { CASE($want, "shortest") }
option-zavandor-trade-decline = Ablehnen: { $give } für { $want }
    .short = Ablehnen: { CASE($give, "short") } für { CASE($want, "short") }
    .shortest = Ablehnen: { CASE($give, "shortest") } für { CASE($want, "shortest") }
option-zavandor-trade-withdraw = Zurückziehen: { $give } für { $want }
    .short = Zurückziehen: { CASE($give, "short") } für { CASE($want, "short") }
    .shortest = Zurückziehen: { CASE($give, "shortest") } für { CASE($want, "shortest") }
option-zavandor-trade-wake = Wieder fragen: { $card }
option-zavandor-trade-offer = ⟦zavandor-trade⟧ Ein Angebot machen
option-zavandor-trade-wait = Auf Angebote warten
option-zavandor-trade-done = Weiter zum Gebot
option-zavandor-trade-back = Weiterhandeln
step-zavandor-trade-1-bank = ⟦zavandor-trade⟧ Bank, zwei für eine
step-zavandor-trade-1-broker = ⟦zavandor-trade⟧ Händler, eine für eine
step-zavandor-trade-1-accept = Ein Angebot annehmen
step-zavandor-trade-1-pay = Annehmen und die Karten dafür nennen
step-zavandor-trade-1-decline = Ein Angebot ablehnen
step-zavandor-trade-1-withdraw = Ein Angebot zurückziehen
step-zavandor-trade-1-wake = Wieder nach einer Spruchrolle fragen
step-zavandor-trade-2 = { $seat }: { $give } für { $want }
    .short = { $seat }: { CASE($give, "short") } für { CASE($want, "short") }
    .shortest = { $seat }: { CASE($give, "shortest") } für { CASE($want, "shortest") }
step-zavandor-trade-2-L = ⟦zavandor-log⟧ Baumstammloren
step-zavandor-trade-2-P = ⟦zavandor-plank⟧ Bretterloren
step-zavandor-trade-2-M = ⟦zavandor-metal⟧ Metallloren
step-zavandor-trade-2-G = ⟦zavandor-gold⟧ Goldloren
step-zavandor-trade-wake-2 = { $card }
step-zavandor-trade-3 = { $id }
step-zavandor-trade-4 = für { $id }

option-zavandor-offer = { $gems }
option-zavandor-offer-0 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-1 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-2 = ⟦seat-{ $seat-letter }⟧ { $seat }
option-zavandor-offer-3 = ⟦seat-{ $seat-letter }⟧ { $seat }

option-zavandor-bid = { $gems }
option-zavandor-bid-r_card = ⟦zavandor-ruby⟧ Rubine: die Karte
option-zavandor-bid-r_points = ⟦zavandor-ruby⟧ Rubine: Punkte
option-zavandor-bid-y_card = ⟦zavandor-diamond⟧ Diamanten: die Karte
option-zavandor-bid-y_points = ⟦zavandor-diamond⟧ Diamanten: Punkte
option-zavandor-bid-g_card = ⟦zavandor-emerald⟧ Smaragde: die Karte
option-zavandor-bid-g_points = ⟦zavandor-emerald⟧ Smaragde: Punkte
option-zavandor-bid-b_card = ⟦zavandor-sapphire⟧ Saphire: die Karte
option-zavandor-bid-b_points = ⟦zavandor-sapphire⟧ Saphire: Punkte
option-zavandor-bid-wake = { $card }
option-zavandor-bid-king_moves = ⟦zavandor-king⟧ Der König zieht
option-zavandor-bid-king_stays = ⟦zavandor-king⟧ Der König bleibt
option-zavandor-bid-back = Zurück zum Handel
step-zavandor-bid-1-r = ⟦zavandor-ruby⟧ Rubine
step-zavandor-bid-1-y = ⟦zavandor-diamond⟧ Diamanten
step-zavandor-bid-1-g = ⟦zavandor-emerald⟧ Smaragde
step-zavandor-bid-1-b = ⟦zavandor-sapphire⟧ Saphire
step-zavandor-bid-1-king = ⟦zavandor-king⟧ Der König
step-zavandor-bid-2-card = Die Karte nehmen
step-zavandor-bid-2-points = Punkte nehmen
step-zavandor-bid-2-moves = Zieht weiter
step-zavandor-bid-2-stays = Bleibt
option-zavandor-rebid = { $gems }
option-zavandor-rebid-0r = 0 ⟦zavandor-ruby|Rubine⟧
option-zavandor-rebid-0y = 0 ⟦zavandor-diamond|Diamanten⟧
option-zavandor-rebid-0g = 0 ⟦zavandor-emerald|Smaragde⟧
option-zavandor-rebid-0b = 0 ⟦zavandor-sapphire|Saphire⟧
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
option-zavandor-rebid-r_ask = ⟦zavandor-ruby⟧ Rubine: mich fragen
option-zavandor-rebid-y_ask = ⟦zavandor-diamond⟧ Diamanten: mich fragen
option-zavandor-rebid-g_ask = ⟦zavandor-emerald⟧ Smaragde: mich fragen
option-zavandor-rebid-b_ask = ⟦zavandor-sapphire⟧ Saphire: mich fragen
option-zavandor-rebid-king_ask = ⟦zavandor-king⟧ Der König: mich fragen
step-zavandor-rebid-1-r = ⟦zavandor-ruby⟧ Rubine
step-zavandor-rebid-1-y = ⟦zavandor-diamond⟧ Diamanten
step-zavandor-rebid-1-g = ⟦zavandor-emerald⟧ Smaragde
step-zavandor-rebid-1-b = ⟦zavandor-sapphire⟧ Saphire
step-zavandor-rebid-1-king = ⟦zavandor-king⟧ Der König
step-zavandor-rebid-2-ask = Mich fragen
step-zavandor-rebid-2-card = Die Karte nehmen
step-zavandor-rebid-2-points = Punkte nehmen
step-zavandor-rebid-2-moves = Zieht weiter
step-zavandor-rebid-2-stays = Bleibt

option-zavandor-prize-card =
    { $vp ->
        [0] { $card }
        [one] { $card } und ein Punkt
       *[other] { $card } und { $vp } Punkte
    }
option-zavandor-prize-points =
    { $vp ->
        [one] ⟦zavandor-points⟧ Einen Punkt
       *[other] ⟦zavandor-points⟧ { $vp } Punkte
    }
option-zavandor-room = { $marked }{ $id } (Stufe { $level })
option-zavandor-room-points = { option-zavandor-prize-points } statt der Karte
option-zavandor-king-moves = ⟦zavandor-king⟧ Der König zieht weiter
option-zavandor-king-stays = ⟦zavandor-king⟧ Der König bleibt stehen
use-zavandor-prize-card = { $use }
use-zavandor-prize-points = sichere Punkte; die Karte verlässt das Spiel
use-zavandor-king-moves = das Ende rückt näher, und sein Preis ändert sich
use-zavandor-king-stays = sein Preis bleibt; in der nächsten Runde zieht er weiter
option-zavandor-upgrade =
    { $coins ->
        [0] { $marked }{ $id }: { $gems }
        [one] { $marked }{ $id }: { $coins } Münze
       *[other] { $marked }{ $id }: { $coins } Münzen
    }
option-zavandor-upgrade-wake = { $card }
option-zavandor-upgrade-none = Alles lassen, wie es ist

## Was für alle auf dem Tisch liegt

proposal-zavandor-offer =
    { $to-count ->
        [one] { $seat } bietet { $to } an: { $give } für { $want }.
       *[other] { $seat } bietet an: { $give } für { $want }.
    }{ $declined-count ->
        [0] { "" }
       *[other] { " " }Abgelehnt: { $declined }.
    }

## Was geschieht

event-zavandor-began = { $start } beginnt.
event-zavandor-round = Runde { $round }: Der König steht auf Feld { $king }, er verlangt { $price }.
brief-zavandor-round = Runde { $round }
event-zavandor-reshuffled =
    { $count ->
        [one] Der Ablagestapel { $cart } wird gemischt: eine Karte.
       *[other] Der Ablagestapel { $cart } wird gemischt: { $count } Karten.
    }
brief-zavandor-reshuffled = { "" }
event-zavandor-income =
    { $drew-count ->
        [0] { $seat } bekommt nichts: Die Stapel sind leer.
       *[other] { $lost ->
            [0] { $seat } bekommt { $drew }.
           *[other] { $seat } bekommt { $drew }; { $lost } mehr wären fällig, aber die Stapel sind leer.
        }
    }
brief-zavandor-income = { "" }
event-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat } bekommt keine Edelsteinkarten.
       *[other] { $seat } bekommt { $cards }.
    }
brief-zavandor-income-cards =
    { $cards-count ->
        [0] { $seat }: keine Einkünfte
       *[other] { $seat }: { $cards }
    }
event-zavandor-cube =
    { $complete ->
        [true] { $seat } legt gratis einen Würfel: { $object }, komplett aufgewertet.
       *[false] { $seat } legt gratis einen Würfel: { $object }, Stufe { $level }.
    }
brief-zavandor-cube = { brief-zavandor-upgraded }
event-zavandor-exchanged =
    { $found ->
        [true] { $seat } tauscht { $give } gegen { $get-counted }.
       *[false] { $seat } will { $get-counted } für { $give }, aber im Stapel ist keiner.
    }
brief-zavandor-exchanged =
    { $found ->
        [true] { $seat }: { $give } → { $get-counted }
       *[false] { $seat }: { $give } → nichts (gesucht: { $get-counted })
    }
event-zavandor-offered =
    { $addressed-count ->
        [one] { $seat } bietet { $addressed } { $give } für { $want }.
       *[other] { $seat } bietet { $give } für { $want }.
    }
brief-zavandor-offered =
    { $addressed-count ->
        [one] { $seat }: bietet { $addressed } { $give } für { $want }
       *[other] { $seat }: bietet { $give } für { $want }
    }
event-zavandor-traded = { $seat } gibt { $give } für { $paid } von { $by }.
brief-zavandor-traded = { $seat }: { $give } an { $by } für { $paid }
event-zavandor-lapsed = Ein Angebot über { $give } für { $want } ist verfallen.
brief-zavandor-lapsed = (Angebot verfallen)
event-zavandor-withdrawn = { $seat } zieht ein Angebot zurück: { $give } für { $want }.
brief-zavandor-withdrawn = { $seat }: Angebot zurückgezogen
event-zavandor-declined = { $seat } lehnt ein Angebot von { $partner } ab: { $give } für { $want }.
brief-zavandor-declined = ({ $seat } lehnt ab)
event-zavandor-spent = { $seat } hat alle { $count } Angebote dieser Runde gemacht.
brief-zavandor-spent = { $seat }: alle { $count } Angebote gemacht
event-zavandor-waits = { $seat } wartet auf Angebote; niemand muss darauf warten.
brief-zavandor-waits = { $seat }: wartet auf Angebote
event-zavandor-done = { $seat } ist fertig mit dem Handel.
brief-zavandor-done = { "" }
event-zavandor-back = { $seat } handelt weiter.
brief-zavandor-back = { $seat }: handelt weiter
event-zavandor-sealed = { $seat } versiegelt ein Gebot.
brief-zavandor-sealed = { "" }
event-zavandor-revealed = Alle Gebote werden aufgedeckt.
brief-zavandor-revealed = { "" }
event-zavandor-unsold = Auf die Reihe { $gem } bietet niemand.
brief-zavandor-unsold = Keine Gebote: { $gem }
event-zavandor-unsold-several = Auf die Reihen { $gem } bietet niemand.
event-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat } gewinnt die Reihe { $gem } mit { $paid-count } und nimmt { $card }.
            [one] { $seat } gewinnt die Reihe { $gem } mit { $paid-count } und nimmt { $card } und einen Punkt.
           *[other] { $seat } gewinnt die Reihe { $gem } mit { $paid-count } und nimmt { $card } und { $vp } Punkte.
        }
       *[points] { $vp ->
            [one] { $seat } gewinnt die Reihe { $gem } mit { $paid-count } und nimmt einen Punkt.
           *[other] { $seat } gewinnt die Reihe { $gem } mit { $paid-count } und nimmt { $vp } Punkte.
        }
    } Gebote: { $bids }{ $tied ->
        [true] , Gleichstand
       *[false] { "" }
    }.
brief-zavandor-won =
    { $took ->
        [card] { $vp ->
            [0] { $seat }: { $card } für { $paid-count }
           *[other] { $seat }: { $card } für { $paid-count } **+{ $vp }**
        }
       *[points] { $seat }: Reihe { $gem } für { $paid-count } **+{ $vp }**
    }
each-zavandor-bids = { $seat }{ "\u00A0" }{ $count }
event-zavandor-removed = { $seat } gibt { $card } auf.
brief-zavandor-removed = { $seat }: gibt { $card } auf
event-zavandor-king =
    { $moved ->
        [true] Der König zieht auf Feld { $field }: Er verlangt { $price }.
       *[false] Der König bleibt auf Feld { $field }.
    }
brief-zavandor-king =
    { $moved ->
        [true] Der König zieht weiter
       *[false] Der König bleibt stehen
    }
event-zavandor-king-seat =
    { $forced ->
        [true] { event-zavandor-king }
       *[false] { $moved ->
            [true] { $seat } zieht den König auf Feld { $field }: Er verlangt { $price }.
           *[false] { $seat } lässt den König auf Feld { $field } stehen.
        }
    }
event-zavandor-upgraded =
    { $complete ->
        [true] { $seat } wertet komplett auf: { $object }.
       *[false] { $seat } wertet auf: { $object }, Stufe { $level }.
    }
brief-zavandor-upgraded =
    { $complete ->
        [true] { $seat }: { $object } komplett
       *[false] { $seat }: { $object } Stufe { $level }
    }
event-zavandor-slid =
    { $out-count ->
        [0] Die Reihen rücken nach.
        [one] Die Reihen rücken nach; aus dem Spiel geht { $out }.
       *[other] Die Reihen rücken nach; aus dem Spiel gehen { $out }.
    }
brief-zavandor-slid =
    { $out-count ->
        [0] { "" }
       *[other] Aus dem Spiel: { $out }
    }
event-zavandor-crowned = Der König wird in Runde { $round } gekrönt: Das Spiel ist zu Ende.
brief-zavandor-crowned = Der König wird gekrönt
event-zavandor-scored =
    { $score ->
        [0] Keine Punkte für { $seat }.
        [one] Ein Punkt für { $seat }: { $terms }.
       *[other] { $score } Punkte für { $seat }: { $terms }.
    }
brief-zavandor-scored = { $seat }: **{ $score }**
term-zavandor = { $thing } { $each }

## Was nicht geht

reason-both_sides = Ein Angebot braucht Edelsteine auf beiden Seiten. Lass beide leer, um keines zu machen.
reason-pay_exactly = Wähle Karten, die genau { $gems } ergeben, oder keine.
reason-six_carts = Nimm sechs Loren, oder keine: Dann sind es die sechs höchsten.
reason-scroll_twice = Eine Spruchrolle wird nur einmal gewirkt: Wähle eine Lore dafür.
reason-cube_on_cast_scroll = Auf eine Spruchrolle, die jetzt gewirkt wird, passt kein Würfel.
reason-cubes_needed =
    { $count ->
        [0] Für einen Gratis-Würfel ist kein Platz.
        [one] Lege einen Gratis-Würfel.
       *[other] Lege { $count } Gratis-Würfel.
    }
reason-two_orders = Du kannst zu jeder Farbe einen Auftrag geben und einen zum König.
reason-none_or_some = Wähle nichts oder etwas; nicht beides.

## Vor dem Spiel

title-zavandor = Die Minen von Zavandor
short-zavandor = Zavandor
credits-zavandor = Die Minen von Zavandor ist ein Spiel von Alexander Pfister.
setting-zavandor-variant = Clantafeln
setting-zavandor-variant-normal = Gleich für alle
setting-zavandor-variant-professional = Für jeden eine andere

## Das Bild

zavandor-kind-clan = Clan
zavandor-kind-helper = Helfer
zavandor-kind-dragon = Packdrache
zavandor-kind-scroll = Spruchrolle
zavandor-kind-shrine = Schrein
zavandor-kind-altar = Altar
zavandor-kind-mason = Maurer
zavandor-kind-broker = Händler
zavandor-kind-herald = Herold
zavandor-kind-envoy = Gesandter
zavandor-described =
    { $phase ->
        [income] Zavandor, Runde { $round }, Einkünfte.
        [trade] Zavandor, Runde { $round }, Handel und Gebote.
        [auction] Zavandor, Runde { $round }, Versteigerungen.
       *[upgrade] Zavandor, Runde { $round }, Aufwertung.
    } Der König steht auf Feld { $field } von 10 und verlangt { $price }.
zavandor-described-over = Zavandor: Der König ist in Runde { $round } gekrönt worden, das Spiel ist zu Ende.
zavandor-described-hand = Deine Hand: { $cards }.
zavandor-described-latest = Zuletzt: { $told }
zavandor-described-bid =
    { $count ->
        [0] Dein versiegeltes Gebot ist leer.
       *[other] Dein versiegeltes Gebot: { $cards }.
    }
zavandor-described-orders = Wenn du gewinnst: { $orders }.
zavandor-described-bids = Gebote von { $seat }: { $cards }.
zavandor-described-board = Objekte von { $seat }: { $objects }.
zavandor-described-due = Nächste Einkünfte von { $seat }: { $carts }.
zavandor-object = { $object } { $level }/{ $top }
zavandor-object-silent = { $object } { $level }/{ $top } (ohne Frage)
zavandor-described-row =
    { $result ->
        [none] Reihe { $gem }: { $card }, danach { $coming }
        [unsold] Reihe { $gem }: { $card }; niemand bietet. Danach { $coming }
       *[won] Reihe { $gem }: { $card }; { $winner } gewinnt. Gebote: { $bids }. Danach { $coming }
    }{ $left ->
        [0] .
       *[other] , dann { $left } weitere.
    }
zavandor-described-ahead = Die nächsten Preise: { $prices }.
zavandor-described-ahead-field = Feld { $field }: { $price }
zavandor-described-rested = Der König hat in der letzten Runde geruht, also zieht er in dieser.
zavandor-described-scored = { $seat }: { zavandor-points } ({ $terms }).
zavandor-described-offered =
    { $count ->
        [one] { $seat } hat in dieser Runde ein Angebot gemacht.
       *[other] { $seat } hat in dieser Runde { $count } Angebote gemacht.
    }
zavandor-term = { $what } { $points }
zavandor-row = Reihe { $gem }
zavandor-path = Der Königsweg
zavandor-pile = Stapel { $cart }
zavandor-at-row = Wird in der Reihe { $gem } versteigert.
zavandor-at-next = Kommt in der Reihe { $gem } als Nächstes.
zavandor-at-stack = In der Reihe { $gem }, { $place } Karten später.
zavandor-at-owned = { $seat } hat sie: Stufe { $level } von { $top }.
zavandor-at-out = Sie hat das Spiel verlassen.
detail-zavandor = { $effect }
zavandor-points =
    { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
zavandor-coins =
    { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
zavandor-described-seat =
    { $state ->
        [sealed] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, Hand { $carts }, Gebot versiegelt.
        [done] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, Hand { $carts }, fertig gehandelt.
        [waiting] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, Hand { $carts }, wartet ab.
       *[none] { $letter } { $seat }: { zavandor-points }, { zavandor-coins }, Hand { $carts }.
    }
zavandor-described-pile = Stapel { $cart }: { $draw } zu ziehen, abgelegt: { $gems }.
zavandor-nothing = nichts
zavandor-printed = aufgedruckt
zavandor-kings-price = für den Königspreis
zavandor-or = { " " }oder { "" }
zavandor-level = Stufe { $level } ({ $price }{ $gives })
zavandor-gives = : { $gives }
zavandor-worth =
    { $vp ->
        [one] { " " }Komplett aufgewertet: ein Punkt.
       *[other] { " " }Komplett aufgewertet: { $vp } Punkte.
    }
zavandor-article = **{ $head }**
    { $face }
zavandor-card-told = { $card } ({ $kind }): { $face }
zavandor-face-told = { $levels }.{ $worth } { $text }
zavandor-owned = { $seat }, Stufe { $level }: { $card }

## Genauer hingesehen

overlay-zavandor-cards = Deine Karten
overlay-zavandor-r = Rubinkarten
overlay-zavandor-y = Diamantkarten
overlay-zavandor-g = Smaragdkarten
overlay-zavandor-b = Saphirkarten
overlay-zavandor-board0 = Tafel A
overlay-zavandor-board1 = Tafel B
overlay-zavandor-board2 = Tafel C
overlay-zavandor-board3 = Tafel D
overlay-zavandor-empty = Von dieser Farbe ist keine Karte mehr übrig.

## Die Rückseiten der Karten

zavandor-light = hell
zavandor-dark = dunkel
zavandor-from = ab { $seats } Spielern

## Over days: standing orders, what a reminder names, what points are for

order-zavandor-income = Die höchsten Loren nehmen und meine Spruchrollen behalten
order-why-zavandor-income = du hast eine neue Karte und willst vielleicht andere Einkünfte.
order-zavandor-no_trade = Nicht handeln
order-why-zavandor-no_trade = jemand hat dir allein ein Angebot gemacht.
order-zavandor-save = In jeder Versteigerung passen
order-zavandor-save-value = bis ich { $value } Karten halte
order-why-zavandor-save = der König ist nahe an der Krönungshalle, und am Ende zählen Karten wenig.
order-zavandor-only_for = Nur auf eine Karte dieser Art bieten
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
order-why-zavandor-only_for = der König ist nahe an der Krönungshalle, und Karten zählen am Ende wenig.
order-zavandor-small = Auf jeden Edelstein bieten
order-zavandor-small-value =
    { $value ->
        [1] eine Karte
       *[other] { $value } Karten
    }
order-why-zavandor-small = der König ist nahe an der Krönungshalle: Das sind die letzten Versteigerungen.
order-zavandor-keep_gems = Nichts aufwerten
order-zavandor-keep_gems-value = bis ich { $value } Karten halte
order-why-zavandor-keep_gems = der König ist nahe an der Krönungshalle, und Karten zählen am Ende wenig.
missing-zavandor-trade = ein Handel oder das Gebot
missing-zavandor-income = die Einkünfte
missing-zavandor-prize = der Gewinn einer Versteigerung
missing-zavandor-room = Platz in der Höhle
missing-zavandor-upgrade = was aufgewertet wird
points-zavandor-coins = Münzen
points-zavandor-gems = Edelsteinkarten
points-zavandor-clan = Clans
points-zavandor-shrine = Schreine
points-zavandor-helper = Helfer
points-zavandor-scroll = Spruchrollen
points-zavandor-dragon = Packdrachen
points-zavandor-altar = Altäre
points-zavandor-broker = Händler
points-zavandor-mason = Maurer
points-zavandor-herald = Herold
points-zavandor-envoy = Gesandter
event-zavandor-no_bid = { "" }
event-zavandor-kept = { "" }
