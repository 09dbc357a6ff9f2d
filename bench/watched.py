"""The bot with a watch on its event loop: how long, at worst, nothing else could run. ``python -m bench.watched FILE``.

The watch asks to be woken every few milliseconds; what it comes late is what somebody's click would have waited.
"""

import asyncio
import os
import sys
import time
from pathlib import Path

import msgspec

import bot
import settings

EVERY = 0.005
"""Seconds between two looks at the time."""


async def watch(late: list[float]) -> None:
    """Note how many milliseconds late each waking came."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(EVERY)
        late.append(1000 * (time.perf_counter() - began - EVERY))


async def run(late: list[float]) -> None:
    """Run the bot until it is told to stop."""
    watching = asyncio.create_task(watch(late))
    try:
        await bot.run(settings.read(os.environ))
    finally:
        watching.cancel()


def main(file: Path) -> None:
    """Run, and write down what the watch has seen."""
    late: list[float] = []
    try:
        asyncio.run(run(late))
    finally:
        file.write_bytes(msgspec.json.encode(late))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
