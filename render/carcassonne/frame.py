"""The frame of a picture of the board: its size, and where its tiles are."""

import itertools
import math
from collections.abc import Iterable
from typing import NamedTuple

from render.carcassonne.tile.painter import tile
from render.kit.sheet import Point
from rules.carcassonne.view import Cell, Tile

# A phone is about 400 points wide, with up to three pixels each. A narrower picture shows its tiles larger there.
WIDTHS = (960, 1020, 1080, 1140, 1200)
WIDTH, HEIGHT = WIDTHS[-1], 1500
SLIM, FLAT = 3 / 4, 5 / 3
"""Minimum and maximum of a picture's width, in its heights."""
STEP = 20
"""Heights are multiples of this number of pixels, so that few moves change the size of the picture."""
RING, LEAST_RING = 0.4, 0.2
"""Usual margin beside the tiles, and minimum margin around them, in tile widths."""
STEPS = 4
"""The board moves by multiples of a cell divided by this number. It ignores smaller moves."""


class Frame(NamedTuple):
    """The frame of a picture: its size, the size of a tile, and the upper left corner of cell (0, 0)."""

    width: int
    height: int
    size: int
    left: int
    top: int

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell."""
        return self.left + cell[0] * self.size, self.top + cell[1] * self.size

    def at(self, cell: Cell, point: Point) -> tuple[int, int]:
        """Return the pixel of a point of the tile in a cell."""
        x, y = self.corner(cell)
        return round(x + point[0] * self.size), round(y + point[1] * self.size)

    def holds(self, board: Iterable[Tile]) -> bool:
        """Return True if no tile is cut off."""
        corners = [self.corner(lying.cell) for lying in board]
        return all(0 <= x <= self.width - self.size and 0 <= y <= self.height - self.size for x, y in corners)

    def seen(self, ring: int = 0) -> set[Cell]:
        """Return the cells that are at least partly visible, with a ring around them."""
        across, down = (
            range(-start // self.size - ring, (extent - 1 - start) // self.size + 1 + ring)
            for start, extent in ((self.left, self.width), (self.top, self.height))
        )
        return set(itertools.product(across, down))


def whole(cells: Iterable[Cell], head: int, ring: float, least: float = LEAST_RING, narrow: int = WIDTHS[0]) -> Frame:
    """Return the frame of all cells under a head of some height, cropped to them, with tiles as large as possible.

    The margin is at least ``least`` tiles, and at the sides ``ring`` tiles if they fit. The width is at least
    ``narrow``. Sizes and offsets have steps, so that most moves leave the board where it is.
    """
    xs, ys = zip(*cells, strict=True)
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = tile.fitting(min(WIDTH / (columns + 2 * least), (HEIGHT - head) / (rows + 2 * least)))
    tall = min(math.ceil((head + (rows + 2 * least) * size) / STEP) * STEP, HEIGHT)
    wide = max((columns + 2 * ring) * size, tall * SLIM, narrow)
    width = next((width for width in WIDTHS if width >= wide), WIDTH)
    height = max(tall, math.ceil(width / FLAT / STEP) * STEP)
    left = _origin(min(xs) - least, max(xs) + 1 + least, width, size)
    top = head + _origin(min(ys) - least, max(ys) + 1 + least, height - head, size)
    return Frame(width, height, size, left, top)


def within(outer: Frame, cells: Iterable[Cell], head: int, least: float = LEAST_RING) -> Frame:
    """Return a frame of the same size as another one that shows these cells in the middle, as large as possible."""
    xs, ys = zip(*cells, strict=True)
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = tile.fitting(min(outer.width / (columns + 2 * least), (outer.height - head) / (rows + 2 * least)))
    left = round((outer.width - columns * size) / 2) - min(xs) * size
    top = head + round((outer.height - head - rows * size) / 2) - min(ys) * size
    return Frame(outer.width, outer.height, size, left, top)


def _origin(first: float, last: float, extent: int, size: int) -> int:
    """Return the start of cell 0 that roughly centres the cells from ``first`` to ``last``."""
    middle = (extent - (first + last) * size) / 2
    step = size / STEPS
    # Move by whole steps, but never cut off a tile.
    return round(min(max(round(middle / step) * step, -first * size), extent - last * size))


NEAR = (1000, 900)
"""Size of a close-up, in pixels. The buttons below it have long labels."""


def closeup(cell: Cell, cells: Iterable[Cell], size: int) -> Frame:
    """Return the frame of a cell's surroundings, without a head. It moves up to a tile towards the most tiles."""
    near = [(x - cell[0], y - cell[1]) for x, y in cells if max(abs(x - cell[0]), abs(y - cell[1])) <= 3]
    # Keep three quarters of a tile around the cell on each side.
    most = (extent / size / 2 - 1.25 for extent in NEAR)
    means = (sum(axis) / max(len(axis), 1) for axis in zip(*near, (0, 0), strict=True))
    aside, down = (max(-far, min(far, mean)) for far, mean in zip(most, means, strict=True))
    left = (NEAR[0] - size) / 2 - (cell[0] + aside) * size
    top = (NEAR[1] - size) / 2 - (cell[1] + down) * size
    return Frame(*NEAR, size, round(left), round(top))
