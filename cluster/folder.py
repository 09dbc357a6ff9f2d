"""The data folder of processes that share PostgreSQL and have no replica: all must use the same one.

A process with another folder would serve its servers with empty files.
"""

import os
from functools import partial
from pathlib import Path
from typing import Final
from uuid import uuid4

from data.shared.protocol import Database, Job
from data.sqlite.backups import make_private

MARK: Final = "folder.id"
"""The name of the file that identifies a folder."""


async def check_folder(database: Database, folder: Path) -> None:
    """Raise ValueError if the other processes use another folder, and StoreError or OSError if that is not known."""
    (known,) = await database.write([partial(_first, _mark_of(folder))])
    if isinstance(known, Exception):
        raise known
    if known != _mark_of(folder):
        raise ValueError(
            f"The data folder {folder} is not the one of the other processes: let all use one folder, or set REPLICA."
        )


def _mark_of(folder: Path) -> str:
    """Return the mark of a folder, and make it if it is missing."""
    mark = folder / MARK
    if not mark.exists():
        folder.mkdir(parents=True, exist_ok=True)
        new = folder / f"{MARK}.{uuid4().hex}"
        make_private(new)
        new.write_text(uuid4().hex)
        try:
            # Fails if another process was faster.
            os.link(new, mark)
        except FileExistsError:
            pass
        finally:
            new.unlink()
    return mark.read_text()


def _first(mark: str) -> Job[str]:
    """Return the mark of the folder that was used first."""
    yield "INSERT INTO folders (id, mark) VALUES (1, $1) ON CONFLICT DO NOTHING", mark
    rows = yield ("SELECT mark FROM folders",)
    known: str = rows[0]["mark"]
    return known
