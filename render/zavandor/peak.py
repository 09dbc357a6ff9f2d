"""The King's path: a stair up the mountain to the coronation hall, with a price on every field, and the king."""

import math
import random

from PIL import Image

from render.kit.cache import cached
from render.kit.disk import cached_on_disk, persistent
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Point, Sheet
from render.kit.sprites import OVERSIZE, Sprite, blit, indexed, shrink, to_sprite
from render.kit.surface import noise
from render.kit.theme import GOLD, INK, mix, tone
from render.zavandor.rock import Pixels
from render.zavandor.symbols import icon, rimmed
from rules.zavandor.view import PATH, ZavandorView

HEIGHT, PATH_ROWS = 244, (42, 222)
"""Height of the mountain, and its rows that a picture of the table shows, in pixels."""
PLAQUE, GEM = 43, 40
"""Radius of a field, and size of its gems, in pixels."""
KING = (52, 84)
SKY = (tone("slate", 0.02), tone("slate", 0.22), tone("slate", 0.48), tone("roof", 0.80), tone("gold", 0.72))
"""The evening sky from the top down to the mountains."""


def path(view: ZavandorView) -> Section:
    """Return the path with the king on his field, without most of the sky."""
    upper, lower = PATH_ROWS
    return Section(
        lower - upper, lambda canvas, top: canvas.paste(slope(view.king).crop((0, upper, WIDTH, lower)), (0, top))
    )


@cached
def slope(field: int = 0) -> Image.Image:
    """Return the path with the king on one of its fields."""
    image = _mountain(WIDTH).copy()
    for place, (x, y) in enumerate(fields()):
        blit(image, plaque(PATH[place], place == field), (x - PLAQUE - 6, y - PLAQUE - 6))
    x, y = fields()[field]
    blit(image, king(), (x - KING[0] // 2, y - PLAQUE // 2 - KING[1] + 6))
    return image


def fields() -> list[tuple[int, int]]:
    """Return the middles of the path's fields. The path winds, and rises to the right."""
    last = len(PATH) - 1
    found = []
    for field in range(len(PATH)):
        share = field / last
        x = 62 + share * (WIDTH - 190)
        y = 168 - 20 * share + 5 * math.sin(field * 1.9)
        found.append((round(x), round(y)))
    return found


@persistent
def plaque(price: str, here: bool) -> Sprite:
    """Return a field: a disc of stone with the gems of its price, with a gold ring if the king is there."""
    size = 2 * PLAQUE + 12
    sheet = Sheet(size)
    px = Pixels(size)
    middle = (0.5, 0.5)
    sheet.disc((0.515, 0.53), px.long(PLAQUE + 3), (*INK, 110))
    for radius, tint in (
        (PLAQUE + 2, INK),
        (PLAQUE, GOLD if here else tone("stone", 0.92)),
        (PLAQUE - 5, tone("stone", 0.35)),
        (PLAQUE - 7, tone("stone", 0.80 if here else 0.66)),
    ):
        sheet.disc(middle, px.long(radius), tint)
    sprite = shrink(sheet.image)
    gems = [icon(gem, GEM if len(price) == 1 else 35) for gem in price]
    step = 31
    result = to_sprite(sprite)
    for place, gem in enumerate(gems):
        x = size / 2 + (place - (len(gems) - 1) / 2) * step
        blit(result.core, gem, (round(x - gem.size[0] / 2), round(size / 2 - gem.size[1] / 2)))
    return result


@persistent
def king() -> Sprite:
    """Return the king: a red wooden piece with a golden crown, and its shadow."""
    width, height = KING
    sheet = Sheet(width, ratio=height / width)
    px = Pixels(width)
    sheet.disc(px(width * 0.58, height - 8)[0], px.long(20), (*INK, 130), 0.32)
    body = tone("red", 0.42)
    sheet.disc(px(26, height - 10)[0], px.long(19), INK, 0.36)
    sheet.disc(px(26, height - 11)[0], px.long(17), body, 0.34)
    robe = px(14, height - 12, 20, 46, 32, 46, 38, height - 12)
    sheet.shape(robe, body, px.long(2))
    sheet.shape(px(14, height - 12, 20, 46, 24, 46, 21, height - 10), tone("red", 0.62))
    sheet.shape(px(32, 46, 38, height - 12, 32, height - 10, 29, 46), tone("red", 0.26))
    sheet.shape(px.box(17, 42, 35, 49), tone("paper", 0.7), px.long(2))
    sheet.disc(px(26, 33)[0], px.long(13), INK)
    sheet.disc(px(26, 33)[0], px.long(11), tone("road", 0.72))
    sheet.disc(px(22, 30)[0], px.long(4), tone("road", 0.9))
    crown = px(13, 26, 11, 8, 19, 16, 26, 4, 33, 16, 41, 8, 39, 26)
    sheet.shape(crown, GOLD, px.long(2))
    sheet.shape(px(13, 26, 11, 8, 19, 16, 19, 26), tone("gold", 0.82))
    return to_sprite(shrink(rimmed(sheet.image)))


# The mountain


@cached_on_disk(sizes=(WIDTH,), finish=indexed, every=lambda: ((),))
def _mountain(width: int) -> Image.Image:
    """Return the evening sky, distant peaks, the slope with the stair, and the hall."""
    sheet = Sheet(width, _sky().convert("RGBA"))
    px = Pixels(width)
    _stars(sheet, px)
    _range(sheet, px, 150, 76, ("slate", 0.42), 3)
    _range(sheet, px, 178, 62, ("slate", 0.20), 8)
    _slope(sheet, px)
    _stair(sheet, px)
    _hall(sheet, px, WIDTH - 70, 152)
    return shrink(sheet.image).convert("RGB")


def _sky() -> Image.Image:
    size = (WIDTH * OVERSIZE, HEIGHT * OVERSIZE)
    column = Image.new("RGB", (1, 64))
    last = len(SKY) - 1
    for y in range(64):
        # Stretch the sky's colours over the upper two thirds: the mountains cover the rest.
        at = min(y / 42, 0.999) * last
        column.putpixel((0, y), mix(SKY[int(at)], SKY[int(at) + 1], at - int(at)))
    clouds = noise(5, 14, (WIDTH // 4, HEIGHT // 4), 3).resize(size, Image.Resampling.BICUBIC)
    sky = column.resize(size, Image.Resampling.BICUBIC)
    sky.paste(tone("slate", 0.12), mask=clouds.point([max(0, value - 128) // 2 for value in range(256)]))
    return sky


def _stars(sheet: Sheet, px: Pixels) -> None:
    rng = random.Random(4)
    for _ in range(46):
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(4, 70), rng.choice((0.9, 1.2, 1.9))
        sheet.disc(px(x, y)[0], px.long(size), tone("paper", rng.uniform(0.3, 1.0)))


def _range(sheet: Sheet, px: Pixels, foot: int, high: int, tint: tuple[str, float], seed: int) -> None:
    """Draw a range of distant peaks with snow on their lit sides."""
    rng = random.Random(seed)
    ramp, at = tint
    x = -60.0
    while x < WIDTH + 60:
        tall, wide = high * rng.uniform(0.55, 1.1), rng.uniform(80, 130)
        top = foot - tall
        sheet.shape(px(x - wide, foot + 40, x, top, x + wide, foot + 40), tone(ramp, at), px.long(1))
        sheet.shape(px(x - wide, foot + 40, x, top, x + wide * 0.15, foot + 40), tone(ramp, at + 0.14))
        _snow(sheet, px, (x, top), (wide, tall))
        x += wide * rng.uniform(0.8, 1.25)


def _snow(sheet: Sheet, px: Pixels, tip: Point, size: Point) -> None:
    """Draw snow on a peak: white on the lit side, blue on the other."""
    (x, top), (wide, tall) = tip, size
    deep = tall * 0.42
    far = wide * deep / (tall + 40)
    hem = (x, top + deep * 1.1)
    sheet.shape(px(x, top, x - far, top + deep, x - far * 0.4, top + deep * 0.72, *hem), tone("paper", 0.55))
    sheet.shape(px(x, top, *hem, x + far * 0.5, top + deep * 0.7, x + far, top + deep), tone("slate", 0.8))


def _ground(x: float) -> float:
    """Return the height of the slope's edge at a place."""
    share = (x - 62) / (WIDTH - 190)
    return 146 - 22 * min(max(share, -0.1), 1.02) + 7 * math.sin(x / 61) + 4 * math.sin(x / 23)


def _slope(sheet: Sheet, px: Pixels) -> None:
    """Draw the near slope with its facets, darker towards the bottom, where the mine begins."""
    edge = [(float(x), _ground(x)) for x in range(-10, WIDTH + 20, 12)]
    flat = [value for point in edge for value in point]
    sheet.shape(px(*flat, WIDTH + 10, HEIGHT, -10, HEIGHT), tone("ink", 0.34), px.long(2))
    rng = random.Random(12)
    for x in range(-20, WIDTH + 40, 30):
        top = _ground(x)
        for level in range(3):
            y = top + 3 + level * 26
            wide, high = rng.uniform(26, 52), rng.uniform(18, 34)
            lean = rng.uniform(-8, 8)
            tint = tone("ink", max(0.1, 0.56 - level * 0.16 + rng.uniform(-0.06, 0.06)))
            sheet.shape(px(x, y, x + wide, y + lean, x + wide * 0.7, y + high, x - 6, y + high * 0.7), tint)
    grass = [(x, y + 1) for x, y in edge]
    sheet.line([(x / WIDTH, y / WIDTH) for x, y in grass], tone("stone", 0.62), px.long(4))
    _pines(sheet, px)


def _pines(sheet: Sheet, px: Pixels) -> None:
    rng = random.Random(9)
    for _ in range(40):
        x = rng.uniform(0, WIDTH - 150)
        foot, size = _ground(x) + rng.uniform(0, 8), rng.uniform(13, 26)
        for level in range(3):
            y, wide = foot - size * level * 0.36, size * (0.46 - level * 0.1)
            sheet.shape(px(x - wide, y, x, y - size * 0.62, x + wide, y), tone("leaf", 0.16 + level * 0.07), px.long(1))
            sheet.shape(px(x - wide, y, x, y - size * 0.62, x - wide * 0.2, y), tone("leaf", 0.36 + level * 0.08))


def _stair(sheet: Sheet, px: Pixels) -> None:
    """Draw stone steps from field to field."""
    points: list[Point] = []
    for (ax, ay), (bx, by) in zip(fields(), fields()[1:], strict=False):
        points += [(ax + (bx - ax) * step / 7, ay + (by - ay) * step / 7) for step in range(7)]
    for x, y in points:
        # All casings first, so that none covers the previous step.
        sheet.shape(px.box(x - 10, y - 9, x + 10, y + 17), INK)
    for x, y in points:
        sheet.shape(px.box(x - 9, y - 8, x + 9, y + 10), tone("stone", 0.76))
        sheet.shape(px.box(x - 9, y + 10, x + 9, y + 16), tone("stone", 0.30))
        sheet.shape(px.box(x - 9, y - 8, x + 9, y - 6), tone("stone", 1.0))


def _hall(sheet: Sheet, px: Pixels, x: int, foot: int) -> None:
    """Draw the coronation hall: a golden gable over a lit gate and windows, with a tower at each side."""
    casing = px.long(2)
    for side in (-1, 1):
        _tower(sheet, px, x + side * 52, foot)
    sheet.shape(px.box(x - 42, foot - 62, x + 42, foot + 8), tone("stone", 0.72), casing)
    sheet.shape(px(x - 48, foot - 60, x, foot - 98, x + 48, foot - 60), GOLD, casing)
    sheet.shape(px(x - 48, foot - 60, x, foot - 98, x - 8, foot - 60), tone("gold", 0.82))
    sheet.disc(px(x, foot - 73)[0], px.long(8), tone("red", 0.4), outline=px.long(1.5))
    for window in (x - 34, x + 34):
        sheet.shape(px.box(window - 6, foot - 44, window + 6, foot - 8), tone("gold", 0.9), px.long(1.5))
    gate = px(x - 18, foot + 8, x - 18, foot - 34, x, foot - 50, x + 18, foot - 34, x + 18, foot + 8)
    sheet.shape(gate, tone("gold", 0.95), casing)
    sheet.shape(px.box(x - 1, foot - 46, x + 1, foot + 8), tone("gold", 0.5))


def _tower(sheet: Sheet, px: Pixels, x: int, foot: int) -> None:
    casing = px.long(2)
    sheet.shape(px.box(x - 13, foot - 82, x + 13, foot + 8), tone("stone", 0.6), casing)
    sheet.shape(px.box(x + 4, foot - 82, x + 13, foot + 8), tone("stone", 0.4))
    sheet.shape(px(x - 17, foot - 82, x, foot - 114, x + 17, foot - 82), tone("roof", 0.42), casing)
    sheet.shape(px(x - 17, foot - 82, x, foot - 114, x - 5, foot - 82), tone("roof", 0.62))
    sheet.shape(px.box(x - 4, foot - 70, x + 4, foot - 54), tone("gold", 0.85), px.long(1.5))
