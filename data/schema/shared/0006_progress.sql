-- The tables in progress of this folder, as they were after their last change. A guild's file without them has lost them.
CREATE TABLE progress (
    guild   INTEGER NOT NULL,
    game    INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    channel INTEGER NOT NULL,                   -- the channel or thread of the table's message
    message INTEGER,                            -- null: it is not posted yet
    last    INTEGER NOT NULL,                   -- the number of the last entry of the table's log
    PRIMARY KEY (guild, game)
) STRICT, WITHOUT ROWID;
