"""Pictures of a table: the whole board, or a close-up of an ask's options, with marks or a preview."""

from collections.abc import Mapping, Sequence

from PIL import Image

from render.carcassonne import board as table
from render.carcassonne.board import Spot
from render.carcassonne.contribution import Piece
from render.carcassonne.expansions import CONTRIBUTIONS, tokens
from render.carcassonne.frame import closeup
from render.carcassonne.options import PLACE, elsewhere, is_drawn, is_step, marks, picked, piece_of, spots
from render.carcassonne.options import cell as cell_of
from render.carcassonne.whole_board import NUMBERS, Film, Marked, framed, number, stand, whole
from render.catalogue import Catalogue
from render.option_marks import shows_whole
from rules.carcassonne.view import CarcassonneView, Cell, Tile
from rules.kernel import Ask, Event

SMALLEST = 36
"""Minimum size of numbers in a close-up, in pixels."""
PUT = {"carcassonne.placed", *(kind for added in CONTRIBUTIONS.values() for kind in added.put)}
"""The kinds of events that put something on a cell."""
FILM_STEP = 2
"""The number of columns or rows by which the board in a film grows."""
LARGE, SMALL = 300, 192
"""Sizes of tiles in a close-up with numbers, and in one of a place, in pixels."""


def picture(
    view: CarcassonneView,
    ask: Ask | None,
    chosen: Sequence[str],
    *,
    names: Sequence[str],
    words: Catalogue,
    recent: Mapping[str, int],
) -> Image.Image:
    """Draw a view, with the marks of an ask or a preview of the chosen steps."""
    if ask is not None and ask.kind == PLACE and chosen:
        return _placing(view, ask, chosen)
    if ask is not None and is_drawn(ask) and not shows_whole(ask):
        near = _closeup(view, ask, chosen)
        if near is not None:
            return near
    marked = _marked(view, ask, chosen) if ask is not None else Marked()
    return whole(view, marked, names=names, words=words, recent=recent)


def still(
    view: CarcassonneView, last: CarcassonneView, *, names: Sequence[str], words: Catalogue, recent: Mapping[str, int]
) -> Image.Image:
    """Draw a view as a frame of a film that ends with the last one, whose picture has the same size."""
    end = [lying.cell for lying in last.board]
    film = Film(_part([lying.cell for lying in view.board], end), end)
    return whole(view, Marked(), names=names, words=words, recent=recent, film=film)


def _part(cells: Sequence[Cell], end: Sequence[Cell]) -> list[Cell]:
    """Return two corners of the part of the last board that shows these cells.

    It grows by a few steps only, so that the film rarely moves.
    """
    found = []
    for axis in (0, 1):
        now, last = [cell[axis] for cell in cells], [cell[axis] for cell in end]
        low, high = min(now) // FILM_STEP * FILM_STEP, -(-max(now) // FILM_STEP) * FILM_STEP
        found.append((max(low, min(last)), min(high, max(last))))
    (left, right), (top, bottom) = found
    return [(left, top), (right, bottom)]


def touched(event: Event) -> Sequence[str]:
    """Return the cell of the tile that an event placed, or on which it put a token."""
    return (f"{event.args['x']},{event.args['y']}",) if event.kind in PUT else ()


def _marked(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> Marked:
    """Return the marks of an ask on the whole board."""
    if ask.kind == PLACE:
        return Marked(free={cell_of(element): mark for element, mark in (marks(ask, chosen) or {}).items()})
    if is_step(ask):
        steps = ((option.id, piece_of(view, ask, option)) for option in ask.options)
        return Marked(arrows={way: (piece.x, piece.y) for way, piece in steps if piece is not None})
    if is_drawn(ask):
        numbers = spots(view, ask, chosen)
        # Places on the tile just placed are too close together for numbers on the whole board.
        here = {mark: spot for mark, spot in numbers.items() if spot[0] == view.board[-1].cell}
        far = {mark: spot for mark, spot in numbers.items() if mark not in here}
        return Marked(numbers=far, loupe=here, tiles=[cell_of(element) for element in elsewhere(ask, chosen)])
    return Marked()


def _placing(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> Image.Image:
    args = picked(ask, chosen).args
    place = Tile(ask.args["tile"], args["x"], args["y"], args["turn"])
    frame = closeup(place.cell, [lying.cell for lying in view.board], SMALL)
    board = (*view.board, place)
    canvas = table.lay_near(frame, board)
    table.stand(canvas, frame, board, (*view.figures, *tokens(view)))
    framed(canvas, frame, place.cell, "outline")
    return canvas


def _closeup(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> Image.Image | None:
    """Draw a preview of a piece, or a close-up with numbers. Return None for options that are far apart."""
    last = view.board[-1].cell
    option = picked(ask, chosen) if chosen else None
    if option is not None and len(chosen) == len(option.steps):
        piece = piece_of(view, ask, option)
        size = SMALL if is_step(ask) else LARGE
        return _drawn_closeup(view, (piece.x, piece.y) if piece else last, {}, piece, size)
    numbers = spots(view, ask, chosen)
    cells = {cell for cell, _ in numbers.values()}
    middle = next(iter(cells)) if len(cells) == 1 else last
    if is_step(ask) or elsewhere(ask, chosen) or any(_apart(cell, middle) > 1 for cell in cells):
        return None
    return _drawn_closeup(view, middle, numbers, None, LARGE)


def _apart(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _drawn_closeup(
    view: CarcassonneView, cell: Cell, numbers: Mapping[str, Spot], chosen: Piece | None, size: int
) -> Image.Image:
    """Draw a close-up of a cell's surroundings, with numbers or with a chosen piece."""
    frame = closeup(cell, [lying.cell for lying in view.board], size)
    canvas = table.lay_near(frame, view.board)
    framed(canvas, frame, view.board[-1].cell, "bracket")
    stand(canvas, frame, view, chosen)
    number(canvas, frame, numbers, [max(SMALLEST, round(frame.size * share)) for share in NUMBERS])
    return canvas
