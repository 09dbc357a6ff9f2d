"""Waiting for what a test expects: until it is so, and so long that a busy machine is no failure."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds that a test waits at most: many more than a busy machine needs, fewer than the bot leaves a channel alone."""


async def until(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until a condition holds of which no event tells."""
    async with asyncio.timeout(patience):
        while not condition():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


async def until_told(
    ask: Callable[[], Awaitable[T]], fits: Callable[[T], object] = bool, patience: float = PATIENCE
) -> T:
    """Ask until the answer fits, and return it."""
    async with asyncio.timeout(patience):
        while not fits(answer := await ask()):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.02)
    return answer
