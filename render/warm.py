"""``python -m render.warm FOLDER PID``: paint ahead of time what is missing in the disk cache, and tidy it up.

A process of its own, and a polite one: what it paints with costs the bot neither memory nor its turn on the processor.
"""

import itertools
import os
import shutil
import sys
from collections import deque
from contextlib import suppress
from pathlib import Path

import render
from render.kit import disk
from render.kit.folder import cache_folder, cache_in

LOWEST = 19
"""The lowest priority there is."""


def warm(parent: int) -> None:
    """Paint all that is missing, a sprite of every painter in turn: each names the most important ones first."""
    turns = deque(painter.missing() for painter in disk.painters)
    # Whoever has started this may be killed, perhaps before it has begun: then nobody waits for it.
    while turns and os.getppid() == parent:
        missing = turns.popleft()
        for paint in itertools.islice(missing, 1):
            paint()
            turns.append(missing)


def tidy() -> None:
    """Delete what other versions have left in the folder, and files that were never finished."""
    known = {disk.folder_of(draw).name for draw in disk.drawn}
    with suppress(OSError):
        for found in cache_folder().iterdir():
            if found.name not in known:
                shutil.rmtree(found, ignore_errors=True)
        for unfinished in cache_folder().glob(f"*/{disk.UNFINISHED}*"):
            unfinished.unlink(missing_ok=True)


def main(folder: str, parent: str) -> None:
    """Tidy a folder up and paint what is missing in it, as long as the process ``parent`` is this one's."""
    with suppress(AttributeError, OSError):
        os.nice(LOWEST)
    cache_in(Path(folder))
    render.load()
    tidy()
    warm(int(parent))


if __name__ == "__main__":
    main(*sys.argv[1:])
