"""One tile as a sprite. Each turn is drawn separately, because the light does not turn with the tile."""

import itertools
import random
from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.carcassonne.tile.cloister import garden
from render.carcassonne.tile.curves import turned, turned_path
from render.carcassonne.tile.geometry import COURSES, Plan, plan
from render.carcassonne.tile.ground import footpath, meadow, road, soil, turf
from render.carcassonne.tile.passages import bridges, buried, deck, mouths, underground
from render.carcassonne.tile.scenery import Thing, stand
from render.carcassonne.tile.settlements import grove, town, village
from render.carcassonne.tile.sites import LANDMARKS
from render.carcassonne.tile.walls import gate, walls
from render.kit.disk import cached_on_disk
from render.kit.sheet import Point, Sheet
from render.kit.sprites import indexed
from render.kit.theme import INK
from rules.carcassonne.view import every_kind, first_alike

VARIANTS = 2  # the tiles are most of the sprites on disk, and each variant is a third of all
SIZES = (32, 40, 50, 62, 78, 98, 122, 152, 192, 240, 300)
"""Sizes of tiles on boards, in pixels: each a quarter larger than the one before."""
MASTERS = (122, 300)
"""Sizes in which tiles are painted. The others are shrunk from the next larger one."""


def variant(x: int, y: int) -> int:
    """Return the variant of a tile at a place, so that equal tiles differ across the board."""
    # The first two terms alone would repeat along diagonals.
    return (x * 7 + y * 13 + (x * y) % 5) % VARIANTS


def _finished(image: Image.Image) -> Image.Image:
    """Draw the thin line between tiles in the final size, and map the tile to the palette."""
    end = image.width - 1
    veil = Image.new("L", image.size)
    # On two sides only, so that a single line lies between two tiles.
    ImageDraw.Draw(veil).line([(end, 0), (end, end), (0, end)], 100)
    bordered = image.copy()
    bordered.paste(INK, mask=veil)
    return indexed(bordered)


def _every() -> Iterator[tuple[str, int, int]]:
    """Yield every kind of tile in the rotations in which it can be placed, in all variants."""
    for kind, variant in itertools.product(every_kind(), range(VARIANTS)):
        yield from ((kind, turn, variant) for turn, first in first_alike(kind).items() if turn == first)


@cached_on_disk(sizes=SIZES, masters=MASTERS, finish=_finished, every=_every)
def tile(size: int, kind: str, turn: int, variant: int) -> Image.Image:
    """Paint a tile: first the ground, then the things that stand on it."""
    layout = plan(kind)
    # Seeded without the size, so that a tile has the same houses and trees in all sizes.
    rng = random.Random(f"{kind} {variant}")
    sheet = Sheet(size, turf(size, variant).copy())
    _lay(sheet, layout, turn, rng)
    stand(sheet, _upright(sheet, layout, turn, rng))
    return sheet.done()


def _lay(sheet: Sheet, layout: Plan, turn: int, rng: random.Random) -> None:
    """Draw the meadow, courses, roads, the ground of cities and flat landmarks. Roads cross gardens outside cities."""
    meadow(sheet, layout, turn, rng)
    for edge, path in layout.courses.items():
        COURSES[edge].paint(sheet, turned_path(path, turn))
    if not layout.cities:
        _gardens(sheet, layout, turn)
    _roads(sheet, layout, turn)
    # After the roads, because those under a city are tunnels.
    soil(sheet, layout, turn)
    for path in _tunnels(layout):
        buried(sheet, turned_path(path, turn))
    if layout.cities:
        _gardens(sheet, layout, turn)
    for site in layout.sites:
        if paint := LANDMARKS[site.what].ground:
            paint(sheet, *turned(site.at, turn), site.radius)


def _gardens(sheet: Sheet, layout: Plan, turn: int) -> None:
    for site in layout.sites:
        if site.what == "cloister":
            garden(sheet, *turned(site.at, turn))


def _roads(sheet: Sheet, layout: Plan, turn: int) -> None:
    """Draw the roads, a bridge's road last, and the paths to things beside them."""
    for site in layout.sites:
        if site.way:
            footpath(sheet, turned(site.way, turn), turned(site.at, turn))
    over = bridges(layout)
    for name, path in layout.roads.items():
        if name not in over:
            road(sheet, turned_path(path, turn))
    for name, span in over.items():
        deck(sheet, turned_path(layout.roads[name], turn), span)


def _tunnels(layout: Plan) -> list[tuple[Point, ...]]:
    """Return the parts of roads that run under a city, in the reference position."""
    marked = (s.name for s in every_kind()[layout.id].segments if "tunnel" in s.markers)
    return [underground(layout.roads[name], tuple(layout.cities.values())) for name in marked]


def _upright(sheet: Sheet, layout: Plan, turn: int, rng: random.Random) -> list[Thing]:
    """Return everything that stands on a tile. Draw the shadows of the walls."""
    kind = every_kind()[layout.id]
    things = grove(layout, turn, rng)
    if kind.ends_at == "crossing":
        things += village(kind, layout, turn, rng)
    for site in layout.sites:
        if upright := LANDMARKS[site.what].upright:
            things += upright(*turned(site.at, turn), site.radius)
    for name in layout.cities:
        things += town(kind, layout, name, turn, rng)
    for found in layout.gates:
        # Turn a direction as a point relative to the middle.
        out = turned((found.out[0] + 0.5, found.out[1] + 0.5), turn)
        things += gate(turned(found.at, turn), (out[0] - 0.5, out[1] - 0.5))
    for path in _tunnels(layout):
        things += mouths(turned_path(path, turn))
    around = [path for paths in layout.walls.values() for path in paths]
    return things + walls(sheet, [turned_path(path, turn) for path in around])
