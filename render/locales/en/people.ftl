# Results and ratings, lists, invitations, personal data.

command-leaderboard = Rankings on this server
command-me-stats = Your games and ratings on this server

leaderboard-heading = { $game } · leaderboard
leaderboard-none = No finished games yet.
leaderboard-computer = Computer ({ $level })
leaderboard-detail =
    { $count ->
        [one] { $count } game · { $wins } won
       *[other] { $count } games · { $wins } won
    }
leaderboard-how = -# Everyone starts at 1000. Beating stronger players gains more; games against computers count little. `/help` explains ratings, and `/me settings` takes you off this list.
stats-heading = ### Your games here
stats-line =
    { $count ->
        [one] - **{ $game }**: one game, { $wins } won, best score { $best }, rating { $points }
       *[other] - **{ $game }**: { $count } games, { $wins } won, best score { $best }, rating { $points }
    }
stats-none = No finished games yet.
stats-shown = Show me on leaderboards
stats-hidden = Hide me from leaderboards

button-replay = Replay
button-mine = Replay from my move
param-past = The move to show; 0 is the start
past-heading =
    { $turn ->
        [0] ### move { $move } · setup
       *[other] ### move { $move } · turn { $turn }
    }
refused-no_past = The rules have changed since then, so I can't show this move.
refused-no_moment = There is no such move. There are { $most } so far.

review-heading = ### Review of { $moves } moves
review-film = An animation of { $game }, turn by turn.
review-film-course = An animation of { $game }: { $course }
course-halfway =
    { $count ->
        [one] Halfway, after turn { $turn }, { $who } leads: { $scores }.
       *[other] Halfway, after turn { $turn }, { $who } share the lead: { $scores }.
    }
course-lead =
    { $changes ->
        [0] { $who } takes the lead by turn { $turn } and never loses it.
        [one] The lead changes once: { $who } takes it for good by turn { $turn }.
       *[other] The lead changes { $changes } times: { $who } takes it for good by turn { $turn }.
    }
course-lead-so-far =
    { $changes ->
        [0] { $who } has led since turn { $turn }.
        [one] The lead has changed once: { $who } has had it since turn { $turn }.
       *[other] The lead has changed { $changes } times: { $who } has had it since turn { $turn }.
    }
course-level =
    { $changes ->
        [0] No one takes the lead from another player: { $who } have had the same score since turn { $turn }.
        [one] The lead changes once: { $who } have had the same score since turn { $turn }.
       *[other] The lead changes { $changes } times: { $who } have had the same score since turn { $turn }.
    }
course-open = After turn { $turn } the game is still open: { $scores }.
course-end =
    { $count ->
        [one] { $who } wins after turn { $turn }: { $scores }.
       *[other] { $who } win together after turn { $turn }: { $scores }.
    }
review-check = -# To check the draw, compare the SHA-256 of the seed's bytes with the one announced at the start. `/game export` gives a file that replays the whole game.
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
button-decided = What decided it?
param-decided = Show what decided a game that is over
decided-heading = ### What decided it?
decided-curve = -# The chart shows the chances of winning, turn by turn, from what everyone could see.
decided-moment = -# The picture shows the table as you saw it, with the choice of level hard marked.
decided-marks = -# The picture shows the table as you saw it: + is the choice of level hard, − is yours.
decided-worst = The choices that cost you most:
decided-none = No choice of yours had a clearly better alternative.
decided-line =
    { $turn ->
        [0] **{ $number }.** Setup · −{ $loss }% to win
       *[other] **{ $number }.** Turn { $turn } · −{ $loss }% to win
    }
    -# { $asked }
    You: { $made }
    Level hard: { $better }
decided-show-curve = Curve
decided-title = { $game } · chances to win in %
decided-stood =
    { $turn ->
        [0] In the setup, in percent: { $scores }
       *[other] At turn { $turn }, in percent: { $scores }
    }
points-sum = Sum
button-show = Show to everyone
param-about = Show what the others did to this player
log-heading-about = ### What others did to { $name }
refused-not_at_table = That person isn't a player at this table.

command-game-export = Save the game as a file: the whole game once it's over, until then your view of it
param-format = Format
export-as-json = JSON: the log and the position
export-as-text = Text: the events
export-as-animation = Animation: the whole game
export-json = The game as a file. Once it's over, `python -m data.export` replays it or turns it into a test.
export-text = The events of the game, line by line.
export-animation = An animation of the game.
refused-not_decided = This game isn't over yet.
refused-not_over = Only players can have that before the game is over.
refused-no_film = I couldn't make the animation. Try again later.

games-waits = **waits for you**
games-stand-in = A computer plays for you. **{ button-play }** brings you back.
command-me-data = Export or delete everything stored about you
param-data = Export or delete
data-export = Export everything stored about me
data-delete = Delete everything stored about me
data-given = This is everything stored about you.
data-partly-given =
    { $count ->
        [one] This is everything stored about you, except on the server { $servers }, whose file I can't read now. Try again later.
       *[other] This is everything stored about you, except on the servers { $servers }, whose files I can't read now. Try again later.
    }
data-what =
    ### Delete everything about you?
    This deletes your settings, notes and ratings on every server, and your Discord ID everywhere. At running tables a computer takes your seat at once.
    These stay: your moves in games with other players, under “former player”; messages in channels; and my operator's backups. A running game keeps a hash of your ID until it ends, so that you can't take another seat there.
    You can't undo this.
data-sure = Yes, delete everything
data-former = former player
data-partly =
    { $count ->
        [one] Everything about you is deleted, except on one server whose file I can't open now. Try again later.
       *[other] Everything about you is deleted, except on { $count } servers whose files I can't open now. Try again later.
    }
data-done = Everything about you is deleted. If you play again, you start from scratch.

game-lost-table = Table #{ $game } is lost: its data is missing. Use `/new` to open another.
game-lost-choices = The last choices at table #{ $game } are lost: their data is missing. The game continues from an earlier state.
expired-lobby = This table hasn't started for three days, so it's closed. Use `/new` to open another.
expired-warning = No one has played here for a long time. { $who } Without a move this game will be closed { $when }.
expired-game = No one has played here for weeks, so this game is closed without a result.

log-done-to-you = **What others did to you**
panel-since = -# **Since your last turn**
news-more =
    { $count ->
        [one] -# … one more: *{ button-log }*
       *[other] -# … { $count } more: *{ button-log }*
    }
panel-since-start = -# **The game so far**
offers-in-vain =
    { $count ->
        [one] One offer came to nothing.
       *[other] { $count } offers came to nothing.
    }
command-game-invite = Invite a player to your table before it starts
param-invited = The player to invite
context-invite = Invite to a game
context-look-back = Look back from here
refused-a_bot_guest = A bot can't take a seat. **{ lobby-add }** seats a computer.
refused-has_left = { $name } is no longer on this server.
refused-no_own_lobby = You have no table that waits for players. Open one with `/new`.
refused-no_message_of_a_table = This isn't a message of a table. To see earlier moves, use `/game board move:`.
invite-done = { $name } is invited.
invite-said = { $who }, { $name } wants to play with you.
invite-unpinged = I can't ping { $names } right now, but the invitation stands.
invites-muted = You get no more pings for invitations. Use `/me settings` to switch them back on.

param-private = Only for players you invite, in a private thread if I can create one
lobby-private = 🔒 Only invited players can join: `/game invite`.
lobby-hidden = 🔒 This thread is private. Only moderators and players you invite (`/game invite`) can see it.
new-hidden = 🔒 Your table is in a private thread, { $place }. No one else can see it; invite friends there with `/game invite`.
new-private =
    🔒 Your table is in { $place }. I can't create private threads here, so everyone in this channel can see the lobby and the game. Only players you invite with `/game invite` can join.
    -# If you and I have the permission “Create Private Threads”, a private table gets its own thread.
refused-only_there = This table is private. Do that in { $place }, so that no one else learns of it.
refused-not_let_in = I can't add { $name } to the private thread, because they can't see its channel.
refused-not_added = Discord didn't add { $name } to the private thread. Invite them again.
refused-private = This table is private. Only invited players can join.
command-games-watch = Tell me when a table of this game opens here, or stop
watch-on = I'll tell you when a table of { $game } opens here, at most twice a day. `/games watch stop:True` ends this.
watch-off = I'll no longer tell you when a table of { $game } opens here.
watch-said = { $who } A new table is open. Join above. (`/games watch stop:True` ends this.)
