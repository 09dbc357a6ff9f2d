# What the bot says about time: clocks, reminders, votes, absence.

param-speed = How long a decision may take
param-zone = Your time zone, such as Europe/Berlin
param-quiet = Hours in which you are not reminded, such as 22-8 (10 at most); 0 for none
param-remind = Remind me every so many hours at least; 0: as the game does

speed-live = live (5 minutes a decision)
speed-fast = fast (12 hours a decision)
speed-normal = normal (24 hours a decision)
speed-slow = slow (72 hours a decision)
speed-none = without a clock
lobby-speed = **Speed**: { $speed }
lobby-speed-choose = Speed

clock-due = ⏳ due { $due }
clock-rests = ⏸ The clock has decided { $count } times in a row and no one was here, so the game rests. Play your turn or use `/game resume` to go on.
clock-resting = The game rests, because no one was here. Play your turn or use `/game resume` to go on.
clock-played = ⏰ { $name } was out of time; the usual answer was given for them.

reminder-heading = ### ⏰ { $game } #{ $number } waits
reminder-answer = an answer
reminder-others =
    { $count ->
        [one] -# { $who }: another table waits for you, too: { $tables }
       *[other] -# { $who }: { $count } more tables wait for you, too: { $tables }
    }
reminder-extended = ⏳ You have more time, until { $due }. The table sees it.
reminder-stood-in = A computer plays for you until you press *Play* or *I am back*.
button-later = More time
button-stand = Play for me
refused-not_waited_for = This table does not wait for you now.
refused-time_over = Your time is over; now the table decides.
refused-extended = You have taken more time for this decision already.
direct-heading =
    { $count ->
        [one] ⏰ A table waits for you:
       *[other] ⏰ { $count } tables wait for you:
    }
direct-off = -# `/me settings` ends these messages.
me-dm-on = Remind me by direct message
me-dm-off = Remind me in the channel
me-nudge-on = Tell me if I begin to choose and do not finish
me-nudge-off = Never mind what I have begun
me-ahead-on = Also call me one turn ahead, with three or more
me-ahead-off = Call me only when it is my turn
nudge-said = ⏳ You are not done yet at { $game }: { $asked }. What is not confirmed does not count.
nudge-off = -# Only you see this, and once in a turn. `/me settings` ends it.
turn-next = -# ⏭ Next: { $who }
reminder-muted = 🔕 You will not be reminded of this decision again.
reminder-not-waiting = This table does not wait for you now.
button-mute = Do not remind me of this

me-rhythm = Reminders: quiet { $hours } ({ $zone }); { $every }.
me-quiet = Quiet { $hours }
me-quiet-none = no quiet hours
me-remind-usual = as the game does
me-remind-often =
    { $hours ->
        [one] every hour
       *[other] every { $hours } hours
    }
me-choose-quiet = Quiet hours
me-choose-remind = Reminders

refused-no_zone = There is no time zone “{ $zone }”. Use a name like Europe/Berlin.
refused-no_hours = “{ $hours }” isn't a valid range. Use a form like 22-8 or 22:30-7, ten hours at most.

## Votes

command-game-pause = Propose to let the game rest
command-game-resume = Propose to go on with a game that rests
command-game-vote = Vote on what the table has been asked
param-ballot = Your vote, as suggested
command-game-end = Propose to end the game without a result
command-game-speed = Propose another speed

vote-about-overdue = ### ⏰ The time of { $name } is over. What now?
vote-about-pause = ### ⏸ Shall the game rest?
vote-about-resume = ### ▶ Shall the game go on?
vote-about-end = ### Shall the game end here, without a result?
vote-about-speed = ### Shall the speed be: { $speed }?
vote-about-undo =
    { $count ->
        [one] ### ↩ Shall { $name } take the last choice back?
       *[other] ### ↩ Shall the last { $count } choices be taken back, for { $name }?
    }
vote-yes = Yes
vote-no = No
vote-extend = Give them more time
vote-play = A computer plays for now
vote-replace = A computer takes the seat
vote-wait = Go on waiting
vote-ballot = - { $name }: { $choice }
vote-missing = -# Not heard yet: { $who }
vote-counted = -# Votes cast by then decide, even a single one: { $when }
vote-result-yes = ✔ Yes.
vote-result-no = No: everything stays as it is.
vote-result-extend = They have all their time once more.
vote-result-play = A computer plays for now.
vote-result-replace = A computer takes the seat.
vote-result-wait = The table goes on waiting.
vote-result-acted = They have acted.
vote-result-ended = The game is over.
vote-result-paused = The game rests, so no vote is needed.
vote-result-renewed = They have their full time again, so no vote is needed.
vote-result-void = Already settled, so no vote is needed.
vote-opened = Proposed to the table: the others see a message with buttons.
vote-decided = Done.
vote-taken = ✔ Your vote is noted. You can change it as long as the vote is open.
undo-agreed =
    { $count ->
        [one] ↩ The last choice was taken back, for { $name }.
       *[other] ↩ The last { $count } choices were taken back, for { $name }.
    }
turn-restarted = ↩ The rules of this game were updated, so the current turn starts again. Everything before it stays as it was.
undo-failed = ↩ Nothing was taken back: the game has gone on meanwhile.

refused-undo_revealed = Something was drawn or shown since your last choice. In a rated game that can't be taken back.
vote-other = The table is already voting on another proposal of this kind. Vote on that one first.
refused-no_votes = This table isn’t voting on anything.
refused-no_ballot = “{ $choice }” isn’t a choice in an open vote. Pick one of the suggestions.
refused-several_votes = Several votes are open. Pick one of the suggestions.
refused-vote_gone = This vote is over.
refused-no_vote = You can’t vote on this: it’s for the others.
refused-paused = The game rests. `/game resume` proposes to go on.
refused-not_paused = The game does not rest.
refused-same_speed = That is the speed already.
refused-nothing_back = You have chosen nothing yet that could be taken back.

## Absence

command-me-away = You are away: what is to happen at your tables until you are back
param-until = Until when: 12h, 3d, 2w or a date such as 2026-12-24 (a month at most); back: I am here again
param-away = What happens meanwhile
away-choose-pause = They wait for me; no clock runs for me
away-choose-forced = A computer gives the usual answers for me
away-choose-play = A computer plays for me
away-pause = 🌙 { $name } is away; the table waits without a clock.
away-forced = 🌙 { $name } is away; a computer gives the usual answers meanwhile.
away-play = 🌙 { $name } is away; a computer plays meanwhile.
away-until = Until { $until }.
away-back = ☀ { $name } is back.
away-back-everywhere =
    { $count ->
        [0] You were not away.
        [one] You are back at one table.
       *[other] You are back at { $count } tables.
    }
away-noted =
    { $count ->
        [0] You sit at no table that is being played.
        [one] You are away from one table until { $until }. Pressing Play there brings you back.
       *[other] You are away from { $count } tables until { $until }. Pressing Play there brings you back.
    }
away-you-play = ☀ You play again.
away-not-you = You are not away.
button-back = I am back
refused-away_too_long = Tables may wait for somebody for { $most } days a year at most; you have { $left } left. With a computer that plays for you, you may be away for as long as you like.
vote-undo-known = ⚠ What was drawn or shown since stays known:
vote-undo-more =
    { $count ->
        [one] -# One thing before these, and:
       *[other] -# { $count } things before these, and:
    }
vacant-voted = The table has waited for { $name } for long enough; a computer takes the seat.
button-seat-back = Take my seat back
vacant-left = 🚪 { $name } has left the server; a computer takes the seat. The seat can be offered with `/game replace`.
refused-no_date = “{ $date }” is no time that I understand: write 12h, 3d, 2w or a date such as 2026-12-24, a month ahead at most.

## Standing orders

command-game-orders = What is answered for you without asking, and what you have prepared
command-game-prepare = Prepare a move before it is your turn; it is checked when its time comes
param-prepare = What you will play, as you would type it for /game move
button-orders = Orders
button-prepare = Prepare a move
order-heading =
    ### Standing orders
    What you pick is answered for you, some seconds after you are asked. Only you see this.
    A move is prepared below or with `/game prepare`, while you wait for your turn.
order-choose = No standing orders
order-off = ⚠ “{ $order }” was switched off: { $why }
order-why-refused = that was not possible when its time came.
order-not = Not: { $order }
param-order = What to order, or to take back, as in the suggestions
order-prepared = ✔ Prepared: { $typed }. It is played as soon as you are asked, if it is possible then; “Orders” shows it and takes it back.
order-doubt = ⚠ As the table stands now it would not be possible: { $why }
order-unforeseen = -# What you will be asked cannot be known yet; it is tried on the first thing that you are asked in your turn.
order-prepare = Prepare a move
order-prepare-then = … and then
order-played = ✔ Your prepared move was played: { $typed }
order-why-passed = your turn has passed without it.
order-prepared-label = Prepared: { $typed }
refused-asked_now = You are asked right now: play it with Play or /game move.
