"""The child's end of a process that does jobs for the bot, one after the other.

It reads jobs from its standard input and writes their results to its standard output. A job is a pickled function
without parameters, such as a ``partial``; only the bot writes to the pipe. The process ends when the pipe is closed, so
it never outlives the bot.
"""

import gc
import os
import pickle
import struct
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

HEAD = struct.Struct(">?I")
"""Header of a message: whether it is a result (else the text of an error), and the number of bytes that follow."""


def take_output() -> BinaryIO:
    """Return the standard output for results alone. Text that a library prints goes to the standard error."""
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return results


def do_jobs(results: BinaryIO, encode: Callable[[Any], bytes]) -> None:
    """Do jobs until the bot closes the pipe. ``encode`` returns the bytes of a result."""
    # The modules that are loaded by now stay loaded, so the garbage collector need not visit them.
    gc.freeze()
    try:
        _serve(sys.stdin.buffer, results, encode)
    except BrokenPipeError:
        # The bot was killed. An ordinary exit would try to write the rest again.
        os._exit(0)


def _serve(jobs: BinaryIO, results: BinaryIO, encode: Callable[[Any], bytes]) -> None:
    while head := jobs.read(HEAD.size):
        _, size = HEAD.unpack(head)
        try:
            done, result = True, encode(pickle.loads(jobs.read(size))())
        # A job that fails must not end the process: the next one may be another table's.
        except Exception:
            done, result = False, traceback.format_exc().encode()
        results.write(HEAD.pack(done, len(result)) + result)
        results.flush()
