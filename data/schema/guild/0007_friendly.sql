-- A friendly table is not rated, and agrees to an undo of anything.

ALTER TABLE games ADD COLUMN friendly TEXT NOT NULL DEFAULT 'no';
