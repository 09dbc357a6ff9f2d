"""Typing a move: the time of a keystroke with hundreds of options, and the longest pause of the event loop.

The loop is watched while fifty tables are played, opponents think, pictures are drawn and two people type.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bench.clicks import clicks, places
from bench.figures import Figure, percentile, seconds
from bench.games.random_play import step
from bench.startup import guest, served, started
from bench.watched import WakeUp
from cogs.panel.typed.suggestions import Suggester
from playground import Person
from render import words
from rules.kernel import Table

MANY, MOST = 163, 342
"""Numbers of options that the magic portal offered in observed games."""
NAMES = ("Ada", "Ben", "Cleo", "Dora")
TYPED = ("zz", "a", "")
TABLES, CONFIRMS, THOUGHT = 49, 2, (2.0, 5.0)
TYPISTS = (98, 99)
"""The guests who type, in separate channels. Earlier guests play."""
BLOCK = 50.0
"""Limit of a pause of the event loop, in milliseconds."""


def figures() -> Iterator[Figure]:
    """Measure a keystroke with each number of options, then watch the loop."""
    for size in (MANY, MOST):
        table, seat = offering(size)
        # The first keystroke words all options once, in a thread. Later ones only search them.
        first = seconds(lambda table=table, seat=seat: Suggester(table, seat, [], words("en"), NAMES), rounds=5)  # type: ignore[misc]
        suggester = Suggester(table, seat, [], words("en"), NAMES)
        further = max(seconds(lambda typed=typed, one=suggester: one.search(typed)) for typed in TYPED)  # type: ignore[misc]
        offered = len(table.asks[0].options)
        yield Figure(f"keystrokes.first_of_{size}", 1000 * first, "ms", of=f"{offered} choices, in a thread")
        yield Figure(f"keystrokes.further_of_{size}", 1000 * further, "ms", 20, of=f"{offered} choices, in a thread")
    wake_ups = asyncio.run(busy_evening())
    of = f"{TABLES} tables, two people typing, {len(wake_ups)} wake-ups"
    own = [wake_up.own for wake_up in wake_ups]
    yield Figure("loop.late_p99", percentile(own, 0.99), "ms", of=of)
    yield Figure("loop.longest_block", max(own), "ms", BLOCK, of=of)
    taken = sum(wake_up.taken for wake_up in wake_ups) / 1000
    with_others = f"whatever else runs here counted as well: {taken:.1f} s without a processor"
    yield Figure("loop.longest_wait", max(wake_up.late for wake_up in wake_ups), "ms", of=with_others)


def offering(size: int) -> tuple[Table, int]:
    """Return a table with at least ``size`` options for a seat, and the seat."""
    sets = {"expansions": ["inns", "traders", "dragon"]}
    for seed in range(200):
        table, rng = Table.new("carcassonne", seats=4, seed=seed, options=sets), random.Random(seed)
        while not table.over:
            if len(table.asks[0].options) >= size:
                return table, table.asks[0].seat
            step(table, rng)
    raise LookupError(f"no table offers {size} choices")


async def busy_evening() -> list[WakeUp]:
    """Play at fifty tables while two people type. Return the loop's measurements since the bot was ready."""
    with tempfile.TemporaryDirectory() as folder, served() as url:
        seen = Path(folder) / "late.json"
        with started(url, Path(folder) / "data", ("-m", "bench.watched", str(seen))):
            up = time.time()
            channels = zip(TYPISTS, await places(url, len(TYPISTS)), strict=True)
            playing = asyncio.create_task(clicks(url, TABLES, THOUGHT, CONFIRMS))
            typists = [asyncio.create_task(types(url, guest(at), channel, playing)) for at, channel in channels]
            await playing
            await asyncio.gather(*typists)
        wake_ups = msgspec.json.decode(seen.read_bytes(), type=list[WakeUp])
    return [wake_up for wake_up in wake_ups if wake_up.at >= up]


async def types(url: str, name: str, channel: str, playing: "asyncio.Task[object]") -> None:
    """Play against three computers, and type one letter after another until ``playing`` is done."""
    async with Person(url, name, channel) as person:
        await person.settled(await person.command("new", game="carcassonne", opponents=3, options="expansions=dragon"))
        await person.settled(await person.command("game start"))
        while not playing.done():
            for typed in ("z", "zz", "zzz"):
                began = time.monotonic()
                await person.autocomplete("game move", "action", action=typed)
                await asyncio.sleep(max(0.0, 0.25 - (time.monotonic() - began)))
