"""The options of a Carcassonne ask on the board: their marks and places.

The place of an option follows from its facts. ``x`` and ``y`` are a cell (default: the tile just placed), ``figure`` is
the kind of piece, ``segment`` the segment under a figure, ``seat`` its owner (default: the asked seat). A piece without
a segment belongs to no seat. The options ``N E S W`` are steps on the board.
"""

from collections.abc import Sequence

from render.carcassonne.board import Spot, spot_of
from render.carcassonne.contribution import Piece
from render.kit.marks import grid_marks, row_marks
from render.option_marks import MarkedAsk, next_steps
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Token
from rules.kernel import Ask, Option

PLACE = "carcassonne.place"
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str] | None:
    """Return the marks that the picture shows for an ask's next step, or None for an ask that it does not draw."""
    if isinstance(ask, MarkedAsk):
        return {} if chosen else dict(ask.marks)
    if ask.kind == PLACE:
        # After a place is chosen the picture shows the tile there, and its rotations need no marks.
        return {} if chosen else {f"{x},{y}": mark for (x, y), mark in row_marks(places(ask)).items()}
    if is_step(ask):
        return {} if chosen else {id_: ARROWS[id_] for id_ in next_steps(ask)}
    if not is_drawn(ask):
        return None
    tiles = {element: cell(element) for element in elsewhere(ask, chosen)}
    grid = grid_marks(tiles.values())
    pointed = [element for element in next_steps(ask, chosen) if element not in tiles and _points(ask, chosen, element)]
    numbers = {element: str(number) for number, element in enumerate(pointed, 1)}
    return numbers | {element: grid[place] for element, place in tiles.items()}


def is_step(ask: Ask) -> bool:
    """Return True if an ask is about a step to a neighbouring tile."""
    return bool(ask.options) and all(option.id in ARROWS for option in ask.options)


def is_drawn(ask: Ask) -> bool:
    """Return True if an ask is about pieces on the board."""
    return any("figure" in option.args for option in ask.options)


def _points(ask: Ask, chosen: Sequence[str], element: str) -> bool:
    """Return True if a step is a place. An option that does nothing is none, nor is a verb before its places."""
    (option, *_) = next_steps(ask, chosen)[element]
    return "figure" in option.args and len(option.steps) == len(chosen) + 1


def elsewhere(ask: Ask, chosen: Sequence[str]) -> list[str]:
    """Return the elements of an ask's next step that are other tiles, to look at before the choice."""
    if isinstance(ask, MarkedAsk):
        return []
    steps = next_steps(ask, chosen)
    # A cell leads to pieces on that tile only if more steps follow.
    return [element for element in steps if "," in element and len(steps[element][0].steps) > len(chosen) + 1]


def places(ask: Ask) -> list[Cell]:
    """Return the cells where the drawn tile fits."""
    return [(option.args["x"], option.args["y"]) for option in ask.options]


def picked(ask: Ask, chosen: Sequence[str]) -> Option:
    """Return the first option whose path begins with ``chosen``. Raise ValueError if there is none."""
    for option in ask.options:
        if option.steps[: len(chosen)] == tuple(chosen):
            return option
    raise ValueError(f"nothing in {ask.kind} begins with {tuple(chosen)}")


def cell(text: str) -> Cell:
    """Return the cell written ``3,-2``."""
    x, y = text.split(",")
    return int(x), int(y)


def spots(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> dict[str, Spot]:
    """Return the places of the next step's marks: on a segment, or on a token's place on its tile."""
    found: dict[str, Spot] = {}
    behind = next_steps(ask, chosen)
    tiles = elsewhere(ask, chosen)
    for element, mark in (marks(ask, chosen) or {}).items():
        # An ask with its own marks also marks later steps.
        leading = behind.get(element) or [option for option in ask.options if element in option.steps]
        piece = piece_of(view, ask, leading[0])
        if piece is not None and element not in tiles:
            found[mark] = (piece.x, piece.y), spot_of(piece, view.board)
    return found


def piece_of(view: CarcassonneView, ask: Ask, option: Option) -> Piece | None:
    """Return the piece that an option places, moves or removes, at its new or present place.

    Return None without one.
    """
    args = option.args
    if "figure" not in args:
        return None
    last = view.board[-1]
    x, y = args.get("x", last.x), args.get("y", last.y)
    if "segment" not in args:
        return Token(args["figure"], x, y)
    return Figure(args.get("seat", ask.seat), args["figure"], x, y, args["segment"])
