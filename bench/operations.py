"""The limits for operators of many servers: the acceptance of ``docs/operating.md``, a line for each figure.

All numbers of guilds are real files and real guilds at the playground. With ``--long`` also those of 10,000 guilds.
"""

import asyncio
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.request import urlopen

from bench import backups, handover, late_work
from bench.farm import TOKEN, Farm, answered, channel, fill, guilds, prepare, served, started
from bench.figures import Figure, percentile
from bench.startup import ROOT
from bench.tested import tested
from data.store import SHARED_FILE
from playground import Person
from tests.cluster.litestream import litestream

FEW, SOME, MANY, MOST = 10, 100, 1_000, 10_000
"""Numbers of guilds."""
FEW_PEOPLE, MANY_PEOPLE = 1_000, 200_000
SETTLED, REST = 12.0, 60.0
"""Seconds until a bot that has started is at rest, and seconds for which it is watched then."""
ID, SECRET = re.compile(r"\d{6,}"), re.compile(r"[\w-]{60,}")
"""An id of Discord in a label, and the token of an interaction in a line of the log."""
OK, LACKING = 200, "wait for their files from the replica"
"""The status of a page without a reason against the bot, and words of one."""
CALM = 0.02
"""The share of a core below which a bot is at rest."""
LOOK = 1.0
"""Seconds between two looks at the processor time."""
LONGEST = 300.0
"""Seconds after which a bot that is not at rest is measured as it is."""
STARTS = 3
"""The number of starts of which the median processor time counts."""
STARTING = 10.0
"""Seconds after a start in which a person asks."""
PROBES = 20
"""The number of answers of a bot at rest."""
GAP = 0.1
"""Seconds between two answers."""


def figures() -> Iterator[Figure]:
    """Measure what takes about a minute each."""
    yield from embedded()
    yield from starts(MANY, 1.5)
    yield from late_work.figures(SOME)
    yield from crowd()
    yield from empty_disk()
    yield from lost_copies()
    yield from backups.figures()
    yield from checked_files()
    yield from at_work()
    yield from handover.figures()


def long_figures() -> Iterator[Figure]:
    """Measure what takes many minutes."""
    yield from starts(MOST, 5.0)
    yield from late_work.figures(MANY)


def embedded() -> Iterator[Figure]:
    """Count the packages of settings that are not set, in a bot without any."""
    code = "import sys, bot; print(sum(name in sys.modules for name in ('asyncpg', 'prometheus_client')))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    yield Figure("operations.embedded_imports", int(told.stdout), "packages of asyncpg and prometheus-client", 0)


# Start


class Start(NamedTuple):
    """A start: the processor seconds until rest, and the answers to a person meanwhile and afterwards."""

    cpu: float
    meanwhile: list[float]
    afterwards: list[float]
    unanswered: int
    resident: float


def starts(count: int, limit: float) -> Iterator[Figure]:
    """Compare a start with many guilds with one of ten. All clocks are due in twenty days."""
    few, many = calm_start(FEW), calm_start(count)
    of = f"{count} guild files against {FEW}, clocks in 20 days"
    yield Figure(
        f"operations.start_{count}_cpu", many.cpu / few.cpu, f"times the processor time of {FEW}", limit, of=of
    )
    yield Figure(f"operations.start_{count}_seconds", many.cpu, "processor seconds", of=of)
    # The first answers of any start load the pictures, so an answer at rest would be no measure.
    slowest = max(many.meanwhile) / max(few.meanwhile)
    yield Figure(f"operations.start_{count}_answer", slowest, f"times the slowest answer with {FEW}", 3, of=of)
    later = percentile(many.afterwards, 0.99)
    yield Figure(f"operations.start_{count}_answer_later", later, "ms", of=f"p99, {of}")
    yield Figure(f"operations.start_{count}_unanswered", many.unanswered, "commands", 0, of=of)
    yield Figure(f"operations.start_{count}_resident", many.resident, "MiB", of=of)


def calm_start(count: int) -> Start:
    """Start a bot with guilds in which nothing is due."""
    with tempfile.TemporaryDirectory() as scratch, served(count) as url:
        folder = Path(scratch) / "data"
        prepare(url, folder)
        fill(folder, count)
        spent = []
        for _ in range(STARTS):
            with started(url, folder) as farm:
                spent.append(at_rest(farm))
                resident = farm.process.memory_info().rss
        with started(url, folder):
            meanwhile, afterwards = asyncio.run(_probe(url, guilds(count)[-1]))
    both = [*meanwhile, *afterwards]
    return Start(
        statistics.median(spent),
        [one for one in meanwhile if one is not None],
        [one for one in afterwards if one is not None],
        both.count(None),
        resident / (1 << 20),
    )


async def _probe(url: str, guild: int) -> tuple[list[float | None], list[float | None]]:
    """Ask for a table's status in the first seconds after a start, and again when the bot has been up for a while."""
    async with Person(url, "Ada", channel(guild)) as ada:
        begun, meanwhile = time.monotonic(), []
        while time.monotonic() - begun < STARTING:
            meanwhile.append(await answered(ada))
            await asyncio.sleep(GAP)
        afterwards = []
        for _ in range(PROBES):
            afterwards.append(await answered(ada))
            await asyncio.sleep(GAP)
        return meanwhile, afterwards


def at_rest(farm: Farm) -> float:
    """Wait until a bot is at rest. Return its processor seconds until then."""
    begun, last = time.monotonic(), farm.cpu
    while time.monotonic() - begun < LONGEST:
        time.sleep(LOOK)
        now = farm.cpu
        if now - last < CALM * LOOK:
            break
        last = now
    return last


# The number of people


def crowd() -> Iterator[Figure]:
    """Open tables while few and while many people have settings."""
    few, many = _opened_tables(FEW_PEOPLE), _opened_tables(MANY_PEOPLE)
    of = f"/new with the settings of {MANY_PEOPLE} people against {FEW_PEOPLE}, median of {FEW} answers"
    yield Figure("operations.crowd_new", many / few, f"times the answer with {FEW_PEOPLE}", 2, of=of)


def _opened_tables(people: int) -> float:
    """Return the median milliseconds until a new lobby is shown, one in each guild."""
    with tempfile.TemporaryDirectory() as scratch, served(FEW) as url:
        folder = Path(scratch) / "data"
        prepare(url, folder)
        with closing(sqlite3.connect(folder / SHARED_FILE)) as db, db:
            rows = ((user, '{"language":"en","confirm":"quick"}') for user in range(1, people + 1))
            db.executemany("INSERT INTO people (user, settings) VALUES (?, ?)", rows)
        with started(url, folder):
            return statistics.median(asyncio.run(_open_each(url)))


async def _open_each(url: str) -> list[float]:
    taken = []
    for guild in guilds(FEW):
        async with Person(url, "Ada", channel(guild)) as ada:
            start = time.perf_counter()
            await ada.settled(await ada.command("new", game="carcassonne"))
            taken.append(1000 * (time.perf_counter() - start))
    return taken


# A lost folder


def empty_disk() -> Iterator[Figure]:
    """Start in guilds that have long known the bot, with an empty folder."""
    with tempfile.TemporaryDirectory() as scratch, served(SOME) as url:
        folder = Path(scratch) / "data"
        with started(url, folder, OPS_PORT="0") as farm:
            time.sleep(SETTLED)
            status = _page(farm, "readyz")[0]
            files = sum(path.stem.isdecimal() for path in folder.glob("*.sqlite3"))
        greetings = asyncio.run(late_work.posted(url))
    of = f"{SOME} guilds, an empty folder"
    yield Figure("operations.empty_greetings", greetings, "messages", 0, of=of)
    yield Figure("operations.empty_files", files, "files of guilds", 0, of=of)
    yield Figure("operations.empty_readyz", status, "status of /readyz", OK, of=of)


def lost_copies() -> Iterator[Figure]:
    """Start with an empty folder and a replica that lacks the files which the shared file knows."""
    with tempfile.TemporaryDirectory() as scratch, served(FEW) as url:
        folder = Path(scratch) / "data"
        prepare(url, folder)
        with closing(sqlite3.connect(folder / SHARED_FILE)) as db, db:
            db.executemany("INSERT INTO homes (guild, epoch) VALUES (?, 1)", [(guild,) for guild in guilds(FEW)])
        with litestream(Path(scratch) / "litestream") as socket:
            replica = f"file://{scratch}/replica"
            with started(url, folder, OPS_PORT="0", REPLICA=replica, LITESTREAM_SOCKET=str(socket)) as farm:
                time.sleep(SETTLED)
                status, told = _page(farm, "readyz")
    silent = int(status == OK or LACKING not in told)
    yield Figure("operations.lost_copies_readyz", silent, "pages without the reason", 0, of=told.strip())


# The files for operators, the figures and the log


def checked_files() -> Iterator[Figure]:
    """Check the units, the files for Compose and Kubernetes, and the alerts with their tools, and the shared store."""
    yield tested("operations.ops_files", "tests/test_ops_files.py")
    yield tested("operations.contract", "tests/data/test_shared.py")


def at_work() -> Iterator[Figure]:
    """Compare the series of the metrics with few and with many guilds, and read the log of a bot at rest."""
    few, many = _used(FEW), _used(SOME)
    of = f"a command in each of {SOME} guilds against {FEW}"
    yield Figure("operations.metric_series", len(many.series - few.series), "more series", 0, of=of)
    yield Figure(
        "operations.metric_ids", sum(bool(ID.search(one)) for one in many.series), "series with an id", 0, of=of
    )
    secrets = sum(TOKEN in line or bool(SECRET.search(line)) for line in many.log)
    yield Figure("operations.log_secrets", secrets, "lines with a token", 0, of=f"{len(many.log)} lines")
    yield Figure("operations.log_at_rest", many.at_rest * 60 / REST, "lines a minute", 1, of=f"{SOME} guilds at rest")


class Used(NamedTuple):
    """A bot that has answered once in each guild: the series of its metrics, its log, and the lines of its rest."""

    series: set[str]
    log: list[str]
    at_rest: int


def _used(count: int) -> Used:
    with tempfile.TemporaryDirectory() as scratch, served(count) as url:
        folder = Path(scratch) / "data"
        prepare(url, folder)
        fill(folder, count)
        with started(url, folder, OPS_PORT="0") as farm:
            asyncio.run(_ask_each(url, count))
            page = _page(farm, "metrics")[1]
            # The painting process starts meanwhile, and has its own lines.
            time.sleep(SETTLED)
            before = len(farm.log.splitlines())
            time.sleep(REST if count > FEW else 0.0)
            lines = farm.log.splitlines()
    series = {line.rpartition(" ")[0] for line in page.splitlines() if not line.startswith("#")}
    return Used(series, lines, len(lines) - before)


async def _ask_each(url: str, count: int) -> None:
    for guild in guilds(count):
        async with Person(url, "Ada", channel(guild)) as ada:
            await answered(ada)


def _page(farm: Farm, name: str) -> tuple[int, str]:
    """Return the status and the text of one of the operator's pages."""
    try:
        with urlopen(farm.page(name)) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()
