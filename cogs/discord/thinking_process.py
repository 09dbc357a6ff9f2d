"""A process for long thoughts: ``python -m cogs.discord.thinking_process``. Threads would delay the event loop.

It starts with the first thought. A thought is a job (``jobs``) whose result can be pickled.
"""

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TypeVar

from cogs.discord.jobs import HEAD, do_jobs, take_output

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
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
                    good, answer = _answered(process, job)
                except (OSError, EOFError):
                    _end(process, 0.0)
                    continue
                if not good:
                    raise CannotThink(answer.decode())
                thought: T = pickle.loads(answer)
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


def _answered(process: subprocess.Popen[bytes], job: bytes) -> tuple[bool, bytes]:
    """Return whether a job has a result, and the result or the text of the error."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(HEAD.pack(True, len(job)) + job)
    process.stdin.flush()
    head = process.stdout.read(HEAD.size)
    good, size = HEAD.unpack(head) if len(head) == HEAD.size else (False, 0)
    answer = process.stdout.read(size)
    if not size or len(answer) < size:
        raise EOFError("the thinking process has ended")
    return good, answer


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


def main() -> None:
    """Think as the bot asks."""
    # A terminal sends it to all processes. The bot ends this one itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    do_jobs(take_output(), pickle.dumps)


if __name__ == "__main__":
    main()
