"""A busy evening in one process: fifty tables of different games, sizes and ages, drawn in turn.

All sprites are painted before and are on disk. The cost of a picture is the processor time from a view to PNG bytes,
relative to a bare ``Image.save`` of the same pixels as RGB.
"""

import asyncio
import io
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

import render
from bench.clicks import clicks
from bench.figures import Figure, percentile
from bench.processors import MIB, Spent, resident, working
from bench.startup import BARE, OURS, served, started
from render.carcassonne import board
from render.kit import cache
from rules.kernel import GAMES, Ask, Choice, Table, View

TABLES, ROUNDS = 50, 4
HARD = 10
"""The number of tables with an opponent of level *hard*, where there are any."""
NAMES = ("Ada", "Benedikt", "Cleo", "Dmitri", "Łucja", "Fay")
STEP = 3
"""Number of choices at a table between two rounds."""
MIX: tuple[tuple[str, int, Mapping[str, Any], int], ...] = (
    ("carcassonne", 2, {}, 140),
    ("carcassonne", 3, {"expansions": ["inns", "traders", "dragon"]}, 260),
    ("dominion", 2, {}, 150),
    ("carcassonne", 5, {"expansions": ["inns"]}, 180),
    ("dominion", 4, {"kingdom": "random"}, 300),
    ("catan", 4, {"mode": "ck"}, 300),
    ("zavandor", 3, {}, 150),
)
"""The games: kind, number of seats, options, and approximate number of choices."""
THINKING = 40
"""The memory of the thinking process, in MiB."""
PLAYED = 60.0
"""Seconds for which people click."""
OFFERED, SPREAD = 1.05, 0.55
"""People offer a few more clicks than the bot should take, and the time between two differs by this share."""


class Shown(NamedTuple):
    """A picture to draw: view, ask and chosen steps. A public one has no ask."""

    view: View
    ask: Ask | None
    chosen: tuple[str, ...]
    language: str

    def picture(self) -> Image.Image:
        """Return the picture."""
        return render.picture(self.view, self.ask, self.chosen, names=NAMES, language=self.language)

    def png(self) -> bytes:
        """Return the picture as a file."""
        return render.png(self.view, self.ask, self.chosen, names=NAMES, language=self.language)


def figures() -> Iterator[Figure]:
    """Measure the pictures, then a minute of clicks."""
    with tempfile.TemporaryDirectory() as folder:
        yield from drawing(Path(folder))
        yield from clicking(Path(folder))


def drawing(folder: Path) -> Iterator[Figure]:
    """Draw the evening's pictures twice: first to paint all sprites, then to measure."""
    pictures = [shown for one in evening() for shown in one]
    render.cache_in(folder)
    bare = [bare_save(shown) for shown in pictures]
    first = [first_picture(folder, at) for at in range(0, TABLES, TABLES // len(MIX) + 1)]
    restart()
    shares = [processor_time(shown.png) / save for shown, save in zip(pictures, bare, strict=True)]
    for name, panel in (("public", False), ("panel", True)):
        these = [share for shown, share in zip(pictures, shares, strict=True) if (shown.ask is not None) is panel]
        of = f"{len(these)} pictures"
        yield Figure(f"life.{name}_median", statistics.median(these), "of a bare Image.save", 0.15, of=of)
        yield Figure(f"life.{name}_p99", percentile(these, 0.99), "of a bare Image.save", 0.5, of=of)
    yield Figure("life.first_after_restart", max(first), "of a bare Image.save", 1, of=f"worst of {len(first)}")
    yield Figure("life.sprites", cache.memory.currsize / MIB, "MiB", cache.LIMIT / MIB)


def clicking(folder: Path) -> Iterator[Figure]:
    """Let people click at fifty tables for a minute, through Discord's protocol, in separate processes.

    Then opponents of level *hard* play at some of the tables, too.
    """
    yield from clicked(folder, "life", TABLES, 25)
    yield from clicked(folder, "life.hard", TABLES, 25, hard=HARD)


def clicked(folder: Path, name: str, tables: int, rate: float, hard: int = 0, **settings: str) -> Iterator[Figure]:
    """Let people click at tables for a minute. The bot should take ``rate`` clicks a second."""
    between = tables / (OFFERED * rate)
    thought = ((1 - SPREAD) * between, (1 + SPREAD) * between)
    with setting(SPRITES_DIR=str(folder), **settings), tempfile.TemporaryDirectory() as data, served() as url:
        with started(url, Path(data), (*BARE, "register")):
            pass
        with started(url, Path(data), OURS) as process:
            before = Spent.by(process)
            taken = asyncio.run(clicks(url, tables, thought, seconds=PLAYED, hard=hard))
            spent = Spent.by(process).since(before)
            memory, drawers = resident(process), len(working(process)) - 1
    of = f"{len(taken.acknowledged)} clicks, {len(taken.pictured)} pictures"
    yield Figure(f"{name}.clicks", len(taken.acknowledged) / taken.seconds, "a second", rate, at_least=True, of=of)
    yield Figure(f"{name}.acknowledged_p99", percentile(taken.acknowledged, 0.99), "ms", 50, of=of)
    yield Figure(f"{name}.pictured_median", statistics.median(taken.pictured), "ms", 150, of=of)
    yield Figure(f"{name}.pictured_p99", percentile(taken.pictured, 0.99), "ms", 600, of=of)
    yield Figure(f"{name}.pictures_missing", taken.missing, "pictures", 0, of=of)
    yield from spent.figures(name, len(taken.acknowledged), "click")
    target = (350 if drawers else 250) + (THINKING if hard else 0)
    yield Figure(f"{name}.resident", memory, "MiB", target, of="all processes of the bot after the clicks")


@contextmanager
def setting(**settings: str) -> Iterator[None]:
    """Set the environment of bots that start meanwhile."""
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def evening() -> Iterator[list[Shown]]:
    """Yield the pictures of every round: each table's public one, and the active seat's panel with a preview."""
    tables = [begun(at) for at in range(TABLES)]
    for number in range(ROUNDS):
        yield [shown for at, table in enumerate(tables) for shown in _shown(table, at, random.Random(number))]
        for at, table in enumerate(tables):
            play(table, STEP, random.Random(at))


def begun(at: int) -> Table:
    """Return a table between its beginning and its end. Its age depends on ``at``."""
    kind, seats, options, length = MIX[at % len(MIX)]
    table = Table.new(kind, seats=seats, seed=at, options=dict(options))
    play(table, round(length * (at + 1) / (TABLES + 1)), random.Random(at))
    return table


def play(table: Table, choices: int, rng: random.Random) -> None:
    """Play ``choices`` choices, by the opponent where random ones would not advance the game."""
    for _ in range(choices):
        for ask in table.asks:
            choice = _choice(table, ask, rng)
            if choice is not None:
                table.answer(ask.seat, choice)
                break


def _choice(table: Table, ask: Ask, rng: random.Random) -> Choice | None:
    """Return a seat's choice, or None to wait (for answers to an offer)."""
    if table.game == "carcassonne" and ask.most == 1:
        return [rng.choice(ask.options).id]
    return GAMES[table.game].choose(table.view(ask.seat), ask, rng)


def _shown(table: Table, at: int, rng: random.Random) -> Iterator[Shown]:
    language = render.LANGUAGES[at % len(render.LANGUAGES)]
    yield Shown(table.view(), None, (), language)
    for ask in table.asks[:1]:
        view = table.view(ask.seat)
        yield Shown(view, ask, (), language)
        if ask.options:  # asks with fields list none
            yield Shown(view, ask, rng.choice(ask.options).steps, language)


def restart() -> None:
    """Clear the memory caches, as in a new process."""
    cache.clear()
    board.forget()


def processor_time(work: Callable[[], object]) -> float:
    """Return the processor time of a call, in seconds."""
    start = time.process_time()
    work()
    return time.process_time() - start


def bare_save(shown: Shown) -> float:
    """Return the processor time of a bare ``Image.save`` of a picture's pixels as RGB, in seconds."""
    pixels = shown.picture().convert("RGB")
    return processor_time(lambda: pixels.save(io.BytesIO(), "PNG"))


def first_picture(folder: Path, at: int) -> float:
    """Return the cost of a table's first picture in a new process, relative to a bare ``Image.save``."""
    compiled = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    command = [sys.executable, "-m", "bench.life", str(folder), str(at)]
    for _ in range(2):  # the first start compiles the modules
        told = subprocess.run(command, env=compiled, check=True, capture_output=True)
    return float(told.stdout)


def main(folder: str, at: str) -> None:
    """Print the cost of this process's first picture."""
    render.cache_in(Path(folder))
    render.load_words()  # the bot does both before the first picture can be needed
    render.load()
    shown = next(_shown(begun(int(at)), int(at), random.Random(0)))
    print(processor_time(shown.png) / bare_save(shown))


if __name__ == "__main__":
    main(*sys.argv[1:])
