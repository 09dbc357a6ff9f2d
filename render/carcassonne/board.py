"""The board on the table: which cells are shown how large, and everything that lies on them, from the wood upwards."""

import itertools
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import cachetools
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.carcassonne.figures import SHAPES, figure, lies
from render.carcassonne.look import Piece
from render.carcassonne.tile.curves import turned
from render.carcassonne.tile.geometry import landmarks
from render.carcassonne.tile.painter import SIZES, tile, variant
from render.carcassonne.tile.scenery import tower
from render.kit.cache import weight
from render.kit.canvas import Canvas, Pixels
from render.kit.disk import cached_on_disk
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, blit, index_of, to_sprite
from render.kit.squeezed import CanvasCache, cached_squeezed
from render.kit.surface import wood
from render.kit.theme import tone
from rules.carcassonne.view import Cell, Figure, Tile, Token

Box = tuple[int, int, int, int]
"""A part of a picture: its left, upper, right and lower border."""
Spot = tuple[Cell, Point]
"""A place on the table: a cell, and where on its tile."""

# A phone shows about 400 points across, of up to three pixels each.
WIDTH, HEIGHTS = 1200, (960, 1080, 1200, 1350, 1500)
LEAST_RING = 0.2
"""How much of the table is seen around the tiles at least, in widths of a tile."""
STEPS = 4
"""A board is moved by so many parts of a cell, and stays where it is for smaller ones."""
LOW = 4
"""The shadow on the wood is drawn so many times too small."""
CARD = 255
"""What stands in a shadow for the border of a tile."""
TALL = 0.385
"""How tall a follower is, in widths of a tile; on small tiles it is taller, to be seen."""
CORNERS: tuple[Cell, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
AROUND: tuple[Cell, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))
LATEST, SQUEEZED = 4 << 20, 16 << 20
"""How many bytes of whole boards are cached: those of about two tables as they are, of about fifty squeezed."""
CARD_SIDES: tuple[Cell, ...] = ((0, -1), (-1, 0), (-1, -1))
"""On which sides of an empty cell the thickness of a tile's card is seen: above it, before it, and both."""
THICK = sum(1 << AROUND.index(side) for side in CARD_SIDES)
CLOSEUPS = 2
"""How many boards from close by are cached."""
NEWEST = 8
"""So many tiles are added to a board that was shown; with more of them it is laid afresh."""


class Frame(NamedTuple):
    """What is shown: the size of the picture and of a tile, and where the upper left corner of cell (0, 0) lies."""

    width: int
    height: int
    size: int
    left: int
    top: int

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell."""
        return self.left + cell[0] * self.size, self.top + cell[1] * self.size

    def at(self, cell: Cell, point: Point) -> tuple[int, int]:
        """Return where a point of the tile in a cell lies."""
        x, y = self.corner(cell)
        return round(x + point[0] * self.size), round(y + point[1] * self.size)


def whole(cells: Iterable[Cell], head: int, ring: float, least: float = LEAST_RING) -> Frame:
    """Frame all cells under a head of some height: as large as goes, 5:4 to 4:5, with a ring of ``ring`` tiles around
    them where there is room for it, of ``least`` in any case.

    Heights and places go in steps, so that a growing board stays where it is for most moves.
    """
    xs, ys = zip(*cells, strict=True)
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = tile.fitting(min(WIDTH / (columns + 2 * least), (HEIGHTS[-1] - head) / (rows + 2 * least)))
    height = next((height for height in HEIGHTS if height >= head + (rows + 2 * ring) * size), HEIGHTS[-1])
    left = _origin(min(xs) - least, max(xs) + 1 + least, WIDTH, size)
    top = head + _origin(min(ys) - least, max(ys) + 1 + least, height - head, size)
    return Frame(WIDTH, height, size, left, top)


def _origin(first: float, last: float, extent: int, size: int) -> int:
    """Return where cell 0 begins when cells from ``first`` to ``last`` lie in the middle, give or take a little."""
    middle = (extent - (first + last) * size) / 2
    step = size / STEPS
    # Moved by whole steps, but never so far that a tile is cut off.
    return round(min(max(round(middle / step) * step, -first * size), extent - last * size))


def close(cell: Cell, cells: Iterable[Cell], size: int, extent: int = 1000) -> Frame:
    """Frame the surroundings of a cell without a head, moved up to a tile to where more tiles lie."""
    near = [(x - cell[0], y - cell[1]) for x, y in cells if max(abs(x - cell[0]), abs(y - cell[1])) <= 3]
    # The cell itself keeps three quarters of a tile on each side.
    most = extent / size / 2 - 1.25
    aside, down = (max(-most, min(most, sum(axis) / max(len(axis), 1))) for axis in zip(*near, (0, 0), strict=True))
    left = (extent - size) / 2 - (cell[0] + aside) * size
    top = (extent - size) / 2 - (cell[1] + down) * size
    return Frame(extent, extent, size, round(left), round(top))


def lay(frame: Frame, board: Sequence[Tile]) -> Canvas:
    """Return the table with the tiles on it; what was laid lately is cached, for the pictures of one move."""
    laid = _whole if frame.width == WIDTH else _close
    # Whoever gets it draws on it.
    return laid(frame, tuple(board)).copy()


_boards = CanvasCache(LATEST, cachetools.LRUCache(SQUEEZED, getsizeof=weight))
_closeups: cachetools.LRUCache[object, Canvas] = cachetools.LRUCache(CLOSEUPS)


def forget() -> None:
    """Forget all boards: the next one is laid as if it were the first."""
    for boards in (_boards, _boards.squeezed, _closeups):
        boards.clear()


@cachetools.cached(_closeups)
def _close(frame: Frame, board: tuple[Tile, ...]) -> Canvas:
    """Lay a board from close by, where hardly anything is seen again after the next move."""
    return _afresh(frame, _cells(board), (0, 0, frame.width, frame.height))


def _whole(frame: Frame, board: tuple[Tile, ...]) -> Canvas:
    """Lay a whole board, or return it as it was laid before."""
    found = _boards.find((frame, board))
    if found is None:
        found = _boards[frame, board] = _grown(frame, board)
    return found


def _grown(frame: Frame, board: tuple[Tile, ...]) -> Canvas:
    """Lay what has come since the board was last shown like that, or else all of it."""
    shown = _shown_before(frame, board)
    canvas = _boards.find((frame, shown))
    if canvas is None:
        return _afresh(frame, _cells(board), (0, 0, frame.width, frame.height))
    # Nobody looks back: it would only take the room of another table's board.
    _boards.discard((frame, shown))
    _add(canvas, frame, _cells(board), board[len(shown) :])
    return canvas


def _shown_before(frame: Frame, board: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Return the newest of the boards that were shown in this frame from which this one has grown, or an empty one."""
    earlier = (board[:-more] for more in range(1, NEWEST + 1))
    return next((one for one in earlier if (frame, one) in _boards or (frame, one) in _boards.squeezed), ())


def _cells(board: Iterable[Tile]) -> dict[Cell, Tile]:
    return {lying.cell: lying for lying in board}


def _add(canvas: Image.Image, frame: Frame, cells: Mapping[Cell, Tile], new: Iterable[Tile]) -> None:
    """Lay tiles with everything around them: its towers and shadows change."""
    for lying in new:
        left, top = frame.corner((lying.x - 1, lying.y - 1))
        right, bottom = frame.corner((lying.x + 2, lying.y + 2))
        box = max(0, left), max(0, top), min(frame.width, right), min(frame.height, bottom)
        if box[0] < box[2] and box[1] < box[3]:
            canvas.paste(_afresh(frame, cells, box), box)


def _afresh(frame: Frame, cells: Mapping[Cell, Tile], box: Box) -> Canvas:
    """Lay a part of the picture: tiles, then the towers on them, then the wood beside them, which cuts the towers off
    at the border.
    """
    left, top, right, bottom = box
    canvas = wood((right - left, bottom - top), (left, top))
    ground = canvas.pixels.copy()
    part = Frame(right - left, bottom - top, frame.size, frame.left - left, frame.top - top)
    # A ring farther than is seen: towers there reach in.
    around = _seen(part, 1) & cells.keys()
    shown = _seen(part)
    for cell in shown & around:
        lying = cells[cell]
        canvas.paste(tile(frame.size, lying.kind, lying.turn, variant(*cell)), part.corner(cell))
    _fortify(canvas, part, (cells[cell] for cell in around))
    for cell, near in _beside(around).items():
        if cell in shown:
            _shade(canvas, ground, part.corner(cell), frame.size, near)
    return canvas


def _beside(cells: Collection[Cell]) -> dict[Cell, int]:
    """Return the empty cells beside tiles, and on which of the sides ``AROUND`` them the tiles lie, a bit each."""
    found: dict[Cell, int] = defaultdict(int)
    for x, y in cells:
        for side, (dx, dy) in enumerate(AROUND):
            found[x - dx, y - dy] |= 1 << side
    return {cell: near for cell, near in found.items() if cell not in cells}


def _seen(frame: Frame, ring: int = 0) -> set[Cell]:
    """Return the cells of which anything is seen, with a ring around them."""
    across, down = (
        range(-start // frame.size - ring, (extent - 1 - start) // frame.size + 1 + ring)
        for start, extent in ((frame.left, frame.width), (frame.top, frame.height))
    )
    return set(itertools.product(across, down))


def _fortify(canvas: Image.Image, frame: Frame, board: Iterable[Tile]) -> None:
    """Put towers where walls meet at the corners of tiles."""
    sprite = turret(frame.size)
    width, height = sprite.size
    for corner in _wall_ends(board):
        left, top = frame.corner(corner)
        if -width < left < frame.width + width and -height < top < frame.height + height:
            blit(canvas, sprite, (left - width // 2, top - round(height * 0.62)))


def _shade(canvas: Canvas, ground: Pixels, at: tuple[int, int], size: int, near: int) -> None:
    """Lay the wood of a cell that has tiles beside it, in their shadow and with the thickness of their card."""
    (x, y), (width, height) = at, canvas.size
    across, down = slice(max(0, x), min(width, x + size)), slice(max(0, y), min(height, y + size))
    part = slice(down.start - y, down.stop - y), slice(across.start - x, across.stop - x)
    bare, shadow = ground[down, across], _shadow(size, near).pixels[part]
    # On bare wood a palette index is a tone, so less is darker.
    shaded = np.subtract(bare, np.minimum(bare, shadow), out=canvas.pixels[down, across])
    if near & THICK:
        shaded[shadow == CARD] = index_of(tone("stone", 0.25))


@cached_squeezed
def _shadow(size: int, near: int) -> Canvas:
    """Return by how many tones an empty cell is darker that has tiles around it: their squares, moved and blurred.

    ``CARD`` is where the right and lower border of a tile are seen.
    """
    grid = Image.new("L", (3 * size // LOW, 3 * size // LOW))
    draw = ImageDraw.Draw(grid)
    # The light comes from the upper left, so the shadow falls a little to the other side.
    unit, off = size / LOW, size / LOW / 11
    for i, (dx, dy) in enumerate(AROUND):
        if near >> i & 1:
            x, y = (1 + dx) * unit + off, (1 + dy) * unit + off
            # 9: by so many tones the wood is darker in full shadow.
            draw.rectangle((x, y, x + unit, y + unit), 9)
    third = grid.width / 3
    middle = (third, third, 2 * third, 2 * third)
    soft = grid.filter(ImageFilter.BoxBlur(unit / 14)).resize((size, size), Image.Resampling.BILINEAR, middle)
    draw = ImageDraw.Draw(soft)
    thick = max(2, size // 42)
    above, before, both = (near >> AROUND.index(side) & 1 for side in CARD_SIDES)
    if above:
        draw.rectangle((0 if both else thick, 0, size - 1, thick), CARD)
    if before:
        draw.rectangle((0, 0 if both else thick, thick, size - 1), CARD)
    if both:
        draw.rectangle((0, 0, thick, thick), CARD)
    return Canvas.of(soft)


def _wall_ends(board: Iterable[Tile]) -> set[Cell]:
    """Return the corners between cells at which walls end; (0, 0) is the upper left corner of cell (0, 0)."""
    return {(t.x + dx, t.y + dy) for t in board for dx, dy in _own_ends(t.kind, t.turn)}


@lru_cache(maxsize=512)
def _own_ends(kind: str, turn: int) -> frozenset[Cell]:
    ends = (turned(point, turn) for point in landmarks(kind).ends)
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
    """Put the pieces on the board, the nearer ones over the farther ones; those of one segment stand side by side."""
    beside: dict[tuple[int, int], int] = {}
    lying = {tile.cell: tile for tile in board}
    found = []
    for piece in (*pieces, *((chosen,) if chosen else ())):
        x, y = frame.at((piece.x, piece.y), _stand_at(piece, lying[piece.x, piece.y]))
        aside = beside[x, y] = beside.get((x, y), -1) + 1
        # Each a pixel lower than the one before, so that it is drawn over that one.
        found.append(((x + round(aside * 0.24 * frame.size), y + aside), piece))
    for (x, y), piece in sorted(found, key=lambda spot: spot[0][1]):
        tall = figure.fitting(frame.size * TALL)
        seat, flat = (piece.seat, lies(piece.kind, piece.segment)) if isinstance(piece, Figure) else (None, False)
        sprite = figure(tall, piece.kind, seat, flat, piece is chosen)
        up = 0 if flat else tall // 8
        blit(canvas, sprite, (x - sprite.size[0] // 2, y - sprite.size[1] // 2 - up))


def spot_of(piece: Piece, board: Sequence[Tile]) -> Point:
    """Return where on its tile a piece stands."""
    return _stand_at(piece, next(lying for lying in board if lying.cell == (piece.x, piece.y)))


def _stand_at(piece: Piece, under: Tile) -> Point:
    if isinstance(piece, Token):
        return SHAPES[piece.kind].on
    return turned(landmarks(under.kind).anchors[piece.segment], under.turn)
