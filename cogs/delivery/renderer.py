"""The renderer: pictures are drawn in one thread of their own, not in the event loop, and none that is superseded."""

import asyncio
import logging
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor

TIMEOUT = 10.0

LOG = logging.getLogger(__name__)


class Superseded(Exception):  # noqa: N818 - a finding, not a fault
    """A newer picture was asked for before this one was begun."""


class Renderer:
    """Draws one picture after the other; of the same sort only the last one asked for."""

    def __init__(self) -> None:
        # One thread: a Pillow image must never be saved by two at once.
        self._thread = ThreadPoolExecutor(1, "renderer")
        self._waiting: dict[Hashable, Future[bytes]] = {}

    async def draw(self, sort: Hashable, work: Callable[[], bytes]) -> bytes | None:
        """Return the picture that ``work`` draws; None if it cannot be drawn.

        ``sort`` is what the picture is for: a seat's panel, a table's message. Outdated if a newer one of the same
        sort was asked for before this one was begun.
        """
        # Somebody taps faster than the pictures are drawn: only what is not yet begun can still be called off.
        if old := self._waiting.get(sort):
            old.cancel()
        job = self._thread.submit(work)
        self._waiting[sort] = job
        try:
            async with asyncio.timeout(TIMEOUT):
                return await asyncio.wrap_future(job)
        except asyncio.CancelledError:
            # Cancelled by a newer picture, or because whoever waited has gone: only the first is an answer.
            if job.cancelled() and self._waiting.get(sort) is not job:
                raise Superseded from None
            raise
        except Exception:
            LOG.exception("a picture for %s could not be drawn", sort)
            return None
        finally:
            if self._waiting.get(sort) is job:
                del self._waiting[sort]

    def close(self) -> None:
        """Draw nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
