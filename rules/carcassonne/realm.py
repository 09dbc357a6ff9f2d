"""The realm: the table as the rules see it, and the anchors at which expansions add to them.

An expansion is a folder ``expansions/<key>/`` whose package has an object ``EXPANSION``. A game begins with ``prepare``
and ``layer``. The turn (C7) calls the anchors in this order: ``begin`` · ``keeps`` for every tile drawn ·
``may_place`` · ``placed`` · ``instead`` · ``reach`` and ``actions`` for the figure action · ``acted`` · ``completed``
and ``scored`` for every object. The game ends with ``scored`` and ``final``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from msgspec import Struct

from rules.carcassonne.land import Area, Land, land_of
from rules.carcassonne.pieces import Figure, Spot, Tile
from rules.carcassonne.state import Carcassonne, StatePart
from rules.carcassonne.tiles import SegmentKind
from rules.kernel import Ask, Facts, Option, Order, Play, Reason


@dataclass(slots=True)
class Realm:
    """A table as the rules see it while they run. Only ``state`` is stored."""

    state: Carcassonne
    land: Land
    expansions: tuple[Expansion, ...]
    figures: Mapping[str, FigureKind]

    @classmethod
    def of(cls, state: Carcassonne) -> Realm:
        """Build the land from the state's board."""
        expansions = in_play(state)
        return cls(state, land_of(state.board), expansions, figure_kinds(expansions))

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
        """Return whether one of the figures is a follower of the seat, normal or big: one that can own an object."""
        return any(figure.seat == seat and self.figures[figure.kind].weight for figure in figures)

    def send_home(self, figure: Figure, told: str = "carcassonne.returned") -> None:
        """Return the figure to its owner's supply; ``told`` is the kind of the event."""
        self.state.figures.remove(figure)
        seat, kind, x, y, segment = figure.seat, figure.kind, figure.x, figure.y, figure.segment
        self.state.tell(told, seat=seat, figure=kind, x=x, y=y, segment=segment)


@dataclass(slots=True)
class Placing:
    """A placing: one tile of a turn and its figure action (C7). ``barred``: the action is forbidden. ``again``: a
    second placing follows, if this is the first.
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
"""Whether the seat may place the figure in the object, given the figures that stand there."""


class FigureKind(Struct, frozen=True):
    """A kind of wooden piece: how many each seat has, its weight in a majority (C29: without weight it owns nothing),
    the segments on which it can stand, and whether it may be placed in a given object.
    """

    name: str
    number: int
    weight: int
    on: frozenset[SegmentKind]
    may_stand: MayStand


class Action(Struct, frozen=True):
    """One way to use the figure action: its option and its effect."""

    option: Option
    act: Callable[[], None]


Tell: TypeAlias = Callable[[Realm, Facts], list[Reason]]
"""Returns the reasons of a computer for what an event tells with these facts."""


EVERYWHERE: frozenset[SegmentKind] = frozenset(get_args(SegmentKind))


def unoccupied(_placing: Placing, _area: Area, inside: list[Figure]) -> bool:
    """Return whether no figure stands in the object as it is now (C17)."""
    return not inside


FOLLOWER = FigureKind("follower", 7, 1, EVERYWHERE, unoccupied)
"""The piece of which every seat has seven (C2)."""


def figure_kinds(expansions: Iterable[Expansion]) -> dict[str, FigureKind]:
    """Return the kinds of figures that every seat has with these expansions, by name."""
    kinds = (FOLLOWER, *(kind for expansion in expansions for kind in expansion.figures))
    return {kind.name: kind for kind in kinds}


def _nothing(*_: object) -> None: ...


def _none(*_: object) -> tuple[()]:
    return ()


def _never(_state: object) -> bool:
    return False


def _keep(*_: object) -> bool:
    return True


def _same(_realm: object, _area: object, _seat: int, _complete: bool, each: int) -> int:
    return each


def _no_view(_state: object) -> None: ...


def _no_part(_view: object) -> StatePart:
    return StatePart()


def _top(_kind: str) -> int:
    return 0


# The yield makes it a generator, as every phase is one.
def _no_phase(*_: object) -> Play[bool]:
    yield from ()
    return False


def until_asked(phase: Play[object]) -> None:
    """Run a phase on a trial table: to its end, or to the first question it asks."""
    next(phase, None)


class Expansion(Struct, frozen=True, kw_only=True):
    """An expansion's contributions; every field but ``key`` has a default that adds nothing.

    Its tiles are the table ``tiles.toml`` in its folder. Phases return a generator: they may ask.
    """

    key: str
    """The name of its folder, and its value of the option ``expansions``."""
    seats: int = 5
    """The largest number of players that it makes possible."""
    figures: tuple[FigureKind, ...] = ()
    """The kinds of figures that it gives to every seat."""
    part: type[StatePart] = StatePart
    """The type of its facts in the state."""
    prepare: Callable[[Carcassonne], None] = _nothing
    """Changes the table before the pile is made."""
    layer: Callable[[str], int] = _top
    """Returns the layer of a kind of tile in the pile. Tiles of a lower layer are drawn first."""
    begin: Callable[[Realm], None] = _nothing
    """Runs at the start of a turn."""
    keeps: Callable[[Realm, str], bool] = _keep
    """Returns whether a drawn tile is placed at all."""
    may_place: Callable[[Realm, Tile], bool] | None = None
    """Returns whether a place where a tile fits is allowed."""
    placed: Callable[[Placing], None] = _nothing
    """Runs after a tile is placed."""
    instead: Callable[[Placing], Play[bool]] = _no_phase
    """A phase that may replace the figure action and then returns True."""
    reach: Callable[[Placing], Iterable[Spot]] = _none
    """Yields further segments for a figure."""
    actions: Callable[[Placing], Iterable[Action]] = _none
    """Yields further uses of the figure action."""
    acted: Callable[[Placing], Play[object]] = _no_phase
    """A phase between the figure action and the scoring."""
    acting: Callable[[Carcassonne], bool] = _never
    """Returns whether ``acted`` is not over yet."""
    rate: Callable[[Realm, Area, int, bool, int], int] = _same
    """Returns the points for each tile, shield or city of an object."""
    completed: Callable[[Placing, Area], Play[object]] = _no_phase
    """A phase between an object's completion and its scoring."""
    scored: Callable[[Realm, Area, list[Figure], bool], None] = _nothing
    """Runs after an object's scoring."""
    final: Callable[[Realm], Play[object]] = _no_phase
    """A phase in the final scoring."""
    check: Callable[[Realm], None] = _nothing
    """Refuses an impossible position with ValueError."""
    held: Callable[[Carcassonne], Iterable[str]] = _none
    """Returns the tiles that are neither in the pile nor on the board."""
    show: Callable[[Carcassonne], Struct | None] = _no_view
    """Returns its public facts, the view's ``parts[key]``."""
    recall: Callable[[Any], StatePart] = _no_part
    """Makes its facts of such a view again."""
    promise: Callable[[Realm, float], Sequence[float]] = _none
    """For the computer opponent: the worth of its facts to every seat with this number of turns left."""
    risks: Callable[[Realm, list[Figure]], Sequence[float]] = _none
    """For the computer opponent: the chance of each figure to be lost before it scores."""
    tries: Mapping[str, Callable[[Realm, Ask, Option], None]] = {}
    """For the computer opponent: the immediate effect of an answer to one of its asks, by kind."""
    orders: tuple[Order, ...] = ()
    """Further standing orders."""
    reasons: Mapping[str, Tell] = {}
    """The reasons why a computer did what an event tells, by the kind of the event."""


EXPANSIONS: dict[str, Expansion] = {}
"""Every expansion by its key; the package fills it."""


def in_play(state: Carcassonne) -> tuple[Expansion, ...]:
    """Return the expansions chosen for this table."""
    chosen = state.options["expansions"]
    return tuple(expansion for key, expansion in EXPANSIONS.items() if key in chosen)
