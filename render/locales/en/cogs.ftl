# Messages around a game: commands, lobby, messages, panel, refusals.

language-discord = Same as my Discord
seat-opponent = computer, { $level }
level-easy = easy
level-normal = normal
level-hard = hard

## Commands

command-new = Open a table for a game in this channel
command-game = Play at a table
command-game-join = Join a table that hasn't started
command-game-leave = Leave a table that hasn't started
command-game-add = Add a computer opponent to your table
command-game-level = Change the strength of a computer opponent
command-game-hint = Show the best choices for your turn
command-game-start = Start your table's game
command-game-board = Show the board
command-game-hand = Open your private panel: your hand and your choices
command-game-move = Play by typing. Every choice of every game works this way
command-game-status = Show whose turn it is, and the scores
command-game-log = Show the events since you last looked
command-game-undo = Undo your last choice, if nothing has been drawn or shown since
command-game-concede = Concede and leave your seat to a computer
command-game-replace = Offer a seat to another player, or give it to a computer
command-game-language = Change the language of a table
command-game-note = Keep a private note about this game
command-games = List tables
command-games-mine = List your tables
command-games-open = List the tables on this server that you can join
command-games-here = List the tables in this channel
command-rules = Read the rules of a game by topic
command-me = Your own settings
command-me-settings = Change your language, reminders and confirmations
command-setup = Server settings
command-setup-options = Set the language, threads and channels for games
command-setup-check = Check the bot's permissions in a channel
command-setup-close = End a game without a result
command-help = Show how to play

param-game = The table, if it isn't this channel's
param-game-kind = The game
param-watch-stop = Stop telling me
param-opponents = Number of computer opponents
param-level = The strength of the computer
param-options = The game's options, from the suggestions
param-thread = Give the game its own thread (default from the second table in a channel on)
param-look = An overlay of the board, from the suggestions
param-text = Show the board as text with your hand, only to you
param-at = The place to ask about, from the suggestions
param-action = Your move, from the suggestions. Separate several moves with ;
param-everything = Show the latest entries again
param-explained = Explain the latest turn line by line
param-seat = The seat
param-by = The player who takes over; omit it for a computer
param-table-language = The language of the table's messages and pictures
param-note = Your note; omit it to read the current one
param-topic = The topic
param-show = Show it to everyone here
param-my-language = Your language, for what only you see
param-confirm = Ask me to confirm each choice
param-language = The language of public messages
param-threads = Give each game its own thread by default
param-channel = Add this channel to those where games are allowed
param-everywhere = Allow games in every channel
param-forum = Open each game as a post in this forum
param-no-forum = Stop opening games in the forum
param-check-channel = The channel to check, if it isn't this one

## Lobby

lobby-heading = ## { $host } has opened a table
lobby-empty = No one has joined yet.
lobby-seats =
    { $taken ->
        [one] -# { $least } players can start (1 sits), { $most } at most.
       *[other] -# { $least } players can start ({ $taken } sit), { $most } at most.
    }
lobby-none = none
lobby-join = Join
lobby-leave = Leave
lobby-add = Add computer
lobby-drop = Remove computer
lobby-level = { $name }: { $level }
level-did = { $name } now plays at level { $level }.
lobby-friendly = **Friendly game**: { $friendly }
lobby-friendly-choose = Friendly game …
friendly-no = no
friendly-yes = yes; it isn't rated, and the table can agree to undo anything
lobby-hints = **Hints**: { $hints }
lobby-hints-choose = Hints …
hints-alone = while one person plays
hints-on = allowed; the game isn't rated
hints-off = not allowed
button-hint = Hint
hint-heading = Hint
hint-weighed = { $number }. { $what }: { $chance }% to win, lead { $sign }{ $lead }
hint-near = { $number }. { $what }: { $chance }% to win, lead { $sign }{ $lead }; nearly as good
hint-line = { $number }. { $what }
hint-unweighed = -# The search can't compare the choices here. A computer of level hard would choose this one.
hint-first = -# A computer of level hard would choose 1. It looks at the others too, but can't say here what they are worth.
hint-take = Take { $number }
hint-none = There's no hint for this question.
unrated-friendly = -# Friendly game: it isn't rated, and the table can agree to undo even a drawn tile or card.
unrated-hints = -# Hints are allowed, so this game isn't rated.
unrated = -# This game isn't rated.
lobby-start = Start
lobby-options = Options
lobby-options-heading = ### Options
lobby-language = **Language**: { $language }
lobby-language-choose = Language of the table
lobby-change = Change
lobby-free = free
lobby-host = host
lobby-alt =
    The lobby of { $game }. { $taken ->
        [0] No one has joined yet
       *[other] At the table: { $seats }
    }. { $free ->
        [0] All seats are taken.
        [one] 1 seat is free.
       *[other] { $free } seats are free.
    }
lobby-misfit =
    { $count ->
        [one] ⚠ This doesn't work with one player. { $remedy }
       *[other] ⚠ This doesn't work with { $count } players. { $remedy }
    }
lobby-remedy-add = Add “{ $values }” under “{ $option }”.
lobby-remedy-drop = Remove “{ $values }” under “{ $option }”.
lobby-remedy-set = Set “{ $option }” to “{ $values }”.
lobby-misfit-all =
    { $count ->
        [one] ⚠ These options don't work with one player. Change some of them.
       *[other] ⚠ These options don't work with { $count } players. Change some of them.
    }
lobby-full = { $host } Your table is full. You can start.
lobby-running = The game has begun.
lobby-seed = -# Seed, to check the draw after the game: SHA-256 `{ $hash }`
lobby-over = The game is over.
lobby-closed = This table was closed.
lobby-did-join = You have joined the table.
lobby-did-leave = You have left the table.
lobby-did-add = A computer opponent has joined.
lobby-did-start = The game begins.
new-in-thread = { $name } has opened a table in { $thread }.
new-in-thread-second = { $name } has opened a table in { $thread }, because this channel already has one.
new-no-thread = Discord didn't let me create a thread here, so the table is in this channel.
new-post = A table for { $game } is being opened …
new-no-post = I couldn't open a post in the forum for games, so the table is in this channel. `/setup check` tells a manager why.

## Table

turn-heading =
    { $turn ->
        [0] ### setup · { $who }
       *[other] ### turn { $turn } · { $who }
    }
turn-offer = ### Waiting for { $who }: an offer of { $name }, until { $due }
button-play = Play
button-log = Log
button-more = More
button-rules = Rules
button-undo = Undo
button-concede = Concede
button-yield = Yes, concede
button-explain = Explain
look-more =
    { $count ->
        [one] -# One more line. `/game board` with *text* lists all.
       *[other] -# { $count } more lines. `/game board` with *text* lists all.
    }
look-more-button =
    { $count ->
        [one] -# One more line: *{ button-lines }*
       *[other] -# { $count } more lines: *{ button-lines }*
    }
button-lines = All lines in words
button-text = Board as text
button-map = Draw with letters
button-review = Scores
button-rematch = Play again
end-heading =
    { $count ->
        [one] ## The game is over: { $who } wins
       *[other] ## The game is over: { $who } share the victory
    }
end-lead =
    { $count ->
        [one] { $points ->
            [0] Level on points: the tie-break decides.
            [one] One point ahead.
           *[other] { $points } points ahead.
        }
       *[other] Level on points.
    }
end-seed =
    -# Seed `{ $seed }`, announced at the start as SHA-256 `{ $hash }`.
log-heading = ### Log
log-heading-new = ### Since you last looked
log-heading-explained = ### The latest turn, line by line
log-because = Why: { $reasons }
log-ends-turn = { $seat } ends the turn.
log-empty = Nothing yet.
log-close = The table was closed.
status-heading =
    { $turn ->
        [0] ### setup
       *[other] ### turn { $turn }
    }
game-lobby = open, waiting for players
game-running = in progress
game-over = The game is over.
game-closed = This table was closed.
undo-done = ↩ Your last choice is undone.
concede-sure = A computer takes your seat. You can take it back with a button in the channel; otherwise you're rated below everyone who plays on. Concede?
concede-done = You conceded. A computer plays on for you.
concede-sure-last = Only computers would be left, so the table is closed without a result. You're rated as having conceded. Concede?
concede-done-last = You conceded. The table is closed.
concede-said-last = { $name } has conceded. Only computers are left, so this table is closed.
vacant-conceded = { $name } has conceded. A computer plays on.
replace-said = { $new } takes { $old }'s seat.
replace-done = { $new } takes { $old }'s seat.
rematch-said = { $name } wants to play again. Join below. { $others }
rematch-said-there = { $name } wants to play again. Join in { $place }. { $others }
rematch-done = A new table is open.
close-said = { $name } has closed this table.
close-done = { $game } is closed.
table-speaks = ✔ The language of this table is now { $language }.
note-empty = You have no note about this game.

## Panel

page-first = ⏮ First
page-before = ◀ Previous
page-after = Next ▶
page-last = Latest ⏭
panel-fewer = − 1
panel-more = + 1
panel-one-more = { $option } +
panel-one-more-of = { $option } × { $count } +
panel-one-less = { $option } −
panel-take-back = Take one back …
panel-all = All
panel-all-of = all { $count } { $option }
panel-several = Several at once …
panel-suggest = Suggest
panel-pick-act = Choose an action …
panel-pick = Choose …
panel-pick-told = Explanation of each choice …
panel-pick-all = All { $count } choices, explained …
panel-pick-several = Choose one or several …
panel-part = { $name } …
panel-field = Choose a part …
panel-chosen = **Chosen:** { $what }
panel-count =
    { $least ->
        [0] { $count } of up to { $most } chosen
       *[other] { $count } chosen; from { $least } to { $most }
    }
panel-count-exactly = { $count } of { $most } chosen
panel-nothing = nothing
suggest-more =
    { $count ->
        [one] … one more, keep typing
       *[other] … { $count } more, keep typing
    }
suggest-more-uncounted = … more, keep typing
typed-ignored = and, a, an, the, my, me, to, at, on, in, of, for, please
panel-confirm = Confirm
panel-confirm-nothing = Confirm: nothing
panel-back = Back
panel-twice = You can still do something else. For **{ $what }** press **{ panel-confirm }**.
panel-sealed = -# Your answer is sealed. You can change it until everyone has answered.
panel-instead = {"Instead: "}
panel-answer = -# Your answer: { $what }.
panel-done = ✔ Your answer: { $what }.
panel-answered = -# You have answered. You can change it until everyone has answered.
panel-lapse = -# You have only one possible answer, but the others don't know that. I'll give it for you soon.
panel-lapse-choice = -# A long pause hints that you have a choice. **{ button-orders }** can hide that.
panel-stale = -# The game has moved on. This is the current choice.
panel-carried-partly = -# Another player has acted, and parts of your draft are no longer possible. The rest is here.
panel-outdated = -# That choice is no longer possible. These are your options now.
panel-waiting = Waiting for { $who }.
panel-waiting-you = Waiting for you: press **{ button-play }**.
panel-unheard = ⚠ I can't write in { $channel }, so I can't ping anyone there. `/setup check` shows what is missing.
panel-unheard-private = ⚠ I can't write in this private thread, so I can't ping anyone here. A moderator can add me again by mentioning me, or use `/game board game:{ $number }` in another channel to move the table.
picture-follows = -# The picture follows.
place-lost = ⚠ The channel of this table is gone. Use `/game board game:{ $number }` in another channel to move the table there.
place-moved = This table has moved here.
thread-locked = 🔒 { $thread } is locked, so the table continues here.
panel-watching = -# You're not a player at this table, but you can watch.

## Lists, rules, settings, help

games-mine = ### Your tables
games-open = ### Tables to join
games-here = ### Tables in this channel
games-none = None. Use `/new` to open one.
rules-choose = Read about …
me-language = Your language: { $language }.
me-confirm =
    { $level ->
        [quick] Your choices count as soon as they are complete.
       *[always] You confirm each choice.
    }
confirm-always = Ask me to confirm each choice
confirm-quick = Make a choice as soon as it's complete
check-heading = ### My permissions in { $channel }
check-good = I have every permission that I need.
check-missing =
    { $count ->
        [one] One permission is missing. A server admin can add it to my role or in the channel's settings.
       *[other] { $count } permissions are missing. A server admin can add them to my role or in the channel's settings.
    }
check-refused = ❌ Discord doesn't let me write there. It says: “{ $reason }”
check-untried = ❌ I couldn't try to write there, because Discord didn't answer. Check again in a minute.
check-closed = ⚠ My last messages were refused in { $channels }.
check-forum = ❌ I can't open posts in { $forum }. There I need: { $names }.
check-no-forum = ❌ The forum for games ({ $forum }) is gone. Choose another one in the settings.
check-tags = ⚠ { $forum } lacks these tags: { $tags }. Create them, or allow me *Manage Channels* and choose the forum again.
check-late =
    { $count ->
        [one] ⏳ One message is delayed: I'm behind, or a channel refuses it. I'll keep trying.
       *[other] ⏳ { $count } messages are delayed: I'm behind, or a channel refuses them. I'll keep trying.
    }
permission-view_channel = View Channel
permission-view_channel-why = without it I can't see the table.
permission-send_messages = Send Messages
permission-send_messages-why = without it I can't tell anyone whose turn it is.
permission-attach_files = Attach Files
permission-attach_files-why = without it I can't show the board.
permission-read_message_history = Read Message History
permission-read_message_history-why = without it old turn messages keep their buttons.
permission-send_messages_in_threads = Send Messages in Threads
permission-send_messages_in_threads-why = needed for games in threads.
permission-create_public_threads = Create Public Threads
permission-create_public_threads-why = needed to open a thread for a game.
permission-create_private_threads = Create Private Threads
permission-create_private_threads-why = needed to give a private table its own thread.
help-page =
    ## Stammtisch
    Board games in this channel, over hours or days: { $games }.
    - `/new` opens a table. Friends press **{ lobby-join }**, **{ lobby-add }** seats a computer, and **{ lobby-start }** begins.
    - New to a game? Choose its tutorial below; it takes two minutes. `/rules` explains everything.
    - I ping you when it's your turn. Press **{ button-play }**, choose, check the preview, and **{ panel-confirm }**. Only you see your panel.
    - `/games mine` lists your tables, `/games open` those that you can join.
help-days =
    ### Over days
    - `/game invite` invites a player. **{ button-log }** shows what has happened. **{ button-more }** has overlays of the board, the rules, undo and concede.
    - When a player is out of time, the others vote on what happens next. `/game pause`, `/game speed` and `/game end` start a vote, too. `/game vote` votes by typing.
    - `/me away` sets what your tables do while you're away, and `/me settings` your quiet hours and language.
    - `/game orders` answers routine questions for you. `/game prepare` keeps a move until you're asked.
    - `/games queue` opens a table when enough people want the same. `/games watch` tells you of new tables.
    - `/game board move:` shows earlier moves. `/game export` saves a game, and `/new from:` plays on from it, unrated.
    - `/new hotseat:2` gives you two seats of an unrated table.
    - `/leaderboard` and `/me stats` show the rankings. `/puzzle` asks a question each day.
    - For managers: `/setup options wall:` lists all tables in one message, and `/setup hooks add` sends events to your programs.
help-letters =
    ### By keyboard, or without pictures
    - `/game move` suggests every legal choice as you type its words, in any order, such as *2 wool for 1 ore*. Every choice of every game works this way.
    - `/game board text:True` shows the board as text: the turn, the scores and all pieces. With `show:` it describes an overlay, such as the names of the places in Catan.
help-ratings =
    ### Ratings
    - Everyone starts at 1000 in each game. You gain by finishing above other people, and more if they are strong. Beating a much weaker player gains nothing.
    - If you concede, leave, or are replaced, you finish below everyone who plays on. A seat that you took over isn't rated.
    - The same people count less with every game they finish within a week. The more different people you play, the more certain your rating, and the higher it can get.
    - Computers have fixed ratings, and games against them change yours only a little. Ending a game that you play alone against computers counts as conceding.
    - A game of several people counts only if two of their accounts were at least a week old when it started.
    - A game with hints on isn't rated. If you play alone against computers, hints change nothing.
help-direct =
    ## Stammtisch
    Board games on a Discord server, over hours or days: { $games }. Tables are opened on a server: use `/new` there.
    These work here too:
    - Choose a tutorial below; it takes two minutes. `/rules` explains everything.
    - `/games mine` lists your tables on all servers.
    - `/me away` and `/me settings` apply to all your tables.
policy-privacy = Privacy policy
policy-terms = Terms
help-privacy =
    ### Your data
    I store your Discord ID, your name at the table, your settings and notes, and your games. Nothing else is stored. A server's managers can send what everyone sees at its tables to their own programs, without your ID. `/me data` exports or deletes your data.
help-choose = More about …

## Refusals

bot-draining = I'm about to restart, and nothing has changed. Try again in a minute.
bot-slow =
    { $seconds ->
        [one] That was too fast. Try again in one second.
       *[other] That was too fast. Try again in { $seconds } seconds.
    }
bot-command-outdated = This command has changed since Discord loaded it. Restart Discord and try again.
answer-private = -# Only the person who asked sees the answer.
answer-lost = Discord didn't accept my answer. *Play* shows the current state; try again if your choice is missing.
answer-lost-after = Your choice is made, but my answer got lost. *Play* shows the current state.
answer-lost-stored = That's done, but my answer got lost. You don't have to repeat it.
bot-fault-after = Your choice is made, but I couldn't show its result. *Play* shows the current state. (Reference { $reference })
bot-fault-stored = That's done, but I couldn't show the result. You don't have to repeat it. (Reference { $reference })
bot-fault = Something went wrong on my side, and nothing has changed. Try again. (Reference { $reference })
refused-no_guild = Use this on a server. Games aren't played in direct messages.
refused-no_game = There is no such table here.
refused-place_unknown = Discord doesn't show me the channel of this table now. Try again in a minute, or use `/game board game:{ $game }` in another channel to move the table there.
refused-no_such_game = There is no table “{ $name }” here. Pick one of the suggestions.
refused-no_game_here = There is no table in this channel. Name one with `game:`, or open one with `/new`.
refused-several_games = There are several tables here ({ $games }). Name one with `game:`.
which-table = ### Which table?
which-gone = This choice has expired. Use the command again.
refused-no_table = This game hasn't started.
refused-not_lobby = This game has already started.
refused-not_running =
    { $phase ->
        [lobby] This game hasn't started.
       *[other] This game is over.
    }
refused-ended = This game is over.
refused-not_ended = This game isn't over.
refused-joined = That person already has a seat at this table.
refused-not_seated = You're not a player at this table.
refused-full =
    { $most ->
        [one] This table has no free seat: it's for one player.
       *[other] This table has no free seat: it's for up to { $most } players.
    }
refused-too_few =
    { $least ->
        [one] You need at least one player.
       *[other] You need at least { $least } players. Add a computer or wait for friends.
    }
refused-no_seat = This table has no such seat.
refused-no_opponent = This table has no computer opponent.
refused-not_a_computer = A person plays this seat. Only computers have a level.
refused-level_fixed = The game began with this computer, so the computer keeps its level.
refused-level_rated = In a rated game, a computer that plays for a person always plays at level normal.
refused-no_hints = Hints aren't allowed at this table.
refused-hints_rated = This game began as a rated one, so it stays rated and has no hints.
refused-nothing_asked = You have no choice to make right now.
refused-no_option = “{ $option }” isn't an option of this game. Pick one of the suggestions.
refused-no_value = “{ $typed }” isn't on offer here. Pick one of these: { $values }.
refused-options = The game can't start with these options: { $why }.
refused-misfit = { $why }
refused-host_only = Only the host, { $host }, can do that.
refused-a_bot = A bot can't take a seat. Omit `by:` for a computer opponent.
refused-channel_closed = You can't play here. Games are played in { $channels }.
refused-permissions = I need these permissions here: { $names }. `/setup check` shows more.
refused-no_member = I'm not a member of this server, so I can't post here. A server admin can add me: <{ $address }>
refused-no_topic = The rules have no topic “{ $topic }”. Pick one of the suggestions.
refused-no_look = There is no overlay “{ $name }” here. Pick one of the suggestions.
refused-no_place = There is no place “{ $name }” at this table. Pick one of the suggestions.
refused-no_map = This game has no board that letters can draw.
place-since = Since my last turn
place-since-nothing = Nothing has happened since your last turn.
refused-busy = This table is busy. Try again in a moment.
refused-stale = The game has moved on.
refused-repeated = Already done.
store-too-new = A newer version of me saved this server's games. They wait until I'm updated.
store-damaged = The file with this server's games is damaged, and I haven't changed it. My operator can restore it.
store-game-unreadable = I can't load this game, but the other tables continue. My operator can find the reason in the log.
store-not-now = I can't reach this server's games right now. Nothing is lost; try again in a moment.
store-not-saved = I couldn't save that, so nothing has changed. Try again in a moment.

proposal-for = -# For { $who }
proposal-accept = Accept
proposal-decline = Decline
proposal-counter = Counter-offer
proposal-match = Offer the same
proposal-withdraw = Withdraw
proposal-closed = This is no longer open.
proposal-gone = That is already settled.
proposal-not-seated = Only players at this table can answer that.
proposal-not-yours = You can't answer that now.
proposal-declined = You have declined this already.

bot-too-fast = That was too fast. Try again in a moment.
refused-not_allowed_here = You can't write or create threads here, so I can't do it for you.
refused-manage_guild = Only people with the permission “Manage Server” can do that.
refused-seat_taken =
    { $days ->
        [one] { $name } plays this seat and can offer it with `/game replace`. Others can offer it after the table has waited for one day.
       *[other] { $name } plays this seat and can offer it with `/game replace`. Others can offer it after the table has waited for { $days } days.
    }
refused-sat_elsewhere = You have already played another seat of this game, so you can't take this one.
refused-not_invited = This seat was offered to another player.
refused-offer_gone = This seat is no longer free.
replace-asked = I've asked { $name } to take the seat.
seat-offered = { $name }, do you want to take over from { $old }?
seat-yours = The seat is yours. You can see its hidden information now.
button-sit = Take the seat
button-withdraw = Withdraw the offer
vacant-offer-taken = The offer was taken.
vacant-offer-gone = The seat went to another player.
vacant-offer-present = { $name } is back, so the offer is over.
vacant-offer-withdrawn = The offer was withdrawn.
vacant-offer-ended = The game is over.
offer-did-withdraw = The offer is withdrawn.
refused-offered_already = { $name } already has an offer for this seat. Withdraw it with its button.
refused-no_offer = You haven't offered this seat.
refused-not_your_offer = Only the player who made this offer, the seat's owner or the invited person can withdraw it.
