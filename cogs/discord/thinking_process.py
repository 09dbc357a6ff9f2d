"""A process for long thoughts: ``python -m cogs.discord.thinking_process``. Threads would delay the event loop.

It reads pickled functions without parameters from its standard input and writes what they return, one after the other;
only the bot writes to the pipe. The process starts with the first thought, and ends when the pipe is closed, so it
never outlives the bot.
"""

import gc
import os
import pickle
import signal
import struct
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO, TypeVar

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
SIZE = struct.Struct(">I")
"""The header of a message: the number of bytes that follow."""
NICE = 5
"""The process lets others go first: an opponent may answer later, a click may not."""
ATTEMPTS = 2
"""The number of processes that may die of one thought."""
UNTIL_END = 2.0
"""Seconds that the process may take for its last thought when the bot stops."""


class CannotThink(Exception):  # noqa: N818 - reads better without "Error"
    """A thought has raised an error, which is the text, or the process has died repeatedly."""


class ThinkingProcess:
    """The bot's end. Threads may call it at the same time; it thinks one thought after the other."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()
        self._closed = False

    def think(self, work: Callable[[], T]) -> T:
        """Return what ``work`` returns. Raise CannotThink if it raises, or if the process dies of it."""
        job = pickle.dumps(work)
        with self._lock:
            for _ in range(ATTEMPTS):
                process = self._started()
                try:
                    answer = _answered(process, job)
                except (OSError, EOFError):
                    _end(process, 0.0)
                    continue
                good, result = pickle.loads(answer)
                if not good:
                    raise CannotThink(result)
                thought: T = result
                return thought
        raise CannotThink("the thinking process has died repeatedly")

    def close(self) -> None:
        """Think nothing more. A thought that is under way is dropped."""
        self._closed = True
        if self._process is not None:
            _end(self._process, UNTIL_END)

    def _started(self) -> subprocess.Popen[bytes]:
        if self._closed:
            raise CannotThink("the bot is stopping")
        if self._process is not None and self._process.poll() is not None:
            _end(self._process, UNTIL_END)
            self._process = None
        if self._process is None:
            command = (sys.executable, "-m", "cogs.discord.thinking_process")
            self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self._process


def _answered(process: subprocess.Popen[bytes], job: bytes) -> bytes:
    assert process.stdin
    assert process.stdout
    process.stdin.write(SIZE.pack(len(job)) + job)
    process.stdin.flush()
    head = process.stdout.read(SIZE.size)
    size = SIZE.unpack(head)[0] if len(head) == SIZE.size else 0
    answer = process.stdout.read(size)
    if not size or len(answer) < size:
        raise EOFError("the thinking process has ended")
    return answer


def _end(process: subprocess.Popen[bytes], patience: float) -> None:
    process.terminate()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        # Closing writes the rest of a job, which nothing reads any more.
        with suppress(OSError):
            if pipe:
                pipe.close()


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Think until there are no more jobs."""
    while head := jobs.read(SIZE.size):
        job = jobs.read(SIZE.unpack(head)[0])
        result: tuple[bool, Any]
        try:
            result = True, pickle.loads(job)()
        # A thought that fails must not end the process: the next one may be another table's.
        except Exception:
            result = False, traceback.format_exc()
        answer = pickle.dumps(result)
        answers.write(SIZE.pack(len(answer)) + answer)
        answers.flush()


def main() -> None:
    """Think as the bot asks."""
    # A terminal sends it to all processes. The bot ends this one itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Text that a library prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # These modules stay loaded, so the garbage collector need not visit them.
    gc.freeze()
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        # The bot was killed. An ordinary exit would try to write the rest again.
        os._exit(0)


if __name__ == "__main__":
    main()
