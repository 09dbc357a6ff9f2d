"""The folder of the sprites on disk: one that the bot names, or a temporary one."""

import atexit
import logging
import tempfile
from functools import cache
from pathlib import Path

LOG = logging.getLogger(__name__)

UNFINISHED = "unfinished-"
"""Prefix of the names of files that are being written."""
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


def keep(path: Path, content: bytes) -> None:
    """Write a file of the cache atomically. Ignore disk errors: the cache is only an optimization."""
    try:
        # The folder may be deleted at any time.
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=UNFINISHED, delete=False) as file:
            file.write(content)
        # Rename in one step, so that other processes read either the old file or the complete new one.
        Path(file.name).replace(path)
    except OSError as error:
        LOG.debug("cannot write %s to the sprite cache: %s", path.name, error)
