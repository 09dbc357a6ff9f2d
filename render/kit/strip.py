"""The score strip on top of a picture: each seat's shape, name, score and pieces, gold under whose turn it is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit.marks import seat_shape
from render.kit.sprites import Stamp, press, stamp, veil
from render.kit.surface import wood
from render.kit.theme import GOLD, INK, PAPER, SEATS, mix, tone
from render.kit.type import cap_height, fitted, printable, set_on, width_of

SMALL, LARGE = 28, 54
HEIGHT = 136
SHAPE = 56
MARGIN = 20
TOP, NAME, GAP = 13, 104, 8


class Entry(NamedTuple):
    """One seat's part of the strip; ``pieces`` are little pictures with their counts."""

    seat: int
    name: str
    score: int
    pieces: tuple[tuple[Stamp, int], ...] = ()
    active: bool = False


def strip(canvas: Image.Image, entries: Sequence[Entry], right: int) -> None:
    """Draw the strip along the top edge, up to ``right``: pieces beside the scores or, for want of room, the names."""
    canvas.paste(_plank(canvas.width), (0, 0))
    cell = (right - MARGIN) // max(len(entries), 2)
    beside = all(_score_end(entry) + _pieces_width(entry) <= cell for entry in entries)
    for place, entry in enumerate(entries):
        left = MARGIN + place * cell
        canvas.paste(_drawn(entry, beside, left, cell, canvas.width), (left, 0))


def _score_end(entry: Entry) -> int:
    return SHAPE + GAP + width_of(str(entry.score), "bold", LARGE) + GAP


def _pieces_width(entry: Entry) -> int:
    return sum(_piece_width(*piece) for piece in entry.pieces)


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
def _drawn(entry: Entry, beside: bool, left: int, cell: int, width: int) -> Image.Image:
    """Return a seat's cell of the strip."""
    canvas = _plank(width).crop((left, 0, left + cell, HEIGHT + 2))
    middle = TOP + SHAPE // 2
    press(canvas, seat_shape(entry.seat, SHAPE), (0, TOP))
    set_on(canvas, str(entry.score), (SHAPE + GAP, middle + cap_height("bold", LARGE) // 2), "bold", LARGE, PAPER)
    room = cell - 2 * GAP
    if beside:
        _pieces(canvas, entry.pieces, (_score_end(entry), middle))
    else:
        wide = _pieces_width(entry)
        room -= wide
        _pieces(canvas, entry.pieces, (cell - wide - GAP, NAME - cap_height("text", SMALL) // 2))
    tint = PAPER if entry.active else mix(PAPER, INK, 0.25)
    name = printable(entry.name, "text") or SEATS[entry.seat].letter
    set_on(canvas, fitted(name, "text", SMALL, room), (0, NAME), "text", SMALL, tint)
    if entry.active:
        press(canvas, _bar(cell - 2 * GAP), (0, HEIGHT - 19))
    return canvas


def _pieces(canvas: Image.Image, pieces: Sequence[tuple[Stamp, int]], at: tuple[int, int]) -> None:
    x, middle = at
    base = middle + cap_height("text", SMALL) // 2
    for picture, count in pieces:
        press(canvas, picture, (x, middle - picture.size[1] // 2))
        set_on(canvas, str(count), (x + picture.size[0] + 6, base), "text", SMALL, mix(PAPER, INK, 0.15))
        x += _piece_width(picture, count)


def _piece_width(picture: Stamp, count: int) -> int:
    return picture.size[0] + 6 + width_of(str(count), "text", SMALL) + GAP


@lru_cache(maxsize=16)
def _bar(width: int) -> Stamp:
    core = Image.new("RGBA", (width, 8), (*GOLD, 255))
    core.paste((*tone("gold", 0.85), 255), (0, 0, width, 2))
    core.paste((*tone("gold", 0.25), 255), (0, 7, width, 8))
    return stamp(core)
