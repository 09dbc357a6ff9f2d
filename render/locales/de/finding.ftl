# Mitspieler finden: die Warteschlange für Tische, und die Liste der Tische eines Servers.

command-games-queue = Auf einen Tisch warten: Ich eröffne ihn, wenn genug Leute dasselbe wollen
param-queue-game = Das Spiel; ohne Angabe siehst du die Warteschlange
param-queue-players = Zahl der Spieler
param-limit-wishes = Höchstzahl der Tische, auf die eine Person warten kann
limit-wishes = erwartete Tische je Person: { $most }
refused-too_many_wishes =
    { $most ->
        [0] Auf diesem Server gibt es keine Warteschlange.
        [one] Du kannst hier auf einen Tisch warten. Entferne ihn zuerst.
       *[other] Du kannst hier auf { $most } Tische warten. Entferne zuerst einen.
    }
refused-no_players = Dieses Spiel ist für { $least } bis { $most } Personen.
finding-others =
    { $count ->
        [one] { $names } und eine weitere Person
       *[other] { $names } und { $count } weitere
    }
queue-wanted =
    { $players ->
        [one] { $game } · eine Person · { $speed }
       *[other] { $game } · { $players } Personen · { $speed }
    }
queue-line = **{ $game }** · { $count } von { $players } Personen: { $people }
    -# { $speed }
queue-heading = ### Warteschlange
queue-own = **Du wartest auf:** { $wanted }
    -# Bis { $when }
queue-how = -# Wenn genug Leute dasselbe wollen, eröffne ich einen Tisch und erwähne jeden von euch einmal. Mit `/games queue game:` wartest du auf einen weiteren Tisch.
queue-added = Du bist in der Warteschlange: { $wanted }.
queue-already = Du bist schon in dieser Warteschlange: { $wanted }.
queue-dropped = Du hast die Warteschlange verlassen: { $wanted }.
queue-ended = Nach zwei Wochen endet dein Platz in der Warteschlange: { $wanted }. Mit `/games queue` wartest du weiter.
queue-nowhere = Genug Leute wollen das, aber ich finde keinen Kanal, in dem ihr alle schreiben könnt: { $wanted }. Benutze `/games queue` in so einem Kanal.
queue-said = { $who } Genug Leute wollen dieses Spiel, darum ist euer Tisch oben offen.
button-queue = Warteschlange
button-want-too = Ich auch
button-end-wish = Entfernen
wall-heading = ## Spiele auf diesem Server
wall-lobbies = ### Tische mit freien Plätzen
wall-lobbies-none = Keine. Mit `/new` eröffnest du einen.
wall-lobbies-more = -# Das sind die neuesten. Alle { $count } zeigt `/games open`.
wall-lobby =
    { $taken ->
        [0] { $table } · noch niemand
       *[other] { $table } · { $people }
    }
    -# { $least } bis { $most } Personen · { $speed }
wall-running = ### Laufende Partien
wall-running-none = Keine.
wall-running-more = -# Das sind die neuesten von { $count }.
wall-waits = - { $table } · wartet auf { $who }
wall-paused = - { $table } · ruht
wall-plays = - { $table }
wall-queue = ### Warteschlange
wall-queue-none = Niemand wartet. Mit `/games queue` wartest du auf einen Tisch.
wall-queue-more = -# Das sind einige von { $count } erwarteten Tischen. Mehr zeigt **{ button-queue }**.
wall-leagues = ### Ligen
wall-league-open = - { $league } · { $count } von { $most } Plätzen besetzt
wall-league-next = - { $league } · Runde { $round } beginnt { $when }
wall-league-round = - { $league } · Runde { $round } bis { $when }
wall-puzzle = **Rätsel des Tages:** { $game }
param-wall = In diesem Kanal eine Liste der offenen Tische, der Partien und der Warteschlange führen
param-no-wall = Diese Liste entfernen
setup-wall =
    { $on ->
        [yes] **Liste der Tische:** { $channel }
       *[no] **Liste der Tische:** keine
    }
setup-choose-wall = Liste der Tische: keine, oder wähle …
check-wall = ❌ Ich kann die Liste der Tische in { $channel } nicht führen. Dort brauche ich: { $names }.
check-no-wall = ❌ Den Kanal der Liste der Tische ({ $channel }) gibt es nicht mehr. Wähle in den Einstellungen einen anderen.
