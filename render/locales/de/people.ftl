# Was Leute wiederkommen lässt: Ergebnisse und Wertungen, Listen, Einladungen, die eigenen Daten.

command-leaderboard = Wer auf diesem Server wie gut spielt
command-me-stats = Was du auf diesem Server gespielt hast, und wie gut

leaderboard-heading = { $game } · Rangliste
leaderboard-none = Das hat hier noch niemand zu Ende gespielt.
leaderboard-computer = Computer ({ $level })
leaderboard-detail =
    { $count ->
        [one] { $count } Partie · { $wins } gewonnen
       *[other] { $count } Partien · { $wins } gewonnen
    }
leaderboard-how = -# Alle beginnen mit 1000. Siege über stärkere Leute bringen mehr, Partien gegen Computer zählen wenig. `/help` erklärt die Wertung, `/me settings` nimmt dich von der Liste.
stats-heading = ### Was du hier gespielt hast
stats-line =
    { $count ->
        [one] - **{ $game }**: eine Partie, { $wins } gewonnen, bestes Ergebnis { $best }, Wertung { $points }
       *[other] - **{ $game }**: { $count } Partien, { $wins } gewonnen, bestes Ergebnis { $best }, Wertung { $points }
    }
stats-none = Noch keine Partie beendet.
stats-shown = Mich auf Ranglisten zeigen
stats-hidden = Mich von Ranglisten weglassen

button-replay = Nachspielen
param-past = Nach welchem Schritt du es sehen willst; 0 ist der Anfang
past-heading =
    { $turn ->
        [0] ### { $game } · Schritt { $move } · Aufbau
       *[other] ### { $game } · Schritt { $move } · Zug { $turn }
    }
refused-no_past = Die Regeln haben sich seitdem geändert, darum lässt sich das nicht mehr zeigen.
refused-no_moment = So einen Schritt gibt es nicht; bisher sind es { $most }.

review-heading = ### { $game } im Rückblick: { $moves } Schritte
review-film = { $game } als Film, Zug um Zug.
review-film-course = { $game } als Film: { $course }
course-halfway =
    { $count ->
        [one] Zur Halbzeit, nach Zug { $turn }, führt { $who }: { $scores }.
       *[other] Zur Halbzeit, nach Zug { $turn }, führen { $who } gemeinsam: { $scores }.
    }
course-lead =
    { $changes ->
        [0] { $who } übernimmt spätestens in Zug { $turn } die Führung und gibt sie nicht mehr ab.
        [one] Die Führung wechselt einmal: { $who } behält sie spätestens ab Zug { $turn }.
       *[other] Die Führung wechselt { $changes }-mal: { $who } behält sie spätestens ab Zug { $turn }.
    }
course-lead-so-far =
    { $changes ->
        [0] { $who } führt seit Zug { $turn }.
        [one] Die Führung hat einmal gewechselt: { $who } hat sie seit Zug { $turn }.
       *[other] Die Führung hat { $changes }-mal gewechselt: { $who } hat sie seit Zug { $turn }.
    }
course-level =
    { $changes ->
        [0] Die Führung wechselt nie: { $who } liegen seit Zug { $turn } gleichauf.
        [one] Die Führung wechselt einmal: { $who } liegen seit Zug { $turn } gleichauf.
       *[other] Die Führung wechselt { $changes }-mal: { $who } liegen seit Zug { $turn } gleichauf.
    }
course-open = Nach Zug { $turn } ist noch alles offen: { $scores }.
course-end =
    { $count ->
        [one] { $who } gewinnt nach Zug { $turn }: { $scores }.
       *[other] { $who } gewinnen gemeinsam nach Zug { $turn }: { $scores }.
    }
review-check = -# Zum Prüfen: Der SHA-256 der Bytes der Zufallszahl ist der am Anfang genannte, und `/game export` gibt eine Datei, die die ganze Partie noch einmal spielt.
chart-title = { $game } · der Punktestand
chart-across =
    { $first ->
        [0] Aufbau bis Zug { $last }
       *[other] Züge { $first } bis { $last }
    }
chart-stood =
    { $turn ->
        [0] Im Aufbau: { $scores }
       *[other] Nach Zug { $turn }: { $scores }
    }
button-decided = Was hat entschieden?
param-decided = Zeigen, was eine beendete Partie entschieden hat
decided-heading = ### { $game }: Was hat entschieden?
decided-curve = -# Das Bild zeigt Zug für Zug die Siegchancen, nach dem, was alle sehen konnten.
decided-moment = -# Das Bild zeigt den Tisch, wie du ihn gesehen hast, und darin die Wahl der Stufe „schwer“.
decided-marks = -# Das Bild zeigt den Tisch, wie du ihn gesehen hast: + ist die Wahl der Stufe „schwer“, − ist deine.
decided-worst = Was dich am meisten gekostet hat:
decided-none = Zu keiner deiner Entscheidungen gab es eine klar bessere.
decided-line =
    { $turn ->
        [0] **{ $number }.** Aufbau · −{ $loss }{ "\u00A0" }% Siegchance
       *[other] **{ $number }.** Zug { $turn } · −{ $loss }{ "\u00A0" }% Siegchance
    }
    -# { $asked }
    Du: { $made }
    Stufe „schwer“: { $better }
decided-show-curve = Kurve
decided-title = { $game } · Siegchancen in %
decided-stood =
    { $turn ->
        [0] Im Aufbau, in Prozent: { $scores }
       *[other] In Zug { $turn }, in Prozent: { $scores }
    }
points-sum = Summe
button-show = Allen zeigen
param-about = Wen es betrifft: was andere getan haben, das diese Person angeht
log-heading-about = ### Was andere getan haben, das { $name } betrifft
refused-not_at_table = Diese Person sitzt nicht an diesem Tisch.

command-game-export = Die Partie als Datei: nach dem Ende ganz, vorher das, was du gesehen hast
param-format = Als was
export-as-json = JSON: das Protokoll und die Stellung
export-as-text = Text: was geschehen ist
export-as-animation = Animation: die ganze Partie als Film
export-json = Die Partie als Dokument. Nach dem Ende spielt `python -m data.export` sie noch einmal oder macht einen Test daraus.
export-text = Was geschehen ist, Zeile für Zeile.
export-animation = Die Partie als Film.
refused-not_decided = Dieses Spiel ist noch nicht zu Ende.
refused-not_over = Vor dem Ende bekommen das nur die, die mitspielen.
refused-no_film = Der Film ließ sich nicht machen; bitte versuch es später noch einmal.

games-waits = **wartet auf dich**
command-me-data = Was über dich gespeichert ist: mitnehmen oder löschen
param-data = Welches von beiden
data-export = Gib mir alles, was über mich gespeichert ist
data-delete = Lösche alles, was über mich gespeichert ist
data-given = Das ist alles, was über dich gespeichert ist.
data-partly-given =
    { $count ->
        [one] Das ist alles, was über dich gespeichert ist, außer auf dem Server { $servers }, dessen Datei sich gerade nicht lesen lässt. Bitte versuch es später noch einmal.
       *[other] Das ist alles, was über dich gespeichert ist, außer auf den Servern { $servers }, deren Dateien sich gerade nicht lesen lassen. Bitte versuch es später noch einmal.
    }
data-what =
    ### Alles über dich löschen?
    Deine Einstellungen, Notizen und Wertungen werden auf allen Servern gelöscht, und deine Discord-ID überall, wo sie steht. An laufenden Tischen übernimmt sofort ein Computer deinen Platz.
    Was bleibt: deine Züge in Partien mit anderen, unter „ehemaliges Mitglied“; Nachrichten, die schon in Kanälen stehen; und Kopien, die der Betreiber vorher vielleicht gemacht hat. Eine laufende Partie behält bis zu ihrem Ende eine Prüfsumme deiner ID, damit du dort keinen anderen Platz übernehmen kannst.
    Das lässt sich nicht rückgängig machen.
data-sure = Ja, alles löschen
data-former = ehemaliges Mitglied
data-partly =
    { $count ->
        [one] Alles über dich ist gelöscht, außer auf einem Server, dessen Datei sich gerade nicht öffnen lässt. Bitte versuch es später noch einmal.
       *[other] Alles über dich ist gelöscht, außer auf { $count } Servern, deren Dateien sich gerade nicht öffnen lassen. Bitte versuch es später noch einmal.
    }
data-done = Alles über dich ist gelöscht. Wenn du wieder spielst, fängst du neu an.

game-lost-table = Tisch #{ $game } ist verloren, denn seine Daten fehlen. `/new` eröffnet einen anderen.
game-lost-choices = Die letzten Entscheidungen an Tisch #{ $game } sind verloren, denn ihre Daten fehlen. Die Partie geht mit einem früheren Stand weiter.
expired-lobby = Drei Tage lang ist an diesem Tisch nichts passiert, darum ist er geschlossen. `/new` eröffnet einen anderen.
expired-warning = Hier hat lange niemand gespielt. { $who } Wenn niemand spielt, wird die Partie { $when } geschlossen.
expired-game = Hier hat seit Wochen niemand gespielt, darum ist die Partie ohne Ergebnis geschlossen.

log-done-to-you = **Was andere taten, das dich betrifft**
panel-since = **Seit deinem letzten Zug**
panel-since-start = **Bisher**
panel-since-more =
    { $count ->
        [one] -# Der Zug davor steht im Verlauf.
       *[other] -# Die { $count } Züge davor stehen im Verlauf.
    }
command-game-invite = Ruf jemanden an deinen Tisch, bevor es losgeht
param-invited = Mit wem du spielen willst
invite-done = { $name } ist gerufen.
invite-said = { $who }, { $name } möchte mit dir { $game } spielen.
invite-unpinged = { $names }: Eine Benachrichtigung ist gerade nicht möglich, die Einladung gilt trotzdem.
invites-muted = Bei Einladungen wirst du nicht mehr benachrichtigt. Mit `/me settings` schaltest du das wieder ein.

param-private = Nur für die, die du einlädst: in einem privaten Thread, wo ich einen öffnen darf
lobby-private = 🔒 Nur wer eingeladen ist, darf mitspielen: `/game invite`.
lobby-hidden = 🔒 Dieser Thread ist privat: Ihn sieht nur, wer eingeladen ist (`/game invite`), und die Moderation.
new-hidden = 🔒 Dein Tisch steht in einem privaten Thread, { $place }. Sonst sieht ihn niemand; ruf deine Leute dort mit `/game invite`.
new-private =
    🔒 Dein Tisch steht in { $place }. Ich kann hier keinen privaten Thread öffnen; darum sieht, wer diesen Kanal sieht, auch Runde und Spiel. Mitspielen kann nur, wen du mit `/game invite` rufst.
    -# Mit „Private Threads erstellen“, für dich und für mich, bekommt ein privater Tisch einen eigenen Thread.
refused-only_there = Dieser Tisch ist privat: mach das in { $place }, damit sonst niemand von ihm erfährt.
refused-not_let_in = Ich kann { $name } nicht in den privaten Thread holen: Dazu muss man den Kanal darum herum sehen.
refused-private = Dieser Tisch ist privat: Nur wen jemand vom Tisch einlädt, darf mitspielen.
command-games-watch = Sag mir, wenn hier ein Tisch dieses Spiels aufmacht, oder nicht mehr
watch-on = Du erfährst, wenn hier ein Tisch { $game } aufmacht, höchstens zweimal am Tag. Derselbe Befehl beendet es.
watch-off = Du erfährst nicht mehr, wenn hier ein Tisch { $game } aufmacht.
watch-said = { $who } Ein Tisch { $game } ist offen: oben mitspielen. (`/games watch` beendet das.)
