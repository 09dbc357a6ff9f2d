-- The epoch of each guild's newest replica. A claim on a guild has a higher epoch than all claims before it.
CREATE TABLE homes (
    guild INTEGER PRIMARY KEY,
    epoch INTEGER NOT NULL
) STRICT;

-- A guild's own file takes its watchers when it is opened. An erasure before that opens it.
INSERT OR IGNORE INTO playing (user, guild) SELECT user, guild FROM watchers;
