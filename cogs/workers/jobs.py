"""The child's end of a process that does jobs for the bot, one after the other.

It reads jobs from its standard input and writes their results to its standard output. A job is a pickled function
without parameters, such as a ``partial``, and its result is pickled too; only the bot writes to the pipe. The process
ends when the pipe is closed, so it never outlives the bot. The bot's end is ``worker``.
"""

import gc
import os
import pickle
import signal
import struct
import sys
import traceback
from typing import BinaryIO

HEAD = struct.Struct(">?I")
"""Header of a message: whether it is a result (else the text of an error), and the number of bytes that follow."""


def take_output() -> BinaryIO:
    """Return the standard output for results alone, and ignore signals that end the bot.

    Text that a library prints goes to the standard error.
    """
    # A terminal and systemd send these to all processes. The bot still needs results, and closes the pipe at its end.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return results


def do_jobs(results: BinaryIO) -> None:
    """Do jobs until the bot closes the pipe."""
    # The modules that are loaded by now stay loaded, so the garbage collector need not visit them.
    gc.freeze()
    try:
        _serve(sys.stdin.buffer, results)
    except BrokenPipeError:
        # The bot was killed. An ordinary exit would try to write the rest again.
        os._exit(0)


def _serve(jobs: BinaryIO, results: BinaryIO) -> None:
    while head := jobs.read(HEAD.size):
        _, size = HEAD.unpack(head)
        try:
            done, result = True, pickle.dumps(pickle.loads(jobs.read(size))())
        # A job that fails must not end the process: the next one may be another table's.
        except Exception:
            done, result = False, traceback.format_exc().encode()
        results.write(HEAD.pack(done, len(result)) + result)
        results.flush()
