# Die ersten Minuten von jemand Neuem: die Begrüßung auf einem Server, das erste Feld, Einführungen.

welcome =
    ## Hallo, ich bin Stammtisch
    Ich richte Brettspiele in euren Kanälen aus, gespielt über Stunden oder Tage: { $games }. Nach jedem Zug zeichne ich den Spielplan und sage Bescheid, wer dran ist.
    - **So geht es los:** Wähle unten ein Spiel oder tippe `/new`. Freunde drücken **Mitspielen**, und auch Computer können mitspielen.
    - **Ein Spiel ist neu für dich?** Die Einführung dauert zwei Minuten, und du kannst sie allein spielen.
    -# Für alle, die diesen Server verwalten: `/setup check` prüft meine Rechte in einem Kanal, `/setup options` legt Sprache und Kanäle fest. Alles Weitere steht in `/help`.
welcome-cover = Eine laufende Partie { $game } mit { $names }.
welcome-choose-table = Einen Tisch eröffnen: …
welcome-choose-tutorial = Einführung in zwei Minuten: …
welcome-open = Einen Tisch eröffnen
welcome-open-computer = Gegen den Computer spielen

panel-first = -# Das siehst nur du. Wähle, prüfe die Vorschau, dann **Bestätigen**. *Spielen* öffnet es wieder.

tutorial-begin = Einführung (2 Minuten)
tutorial-heading = -# { $game } · Einführung · Schritt { $step } von { $steps }
tutorial-hint = 💡 { $hint }
tutorial-confirm = Genau so. Mit **Bestätigen** wird es gespielt.
tutorial-elsewhere = Das geht auch, aber in diesem Schritt geht es um etwas anderes. Hier hat sich nichts geändert.
tutorial-end = ### 🎓 Du hast { $game } gespielt
tutorial-decided = Nach einer Partie zeigt *Was hat entschieden?* unter der letzten Nachricht die Entscheidungen, die dich am meisten gekostet haben.
