"""The island place by place: the names of vertices and edges, and the buildings there.

Players who type their moves or do not see the picture need these names: ``V18``, ``E28``, ``H9``.
"""

from collections.abc import Iterator, Sequence

from PIL import Image

from render.catalogue import Catalogue
from render.catan import board
from render.catan.around import further_places
from render.catan.naming import names_of
from render.catan.stage import stage_of
from render.kit.theme import SEATS
from rules.catan.view import CatanView, geometry


def island(view: CatanView, head: int) -> Image.Image:
    """Draw the island with the name of every vertex, as a typed move has it."""
    stage = stage_of(view.size, head)
    canvas = board.lay(view, stage)
    names = {f"V{number}": f"V{number}" for number in range(len(geometry(view.size).points))}
    board.mark(canvas, view, stage, names, ())
    return canvas


def told(view: CatanView, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield each seat's buildings, the hexes with their vertices, the harbours, and the edges next to roads."""
    for seat in view.order:
        yield f"{SEATS[seat].letter} {words.name(seat, names)}: {built(view, seat, words) or '–'}"
    for number, name in enumerate(names_of(view, words).hexes):
        corners = " ".join(f"V{vertex}" for vertex in geometry(view.size).corners[number])
        robber = words.text("catan-placed-robber") if number == view.robber else ""
        yield words.text("catan-placed-hex", hex=name, id=f"H{number}", robber=robber, corners=corners)
    yield words.text("catan-placed-harbours", places=words.row(_harbours(view, words)))
    yield words.text("catan-placed-edges", places=words.row([_edge(view, edge) for edge in _next_to_roads(view)]))


def built(view: CatanView, seat: int, words: Catalogue) -> str:
    """Return a seat's buildings and places: ``settlements V13 V41, roads E20 E59``."""
    own = [one for one in view.buildings if one.seat == seat]
    found: dict[str, Sequence[str]] = {
        "settlements": [f"V{one.vertex}" for one in own if one.kind == "settlement"],
        "cities": [f"V{one.vertex}" for one in own if one.kind == "city"],
        **further_places(view, seat),
        "roads": [f"E{one.edge}" for one in view.roads if one.seat == seat],
    }
    return words.row(
        [words.text(f"catan-placed-{kind}", places=" ".join(places)) for kind, places in found.items() if places]
    )


def _harbours(view: CatanView, words: Catalogue) -> Iterator[str]:
    for one in view.harbours:
        kind = "3:1" if one.kind == "any" else words.thing("catan", one.kind, "card")
        yield f"{kind} V{one.vertices[0]} V{one.vertices[1]}"


def _edge(view: CatanView, edge: int) -> str:
    first, second = geometry(view.size).ends[edge]
    return f"E{edge} V{first}–V{second}"


def _next_to_roads(view: CatanView) -> list[int]:
    """Return the free edges next to a road or a building, where a road can be built."""
    places = geometry(view.size)
    taken = {one.edge for one in view.roads}
    touched = {vertex for edge in taken for vertex in places.ends[edge]} | {one.vertex for one in view.buildings}
    return [edge for edge, ends in enumerate(places.ends) if edge not in taken and touched & {*ends}]
