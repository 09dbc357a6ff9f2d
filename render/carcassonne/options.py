"""What an ask of Carcassonne points at: which options are marked, with what, and where they lie on the board.

Where an option lies follows from its facts: ``x`` and ``y`` are a cell (by default that of the tile just placed),
``figure`` is the kind of piece, ``segment`` where a figure stands, ``seat`` whose it is (by default the asked seat's).
A piece without a segment belongs to no seat. Options called ``N E S W`` are steps on the board.
"""

from collections.abc import Sequence

from render.carcassonne.board import Spot, spot_of
from render.carcassonne.look import Piece
from render.kit.marks import grid_marks, row_marks
from render.marks import next_steps
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Token
from rules.kernel import Ask, Option

PLACE = "carcassonne.place"
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str] | None:
    """Return the marks of an ask's next step as they are drawn; None for an ask that is not drawn."""
    if ask.kind == PLACE:
        # Once a place is chosen the picture shows the tile there, and its rotations need no marks.
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
    """Whether an ask is about a step to a neighbouring tile."""
    return bool(ask.options) and all(option.id in ARROWS for option in ask.options)


def is_drawn(ask: Ask) -> bool:
    """Whether an ask is about pieces on the board."""
    return any("figure" in option.args for option in ask.options)


def _points(ask: Ask, chosen: Sequence[str], element: str) -> bool:
    """Whether a step points at a place: not if it does nothing, nor if it is a verb whose places come next."""
    (option, *_) = next_steps(ask, chosen)[element]
    return "figure" in option.args and len(option.steps) == len(chosen) + 1


def elsewhere(ask: Ask, chosen: Sequence[str]) -> list[str]:
    """Return the elements of an ask's next step that are other tiles, to be looked at before anything is chosen."""
    steps = next_steps(ask, chosen)
    # A step that is a cell leads to pieces on that tile only if more steps follow.
    return [element for element in steps if "," in element and len(steps[element][0].steps) > len(chosen) + 1]


def places(ask: Ask) -> list[Cell]:
    """Return where a drawn tile may lie."""
    return [(option.args["x"], option.args["y"]) for option in ask.options]


def picked(ask: Ask, chosen: Sequence[str]) -> Option:
    """Return the first option that begins with what was chosen; ValueError if there is none."""
    for option in ask.options:
        if option.steps[: len(chosen)] == tuple(chosen):
            return option
    raise ValueError(f"nothing in {ask.kind} begins with {tuple(chosen)}")


def cell(text: str) -> Cell:
    """Return the place written ``3,-2``."""
    x, y = text.split(",")
    return int(x), int(y)


def spots(view: CarcassonneView, ask: Ask, chosen: Sequence[str]) -> dict[str, Spot]:
    """Return where the marks of the next step belong: on a segment, or where a token stands on its tile."""
    found: dict[str, Spot] = {}
    behind = next_steps(ask, chosen)
    tiles = elsewhere(ask, chosen)
    for element, mark in (marks(ask, chosen) or {}).items():
        piece = piece_of(view, ask, behind[element][0])
        if piece is not None and element not in tiles:
            found[mark] = (piece.x, piece.y), spot_of(piece, view.board)
    return found


def piece_of(view: CarcassonneView, ask: Ask, option: Option) -> Piece | None:
    """Return the piece that an option places, moves or takes away, where it will be or is; None if there is none."""
    args = option.args
    if "figure" not in args:
        return None
    last = view.board[-1]
    x, y = args.get("x", last.x), args.get("y", last.y)
    if "segment" not in args:
        return Token(args["figure"], x, y)
    return Figure(args.get("seat", ask.seat), args["figure"], x, y, args["segment"])
