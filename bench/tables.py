"""Many tables in play at once: four in each guild, of different games, with a computer at one of three seats.

People type a move at each table every half a minute. A suggestion comes before it, as for people who type. A second
process draws the pictures. A folder that is set as SPRITES_DIR keeps the sprites for the next measurement.
"""

import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import discord

from bench import figures as bench_figures
from bench.farm import PEOPLE, TABLES, Farm, channel, fill, guilds, prepare, served, started
from bench.figures import Figure, percentile
from bench.life import setting
from bench.load import TWO_CORES
from bench.processors import Spent, resident
from data.store import SHARED_FILE
from playground import Person, Refusal, people
from playground.person import Failed

SHORT, SHORT_SECONDS = 25, 60.0
LONG, LONG_SECONDS = 250, 600.0
EVERY = 30.0
"""Seconds between two moves at a table."""
AGAIN = 3.0
"""Seconds until a table is tried again that waited for an opponent. They double with each attempt at a move."""
BEGIN = 0.1
"""Seconds between the beginnings of two tables. A thousand cold tables are never played in the same moment."""
LEAST = 1.5
"""The shortest time of a measurement, as a multiple of the time until it is warm."""
REST = 5.0
"""Seconds after the last move in which the messages that are due must be sent."""
ACKNOWLEDGED, PICTURED, PICTURED_P99, RESIDENT, GROWTH = 50, 150, 600, 350, 1.1
"""Limits: milliseconds to the acknowledgement (p99) and to the picture (median, p99), MiB, and growth of the memory."""
SUGGESTED, LATE = 300, 1900
"""Milliseconds: the limit of suggestions (p99), and the time after which an empty list was given up."""
AUTOCOMPLETE: Final = discord.InteractionType.autocomplete.value


class Played(NamedTuple):
    """The measurements of one run.

    They are the reports of all interactions, the moves among them, the duration, the processor time, the memory in MiB
    at the start, after all tables have begun and at the end, and the number of messages that are due and not sent after
    a rest.
    """

    reports: dict[str, dict[str, Any]]
    moves: set[str]
    seconds: float
    spent: Spent
    memory: tuple[float, float, float]
    unsent: int


def figures() -> Iterator[Figure]:
    """Measure a hundred tables for a minute."""
    yield from played(SHORT, SHORT_SECONDS)


def long_figures() -> Iterator[Figure]:
    """Measure a thousand tables for ten minutes."""
    yield from played(LONG, LONG_SECONDS)


def played(count: int, seconds: float) -> Iterator[Figure]:
    """Play at all tables of this many guilds."""
    seconds = max(LEAST * _warm(count), seconds * bench_figures.SHARE)
    tables = count * len(TABLES)
    warm, cold = f"tables.{tables}", f"tables.{tables}.cold"
    with tempfile.TemporaryDirectory() as scratch, served(count) as url:
        folder = Path(scratch) / "data"
        sprites = os.environ.get("SPRITES_DIR", str(Path(scratch) / "sprites"))
        with setting(SPRITES_DIR=sprites, **TWO_CORES):
            prepare(url, folder)
            # The first minute paints the sprites. Only its suggestions are measured: people type at once.
            found = {}
            for name, length in ((cold, SHORT_SECONDS), (warm, seconds)):
                fill(folder, count, opponents=1, spread=BEGIN * count * len(TABLES))
                with started(url, folder) as farm:
                    found[name] = asyncio.run(_play(url, folder, farm, count, length))
    for name, one in found.items():
        yield from _suggested(name, one)
    yield from _figures(warm, tables, found[warm])


def _warm(count: int) -> float:
    """Return the seconds until each table of this many guilds has had a move, and most of them a second one."""
    return BEGIN * count * len(TABLES) + EVERY


def _suggested(name: str, found: Played) -> Iterator[Figure]:
    """Yield how long suggestions took, and how many lists were empty. A table that waits for an opponent has none."""
    asked = [each for each in found.reports.values() if each["kind"] == AUTOCOMPLETE]
    times = [each["acknowledged_ms"] for each in asked if each["acknowledged_ms"] is not None]
    empty = sum(not each["choices"] for each in asked)
    of = f"{len(asked)} lists of suggestions, {empty} of them empty"
    yield Figure(f"{name}.suggested_p99", percentile(times, 0.99), "ms", SUGGESTED, of=of)
    late = sum(not each["choices"] and (each["acknowledged_ms"] or LATE) >= LATE for each in asked)
    yield Figure(f"{name}.suggested_nothing", late, "lists given up", 0, of=of)


def _figures(name: str, tables: int, found: Played) -> Iterator[Figure]:
    others = [each["acknowledged_ms"] for each in found.reports.values() if each["kind"] != AUTOCOMPLETE]
    acknowledged = [each for each in others if each is not None]
    # Some moves change no public picture.
    pictured = [
        shown
        for id_ in found.moves
        if id_ in found.reports and (shown := found.reports[id_]["pictured_ms"]) is not None
    ]
    of = f"{len(found.moves)} moves, {len(found.reports)} interactions in {found.seconds:.0f} s"
    yield Figure(f"{name}.moves", len(found.moves) / found.seconds, "a second", 0.9 * tables / EVERY, True, of)
    yield Figure(f"{name}.interactions", len(found.reports) / found.seconds, "a second", of=of)
    missing = sum(each["acknowledged_ms"] is None for each in found.reports.values())
    yield Figure(f"{name}.unacknowledged", missing, "interactions", 0, of=of)
    yield Figure(f"{name}.acknowledged_p99", percentile(acknowledged, 0.99), "ms", ACKNOWLEDGED, of=of)
    yield Figure(f"{name}.pictured_median", percentile(pictured, 0.5), "ms", PICTURED, of=f"{len(pictured)} pictures")
    yield Figure(f"{name}.pictured_p99", percentile(pictured, 0.99), "ms", PICTURED_P99, of=f"{len(pictured)} pictures")
    yield Figure(
        f"{name}.missing", found.unsent, "messages", 0, of=f"due and not sent {REST:.0f} s after the last move"
    )
    yield from found.spent.figures(name, max(1, len(found.moves)), "move")
    start, early, late = found.memory
    yield Figure(f"{name}.resident_at_start", start, "MiB", of="bot and drawing processes")
    yield Figure(f"{name}.resident", late, "MiB", RESIDENT, of="bot and drawing processes at the end")
    yield Figure(f"{name}.growth", late / early, "times the memory after all tables have begun", GROWTH)


async def _play(url: str, folder: Path, farm: Farm, count: int, seconds: float) -> Played:
    reports: dict[str, dict[str, Any]] = {}
    moves: set[str] = set()
    watch = Watch(folder)
    begun, before, start = time.monotonic(), Spent.by(farm.process), resident(farm.process)
    async with Person(url, PEOPLE[0]) as ada, Person(url, PEOPLE[1]) as ben:
        persons = {one.name: one for one in (ada, ben)}
        tasks = [asyncio.create_task(watch.follow())]
        tasks += [
            asyncio.create_task(_play_at(persons, watch, guild, game, moves, BEGIN * count * len(TABLES)))
            for guild in guilds(count)
            for game in range(1, len(TABLES) + 1)
        ]
        # Earlier, the memory would grow by the tables that are still to begin.
        await asyncio.sleep(_warm(count))
        early = resident(farm.process)
        while (left := seconds - (time.monotonic() - begun)) > 0:
            await asyncio.sleep(min(left, EVERY))
            # The playground keeps the last reports only.
            reports |= {report["id"]: report for report in await ada.control("GET", "/interactions")}
        taken, spent = time.monotonic() - begun, Spent.by(farm.process).since(before)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        await asyncio.sleep(REST)
        # The pictures of the last moves came after their reports.
        reports |= {report["id"]: report for report in await ada.control("GET", "/interactions")}
    memory = start, early, resident(farm.process)
    return Played(reports, moves, taken, spent, memory, _unsent(folder, guilds(count)))


def _unsent(folder: Path, every: Iterable[int]) -> int:
    """Return the number of messages that have been due for longer than the rest."""
    found = 0
    for guild in every:
        with closing(sqlite3.connect(folder / f"{guild}.sqlite3")) as db:
            due = "SELECT count(*) FROM outbox WHERE state = 'due' AND not_before < ?"
            found += db.execute(due, (time.time() - REST,)).fetchone()[0]
    return found


class Watch:
    """The people for whom the tables wait, as everyone sees it in their channels."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._waiting: dict[tuple[int, int], list[str]] = {}
        self._known: set[tuple[int, int]] = set()

    def at(self, guild: int, game: int) -> list[str]:
        """Return the people for whom a table waits: none while an opponent is to move.

        The bot notes them when it has loaded the table. Before, it may be each of them.
        """
        found = self._waiting.get((guild, game), [])
        return found if found or (guild, game) in self._known else list(PEOPLE[:-1])

    async def follow(self) -> None:
        """Look each second."""
        names = {int(people.user_id(name)): name for name in PEOPLE}
        with closing(sqlite3.connect(self._folder / SHARED_FILE)) as db:
            while True:
                rows = db.execute("SELECT guild, game, user FROM sittings WHERE waits").fetchall()
                self._waiting.clear()
                for guild, game, user in rows:
                    self._waiting.setdefault((guild, game), []).append(names[user])
                self._known.update(self._waiting)
                await asyncio.sleep(1.0)


async def _play_at(
    persons: dict[str, Person], watch: Watch, guild: int, game: int, moves: set[str], begin: float
) -> None:
    """Type a move at a table every half a minute, as one of the people for whom it waits.

    The first one is typed at a random moment of the first ``begin`` seconds.
    """
    rng = random.Random(guild + game)
    await asyncio.sleep(rng.uniform(0, begin))
    while True:
        due, pause = time.monotonic() + EVERY, AGAIN
        moved = None
        while moved is None and time.monotonic() < due:
            names = watch.at(guild, game)
            for name in rng.sample(names, len(names)):
                if moved := await _move(persons[name], channel(guild, game), str(game), rng):
                    moves.add(moved)
                    break
            else:
                await asyncio.sleep(pause)
                # Nothing was typed if an opponent is to move.
                pause *= 2 if names else 1
        await asyncio.sleep(max(0.0, due - time.monotonic()))


async def _move(person: Person, where: str, game: str, rng: random.Random) -> str | None:
    """Type one of the suggested moves. Return the interaction, or None if there is none."""
    with suppress(Failed, Refusal):
        offered = await person.autocomplete("game move", "action", where=where, game=game, action="")
        if offered:
            typed = rng.choice(offered)["value"]
            answer = await person.command("game move", where=where, game=game, action=typed)
            return str(answer.report["id"])
    return None
