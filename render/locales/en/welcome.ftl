# A newcomer's first minutes: the greeting on a server, the first panel, tutorials.

welcome =
    ## Hello, I am Stammtisch
    I host board games in your channels, played over hours or days: { $games }. I draw the board after every move, call whose turn it is, and forget nothing.
    - **Begin:** choose a game below, or type `/new`. Friends press **Join**; computers play, too.
    - **New to a game?** Its tutorial takes two minutes and needs nobody else.
    -# Whoever manages this server: `/setup check` tells whether I may do all I need in a channel, `/setup options` sets language and channels. `/help` has the rest.
welcome-choose-table = Open a table of …
welcome-choose-tutorial = Two-minute tutorial of …
welcome-open = Open a table
welcome-open-computer = Play against the computer

panel-first = -# This is your private panel: only you see it. Choose below, look at the preview, and **Confirm**; until then nothing changes. Is it gone? *Play* opens it again.

tutorial-begin = Tutorial (2 minutes)
tutorial-heading = -# { $game } · tutorial · step { $step } of { $steps }
tutorial-hint = 💡 { $hint }
tutorial-confirm = Just so. Press **Confirm** to play it.
tutorial-elsewhere = That is possible, too, but leads elsewhere; here nothing has changed.
tutorial-end = ### 🎓 You have played { $game }
