# Dominion: Seaside

## Was gefragt wird

ask-dominion-ambassador-show = { $seat }, { $card }: Welche Karte deckst du auf?
ask-dominion-ambassador-return = { $seat }, { $card }: Wie viele davon legst du in den Vorrat zurück? Danach nehmen alle Mitspieler eine.
ask-dominion-embargo-choose = { $seat }, { $card }: Auf welchen Stapel kommt der Marker?
ask-dominion-explorer-show = { $seat }, { $card }: Deckst du für ein Gold eine Provinz auf? Sonst nimmst du ein Silber.
ask-dominion-ghost_ship-put_back = { $seat }, { $card }: Lege { dominion-least } auf deinen Nachziehstapel. Die erste liegt oben.
ask-dominion-haven-save = { $seat }, { $card }: Welche Karte legst du bis zu deinem nächsten Zug beiseite?
ask-dominion-island-save = { $seat }, { $card }: Welche Karte legst du bis zum Ende des Spiels auf dein Tableau?
ask-dominion-lookout-trash = { $seat }, { $card }: Welche dieser Karten vom Nachziehstapel entsorgst du?
ask-dominion-lookout-discard = { $seat }, { $card }: Welche dieser Karten vom Nachziehstapel legst du ab?
ask-dominion-native_village-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-navigator-put_back = { $seat }, { $card }: In welcher Reihenfolge legst du die Karten zurück? Die erste liegt oben. Wähle keine, um alle abzulegen.
ask-dominion-pearl_diver-choose = { $seat }, { $card }: Zuunterst in deinem Nachziehstapel liegt { $drawn }. Legst du die Karte nach oben?
ask-dominion-pirate_ship-choose = { $seat }, { $card }: Was wählst du?
ask-dominion-pirate_ship-trash = { $seat }, { $card }: Welche Geldkarte von { $owner } entsorgst du?
ask-dominion-salvager-trash = { $seat }, { $card }: Welche Karte entsorgst du für das, was sie kostet?
ask-dominion-smugglers-gain = { $seat }, { $card }: Welche der Karten, die { $owner } im letzten Zug genommen hat, nimmst du?
ask-dominion-treasury-put_back = { $seat }, { $card }: Wie viele legst du auf deinen Nachziehstapel?
ask-dominion-warehouse-discard = { $seat }, { $card }: Lege { dominion-least } ab.

## Was zur Wahl steht

option-dominion-embargo-choose = { option-dominion-buy }
option-dominion-smugglers-gain = { option-dominion-buy }
option-dominion-native_village-choose-hide = Oberste Karte des Nachziehstapels beiseitelegen
option-dominion-native_village-choose-take = Alle Karten vom Tableau nehmen
option-dominion-pirate_ship-choose-coins = ⟦dominion-coins⟧ +$1 je Marker
option-dominion-pirate_ship-choose-attack = Angriff, für einen Marker
panel-confirm-nothing-dominion-ambassador-return = Keine zurücklegen
panel-confirm-nothing-dominion-navigator-put_back = Alle ablegen
panel-confirm-nothing-dominion-treasury-put_back = Ablegen
step-dominion-1-seaside = Seaside
thing-dominion-options-hide = eine Karte beiseitelegen
thing-dominion-options-take = die Karten nehmen
thing-dominion-options-attack = Angriff

## Was geschehen ist

event-dominion-looked_below = { $seat } sieht die unterste Karte des Nachziehstapels an.
brief-dominion-looked_below = { "" }
event-dominion-looked_below-card = { $seat } sieht { $card } zuunterst im Nachziehstapel.
brief-dominion-looked_below-card = { $seat }: zuunterst { $card }
event-dominion-embargoed =
    { $count ->
        [1] { $seat } legt einen Embargomarker auf { $card }.
       *[other] { $seat } legt einen Embargomarker auf { $card } (jetzt { $count }).
    }
brief-dominion-embargoed = { $seat }: Embargomarker auf { $card }
event-dominion-returned = { $seat } legt { $cards } in den Vorrat zurück.
brief-dominion-returned = { $seat }: legt { $cards } zurück
event-dominion-plundered = { $seat } legt einen Geldmarker auf das Tableau des Piratenschiffs (jetzt { $count }).
brief-dominion-plundered = { $seat }: ein Geldmarker (jetzt { $count })
reason-all_or_none = Wähle alle diese Karten oder keine.

## Die Lobby

setting-dominion-kingdom-High_Seas = Hohe See
setting-dominion-kingdom-Buried_Treasure = Verborgene Schätze
setting-dominion-kingdom-Shipwrecks = Schiffbruch
setting-dominion-kingdom-Reach_for_Tomorrow = Griff nach den Sternen
setting-dominion-kingdom-Repetition = Wiederholungen
setting-dominion-kingdom-Give_and_Take = Geben und Nehmen
setting-dominion-seaside = Karten von Seaside
setting-dominion-seaside-0 = { dominion-weight-0 }
setting-dominion-seaside-1 = { dominion-weight-1 }
setting-dominion-seaside-2 = { dominion-weight-2 }
setting-dominion-seaside-3 = { dominion-weight-3 }
setting-dominion-pick_seaside = Aufnehmen (Seaside)
setting-dominion-veto_seaside = Ausschließen (Seaside)

## Das Bild und seine Beschreibung

dominion-described-pirate = , Marker des Piratenschiffs: { $count }
dominion-described-embargo = { " " }(Embargomarker: { $count })

## Daueraufträge, Erinnerungen, Punkte

order-dominion-treasury = Jede Schatzkammer auf den Nachziehstapel zurücklegen
missing-dominion-save = eine Karte zum Beiseitelegen
missing-dominion-return = Karten zum Zurücklegen
