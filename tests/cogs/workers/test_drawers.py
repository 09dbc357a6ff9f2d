"""Drawing processes: they draw, fail one picture at a time, are replaced when they die, and end with the bot."""

import asyncio
import itertools
import logging
import operator
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio

import render
from cogs.workers import painting
from cogs.workers.drawers import ProcessDrawer, drawing_processes, painter
from cogs.workers.painting import paint_ahead
from cogs.workers.renderer import Renderer
from cogs.workers.worker import JobFailed
from render.kit.folder import cache_folder
from rules.kernel import Table
from tests.patience import PATIENCE, until

pytestmark = pytest.mark.asyncio(loop_scope="module")
PICTURE = partial(bytes, b"picture")


# The tests share a process as long as it lives, because starting one takes longer than most of them.
@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def drawer() -> AsyncIterator[ProcessDrawer]:
    # In a new folder each process would find the versions of all sprites for itself.
    async with drawing_processes(1, cache_folder()) as (found,):
        yield found


async def test_process_draws_the_same_picture(drawer: ProcessDrawer) -> None:
    view = Table.new("carcassonne", seats=2, seed=1).view(0)
    work = partial(render.png, view, names=("Ada", "Ben"), language="de", recent={"tile": 1})
    assert await Renderer([drawer]).draw("board", work) == work()


async def test_error_in_a_process_is_logged_and_fails_one_picture(
    drawer: ProcessDrawer, caplog: pytest.LogCaptureFixture
) -> None:
    renderer, process = Renderer([drawer]), await drawer.start()
    assert await renderer.draw("board", partial(operator.truediv, 1, 0)) is None
    assert "ZeroDivisionError" in caplog.text
    assert await renderer.draw("board", PICTURE) == b"picture"
    assert await drawer.start() is process


async def test_text_that_is_printed_does_not_get_into_a_picture(drawer: ProcessDrawer) -> None:
    assert await drawer.draw(partial(eval, "print('a warning') or b'picture'")) == b"picture"


async def test_picture_of_a_killed_process_is_drawn_by_another(drawer: ProcessDrawer) -> None:
    first = await drawer.start()
    first.kill()
    assert await drawer.draw(PICTURE) == b"picture"
    assert await drawer.start() is not first


async def test_picture_that_kills_processes_is_given_up(drawer: ProcessDrawer) -> None:
    with pytest.raises(JobFailed, match="repeatedly"):
        await drawer.draw(partial(os._exit, 1))
    assert await drawer.draw(PICTURE) == b"picture"


async def test_next_picture_survives_one_that_kills_processes(drawer: ProcessDrawer) -> None:
    """The process has it already when it dies."""
    fatal, good = await asyncio.gather(drawer.draw(partial(os._exit, 1)), drawer.draw(PICTURE), return_exceptions=True)
    assert isinstance(fatal, JobFailed)
    assert good == b"picture"


async def test_process_draws_the_next_picture_without_the_event_loop(drawer: ProcessDrawer, tmp_path: Path) -> None:
    """The process waited for the loop after each picture, and a busy loop takes longer than a picture."""
    renderer, drawn = Renderer([drawer]), tmp_path / "drawn"
    await drawer.start()
    second = partial(exec, f"import pathlib; pathlib.Path({str(drawn)!r}).touch()")
    tasks = [asyncio.create_task(renderer.draw(at, work)) for at, work in enumerate((PICTURE, second))]  # type: ignore[arg-type]
    for _ in range(5):
        await asyncio.sleep(0)
    # The loop does nothing else meanwhile.
    deadline = time.monotonic() + PATIENCE
    while not drawn.exists() and time.monotonic() < deadline:
        time.sleep(0.01)  # noqa: ASYNC251
    assert drawn.exists()
    await asyncio.gather(*tasks)


async def test_bot_returns_the_memory_of_pictures_to_the_system(
    drawer: ProcessDrawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the process that drew did so, and the bot kept the gaps between the files."""
    returned = threading.Event()
    monkeypatch.setattr("render.return_freed_memory", returned.set)
    monkeypatch.setattr("cogs.workers.drawers.PICTURES", 2)
    monkeypatch.setattr(drawer, "_pictures", itertools.count(1))
    await drawer.draw(PICTURE)
    assert not returned.is_set()
    await drawer.draw(PICTURE)
    assert await asyncio.to_thread(returned.wait, PATIENCE)


async def test_signals_to_the_group_leave_the_end_to_the_bot() -> None:
    """A terminal and systemd send their signals to all processes, but the bot may still need a picture."""
    async with drawing_processes(1, cache_folder()) as (drawer,):
        assert await drawer.draw(PICTURE) == b"picture"
        process = await drawer.start()
        for number in (signal.SIGINT, signal.SIGTERM):
            process.send_signal(number)
        assert await drawer.draw(PICTURE) == b"picture"
        assert await drawer.start() is process
    assert process.returncode == 0


async def test_process_that_hangs_is_killed_at_the_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with drawing_processes(1, cache_folder()) as (drawer,):
        process = await drawer.start()
        renderer, began = Renderer([drawer]), tmp_path / "began"
        work = partial(exec, f"import pathlib, signal; pathlib.Path({str(began)!r}).touch(); signal.pause()")
        hanging = asyncio.create_task(renderer.draw("board", work))  # type: ignore[arg-type]
        await until(began.exists)
        renderer.close()
    assert process.returncode == -signal.SIGKILL
    assert await hanging is None
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_painter_ends_when_it_is_idle_and_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.workers.drawers.IDLE", 0.0)
    async with painter(cache_folder()) as found:
        assert await found.draw(partial(bytes, b"first")) == b"first"
        ended = await found.start()
        assert await asyncio.wait_for(ended.wait(), PATIENCE) == 0
        assert await found.draw(partial(bytes, b"second")) == b"second"


async def test_painter_leaves_most_of_the_processor_to_the_others() -> None:
    async with painter(cache_folder()) as found:
        assert await found.draw(partial(os.nice, 0)) > os.nice(0)


class Noted:
    """A drawing process that is only noted."""

    def __init__(self, name: str, seen: list[str]) -> None:
        self._name, self._seen = name, seen

    async def start(self) -> None:
        self._seen.append(f"{self._name} starts")

    def rest(self) -> None:
        self._seen.append(f"{self._name} ends")


@pytest.mark.parametrize("empty", [True, False])
async def test_painter_starts_with_a_bot_without_sprites(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, empty: bool
) -> None:
    """The first pictures after a first start waited two seconds for it."""
    if not empty:
        (tmp_path / "dominion.face.half-0").mkdir()
    seen: list[str] = []

    async def nothing(*_: object) -> None:
        """Wait for nothing."""

    async def paint(*_: object) -> None:
        seen.append("sprites are painted")

    monkeypatch.setattr(painting, "load_drawing", nothing)
    monkeypatch.setattr(painting, "UNTIL_PAINTING", 0.0)
    monkeypatch.setattr(painting, "run_aside", paint)
    monkeypatch.setattr("gc.freeze", lambda: None)
    drawers: Any = [Noted("drawer", seen)]
    monkeypatch.setattr("render.cache_in", lambda folder: None)
    await paint_ahead(nothing, nothing, tmp_path, drawers, cast("Any", Noted("painter", seen)))
    started = ["drawer starts", "painter starts"] if empty else ["drawer starts"]
    assert seen == [*started, "sprites are painted", "painter ends"]
