"""The pictures and words of a Carcassonne expansion, as one object."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from render.carcassonne.telling import Telling
from render.carcassonne.tile.placing import Landmark
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Token

At: TypeAlias = Callable[[float, float], Point]
"""A function from a point of an outline one unit high to a point of the sheet."""
Piece: TypeAlias = Figure | Token


class Shape(NamedTuple):
    """A kind of wooden piece.

    ``scale`` is its height in heights of a follower. ``letter`` and ``size`` are the place (from its middle) and the
    size of its seat's letter, in its own height. A piece with ``lies`` lies down on fields. One with ``rim`` has a
    light rim, to distinguish it from a smaller piece with the same outline. ``wide`` is the width of its sprite in its
    own height.

    A piece that belongs to no seat has a ``ramp`` of its own and the same place ``on`` every tile, in tile widths.
    ``adorn`` draws its details.
    """

    outline: Sequence[Point]
    scale: float = 1.0
    letter: Point = (0.0, 0.16)
    size: float = 0.46
    lies: bool = False
    rim: bool = False
    wide: float = 2.0
    ramp: str = ""
    on: Point = (0.5, 0.5)
    adorn: Callable[[Sheet, At, float], None] | None = None


class Course(NamedTuple):
    """A line over a tile from edge to edge that is no segment, such as water: its width and its painter.

    A course with one edge ends in the middle of the tile. ``letters`` show it on the map where it is vertical and
    horizontal.
    """

    width: float
    paint: Callable[[Sheet, Sequence[Point]], None]
    letters: str


def _none(*_: Any) -> tuple[()]:
    return ()


class Contribution(NamedTuple):
    """The contributions of an expansion to pictures and words. Each defaults to nothing."""

    landmarks: Mapping[str, Landmark] = {}
    """Its landmarks, by flag or marker of the component table."""
    courses: Mapping[str, Course] = {}
    """The lines over a tile, by letter of their edge."""
    reach: Mapping[str, Mapping[str, float]] = {}
    """The distance that walls reach inwards on tiles whose cities meet, by tile and segment."""
    shapes: Mapping[str, Shape] = {}
    """Its kinds of pieces."""
    tokens: Callable[[Any], Iterable[Token]] = _none
    """Returns the pieces that belong to no seat."""
    trail: Callable[[Any], Sequence[Cell]] = _none
    """Returns the cells that a token crossed since the last placement."""
    gone: Callable[[Any, CarcassonneView, Piece | None], Iterable[Figure]] = _none
    """Returns the figures that left the table since the last placement, or would leave by a choice."""
    counters: Callable[[Any, int, int], Iterable[tuple[Sprite, str]]] = _none
    """Returns pictures with numbers for a seat in the score strip, at most so many pixels high."""
    aside: Callable[[Any], Sequence[str]] = _none
    """Returns the kinds of tiles that lie face up beside the board."""
    score_signs: Mapping[str, Callable[[int], Sprite]] = {}
    """The signs of the sources of points that it adds, given a height in pixels."""
    latest: Callable[[Any, Telling], Iterable[str]] = _none
    """Returns sentences about the events since the last placement."""
    described: Callable[[Any, Telling], Iterable[str]] = _none
    """Returns sentences about the table."""
    winnings: Callable[[Any, int, Telling], Iterable[str]] = _none
    """Returns sentences about a seat."""
    letters: Mapping[str, str] = {}
    """The letters of tokens on the map."""
    put: Collection[str] = ()
    """The kinds of events that put a token on a cell."""
    icons: Sequence[str] = ()
    """The names of the landmarks that have an icon. The icon shows what rises on the tile."""
