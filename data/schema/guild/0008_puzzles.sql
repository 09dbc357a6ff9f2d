-- The answers to the puzzles of the day. A person has one a day.
CREATE TABLE puzzle_answers (
    user   INTEGER NOT NULL,
    day    INTEGER NOT NULL,                    -- the number of the day; days begin as cogs/puzzles/daily.py says
    game   TEXT NOT NULL,
    puzzle TEXT NOT NULL,                       -- the id of the puzzle among those of the game
    pick   INTEGER NOT NULL,                    -- the index of the chosen answer
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    PRIMARY KEY (user, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_answers_by_day ON puzzle_answers (day);
