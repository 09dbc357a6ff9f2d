# Was entscheidet, wer einen Server verwaltet, und die Grenzen für Personen und Server.

setup-heading = ### Wie hier gespielt wird
setup-language = **Sprache der öffentlichen Nachrichten:** { $language }
setup-threads =
    { $on ->
        [yes] **Threads:** jedes Spiel bekommt einen
       *[no] **Threads:** nur auf Wunsch
    }
setup-channels =
    { $count ->
        [0] **Kanäle für Spiele:** alle
       *[other] **Kanäle für Spiele:** { $channels }
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
        [one] Dieser Server hat einen Tisch und darf nicht mehr haben; erst muss er enden.
       *[other] Dieser Server hat schon { $most } Tische; erst müssen welche enden, bevor es neue gibt.
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
command-setup-limits = Wie viele Tische eine Person und der Server gleichzeitig haben dürfen
param-limit-tables = An wie vielen Tischen eine Person sitzen darf
param-limit-lobbies = Wie viele Lobbys eine Person offen haben darf
param-limit-guild_tables = Wie viele Tische der Server haben darf
param-limit-computer_tables = An wie vielen Tischen Computer unter sich spielen dürfen
param-limit-notes = Wie viele Notizen eine Person haben darf
limits-heading = ### Was eine Person und dieser Server haben dürfen
limit-tables = Tische einer Person: { $most }
limit-lobbies = offene Lobbys einer Person: { $most }
limit-guild_tables = Tische des Servers: { $most }
limit-computer_tables = Tische, an denen nur Computer spielen: { $most }
limit-notes = Notizen einer Person: { $most }
setup-speed = **Tempo:** { $speed }, sofern niemand ein anderes wählt
setup-choose-language = Sprache der öffentlichen Nachrichten …
setup-choose-channels = Kanäle: alle, oder wähle …
setup-language-discord = Wie Discord für den Server eingestellt ist
setup-choose-speed = Übliches Tempo …
setup-turn-threads =
    { $on ->
        [yes] Jedem Spiel ein Thread
       *[no] Threads nur auf Wunsch
    }
setup-open-limits = Grenzen
setup-open-check = Rechte
setup-open-settings = Einstellungen
param-usual-speed = Wie lange eine Entscheidung dauern darf, sofern niemand anderes wählt
limits-choose = Eine Grenze ändern …
limits-number = Wie viele …
limits-typed = -# Jede andere Zahl: `/setup limits`
param-limit-openings = Wie viele Tische eine Person in einer Stunde eröffnen darf, Revanchen mitgezählt
param-limit-clicks = Wie viele Klicks und Befehle einer Person in der Sekunde beantwortet werden
limit-openings = in einer Stunde eröffnete Tische einer Person: { $most }
limit-clicks = Klicks einer Person in der Sekunde: { $most }
refused-too_many_openings =
    { $most ->
        [one] Du hast hier in der letzten Stunde einen Tisch eröffnet, mehr erlaubt dieser Server nicht; setz dich zu anderen oder warte etwas.
       *[other] Du hast hier in der letzten Stunde { $most } Tische eröffnet; setz dich an einen oder warte etwas.
    }
refused-no_limit = Bitte eine Zahl von { $least } bis { $most }.
refused-called_lately = { $name } wurde erst vor Kurzem an diesen Tisch gebeten.
refused-undo_often =
    { $minutes ->
        [one] Das ging jetzt oft genug zurück: Die anderen werden jedes Mal gerufen. Spiel weiter, oder versuch es in einer Minute noch einmal.
       *[other] Das ging jetzt oft genug zurück: Die anderen werden jedes Mal gerufen. Spiel weiter, oder versuch es in { $minutes } Minuten noch einmal.
    }
refused-opened_meanwhile = Du hast im selben Augenblick hier Tisch #{ $game } eröffnet, darum eröffnet dieser Befehl keinen.
refused-opened_by_other = Hier hat im selben Augenblick jemand anders Tisch #{ $game } für dieses Spiel eröffnet. Drück dort auf **Mitspielen**, oder gib den Befehl für einen zweiten Tisch noch einmal ein.
refused-too_many_posts =
    { $seconds ->
        [one] Du hast an diesem Tisch viele Nachrichten ausgelöst. Versuch es in einer Sekunde noch einmal.
       *[other] Du hast an diesem Tisch viele Nachrichten ausgelöst. Versuch es in { $seconds } Sekunden noch einmal.
    }
refused-shown_there = Zeig das in { $place }, dort steht der Tisch.
refused-slow = { bot-slow }
refused-shown_lately = Du hast gerade erst allen etwas gezeigt; warte ein paar Sekunden.
