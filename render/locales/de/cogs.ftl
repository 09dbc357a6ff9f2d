# Was der Bot rund um ein Spiel sagt: Befehle, Lobby, Nachrichten, Bedienfeld, Absagen.

language-discord = Wie mein Discord
seat-opponent = Computer, { $level }
level-easy = leicht
level-normal = normal
level-hard = schwer

## Befehle

command-new = Einen Spieltisch in diesem Kanal eröffnen
command-game = An einem Tisch spielen
command-game-join = An einem Tisch Platz nehmen, der noch nicht begonnen hat
command-game-leave = Einen Tisch verlassen, der noch nicht begonnen hat
command-game-add = Einen Computergegner an deinen Tisch setzen
command-game-level = Die Stärke eines Computergegners ändern
command-game-hint = Die besten Züge für dich zeigen
command-game-start = Das Spiel an deinem Tisch beginnen
command-game-board = Den Spielplan zeigen
command-game-hand = Dein privates Feld öffnen: deine Hand und was du wählen kannst
command-game-move = Mit der Tastatur spielen: So geht jede Wahl in jedem Spiel
command-game-status = Zeigen, wer am Zug ist und wie es steht
command-game-log = Zeigen, was geschehen ist, seit du zuletzt nachgesehen hast
command-game-undo = Deine letzte Wahl zurücknehmen, wenn seither nichts gezogen oder gezeigt wurde
command-game-concede = Aufgeben und deinen Platz einem Computer überlassen
command-game-replace = Einen Platz jemandem anbieten oder einem Computer geben
command-game-language = Die Sprache eines Tisches ändern
command-game-note = Eine private Notiz zu dieser Partie schreiben oder lesen
command-games = Tische auflisten
command-games-mine = Deine Tische auflisten
command-games-open = Die Tische dieses Servers auflisten, an denen noch Platz ist
command-games-here = Die Tische dieses Kanals auflisten
command-rules = Die Regeln eines Spiels nach Themen lesen
command-me = Deine eigenen Einstellungen
command-me-settings = Sprache, Erinnerungen und Bestätigungen ändern
command-setup = Einstellungen für den ganzen Server
command-setup-options = Sprache, Threads und Kanäle für Spiele festlegen
command-setup-check = Meine Rechte in einem Kanal prüfen
command-setup-close = Eine Partie ohne Ergebnis beenden
command-help = Zeigen, wie man hier spielt

param-game = Der Tisch, falls es nicht der in diesem Kanal ist
param-game-kind = Das Spiel
param-watch-stop = Mir nichts mehr davon sagen
param-opponents = Anzahl der Computergegner
param-level = Die Stärke des Computers
param-options = Die Einstellungen des Spiels wie in den Vorschlägen
param-thread = Der Partie einen eigenen Thread geben (sonst erst ab dem zweiten Tisch im Kanal)
param-look = Eine Ansicht des Spielplans, wie in den Vorschlägen
param-text = Den Spielplan mit deiner Hand als Text zeigen, nur für dich
param-at = Der Ort, nach dem du fragst, wie in den Vorschlägen
param-action = Dein Zug, aus den Vorschlägen; trenne mehrere Züge mit ;
param-everything = Die neuesten Einträge noch einmal zeigen
param-explained = Den letzten Zug Zeile für Zeile erklären
param-seat = Der Platz
param-by = Wer den Platz übernimmt; leer lassen für einen Computer
param-table-language = Die Sprache der Nachrichten und Bilder des Tisches
param-note = Deine Notiz; leer lassen, um die jetzige zu lesen
param-topic = Das Thema
param-show = Allen hier zeigen
param-my-language = Deine Sprache für alles, was nur du siehst
param-confirm = Jede Wahl erst bestätigen
param-language = Die Sprache der öffentlichen Nachrichten
param-threads = Jeder Partie einen eigenen Thread geben, wenn niemand etwas anderes wählt
param-channel = Spiele auch in diesem Kanal erlauben
param-everywhere = Spiele in allen Kanälen erlauben
param-forum = Jede Partie als Beitrag in diesem Forum eröffnen
param-no-forum = Partien nicht mehr im Forum eröffnen
param-check-channel = Der Kanal, der geprüft wird, falls es nicht dieser ist

## Lobby

lobby-heading = ## { $host } hat einen Tisch eröffnet
lobby-empty = Hier sitzt noch niemand.
lobby-seats =
    { $taken ->
        [one] -# Ab { $least } Personen kann es losgehen (1 sitzt da), höchstens { $most } spielen mit.
       *[other] -# Ab { $least } Personen kann es losgehen ({ $taken } sitzen da), höchstens { $most } spielen mit.
    }
lobby-none = keine
lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-add = Computer hinzufügen
lobby-drop = Computer entfernen
lobby-level = { $name }: { $level }
level-did = { $name } spielt jetzt auf der Stufe „{ $level }“.
lobby-friendly = **Freundschaftspartie**: { $friendly }
lobby-friendly-choose = Freundschaftspartie …
friendly-no = nein
friendly-yes = ja; nicht gewertet, und der Tisch kann sich einigen, alles zurückzunehmen
lobby-hints = **Tipps**: { $hints }
lobby-hints-choose = Tipps …
hints-alone = solange nur eine Person spielt
hints-on = erlaubt; die Partie wird nicht gewertet
hints-off = nicht erlaubt
button-hint = Tipp
hint-heading = Tipp
hint-weighed = { $number }. { $what }: Siegchance { $chance }{ "\u00A0" }%, Vorsprung { $sign }{ $lead }
hint-near = { $number }. { $what }: Siegchance { $chance }{ "\u00A0" }%, Vorsprung { $sign }{ $lead }; fast ebenso gut
hint-line = { $number }. { $what }
hint-unweighed = -# Die Möglichkeiten hier kann die Suche nicht vergleichen. Ein Computer der Stufe „schwer“ würde diese wählen.
hint-first = -# Ein Computer der Stufe „schwer“ würde 1 wählen. Die anderen erwägt er auch, ihren Wert kann er hier aber nicht beziffern.
hint-take = { $number } nehmen
hint-none = Zu dieser Frage gibt es keinen Tipp.
unrated-friendly = -# Freundschaftspartie: Sie wird nicht gewertet, und der Tisch kann sich einigen, selbst hinter eine gezogene Karte zurückzugehen.
unrated-hints = -# Tipps sind erlaubt, darum wird diese Partie nicht gewertet.
unrated = -# Diese Partie wird nicht gewertet.
lobby-start = Beginnen
lobby-options = Einstellungen
lobby-options-heading = ### Einstellungen
lobby-language = **Sprache**: { $language }
lobby-language-choose = Sprache des Tisches
lobby-change = Ändern
lobby-free = frei
lobby-host = hat eröffnet
lobby-alt =
    Der Tisch für { $game }. { $taken ->
        [0] Noch ist niemand dabei
       *[other] Am Tisch: { $seats }
    }. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
lobby-misfit =
    { $count ->
        [one] ⚠ So kann niemand allein spielen. { $remedy }
       *[other] ⚠ So können { $count } Personen nicht spielen. { $remedy }
    }
lobby-remedy-add = Nimm unter „{ $option }“ noch „{ $values }“ dazu.
lobby-remedy-drop = Nimm „{ $values }“ aus „{ $option }“ heraus.
lobby-remedy-set = Stell „{ $option }“ auf „{ $values }“.
lobby-misfit-all =
    { $count ->
        [one] ⚠ Mit diesen Einstellungen kann niemand allein spielen; ändere einige davon.
       *[other] ⚠ Mit diesen Einstellungen können { $count } Personen nicht spielen; ändere einige davon.
    }
lobby-full = { $host } Dein Tisch ist voll: Es kann losgehen.
lobby-running = Das Spiel hat begonnen.
lobby-seed = -# Zufallszahl, zum Prüfen nach der Partie: SHA-256 `{ $hash }`
lobby-over = Das Spiel ist zu Ende.
lobby-closed = Dieser Tisch wurde geschlossen.
lobby-did-join = Du sitzt am Tisch.
lobby-did-leave = Du hast den Tisch verlassen.
lobby-did-add = Ein Computergegner hat sich dazugesetzt.
lobby-did-start = Das Spiel beginnt.
new-in-thread = { $name } hat in { $thread } einen Tisch eröffnet.
new-in-thread-second = { $name } hat in { $thread } einen Tisch eröffnet, weil in diesem Kanal schon einer steht.
new-no-thread = Discord hat mich hier keinen Thread erstellen lassen, darum steht der Tisch in diesem Kanal.
new-post = Ein Tisch für { $game } wird eröffnet …
new-no-post = Ich konnte im Forum für Spiele keinen Beitrag erstellen, darum steht der Tisch in diesem Kanal. Wer den Server verwaltet, sieht mit `/setup check`, woran es liegt.

## Tisch

turn-heading =
    { $turn ->
        [0] ### Aufbau · { $who }
       *[other] ### Zug { $turn } · { $who }
    }
turn-offer = ### Wartet auf { $who }: ein Angebot von { $name }, bis { $due }
button-play = Spielen
button-log = Verlauf
button-more = Mehr
button-rules = Regeln
button-undo = Zurücknehmen
button-concede = Aufgeben
button-yield = Ja, ich gebe auf
button-explain = Erklären
look-more =
    { $count ->
        [one] -# Eine weitere Zeile. `/game board` mit *text* nennt alle.
       *[other] -# { $count } weitere Zeilen. `/game board` mit *text* nennt alle.
    }
look-more-button =
    { $count ->
        [one] -# Eine weitere Zeile: *{ button-lines }*
       *[other] -# { $count } weitere Zeilen: *{ button-lines }*
    }
button-lines = Alle Zeilen in Worten
button-text = Plan als Text
button-map = Mit Buchstaben zeichnen
button-review = Punkte
button-rematch = Noch einmal
end-heading =
    { $count ->
        [one] ## Das Spiel ist zu Ende: { $who } gewinnt
       *[other] ## Das Spiel ist zu Ende: { $who } teilen sich den Sieg
    }
end-lead =
    { $count ->
        [one] { $points ->
            [0] Punktgleich: Die Regel für Gleichstand entscheidet.
            [one] Ein Punkt Vorsprung.
           *[other] { $points } Punkte Vorsprung.
        }
       *[other] Punktgleich.
    }
end-seed =
    -# Zufallszahl `{ $seed }`, zu Beginn angekündigt als SHA-256 `{ $hash }`.
log-heading = ### Verlauf
log-heading-new = ### Seit du zuletzt nachgesehen hast
log-heading-explained = ### Der letzte Zug, Zeile für Zeile
log-because = Warum: { $reasons }
log-ends-turn = { $seat } beendet den Zug.
log-empty = Noch nichts.
log-close = Der Tisch wurde geschlossen.
status-heading =
    { $turn ->
        [0] ### Aufbau
       *[other] ### Zug { $turn }
    }
game-lobby = offen, wartet auf Mitspieler
game-running = läuft
game-over = Das Spiel ist zu Ende.
game-closed = Dieser Tisch wurde geschlossen.
undo-done = ↩ Deine letzte Wahl ist zurückgenommen.
concede-sure = Ein Computer übernimmt deinen Platz. Mit einem Knopf im Kanal kannst du ihn zurücknehmen; sonst landest du in der Wertung hinter allen, die weiterspielen. Gibst du auf?
concede-done = Du hast aufgegeben. Ein Computer spielt für dich weiter.
concede-sure-last = Dann sind nur noch Computer übrig, und der Tisch wird ohne Ergebnis geschlossen. In der Wertung zählt das als Aufgeben. Gibst du auf?
concede-done-last = Du hast aufgegeben. Der Tisch ist geschlossen.
concede-said-last = { $name } hat aufgegeben. Es sind nur noch Computer übrig, darum ist der Tisch geschlossen.
vacant-conceded = { $name } hat aufgegeben; ein Computer spielt weiter.
replace-said = { $new } übernimmt den Platz von { $old }.
replace-done = { $new } übernimmt den Platz von { $old }.
rematch-said = { $name } möchte noch einmal spielen. Mitspielen könnt ihr unten. { $others }
rematch-said-there = { $name } möchte noch einmal spielen. Mitspielen könnt ihr in { $place }. { $others }
rematch-done = Ein neuer Tisch ist offen.
close-said = { $name } hat den Tisch geschlossen.
close-done = Tisch { $game } ist geschlossen.
table-speaks = ✔ Die Sprache dieses Tisches ist jetzt { $language }.
note-empty = Du hast keine Notiz zu diesem Spiel.

## Bedienfeld

page-first = ⏮ Anfang
page-before = ◀ Vorige
page-after = Nächste ▶
page-last = Neueste ⏭
panel-fewer = − 1
panel-more = + 1
panel-one-more = { $option } +
panel-one-more-of = { $option } × { $count } +
panel-one-less = { $option } −
panel-take-back = Eines zurücknehmen …
panel-all = Alle
panel-all-of = alle { $count } { $option }
panel-several = Mehrere auf einmal …
panel-suggest = Vorschlag
panel-pick-act = Aktion wählen …
panel-pick = Wähle …
panel-pick-told = Was jede Wahl bedeutet …
panel-pick-all = Alle { $count } Möglichkeiten, erklärt …
panel-pick-several = Wähle eines oder mehrere …
panel-part = { $name } …
panel-field = Teil wählen …
panel-chosen = **Gewählt:** { $what }
panel-count =
    { $least ->
        [0] { $count } von höchstens { $most } gewählt
       *[other] { $count } gewählt; von { $least } bis { $most }
    }
panel-count-exactly = { $count } von { $most } gewählt
panel-nothing = nichts
suggest-more =
    { $count ->
        [one] … noch einer, tipp weiter
       *[other] … { $count } weitere, tipp weiter
    }
suggest-more-uncounted = … weitere, tipp weiter
typed-ignored = und, ein, eine, einen, der, die, das, den, mein, meine, an, am, auf, in, im, von, für, zu, bitte
panel-confirm = Bestätigen
panel-confirm-nothing = Bestätigen: nichts
panel-back = Zurück
panel-twice = Du kannst noch etwas anderes tun. Für **{ $what }** drücke **{ panel-confirm }**.
panel-sealed = -# Deine Antwort ist versiegelt. Du kannst sie ändern, bis alle geantwortet haben.
panel-instead = {"Stattdessen: "}
panel-answer = -# Deine Antwort: { $what }.
panel-done = ✔ Deine Antwort: { $what }.
panel-answered = -# Du hast geantwortet. Du kannst deine Antwort ändern, bis alle geantwortet haben.
panel-stale = -# Die Partie ist weitergegangen. Das ist die jetzige Wahl.
panel-carried-partly = -# Inzwischen hat jemand anderes gespielt, und ein Teil deiner Auswahl ist nicht mehr möglich. Der Rest steht hier.
panel-outdated = -# Diese Wahl ist nicht mehr möglich. Das sind jetzt deine Möglichkeiten.
panel-waiting = Gewartet wird auf { $who }.
panel-waiting-you = Gewartet wird auf dich: Drücke **{ button-play }**.
panel-unheard = ⚠ In { $channel } darf ich nicht schreiben, also kann ich dort niemanden erwähnen. `/setup check` zeigt, was fehlt.
panel-lapse = -# Du hast nur eine mögliche Antwort, aber die anderen wissen das nicht. Ich gebe sie bald für dich.
panel-lapse-choice = -# Langes Zögern verrät, dass du eine Wahl hast. **{ button-orders }** kann das verbergen.
panel-unheard-private = ⚠ In diesem privaten Thread darf ich nicht schreiben, also kann ich hier niemanden erwähnen. Wer den Server moderiert, kann mich durch eine Erwähnung wieder hinzufügen; oder `/game board game:{ $number }` in einem anderen Kanal holt den Tisch dorthin.
picture-follows = -# Das Bild folgt.
place-lost = ⚠ Den Kanal dieses Tisches gibt es nicht mehr. `/game board game:{ $number }` in einem anderen Kanal holt den Tisch dorthin.
place-moved = Der Tisch steht jetzt hier.
thread-locked = 🔒 { $thread } ist gesperrt, darum geht es mit diesem Tisch hier weiter.
panel-watching = -# Du sitzt nicht an diesem Tisch, kannst aber zusehen.

## Listen, Regeln, Einstellungen, Hilfe

games-mine = ### Deine Tische
games-open = ### Tische mit freien Plätzen
games-here = ### Tische in diesem Kanal
games-none = Keine. Mit `/new` eröffnest du einen.
rules-choose = Thema wählen …
me-language = Deine Sprache: { $language }.
me-confirm =
    { $level ->
        [quick] Deine Wahl gilt, sobald sie vollständig ist.
       *[always] Du bestätigst jede Wahl.
    }
confirm-always = Jede Wahl bestätigen lassen
confirm-quick = Eine Wahl gelten lassen, sobald sie vollständig ist
check-heading = ### Meine Rechte in { $channel }
check-good = Ich habe alle Rechte, die ich brauche.
check-missing =
    { $count ->
        [one] Ein Recht fehlt. Wer den Server verwaltet, kann es meiner Rolle geben oder es in den Kanaleinstellungen erlauben.
       *[other] { $count } Rechte fehlen. Wer den Server verwaltet, kann sie meiner Rolle geben oder sie in den Kanaleinstellungen erlauben.
    }
check-refused = ❌ Discord lässt mich dort nicht schreiben. Die Begründung: „{ $reason }“
check-untried = ❌ Ich konnte dort nicht probeweise schreiben, weil Discord nicht geantwortet hat. Prüfe es in einer Minute noch einmal.
check-closed = ⚠ Meine letzten Nachrichten wurden abgelehnt in { $channels }.
check-forum = ❌ Ich kann in { $forum } keine Beiträge erstellen. Dort brauche ich: { $names }.
check-no-forum = ❌ Das Forum für Spiele ({ $forum }) gibt es nicht mehr. Wähle in den Einstellungen ein anderes.
check-tags = ⚠ In { $forum } fehlen diese Tags: { $tags }. Lege sie an, oder erlaube mir *Kanäle verwalten* und wähle das Forum noch einmal.
check-late =
    { $count ->
        [one] ⏳ Eine Nachricht wartet darauf, gesendet zu werden: Ich bin im Rückstand, oder ein Kanal nimmt sie nicht an. Ich versuche es weiter.
       *[other] ⏳ { $count } Nachrichten warten darauf, gesendet zu werden: Ich bin im Rückstand, oder ein Kanal nimmt sie nicht an. Ich versuche es weiter.
    }
permission-view_channel = Kanal ansehen
permission-view_channel-why = ohne dieses Recht sehe ich den Tisch nicht.
permission-send_messages = Nachrichten senden
permission-send_messages-why = ohne dieses Recht erfährt niemand, wer am Zug ist.
permission-attach_files = Dateien anhängen
permission-attach_files-why = ohne dieses Recht kann ich den Spielplan nicht zeigen.
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-read_message_history-why = ohne dieses Recht behalten alte Zugnachrichten ihre Knöpfe.
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-send_messages_in_threads-why = nötig für Spiele in Threads.
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_public_threads-why = nötig, um für ein Spiel einen Thread zu öffnen.
permission-create_private_threads = Private Threads erstellen
permission-create_private_threads-why = nötig, um einem privaten Tisch einen eigenen Thread zu geben.
help-page =
    ## Stammtisch
    Brettspiele in diesem Kanal, über Stunden oder Tage: { $games }.
    - `/new` eröffnet einen Tisch. Freunde drücken **{ lobby-join }**, **{ lobby-add }** setzt einen Computer dazu, und **{ lobby-start }** beginnt.
    - Neu in einem Spiel? Wähle unten die Einführung; sie dauert zwei Minuten. `/rules` erklärt alles.
    - Ich erwähne dich, wenn du am Zug bist. Drücke **{ button-play }**, wähle, sieh dir die Vorschau an und drücke **{ panel-confirm }**. Dein Feld siehst nur du.
    - `/games mine` zeigt deine Tische, `/games open` die mit freien Plätzen.
help-days =
    ### Über Tage
    - `/game invite` lädt jemanden ein. **{ button-log }** zeigt, was geschehen ist. Unter **{ button-more }** sind Ansichten des Spielplans, Regeln, Zurücknehmen und Aufgeben.
    - Läuft eine Frist ab, stimmen die anderen ab, wie es weitergeht. Auch `/game pause`, `/game speed` und `/game end` beginnen eine Abstimmung. Mit `/game vote` stimmst du durch Tippen ab.
    - `/me away` legt fest, was an deinen Tischen geschieht, solange du weg bist, `/me settings` deine Ruhezeit und Sprache.
    - `/game orders` beantwortet wiederkehrende Fragen für dich. `/game prepare` hebt einen Zug auf, bis du gefragt wirst.
    - `/games queue` eröffnet einen Tisch, sobald genug Leute dasselbe wollen. `/games watch` meldet dir neue Tische.
    - `/game board move:` zeigt frühere Züge. `/game export` speichert eine Partie, `/new from:` setzt sie ohne Wertung fort.
    - `/new hotseat:2` gibt dir zwei Plätze an einem Tisch ohne Wertung.
    - `/leaderboard` und `/me stats` zeigen die Ranglisten. `/puzzle` stellt jeden Tag eine Frage.
    - Für die Verwaltung: `/setup options wall:` zeigt alle Tische in einer Nachricht, `/setup hooks add` sendet Ereignisse an eure Programme.
help-letters =
    ### Mit der Tastatur oder ohne Bilder
    - `/game move` schlägt beim Tippen jede erlaubte Wahl vor, in der deine Wörter stehen, in jeder Reihenfolge, zum Beispiel *2 Wolle für 1 Erz*. Jede Wahl in jedem Spiel geht so.
    - `/game board text:True` beschreibt den Tisch als Text: wer am Zug ist, wie es steht und was wo liegt. Mit `show:` beschreibt es eine Ansicht, etwa die Namen der Plätze in Catan.
help-ratings =
    ### Wertung
    - Bei jedem Spiel beginnen alle mit 1000. Du gewinnst Punkte, wenn du vor anderen Leuten landest, und mehr, wenn sie stark sind. Ein Sieg über viel Schwächere bringt nichts.
    - Wenn du aufgibst, gehst oder ersetzt wirst, landest du hinter allen, die weiterspielen. Ein übernommener Platz wird für niemanden gewertet.
    - Dieselben Leute zählen mit jeder Partie weniger, die sie innerhalb einer Woche beenden. Mit je mehr verschiedenen Leuten du spielst, desto sicherer ist deine Wertung und desto höher kann sie werden.
    - Computer haben feste Wertungen, und Partien gegen sie ändern deine nur wenig. Eine Partie zu beenden, die du allein gegen Computer spielst, zählt als Aufgeben.
    - Eine Partie mehrerer Leute zählt nur, wenn zwei ihrer Konten bei Spielbeginn mindestens eine Woche alt waren.
    - Eine Partie, in der Tipps erlaubt sind, wird nicht gewertet. Wenn du allein gegen Computer spielst, ändern Tipps nichts.
help-direct =
    ## Stammtisch
    Brettspiele auf einem Discord-Server, über Stunden oder Tage: { $games }. Tische gibt es nur auf einem Server: `/new` eröffnet dort einen.
    Das geht auch hier:
    - Wähle unten eine Einführung; sie dauert zwei Minuten. `/rules` erklärt alles.
    - `/games mine` zeigt deine Tische auf allen Servern.
    - `/me away` und `/me settings` gelten für alle deine Tische.
policy-privacy = Datenschutz
policy-terms = Nutzungsbedingungen
help-privacy =
    ### Deine Daten
    Ich speichere deine Discord-ID, deinen Namen am Tisch, deine Einstellungen und Notizen und deine Partien. Sonst wird nichts gespeichert. Wer einen Server verwaltet, kann eigenen Programmen senden, was an dessen Tischen alle sehen, ohne deine ID. `/me data` schickt dir deine Daten oder löscht sie.
help-choose = Mehr über …

## Wenn etwas nicht geht

bot-draining = Ich starte gleich neu; es hat sich nichts geändert. Bitte versuch es in einer Minute noch einmal.
bot-slow =
    { $seconds ->
        [one] Nicht so schnell, bitte: Versuch es in einer Sekunde noch einmal.
       *[other] Nicht so schnell, bitte: Versuch es in { $seconds } Sekunden noch einmal.
    }
bot-command-outdated = Dieser Befehl hat sich geändert, seit Discord ihn geladen hat. Starte Discord neu und versuch es noch einmal.
answer-private = -# Die Antwort sieht nur, wer gefragt hat.
answer-lost = Discord hat meine Antwort nicht angenommen. *Spielen* zeigt, wie es steht; fehlt deine Wahl, dann wiederhole sie.
answer-lost-after = Deine Wahl gilt, nur meine Antwort kam nicht durch; *Spielen* zeigt, wie es steht.
answer-lost-stored = Erledigt, nur meine Antwort kam nicht durch. Du brauchst es nicht zu wiederholen.
bot-fault-after = Deine Wahl gilt, nur das Ergebnis konnte ich nicht zeigen. *Spielen* zeigt, wie es steht. (Kennung { $reference })
bot-fault-stored = Erledigt, nur das Ergebnis konnte ich nicht zeigen. Du brauchst es nicht zu wiederholen. (Kennung { $reference })
bot-fault = Bei mir ist etwas schiefgegangen; es hat sich nichts geändert. Bitte versuch es noch einmal. (Kennung { $reference })
refused-no_guild = Gespielt wird auf Servern, nicht in Direktnachrichten.
refused-no_game = Diesen Tisch gibt es hier nicht.
refused-place_unknown = Discord zeigt mir den Kanal dieses Tisches gerade nicht. Versuch es in einer Minute noch einmal, oder hol den Tisch mit `/game board game:{ $game }` in einen anderen Kanal.
refused-no_such_game = „{ $name }“ ist hier kein Tisch; wähle einen der Vorschläge.
refused-no_game_here = In diesem Kanal steht kein Tisch; nenne einen mit `game:` oder eröffne einen mit `/new`.
refused-several_games = Hier stehen mehrere Tische ({ $games }); sag mit `game:`, welchen du meinst.
which-table = ### Welcher Tisch?
which-gone = Diese Auswahl gilt nicht mehr. Gib den Befehl noch einmal ein.
refused-no_table = Dieses Spiel hat noch nicht begonnen.
refused-not_lobby = Dieses Spiel hat schon begonnen.
refused-not_running =
    { $phase ->
        [lobby] Dieses Spiel hat noch nicht begonnen.
       *[other] Dieses Spiel ist zu Ende.
    }
refused-not_ended = Dieses Spiel ist noch nicht zu Ende.
refused-ended = Dieses Spiel ist zu Ende.
refused-joined = Für diese Person gibt es an diesem Tisch schon einen Platz.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-full =
    { $most ->
        [one] An diesem Tisch ist kein Platz frei: Er ist für eine Person.
       *[other] An diesem Tisch ist kein Platz frei: Er ist für höchstens { $most } Personen.
    }
refused-too_few =
    { $least ->
        [one] Mindestens eine Person muss mitspielen.
       *[other] Mindestens { $least } Personen müssen mitspielen; setz einen Computer dazu oder warte auf Freunde.
    }
refused-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no_opponent = Hier sitzt kein Computergegner.
refused-not_a_computer = Auf diesem Platz spielt ein Mensch. Nur Computer haben eine Stufe.
refused-level_fixed = Das Spiel hat mit diesem Computer begonnen, darum behält er seine Stufe.
refused-level_rated = In einer gewerteten Partie spielt ein Computer, der jemanden vertritt, immer auf der Stufe „normal“.
refused-no_hints = An diesem Tisch sind keine Tipps erlaubt.
refused-hints_rated = Diese Partie wird von Anfang an gewertet. Dabei bleibt es, darum gibt es keine Tipps.
refused-nothing_asked = Du wirst gerade nichts gefragt.
refused-no_option = „{ $option }“ ist keine Einstellung dieses Spiels; wähle einen der Vorschläge.
refused-no_value = „{ $typed }“ steht hier nicht zur Wahl. Wähle eines davon: { $values }.
refused-options = So kann das Spiel nicht beginnen: { $why }.
refused-misfit = { $why }
refused-host_only = Das darf nur, wer den Tisch eröffnet hat: { $host }.
refused-a_bot = Ein Bot kann nicht am Tisch sitzen; lass `by:` weg, dann spielt ein Computergegner.
refused-channel_closed = Hier kannst du nicht spielen. Gespielt wird in { $channels }.
refused-permissions = Mir fehlen hier Rechte: { $names }. `/setup check` zeigt mehr dazu.
refused-no_member = Ich bin nicht Mitglied dieses Servers und kann hier nicht schreiben. Wer den Server verwaltet, kann mich hinzufügen: <{ $address }>
refused-no_topic = Die Regeln kennen kein Thema „{ $topic }“; wähle einen der Vorschläge.
refused-no_look = Eine Ansicht „{ $name }“ gibt es hier nicht. Wähle einen der Vorschläge.
refused-no_place = Einen Ort „{ $name }“ gibt es an diesem Tisch nicht. Wähle einen der Vorschläge.
refused-no_map = Dieses Spiel hat keinen Plan, den Buchstaben zeichnen können.
place-since = Seit meinem letzten Zug
place-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
refused-busy = Dieser Tisch ist gerade beschäftigt. Bitte versuch es gleich noch einmal.
refused-stale = Die Partie ist inzwischen weitergegangen.
refused-repeated = Das ist schon geschehen.
store-too-new = Die Spiele dieses Servers wurden von einer neueren Version gespeichert; sie warten, bis ich aktualisiert bin.
store-damaged = Die Datei mit den Spielen dieses Servers ist beschädigt. Ich lasse sie, wie sie ist; wer mich betreibt, kann sie wiederherstellen.
store-game-unreadable = Dieses Spiel lässt sich nicht laden; die anderen Tische spielen weiter. Wer mich betreibt, findet den Grund im Protokoll.
store-not-now = Ich komme gerade nicht an die Spiele dieses Servers. Verloren ist nichts; bitte versuch es gleich noch einmal.
store-not-saved = Das konnte nicht gespeichert werden, also hat sich nichts geändert. Bitte versuch es gleich noch einmal.

proposal-for = -# Für { $who }
proposal-accept = Annehmen
proposal-decline = Ablehnen
proposal-counter = Gegenangebot
proposal-match = Dasselbe bieten
proposal-withdraw = Zurückziehen
proposal-closed = Das ist nicht mehr offen.
proposal-gone = Das ist schon erledigt.
proposal-not-seated = Darauf können nur die antworten, die an diesem Tisch spielen.
proposal-not-yours = Darauf kannst du gerade nicht antworten.
proposal-declined = Du hast das schon abgelehnt.

bot-too-fast = Das war zu schnell. Versuch es gleich noch einmal.
refused-not_allowed_here = Du darfst hier nicht schreiben oder keine Threads erstellen, darum kann ich es auch nicht für dich tun.
refused-manage_guild = Das geht nur mit dem Recht „Server verwalten“.
refused-seat_taken =
    { $days ->
        [one] { $name } spielt auf diesem Platz und kann ihn mit `/game replace` jemandem anbieten; andere können das, sobald der Tisch einen Tag gewartet hat.
       *[other] { $name } spielt auf diesem Platz und kann ihn mit `/game replace` jemandem anbieten; andere können das, sobald der Tisch { $days } Tage gewartet hat.
    }
refused-sat_elsewhere = Du hast in dieser Partie schon auf einem anderen Platz gespielt, darum kannst du diesen nicht übernehmen.
refused-not_invited = Dieser Platz wurde jemand anderem angeboten.
refused-offer_gone = Dieser Platz ist nicht mehr zu haben.
replace-asked = Ich habe { $name } den Platz angeboten.
seat-offered = { $name }, möchtest du den Platz von { $old } übernehmen?
seat-yours = Der Platz gehört dir. Du siehst jetzt auch, was nur dieser Platz sehen darf.
button-sit = Hinsetzen
button-withdraw = Angebot zurückziehen
vacant-offer-taken = Das Angebot wurde angenommen.
vacant-offer-gone = Der Platz ging an jemand anderen.
vacant-offer-present = { $name } ist wieder da, damit ist das Angebot erledigt.
vacant-offer-withdrawn = Das Angebot wurde zurückgezogen.
vacant-offer-ended = Das Spiel ist zu Ende.
offer-did-withdraw = Das Angebot ist zurückgezogen.
refused-offered_already = { $name } hat für diesen Platz schon ein offenes Angebot. Mit dem Knopf unter dem Angebot kannst du es zurückziehen.
refused-no_offer = Du hast diesen Platz niemandem angeboten.
refused-not_your_offer = Dieses Angebot kann nur zurückziehen, wer es gemacht hat, wem der Platz gehört oder wer gefragt wurde.
