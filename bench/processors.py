"""The processor time and the memory of the processes of a measurement, by part."""

from collections.abc import Iterator
from typing import NamedTuple, Self

import psutil

from bench.figures import Figure

MIB = 1 << 20


class Spent(NamedTuple):
    """Processor seconds: of the bot's event loop, of its other threads, of its drawing processes, of its thinking
    process, of the playground, and of the people, who are this process.
    """

    loop: float
    threads: float
    drawing: float
    thinking: float
    playground: float
    people: float

    @classmethod
    def by(cls, bot: psutil.Process) -> Self:
        """Return the seconds so far."""
        _, *drawers = working(bot)
        # The main thread has the number of its process.
        loop = sum(thread.user_time + thread.system_time for thread in bot.threads() if thread.id == bot.pid)
        here = psutil.Process()
        others = [child for child in here.children() if child.pid != bot.pid]
        return cls(
            loop,
            _seconds(bot) - loop,
            sum(map(_seconds, drawers)),
            sum(map(_seconds, thinking(bot))),
            sum(map(_seconds, others)),
            _seconds(here),
        )

    def since(self, before: Self) -> Self:
        """Return the seconds between two times."""
        return type(self)(*(now - then for now, then in zip(self, before, strict=True)))

    @property
    def bot(self) -> float:
        """The seconds of all processes of the bot."""
        return self.loop + self.threads + self.drawing + self.thinking

    def figures(self, name: str, count: int, unit: str) -> Iterator[Figure]:
        """Yield the milliseconds of each of ``count`` things: of the whole bot, then of each part."""
        yield Figure(f"{name}.processor", 1000 * self.bot / count, f"ms a {unit}", of="bot, drawing and thinking")
        for part, seconds in self._asdict().items():
            yield Figure(f"{name}.processor_{part}", 1000 * seconds / count, f"ms a {unit}")


def working(bot: psutil.Process) -> list[psutil.Process]:
    """Return the bot's process and its drawing processes. Those that paint ahead soon end."""
    drawing = [child for child in bot.children() if "cogs.workers.drawing_process" in child.cmdline()]
    return [bot, *drawing]


def thinking(bot: psutil.Process) -> list[psutil.Process]:
    """Return the bot's thinking process, if an opponent of level *hard* has played."""
    return [child for child in bot.children() if "cogs.workers.thinking_process" in child.cmdline()]


def resident(bot: psutil.Process) -> float:
    """Return the memory of the bot, its drawing processes and its thinking process in MiB."""
    return float(sum(each.memory_info().rss for each in (*working(bot), *thinking(bot))) / MIB)


def _seconds(process: psutil.Process) -> float:
    return float(sum(process.cpu_times()[:2]))
