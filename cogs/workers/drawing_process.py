"""A process that draws pictures: ``python -m cogs.workers.drawing_process FOLDER [paint]``.

FOLDER has the sprites. With ``paint`` it leaves most of the processor to the processes that draw with painted ones. Its
jobs (``jobs``) return pictures, such as a ``partial`` of ``render.png``, and suggestions for typed moves.
"""

import sys
from contextlib import suppress
from pathlib import Path

import render
from cogs.workers.jobs import do_jobs, take_output

PIPE = 1 << 20
"""Number of bytes that the pipe of the pictures takes."""


def _enlarge(pipe: int) -> None:
    """Let a pipe take a whole picture, so that the next one is drawn while the bot reads the last."""
    # Only Linux has this, and only up to a limit: https://man7.org/linux/man-pages/man2/F_GETPIPE_SZ.2const.html
    with suppress(ImportError, AttributeError, OSError):
        import fcntl  # imported here because Windows has none

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE)


def main(folder: str, how: str = "") -> None:
    """Load the words and the games, then draw."""
    if how == "paint":
        render.take_lower_priority()
    pictures = take_output()
    _enlarge(pictures.fileno())
    render.cache_in(Path(folder))
    render.load_words()
    render.load()
    do_jobs(pictures)


if __name__ == "__main__":
    main(*sys.argv[1:])
