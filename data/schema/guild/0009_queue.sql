-- The queue: each row is a person's standing wish for a table. It ends by itself, or when a table opens for it.
CREATE TABLE queue (
    user    INTEGER NOT NULL,
    offer   TEXT NOT NULL,                      -- the game as cogs/lobby/offers.py names it
    players INTEGER NOT NULL,
    speed   TEXT NOT NULL,
    name    TEXT NOT NULL,
    channel INTEGER NOT NULL,                   -- the channel in which the person asked; 0: one without tables
    made    REAL NOT NULL,
    ends    REAL NOT NULL,
    PRIMARY KEY (user, offer, players, speed)
) STRICT, WITHOUT ROWID;
CREATE INDEX queue_alike ON queue (offer, players, speed, made);
CREATE INDEX queue_by_end ON queue (ends);
