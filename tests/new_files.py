"""New SQLite files as copies of one that has taken all schema steps. Taking them needs ten times as long.

Files that are not new take their missing steps as in the bot. ``tests/play`` runs bots that copy nothing.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock

from data.sqlite import connections, migrations

# A connection serves one thread at a time.
_COPYING = Lock()


def copy_new_files() -> None:
    """Copy new files from now on."""
    vars(connections)["migrate"] = _migrate


def _migrate(db: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    if migrations.version(db):
        migrations.migrate(db, path, steps)
        return
    with _COPYING:
        _made(tuple(steps)).backup(db)


@cache
def _made(steps: tuple[str, ...]) -> sqlite3.Connection:
    """Return a database in memory that has taken these steps."""
    made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    try:
        migrations.migrate(made, Path(), steps)
    except BaseException:
        made.close()
        raise
    return made
