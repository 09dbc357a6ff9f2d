-- A person can have several seats of an unrated game, and says which of them they play now.

DROP INDEX seats_by_user;
CREATE INDEX seats_by_user ON seats (user, game) WHERE user IS NOT NULL;
-- 1: its owner, who has several seats, plays this one now.
ALTER TABLE seats ADD COLUMN active INTEGER NOT NULL DEFAULT 0;
