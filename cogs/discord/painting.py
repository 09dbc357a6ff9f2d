"""Painting ahead: what pictures are put together from is painted in a process of its own, before anybody needs it."""

import asyncio
import gc
import os
import sys
from pathlib import Path

import discord

import render

ROOT = Path(__file__).parents[2]
UNTIL_PAINTING = 10.0
"""How many seconds after the start it begins: whoever waits for the bot comes first."""


async def paint_ahead(client: discord.Client, sprites: Path) -> None:
    """Load words and what draws, then paint what is missing in the folder of the sprites; stop when the bot does."""
    render.cache_in(sprites)
    # Nobody is answered without words: they are loaded while Discord is still being reached.
    await asyncio.to_thread(render.load_words)
    await client.wait_until_ready()
    await asyncio.to_thread(render.load)
    gc.freeze()  # all of this stays, too
    await asyncio.sleep(UNTIL_PAINTING)
    folder = await asyncio.to_thread(sprites.resolve)
    command = ("-m", "render.warm", str(folder), str(os.getpid()))
    painter = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=ROOT)
    try:
        await painter.wait()
    finally:
        if painter.returncode is None:
            painter.terminate()
