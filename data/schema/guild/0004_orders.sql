-- What a seat's owner wants answered without being asked: an order of the game by its key, or a move prepared in the
-- words in which it was typed (key 'prepared'). why_off: the reason for which it was switched off; null while it holds.
CREATE TABLE orders (
    game    INTEGER NOT NULL REFERENCES games,
    seat    INTEGER NOT NULL,
    key     TEXT NOT NULL,
    typed   TEXT NOT NULL,
    why_off TEXT,
    PRIMARY KEY (game, seat, key)
) STRICT, WITHOUT ROWID;
