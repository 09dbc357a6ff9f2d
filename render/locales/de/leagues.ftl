# Ligen und Turniere eines Servers.

command-league = Ligen und Turniere
command-league-open = Eine Liga in diesem Kanal eröffnen
command-league-join = Bei einer Liga mitspielen
command-league-leave = Eine Liga verlassen
command-league-start = Eine Liga oder ihre nächste Runde vorzeitig beginnen
command-league-standings = Den Stand einer Liga zeigen
command-league-past = Die beendeten Ligen zeigen
command-league-export = Eine Liga als JSON-Datei speichern
command-league-close = Eine Liga ohne Sieger schließen
param-league = Die Liga, wenn es mehrere gibt
param-league-form = Jeder gegen jeden, Schweizer System oder K.-o. mit Gruppen
param-league-seats = Höchstzahl der Leute an einem Tisch (sonst 2)
param-league-people = Wie viele Leute mitspielen können (sonst 16, bei jeder gegen jeden 8)
param-league-rounds = Zahl der Runden im Schweizer System
param-league-days = Tage für eine Runde (sonst 7)
param-league-start = Beginn in so vielen Stunden (sonst, wenn die Liga voll ist)
param-league-role = Auch Leute mit dieser Rolle können Ligen eröffnen
param-no-league-role = Nur wer den Server verwaltet, kann Ligen eröffnen
param-limit-leagues = Höchstzahl der Ligen auf dem Server
limit-leagues = Ligen auf dem Server: { $most }
setup-league-role =
    { $on ->
        [yes] **Ligen:** eröffnet, wer den Server verwaltet oder { $role } hat
       *[no] **Ligen:** eröffnet nur, wer den Server verwaltet
    }
setup-choose-role = Ligen: nur die Verwaltung, oder wähle eine Rolle …
league-form-robin = Jeder gegen jeden
league-form-swiss = Schweizer System
league-form-knockout = K.-o. mit Gruppen
league-title = { $game } · Liga #{ $league }
league-decimal = { $whole },{ $tenth }
league-thread = Liga #{ $league } · Runde { $round }, Tisch { $table }
league-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
league-seats = Tische für { $count }
league-days =
    { $count ->
        [one] ein Tag je Runde
       *[other] { $count } Tage je Runde
    }
league-joined =
    { $count ->
        [0] **Hier sitzt noch niemand.** Plätze: { $most }
       *[other] **{ $count } von { $most }:** { $names }
    }
league-starts = Beginn: { $when }
league-starts-full = Beginnt, wenn { $most } Leute mitspielen oder die Verwaltung **Beginnen** drückt
league-how = -# Jede Runde eröffnet ihre Tische von selbst. Die Regeln der Ligen stehen in `/help`.
league-next = **Runde { $round }** beginnt { $when }.
league-playing = Dabei: { $names }
league-round = **{ $round }**, bis { $until }
league-round-name = Runde { $round }
league-round-of = Runde { $round } von { $rounds }
league-round-group = Gruppen, Runde { $round }
league-round-final = Finale
league-byes = Spielfrei: { $names }
league-at-deadline = bei Fristende entschieden
league-won =
    { $count ->
        [one] 👑 Gewonnen hat **{ $names }**.
       *[other] 👑 Gewonnen haben **{ $names }**.
    }
league-closed = Diese Liga wurde ohne Sieger geschlossen.
league-short = Es spielen zu wenige mit, darum ist diese Liga geschlossen.
league-standings-before = Stand vor der ersten Runde
league-standings-after = Stand nach Runde { $round }
league-standings-final = Endstand
league-order = -# Punkte: 12 für den ersten Platz, 0 für den letzten, dazwischen gleiche Schritte. Bei gleichen Punkten zählt die Summe der Punkte aller Gegner, dann das direkte Ergebnis.
league-gone = verlassen
league-detail = { $wins } von { $played } gewonnen · Gegner { $sum }
league-alt = { $title }. { $count } von { $most } spielen mit: { $names }
league-button-table = Stand
league-button-export = Exportieren
league-button-close = Liga schließen
league-close-sure = { $title } ohne Sieger schließen? Ihre Tische gehen weiter.
league-table-said = Liga #{ $league }, Runde { $round }: { $who }, das ist euer Tisch. Sein Ergebnis zählt bis { $until }.
league-deadline-said = Die Runde der Liga ist vorbei. Dieser Tisch wird nach den bisherigen Punkten entschieden, und auf wen er gewartet hat, kommt zuletzt.
league-opened = { $title } ist eröffnet. Ihre Nachricht folgt in diesem Kanal.
league-did-join = Du spielst jetzt mit: { $title }.
league-did-leave = Du bist nicht mehr dabei: { $title }.
league-did-leave-running = Du bist nicht mehr dabei: { $title }. Du wirst nicht mehr gelost. Spiel deinen jetzigen Tisch zu Ende oder gib dort auf.
league-did-start = { $title } beginnt jetzt.
league-did-close = { $title } ist geschlossen. Ihre Tische gehen weiter.
league-past-heading = ### Beendete Ligen
league-past-none = Noch ist keine Liga zu Ende.
league-exported = { $title } als Datei.
refused-league_organiser = Das kann nur, wer den Server verwaltet, die Liga eröffnet hat oder die Rolle aus `/setup options` hat.
refused-league_robin = Bei jeder gegen jeden spielen höchstens { $most } Leute mit. Nimm für mehr das Schweizer System.
refused-league_misfit = Diese Einstellungen passen nicht zu Tischen für { $count }. Ändere die Einstellungen oder die Zahl der Plätze.
refused-no_league = Hier gibt es keine solche Liga. `/league past` zeigt die beendeten.
refused-league_which = Es gibt mehrere Ligen. Nenne eine mit `league:`.
refused-too_many_leagues =
    { $most ->
        [one] Dieser Server darf eine Liga haben. Erst wenn sie zu Ende ist, kannst du eine neue eröffnen.
       *[other] Dieser Server darf { $most } Ligen haben. Erst wenn eine zu Ende ist, kannst du eine neue eröffnen.
    }
refused-league_joined = Du spielst in dieser Liga schon mit.
refused-league_full = Diese Liga ist voll: { $most } Leute spielen mit.
refused-not_in_league = Du spielst in dieser Liga nicht mit.
refused-league_short =
    { $least ->
        [one] Diese Liga braucht eine Person.
       *[other] Diese Liga braucht { $least } Leute.
    }
refused-league_runs = Gerade läuft eine Runde. Danach beginnt die nächste.
refused-league_started = Diese Liga hat schon begonnen.
refused-league_over = Diese Liga ist zu Ende.
refused-league_opened = Dieser Tisch ist schon eröffnet.
help-league =
    ### Ligen
    - `/league open` eröffnet eine Liga: **jeder gegen jeden** mit bis zu 8 Leuten, **Schweizer System** mit einer Zahl von Runden oder **K.-o.** mit Gruppen. Mitspielen geht über den Button. Die Tische eröffnen sich von selbst und werden wie alle gewertet.
    - Der erste Platz an einem Tisch bringt 12 Punkte, der letzte keine, die anderen die Schritte dazwischen. Gleiche Plätze teilen sich ihre Punkte. Spielfrei zählt wie ein Sieg.
    - Bei gleichen Punkten zählt die Summe der Punkte aller Gegner, dann das direkte Ergebnis.
    - Wer am seltensten begonnen hat, bekommt den ersten Platz. Neue Gegner gehen vor.
    - Bei Fristende entscheiden die Punkte des Tisches. Auf wen er wartet, kommt nach den anderen, und zuletzt kommt, wer gegangen ist oder ersetzt wurde. Eine Partie ohne Ergebnis ist ein Gleichstand.
    - Wenn du eine Liga verlässt, bleiben deine Ergebnisse, und du wirst nicht mehr gelost.
    - Beim K.-o. kommen zwei aus jeder Vierergruppe weiter, an Tischen ab drei die bessere Hälfte.
