# Was entscheidet, wer einen Server verwaltet, und die Grenzen für Personen und Server.

setup-heading = ### Spiele auf diesem Server
setup-language = **Sprache der öffentlichen Nachrichten:** { $language }
setup-threads =
    { $on ->
        [yes] **Threads:** für jede Partie
       *[no] **Threads:** ab dem zweiten Tisch in einem Kanal, sonst auf Wunsch
    }
setup-forum =
    { $on ->
        [yes] **Forum für Spiele:** { $forum }, ein Beitrag je Partie
       *[no] **Forum für Spiele:** keins
    }
setup-channels =
    { $count ->
        [0] **Kanäle für Spiele:** alle
       *[other] **Kanäle für Spiele:** { $channels } samt Threads. In allen anderen Kanälen und Foren wird nicht gespielt.
    }
refused-too_many_games =
    { $most ->
        [one] Du sitzt hier schon an einem Tisch; bring ihn erst zu Ende.
       *[other] Du sitzt hier schon an { $most } Tischen; bring erst einen zu Ende.
    }
refused-too_many_lobbies =
    { $most ->
        [one] Du hast hier eine offene Lobby; starte oder verlasse sie zuerst.
       *[other] Du hast hier { $most } offene Lobbys; starte oder verlasse zuerst eine.
    }
refused-guild_full =
    { $most ->
        [one] Dieser Server darf nur einen Tisch haben. Erst wenn er zu Ende ist, kann ein neuer eröffnet werden.
       *[other] Dieser Server darf nur { $most } Tische haben. Erst wenn einer zu Ende ist, kann ein neuer eröffnet werden.
    }
refused-too_many_computers =
    { $most ->
        [one] Hier spielen schon an einem Tisch nur Computer; setz dich dazu oder warte.
       *[other] Hier spielen schon an { $most } Tischen nur Computer; setz dich dazu oder warte.
    }
refused-too_many_notes =
    { $most ->
        [one] Du hast hier schon eine Notiz, mehr erlaubt dieser Server nicht; überschreib sie.
       *[other] Du hast hier schon { $most } Notizen; überschreib eine davon.
    }
command-setup-limits = Grenzen für jede Person und für diesen Server festlegen
param-limit-tables = Höchstzahl der Tische je Person
param-limit-lobbies = Höchstzahl der offenen Lobbys je Person
param-limit-guild_tables = Höchstzahl der Tische auf dem Server
param-limit-computer_tables = Höchstzahl der Tische, an denen nur Computer spielen
param-limit-notes = Höchstzahl der Notizen je Person
limits-heading = ### Grenzen für jede Person und für diesen Server
limit-tables = Tische je Person: { $most }
limit-lobbies = offene Lobbys je Person: { $most }
limit-guild_tables = Tische auf dem Server: { $most }
limit-computer_tables = Tische, an denen nur Computer spielen: { $most }
limit-notes = Notizen je Person: { $most }
setup-speed = **Tempo:** { $speed }, sofern niemand ein anderes wählt
setup-friendly = **Neue Partien:** { $on ->
        [yes] freundschaftlich, also nicht gewertet
       *[no] gewertet
    }
setup-tag-open = offen
setup-tag-running = läuft
setup-tag-ended = beendet
setup-choose-language = Sprache der öffentlichen Nachrichten …
setup-choose-channels = Kanäle: alle, oder wähle …
setup-choose-forum = Forum: keins, oder wähle …
setup-language-discord = Die Discord-Sprache des Servers
setup-choose-speed = Übliches Tempo …
setup-turn-threads =
    { $on ->
        [yes] Threads für jede Partie
       *[no] Threads ab dem zweiten Tisch
    }
setup-turn-friendly =
    { $on ->
        [yes] Üblich: Freundschaftspartien
       *[no] Üblich: gewertete Partien
    }
setup-open-limits = Grenzen
setup-open-check = Rechte
setup-open-settings = Einstellungen
param-usual-speed = Die übliche Zeit für eine Entscheidung
param-usual-friendly = Ob neue Partien freundschaftlich sind: nicht gewertet, und der Tisch kann alles zurücknehmen
limits-choose = Eine Grenze ändern …
limits-number = Neue Grenze …
limits-typed = -# Jede andere Zahl: `/setup limits`
param-limit-openings = Höchstzahl der Tische, die eine Person in einer Stunde eröffnet, Revanchen mitgezählt
param-limit-clicks = Höchstzahl der Klicks und Befehle je Person und Sekunde
limit-openings = eröffnete Tische je Person und Stunde: { $most }
limit-clicks = Klicks je Person und Sekunde: { $most }
refused-too_many_openings =
    { $most ->
        [one] Du hast hier in der letzten Stunde einen Tisch eröffnet, mehr erlaubt dieser Server nicht; setz dich zu anderen oder warte etwas.
       *[other] Du hast hier in der letzten Stunde { $most } Tische eröffnet; setz dich an einen oder warte etwas.
    }
refused-no_limit = Gib eine Zahl von { $least } bis { $most } an.
refused-called_lately = { $name } wurde erst vor Kurzem an diesen Tisch eingeladen.
refused-undo_often =
    { $minutes ->
        [one] Für jetzt ist genug zurückgenommen: Die anderen bekommen jedes Mal eine Nachricht. Versuch es in einer Minute noch einmal.
       *[other] Für jetzt ist genug zurückgenommen: Die anderen bekommen jedes Mal eine Nachricht. Versuch es in { $minutes } Minuten noch einmal.
    }
refused-opened_meanwhile = Du hast hier im selben Augenblick Tisch #{ $game } eröffnet, darum habe ich keinen weiteren eröffnet.
refused-opened_by_other = Hier hat im selben Augenblick jemand anders Tisch #{ $game } für dieses Spiel eröffnet. Drück dort auf **Mitspielen**, oder gib den Befehl für einen zweiten Tisch noch einmal ein.
refused-too_many_posts =
    { $seconds ->
        [one] Du hast an diesem Tisch viele Nachrichten ausgelöst. Versuch es in einer Sekunde noch einmal.
       *[other] Du hast an diesem Tisch viele Nachrichten ausgelöst. Versuch es in { $seconds } Sekunden noch einmal.
    }
refused-shown_there = Zeig das in { $place }, dort steht der Tisch.
refused-slow = { bot-slow }
refused-shown_lately = Du hast gerade erst allen etwas gezeigt; warte ein paar Sekunden.
