-- How many decisions in a row the clock of a live table has made with no sign of a person between them.
ALTER TABLE games ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
-- Live tables have a quota of reminders of their own.
ALTER TABLE reminders ADD COLUMN live INTEGER NOT NULL DEFAULT 0;
