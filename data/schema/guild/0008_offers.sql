-- The open offers: a person (user) may take a seat on the word of another one (maker). name: the name that the seat had
-- when it was offered. An offer ends when it is taken or withdrawn, when the seat's owner acts, when the seat changes
-- hands, and with the game.
CREATE TABLE offers (
    game  INTEGER NOT NULL REFERENCES games,
    seat  INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    maker INTEGER NOT NULL,
    why   TEXT NOT NULL CHECK (why IN ('asked', 'conceded', 'voted', 'left')),
    name  TEXT NOT NULL,
    at    REAL NOT NULL,
    PRIMARY KEY (game, seat, user)
) STRICT, WITHOUT ROWID;
