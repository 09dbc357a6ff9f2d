"""The memory that painting has freed, returned to the system.

A sprite is painted on sheets of many megabytes. The allocator of Linux keeps the freed sheets for later, so without
this a process stays as large as its largest painting.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import cache


def return_freed_memory() -> None:
    """Return freed memory to the system. This takes two milliseconds; painting takes a hundred."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], object] | None:
    """Return ``malloc_trim`` of the GNU C library, or None where there is none.

    https://man7.org/linux/man-pages/man3/malloc_trim.3.html
    """
    # The symbol is missing in other C libraries, and Windows has no library of that name.
    with suppress(OSError, AttributeError, TypeError):
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
        return trim
    return None
