-- What is not a guild's: people, and where there is something to do.
PRAGMA application_id = 0x53746d68;

CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

-- When to look into a guild's file next: null for never, 0 while it is open or if nobody knows.
CREATE TABLE wakes (
    guild INTEGER PRIMARY KEY,
    due   REAL
) STRICT;

-- The guilds in which a person has ever sat at a table.
CREATE TABLE playing (
    user  INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    PRIMARY KEY (user, guild)
) STRICT, WITHOUT ROWID;
