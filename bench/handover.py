"""Updates while people play: a new process takes over ten times, under ten clicks a second.

Before five of the handovers the sprite folder is emptied, as for a new version, so that both processes have to paint
what they draw. The playground, the bots and the people are separate processes.
"""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from bench.clicks import Table, opened, places
from bench.figures import Figure, percentile
from bench.startup import ROOT, TOKEN, guest, invite, served
from playground import Failed, Person

WARM, COLD = 5, 5
"""Number of handovers with painted sprites, and of those without."""
TABLES, THOUGHT = 20, (0.8, 2.0)
"""Number of tables, and range of the thinking time before a click in seconds."""
RATE = 10
"""Clicks a second."""
PAUSE = 4.0
"""Seconds of clicks between two handovers."""
PAINTING = 3.0
"""Seconds that a successor paints. All sprites of a version would take minutes, which change nothing here."""
HANDOVER_TIME = 120.0
"""Seconds for a handover on a busy machine."""
END_TIME = 5.0
"""Seconds in which an old process ends."""
LISTENS, READY, REFUSED = "a successor listens", "ready in", "about to restart"
"""The log lines at the beginning and after the end of a handover, and the words of a stopping bot."""
START = (
    f"from cogs.operations import handover as h; h.LONGEST_PAINTING = {PAINTING}; import bot; bot.main('--take-over')"
)


class Process(NamedTuple):
    """A process of the bot and its log."""

    process: subprocess.Popen[bytes]
    log: Path

    async def tells(self, text: str) -> None:
        """Wait until the log has a text."""
        async with asyncio.timeout(HANDOVER_TIME):
            while text not in self.log.read_text():
                if self.process.poll() not in (None, 0):
                    raise RuntimeError(f"the bot has ended:\n{self.log.read_text()}")
                await asyncio.sleep(0.02)

    async def ends(self) -> int:
        """Wait for the end and return the exit code."""
        return await asyncio.to_thread(self.process.wait, HANDOVER_TIME)


class Ending(NamedTuple):
    """The end of an old process: its exit code, and the seconds since it was told that its successor listens."""

    code: int
    seconds: float


class Played(NamedTuple):
    """All that people did and saw: the reports of their clicks, and for each table what can be counted at the end."""

    reports: list[dict[str, Any]]
    seconds: float
    refused: int
    confirmed: list[int]
    """The interactions that confirmed a choice and were answered."""
    turns: dict[str, int]
    """The number of turn messages in each channel."""
    live: dict[str, int]
    """The number of messages with a button for the turn in each channel."""
    violations: list[dict[str, Any]]


def figures() -> Iterator[Figure]:
    """Hand over ten times while people play."""
    with tempfile.TemporaryDirectory() as folder, served() as url:
        played, endings = asyncio.run(handed_over(url, Path(folder)))
        stored = confirmed_on_disk(Path(folder) / "data")
    told = set(played.confirmed)
    times = [report["acknowledged_ms"] for report in played.reports]
    acknowledged = [each for each in times if each is not None]
    of = f"{WARM} warm and {COLD} cold handovers"
    # The first turn message follows the start of a game, and every choice brings another one.
    doubled = sum(played.turns.values()) - len(played.turns) - len(told & stored)
    yield Figure(
        "handover.clicks", len(times) / played.seconds, "a second", RATE, at_least=True, of=f"{len(times)} in all"
    )
    yield Figure("handover.unacknowledged", len(times) - len(acknowledged), "clicks", 0, of=of)
    yield Figure("handover.refused", played.refused, "clicks", 0, of=of)
    first = played.violations[0] if played.violations else "Discord's rules"
    yield Figure("handover.violations", len(played.violations), "requests", 0, of=str(first))
    yield Figure("handover.told_not_stored", len(told - stored), "choices", 0, of=f"{len(told)} choices told as taken")
    yield Figure(
        "handover.doubled", max(0, doubled), "turn messages", 0, of=f"{sum(played.turns.values())} turn messages"
    )
    not_one = sum(count != 1 for count in played.live.values())
    yield Figure("handover.not_one_live_message", not_one, "tables", 0, of=f"{len(played.live)} tables")
    yield Figure("handover.acknowledged_p99", percentile(acknowledged, 0.99), "ms", of="all clicks")
    yield Figure("handover.slowest_acknowledgement", max(acknowledged), "ms", 3000, of="all clicks")
    yield Figure(
        "handover.old_process_ends", max(each.seconds for each in endings), "s", END_TIME, of=f"slowest of {of}"
    )
    yield Figure("handover.exit_codes", sum(each.code != 0 for each in endings), "not 0", 0, of=of)


async def handed_over(url: str, folder: Path) -> tuple[Played, list[Ending]]:
    """Let people play during all handovers."""
    invite()
    runs: list[Process] = []
    try:
        runs.append(start(url, folder, folder / "warm", 0))
        await runs[-1].tells(READY)
        async with playing(url) as (tables, since):
            endings = [await hand_over(url, folder, runs, number) for number in range(1, WARM + COLD + 1)]
            await asyncio.sleep(PAUSE)
            seconds = time.monotonic() - since
        played = await counted(url, tables, seconds)
        runs[-1].process.terminate()
        await runs[-1].ends()
    finally:
        for run in runs:
            run.process.kill()
            run.process.wait()
    return played, endings


def start(url: str, folder: Path, sprites: Path, number: int) -> Process:
    """Start a process that takes over, if another one serves."""
    env = os.environ | {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": f"{url}/api/v10",
        "DATA_DIR": str(folder / "data"),
        "SPRITES_DIR": str(sprites),
        "LOG_LEVEL": "INFO",
    }
    log = folder / f"bot-{number}.log"
    with log.open("wb") as written:
        process = subprocess.Popen([sys.executable, "-c", START], cwd=ROOT, env=env, stdout=written, stderr=written)
    return Process(process, log)


async def hand_over(url: str, folder: Path, runs: list[Process], number: int) -> Ending:
    """Start the next process and wait until it serves and the old one has ended."""
    await asyncio.sleep(PAUSE)
    old = runs[-1]
    # The last warm process hands over to the first one with an empty folder, and that one to the next.
    sprites = folder / (f"cold-{number}" if number > WARM else "warm")
    runs.append(start(url, folder, sprites, number))
    await old.tells(LISTENS)
    told = time.monotonic()
    code = await old.ends()
    seconds = time.monotonic() - told
    await runs[-1].tells(READY)
    return Ending(code, seconds)


@asynccontextmanager
async def playing(url: str) -> AsyncIterator[tuple[Sequence[Table], float]]:
    """Yield tables at which people play until the block ends, and the time of their beginning."""
    async with AsyncExitStack() as stack:
        there = enumerate(await places(url, TABLES))
        tables = [
            await stack.enter_async_context(opened(url, place, guest(2 * at), guest(2 * at + 1))) for at, place in there
        ]
        over = asyncio.Event()
        players = [play(table, random.Random(at), over) for at, table in enumerate(tables)]
        playing = asyncio.gather(*players, type_on(tables[0].ben, over))
        yield tables, time.monotonic()
        over.set()
        await playing


async def play(table: Table, rng: random.Random, over: asyncio.Event) -> None:
    """Play whole turns until it is over. A person whose click is not answered looks at the channel again."""
    while not over.is_set():
        with suppress(Failed):
            await table.play(1, THOUGHT, rng)


async def type_on(person: Person, over: asyncio.Event) -> None:
    """Type a move until it is over, and look at the suggestions."""
    while not over.is_set():
        with suppress(Failed):
            await person.autocomplete("game move", "action", action="")
        await asyncio.sleep(1)


async def counted(url: str, tables: Sequence[Table], seconds: float) -> Played:
    """Return what people saw, once the bot has answered everything."""
    async with Person(url, guest(0)) as person:
        await asyncio.sleep(PAUSE)
        reports = {int(each["id"]): each for each in await person.control("GET", "/interactions")}
        violations = await person.control("GET", "/violations")
    confirmed = [int(each) for table in tables for each in table.clicks.confirmed]
    turns, live, refused = dict[str, int](), dict[str, int](), 0
    for table in tables:
        async with (
            Person(url, table.ada.name, table.ada.channel) as ada,
            Person(url, table.ben.name, table.ben.channel) as ben,
        ):
            public = [each for each in await ada.messages() if not each.ephemeral]
            turns[table.ada.channel] = sum(bool(each.pings) for each in public)
            live[table.ada.channel] = sum("Play" in each.buttons for each in public)
            for one in (ada, ben):
                refused += sum(REFUSED in each.text for each in await one.messages())
    return Played([*reports.values()], seconds, refused, confirmed, turns, live, violations)


def confirmed_on_disk(folder: Path) -> set[int]:
    """Return the interactions that have changed a game, by the files of all servers."""
    found: set[int] = set()
    for path in folder.glob("[0-9]*.sqlite3"):
        with closing(sqlite3.connect(path)) as db:
            found.update(row[0] for row in db.execute("SELECT interaction FROM seen"))
    return found
