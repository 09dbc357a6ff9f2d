"""What a way to play Catan contributes to the rules at their named anchors: the base game's own cards, or an expansion.

The turn (K16) calls the anchors in this order: ``begin`` · ``early`` before the roll · ``event`` with the dice and
``befall`` before the production · ``harvested`` after it · ``purchases`` and ``plays`` among the actions, done by
``does`` · ``end``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from rules.catan.state import Catan, Cities, Development
from rules.kernel import Chance, Facts, Option, Play

if TYPE_CHECKING:
    from rules.catan.island import Island
    from rules.catan.view import CatanView

Deed: TypeAlias = "Callable[[Island, int, str], Play[None] | None]"
"""What a choice does: island, seat and what follows the verb in the id; None where nobody is asked further."""

Term: TypeAlias = tuple[str, int, int]
"""A part of a score: what it is for, how many there are, and points each."""

Listing: TypeAlias = "Callable[[Island, int], Sequence[Option]]"
"""What a seat may choose now."""


def _nothing(*_: object) -> None: ...


def _none(*_: object) -> tuple[()]:
    return ()


def _zero(*_: object) -> int:
    return 0


def _yes(*_: object) -> bool:
    return True


def _no_event(*_: object) -> Facts:
    return {}


def _no_phase(*_: object) -> Play[None]:
    yield from ()


def settlements_to_raise(island: Island, seat: int) -> Iterable[int]:
    """Return the settlements that may become cities, if a city is in stock (K31)."""
    return island.settlements[seat] if island.stock(seat)[2] else ()


class Mode(Struct, frozen=True, kw_only=True):
    """One way to play.

    ``target`` are the points that win, ``kinds`` how many kinds of cards there are, ``second`` the level of the second
    building placed (K13), ``twin_card`` by resource what else a city produces. ``fresh`` makes the mode's part of a
    new state and ``shuffle`` its decks, ``read`` adds to an island what follows from it.

    Of a seat: ``points`` and ``hidden`` are its public and secret points, ``terms`` what both are made of (a name, how
    many of it, points each), ``safe`` further cards safe on a seven,
    ``bargains`` kinds given at 2:1, ``raisable`` settlements that may become cities (``raised`` follows that),
    ``reduced`` how many city pieces lie as settlements, ``holding`` whether it has secret cards. ``robbing``: whether
    the robber may move. ``early`` and ``waits`` are its choices before the roll, and whether it is asked for them
    though it may have none. ``harvested`` gets the seats that received something. ``build_begins`` comes before its
    special building.

    ``show`` adds to a view, ``exchange`` swaps in a twin what a seat cannot know, ``write`` and ``take`` are the
    mode's keys of a position, ``check`` refuses an impossible one.
    """

    key: str
    target: int
    kinds: int
    second: int
    twin_card: Mapping[int, int]
    part: type[Development] | type[Cities]
    fresh: Callable[[int, str], Development | Cities]
    shuffle: Callable[[Catan], None]
    read: Callable[[Island], None] = _nothing
    points: Callable[[Island, int], int] = _zero
    terms: Callable[[Island, int], Sequence[Term]] = _none
    hidden: Callable[[Island, int], int] = _zero
    safe: Callable[[Island, int], int] = _zero
    bargains: Callable[[Island, int], Iterable[int]] = _none
    raisable: Callable[[Island, int], Iterable[int]] = settlements_to_raise
    raised: Callable[[Island, int], None] = _nothing
    reduced: Callable[[Island, int], int] = _zero
    robbing: Callable[[Island], bool] = _yes
    begin: Callable[[Island], None] = _nothing
    early: Listing = _none
    waits: Callable[[Island, int], bool] = _yes
    event: Callable[[Island, list[int | str]], Facts] = _no_event
    befall: Callable[[Island], Play[None]] = _no_phase
    harvested: Callable[[Island, set[int]], Play[None]] = _no_phase
    purchases: Listing = _none
    plays: Listing = _none
    does: Mapping[str, Deed]
    build_begins: Callable[[Island], None] = _nothing
    holding: Callable[[Island, int], bool] = _yes
    end: Callable[[Island], Play[None]] = _no_phase
    show: Callable[[Island, CatanView], CatanView]
    exchange: Callable[[Catan, int | None, Chance], None]
    write: Callable[[Catan], Facts]
    take: Callable[[Catan, Facts], None]
    check: Callable[[Island], None] = _nothing


MODES: dict[str, Mode] = {}
"""Every way to play by its key; the package fills it."""
