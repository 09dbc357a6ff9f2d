# What the bot says around a game: commands, lobby, messages, panel, refusals.

language-name = English
language-discord = As my Discord is set
seat-opponent = computer

## Commands

command-new = Open a table for a game in this channel
command-game = One table: sit down, play, look
command-game-join = Sit down at a table that has not started yet
command-game-leave = Get up from a table that has not started yet
command-game-add = Seat a computer opponent at your table
command-game-start = Start the game of your table
command-game-board = Show the board
command-game-hand = Open your private panel: what is asked of you, and what you hold
command-game-move = Play by typing: every choice of every game can be made this way
command-game-status = Who must act, and how it stands
command-game-log = What has happened since you last looked
command-game-undo = Take your last choice back, if nothing was drawn or shown since
command-game-concede = Give up and leave your seat to a computer
command-game-replace = Give a seat to somebody else, or to a computer
command-game-note = A private note about this game
command-games = Lists of tables
command-games-mine = The tables at which you sit
command-games-open = The tables of this server that you can still join
command-games-here = The tables of this channel
command-rules = The rules of a game, topic by topic
command-me = Your own settings
command-me-settings = Your language, and whether your choices wait for Confirm
command-setup = What holds for the whole server
command-setup-options = Language, threads and the channels for games
command-setup-check = Whether the bot has the permissions it needs here
command-setup-close = End a game without a result
command-help = How to play here

param-game = The table, if it is not the one of this channel
param-game-kind = The game
param-opponents = How many computer opponents sit down at once
param-options = The game's options, as in the suggestions
param-thread = Whether the game gets a thread of its own
param-look = A closer look at the board, as in the suggestions
param-text = The board drawn with letters
param-action = What you play, as in the suggestions; several answers in a row with ; between them
param-everything = The latest part, even if you have read it
param-explained = The latest turn line by line, with what is behind each
param-seat = The seat
param-by = Who plays it from now on; nobody: a computer
param-note = What you want to remember; leave it out to read your note
param-topic = What you want to know
param-show = Show it to everybody here
param-my-language = The language in which you are answered
param-confirm = Whether a complete choice still waits for Confirm
param-language = The language of public messages
param-threads = Whether games get threads of their own unless somebody says otherwise
param-channel = Allow games in this channel, or take it off the list again
param-everywhere = Allow games in every channel
param-check-channel = The channel to look at, if it is not this one

## Lobby

lobby-heading =
    ## { $game }
    { $host } has opened a table.
lobby-empty = Nobody sits here yet.
lobby-seats = -# { $taken } of { $most } seats taken; { $least } are needed.
lobby-none = none
lobby-join = Join
lobby-leave = Leave
lobby-add = Add opponent
lobby-drop = Remove opponent
lobby-start = Start
lobby-options = Options
lobby-options-heading = ### Options of { $game }
lobby-misfit = ⚠ { $count } players cannot play like this. Change “{ $option }”.
lobby-misfit-all = ⚠ { $count } players cannot play with these options; change some of them.
lobby-full = { $host } Your table is full: it can begin.
lobby-running = The game has begun.
lobby-seed = -# Seed: SHA-256 `{ $hash }`
lobby-over = The game is over.
lobby-closed = This table was closed.
lobby-did-join = You sit at the table.
lobby-did-leave = You have left the table.
lobby-did-add = A computer opponent has sat down.
lobby-did-start = The game begins.
new-in-thread = { $name } has opened a table in { $thread }.

## Table

turn-heading =
    { $turn ->
        [0] ## { $game } · setup · { $who }
       *[other] ## { $game } · turn { $turn } · { $who }
    }
button-play = Play
button-log = Log
button-more = More
button-undo = Take back
button-concede = Concede
button-yield = Yes, I give up
button-explain = Explain
button-text = Board as text
button-rematch = Play again
end-heading =
    { $count ->
        [one] ## { $game } is over: { $who } wins
       *[other] ## { $game } is over: { $who } share the victory
    }
end-place = { $rank }. { $name }: **{ $score }**
end-seed =
    -# Seed `{ $seed }`, announced at the start as SHA-256 `{ $hash }`.
log-heading = ### What has happened
log-heading-new = ### Since you last looked
log-heading-explained = ### The latest turn, line by line
log-empty = Nothing yet.
log-seat = { $name } now plays this seat.
log-close = The table was closed.
status-heading =
    { $turn ->
        [0] ### { $game } · setup
       *[other] ### { $game } · turn { $turn }
    }
game-lobby = open, waiting for players
game-running = being played
game-over = The game is over.
game-closed = This table was closed.
undo-done = ↩ Your last choice is taken back.
concede-sure = A computer will take your seat and play on for you; a message in the channel lets you take it back. If you don't, you are rated below everyone who plays on. Do you give up?
concede-done = A computer plays on for you.
vacant-conceded = { $name } has given up; a computer plays on.
replace-said = { $new } takes the seat of { $old }.
replace-done = { $new } takes the seat of { $old }.
rematch-said = { $name } wants to play again: join below. { $others }
rematch-done = A new table is open.
close-said = { $name } has closed { $game }.
close-done = { $game } is closed.
note-empty = You have no note about this game.

## Panel

page-first = ⏮ First
page-before = ◀ Previous
page-after = Next ▶
page-last = Latest ⏭
panel-fewer = − 1
panel-more = + 1
panel-pick = Choose …
panel-pick-several = Choose one or several …
panel-field = Which part …
panel-chosen = **Chosen:** { $what }
panel-count =
    { $least ->
        [0] { $count } of at most { $most } chosen
       *[other] { $count } chosen; from { $least } to { $most }
    }
panel-count-exactly = { $count } of { $most } chosen
panel-nothing = nothing
panel-confirm = Confirm
panel-confirm-nothing = Confirm: nothing
panel-back = Back
panel-sealed = -# Your answer is sealed. You may change it until everybody has answered.
panel-instead = {"Instead: "}
panel-answer = -# Your answer: { $what }.
panel-answered = -# You have answered. You may change it until everybody has answered.
panel-stale = -# The game has gone on; this is how it stands now.
panel-carried = -# Somebody has acted meanwhile; what you had chosen still stands.
panel-carried-partly = -# Somebody has acted meanwhile, and not all that you had chosen is possible any more; this is what still is.
panel-outdated = -# That choice is no longer possible; here is what is.
panel-waiting = It is up to { $who }.
panel-unheard = ⚠ I may not write in { $channel }, so nobody is called there. `/setup check` shows what is missing.
picture-follows = -# The picture follows.
place-lost = ⚠ The channel of { $game } is gone. `/game board game:{ $number }` in another channel moves the table there.
place-moved = { $game } now stands here.
panel-watching = -# You do not sit at this table; you may watch.

## Lists, rules, settings, help

games-mine = ### Your tables
games-open = ### Tables to join
games-here = ### Tables in this channel
games-none = None. `/new` opens one.
rules-heading = ### { $game }: topics
rules-choose = Read about …
me-language = You are answered in { $language }.
me-confirm =
    { $level ->
        [quick] Your choices count as soon as nothing is left to choose.
       *[always] Your choices wait for Confirm.
    }
confirm-always = Ask me to confirm every choice
confirm-quick = Take a choice at once when nothing is left to choose
check-heading = ### What I may do in { $channel }
check-good = Everything is there.
check-missing =
    { $count ->
        [one] One permission is missing: a server admin can give it to my role, or in the channel's settings.
       *[other] { $count } permissions are missing: a server admin can give them to my role, or in the channel's settings.
    }
check-late =
    { $count ->
        [one] ⏳ One message is waiting to be sent: I am behind, or a channel refuses it. I go on trying.
       *[other] ⏳ { $count } messages are waiting to be sent: I am behind, or a channel refuses them. I go on trying.
    }
permission-view_channel = View Channel
permission-view_channel-why = without it I do not see the table.
permission-send_messages = Send Messages
permission-send_messages-why = without it nobody learns whose turn it is.
permission-attach_files = Attach Files
permission-attach_files-why = without it there are no pictures of the board.
permission-read_message_history = Read Message History
permission-read_message_history-why = without it old turn messages keep their buttons.
permission-send_messages_in_threads = Send Messages in Threads
permission-send_messages_in_threads-why = needed for games in threads.
permission-create_public_threads = Create Public Threads
permission-create_public_threads-why = needed to open a thread for a game.
permission-create_private_threads = Create Private Threads
permission-create_private_threads-why = needed to give a private table a thread of its own.
help-page =
    ## Stammtisch
    Board games in this channel, over hours or days: { $games }.
    - `/new` opens a table. Friends press **Join**, or are called by `/game invite`; **Add opponent** seats a computer; **Start** begins.
    - New to a game? Choose its tutorial below; it takes two minutes. `/rules` explains everything.
    - When it is your turn I mention you. Press **Play**: choose, look at the preview, **Confirm**. Nothing changes before that, and nobody else sees your panel.
    - **Log** tells what happened since you last looked. **More** shows closer looks at the table, takes a choice back, or gives up.
help-days =
    ### Over days
    - A table has a speed; when a time is over the others vote on what to do. `/game pause`, `/game speed` and `/game end` are voted on, too; `/game vote` votes by typing.
    - `/me away` says what happens while you are gone, `/me settings` when you are not to be reminded, and your language.
    - `/game orders` has things answered for you, `/game prepare` keeps a move until you are asked.
    - `/games mine` lists what waits for you, `/games watch` tells when a table opens.
    - `/game board move:` steps through the past, `/game export` gives a game out, `/leaderboard` and `/me stats` tell who plays how well.
help-letters =
    ### By keyboard, or without pictures
    - `/game move` suggests every legal choice as you write; every choice of every game can be made so.
    - `/game board text:True` tells the table in letters: whose turn it is, how it stands, what lies where. With `show:` it tells a closer look, such as the names of the places in Catan.
help-ratings =
    ### Ratings
    - Everyone starts at 1000 at each game. You gain by finishing above other people, and more if they are strong. Beating a much weaker player gains nothing.
    - If you concede, leave, or are replaced, you finish below everyone who plays on. Nobody is rated for a seat they took over.
    - The same people count less with every game they finish within a week. The more different people you play, the more certain your rating, and the higher it can get.
    - Computers have fixed ratings, and games against them move yours only a little. Ending a game that you play alone against computers counts as conceding.
    - A game of several people counts only if two of their accounts were at least a week old when it started.
help-privacy = -# Kept are your Discord id, your name at the table, your settings and notes, and your games; nothing else, and nothing is passed on. `/me data` gives it out or deletes it.

## When something cannot be done

bot-draining = I am about to restart; nothing was changed. Please try again in a minute.
bot-slow = Not so fast, please: try again in { $seconds } seconds.
bot-command-outdated = This command has changed since Discord loaded it. Restart Discord and try again.
answer-lost = Discord did not take my answer. *Play* shows how it stands; do it again if it did not count.
answer-lost-after = Your choice is taken, only my answer did not get through; *Play* shows how it stands.
bot-fault-after = Your choice is taken. Only showing what came of it went wrong on my side; *Play* shows how it stands. (Reference { $reference })
bot-fault = Something went wrong on my side; nothing was changed. Please try again. (Reference { $reference })
refused-no_guild = Games are played on servers, not in direct messages.
refused-no_game = There is no such table here.
refused-no_such_game = “{ $name }” is no table here; choose one of those suggested.
refused-no_game_here = There is no table in this channel; name one with `game:`, or open one with `/new`.
refused-several_games = There are several tables here ({ $games }); say which one with `game:`.
refused-no_table = This game has not started yet.
refused-not_lobby = This game has started already.
refused-not_running =
    { $phase ->
        [lobby] This game has not started yet.
       *[other] This game is over.
    }
refused-ended = This game is over.
refused-not_ended = This game is not over yet.
refused-joined = There is a seat for that person at this table already.
refused-not_seated = You do not sit at this table.
refused-full = This table has no free seat: { $most } play at most.
refused-too_few =
    { $least ->
        [one] At least one player is needed.
       *[other] At least { $least } players are needed; add an opponent or wait for friends.
    }
refused-no_seat = There is no such seat at this table.
refused-no_opponent = No computer opponent sits here.
refused-no_option = “{ $option }” is no option of this game; choose one of those suggested.
refused-options = The game cannot start like this: { $why }.
refused-misfit = { $why }
refused-host_only = Only { $host }, who has opened this table, can do that.
refused-a_bot = A bot cannot sit at the table; leave `by:` out for a computer opponent.
refused-channel_closed = Games are played in { $channels } here.
refused-permissions = I lack permissions here: { $names }. `/setup check` tells more.
refused-no_topic = The rules have no topic “{ $topic }”; choose one of those suggested.
refused-no_look = There is no closer look called “{ $name }” here; choose one of those suggested.
refused-busy = Somebody is at this table right now; please try again in a moment.
refused-stale = The game has gone on meanwhile.
refused-repeated = That is done already.
store-too-new = The games of this server were saved by a newer version of me; they wait until I am updated.
store-damaged = The file with this server's games is damaged. I leave it as it is; whoever runs me can restore it.
store-game-unreadable = This game cannot be loaded; the other tables play on. Whoever runs me finds it in the log.
store-not-now = I cannot get at this server's games just now. Nothing is lost; please try again in a moment.
store-not-saved = That could not be saved, so nothing was changed. Please try again in a moment.

topic-accept = Accept
topic-decline = Decline
topic-counter = Counter-offer
topic-withdraw = Withdraw
topic-closed = This is settled.
topic-gone = That is settled already.
topic-not-seated = Only those who play at this table can answer that.
topic-not-yours = That is not yours to answer now.

bot-too-fast = Not so fast, please: that was more than I can answer. Try again in a moment.
refused-not_allowed_here = You may not write here, or not open threads; then I must not do it for you.
refused-manage_guild = Only those who may manage this server can do that.
refused-seat_taken = { $name } plays this seat and can offer it to somebody with `/game replace`; others can once the table has waited for { $days } days.
refused-sat_elsewhere = Whoever has seen what another seat of this game sees cannot take this one.
refused-not_invited = This seat was offered to somebody else.
refused-offer_gone = This seat is no longer free to take.
replace-asked = { $name } is asked to sit down.
seat-offered = { $name }, will you play on for { $old }?
seat-yours = The seat is yours. You see what it sees from now on.
button-sit = Sit down
button-withdraw = Withdraw the offer
vacant-offer-taken = The offer was taken.
vacant-offer-gone = The seat went to another player.
vacant-offer-present = { $name } is here and plays on, so the offer is over.
vacant-offer-withdrawn = The offer was withdrawn.
vacant-offer-ended = The game is over.
offer-did-withdraw = The offer is withdrawn.
refused-offered_already = { $name } has an open offer of this seat. Withdraw it with its button.
refused-no_offer = You have made no offer of this seat.
refused-not_your_offer = Only the player who made this offer, the seat's owner or the invited person can withdraw it.
