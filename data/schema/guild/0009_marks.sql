-- The mark of a person who sat there and is forgotten: a keyed hash of their id, kept while the game runs. By it they are
-- not offered another seat of a game whose hands they have seen.
ALTER TABLE sittings ADD COLUMN mark BLOB;
