# A newcomer's first minutes: the greeting on a server, the first panel, tutorials.

welcome =
    ## Hello, I'm Stammtisch
    I host board games in your channels, played over hours or days: { $games }. I draw the board after every move and ping the next player.
    - **Start:** choose a game below, or type `/new`. Friends press **Join**, and computers can play, too.
    - **New to a game?** Its tutorial takes two minutes, and you can play it alone.
    -# For server admins: `/setup check` checks my permissions in a channel, and `/setup options` sets language and channels. `/help` has the rest.
welcome-cover = A game of { $game } in progress, with { $names }.
welcome-choose-table = Open a table of …
welcome-choose-tutorial = Two-minute tutorial of …
welcome-open = Open a table
welcome-open-computer = Play against the computer

panel-first = -# Only you see this. Choose, check the preview, then **Confirm**. *Play* opens it again.

tutorial-begin = Tutorial (2 minutes)
tutorial-heading = -# { $game } · tutorial · step { $step } of { $steps }
tutorial-hint = 💡 { $hint }
tutorial-confirm = That's right. Press **Confirm** to play it.
tutorial-elsewhere = That's possible too, but this step is about something else. Nothing has changed here.
tutorial-end = ### 🎓 You have played { $game }
tutorial-decided = After a game, *What decided it?* below its last message shows the choices that cost you most.
