"""The realm: everything the rules look at while they run, and what an expansion may add to it.

An expansion is a folder ``expansions/<key>/`` whose package has an object ``EXPANSION``: what it contributes at the
named anchors of the rules. A game begins with ``prepare`` and ``layer``. The turn (C7) calls the anchors in this order:
``begin`` · ``offered`` · ``keeps`` for every tile drawn · ``may_place`` · ``placed`` · ``instead`` · ``reach`` and
``actions`` for the figure action · ``acted`` · ``completed`` and ``scored`` for every object. The game ends with
``scored`` and ``final``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from msgspec import Struct

from rules.carcassonne.land import Area, Land
from rules.carcassonne.pieces import Figure, Spot, Tile
from rules.carcassonne.state import Carcassonne, StatePart
from rules.carcassonne.tiles import SegmentKind
from rules.kernel import Ask, Option, Order, Play


@dataclass(slots=True)
class Realm:
    """A table as the rules see it while they run; nothing of it but ``state`` is ever saved."""

    state: Carcassonne
    land: Land
    expansions: tuple[Expansion, ...]
    figures: Mapping[str, FigureKind]

    @classmethod
    def of(cls, state: Carcassonne) -> Realm:
        """Lay the land from the state's board."""
        expansions = in_play(state)
        return cls(state, Land(state.board), expansions, figure_kinds(expansions))

    def area_of(self, figure: Figure) -> Area:
        """Return the object in which the figure stands."""
        return self.land.areas[figure.spot]

    def figures_in(self, area: Area) -> list[Figure]:
        """Return all figures, of any seat and kind, that stand in the object."""
        areas = self.land.areas
        return [figure for figure in self.state.figures if areas[figure.x, figure.y, figure.segment] is area]

    def occupied(self) -> dict[Area, list[Figure]]:
        """Return every object in which figures stand, with its figures."""
        areas = self.land.areas
        found: dict[Area, list[Figure]] = {}
        for figure in self.state.figures:
            found.setdefault(areas[figure.x, figure.y, figure.segment], []).append(figure)
        return found

    def has_follower(self, seat: int, figures: Iterable[Figure]) -> bool:
        """Whether one of the figures is a follower of the seat, normal or big: one that can own an object."""
        return any(figure.seat == seat and self.figures[figure.kind].weight for figure in figures)

    def send_home(self, figure: Figure, told: str = "carcassonne.returned") -> None:
        """Return the figure to its owner's supply; ``told`` is the kind of the event."""
        self.state.figures.remove(figure)
        seat, kind, x, y, segment = figure.seat, figure.kind, figure.x, figure.y, figure.segment
        self.state.tell(told, seat=seat, figure=kind, x=x, y=y, segment=segment)


@dataclass(slots=True)
class Placing:
    """One part of a turn: a tile and a figure action (C7). ``barred``: no action this time; ``again``: if it is the
    first, a second part follows.
    """

    realm: Realm
    seat: int
    tile: Tile
    barred: bool = False
    again: bool = False

    @property
    def state(self) -> Carcassonne:
        """The facts."""
        return self.realm.state


MayStand: TypeAlias = Callable[[Placing, Area, list[Figure]], bool]
"""Whether the placing's seat may place the figure in the object, given the figures that stand there."""


class FigureKind(Struct, frozen=True):
    """A kind of wooden piece: how many each seat has, what it counts in a majority (C29: none owns nothing), on which
    segments it can stand and whether it may be placed in a certain object.
    """

    name: str
    number: int
    weight: int
    on: frozenset[SegmentKind]
    may_stand: MayStand


class Action(Struct, frozen=True):
    """One way to use the figure action of a part: what is offered, and what it does."""

    option: Option
    act: Callable[[], None]


EVERYWHERE: frozenset[SegmentKind] = frozenset(get_args(SegmentKind))


def unoccupied(_placing: Placing, _area: Area, inside: list[Figure]) -> bool:
    """Whether no figure at all stands in the object as it is now (C17)."""
    return not inside


FOLLOWER = FigureKind("follower", 7, 1, EVERYWHERE, unoccupied)
"""The piece that everybody has seven of (C2)."""


def figure_kinds(expansions: Iterable[Expansion]) -> dict[str, FigureKind]:
    """Return the kinds of figures that every seat has with these expansions, by name."""
    kinds = (FOLLOWER, *(kind for expansion in expansions for kind in expansion.figures))
    return {kind.name: kind for kind in kinds}


def _nothing(*_: object) -> None: ...


def _none(*_: object) -> tuple[()]:
    return ()


def _keep(*_: object) -> bool:
    return True


def _same(_realm: object, _area: object, _seat: int, _complete: bool, each: int) -> int:
    return each


def _no_view(_state: object) -> None: ...


def _no_part(_view: object) -> StatePart:
    return StatePart()


def _top(_kind: str) -> int:
    return 0


# The yield makes it a generator, as a phase is one.
def _no_phase(*_: object) -> Play[bool]:
    yield from ()
    return False


def _no_offer(_realm: object) -> Play[None]:
    yield from ()


def until_asked(phase: Play[object]) -> None:
    """Run a phase on a trial table: to its end, or to the first question it asks."""
    next(phase, None)


class Expansion(Struct, frozen=True, kw_only=True):
    """What one expansion contributes; its tiles are the table ``tiles.toml`` in its folder.

    ``seats`` is the largest number of players it makes possible, ``part`` its part of the state.

    The start: ``prepare`` changes the table before the pile is made. ``layer`` says how deep a kind of tile lies in
    the pile: tiles of a lower layer are drawn first.

    The turn: ``begin`` happens at its start. ``offered`` returns a tile that is taken instead of drawing one, or None.
    ``keeps`` says whether a drawn tile is placed at all, ``may_place`` whether a place where it fits is allowed.
    ``placed`` follows a tile's landing, ``instead`` may replace the figure action (and then returns True), ``reach``
    yields further segments for a figure, ``actions`` further things to do with the action, ``acted`` comes between the
    action and the scoring.

    The scoring: ``completed`` comes between an object's completion and its scoring, ``rate`` changes what its tiles,
    shields or cities are worth each to a seat, ``scored`` follows its scoring, ``final`` the final scoring.
    ``offered``, ``instead``, ``acted``, ``completed`` and ``final`` are phases: they may ask.

    ``check`` refuses an impossible position. ``held`` are tiles that lie neither in the pile nor on the board. ``show``
    returns what of the part is public, the view's ``parts[key]``, and ``recall`` the part of such a view.

    For the computer opponent, ``promise`` says what the part is worth to every seat with so many turns left, ``risks``
    how likely figures are lost before they score, and ``tries`` what an answer to an ask of the expansion would do at
    once. ``orders`` are the standing orders that it makes worth giving.
    """

    key: str
    seats: int = 5
    figures: tuple[FigureKind, ...] = ()
    part: type[StatePart] = StatePart
    prepare: Callable[[Carcassonne], None] = _nothing
    layer: Callable[[str], int] = _top
    begin: Callable[[Realm], None] = _nothing
    offered: Callable[[Realm], Play[str | None]] = _no_offer
    keeps: Callable[[Realm, str], bool] = _keep
    may_place: Callable[[Realm, Tile], bool] | None = None
    placed: Callable[[Placing], None] = _nothing
    instead: Callable[[Placing], Play[bool]] = _no_phase
    reach: Callable[[Placing], Iterable[Spot]] = _none
    actions: Callable[[Placing], Iterable[Action]] = _none
    acted: Callable[[Placing], Play[object]] = _no_phase
    rate: Callable[[Realm, Area, int, bool, int], int] = _same
    completed: Callable[[Placing, Area], Play[object]] = _no_phase
    scored: Callable[[Realm, Area, list[Figure], bool], None] = _nothing
    final: Callable[[Realm], Play[object]] = _no_phase
    check: Callable[[Realm], None] = _nothing
    held: Callable[[Carcassonne], Iterable[str]] = _none
    show: Callable[[Carcassonne], Struct | None] = _no_view
    recall: Callable[[Any], StatePart] = _no_part
    promise: Callable[[Realm, float], Sequence[float]] = _none
    risks: Callable[[Realm, list[Figure]], Sequence[float]] = _none
    tries: Mapping[str, Callable[[Realm, Ask, Option], None]] = {}
    orders: tuple[Order, ...] = ()


EXPANSIONS: dict[str, Expansion] = {}
"""Every expansion by its key; the package finds them."""


def in_play(state: Carcassonne) -> tuple[Expansion, ...]:
    """Return the expansions chosen for this table."""
    chosen = state.options["expansions"]
    return tuple(expansion for key, expansion in EXPANSIONS.items() if key in chosen)
