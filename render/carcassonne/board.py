"""The board on the table: the frame of a picture, and all tiles, towers and pieces in it, from the wood upwards."""

import itertools
import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import cachetools
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from render.carcassonne.figures import SHAPES, figure, lies
from render.carcassonne.look import Piece
from render.carcassonne.tile.curves import turned
from render.carcassonne.tile.geometry import board_points
from render.carcassonne.tile.painter import SIZES, tile, variant
from render.carcassonne.tile.scenery import tower
from render.kit.cache import weight
from render.kit.canvas import Canvas, Pixels
from render.kit.compressed_cache import CanvasCache, cached_squeezed
from render.kit.disk import cached_on_disk
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, blit, index_of, to_sprite
from render.kit.surface import wood
from render.kit.theme import steps, tone
from rules.carcassonne.view import Cell, Figure, Tile, Token

Box = tuple[int, int, int, int]
"""A part of a picture: left, upper, right and lower border."""
Spot = tuple[Cell, Point]
"""A place on the table: a cell, and a point on its tile."""

# A phone is about 400 points wide, with up to three pixels each. A narrower picture shows its tiles larger there.
WIDTHS = (960, 1020, 1080, 1140, 1200)
WIDTH, HEIGHT = WIDTHS[-1], 1500
SLIM, FLAT = 2 / 3, 5 / 3
"""Minimum and maximum of a picture's width, in its heights."""
STEP = 60
"""Heights are multiples of this number of pixels, so that few moves change the size of the picture."""
RING, LEAST_RING = 0.4, 0.2
"""Usual and minimum margin around the tiles, in tile widths."""
STEPS = 4
"""The board moves by multiples of a cell divided by this number. It ignores smaller moves."""
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
TALL = 0.385
"""Height of a follower, in tile widths. On small tiles followers have a minimum height."""
CORNERS: tuple[Cell, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
AROUND: tuple[Cell, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))
LATEST, SQUEEZED = 4 << 20, 16 << 20
"""Limits of the cached boards, in bytes: about two tables uncompressed and fifty compressed."""
CARD_SIDES: tuple[Cell, ...] = ((0, -1), (-1, 0), (-1, -1))
"""Directions in which an empty cell shows the card of its neighbour: above, to the left, and both."""
CLOSEUPS = 2
"""Number of cached close-ups."""
FRAMES = 256
"""Number of boards whose frame is known."""
NEWEST = 8
"""Upper bound of the tiles that are added to a cached board. With more of them the board is drawn from scratch."""


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


def whole(cells: Iterable[Cell], head: int, ring: float, least: float = LEAST_RING, narrow: int = WIDTHS[0]) -> Frame:
    """Return the frame of all cells under a head of some height, cropped to them, with tiles as large as possible.

    The margin is at least ``least`` tiles, and ``ring`` tiles if they fit. The width is at least ``narrow``. Sizes and
    offsets have steps, so that most moves leave the board where it is.
    """
    xs, ys = zip(*cells, strict=True)
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = tile.fitting(min(WIDTH / (columns + 2 * least), (HEIGHT - head) / (rows + 2 * least)))
    tall = min(head + (rows + 2 * ring) * size, HEIGHT)
    wide = max((columns + 2 * ring) * size, tall * SLIM, narrow)
    width = next((width for width in WIDTHS if width >= wide), WIDTH)
    height = min(math.ceil(max(tall, width / FLAT) / STEP) * STEP, HEIGHT)
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


def closeup(cell: Cell, cells: Iterable[Cell], size: int, extent: int = 1000) -> Frame:
    """Return the frame of a cell's surroundings, without a head. It moves up to a tile towards the most tiles."""
    near = [(x - cell[0], y - cell[1]) for x, y in cells if max(abs(x - cell[0]), abs(y - cell[1])) <= 3]
    # Keep three quarters of a tile around the cell on each side.
    most = extent / size / 2 - 1.25
    aside, down = (max(-most, min(most, sum(axis) / max(len(axis), 1))) for axis in zip(*near, (0, 0), strict=True))
    left = (extent - size) / 2 - (cell[0] + aside) * size
    top = (extent - size) / 2 - (cell[1] + down) * size
    return Frame(extent, extent, size, round(left), round(top))


def lay(frame: Frame, board: Sequence[Tile]) -> Canvas:
    """Return the table with the tiles on it. Recent boards are cached for the other pictures of a move."""
    # A copy, because the caller draws on it.
    return _whole(frame, tuple(board)).copy()


def lay_near(frame: Frame, board: Sequence[Tile]) -> Canvas:
    """Return a close-up of the table with the tiles on it. It is cached briefly: the next move needs another one."""
    return _near(frame, tuple(board)).copy()


_boards = CanvasCache(LATEST, cachetools.LRUCache(SQUEEZED, getsizeof=weight))
_closeups: cachetools.LRUCache[object, Canvas] = cachetools.LRUCache(CLOSEUPS)


_frames: cachetools.LRUCache[object, Frame] = cachetools.LRUCache(FRAMES)
"""The latest frame of each board and size of tiles."""


def forget() -> None:
    """Evict all boards."""
    for boards in (_boards, _boards.squeezed, _closeups, _frames):
        boards.clear()


@cachetools.cached(_closeups)
def _near(frame: Frame, board: tuple[Tile, ...]) -> Canvas:
    return _drawn(frame, _cells(board), (0, 0, frame.width, frame.height))


def _whole(frame: Frame, board: tuple[Tile, ...]) -> Canvas:
    """Return a whole board from the cache, or draw it."""
    found = _find(frame, board)
    if found is None:
        found = _boards[frame, board] = _grown(frame, board) or _moved(frame, board) or _from_scratch(frame, board)
    _frames[frame.size, board] = frame
    return found


def _from_scratch(frame: Frame, board: tuple[Tile, ...]) -> Canvas:
    """Draw a whole board from scratch."""
    return _drawn(frame, _cells(board), (0, 0, frame.width, frame.height))


def _grown(frame: Frame, board: tuple[Tile, ...]) -> Canvas | None:
    """Add the new tiles to the cached earlier board in this frame, if there is one."""
    for more in range(1, NEWEST + 1):
        canvas = _find(frame, board[:-more])
        if canvas is not None:
            # The earlier board is not needed again. Free its memory for another table's board.
            _boards.discard((frame, board[:-more]))
            _add(canvas, frame, _cells(board), board[-more:])
            return canvas
    return None


def _moved(frame: Frame, board: tuple[Tile, ...]) -> Canvas | None:
    """Copy the tiles of this board, or of an earlier one, from their cached picture in another frame, if there is one.

    Copying is faster than reading every tile's sprite.
    """
    for more in range(NEWEST + 1):
        shown = board[: len(board) - more]
        before = _frames.get((frame.size, shown))
        found = _find(before, shown) if before and before.holds(shown) else None
        if before and found:
            canvas = _copied(found, before, frame, _cells(shown))
            _add(canvas, frame, _cells(board), board[len(shown) :])
            return canvas
    return None


def _find(frame: Frame, board: tuple[Tile, ...]) -> Canvas | None:
    """Return a board from the cache, or None."""
    return _boards.find((frame, board))


def _copied(picture: Canvas, before: Frame, frame: Frame, cells: Mapping[Cell, Tile]) -> Canvas:
    """Copy tiles from their picture in another frame onto bare wood. Draw the wood beside them for this frame."""
    canvas = wood((frame.width, frame.height))
    ground = canvas.pixels.copy()
    for cell in cells:
        left, top = before.corner(cell)
        copied = Canvas(picture.pixels[top : top + before.size, left : left + before.size])
        canvas.paste(copied, frame.corner(cell))
    _shade_beside(canvas, ground, frame, cells)
    return canvas


def _cells(board: Iterable[Tile]) -> dict[Cell, Tile]:
    return {lying.cell: lying for lying in board}


def _add(canvas: Image.Image, frame: Frame, cells: Mapping[Cell, Tile], new: Iterable[Tile]) -> None:
    """Draw tiles with their surroundings, because towers and shadows there change."""
    for lying in new:
        left, top = frame.corner((lying.x - 1, lying.y - 1))
        right, bottom = frame.corner((lying.x + 2, lying.y + 2))
        box = max(0, left), max(0, top), min(frame.width, right), min(frame.height, bottom)
        if box[0] < box[2] and box[1] < box[3]:
            canvas.paste(_drawn(frame, cells, box), box)


def _drawn(frame: Frame, cells: Mapping[Cell, Tile], box: Box) -> Canvas:
    """Draw a part of the picture: tiles, then towers, then the wood beside the tiles.

    The wood comes last, because it cuts off the towers at the border of the tiles.
    """
    left, top, right, bottom = box
    canvas = wood((right - left, bottom - top), (left, top))
    ground = canvas.pixels.copy()
    part = Frame(right - left, bottom - top, frame.size, frame.left - left, frame.top - top)
    # One ring beyond the visible cells: the towers there reach in.
    around = _seen(part, 1) & cells.keys()
    shown = _seen(part)
    for cell in shown & around:
        lying = cells[cell]
        canvas.paste(tile(frame.size, lying.kind, lying.turn, variant(*cell)), part.corner(cell))
    _draw_towers(canvas, part, (cells[cell] for cell in around))
    _shade_beside(canvas, ground, part, around)
    return canvas


def _shade_beside(canvas: Canvas, ground: Pixels, frame: Frame, tiles: Collection[Cell]) -> None:
    """Draw the wood of all visible empty cells next to tiles."""
    shown = _seen(frame)
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


def _seen(frame: Frame, ring: int = 0) -> set[Cell]:
    """Return the cells that are at least partly visible, with a ring around them."""
    across, down = (
        range(-start // frame.size - ring, (extent - 1 - start) // frame.size + 1 + ring)
        for start, extent in ((frame.left, frame.width), (frame.top, frame.height))
    )
    return set(itertools.product(across, down))


def _draw_towers(canvas: Image.Image, frame: Frame, board: Iterable[Tile]) -> None:
    """Draw towers at the corners of tiles where walls meet."""
    sprite = turret(frame.size)
    width, height = sprite.size
    for corner in _wall_ends(board):
        left, top = frame.corner(corner)
        if -width < left < frame.width + width and -height < top < frame.height + height:
            blit(canvas, sprite, (left - width // 2, top - round(height * 0.62)))


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


def _wall_ends(board: Iterable[Tile]) -> set[Cell]:
    """Return the corners of cells at which walls end. (0, 0) is the upper left corner of cell (0, 0)."""
    return {(t.x + dx, t.y + dy) for t in board for dx, dy in _own_ends(t.kind, t.turn)}


@lru_cache(maxsize=512)
def _own_ends(kind: str, turn: int) -> frozenset[Cell]:
    ends = (turned(point, turn) for point in board_points(kind).ends)
    return frozenset((round(x), round(y)) for x, y in ends)


@cached_on_disk(sizes=SIZES, every=lambda: [()])
def turret(size: int) -> Sprite:
    """Return the tower where walls meet at the corners of tiles."""
    sheet = Sheet(size, ratio=1.0)
    thing = tower(0.5, 0.66, 0.062, 0.095)
    sheet.shadow([(0.45, 0.63), (0.55, 0.63), (0.64, 0.70), (0.54, 0.72)], 150)
    sheet.settle(0.012)
    thing.paint(sheet)
    image = sheet.done()
    margin = size // 3
    return to_sprite(image.crop((margin, margin, size - margin, round(size * 0.78))))


def stand(
    canvas: Image.Image, frame: Frame, board: Sequence[Tile], pieces: Iterable[Piece], chosen: Piece | None = None
) -> None:
    """Draw the pieces, the nearer over the farther ones. Pieces on one segment stand side by side."""
    beside: dict[tuple[int, int], int] = {}
    lying = {tile.cell: tile for tile in board}
    found = []
    for piece in (*pieces, *((chosen,) if chosen else ())):
        x, y = frame.at((piece.x, piece.y), _stand_at(piece, lying[piece.x, piece.y]))
        aside = beside[x, y] = beside.get((x, y), -1) + 1
        # Each one is a pixel lower than the previous one, so that it is drawn over it.
        found.append(((x + round(aside * 0.24 * frame.size), y + aside), piece))
    for (x, y), piece in sorted(found, key=lambda spot: spot[0][1]):
        tall = figure.fitting(frame.size * TALL)
        seat, flat = (piece.seat, lies(piece.kind, piece.segment)) if isinstance(piece, Figure) else (None, False)
        sprite = figure(tall, piece.kind, seat, flat, piece is chosen)
        up = 0 if flat else tall // 8
        blit(canvas, sprite, (x - sprite.size[0] // 2, y - sprite.size[1] // 2 - up))


def spot_of(piece: Piece, board: Sequence[Tile]) -> Point:
    """Return the point on its tile where a piece stands."""
    return _stand_at(piece, next(lying for lying in board if lying.cell == (piece.x, piece.y)))


def _stand_at(piece: Piece, under: Tile) -> Point:
    if isinstance(piece, Token):
        return SHAPES[piece.kind].on
    return turned(board_points(under.kind).anchors[piece.segment], under.turn)
