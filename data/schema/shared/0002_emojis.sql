-- The names under which the bot has uploaded emojis to an application. Emojis with other names belong to someone else.
CREATE TABLE emojis (
    application INTEGER NOT NULL,
    name        TEXT NOT NULL,
    PRIMARY KEY (application, name)
) STRICT, WITHOUT ROWID;
