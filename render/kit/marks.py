"""Marks: plates (A1, A2 … B1) on options, gold on chosen things, corner brackets on the last move."""

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Literal

from PIL import Image

from render.kit.disk import persistent
from render.kit.glow import GILT, Glow
from render.kit.sheet import Point, Sheet
from render.kit.sprites import OVERSIZE, Sprite, blit, put, to_sprite
from render.kit.theme import GOLD, INK, PAPER, SEATS, Colour, letters_on, mix, tone
from render.kit.typography import LEAST, centre, width_of

GAP = 0.3
"""The least distance of two plates, as a share of the size of their text."""


def row_marks(places: Iterable[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """Name places on a grid in reading order: a letter for each row from the top, a number from left to right."""
    rows: dict[int, list[int]] = {}
    for x, y in sorted(set(places)):
        rows.setdefault(y, []).append(x)
    return {
        (x, y): f"{letters(row)}{number}"
        for row, (y, xs) in enumerate(sorted(rows.items()))
        for number, x in enumerate(xs, 1)
    }


def grid_marks(places: Iterable[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """Name places as on a chess board: a letter for each row, a number for each column."""
    ordered = sorted(set(places), key=lambda place: (place[1], place[0]))
    left, top = min((x for x, _ in ordered), default=0), min((y for _, y in ordered), default=0)
    return {(x, y): f"{letters(y - top)}{x - left + 1}" for x, y in ordered}


def letters(index: int) -> str:
    """Return the name of a row: A to Z, AA, AB …"""
    return ("" if index < 26 else letters(index // 26 - 1)) + chr(ord("A") + index % 26)


def mark_size(side: int) -> int:
    """Return the text size of a mark in a place ``side`` pixels wide. It grows with the place and stays legible."""
    # A phone shows a picture 400 pixels wide: 28 of 1200 pixels are 9 there.
    return max(28 if side < 120 else 40, round(side * 0.3))


@persistent
def plate(text: str, size: int, space: int | None = None, ring: Colour = PAPER) -> Sprite:
    """Return a dark plate with light text of ``size`` and a thin light ring. ``space`` limits its width, in pixels."""
    height = round(size * 1.35)
    letters = width_of(text, "bold", size)
    width = max(height, letters + round(size * 0.62))
    if space is not None:
        # Never narrower than its letters, even if it reaches beyond its place.
        width = min(width, max(space - 6, letters + 10))
    sheet = Sheet(width + 6, ratio=(height + 6) / (width + 6))
    _fill_plate(sheet, width, height, ring)
    sprite = to_sprite(sheet.done())
    centre(sprite.core, text, (sprite.size[0] / 2, sprite.size[1] / 2), size, PAPER)
    return sprite


@persistent
def arrow(way: str, size: int) -> Sprite:
    """Return a dark plate with a light arrow to the north, east, south or west."""
    outline = [(0, -0.34), (0.32, 0.0), (0.13, 0.0), (0.13, 0.32), (-0.13, 0.32), (-0.13, 0.0), (-0.32, 0.0)]
    for _ in range("NESW".index(way)):
        outline = [(-y, x) for x, y in outline]
    sheet = Sheet(size)
    _fill_plate(sheet, size - 6, size - 6, PAPER)
    sheet.shape([(0.5 + x, 0.5 + y) for x, y in outline], GOLD)
    return to_sprite(sheet.done())


@persistent
def dot(size: int) -> Sprite:
    """Return a small golden dot for an option whose name stands on the margin."""
    sheet = Sheet(size)
    for radius, tint in ((0.48, INK), (0.40, PAPER), (0.28, GOLD)):
        sheet.disc((0.5, 0.5), radius, tint)
    return to_sprite(sheet.done())


@persistent
def tag(seats: tuple[int, ...], text: str, size: int) -> Sprite:
    """Return a dark plate with the shapes of seats and a number."""
    shape = max(SMALLEST, round(size * 1.12))
    height = max(shape + 4, round(size * 1.35))
    letters = width_of(text, "bold", size)
    width = max(height, len(seats) * (shape + 4) + letters + round(size * 0.5))
    sheet = Sheet(width + 6, ratio=(height + 6) / (width + 6))
    _fill_plate(sheet, width, height, PAPER)
    sprite = to_sprite(sheet.done())
    left = (sprite.size[0] - letters - len(seats) * (shape + 4)) // 2
    for index, seat in enumerate(seats):
        blit(sprite.core, seat_shape(seat, shape), (left + index * (shape + 4), (sprite.size[1] - shape) // 2))
    middle = left + len(seats) * (shape + 4) + letters / 2
    centre(sprite.core, text, (middle, sprite.size[1] / 2), size, PAPER)
    return sprite


def _fill_plate(sheet: Sheet, width: int, height: int, ring: Colour) -> None:
    """Draw a dark plate with a thin ring and a margin of 3 pixels."""
    for inset, fill, alpha in ((0, INK, 90), (1, INK, 255), (2, ring, 255), (3.5, INK, 255)):
        box = [v * OVERSIZE for v in (inset + 1, inset + 1, width + 5 - inset, height + 5 - inset)]
        sheet.draw.rounded_rectangle(box, (height / 2 - inset) * OVERSIZE * 0.55, (*fill, alpha))


def put_plates(canvas: Image.Image, spots: Sequence[tuple[str, tuple[int, int]]], sizes: Sequence[int]) -> None:
    """Put plates on their middles, with a gap between them.

    Use the largest of ``sizes`` in which they hardly have to move. In the smallest size move them as far as necessary.
    """
    at = [middle for _, middle in spots]
    for size in sizes:
        sprites = [plate(text, size) for text, _ in spots]
        gap = round(GAP * size)
        places = apart(at, [(sprite.size[0] + gap, sprite.size[1] + gap) for sprite in sprites], canvas.size)
        if size == sizes[-1] or all(math.dist(*pair) <= size / 4 for pair in zip(at, places, strict=True)):
            for sprite, (x, y) in zip(sprites, places, strict=True):
                put(canvas, sprite, (x, y))
            return


def apart(
    middles: Sequence[tuple[int, int]], sizes: Sequence[tuple[int, int]], extent: tuple[int, int]
) -> list[tuple[int, int]]:
    """Return the middles of boxes of these sizes, pushed apart until none overlaps."""
    found = [list(middle) for middle in middles]
    # Bounded, because boxes at the border may have no free place. Then accept an overlap.
    for _ in range(200):
        moved = False
        for i, j in itertools.combinations(range(len(found)), 2):
            free = [abs(found[i][k] - found[j][k]) - (sizes[i][k] + sizes[j][k]) / 2 for k in (0, 1)]
            if max(free) < 0:
                # Push along the axis with the smaller overlap.
                axis = int(free[1] >= free[0])
                push = math.ceil(-free[axis] / 2)
                sign = 1 if found[i][axis] <= found[j][axis] else -1
                found[i][axis] -= sign * push
                found[j][axis] += sign * push
                moved = True
        for middle, size in zip(found, sizes, strict=True):
            for k in (0, 1):
                middle[k] = min(max(middle[k], size[k] // 2), extent[k] - size[k] + size[k] // 2)
        if not moved:
            break
    return [(x, y) for x, y in found]


@persistent
def spot(size: int) -> Sprite:
    """Return the outline of a free place on the table."""
    sheet = Sheet(size)
    inset, edge = size * 0.05, max(2.0, size / 80)
    box = [v * OVERSIZE for v in (inset, inset, size - inset, size - inset)]
    radius = size * 0.07 * OVERSIZE
    sheet.draw.rounded_rectangle(box, radius, (*INK, 70), (*mix(PAPER, INK, 0.2), 255), round(edge * OVERSIZE))
    return to_sprite(sheet.done())


@persistent
def frame(size: int, style: Literal["outline", "bracket"], glow: Glow = "last") -> Sprite:
    """Return a gold frame round a square: complete for a chosen place, only corners for a recent move."""
    margin = round(size * 0.04) + 4
    extent = size + 2 * margin
    sheet = Sheet(extent)
    width = max(3.0, size * (0.045 if style == "outline" else 0.035))
    inner, outer = margin, margin + size
    for fill, grow in ((INK, 1.5), (GILT[glow], 0.0)):
        band = width / 2 + grow
        box = [v * OVERSIZE for v in (inner - band, inner - band, outer + band, outer + band)]
        radius = (width + grow) * OVERSIZE
        sheet.draw.rounded_rectangle(box, radius, None, fill, round(2 * band * OVERSIZE))
    image = sheet.image
    if style == "bracket":
        # Erase the sides between the corners.
        arm = size * 0.24
        clear = Image.new("RGBA", image.size, (*INK, 0))
        a, b = (round((margin + v) * OVERSIZE) for v in (arm, size - arm))
        image.paste(clear.crop((0, 0, b - a, image.height)), (a, 0))
        image.paste(clear.crop((0, 0, image.width, b - a)), (0, a))
    return to_sprite(sheet.done())


OUTLINES: dict[str, tuple[Point, ...]] = {
    "square": ((-0.40, -0.40), (0.40, -0.40), (0.40, 0.40), (-0.40, 0.40)),
    "triangle": ((0, -0.46), (0.48, 0.40), (-0.48, 0.40)),
    "diamond": ((0, -0.48), (0.48, 0), (0, 0.48), (-0.48, 0)),
    "pentagon": ((0, -0.47), (0.47, -0.11), (0.30, 0.42), (-0.30, 0.42), (-0.47, -0.11)),
    "cross": (
        (-0.20, -0.46), (0.20, -0.46), (0.20, -0.20), (0.46, -0.20), (0.46, 0.20), (0.20, 0.20),
        (0.20, 0.46), (-0.20, 0.46), (-0.20, 0.20), (-0.46, 0.20), (-0.46, -0.20), (-0.20, -0.20),
    ),
}  # fmt: skip
"""Shapes of seats relative to their middle, one unit wide. The circle is drawn as a disc."""


SMALLEST = 36
"""Minimum size of a seat's shape that holds its letter, in pixels."""


@persistent
def seat_shape(seat: int, size: int) -> Sprite:
    """Return a seat's shape with its letter."""
    look = SEATS[seat]
    sheet = Sheet(size)
    for grow, fill in ((0.09, INK), (0.062, look.rim), (0.0, look.body)):
        if look.shape == "circle":
            sheet.disc((0.5, 0.5), 0.40 + grow, fill)
        else:
            sheet.shape([(0.5 + x * 0.85, 0.5 + y * 0.85) for x, y in OUTLINES[look.shape]], fill, grow, fill)
    sprite = to_sprite(sheet.done())
    # A triangle is wider below its middle, so its letter stands lower.
    drop = 0.11 if look.shape == "triangle" else 0.0
    middle = (size / 2, size * (0.5 + drop))
    centre(sprite.core, look.letter, middle, max(LEAST, round(size * 0.56)), letters_on(look.body))
    return sprite


@persistent
def bar(width: int) -> Sprite:
    """Return the golden bar under the active seat."""
    core = Image.new("RGBA", (width, 8), (*GOLD, 255))
    core.paste((*tone("gold", 0.85), 255), (0, 0, width, 2))
    core.paste((*tone("gold", 0.25), 255), (0, 7, width, 8))
    return to_sprite(core)
