# What whoever manages a server decides, and the limits of people and servers.

setup-heading = ### How games are played here
setup-language = **Language of public messages:** { $language }
setup-threads =
    { $on ->
        [yes] **Threads:** every game gets one
       *[no] **Threads:** only when asked for
    }
setup-channels =
    { $count ->
        [0] **Channels for games:** all
       *[other] **Channels for games:** { $channels }
    }
refused-too_many_games =
    { $most ->
        [one] You already sit at one table here; finish it first.
       *[other] You already sit at { $most } tables here; finish one first.
    }
refused-too_many_lobbies =
    { $most ->
        [one] You have an open lobby here; start or leave it first.
       *[other] You have { $most } open lobbies here; start one or leave it first.
    }
refused-guild_full =
    { $most ->
        [one] This server has one table, and may not have more; it must end before there can be a new one.
       *[other] This server has { $most } tables already; some must end before there can be new ones.
    }
refused-too_many_computers =
    { $most ->
        [one] Computers already play a table among themselves here; sit down with them, or wait.
       *[other] Computers already play { $most } tables among themselves here; sit down with them, or wait.
    }
refused-too_many_notes =
    { $most ->
        [one] You keep a note here already, and one is what this server allows; write over it.
       *[other] You keep { $most } notes here already; empty one by writing over it.
    }
command-setup-limits = How many tables one person, and the server, may have at a time
param-limit-tables = How many tables one person may sit at
param-limit-lobbies = How many lobbies one person may have open
param-limit-guild_tables = How many tables the server may have
param-limit-computer_tables = How many tables computers may play among themselves
param-limit-notes = How many notes one person may keep
limits-heading = ### What one person, and this server, may have
limit-tables = tables of one person: { $most }
limit-lobbies = open lobbies of one person: { $most }
limit-guild_tables = tables of the server: { $most }
limit-computer_tables = tables at which only computers play: { $most }
limit-notes = notes of one person: { $most }
setup-speed = **Speed:** { $speed }, unless somebody chooses another
setup-choose-language = Language of public messages …
setup-choose-channels = Channels: all, or choose …
setup-language-discord = As Discord is set for the server
setup-choose-speed = Usual speed …
setup-turn-threads =
    { $on ->
        [yes] A thread for every game
       *[no] Threads only when asked for
    }
setup-open-limits = Limits
setup-open-check = Permissions
setup-open-settings = Settings
param-usual-speed = How long a decision may take unless somebody chooses otherwise
limits-choose = Change a limit …
limits-number = How many …
limits-typed = -# Any other number: `/setup limits`
param-limit-openings = How many tables one person may open in an hour, rematches among them
param-limit-clicks = How many clicks and commands a second are answered for one person
limit-openings = tables opened by one person in an hour: { $most }
limit-clicks = clicks of one person in a second: { $most }
refused-too_many_openings =
    { $most ->
        [one] You have opened a table here in the last hour, and one is what this server allows; join another, or wait a while.
       *[other] You have opened { $most } tables here in the last hour; join one, or wait a while.
    }
refused-no_limit = A number from { $least } to { $most }, please.
refused-called_lately = { $name } was asked to this table a short time ago.
refused-undo_often = That was taken back often enough for now: the others are called each time. Play on, or try again in { $minutes } minutes.
refused-opened_meanwhile = You opened table #{ $game } here at the same moment, so this command has opened none.
refused-too_many_posts =
    { $seconds ->
        [one] You have posted a lot at this table. Try again in one second.
       *[other] You have posted a lot at this table. Try again in { $seconds } seconds.
    }
refused-shown_there = Show that in { $place }, where the table stands.
refused-shown_lately = You have shown something to everybody just now; wait a few seconds.
