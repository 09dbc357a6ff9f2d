-- Computers play at one of three levels.

-- The level of the computer on the seat: easy, normal or hard. On a person's seat it means nothing.
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'normal';
