"""The renderer: a queue of pictures, drawn by a thread or by other processes, not in the event loop.

The queue serves guilds in turn and private panels before public boards. A superseded picture is not drawn. A picture
whose sprites are missing leaves the drawers to the others and waits for the painter, in a queue of its own. A caller
that cannot wait passes ``patience``: after that time, or at once if another picture waits for longer already, ``draw``
raises ``Late``. The caller then sends the text now and adds the picture by an edit::

    try:
        picture = await renderer.draw(key, work, guild=guild, patience=1.0)
    except Late as late:
        await send(text)
        picture = await late.picture
"""

import asyncio
import logging
import math
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import NamedTuple, TypeAlias

import render
from cogs.workers.drawers import Drawer, ThreadDrawer
from cogs.workers.worker import Stopping

PRIVATE_IN_A_ROW = 4
"""The number of panels drawn in a row while a board waits. Panels come first, but boards must not starve."""
HURRY = 1.0
"""Seconds that a panel waits for its picture while the bot stops."""

LOG = logging.getLogger(__name__)


async def load_drawing_module(name: str) -> None:
    """Import a module that draws, such as ``render.banner``, in a thread. The event loop would stand still for 300 ms.

    Afterwards its names can be imported in a function. At the start of the bot this would take too long.
    """
    # Not only if ``sys.modules`` lacks it: there it stands while another thread still imports it.
    await asyncio.to_thread(import_module, name)


class Superseded(Exception):  # noqa: N818 - a finding, not a fault
    """A newer picture for the same key was requested before this one was done."""


class Late(Exception):  # noqa: N818 - a finding, not a fault
    """The picture takes longer than ``patience``. Awaiting ``picture`` gives the result of ``draw``.

    ``also_for`` adds a second key, once the message for the picture is known: a newer picture for that key supersedes
    this one too.
    """

    def __init__(
        self, picture: Awaitable[bytes | None], also_for: Callable[[Hashable], None] = lambda key: None
    ) -> None:
        super().__init__("the picture comes later")
        self.picture, self.also_for = picture, also_for


class Job(NamedTuple):
    """A picture to draw, the future of its bytes, its guild, whether it is for a public message, and the time of the
    request by the event loop's clock.
    """

    key: Hashable
    work: Callable[[], bytes]
    result: asyncio.Future[bytes | None]
    guild: int
    public: bool
    since: float


Queue: TypeAlias = OrderedDict[int, OrderedDict[Hashable, Job]]
"""Jobs by key, by guild; the next guild comes first."""


class Lane:
    """A queue with its drawers."""

    def __init__(self, drawers: Sequence[Drawer]) -> None:
        self.drawers = drawers
        # A drawer with a queue of its own takes a further picture when each has as many.
        most = max(drawer.ahead for drawer in drawers)
        self.free = deque(drawer for turn in range(most + 1) for drawer in drawers if turn <= drawer.ahead)
        self._private: Queue = OrderedDict()
        self._public: Queue = OrderedDict()
        self._queued: dict[bool, dict[asyncio.Future[bytes | None], float]] = {True: {}, False: {}}
        """The times of the requests for public and for private pictures in the queue, the oldest first."""
        self._in_a_row = 0

    def put(self, guild: int, place: Hashable, job: Job) -> None:
        """Queue a job. It takes the place of an older one in the same ``place``, so fast clicks lengthen no wait."""
        (self._public if job.public else self._private).setdefault(guild, OrderedDict())[place] = job
        self._queued[job.public][job.result] = job.since

    def wanted(self) -> Iterator[Job]:
        """Yield the queued jobs whose pictures are still wanted."""
        queues = (*self._private.values(), *self._public.values())
        return (job for jobs in queues for job in jobs.values() if not job.result.done())

    def oldest(self, public: bool) -> float:
        """Return the time of the oldest request in the queue whose picture is still wanted; infinity if none is."""
        queued = self._queued[public]
        while queued:
            result = next(iter(queued))
            if not result.done():
                return queued[result]
            del queued[result]
        return math.inf

    def pop(self) -> Job | None:
        """Remove the next job and return it; None if the queue is empty."""
        boards_first = self._in_a_row >= PRIVATE_IN_A_ROW
        queue = next((each for each in (self._private, self._public)[:: -1 if boards_first else 1] if each), None)
        if queue is None:
            return None
        self._in_a_row = self._in_a_row + 1 if queue is self._private else 0
        guild, jobs = queue.popitem(last=False)
        _, job = jobs.popitem(last=False)
        self._queued[job.public].pop(job.result, None)
        if jobs:
            queue[guild] = jobs  # the guild moves to the end of the queue
        return job

    def close(self) -> None:
        """Drop the queue and stop the drawers."""
        self._private.clear()
        self._public.clear()
        for drawer in self.drawers:
            drawer.close()


class Renderer:
    """A queue that gives each drawer as many pictures as it takes. Without drawers it draws in a thread.

    With a ``painter``, the drawers paint none of the sprites that are painted ahead.
    """

    def __init__(self, drawers: Sequence[Drawer] = (), painter: Drawer | None = None) -> None:
        self._drawing_lane = Lane(drawers or (ThreadDrawer(),))
        self._painting_lane = Lane((painter,)) if painter else None
        self._drawing: set[asyncio.Task[None]] = set()
        self._closed = self._hurried = False
        self._newest: dict[Hashable, Job] = {}
        self.on_drawn: Callable[[float], None] = lambda seconds: None
        """Called with the seconds between the request for a picture and its end."""

    @property
    def waiting(self) -> int:
        """The number of pictures in the queue."""
        return sum(1 for lane in self._lanes for _ in lane.wanted())

    @property
    def _lanes(self) -> tuple[Lane, ...]:
        return (self._drawing_lane, self._painting_lane) if self._painting_lane else (self._drawing_lane,)

    async def draw(
        self,
        key: Hashable,
        work: Callable[[], bytes],
        *,
        guild: int = 0,
        public: bool = False,
        patience: float | None = None,
        promised: bool = False,
    ) -> bytes | None:
        """Return the picture that ``work`` draws; None if drawing fails, or if the bot stops before it is done.

        Another process may draw it, so ``work`` can be pickled: it is a ``partial`` of a function of a module.

        ``key`` names the place of the picture: a seat's panel, a table's message. Raise Superseded if a newer picture
        for the key was requested before this one was done, Late if drawing takes longer than ``patience`` seconds.

        ``promised``: the caller needs this very picture, so none of the same key supersedes it, and it supersedes none.
        """
        loop = asyncio.get_running_loop()
        job = Job(key, work, loop.create_future(), guild, public, loop.time())
        place: Hashable = job.result if promised else key
        if older := self._newest.get(place):
            _settle(older.result, Superseded())
        self._newest[place] = job
        self._drawing_lane.put(guild, place, job)
        self._start_next(self._drawing_lane)
        if self._hurried and not public:
            loop.call_later(HURRY, _settle, job.result, None)
            return await job.result
        if patience is None:
            return await job.result
        # ``asyncio.wait`` does not cancel the future at the timeout, unlike ``wait_for``:
        # https://docs.python.org/3/library/asyncio-task.html#asyncio.wait
        # A text that is sent without its picture costs one more edit, so a queue that moves is worth the wait.
        behind = loop.time() - self._drawing_lane.oldest(public) > patience
        await asyncio.wait({job.result}, timeout=0 if behind else patience)
        if not job.result.done():
            raise Late(job.result, partial(self._also_for, job))
        return job.result.result()

    def hurry(self) -> None:
        """Let each panel go without its picture if that is not drawn in a second, until ``relax``.

        Public messages are in the outbox, which sends them or adds their pictures after the restart.
        """
        self._hurried = True
        for job in {*self._newest.values()}:
            if not job.public:
                asyncio.get_running_loop().call_later(HURRY, _settle, job.result, None)

    def relax(self) -> None:
        """Let panels wait for their pictures again."""
        self._hurried = False

    def close(self) -> None:
        """Drop the queue and draw nothing more."""
        self._closed = True
        for lane in self._lanes:
            lane.close()

    def _start_next(self, lane: Lane) -> None:
        while lane.free and (job := lane.pop()):
            # The job was superseded or cancelled while it waited.
            if job.result.done():
                self._forget(job)
                continue
            task = asyncio.get_running_loop().create_task(self._draw(lane, lane.free.popleft(), job))
            # The event loop holds only weak references to tasks:
            # https://docs.python.org/3/library/asyncio-task.html#asyncio.create_task
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)

    async def _draw(self, lane: Lane, drawer: Drawer, job: Job) -> None:
        picture: bytes | None = None
        unpainted = False
        try:
            if lane is self._drawing_lane and self._painting_lane:
                picture = await drawer.draw(partial(render.if_painted, job.work))
                unpainted = picture is None
            else:
                picture = await drawer.draw(job.work)
        # Any error of the drawing code, or of a thread or a process that cannot be started at the moment: this picture
        # fails, and the next one is tried.
        except Exception as error:
            if not self._closed and not isinstance(error, Stopping):
                LOG.error("the picture for %s could not be drawn", job.key, exc_info=error)
        finally:
            lane.free.append(drawer)
            if not unpainted:
                self._settle(job, picture)
        if unpainted:
            self._paint(job)
        self._start_next(lane)

    def _paint(self, job: Job) -> None:
        """Let the painter draw a picture whose sprites are missing."""
        lane = self._painting_lane
        assert lane is not None
        if self._closed:
            self._settle(job, None)
            return
        # Each picture in a place of its own: an older one that is still wanted must not be replaced.
        lane.put(job.guild, job.result, job)
        self._start_next(lane)

    def _settle(self, job: Job, picture: bytes | None) -> None:
        self._forget(job)
        _settle(job.result, picture)
        self.on_drawn(asyncio.get_running_loop().time() - job.since)

    def _also_for(self, job: Job, key: Hashable) -> None:
        # For an edit, ``key`` is the key that the job already has.
        if self._newest.get(key, job) is not job:
            _settle(job.result, Superseded())
        elif not job.result.done():
            self._newest[key] = job

    def _forget(self, job: Job) -> None:
        # A late picture may have a second key (see ``_also_for``).
        for key in [key for key, newest in self._newest.items() if newest is job]:
            del self._newest[key]


def _settle(result: asyncio.Future[bytes | None], outcome: bytes | Exception | None) -> None:
    """Set the result or exception of a future that is not done."""
    if result.done():
        return
    if isinstance(outcome, Exception):
        result.set_exception(outcome)
        # Retrieve the exception, or asyncio logs it if no caller awaits the result:
        # https://docs.python.org/3/library/asyncio-dev.html#detect-never-retrieved-exceptions
        result.exception()
    else:
        result.set_result(outcome)
