-- The file of a guild: its games from the lobby to the result, their due work, and the guild's settings.
--
-- Times are seconds of UTC since 1970. People, channels and messages are ids of Discord. JSON is stored as text.
-- STRICT refuses values of another type: https://www.sqlite.org/stricttables.html
-- WITHOUT ROWID stores a table in the order of its key: https://www.sqlite.org/withoutrowid.html
PRAGMA application_id = 0x53746d67;

-- Games

-- A game. Its id counts the guild's games.
CREATE TABLE games (
    id        INTEGER PRIMARY KEY,
    kind      TEXT NOT NULL,                    -- the rule set, such as 'carcassonne'
    options   TEXT NOT NULL,                    -- JSON: the options of the rule set
    host      INTEGER NOT NULL,                 -- 0 if the host's data was deleted
    channel   INTEGER NOT NULL,
    thread    INTEGER,                          -- null: it is played in the channel itself
    language  TEXT NOT NULL,
    phase     TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'closed')),
    created   REAL NOT NULL,
    started   REAL,                             -- null in the lobby
    ended     REAL,                             -- null before the end
    paused    REAL,                             -- since when the game is paused; null: it is played
    speed     TEXT NOT NULL CHECK (speed IN ('live', 'fast', 'normal', 'slow', 'none')),
    silent    INTEGER NOT NULL,                 -- consecutive decisions by the clock without a sign of a person
    private   INTEGER NOT NULL CHECK (private IN (0, 1)),   -- 1: only invited people may join
    rated     INTEGER NOT NULL CHECK (rated IN (0, 1)),     -- 1: the end changes ratings; decided at the start
    seed_hash TEXT                              -- the SHA-256 of the seed; null in the lobby
) STRICT;
CREATE INDEX games_in_progress ON games (phase) WHERE phase IN ('lobby', 'running');
-- The games that two people have finished within a week.
CREATE INDEX games_by_end ON games (kind, ended) WHERE ended IS NOT NULL;

-- The live table of a started game, as Table.dump writes it, compressed by zlib. The log has led to it.
CREATE TABLE checkpoints (
    game INTEGER PRIMARY KEY REFERENCES games,
    data BLOB NOT NULL
) STRICT;

-- The log: a row for each choice and undo, and for the few other things that happen to a table. Rows are only added.
-- The seed, the options, the number of seats and the log determine every earlier state of a table.
CREATE TABLE choices (
    game      INTEGER NOT NULL REFERENCES games,
    number    INTEGER NOT NULL,
    at        REAL NOT NULL,
    kind      TEXT NOT NULL CHECK (kind IN ('start', 'choice', 'undo', 'restart', 'seat', 'close')),
    seat      INTEGER,
    who       INTEGER,                          -- null: a computer, the clock or a standing order; or data was deleted
    ask       INTEGER,                          -- the number of the answered ask
    choice    TEXT,                             -- JSON: the ids of the chosen options
    took_back INTEGER NOT NULL,                 -- the number of choices before it that an undo or a restart took back
    unseen    INTEGER NOT NULL CHECK (unseen IN (0, 1)),    -- 1: only its own seat could see it
    events    TEXT NOT NULL,                    -- JSON: the events with their secrets
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- Players

-- The seats and their present players. user: a person plays. opponent = 1: a computer plays, instead of the person if
-- there is one.
CREATE TABLE seats (
    game     INTEGER NOT NULL REFERENCES games,
    seat     INTEGER NOT NULL,
    user     INTEGER,
    opponent INTEGER NOT NULL CHECK (opponent IN (0, 1)),
    name     TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
-- A person has at most one seat of a game.
CREATE UNIQUE INDEX seats_by_user ON seats (user, game) WHERE user IS NOT NULL;

-- The players of each seat since the start. A sitting lasts until the next one of the seat, so that people see only what
-- their seat saw while they had it.
CREATE TABLE sittings (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    since INTEGER NOT NULL,                     -- the log entry at which it begins
    user  INTEGER,                              -- null: a computer, or data was deleted
    mark  BLOB,                                 -- a keyed hash of the deleted id, until the game ends
    PRIMARY KEY (game, seat, since)
) STRICT, WITHOUT ROWID;

-- The players with whom a game began, by seat. Ratings compare these, even if others have the seats at the end.
CREATE TABLE entrants (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    user  INTEGER,                              -- null: a computer, or data was deleted
    level TEXT,                                 -- the level of a computer; null: a person
    name  TEXT NOT NULL,
    gone  INTEGER,                              -- the log entry at which another player took the seat over
    place INTEGER,                              -- the place for the ratings, once the game has ended
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_user ON entrants (user) WHERE user IS NOT NULL;

-- People who may see and join a private game.
CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games,
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- The open offers of seats: a person (user) may take a seat. An offer ends when it is taken or withdrawn, when the
-- seat's owner acts, when the seat gets another player, and with the game.
CREATE TABLE offers (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    maker INTEGER NOT NULL,                     -- the person who made the offer
    why   TEXT NOT NULL CHECK (why IN ('asked', 'conceded', 'voted', 'left')),
    name  TEXT NOT NULL,                        -- the name of the seat when it was offered
    at    REAL NOT NULL,
    PRIMARY KEY (game, seat, user)
) STRICT, WITHOUT ROWID;

-- The absences of seats' owners. pause: the table waits. forced: a computer answers asks that have a default. play: a
-- computer plays.
CREATE TABLE absences (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    mode  TEXT NOT NULL CHECK (mode IN ('pause', 'forced', 'play')),
    until REAL,                                 -- null: until they return
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Answers given in advance: standing orders of a game by their key, and moves as typed (key 'prepared').
CREATE TABLE orders (
    game    INTEGER NOT NULL REFERENCES games,
    seat    INTEGER NOT NULL,
    key     TEXT NOT NULL,
    typed   TEXT NOT NULL,
    kind    TEXT NOT NULL,                      -- the kind of ask that a prepared move answers; '': the turn's first
    why_off TEXT,                               -- the reason for switching it off; null: it is active
    facts   TEXT NOT NULL,                      -- JSON: the arguments of that reason
    PRIMARY KEY (game, seat, key)
) STRICT, WITHOUT ROWID;

-- The open votes of a game.
CREATE TABLE votes (
    game    INTEGER NOT NULL REFERENCES games,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    facts   TEXT NOT NULL,                      -- JSON: what the vote is about
    ballots TEXT NOT NULL,                      -- JSON: the ballots by seat
    opened  REAL NOT NULL,
    PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

-- Due work

-- Messages to be sent, and the last ones that were sent, dropped or given up, for debugging.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY,
    game       INTEGER NOT NULL REFERENCES games,
    kind       TEXT NOT NULL,
    topic      TEXT NOT NULL,                   -- a newer message of the same topic replaces a due one; '': none does
    payload    TEXT NOT NULL,                   -- JSON: the facts of its text
    nonce      TEXT NOT NULL CHECK (length(nonce) <= 25),   -- Discord's limit
    not_before REAL NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('due', 'sent', 'dropped', 'failed')),
    attempts   INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (game, id) WHERE state = 'due';

CREATE TABLE timers (
    game    INTEGER NOT NULL REFERENCES games,
    kind    TEXT NOT NULL,
    seat    INTEGER,                            -- null: a timer of the whole table
    due     REAL NOT NULL,
    payload TEXT NOT NULL                       -- JSON
) STRICT;
-- A seat has one timer of a kind, and so does the table. An index takes two nulls for different values, hence -1:
-- https://www.sqlite.org/nulls.html
CREATE UNIQUE INDEX timers_by_game ON timers (game, kind, coalesce(seat, -1));
CREATE INDEX timers_by_time ON timers (due);

-- Messages at Discord

-- The public messages of a game by topic: 'turn', 'lobby', and one for each open offer, vote and the like.
CREATE TABLE messages (
    game    INTEGER NOT NULL REFERENCES games,
    topic   TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shown   INTEGER NOT NULL,                   -- the log entry up to which it tells
    PRIMARY KEY (game, topic)
) STRICT, WITHOUT ROWID;

-- The log entry for which a person was last pinged, so that one state of a game pings a person once. A negative number
-- is no ping: the game did not wait for them at that entry.
CREATE TABLE calls (
    game   INTEGER NOT NULL REFERENCES games,
    user   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at     REAL NOT NULL,                       -- the time of the ping, or of a later visit
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

-- The reminders of the last day, for the quota of a person. Live tables have a quota of their own.
CREATE TABLE reminders (
    user INTEGER NOT NULL,
    at   REAL NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    live INTEGER NOT NULL CHECK (live IN (0, 1)),
    PRIMARY KEY (user, at, game)
) STRICT, WITHOUT ROWID;

-- The channels that refuse the bot's messages, and the time of the first refusal.
CREATE TABLE closed_channels (
    channel INTEGER PRIMARY KEY,
    since   REAL NOT NULL
) STRICT;

-- Texts that could not be shown to a person. The next answer that succeeds shows them.
CREATE TABLE untold (
    user  INTEGER PRIMARY KEY,
    texts TEXT NOT NULL                         -- JSON: a list of texts
) STRICT;

-- Interactions that have changed something, so that a repeated one changes nothing. Ids grow with time.
CREATE TABLE seen (
    interaction INTEGER PRIMARY KEY
) STRICT;

-- The log entry up to which a person has read.
CREATE TABLE looked (
    user   INTEGER NOT NULL,
    game   INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

-- People's notes about games.
CREATE TABLE notes (
    user INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    text TEXT NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

-- Results and ratings

-- The results of the seats, each for its player at the end.
CREATE TABLE results (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    user  INTEGER,                              -- null: a computer, or data was deleted
    score INTEGER NOT NULL,
    rank  INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL;

-- People's strength at a kind of game: a normal distribution.
CREATE TABLE ratings (
    user      INTEGER NOT NULL,
    kind      TEXT NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    games     INTEGER NOT NULL,                 -- the number of rated games
    rivals    INTEGER NOT NULL,                 -- the number of different people played against
    PRIMARY KEY (user, kind)
) STRICT, WITHOUT ROWID;

-- The different people with whom a person was rated.
CREATE TABLE rivals (
    user  INTEGER NOT NULL,
    kind  TEXT NOT NULL,
    rival INTEGER NOT NULL,
    PRIMARY KEY (user, kind, rival)
) STRICT, WITHOUT ROWID;
CREATE INDEX rivals_by_rival ON rivals (rival);

-- The guild

-- The guild's settings, as far as they were changed.
CREATE TABLE settings (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL                         -- JSON
) STRICT, WITHOUT ROWID;

-- The version of the bot, a hash of its code, that has loaded all running tables.
CREATE TABLE resumed (
    version TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
