"""A farm: many guilds at the playground, each with a file of four running tables, and a bot that serves them."""

import asyncio
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import psutil

from bench.startup import ROOT, START_OR_END_TIME, apart
from cogs.acts.resume import code_version
from cogs.lobby.actions import seat_opponent, start_game
from cogs.table.time.clock import Opponents
from cogs.table.time.waits import Wait
from data.queries import note_resumed
from data.store import SHARED_FILE, Store
from data.tables import Tables
from playground import Person, Playground, people
from playground.person import Failed
from playground.rest import WORLD
from render import words

TOKEN: Final = "token-of-the-farm"
FIRST: Final = 1 << 52
"""The id of the first guild."""
CHANNEL: Final = 1000
"""The channel of a guild's first table has the guild's id and this number more."""
CHANNELS: Final = 30
"""The number of channels of a guild."""
TABLES: Final = ("carcassonne", "catan", "dominion", "zavandor")
PEOPLE: Final = ("Ada", "Ben", "Cleo")
"""The players of every table."""
FAR: Final = 20 * 86_400.0
"""Seconds until the clocks of a calm farm."""
READY: Final = re.compile(r"ready in \d+ servers")
STARTED: Final = 240.0
"""Seconds in which a bot must be ready."""


def guilds(count: int) -> list[int]:
    """Return the ids of the guilds of a farm."""
    return [FIRST + at * (1 << 22) for at in range(count)]


def channel(guild: int, game: int = 1) -> str:
    """Return the id of the channel in which a table is played."""
    return str(guild + CHANNEL + game - 1)


# The files


def fill(folder: Path, count: int, *, waited: float = -FAR, opponents: int = 0, spread: float = 0.0) -> None:
    """Fill a data folder, which a bot has used before. Each table has three seats, ``opponents`` of them computers.

    Every table has waited for its players for ``waited`` seconds. By default its clocks are due in twenty days. The
    computers of the last guild begin ``spread`` seconds after those of the first.
    """
    template = folder.parent / f"template-{count}"
    asyncio.run(_play(template, opponents))
    source, now = template / "1.sqlite3", time.time()
    since = f"json_set(payload, '$.since', {now - waited})"
    with closing(sqlite3.connect(source)) as db:
        db.executescript(
            "UPDATE outbox SET state = 'sent';"
            f"UPDATE timers SET due = {now - waited}, payload = {since} WHERE kind = '{Wait.KIND}';"
            # A computer that is to move does it at once.
            f"UPDATE timers SET due = {now + FAR} WHERE kind NOT IN ('{Wait.KIND}', '{Opponents.KIND}');"
            "PRAGMA journal_mode = DELETE;"
        )
    begin = {guild: spread * at / count for at, guild in enumerate(guilds(count))}
    for guild in begin:
        path = folder / f"{guild}.sqlite3"
        shutil.copyfile(source, path)
        with closing(sqlite3.connect(path)) as db:
            db.executescript("PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL;")
            db.execute(f"UPDATE games SET channel = {channel(guild)} + id - 1")
            db.execute(f"UPDATE timers SET due = due + {begin[guild]} WHERE kind = '{Opponents.KIND}'")
            db.commit()
    with closing(sqlite3.connect(folder / SHARED_FILE)) as db, db:
        rows = [(guild, now + begin[guild] if opponents else now - waited) for guild in begin]
        db.executemany("REPLACE INTO wakes (guild, due) VALUES (?, ?)", rows)
        # Those of earlier files.
        db.execute("DELETE FROM sittings")
        # The bot was away for a moment only, so no clock skips an outage.
        db.execute("UPDATE alive SET at = ?", (now,))
    shutil.rmtree(template)


async def _play(folder: Path, opponents: int) -> None:
    """Begin the four tables of the template."""
    store = await Store(folder).open()
    tables = Tables(store)
    host = int(people.user_id(PEOPLE[0]))
    for kind in TABLES:
        game = await tables.create(1, kind, host=host, channel=1, name=PEOPLE[0])
        async with tables.transaction(1, game.id) as session:
            for name in PEOPLE[1 : len(PEOPLE) - opponents]:
                session.join(int(people.user_id(name)), name)
            for _ in range(opponents):
                seat_opponent(session)
            start_game(session, host, words("en"))
    await note_resumed(store, 1, code_version())
    await store.close()


# The guilds at the playground


def served(
    count: int, prepare: Callable[[], None] | None = None, identify_gap: float = 0.0
) -> AbstractContextManager[str]:
    """Run a playground with this many guilds in a process that calls ``prepare`` first. Yield its address."""
    return apart(_serve, count, prepare, identify_gap)


def _serve(pipe: Connection, count: int, prepare: Callable[[], None] | None, identify_gap: float) -> None:
    if prepare is not None:
        prepare()

    async def serve() -> None:
        server = Playground(port=0, token=TOKEN, identify_gap=identify_gap)
        await server.start()
        _grow(server, count)
        pipe.send(server.url)
        await asyncio.to_thread(pipe.recv)
        await server.close()

    asyncio.run(serve())


def _grow(server: Playground, count: int) -> None:
    """Add guilds to the world, without the store and the page, which would take minutes."""
    assert server._app is not None
    world = server._app[WORLD]
    world.guilds.clear()
    world.channels.clear()
    for guild in map(str, guilds(count)):
        world.guilds[guild] = people.guild(f"Guild {guild}", guild)
        for at in range(CHANNELS):
            id_ = str(int(guild) + CHANNEL + at)
            world.channels[id_] = people.channel(id_, guild, f"channel-{at}", "", at)


# The bot


class Farm:
    """A running bot: its process and its log."""

    def __init__(self, process: psutil.Popen, log: Path) -> None:
        self.process = process
        self._log = log

    @property
    def log(self) -> str:
        """The log of this run."""
        return self._log.read_text()

    def lines(self, *levels: str) -> list[str]:
        """Return the lines of the log with these levels."""
        return [line for line in self.log.splitlines() if any(f" {level} " in line for level in levels)]

    @property
    def cpu(self) -> float:
        """The processor seconds of the bot so far, without its painting process."""
        user, system, *_ = self.process.cpu_times()
        return float(user + system)

    def open_files(self) -> int:
        """Return the number of guild files that the bot has open."""
        found = set()
        for link in Path(f"/proc/{self.process.pid}/fd").iterdir():
            try:
                path = link.readlink()
            except OSError:
                continue
            if path.suffix == ".sqlite3" and path.stem.isdecimal():
                found.add(path)
        return len(found)

    def page(self, name: str) -> str:
        """Return the address of one of the operator's pages."""
        *_, url = re.findall(r"the operator's pages are at (\S+)", self.log)
        return f"{url}/{name}"


@contextmanager
def started(url: str, folder: Path, *, descriptors: int | None = None, **settings: str) -> Iterator[Farm]:
    """Run a bot until it is ready, and yield it. ``descriptors``: the limit of its process."""
    log = folder.parent / f"{folder.name}.log"
    env = os.environ | {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": f"{url}/api/v10",
        "DATA_DIR": str(folder),
        "LOG_LEVEL": "INFO",
        **settings,
    }
    limit: Callable[[], None] | None = None
    if descriptors is not None:
        most = descriptors

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    with (
        log.open("w") as out,
        psutil.Popen(
            [sys.executable, "bot.py"], cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT, preexec_fn=limit
        ) as process,
    ):
        try:
            farm = Farm(process, log)
            _until_ready(farm)
            yield farm
        finally:
            process.terminate()
            process.wait(START_OR_END_TIME)


def _until_ready(farm: Farm) -> None:
    deadline = time.monotonic() + STARTED
    while not READY.search(farm.log):
        if time.monotonic() > deadline or not farm.process.is_running() or farm.process.status() == "zombie":
            raise RuntimeError(f"the bot does not start:\n{farm.log[-2000:]}")
        time.sleep(0.02)


def prepare(url: str, folder: Path) -> None:
    """Let a bot use a folder once, so that its commands are registered and its shared file exists."""
    with started(url, folder):
        pass


async def answered(person: Person) -> float | None:
    """Return the milliseconds until a table's status is shown. None if the command was not acknowledged in time."""
    start = time.perf_counter()
    try:
        await person.settled(await person.command("game status", game="1"))
    except Failed:
        return None
    return 1000 * (time.perf_counter() - start)
