"""A process that draws pictures: ``python -m render.drawing_process FOLDER``, with the folder of the sprites.

It reads jobs from its standard input and writes pictures to its standard output, one after the other. A job is a
pickled function without parameters, such as a ``partial`` of ``render.png``; only the bot writes to the pipe. The
process ends when the pipe is closed, so it never outlives the bot.
"""

import gc
import os
import pickle
import signal
import struct
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import render

HEAD = struct.Struct(">?I")
"""Header of a message: whether it is a picture (else the text of an error), and the number of bytes that follow."""

PIPE = 1 << 20
"""Number of bytes that the pipe of the pictures takes."""


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Draw until there are no more jobs."""
    while head := jobs.read(HEAD.size):
        _, size = HEAD.unpack(head)
        try:
            drawn, answer = True, pickle.loads(jobs.read(size))()
        # A picture that cannot be drawn must not end the process: the next one may be another table's.
        except Exception:
            drawn, answer = False, traceback.format_exc().encode()
        answers.write(HEAD.pack(drawn, len(answer)) + answer)
        answers.flush()


def _enlarge(pipe: int) -> None:
    """Let a pipe take a whole picture, so that the next one is drawn while the bot reads the last."""
    # Only Linux has this, and only up to a limit: https://man7.org/linux/man-pages/man2/F_GETPIPE_SZ.2const.html
    with suppress(ImportError, AttributeError, OSError):
        import fcntl  # imported here because Windows has none

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE)


def main(folder: str) -> None:
    """Load the words and the games, then draw."""
    # A terminal and systemd send these to all processes. The bot still needs pictures, and closes the pipe at its end.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Text that a library prints must not get between the pictures.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    _enlarge(answers.fileno())
    render.cache_in(Path(folder))
    render.load_words()
    render.load()
    # These modules stay loaded, so the garbage collector need not visit them.
    gc.freeze()
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        # The bot was killed. An ordinary exit would try to write the rest again.
        os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
