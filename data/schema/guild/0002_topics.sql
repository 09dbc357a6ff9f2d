-- Messages by topic, timers by seat, one checkpoint a game, who sat where since when, and what was only in memory.
-- Tables are rebuilt here: foreign keys are off while a step is taken, and checked before it is committed.

-- The public messages of a game by what they are about: 'turn', 'lobby', and one for every open offer or vote.
-- shown: up to which entry of the log the message tells what has happened.
CREATE TABLE messages (
    game    INTEGER NOT NULL REFERENCES games,
    topic   TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shown   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, topic)
) STRICT, WITHOUT ROWID;
INSERT INTO messages (game, topic, channel, message)
    SELECT id, 'lobby', coalesce(thread, channel), lobby_message FROM games WHERE lobby_message IS NOT NULL;
INSERT INTO messages (game, topic, channel, message)
    SELECT id, 'turn', coalesce(thread, channel), turn_message FROM games WHERE turn_message IS NOT NULL;

-- Without the two columns that `messages` replaces.
CREATE TABLE new_games (
    id        INTEGER PRIMARY KEY,
    kind      TEXT NOT NULL,
    options   TEXT NOT NULL,
    host      INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    thread    INTEGER,
    language  TEXT NOT NULL,
    phase     TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'closed')),
    created   REAL NOT NULL,
    started   REAL,
    ended     REAL,
    seed_hash TEXT
) STRICT;
INSERT INTO new_games
    SELECT id, kind, options, host, channel, thread, language, phase, created, started, ended, seed_hash FROM games;
DROP TABLE games;
ALTER TABLE new_games RENAME TO games;
CREATE INDEX games_in_progress ON games (phase) WHERE phase IN ('lobby', 'running');

-- The live table, one row a game: what the log up to choice `number` has led to. An earlier move is replayed from the
-- seed, the options, the number of seats and the log.
CREATE TABLE new_checkpoints (
    game   INTEGER PRIMARY KEY REFERENCES games,
    number INTEGER NOT NULL,
    data   BLOB NOT NULL
) STRICT;
INSERT INTO new_checkpoints
    SELECT game, number, data FROM checkpoints AS latest
    WHERE turn = (SELECT max(turn) FROM checkpoints WHERE game = latest.game);
DROP TABLE checkpoints;
ALTER TABLE new_checkpoints RENAME TO checkpoints;

-- How many choices before it an undo or a restart took back: whoever replays the log leaves them out.
ALTER TABLE choices ADD COLUMN took_back INTEGER NOT NULL DEFAULT 0;
UPDATE choices SET took_back = 1 WHERE kind = 'undo';

-- A game has one timer of a kind for each seat, and one for the whole table (seat null).
CREATE TABLE new_timers (
    game    INTEGER NOT NULL REFERENCES games,
    kind    TEXT NOT NULL,
    seat    INTEGER,
    due     REAL NOT NULL,
    payload TEXT NOT NULL
) STRICT;
INSERT INTO new_timers (game, kind, due, payload) SELECT game, kind, due, payload FROM timers;
DROP TABLE timers;
ALTER TABLE new_timers RENAME TO timers;
CREATE UNIQUE INDEX timers_of_games ON timers (game, kind, coalesce(seat, -1));
CREATE INDEX timers_by_time ON timers (due);

-- Who sits on a seat from which entry of the log on (user null: a computer), up to the next row of that seat. Nobody is
-- shown what a seat saw before they sat there.
CREATE TABLE sittings (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    since INTEGER NOT NULL,
    user  INTEGER,
    PRIMARY KEY (game, seat, since)
) STRICT, WITHOUT ROWID;
-- Who sat there before was not written down, so they begin with the last change of hands.
INSERT INTO sittings (game, seat, since, user)
    SELECT seats.game, seat, coalesce(
        (SELECT max(number) FROM choices WHERE game = seats.game AND seat = seats.seat AND kind = 'seat'), 1
    ), user
    FROM seats JOIN games ON id = seats.game WHERE started IS NOT NULL;

-- For which entry of the log somebody was last called, so that nobody is called twice for one state of a game.
CREATE TABLE calls (
    game   INTEGER NOT NULL REFERENCES games,
    user   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at     REAL NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- The channels that refuse our messages: since when, and why (Discord's words).
CREATE TABLE closed_channels (
    channel INTEGER PRIMARY KEY,
    since   REAL NOT NULL,
    why     TEXT NOT NULL
) STRICT;

CREATE TABLE notes (
    user INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    text TEXT NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

-- How well somebody plays a game (kind): a normal distribution by its mean and deviation. User 0 is the game's computer
-- opponent, which is one player under all its names. Nothing was ever written to the table before.
DROP TABLE ratings;
CREATE TABLE ratings (
    user      INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (user, kind)
) STRICT, WITHOUT ROWID;
