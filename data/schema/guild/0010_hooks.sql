-- The web hooks of the guild: addresses to which the public events of its tables are sent.
-- AUTOINCREMENT: a number is never used again, so the result of a request never reaches a later hook or event.
CREATE TABLE hooks (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    url        TEXT NOT NULL UNIQUE,
    secret     TEXT NOT NULL,                   -- the key of the signatures
    restricted INTEGER NOT NULL CHECK (restricted IN (0, 1)),   -- 1: also of channels that not everyone can see
    done       INTEGER NOT NULL,                -- the last event that was delivered, skipped or given up
    due        REAL NOT NULL,                   -- the time before which the next try must wait
    tries      INTEGER NOT NULL,                -- the failed tries in a row
    failing    REAL,                            -- the time of the first of them
    fault      TEXT NOT NULL,                   -- the reason of the last failed try; '': the last try succeeded
    lost       INTEGER NOT NULL,                -- the number of events that were given up
    lost_at    REAL,                            -- the time at which the last of them was given up
    gone       INTEGER NOT NULL CHECK (gone IN (0, 1))          -- 1: its address has answered 410, so no more is sent
) STRICT;

-- The events that some hook has not received yet.
CREATE TABLE hook_events (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    key     TEXT NOT NULL,                      -- the id under which every try sends it
    at      REAL NOT NULL,
    game    INTEGER REFERENCES games,           -- null: it is about no single table
    channel INTEGER,                            -- the channel whose readers may know of it; null: everyone
    payload TEXT NOT NULL                       -- JSON: the event as it is sent
) STRICT;
