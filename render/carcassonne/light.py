"""The light of the tiles on the wood beside them, their shadow, and the thickness of their card."""

from collections import defaultdict
from collections.abc import Collection
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from render.carcassonne.frame import Frame
from render.carcassonne.tile.painter import SIZES
from render.kit.cache import cached_squeezed
from render.kit.canvas import Canvas, Pixels
from render.kit.sprites import index_of
from render.kit.theme import steps, tone
from rules.carcassonne.view import Cell

LOW = 4
"""Factor by which light and shadow on the wood are drawn smaller."""
BARE, CARD = 16, 128
"""Values in a cell's light for bare wood and for the visible side of a tile's card."""
SHADE, GLOW = 10, 15
"""Depth of full shadow and strength of full light, in tones of wood."""
FINE = 8
"""Fractions of a tone in which lights add up."""
NEAR = 0.19
"""Softness of the light around the tiles, in tile widths. It ends within twice this distance."""
AROUND: tuple[Cell, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))
CARD_SIDES: tuple[Cell, ...] = ((0, -1), (-1, 0), (-1, -1))
"""Directions in which an empty cell shows the card of its neighbour: above, to the left, and both."""


def shade_beside(canvas: Canvas, ground: Pixels, frame: Frame, tiles: Collection[Cell]) -> None:
    """Draw the wood of all visible empty cells next to tiles, on a ``ground`` of bare wood."""
    shown = frame.seen()
    for cell, near in _beside(tiles).items():
        if cell in shown:
            _shade(canvas, ground, frame.corner(cell), frame.size, near)


def _beside(cells: Collection[Cell]) -> dict[Cell, int]:
    """Return the empty cells next to tiles, each with a bit for every direction of ``AROUND`` in which a tile lies."""
    found: dict[Cell, int] = defaultdict(int)
    for x, y in cells:
        for side, (dx, dy) in enumerate(AROUND):
            found[x - dx, y - dy] |= 1 << side
    return {cell: near for cell, near in found.items() if cell not in cells}


def _shade(canvas: Canvas, ground: Pixels, at: tuple[int, int], size: int, near: int) -> None:
    """Draw the wood of an empty cell next to tiles: their light and shadow, and the thickness of their card."""
    (x, y), (width, height) = at, canvas.size
    across, down = slice(max(0, x), min(width, x + size)), slice(max(0, y), min(height, y + size))
    part = slice(down.start - y, down.stop - y), slice(across.start - x, across.stop - x)
    light = _light(size, near).pixels[part]
    lit = ground[down, across] + light
    # Faster than arithmetic on arrays, because most cells are small.
    shaded = np.frombuffer(lit.tobytes().translate(_colours()), np.uint8)
    canvas.pixels[down, across] = shaded.reshape(lit.shape)


@cache
def _colours() -> bytes:
    """Return, for every sum of a tone of bare wood and a light, the index of its colour in the palette."""
    # On bare wood a palette index is a tone, and a lower one is darker.
    lightest = steps("wood") - 1
    return bytes(
        index_of(tone("stone", 0.25)) if lit >= CARD else min(max(lit - BARE, 0), lightest) for lit in range(256)
    )


@cached_squeezed
def _light(size: int, near: int) -> Canvas:
    """Return the light on an empty cell as a number of tones above ``BARE``, from the tiles around it.

    ``CARD`` stands where the right and lower sides of tiles are visible.
    """
    sides = [i for i in range(len(AROUND)) if near >> i & 1]
    tones = _lights(size)[sides].sum(axis=0, dtype=np.int16)
    light = (BARE + (tones + FINE // 2) // FINE).astype(np.uint8)
    thick = max(2, size // 42)
    above, before, both = (near >> AROUND.index(side) & 1 for side in CARD_SIDES)
    if above:
        light[: thick + 1, 0 if both else thick :] = CARD
    if before:
        light[0 if both else thick :, : thick + 1] = CARD
    if both:
        light[: thick + 1, : thick + 1] = CARD
    return Canvas(light)


@lru_cache(maxsize=len(SIZES))
def _lights(size: int) -> NDArray[np.int8]:
    """Return the light of a tile in each direction of ``AROUND`` on an empty cell, in tones divided by ``FINE``.

    Light spreads from a tile to all sides. Its shadow is the same square, moved and less blurred. Lights of several
    tiles add up, so that no combination of them has to be blurred.
    """
    # The light comes from the upper left, so the shadow moves down and right, and less light falls there.
    unit = size / LOW
    glow, shadow = ImageFilter.BoxBlur(unit * NEAR), ImageFilter.BoxBlur(unit / 14)
    found = []
    for side in AROUND:
        light = _square(side, unit, -unit / 20).filter(glow).filter(glow)
        dark = _square(side, unit, unit / 11).filter(shadow)
        found.append(_middle(light, size) * (GLOW * FINE / 255) - _middle(dark, size) * (SHADE * FINE / 255))
    return np.rint(found).astype(np.int8)


def _square(side: Cell, unit: float, off: float) -> Image.Image:
    """Return three by three cells with a white one on a side, moved down and right by ``off``."""
    grid = Image.new("L", (round(3 * unit), round(3 * unit)))
    x, y = (1 + side[0]) * unit + off, (1 + side[1]) * unit + off
    ImageDraw.Draw(grid).rectangle((x, y, x + unit, y + unit), 255)
    return grid


def _middle(grid: Image.Image, size: int) -> NDArray[np.float32]:
    """Return the middle cell of three by three cells, enlarged to a size."""
    third = grid.width / 3
    box = (third, third, 2 * third, 2 * third)
    return np.asarray(grid.resize((size, size), Image.Resampling.BILINEAR, box), np.float32)
