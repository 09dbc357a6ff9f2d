# Finding people: the queue of wishes for tables, and the wall, which lists a server's tables.

command-games-queue = Wait for a table: I open one when enough people want the same
param-queue-game = The game; omit it to see the queue
param-queue-players = Number of players
param-limit-wishes = Maximum number of tables for which one person can wait in the queue
limit-wishes = waiting in the queue per person: { $most }
refused-too_many_wishes =
    { $most ->
        [0] This server has no queue.
        [one] You can wait for one table here. Remove it first.
       *[other] You can wait for { $most } tables here. Remove one first.
    }
refused-no_players = This game has { $least } to { $most } players.
finding-others =
    { $count ->
        [one] { $names } and one more
       *[other] { $names } and { $count } more
    }
queue-wanted =
    { $players ->
        [one] { $game } · one player · { $speed }
       *[other] { $game } · { $players } players · { $speed }
    }
queue-line = **{ $game }** · { $count } of { $players } players: { $people }
    -# { $speed }
queue-heading = ### Queue
queue-own = **You wait for:** { $wanted }
    -# Until { $when }
queue-how = -# When enough people want the same, I open a table and ping each of you once. `/games queue game:` adds a table to wait for.
queue-added = You're in the queue: { $wanted }.
queue-already = You're in this queue already: { $wanted }.
queue-dropped = You've left the queue: { $wanted }.
queue-ended = You've waited for two weeks, so you've left the queue: { $wanted }. Use `/games queue` to wait again.
queue-nowhere = Enough people want this, but I find no channel where all of you can write: { $wanted }. Use `/games queue` in such a channel.
queue-said = { $who } Enough people want this game, so your table is open above.
button-queue = Queue
button-want-too = Me too
button-end-wish = Remove
wall-heading = ## Games on this server
wall-lobbies = ### Tables to join
wall-lobbies-none = None. Use `/new` to open one.
wall-lobbies-more = -# These are the newest. `/games open` lists all { $count }.
wall-lobby =
    { $taken ->
        [0] { $table } · no players yet
       *[other] { $table } · { $people }
    }
    -# { $least } to { $most } players · { $speed }
wall-running = ### Games in progress
wall-running-none = None.
wall-running-more = -# These are the newest of { $count }.
wall-waits = - { $table } · waiting for { $who }
wall-paused = - { $table } · paused
wall-plays = - { $table }
wall-queue = ### Queue
wall-queue-none = No one waits. Use `/games queue` to wait for a table.
wall-queue-more = -# These are some of { $count } tables that people wait for. **{ button-queue }** shows more.
wall-leagues = ### Leagues
wall-league-open = - { $league } · { $count } of { $most } people have joined
wall-league-next = - { $league } · round { $round } begins { $when }
wall-league-round = - { $league } · round { $round } until { $when }
wall-puzzle = **Puzzle of the day:** { $game }
param-wall = Keep a list of open tables, games and the queue in this channel
param-no-wall = Remove this list
setup-wall =
    { $on ->
        [yes] **List of tables:** { $channel }
       *[no] **List of tables:** none
    }
setup-choose-wall = List of tables: none, or choose …
check-wall = ❌ I can't keep the list of tables in { $channel }. I need there: { $names }.
check-no-wall = ❌ The channel of the list of tables ({ $channel }) no longer exists. Choose another in the settings.
