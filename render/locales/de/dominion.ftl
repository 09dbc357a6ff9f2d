# Dominion

## Was ein Platz gefragt wird

dominion-least =
    { $least ->
        [one] eine Karte
       *[other] { $least } Karten
    }
dominion-most =
    { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    }

ask-dominion-action =
    { $actions ->
        [one] ⟦dominion-action⟧ { $seat }, spielst du eine Aktion? Du hast noch eine Aktion.
       *[other] ⟦dominion-action⟧ { $seat }, spielst du eine Aktion? Du hast noch { $actions } Aktionen.
    }
question-dominion-action = Eine Aktion ausspielen?
ask-dominion-treasure = { $seat }, welche Geldkarten spielst du aus? Bisher hast du ${ $coins }.
question-dominion-treasure = Welche Geldkarten spielst du?
ask-dominion-buy =
    { $buys ->
        [one] { $seat }, was kaufst du? Du hast ${ $coins } und einen Kauf.
       *[other] { $seat }, was kaufst du? Du hast ${ $coins } und { $buys } Käufe.
    }
question-dominion-buy = Was kaufst du?
ask-dominion-attack = { $seat }, { $attacker } spielt { $card }: Reagierst du?
ask-dominion-gain = { $seat }, du nimmst { $card }: Reagierst du?

ask-dominion-bureaucrat-put_back = { $seat }, { $card }: Welche Punktekarte legst du auf deinen Nachziehstapel?
ask-dominion-cellar-discard = { $seat }, { $card }: Welche Karten legst du ab? Du ziehst ebenso viele.
ask-dominion-chancellor-turn_over =
    { $count ->
        [one] { $seat }, { $card }: Legst du deinen Nachziehstapel mit einer Karte auf den Ablagestapel?
       *[other] { $seat }, { $card }: Legst du deinen Nachziehstapel mit { $count } Karten auf den Ablagestapel?
    }
ask-dominion-chapel-trash = { $seat }, { $card }: Welche Karten entsorgst du? Höchstens { dominion-most }.
ask-dominion-feast-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-library-set_aside = { $seat }, { $card }: Du ziehst { $drawn }. Behältst du die Karte? Eine Aktion darfst du beiseitelegen.
ask-dominion-militia-discard = { $seat }, { $card }: Lege { dominion-least } ab.
ask-dominion-mine-trash = { $seat }, { $card }: Welche Geldkarte entsorgst du?
ask-dominion-mine-gain = { $seat }, { $card }: Welche Geldkarte nimmst du auf die Hand?
ask-dominion-remodel-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-remodel-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-spy-choose = { $seat }, { $card }: { $owner } deckt { $revealed } auf. Ablegen oder liegen lassen?
ask-dominion-thief-trash = { $seat }, { $card }: Welche Geldkarte von { $owner } wird entsorgt?
ask-dominion-thief-gain = { $seat }, { $card }: Welche der entsorgten Geldkarten behältst du?
ask-dominion-throne_room-play = { $seat }, { $card }: Welche Aktion spielst du zweimal?
ask-dominion-workshop-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?

## Was zur Wahl steht

panel-confirm-nothing-dominion-buy = Nichts kaufen
panel-confirm-nothing-dominion-discard = Nichts ablegen
panel-confirm-nothing-dominion-may_discard = Nichts ablegen
panel-confirm-nothing-dominion-trash = Nichts entsorgen
panel-confirm-nothing-dominion-take = Nichts nehmen
panel-confirm-nothing-dominion-gain = Nichts nehmen

option-dominion = { $marked }{ $id }
option-dominion-yes = Ja
option-dominion-no = Nein
option-dominion-discard = Ablegen
option-dominion-trash = ⟦dominion-trash⟧ Entsorgen
option-dominion-action-done = Keine Aktion mehr
option-dominion-treasure-all = Alle einfachen Geldkarten
option-dominion-treasure-done = Keine Geldkarte mehr
option-dominion-buy = { $marked }{ $id } ${ $price }
option-dominion-buy-done = Zug beenden
option-dominion-attack = { $marked }{ $id } aufdecken
option-dominion-attack-done = Keine Reaktion
option-dominion-gain-keep = Behalten
option-dominion-gain-deck = Auf den Nachziehstapel legen

option-dominion-feast-gain = { option-dominion-buy }
option-dominion-mine-gain = { option-dominion-buy }
option-dominion-remodel-gain = { option-dominion-buy }
option-dominion-workshop-gain = { option-dominion-buy }
option-dominion-spy-choose-leave = Auf dem Nachziehstapel lassen
option-dominion-library-set_aside-yes = Beiseitelegen
option-dominion-library-set_aside-no = Behalten
option-dominion-library-set_aside-keep_all = Diese und alle weiteren behalten

step-dominion-1-supply = Karte des Vorrats
step-dominion-1-basic = Basiskarte
step-dominion-1-base = Basisspiel
step-dominion-2 = { $marked }{ $id }
thing-dominion-options-cards = Karten
thing-dominion-options-actions = Aktionen
thing-dominion-options-buys = einen Kauf
thing-dominion-options-coins = Geld
thing-dominion-options-trash = das Entsorgen
thing-dominion-options-discard = das Ablegen
thing-dominion-options-curse = den Fluch

## Was geschehen ist

event-dominion-kingdom = Das Königreich: { $cards }.
brief-dominion-kingdom = { "" }
event-dominion-turn = { $seat }, Zug { $turn }:
brief-dominion-turn = { $seat }:
event-dominion-played =
    { $of ->
        [one] { $seat } spielt { $card }.
       *[other] { $seat } spielt { $card } ({ $time } von { $of }).
    }
brief-dominion-played =
    { $of ->
        [one] { $seat }: { $card }
       *[other] { $seat }: { $card } ({ $time }/{ $of })
    }
event-dominion-treasures = { $seat } spielt { $cards }: +${ $coins }.
brief-dominion-treasures = { $seat }: +${ $coins }
event-dominion-bought = { $seat } kauft { $card } für ${ $price }.
brief-dominion-bought = { $seat }: kauft { $card }
event-dominion-named = { $seat } nennt { $name } ({ $card }).
brief-dominion-named = { $seat }: nennt { $name }
event-dominion-reacted = { $seat } deckt { $card } auf.
brief-dominion-reacted = ({ $seat } deckt { $card } auf)
event-dominion-drew =
    { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
brief-dominion-drew = { "" }
event-dominion-drew-cards = { $seat } zieht { $cards }.
brief-dominion-drew-cards = { $seat }: zieht { $cards }
event-dominion-new_hand = { "" }
known-dominion-new_hand = { $seat } zieht eine neue Hand.
event-dominion-new_hand-cards = Neue Hand von { $seat }: { $cards }.
event-dominion-shuffled = { $seat } mischt neu.
brief-dominion-shuffled = { "" }
event-dominion-revealed = { $seat } deckt { $cards } auf.
brief-dominion-revealed = ({ $seat } deckt { $cards } auf)
event-dominion-showed =
    { $cards-count ->
        [0] { $seat } deckt eine leere Hand auf.
       *[other] { $all ->
            [true] { $seat } deckt die ganze Hand auf ({ $cards }).
           *[false] { $seat } deckt { $cards } auf.
        }
    }
brief-dominion-showed =
    { $cards-count ->
        [0] ({ $seat } deckt eine leere Hand auf)
       *[other] ({ $seat } deckt { $cards } auf)
    }
event-dominion-took = { $seat } nimmt { $cards } auf die Hand.
brief-dominion-took = { $seat }: nimmt { $cards } auf die Hand
event-dominion-set_aside = { $seat } legt { $cards } beiseite.
brief-dominion-set_aside = { $seat }: legt { $cards } beiseite
event-dominion-put_back =
    { $count ->
        [one] { $seat } legt eine Karte auf den Nachziehstapel.
       *[other] { $seat } legt { $count } Karten auf den Nachziehstapel.
    }
brief-dominion-put_back =
    { $count ->
        [one] { $seat }: eine Karte auf den Stapel
       *[other] { $seat }: { $count } Karten auf den Stapel
    }
event-dominion-put_back-cards = { $seat } legt { $cards } auf den Nachziehstapel.
brief-dominion-put_back-cards = { $seat }: { $cards } auf den Nachziehstapel
event-dominion-put_back-order =
    { $order-count ->
        [1] { $seat } legt { $order } auf den Nachziehstapel.
       *[other] { $seat } legt { $order } auf den Nachziehstapel (in dieser Reihenfolge von oben).
    }
brief-dominion-put_back-order = { $seat }: { $order } auf den Nachziehstapel
event-dominion-turned_over =
    { $count ->
        [one] { $seat } legt den Nachziehstapel mit einer Karte auf den Ablagestapel ({ $top }).
       *[other] { $seat } legt den Nachziehstapel mit { $count } Karten auf den Ablagestapel ({ $top } obenauf).
    }
brief-dominion-turned_over = { $seat }: Nachziehstapel auf den Ablagestapel ({ $top })
event-dominion-discarded =
    { $count ->
        [one] { $seat } legt { $top } ab.
       *[other] { $seat } legt { $count } Karten ab ({ $top } obenauf).
    }
brief-dominion-discarded =
    { $count ->
        [one] { $seat }: legt { $top } ab
       *[other] { $seat }: legt { $count } Karten ab ({ $top })
    }
event-dominion-discarded-cards = { $seat } legt { $cards } ab.
brief-dominion-discarded-cards = { $seat }: legt { $cards } ab
event-dominion-trashed = { $seat } entsorgt { $cards }.
brief-dominion-trashed = { $seat }: entsorgt { $cards }
event-dominion-gained =
    { $place ->
        [hand] { $seat } nimmt { $card } auf die Hand.
        [deck] { $seat } nimmt { $card } auf den Nachziehstapel.
       *[discard] { $seat } nimmt { $card }.
    }
brief-dominion-gained =
    { $place ->
        [hand] { $seat }: nimmt { $card } auf die Hand
        [deck] { $seat }: nimmt { $card } auf den Nachziehstapel
       *[discard] { $seat }: nimmt { $card }
    }
event-dominion-moved = { $seat } legt { $card } auf den Nachziehstapel.
brief-dominion-moved = { $seat }: { $card } auf den Nachziehstapel
event-dominion-chose = { $seat } wählt { $options } ({ $card }).
brief-dominion-chose = { $seat }: wählt { $options }
reason-none_or_two = Wähle keine Karte oder zwei; wer nur eine hat, darf die wählen.
event-dominion-ended = Das Spiel ist zu Ende. Leere Stapel: { $piles }.
brief-dominion-ended = Leere Stapel: { $piles }
event-dominion-scored =
    { $terms-count ->
        [0] Keine Punkte für { $seat } { $turns ->
            [one] nach einem Zug.
           *[other] nach { $turns } Zügen.
        }
       *[other] { $score ->
            [1] Ein Punkt für { $seat }
           *[other] { $score } Punkte für { $seat }
        } { $turns ->
            [one] nach einem Zug
           *[other] nach { $turns } Zügen
        }: { $terms }.
    }
brief-dominion-scored = { $seat }: **{ $score }**
term-dominion = { $count } { $thing } × { $each }

## Die Lobby

credits-dominion = Dominion und seine Erweiterungen sind Spiele von Donald X. Vaccarino.
setting-dominion-kingdom = Königreich
setting-dominion-kingdom-random = Zufällig
setting-dominion-kingdom-First_Game = Erstes Spiel
setting-dominion-kingdom-Big_Money = Großes Geld
setting-dominion-kingdom-Interaction = Interaktion
setting-dominion-kingdom-Size_Distortion = Im Wandel
setting-dominion-kingdom-Village_Square = Dorfplatz
dominion-weight-0 = nie
dominion-weight-1 = so oft wie andere
dominion-weight-2 = doppelt so oft
dominion-weight-3 = dreimal so oft
setting-dominion-base = Karten des Basisspiels
setting-dominion-base-0 = { dominion-weight-0 }
setting-dominion-base-1 = { dominion-weight-1 }
setting-dominion-base-2 = { dominion-weight-2 }
setting-dominion-base-3 = { dominion-weight-3 }
setting-dominion-pick_base = Aufnehmen (Basisspiel)
setting-dominion-veto_base = Ausschließen (Basisspiel)
## Das Bild

dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion
dominion-trash = Müll
dominion-turn = Zug { $turn }
dominion-vp = SP
dominion-points = { $count } { dominion-vp }
dominion-nothing-in-play = Noch nichts im Spiel

dominion-described =
    { $phase ->
        [action] Dominion: { $seat }, Zug { $turn }, Aktionsphase.
       *[buy] Dominion: { $seat }, Zug { $turn }, Kaufphase.
    } Aktionen { $actions }, Käufe { $buys }, ${ $coins }.
dominion-described-over = Dominion: Das Spiel ist zu Ende.
dominion-described-seat = { $letter } { $seat }: Hand { $hand }, Nachziehstapel { $deck }, Ablage { $discard }{ $rest }.
dominion-described-top = { " " }(oben { $top })
dominion-described-score =
    , { $score ->
        [1] ein Punkt
       *[other] { $score } Punkte
    }
dominion-described-play = Im Spiel: { $cards }.
dominion-described-hand = Deine Hand: { $cards }.
dominion-described-latest = Zuletzt: { $told }
dominion-described-aside = Beiseitegelegt: { $cards }.
dominion-described-playing = { $card } wird gerade ausgeführt.
dominion-described-kingdom = Königreich: { $piles }.
dominion-described-basic = Andere Stapel: { $piles }.
dominion-described-supply = Vorrat:
dominion-described-pile =
    { $card } ${ $cost }, { $count ->
        [0] leer
       *[other] noch { $count }
    }
dominion-described-trash =
    { $count ->
        [0] Der Müll ist leer.
       *[other] Müll: { $cards }.
    }
## Genauer hingesehen

overlay-dominion-kingdom = Königreichkarten
overlay-dominion-deck = Deine Karten
dominion-article = **${ $cost } · { $types }**
    { $text }
dominion-card-told = { $card } (${ $cost }, { $types }): { $text }
dominion-deck-told = Alle deine Karten ({ $count }): { $cards }.
dominion-gift-card =
    { $count ->
        [one] +1 Karte
       *[other] +{ $count } Karten
    }
dominion-gift-action =
    { $count ->
        [one] +1 Aktion
       *[other] +{ $count } Aktionen
    }
dominion-gift-buy =
    { $count ->
        [one] +1 Kauf
       *[other] +{ $count } Käufe
    }
dominion-gift-coins = +${ $count }

## Over days: standing orders, what a reminder names, what points are for

order-dominion-treasures = Alle einfachen Geldkarten ausspielen
order-dominion-cantrips = Dörfer, Laboratorien, Märkte und dergleichen ausspielen
order-dominion-buy = Kaufen, sobald ich kann
order-why-dominion-buy = ein Stapel, der das Spiel beendet, ist fast leer.
order-dominion-frugal = Nichts kaufen
order-dominion-frugal-value = mit weniger als ${ $value }
order-why-dominion-frugal = ein Stapel, der das Spiel beendet, ist fast leer.
order-dominion-discard = Bei einem Angriff zuerst ablegen
order-dominion-moat = Jeden Burggraben aufdecken
order-why-dominion-moat = du hast keinen Burggraben mehr.
order-dominion-no_reaction = Nie auf einen Angriff reagieren
order-why-dominion-no_reaction = du hast eine Reaktionskarte genommen.
missing-dominion-turn = der Zug
missing-dominion-attack = eine Reaktion oder keine
missing-dominion-gain = was mit einer genommenen Karte geschieht
missing-dominion-discard = Karten zum Ablegen
missing-dominion-trash = Karten zum Entsorgen
missing-dominion-put_back = Karten zum Zurücklegen
missing-dominion-choose = die Wahl zu einer Karte
missing-dominion-name = der Name einer Karte
missing-dominion-play = eine Aktion zum Ausspielen
missing-dominion-turn_over = was mit dem Nachziehstapel geschieht
missing-dominion-set_aside = ob eine Karte behalten wird

## Was wo ist

dominion-place-card = { $types }. { $text }
dominion-place-pile =
    { $count ->
        [0] Der Stapel ist leer
        [one] Eine Karte ist noch da
       *[other] { $count } Karten sind noch da
    }; eine kostet ${ $cost }.
dominion-place-owned =
    { $count ->
        [0] Du hast keine.
        [one] Du hast eine.
       *[other] Du hast { $count }.
    }
detail-dominion = { $effect }
