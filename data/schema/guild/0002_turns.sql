-- The log knows the turn of each entry, and a turn message knows what it tells: the chronicle of a table.

-- The number of the turn in which the entry was written; 0 before the first turn, and in older entries.
ALTER TABLE choices ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
-- The seat whose turn it was; null: a round, which belongs to all, or an older entry.
ALTER TABLE choices ADD COLUMN mover INTEGER;

-- The log entry after which the message tells, as far as no earlier message of its topic does.
ALTER TABLE messages ADD COLUMN begins INTEGER NOT NULL DEFAULT 0;
UPDATE messages SET begins = shown;
