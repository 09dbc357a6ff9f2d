# Was Leute wiederkommen lässt: Ergebnisse und Wertungen, Listen, Einladungen, die eigenen Daten.

command-leaderboard = Die Rangliste dieses Servers
command-me-stats = Deine Partien und Wertungen auf diesem Server

leaderboard-heading = { $game } · Rangliste
leaderboard-none = Hier wurde noch keine Partie beendet.
leaderboard-computer = Computer ({ $level })
leaderboard-detail =
    { $count ->
        [one] { $count } Partie · { $wins } gewonnen
       *[other] { $count } Partien · { $wins } gewonnen
    }
leaderboard-how = -# Alle beginnen mit 1000. Siege über stärkere Leute bringen mehr, Partien gegen Computer zählen wenig. `/help` erklärt die Wertung, `/me settings` nimmt dich von der Liste.
stats-heading = ### Deine Partien hier
stats-line =
    { $count ->
        [one] - **{ $game }**: eine Partie, { $wins } gewonnen, bestes Ergebnis { $best }, Wertung { $points }
       *[other] - **{ $game }**: { $count } Partien, { $wins } gewonnen, bestes Ergebnis { $best }, Wertung { $points }
    }
stats-none = Noch keine beendeten Partien.
stats-shown = Mich auf Ranglisten zeigen
stats-hidden = Mich auf Ranglisten nicht zeigen

button-replay = Nachspielen
button-mine = Ab meinem Zug zeigen
param-past = Der Schritt, den du sehen willst; 0 ist der Anfang
past-heading =
    { $turn ->
        [0] ### Schritt { $move } · Aufbau
       *[other] ### Schritt { $move } · Zug { $turn }
    }
refused-no_past = Die Regeln haben sich seitdem geändert, darum lässt sich das nicht mehr zeigen.
refused-no_moment = So einen Schritt gibt es nicht; bisher sind es { $most }.

review-heading = ### Rückblick auf { $moves } Schritte
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
review-check = -# So prüfst du die Ziehung: Vergleiche den SHA-256 der Bytes der Zufallszahl mit dem am Anfang genannten. `/game export` gibt eine Datei, die die ganze Partie noch einmal spielt.
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
decided-heading = ### Was hat entschieden?
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
param-about = Zeigen, welche Züge der anderen diese Person betreffen
log-heading-about = ### Züge der anderen, die { $name } betreffen
refused-not_at_table = Diese Person sitzt nicht an diesem Tisch.

command-game-export = Die Partie als Datei speichern: nach dem Ende ganz, vorher das, was du gesehen hast
param-format = Format
export-as-json = JSON: das Protokoll und die Stellung
export-as-text = Text: die Ereignisse
export-as-animation = Animation: die ganze Partie als Film
export-json = Die Partie als Datei. Nach dem Ende spielt `python -m data.export` sie noch einmal oder macht einen Test daraus.
export-text = Die Ereignisse der Partie, Zeile für Zeile.
export-animation = Die Partie als Film.
refused-not_decided = Diese Partie ist noch nicht zu Ende.
refused-not_over = Vor dem Ende bekommen das nur die, die mitspielen.
refused-no_film = Der Film ließ sich nicht machen; bitte versuch es später noch einmal.

games-waits = **wartet auf dich**
games-stand-in = Ein Computer spielt für dich. Mit **{ button-play }** bist du wieder da.
command-me-data = Alles, was über dich gespeichert ist, herunterladen oder löschen
param-data = Herunterladen oder löschen
data-export = Alles herunterladen, was über mich gespeichert ist
data-delete = Alles löschen, was über mich gespeichert ist
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
expired-lobby = An diesem Tisch hat drei Tage lang keine Partie begonnen, darum ist er geschlossen. `/new` eröffnet einen anderen.
expired-warning = Hier hat lange niemand gespielt. { $who } Wenn niemand spielt, wird die Partie { $when } geschlossen.
expired-game = Hier hat seit Wochen niemand gespielt, darum ist die Partie ohne Ergebnis geschlossen.

log-done-to-you = **Züge der anderen, die dich betreffen**
panel-since = -# **Seit deinem letzten Zug**
news-more =
    { $count ->
        [one] -# … eine weitere: *{ button-log }*
       *[other] -# … { $count } weitere: *{ button-log }*
    }
panel-since-start = -# **Die Partie bisher**
offers-in-vain =
    { $count ->
        [one] Ein Angebot blieb ohne Ergebnis.
       *[other] { $count } Angebote blieben ohne Ergebnis.
    }
command-game-invite = Jemanden an deinen Tisch einladen, bevor es losgeht
param-invited = Wen du einladen willst
context-invite = Zum Spiel einladen
context-look-back = Von hier zurückblicken
refused-a_bot_guest = Ein Bot kann nicht am Tisch sitzen; **{ lobby-add }** setzt einen Computer hin.
refused-has_left = { $name } ist nicht mehr auf diesem Server.
refused-no_own_lobby = Du hast keinen Tisch, der noch auf Leute wartet; eröffne einen mit `/new`.
refused-no_message_of_a_table = Diese Nachricht gehört zu keinem Tisch. Frühere Züge zeigt `/game board move:`.
invite-done = { $name } ist eingeladen.
invite-said = { $who }, { $name } möchte mit dir spielen.
invite-unpinged = { $names }: Eine Benachrichtigung ist gerade nicht möglich, die Einladung gilt trotzdem.
invites-muted = Bei Einladungen wirst du nicht mehr benachrichtigt. Mit `/me settings` schaltest du das wieder ein.

param-private = Nur für die, die du einlädst: in einem privaten Thread, wo ich einen öffnen darf
lobby-private = 🔒 Mitspielen kann nur, wer eingeladen ist: `/game invite`.
lobby-hidden = 🔒 Dieser Thread ist privat. Nur die Moderation und alle, die du einlädst (`/game invite`), sehen ihn.
new-hidden = 🔒 Dein Tisch steht in einem privaten Thread, { $place }. Sonst sieht ihn niemand; lade deine Leute dort mit `/game invite` ein.
new-private =
    🔒 Dein Tisch steht in { $place }. Ich kann hier keine privaten Threads erstellen; darum können alle in diesem Kanal die Lobby und die Partie sehen. Mitspielen kann nur, wen du mit `/game invite` einlädst.
    -# Wenn du und ich das Recht „Private Threads erstellen“ haben, bekommt ein privater Tisch einen eigenen Thread.
refused-only_there = Dieser Tisch ist privat. Mach das in { $place }, damit sonst niemand von ihm erfährt.
refused-not_let_in = Ich kann { $name } nicht in den privaten Thread holen, weil { $name } dessen Kanal nicht sehen kann.
refused-not_added = Discord hat { $name } nicht in den privaten Thread geholt. Lade noch einmal ein.
refused-private = Dieser Tisch ist privat. Mitspielen kann nur, wer eingeladen ist.
command-games-watch = Mir sagen, wenn hier ein Tisch für dieses Spiel eröffnet wird, oder damit aufhören
watch-on = Ich sage dir höchstens zweimal am Tag, wenn hier ein Tisch für { $game } eröffnet wird. `/games watch stop:True` beendet das.
watch-off = Ich sage dir nicht mehr, wenn hier ein Tisch für { $game } eröffnet wird.
watch-said = { $who } Ein neuer Tisch ist offen. Mitspielen könnt ihr oben. (`/games watch stop:True` beendet das.)
