-- The shared store of a cluster. Times are seconds of UTC since 1970, ids are those of Discord.
-- The tables are those of the shared file (../shared) without the data of one machine.

-- People's settings, as far as they were changed.
CREATE TABLE people (
    "user"   BIGINT PRIMARY KEY,
    settings TEXT NOT NULL                      -- JSON
);

-- The guilds whose files have data about a person.
CREATE TABLE playing (
    "user" BIGINT NOT NULL,
    guild  BIGINT NOT NULL,
    PRIMARY KEY ("user", guild)
);

-- The reminders that have pinged a person in the last day, over all guilds. Live tables have a quota of their own.
CREATE TABLE pings (
    "user" BIGINT NOT NULL,
    live   SMALLINT NOT NULL CHECK (live IN (0, 1)),
    nonce  TEXT NOT NULL,                       -- the nonce of the message, so that a second try counts once
    at     DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("user", live, nonce)
);
CREATE INDEX pings_by_time ON pings (at);

-- The last sign of life of each shard's process.
CREATE TABLE alive (
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    at     DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (shard, shards)
);

-- The times in which no process served a shard.
CREATE TABLE outages (
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    since  DOUBLE PRECISION NOT NULL,
    until  DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (shard, shards, since)
);

-- The names under which the bot has uploaded emojis to an application. Emojis with other names belong to someone else.
CREATE TABLE emojis (
    application BIGINT NOT NULL,
    name        TEXT NOT NULL,
    PRIMARY KEY (application, name)
);

-- The tables in progress at which people sit: a copy of what the guilds' files have, for the list of a person's tables.
-- Each guild's process writes its own rows, and writes them again when it first opens the guild's file.
CREATE TABLE sittings (
    "user"  BIGINT NOT NULL,
    guild   BIGINT NOT NULL,
    game    BIGINT NOT NULL,
    kind    TEXT NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('lobby', 'running')),
    channel BIGINT NOT NULL,                    -- the channel or thread of the table's message
    message BIGINT,                             -- null: it is not posted yet
    waits   SMALLINT NOT NULL CHECK (waits IN (0, 1)),      -- 1: the table waits for this person
    PRIMARY KEY ("user", guild, game)
);
CREATE INDEX sittings_by_game ON sittings (guild, game);

-- Requests to the process of a guild about one person, such as to delete their data there.
CREATE TABLE requests (
    id     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    guild  BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    kind   TEXT NOT NULL,
    facts  TEXT NOT NULL,                       -- JSON
    asked  DOUBLE PRECISION NOT NULL,
    answer TEXT                                 -- JSON; null: the request is open
);

-- The epoch of each guild's newest replica. A claim on a guild has a higher epoch than all claims before it.
CREATE TABLE homes (
    guild BIGINT PRIMARY KEY,
    epoch BIGINT NOT NULL
);

-- The epoch of the last claim on each group of shards: its time in milliseconds, or one more than the last epoch.
CREATE TABLE claims (
    shard_group INTEGER PRIMARY KEY,
    epoch       BIGINT NOT NULL,
    released    BOOLEAN NOT NULL                -- the process has given it up, and does nothing any more
);

-- The mark of the one data folder of all processes, if they have no replica.
CREATE TABLE folders (
    id   SMALLINT PRIMARY KEY CHECK (id = 1),
    mark TEXT NOT NULL
);

-- The integers of a list, as SQLite's function of this name, so that both databases understand the same statements.
CREATE FUNCTION json_each(list TEXT) RETURNS TABLE (value BIGINT) LANGUAGE sql IMMUTABLE AS
    $$ SELECT element::BIGINT FROM json_array_elements_text(list::JSON) AS element $$;
