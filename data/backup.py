"""A backup of the data folder, also while the bot runs.

``python -m data.backup TO`` copies every file of ``DATA_DIR`` by SQLite's own backup, checks each copy, and puts it
into the folder ``TO``, where it replaces the copy of an earlier run. It can run from cron. ``python -m data.restore``
puts the copies back.

A plain copy of the files is no backup while the bot runs: the latest choices are in a second file beside each.
https://www.sqlite.org/backup.html
"""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from data.commands import BadInput, bad_input, run
from data.errors import GuildDamaged
from data.sqlite.backups import PRIVATE_FOLDER, Prepare, backup, leave
from data.sqlite.connections import APPLICATIONS, guild_of
from data.store import SHARED_FILE
from settings import read

TRANSACTION_TIMEOUT = 60.0
"""Seconds to wait for a transaction of the bot."""


def files_of(folder: Path) -> Iterator[Path]:
    """Yield the files of all servers, then the shared file."""
    # The shared file comes last, so that it names every server and person of the other copies.
    yield from sorted(path for path in folder.glob("*.sqlite3") if guild_of(path) is not None)
    if (shared := folder / SHARED_FILE).exists():
        yield shared


def copy_file(path: Path, to: Path, prepare: Prepare = leave) -> None:
    """Copy a file that the bot may have open, ``prepare`` the copy, and check it. Raise BadInput."""
    # Never create a file. And only a connection that may write can read the log beside a file that no one has open:
    # https://www.sqlite.org/wal.html#read_only_databases
    source = f"{path.absolute().as_uri()}?mode=rw"
    with (
        bad_input(f"{path.name} is not copied"),
        closing(sqlite3.connect(source, uri=True, timeout=TRANSACTION_TIMEOUT)) as db,
    ):
        (application,) = db.execute("PRAGMA application_id").fetchone()
        if application.to_bytes(4, "big", signed=True) not in APPLICATIONS:
            raise GuildDamaged("it is not one of this program's files")
        backup(db, to, prepare)


def copy_all(source: Path, to: Path, prepare: Prepare = leave) -> list[str]:
    """Copy every file from one folder to another. Return a sentence for each file that could not be copied."""
    to.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    failed = []
    for path in files_of(source):
        try:
            copy_file(path, to / path.name, prepare)
        except BadInput as error:
            failed.append(f"{error}.")
    return failed


def back_up(folder: Path, to: Path) -> list[str]:
    """Copy the data folder. Return a sentence for each file that could not be copied; ValueError for a wrong folder."""
    if not (folder / SHARED_FILE).exists():
        raise ValueError(f"{folder} is no data folder of the bot: it has no {SHARED_FILE}.")
    if to.resolve().is_relative_to(folder.resolve()):
        raise ValueError(f"{to} is inside the data folder. Name a folder elsewhere, best on another disk.")
    failed = copy_all(folder, to)
    if not failed:
        _make_all_due(to / SHARED_FILE)
    return failed


def _make_all_due(shared: Path) -> None:
    """Make a restored bot look at every server once, because work may have become due after the copy of its file."""
    with closing(sqlite3.connect(shared)) as db, db:
        db.execute("UPDATE wakes SET due = 0")


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return its exit status."""
    return run_with_path("python -m data.backup TO", arguments, lambda to, folder: back_up(folder, to))


def run_with_path(usage: str, arguments: Sequence[str], work: Callable[[Path, Path], Sequence[str]]) -> int:
    """Run a command whose work needs the path that is named and the data folder. Return its exit status."""
    if len(arguments) != 1:
        print(f"Usage: {usage}", file=sys.stderr)
        return 2
    return run(lambda: work(Path(arguments[0]), read(os.environ).data_dir))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
