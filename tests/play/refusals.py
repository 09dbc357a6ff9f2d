"""Starts of a bot that must refuse to start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.patience import PATIENCE, until
from tests.play.bot_process import BotProcess, as_usual, launch


async def refusal(folder: Path, *arguments: str, prepare: Callable[[], None] = as_usual, **env: str) -> str:
    """Start the bot under impossible conditions; return its sentence."""
    process = BotProcess(folder)
    before = len(process.log) if (folder / "bot.log").exists() else 0
    process.run(prepare, *arguments, **env)
    await until(lambda: not process.running)
    assert process.process is not None
    return sentence(process.process.exitcode, process.log[before:])


async def refusal_of_python(folder: Path, *arguments: str, **env: str) -> str:
    """Start ``python bot.py`` under impossible conditions; return its sentence."""
    process = await launch(folder, env, *arguments)
    async with asyncio.timeout(PATIENCE):
        written, _ = await process.communicate()
    return sentence(process.returncode, written.decode())


def sentence(code: int | None, text: str) -> str:
    """Return the only sentence of a bot that has ended with an error."""
    assert code not in (0, None)
    assert "Traceback" not in text
    lines = [line for line in text.splitlines() if " INFO " not in line]
    assert len(lines) == 1, text
    assert lines[0].startswith("Stammtisch cannot start. ")
    assert lines[0].endswith(".")
    return lines[0]
