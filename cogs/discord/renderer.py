"""The renderer: a queue of pictures, drawn one after the other in a thread of their own, not in the event loop.

Guilds are served in turn, private panels before public boards, and a picture that a newer one replaces is not drawn.
Whoever does not want to wait gives ``patience``: when it is used up, or at once where the queue is long, ``Late`` tells
that the picture will come later, so that the text can go out now and the picture by an edit::

    try:
        picture = await renderer.draw(key, work, guild=guild, patience=1.0)
    except Late as late:
        await send(text)
        picture = await late.picture
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeAlias

LONG_QUEUE = 25
"""With more pictures than that in the queue nobody is kept waiting."""
PRIVATE_IN_A_ROW = 4
"""So many panels are drawn before a board that waits as well: panels come first, but boards come too."""

LOG = logging.getLogger(__name__)


class Superseded(Exception):  # noqa: N818 - a finding, not a fault
    """A newer picture for the same was asked for before this one was done."""


class Late(Exception):  # noqa: N818 - a finding, not a fault
    """The picture takes longer than somebody wants to wait; ``picture`` comes to what ``draw`` would have returned.

    Where it is then known for what message it is, ``also_for`` has newer pictures for that supersede it too.
    """

    def __init__(
        self, picture: Awaitable[bytes | None], also_for: Callable[[Hashable], None] = lambda key: None
    ) -> None:
        super().__init__("the picture comes later")
        self.picture, self.also_for = picture, also_for


class Job(NamedTuple):
    """A picture to draw, and where its bytes are awaited."""

    key: Hashable
    work: Callable[[], bytes]
    result: asyncio.Future[bytes | None]


Queue: TypeAlias = OrderedDict[int, OrderedDict[Hashable, Job]]
"""Jobs by key, by guild; the guild whose turn it is comes first."""


class Renderer:
    """Draws one picture after the other."""

    def __init__(self) -> None:
        # One thread: a Pillow image must never be saved by two at once.
        self._thread = ThreadPoolExecutor(1, "renderer")
        self._private: Queue = OrderedDict()
        self._public: Queue = OrderedDict()
        self._newest: dict[Hashable, Job] = {}
        self._in_a_row = 0
        self._busy = False

    @property
    def waiting(self) -> int:
        """How many pictures are in the queue."""
        return sum(len(jobs) for queue in (self._private, self._public) for jobs in queue.values())

    async def draw(
        self,
        key: Hashable,
        work: Callable[[], bytes],
        *,
        guild: int = 0,
        public: bool = False,
        patience: float | None = None,
    ) -> bytes | None:
        """Return the picture that ``work`` draws; None if it cannot be drawn.

        ``key`` is what the picture is for: a seat's panel, a table's message. Superseded if a newer one for the same
        was asked for before this one was done; Late if it takes longer than ``patience`` seconds.
        """
        queue = self._public if public else self._private
        job = Job(key, work, asyncio.get_running_loop().create_future())
        if older := self._newest.get(key):
            _settle(older.result, Superseded())
        # A newer picture takes the place of the older one: whoever taps fast does not wait longer for it.
        self._newest[key] = queue.setdefault(guild, OrderedDict())[key] = job
        self._start_next()
        if patience is None:
            return await job.result
        # Unlike wait_for, this leaves the picture to be drawn when the time is up.
        await asyncio.wait({job.result}, timeout=0 if self.waiting > LONG_QUEUE else patience)
        if not job.result.done():
            raise Late(job.result, partial(self._also_for, job))
        return job.result.result()

    def close(self) -> None:
        """Draw nothing more."""
        self._private.clear()
        self._public.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _start_next(self) -> None:
        while not self._busy and (job := self._next()):
            # Superseded while it waited, or nobody waits for it any more.
            if job.result.done():
                self._forget(job)
                continue
            try:
                drawn = asyncio.get_running_loop().run_in_executor(self._thread, job.work)
            # The thread cannot be started just now: there is no picture, and for the next one it is tried again.
            except RuntimeError as error:
                self._forget(job)
                LOG.error("a picture for %s could not be drawn", job.key, exc_info=error)
                _settle(job.result, None)
                continue
            self._busy = True
            drawn.add_done_callback(partial(self._done, job))

    def _next(self) -> Job | None:
        """Take the job whose turn it is out of the queue."""
        boards_first = self._in_a_row >= PRIVATE_IN_A_ROW
        queue = next((each for each in (self._private, self._public)[:: -1 if boards_first else 1] if each), None)
        if queue is None:
            return None
        self._in_a_row = self._in_a_row + 1 if queue is self._private else 0
        guild, jobs = queue.popitem(last=False)
        _, job = jobs.popitem(last=False)
        if jobs:
            queue[guild] = jobs  # behind all other guilds
        return job

    def _also_for(self, job: Job, key: Hashable) -> None:
        # Where a message is edited its picture has stood for that message from the beginning.
        if self._newest.get(key, job) is not job:
            _settle(job.result, Superseded())
        elif not job.result.done():
            self._newest[key] = job

    def _forget(self, job: Job) -> None:
        # A picture that came late may stand for a second key (see ``_also_for``).
        for key in [key for key, newest in self._newest.items() if newest is job]:
            del self._newest[key]

    def _done(self, job: Job, drawn: asyncio.Future[bytes]) -> None:
        self._busy = False
        self._forget(job)
        if drawn.cancelled():
            job.result.cancel()
        elif error := drawn.exception():
            LOG.error("a picture for %s could not be drawn", job.key, exc_info=error)
            _settle(job.result, None)
        else:
            _settle(job.result, drawn.result())
        self._start_next()


def _settle(result: asyncio.Future[bytes | None], found: bytes | Exception | None) -> None:
    """Tell whoever waits, if anybody still does."""
    if result.done():
        return
    if isinstance(found, Exception):
        result.set_exception(found)
        result.exception()  # nobody need have asked for it
    else:
        result.set_result(found)
