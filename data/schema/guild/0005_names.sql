-- The log names each player as the seat's player of that time.

-- The name of the player of a sitting; '': unknown, in a sitting of an older version between two others.
ALTER TABLE sittings ADD COLUMN name TEXT NOT NULL DEFAULT '';
-- The first sitting of a seat is that of the player with whom the game began, and the last is the present one.
UPDATE sittings SET name = coalesce(
    (SELECT seats.name FROM seats WHERE seats.game = sittings.game AND seats.seat = sittings.seat
        AND sittings.since = (SELECT max(since) FROM sittings AS other
            WHERE other.game = sittings.game AND other.seat = sittings.seat)),
    (SELECT entrants.name FROM entrants WHERE entrants.game = sittings.game AND entrants.seat = sittings.seat
        AND sittings.since = (SELECT min(since) FROM sittings AS other
            WHERE other.game = sittings.game AND other.seat = sittings.seat)),
    '');
