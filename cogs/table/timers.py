"""The timers of tables: each kind has one function, which the schedule runs when a timer of that kind is due."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

from cogs.discord.client import Client
from data.game.models import Timer

Run: TypeAlias = Callable[[Client, int, Timer], Coroutine[Any, Any, None]]
"""A function that runs one timer of a guild."""
RunTogether: TypeAlias = Callable[[Client, int, Sequence[Timer]], Coroutine[Any, Any, None]]
"""A function that runs all due timers of a kind in a guild."""

RUNNERS: dict[str, Run] = {}
RUNNERS_TOGETHER: dict[str, RunTogether] = {}


def timer(kind: str) -> Callable[[Run], Run]:
    """Declare the function that runs the timers of a kind. ``vote`` includes the timers ``vote:<name>``."""

    def declare(run: Run) -> Run:
        RUNNERS[kind] = run
        return run

    return declare


def timers_together(kind: str) -> Callable[[RunTogether], RunTogether]:
    """Declare the function that runs all due timers of a kind in a guild together."""

    def declare(run: RunTogether) -> RunTogether:
        RUNNERS_TOGETHER[kind] = run
        return run

    return declare


def kind_of(timer: Timer) -> str:
    """Return the kind under which a timer's function is declared: the part before the colon."""
    return timer.kind.partition(":")[0]
