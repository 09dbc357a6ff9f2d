# What people come back for: results and ratings, lists, invitations, their own data.

command-leaderboard = Who plays a game how well on this server
command-me-stats = What you have played on this server, and how well

leaderboard-heading = { $game } · leaderboard
leaderboard-none = Nobody has played this to the end here yet.
leaderboard-computer = Computer ({ $level })
stats-level-normal = normal
leaderboard-detail =
    { $count ->
        [one] { $count } game · { $wins } won
       *[other] { $count } games · { $wins } won
    }
leaderboard-how = -# Everyone starts at 1000. Beating stronger people gains more; games against computers count little. `/help` explains ratings, and `/me settings` takes you off this list.
stats-heading = ### What you have played here
stats-line =
    { $count ->
        [one] - **{ $game }**: one game, { $wins } won, best score { $best }, rating { $points }
       *[other] - **{ $game }**: { $count } games, { $wins } won, best score { $best }, rating { $points }
    }
stats-none = Nothing to the end yet.
stats-shown = Show me on leaderboards
stats-hidden = Leave me off leaderboards

button-replay = Replay
param-past = After which move you want to see it; 0 is the start
past-heading =
    { $turn ->
        [0] ### { $game } · move { $move } · setup
       *[other] ### { $game } · move { $move } · turn { $turn }
    }
refused-no_past = The rules have changed since that was played, so its past cannot be shown any more.
refused-no_moment = There is no such move; there are { $most } so far.

review-heading = ### { $game }, looked back at: { $moves } moves
review-film = { $game } as a film, turn by turn.
review-check = -# To check the draw: the SHA-256 of the seed's bytes is what was announced at the start, and `/game export` gives a file that plays the whole game again.
chart-title = { $game } · the scores
chart-across =
    { $first ->
        [0] Setup to turn { $last }
       *[other] Turns { $first } to { $last }
    }
chart-stood =
    { $turn ->
        [0] In the setup: { $scores }
       *[other] After turn { $turn }: { $scores }
    }
points-sum = Sum
button-show = Show to everybody
param-about = Whom you want to know about: what others did that concerns them
log-heading-about = ### What others did that concerns { $name }
refused-not_at_table = That person does not sit at this table.

command-game-export = The game as a file: all of it once it is over, before that what you saw of it
param-format = As what
export-as-json = JSON: the log and the position
export-as-text = Text: what happened
export-as-animation = Animation: the whole game as a film
export-json = The game as a document. Once it is over, `python -m data.export` plays it again, or makes a test of it.
export-text = What happened, line by line.
export-animation = The game as a film.
refused-not_over = Only those who play can have that before the game is over.
refused-no_film = The film could not be made; please try again later.

games-waits = **waits for you**
command-me-data = What is kept about you: take it away, or delete it
param-data = Which of the two
data-export = Give me everything that is kept about me
data-delete = Delete everything that is kept about me
data-given = This is everything that is kept about you.
data-what =
    ### Delete everything about you?
    Your settings, notes and ratings are deleted on every server, and your Discord id wherever it is kept. At running tables a computer takes your seat at once.
    What stays: the moves of games that others play or have played, by “former player”; messages that stand in channels already; and copies that whoever runs me may have made before. A running game keeps a scrambled mark of you until it ends, so that you can’t take another seat there.
    This cannot be undone.
data-sure = Yes, delete everything
data-former = former player
data-partly =
    { $count ->
        [one] Everything about you is deleted, but for one server whose file cannot be opened now. Please ask again later.
       *[other] Everything about you is deleted, but for { $count } servers whose files cannot be opened now. Please ask again later.
    }
data-done = Everything about you is deleted. If you play again, you begin anew.

expired-lobby = Nothing has happened at this table for three days, so it is closed. `/new` opens another.
expired-warning = Nobody has played here for long. { $who } Unless somebody plays, this game is closed { $when }.
expired-game = Nobody has played here for weeks, so this game is closed without a result.

log-done-to-you = **What others did that concerns you**
command-game-invite = Call somebody to your table before it starts
param-invited = Whom you want to play with
invite-done = { $name } is called.
invite-said = { $who }, { $name } wants to play { $game } with you.

param-private = Only for those whom you invite: in a private thread, where I may open one
lobby-private = 🔒 Only those may join who are invited: `/game invite`.
lobby-hidden = 🔒 This thread is private: only those see it who are invited (`/game invite`), and moderators.
new-hidden = 🔒 Your table stands in a private thread, { $place }. Nobody else sees it; call friends there with `/game invite`.
new-private =
    🔒 Your table stands in { $place }. I can make no private thread here, so whoever sees this channel sees the lobby and the game; only those can join whom you call with `/game invite`.
    -# With “Create Private Threads”, for you and for me, a private table gets a thread of its own.
refused-only_there = This table is private: do that in { $place }, so that nobody else learns of it.
refused-not_let_in = I cannot let { $name } into the private thread: they have to see the channel around it.
refused-private = This table is private: only those who are invited may join.
command-games-watch = Tell me when a table of this game opens here, or no longer
watch-on = You are told when a table of { $game } opens here, at most twice a day. The same command ends it.
watch-off = You are no longer told when a table of { $game } opens here.
watch-said = { $who } A table of { $game } is open: join above. (`/games watch` ends this.)
