"""The priority of a process that paints ahead of time."""

import os
from contextlib import suppress

LOWEST = 19
"""The lowest process priority (see ``man 2 nice``)."""


def take_lowest_priority() -> None:
    """Leave the processor to every other process."""
    with suppress(AttributeError, OSError):
        os.nice(LOWEST)
