"""The supervisor of background tasks that run as long as the bot does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

PAUSE = 5.0
"""Seconds before a task is started again: the cause of its failure may last a moment."""

LOG = logging.getLogger(__name__)


async def keep_running(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Run ``work`` until this is cancelled. If it ends or fails, log that and start it again."""
    while True:
        try:
            await work()
        # A full disk or a lack of threads can end any task. Without this the task would stop silently.
        except Exception:
            LOG.exception("%s has failed and is started again", name)
        else:
            LOG.error("%s has ended and is started again", name)
        await asyncio.sleep(PAUSE)
