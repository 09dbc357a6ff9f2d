"""How rules wait: what a game's generator yields, and the forms in which several seats are asked.

A game is a generator that reads like its rulebook. It yields ``CHECKPOINT`` where the state alone is the whole truth,
and requests: ``ask`` waits for one seat, ``all_of`` for several at once, ``any_of`` for whoever comes first, and
``side_by_side`` runs parts of the game that go on independently. The latter two forms nest in each other as they like.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from rules.chance import Chance
from rules.vocabulary import (
    Ask,
    Choice,
    Event,
    Facts,
    Field,
    IllegalChoice,
    Option,
    Topic,
    Turn,
    check_choice,
    sole_choice,
)

T = TypeVar("T")

Check: TypeAlias = Callable[[Any], None]
"""Looks at a choice that cannot be listed in advance; raises IllegalChoice with a reason. Only here is one refused."""


class State(Struct, kw_only=True):
    """What every game's state has; a game adds its own plain facts, and nothing that can be derived from them.

    ``news`` holds the events told since the kernel last took them, ``lately`` those that views show, where a game
    ``REMEMBERS`` and forgets them in time; ``shown`` counts how often something hidden was shown to somebody, which
    ends what can be undone; ``turn_marker`` is the turn that people count.
    """

    REMEMBERS: ClassVar[bool] = False

    seats: int
    chance: Chance
    options: Facts = {}
    news: list[Event] = []
    lately: list[Event] = []
    shown: int = 0
    turn_marker: Turn = Turn()

    def begin_turn(self, seat: int | None, number: int) -> None:
        """Say whose turn begins (None: everybody's, as a round is) and the number by which players call it."""
        self.turn_marker = Turn(seat, number)

    def tell(self, kind: str, /, *, to: tuple[int, ...] = (), hidden: Facts | None = None, **args: Any) -> None:
        """Report a fact: ``args`` to everybody, ``hidden`` to the seats in ``to`` alone."""
        event = Event(kind, args, hidden or {}, to)
        self.news.append(event)
        if self.REMEMBERS:
            self.lately.append(event)

    def reveal(self) -> None:
        """Note that somebody has just learned something hidden: no choice before it can be taken back.

        That is also where a draft ends, so it is said too where what happened depended on something that the acting
        seat cannot know, though nothing was shown.
        """
        self.shown += 1


class Checkpoint:
    """The state alone is the whole truth here, and the generator may be started afresh from it: a save point."""


CHECKPOINT: Final = Checkpoint()


class Request(Struct, frozen=True):
    """What a generator waits for: one ask a seat, the checks of what cannot be listed, and what it goes on with.

    ``wait``: "one" goes on with the choice, "any" with the first ``(seat, choice)``; "branches" takes in every
    ``(seat, choice)``. ``answered`` are the seats whose answer is in and may still be changed. ``held``: the answer
    is kept until the branches beside this one are as far, unless it picks one of ``at_once``. ``relist`` lists the
    request anew from the state; None while there is nothing to ask.
    """

    asks: tuple[Ask, ...]
    checks: tuple[Check | None, ...] = (None,)
    wait: Literal["one", "any", "branches"] = "one"
    answered: frozenset[int] = frozenset()
    held: bool = False
    at_once: tuple[str, ...] = ()
    relist: "Callable[[], Request | None] | None" = None

    @property
    def pressing(self) -> bool:
        """Whether somebody must answer before the game can go on."""
        for ask in self.asks:  # noqa: SIM110 - looked at with every choice, and any() takes three times as long
            if not ask.optional and ask.seat not in self.answered:
                return True
        return False

    @property
    def forced(self) -> Choice | None:
        """The only answer there is, which nobody is asked for; what is secret or may change is asked all the same."""
        if self.wait != "one" or self.relist or self.asks[0].secret or self.asks[0].optional:
            return None
        return sole_choice(self.asks[0])

    def reply(self, seat: int, choice: Choice) -> Any:
        """Return what the generator goes on with when ``seat`` has chosen."""
        return choice if self.wait == "one" else (seat, choice)


NOTHING: Final = Request((), ())

ONE_THING: Final = "a seat can be asked one thing at a time"

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
    public: str = "",
    optional: bool = False,
    default: Choice | None = None,
    quick: Sequence[str] = (),
    topics: Sequence[Topic] = (),
    check: Check | None = None,
    **args: Any,
) -> Request:
    """Ask one seat: ``choice = yield ask(...)`` is a list of option ids, or one for each of ``fields``."""
    if least and not options and not fields:
        raise ValueError(f"{kind} has nothing to choose from")
    question = Ask(
        seat,
        kind,
        tuple([option if isinstance(option, Option) else Option(option) for option in options]),
        least,
        most,
        ordered,
        tuple(fields),
        args,
        secret=secret,
        public=public,
        optional=optional,
        default=default,
        quick=tuple(quick),
        topics=tuple(topics),
    )
    return Request((question,), (check,))


def pick(seat: int, kind: str, options: Sequence[Option | str], **more: Any) -> Play[str]:
    """Ask one seat for exactly one option and return its id."""
    choice: list[str] = yield ask(seat, kind, options, **more)
    return choice[0]


def any_of(*requests: Request) -> Request:
    """Ask several seats at once: ``seat, choice = yield any_of(...)`` goes on with the first answer."""
    asks = tuple([question for request in requests for question in request.asks])
    if len({question.seat for question in asks}) < len(asks):
        raise ValueError(ONE_THING)
    return Request(asks, tuple([check for request in requests for check in request.checks]), "any")


def afresh(make: Callable[[], Request | None]) -> Request:
    """Ask what ``make`` lists from the state as it is, and list it anew whenever somebody beside has acted.

    While ``make`` returns None nothing is asked and nobody held up. An ask that comes out the same keeps its number.
    It is asked even if it has one answer only, as others may yet add to it.
    """
    return msgspec.structs.replace(make() or NOTHING, relist=make)


def held(request: Request, *, at_once: Sequence[str] = ()) -> Request:
    """Keep the answer, which may be changed, until every branch beside has ended or waits with a held one too.

    A choice of one of the options ``at_once`` (a way back) is taken at once; once an answer is held they are gone.
    """
    return msgspec.structs.replace(request, held=True, at_once=tuple(at_once))


def all_of(branches: Iterable[Request | Play[T]]) -> Play[list[T]]:
    """Run ``branches`` together and return what each returns (a bare ask: its choice).

    All that the branches ask is open together, of different seats; when the last is answered, the branches go on in
    the order given, each to its next ask, and so forth. So the outcome does not depend on who answered first, and an
    answer may be changed until the last one is in.
    """
    return _run(branches, hold=True)


def side_by_side(branches: Iterable[Request | Play[Any]]) -> Play[list[Any]]:
    """Run ``branches`` independently, each as soon as its own ask is answered, and return what each returns.

    It ends when nothing that must be answered is open any more: a branch that then waits for what is optional, or for
    something to ask, is closed and returns None. While a seat must answer in one branch, what is optional in another
    is not on offer to it.
    """
    return _run(branches, hold=False)


class Branch:
    """One of several parts of the game that run beside each other: what it waits for, and the answer it holds."""

    def __init__(self, steps: Request | Play[Any], *, hold: bool) -> None:
        self.result: Any = None
        self.answer: Choice | None = None
        """The held answer, which waits for the other branches and may be changed."""
        self._hold = hold
        self._steps = _steps(steps)
        self._waiting: Request | None = None
        self.go_on(None)

    def go_on(self, reply: Any) -> None:
        """Run to the next ask; an answer that is forced is taken, or held, without asking."""
        self.answer = None
        try:
            while True:
                self._waiting = _request(self._steps.send(reply))
                reply = self._waiting.forced
                if reply is None:
                    return
                if self.holds:
                    self.answer = reply
                    return
        except StopIteration as stop:
            self._waiting, self.result = None, stop.value

    @property
    def running(self) -> bool:
        """Whether it has not come to its end."""
        return self._waiting is not None

    @property
    def holds(self) -> bool:
        """Whether the answer that it waits for is kept until the others are as far."""
        return self._waiting is not None and self._waiting.wait == "one" and (self._hold or self._waiting.held)

    @property
    def stuck(self) -> bool:
        """Whether it runs branches of its own of which none has anything to ask any more."""
        return self._waiting is not None and self._waiting.wait == "branches" and not self.listed().pressing

    def listed(self) -> Request:
        """Return what it asks, as the state is now."""
        found = self._waiting
        if found is not None and found.relist is not None:
            found = found.relist()
        if found is None:
            return NOTHING
        if self.answer is None:
            return found
        asks = tuple([_without(question, self._at_once) for question in found.asks])
        return msgspec.structs.replace(found, asks=asks, answered=frozenset([question.seat for question in asks]))

    @property
    def _at_once(self) -> tuple[str, ...]:
        return self._waiting.at_once if self._waiting else ()

    def review(self) -> None:
        """Let go of a held answer that no longer fits, as the state has changed since."""
        if self.answer is None or self._waiting is None or self._waiting.relist is None:
            return
        try:
            for question in self.listed().asks:
                check_choice(question, self.answer)
        except IllegalChoice:
            self.answer = None

    def take(self, seat: int, choice: Choice) -> None:
        """Take in an answer to what it asks."""
        if self.holds and not _picks(choice).intersection(self._at_once):
            self.answer = choice
        else:
            self.go_on(self.listed().reply(seat, choice))

    def close(self) -> None:
        """Let it go on no further."""
        self._steps.close()


def _run(steps: Iterable[Request | Play[Any]], *, hold: bool) -> Play[list[Any]]:
    branches = [Branch(one, hold=hold) for one in steps]
    asked: dict[int, _Asked] = {}
    while True:
        _settle(branches)
        request = _listed(branches, asked)
        if not request.pressing:
            break
        acted = yield request
        if acted is not None:  # None: somebody beside this group has acted, so it is only listed anew
            seat, choice = acted
            asked[seat].branch.take(seat, choice)
    for branch in branches:
        branch.close()
    return [branch.result for branch in branches]


def _settle(branches: list[Branch]) -> None:
    """Go on with all that waits for nobody: groups without asks, and held answers once no other is missing."""
    while True:
        for branch in branches:
            branch.review()
            while branch.stuck:
                branch.go_on(None)
        ready = [branch for branch in branches if branch.answer is not None]
        if not ready or any(branch.listed().pressing for branch in branches):
            return
        for branch in ready:
            branch.go_on(branch.answer)


class _Asked(NamedTuple):
    """An ask that is open in a group, with the branch that asks it."""

    branch: Branch
    ask: Ask
    check: Check | None
    answered: bool


def _asked(branches: list[Branch]) -> dict[int, _Asked]:
    """Return what every seat is asked; what it must answer goes before what it may."""
    several = sum(branch.running for branch in branches) > 1
    found: dict[int, _Asked] = {}
    for branch in branches:
        request = branch.listed()
        for question, check in zip(request.asks, request.checks, strict=True):
            other = found.get(question.seat)
            if other and not other.ask.optional and not question.optional:
                raise ValueError(ONE_THING)
            if other and question.optional:
                continue
            together = question.together or (branch.holds and several)
            one = msgspec.structs.replace(question, together=together) if together else question
            found[one.seat] = _Asked(branch, one, check, one.seat in request.answered)
    return found


def _listed(branches: list[Branch], asked: dict[int, _Asked]) -> Request:
    """Return what a group asks, as the state is now, and note it in ``asked``; what must be answered comes first."""
    asked.clear()
    asked.update(_asked(branches))
    listed = sorted(asked.values(), key=lambda one: one.ask.optional)
    return Request(
        tuple([one.ask for one in listed]),
        tuple([one.check for one in listed]),
        "branches",
        frozenset([one.ask.seat for one in listed if one.answered]),
        relist=lambda: _listed(branches, asked),
    )


def _without(question: Ask, ids: Sequence[str]) -> Ask:
    """Return ``question`` without the options called ``ids``."""
    if not ids:
        return question
    fields = [msgspec.structs.replace(part, options=_rest(part.options, ids)) for part in question.fields]
    return msgspec.structs.replace(question, options=_rest(question.options, ids), fields=tuple(fields))


def _rest(options: tuple[Option, ...], ids: Sequence[str]) -> tuple[Option, ...]:
    return tuple([option for option in options if option.id not in ids])


def _picks(choice: Choice) -> set[str]:
    return set(choice) if isinstance(choice, list) else {id_ for ids in choice.values() for id_ in ids}


def _steps(steps: Request | Play[T]) -> Play[T]:
    if isinstance(steps, Request):
        answer: T = yield steps
        return answer
    return (yield from steps)


def _request(step: Checkpoint | Request) -> Request:
    if isinstance(step, Request):
        return step
    raise ValueError("a checkpoint stands outside of what runs side by side")
