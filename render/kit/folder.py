"""The folder of the sprites on disk: one that the bot names, or a temporary one."""

import atexit
import tempfile
from functools import cache
from pathlib import Path

_named: list[Path] = []


def cache_in(folder: Path) -> None:
    """Keep sprites in a folder from now on. Its contents may be deleted at any time."""
    _named[:] = [folder]


def cache_folder() -> Path:
    """Return the folder of the sprites."""
    return _named[0] if _named else _temporary()


@cache
def _temporary() -> Path:
    folder = tempfile.TemporaryDirectory(prefix="stammtisch-sprites-")
    atexit.register(folder.cleanup)
    return Path(folder.name)
