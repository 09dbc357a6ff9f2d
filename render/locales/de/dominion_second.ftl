# Dominion: die zweiten Auflagen des Basisspiels und der Intrige

## Was ein Platz gefragt wird

ask-dominion-artisan-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most } auf die Hand?
ask-dominion-artisan-put_back = { $seat }, { $card }: Welche Karte legst du auf deinen Nachziehstapel?
ask-dominion-bandit-trash = { $seat }, { $card }: Welche deiner Geldkarten entsorgst du?
ask-dominion-harbinger-put_back = { $seat }, { $card }: Welche Karte deines Ablagestapels legst du auf den Nachziehstapel?
ask-dominion-poacher-discard = { $seat }, { $card }: Lege { dominion-least } ab.
ask-dominion-sentry-trash = { $seat }, { $card }: Welche dieser Karten entsorgst du?
ask-dominion-sentry-discard = { $seat }, { $card }: Welche der anderen Karten legst du ab?
ask-dominion-sentry-put_back = { $seat }, { $card }: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt oben.
ask-dominion-vassal-play = { $seat }, { $card }: Spielst du die abgelegte Aktion aus?
ask-dominion-courtier-reveal = { $seat }, { $card }: Welche Karte deckst du auf?
ask-dominion-courtier-choose =
    { $least ->
        [one] { $seat }, { $card }: Was wählst du?
       *[other] { $seat }, { $card }: Welche { $least } verschiedenen Dinge wählst du?
    }
ask-dominion-diplomat-discard = { $seat }, Diplomatin: Lege { dominion-least } ab.
ask-dominion-lurker-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-lurker-trash = { $seat }, { $card }: Welche Aktion des Vorrats entsorgst du?
ask-dominion-lurker-gain = { $seat }, { $card }: Welche entsorgte Aktion nimmst du?
ask-dominion-mill-may_discard = { $seat }, { $card }: Legst du zwei Karten für +$2 ab?
ask-dominion-patrol-put_back = { $seat }, { $card }: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt oben.
ask-dominion-replace-trash = { $seat }, { $card }: Welche Karte entsorgst du?
ask-dominion-replace-gain = { $seat }, { $card }: Welche Karte nimmst du für bis zu ${ $at_most }?
ask-dominion-secret_passage-put_back = { $seat }, { $card }: Welche Karte legst du in deinen Nachziehstapel?
ask-dominion-secret_passage-place = { $seat }, { $card }: Wohin im Nachziehstapel kommt { $moved }?

## Was zur Wahl steht

option-dominion-artisan-gain = { option-dominion-buy }
option-dominion-harbinger-put_back-done = Keine Karte auf den Stapel legen
option-dominion-vassal-play-done = Nicht ausspielen
option-dominion-courtier-choose-actions = ⟦dominion-action⟧ +1 Aktion
option-dominion-courtier-choose-buys = ⟦dominion-buy⟧ +1 Kauf
option-dominion-courtier-choose-coins = ⟦dominion-coins⟧ +$3
option-dominion-courtier-choose-gold = ⟦dominion-gold⟧ Ein Gold nehmen
option-dominion-lurker-choose-trash = ⟦dominion-trash⟧ Eine Aktion des Vorrats entsorgen
option-dominion-lurker-choose-gain = Eine entsorgte Aktion nehmen
option-dominion-lurker-trash = { option-dominion-buy }
option-dominion-replace-gain = { option-dominion-buy }
option-dominion-secret_passage-place =
    { $above ->
        [0] Ganz nach oben
       *[other] { $below ->
            [0] Ganz nach unten
           *[other] { $above ->
                [one] Unter die oberste Karte
               *[other] Unter die obersten { $above } Karten
            }
        }
    }
step-dominion-1-base_second = Basisspiel, zweite Auflage
step-dominion-1-intrigue_second = Die Intrige, zweite Auflage
thing-dominion-options-gold = ein Gold
thing-dominion-options-gain = das Nehmen

## Was geschehen ist

event-dominion-tucked = { $seat } wählt den Platz der Karte im Nachziehstapel.
brief-dominion-tucked = { "" }
event-dominion-tucked-above =
    { $above ->
        [0] { $seat } lässt { $card } oben auf dem Nachziehstapel.
        [one] { $seat } legt { $card } unter die oberste Karte des Nachziehstapels.
       *[other] { $seat } legt { $card } unter die obersten { $above } Karten des Nachziehstapels.
    }
brief-dominion-tucked-above =
    { $above ->
        [0] { $seat }: { $card } oben auf den Stapel
        [one] { $seat }: { $card } unter die oberste Karte
       *[other] { $seat }: { $card } unter { $above } Karten
    }
event-dominion-trashed-source-supply = { $seat } entsorgt { $cards } aus dem Vorrat.
brief-dominion-trashed-source-supply = { $seat }: entsorgt { $cards } aus dem Vorrat

## Die Lobby

setting-dominion-kingdom-First_Game_II = Erstes Spiel (2. Auflage)
setting-dominion-kingdom-Size_Distortion_II = Im Wandel (2. Auflage)
setting-dominion-kingdom-Deck_Top = Oben auf dem Nachziehstapel
setting-dominion-kingdom-Sleight_of_Hand = Geschickte Hände
setting-dominion-kingdom-Improvements = Verbesserungen
setting-dominion-kingdom-Silver_and_Gold = Silber und Gold
setting-dominion-kingdom-Victory_Dance_II = Siegestanz (2. Auflage)
setting-dominion-kingdom-The_Plot_Thickens = Die Fäden verdichten sich
setting-dominion-kingdom-Best_Wishes_II = Beste Wünsche (2. Auflage)
setting-dominion-kingdom-Underlings_II = Untergebene (2. Auflage)
setting-dominion-kingdom-Grand_Scheme = Großer Plan
setting-dominion-kingdom-Deconstruction_II = Demontage (2. Auflage)
dominion-edition-first = Erste Auflage
dominion-edition-second = Zweite Auflage
dominion-edition-both = Beide Auflagen
setting-dominion-base_second = Auflage des Basisspiels (zufällige Karten)
setting-dominion-base_second-first = { dominion-edition-first }
setting-dominion-base_second-second = { dominion-edition-second }
setting-dominion-base_second-both = { dominion-edition-both }
setting-dominion-pick_base_second = Aufnehmen (Basisspiel, 2. Auflage)
setting-dominion-veto_base_second = Ausschließen (Basisspiel, 2. Auflage)
setting-dominion-intrigue_second = Auflage der Intrige (zufällige Karten)
setting-dominion-intrigue_second-first = { dominion-edition-first }
setting-dominion-intrigue_second-second = { dominion-edition-second }
setting-dominion-intrigue_second-both = { dominion-edition-both }
setting-dominion-pick_intrigue_second = Aufnehmen (Intrige, 2. Auflage)
setting-dominion-veto_intrigue_second = Ausschließen (Intrige, 2. Auflage)

## Erinnerungen

missing-dominion-reveal = eine Karte zum Aufdecken
missing-dominion-place = ein Platz im Nachziehstapel

## Das Regelbuch

rules-dominion-topics-base_second = editions
rules-dominion-editions-title = Erste und zweite Auflage
rules-dominion-editions =
    Die zweiten Auflagen des Basisspiels und der Intrige (2016) lassen je sechs Karten weg und haben sieben neue. In der Lobby wählst du, aus welcher Auflage zufällige Karten kommen, oder beide. Ein empfohlener Satz hat immer seine eigenen Karten.
    Eine Karte, die es in beiden Auflagen gibt, hat an jedem Tisch die Regeln der ersten: Wenn du kannst, musst du mit dem Thronsaal eine Karte ausspielen und mit Mine und Geldverleiher eine entsorgen; bei der Maskerade gibt ein Spieler ohne Karten keine weiter, bekommt aber eine.
