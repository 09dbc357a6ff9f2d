"""How rules wait: what a game's generator yields, and the forms in which several seats are asked.

A game is a generator that reads like its rulebook. It yields ``CHECKPOINT`` between turns, where the state alone is
the whole truth, and requests: ``ask`` waits for one seat, ``all_of`` for several at once, ``any_of`` for whoever
comes first.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from rules.chance import Chance
from rules.vocabulary import Ask, Choice, Event, Facts, Field, Option

T = TypeVar("T")

Check: TypeAlias = Callable[[Any], None]
"""Looks at a choice that cannot be listed in advance; raises IllegalChoice with a reason."""


class State(Struct, kw_only=True):
    """What every game's state has; a game adds its own plain facts, and nothing that can be derived from them.

    ``news`` holds the events told since the kernel last took them; ``shown`` counts how often something hidden was
    shown to somebody, which ends what can be undone.
    """

    seats: int
    chance: Chance
    options: Facts = {}
    news: list[Event] = []
    shown: int = 0

    def tell(self, kind: str, /, *, to: tuple[int, ...] = (), hidden: Facts | None = None, **args: Any) -> None:
        """Report a fact: ``args`` to everybody, ``hidden`` to the seats in ``to`` alone."""
        self.news.append(Event(kind, args, hidden or {}, to))

    def reveal(self) -> None:
        """Note that somebody has just seen something hidden: no choice before it can be taken back."""
        self.shown += 1


class Checkpoint:
    """Between turns: the state alone is the whole truth, and the generator may be started afresh from it."""


CHECKPOINT: Final = Checkpoint()


class Request(Struct, frozen=True):
    """What a generator waits for: the asks, the checks of what cannot be listed, and who has to answer."""

    asks: tuple[Ask, ...]
    checks: tuple[Check | None, ...] = (None,)
    wait: Literal["one", "all", "any"] = "one"


Play: TypeAlias = Generator[Checkpoint | Request, Any, T]
"""The steps of a game, or of a part of it, that returns a T."""


def ask(
    seat: int,
    kind: str,
    options: Sequence[Option | str] = (),
    *,
    least: int = 1,
    most: int = 1,
    ordered: bool = False,
    fields: Sequence[Field] = (),
    secret: bool = False,
    quick: Sequence[str] = (),
    check: Check | None = None,
    **args: Any,
) -> Request:
    """Ask one seat: ``choice = yield ask(...)`` is a list of option ids, or one for each of ``fields``."""
    if least and not options and not fields:
        raise ValueError(f"{kind} has nothing to choose from")
    listed = tuple([option if isinstance(option, Option) else Option(option) for option in options])
    question = Ask(seat, kind, listed, least, most, ordered, tuple(fields), args, secret=secret, quick=tuple(quick))
    return Request((question,), (check,))


def pick(seat: int, kind: str, options: Sequence[Option | str], **more: Any) -> Play[str]:
    """Ask one seat for exactly one option and return its id."""
    choice: list[str] = yield ask(seat, kind, options, **more)
    return choice[0]


def all_of(branches: Iterable[Request | Play[T]]) -> Play[list[T]]:
    """Run ``branches`` side by side and return what each returns (a bare ask: its choice).

    The asks of all branches are open together, of different seats; when the last is answered, the branches go on in
    the order given, each to its next ask, and so forth. So the outcome does not depend on who answered first.
    """
    running = [_branch(branch) for branch in branches]
    results: list[Any] = [None] * len(running)
    waiting: dict[int, Request] = {}

    def go_on(index: int, answer: Choice | None) -> None:
        try:
            step = running[index].send(answer)
        except StopIteration as stop:
            waiting.pop(index, None)
            results[index] = stop.value
        else:
            waiting[index] = _single(step)

    for index in range(len(running)):
        go_on(index, None)
    while waiting:
        round_ = sorted(waiting.items())
        answers = yield _together([request for _, request in round_])
        for index, request in round_:
            go_on(index, answers[request.asks[0].seat])
    return results


def any_of(*requests: Request) -> Request:
    """Ask several seats at once: ``seat, choice = yield any_of(...)`` goes on with the first answer."""
    return _merged(requests, "any")


def _together(requests: Sequence[Request]) -> Request:
    merged = _merged(requests, "all")
    if len(merged.asks) == 1:
        return merged
    asks = tuple(msgspec.structs.replace(question, together=True) for question in merged.asks)
    return Request(asks, merged.checks, "all")


def _merged(requests: Sequence[Request], wait: Literal["all", "any"]) -> Request:
    merged = Request(
        tuple(question for request in requests for question in request.asks),
        tuple(check for request in requests for check in request.checks),
        wait,
    )
    if len({question.seat for question in merged.asks}) < len(merged.asks):
        raise ValueError("a seat can be asked one thing at a time")
    return merged


def _branch(branch: Request | Play[T]) -> Play[T]:
    if isinstance(branch, Request):
        answer: T = yield branch
        return answer
    return (yield from branch)


def _single(step: Checkpoint | Request) -> Request:
    if isinstance(step, Request) and len(step.asks) == 1:
        return step
    raise ValueError("a branch of all_of asks one seat at a time")
