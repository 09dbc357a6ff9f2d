-- A table may allow hints: alone (if one person plays), on or off.

ALTER TABLE games ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone';
