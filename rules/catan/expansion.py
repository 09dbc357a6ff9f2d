"""The anchors at which an expansion adds to the base game, and the expansions that a table plays with.

An expansion is a folder ``expansions/<key>/`` whose package has an object ``EXPANSION``. The base game's own
development cards stand at the same anchors, so that an expansion can replace them.

The turn (K16) calls the anchors in this order: ``begin`` · ``early`` before the roll · ``thrown`` and ``befall`` before
the production · ``harvested`` after it, or ``safe`` and ``robbing`` on a seven · ``purchases`` and ``plays`` among the
actions, done by ``does`` · ``end``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from rules.catan.cards import COSTS, RESOURCES, Cost, price
from rules.catan.state import Catan, StatePart
from rules.kernel import Ask, Chance, Choice, Event, Facts, Option, Play, Reason, Setting

if TYPE_CHECKING:
    from rules.catan.island import Island
    from rules.catan.valuation import Valuation
    from rules.catan.view import CatanView

Deed: TypeAlias = "Callable[[Island, int, str], Play[None] | None]"
"""The function of a choice: island, seat and the rest of the id after the verb; None if nothing more is asked."""

Phase: TypeAlias = "Play[None] | tuple[()]"
"""The steps of a phase, or () without a generator, as in most turns."""

Term: TypeAlias = tuple[str, int, int]
"""A term of a score: its name, its count, and points each."""

Listing: TypeAlias = "Callable[[Island, int], Sequence[Option]]"
"""The options of a seat."""

Weigh: TypeAlias = "Callable[[Valuation, Option], float]"
"""The worth of an option to the computer opponent."""

Values: TypeAlias = Mapping[str, Mapping[str, float]]
"""The numbers of an opponent, by section and name."""

Goal: TypeAlias = tuple[Mapping[str, int], float]
"""A purchase worth saving for: its cost, and how much it appeals if all cards are there."""

Tell: TypeAlias = "Callable[[Valuation, Event], Sequence[Reason]]"
"""The reasons of the computer opponent for what an event tells."""

Foretell: TypeAlias = "Callable[[Valuation, str], Event]"
"""The event that an option would cause, by the rest of its id after the verb."""

POINTS = 10
"""The points that win the base game (K37)."""


class NoKeys(Struct, forbid_unknown_fields=True):
    """No keys in a position."""


def _nothing(*_: object) -> None: ...


def _none(*_: object) -> tuple[()]:
    return ()


def _zero(*_: object) -> int:
    return 0


def _yes(*_: object) -> bool:
    return True


def _no(*_: object) -> bool:
    return False


def _no_facts(*_: object) -> Facts:
    return {}


def _no_part(_seats: int, _size: str) -> StatePart:
    return StatePart()


class Expansion(Struct, frozen=True, kw_only=True):
    """An expansion's contributions; every field but ``key`` has a default that adds nothing.

    Phases may ask: they return a generator, or () to save one in most turns.
    """

    key: str
    """The name of its folder, and its value of its option."""
    setting: Setting | None = None
    """Its option: it is in play if that has the value ``key``. Without an option it always is."""
    replaces: frozenset[str] = frozenset()
    """The keys of the expansions that are not in play beside it."""
    target: int = 0
    """The further points to win."""
    kinds: tuple[str, ...] = ()
    """The further kinds of cards."""
    bank: Mapping[str, int] = {}
    """The number of cards of each of its kinds in the bank, by size of the board."""
    city_gives: Mapping[str, str] = {}
    """The kind that a city produces as its second card, by resource."""
    costs: Mapping[str, Mapping[str, int]] = {}
    """Its price list."""
    second: int = 1
    """The level of the second building placed (K13)."""
    part: type[StatePart] = StatePart
    """The type of its part of the state."""
    fresh: Callable[[int, str], StatePart] = _no_part
    """Makes its part for a number of seats and a size of the board."""
    shuffle: Callable[[Catan], None] = _nothing
    """Shuffles its decks."""
    occupied: Callable[[Catan], Iterable[tuple[int, int]]] = _none
    """Returns the vertices and seats of its pieces beside buildings."""
    points: Callable[[Island, int], int] = _zero
    """Returns a seat's public points."""
    hidden: Callable[[Island, int], int] = _zero
    """Returns a seat's secret points."""
    terms: Callable[[Island, int], Sequence[Term]] = _none
    """Returns the terms of a seat's points, public and secret."""
    safe: Callable[[Island, int], int] = _zero
    """Returns the number of a seat's further cards that are safe on a seven."""
    bargains: Callable[[Island, int], Iterable[int]] = _none
    """Returns the kinds that a seat gives to the bank at 2:1, as places in a hand."""
    lying: Callable[[Island, int], Sequence[int]] = _none
    """Returns a seat's city pieces that count as settlements."""
    raised: Callable[[Island, int], None] = _nothing
    """Called with the vertex of a new city. A lying piece is raised before any other."""
    holding: Callable[[Island, int], bool] = _no
    """Returns whether a seat has secret cards."""
    begin: Callable[[Island], None] = _nothing
    """Runs before a regular turn."""
    build_begins: Callable[[Island], None] = _nothing
    """Runs before special building."""
    early: Listing = _none
    """Returns a seat's choices before the roll."""
    waits: Callable[[Island, int], bool] = _no
    """Returns whether a seat is asked before the roll although it may have no choice."""
    faces: tuple[str, ...] = ()
    """The faces of its die."""
    thrown: Callable[[Island, str], Facts] = _no_facts
    """Takes the face rolled and returns facts for the event of the roll."""
    befall: Callable[[Island], Phase] = _none
    """A phase between the roll and the production."""
    harvested: Callable[[Island, set[int]], Phase] = _none
    """A phase after the production. It gets the seats that received something."""
    robbing: Callable[[Island], bool] = _yes
    """Returns whether the robber may move."""
    purchases: Listing = _none
    """Returns a seat's options among those to build and buy."""
    plays: Listing = _none
    """Returns a seat's options among the other actions."""
    does: Mapping[str, Deed] = {}
    """The functions of the verbs of its options."""
    end: Callable[[Island], Phase] = _none
    """A phase at the end of a turn."""
    show: Callable[[Island, int | None], Struct | None] = _nothing
    """Returns what a seat may see, the view's ``parts[key]``."""
    exchange: Callable[[Catan, int | None, Chance], None] = _nothing
    """Exchanges in a twin the facts that are hidden from a seat."""
    keys: type[Struct] = NoKeys
    """Its fields of a position."""
    write: Callable[[Catan], Facts] = _no_facts
    """Returns its fields of a table's position."""
    take: Callable[[Catan, Any], None] = _nothing
    """Puts the fields of a position on an arranged table."""
    check: Callable[[Island], None] = _nothing
    """Refuses an impossible position with ValueError."""
    recall: Callable[[Catan, CatanView, Ask, Chance], None] = _nothing
    """Puts its part, with hidden cards dealt again, on a state made from a view and an ask."""
    before: Callable[[CatanView, Ask], Choice | None] = _nothing
    """Returns the play of the card to whose effect an ask belongs. ``recall`` then takes the card back."""
    calm: Callable[[Catan], Iterable[str]] = _none
    """Returns the faces of its die with which nothing happens in a state."""
    promise: Callable[[Island, int], float] = _zero
    """Returns the worth in points of a seat's cards and pieces that give no points yet."""
    estimates: Mapping[str, float] = {}
    """The numbers of the base game's estimate that are different with it."""
    apart: tuple[str, ...] = ()
    """The verbs whose choices are different acts. The search begins with the best choice of every other verb."""
    values: Values = {}
    """The numbers of the computer opponent, by section and name."""
    hard: Values = {}
    """Those that differ for level *hard*, also of the base game's."""
    goals: Callable[[Valuation], Iterable[Goal]] = _none
    """Returns further purchases worth saving for, each with its appeal."""
    kept: Callable[[Valuation], Mapping[str, int]] = _no_facts
    """Returns the cards of purchases that a seat can pay, which it does not give away for others."""
    verbs: Mapping[str, Callable[[Valuation, str], float]] = {}
    """The worth of its actions by verb, given the rest of the id."""
    early_worth: Mapping[str, Callable[[Valuation], float]] = {}
    """The worth of its choices before the roll, by id."""
    weights: Mapping[str, Weigh] = {}
    """The worth of an option of its asks, by kind."""
    amounts: Mapping[str, Callable[[Valuation, Ask], list[str]]] = {}
    """The choices of several cards, by kind of ask."""
    foretells: Mapping[str, Foretell] = {}
    """The events of its options by verb, with the facts that their reasons need."""
    reasons: Mapping[str, Tell] = {}
    """The reasons why a computer did what an event tells, by the event's kind, or by it and the piece or card."""


EXPANSIONS: dict[str, Expansion] = {}
"""Every expansion by its key, the base game's own first; the package fills it."""


class Rules(Struct, frozen=True, kw_only=True):
    """The expansions in play, and everything that follows from them alone.

    ``dice`` are those of them with a further die. ``kinds`` are all kinds of cards, ``index`` their places in a hand.
    ``city_gives`` is by resource the second card that a city produces, if it is of another kind, ``second_cards`` the
    same for all kinds as places in a hand. ``prices`` is the price list, ``target`` are the points that win, ``second``
    is the level of the second building placed. ``does`` has the function of every verb.
    """

    expansions: tuple[Expansion, ...]
    dice: tuple[Expansion, ...]
    kinds: tuple[str, ...]
    index: dict[str, int]
    city_gives: dict[str, str]
    second_cards: tuple[int, ...]
    prices: dict[str, Cost]
    target: int
    second: int
    does: Mapping[str, Deed]


def rules_of(options: Mapping[str, Any]) -> Rules:
    """Return the rules of a table with these options."""
    # An option with several values is a list, which cannot be a key.
    return _rules(tuple([value for value in options.values() if isinstance(value, str) and value in EXPANSIONS]))


@cache
def _rules(chosen: tuple[str, ...]) -> Rules:
    found = [one for key, one in EXPANSIONS.items() if one.setting is None or key in chosen]
    replaced = frozenset[str]().union(*(one.replaces for one in found))
    expansions = tuple(one for one in found if one.key not in replaced)
    kinds = (*RESOURCES, *(kind for one in expansions for kind in one.kinds))
    gives = {kind: given for one in expansions for kind, given in one.city_gives.items()}
    costs = {**COSTS, **{what: cost for one in expansions for what, cost in one.costs.items()}}
    return Rules(
        expansions=expansions,
        dice=tuple(one for one in expansions if one.faces),
        kinds=kinds,
        index={kind: index for index, kind in enumerate(kinds)},
        city_gives=gives,
        second_cards=tuple(kinds.index(gives.get(kind, kind)) for kind in kinds),
        prices={what: price(cost, kinds) for what, cost in costs.items()},
        target=POINTS + sum(one.target for one in expansions),
        second=max(one.second for one in expansions),
        does={verb: deed for one in expansions for verb, deed in one.does.items()},
    )


def every_kind() -> tuple[str, ...]:
    """Return the kinds of cards of the base game and of all expansions."""
    return (*RESOURCES, *(kind for one in EXPANSIONS.values() for kind in one.kinds))
