"""The placement of scenery on a tile: groves on the fields, houses in the cities, a village at a crossing."""

import math
import random
from collections.abc import Sequence

from render.carcassonne.tile.curves import MIDDLE, turned
from render.carcassonne.tile.geometry import Plan, inner_region
from render.carcassonne.tile.region import Region, has, sample, share
from render.carcassonne.tile.scenery import Thing, bush, fir, house, keep, pennant, rock, tree, well
from render.kit.sheet import Point
from rules.carcassonne.view import Kind

Clear = tuple[Point, float]
"""A place in the reference position and the radius around it to keep free."""

STEP = 0.132


def grove(layout: Plan, turn: int, rng: random.Random) -> list[Thing]:
    """Return the trees of the fields. They leave space for the farmers."""
    things: list[Thing] = []
    clear: list[Clear] = [(spot, 0.15) for name, spot in layout.anchors.items() if name.startswith("f")]
    for name, region in layout.regions.items():
        if not name.startswith("f"):
            continue
        free = inner_region(layout.id, name, 0.05)
        wood = rng.choice((tree, tree, fir))
        for _ in range(round(share(free) * 13 + rng.random())):
            spot = sample(free, rng)
            if spot is not None and _fits(free, spot, clear) and _crown_fits(region, spot, turn):
                clear.append((spot, 0.05))
                things.append(_plant(turned(spot, turn), wood is fir, rng))
    return things


def _crown_fits(region: Region, spot: Point, turn: int) -> bool:
    x, y = turned(spot, turn)
    # The whole crown must be on the tile and on the tree's own field.
    return 0.09 < x < 0.91 and 0.17 < y < 0.965 and has(region, turned((x, y - 0.12), -turn))


def _plant(at: Point, firs: bool, rng: random.Random) -> Thing:
    hue, pick = rng.uniform(-0.08, 0.10), rng.random()
    if pick < 0.64:
        return (fir if firs else tree)(*at, rng.uniform(0.105, 0.145), hue)
    return (bush if pick < 0.9 else rock)(*at, rng.uniform(0.05, 0.075), hue / 2)


def town(kind: Kind, layout: Plan, name: str, turn: int, rng: random.Random) -> list[Thing]:
    """Return the scenery of a city: its pennant, a keep in a large city, and houses in uneven rows."""
    things: list[Thing] = []
    clear: list[Clear] = [(gate.at, 0.12) for gate in layout.gates]
    if "shield" in kind.segment(name).markers:
        x, y = _pennant_spot(layout, name, turn)
        things.append(pennant(x, y + 0.10, 0.29))
        # Places are chosen as they are visible, but free regions are in the reference position, so turn them back.
        clear += [(turned((x + 0.07, y + dy), -turn), 0.10) for dy in (-0.03, 0.07)]
    free = inner_region(layout.id, name, 0.05)
    if share(free) > 0.30 and rng.random() < 0.75:
        spot = sample(inner_region(layout.id, name, 0.17), rng)
        x, y = turned(spot or MIDDLE, turn)
        if spot is not None and _fits(free, spot, clear) and 0.17 < x < 0.83 and 0.24 < y < 0.88:
            things.append(keep(x, y + 0.06, 0.20))
            clear.append((turned((x, y + 0.01), -turn), 0.12))
    houses = _houses(free, clear, turn, rng)
    # A small corner of a city may have no free place, but without a house it would look like bare ground.
    if not things and len(houses) < 2:
        houses = _pair(turned(layout.anchors[name], turn), rng)
    return things + houses


def _pair(at: Point, rng: random.Random) -> list[Thing]:
    """Return two houses side by side, along the nearest edge of the tile."""
    x, y = (min(max(v, 0.15), 0.85) for v in at)
    dx, dy = (0.0, 0.08) if abs(x - 0.5) > abs(y - 0.5) else (0.075, 0.0)
    return [house(x + side * dx, y + side * dy + 0.03, 0.11, rng) for side in (-1, 1)]


def _houses(free: Region, clear: Sequence[Clear], turn: int, rng: random.Random) -> list[Thing]:
    things = []
    for row in range(1, 8):
        for column in range(8):
            # Every other row is shifted by half a step.
            x = (column + 0.25 + 0.5 * (row % 2)) * STEP + rng.uniform(-0.022, 0.022)
            y = row * STEP * 0.97 + rng.uniform(-0.02, 0.02)
            size, pick = rng.uniform(0.105, 0.138), rng.random()
            if size * 0.66 < x < 1 - size * 0.84 and 0.12 < y < 0.955 and _fits(free, turned((x, y), -turn), clear):
                green = pick < 0.10
                things.append(tree(x, y + 0.03, 0.10, 0.05) if green else house(x, y + 0.03, size, rng))
    return things


def _fits(free: Region, spot: Point, clear: Sequence[Clear]) -> bool:
    return has(free, spot) and all(math.dist(spot, centre) > radius for centre, radius in clear)


def _pennant_spot(layout: Plan, name: str, turn: int) -> Point:
    """Return a spacious place in a city, in the tile's turn, that the figure there does not cover."""
    figure = turned(layout.anchors[name], turn)
    free = inner_region(layout.id, name, 0.09)
    grid = [(x / 24, y / 24) for x in range(3, 18) for y in range(6, 20)]
    spots = [spot for spot in grid if has(free, turned(spot, -turn))]
    return max(
        spots,
        # The cloth hangs to the right of the pole, with its middle 0.09 away. More distance than a figure's width is no
        # better.
        key=lambda p: min(abs(p[0] + 0.09 - figure[0]), 0.34) + min(abs(p[1] - figure[1]), 0.2) / 2,
        default=figure,
    )


def village(kind: Kind, layout: Plan, turn: int, rng: random.Random) -> list[Thing]:
    """Return the houses around a square, between the roads and off other landmarks, and the well in the middle."""
    joined = {side: s.kind for s in kind.segments for side in s.sides}
    open_sides = [side for side in range(4) if (side - turn // 90) % 4 not in joined]
    spots = [(-0.165, -0.09), (0.165, -0.09), (0.16, 0.19), (-0.16, 0.19)]
    spots += [((0, -0.13), (0.21, 0.03), (0, 0.22), (-0.21, 0.03))[side] for side in open_sides]
    others = [(turned(site.at, turn), site.radius + 0.09) for site in layout.sites if site.what != "crossing"]
    spots = [(x + 0.5, y + 0.5) for x, y in spots]
    free = [spot for spot in spots if all(math.dist(spot, at) > radius for at, radius in others)]
    houses = [house(*spot, rng.uniform(0.105, 0.125), rng) for spot in free]
    return [well(0.5, 0.53, 0.085), *houses]
