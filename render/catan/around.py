"""The surroundings of places: their yields, the pieces there, and where an edge leads."""

from collections import Counter
from collections.abc import Iterator, Sequence

from render.catalogue import Catalogue
from render.catan.contributions import contributed
from render.catan.island.pieces import PIPS
from render.catan.naming import names_of
from render.lengths import shorten
from rules.catan.view import PRODUCT, Building, CatanView, geometry

NAME = 20
"""The longest name of a player in a sentence with many facts."""


def called(seat: int, names: Sequence[str], words: Catalogue) -> str:
    """Return a player's name, short enough for a sentence with many facts."""
    return shorten(words.name(seat, names), NAME)


def house_told(view: CatanView, building: Building, names: Sequence[str], words: Catalogue) -> str:
    """Return a building with its owner and everything that expansions add to it."""
    told = words.text(f"catan-at-{building.kind}", seat=called(building.seat, names, words))
    more = (text for added, part in contributed(view) for text in added.house_told(part, building, words))
    return " ".join((told, *more))


def further_pieces(view: CatanView, vertex: int, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the pieces of expansions on a corner."""
    return [text for added, part in contributed(view) for text in added.pieces_at(part, vertex, names, words)]


def further_places(view: CatanView, seat: int) -> dict[str, Sequence[str]]:
    """Return the places of a seat's pieces of expansions, by kind."""
    return {kind: found for added, part in contributed(view) for kind, found in added.places(part, seat).items()}


def pieces_at(view: CatanView, vertex: int, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the building or the piece of an expansion on a corner."""
    houses = [house_told(view, one, names, words) for one in view.buildings if one.vertex == vertex]
    return houses + further_pieces(view, vertex, names, words)


def pips_told(view: CatanView, hexes: Sequence[int], words: Catalogue) -> str:
    """Return the pips of hexes, in all and by kind of card. The rolls of 36 that give a card are its pips."""
    found = Counter[str]()
    for number in hexes:
        one = view.hexes[number]
        if one.number:
            found[words.thing("catan", PRODUCT[one.terrain], "card")] += PIPS[one.number]
    told = words.text("catan-pips", count=sum(found.values()))
    if len(hexes) == 1 or not found:
        return told
    kinds = words.row([f"{kind} {count}" for kind, count in found.items()])
    return words.text("catan-pips-of", pips=told, kinds=kinds)


def corner_told(view: CatanView, vertex: int, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the pieces on a corner, its pips and the roads that end there."""
    places = geometry(view.size)
    yield from pieces_at(view, vertex, names, words)
    around = places.hexes_at[vertex]
    yield pips_told(view, around, words)
    if view.robber in around:
        yield words.text("catan-at-robber", hex=names_of(view, words).hexes[view.robber])
    ends = {*places.edges_at[vertex]}
    roads = Counter(one.seat for one in view.roads if one.edge in ends)
    for seat, count in roads.items():
        yield words.text("catan-at-roads", seat=called(seat, names, words), count=count)


def hex_told(view: CatanView, number: int, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the pips of a hex, who has which buildings around it and how many cards, and the piece that is on it."""
    yield pips_told(view, (number,), words)
    if number == view.robber:
        yield words.text("catan-on-robber")
    for added, part in contributed(view):
        yield from added.on_hex(part, number, names, words)
    corners = {*geometry(view.size).corners[number]}
    for seat in view.order:
        kinds = [one.kind for one in view.buildings if one.seat == seat and one.vertex in corners]
        if kinds:
            own = words.row([words.text(f"catan-bare-{kind}", count=count) for kind, count in Counter(kinds).items()])
            facts = {"seat": called(seat, names, words), "pieces": own, "hand": view.players[seat].hand}
            yield words.text("catan-at-hex", **facts)


def edge_told(view: CatanView, edge: int, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the road on an edge, and the corner that it leads to for the reader, with the state of that corner."""
    roads = {one.edge: one.seat for one in view.roads}
    if edge in roads:
        yield words.text("catan-at-road", seat=called(roads[edge], names, words))
    far = _far_end(view, edge)
    yield words.text("catan-leads", corner=names_of(view, words).corner(far), state=_state(view, far, names, words))


def _far_end(view: CatanView, edge: int) -> int:
    """Return the end of an edge at which the reader has less."""
    places = geometry(view.size)
    own = {one.edge for one in view.roads if one.seat == view.seat} - {edge}
    built = {one.vertex for one in view.buildings if one.seat == view.seat}
    first, second = places.ends[edge]

    def weight(vertex: int) -> int:
        return 2 * (vertex in built) + bool(own & {*places.edges_at[vertex]})

    return first if weight(first) < weight(second) else second


def _state(view: CatanView, vertex: int, names: Sequence[str], words: Catalogue) -> str:
    """Return the piece on a corner, or whether a settlement can be built there."""
    if there := pieces_at(view, vertex, names, words):
        return " ".join(there)
    if not is_free(view, vertex):
        return words.text("catan-close")
    pips = sum(PIPS.get(view.hexes[number].number, 0) for number in geometry(view.size).hexes_at[vertex])
    return words.text("catan-free", pips=words.text("catan-pips", count=pips))


def is_free(view: CatanView, vertex: int) -> bool:
    """Return whether a corner and the corners next to it are without buildings, as a settlement needs them."""
    near = {*geometry(view.size).next_to[vertex]}
    return vertex not in occupied(view) and not any(one.vertex in near for one in view.buildings)


def occupied(view: CatanView) -> set[int]:
    """Return the corners with a building or a piece."""
    return {one.vertex for one in view.buildings} | {one.vertex for one in view.pieces}
