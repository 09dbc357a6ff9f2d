"""``python -m render.warm FOLDER PID [keep]``: tidy the disk cache and paint its missing sprites.

A separate process with the lowest priority, so that painting costs the bot neither memory nor processor time. With
``keep`` it deletes nothing, because another process may use the sprites of another version.
"""

import itertools
import os
import pkgutil
import shutil
import sys
from collections import deque
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import render
from render.icons import folder_names
from render.kit import disk
from render.kit.folder import UNFINISHED, cache_folder, cache_in
from render.kit.priority import take_lowest_priority
from render.kit.version import DIGESTS

TURNS = 50
"""The number of turns in which each painter paints its missing sprites."""


def load_all() -> None:
    """Load every module that draws. The sprites of the others would be taken for those of other versions."""
    for module in pkgutil.walk_packages(render.__path__, f"{render.__name__}."):
        # This module runs already, as the program.
        if not module.name.endswith(f".{Path(__file__).stem}"):
            import_module(module.name)
    render.load()


def warm(parent: int) -> None:
    """Paint the missing sprites, a share of each painter in turn. Each lists its most important sprites first.

    With one of each in turn the tiles of one game, a third of all sprites, would be painted last.
    """
    turns = deque((painter.missing(), sum(1 for _ in painter.missing())) for painter in disk.painters)
    while turns:
        missing, count = turns.popleft()
        for paint in itertools.islice(missing, -(-count // TURNS)):
            # Stop when the parent is gone, which may happen before this process has begun.
            if os.getppid() != parent:
                return
            paint()
        if (following := next(missing, None)) is not None:
            turns.append((itertools.chain((following,), missing), count))


def tidy() -> None:
    """Delete the folders of other versions and unfinished files."""
    known = {DIGESTS, *folder_names(), *(disk.folder_of(draw).name for draw in disk.drawn)}
    with suppress(OSError):
        for found in cache_folder().iterdir():
            if found.name not in known:
                shutil.rmtree(found, ignore_errors=True)
        for unfinished in cache_folder().glob(f"*/{UNFINISHED}*"):
            unfinished.unlink(missing_ok=True)


def main(folder: str, parent: str, how: str = "") -> None:
    """Tidy a folder, unless ``how`` is ``keep``, and paint its missing sprites while the parent is ``parent``."""
    take_lowest_priority()
    cache_in(Path(folder))
    load_all()
    if how != "keep":
        tidy()
    warm(int(parent))


if __name__ == "__main__":
    main(*sys.argv[1:])
