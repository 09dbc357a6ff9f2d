# Server settings, and the limits of people and servers.

setup-heading = ### Games on this server
setup-language = **Language of public messages:** { $language }
setup-threads =
    { $on ->
        [yes] **Threads:** for every game
       *[no] **Threads:** from the second table in a channel on, or on request
    }
setup-forum =
    { $on ->
        [yes] **Forum for games:** { $forum }, one post per game
       *[no] **Forum for games:** none
    }
setup-channels =
    { $count ->
        [0] **Channels for games:** all
       *[other] **Channels for games:** { $channels }, with their threads. All other channels and forums are closed to games.
    }
refused-too_many_games =
    { $most ->
        [one] You can play at one table here. Finish it first.
       *[other] You can play at { $most } tables here. Finish one first.
    }
refused-too_many_lobbies =
    { $most ->
        [one] You have an open lobby here. Start or leave it first.
       *[other] You have { $most } open lobbies here. Start or leave one first.
    }
refused-guild_full =
    { $most ->
        [one] This server can have one table. It must end before you can open another.
       *[other] This server can have { $most } tables. One must end before you can open another.
    }
refused-too_many_computers =
    { $most ->
        [one] This server can have one table with computers only. Join it, or wait.
       *[other] This server can have { $most } tables with computers only. Join one, or wait.
    }
refused-too_many_notes =
    { $most ->
        [one] You can keep one note here. Overwrite it.
       *[other] You can keep { $most } notes here. Overwrite one.
    }
command-setup-limits = Set limits for each person and for this server
param-limit-tables = Maximum number of tables per person
param-limit-lobbies = Maximum number of open lobbies per person
param-limit-guild_tables = Maximum number of tables on the server
param-limit-computer_tables = Maximum number of tables with computers only
param-limit-notes = Maximum number of notes per person
limits-heading = ### Limits for a person and for this server
limit-tables = tables per person: { $most }
limit-lobbies = open lobbies per person: { $most }
limit-guild_tables = tables on the server: { $most }
limit-computer_tables = tables with computers only: { $most }
limit-notes = notes per person: { $most }
setup-speed = **Default speed:** { $speed }
setup-friendly = **New games:** { $on ->
        [yes] friendly, so not rated
       *[no] rated
    }
setup-tag-open = open
setup-tag-running = running
setup-tag-ended = ended
setup-choose-language = Language of public messages …
setup-choose-channels = Channels: all, or choose …
setup-choose-forum = Forum: none, or choose …
setup-language-discord = The server's Discord language
setup-choose-speed = Default speed …
setup-turn-threads =
    { $on ->
        [yes] Threads for every game
       *[no] Threads from the second table on
    }
setup-turn-friendly =
    { $on ->
        [yes] Friendly games by default
       *[no] Rated games by default
    }
setup-open-limits = Limits
setup-open-check = Permissions
setup-open-settings = Settings
param-usual-speed = The default time for a decision
param-usual-friendly = Whether new games are friendly: not rated, and the table can agree to undo anything
limits-choose = Change a limit …
limits-number = New limit …
limits-typed = -# Any other number: `/setup limits`
param-limit-openings = Maximum number of tables that one person can open per hour, including rematches
param-limit-clicks = Maximum number of clicks and commands per person and second
limit-openings = tables opened per person and hour: { $most }
limit-clicks = clicks per person and second: { $most }
refused-too_many_openings =
    { $most ->
        [one] You can open one table an hour here. Join another, or wait.
       *[other] You can open { $most } tables an hour here. Join one, or wait.
    }
refused-no_limit = Use a number from { $least } to { $most }.
refused-called_lately = { $name } was invited to this table a short time ago.
refused-undo_often =
    { $minutes ->
        [one] Too many undos for now: each one pings the others. Try again in one minute.
       *[other] Too many undos for now: each one pings the others. Try again in { $minutes } minutes.
    }
refused-opened_meanwhile = You opened table #{ $game } here at the same time, so I haven't opened another.
refused-opened_by_other = Another player opened table #{ $game } of this game here at the same time. Press **Join** there, or use the command again for a second table.
refused-too_many_posts =
    { $seconds ->
        [one] You have posted a lot at this table. Try again in one second.
       *[other] You have posted a lot at this table. Try again in { $seconds } seconds.
    }
refused-shown_there = Show that in { $place }, the table's channel.
refused-slow = { bot-slow }
refused-shown_lately = You have just shown something to everyone. Wait a few seconds.
