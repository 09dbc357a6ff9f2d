-- The version of the bot (a hash of its code) by which the running tables were last looked after.
CREATE TABLE resumed (
    version TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
