"""The way back from a backup: ``python -m data.restore FROM`` fills an empty ``DATA_DIR`` from a folder of copies.

If ``FROM`` is the copy of one server's file, that server alone comes back. The bot must not run. A file that is there
is left alone, so that nothing is overwritten by mistake.

People still have panels of choices that the backup lacks. So the asks of restored games begin with numbers that no
panel has had. Files that another program has brought back need the same: let it write them elsewhere, and then use this
command.
"""

import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from data.backup import copy_all, copy_file, files_of, run
from data.game.sql import first_number, renumber
from data.sqlite.backups import PRIVATE_FOLDER, beside
from data.sqlite.folder_lock import FolderInUse, FolderLock
from data.store import SHARED_FILE


def restore(source: Path, folder: Path, clock: Callable[[], float] = time.time) -> list[str]:
    """Copy a backup, or one server's file of it, into a data folder. Return a sentence for each file that failed.

    Raise ValueError for a wrong folder.
    """
    alone = source.is_file()
    if alone and not source.stem.isdecimal():
        raise ValueError(f"{source} is no server's file: its name is no number.")
    if not alone and not (source / SHARED_FILE).exists():
        raise ValueError(f"{source} is no backup: it has no {SHARED_FILE}.")
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    try:
        lock = FolderLock(folder)
    except FolderInUse as error:
        raise ValueError(f"The bot uses the data folder {folder}: stop it first.") from error
    first = first_number(clock())
    try:
        if alone:
            _restore_one(source, folder, first)
            return []
        if any(files_of(folder)):
            raise ValueError(f"The data folder {folder} has games already: move them elsewhere first.")
        failed = copy_all(source, folder)
        for path in files_of(folder):
            if path.name != SHARED_FILE:
                _renumber(path, first)
        return failed
    finally:
        lock.close()


def _restore_one(source: Path, folder: Path, first: int) -> None:
    """Copy the file of one server into a data folder that lacks it, and make the bot look at that server."""
    path, shared = folder / source.name, folder / SHARED_FILE
    if any(beside(path, suffix).exists() for suffix in ("", "-wal", "-shm")):
        raise ValueError(f"The data folder {folder} has {path.name} or its log already: move them elsewhere first.")
    copy_file(source, path)
    _renumber(path, first)
    # The file that was here was copied to a replica (``data/replica``). This one is another.
    path.with_suffix(".epoch").unlink(missing_ok=True)
    if shared.exists():
        with closing(sqlite3.connect(shared)) as db, db:
            db.execute("DELETE FROM wakes WHERE guild = ?", (int(path.stem),))


def _renumber(path: Path, first: int) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        renumber(db, first)


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return its exit status."""
    return run("python -m data.restore FROM", arguments, restore)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
