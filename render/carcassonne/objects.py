"""Objects in words: whole cities, roads, fields and cloisters, with their owners, sizes and points."""

from render.carcassonne.compass import points
from render.carcassonne.telling import Telling
from rules.carcassonne.view import Cell, Object, Survey

IN_FULL = 9
"""The tiles of a complete cloister."""


def owners(found: Object, telling: Telling) -> str:
    """Return the names of an object's owners."""
    return telling.listed([telling.seat(seat) for seat in found.owners])


def mentioned(found: Object, telling: Telling) -> str:
    """Return an object inside a sentence: "Ben's city"."""
    return telling.text(f"object-{found.kind}", owners=owners(found, telling), count=len(found.owners))


def sized(found: Object, telling: Telling) -> str:
    """Return an object with its size: "Ben's city (4 tiles)"."""
    name = mentioned(found, telling)
    if found.kind == "field" and not found.cities:
        return name
    return telling.text("sized", object=name, size=size(found, telling))


def named(found: Object, telling: Telling) -> str:
    """Return an object at the start of a line: "City N–W at −2, 1, Ben"."""
    x, y, segment = telling.terrain.first(found)
    lying = telling.terrain.lying[x, y]
    return telling.text(
        f"named-{found.kind}",
        points=telling.compass(points(lying.kind, lying.turn)[segment]),
        cell=telling.short((x, y)),
        owners=owners(found, telling),
        count=len(found.owners),
    )


def size(found: Object, telling: Telling) -> str:
    """Return the size of an object: its tiles, for a field its complete cities."""
    if found.kind == "field":
        return telling.text("size-field", count=len(found.cities))
    # A cloister counts the tiles around it too.
    count = IN_FULL - len(found.gaps) if found.kind == "cloister" else len(found.cells)
    return telling.text(f"size-{found.kind}", count=count)


def points_now(found: Object) -> int:
    """Return the points of an object as it is, for an owner if it has one."""
    return max(found.shares.values(), default=found.points)


def facts(found: Object, telling: Telling) -> list[str]:
    """Return the facts of an object: its size, its markers and its points."""
    told = [size(found, telling)]
    if found.marks:
        marks = found.marks.items()
        told.append(telling.listed([telling.text(f"mark-{marker}", count=count) for marker, count in marks]))
    # A field without a city says already that it has no points.
    if found.kind != "field" or found.cities:
        key = "worth-field" if found.kind == "field" else "worth-complete" if found.complete else "worth"
        told.append(telling.text(key, points=points_now(found)))
    return told


def gaps(found: Object, telling: Telling, most: int = 1000) -> list[str]:
    """Return the gaps of an object, or their number if there are more than ``most``. Return [] if it has none."""
    key = "gaps-counted" if len(found.gaps) > most else "gaps"
    return [telling.text(key, cells=telling.places(found.gaps), count=len(found.gaps))] if found.gaps else []


def cities(found: Object, telling: Telling) -> list[Cell]:
    """Return the first places of the complete cities that a field touches."""
    order = telling.terrain.order
    return [min(((x, y) for x, y, _ in city), key=lambda cell: order[cell]) for city in found.cities]


def neighbours(around: Survey, cell: Cell, telling: Telling) -> list[str]:
    """Return the sides of a free place that touch tiles, with the objects and edges there."""
    edges = around.free.get(cell, "")
    return [
        telling.text(
            "neighbour",
            side=telling.text(f"point-{4 * side}"),
            object=sized(beside, telling) if beside else telling.text(f"edge-{edges[side]}"),
        )
        for side, beside in around.beside(cell)
    ]
