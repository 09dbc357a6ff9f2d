"""The schema of a file, and the numbered steps that migrate an older file."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from data.errors import GuildDamaged, GuildTooNew
from data.sqlite.backups import backup

SCHEMA = Path(__file__).parents[1] / "schema"


def load_steps(kind: str, folder: Path = SCHEMA) -> tuple[str, ...]:
    """Return the schema steps of ``kind`` in order. Step n takes a file from version n - 1 to n.

    Raise ValueError if a number is missing or used twice.
    """
    paths = sorted((folder / kind).glob("*.sql"))
    for number, path in enumerate(paths, 1):
        if not path.name.startswith(f"{number:04}_"):
            raise ValueError(f"{path.name} is step {number}: the steps are numbered from 0001 on")
    return tuple(path.read_text("utf-8") for path in paths)


def migrate(db: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    """Take the missing steps of the file, each in one transaction. An older file is backed up first."""
    done = version(db)
    # A new file contains nothing yet.
    if 0 < done < len(steps):
        backup(db, path.parent / "backups" / f"{path.stem}-version-{done}.sqlite3")
    for number, step in enumerate(steps[done:], done + 1):
        with _without_foreign_keys(db):
            _take(db, number, step)


def version(db: sqlite3.Connection) -> int:
    """Return the number of schema steps that a file has taken."""
    number: int = db.execute("PRAGMA user_version").fetchone()[0]
    return number


def check_version(db: sqlite3.Connection, name: str, known: int) -> None:
    """Raise GuildDamaged or GuildTooNew unless a file has a version from 1 to ``known``."""
    number = version(db)
    if number < 1:
        raise GuildDamaged(f"{name} has version {number}, which no program has written")
    if number > known:
        raise GuildTooNew(f"{name} has version {number}, this program knows {known}")


@contextmanager
def _without_foreign_keys(db: sqlite3.Connection) -> Iterator[None]:
    """Allow a table to be dropped and replaced while other tables refer to it."""
    # Not inside the step, because SQLite ignores this setting in a transaction:
    # https://www.sqlite.org/pragma.html#pragma_foreign_keys
    db.execute("PRAGMA foreign_keys = OFF")
    try:
        yield
    finally:
        db.execute("PRAGMA foreign_keys = ON")


def _take(db: sqlite3.Connection, number: int, step: str) -> None:
    """Take one step completely or not at all."""
    try:
        # The version is written in the same transaction, so that an interrupted step is taken exactly once.
        db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number};")
        if broken := db.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.IntegrityError(f"step {number} leaves a row of {broken[0]} without its {broken[2]}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.rollback()
        raise
