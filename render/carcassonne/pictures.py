"""Pictures of a table: the whole board, or from close by what an ask is about, with its marks or a preview."""

from collections.abc import Mapping, Sequence
from typing import cast

from PIL import Image

from render.carcassonne import board as table
from render.carcassonne import parts
from render.carcassonne.board import Spot
from render.carcassonne.look import Piece
from render.carcassonne.options import PLACE, elsewhere, is_drawn, is_step, picked, piece_of, places, spots
from render.carcassonne.options import cell as cell_of
from render.carcassonne.whole_board import NUMBERS, Marked, framed, number, stand, whole
from render.catalogue import Catalogue
from rules.carcassonne.view import CarcassonneView, Cell, Tile
from rules.kernel import Ask, View

SMALLEST = 36
"""The smallest numbers from close by."""
LARGE, SMALL = 300, 192
"""How large tiles are shown where numbers lie on one, and where a place among others is looked at."""


def picture(
    view: View, ask: Ask | None, chosen: Sequence[str], *, names: Sequence[str], words: Catalogue
) -> Image.Image:
    """Draw the view; with an ask its options, with something chosen a preview."""
    public = cast("CarcassonneView", view)
    if ask is not None and ask.kind == PLACE and chosen:
        return _placing(public, ask, chosen)
    if ask is not None and is_drawn(ask):
        near = _from_close_by(public, ask, chosen)
        if near is not None:
            return near
    marked = _marked(public, ask, chosen) if ask is not None else Marked()
    return whole(public, marked, names=names, words=words)


def _marked(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> Marked:
    """Return what an ask marks on the whole board."""
    if ask.kind == PLACE:
        return Marked(free=places(ask))
    if is_step(ask):
        steps = ((option.id, piece_of(view, ask, option)) for option in ask.options)
        return Marked(arrows={way: (piece.x, piece.y) for way, piece in steps if piece is not None})
    if is_drawn(ask):
        numbers = spots(view, ask, chosen)
        # What is on the tile just placed lies too close together to be numbered on the whole board.
        here = {mark: spot for mark, spot in numbers.items() if spot[0] == view.board[-1].cell}
        far = {mark: spot for mark, spot in numbers.items() if mark not in here}
        return Marked(numbers=far, loupe=here, tiles=[cell_of(element) for element in elsewhere(ask, chosen)])
    return Marked()


def _placing(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> Image.Image:
    args = picked(ask, chosen).args
    place = Tile(ask.args["tile"], args["x"], args["y"], args["turn"])
    frame = table.close(place.cell, [lying.cell for lying in view.board], SMALL)
    board = (*view.board, place)
    canvas = table.lay(frame, board)
    table.stand(canvas, frame, board, (*view.figures, *parts.tokens(view)))
    framed(canvas, frame, place.cell, "outline")
    return canvas


def _from_close_by(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> Image.Image | None:
    """Preview a piece, or number what may be placed or taken if it is close together; None for what is far apart."""
    last = view.board[-1].cell
    option = picked(ask, chosen) if chosen else None
    if option is not None and len(chosen) == len(option.steps):
        piece = piece_of(view, ask, option)
        size = SMALL if is_step(ask) else LARGE
        return _near(view, (piece.x, piece.y) if piece else last, {}, piece, size)
    numbers = spots(view, ask, chosen)
    cells = {cell for cell, _ in numbers.values()}
    middle = next(iter(cells)) if len(cells) == 1 else last
    if is_step(ask) or elsewhere(ask, chosen) or any(_apart(cell, middle) > 1 for cell in cells):
        return None
    return _near(view, middle, numbers, None, LARGE)


def _apart(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _near(
    view: CarcassonneView, cell: Cell, numbers: Mapping[str, Spot], chosen: Piece | None, size: int
) -> Image.Image:
    """Draw the surroundings of a place from close by, with numbers or with a piece that is chosen."""
    frame = table.close(cell, [lying.cell for lying in view.board], size)
    canvas = table.lay(frame, view.board)
    framed(canvas, frame, view.board[-1].cell, "bracket")
    stand(canvas, frame, view, chosen)
    number(canvas, frame, numbers, [max(SMALLEST, round(frame.size * share)) for share in NUMBERS])
    return canvas
