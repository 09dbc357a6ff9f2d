"""The work that is late after a pause of the bot: every table of every guild has something due at once."""

import asyncio
import re
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from bench.farm import TABLES, Farm, answered, channel, fill, guilds, prepare, served, started
from bench.figures import Figure, percentile
from data.game.outgoing import EDITS, kinds
from data.sqlite.connection_cache import FEWEST
from playground import Person

POST = re.compile(r"POST /channels/\d+/messages")
DESCRIPTORS = 256
WAITED = 2.5 * 86_400.0
"""Seconds for which the tables have waited for their players, who are reminded at once."""
ANSWER = 1000.0
"""Limit of an answer meanwhile, in milliseconds."""
GAP = 0.2
"""Seconds between two answers."""
LONGEST = 400.0
"""Seconds after which work that is still due is counted as missing."""


class Outcome(NamedTuple):
    """The answers meanwhile, the most files open at once, and the seconds until all was done."""

    answers: list[float | None]
    open_files: int
    seconds: float


def figures(count: int) -> Iterator[Figure]:
    """Start with guilds in which all is late, and with few descriptors."""
    with tempfile.TemporaryDirectory() as scratch, served(count) as url:
        folder = Path(scratch) / "data"
        prepare(url, folder)
        fill(folder, count, waited=WAITED)
        earlier = asyncio.run(posted(url))
        with started(url, folder, descriptors=DESCRIPTORS) as farm:
            found = asyncio.run(_watch(url, farm, folder, count))
            cpu, complaints = farm.cpu, len(farm.lines("WARNING", "ERROR"))
        states = _states(folder, count)
        new = asyncio.run(posted(url)) - earlier
    name, of = f"operations.late_{count}", f"{count} guilds, {len(TABLES)} late tables each, {DESCRIPTORS} descriptors"
    times = [one for one in found.answers if one is not None]
    yield Figure(f"{name}_open_files", found.open_files, "files at once", FEWEST, of=of)
    yield Figure(f"{name}_complaints", complaints, "lines WARNING or ERROR", 0, of=of)
    yield Figure(f"{name}_missing", states["due"] + states["failed"], "messages", 0, of=of)
    yield Figure(f"{name}_doubled", max(0, new - states["sent"]), "messages", 0, of=f"{new} messages, {of}")
    yield Figure(f"{name}_answer_p99", percentile(times, 0.99), "ms", ANSWER, of=f"{len(times)} answers, {of}")
    yield Figure(f"{name}_unanswered", found.answers.count(None), "commands", 0, of=of)
    yield Figure(f"{name}_seconds", found.seconds, "s until all is sent", of=of)
    yield Figure(f"{name}_processor", 1000 * cpu / max(1, new), "ms a message", of=of)


async def _watch(url: str, farm: Farm, folder: Path, count: int) -> Outcome:
    """Ask for the status of a table until nothing is due any more."""
    begun, answers, most = time.monotonic(), [], 0
    async with Person(url, "Ada", channel(guilds(count)[-1])) as ada:
        while time.monotonic() - begun < LONGEST:
            answers.append(await answered(ada))
            most = max(most, farm.open_files())
            if not await asyncio.to_thread(_is_late, folder, count):
                break
            await asyncio.sleep(GAP)
    return Outcome(answers, most, time.monotonic() - begun)


def _is_late(folder: Path, count: int) -> bool:
    """Return whether anything is due in any guild."""
    now = time.time()
    query = "SELECT EXISTS (SELECT 1 FROM timers WHERE due < ?) OR EXISTS (SELECT 1 FROM outbox WHERE state = 'due')"
    # The last guilds first: while any of them has late work, the others need not be read.
    return any(_read(folder, guild, query, now)[0][0] for guild in reversed(guilds(count)))


def _states(folder: Path, count: int) -> Counter[str]:
    """Return the number of new messages that were posted, by state."""
    found: Counter[str] = Counter()
    edits = ", ".join(f"'{kind}'" for kind in kinds(EDITS))
    # The messages of the beginning are in the copied files, without an attempt.
    query = f"SELECT state, count(*) FROM outbox WHERE attempts > 0 AND kind NOT IN ({edits}) GROUP BY state"
    for guild in guilds(count):
        found.update(dict(_read(folder, guild, query)))
    return found


def _read(folder: Path, guild: int, query: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(folder / f"{guild}.sqlite3")) as db:
        return db.execute(query, values).fetchall()


async def posted(url: str) -> int:
    """Return the number of messages that the bot has posted to channels."""
    async with Person(url, "Ada") as ada:
        calls = await ada.control("GET", "/calls")
    return sum(POST.fullmatch(call["line"]) is not None and call["status"] == 200 for call in calls)
