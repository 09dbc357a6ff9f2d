"""The priority of a process that paints."""

import os
from contextlib import suppress

LOWEST = 19
"""The lowest process priority (see ``man 2 nice``): for painting ahead of time."""
LOWER = 5
"""A lower priority than usual, for painting while a person waits: a third of the time that another process gets."""


def take_lowest_priority() -> None:
    """Leave the processor to every other process."""
    _lower_priority(LOWEST)


def take_lower_priority() -> None:
    """Leave most of the processor to the other processes."""
    _lower_priority(LOWER)


def _lower_priority(by: int) -> None:
    with suppress(AttributeError, OSError):
        os.nice(by)
