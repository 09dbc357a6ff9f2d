"""How rules wait: the state they change, what a game's generator yields, and the forms of asking.

A game is a generator that reads like its rulebook. It yields ``CHECKPOINT`` where the state alone is the whole truth
(``SAVE_POINT`` where open asks go on), and requests: ``ask`` waits for one seat, ``any_of`` for whoever of several
comes first. What several decide at once is in ``branches``: ``all_of`` and ``side_by_side``.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from rules.chance import Chance
from rules.vocabulary import (
    Ask,
    Choice,
    Event,
    Facts,
    Field,
    Option,
    Topic,
    Turn,
    sole_choice,
)

T = TypeVar("T")

Check: TypeAlias = Callable[[Any], None]
"""Looks at a choice that cannot be listed in advance; raises IllegalChoice with a reason. Only here is one refused."""


class State(Struct, kw_only=True):
    """What every game's state has; a game adds its own plain facts, and nothing that can be derived from them.

    ``news`` holds the events told since the kernel last took them, ``lately`` those that views show, where a game
    ``REMEMBERS`` and forgets them in time; ``shown`` counts how often something hidden was shown to somebody, which
    ends what can be undone; ``issued`` is the last number that a public matter was given; ``turn_marker`` is the turn
    that people count, ``turn_after`` whose turn comes then, where that is known.
    """

    REMEMBERS: ClassVar[bool] = False

    seats: int
    chance: Chance
    # Every state gets objects of its own for these empty defaults: msgspec copies them, unlike plain classes.
    options: Facts = {}
    news: list[Event] = []
    lately: list[Event] = []
    shown: int = 0
    issued: int = 0
    turn_marker: Turn = Turn()
    turn_after: int | None = None

    def begin_turn(self, seat: int | None, number: int, then: int | None = None) -> None:
        """Say whose turn begins (None: everybody's, as a round is), its number as players call it, and who is next."""
        self.turn_marker, self.turn_after = Turn(seat, number), then

    def tell(self, kind: str, /, *, to: tuple[int, ...] = (), hidden: Facts | None = None, **args: Any) -> None:
        """Report a fact: ``args`` to everybody, ``hidden`` to the seats in ``to`` alone.

        With ``begins=True`` a turn begins, or a part of one: what is reported after it belongs to that.
        """
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

    def issue(self) -> int:
        """Return a number for a public matter, such as an offer. No table gives a number out twice.

        Others see the matter, so its owner withdraws it and cannot undo it. After a vote to go back the numbers go on.
        """
        self.reveal()
        self.issued += 1
        return self.issued


class Checkpoint(Struct, frozen=True):
    """The state alone is the whole truth here, and the generator may be started afresh from it.

    ``keeps_asks``: the generator goes on asking the same things, and open asks keep their numbers.
    """

    keeps_asks: bool = False


CHECKPOINT: Final = Checkpoint()
SAVE_POINT: Final = Checkpoint(keeps_asks=True)


class Request(Struct, frozen=True):
    """What a generator waits for: one ask a seat, the checks of what cannot be listed, and what it goes on with.

    ``wait``: "one" goes on with the choice, "any" with the first ``(seat, choice)``; "branches" takes in every
    ``(seat, choice)``. ``answered`` are the seats whose answer is in and may still be changed. ``held``: the answer
    is kept until the branches beside this one are as far, unless it picks one of ``at_once``. ``relist`` lists the
    request anew from the state; None while there is nothing to ask. ``settled``: whether the branches that ask this
    still wait as they did, which an act beside them may have changed.
    """

    asks: tuple[Ask, ...]
    checks: tuple[Check | None, ...] = (None,)
    wait: Literal["one", "any", "branches"] = "one"
    answered: frozenset[int] = frozenset()
    held: bool = False
    at_once: tuple[str, ...] = ()
    relist: "Callable[[], Request | None] | None" = None
    settled: "Callable[[], bool] | None" = None

    def must_be_answered(self) -> bool:
        """Whether somebody must answer before the game can go on."""
        for ask in self.asks:  # noqa: SIM110 - looked at with every choice, and any() takes three times as long
            if not ask.optional and ask.seat not in self.answered:
                return True
        return False

    def forced(self) -> Choice | None:
        """Return the only answer, which nobody is asked for; what is secret or may change is asked all the same."""
        # What is listed afresh may have nothing to ask yet.
        if self.wait != "one" or self.relist:
            return None
        question = self.asks[0]
        return None if question.secret or question.optional else sole_choice(question)

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
    # Nobody could ever answer: better a fault of the rules now than a table that hangs.
    if least and not options and not fields:
        raise ValueError(f"{kind} has nothing to choose from")
    question = Ask(
        seat,
        kind,
        # A tuple of a list, as everywhere that much is listed: of a generator it takes 1.4 times as long.
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
    if [request for request in requests if request.relist or request.held]:
        raise ValueError(
            "what any_of asks is listed afresh as a whole, and goes on with the first answer: none is held"
        )
    asks = tuple([question for request in requests for question in request.asks])
    # Answers are told apart by their seats alone.
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
    if request.wait != "one":
        raise ValueError("only what one seat is asked can be held")
    return msgspec.structs.replace(request, held=True, at_once=tuple(at_once))
