-- The reminders that have pinged a person in the last day, over all guilds. Live tables have a quota of their own.
CREATE TABLE pings (
    user  INTEGER NOT NULL,
    live  INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    at    REAL NOT NULL,
    PRIMARY KEY (user, live, nonce)
) STRICT, WITHOUT ROWID;
CREATE INDEX pings_by_time ON pings (at);
