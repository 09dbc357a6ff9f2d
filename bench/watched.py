"""The bot with a monitor of its event loop's pauses. ``python -m bench.watched FILE``.

The monitor wakes every few milliseconds. Its delay is the delay that a click would have.
"""

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

import msgspec

import bot
import settings

EVERY = 0.005
"""Interval of the monitor, in seconds."""
WAITED = Path("/proc/thread-self/schedstat")
"""In Linux, the second number is the nanoseconds that this thread was runnable but waited for a processor."""


class WakeUp(NamedTuple):
    """One wake-up: seconds since the epoch, and three durations in milliseconds.

    ``late`` is the delay. ``taken`` is the part in which the loop's thread had no processor. ``computed`` is the
    processor time of all threads since the previous wake-up.
    """

    at: float
    late: float
    taken: float
    computed: float

    @property
    def own(self) -> float:
        """Return the part of the delay caused by the bot: a thread that blocks the loop computes meanwhile."""
        return min(self.late - self.taken, self.computed)


async def watch(wake_ups: list[WakeUp]) -> None:
    """Record the delay of each wake-up, and the part that can be the bot's own on a busy machine."""
    while True:
        began, waited, computed = time.perf_counter(), waited_so_far(), time.process_time()
        await asyncio.sleep(EVERY)
        late = 1000 * (time.perf_counter() - began - EVERY)
        taken = min(late, waited_so_far() - waited)
        wake_ups.append(WakeUp(time.time(), late, taken, 1000 * (time.process_time() - computed)))


def waited_so_far() -> float:
    """Return the milliseconds that this thread waited for a processor, or 0 if the system does not report it."""
    try:
        return int(WAITED.read_text().split()[1]) / 1e6
    except OSError:
        return 0.0


async def run(wake_ups: list[WakeUp]) -> None:
    """Run the bot until it is told to stop."""
    watching = asyncio.create_task(watch(wake_ups))
    try:
        await bot.run(settings.read(os.environ))
    finally:
        watching.cancel()


def main(file: Path) -> None:
    """Run the bot and write the records to a file."""
    wake_ups: list[WakeUp] = []
    try:
        asyncio.run(run(wake_ups))
    finally:
        file.write_bytes(msgspec.json.encode(wake_ups))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
