"""The words that rules, store, pictures and panels share: asks, choices, events, views.

A **game** is a rule set, a **table** one game being played, a **seat** a player's index, an **ask** what the table
waits for, a **choice** an answer, an **event** a fact that has happened, a **view** what one seat may see. All of
them are plain frozen values that carry kinds and facts and never prose; the words live in the message catalogues of
``render/``.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Facts: TypeAlias = dict[str, Any]
"""Plain JSON values by name: the arguments of a kind."""

Choice: TypeAlias = list[str] | dict[str, list[str]]
"""A list of option ids (repeated for amounts); for an ask with fields such a list for every field."""


class IllegalChoice(ValueError):  # noqa: N818 - the contract's name
    """A choice that the table does not take: ``reason`` is machine-readable, ``facts`` go with it."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts


# Without garbage collection, as for asks and events: made by the thousand, and never part of a cycle.
class Option(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that may be picked.

    ``id`` is short, stable and readable; ``path`` leads to it step by step (the id itself when empty); ``args`` are
    facts for its words; ``limit`` says how often it may be picked in one choice. ``like`` is the id of an option
    before it that comes to the same: people need not be shown both.
    """

    id: str
    path: tuple[str, ...] = ()
    args: Facts = {}
    limit: int = 1
    like: str = ""

    @property
    def steps(self) -> tuple[str, ...]:
        """The path, never empty."""
        return self.path or (self.id,)


class Field(Struct, frozen=True, omit_defaults=True):
    """One part of an ask that is answered in several parts (a trade: give, get)."""

    name: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False


class Topic(Struct, frozen=True, omit_defaults=True):
    """A public matter beside the turn (an open offer, a vote) that has a message with buttons of its own.

    ``name`` is its own for the whole table and never used again, ``kind`` and ``args`` give its words. ``quick`` are
    the ids that its buttons stand for: each is an answer to the ask of whoever presses, and the facts of such an option
    are as public as the topic's. What happens to it is told by events that carry the same ``number`` (or ``offer``)
    among their facts as the topic does.
    """

    name: str
    kind: str
    args: Facts = {}
    quick: tuple[str, ...] = ()


class Turn(Struct, frozen=True):
    """A turn as players count it: whose it is (None: everybody's, as a round is) and its number; 0 before the first."""

    seat: int | None = None
    number: int = 0


class Ask(Struct, frozen=True, omit_defaults=True, gc=False):
    """A question to one seat: pick ``least`` to ``most`` of ``options``, or that for each of ``fields``.

    ``kind`` is a dotted name that words are looked up by, ``args`` the facts its prompt needs, ``number`` counts
    the table's asks and names this one for ever. ``ordered``: the order of the picks matters. ``secret``: others
    learn only that somebody has answered. ``together``: others are asked at the same time, and the answer may be
    changed until the last one is in. ``quick``: an ask so small that it is answered by one tap in public; the
    ids of all its buttons in their order, those that are no options being out of use. ``optional``: nobody waits for
    it, and it closes when the flow moves on. ``public`` is the kind that others are told, where the kind itself would
    give something away. ``default``: what is chosen for a seat that does not answer in time;
    None: what a computer opponent would. ``topics``: the public matters that can be answered from this ask.
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
    topics: tuple[Topic, ...] = ()

    @property
    def parts(self) -> tuple[Field, ...]:
        """The fields; a plain ask is one field without a name."""
        return self.fields or (Field("", self.options, self.least, self.most, self.ordered),)

    def seen_by(self, seat: int | None) -> "Ask":
        """What ``seat`` may know of this ask: everything of its own, else only who is asked what kind of thing."""
        if seat == self.seat:
            return self
        # Not even whether it is secret: some are only where a hand leaves one answer, which is then put all the same.
        return Ask(
            self.seat,
            self.public or self.kind,
            number=self.number,
            together=self.together,
            optional=self.optional,
            topics=self.topics,
        )


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact that has happened. ``args`` are public; ``hidden`` are further facts for the seats in ``to`` alone."""

    kind: str
    args: Facts = {}
    hidden: Facts = {}
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> "Event":
        """Return what ``seat`` may know of it (None: what everybody may know), with nothing left hidden."""
        return Event(self.kind, {**self.args, **self.hidden} if seat in self.to else self.args)


class Place(Struct, frozen=True):
    """A seat's standing: its score and rank (1 is best; equal scores share a rank)."""

    seat: int
    score: int
    rank: int


class View(Struct, frozen=True, kw_only=True):
    """What one seat may see; each game's view adds its own facts. ``seat`` is None for what everybody may see.

    ``asked`` are the seats that the table waits for, which everybody may know; the table says so itself.
    """

    game: str
    seat: int | None = None
    asked: tuple[int, ...] = ()


class Setting(Struct, frozen=True):
    """One option of a game that the lobby shows: pick one of ``values``, or any number of them if ``many``.

    ``holds``: what a value consists of, as a set of cards does.
    """

    key: str
    values: tuple[str, ...]
    default: Any
    many: bool = False
    holds: Mapping[str, Sequence[str]] = {}


class Meta(Struct, frozen=True):
    """What the lobby shows of a game: its name, least and most seats, its options and whom to thank.

    ``open_scores``: whether everybody may know the scores before the end.
    """

    name: str
    seats: tuple[int, int]
    options: tuple[Setting, ...] = ()
    credits: str = ""
    open_scores: bool = True


def normalise(choice: object) -> Choice:
    """Return what a caller handed in as a choice; raise IllegalChoice("malformed") if it has not the form of one."""
    # What it nearly always is comes first: to ask an abstract class takes much longer.
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
    # In the order of the choice, so that the first wrong one is named.
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
    # More options than picks leave a choice whatever their limits; most asks end here, without a sum.
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
    """Return ``value`` as plain JSON data (lists, dicts, strings, numbers), as a position or an export needs it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def ranked(scores: Iterable[int], ties: Iterable[int] = ()) -> tuple[Place, ...]:
    """Return the seats with these scores as places, best first; equal scores share a rank unless ``ties`` differ."""
    standing = list(zip_longest(scores, ties, fillvalue=0))
    # Pairs are compared: the score, then what decides among equal scores.
    places = (Place(seat, mine[0], 1 + sum(other > mine for other in standing)) for seat, mine in enumerate(standing))
    return tuple(sorted(places, key=lambda place: (place.rank, place.seat)))
