-- The people who watch for new tables of a game, and the time of their last ping, or 0.
CREATE TABLE watchers (
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    told REAL NOT NULL,
    PRIMARY KEY (kind, user)
) STRICT, WITHOUT ROWID;
