"""What an expansion adds to the pictures and the words of Carcassonne, as one object."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from render.carcassonne.tile.placing import Landmark
from render.catalogue import Catalogue
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Token

At: TypeAlias = Callable[[float, float], Point]
"""Turns a point of an outline one unit high into a point of the sheet."""
Piece: TypeAlias = Figure | Token


class Shape(NamedTuple):
    """A kind of wooden piece.

    ``scale`` is its height in that of a follower, ``letter`` and ``size`` where and how large its seat's letter is (in
    its own height, from its middle). A piece that ``lies`` lies down on fields; one with a ``rim`` has a light rim, to
    be told from a smaller one of the same outline; ``wide`` is the width of its sprite in its height.

    A piece that belongs to no seat has a ``ramp`` of its own and a place ``on`` every tile, in tile widths; ``adorn``
    paints its details.
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
    """What runs over a tile from edge to edge and is no segment, as water does: its width and how it is painted.

    A course with one edge ends in the middle of the tile. ``letters`` stand for it on the text board where it runs
    upright and level.
    """

    width: float
    paint: Callable[[Sheet, Sequence[Point]], None]
    letters: str


def _none(*_: Any) -> tuple[()]:
    return ()


class Look(NamedTuple):
    """What one expansion adds to pictures and words; every part has a default that adds nothing.

    Tiles: ``landmarks`` by the flag or marker of the component table, ``courses`` by the letter of their edge, and
    ``reach``: how far walls reach inwards on tiles whose cities meet, by tile and segment.

    Pieces: ``shapes`` by kind. ``tokens`` returns the pieces that belong to no seat, ``trail`` the cells that one ran
    over since the last tile was placed, ``gone`` the figures that left the table since then or would by a choice.

    The score strip: ``counters`` returns pictures with numbers for a seat at a height in pixels, ``aside`` the kinds
    of tiles that lie face up beside the board.

    Words: ``described`` returns sentences about what the table shows now, ``belongings`` about what seats have,
    ``letters`` what stands for a token on the text board.
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
    described: Callable[[Any, Sequence[str], Catalogue], Iterable[str]] = _none
    belongings: Callable[[Any, Sequence[str], Catalogue], Iterable[str]] = _none
    letters: Mapping[str, str] = {}
