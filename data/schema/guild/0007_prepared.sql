-- A prepared move is for a kind of ask ('': the first one of its owner's turn); the facts of the reason (why_off) for
-- which it was not possible.
ALTER TABLE orders ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE orders ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
