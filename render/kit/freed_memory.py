"""The memory that a process has freed, returned to the system.

A sprite is painted on sheets of many megabytes. The allocator of Linux keeps the freed sheets for later, so without
this a process stays as large as its largest painting. It also keeps freed memory for each of many threads.
"""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Final

ARENA_MAX: Final = -8
"""The number of the parameter that limits the arenas: https://man7.org/linux/man-pages/man3/mallopt.3.html"""
ARENAS: Final = 2
"""The number of arenas. By default there are eight for each processor, and an open guild file has a thread."""
MMAP_THRESHOLD: Final = -3
"""The number of the parameter that says from which size a piece of memory comes from the system and returns to it."""
LARGE: Final = 128 << 10
"""That size in bytes. glibc begins with it too, but raises it when a larger piece is freed:
https://man7.org/linux/man-pages/man3/mallopt.3.html
"""


def use_few_arenas() -> None:
    """Let the threads that start from now on share few arenas of memory. Each arena keeps what is freed in it."""
    set_parameter = _function("mallopt")
    if set_parameter is not None:
        set_parameter(ARENA_MAX, ARENAS)


def return_large_memory_at_once() -> None:
    """Let everything large return to the system when it is freed, so that finished pictures leave no gaps.

    This is for processes that do not draw: drawing would take a third longer.
    """
    set_parameter = _function("mallopt")
    if set_parameter is not None:
        set_parameter(MMAP_THRESHOLD, LARGE)


def return_freed_memory() -> None:
    """Return freed memory to the system. This takes two milliseconds."""
    trim = _function("malloc_trim")
    if trim is not None:
        trim(0)


@cache
def _function(name: str) -> Callable[..., object] | None:
    """Return a function of the GNU C library, or None where there is none.

    https://man7.org/linux/man-pages/man3/malloc_trim.3.html
    """
    # The function is missing in other C libraries, and Windows has no library of that name.
    with suppress(OSError, AttributeError, TypeError):
        found: Callable[..., object] = getattr(ctypes.CDLL(None), name)
        return found
    return None
