# Messages about time: clocks, reminders, votes, absence.

param-speed = The time for a decision
param-zone = Your time zone, such as Europe/Berlin
param-quiet = Hours without reminders, such as 22-8 (10 at most); 0 for none
param-remind = Hours between my reminders; 0 for the game's default

speed-live = live (5 minutes a decision)
speed-fast = fast (12 hours a decision)
speed-normal = normal (24 hours a decision)
speed-slow = slow (72 hours a decision)
speed-none = no time limit
lobby-speed = **Speed**: { $speed }
lobby-speed-choose = Speed

clock-rests =
    { $count ->
        [one] ⏸ Time has run out once and no one was here, so the game is paused. Play your turn or use `/game resume` to continue.
       *[other] ⏸ Time has run out { $count } times in a row and no one was here, so the game is paused. Play your turn or use `/game resume` to continue.
    }
clock-resting = The game is paused, because no one was here. Play your turn or use `/game resume` to continue.
clock-played = ⏰ { $name } was out of time, so I made the default choice.

reminder-heading = ### ⏰ Waiting for { $who }
reminder-answer = an answer
reminder-others =
    { $count ->
        [one] -# { $who }: another table is waiting for you, too: { $tables }
       *[other] -# { $who }: { $count } more tables are waiting for you, too: { $tables }
    }
reminder-extended = ⏳ You have more time, until { $due }. Everyone at the table can see that.
reminder-rests = Only computers are left at this table, so the game waits until you press *Play* or *I'm back*.
reminder-stood-in = A computer plays for you until you press *Play* or *I'm back*.
button-later = More time
button-stand = Play for me
refused-not_waited_for = This table isn't waiting for you.
refused-time_over = You're out of time. The others are voting on what happens next.
refused-extended = You have already taken more time for this decision.
direct-heading =
    { $count ->
        [one] ⏰ This table is waiting for you.
       *[other] ⏰ { $count } tables are waiting for you:
    }
direct-off = -# Use `/me settings` to turn these messages off.
me-dm-on = Remind me by direct message
me-dm-off = Remind me in the channel
me-nudge-on = Remind me to finish a choice
me-nudge-off = Don't remind me to finish a choice
me-ahead-on = Also ping me one turn ahead, with three or more players
me-ahead-off = Ping me only when it's my turn
me-invites-on = Ping me for invitations
me-invites-off = Don't ping me for invitations
nudge-said = ⏳ Your choice is unfinished: { $asked }. It counts once you confirm it.
me-details-on = Details in words: my questions and news name every place (public messages stay short)
me-details-off = Short news: the picture shows the places
button-details = Details in words
button-brief = Short news
details-on = Your questions and news now name every place; public messages stay short. Use `/me settings` to switch back.
details-off = Your questions and news are short again; the picture shows the places.
nudge-off = -# Only you see this, once a turn. Use `/me settings` to turn it off.
offer-accepted = { $who }, { $name } accepts your offer. Confirm the trade, or wait for others.
offer-traded = { $who }, { $name } has accepted your offer.
morning-open = { $who }, an offer or a vote at this table is open for you.
turn-next = -# ⏭ Next: { $who }
reminder-muted = 🔕 I won't remind you of this decision again.
reminder-not-waiting = This table isn't waiting for you.
button-mute = Don't remind me of this

me-rhythm = Reminders: { $every }. Quiet hours: { $hours }. Time zone: { $zone }.
me-quiet-none = none
me-remind-usual = default
me-remind-often =
    { $hours ->
        [one] every hour
       *[other] every { $hours } hours
    }
me-choose-quiet-at = Quiet hours { $hours }
me-choose-quiet-none = No quiet hours
me-choose-remind-at =
    { $hours ->
        [one] Reminders every hour
       *[other] Reminders every { $hours } hours
    }
me-choose-remind-usual = Reminders at the usual times
me-choose-quiet = Quiet hours
me-choose-remind = Reminders

refused-no_zone = “{ $zone }” isn't a time zone. Use a name like Europe/Berlin.
refused-no_hours = “{ $hours }” isn't a valid range. Use a form like 22-8 or 22:30-7, ten hours at most.

## Votes

command-game-pause = Propose to pause the game
command-game-resume = Propose to resume the game
command-game-vote = Cast your vote in an open vote
param-ballot = Your vote, from the suggestions
command-game-end = Propose to end the game without a result
command-game-speed = Propose another speed

vote-about-overdue = ### ⏰ { $name } is out of time. What now?
vote-about-pause = ### ⏸ Pause the game?
vote-about-resume = ### ▶ Resume the game?
vote-about-end = ### End the game without a result?
vote-about-speed = ### Change the speed to { $speed }?
vote-about-undo =
    { $count ->
        [one] ### ↩ Undo { $name }'s last choice?
       *[other] ### ↩ Undo the last { $count } choices, as { $name } asks?
    }
vote-yes = Yes
vote-no = No
vote-extend = Give them more time
vote-play = A computer plays for now
vote-replace = A computer takes the seat
vote-wait = Keep waiting
vote-so-far = **Votes so far**
vote-ballot = - { $name }: { $choice }
vote-missing = -# Not voted yet: { $who }
vote-counted = -# The vote closes { $when }. The votes cast by then decide, even a single one.
vote-result-yes = ✔ Yes.
vote-result-no = No. Nothing changes.
vote-result-extend = They have their full time again.
vote-result-play = A computer plays for now.
vote-result-replace = A computer takes the seat.
vote-result-wait = The table keeps waiting.
vote-result-acted = They have acted.
vote-result-ended = The game is over.
vote-result-paused = The game is paused, so no vote is needed.
vote-result-renewed = They have their full time again, so no vote is needed.
vote-result-void = Already settled, so no vote is needed.
vote-opened = Proposed. The others have a message with buttons.
vote-decided = Done.
vote-taken = ✔ Your vote is in. You can change it while the vote is open.
undo-agreed =
    { $count ->
        [one] ↩ The last choice was undone, as { $name } asked.
       *[other] ↩ The last { $count } choices were undone, as { $name } asked.
    }
turn-restarted = ↩ The rules of this game were updated, so the current turn starts again. Everything before it is unchanged.
undo-failed = ↩ Nothing was undone: the game has moved on.

refused-undo_revealed = Something was drawn or shown since your last choice. Only a friendly game can go back past that: the host chooses it before the start.
undo-why = -# *Undo*: { refused-undo_revealed }
vote-other = The table is already voting on another proposal of this kind. Vote on that one first.
refused-no_votes = This table isn't voting on anything.
refused-no_ballot = “{ $choice }” isn't a choice in an open vote. Pick one of the suggestions.
refused-several_votes = Several votes are open. Pick one of the suggestions.
refused-vote_gone = This vote is over.
refused-no_vote = You can't vote on this: it's about you.
refused-no_vote_now = You can't vote on this while you're late or away.
refused-paused = The game is paused. Use `/game resume` to propose to continue.
refused-not_paused = The game isn't paused.
refused-same_speed = This is already the speed.
refused-nothing_back = You have no choice to undo.

## Absence

command-me-away = Set what your tables do while you're away
param-until = 12h, 3d, 2w or a date such as 2026-12-24, a month at most; “back” ends your absence
param-away = Your seats while you're away
away-choose-pause = They wait for me without a time limit
away-choose-forced = A computer makes the default choices for me
away-choose-play = A computer plays for me
away-pause = 🌙 { $name } is away. The table waits without a time limit.
away-forced = 🌙 { $name } is away. A computer makes the default choices.
away-rests = 🌙 { $name } is away. Only computers are left, so the game waits until a player is back.
away-play = 🌙 { $name } is away. A computer plays.
away-until = Until { $until }.
away-back = ☀ { $name } is back.
away-back-everywhere =
    { $count ->
        [0] You weren't away.
        [one] You're back at one table.
       *[other] You're back at { $count } tables.
    }
away-noted =
    { $count ->
        [0] You're away until { $until }, also from games that start before then. You have no running game.
        [one] You're away from one table until { $until }, also from games that start before then. Press **Play** there to come back.
       *[other] You're away from { $count } tables until { $until }, also from games that start before then. Press **Play** there to come back.
    }
away-left-out =
    { $count ->
        [one] I can't reach your tables on the server { $servers } now. If your absence isn't noted there later, use the command again.
       *[other] I can't reach your tables on the servers { $servers } now. If your absence isn't noted there later, use the command again.
    }
away-you-play = ☀ You're playing again.
away-not-you = You're not away.
button-back = I'm back
refused-away_too_long =
    { $most ->
        [one] Tables can wait for you for one day a year; you have { $left } left. With a computer that plays for you there is no limit.
       *[other] Tables can wait for you for { $most } days a year; you have { $left } left. With a computer that plays for you there is no limit.
    }
vote-undo-listed = These would be undone:
vote-undo-known = ⚠ These were drawn or shown since and stay known:
vote-undo-more =
    { $count ->
        [one] -# One earlier entry isn't listed.
       *[other] -# { $count } earlier entries aren't listed.
    }
vacant-voted = The table has waited long enough for { $name }. A computer takes the seat.
button-seat-back = Take my seat back
vacant-left = 🚪 { $name } has left the server. A computer takes the seat; use `/game replace` to offer it.
refused-no_date = “{ $date }” isn't a valid time. Use 12h, 3d, 2w, a date such as 2026-12-24 or `<t:…>`, a month at most.

## Standing orders

command-game-orders = Set standing orders, and see your prepared moves
command-game-prepare = Prepare a move before your turn; it's checked when you are asked
param-prepare = Your move, typed as in /game move
button-orders = Plan ahead
order-heading =
    ### Plan ahead
    Standing orders: I answer these questions for you after a few seconds. Only you see this.
order-heading-prepare = To prepare a move while you wait, use the select below or `/game prepare`.
order-choose = No standing orders
order-off = ⚠ “{ $order }” was switched off: { $why }
order-narrows = -# Your standing order applies: { $order }.
order-why-refused = it was no longer possible.
order-not = { $order }: off
order-computers = computers
param-order = The order to add or remove, from the suggestions
order-prepared = ✔ Prepared: { $typed }. I'll play it when you're asked, if it's possible then. **Plan ahead** shows and removes it.
order-doubt = ⚠ It isn't possible right now: { $why }
order-unforeseen = -# Your next choice isn't known yet. I'll try this for the first choice of your turn.
order-prepare = Prepare a move
order-prepare-then = … and then
order-played = ✔ Your prepared move was played: { $typed }
order-why-passed = your turn passed without it.
order-prepared-label = Prepared: { $typed }
refused-asked_now = You have a choice to make right now. Press **Play** or use `/game move`.
