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
        [one] { $seat }, spielst du eine Aktion? Eine hast du noch.
       *[other] { $seat }, spielst du eine Aktion? Du hast noch { $actions }.
    }
ask-dominion-treasure = { $seat }, welche Geldkarten spielst du aus? Bisher hast du ${ $coins }.
ask-dominion-buy =
    { $buys ->
        [one] { $seat }, was kaufst du? Du hast ${ $coins } und einen Kauf.
       *[other] { $seat }, was kaufst du? Du hast ${ $coins } und { $buys } Käufe.
    }
ask-dominion-attack = { $seat }, { $attacker } spielt { $card }: Reagierst du?
ask-dominion-gain = { $seat }, du nimmst { $card }: Tust du etwas damit?

ask-dominion-bureaucrat-put_back = { $seat }, { $card }: Welche Punktekarte legst du auf dein Deck?
ask-dominion-cellar-discard = { $seat }, { $card }: Welche Karten legst du ab? Du ziehst ebenso viele.
ask-dominion-chancellor-turn_over =
    { $count ->
        [one] { $seat }, { $card }: Legst du dein Deck mit einer Karte auf den Ablagestapel?
       *[other] { $seat }, { $card }: Legst du dein Deck mit { $count } Karten auf den Ablagestapel?
    }
ask-dominion-chapel-trash = { $seat }, { $card }: Welche Karten entsorgst du? Höchstens { dominion-most }.
ask-dominion-feast-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-library-set_aside = { $seat }, { $card }: Du ziehst { $drawn }. Behältst du das? Eine Aktion darfst du zur Seite legen.
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

ask-dominion-baron-discard = { $seat }, { $card }: Legst du ein Anwesen für +$4 ab?
ask-dominion-courtyard-put_back = { $seat }, { $card }: Welche Karte legst du auf dein Deck?
ask-dominion-ironworks-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-masquerade-pass = { $seat }, { $card }: Welche Karte gibst du nach links?
ask-dominion-masquerade-trash = { $seat }, { $card }: Entsorgst du eine Karte?
ask-dominion-mining_village-trash = { $seat }, { $card }: Entsorgst du es für +$2?
ask-dominion-minion-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-nobles-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-pawn-choose = { $seat }, { $card }: Welche zwei wählst du?
ask-dominion-saboteur-gain = { $seat }, { $card }: Welche Karte nimmst du dafür, für bis zu ${ $at_most }?
ask-dominion-scout-put_back = { $seat }, { $card }: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt oben.
ask-dominion-secret_chamber-discard = { $seat }, { $card }: Welche Karten legst du für je +$1 ab?
ask-dominion-secret_chamber-put_back = { $seat }, Geheimkammer: Welche Karten legst du auf dein Deck? Die erste liegt oben.
ask-dominion-steward-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-steward-trash = { $seat }, { $card }: Entsorge { dominion-least }.
ask-dominion-swindler-give = { $seat }, { $card }: { $owner } verliert { $trashed }. Was bekommt { $owner } dafür?
ask-dominion-torturer-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-torturer-discard = { $seat }, { $card }: Lege { dominion-least } ab.
ask-dominion-trading_post-trash = { $seat }, { $card }: Entsorge { dominion-least }.
ask-dominion-upgrade-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-upgrade-gain = { $seat }, { $card }: Welche Karte nimmst du für genau ${ $at_most }?
ask-dominion-wishing_well-name = { $seat }, { $card }: Welche Karte wünschst du dir?

ask-dominion-bishop-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-bishop-may_trash = { $seat }, { $card }: Entsorgst du eine Karte?
ask-dominion-contraband-name = { $seat }, { $card }: Welche Karte verbietest du?
ask-dominion-counting_house-take = { $seat }, { $card }: Wie viele Kupfer nimmst du auf die Hand?
ask-dominion-expand-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-expand-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-forge-trash = { $seat }, { $card }: Welche Karten entsorgst du?
ask-dominion-forge-gain = { $seat }, { $card }: Welche Karte nimmst du für genau ${ $at_most }?
ask-dominion-goons-discard = { $seat }, { $card }: Lege { dominion-least } ab.
ask-dominion-kings_court-play = { $seat }, { $card }: Welche Aktion spielst du dreimal?
ask-dominion-loan-choose = { $seat }, { $card }: Du deckst { $revealed } auf. Entsorgen oder ablegen?
ask-dominion-mint-show = { $seat }, { $card }: Welche Geldkarte zeigst du, um noch eine zu nehmen?
ask-dominion-mountebank-discard = { $seat }, { $card }: Legst du einen Fluch ab, oder nimmst du einen Fluch und ein Kupfer?
ask-dominion-rabble-put_back = { $seat }, { $card }: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt oben.
ask-dominion-trade_route-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-vault-discard = { $seat }, { $card }: Welche Karten legst du für je +$1 ab?
ask-dominion-vault-may_discard = { $seat }, { $card }: Legst du zwei Karten ab, um eine zu ziehen?

## Was zur Wahl steht

option-dominion = { $marked }{ $id }
option-dominion-done = Nichts
option-dominion-yes = Ja
option-dominion-no = Nein
option-dominion-discard = Ablegen
option-dominion-trash = Entsorgen
option-dominion-cards = +1 Karte
option-dominion-actions = +1 Aktion
option-dominion-buys = +1 Kauf
option-dominion-coins = +$1

option-dominion-action-done = Keine Aktion mehr
option-dominion-treasure-all = Alle einfachen
option-dominion-treasure-done = Kein Geld mehr
option-dominion-buy = { $marked }{ $id } ${ $price }
option-dominion-buy-done = Nichts mehr kaufen
option-dominion-attack = { $marked }{ $id } zeigen
option-dominion-attack-done = Keine Reaktion
option-dominion-gain-keep = Behalten
option-dominion-gain-deck = Aufs Deck legen

option-dominion-feast-gain = { option-dominion-buy }
option-dominion-mine-gain = { option-dominion-buy }
option-dominion-remodel-gain = { option-dominion-buy }
option-dominion-workshop-gain = { option-dominion-buy }
option-dominion-ironworks-gain = { option-dominion-buy }
option-dominion-saboteur-gain = { option-dominion-buy }
option-dominion-saboteur-gain-done = { option-dominion-done }
option-dominion-upgrade-gain = { option-dominion-buy }
option-dominion-expand-gain = { option-dominion-buy }
option-dominion-forge-gain = { option-dominion-buy }
option-dominion-swindler-give = { option-dominion-buy }

option-dominion-spy-choose-leave = Auf dem Deck lassen
option-dominion-minion-choose-coins = +$2
option-dominion-minion-choose-cards = Hand ablegen, +4 Karten
option-dominion-nobles-choose-cards = +3 Karten
option-dominion-nobles-choose-actions = +2 Aktionen
option-dominion-steward-choose-cards = +2 Karten
option-dominion-steward-choose-coins = +$2
option-dominion-steward-choose-trash = 2 Handkarten entsorgen
option-dominion-torturer-choose-discard = 2 Karten ablegen
option-dominion-torturer-choose-curse = Einen Fluch auf die Hand nehmen
option-dominion-mountebank-discard-done = Einen Fluch und ein Kupfer nehmen
option-dominion-library-set_aside-yes = Zur Seite legen
option-dominion-library-set_aside-no = Behalten
option-dominion-library-set_aside-keep_all = Alles behalten, was kommt

step-dominion-1-supply = Eine Karte des Vorrats
step-dominion-1-basic = Eine Karte jedes Spiels
step-dominion-1-base = Basisspiel
step-dominion-1-intrigue = Die Intrige
step-dominion-1-prosperity = Blütezeit
step-dominion-2 = { $marked }{ $id }

## Was geschehen ist

event-dominion-kingdom =
    { $colony ->
        [true] Das Königreich: { $cards }. Mit Platin und Kolonie.
       *[false] Das Königreich: { $cards }.
    }
event-dominion-turn = { $seat }, Zug { $turn }:
event-dominion-played =
    { $of ->
        [one] { $seat } spielt { $card }.
       *[other] { $seat } spielt { $card } ({ $time } von { $of }).
    }
event-dominion-treasures = { $seat } spielt { $cards }: +${ $coins }.
event-dominion-bought = { $seat } kauft { $card } für ${ $price }.
event-dominion-chose = { $seat } wählt { $options } ({ $card }).
event-dominion-named = { $seat } nennt { $name } ({ $card }).
event-dominion-reacted = { $seat } zeigt { $card }.
event-dominion-tokens =
    { $vp ->
        [one] { $seat } bekommt einen Siegpunktmarker.
       *[other] { $seat } bekommt { $vp } Siegpunktmarker.
    }
event-dominion-token_moved = Der Marker von { $card } kommt aufs Tableau der Handelsroute: { $mat } liegen jetzt dort.
event-dominion-drew =
    { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
event-dominion-drew-cards = { $seat } zieht { $cards }.
event-dominion-new_hand = { "" }
known-dominion-new_hand = { $seat } zieht eine neue Hand.
event-dominion-new_hand-cards = Neue Hand von { $seat }: { $cards }.
event-dominion-shuffled = { $seat } mischt neu.
event-dominion-revealed = { $seat } deckt { $cards } auf.
event-dominion-showed =
    { $cards-count ->
        [0] { $seat } zeigt eine leere Hand.
       *[other] { $all ->
            [true] { $seat } zeigt die ganze Hand ({ $cards }).
           *[false] { $seat } zeigt { $cards }.
        }
    }
event-dominion-took = { $seat } nimmt { $cards } auf die Hand.
event-dominion-set_aside = { $seat } legt { $cards } zur Seite.
event-dominion-put_back =
    { $count ->
        [one] { $seat } legt eine Karte aufs Deck.
       *[other] { $seat } legt { $count } Karten aufs Deck.
    }
event-dominion-put_back-cards = { $seat } legt { $cards } aufs Deck.
event-dominion-put_back-order = { $seat } legt { $order } aufs Deck (in dieser Reihenfolge von oben).
event-dominion-turned_over =
    { $count ->
        [one] { $seat } legt das Deck mit einer Karte auf den Ablagestapel ({ $top }).
       *[other] { $seat } legt das Deck mit { $count } Karten auf den Ablagestapel ({ $top } obenauf).
    }
event-dominion-passed = { $seat } gibt eine Karte an { $receiver }.
event-dominion-passed-card = { $seat } gibt { $card } an { $receiver }.
event-dominion-discarded =
    { $count ->
        [one] { $seat } legt { $top } ab.
       *[other] { $seat } legt { $count } Karten ab ({ $top } obenauf).
    }
event-dominion-discarded-cards = { $seat } legt { $cards } ab.
event-dominion-trashed = { $seat } entsorgt { $cards }.
event-dominion-gained =
    { $place ->
        [hand] { $seat } nimmt { $card } auf die Hand.
        [deck] { $seat } nimmt { $card } aufs Deck.
       *[discard] { $seat } nimmt { $card }.
    }
event-dominion-moved = { $seat } legt { $card } aufs Deck.
event-dominion-ended = Das Spiel ist aus: { $piles } aufgebraucht.
event-dominion-scored =
    { $terms-count ->
        [0] Keine Punkte für { $seat } nach { $turns } Zügen.
       *[other] { $score ->
            [1] Ein Punkt für { $seat } nach { $turns } Zügen: { $terms }.
           *[other] { $score } Punkte für { $seat } nach { $turns } Zügen: { $terms }.
        }
    }
term-dominion = { $count } { $thing } × { $each }

thing-dominion-options-cards = Karten
thing-dominion-options-actions = Aktionen
thing-dominion-options-buys = einen Kauf
thing-dominion-options-coins = Geld
thing-dominion-options-trash = das Entsorgen
thing-dominion-options-discard = das Ablegen
thing-dominion-options-curse = den Fluch
thing-dominion-tokens = Siegpunktmarker

reason-none_or_two = Wähle keine Karte oder zwei; wer nur eine hat, darf die wählen.

## Die Lobby

credits-dominion = Dominion, Die Intrige und Blütezeit sind Spiele von Donald X. Vaccarino.
setting-dominion-kingdom = Königreich
setting-dominion-kingdom-random = Zufällig
setting-dominion-kingdom-Beginners = Anfänger
setting-dominion-kingdom-Friendly_Interactive = Freundliche Interaktion
setting-dominion-kingdom-Big_Actions = Große Aktionen
setting-dominion-kingdom-Biggest_Money = Haufenweise Geld
setting-dominion-kingdom-The_Kings_Army = Die Armee des Königs
setting-dominion-kingdom-The_Good_Life = Ein gutes Leben
setting-dominion-kingdom-Paths_to_Victory = Pfade zum Sieg
setting-dominion-kingdom-All_Along_the_Watchtower = All along the watchtower
setting-dominion-kingdom-Lucky_Seven = Glücksritter
setting-dominion-kingdom-First_Game = Erstes Spiel
setting-dominion-kingdom-Big_Money = Großes Geld
setting-dominion-kingdom-Interaction = Interaktion
setting-dominion-kingdom-Size_Distortion = Im Wandel
setting-dominion-kingdom-Village_Square = Dorfplatz
setting-dominion-kingdom-Victory_Dance = Siegestanz
setting-dominion-kingdom-Secret_Schemes = Geheime Pläne
setting-dominion-kingdom-Best_Wishes = Beste Wünsche
setting-dominion-kingdom-Deconstruction = Demontage
setting-dominion-kingdom-Hand_Madness = Alle Hände voll
setting-dominion-kingdom-Underlings = Untergebene
dominion-weight-0 = nie
dominion-weight-1 = wie üblich
dominion-weight-2 = doppelt so oft
dominion-weight-3 = dreimal so oft
setting-dominion-base = Karten des Basisspiels
setting-dominion-base-0 = { dominion-weight-0 }
setting-dominion-base-1 = { dominion-weight-1 }
setting-dominion-base-2 = { dominion-weight-2 }
setting-dominion-base-3 = { dominion-weight-3 }
setting-dominion-intrigue = Karten der Intrige
setting-dominion-intrigue-0 = { dominion-weight-0 }
setting-dominion-intrigue-1 = { dominion-weight-1 }
setting-dominion-intrigue-2 = { dominion-weight-2 }
setting-dominion-intrigue-3 = { dominion-weight-3 }
setting-dominion-prosperity = Karten der Blütezeit
setting-dominion-prosperity-0 = { dominion-weight-0 }
setting-dominion-prosperity-1 = { dominion-weight-1 }
setting-dominion-prosperity-2 = { dominion-weight-2 }
setting-dominion-prosperity-3 = { dominion-weight-3 }
setting-dominion-pick_base = Dabei (Basisspiel)
setting-dominion-pick_intrigue = Dabei (Intrige)
setting-dominion-pick_prosperity = Dabei (Blütezeit)
setting-dominion-veto_base = Nicht dabei (Basisspiel)
setting-dominion-veto_intrigue = Nicht dabei (Intrige)
setting-dominion-veto_prosperity = Nicht dabei (Blütezeit)
setting-dominion-colony = Platin und Kolonie
setting-dominion-colony-auto = Ab vier Karten der Blütezeit
setting-dominion-colony-on = Ja
setting-dominion-colony-off = Nein
setting-dominion-colony-random = Der Zufall entscheidet

## Das Bild

dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion
dominion-trash = Müll
dominion-turn = Zug { $turn }
dominion-mat = Tableau
dominion-points = { $count } SP
dominion-nothing-in-play = Noch nichts im Spiel

dominion-described =
    { $phase ->
        [action] Dominion: { $seat }, Zug { $turn }, Aktionsphase.
       *[buy] Dominion: { $seat }, Zug { $turn }, Kaufphase.
    } Aktionen { $actions }, Käufe { $buys }, ${ $coins }.
dominion-described-over = Dominion: Das Spiel ist zu Ende.
dominion-described-seat = { $letter } { $seat }: Hand { $hand }, Deck { $deck }, Ablage { $discard }{ $rest }.
dominion-described-top = { " " }(oben { $top })
dominion-described-vp =
    , { $vp ->
        [one] ein Marker
       *[other] { $vp } Marker
    }
dominion-described-score =
    , { $score ->
        [1] ein Punkt
       *[other] { $score } Punkte
    }
dominion-described-play = Im Spiel: { $cards }.
dominion-described-hand = Deine Hand: { $cards }.
dominion-described-supply = Vorrat (Zahl, Preis): { $piles }.
dominion-described-pile = { $card } { $count } ${ $cost }
dominion-described-trash =
    { $count ->
        [0] Der Müll ist leer.
       *[other] Müll: { $cards }.
    }
dominion-described-banned = In diesem Zug verboten: { $cards }.

## Genauer hingesehen

overlay-dominion-kingdom = Die Karten des Königreichs
overlay-dominion-deck = Deine Karten
dominion-card-told = { $card } (${ $cost }, { $types }): { $text }
dominion-deck-told = Alle deine Karten, { $count } an der Zahl: { $cards }.
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
dominion-gift-points =
    { $count ->
        [one] +1 Siegpunktmarker
       *[other] +{ $count } Siegpunktmarker
    }
dominion-gift-coins = +${ $count }

## Over days: standing orders, what a reminder names, what points are for

order-dominion-treasures = Alle einfachen Geldkarten ausspielen
order-dominion-cantrips = Dörfer, Laboratorien, Märkte und dergleichen ausspielen
order-dominion-buy = Kaufen, sobald ich kann
order-why-dominion-buy = die letzten Provinzen oder Kolonien gehen weg.
order-dominion-frugal = Nichts kaufen
order-dominion-frugal-value = mit weniger als { $value } Münzen
order-why-dominion-frugal = die letzten Provinzen oder Kolonien gehen weg.
order-dominion-discard = Bei einem Angriff zuerst ablegen
order-dominion-moat = Jeden Burggraben zeigen
order-why-dominion-moat = du hast keinen Burggraben mehr.
order-dominion-no_reaction = Nie auf einen Angriff reagieren
order-why-dominion-no_reaction = du hast eine Reaktionskarte genommen.
order-dominion-trash = Mit dem Wachturm entsorgen
order-why-dominion-trash = du hast keinen Wachturm mehr.
order-dominion-deck = Mit dem Wachturm aufs Deck legen
order-why-dominion-deck = du hast keinen Wachturm mehr.
order-dominion-keep = Alles andere ohne Wachturm behalten
order-why-dominion-keep = du hast eine Reaktionskarte genommen.
missing-dominion-turn = der Zug
missing-dominion-attack = eine Reaktion oder keine
missing-dominion-gain = was mit einer genommenen Karte wird
missing-dominion-discard = Karten zum Ablegen
missing-dominion-may_discard = ob abgelegt wird
missing-dominion-trash = Karten zum Entsorgen
missing-dominion-may_trash = ob eine Karte entsorgt wird
missing-dominion-put_back = Karten zum Zurücklegen
missing-dominion-choose = was von einer Karte gewählt wird
missing-dominion-name = der Name einer Karte
missing-dominion-play = eine Aktion zum Ausspielen
missing-dominion-pass = eine Karte zum Weitergeben
missing-dominion-give = eine Karte für jemand anderen
missing-dominion-show = eine Karte zum Vorzeigen
missing-dominion-take = Karten zum Nehmen
missing-dominion-turn_over = was mit dem Deck wird
missing-dominion-set_aside = ob eine Karte behalten wird
points-dominion-tokens = Siegpunktmarker
