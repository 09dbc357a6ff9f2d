-- When the process of a shard was last seen at work, and from when to when none was. Without shards there is 0 of 1.
CREATE TABLE alive (
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    at     REAL NOT NULL,
    PRIMARY KEY (shard, shards)
) STRICT, WITHOUT ROWID;

CREATE TABLE outages (
    shard  INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    since  REAL NOT NULL,
    until  REAL NOT NULL,
    PRIMARY KEY (shard, shards, since)
) STRICT, WITHOUT ROWID;
