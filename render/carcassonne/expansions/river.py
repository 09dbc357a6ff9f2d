"""The River in pictures: its water, the source and the lake."""

from collections.abc import Sequence

from render.carcassonne.contribution import Contribution, Course
from render.carcassonne.tile.placing import Landmark, central
from render.carcassonne.tile.scenery import HAIR, Thing, bush, rock
from render.kit.sheet import Point, Sheet
from render.kit.theme import INK, tone

WIDTH = 0.17
"""Width of the river, in tile widths."""


def flow(sheet: Sheet, path: Sequence[Point]) -> None:
    """Draw the river along a path: banks, deep water, a lighter middle and ripples."""
    long = _overrun(path)
    for width, tint in (
        (WIDTH + 0.060, tone("grass", 0.12)),
        (WIDTH + 0.030, tone("road", 0.50)),
        (WIDTH, tone("water", 0.20)),
        (WIDTH - 0.030, tone("water", 0.42)),
        (WIDTH - 0.075, tone("water", 0.56)),
    ):
        sheet.line(long, tint, width)
    for index in range(3, len(path) - 3, 6):
        (ax, ay), (bx, by) = path[index], path[index + 2]
        # Ripples alternate between the sides, so that they do not look like a dashed line.
        aside = (-0.035, 0.02, 0.04, -0.015)[index // 6 % 4]
        dx, dy = (by - ay) * aside * 16, (ax - bx) * aside * 16
        sheet.line([(ax + dx, ay + dy), (bx + dx, by + dy)], tone("water", 1.0), 0.011)


def _overrun(path: Sequence[Point]) -> list[Point]:
    """Extend a path beyond the tile at each end that lies on its border."""
    found = list(path)
    for at, (x, y), (ix, iy) in ((0, path[0], path[1]), (len(path) + 1, path[-1], path[-2])):
        if min(x, y, 1 - x, 1 - y) < 0.001:
            found.insert(at, (x + (x - ix) * 4, y + (y - iy) * 4))
    return found


def spring(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw the pool in which the river begins."""
    _pool(sheet, x, y, 0.62 * r)


def rocks(x: float, y: float, r: float) -> list[Thing]:
    """Return the rocks around the source."""
    around = ((-0.62, -0.30, 0.42), (-0.10, -0.58, 0.52), (0.52, -0.40, 0.38), (-0.72, 0.22, 0.30), (0.10, 0.62, 0.28))
    return [rock(x + dx * r, y + dy * r + 0.10 * r, size * r * 1.5, -0.1) for dx, dy, size in around]


def lake(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw the lake in which the river ends."""
    _pool(sheet, x, y, r)
    for dx, dy, wide in ((-0.45, -0.25, 0.30), (0.05, 0.12, 0.36), (-0.30, 0.40, 0.28), (0.25, -0.45, 0.22)):
        sheet.line([(x + dx * r, y + dy * r), (x + (dx + wide) * r, y + dy * r)], tone("water", 1.0), 0.011)


def _pool(sheet: Sheet, x: float, y: float, r: float) -> None:
    for grow, tint in ((0.030, tone("grass", 0.12)), (0.015, tone("road", 0.50)), (0.0, tone("water", 0.20))):
        sheet.disc((x, y), r + grow, tint, 0.86)
    sheet.disc((x, y), r - 0.015, tone("water", 0.42), 0.86)
    sheet.disc((x, y), r - 0.040, tone("water", 0.56), 0.84)


def reeds(x: float, y: float, r: float) -> list[Thing]:
    """Return the reeds and bushes on the shore of the lake."""
    shore = ((-0.92, 0.35), (0.95, 0.25), (0.55, 0.82))
    return [bush(x + dx * r, y + dy * r, 0.085, 0.02) for dx, dy in shore] + [_reed(x - 0.35 * r, y + 0.86 * r)]


def _reed(x: float, y: float) -> Thing:
    def paint(sheet: Sheet) -> None:
        for dx, high in ((-0.030, 0.075), (0.0, 0.100), (0.028, 0.085)):
            sheet.line([(x + dx, y), (x + dx * 1.3, y - high)], tone("leaf", 0.30), 0.012)
            sheet.shape(
                [(x + dx * 1.3 - 0.009, y - high), (x + dx * 1.3 + 0.009, y - high), (x + dx * 1.3, y - high - 0.035)],
                tone("earth", 0.15),
                HAIR,
                INK,
            )

    return Thing(x, y, 0.08, 0.10, paint)


CONTRIBUTION = Contribution(
    landmarks={
        "source": Landmark(0.17, central, 2, ground=spring, upright=rocks, solid=True),
        "lake": Landmark(0.27, central, 2, ground=lake, upright=reeds, solid=True, letter="~"),
    },
    courses={"I": Course(WIDTH, flow, "~~")},
)
