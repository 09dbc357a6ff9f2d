"""The limits for operators of many servers: the acceptance of ``docs/operating.md``, a line for each figure.

All numbers of guilds are real files and real guilds at the playground. With ``--long`` also those of 10,000 guilds.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.farm import Farm, answered, channel, fill, guilds, prepare, served, started
from bench.figures import Figure, percentile
from playground import Person

FEW, MANY, MOST = 10, 1_000, 10_000
CALM = 0.02
"""The share of a core below which a bot is at rest."""
LOOK = 1.0
"""Seconds between two looks at the processor time."""
LONGEST = 300.0
"""Seconds after which a bot that is not at rest is measured as it is."""
STARTING = 10.0
"""Seconds after a start in which a person asks."""
PROBES = 20
"""The number of answers of a bot at rest."""
GAP = 0.1
"""Seconds between two answers."""


def figures() -> Iterator[Figure]:
    """Measure what takes less than a minute each."""
    yield from starts(MANY, 1.5)


def long_figures() -> Iterator[Figure]:
    """Measure what takes many minutes."""
    yield from starts(MOST, 5.0)


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
    quiet = percentile(many.afterwards, 0.99)
    slowest = max(many.meanwhile) / quiet
    yield Figure(
        f"operations.start_{count}_answer", slowest, "times the p99 at rest, slowest while it starts", 3, of=of
    )
    yield Figure(f"operations.start_{count}_unanswered", many.unanswered, "commands", 0, of=of)
    yield Figure(f"operations.start_{count}_resident", many.resident, "MiB", of=of)


def calm_start(count: int) -> Start:
    """Start a bot with guilds in which nothing is due."""
    with tempfile.TemporaryDirectory() as scratch, served(count) as url:
        folder = Path(scratch) / "data"
        prepare(url, folder)
        fill(folder, count)
        with started(url, folder) as farm:
            cpu, resident = at_rest(farm), farm.process.memory_info().rss
        with started(url, folder):
            meanwhile, afterwards = asyncio.run(_probe(url, guilds(count)[-1]))
    both = [*meanwhile, *afterwards]
    return Start(
        cpu,
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
        return meanwhile, [await answered(ada) for _ in range(PROBES)]


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
