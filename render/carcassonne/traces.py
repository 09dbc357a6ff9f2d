"""Traces of the events since the last placement: the tracks of tokens, and the figures that left the table."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image

from render.carcassonne.board import spot_of
from render.carcassonne.frame import Frame
from render.carcassonne.tile.curves import MIDDLE, between
from render.kit.disk import persistent
from render.kit.marks import seat_shape
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.theme import INK, PAPER, tone
from rules.carcassonne.view import Cell, Figure, Tile

STRIDE = 4


def tracks(canvas: Image.Image, frame: Frame, trail: Sequence[Cell]) -> None:
    """Mark the track of a token over the tiles: a ring at its start, then steps."""
    for here, there in pairwise(trail):
        start, end = frame.at(here, MIDDLE), frame.at(there, MIDDLE)
        for step in range(1, STRIDE):
            _centred(canvas, _footprint(max(12, frame.size // 8)), between(start, end, step / STRIDE))
    if len(trail) > 1:
        _centred(canvas, _start(max(28, frame.size // 3)), frame.at(trail[0], MIDDLE))


def fallen(canvas: Image.Image, frame: Frame, board: Sequence[Tile], gone: Iterable[Figure]) -> None:
    """Cross out the figures that left the table, where they stood."""
    size = max(40, round(frame.size * 0.26))
    for figure in gone:
        at = frame.at((figure.x, figure.y), spot_of(figure, board))
        _centred(canvas, seat_shape(figure.seat, size), at)
        _centred(canvas, _cross(size), at)


def _centred(canvas: Image.Image, sprite: Sprite, at: tuple[float, float]) -> None:
    blit(canvas, sprite, (round(at[0] - sprite.size[0] / 2), round(at[1] - sprite.size[1] / 2)))


@persistent
def _footprint(size: int) -> Sprite:
    sheet = Sheet(size)
    for radius, tint in ((0.48, INK), (0.38, PAPER), (0.27, tone("roof", 0.3))):
        sheet.disc((0.5, 0.5), radius, tint)
    return to_sprite(sheet.done())


@persistent
def _start(size: int) -> Sprite:
    sheet = Sheet(size)
    for radius, tint in ((0.48, INK), (0.44, PAPER), (0.38, tone("roof", 0.3))):
        sheet.disc((0.5, 0.5), radius, tint)
    # Drawing on a sheet replaces its pixels, so this makes a hole.
    sheet.disc((0.5, 0.5), 0.28, (*INK, 0))
    return to_sprite(sheet.done())


@persistent
def _cross(size: int) -> Sprite:
    sheet = Sheet(size)
    for width, tint in ((0.24, INK), (0.18, PAPER), (0.11, tone("red", 0.42))):
        # A wider stroke is longer too, so that its casing covers the ends.
        reach = 0.12 if width == 0.24 else 0.15 if width == 0.18 else 0.18
        for low, high in ((reach, 1 - reach), (1 - reach, reach)):
            sheet.line([(low, reach), (high, 1 - reach)], tint, width)
    return to_sprite(sheet.done())
