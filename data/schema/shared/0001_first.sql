-- The shared file: what belongs to no guild. Times are seconds of UTC since 1970, ids are those of Discord.
PRAGMA application_id = 0x53746d68;

-- People's settings, as far as they were changed.
CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT NOT NULL                      -- JSON
) STRICT;

-- The guilds whose files have data about a person.
CREATE TABLE playing (
    user  INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    PRIMARY KEY (user, guild)
) STRICT, WITHOUT ROWID;

-- The reminders that have pinged a person in the last day, over all guilds. Live tables have a quota of their own.
CREATE TABLE pings (
    user  INTEGER NOT NULL,
    live  INTEGER NOT NULL CHECK (live IN (0, 1)),
    nonce TEXT NOT NULL,                        -- the nonce of the message, so that a second try counts once
    at    REAL NOT NULL,
    PRIMARY KEY (user, live, nonce)
) STRICT, WITHOUT ROWID;
CREATE INDEX pings_by_time ON pings (at);

-- The time of the next look at a guild's file. null: nothing is due. 0: the file is open, or its process was killed.
CREATE TABLE wakes (
    guild INTEGER PRIMARY KEY,
    due   REAL
) STRICT;

-- The last sign of life of each shard's process. A bot without shards is shard 0 of 1.
CREATE TABLE alive (
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    at     REAL NOT NULL,
    PRIMARY KEY (shard, shards)
) STRICT, WITHOUT ROWID;

-- The times in which no process served a shard.
CREATE TABLE outages (
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    since  REAL NOT NULL,
    until  REAL NOT NULL,
    PRIMARY KEY (shard, shards, since)
) STRICT, WITHOUT ROWID;
