"""The objects and the tiles of a table, each as one line of words."""

from collections.abc import Hashable
from threading import Lock

from cachetools import LRUCache
from msgspec import msgpack

from render.carcassonne import objects
from render.carcassonne.expansions import tokens
from render.carcassonne.telling import Telling
from rules.carcassonne.view import Figure, Object, Tile

LINES = 4096
"""The number of lines that are kept: those of some dozens of tables."""
KINDS = ("city", "road", "cloister", "field")
"""The kinds of objects in the order in which they are listed."""

# Drawing threads and the event loop share these lines.
_LINES: LRUCache[Hashable, str] = LRUCache(LINES)
_LOCK = Lock()


def told_objects(telling: Telling) -> list[Object]:
    """Return the objects that matter: those with figures, then open ones of several tiles, and cloisters."""
    every = [one for one in telling.terrain.survey.objects if one.figures or _is_claimable(one)]
    return sorted(every, key=lambda one: (not one.figures, KINDS.index(one.kind), -one.points))


def _is_claimable(one: Object) -> bool:
    """Return True for an unclaimed object that can still score and has a size worth telling."""
    return not one.complete and one.points > 0 and (one.kind in ("cloister", "field") or len(one.cells) > 1)


def brief_line(one: Object, telling: Telling) -> str:
    """Return a sentence about an object: its owners, its size, its points and its figures."""
    x, y, segment = telling.terrain.first(one)
    # The same object is told in every picture until it grows, and the line depends on nothing else.
    told = telling.words.language, telling.words.icons, *telling.names
    key = told, msgpack.encode(one), segment, telling.terrain.lying[x, y]
    with _LOCK:
        line = _LINES.get(key)
    if line is None:
        line = _brief_line(one, telling)
        with _LOCK:
            _LINES[key] = line
    return line


def _brief_line(one: Object, telling: Telling) -> str:
    facts = telling.words.row([*objects.facts(one, telling), *_figures(one, telling)])
    return telling.text("line", name=objects.named(one, telling), facts=facts)


def whole_line(one: Object, telling: Telling) -> str:
    """Return all about an object: also its gaps, its tiles, and the cities that a field touches."""
    cells = [cell for cell in telling.terrain.lying if cell in one.cells]
    told = [
        telling.text("line", name=objects.named(one, telling), facts=telling.words.row(objects.facts(one, telling)))
    ]
    if one.figures:
        told.append(telling.text("line-figures", figures=telling.words.row(_figures(one, telling), "semicolon")))
    if one.gaps:
        told.append(telling.text("line-gaps", cells=telling.places(one.gaps)))
    if one.cities:
        told.append(telling.text("line-cities", cells=telling.places(objects.cities(one, telling))))
    if len(cells) > 1:
        told.append(telling.text("line-tiles", cells=telling.places(cells)))
    return " ".join(told)


def _figures(one: Object, telling: Telling) -> list[str]:
    """Return the figures in an object with their places."""
    by_cell: dict[tuple[int, int], list[Figure]] = {}
    for figure in one.figures:
        by_cell.setdefault(figure.cell, []).append(figure)
    return [
        telling.text("figures-at", figures=telling.figures(found), cell=telling.short(cell))
        for cell, found in by_cell.items()
    ]


def tile_parts(tile: Tile, telling: Telling) -> list[str]:
    """Return the parts of a lying tile with their owners and figures, its features, and the tokens on it."""
    names = telling.segments(tile.kind, tile.turn)
    built = [_part(tile, name, telling) for name in names if name[0] != "f"]
    fields = [_part(tile, name, telling) for name in names if name[0] == "f"]
    here = [token for token in tokens(telling.view) if (token.x, token.y) == tile.cell]
    features = telling.features(tile.kind, tile.turn)
    return [*built, *features, *fields, *(telling.text(f"token-{token.kind}") for token in here)]


def _part(tile: Tile, name: str, telling: Telling) -> str:
    """Return a part of a lying tile, with the owners of its object and the figures on it."""
    spot = (*tile.cell, name)
    found = telling.terrain.survey.at(spot)
    told = telling.part(tile.kind, tile.turn, name)
    if found is None:
        return told
    if found.complete:
        told = telling.text("part-complete", part=told, kind=found.kind)
    elif found.owners:
        told = telling.text("part-owned", part=told, owners=objects.owners(found, telling))
    here = [figure for figure in found.figures if figure.spot == spot]
    own = len(found.owners) == 1 and all(figure.seat == found.owners[0] for figure in here)
    figures = telling.pieces([figure.kind for figure in here]) if own else telling.figures(here)
    return telling.holding(told, [*telling.markers(tile.kind, name), *([figures] if here else [])])


def tile_line(tile: Tile, telling: Telling) -> str:
    """Return a lying tile as a line: "0, −3: Ben's city N–W with follower; road E–S"."""
    return telling.text(
        "tile-line", cell=telling.short(tile.cell), parts=telling.words.row(tile_parts(tile, telling), "semicolon")
    )
