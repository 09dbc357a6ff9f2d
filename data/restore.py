"""The way back from a backup: ``python -m data.restore FROM`` fills an empty ``DATA_DIR`` from a folder of copies.

The bot must not run. A folder with games is left alone, so that nothing is overwritten by mistake.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from data.backup import copy_all, files_of, run
from data.sqlite.backups import PRIVATE_FOLDER
from data.sqlite.folder_lock import FolderInUse, FolderLock
from data.store import SHARED_FILE


def restore(source: Path, folder: Path) -> list[str]:
    """Copy a backup into an empty data folder. Return a sentence for each file that could not be copied.

    Raise ValueError for a wrong folder.
    """
    if not (source / SHARED_FILE).exists():
        raise ValueError(f"{source} is no backup: it has no {SHARED_FILE}.")
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    try:
        lock = FolderLock(folder)
    except FolderInUse as error:
        raise ValueError(f"The bot uses the data folder {folder}: stop it first.") from error
    try:
        if any(files_of(folder)):
            raise ValueError(f"The data folder {folder} has games already: move them elsewhere first.")
        return copy_all(source, folder)
    finally:
        lock.close()


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return its exit status."""
    return run("python -m data.restore FROM", arguments, restore)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
