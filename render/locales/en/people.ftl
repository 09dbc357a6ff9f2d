# What people come back for: results and ratings, lists, invitations, their own data.

command-leaderboard = Who plays a game how well on this server
command-me-stats = What you have played on this server, and how well

leaderboard-heading = { $game } · leaderboard
leaderboard-none = Nobody has played this to the end here yet.
leaderboard-computer = Computer
leaderboard-detail =
    { $count ->
        [one] { $count } game · { $wins } won
       *[other] { $count } games · { $wins } won
    }
leaderboard-how = -# Everybody begins with 1000; who beats stronger players gains more. `/me settings` takes you off the board.
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
past-heading = ### { $game } · move { $move } · turn { $turn }
refused-no_past = The rules have changed since that was played, so its past cannot be shown any more.
refused-no_moment = There is no such move; there are { $most } so far.
