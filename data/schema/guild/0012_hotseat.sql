-- A person can have several seats of an unrated game, and says which of them they play now.

DROP INDEX seats_by_user;
CREATE INDEX seats_by_user ON seats (user, game) WHERE user IS NOT NULL;
-- 1: its owner, who has several seats, plays this one now.
ALTER TABLE seats ADD COLUMN active INTEGER NOT NULL DEFAULT 0;

-- A game can begin from a position instead of the start.

-- The number of seats of the position; null: the game begins from the start.
ALTER TABLE games ADD COLUMN places INTEGER;
CREATE TABLE origins (
    game     INTEGER PRIMARY KEY REFERENCES games,
    position TEXT NOT NULL                      -- JSON, as the games' packages document it
) STRICT;
