-- Ratings that cannot be farmed: who has entered a game is kept apart from who sits there now.

-- rated: whether the end of the game moves ratings. Decided at its start, so that deleting data later changes nothing.
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
UPDATE games SET rated = 1 WHERE started IS NOT NULL AND id IN (SELECT game FROM seats WHERE user IS NOT NULL);
-- The weekly count of games of the same people starts from the games that ended lately.
CREATE INDEX games_by_end ON games (kind, ended) WHERE ended IS NOT NULL;

-- The players with whom a game has begun, by seat. level: that of a computer; null: a person. user: null for a computer,
-- and for a person who is forgotten. gone: at which entry of the log another took the seat over; null: they play.
-- place: their place for the ratings once the game has ended, those who are gone below all others.
CREATE TABLE entrants (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    user  INTEGER,
    level TEXT,
    name  TEXT NOT NULL,
    gone  INTEGER,
    place INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_user ON entrants (user) WHERE user IS NOT NULL;
-- Who entered earlier games was not written down: those who sit there now stand for them.
INSERT INTO entrants (game, seat, user, level, name, place)
    SELECT seats.game, seats.seat, seats.user, CASE WHEN seats.user IS NULL THEN 'normal' END, name, rank
    FROM seats JOIN games ON id = seats.game LEFT JOIN results USING (game, seat) WHERE started IS NOT NULL;

-- The people with whom somebody has been rated, each once.
CREATE TABLE rivals (
    user  INTEGER NOT NULL,
    kind  TEXT NOT NULL,
    rival INTEGER NOT NULL,
    PRIMARY KEY (user, kind, rival)
) STRICT, WITHOUT ROWID;
CREATE INDEX rivals_by_rival ON rivals (rival);
-- rivals: how many of them there were. It stays when one of them is forgotten.
ALTER TABLE ratings ADD COLUMN rivals INTEGER NOT NULL DEFAULT 0;
-- Computers have fixed ratings from now on.
DELETE FROM ratings WHERE user = 0;
