"""Sites: the landmarks of a kind of tile and their places."""

import math
from collections.abc import Mapping, Sequence

from render.carcassonne.expansions import CONTRIBUTIONS
from render.carcassonne.tile.cloister import cloister
from render.carcassonne.tile.curves import MIDDLE
from render.carcassonne.tile.placing import Ground, Landmark, Site, Walls, central
from render.carcassonne.tile.region import Region, deepest
from render.kit.sheet import Point, Sheet
from render.kit.theme import tone
from rules.carcassonne.view import Kind

SETBACK = 0.62
"""Distance of a cloister from the middle, as a share of the distance that a course bends aside for it."""


def _cloister_site(what: str, radius: float, ground: Ground) -> Site:
    """Return the site of a cloister: in its city, in the middle, or beside a course."""
    if "c1" in ground.regions:
        return Site(what, deepest(ground.regions["c1"]), radius)
    if not ground.courses:
        return Site(what, MIDDLE, radius)
    # A course bends aside for it, so the cloister stands on the other side.
    middles = [path[len(path) // 2] for path in ground.courses]
    x, y = middles[0]
    return Site(what, (0.5 - (x - 0.5) * SETBACK, 0.5 - (y - 0.5) * SETBACK), radius)


def _square(sheet: Sheet, x: float, y: float, _: float) -> None:
    """Draw the pavement of a village square."""
    for radius, tint in ((0.128, tone("verge", 0.7)), (0.112, tone("road", 0.10)), (0.100, tone("stone", 0.66))):
        sheet.disc((x, y), radius, tint)
    for ring, count in ((0.082, 16), (0.058, 11), (0.034, 7)):
        for i in range(count):
            # Each ring starts at another angle, so that the stones do not form rows.
            angle = 2 * math.pi * i / count + ring * 40
            stone = (x + ring * math.cos(angle), y + ring * math.sin(angle))
            sheet.disc(stone, 0.0105, tone("stone", 0.80 if (i + count) % 3 else 0.55))


BASE = {
    "crossing": Landmark(0.15, central, 0, ground=_square, solid=True),
    "cloister": Landmark(0.27, _cloister_site, 1, upright=cloister, solid=True, letter="+"),
}
LANDMARKS: dict[str, Landmark] = BASE | {
    name: one for added in CONTRIBUTIONS.values() for name, one in added.landmarks.items()
}
"""All landmarks, by flag or marker. A village stands where roads end at a crossing."""
MARKED = 3
"""Landmarks of a lower rank find their sites before those of segments, the others after them."""


def sites(
    kind: Kind,
    regions: Mapping[str, Region],
    roads: Mapping[str, Sequence[Point]],
    walls: Walls,
    courses: Sequence[Sequence[Point]],
) -> tuple[Site, ...]:
    """Return the sites of a kind of tile. ``regions`` are its complete fields and cities."""
    ground = Ground(kind, regions, roads, walls, courses)
    # The most constrained landmarks come first. Each one avoids the sites found before.
    ranked = sorted((landmark.rank, what) for what, landmark in _whole_tile(kind).items() if landmark.rank is not None)
    marked = [(segment.name, what) for segment in kind.segments for what in sorted(segment.markers & LANDMARKS.keys())]
    early = [("", what) for rank, what in ranked if rank < MARKED]
    late = [("", what) for rank, what in ranked if rank >= MARKED]
    found: tuple[Site, ...] = ()
    for segment, what in (*early, *marked, *late):
        landmark = LANDMARKS[what]
        found += (landmark.place(what, landmark.radius, ground._replace(found=found, segment=segment)),)
    return found


def _whole_tile(kind: Kind) -> dict[str, Landmark]:
    """Return the landmarks of a whole tile: those of its flags, and the one at the end of its roads."""
    return {what: LANDMARKS[what] for what in {*kind.flags, kind.ends_at} & LANDMARKS.keys()}
