# Leagues and tournaments of a server.

command-league = Leagues and tournaments
command-league-open = Open a league in this channel
command-league-join = Join a league
command-league-leave = Leave a league
command-league-start = Start a league, or its next round, before its time
command-league-standings = Show the standings of a league
command-league-past = List the leagues that have ended
command-league-export = Save a league as a JSON file
command-league-close = Close a league without a winner
param-league = The league, if there are several
param-league-form = Round robin, Swiss, or knock-out with groups
param-league-seats = Maximum number of people at a table (default 2)
param-league-people = Number of people who can join (default 16, or 8 in a round robin)
param-league-rounds = Number of rounds of a Swiss league
param-league-days = Days for a round (default 7)
param-league-start = Hours until the start (default: it starts when full)
param-league-role = Let the members of this role open leagues
param-no-league-role = Let only managers open leagues
param-limit-leagues = Maximum number of leagues on the server
limit-leagues = leagues on the server: { $most }
setup-league-role =
    { $on ->
        [yes] **Leagues:** managers and { $role } can open them
       *[no] **Leagues:** only managers can open them
    }
setup-choose-role = Leagues: only managers, or choose a role …
league-form-robin = Round robin
league-form-swiss = Swiss
league-form-knockout = Knock-out with groups
league-title = { $game } · League #{ $league }
league-decimal = { $whole }.{ $tenth }
league-thread = League #{ $league } · Round { $round }, table { $table }
league-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
league-seats = tables of { $count }
league-days =
    { $count ->
        [one] one day a round
       *[other] { $count } days a round
    }
league-joined =
    { $count ->
        [0] **No one has joined yet.** Places: { $most }
       *[other] **{ $count } of { $most }:** { $names }
    }
league-starts = Starts { $when }
league-starts-full = Starts when { $most } people have joined, or when a manager presses **Start**
league-how = -# Each round opens its tables by itself. `/help` has the rules of leagues.
league-next = **Round { $round }** begins { $when }.
league-playing = Playing: { $names }
league-round = **{ $round }**, until { $until }
league-round-name = Round { $round }
league-round-of = Round { $round } of { $rounds }
league-round-group = Groups, round { $round }
league-round-final = Final
league-byes = Bye: { $names }
league-at-deadline = decided at the deadline
league-won =
    { $count ->
        [one] 👑 The winner is **{ $names }**.
       *[other] 👑 The winners are **{ $names }**.
    }
league-closed = This league was closed without a winner.
league-short = Too few people have joined, so this league is closed.
league-standings-before = Standings before the first round
league-standings-after = Standings after round { $round }
league-standings-final = Final standings
league-order = -# Points: 12 for a first place, 0 for a last place, even steps between. Equal points: the sum of the opponents' points, then the direct results.
league-gone = left
league-detail = { $wins } of { $played } won · opponents { $sum }
league-alt = { $title }. { $count } of { $most } have joined: { $names }
league-button-table = Standings
league-button-export = Export
league-button-close = Close league
league-close-sure = Close { $title } without a winner? Its tables go on.
league-table-said = League #{ $league }, round { $round }: { $who }, this is your table. Its result counts until { $until }.
league-deadline-said = The round of the league is over. This table is decided by the scores so far, and the players it waited for come last.
league-opened = { $title } is open. Its message follows in this channel.
league-did-join = You've joined { $title }.
league-did-leave = You've left { $title }.
league-did-leave-running = You've left { $title }: you won't be drawn again. Finish your present table, or concede there.
league-did-start = { $title } begins now.
league-did-close = { $title } is closed. Its tables go on.
league-past-heading = ### Past leagues
league-past-none = No league has ended yet.
league-exported = { $title } as a file.
refused-league_organiser = Only managers of the server, the league's opener, and members of the role in `/setup options` can do that.
refused-league_robin = A round robin has at most { $most } people. Use Swiss for more.
refused-league_misfit = These options don't work with tables of { $count }. Change the options or the number of seats.
refused-no_league = There is no such league here. `/league past` lists those that have ended.
refused-league_which = There are several leagues. Name one with `league:`.
refused-too_many_leagues =
    { $most ->
        [one] This server can have one league. It must end before you can open another.
       *[other] This server can have { $most } leagues. One must end before you can open another.
    }
refused-league_joined = You're in this league already.
refused-league_full = This league is full: { $most } people have joined.
refused-not_in_league = You aren't in this league.
refused-league_short =
    { $least ->
        [one] This league needs one person.
       *[other] This league needs { $least } people.
    }
refused-league_runs = A round is running. The next one begins after it.
refused-league_started = This league has already started.
refused-league_over = This league is over.
refused-league_opened = This table is open already.
help-league =
    ### Leagues
    - `/league open` opens a league: a **round robin** of up to 8 people, **Swiss** with a number of rounds, or a **knock-out** with groups. Join by its button. Tables open by themselves and are rated like any other.
    - The first of a table scores 12 points, the last none, and the others the steps between. Equal places share their points. A bye scores like a win.
    - Equal points are decided by the sum of the opponents' points, then by the direct results.
    - The draw prefers new opponents. The person who began least often gets the first seat.
    - At the deadline an unfinished table is decided by its scores. The players it waits for come after the others, and those who left or were replaced come last. A game without a result is a tie.
    - If you leave a league, your results stay, and you aren't drawn again.
    - In a knock-out, two of each group of four go on. At tables of three or more it is the better half.
