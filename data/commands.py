"""The commands for the operator, such as ``python -m data.backup``: bad input gives one sentence, and no traceback."""

import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from data.errors import StoreError

FAULTS: Final = (OSError, sqlite3.Error, StoreError, ValueError)
"""The errors of input that cannot be read."""
LONGEST: Final = 300
"""The most characters of a sentence. An error may tell the whole input."""


class BadInput(ValueError):  # noqa: N818 - reads as what it is
    """The input of a command is damaged, or is something else. The text is one sentence."""


@contextmanager
def bad_input(what: str, faults: tuple[type[Exception], ...] = FAULTS) -> Iterator[None]:
    """Raise BadInput that begins with ``what`` for one of ``faults`` in the block."""
    try:
        yield
    except faults as error:
        raise BadInput(f"{what}: {error}") from error


def run(work: Callable[[], Sequence[str]]) -> int:
    """Do the work of a command, which returns a sentence for each failure. Print them, and return the exit status."""
    try:
        failed = work()
    except FAULTS as error:
        failed = [str(error)]
    for sentence in failed:
        print(one_line(sentence), file=sys.stderr)
    return 1 if failed else 0


def one_line(text: str) -> str:
    """Return a text of foreign input as one line that is not too long and changes nothing in a terminal."""
    line = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
