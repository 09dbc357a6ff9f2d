"""The supervisor of what runs in the background for as long as the bot does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

PAUSE = 5.0
"""Seconds until what has ended is started again: what ended it may take a moment to pass."""

LOG = logging.getLogger(__name__)


async def keep_running(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Run ``work`` until this is cancelled; whatever else ends it is logged, and it is started again."""
    while True:
        try:
            await work()
        # A thread that cannot be started, a full disk: rather late than silent for good.
        except Exception:
            LOG.exception("%s has failed and is started again", name)
        else:
            LOG.error("%s has ended and is started again", name)
        await asyncio.sleep(PAUSE)
