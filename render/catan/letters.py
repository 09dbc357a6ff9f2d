"""The island drawn with letters: terrain and number of every hex, and the pieces on the corners."""

from collections import defaultdict

from render.catalogue import Catalogue
from render.kit.theme import SEATS
from rules.catan.view import CatanView, geometry

LETTERS = {"forest": "F", "hills": "H", "pasture": "P", "fields": "C", "mountains": "M", "desert": "D"}
"""The letter of every terrain."""
CELL = 5
"""Width of a hex in characters: two units of the lattice."""
MARGIN = 3
"""Width of the numbers of the rows, in characters."""


def text_map(view: CatanView, *, words: Catalogue) -> str:
    """Return the island as text: a hex as terrain and number, with the pieces around it.

    A letter is a seat: ``A`` a settlement, ``A*`` a city, ``a`` a piece of an expansion; ``!`` is the robber. Rows of
    hexes are numbered. The legend follows, and the things that the letters leave out.
    """
    # The letters of the base game, then those of the expansions in play.
    keys = ("catan-described-legend", *(f"catan-described-legend-{key}" for key in view.parts))
    legend = words.row([words.text(key) for key in keys if words.known(key)])
    return "\n".join((*_rows(view), "", legend, words.text("catan-map-without")))


def _rows(view: CatanView) -> list[str]:
    """Return a line for each row of vertices, and one for each row of hexes."""
    places = geometry(view.size)
    lines: dict[float, dict[int, str]] = defaultdict(dict)
    for number, (q, r) in enumerate(places.hexes):
        one = view.hexes[number]
        robber = "!" if number == view.robber else ""
        # The lattice of ``render/kit/hex.py``, on which the vertices have places too.
        lines[3 * r][2 * q + r] = f"{LETTERS[one.terrain]}{one.number or ''}{robber}"
    rows = {y: str(row) for row, y in enumerate(sorted(lines), 1)}
    pieces = {one.vertex: SEATS[one.seat].letter + ("*" if one.kind == "city" else "") for one in view.buildings}
    pieces |= {one.vertex: SEATS[one.seat].letter.lower() for one in view.pieces}
    for vertex, (x, y) in enumerate(places.points):
        lines[y][x] = pieces.get(vertex, "·")
    left = min(x for x, _ in places.points)
    return [rows.get(y, "").ljust(MARGIN) + _line(cells, left) for y, cells in sorted(lines.items())]


def _line(cells: dict[int, str], left: int) -> str:
    text = ""
    for x, told in sorted(cells.items()):
        text = text.ljust((x - left) * CELL // 2) + told
    return text
