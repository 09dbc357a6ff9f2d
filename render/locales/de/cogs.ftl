# Was der Bot rund um ein Spiel sagt: Befehle, Lobby, Nachrichten, Bedienfeld, Absagen.

language-discord = Wie mein Discord
seat-opponent = Computer, { $level }
level-easy = leicht
level-normal = normal
level-hard = schwer

## Befehle

command-new = Einen Spieltisch in diesem Kanal eröffnen
command-game = Ein Tisch: hinsetzen, spielen, nachsehen
command-game-join = An einem Tisch Platz nehmen, der noch nicht begonnen hat
command-game-leave = Einen Tisch verlassen, der noch nicht begonnen hat
command-game-add = Einen Computergegner an deinen Tisch setzen
command-game-level = Ändern, wie gut ein Computer spielt
command-game-hint = Die besten Züge für dich zeigen
command-game-start = Das Spiel an deinem Tisch beginnen
command-game-board = Den Spielplan zeigen
command-game-hand = Dein privates Feld öffnen: was von dir gefragt ist und was du auf der Hand hast
command-game-move = Mit der Tastatur spielen: so geht jede Wahl in jedem Spiel
command-game-status = Wer am Zug ist und wie es steht
command-game-log = Was geschehen ist, seit du zuletzt nachgesehen hast
command-game-undo = Deine letzte Wahl zurücknehmen, wenn seither nichts gezogen oder gezeigt wurde
command-game-concede = Aufgeben und deinen Platz einem Computer überlassen
command-game-replace = Einen Platz jemand anderem oder einem Computer geben
command-game-language = Die Sprache eines Tisches ändern
command-game-note = Eine private Notiz zu diesem Spiel
command-games = Listen von Tischen
command-games-mine = Die Tische, an denen du sitzt
command-games-open = Die Tische dieses Servers, an denen noch Platz ist
command-games-here = Die Tische dieses Kanals
command-rules = Die Regeln eines Spiels, Thema für Thema
command-me = Deine eigenen Einstellungen
command-me-settings = Deine Sprache, und ob deine Wahl auf Bestätigen wartet
command-setup = Was für den ganzen Server gilt
command-setup-options = Sprache, Threads und die Kanäle für Spiele
command-setup-check = Ob der Bot hier die nötigen Rechte hat
command-setup-close = Ein Spiel ohne Ergebnis beenden
command-help = Wie man hier spielt

param-game = Der Tisch, wenn es nicht der dieses Kanals ist
param-game-kind = Das Spiel
param-opponents = Wie viele Computergegner sich gleich dazusetzen
param-level = Wie gut der Computer spielt
param-options = Die Einstellungen des Spiels wie in den Vorschlägen
param-thread = Ob das Spiel einen eigenen Thread bekommt
param-look = Ein genauerer Blick aufs Brett, wie in den Vorschlägen
param-text = Zeig nur dir den Plan als Text, mit deiner Hand
param-at = Der Ort, nach dem du fragst, wie in den Vorschlägen
param-action = Dein Zug wie in den Vorschlägen; mehrere Antworten nacheinander mit ; dazwischen
param-everything = Das Neueste, auch wenn du es schon gelesen hast
param-explained = Der letzte Zug Zeile für Zeile, und was dahintersteht
param-seat = Der Platz
param-by = Wer ihn ab jetzt spielt; niemand: ein Computer
param-table-language = Die Sprache der Nachrichten und Bilder des Tisches
param-note = Was du dir merken willst; leer lassen, um die Notiz zu lesen
param-topic = Was du wissen willst
param-show = Allen hier zeigen
param-my-language = Die Sprache, in der du Antwort bekommst
param-confirm = Ob eine fertige Wahl noch auf Bestätigen wartet
param-language = Die Sprache der öffentlichen Nachrichten
param-threads = Ob Spiele eigene Threads bekommen, wenn niemand etwas anderes sagt
param-channel = Spiele in diesem Kanal erlauben oder ihn wieder von der Liste nehmen
param-everywhere = Spiele in allen Kanälen erlauben
param-check-channel = Welcher Kanal geprüft wird, wenn nicht dieser

## Lobby

lobby-heading =
    ## { $game }
    { $host } hat einen Tisch eröffnet.
lobby-empty = Hier sitzt noch niemand.
lobby-seats = -# { $taken } von { $most } Plätzen besetzt; nötig sind { $least }.
lobby-none = keine
lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-add = Gegner dazu
lobby-drop = Gegner weg
lobby-level = { $name }: { $level }
level-did = { $name } spielt jetzt auf der Stufe „{ $level }“.
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
hint-unweighed = -# Diese Frage untersucht die Suche nicht. So entscheidet ein Computer der Stufe „schwer“.
hint-first = -# Ein Computer der Stufe „schwer“ würde 1 wählen. Die anderen erwägt er auch, ihren Wert kann er hier aber nicht beziffern.
hint-take = { $number } nehmen
hint-none = Zu dieser Frage gibt es keinen Tipp.
unrated-hints = -# Tipps sind erlaubt, darum wird diese Partie nicht gewertet.
unrated = -# Diese Partie wird nicht gewertet.
lobby-start = Beginnen
lobby-options = Einstellungen
lobby-options-heading = ### Einstellungen für { $game }
lobby-language = **Sprache**: { $language }
lobby-language-choose = Sprache des Tisches
lobby-change = Ändern
lobby-free = frei
lobby-host = Gastgeber
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
lobby-remedy-drop = Nimm unter „{ $option }“ „{ $values }“ heraus.
lobby-remedy-set = Stell „{ $option }“ auf „{ $values }“.
lobby-misfit-all =
    { $count ->
        [one] ⚠ Mit diesen Einstellungen kann niemand allein spielen; ändere einige davon.
       *[other] ⚠ Mit diesen Einstellungen können { $count } Personen nicht spielen; ändere einige davon.
    }
lobby-full = { $host } Dein Tisch ist voll: Es kann losgehen.
lobby-running = Das Spiel hat begonnen.
lobby-seed = -# Zufallszahl: SHA-256 `{ $hash }`
lobby-over = Das Spiel ist zu Ende.
lobby-closed = Dieser Tisch wurde geschlossen.
lobby-did-join = Du sitzt am Tisch.
lobby-did-leave = Du bist aufgestanden.
lobby-did-add = Ein Computergegner hat sich dazugesetzt.
lobby-did-start = Das Spiel beginnt.
new-in-thread = { $name } hat in { $thread } einen Tisch eröffnet.

## Tisch

turn-heading =
    { $turn ->
        [0] ## { $game } · Aufbau · { $who }
       *[other] ## { $game } · Zug { $turn } · { $who }
    }
button-play = Spielen
button-log = Verlauf
button-more = Mehr
button-undo = Zurücknehmen
button-concede = Aufgeben
button-yield = Ja, ich gebe auf
button-explain = Erklären
look-more =
    { $count ->
        [one] -# Eine weitere Zeile. `/game board` mit *text* nennt alle.
       *[other] -# { $count } weitere Zeilen. `/game board` mit *text* nennt alle.
    }
button-lines = Alle Zeilen in Worten
button-text = Plan als Text
button-map = Mit Buchstaben zeichnen
button-review = Punkte
button-rematch = Noch einmal
end-heading =
    { $count ->
        [one] ## { $game } · Das Spiel ist zu Ende: { $who } gewinnt
       *[other] ## { $game } · Das Spiel ist zu Ende: { $who } teilen sich den Sieg
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
log-heading = ### Was geschehen ist
log-heading-new = ### Seit du zuletzt nachgesehen hast
log-heading-explained = ### Der letzte Zug, Zeile für Zeile
log-because = Warum: { $reasons }
log-ends-turn = { $seat } beendet den Zug.
log-empty = Noch nichts.
log-close = Der Tisch wurde geschlossen.
status-heading =
    { $turn ->
        [0] ### { $game } · Aufbau
       *[other] ### { $game } · Zug { $turn }
    }
game-lobby = offen, wartet auf Mitspieler
game-running = läuft
game-over = Das Spiel ist zu Ende.
game-closed = Dieser Tisch wurde geschlossen.
undo-done = ↩ Deine letzte Wahl ist zurückgenommen.
concede-sure = Ein Computer übernimmt deinen Platz und spielt für dich weiter; eine Nachricht im Kanal lässt dich zurückkommen. Sonst landest du in der Wertung hinter allen, die weiterspielen. Gibst du auf?
concede-done = Ein Computer spielt für dich weiter.
concede-sure-last = Dann sind nur noch Computer übrig, und der Tisch wird ohne Ergebnis geschlossen. In der Wertung zählt das als Aufgabe. Gibst du auf?
concede-done-last = Du hast aufgegeben. Der Tisch ist geschlossen.
concede-said-last = { $name } hat aufgegeben. Es sind nur noch Computer übrig, darum ist der Tisch für { $game } geschlossen.
vacant-conceded = { $name } hat aufgegeben; ein Computer spielt weiter.
replace-said = { $new } übernimmt den Platz von { $old }.
replace-done = { $new } übernimmt den Platz von { $old }.
rematch-said = { $name } möchte noch einmal spielen: Platz nehmen geht unten. { $others }
rematch-done = Ein neuer Tisch ist offen.
close-said = { $name } hat den Tisch für { $game } geschlossen.
close-done = Tisch { $game } ist geschlossen.
table-speaks = ✔ Dieser Tisch spricht jetzt { $language }.
note-empty = Du hast keine Notiz zu diesem Spiel.

## Bedienfeld

page-first = ⏮ Anfang
page-before = ◀ Vorige
page-after = Nächste ▶
page-last = Jetzt ⏭
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
panel-pick-several = Wähle eins oder mehrere …
panel-part = { $name } …
panel-field = Welcher Teil …
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
panel-sealed = -# Deine Antwort ist versiegelt. Du kannst sie ändern, bis alle geantwortet haben.
panel-instead = {"Stattdessen: "}
panel-answer = -# Deine Antwort: { $what }.
panel-done = ✔ Deine Antwort: { $what }.
panel-answered = -# Du hast geantwortet. Du kannst es ändern, bis alle geantwortet haben.
panel-stale = -# Das Spiel ist weitergegangen; so steht es jetzt.
panel-carried-partly = -# Inzwischen hat jemand anderes gespielt, und ein Teil deiner Auswahl ist nicht mehr möglich. Der Rest steht hier.
panel-outdated = -# Diese Wahl gibt es nicht mehr; das hier geht jetzt.
panel-waiting = Am Zug: { $who }.
panel-waiting-you = Du bist am Zug: drücke **{ button-play }**.
panel-unheard = ⚠ In { $channel } darf ich nicht schreiben, also wird dort niemand gerufen. `/setup check` zeigt, was fehlt.
picture-follows = -# Das Bild folgt.
place-lost = ⚠ Den Kanal von { $game } gibt es nicht mehr. `/game board game:{ $number }` in einem anderen Kanal holt den Tisch dorthin.
place-moved = Der Tisch für { $game } steht jetzt hier.
panel-watching = -# Du sitzt nicht an diesem Tisch; zusehen darfst du.

## Listen, Regeln, Einstellungen, Hilfe

games-mine = ### Deine Tische
games-open = ### Tische mit freien Plätzen
games-here = ### Tische in diesem Kanal
games-none = Keine. `/new` eröffnet einen.
rules-heading = ### { $game }: Themen
rules-choose = Thema wählen …
me-language = Du bekommst Antwort auf { $language }.
me-confirm =
    { $level ->
        [quick] Deine Wahl gilt, sobald nichts mehr zu wählen ist.
       *[always] Deine Wahl wartet auf Bestätigen.
    }
confirm-always = Jede Wahl bestätigen lassen
confirm-quick = Sofort gelten lassen, wenn nichts mehr zu wählen ist
check-heading = ### Was ich in { $channel } darf
check-good = Alles da.
check-missing =
    { $count ->
        [one] Ein Recht fehlt: Wer den Server verwaltet, kann es meiner Rolle geben oder in den Kanaleinstellungen.
       *[other] { $count } Rechte fehlen: Wer den Server verwaltet, kann sie meiner Rolle geben oder in den Kanaleinstellungen.
    }
check-late =
    { $count ->
        [one] ⏳ Eine Nachricht wartet darauf, gesendet zu werden: Ich bin im Rückstand, oder ein Kanal nimmt sie nicht an. Ich versuche es weiter.
       *[other] ⏳ { $count } Nachrichten warten darauf, gesendet zu werden: Ich bin im Rückstand, oder ein Kanal nimmt sie nicht an. Ich versuche es weiter.
    }
permission-view_channel = Kanal ansehen
permission-view_channel-why = ohne sehe ich den Tisch nicht.
permission-send_messages = Nachrichten senden
permission-send_messages-why = ohne erfährt niemand, wer am Zug ist.
permission-attach_files = Dateien anhängen
permission-attach_files-why = ohne gibt es keine Bilder vom Spielplan.
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-read_message_history-why = ohne behalten alte Zugnachrichten ihre Knöpfe.
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-send_messages_in_threads-why = nötig für Spiele in Threads.
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_public_threads-why = nötig, um für ein Spiel einen Thread zu öffnen.
permission-create_private_threads = Private Threads erstellen
permission-create_private_threads-why = nötig, um einem privaten Tisch einen eigenen Thread zu geben.
help-page =
    ## Stammtisch
    Brettspiele in diesem Kanal, über Stunden oder Tage: { $games }.
    - `/new` eröffnet einen Tisch. Freunde drücken **Mitspielen** oder werden mit `/game invite` gerufen; **Gegner dazu** setzt einen Computer an den Tisch; **Beginnen** fängt an.
    - Ein Spiel ist neu für dich? Wähle unten seine Einführung; sie dauert zwei Minuten. `/rules` erklärt alles.
    - Bist du am Zug, erwähne ich dich. Drücke **Spielen**: wählen, Vorschau ansehen, **Bestätigen**. Vorher ändert sich nichts, und dein Feld sieht sonst niemand.
    - **Verlauf** erzählt, was geschehen ist, seit du zuletzt nachgesehen hast. **Mehr** zeigt den Tisch genauer, nimmt eine Wahl zurück oder gibt auf.
help-days =
    ### Über Tage
    - Ein Tisch hat ein Tempo; ist eine Zeit um, stimmen die anderen ab, was geschieht. Auch über `/game pause`, `/game speed` und `/game end` wird abgestimmt; `/game vote` stimmt durch Tippen ab.
    - `/me away` sagt, was geschieht, solange du weg bist, `/me settings`, wann du nicht erinnert wirst, und deine Sprache.
    - `/game orders` lässt etwas für dich beantworten, `/game prepare` hebt einen Zug auf, bis du gefragt wirst.
    - `/games mine` zeigt, was auf dich wartet, `/games watch` sagt, wenn ein Tisch aufgeht.
    - `/game board move:` geht durch die Vergangenheit, `/game export` gibt ein Spiel heraus, `/leaderboard` und `/me stats` sagen, wer wie gut spielt.
help-letters =
    ### Mit der Tastatur oder ohne Bilder
    - `/game move` schlägt beim Schreiben jede erlaubte Wahl vor, in der ihre Wörter stehen, in jeder Reihenfolge, zum Beispiel *2 Wolle für 1 Erz*; jede Wahl jedes Spiels geht auch so.
    - `/game board text:True` sagt den Tisch in Buchstaben: wer dran ist, wie es steht, was wo liegt. Mit `show:` sagt es, was man genauer ansehen kann, etwa wie die Plätze in Catan heißen.
help-ratings =
    ### Wertung
    - Bei jedem Spiel beginnen alle mit 1000. Du gewinnst Punkte, wenn du vor anderen Leuten landest, und mehr, wenn sie stark sind. Ein Sieg über viel Schwächere bringt nichts.
    - Wenn du aufgibst, gehst oder ersetzt wirst, landest du hinter allen, die weiterspielen. Ein übernommener Platz wird für niemanden gewertet.
    - Dieselben Leute zählen mit jeder Partie weniger, die sie innerhalb einer Woche beenden. Mit je mehr verschiedenen Leuten du spielst, desto sicherer ist deine Wertung und desto höher kann sie werden.
    - Computer haben feste Wertungen, und Partien gegen sie ändern deine nur wenig. Eine Partie zu beenden, die du allein gegen Computer spielst, zählt als Aufgeben.
    - Eine Partie mehrerer Leute zählt nur, wenn zwei ihrer Konten bei Spielbeginn mindestens eine Woche alt waren.
    - Eine Partie, in der Tipps erlaubt sind, wird nicht gewertet. Tipps für eine Person allein gegen Computer ändern nichts.
help-privacy = -# Gespeichert werden deine Discord-ID, dein Name am Tisch, deine Einstellungen und Notizen und deine Spiele; sonst nichts, und nichts davon wird weitergegeben. `/me data` gibt es heraus oder löscht es.

## Wenn etwas nicht geht

bot-draining = Ich starte gleich neu; es hat sich nichts geändert. Bitte versuch es in einer Minute noch einmal.
bot-slow =
    { $seconds ->
        [one] Nicht so schnell, bitte: versuch es in einer Sekunde noch einmal.
       *[other] Nicht so schnell, bitte: versuch es in { $seconds } Sekunden noch einmal.
    }
bot-command-outdated = Dieser Befehl hat sich geändert, seit Discord ihn geladen hat. Starte Discord neu und versuch es noch einmal.
answer-lost = Discord hat meine Antwort nicht angenommen. *Spielen* zeigt, wie es steht; was nicht gezählt hat, tu noch einmal.
answer-lost-after = Deine Wahl gilt, nur meine Antwort kam nicht durch; *Spielen* zeigt, wie es steht.
bot-fault-after = Deine Wahl gilt. Nur beim Zeigen, was daraus wurde, ging bei mir etwas schief; *Spielen* zeigt, wie es steht. (Kennung { $reference })
bot-fault = Bei mir ist etwas schiefgegangen; es hat sich nichts geändert. Bitte versuch es noch einmal. (Kennung { $reference })
refused-no_guild = Gespielt wird auf Servern, nicht in Direktnachrichten.
refused-no_game = Diesen Tisch gibt es hier nicht.
refused-no_such_game = „{ $name }“ ist hier kein Tisch; wähle einen der Vorschläge.
refused-no_game_here = In diesem Kanal steht kein Tisch; nenne einen mit `game:` oder eröffne einen mit `/new`.
refused-several_games = Hier stehen mehrere Tische ({ $games }); sag mit `game:`, welchen du meinst.
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
        [one] An diesem Tisch ist kein Platz frei: nur eine Person spielt mit.
       *[other] An diesem Tisch ist kein Platz frei: höchstens { $most } spielen mit.
    }
refused-too_few =
    { $least ->
        [one] Mindestens eine Person muss mitspielen.
       *[other] Mindestens { $least } müssen mitspielen; setz einen Gegner dazu oder warte auf Freunde.
    }
refused-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no_opponent = Hier sitzt kein Computergegner.
refused-not_a_computer = Auf diesem Platz spielt ein Mensch. Nur Computer haben eine Stufe.
refused-level_fixed = Das Spiel hat mit diesem Computer begonnen, darum behält er seine Stufe.
refused-level_rated = In einer gewerteten Partie spielt ein Computer für einen Menschen immer auf der Stufe „normal“.
refused-no_hints = An diesem Tisch sind keine Tipps erlaubt.
refused-hints_rated = Diese Partie begann als gewertete: Sie bleibt gewertet und hat keine Tipps.
refused-nothing_asked = Du wirst gerade nichts gefragt.
refused-no_option = „{ $option }“ ist keine Einstellung dieses Spiels; wähle einen der Vorschläge.
refused-no_value = „{ $typed }“ steht hier nicht zur Wahl. Wähle eins davon: { $values }.
refused-options = So kann das Spiel nicht beginnen: { $why }.
refused-misfit = { $why }
refused-host_only = Das darf nur, wer den Tisch eröffnet hat: { $host }.
refused-a_bot = Ein Bot kann nicht am Tisch sitzen; lass `by:` weg, dann spielt ein Computergegner.
refused-channel_closed = Gespielt wird hier in { $channels }.
refused-permissions = Mir fehlen hier Rechte: { $names }. Mehr dazu mit `/setup check`.
refused-no_topic = Die Regeln kennen kein Thema „{ $topic }“; wähle einen der Vorschläge.
refused-no_look = Einen genaueren Blick namens „{ $name }“ gibt es hier nicht; wähle einen der Vorschläge.
refused-no_place = Einen Ort „{ $name }“ gibt es an diesem Tisch nicht. Wähle einen der Vorschläge.
refused-no_map = Dieses Spiel hat keinen Plan, den Buchstaben zeichnen können.
place-since = Seit meinem letzten Zug
place-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
refused-busy = Dieser Tisch ist gerade beschäftigt. Bitte versuch es gleich noch einmal.
refused-stale = Das Spiel ist inzwischen weitergegangen.
refused-repeated = Das ist schon geschehen.
store-too-new = Die Spiele dieses Servers wurden von einer neueren Version gespeichert; sie warten, bis ich aktualisiert bin.
store-damaged = Die Datei mit den Spielen dieses Servers ist beschädigt. Ich lasse sie, wie sie ist; wer mich betreibt, kann sie wiederherstellen.
store-game-unreadable = Dieses Spiel lässt sich nicht laden; die anderen Tische spielen weiter. Wer mich betreibt, findet es im Protokoll.
store-not-now = Ich komme gerade nicht an die Spiele dieses Servers. Verloren ist nichts; bitte versuch es gleich noch einmal.
store-not-saved = Das konnte nicht gespeichert werden, also hat sich nichts geändert. Bitte versuch es gleich noch einmal.

proposal-for = -# Für { $who }
proposal-accept = Annehmen
proposal-decline = Ablehnen
proposal-counter = Gegenangebot
proposal-withdraw = Zurückziehen
proposal-closed = Das ist nicht mehr offen.
proposal-gone = Das ist schon erledigt.
proposal-not-seated = Darauf können nur die antworten, die an diesem Tisch spielen.
proposal-not-yours = Darauf kannst du gerade nicht antworten.
proposal-declined = Du hast das schon abgelehnt.

bot-too-fast = Nicht so schnell, bitte: das war mehr, als ich beantworten kann. Versuch es gleich noch einmal.
refused-not_allowed_here = Du darfst hier nicht schreiben oder keine Threads öffnen; dann darf ich es auch nicht für dich.
refused-manage_guild = Das können nur die, die diesen Server verwalten.
refused-seat_taken =
    { $days ->
        [one] { $name } spielt auf diesem Platz und kann ihn mit `/game replace` jemandem anbieten; andere können das, sobald der Tisch einen Tag gewartet hat.
       *[other] { $name } spielt auf diesem Platz und kann ihn mit `/game replace` jemandem anbieten; andere können das, sobald der Tisch { $days } Tage gewartet hat.
    }
refused-sat_elsewhere = Du hast in dieser Partie schon auf einem anderen Platz gespielt, darum kannst du diesen nicht übernehmen.
refused-not_invited = Dieser Platz wurde jemand anderem angeboten.
refused-offer_gone = Dieser Platz ist nicht mehr zu haben.
replace-asked = { $name } hat jetzt ein Angebot für den Platz.
seat-offered = { $name }, spielst du für { $old } weiter?
seat-yours = Der Platz gehört dir. Du siehst, was er von jetzt an sieht.
button-sit = Hinsetzen
button-withdraw = Angebot zurückziehen
vacant-offer-taken = Das Angebot wurde angenommen.
vacant-offer-gone = Der Platz ging an jemand anderen.
vacant-offer-present = { $name } ist da und spielt weiter, damit ist das Angebot erledigt.
vacant-offer-withdrawn = Das Angebot wurde zurückgezogen.
vacant-offer-ended = Das Spiel ist zu Ende.
offer-did-withdraw = Das Angebot ist zurückgezogen.
refused-offered_already = { $name } hat für diesen Platz schon ein offenes Angebot. Mit dessen Knopf lässt es sich zurückziehen.
refused-no_offer = Du hast diesen Platz niemandem angeboten.
refused-not_your_offer = Dieses Angebot kann nur zurückziehen, wer es gemacht hat, wem der Platz gehört oder wer gefragt wurde.
