"""The schema of a file, and the numbered steps that bring an older file up to date."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from data.backups import backup

SCHEMA = Path(__file__).parent / "schema"


def load_steps(kind: str, folder: Path = SCHEMA) -> tuple[str, ...]:
    """Return the schema steps of ``kind`` in order; the n-th takes a file from version n - 1 to n."""
    return tuple(path.read_text("utf-8") for path in sorted((folder / kind).glob("*.sql")))


def migrate(db: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    """Take the steps that the file has not yet taken, each in one transaction; a file in use is backed up before."""
    done = version(db)
    # A new file has nothing to lose; an older one is copied before anything touches it.
    if 0 < done < len(steps):
        backup(db, path.parent / "backups" / f"{path.stem}-version-{done}.sqlite3")
    for number, step in enumerate(steps[done:], done + 1):
        try:
            # The version is written in the same transaction as the step, so a step is done once, wherever it is
            # interrupted.
            db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.rollback()
            raise


def version(db: sqlite3.Connection) -> int:
    """Return how many schema steps a file has taken."""
    number: int = db.execute("PRAGMA user_version").fetchone()[0]
    return number
