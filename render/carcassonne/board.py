"""The board on the table: which cells are shown how large, and everything that lies on them, from the wood upwards."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render.carcassonne.figures import figure
from render.carcassonne.geometry import plan, turned
from render.carcassonne.scenery import tower
from render.carcassonne.tile import tile, variant
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Stamp, index_of, press, stamp
from render.kit.surface import wood
from render.kit.theme import tone
from rules.carcassonne.view import Figure, Tile

Cell = tuple[int, int]

SIZES = (264, 240, 220, 204, 188, 172, 160, 148, 136, 126, 116, 108, 100, 92, 86, 80, 74, 68, 62, 56, 50, 44, 38, 32)
WIDTH, LEAST, MOST = 1200, 960, 1500
LOW = 4
"""The shadow on the wood is drawn so many times too small."""


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


def whole(cells: Iterable[Cell], head: int, ring: float) -> Frame:
    """Frame all cells and a ring of ``ring`` tiles under a head of some height: as large as goes, 5:4 to 4:5."""
    xs, ys = zip(*cells, strict=True)
    columns, rows = max(xs) - min(xs) + 1 + 2 * ring, max(ys) - min(ys) + 1 + 2 * ring
    fits = min(WIDTH / columns, (MOST - head) / rows)
    size = next((size for size in SIZES if size <= fits), SIZES[-1])
    height = min(MOST, max(LEAST, round(head + rows * size)))
    left = round((WIDTH - columns * size) / 2 - (min(xs) - ring) * size)
    top = round(head + (height - head - rows * size) / 2 - (min(ys) - ring) * size)
    return Frame(WIDTH, height, size, left, top)


def close(cell: Cell, across: float, extent: int = 1000) -> Frame:
    """Frame about ``across`` tiles around a cell, without a head."""
    size = int(extent / across) // 4 * 4
    corner = (extent - size) // 2
    return Frame(extent, extent, size, corner - cell[0] * size, corner - cell[1] * size)


def lay(frame: Frame, board: Sequence[Tile]) -> Image.Image:
    """Return the table with the tiles on it."""
    shown = [lying for lying in board if _seen(frame, (lying.x, lying.y))]
    canvas = wood((frame.width, frame.height), _shadow(frame, shown))
    _cards(canvas, frame, shown)
    for lying in shown:
        picture = tile(lying.kind, lying.turn, variant(lying.x, lying.y), frame.size)
        canvas.paste(picture, frame.corner((lying.x, lying.y)))
    _towers(canvas, frame, shown)
    return canvas


def _seen(frame: Frame, cell: Cell) -> bool:
    x, y = frame.corner(cell)
    return -frame.size < x < frame.width and -frame.size < y < frame.height


def _shadow(frame: Frame, board: Sequence[Tile]) -> Image.Image:
    """Return by how many tones the tiles darken the wood: the blurred sum of their squares, away from the light."""
    small = Image.new("L", (frame.width // LOW, frame.height // LOW))
    draw = ImageDraw.Draw(small)
    off = frame.size / 11
    for lying in board:
        x, y = frame.corner((lying.x, lying.y))
        box = [v / LOW for v in (x + off, y + off, x + off + frame.size, y + off + frame.size)]
        draw.rectangle(box, 9)
    soft = small.filter(ImageFilter.BoxBlur(frame.size / LOW / 14))
    return soft.resize((frame.width, frame.height), Image.Resampling.BILINEAR)


def _cards(canvas: Image.Image, frame: Frame, board: Sequence[Tile]) -> None:
    """Draw the thickness of the card, which shows at the lower and right border of the laid tiles."""
    draw = ImageDraw.Draw(canvas)
    thick = max(2, frame.size // 42)
    side = index_of(tone("stone", 0.25))
    for lying in board:
        x, y = frame.corner((lying.x, lying.y))
        draw.rectangle((x + 1, y + 1, x + frame.size + thick - 1, y + frame.size + thick - 1), side)


def _towers(canvas: Image.Image, frame: Frame, board: Sequence[Tile]) -> None:
    """Put a tower on every corner where walls end; it is printed only on the tiles that lie there."""
    ends: set[Cell] = set()
    for lying in board:
        for path in plan(lying.kind).walls:
            for point in (path[0], path[-1]):
                x, y = turned(point, lying.turn)
                ends.add((lying.x + round(x), lying.y + round(y)))
    sprite = turret(frame.size)
    drop = round(sprite.size[1] * 0.62)
    for x, y in sorted(ends, key=lambda end: (end[1], end[0])):
        left, top = frame.corner((x, y))
        press(canvas, sprite, (left - sprite.size[0] // 2, top - drop))


@lru_cache(maxsize=32)
def turret(size: int) -> Stamp:
    """Return the tower where walls meet at the corners of tiles."""
    sheet = Sheet(size, ratio=1.0)
    thing = tower(0.5, 0.66, 0.062, 0.095)
    sheet.shadow([(0.45, 0.63), (0.55, 0.63), (0.64, 0.70), (0.54, 0.72)], 150)
    sheet.settle(0.012)
    thing.paint(sheet)
    image = sheet.done()
    margin = size // 3
    return stamp(image.crop((margin, margin, size - margin, round(size * 0.78))))


def stand(
    canvas: Image.Image, frame: Frame, board: Sequence[Tile], figures: Iterable[Figure], chosen: Figure | None = None
) -> None:
    """Put the figures on the board, the nearer ones over the farther ones."""
    lying = {(t.x, t.y): t for t in board}
    found = []
    for piece in (*figures, *((chosen,) if chosen else ())):
        under = lying[piece.x, piece.y]
        point = turned(plan(under.kind).anchors[piece.segment], under.turn)
        found.append((frame.at((piece.x, piece.y), point), piece))
    for (x, y), piece in sorted(found, key=lambda spot: spot[0][1]):
        flat = piece.segment.startswith("f")
        tall = max(46, round(frame.size * 0.42))
        sprite, (dx, dy) = figure(piece.seat, flat, tall, piece is chosen)
        press(canvas, sprite, (x + dx, y + dy - (0 if flat else tall // 8)))
