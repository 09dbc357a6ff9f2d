"""The table of points at a game's end: a line for each seat, best first, with a crown for the winners."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from render.kit.disk import persistent
from render.kit.marks import seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.surface import plank
from render.kit.theme import GOLD, INK, PAPER, Colour, mix, tone
from render.kit.typography import LEAST, cap_height, fitted, set_on, width_of

MARGIN, LINE, SIGN, LABEL = 20, 64, 46, 38
"""The margin, and the heights of a seat's line, of the signs and of their names, in pixels."""
SHAPE, CROWN = 48, 54
TEXT, SMALL, SCORE = 32, LEAST, 46
RANK, PLACE, NAME, PARTS = 20, 92, 156, 452
"""The left edges of the ranks, of the seats' shapes and names, and of the sources of points, in pixels."""
TOTAL = 110
"""Width of the column of the scores, in pixels."""
MINUS = "\N{MINUS SIGN}"


class Line(NamedTuple):
    """A seat's line: its rank, name and score."""

    seat: int
    name: str
    rank: int
    score: int


class Source(NamedTuple):
    """A source of points: its sign, its name, and the points by seat."""

    sign: Sprite | None
    name: str
    points: Sequence[int]


def points_table(lines: Sequence[Line], sources: Sequence[Source], width: int = WIDTH) -> Section:
    """Return the lines, best first, below the signs of the sources. Names stand below the signs if all fit."""
    column = min(200.0, (width - TOTAL - PARTS) / max(len(sources), 1))
    named = bool(sources) and all(width_of(one.name, "text", SMALL) <= column - 12 for one in sources)
    head = (SIGN + 2 * MARGIN + (LABEL if named else 0)) if sources else MARGIN
    height = head + len(lines) * LINE + MARGIN
    return Section(height, partial(_draw, lines, sources, named, column, head, height))


def _draw(
    lines: Sequence[Line],
    sources: Sequence[Source],
    named: bool,
    column: float,
    head: int,
    height: int,
    canvas: Image.Image,
    top: int,
) -> None:
    # Two pixels less, because the plank has a shadow below it.
    canvas.paste(plank(canvas.width, height - 2), (0, top))
    middles = [round(canvas.width - TOTAL - column * (len(sources) - at - 0.5)) for at in range(len(sources))]
    for one, x in zip(sources, middles, strict=True):
        _head(canvas, one, x, top + MARGIN, named)
    for at, line in enumerate(lines):
        middle = top + head + at * LINE + LINE // 2
        tint = GOLD if line.rank == 1 else PAPER
        _person(canvas, line, middle, tint)
        for one, x in zip(sources, middles, strict=True):
            _number(canvas, one.points[line.seat], x, middle)
        score = str(line.score).replace("-", MINUS)
        _set(canvas, score, canvas.width - MARGIN - 8 - width_of(score, "bold", SCORE), middle, "bold", SCORE, tint)


def _head(canvas: Image.Image, source: Source, x: int, top: int, named: bool) -> None:
    """Put the sign of a source above its column, and its name if there is space or no sign."""
    if source.sign is not None:
        wide, high = source.sign.size
        blit(canvas, source.sign, (x - wide // 2, top + (SIGN - high) // 2))
    if named:
        name = source.name
        _set(canvas, name, x - width_of(name, "text", SMALL) // 2, top + SIGN + LABEL // 2 + 4, "text", SMALL, _FAINT)


def _person(canvas: Image.Image, line: Line, middle: int, tint: Colour) -> None:
    """Put a seat's crown or rank, its shape and its name on its line."""
    if line.rank == 1:
        blit(canvas, crown(CROWN), (RANK, middle - CROWN // 2))
    else:
        rank = f"{line.rank}."
        _set(canvas, rank, RANK + (CROWN - width_of(rank, "text", TEXT)) // 2, middle, "text", TEXT, _FAINT)
    blit(canvas, seat_shape(line.seat, SHAPE), (PLACE, middle - SHAPE // 2))
    _set(canvas, fitted(line.name, "text", TEXT, PARTS - NAME - MARGIN), NAME, middle, "text", TEXT, tint)


def _number(canvas: Image.Image, points: int, x: int, middle: int) -> None:
    """Set the points of a source, centred in its column. Nothing scored is a faint dash."""
    told = str(points).replace("-", MINUS) if points else "–"
    tint = PAPER if points else mix(PAPER, INK, 0.6)
    _set(canvas, told, x - width_of(told, "bold", TEXT) // 2, middle, "bold", TEXT, tint)


def _set(canvas: Image.Image, text: str, left: int, middle: int, face: str, size: int, tint: Colour) -> None:
    set_on(canvas, text, (left, middle + cap_height(face, size) // 2), face, size, tint)


_FAINT = mix(PAPER, INK, 0.25)


@persistent
def crown(size: int) -> Sprite:
    """Return a golden crown with three points and jewels."""
    sheet = Sheet(size)
    points = ((0.10, 0.30), (0.30, 0.52), (0.50, 0.16), (0.70, 0.52), (0.90, 0.30), (0.82, 0.78), (0.18, 0.78))
    sheet.shape(points, GOLD, 0.05)
    # The side away from the light is darker.
    sheet.shape(((0.50, 0.16), (0.70, 0.52), (0.90, 0.30), (0.82, 0.78), (0.50, 0.78)), tone("gold", 0.38))
    sheet.line(((0.19, 0.67), (0.81, 0.67)), tone("gold", 0.18), 0.035)
    for at, tint in (((0.10, 0.27), "red"), ((0.50, 0.14), "blue"), ((0.90, 0.27), "red")):
        sheet.disc(at, 0.07, tone(tint, 0.5), outline=0.03)
    return to_sprite(sheet.done())
