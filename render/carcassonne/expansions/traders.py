"""Traders & Builders in pictures and words: goods on tiles and in the score strip, the builder and the pig."""

import math
from collections.abc import Iterator

from PIL import Image

from render.carcassonne.contribution import Contribution, Shape
from render.carcassonne.telling import Telling
from render.carcassonne.tile.placing import Landmark, within_walls
from render.carcassonne.tile.scenery import HAIR, Thing
from render.kit.disk import cached_on_disk
from render.kit.sheet import Point, Sheet, box, placed
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import INK, tone
from rules.carcassonne.expansions.traders.view import TradersView

COUNTERS = (28, 32, 38)
"""Heights of goods in the score strip, in pixels."""

BUILDER: tuple[Point, ...] = (
    (-0.15, -0.89), (-0.13, -0.96), (-0.06, -1.0), (0.06, -1.0), (0.13, -0.96), (0.15, -0.89), (0.25, -0.87),
    (0.25, -0.81), (0.14, -0.81), (0.12, -0.72), (0.08, -0.66), (0.24, -0.63), (0.34, -0.57), (0.40, -0.62),
    (0.42, -0.70), (0.32, -0.70), (0.32, -0.95), (0.66, -0.95), (0.66, -0.70), (0.54, -0.70), (0.52, -0.56),
    (0.45, -0.45), (0.36, -0.42), (0.31, -0.42), (0.37, -0.02), (0.34, 0.0), (0.09, 0.0), (0.0, -0.11),
    (-0.09, 0.0), (-0.34, 0.0), (-0.37, -0.02), (-0.31, -0.42), (-0.38, -0.38), (-0.45, -0.44), (-0.42, -0.56),
    (-0.26, -0.63), (-0.08, -0.66), (-0.12, -0.72), (-0.14, -0.81), (-0.25, -0.81), (-0.25, -0.87),
)  # fmt: skip
"""A builder with a hard hat and a mallet."""

PIG: tuple[Point, ...] = (
    (-0.98, -0.66), (-1.0, -0.44), (-0.84, -0.38), (-0.72, -0.24), (-0.58, -0.18), (-0.58, -0.02), (-0.55, 0.0),
    (-0.36, 0.0), (-0.33, -0.14), (0.24, -0.14), (0.27, 0.0), (0.47, 0.0), (0.50, -0.02), (0.52, -0.22),
    (0.66, -0.40), (0.71, -0.58), (0.82, -0.58), (0.86, -0.70), (0.94, -0.66), (0.92, -0.84), (0.80, -0.84),
    (0.76, -0.70), (0.69, -0.74), (0.54, -0.92), (0.20, -1.0), (-0.20, -0.98), (-0.44, -0.90), (-0.50, -1.06),
    (-0.66, -0.92), (-0.76, -0.82), (-0.84, -0.68),
)  # fmt: skip


def barrels(x: float, y: float, r: float) -> list[Thing]:
    """Return three barrels and a bunch of grapes."""

    def paint(sheet: Sheet) -> None:
        for dx, dy in ((-0.42, 0.20), (0.36, 0.20), (-0.03, -0.42)):
            _barrel(sheet, x + dx * r, y + dy * r, 0.42 * r)
        _grapes(sheet, x + 0.46 * r, y + 0.30 * r, r)

    return [Thing(x, y + 0.6 * r, 1.5 * r, r, paint)]


def _barrel(sheet: Sheet, x: float, y: float, radius: float) -> None:
    sheet.disc((x, y), radius, tone("earth", 0.02), outline=HAIR * 1.3)
    sheet.disc((x, y), radius * 0.86, tone("ink", 0.3))
    sheet.disc((x, y), radius * 0.76, tone("earth", 0.34))
    for dx in (-0.34, 0.0, 0.34):
        # The staves end at the rim of the lid: 0.56 is the square of almost its radius.
        half = radius * math.sqrt(0.56 - dx * dx)
        sheet.line([(x + dx * radius, y - half), (x + dx * radius, y + half)], tone("earth", 0.05), HAIR * 0.8)
    sheet.disc((x - 0.1 * radius, y - 0.12 * radius), radius * 0.18, tone("violet", 0.25), outline=HAIR * 0.5)


def _grapes(sheet: Sheet, x: float, y: float, r: float) -> None:
    rows = [(-0.26, -0.16), (0.0, -0.20), (0.26, -0.16), (-0.14, 0.06), (0.14, 0.06), (0.0, 0.28)]
    # All casings first, so that the grapes touch without dark lines between them.
    for grow, shade in ((HAIR, None), (0.0, 0.42)):
        for dx, dy in rows:
            tint = INK if shade is None else tone("violet", shade)
            sheet.disc((x + dx * r, y + dy * r), 0.155 * r + grow, tint)
    for dx, dy in rows:
        sheet.disc((x + (dx - 0.045) * r, y + (dy - 0.05) * r), 0.06 * r, tone("violet", 0.72))
    leaf = [(-0.02, -0.30), (0.24, -0.54), (0.40, -0.36), (0.20, -0.24)]
    sheet.shape(placed(leaf, x, y, r), tone("leaf", 0.62), HAIR)


def sheaf(x: float, y: float, r: float) -> list[Thing]:
    """Return a sheaf of grain beside a full sack."""

    def paint(sheet: Sheet) -> None:
        _sack(sheet, x + 0.44 * r, y + 0.62 * r, r)
        _stalks(sheet, x - 0.26 * r, y + 0.66 * r, r)

    return [Thing(x, y + 0.62 * r, 1.4 * r, r, paint)]


def _stalks(sheet: Sheet, x: float, foot: float, r: float) -> None:
    waist = foot - 0.50 * r
    tips = [(0.20 * i * r, (abs(i) * 0.045 - 1.22) * r) for i in range(-3, 4)]
    fan = [(-0.15, -0.50), (-0.60, -1.02), (0.60, -1.02), (0.15, -0.50), (0.42, 0.0), (-0.42, 0.0)]
    sheet.shape(placed(fan, x, foot, r), tone("gold", 0.40), HAIR * 1.3)
    for grow, share in ((HAIR, 0.0), (0.0, 0.58)):
        for dx, dy in tips:
            ear = _ear(x + dx, foot + dy, 0.105 * r + grow, 0.30 * r + grow, dx)
            sheet.shape(ear, tone("gold", share) if share else INK)
    for dx, dy in tips:
        sheet.line([(x + 0.25 * dx, waist), (x + 0.95 * dx, foot + dy + 0.24 * r)], tone("gold", 0.22), HAIR)
        sheet.line([(x + 0.25 * dx, waist), (x + 0.62 * dx, foot)], tone("gold", 0.22), HAIR)
        sheet.line(
            [(x + dx * 1.02, foot + dy + 0.16 * r), (x + dx * 1.1, foot + dy - 0.16 * r)], tone("gold", 0.9), HAIR
        )
    sheet.shape(box(x - 0.21 * r, waist - 0.07 * r, x + 0.21 * r, waist + 0.07 * r), tone("roof", 0.36), HAIR)


def _ear(x: float, y: float, half: float, high: float, lean: float) -> list[Point]:
    """Return the outline of an ear of grain about (x, y), leaning outwards."""
    side = [(-0.6, 1.0), (-1.0, 0.3), (-0.8, -0.4), (0.0, -1.1), (0.8, -0.4), (1.0, 0.3), (0.6, 1.0)]
    return [(x + dx * half - dy * lean * 0.3, y + dy * high) for dx, dy in side]


def _sack(sheet: Sheet, x: float, foot: float, r: float) -> None:
    body = [(-0.40, 0.0), (-0.46, -0.36), (-0.28, -0.70), (-0.16, -0.76), (-0.24, -0.92), (0.24, -0.92), (0.16, -0.76),
            (0.28, -0.70), (0.46, -0.36), (0.40, 0.0)]  # fmt: skip
    sheet.shape(placed(body, x, foot, r), tone("earth", 0.88), HAIR * 1.3)
    side = [(0.12, 0.0), (0.30, -0.40), (0.16, -0.74), (0.28, -0.70), (0.46, -0.36), (0.40, 0.0)]
    sheet.shape(placed(side, x, foot, r), tone("earth", 0.5))
    sheet.line([(x - 0.2 * r, foot - 0.77 * r), (x + 0.2 * r, foot - 0.77 * r)], tone("roof", 0.3), 0.07 * r)


def bales(x: float, y: float, r: float) -> list[Thing]:
    """Return rolls of cloth, blue, white and red, on top of each other."""

    def paint(sheet: Sheet) -> None:
        for dx, dy, ramp, shade in (
            (0.10, 0.50, "blue", 0.46),
            (-0.08, 0.02, "red", 0.50),
            (0.06, -0.46, "paper", 0.7),
        ):
            _roll(sheet, x + dx * r, y + dy * r, r, ramp, shade)

    return [Thing(x, y + 0.6 * r, 1.5 * r, r, paint)]


def _roll(sheet: Sheet, x: float, y: float, r: float, ramp: str, shade: float) -> None:
    half, high = 0.60 * r, 0.25 * r
    sheet.disc((x + half, y), high, tone(ramp, shade - 0.2), outline=HAIR * 1.3)
    sheet.shape(box(x - half, y - high, x + half, y + high), tone(ramp, shade), HAIR * 1.3)
    sheet.disc((x + half, y), high, tone(ramp, shade))
    sheet.shape(box(x - half, y + 0.3 * high, x + half + 0.4 * high, y + high), tone(ramp, shade - 0.16))
    sheet.line([(x - half, y - 0.6 * high), (x + half, y - 0.6 * high)], tone(ramp, min(1, shade + 0.25)), 0.28 * high)
    sheet.disc((x - half, y), high, tone(ramp, shade + 0.1), outline=HAIR * 1.3)
    spiral = [(x - half + high * s * math.cos(a), y + high * s * math.sin(a)) for a, s in _spiral()]
    sheet.line(spiral, tone(ramp, shade - 0.3), HAIR * 1.1)


def _spiral() -> list[Point]:
    return [(0.55 * i, 0.78 - 0.04 * i) for i in range(18)]


GOODS = {"wine": barrels, "grain": sheaf, "cloth": bales}


@cached_on_disk(sizes=COUNTERS, every=lambda: [(kind,) for kind in GOODS])
def counter(height: int, kind: str) -> Sprite:
    """Return the small picture of a good, for the score strip."""
    sheet = Sheet(2 * height)
    for thing in GOODS[kind](0.5, 0.50, 0.46):
        thing.paint(sheet)
    image = sheet.image.crop(sheet.image.getbbox())
    size = round(image.width * height / image.height), height
    return to_sprite(image.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0))


def counters(part: TradersView, seat: int, height: int) -> Iterator[tuple[Sprite, str]]:
    """Yield the goods that a seat has, with their numbers."""
    for kind in GOODS:
        if count := part.goods[seat].get(kind, 0):
            yield counter(height, kind), str(count)


def winnings(part: TradersView, seat: int, telling: Telling) -> Iterator[str]:
    """Yield a sentence about a seat's goods, if it has any."""
    own = part.goods[seat]
    goods = [telling.words.text(f"count.carcassonne.{kind}", count=count) for kind, count in own.items() if count]
    if goods:
        yield telling.text("described-goods", seat=telling.seat(seat), goods=telling.listed(goods))


CONTRIBUTION = Contribution(
    landmarks={kind: Landmark(0.15, within_walls, upright=paint) for kind, paint in GOODS.items()},
    reach={
        "TB14": {"c2": 0.26},
        "TB23": {"c2": 0.26},
        "TB24": {"c1": 1.1, "c2": 1.1},
    },
    shapes={
        "builder": Shape(BUILDER, 1.04, (0.0, 0.22), 0.40),
        "pig": Shape(PIG, 0.62, (-0.02, -0.06), 0.62, wide=2.4),
    },
    counters=counters,
    score_signs={"goods": lambda size: counter(counter.fitting(size), "wine")},
    winnings=winnings,
    icons=tuple(GOODS),
)
