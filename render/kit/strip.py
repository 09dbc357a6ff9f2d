"""The score strip on top of a picture: each seat's shape, name, score and pieces, gold under whose turn it is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit.marks import seat_shape
from render.kit.sprites import Stamp, press, veil
from render.kit.theme import GOLD, INK, PAPER, mix, tone
from render.kit.type import baseline, cap_height, fitted, line, width_of

SMALL, LARGE = 28, 54
HEIGHT = 136
SHAPE = 58
MARGIN = 20


class Entry(NamedTuple):
    """One seat's part of the strip; ``pieces`` are little pictures with their counts."""

    seat: int
    name: str
    score: int
    pieces: tuple[tuple[Stamp, int], ...] = ()
    active: bool = False


def strip(canvas: Image.Image, entries: Sequence[Entry], right: int) -> None:
    """Draw the strip along the top edge, up to ``right``."""
    _plank(canvas)
    if not entries:
        return
    cell = (right - MARGIN) // max(len(entries), 2)
    for place, entry in enumerate(entries):
        _entry(canvas, entry, MARGIN + place * cell, cell)


def _plank(canvas: Image.Image) -> None:
    box = (0, 0, canvas.width, HEIGHT)
    canvas.paste(canvas.crop(box).point(veil(INK, 0.42)), box)
    for y, tint, share in (
        (HEIGHT - 2, tone("wood", 1.0), 0.5),
        (HEIGHT - 1, INK, 0.8),
        (HEIGHT, INK, 0.5),
        (HEIGHT + 1, INK, 0.25),
    ):
        row = (0, y, canvas.width, y + 1)
        canvas.paste(canvas.crop(row).point(veil(tint, share)), row)


def _entry(canvas: Image.Image, entry: Entry, left: int, cell: int) -> None:
    press(canvas, seat_shape(entry.seat, SHAPE), (left, 12))
    score = line(str(entry.score), "bold", LARGE, PAPER)
    middle = 12 + SHAPE // 2
    set_on(canvas, score, (left + SHAPE + 8, middle + cap_height("bold", LARGE) // 2), "bold", LARGE)
    x = left + SHAPE + 8 + width_of(str(entry.score), "bold", LARGE) + 16
    for picture, count in entry.pieces:
        number = str(count)
        wide = picture.size[0] + 2 + width_of(number, "text", SMALL)
        if x + wide > left + cell - 4:
            break
        press(canvas, picture, (x, middle - picture.size[1] // 2))
        base = middle + cap_height("text", SMALL) // 2
        tint = mix(PAPER, INK, 0.15)
        set_on(canvas, line(number, "text", SMALL, tint), (x + picture.size[0] + 2, base), "text", SMALL)
        x += wide + 10
    name = fitted(entry.name, "text", SMALL, cell - 20)
    tint = PAPER if entry.active else mix(PAPER, INK, 0.25)
    set_on(canvas, line(name, "text", SMALL, tint), (left, 104), "text", SMALL)
    if entry.active:
        press(canvas, _bar(cell - 18), (left, HEIGHT - 19))


def set_on(canvas: Image.Image, text: Stamp, at: tuple[int, int], face: str, size: int) -> None:
    """Set a line so that its letters begin at ``at`` and stand on it."""
    press(canvas, text, (at[0] - 2, at[1] - baseline(face, size)))


@lru_cache(maxsize=16)
def _bar(width: int) -> Stamp:
    core = Image.new("RGBA", (width, 8), (*GOLD, 255))
    core.paste((*tone("gold", 0.85), 255), (0, 0, width, 2))
    core.paste((*tone("gold", 0.25), 255), (0, 7, width, 8))
    from render.kit.sprites import stamp

    return stamp(core)
