"""The renderer: guilds in turn, panels before boards, no superseded picture, no unwanted wait."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from typing import NoReturn, TypeVar

import pytest

from cogs.workers.renderer import PRIVATE_IN_A_ROW, Late, Renderer, Superseded
from render.kit.disk import Unpainted
from tests.patience import PATIENCE, until

T = TypeVar("T")


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    found = Renderer()
    yield found
    found.close()


class Easel:
    """A job that keeps the renderer busy until it is released, and a list of the later pictures."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer, self.drawn, self.go = renderer, list[str](), threading.Event()
        self.tasks: list[asyncio.Task[bytes | None]] = []

    async def begin(self) -> "Easel":
        self.tasks.append(asyncio.create_task(self.renderer.draw("first", self._wait, guild=99)))
        await asyncio.sleep(0)
        return self

    def _wait(self) -> bytes:
        assert self.go.wait(10)
        return b""

    def work(self, name: str) -> Callable[[], bytes]:
        def draw() -> bytes:
            self.drawn.append(name)
            return name.encode()

        return draw

    def ask(self, name: str, guild: int, *, public: bool = False, key: str = "") -> asyncio.Task[bytes | None]:
        task = asyncio.create_task(self.renderer.draw(key or name, self.work(name), guild=guild, public=public))
        self.tasks.append(task)
        return task

    async def finish(self) -> list[str]:
        await asyncio.sleep(0)
        self.go.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.drawn


async def test_guilds_take_turns(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    for at in range(4):
        easel.ask(f"busy {at}", 1)
    easel.ask("quiet 0", 2)
    easel.ask("other 0", 3)
    easel.ask("quiet 1", 2)
    assert await easel.finish() == ["busy 0", "quiet 0", "other 0", "busy 1", "quiet 1", "busy 2", "busy 3"]


async def test_panels_are_drawn_first_but_boards_are_drawn_too(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    easel.ask("board", 1, public=True)
    for at in range(PRIVATE_IN_A_ROW + 2):
        easel.ask(f"panel {at}", 2)
    drawn = await easel.finish()
    # The picture drawn in the meantime was a panel too.
    assert drawn.index("board") == PRIVATE_IN_A_ROW - 1


async def test_a_picture_replaced_by_a_newer_one_is_not_drawn(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    older, newer = easel.ask("older", 1, key="panel"), easel.ask("newer", 1, key="panel")
    assert await easel.finish() == ["newer"]
    assert await newer == b"newer"
    with pytest.raises(Superseded):
        await older


async def test_a_picture_being_drawn_is_superseded_too(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    newer = easel.ask("newer", 99, key="first")
    await easel.finish()
    assert await newer == b"newer"
    with pytest.raises(Superseded):
        await easel.tasks[0]


async def test_a_caller_with_a_time_limit_gets_the_picture_later(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    with pytest.raises(Late) as late:
        await renderer.draw("panel", easel.work("panel"), guild=1, patience=0.02)
    easel.go.set()
    assert await late.value.picture == b"panel"


async def test_a_late_picture_is_superseded_by_a_newer_one_for_the_same_message(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    with pytest.raises(Late) as late:
        await renderer.draw("click", easel.work("older"), guild=1, patience=0.01)
    late.value.also_for("message")
    easel.ask("newer", 1, key="message")
    assert await easel.finish() == ["newer"]
    with pytest.raises(Superseded):
        await late.value.picture


async def test_a_late_picture_does_not_supersede_itself(
    renderer: Renderer,
) -> None:
    easel = await Easel(renderer).begin()
    with pytest.raises(Late) as late:
        await renderer.draw("message", easel.work("panel"), guild=1, patience=0.01)
    late.value.also_for("message")
    easel.go.set()
    assert await late.value.picture == b"panel"


async def test_no_caller_waits_for_a_queue_in_which_a_picture_is_late(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    easel.ask("waits", 1)
    await asyncio.sleep(0.2)
    panel = asyncio.create_task(renderer.draw("panel", easel.work("panel"), guild=1, patience=0.1))
    for _ in range(5):
        await asyncio.sleep(0)
    assert panel.done()
    with pytest.raises(Late) as late:
        await panel
    await easel.finish()
    assert await late.value.picture == b"panel"


async def test_a_caller_waits_for_a_long_queue_that_moves(renderer: Renderer) -> None:
    """Texts were sent without their pictures, and each cost one more edit, so the queue became longer."""
    easel = await Easel(renderer).begin()
    for at in range(100):
        easel.ask(str(at), at)
    await asyncio.sleep(0)
    panel = asyncio.create_task(renderer.draw("panel", easel.work("panel"), guild=1, patience=PATIENCE))
    await easel.finish()
    assert await panel == b"panel"


async def test_pictures_that_are_superseded_do_not_count_as_waiting(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    with pytest.raises(Late) as late:
        await renderer.draw("click", easel.work("older"), guild=1, patience=0.0)
    late.value.also_for("message")
    easel.ask("newer", 1, key="message")
    await asyncio.sleep(0)
    assert renderer.waiting == 1
    await easel.finish()


async def test_a_time_limit_that_is_not_reached_changes_nothing(renderer: Renderer) -> None:
    assert await renderer.draw("panel", lambda: b"drawn", patience=10) == b"drawn"


async def test_a_picture_that_cannot_be_drawn_is_logged_and_stops_nothing(
    renderer: Renderer, caplog: pytest.LogCaptureFixture
) -> None:
    assert await renderer.draw("panel", lambda: bytes(1 // 0)) is None
    assert "could not be drawn" in caplog.text
    assert await renderer.draw("panel", lambda: b"next") == b"next"


async def test_a_thread_that_cannot_start_fails_only_one_picture(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failed thread counted as busy, and no picture was drawn any more."""
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", no_thread)
        assert await renderer.draw("panel", lambda: b"drawn") is None
    assert await renderer.draw("panel", lambda: b"next") == b"next"


def no_thread(thread: threading.Thread) -> NoReturn:
    raise RuntimeError("can't start new thread")


async def test_a_late_or_superseded_picture_is_no_error(renderer: Renderer, caplog: pytest.LogCaptureFixture) -> None:
    easel = await Easel(renderer).begin()
    with pytest.raises(Late):
        await renderer.draw("panel", easel.work("older"), guild=1, patience=0.01)
    easel.ask("newer", 1, key="panel")
    assert await easel.finish() == ["newer"]
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_picture_of_a_cancelled_caller_is_not_drawn(renderer: Renderer) -> None:
    easel = await Easel(renderer).begin()
    gone = easel.ask("gone", 1)
    await asyncio.sleep(0)
    gone.cancel()
    assert await easel.finish() == []


async def test_panels_go_without_pictures_while_the_bot_stops(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.workers.renderer.HURRY", 0.0)
    easel = await Easel(renderer).begin()
    panel, board = easel.ask("panel", 1), easel.ask("board", 1, public=True)
    await asyncio.sleep(0)
    renderer.hurry()
    assert await panel is None
    assert await easel.ask("another panel", 1) is None
    assert not board.done()
    renderer.relax()
    late = easel.ask("late panel", 1)
    assert await easel.finish() == ["late panel", "board"]
    assert (await late, await board) == (b"late panel", b"board")


async def test_each_caller_who_was_promised_a_picture_gets_it(renderer: Renderer) -> None:
    """The older of two requests for the same film was given up, and its command never got an answer."""
    easel = await Easel(renderer).begin()
    draws = [
        asyncio.create_task(renderer.draw("film", easel.work(name), guild=1, public=True, promised=promised))
        for name, promised in (("a", True), ("b", True), ("c", False))
    ]
    await easel.finish()
    assert await asyncio.gather(*draws) == [b"a", b"b", b"c"]


class SlowPainter:
    """A drawer that paints each picture when it is told to."""

    ahead = 0
    answers = True
    silence = 0.0

    def __init__(self) -> None:
        self.begun, self.go, self.closed = list[object](), asyncio.Event(), False

    async def draw(self, work: Callable[[], T]) -> T:
        self.begun.append(work)
        await self.go.wait()
        return work()

    def close(self) -> None:
        self.closed = True


class Unfinished:
    """A picture whose sprites are missing until the painter draws it."""

    def __init__(self, painter: SlowPainter) -> None:
        self.painter = painter

    def __call__(self) -> bytes:
        if not self.painter.go.is_set():
            raise Unpainted
        return b"painted"


async def test_picture_with_missing_sprites_holds_back_no_other() -> None:
    """It was painted by the process that draws, and fifty tables waited for it."""
    painter = SlowPainter()
    renderer = Renderer(painter=painter)
    cold = asyncio.create_task(renderer.draw("cold", Unfinished(painter), guild=1))
    assert await renderer.draw("warm", lambda: b"warm", guild=1) == b"warm"
    await until(lambda: painter.begun)
    assert not cold.done()
    painter.go.set()
    assert await cold == b"painted"
    renderer.close()
    assert painter.closed


async def test_text_goes_first_while_sprites_are_painted() -> None:
    painter = SlowPainter()
    renderer = Renderer(painter=painter)
    with pytest.raises(Late) as late:
        await renderer.draw("cold", Unfinished(painter), patience=0.0)
    await until(lambda: painter.begun)
    painter.go.set()
    assert await late.value.picture == b"painted"
    renderer.close()


async def test_superseded_picture_is_not_painted() -> None:
    painter = SlowPainter()
    renderer = Renderer(painter=painter)
    first = asyncio.create_task(renderer.draw("first", Unfinished(painter)))
    older = asyncio.create_task(renderer.draw("panel", Unfinished(painter)))
    await until(lambda: renderer.waiting == 1)
    newer = asyncio.create_task(renderer.draw("panel", Unfinished(painter)))
    with pytest.raises(Superseded):
        await older
    painter.go.set()
    assert await first == await newer == b"painted"
    assert len(painter.begun) <= 2
    renderer.close()
