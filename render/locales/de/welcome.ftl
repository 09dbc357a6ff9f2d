# Die ersten Minuten von jemand Neuem: die Begrüßung auf einem Server, das erste Feld, Einführungen.

welcome =
    ## Hallo, ich bin Stammtisch
    Ich richte Brettspiele in euren Kanälen aus, gespielt über Stunden oder Tage: { $games }. Nach jedem Zug zeichne ich den Plan, rufe, wer dran ist, und vergesse nichts.
    - **So geht es los:** unten ein Spiel wählen oder `/new` tippen. Freunde drücken **Mitspielen**; auch Computer spielen mit.
    - **Ein Spiel ist neu für dich?** Seine Einführung dauert zwei Minuten und braucht sonst niemanden.
    -# Wer diesen Server verwaltet: `/setup check` sagt, ob ich in einem Kanal alles darf, was ich brauche, `/setup options` legt Sprache und Kanäle fest. Alles Weitere hat `/help`.
welcome-cover = Eine laufende Partie { $game } mit { $names }.
welcome-choose-table = Einen Tisch eröffnen: …
welcome-choose-tutorial = Einführung in zwei Minuten: …
welcome-open = Einen Tisch eröffnen
welcome-open-computer = Gegen den Computer spielen

panel-first = -# Das ist dein eigenes Feld: Nur du siehst es. Unten wählen, die Vorschau ansehen, dann **Bestätigen**; vorher ändert sich nichts. Ist es weg? *Spielen* öffnet es wieder.

tutorial-begin = Einführung (2 Minuten)
tutorial-heading = -# { $game } · Einführung · Schritt { $step } von { $steps }
tutorial-hint = 💡 { $hint }
tutorial-confirm = Genau so. Mit **Bestätigen** wird es gespielt.
tutorial-elsewhere = Das geht auch, führt aber woandershin; hier hat sich nichts geändert.
tutorial-end = ### 🎓 Du hast { $game } gespielt
tutorial-decided = Nach einer Partie zeigt *Was hat entschieden?* unter der letzten Nachricht, was dich am meisten gekostet hat.
