"""The mark that a guild's wall may be out of date. It is made in the transaction of the change itself.

A guild without a wall has no such setting, so there the mark changes nothing.
"""

import sqlite3

from data.game.models import WALL

# ``marks`` counts the changes, so that one during an edit is noticed after it. ``free`` is the time of the next edit.
MARK = (
    "UPDATE settings SET value = json_set(value, '$.marks', json_extract(value, '$.marks') + 1,"
    " '$.due', json_extract(value, '$.free')) WHERE key = ? AND json_extract(value, '$.due') IS NOT NULL"
    " RETURNING json_extract(value, '$.due') AS due"
)


FORGET = "UPDATE settings SET value = json_set(value, '$.shown', '') WHERE key = ?"


def forget_shown(db: sqlite3.Connection) -> None:
    """Show a guild's wall again, because its message may have more than the restored file."""
    db.execute(FORGET, (WALL,))
    mark_wall(db)


def mark_wall(db: sqlite3.Connection) -> float | None:
    """Mark a guild's wall as due as early as it may be edited again. Return that time; None without a wall."""
    row = db.execute(MARK, (WALL,)).fetchone()
    return None if row is None else float(row["due"])
