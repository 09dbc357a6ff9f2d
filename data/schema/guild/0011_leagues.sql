-- Leagues: their members, their rounds with tables and seats, and the messages to be sent about them.

CREATE TABLE leagues (
    id       INTEGER PRIMARY KEY,
    kind     TEXT NOT NULL,
    options  TEXT NOT NULL,                     -- JSON: the options of the rule set
    speed    TEXT NOT NULL CHECK (speed IN ('live', 'fast', 'normal', 'slow', 'none')),
    form     TEXT NOT NULL CHECK (form IN ('robin', 'swiss', 'knockout')),
    least    INTEGER NOT NULL,                  -- the fewest seats of a table
    seats    INTEGER NOT NULL,                  -- the most seats of a table
    rounds   INTEGER NOT NULL,                  -- the number of rounds of a Swiss league; 0: the form says
    places   INTEGER NOT NULL,                  -- the number of people who can join
    days     INTEGER NOT NULL,                  -- the days of a round
    host     INTEGER NOT NULL,                  -- the member who opened it; 0 if their data was deleted
    channel  INTEGER NOT NULL,
    language TEXT NOT NULL,
    seed     TEXT NOT NULL,                     -- decides the draw
    phase    TEXT NOT NULL CHECK (phase IN ('open', 'running', 'over', 'closed')),
    created  REAL NOT NULL,
    starts   REAL,                              -- when it starts by itself; null: when it is full
    ended    REAL,
    due      REAL,                              -- when to look at it again; null: never
    attempts INTEGER NOT NULL,                  -- the failed looks in a row
    message  INTEGER NOT NULL                   -- its message in the channel; 0: not posted
) STRICT;
CREATE INDEX leagues_due ON leagues (due) WHERE due IS NOT NULL;

CREATE TABLE league_members (
    league INTEGER NOT NULL REFERENCES leagues,
    number INTEGER NOT NULL,
    user   INTEGER,                             -- null: data was deleted
    name   TEXT NOT NULL,
    joined REAL NOT NULL,
    gone   REAL,                                -- when the person left the running league
    PRIMARY KEY (league, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_members_by_user ON league_members (user, league) WHERE user IS NOT NULL;

CREATE TABLE league_rounds (
    league   INTEGER NOT NULL REFERENCES leagues,
    round    INTEGER NOT NULL,
    begins   REAL NOT NULL,
    deadline REAL,                              -- null: not drawn yet
    ended    REAL,
    PRIMARY KEY (league, round)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_tables (
    league INTEGER NOT NULL REFERENCES leagues,
    round  INTEGER NOT NULL,
    number INTEGER NOT NULL,
    game   INTEGER REFERENCES games,            -- null: not opened yet
    result TEXT CHECK (result IN ('played', 'deadline', 'closed')),     -- null: none yet
    PRIMARY KEY (league, round, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX league_tables_by_game ON league_tables (game) WHERE game IS NOT NULL;

-- The seats of the tables in the order of play. Table 0 has the byes.
CREATE TABLE league_seats (
    league INTEGER NOT NULL REFERENCES leagues,
    round  INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat   INTEGER NOT NULL,
    member INTEGER NOT NULL,
    place  INTEGER,                             -- the place at the table; null: no result yet
    PRIMARY KEY (league, round, number, seat)
) STRICT, WITHOUT ROWID;

-- Messages about a league, sent in the order of their ids and then deleted.
CREATE TABLE league_posts (
    id       INTEGER PRIMARY KEY,
    league   INTEGER NOT NULL REFERENCES leagues,
    kind     TEXT NOT NULL CHECK (kind IN ('sign', 'round', 'end', 'short')),
    round    INTEGER NOT NULL,                  -- the round that it tells; in a 'sign' the number of its changes
    nonce    TEXT NOT NULL CHECK (length(nonce) <= 25),     -- Discord's limit
    due      REAL NOT NULL,
    attempts INTEGER NOT NULL
) STRICT;
