"""The flow of a game: its state, the requests that its generator yields, and the functions that build them.

A game is a generator that reads like its rulebook. It yields ``CHECKPOINT`` when the state alone is the whole truth
(``SAVE_POINT`` when open asks go on), and requests: ``ask`` waits for one seat, ``any_of`` for the first answer of
several seats. For decisions that several seats make at once see ``branches``: ``all_of`` and ``side_by_side``.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

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
    Proposal,
    Turn,
    sole_choice,
)

T = TypeVar("T")

Check: TypeAlias = Callable[[Any], None]
"""Checks a choice whose options cannot be listed in advance, and raises IllegalChoice with a reason to refuse it."""


class State(Struct, kw_only=True):
    """The common facts of every game. A game adds its own plain facts, and nothing that can be derived from them.

    ``SILENT``: the state belongs to a playout, which has no readers: no event is reported, and no proposal announced.
    ``news`` holds the events since the kernel last took them. ``lately`` holds the events that views show; only a game
    that ``REMEMBERS`` fills it, and empties it in time. ``shown`` counts how often a seat learned something hidden,
    which ends undo. ``issued`` is the last proposal number given out. ``turn_marker`` is the turn that people count,
    ``turn_after`` the seat whose turn is next, if that is known.
    """

    REMEMBERS: ClassVar[bool] = False
    SILENT: ClassVar[bool] = False

    seats: int
    chance: Chance
    # Every state gets its own copies of these empty defaults: https://jcristharif.com/msgspec/structs.html#default-values
    options: Facts = {}
    news: list[Event] = []
    lately: list[Event] = []
    shown: int = 0
    issued: int = 0
    turn_marker: Turn = Turn()
    turn_after: int | None = None

    @property
    def seen(self) -> int:
        """The number of draws and reveals so far: a choice can be undone while this count stays the same."""
        return self.chance.count + self.shown

    def begin_turn(self, seat: int | None, number: int, then: int | None = None) -> None:
        """Set whose turn begins (None: a round, which belongs to all), its number for players, and who is next."""
        self.turn_marker, self.turn_after = Turn(seat, number), then

    def tell(self, kind: str, /, *, to: tuple[int, ...] = (), hidden: Facts | None = None, **args: Any) -> None:
        """Report a fact: ``args`` to everyone, ``hidden`` to the seats in ``to`` alone.

        ``begins=True`` marks the start of a turn or a phase: later events belong to it.
        """
        event = Event(kind, args, hidden or {}, to)
        self.news.append(event)
        if self.REMEMBERS:
            self.lately.append(event)

    def reveal(self) -> None:
        """Note that a seat has just learned something hidden: no earlier choice can be undone.

        A draft ends here too. So rules also call this if the outcome depended on something that the acting seat cannot
        know, although nothing was shown.
        """
        self.shown += 1

    def issue(self) -> int:
        """Return a number for a proposal, such as an offer. No table gives a number out twice.

        Others see the proposal, so its owner can withdraw it but not undo it. Rewinding a table does not reset numbers.
        """
        self.reveal()
        self.issued += 1
        return self.issued


class Checkpoint(Struct, frozen=True):
    """A point at which the state alone is the whole truth: the generator may be started again from it.

    ``keeps_asks``: the generator then asks the same things again, and open asks keep their numbers.
    """

    keeps_asks: bool = False


CHECKPOINT: Final = Checkpoint()
SAVE_POINT: Final = Checkpoint(keeps_asks=True)


class OpenAsks(Struct, frozen=True):
    """Asks that are open together, at most one a seat, and the checks of their answers.

    ``checks`` stands beside ``asks``; None: the options say everything. ``answered`` are the seats that have answered
    and may still change their answer.
    """

    asks: tuple[Ask, ...]
    checks: tuple[Check | None, ...] = (None,)
    answered: frozenset[int] = frozenset()

    def must_be_answered(self) -> bool:
        """Return whether the game waits for an answer."""
        for ask in self.asks:  # noqa: SIM110 - called with every choice, and any() takes three times as long
            if not ask.optional and ask.seat not in self.answered:
                return True
        return False


class Request(OpenAsks, frozen=True):
    """One ask, or with ``first_counts`` several asks of which the first answer counts.

    ``held``: the answer is kept until the branches beside this one wait too, unless it picks one of ``at_once``.
    ``relist`` lists the request again from the current state, or returns None while there is nothing to ask.
    """

    first_counts: bool = False
    held: bool = False
    at_once: tuple[str, ...] = ()
    relist: "Callable[[], Request | None] | None" = None

    def forced(self) -> Choice | None:
        """Return the only possible answer, which needs no question; None if the seat must be asked."""
        # A request that is listed again may have nothing to ask yet.
        if self.first_counts or self.relist:
            return None
        question = self.asks[0]
        # Skipping a secret ask would reveal that the hand leaves no choice.
        return None if question.secret or question.optional else sole_choice(question)

    def reply(self, seat: int, choice: Choice) -> Any:
        """Return the value that the generator receives when ``seat`` has chosen."""
        return (seat, choice) if self.first_counts else choice


class GroupRequest(OpenAsks, frozen=True, kw_only=True):
    """All asks of a group of branches. The group receives every answer.

    ``relist`` lists them again from the current state. ``blocked`` tells whether every branch still waits for an
    answer: an act beside the group may have changed that.
    """

    relist: "Callable[[], GroupRequest]"
    blocked: Callable[[], bool]

    def forced(self) -> None:
        """Return None: each branch takes its forced answers by itself."""

    def reply(self, seat: int, choice: Choice) -> Any:
        """Return the value that the group receives when ``seat`` has chosen."""
        return seat, choice


NOTHING: Final = Request((), ())

ONE_THING: Final = "a seat can be asked one thing at a time"

Play: TypeAlias = Generator[Checkpoint | Request | GroupRequest, Any, T]
"""The steps of a game, or of a phase of it, that returns a T."""


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
    proposals: Sequence[Proposal] = (),
    turned: bool = False,
    taps: Sequence[str] = (),
    twice: Sequence[str] = (),
    lapses: bool = False,
    check: Check | None = None,
    **args: Any,
) -> Request:
    """Ask one seat: ``choice = yield ask(...)`` is a list of option ids, or one for each of ``fields``."""
    # Such an ask has no answer: raising now is better than a table that hangs.
    if least and not options and not fields:
        raise ValueError(f"{kind} has nothing to choose from")
    question = Ask(
        seat,
        kind,
        # A tuple of a list takes 0.7 times as long as a tuple of a generator.
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
        proposals=tuple(proposals),
        turned=turned,
        taps=tuple(taps),
        twice=tuple(twice),
        lapses=lapses,
    )
    return Request((question,), (check,))


def pick(seat: int, kind: str, options: Sequence[Option | str], **more: Any) -> Play[str]:
    """Ask one seat for exactly one option and return its id."""
    choice: list[str] = yield ask(seat, kind, options, **more)
    return choice[0]


def any_of(*requests: Request) -> Request:
    """Ask several seats at once: ``seat, choice = yield any_of(...)`` goes on with the first answer."""
    asks: tuple[Ask, ...] = ()
    checks: tuple[Check | None, ...] = ()
    for request in requests:
        if request.relist or request.held:
            raise ValueError("any_of cannot hold an answer, and is listed afresh only as a whole")
        asks += request.asks
        checks += request.checks
    # Only the seat tells to which ask an answer belongs.
    if len({question.seat for question in asks}) < len(asks):
        raise ValueError(ONE_THING)
    return Request(asks, checks, first_counts=True)


def afresh(make: Callable[[], Request | None]) -> Request:
    """Ask the request that ``make`` builds from the state, and build it again after every act beside it.

    While ``make`` returns None nothing is asked and no one waits. An ask that comes out the same keeps its number. An
    ask with a single answer is asked too, as other seats may still add options.
    """
    return msgspec.structs.replace(make() or NOTHING, relist=make)


def held(request: Request, *, at_once: Sequence[str] = ()) -> Request:
    """Keep the answer, which may be changed, until every branch beside it has ended or holds an answer too.

    A choice of one of the options ``at_once`` (a way back) takes effect at once. While an answer is held, these options
    are not offered.
    """
    if request.first_counts:
        raise ValueError("only the answer of one seat can be held")
    return msgspec.structs.replace(request, held=True, at_once=tuple(at_once))
