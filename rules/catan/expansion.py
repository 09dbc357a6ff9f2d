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
    from rules.catan.outlook import Outlook
    from rules.catan.view import CatanView

Deed: TypeAlias = "Callable[[Island, int, str], Play[None] | None]"
"""The function of a choice: island, seat and the rest of the id after the verb; None if nothing more is asked."""

Phase: TypeAlias = "Play[None] | tuple[()]"
"""The steps of a phase, or () without a generator, as in most turns."""

Term: TypeAlias = tuple[str, int, int]
"""A term of a score: its name, its count, and points each."""

Listing: TypeAlias = "Callable[[Island, int], Sequence[Option]]"
"""The options of a seat."""

Weigh: TypeAlias = "Callable[[Outlook, Option], float]"
"""The worth of an option to the computer opponent."""

Values: TypeAlias = Mapping[str, Mapping[str, float]]
"""The numbers of an opponent, by section and name."""

Goal: TypeAlias = tuple[Mapping[str, int], float]
"""A purchase worth saving for: its cost, and how much it appeals if all cards are there."""

Tell: TypeAlias = "Callable[[Outlook, Event], Sequence[Reason]]"
"""The reasons of the computer opponent for what an event tells."""

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

    The table: ``setting`` is its option, and it is in play if that has the value ``key``; without one it always is.
    ``replaces`` are the keys of those that are not in play beside it. ``target`` are further points to win. ``kinds``
    are further kinds of cards, ``bank`` the number of each by board, ``city_gives`` by resource the kind that a city
    produces as its second card, ``costs`` the price list. ``second`` is the level of the second building placed (K13).

    The facts: ``part`` is the type of its part of the state, ``fresh`` makes it, ``shuffle`` shuffles its decks.
    ``occupied`` are the vertices and seats of its pieces beside buildings.

    A seat: ``points`` and ``hidden`` are its public and secret points, ``terms`` the terms of both, ``safe`` further
    cards safe on a seven, ``bargains`` kinds given at 2:1, ``lying`` city pieces that count as settlements and are
    ``raised`` again before any other, ``holding`` whether it has secret cards.

    The turn: ``begin`` and ``build_begins`` run before a regular turn and before special building. ``early`` and
    ``waits`` are its choices before the roll, and whether a seat is asked for them although it may have none. ``faces``
    are those of a further die: ``thrown`` takes the face rolled and returns facts for the event of the roll. ``befall``
    follows the roll. ``harvested`` gets the seats that received something. ``robbing``: whether the robber may move.
    ``purchases`` are its options among those to build and buy, ``plays`` among the other actions, ``does`` the
    functions of their verbs. ``befall``, ``harvested`` and ``end`` are phases: they may ask.

    ``show`` returns what a seat may see, the view's ``parts[key]``, ``exchange`` exchanges in a twin the facts hidden
    from a seat. A position has the fields of ``keys``: ``write`` returns them, ``take`` puts them on an arranged table,
    ``check`` refuses an impossible one.

    The search: ``recall`` puts its part, with hidden cards dealt again, on a state made from a view and an ask.
    ``before`` is the play of the card to whose effect an ask belongs; ``recall`` then takes the card back.
    ``calm`` are faces of its die with which nothing happens in a state.
    ``promise`` is the worth in points of a seat's cards and pieces that give no points yet. ``estimates`` are numbers
    of the base game's estimate that are different with it. ``apart`` are verbs whose choices are different acts, such
    as cards to play. The search begins with the best choice of every other verb.

    The computer opponent: ``values`` are its numbers by section and name, ``hard`` those that differ for level *hard*,
    also of the base game's. ``goals`` are further purchases worth saving for, each with its appeal,
    ``kept`` the cards of purchases that it can pay and does not give away for others.
    ``verbs`` weigh its actions by verb, given the rest of the id, ``early_worth`` its choices before the roll by id,
    ``weights`` the options of its asks by kind, and ``amounts`` choose several cards. ``reasons`` tell why it did what
    an event tells, by the kind of the event, or by its kind and the piece or card.
    """

    key: str
    setting: Setting | None = None
    replaces: frozenset[str] = frozenset()
    target: int = 0
    kinds: tuple[str, ...] = ()
    bank: Mapping[str, int] = {}
    city_gives: Mapping[str, str] = {}
    costs: Mapping[str, Mapping[str, int]] = {}
    second: int = 1
    part: type[StatePart] = StatePart
    fresh: Callable[[int, str], StatePart] = _no_part
    shuffle: Callable[[Catan], None] = _nothing
    occupied: Callable[[Catan], Iterable[tuple[int, int]]] = _none
    points: Callable[[Island, int], int] = _zero
    hidden: Callable[[Island, int], int] = _zero
    terms: Callable[[Island, int], Sequence[Term]] = _none
    safe: Callable[[Island, int], int] = _zero
    bargains: Callable[[Island, int], Iterable[int]] = _none
    lying: Callable[[Island, int], Sequence[int]] = _none
    raised: Callable[[Island, int], None] = _nothing
    holding: Callable[[Island, int], bool] = _no
    begin: Callable[[Island], None] = _nothing
    build_begins: Callable[[Island], None] = _nothing
    early: Listing = _none
    waits: Callable[[Island, int], bool] = _no
    faces: tuple[str, ...] = ()
    thrown: Callable[[Island, str], Facts] = _no_facts
    befall: Callable[[Island], Phase] = _none
    harvested: Callable[[Island, set[int]], Phase] = _none
    robbing: Callable[[Island], bool] = _yes
    purchases: Listing = _none
    plays: Listing = _none
    does: Mapping[str, Deed] = {}
    end: Callable[[Island], Phase] = _none
    show: Callable[[Island, int | None], Struct | None] = _nothing
    exchange: Callable[[Catan, int | None, Chance], None] = _nothing
    keys: type[Struct] = NoKeys
    write: Callable[[Catan], Facts] = _no_facts
    take: Callable[[Catan, Any], None] = _nothing
    check: Callable[[Island], None] = _nothing
    recall: Callable[[Catan, CatanView, Ask, Chance], None] = _nothing
    before: Callable[[CatanView, Ask], Choice | None] = _nothing
    calm: Callable[[Catan], Iterable[str]] = _none
    promise: Callable[[Island, int], float] = _zero
    estimates: Mapping[str, float] = {}
    apart: tuple[str, ...] = ()
    values: Values = {}
    hard: Values = {}
    goals: Callable[[Outlook], Iterable[Goal]] = _none
    kept: Callable[[Outlook], Mapping[str, int]] = _no_facts
    verbs: Mapping[str, Callable[[Outlook, str], float]] = {}
    early_worth: Mapping[str, Callable[[Outlook], float]] = {}
    weights: Mapping[str, Weigh] = {}
    amounts: Mapping[str, Callable[[Outlook, Ask], list[str]]] = {}
    reasons: Mapping[str, Tell] = {}


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
