"""The bot with a watch on its event loop: how long nothing else could run. ``python -m bench.watched FILE``.

The watch asks to be woken every few milliseconds; what it comes late is what somebody's click would have waited.
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
"""Seconds between two looks at the time."""
WAITED = Path("/proc/thread-self/schedstat")
"""Where Linux says for how many nanoseconds, its second number, this thread could have run and had no processor."""


class Look(NamedTuple):
    """One waking: when (seconds since the epoch), how late, for how much of that the loop's thread had no processor,
    and how long all threads have computed meanwhile (milliseconds).
    """

    at: float
    late: float
    taken: float
    computed: float

    @property
    def own(self) -> float:
        """How late it came by what the bot does itself: a thread that holds the loop up computes meanwhile."""
        return min(self.late - self.taken, self.computed)


async def watch(looks: list[Look]) -> None:
    """Note how late each waking came, and how much of it can be the bot's own fault on a busy machine."""
    while True:
        began, waited, computed = time.perf_counter(), waited_so_far(), time.process_time()
        await asyncio.sleep(EVERY)
        late = 1000 * (time.perf_counter() - began - EVERY)
        taken = min(late, waited_so_far() - waited)
        looks.append(Look(time.time(), late, taken, 1000 * (time.process_time() - computed)))


def waited_so_far() -> float:
    """Return the milliseconds that this thread has waited for a processor; 0 where the system does not say."""
    try:
        return int(WAITED.read_text().split()[1]) / 1e6
    except OSError:
        return 0.0


async def run(looks: list[Look]) -> None:
    """Run the bot until it is told to stop."""
    watching = asyncio.create_task(watch(looks))
    try:
        await bot.run(settings.read(os.environ))
    finally:
        watching.cancel()


def main(file: Path) -> None:
    """Run, and write down what the watch has seen."""
    looks: list[Look] = []
    try:
        asyncio.run(run(looks))
    finally:
        file.write_bytes(msgspec.json.encode(looks))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
