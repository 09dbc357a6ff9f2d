"""What an ask of Carcassonne points at: which options are marked, with what, and where they lie on the board.

Where an option lies follows from its id, which is the game's contract: ``follower:c1`` (on the tile just placed),
``big:f2@3,-2`` (elsewhere), ``fairy:3,-2``, ``remove:1:builder:3,-2:c1``, and the dragon's ``N E S W``.
"""

from collections.abc import Sequence

from render.carcassonne.board import Cell, Piece, Spot, spot_of
from render.kit.marks import grid_marks, row_marks
from render.marks import next_steps
from rules.carcassonne.view import CarcassonneView, Figure, Token
from rules.kernel import Ask, Option

PLACE, FIGURE, PRINCESS, DRAGON = (f"carcassonne.{name}" for name in ("place", "figure", "princess", "dragon"))
STEPS: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
NOWHERE = ("pass", "fairy")
"""Steps that point at no place: doing nothing, and a verb whose places come next."""
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str] | None:
    """Return the marks of an ask's next step as they are drawn; None for an ask that is not drawn."""
    if ask.kind == PLACE:
        # Once a place is chosen the picture shows the tile there, and its rotations need no marks.
        return {} if chosen else {f"{x},{y}": mark for (x, y), mark in row_marks(places(ask)).items()}
    if ask.kind == DRAGON:
        return {} if chosen else {id_: ARROWS[id_] for id_ in next_steps(ask)}
    if ask.kind in (FIGURE, PRINCESS):
        tiles = {element: cell(element) for element in elsewhere(ask, chosen)}
        grid = grid_marks(tiles.values())
        pointed = [element for element in next_steps(ask, chosen) if element not in (*NOWHERE, *tiles)]
        numbers = {element: str(number) for number, element in enumerate(pointed, 1)}
        return numbers | {element: grid[place] for element, place in tiles.items()}
    return None


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
    """Return where the marks of the next step belong: on a segment, or beside the fairy's place."""
    found: dict[str, Spot] = {}
    behind = next_steps(ask, chosen)
    tiles = elsewhere(ask, chosen)
    for element, mark in (marks(ask, chosen) or {}).items():
        piece = piece_of(view, ask, behind[element][0])
        if piece is not None and element not in tiles:
            found[mark] = (piece.x, piece.y), spot_of(piece, view.board)
    return found


def piece_of(view: CarcassonneView, ask: Ask, option: Option) -> Piece | None:
    """Return the piece that an option places, moves or takes away, where it will be or is."""
    if ask.kind == DRAGON:
        (dragon,) = (token for token in view.tokens if token.kind == "dragon")
        dx, dy = STEPS[option.id]
        return Token("dragon", dragon.x + dx, dragon.y + dy)
    verb, *rest = option.id.split(":")
    if verb == "remove":
        seat, kind, place, segment = rest
        return Figure(int(seat), kind, *cell(place), segment)
    if verb == "fairy":
        return Token("fairy", *cell(rest[0]))
    if not rest:
        return None
    segment, _, place = rest[0].partition("@")
    return Figure(ask.seat, verb, *(cell(place) if place else (view.board[-1].x, view.board[-1].y)), segment)
