"""The types that rules, store, pictures and panels share: asks, choices, events, views.

A **game** is a rule set, a **table** one game being played, a **seat** a player's index. The table waits for **asks**;
a **choice** is an answer, an **event** a fact that has happened, a **view** all that one seat may see. They are plain
frozen values that carry kinds and facts, never prose; the words are in the message catalogues of ``render/``.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

Facts: TypeAlias = dict[str, Any]
"""Plain JSON values by name: the arguments of a kind."""

Choice: TypeAlias = list[str] | dict[str, list[str]]
"""A list of option ids (repeated for amounts); for an ask with fields such a list for every field."""

Level: TypeAlias = Literal["easy", "normal", "hard"]
"""The strength of a computer opponent."""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The levels of computer opponents, the weakest first."""


class IllegalChoice(ValueError):  # noqa: N818 - the contract's name
    """A choice that the table refuses: ``reason`` is machine-readable, ``facts`` are its details."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts


class Unfinished(IllegalChoice):
    """A choice that the table refuses because it lacks picks. While a player picks, this is no mistake yet."""


# Options, asks and events are made by the thousand and never form cycles, so the garbage collector can skip them.
class Option(Struct, frozen=True, omit_defaults=True, gc=False):
    """One option of an ask.

    ``id`` is short, stable and readable. ``path`` leads to the option step by step (empty: the id is the only step).
    ``args`` are facts for its words, ``limit`` says how often it may be picked in one choice. ``like`` is the id of an
    earlier option with the same effect: people need not be shown both. ``later``: a later version added it, and tables
    from before play on as if it had always been there.
    """

    id: str
    path: tuple[str, ...] = ()
    args: Facts = {}
    limit: int = 1
    like: str = ""
    later: bool = False

    @property
    def steps(self) -> tuple[str, ...]:
        """The path, never empty."""
        return self.path or (self.id,)


class Field(Struct, frozen=True, omit_defaults=True):
    """One of several lists that answer an ask together (a trade: give, get).

    ``was`` is what ``most`` was before a later version raised it; tables from before play on.
    """

    name: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    turned: bool = False
    was: int = 0


class Proposal(Struct, frozen=True, omit_defaults=True):
    """An open proposal beside the turn, such as a trade offer, that has a public message with buttons.

    ``name`` is unique at the table and never used again, ``kind`` and ``args`` give its words. ``quick`` are the option
    ids of its buttons: a press answers the ask of the person who presses. The facts of such an option are as public as
    the proposal itself. Events about the proposal have its ``number`` (or ``offer``) among their facts.
    Among its own facts, ``seat`` is the seat that made it, ``accepted`` and ``declined`` are those that have answered.
    """

    name: str
    kind: str
    args: Facts = {}
    quick: tuple[str, ...] = ()


class Turn(Struct, frozen=True):
    """A turn as players count it: its seat (None: a round, which belongs to all) and its number; 0 before the first."""

    seat: int | None = None
    number: int = 0


class Ask(Struct, frozen=True, omit_defaults=True, gc=False):
    """A question to one seat: pick ``least`` to ``most`` of ``options``, or of the options of each of ``fields``.

    ``kind`` is a dotted name that words are looked up by, ``args`` are the facts that its prompt needs. ``number``
    counts the table's asks and names this one; no other ask of the table gets it. ``ordered``: the order of the picks
    matters. ``secret``: others learn only that the seat has answered. ``together``: others are asked at the same time,
    and the answer may be changed until the last one is in. ``quick``: an ask so small that one tap in public answers
    it; the ids of its buttons in order, of which those that are no option are disabled. ``optional``: the game does not
    wait for it, and it closes when the game goes on. ``public`` is the kind that others are told, if the kind itself
    would reveal something; the own kind hides the taps. ``default`` is the choice for a seat that does not answer in
    time; None: the computer opponent chooses. ``proposals`` are the open proposals that can be answered from this ask.
    ``turned``: the last step of a path only turns the thing that the steps before have placed, so a panel can show the
    first way at once. ``taps`` are options of which one alone is an answer that a tap in public may give, "" for no
    pick. They follow from public facts, so that their buttons reveal nothing. ``twice`` are answers ("" for no pick)
    that end a turn or reveal something while the seat could still want something else, so each takes a second tap.
    ``lapses``: the ask is put even if only one answer is possible, because others must not learn that. Then the table
    itself gives the answer, some time later.
    """

    seat: int
    kind: str
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    ordered: bool = False
    fields: tuple[Field, ...] = ()
    args: Facts = {}
    number: int = 0
    secret: bool = False
    together: bool = False
    quick: tuple[str, ...] = ()
    public: str = ""
    optional: bool = False
    default: Choice | None = None
    proposals: tuple[Proposal, ...] = ()
    turned: bool = False
    taps: tuple[str, ...] = ()
    twice: tuple[str, ...] = ()
    lapses: bool = False

    @property
    def parts(self) -> tuple[Field, ...]:
        """The fields; a plain ask has one, without a name."""
        return self.fields or (Field("", self.options, self.least, self.most, self.ordered, self.turned),)

    def seen_by(self, seat: int | None) -> "Ask":
        """Return this ask as ``seat`` may know it: all of its own ask, only seat, kind and taps of another's."""
        if seat == self.seat:
            return self
        # Without ``secret``: some asks are secret only if a hand leaves one answer, so the flag would reveal the hand.
        return Ask(
            self.seat,
            self.public or self.kind,
            number=self.number,
            together=self.together,
            optional=self.optional,
            proposals=self.proposals,
            # Under another name they would tell what is asked.
            taps=() if self.public else self.taps,
        )


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact that has happened. ``args`` are public; ``hidden`` are further facts for the seats in ``to`` alone."""

    kind: str
    args: Facts = {}
    hidden: Facts = {}
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> "Event":
        """Return this event as ``seat`` may know it (None: as everyone may), with nothing left hidden."""
        return Event(self.kind, {**self.args, **self.hidden} if seat in self.to else self.args)


class Reason(Struct, frozen=True, omit_defaults=True):
    """A reason of a computer's choice, told in half a sentence."""

    kind: str
    args: Facts = {}


class Place(Struct, frozen=True):
    """A seat's place: its score and rank (1 is best; equal scores share a rank).

    In a game that a seat wins by an act of its turn, the first may have fewer points than another.
    """

    seat: int
    score: int
    rank: int


class View(Struct, frozen=True, kw_only=True):
    """All that one seat may see; each game's view adds its own facts. ``seat`` is None for all that everyone may see.

    ``asked`` are the seats that the table waits for. The table fills it in, and everyone may know it.
    """

    game: str
    seat: int | None = None
    asked: tuple[int, ...] = ()


class Setting(Struct, frozen=True):
    """One option of a game that the lobby shows: pick one of ``values``, or any number of them if ``many``.

    ``holds``: the contents of a value, such as the cards of a set. ``opening``: the value with which a lobby opens, if
    that is not the default. ``apart``: the values with which the game is offered as a game of its own. ``before``: the
    value of a table that was begun before there was this option, if that is not the default.
    """

    key: str
    values: tuple[str, ...]
    default: Any
    many: bool = False
    holds: Mapping[str, Sequence[str]] = {}
    opening: str = ""
    apart: tuple[str, ...] = ()
    before: str = ""


class Meta(Struct, frozen=True):
    """A game as the lobby shows it: its name, least and most seats, its options and credits.

    ``open_scores``: whether everyone may know the scores before the end.
    """

    name: str
    seats: tuple[int, int]
    options: tuple[Setting, ...] = ()
    credits: str = ""
    open_scores: bool = True


def tapped(ask: Ask, id_: str) -> Choice:
    """Return the choice of one of an ask's ``taps``."""
    if not ask.fields:
        return [id_] if id_ else []
    return {field.name: [id_] if any(option.id == id_ for option in field.options) else [] for field in ask.fields}


def open_proposals(asks: Iterable[Ask]) -> tuple[Proposal, ...]:
    """Return the proposals of several asks, each once, with the buttons of every ask."""
    found: dict[str, Proposal] = {}
    for proposal in (proposal for ask in asks for proposal in ask.proposals):
        other = found.get(proposal.name, proposal)
        found[proposal.name] = msgspec.structs.replace(
            proposal, quick=tuple(dict.fromkeys((*other.quick, *proposal.quick)))
        )
    return tuple(found.values())


def normalise(choice: object) -> Choice:
    """Return a caller's value as a choice; raise IllegalChoice("malformed") if it does not have the form of one."""
    # The usual types come first, because checking against an abstract class is slow.
    if isinstance(choice, str):
        return [choice]
    if isinstance(choice, list) or not isinstance(choice, Mapping):
        return _ids(choice)
    if all(isinstance(name, str) for name in choice):
        return {name: _ids(ids) for name, ids in choice.items()}
    raise IllegalChoice("malformed")


def _ids(ids: object) -> list[str]:
    if isinstance(ids, str):
        return [ids]
    found: list[Any] = list(ids) if isinstance(ids, (list, Sequence)) else [ids]
    for id_ in found:
        if not isinstance(id_, str):
            raise IllegalChoice("malformed")
    return found


def check_choice(ask: Ask, choice: Choice) -> None:
    """Raise IllegalChoice with a machine-readable reason unless ``choice`` is one that ``ask`` offers."""
    if isinstance(choice, list):
        if ask.fields:
            raise IllegalChoice("fields_needed", fields=[field.name for field in ask.fields])
        _check_part(ask, choice)
        return
    if not ask.fields:
        raise IllegalChoice("malformed")
    for name in choice:
        if name not in {field.name for field in ask.fields}:
            raise IllegalChoice("unknown_field", field=name)
    for field in ask.fields:
        _check_part(field, choice.get(field.name, []))


def _check_part(part: Ask | Field, ids: list[str]) -> None:
    # In the order of the choice, so that the error names the first wrong id.
    for id_ in ids:
        for option in part.options:
            if option.id == id_:
                break
        else:
            raise IllegalChoice("unknown_option", option=id_)
        if ids.count(id_) > option.limit:
            raise IllegalChoice("over_limit", option=id_, most=option.limit)
    if len(ids) < part.least:
        raise IllegalChoice("too_few", least=part.least, got=len(ids))
    if len(ids) > part.most:
        raise IllegalChoice("too_many", most=part.most, got=len(ids))


def sole_choice(ask: Ask) -> Choice | None:
    """Return the only legal choice of ``ask``; None when there are several (an order of different things counts)."""
    if not ask.fields:
        return _sole_part(ask)
    found = {field.name: _sole_part(field) for field in ask.fields}
    picked = {name: ids for name, ids in found.items() if ids is not None}
    return picked if len(picked) == len(found) else None


def _sole_part(part: Ask | Field) -> list[str] | None:
    # With more options than picks there is a choice, at any limits. Most asks end here, without a sum.
    if len(part.options) > part.most > 0:
        return None
    if part.most == 0 or not part.options:
        return []
    if part.least == part.most:
        if len(part.options) == 1:
            return [part.options[0].id] * part.least
        if sum(option.limit for option in part.options) == part.least and not part.ordered:
            return [option.id for option in part.options for _ in range(option.limit)]
    return None


def plain(value: Any) -> Any:
    """Return ``value`` as plain JSON data (lists, dicts, strings, numbers), for a position or an export."""
    return msgspec.json.decode(msgspec.json.encode(value))


def ranked(scores: Iterable[int], ties: Iterable[int] = (), winner: int | None = None) -> tuple[Place, ...]:
    """Return the seats with these scores as places, best first; equal scores share a rank unless ``ties`` differ.

    A ``winner`` is first with any score.
    """
    pairs = zip_longest(scores, ties, fillvalue=0)
    # Compared in this order: whether the seat has won, then the scores, then the tie breakers.
    every = [(seat == winner, score, tie) for seat, (score, tie) in enumerate(pairs)]
    places = (Place(seat, mine[1], 1 + sum(other > mine for other in every)) for seat, mine in enumerate(every))
    return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))
