-- What people could not be told (an answer that was lost on its way), as a JSON list of texts: the next answer that gets
-- through tells it.
CREATE TABLE untold (
    user  INTEGER PRIMARY KEY,
    texts TEXT NOT NULL
) STRICT;
