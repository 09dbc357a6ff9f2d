-- Tables that only those may join who were invited.
ALTER TABLE games ADD COLUMN private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1));
CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games,
    user INTEGER NOT NULL,
    at   REAL NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;
