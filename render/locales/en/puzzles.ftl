# The puzzle of the day: its question, the answer, and the daily post.

command-puzzle = Solve the puzzle of the day
param-puzzle = Post the puzzle of the day in this channel, with the solution a day later
param-no-puzzle = Stop posting the puzzle of the day
puzzle-heading = Puzzle of the day · { $game }
puzzle-which = Which choice is best for { $name }?
puzzle-easy = -# Difficulty: easy
puzzle-medium = -# Difficulty: medium
puzzle-hard = -# Difficulty: hard
puzzle-look = Look closer …
puzzle-once = -# You have one answer and can't change it. Only you see it.
puzzle-solved = **Right:** { $best } is the best choice.
puzzle-missed = You chose { $pick }. The best choice is { $best }.
puzzle-worth =
    { $count ->
        [0] { $number }. { $what }: { $chance }% to win, lead { $sign }{ $lead }
        [one] { $number }. { $what }: { $chance }% to win, lead { $sign }{ $lead } · one answer
       *[other] { $number }. { $what }: { $chance }% to win, lead { $sign }{ $lead } · { $count } answers
    }
puzzle-here =
    { $count ->
        [one] -# One person here has answered so far.
       *[other] -# { $count } people here have answered so far, and { $solved } of them found the best choice.
    }
puzzle-how = -# The numbers come from a long search of level hard, which knows only what this seat can see.
puzzle-streak = -# You have found the best choice { $streak } days in a row.
puzzle-next = -# Next puzzle: { $when }
puzzle-last =
    { $count ->
        [0] -# [The last puzzle]({ $address }): the best choice was { $number }, { $what }. No one answered.
        [one] -# [The last puzzle]({ $address }): the best choice was { $number }, { $what }. { $solved ->
            [0] The only answer was wrong.
           *[other] The only answer was right.
        }
       *[other] -# [The last puzzle]({ $address }): the best choice was { $number }, { $what }. { $solved } of { $count } answers were right.
    }
button-solve = Solve
refused-no_puzzle = There is no puzzle today.
refused-puzzle_over = That puzzle is over. Use `/puzzle` for today's.
stats-puzzles =
    { $count ->
        [one] - **Puzzles**: one answered, { $solved } solved; days in a row: { $streak } now, { $longest } at most
       *[other] - **Puzzles**: { $count } answered, { $solved } solved; days in a row: { $streak } now, { $longest } at most
    }
setup-puzzle =
    { $on ->
        [yes] **Puzzle of the day:** { $channel }, each morning
       *[no] **Puzzle of the day:** not posted
    }
setup-choose-puzzle = Puzzle of the day: not posted, or choose …
