"""One tile as a sprite, drawn anew for each turn, because the light stays put when things turn."""

import random
from functools import lru_cache

from PIL import Image, ImageDraw

from render.carcassonne.cloister import cloister, garden
from render.carcassonne.curves import turned, turned_path
from render.carcassonne.geometry import catalogue, plan
from render.carcassonne.ground import meadow, road, soil, square, turf
from render.carcassonne.scenery import stand
from render.carcassonne.settle import grove, town, village
from render.carcassonne.walls import gate, walls
from render.kit.sheet import Sheet
from render.kit.sprites import indexed
from render.kit.theme import INK

VARIANTS = 3
MASTERS = (128, 208, 304)
"""The sizes in which tiles are drawn; others are shrunk from the next larger one."""


def variant(x: int, y: int) -> int:
    """Return which of a kind's looks lies at a place, so that a board is not wallpaper."""
    return (x * 7 + y * 13 + (x * y) % 5) % VARIANTS


@lru_cache(maxsize=1024)
def tile(kind: str, turn: int, look: int, size: int) -> Image.Image:
    """Return the picture of a tile in the palette's colours."""
    master = next((master for master in MASTERS if master >= size), size)
    keep = _small if master == MASTERS[0] else _large
    image = keep(kind, turn, look, master).resize((size, size), Image.Resampling.LANCZOS)
    _border(image)
    return indexed(image)


@lru_cache(maxsize=512)
def _small(kind: str, turn: int, look: int, size: int) -> Image.Image:
    return painted(kind, turn, look, size)


@lru_cache(maxsize=64)
def _large(kind: str, turn: int, look: int, size: int) -> Image.Image:
    return painted(kind, turn, look, size)


def painted(id_: str, turn: int, look: int, size: int) -> Image.Image:
    """Draw a tile: first what lies, then what stands."""
    kind, layout = catalogue()[id_], plan(id_)
    rng = random.Random(f"{id_} {look}")
    sheet = Sheet(size, turf(size, look).copy())
    meadow(sheet, layout, turn, rng)
    if "cloister" in kind.flags and not layout.cities:
        garden(sheet)
    for path in layout.roads.values():
        road(sheet, turned_path(path, turn))
    soil(sheet, layout, turn)
    if "cloister" in kind.flags and layout.cities:
        garden(sheet)
    things = grove(layout, turn, rng)
    if kind.ends_at == "crossing":
        square(sheet)
        things += village(kind, turn, rng)
    if "cloister" in kind.flags:
        things += cloister()
    for name in layout.cities:
        things += town(kind, layout, name, turn, rng)
    for found in layout.gates:
        out = turned((found.out[0] + 0.5, found.out[1] + 0.5), turn)
        things += gate(turned(found.at, turn), (out[0] - 0.5, out[1] - 0.5))
    things += walls(sheet, [turned_path(path, turn) for path in layout.walls])
    stand(sheet, things)
    return sheet.done()


def _border(image: Image.Image) -> None:
    """Draw the hair between tiles."""
    end = image.width - 1
    veil = Image.new("L", image.size)
    ImageDraw.Draw(veil).line([(end, 0), (end, end), (0, end)], 100)
    image.paste(INK, mask=veil)
