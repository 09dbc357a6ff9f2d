"""The island on the table: the places of everything in the picture, and its drawing."""

import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.catan.island.harbours import harbour, landings, pier, stand
from render.catan.island.land import VERSIONS, land
from render.catan.island.pieces import (
    Look,
    Way,
    city,
    knight,
    merchant,
    metropolis,
    road,
    robber,
    settlement,
    token,
    wall,
)
from render.catan.island.sea import WIDTH, frame_of, outline, sea, stage_size
from render.kit.disk import persistent
from render.kit.hex import HIGH, OUTLINE, Frame, middle
from render.kit.marks import dot, put_plates
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.squeezed import cached_squeezed
from render.kit.theme import GOLD, INK
from rules.catan.view import Building, CatanView, geometry

PLATES, DOT = (44, 36, 28), 26
"""Possible sizes of the marks on places, and the size of the dots on later steps, in pixels."""
Looks = Mapping[str, Look]
"""The places with a special look, as ``{"E28": "chosen"}``."""


class Stage(NamedTuple):
    """The place of a board in a picture."""

    board: str
    head: int
    size: tuple[int, int]
    frame: Frame

    def hex(self, number: int) -> tuple[int, int]:
        """Return the middle of a hex."""
        return self.frame.at(middle(geometry(self.board).hexes[number]))

    def vertex(self, number: int) -> tuple[int, int]:
        """Return the pixel of a vertex."""
        return self.frame.at(geometry(self.board).points[number])

    def edge(self, number: int) -> tuple[int, int]:
        """Return the middle of an edge."""
        (ax, ay), (bx, by) = (geometry(self.board).points[end] for end in geometry(self.board).ends[number])
        return self.frame.at(((ax + bx) / 2, (ay + by) / 2))

    def place(self, name: str) -> tuple[int, int]:
        """Return the pixel of ``V18``, ``E28`` or ``H9``."""
        find = {"V": self.vertex, "E": self.edge, "H": self.hex}
        return find[name[0]](int(name[1:]))

    @property
    def shore(self) -> list[Point]:
        """Border of the sea."""
        return outline(geometry(self.board).hexes, self.frame)


def stage_of(board: str, head: int) -> Stage:
    """Return the place of a board under a head of some height."""
    return Stage(board, head, stage_size(board, head), frame_of(board, head))


def lay(view: CatanView, stage: Stage, looks: Looks | None = None) -> Image.Image:
    """Return the table with the island and everything on it."""
    looks = looks or {}
    canvas = _land(stage, tuple(one.terrain for one in view.hexes), tuple(one.kind for one in view.harbours)).copy()
    for place in (place for place, look in looks.items() if place[0] == "H" and look):
        _put(canvas, hexagon(_size(stage)), stage.place(place))
    for number, one in enumerate(view.hexes):
        if one.number:
            _put(canvas, token(one.number, _size(stage), looks.get(f"T{number}", "")), stage.hex(number))
    _stand(canvas, view, stage, looks)
    return canvas


def _size(stage: Stage) -> int:
    return round(stage.frame.radius)


@cached_squeezed
def _land(stage: Stage, terrain: tuple[str, ...], harbours: tuple[str, ...]) -> Image.Image:
    """Return the sea with the land and the harbours, without numbers and pieces."""
    places = geometry(stage.board)
    canvas = sea(WIDTH, stage.board, stage.head).copy()
    for way, at in landings(stage.board, stage.frame):
        _put(canvas, pier(way, _size(stage)), at)
    for one, kind in zip(places.piers, harbours, strict=True):
        ends = (places.points[one.vertices[0]], places.points[one.vertices[1]])
        _put(canvas, harbour(kind, _size(stage)), stand(stage.frame, ends, middle(places.hexes[one.hex])))
    for number, kind in enumerate(terrain):
        _put(canvas, land(round(stage.frame.wide), kind, version_of(number, terrain)), stage.hex(number))
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


def _stand(canvas: Image.Image, view: CatanView, stage: Stage, looks: Looks) -> None:
    """Draw the pieces: the roads, then the nearer over the farther ones."""
    size = _size(stage)
    for lane in view.roads:
        sprite = road(lane.seat, way_of(stage.board, lane.edge), size, looks.get(f"E{lane.edge}", ""))
        _put(canvas, sprite, stage.edge(lane.edge))
    found: list[tuple[tuple[int, int], Sprite]] = []
    for house in view.buildings:
        found += _building(house, stage, looks.get(f"V{house.vertex}", ""))
    for one in view.knights:
        # The foot of a piece is on its place, so its middle is a little higher.
        x, y = stage.vertex(one.vertex)
        shield = knight(one.seat, one.level, one.active, size, looks.get(f"V{one.vertex}", ""))
        found.append(((x, y - size // 30), shield))
    x, y = stage.hex(view.robber)
    # The number under the robber must stay legible. A desert has none.
    aside = round(size * 0.50) if view.hexes[view.robber].number else 0
    found.append(((x - aside, y - size // 20), robber(size, looks.get("robber", ""))))
    if view.merchant is not None:
        x, y = stage.hex(view.merchant)
        found.append(((x + round(size * 0.50), y - size // 20), merchant(view.merchant_seat, size)))
    for at, sprite in sorted(found, key=lambda piece: piece[0][1]):
        _put(canvas, sprite, at)
    standing = _occupied(view)
    for place in (place for place, look in looks.items() if place[0] == "V" and look == "chosen"):
        if int(place[1:]) not in standing:
            _put(canvas, ring(size), stage.place(place))


def _building(house: Building, stage: Stage, look: Look) -> list[tuple[tuple[int, int], Sprite]]:
    """Return the sprites of a building with the pixels of their middles."""
    size = _size(stage)
    x, y = stage.vertex(house.vertex)
    if house.kind == "settlement" and not house.reduced:
        return [((x, y - size // 16), settlement(house.seat, size, look))]
    found = [((x, y - size // 10), city(house.seat, size, look, house.reduced))]
    if house.wall:
        found.append(((x, y + round(size * 0.26)), wall(size)))
    if house.metropolis:
        found.append(((x + round(size * 0.22), y - round(size * 0.36)), metropolis(house.metropolis, size)))
    return found


def mark(canvas: Image.Image, view: CatanView, stage: Stage, marks: Mapping[str, str], dots: Collection[str]) -> None:
    """Draw numbered plates on possible places, and dots on the places that a hex leads to."""
    sprite = dot(DOT)
    for place in dots:
        _put(canvas, sprite, stage.place(place))
    spots = [(text, _beside(view, stage, place)) for place, text in marks.items() if place[0] in "VEH"]
    put_plates(canvas, spots, PLATES)


def _beside(view: CatanView, stage: Stage, place: str) -> tuple[int, int]:
    """Return the place of a plate: below a hex's number, above a piece."""
    x, y = stage.place(place)
    if place[0] == "H":
        return x, y + round(0.56 * _size(stage))
    taken = place[0] == "V" and int(place[1:]) in _occupied(view)
    return x, y - (round(0.46 * _size(stage)) if taken else 0)


def _occupied(view: CatanView) -> set[int]:
    return {house.vertex for house in view.buildings} | {one.vertex for one in view.knights}


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


def _put(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    blit(canvas, sprite, (at[0] - sprite.size[0] // 2, at[1] - sprite.size[1] // 2))
