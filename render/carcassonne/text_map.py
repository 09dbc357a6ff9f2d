"""The board of Carcassonne drawn with letters, three by three for each tile."""

from collections.abc import Sequence
from typing import NamedTuple

from render.carcassonne.expansions import CONTRIBUTIONS, tokens
from render.carcassonne.telling import Telling, signed, telling_of
from render.carcassonne.tile.geometry import COURSES
from render.carcassonne.tile.sites import LANDMARKS
from render.catalogue import Catalogue
from render.kit.theme import SEATS
from render.lengths import length
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Kind, Tile, every_kind

MAX_MAP = 2900
"""Maximum length of a map with its legend, in characters: Discord limits the texts of a message to 4,000."""
MARGIN, WIDE = 4, 3
"""Widths of a row's label and of a tile, in characters. A tile is as high as it is wide."""
STANDING, LYING = ((1, 1), (0, 2)), ((2, 2), (2, 0))
"""The lines and columns of a tile where its figures are drawn, one after the other."""


class Window(NamedTuple):
    """The columns and the rows of a map."""

    columns: range
    rows: range


def text_map(view: CarcassonneView, *, words: Catalogue) -> str:
    """Return the board: # city, - | road, . field, + cloister; A stands, a lies. Expansions add letters.

    Tokens are in the upper left corner of their tile. The columns and rows have labels, and the legend is below.
    """
    telling = telling_of(view, (), words)
    whole = window = _whole(view.board)
    while True:
        below = [*_cut(window, whole, telling), _legend(view, words), *_crowded(view, telling)]
        told = "\n".join([*_drawn(view, window), "", *below])
        if length(told) <= MAX_MAP or len(window.columns) + len(window.rows) <= 2:
            return told
        window = _smaller(window, view.board[-1].cell)


def _whole(board: Sequence[Tile]) -> Window:
    xs, ys = [tile.x for tile in board], [tile.y for tile in board]
    return Window(range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1))


def _smaller(window: Window, centre: Cell) -> Window:
    """Return a window without the column or the row that is farthest from the last tile."""
    if len(window.columns) > len(window.rows):
        return window._replace(columns=_narrowed(window.columns, centre[0]))
    return window._replace(rows=_narrowed(window.rows, centre[1]))


def _narrowed(span: range, centre: int) -> range:
    if centre - span.start > span.stop - 1 - centre:
        return range(span.start + 1, span.stop)
    return range(span.start, span.stop - 1)


def _legend(view: CarcassonneView, words: Catalogue) -> str:
    """Return the letters of the base game, then those of the expansions in play."""
    own = [f"carcassonne-described-legend-{key}" for key in view.expansions]
    keys = ("carcassonne-described-legend", *(key for key in own if words.known(key)))
    return words.row([words.text(key) for key in keys], "semicolon")


def _drawn(view: CarcassonneView, window: Window) -> list[str]:
    """Return the lines of the map: labels of columns, then three lines for each row."""
    letters = {kind: letter for added in CONTRIBUTIONS.values() for kind, letter in added.letters.items()}
    corners = {(token.x, token.y): letters[token.kind] for token in tokens(view)}
    pieces: dict[Cell, list[Figure]] = {}
    for figure in view.figures:
        pieces.setdefault(figure.cell, []).append(figure)
    tiles = {tile.cell: _letters(tile, pieces.get(tile.cell, []), corners.get(tile.cell)) for tile in view.board}
    names = [signed(x) for x in window.columns]
    # Labels as wide as a tile would touch each other.
    every = 2 if max(map(len, names)) >= WIDE else 1
    lines = [" " * MARGIN + "".join(f"{'' if at % every else name:^{WIDE}}" for at, name in enumerate(names))]
    for y in window.rows:
        for part in range(WIDE):
            label = f"{signed(y):>{MARGIN - 1}} " if part == 1 else " " * MARGIN
            lines.append(label + "".join(tiles.get((x, y), (" " * WIDE,) * WIDE)[part] for x in window.columns))
    return [line.rstrip() for line in lines]


def _cut(window: Window, whole: Window, telling: Telling) -> list[str]:
    """Return a line about the part of the board that the map shows, if it does not show all."""
    if window == whole:
        return []
    ends = {
        f"{end}-{axis}": signed(value)
        for axis, span in window._asdict().items()
        for end, value in (("first", span[0]), ("last", span[-1]))
    }
    return [telling.text("map-cut", **ends)]


def _crowded(view: CarcassonneView, telling: Telling) -> list[str]:
    """Return a line for each tile with more figures than the map has space for."""
    found = []
    for cell in dict.fromkeys(figure.cell for figure in view.figures):
        here = [figure for figure in view.figures if figure.cell == cell]
        if any(len(some) > len(places) for some, places in _posed(here)):
            found.append(telling.text("headed", head=telling.place(cell), text=telling.figures(here)))
    return found


def _posed(here: Sequence[Figure]) -> list[tuple[list[Figure], tuple[tuple[int, int], ...]]]:
    """Return the standing and the lying figures of a tile, each with their places."""
    lying = [figure for figure in here if figure.segment.startswith("f")]
    return [([figure for figure in here if figure not in lying], STANDING), (lying, LYING)]


def _letters(lying: Tile, here: Sequence[Figure], corner: str | None) -> tuple[str, ...]:
    kind = every_kind()[lying.kind]
    shift = lying.turn // 90
    # A turned tile shows another of its sides to the north.
    north, east, south, west = (kind.edges[(side - shift) % 4] for side in range(4))
    draw = {"C": "##", "R": "|-", "F": ".."} | {edge: course.letters for edge, course in COURSES.items()}
    lines = [
        [corner or ".", draw[north][0], "."],
        [draw[west][1], _middle(kind, shift), draw[east][1]],
        [".", draw[south][0], "."],
    ]
    for figures, places in _posed(here):
        for figure, (line, column) in zip(figures, places, strict=False):
            letter = SEATS[figure.seat].letter
            lines[line][column] = letter.lower() if places is LYING else letter
    return tuple("".join(line) for line in lines)


def _middle(kind: Kind, shift: int) -> str:
    if letters := [LANDMARKS[flag].letter for flag in sorted(kind.flags & LANDMARKS.keys()) if LANDMARKS[flag].letter]:
        return letters[0]
    roads = [[(side + shift) % 4 for side in s.sides] for s in kind.segments if s.kind == "road"]
    if len(roads) > 1 or kind.ends_at == "crossing":
        return "o"
    if any(len(s.sides) > 1 for s in kind.segments if s.kind == "city"):
        return "#"
    if roads and len(roads[0]) == 2:
        return "|" if set(roads[0]) == {0, 2} else "-" if set(roads[0]) == {1, 3} else "+"
    return "."
