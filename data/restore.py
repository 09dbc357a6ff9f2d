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
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from data.backup import copy_all, copy_file, files_of, run_with_path
from data.game.sql import first_number, renumber
from data.sqlite.backups import PRIVATE_FOLDER, Prepare, beside
from data.sqlite.connections import guild_of
from data.sqlite.folder_lock import FolderInUse, FolderLock
from data.sqlite.migrations import check_version, load_steps
from data.store import SHARED_FILE


def restore(source: Path, folder: Path, clock: Callable[[], float] = time.time) -> list[str]:
    """Copy a backup, or one server's file of it, into a data folder. Return a sentence for each file that failed.

    Raise ValueError for a wrong folder, or for the one file. Then nothing has changed.
    """
    alone = source.is_file()
    if alone and guild_of(source) is None:
        raise ValueError(f"{source} is no server's file: its name is no number.")
    if not alone and not (source / SHARED_FILE).exists():
        raise ValueError(f"{source} is no backup: it has no {SHARED_FILE}.")
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    try:
        lock = FolderLock(folder)
    except FolderInUse as error:
        raise ValueError(f"The bot uses the data folder {folder}: stop it first.") from error
    prepare = partial(_prepare, first_number(clock()))
    try:
        if alone:
            _restore_one(source, folder, prepare)
            return []
        if any(files_of(folder)):
            raise ValueError(f"The data folder {folder} has games already: move them elsewhere first.")
        return copy_all(source, folder, prepare)
    finally:
        lock.close()


def _prepare(first: int, name: str, copy: sqlite3.Connection) -> None:
    """Check the version of a copy, and number the asks of a server's games from ``first``."""
    shared = name == SHARED_FILE
    check_version(copy, name, len(load_steps("shared" if shared else "guild")))
    if not shared:
        renumber(copy, first)


def _restore_one(source: Path, folder: Path, prepare: Prepare) -> None:
    """Copy the file of one server into a data folder that lacks it, and make the bot look at that server."""
    path, shared = folder / source.name, folder / SHARED_FILE
    if any(beside(path, suffix).exists() for suffix in ("", "-wal", "-shm")):
        raise ValueError(f"The data folder {folder} has {path.name} or its log already: move them elsewhere first.")
    with _looked_at(shared, int(path.stem)):
        copy_file(source, path, prepare)
    # The file that was here was copied to a replica (``cluster/replica``). This one is another.
    path.with_suffix(".epoch").unlink(missing_ok=True)


@contextmanager
def _looked_at(shared: Path, guild: int) -> Iterator[None]:
    """Make the bot look at a server if the block succeeds."""
    if not shared.exists():
        yield
        return
    with closing(sqlite3.connect(shared)) as db, db:
        # Before the block, which must not begin if the shared file cannot be written.
        db.execute("DELETE FROM wakes WHERE guild = ?", (guild,))
        yield


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return its exit status."""
    return run_with_path("python -m data.restore FROM", arguments, restore)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
