-- The tables in progress at which people sit: a copy of what the guilds' files have, for the list of a person's tables.
-- Each guild's process writes its own rows, and writes them again when it first opens the guild's file.
CREATE TABLE sittings (
    user    INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('lobby', 'running')),
    channel INTEGER NOT NULL,                   -- the channel or thread of the table's message
    message INTEGER,                            -- null: it is not posted yet
    waits   INTEGER NOT NULL CHECK (waits IN (0, 1)),       -- 1: the table waits for this person
    PRIMARY KEY (user, guild, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX sittings_by_game ON sittings (guild, game);

-- Requests to the process of a guild about one person, such as to delete their data there.
CREATE TABLE requests (
    id     INTEGER PRIMARY KEY,
    guild  INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    facts  TEXT NOT NULL,                       -- JSON
    asked  REAL NOT NULL,
    answer TEXT                                 -- JSON; null: the request is open
) STRICT;

-- Look at every guild once, because only the look at its file finds its sittings.
UPDATE wakes SET due = 0;
