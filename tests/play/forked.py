"""Bot processes, forked from a process that has imported everything: a start takes a fifth of the time.

``test_start.py`` starts ``python bot.py`` itself.
"""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tests import fatal_warnings

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.play.preloaded"])


def fork(
    folder: Path, env: Mapping[str, str], log: Path, prepare: Callable[[], None], *arguments: str
) -> ForkServerProcess:
    """Start a bot in a folder with exactly this environment and these arguments. It calls ``prepare`` first."""
    # A failed test may leave its bot running. Python terminates daemonic processes when it exits.
    process = CONTEXT.Process(target=_run, args=(folder, dict(env), log, prepare, *arguments), daemon=True)
    process.start()
    return process


def _run(folder: Path, env: Mapping[str, str], log: Path, prepare: Callable[[], None], *arguments: str) -> None:
    import bot
    from cluster import handover
    from cogs.buttons import decided
    from cogs.workers import painting
    from data.game import hindsight
    from render import film
    from tests.play import waits

    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    with log.open("a") as written:
        os.dup2(written.fileno(), 1)
        os.dup2(written.fileno(), 2)
    # Warnings become tracebacks in the log, such as a coroutine never awaited or a file never closed.
    fatal_warnings.make_errors()
    # Painting all sprites ahead takes minutes. The bot paints those that a test looks at, and uploads no icons.
    painting.UNTIL_PAINTING = math.inf
    handover.LONGEST_PAINTING = 0.0
    # Every finished game gets a film, and may get a look back. Both take longer to make than the game to play.
    film.MOST_FRAMES, film.LONG = 4, 200
    vars(decided).update(MOST_TURNS=3, MOST_ASKS=5, SUSPECTS=1)
    hindsight.QUICK = hindsight.THOROUGH = 0.05
    waits.shorten()
    prepare()
    bot.main(*arguments)
