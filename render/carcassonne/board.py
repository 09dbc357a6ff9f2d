"""The board on the table: all tiles, towers and pieces in the frame of a picture, from the wood upwards."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import cachetools
from PIL import Image

from render.carcassonne.contribution import Piece
from render.carcassonne.figures import SHAPES, figure, lies
from render.carcassonne.frame import Frame
from render.carcassonne.light import shade_beside
from render.carcassonne.tile.curves import turned
from render.carcassonne.tile.geometry import board_points
from render.carcassonne.tile.painter import SIZES, tile, variant
from render.carcassonne.tile.scenery import tower
from render.kit.cache import CanvasCache, weight
from render.kit.canvas import Canvas
from render.kit.disk import cached_on_disk
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, blit, put, to_sprite
from render.kit.surface import wood
from rules.carcassonne.view import Cell, Figure, Tile, Token

Box = tuple[int, int, int, int]
"""A part of a picture: left, upper, right and lower border."""
Spot = tuple[Cell, Point]
"""A place on the table: a cell, and a point on its tile."""

TALL = 0.385
"""Height of a follower, in tile widths. On small tiles followers have a minimum height."""
LATEST, SQUEEZED = 4 << 20, 16 << 20
"""Limits of the cached boards, in bytes: about two tables uncompressed and fifty compressed."""
CLOSEUPS = 2
"""Number of cached close-ups."""
FRAMES = 256
"""Number of boards whose frame is known."""
NEWEST = 8
"""Upper bound of the tiles that are added to a cached board. With more of them the board is drawn from scratch."""


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
    shade_beside(canvas, ground, frame, cells)
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
    around = part.seen(1) & cells.keys()
    shown = part.seen()
    for cell in shown & around:
        lying = cells[cell]
        canvas.paste(tile(frame.size, lying.kind, lying.turn, variant(*cell)), part.corner(cell))
    _draw_towers(canvas, part, (cells[cell] for cell in around))
    shade_beside(canvas, ground, part, around)
    return canvas


def _draw_towers(canvas: Image.Image, frame: Frame, board: Iterable[Tile]) -> None:
    """Draw towers at the corners of tiles where walls meet."""
    sprite = turret(frame.size)
    width, height = sprite.size
    for corner in _wall_ends(board):
        left, top = frame.corner(corner)
        if -width < left < frame.width + width and -height < top < frame.height + height:
            blit(canvas, sprite, (left - width // 2, top - round(height * 0.62)))


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
        put(canvas, sprite, (x, y - up))


def spot_of(piece: Piece, board: Sequence[Tile]) -> Point:
    """Return the point on its tile where a piece stands."""
    return _stand_at(piece, next(lying for lying in board if lying.cell == (piece.x, piece.y)))


def _stand_at(piece: Piece, under: Tile) -> Point:
    if isinstance(piece, Token):
        return SHAPES[piece.kind].on
    return turned(board_points(under.kind).anchors[piece.segment], under.turn)
