"""The timers of tables: each kind has one function, which the schedule runs when a timer of that kind is due.

A kind is a subclass of ``TimerPayload``. It stands beside its function, or in a lower layer that sets it.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from cogs.discord.client import Client
from data.game.models import Timer
from data.game.timers import TimerPayload

P = TypeVar("P", bound=TimerPayload)

Run: TypeAlias = Callable[[Client, int, Timer, P], Coroutine[Any, Any, None]]
"""A function that runs one timer of a guild. It gets the timer and what it carries."""
RunTogether: TypeAlias = Callable[[Client, int, Sequence[Timer]], Coroutine[Any, Any, None]]
"""A function that runs all due timers of a kind in a guild."""


class Runner(NamedTuple):
    """The function of a kind of timer, with the type of what the timer carries."""

    payload: type[TimerPayload]
    run: Run[Any]


RUNNERS: Final[dict[str, Runner]] = {}
RUNNERS_TOGETHER: Final[dict[str, RunTogether]] = {}


def on_timer(kind: type[P]) -> Callable[[Run[P]], Run[P]]:
    """Declare the function that runs the timers of a kind."""

    def declare(run: Run[P]) -> Run[P]:
        RUNNERS[kind.KIND] = Runner(kind, run)
        return run

    return declare


def on_timers_together(kind: type[TimerPayload]) -> Callable[[RunTogether], RunTogether]:
    """Declare the function that runs all due timers of a kind in a guild together."""

    def declare(run: RunTogether) -> RunTogether:
        RUNNERS_TOGETHER[kind.KIND] = run
        return run

    return declare


def kind_of(timer: Timer) -> str:
    """Return the name of a timer's kind: the part before the colon."""
    return timer.kind.partition(":")[0]
