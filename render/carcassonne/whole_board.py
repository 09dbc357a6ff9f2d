"""The whole board in a picture, under the score strip, with the marks of options."""

import itertools
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from PIL import Image

from render.carcassonne import board as table
from render.carcassonne import score_strip
from render.carcassonne.board import Spot
from render.carcassonne.contribution import Piece
from render.carcassonne.expansions import contributed, tokens
from render.carcassonne.frame import LEAST_RING, RING, Frame, within
from render.carcassonne.tile.curves import MIDDLE
from render.carcassonne.tile.painter import tile, variant
from render.carcassonne.traces import fallen, tracks
from render.catalogue import Catalogue
from render.kit.glow import Glow, glow
from render.kit.marks import arrow, dot, letters, mark_size, plate, put_plates
from render.kit.marks import frame as gold
from render.kit.marks import spot as free_place
from render.kit.sprites import blit, put
from render.kit.theme import PAPER
from render.kit.typography import centre
from rules.carcassonne.view import CarcassonneView, Cell, Tile, Token

NUMBERS = (0.22, 0.20, 0.18, 0.16, 0.14, 0.12, 0.10)
"""Possible sizes of numbers on a tile, in tile widths."""
LEAST, LARGEST = 28, 40
"""Minimum size of numbers on the board, and maximum size of names on its margin, in pixels."""
LOUPE, EDGE = 240, 24
BAND = LOUPE + EDGE
"""Height of the band for an enlarged tile, in pixels."""
IN_HAND = (LOUPE, 192, 152)
"""Sizes of the drawn tile beside the board while its place is asked. The first that covers nothing is used."""


class Marked(NamedTuple):
    """The marks on the whole board.

    They are free places, numbers on pieces, arrows to tiles, and tiles named by row and column. The numbers of
    ``loupe`` are on an enlarged copy of the tile just placed.
    """

    free: Mapping[Cell, str] = {}
    numbers: Mapping[str, Spot] = {}
    loupe: Mapping[str, Spot] = {}
    arrows: Mapping[str, Cell] = {}
    tiles: Sequence[Cell] = ()


class Enlarged(NamedTuple):
    """The place of an enlarged tile beside the board: its size and its upper left corner, in pixels."""

    size: int
    left: int
    top: int


class Film(NamedTuple):
    """The cells that a film shows in a frame of it, and those of its last frame, which give all frames their size."""

    now: Sequence[Cell]
    last: Sequence[Cell]


def whole(
    view: CarcassonneView,
    marked: Marked,
    *,
    names: Sequence[str],
    words: Catalogue,
    recent: Mapping[str, int],
    film: Film | None = None,
) -> Image.Image:
    """Draw the whole board with its marks, or as a frame of a film.

    Corners of gold frame the last tile and ``recent`` cells.
    """
    shown = score_strip.score_strip(view, names, words)
    above = shown.layout.height
    cells = [*((t.x, t.y) for t in view.board), *marked.free, *(film.last if film else ())]
    margin = _margin(view.board, marked.tiles)
    # The names of rows and columns need a ring of cells. Free places around the tiles form one already.
    ring, least = (1.0, 1.0) if margin else (0.25 if marked.free else RING, LEAST_RING)
    frame, strip = score_strip.under(shown, cells, ring, least)
    sizes = (LOUPE,) if marked.loupe else IN_HAND if marked.free and view.drawn else ()
    large = _free_place(frame, {*cells, *margin}, above, sizes)
    if sizes and large is None:
        # Without a free place the board moves down, below a band.
        frame, strip = score_strip.under(shown, cells, ring, least, BAND)
        large = Enlarged(LOUPE, EDGE, above + EDGE)
    if film:
        frame = within(frame, film.now, above)
    canvas = table.lay(frame, view.board)
    _frame_recent(canvas, frame, view, recent)
    stand(canvas, frame, view)
    _offer(canvas, frame, marked.free)
    number(canvas, frame, marked.numbers, [mark_size(frame.size), LEAST])
    _point(canvas, frame, marked.arrows)
    _name_tiles(canvas, frame, margin, marked.tiles)
    if large and marked.loupe:
        _magnify(canvas, view, marked.loupe, large)
    elif large and view.drawn:
        _drawn_tile(canvas, view.drawn, large)
    score_strip.put(canvas, view, strip)
    return canvas


def stand(canvas: Image.Image, frame: Frame, view: CarcassonneView, chosen: Piece | None = None) -> None:
    """Draw all pieces, tracks and removed figures. A chosen piece stands only at its new place."""
    others = [token for token in tokens(view) if not (isinstance(chosen, Token) and token.kind == chosen.kind)]
    in_play = contributed(view)
    for added, part in in_play:
        tracks(canvas, frame, added.trail(part))
    figures = [figure for figure in view.figures if figure != chosen]
    table.stand(canvas, frame, view.board, (*figures, *others), chosen)
    gone = [figure for added, part in in_play for figure in added.gone(part, view, chosen)]
    fallen(canvas, frame, view.board, gone)


def number(canvas: Image.Image, frame: Frame, numbers: Mapping[str, Spot], sizes: Sequence[int]) -> None:
    """Put numbers on their places, in the largest of ``sizes`` that fits."""
    put_plates(canvas, [(mark, frame.at(*spot)) for mark, spot in numbers.items()], sizes)


def _frame_recent(canvas: Image.Image, frame: Frame, view: CarcassonneView, recent: Mapping[str, int]) -> None:
    """Put brackets round the last tile and round recent ones, the latest last."""
    # Do not mark the start tile: it was no move.
    moves = [lying.cell for lying in view.board[1:]]
    ages = {cell: recent[f"{cell[0]},{cell[1]}"] for cell in moves if f"{cell[0]},{cell[1]}" in recent}
    ages |= dict.fromkeys(moves[-1:], 0)
    for cell, age in sorted(ages.items(), key=lambda found: -found[1]):
        framed(canvas, frame, cell, "bracket", glow(age))


def framed(
    canvas: Image.Image, frame: Frame, cell: Cell, style: Literal["outline", "bracket"], glowing: Glow = "last"
) -> None:
    """Put a golden frame round a cell, or brackets at its corners."""
    sprite = gold(frame.size, style, glowing)
    x, y = frame.corner(cell)
    margin = (sprite.size[0] - frame.size) // 2
    blit(canvas, sprite, (x - margin, y - margin))


def _offer(canvas: Image.Image, frame: Frame, places: Mapping[Cell, str]) -> None:
    outline = free_place(frame.size)
    for cell, mark in places.items():
        blit(canvas, outline, frame.corner(cell))
        sprite = plate(mark, mark_size(frame.size), frame.size)
        put(canvas, sprite, frame.at(cell, (0.5, 0.5)))


def _point(canvas: Image.Image, frame: Frame, arrows: Mapping[str, Cell]) -> None:
    for way, cell in arrows.items():
        sprite = arrow(way, max(44, round(frame.size * 0.5)))
        put(canvas, sprite, frame.at(cell, MIDDLE))


def _margin(board: Sequence[Tile], tiles: Sequence[Cell]) -> dict[Cell, str]:
    """Return the names of the rows and columns of tiles, by the cell beside the board where they stand."""
    if not tiles:
        return {}
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*tiles, strict=True))
    west, north = min(lying.x for lying in board) - 1, min(lying.y for lying in board) - 1
    rows = {(west, row): letters(row - top) for row in range(top, bottom + 1)}
    return rows | {(column, north): str(column - left + 1) for column in range(left, right + 1)}


def _name_tiles(canvas: Image.Image, frame: Frame, margin: Mapping[Cell, str], tiles: Sequence[Cell]) -> None:
    """Name tiles by row and column on the margin. A golden dot marks each of them."""
    size = min(LARGEST, mark_size(frame.size))
    for cell, name in margin.items():
        centre(canvas, name, frame.at(cell, (0.68, 0.5) if name.isalpha() else (0.5, 0.68)), size, PAPER)
    sprite = dot(max(28, frame.size // 5))
    for cell in tiles:
        put(canvas, sprite, frame.at(cell, (0.82, 0.18)))


def _free_place(frame: Frame, cells: Collection[Cell], head: int, sizes: Iterable[int]) -> Enlarged | None:
    """Return a place where an enlarged tile covers none of the cells, for the first of ``sizes`` that has one."""
    return next((place for size in sizes for place in _along(frame, head, size) if _is_free(frame, cells, place)), None)


def _along(frame: Frame, head: int, size: int) -> Iterator[Enlarged]:
    """Yield places for an enlarged tile: the corners below the head, then those along the borders."""
    lefts, tops = (EDGE, frame.width - EDGE - size), (head + EDGE, frame.height - EDGE - size)
    corners = itertools.product(lefts, tops)
    sides = ((left, top) for top in range(*tops, EDGE) for left in lefts)
    ends = ((left, top) for left in range(*lefts, EDGE) for top in tops)
    return (Enlarged(size, left, top) for left, top in itertools.chain(corners, sides, ends))


def _is_free(frame: Frame, cells: Collection[Cell], place: Enlarged) -> bool:
    """Return True if a place and a margin around it are off the cells."""
    size, left, top = place
    columns, rows = (
        range((start - EDGE // 2 - origin) // frame.size, (start + size + EDGE // 2 - origin) // frame.size + 1)
        for start, origin in ((left, frame.left), (top, frame.top))
    )
    return not any(cell in cells for cell in itertools.product(columns, rows))


def _drawn_tile(canvas: Image.Image, kind: str, place: Enlarged) -> None:
    """Show the drawn tile beside the board. The one in the strip is small on a phone."""
    canvas.paste(tile(place.size, kind, 0, 0), (place.left, place.top))
    framed(canvas, Frame(canvas.width, canvas.height, *place), (0, 0), "outline")


def _magnify(canvas: Image.Image, view: CarcassonneView, numbers: Mapping[str, Spot], place: Enlarged) -> None:
    """Show an enlarged copy of the tile just placed, with its numbers."""
    last = view.board[-1]
    size, left, top = place
    frame = Frame(canvas.width, canvas.height, size, left - last.x * size, top - last.y * size)
    canvas.paste(tile(size, last.kind, last.turn, variant(last.x, last.y)), (left, top))
    framed(canvas, frame, (last.x, last.y), "bracket")
    number(canvas, frame, numbers, [max(LEAST, round(size * share)) for share in NUMBERS])
