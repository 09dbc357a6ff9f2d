"""City walls, which rise towards the viewer in every direction, and gates at the ends of roads."""

import itertools
import math
from collections.abc import Callable, Sequence

from render.carcassonne.tile.scenery import HAIR, Thing, tower
from render.kit.sheet import Point, Sheet, box, ribbon
from render.kit.theme import INK, tone

THICK, HIGH = 0.052, 0.055
LAYERS = 4
MERLON, EVERY = 0.0135, 0.046


def walls(sheet: Sheet, paths: Sequence[Sequence[Point]]) -> list[Thing]:
    """Draw the shadows of walls and return the walls."""
    for path in paths:
        sheet.shadow_line([(x + 0.022, y + 0.022) for x, y in path], THICK, 140)
    # It has no extent, because its shadow is drawn already. Its middle sets its order from far to near.
    return [Thing(path[0][0], path[len(path) // 2][1], 0, 0, _builder(path)) for path in paths]


def _builder(path: Sequence[Point]) -> Callable[[Sheet], None]:
    long = _overrun(path)

    wide, body, top = (ribbon(long, width) for width in (THICK + 2 * HAIR, THICK, THICK - HAIR))

    def paint(sheet: Sheet) -> None:
        for band, fill in ((wide, INK), (body, tone("stone", 0.40))):
            # A curved wall has no simple side. Copies of its foot, each a little higher, fill it.
            for i in range(LAYERS + 1):
                sheet.shape(_raised(band, HIGH * i / LAYERS), fill)
        for share in (0.3, 0.65):
            sheet.line(_raised(long, HIGH * share - THICK / 2), tone("stone", 0.28), HAIR * 0.5)
        # The walk on top: a dark rim, its stones, and the merlons on both edges.
        sheet.shape(_raised(body, HIGH), tone("stone", 0.30))
        sheet.shape(_raised(top, HIGH), tone("stone", 0.60))
        _crenels(sheet, _raised(long, HIGH))

    return paint


def _raised(path: Sequence[Point], height: float) -> list[Point]:
    return [(x, y - height) for x, y in path]


def _overrun(path: Sequence[Point]) -> tuple[Point, ...]:
    """Extend a wall beyond the corners of the tile, so that the edge cuts it off."""
    ends = []
    for (x, y), (ix, iy) in ((path[0], path[1]), (path[-1], path[-2])):
        ends.append((x + (x - ix) * 3, y + (y - iy) * 3))
    return (ends[0], *path, ends[1])


def _crenels(sheet: Sheet, top: Sequence[Point]) -> None:
    walked, due = 0.0, 0.0
    for (ax, ay), (bx, by) in itertools.pairwise(top):
        long = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / long, (by - ay) / long
        while due <= walked + long:
            x, y = ax + ux * (due - walked), ay + uy * (due - walked)
            along, across = (MERLON * ux, MERLON * uy), (-uy * THICK / 2, ux * THICK / 2)
            sheet.shape(
                [
                    (x + su * along[0] + sv * across[0], y + su * along[1] + sv * across[1] - 0.006)
                    for su, sv in ((-1, -1), (1, -1), (1, 1), (-1, 1))
                ],
                tone("stone", 0.88),
            )
            due += EVERY
        walked += long


def gate(at: Point, out: Point) -> list[Thing]:
    """Return a gate between two towers. ``out`` is the direction in which its road leaves."""
    (x, y), (ox, oy) = at, out
    # The arch is fully visible on a road that leaves upwards or downwards, and hardly on one that leaves sideways.
    across = abs(oy) > abs(ox)
    half, top, foot = (0.062, 0.09, 0.03) if across else (0.035, 0.115, 0.05)

    def paint(sheet: Sheet) -> None:
        sheet.shape(box(x - half, y - top, x + half, y + foot), tone("stone", 0.6), HAIR)
        if across:
            sheet.shape(_arch(x, y + foot, 0.042, 0.085), tone("ink", 0.12))
        else:
            sheet.shape(box(x - half, y - 0.04, x + half, y + foot - 0.005), tone("ink", 0.12))
        sheet.line([(x - half, y - top), (x + half, y - top)], tone("stone", 0.95), HAIR * 1.5)

    aside = (-oy * 0.088, ox * 0.088)
    posts = (tower(x + s * aside[0], y + s * aside[1] + 0.035, 0.040, 0.125, "slate") for s in (-1, 1))
    return [Thing(x, y + 0.031, 0.12, 0.08, paint), *posts]


def _arch(x: float, y: float, half: float, height: float) -> list[Point]:
    angles = (i * math.pi / 10 for i in range(11))
    curve = [(x + half * math.cos(a), y - height + half - half * math.sin(a)) for a in angles]
    return [(x + half, y), *curve, (x - half, y)]
