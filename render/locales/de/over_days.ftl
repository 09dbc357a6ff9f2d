# Was der Bot über Zeit sagt: Uhren, Erinnerungen, Abstimmungen, Abwesenheit.

param-speed = Die Zeit für eine Entscheidung
param-zone = Deine Zeitzone, etwa Europe/Berlin
param-quiet = Stunden, in denen du nicht erinnert wirst, etwa 22-8 (höchstens 10); 0 für keine
param-remind = Stunden zwischen meinen Erinnerungen; 0: wie in der Partie üblich

speed-live = live (5 Minuten je Entscheidung)
speed-fast = schnell (12 Stunden je Entscheidung)
speed-normal = normal (24 Stunden je Entscheidung)
speed-slow = langsam (72 Stunden je Entscheidung)
speed-none = ohne Zeitlimit
lobby-speed = **Tempo**: { $speed }
lobby-speed-choose = Tempo

clock-rests =
    { $count ->
        [one] ⏸ Die Zeit ist einmal abgelaufen, und niemand war da. Die Partie ruht, bis jemand zieht oder `/game resume` benutzt.
       *[other] ⏸ Die Zeit ist { $count }-mal nacheinander abgelaufen, und niemand war da. Die Partie ruht, bis jemand zieht oder `/game resume` benutzt.
    }
clock-resting = Die Partie ruht, weil niemand da war. Sie geht weiter, sobald jemand zieht oder `/game resume` benutzt.
clock-played = ⏰ Die Zeit von { $name } war um, darum habe ich die übliche Antwort gegeben.

reminder-heading = ### ⏰ Gewartet wird auf { $who }
reminder-answer = eine Antwort
reminder-others =
    { $count ->
        [one] -# { $who }: Noch ein Tisch wartet auf dich: { $tables }
       *[other] -# { $who }: Noch { $count } Tische warten auf dich: { $tables }
    }
reminder-extended = ⏳ Du hast mehr Zeit, bis { $due }. Das sehen alle am Tisch.
reminder-rests = An diesem Tisch sind nur noch Computer, darum wartet die Partie, bis du *Spielen* oder *Bin wieder da* drückst.
reminder-stood-in = Ein Computer spielt für dich, bis du *Spielen* oder *Bin wieder da* drückst.
button-later = Mehr Zeit
button-stand = Für mich spielen
refused-not_waited_for = Dieser Tisch wartet gerade nicht auf dich.
refused-time_over = Deine Zeit ist um. Die anderen stimmen ab, wie es weitergeht.
refused-extended = Für diese Entscheidung hast du schon mehr Zeit genommen.
direct-heading =
    { $count ->
        [one] ⏰ Dieser Tisch wartet auf dich.
       *[other] ⏰ { $count } Tische warten auf dich:
    }
direct-off = -# Mit `/me settings` schaltest du diese Nachrichten ab.
me-dm-on = Mich per Direktnachricht erinnern
me-dm-off = Mich im Kanal erinnern
me-nudge-on = An unfertige Züge erinnern
me-nudge-off = Nicht an unfertige Züge erinnern
me-ahead-on = Mich auch einen Zug vorher benachrichtigen, ab drei Personen
me-ahead-off = Mich nur benachrichtigen, wenn ich dran bin
me-invites-on = Mich bei Einladungen benachrichtigen
me-invites-off = Mich bei Einladungen nicht benachrichtigen
nudge-said = ⏳ Deine Wahl ist noch nicht fertig: { $asked }. Sie zählt erst, wenn du sie bestätigst.
me-details-on = Genau in Worten: Fragen und Neuigkeiten nennen jeden Ort (öffentliche Nachrichten bleiben kurz)
me-details-off = Kurze Neuigkeiten: die Orte zeigt das Bild
button-details = Genau in Worten
button-brief = Kurze Neuigkeiten
details-on = Deine Fragen und Neuigkeiten nennen jetzt jeden Ort; öffentliche Nachrichten bleiben kurz. Mit `/me settings` stellst du das zurück.
details-off = Deine Fragen und Neuigkeiten sind wieder kurz; die Orte zeigt das Bild.
nudge-off = -# Das siehst nur du, einmal je Zug. Mit `/me settings` schaltest du es ab.
offer-accepted = { $who }, { $name } nimmt dein Angebot an. Bestätige den Handel, oder warte auf andere.
offer-traded = { $who }, { $name } hat dein Angebot angenommen.
morning-open = { $who }, an diesem Tisch wartet ein Angebot oder eine Abstimmung auf dich.
turn-next = -# ⏭ Als Nächstes: { $who }
reminder-muted = 🔕 An diese Entscheidung wirst du nicht mehr erinnert.
reminder-not-waiting = Dieser Tisch wartet gerade nicht auf dich.
button-mute = Daran nicht erinnern

me-rhythm = Erinnerungen: { $every }. Ruhezeit: { $hours }. Zeitzone: { $zone }.
me-quiet-none = keine
me-remind-usual = Standard
me-remind-often =
    { $hours ->
        [one] jede Stunde
       *[other] alle { $hours } Stunden
    }
me-choose-quiet-at = Ruhezeit { $hours }
me-choose-quiet-none = Keine Ruhezeit
me-choose-remind-at =
    { $hours ->
        [one] Erinnerungen jede Stunde
       *[other] Erinnerungen alle { $hours } Stunden
    }
me-choose-remind-usual = Erinnerungen zu den üblichen Zeiten
me-choose-quiet = Ruhezeit
me-choose-remind = Erinnerungen

refused-no_zone = Die Zeitzone „{ $zone }“ gibt es nicht. Schreib sie zum Beispiel als Europe/Berlin.
refused-no_hours = „{ $hours }“ ist keine Ruhezeit: Schreib sie wie 22-8 oder 22:30-7, höchstens zehn Stunden.

## Abstimmungen

command-game-pause = Vorschlagen, dass die Partie ruht
command-game-resume = Vorschlagen, eine ruhende Partie fortzusetzen
command-game-vote = In einer offenen Abstimmung des Tischs abstimmen
param-ballot = Deine Stimme, aus den Vorschlägen
command-game-end = Vorschlagen, die Partie ohne Ergebnis zu beenden
command-game-speed = Ein anderes Tempo vorschlagen

vote-about-overdue = ### ⏰ Die Zeit von { $name } ist um. Was nun?
vote-about-pause = ### ⏸ Soll die Partie ruhen?
vote-about-resume = ### ▶ Soll die Partie weitergehen?
vote-about-end = ### Soll die Partie hier enden, ohne Ergebnis?
vote-about-speed = ### Tempo ändern zu: { $speed }?
vote-about-undo =
    { $count ->
        [one] ### ↩ Darf { $name } den letzten Schritt zurücknehmen?
       *[other] ### ↩ Darf { $name } die letzten { $count } Schritte zurücknehmen?
    }
vote-yes = Ja
vote-no = Nein
vote-extend = Mehr Zeit geben
vote-play = Vorerst spielt ein Computer
vote-replace = Ein Computer übernimmt den Platz
vote-wait = Weiter warten
vote-so-far = **Bisherige Stimmen**
vote-ballot = - { $name }: { $choice }
vote-missing = -# Noch nicht abgestimmt: { $who }
vote-counted = -# Die Abstimmung endet { $when }. Die bis dahin abgegebenen Stimmen entscheiden, auch eine einzige.
vote-result-yes = ✔ Ja.
vote-result-no = Nein: Es bleibt, wie es ist.
vote-result-extend = Die volle Bedenkzeit läuft von vorn.
vote-result-play = Vorerst spielt ein Computer.
vote-result-replace = Ein Computer übernimmt den Platz.
vote-result-wait = Der Tisch wartet weiter.
vote-result-acted = Es wurde gespielt.
vote-result-ended = Die Partie ist vorbei.
vote-result-paused = Die Partie ruht, eine Abstimmung ist nicht mehr nötig.
vote-result-renewed = Die volle Bedenkzeit läuft von vorn, eine Abstimmung ist nicht mehr nötig.
vote-result-void = Es hat sich erledigt, eine Abstimmung ist nicht mehr nötig.
vote-opened = Vorgeschlagen. Die anderen sehen eine Nachricht mit Knöpfen.
vote-decided = Erledigt.
vote-taken = ✔ Deine Stimme ist notiert. Solange abgestimmt wird, kannst du sie ändern.
undo-agreed =
    { $count ->
        [one] ↩ Der letzte Schritt wurde auf Bitte von { $name } zurückgenommen.
       *[other] ↩ Die letzten { $count } Schritte wurden auf Bitte von { $name } zurückgenommen.
    }
turn-restarted = ↩ Die Regeln dieses Spiels wurden aktualisiert, deshalb beginnt der aktuelle Zug von vorn. Alles davor bleibt, wie es war.
undo-failed = ↩ Nichts wurde zurückgenommen: Die Partie ist inzwischen weitergegangen.

refused-undo_revealed = Seit deiner letzten Entscheidung wurde etwas gezogen oder gezeigt. Nur eine Freundschaftspartie kann dahinter zurück; das legt der Gastgeber vor dem Beginn fest.
undo-why = -# *Zurücknehmen*: { refused-undo_revealed }
vote-other = Der Tisch stimmt schon über einen anderen Vorschlag dieser Art ab. Stimm erst darüber ab.
refused-no_votes = An diesem Tisch wird gerade über nichts abgestimmt.
refused-no_ballot = „{ $choice }“ steht in keiner Abstimmung zur Wahl. Nimm einen der Vorschläge.
refused-several_votes = Mehrere Abstimmungen laufen. Nimm einen der Vorschläge.
refused-vote_gone = Diese Abstimmung ist vorbei.
refused-no_vote = Darüber kannst du nicht abstimmen: Es geht um dich.
refused-no_vote_now = Solange du zu spät dran oder abwesend bist, kannst du darüber nicht abstimmen.
refused-paused = Die Partie ruht. Mit `/game resume` schlägst du vor, sie fortzusetzen.
refused-not_paused = Die Partie ruht nicht.
refused-same_speed = Das ist das Tempo schon.
refused-nothing_back = Du hast noch nichts gewählt, was zurückgenommen werden könnte.

## Abwesenheit

command-me-away = Festlegen, was an deinen Tischen geschieht, solange du weg bist
param-until = 12h, 3d, 2w oder ein Datum wie 2026-12-24, höchstens ein Monat; „back“ beendet die Abwesenheit
param-away = Was inzwischen an deinen Plätzen geschieht
away-choose-pause = Sie warten auf mich, ohne Zeitlimit
away-choose-forced = Ein Computer gibt die üblichen Antworten für mich
away-choose-play = Ein Computer spielt für mich
away-pause = 🌙 { $name } ist weg; der Tisch wartet ohne Zeitlimit.
away-forced = 🌙 { $name } ist weg; ein Computer gibt inzwischen die üblichen Antworten.
away-rests = 🌙 { $name } ist weg. Nur noch Computer sind da, darum wartet die Partie, bis jemand zurückkommt.
away-play = 🌙 { $name } ist weg; inzwischen spielt ein Computer.
away-until = Bis { $until }.
away-back = ☀ { $name } ist wieder da.
away-back-everywhere =
    { $count ->
        [0] Du warst nicht weg.
        [one] Du bist an einem Tisch wieder da.
       *[other] Du bist an { $count } Tischen wieder da.
    }
away-noted =
    { $count ->
        [0] Du bist bis { $until } weg, auch in Partien, die bis dahin beginnen. Gerade läuft keine Partie von dir.
        [one] Du bist bis { $until } von einem Tisch weg, auch in Partien, die bis dahin beginnen. Wenn du dort auf **Spielen** drückst, bist du wieder da.
       *[other] Du bist bis { $until } von { $count } Tischen weg, auch in Partien, die bis dahin beginnen. Wenn du dort auf **Spielen** drückst, bist du wieder da.
    }
away-left-out =
    { $count ->
        [one] Deine Tische auf dem Server { $servers } sind gerade nicht erreichbar. Gib den Befehl noch einmal ein, falls deine Abwesenheit dort später nicht eingetragen ist.
       *[other] Deine Tische auf den Servern { $servers } sind gerade nicht erreichbar. Gib den Befehl noch einmal ein, falls deine Abwesenheit dort später nicht eingetragen ist.
    }
away-you-play = ☀ Du spielst wieder selbst.
away-not-you = Du bist nicht weg.
button-back = Bin wieder da
refused-away_too_long =
    { $most ->
        [one] Tische dürfen höchstens einen Tag im Jahr auf jemanden warten; du hast noch { $left }. Wenn ein Computer für dich spielt, kannst du so lange weg sein, wie du willst.
       *[other] Tische dürfen höchstens { $most } Tage im Jahr auf jemanden warten; du hast noch { $left }. Wenn ein Computer für dich spielt, kannst du so lange weg sein, wie du willst.
    }
vote-undo-listed = Das würde zurückgenommen:
vote-undo-known = ⚠ Was seitdem gezogen oder gezeigt wurde, bleibt bekannt:
vote-undo-more =
    { $count ->
        [one] -# Ein früherer Eintrag steht hier nicht.
       *[other] -# { $count } frühere Einträge stehen hier nicht.
    }
vacant-voted = Der Tisch hat lange genug auf { $name } gewartet; ein Computer übernimmt den Platz.
button-seat-back = Meinen Platz zurücknehmen
vacant-left = 🚪 { $name } hat den Server verlassen; ein Computer übernimmt den Platz. Mit `/game replace` kann er jemandem angeboten werden.
refused-no_date = „{ $date }“ ist keine gültige Zeit. Schreib 12h, 3d, 2w, ein Datum wie 2026-12-24 oder `<t:…>`, höchstens einen Monat voraus.

## Daueraufträge

command-game-orders = Daueraufträge festlegen und vorbereitete Züge ansehen
command-game-prepare = Einen Zug vorbereiten, bevor du dran bist; er wird geprüft, wenn es so weit ist
param-prepare = Dein Zug, getippt wie bei /game move
button-orders = Vorausplanen
order-heading =
    ### Vorausplanen
    Daueraufträge: Diese Fragen beantworte ich nach einigen Sekunden für dich. Das siehst nur du.
order-heading-prepare = Um einen Zug vorzubereiten, während du wartest, nimm das Menü unten oder `/game prepare`.
order-choose = Keine Daueraufträge
order-off = ⚠ „{ $order }“ ist abgeschaltet: { $why }
order-narrows = -# Dein Dauerauftrag gilt: { $order }.
order-why-refused = es war nicht mehr möglich.
order-not = { $order }: aus
order-computers = Computer
param-order = Der Auftrag, den du gibst oder zurücknimmst, wie in den Vorschlägen
order-prepared = ✔ Vorbereitet: { $typed }. Ich spiele es, sobald du gefragt wirst, wenn es dann möglich ist. **Vorausplanen** zeigt und entfernt es.
order-doubt = ⚠ Gerade ist das nicht möglich: { $why }
order-unforeseen = -# Was du gefragt wirst, steht noch nicht fest. Ich versuche es bei der ersten Frage deines Zuges.
order-prepare = Einen Zug vorbereiten
order-prepare-then = … und dann
order-played = ✔ Dein vorbereiteter Zug wurde gespielt: { $typed }
order-why-passed = dein Zug ging ohne ihn zu Ende.
order-prepared-label = Vorbereitet: { $typed }
refused-asked_now = Du wirst gerade gefragt. Drücke **Spielen** oder benutze `/game move`.
