"""Waiting in tests: until a condition holds, with a limit that a busy machine does not reach."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""The most seconds that a test waits: more than a busy machine needs, fewer than the pause for a closed channel."""


async def until(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until a condition holds that has no event."""
    async with asyncio.timeout(patience):
        while not condition():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


async def until_told(
    ask: Callable[[], Awaitable[T]], fits: Callable[[T], object] = bool, patience: float = PATIENCE
) -> T:
    """Repeat a request until its answer fits, and return the answer."""
    async with asyncio.timeout(patience):
        while not fits(answer := await ask()):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.02)
    return answer
