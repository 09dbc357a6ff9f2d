-- How fast a game is played, who is away from it, what its people vote about, and how often somebody was reminded.

-- speed: how long a decision may take. Games from before were begun without a clock, and stay so.
ALTER TABLE games ADD COLUMN speed TEXT NOT NULL DEFAULT 'none'
    CHECK (speed IN ('live', 'fast', 'normal', 'slow', 'none'));
-- Since when the game rests; null while it is played.
ALTER TABLE games ADD COLUMN paused REAL;

-- Who is away, until when (null: until they come back), and what happens meanwhile: nothing (pause), a computer answers
-- what has a usual answer (forced), or it plays (play).
CREATE TABLE absences (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    mode  TEXT NOT NULL CHECK (mode IN ('pause', 'forced', 'play')),
    until REAL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- The open votes of a game: what kind of thing is to be decided, its facts, and who has voted for what (by seat).
CREATE TABLE votes (
    game    INTEGER NOT NULL REFERENCES games,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    facts   TEXT NOT NULL,
    ballots TEXT NOT NULL,
    opened  REAL NOT NULL,
    PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

-- When somebody was reminded of a game.
CREATE TABLE reminders (
    user INTEGER NOT NULL,
    at   REAL NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (user, at, game)
) STRICT, WITHOUT ROWID;
