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


class Look(NamedTuple):
    """The contributions of an expansion to pictures and words. Each defaults to nothing.

    Tiles: ``landmarks`` by flag or marker of the component table, ``courses`` by letter of their edge, and ``reach``:
    the distance that walls reach inwards on tiles whose cities meet, by tile and segment.

    Pieces: ``shapes`` by kind. ``tokens`` returns the pieces that belong to no seat, ``trail`` the cells that a token
    crossed since the last placement, ``gone`` the figures that left the table since then or would leave by a choice.
    ``put`` are the kinds of events that put a token on a cell.

    The score strip: ``counters`` returns pictures with numbers for a seat, given a height in pixels. ``aside`` returns
    the kinds of tiles that lie face up beside the board. ``score_signs`` draw the signs of the sources of points that
    the expansion adds, given a height in pixels.

    Words: ``latest`` returns sentences about the events since the last placement, ``described`` about the table and
    ``winnings`` about a seat. ``letters`` are the letters of tokens on the map.

    Messages: ``icons`` are the names of the landmarks that have an icon. The icon shows what rises on the tile.
    """

    landmarks: Mapping[str, Landmark] = {}
    courses: Mapping[str, Course] = {}
    reach: Mapping[str, Mapping[str, float]] = {}
    shapes: Mapping[str, Shape] = {}
    tokens: Callable[[Any], Iterable[Token]] = _none
    trail: Callable[[Any], Sequence[Cell]] = _none
    gone: Callable[[Any, CarcassonneView, Piece | None], Iterable[Figure]] = _none
    counters: Callable[[Any, int, int], Iterable[tuple[Sprite, str]]] = _none
    aside: Callable[[Any], Sequence[str]] = _none
    score_signs: Mapping[str, Callable[[int], Sprite]] = {}
    latest: Callable[[Any, Telling], Iterable[str]] = _none
    described: Callable[[Any, Telling], Iterable[str]] = _none
    winnings: Callable[[Any, int, Telling], Iterable[str]] = _none
    letters: Mapping[str, str] = {}
    put: Collection[str] = ()
    icons: Sequence[str] = ()
