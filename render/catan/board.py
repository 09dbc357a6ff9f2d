"""The island on the table."""

import itertools
import math
from collections.abc import Collection, Mapping, Sequence

from PIL import Image

from render.catan.contribution import Highlights, Placed
from render.catan.contributions import contributed
from render.catan.island.harbours import harbour, landings, pier, stand
from render.catan.island.land import VERSIONS, land
from render.catan.island.pieces import Highlight, Way, city, road, robber, settlement, token
from render.catan.island.sea import RADIUS, WIDTH, sea
from render.catan.stage import Stage
from render.kit.cache import cached_squeezed
from render.kit.canvas import Canvas
from render.kit.disk import painted_ahead, persistent
from render.kit.glow import BREADTH, GILT, GLOWS, Glow, glow
from render.kit.hex import HIGH, OUTLINE, middle
from render.kit.marks import dot, put_plates
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, put, to_sprite
from render.kit.theme import GOLD, INK
from rules.catan.view import Building, CatanView, geometry

PLATES, DOT = (44, 36, 28), 28
"""Possible sizes of the marks on places, and the size of the dots on later steps, in pixels."""


def lay(
    view: CatanView, stage: Stage, highlights: Highlights | None = None, recent: Mapping[str, int] | None = None
) -> Canvas:
    """Return the table with the island and everything on it. Rings of gold shine under ``recent`` pieces."""
    highlights = highlights or {}
    canvas = _land(stage, tuple(one.terrain for one in view.hexes), tuple(one.kind for one in view.harbours)).copy()
    for place in (place for place, highlight in highlights.items() if place[0] == "H" and highlight):
        put(canvas, hexagon(stage.radius), stage.place(place))
    # Below the numbers, which must stay legible beside the robber.
    _shine(canvas, view, stage, recent or {})
    for number, one in enumerate(view.hexes):
        if one.number:
            put(canvas, token(one.number, stage.radius, highlights.get(f"T{number}", "")), stage.hex(number))
    _stand(canvas, view, stage, highlights)
    return canvas


def _shine(canvas: Image.Image, view: CatanView, stage: Stage, recent: Mapping[str, int]) -> None:
    """Put a ring under each recent piece that still stands, the latest on top."""
    standing = {f"V{vertex}" for vertex in _occupied(view)} | {f"E{lane.edge}" for lane in view.roads}
    for name, age in sorted(recent.items(), key=lambda found: -found[1]):
        if name == "robber":
            put(canvas, halo(stage.radius, glow(age)), _under_robber(view, stage))
        elif name in standing:
            put(canvas, halo(stage.radius, glow(age)), stage.place(name))


@cached_squeezed
def _land(stage: Stage, terrain: tuple[str, ...], harbours: tuple[str, ...]) -> Image.Image:
    """Return the sea with the land and the harbours, without numbers and pieces."""
    places = geometry(stage.board)
    canvas = sea(WIDTH, stage.board, stage.head).copy()
    for way, at in landings(stage.board, stage.frame):
        put(canvas, pier(way, stage.radius), at)
    for one, kind in zip(places.piers, harbours, strict=True):
        ends = (places.points[one.vertices[0]], places.points[one.vertices[1]])
        put(canvas, harbour(kind, stage.radius), stand(stage.frame, ends, middle(places.hexes[one.hex])))
    for number, kind in enumerate(terrain):
        put(canvas, land(round(stage.frame.wide), kind, version_of(number, terrain)), stage.hex(number))
    return canvas


def version_of(number: int, terrain: Sequence[str]) -> int:
    """Return the version of a hex's picture. Each terrain uses its versions in turn, so that neighbours differ."""
    return list(terrain[:number]).count(terrain[number]) % VERSIONS


def way_of(board: str, edge: int) -> Way:
    """Return the direction of an edge."""
    (ax, ay), (bx, by) = (geometry(board).points[end] for end in geometry(board).ends[edge])
    if ax == bx:
        return "upright"
    return "fall" if (by - ay) * (bx - ax) > 0 else "rise"


def _stand(canvas: Image.Image, view: CatanView, stage: Stage, highlights: Highlights) -> None:
    """Draw the pieces: the roads, then the nearer over the farther ones."""
    size = stage.radius
    for lane in view.roads:
        sprite = road(lane.seat, way_of(stage.board, lane.edge), size, highlights.get(f"E{lane.edge}", ""))
        put(canvas, sprite, stage.edge(lane.edge))
    found: list[Placed] = []
    for house in view.buildings:
        found.append(_building(view, house, stage, highlights.get(f"V{house.vertex}", "")))
        for added, part in contributed(view):
            found += added.adorned(part, house, stage)
    found.append((_under_robber(view, stage), robber(size, highlights.get("robber", ""))))
    for added, part in contributed(view):
        found += added.pieces(part, view, stage, highlights)
    for at, sprite in sorted(found, key=lambda piece: piece[0][1]):
        put(canvas, sprite, at)
    standing = _occupied(view)
    for place in (place for place, one in highlights.items() if place[0] == "V" and one == "chosen"):
        if int(place[1:]) not in standing:
            put(canvas, ring(size), stage.place(place))


def _under_robber(view: CatanView, stage: Stage) -> tuple[int, int]:
    """Return the middle of the robber."""
    x, y = stage.hex(view.robber)
    # The number under the robber must stay legible. A desert has none.
    aside = round(stage.radius * 0.50) if view.hexes[view.robber].number else 0
    return x - aside, y - stage.radius // 20


def _building(view: CatanView, house: Building, stage: Stage, highlight: Highlight) -> Placed:
    """Return the sprite of a building with the pixel of its middle."""
    size = stage.radius
    x, y = stage.vertex(house.vertex)
    for added, part in contributed(view):
        if other := added.house(part, house, size, highlight):
            return (x, y - size // 10), other
    if house.kind == "settlement":
        return (x, y - size // 16), settlement(house.seat, size, highlight)
    return (x, y - size // 10), city(house.seat, size, highlight)


def mark(canvas: Image.Image, view: CatanView, stage: Stage, marks: Mapping[str, str], dots: Collection[str]) -> None:
    """Draw numbered plates on possible places, and dots on the places that a hex leads to."""
    sprite = dot(DOT)
    for place in dots:
        put(canvas, sprite, stage.place(place))
    spots = [(text, _beside(view, stage, place)) for place, text in marks.items() if place[0] in "VEH"]
    put_plates(canvas, spots, PLATES)


def _beside(view: CatanView, stage: Stage, place: str) -> tuple[int, int]:
    """Return the place of a plate: below a hex's number, above a piece."""
    x, y = stage.place(place)
    if place[0] == "H":
        return x, y + round(0.56 * stage.radius)
    taken = place[0] == "V" and int(place[1:]) in _occupied(view)
    return x, y - (round(0.46 * stage.radius) if taken else 0)


def _occupied(view: CatanView) -> set[int]:
    return {house.vertex for house in view.buildings} | {one.vertex for one in view.pieces}


@persistent
def hexagon(size: int) -> Sprite:
    """Return a gold hexagon for the border of a hex."""
    wide = round(size * math.sqrt(3)) + 24
    sheet = Sheet(wide, ratio=HIGH)
    for outer, inner, tint in ((1.0, 0.90, INK), (0.985, 0.915, GOLD)):
        ring_ = [[(0.5 + x * far, HIGH / 2 + y * far) for x, y in OUTLINE] for far in (outer, inner)]
        sheet.shape([*ring_[0], ring_[0][0], ring_[1][0], *ring_[1][::-1]], tint)
    return to_sprite(sheet.done())


@persistent
def ring(size: int) -> Sprite:
    """Return a gold ring for a vertex."""
    sheet = Sheet(round(size * 0.86))
    # Drawing on a sheet replaces its pixels, so the last disc makes a hole.
    for radius, tint in ((0.49, INK), (0.475, GOLD), (0.415, INK), (0.40, (*INK, 0))):
        box = [v * sheet.scale for v in (0.5 - radius, 0.5 - radius, 0.5 + radius, 0.5 + radius)]
        sheet.draw.ellipse(box, tint)
    return to_sprite(sheet.done())


@painted_ahead(lambda: itertools.product((RADIUS,), GLOWS))
@persistent
def halo(size: int, glowing: Glow) -> Sprite:
    """Return the gold ring under a new piece."""
    sheet = Sheet(round(size * 0.92))
    band = 0.085 * BREADTH[glowing]
    for radius, tint in ((0.49, INK), (0.475, GILT[glowing]), (0.475 - band, INK), (0.46 - band, (*INK, 0))):
        sheet.disc((0.5, 0.5), radius, tint)
    return to_sprite(sheet.done())
