"""Painting ahead: a separate process paints the missing sprites before a picture needs them, another one the icons."""

import asyncio
import gc
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import render
from cogs.workers.drawers import Painter, ProcessDrawer
from cogs.workers.worker import Stopping

ROOT = Path(__file__).parents[2]
Wait: TypeAlias = Callable[[], Awaitable[object]]
UNTIL_PAINTING = 10.0
"""Seconds between the start and the painting, so that waiting users are answered first."""


async def paint_before(sprites: Path) -> None:
    """Paint the missing sprites, while another process of the bot draws with those of its own version."""
    await run_aside("render.warm", sprites, "keep")


async def load_drawing(sprites: Path, drawers: Sequence[ProcessDrawer]) -> None:
    """Load the catalogues and the games, and without drawers the modules that draw."""
    render.cache_in(sprites)
    await asyncio.to_thread(_load, drawers)


def _load(drawers: Sequence[ProcessDrawer]) -> None:
    render.load_words()
    (render.load_games if drawers else render.load)()


async def paint_ahead(
    ready: Wait, serves: Wait, sprites: Path, drawers: Sequence[ProcessDrawer], painter: Painter
) -> None:
    """Load the catalogues and the games, start the drawers, paint the missing sprites; stop when the bot does.

    ``ready`` waits until the bot is connected, ``serves`` until it answers people. Without any sprites most
    pictures need the ``painter`` at once: then it starts with the drawers, and ends when no sprite is missing.
    """
    begins = bool(drawers) and await asyncio.to_thread(_is_empty, sprites)
    # Before people's guilds are opened, each of which has a thread.
    render.use_few_arenas()
    if drawers:
        render.return_large_memory_at_once()
    render.cache_in(sprites)
    # Every answer needs the catalogues, so they are loaded while the client connects.
    await asyncio.to_thread(render.load_words)
    await ready()
    # The processes load themselves meanwhile.
    try:
        await asyncio.gather(*(worker.start() for worker in (*drawers, *((painter,) if begins else ()))))
    except Stopping:
        return
    await load_drawing(sprites, drawers)
    # These modules stay loaded, so the garbage collector need not visit them:
    # https://docs.python.org/3/library/gc.html#gc.freeze
    gc.freeze()
    await serves()
    await asyncio.sleep(UNTIL_PAINTING)
    await run_aside("render.warm", sprites)
    painter.rest()


def _is_empty(sprites: Path) -> bool:
    """Return whether a folder has no sprites of any version."""
    return not any(sprites.glob("*/"))


async def run_aside(module: str, sprites: Path, *how: str) -> None:
    """Run a painting module in a process of its own, until it ends or this task is cancelled."""
    folder = await asyncio.to_thread(sprites.resolve)
    command = ("-m", module, str(folder), str(os.getpid()), *how)
    painter = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=ROOT)
    try:
        await painter.wait()
    finally:
        if painter.returncode is None:
            painter.terminate()
            # A child process must not outlive the loop: asyncio would warn of it.
            await painter.wait()
