"""A process takes over in every order in which the other one stops and ends, and this one connects and has painted.

The processes are tasks of the test: ``bot.run`` with its storage, claims and handover, and without Discord.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from itertools import permutations
from pathlib import Path
from typing import Any, Self

import pytest
import pytest_asyncio

import bot
from cluster import group_claims as claims
from cluster import handover, spare
from cluster.storage import ClusterStorage
from cogs.discord.client import RunningTasks
from cogs.discord.serving import Serving
from cogs.operations import storage
from data.sqlite.folder_lock import FolderLock
from data.store import Store
from settings import Settings
from tests.patience import until

PACE = claims.Pace(timeout=30.0, fence=25.0, ping=0.05, look=0.01, settle=0.1)
"""No process loses its claim in a test, however busy the machine is."""
STOPS, ENDS, CONNECTS, PAINTED = "stops", "ends", "connects", "painted"
ORDERS = [*permutations((STOPS, ENDS, CONNECTS, PAINTED))]
"""The events: the old process stops and ends, and the new process connects and has painted."""


class Client:
    """The bot of a process, without Discord."""

    def __init__(self, store: Store, connected: asyncio.Event) -> None:
        self.store = store
        self.serving = Serving()
        self.tasks = RunningTasks()
        self.handed_over = False
        self._connected = connected
        self._started, self._closed = asyncio.Event(), asyncio.Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def start(self, _: str) -> None:
        self._started.set()
        await self._closed.wait()

    async def close(self) -> None:
        self._closed.set()

    def is_ready(self) -> bool:
        return self._connected.is_set()

    async def wait_until_ready(self) -> None:
        await self._started.wait()
        await self._connected.wait()

    async def begin(self) -> None:
        """Do nothing."""

    async def sync(self) -> None:
        """Do nothing."""

    def pause(self) -> None:
        """Do nothing."""

    async def leave(self) -> None:
        await self.store.close()
        self.handed_over = True


class Process:
    """A process of the bot. It connects and paints when it is told."""

    ready: asyncio.Event
    stop: Callable[[], None]
    """The handler of SIGTERM."""

    def __init__(self, settings: Settings, *, take_over: bool) -> None:
        self.connected, self.paints, self.painted = (asyncio.Event() for _ in range(3))
        self.client: Client | None = None
        self.running = asyncio.create_task(bot.run(settings, take_over=take_over))

    @property
    def serves(self) -> bool:
        if self.client is None or self.running.done():
            return False
        return self.client.serving.now and self.connected.is_set()

    @property
    def has_the_claim(self) -> bool:
        # The folder is locked last.
        return self.client is not None and self.client.store._lock is not None

    async def end(self) -> None:
        """End without a handover."""
        if self.client is not None:
            await self.client.close()
        await asyncio.wait({self.running})


class Machine:
    """The processes of a data folder, and their database if they have one."""

    def __init__(self, folder: Path, shared: str | None) -> None:
        self.processes: dict[Path, Process] = {}
        self.shared = shared
        self.data = folder / "guilds"
        self._folder = folder

    def start(self) -> Process:
        """Start a process. It takes over if another one serves."""
        sprites = self._folder / f"sprites-{len(self.processes)}"
        settings = Settings(token="token", data_dir=self.data, sprites_dir=sprites, shared=self.shared)
        self.processes[sprites] = Process(settings, take_over=not self.shared)
        return self.processes[sprites]

    async def serving(self) -> Process:
        """Start a process, and wait until it serves."""
        process = self.start()
        process.connected.set()
        process.painted.set()
        await until(lambda: process.serves)
        return process

    def current(self) -> Process:
        """Return the process that calls."""
        return next(each for each in self.processes.values() if each.running is asyncio.current_task())


@pytest_asyncio.fixture(params=["folder", "group"])
async def machine(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Machine]:
    shared = await request.getfixturevalue("postgres").new_database() if request.param == "group" else None
    made = Machine(tmp_path, shared)

    def client(store: Store, settings: Settings, *_: object) -> Client:
        process = made.processes[settings.sprites_dir]
        process.client = Client(store, process.connected)
        return process.client

    async def paint(sprites: Path) -> None:
        made.processes[sprites].paints.set()
        await made.processes[sprites].painted.wait()

    async def nothing(*_: object, **__: object) -> None:
        """Do nothing."""

    def report(ready: asyncio.Event, _: object) -> Coroutine[Any, Any, None]:
        made.current().ready = ready
        return nothing()

    def on_signal(_: object, stop: Callable[[], None]) -> None:
        made.current().stop = stop

    monkeypatch.setattr(bot, "Stammtisch", client)
    monkeypatch.setattr(bot, "report", report)
    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", on_signal)
    for name in ("paint_ahead", "keep_icons"):
        monkeypatch.setattr(bot, name, nothing)
    monkeypatch.setattr(storage.Storage, "serve_others", nothing)
    monkeypatch.setattr(ClusterStorage, "serve_others", nothing)
    monkeypatch.setattr(storage, "LOOK", 0.01)
    for module in (handover, spare):
        monkeypatch.setattr(module, "paint_before", paint)
        monkeypatch.setattr(module, "load_drawing", nothing)
    monkeypatch.setattr(claims, "USUAL", PACE)
    # All processes are in this one, which would stand still for a second.
    monkeypatch.setattr(Store.lock, "__defaults__", (0.0,))
    for name, seconds in {"LOOK": 0.01, "TRY": 0.01, "SETTLED": 0.0, "UNTIL_LISTENING": 60.0}.items():
        monkeypatch.setattr(handover, name, seconds)
    yield made
    for process in made.processes.values():
        process.running.cancel()
        await asyncio.wait({process.running})


@pytest.mark.sweep(6, by="machine")
@pytest.mark.parametrize("order", ORDERS, ids="-".join)
async def test_a_process_takes_over_in_every_order_and_hands_over_later(
    machine: Machine, order: tuple[str, ...]
) -> None:
    old, new = await machine.serving(), machine.start()
    await new.paints.wait()
    happened: set[str] = set()
    for event in order:
        happened.add(event)
        if event == STOPS and not old.running.done():
            old.stop()
        elif event == ENDS:
            await old.end()
            await until(lambda: new.has_the_claim)
        elif event == CONNECTS:
            new.connected.set()
        else:
            new.painted.set()
        # A spare connects when it is asked, the other one when it has painted.
        left = bool(happened & {STOPS if machine.shared else PAINTED, ENDS})
        if left and CONNECTS in happened:
            await until(lambda: new.serves)
        elif left:
            await until(lambda: new.client)
        else:
            # Time to do what must not be done.
            await asyncio.sleep(5 * handover.LOOK)
        assert new.serves == (left and CONNECTS in happened)
        assert new.serves or new.painted.is_set() or not new.ready.is_set()
    await until(old.running.done)
    third = machine.start()
    third.painted.set()
    await third.paints.wait()
    assert new.serves, "it does not take itself for its successor"
    if machine.shared:
        new.stop()
    third.connected.set()
    await until(lambda: third.serves)
    await until(new.running.done)
    assert new.client is not None
    assert new.client.handed_over, "it has left no lock of a successor behind"


async def test_a_process_tells_that_the_folder_is_not_released_and_then_ends(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(handover, "UNTIL_TOLD", 0.05)
    monkeypatch.setattr(handover, "UNTIL_RELEASED", 0.1)
    machine.data.mkdir()
    hangs = FolderLock(machine.data)
    process = machine.start()
    process.painted.set()
    process.connected.set()
    with pytest.raises(ValueError, match=r"does not release .*: end it if it hangs"):
        await process.running
    assert "end it if it hangs" in caplog.text
    hangs.close()
    later = await machine.serving()
    assert later.serves, "it has left no lock behind"
