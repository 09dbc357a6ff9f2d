"""The score strip on top of a picture: each seat's shape, name, score and pieces, gold under whose turn it is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit.marks import seat_shape
from render.kit.sprites import Stamp, press, stamp, veil
from render.kit.surface import wood
from render.kit.theme import GOLD, INK, PAPER, SEATS, Colour, mix, tone
from render.kit.type import baseline, cap_height, fitted, line, printable, width_of

SMALL, LARGE = 28, 54
HEIGHT = 136
SHAPE = 58
MARGIN = 20
TOP, NAME, GAP = 12, 104, 9


class Entry(NamedTuple):
    """One seat's part of the strip; ``pieces`` are little pictures with their counts."""

    seat: int
    name: str
    score: int
    pieces: tuple[tuple[Stamp, int], ...] = ()
    active: bool = False


def strip(canvas: Image.Image, entries: Sequence[Entry], right: int) -> None:
    """Draw the strip along the top edge, up to ``right``."""
    canvas.paste(_plank(canvas.width), (0, 0))
    cell = (right - MARGIN) // max(len(entries), 2)
    for place, entry in enumerate(entries):
        left = MARGIN + place * cell
        canvas.paste(_drawn(entry, left, cell, canvas.width), (left, 0))


@lru_cache(maxsize=8)
def _plank(width: int) -> Image.Image:
    plank = wood((width, HEIGHT + 2))
    lines = ((HEIGHT - 2, tone("wood", 1.0), 0.5), (HEIGHT - 1, INK, 0.8), (HEIGHT, INK, 0.5), (HEIGHT + 1, INK, 0.25))
    for top, bottom, tint, share in ((0, HEIGHT, INK, 0.42), *((y, y + 1, tint, share) for y, tint, share in lines)):
        part = plank.crop((0, top, width, bottom))
        veiled = Image.frombytes("P", part.size, part.tobytes().translate(veil(tint, share)))
        plank.paste(veiled, (0, top))
    return plank


@lru_cache(maxsize=256)
def _drawn(entry: Entry, left: int, cell: int, width: int) -> Image.Image:
    """Return a seat's cell of the strip; pieces that do not fit beside the score stand beside the name."""
    canvas = _plank(width).crop((left, 0, left + cell, HEIGHT + 2))
    middle = TOP + SHAPE // 2
    press(canvas, seat_shape(entry.seat, SHAPE), (0, TOP))
    score = str(entry.score)
    x = SHAPE + GAP
    set_on(canvas, score, (x, middle + cap_height("bold", LARGE) // 2), "bold", LARGE, PAPER)
    x += width_of(score, "bold", LARGE) + GAP
    pieces = sum(_piece_width(*piece) for piece in entry.pieces)
    beside = x + pieces <= cell - 4
    room = cell - 2 * GAP - (0 if beside else pieces)
    if not beside:
        x, middle = cell - pieces - GAP, NAME - cap_height("text", SMALL) // 2
    for picture, count in entry.pieces:
        press(canvas, picture, (x, middle - picture.size[1] // 2))
        base = middle + cap_height("text", SMALL) // 2
        set_on(canvas, str(count), (x + picture.size[0] + 6, base), "text", SMALL, mix(PAPER, INK, 0.15))
        x += _piece_width(picture, count)
    tint = PAPER if entry.active else mix(PAPER, INK, 0.25)
    name = printable(entry.name, "text") or SEATS[entry.seat].letter
    set_on(canvas, fitted(name, "text", SMALL, room), (0, NAME), "text", SMALL, tint)
    if entry.active:
        press(canvas, _bar(cell - 2 * GAP), (0, HEIGHT - 19))
    return canvas


def _piece_width(picture: Stamp, count: int) -> int:
    return picture.size[0] + 6 + width_of(str(count), "text", SMALL) + GAP


def set_on(canvas: Image.Image, text: str, at: tuple[int, int], face: str, size: int, tint: Colour) -> None:
    """Set a line so that its letters begin at ``at`` and stand on it."""
    press(canvas, line(text, face, size, tint), (at[0] - 2, at[1] - baseline(face, size)))


@lru_cache(maxsize=16)
def _bar(width: int) -> Stamp:
    core = Image.new("RGBA", (width, 8), (*GOLD, 255))
    core.paste((*tone("gold", 0.85), 255), (0, 0, width, 2))
    core.paste((*tone("gold", 0.25), 255), (0, 7, width, 8))
    return stamp(core)
