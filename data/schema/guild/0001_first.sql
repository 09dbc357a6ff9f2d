-- One guild: its games from lobby to result, and what is due in them.
-- Times are seconds of UTC since 1970; people, channels and messages are Discord's ids.
PRAGMA application_id = 0x53746d67;

CREATE TABLE games (
    id            INTEGER PRIMARY KEY,
    kind          TEXT NOT NULL,
    options       TEXT NOT NULL,
    host          INTEGER NOT NULL,
    channel       INTEGER NOT NULL,
    thread        INTEGER,
    language      TEXT NOT NULL,
    phase         TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'closed')),
    created       REAL NOT NULL,
    started       REAL,
    ended         REAL,
    lobby_message INTEGER,
    turn_message  INTEGER,
    seed_hash     TEXT
) STRICT;
CREATE INDEX games_in_progress ON games (phase) WHERE phase IN ('lobby', 'running');

-- user and opponent: a person who plays; both: a computer stands in for that person; no user: a computer's seat.
CREATE TABLE seats (
    game     INTEGER NOT NULL REFERENCES games,
    seat     INTEGER NOT NULL,
    user     INTEGER,
    opponent INTEGER NOT NULL DEFAULT 0 CHECK (opponent IN (0, 1)),
    name     TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seats_of_people ON seats (user, game) WHERE user IS NOT NULL;

-- The log: one row a choice or undo, and the few other things that happen to a table. Rows are only ever added.
-- ask is the number of the ask that was answered; events are whole, with what is hidden in them.
CREATE TABLE choices (
    game   INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    at     REAL NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('start', 'choice', 'undo', 'restart', 'seat', 'close')),
    seat   INTEGER,
    who    INTEGER,
    ask    INTEGER,
    choice TEXT,
    events TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- One row a turn, overwritten within the turn: the latest is the live table, the log up to choice `number`.
CREATE TABLE checkpoints (
    game   INTEGER NOT NULL REFERENCES games,
    turn   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data   BLOB NOT NULL,
    PRIMARY KEY (game, turn)
) STRICT;

-- Messages due. A newer one of the same topic in the same game takes the place of one not yet sent.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    game       INTEGER NOT NULL REFERENCES games,
    kind       TEXT NOT NULL,
    topic      TEXT NOT NULL DEFAULT '',
    payload    TEXT NOT NULL,
    nonce      TEXT NOT NULL CHECK (length(nonce) <= 25),
    not_before REAL NOT NULL,
    state      TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'dropped', 'failed')),
    attempts   INTEGER NOT NULL DEFAULT 0,
    message    INTEGER
) STRICT;
CREATE INDEX outbox_due ON outbox (game, id) WHERE state = 'due';

CREATE TABLE timers (
    game    INTEGER NOT NULL REFERENCES games,
    kind    TEXT NOT NULL,
    due     REAL NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (game, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_by_time ON timers (due);

-- Interactions that have changed something; their ids grow with time, so the oldest are the smallest.
CREATE TABLE seen (
    interaction INTEGER PRIMARY KEY
) STRICT;

-- How far in the log of a game a person has read.
CREATE TABLE looked (
    user   INTEGER NOT NULL,
    game   INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    game     INTEGER NOT NULL REFERENCES games,
    seat     INTEGER NOT NULL,
    user     INTEGER,
    opponent INTEGER NOT NULL CHECK (opponent IN (0, 1)),
    score    INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_people ON results (user) WHERE user IS NOT NULL;

CREATE TABLE ratings (
    user   INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    rating REAL NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (user, kind)
) STRICT, WITHOUT ROWID;
