"""The pieces of Cities & Knights: knights, walls, the merchant, metropolises and cities that lie as settlements."""

import itertools

from render.catan.emblem import paint_charge
from render.catan.island.pieces import (
    EVERY_SEAT,
    HALL,
    HALL_LABEL,
    HIGHLIGHTS,
    SIZES,
    Highlight,
    built,
    engrave,
    faded,
    gild,
    write,
)
from render.kit.disk import painted_ahead, persistent
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import INK, SEATS, letters_on, mix, tone
from render.kit.typography import LEAST

TRACK_RAMPS = {"science": "green", "trade": "amber", "politics": "blue"}
"""Ramp of each track and of its deck."""


@painted_ahead(lambda: itertools.product(EVERY_SEAT, SIZES, HIGHLIGHTS))
@persistent
def reduced_city(seat: int, size: int, highlight: Highlight = "") -> Sprite:
    """Return a city that lies as a settlement: it has lost its tower."""
    return built(HALL, seat, round(size * 0.76), highlight, HALL_LABEL)


SHIELD: tuple[Point, ...] = (
    (0.12, 0.10), (0.50, 0.05), (0.88, 0.10), (0.88, 0.52), (0.80, 0.72), (0.66, 0.87), (0.50, 0.97),
    (0.34, 0.87), (0.20, 0.72), (0.12, 0.52),
)  # fmt: skip


@painted_ahead(lambda: itertools.product(EVERY_SEAT, (1, 2, 3), (True, False), SIZES, HIGHLIGHTS))
@persistent
def knight(seat: int, level: int, active: bool, size: int, highlight: Highlight = "") -> Sprite:
    """Return a knight's shield: its seat's letter, its level, and a gold rim while it is active."""
    look = SEATS[seat]
    sheet = Sheet(round(size * 0.78), ratio=1.12)
    shape = [(0.5 + (x - 0.5) * 0.80, 0.54 + (y - 0.5) * 0.86) for x, y in SHIELD]
    sheet.shadow([(x + 0.07, y + 0.06) for x, y in shape], 170)
    sheet.settle(0.03)
    gild(sheet, shape, highlight, 0.08)
    body, rim = (look.body, tone("gold", 0.62)) if active else (look.rim, look.body)
    for scale, tint in ((1.16, INK), (1.11, rim), (0.92, INK), (0.885, body)):
        sheet.shape([(0.5 + (x - 0.5) * scale, 0.53 + (y - 0.53) * scale) for x, y in shape], tint)
    for text, y in ((look.letter, 0.36), (str(level), 0.70)):
        engrave(sheet.image, text, (0.5, y), 0.36, letters_on(body))
    return to_sprite(faded(sheet.done(), highlight))


@painted_ahead(lambda: itertools.product(SIZES))
@persistent
def wall(size: int) -> Sprite:
    """Return the wall in front of a city: a low band of stone with battlements."""
    sheet = Sheet(round(size * 0.80), ratio=0.30)
    merlons = [(0.04 + step * 0.1325, 0.02, 0.115 + step * 0.1325, 0.16) for step in range(7)]
    parts = [*((left, top, right - left, low - top) for left, top, right, low in merlons), (0.04, 0.10, 0.87, 0.15)]
    for grow, tint in ((0.022, INK), (0.0, tone("stone", 0.70))):
        for left, top, wide, high in parts:
            right, low = left + wide + grow, top + high + grow
            sheet.shape([(left - grow, top - grow), (right, top - grow), (right, low), (left - grow, low)], tint)
    sheet.shape([(0.04, 0.19), (0.91, 0.19), (0.91, 0.25), (0.04, 0.25)], tone("stone", 0.45))
    for step in range(6):
        x = 0.13 + step * 0.13
        sheet.line([(x, 0.12), (x, 0.185)], tone("stone", 0.28), 0.010)
        sheet.line([(x + 0.06, 0.19), (x + 0.06, 0.245)], tone("stone", 0.22), 0.010)
    sheet.line([(0.04, 0.19), (0.91, 0.19)], tone("stone", 0.28), 0.010)
    return to_sprite(sheet.done())


@painted_ahead(lambda: itertools.product(EVERY_SEAT, SIZES))
@persistent
def merchant(seat: int | None, size: int) -> Sprite:
    """Return the merchant: a striped tent with its holder's letter."""
    sheet = Sheet(round(size * 0.62), ratio=1.1)
    tent: list[Point] = [
        (0.5, 0.10),
        (0.86, 0.62),
        (0.80, 0.62),
        (0.80, 0.98),
        (0.20, 0.98),
        (0.20, 0.62),
        (0.14, 0.62),
    ]
    sheet.shadow([(x + 0.05 + 0.24 * (1 - y), y + 0.12 * (1 - y)) for x, y in tent], 150)
    sheet.settle(0.03)
    sheet.shape(tent, INK, 0.04)
    sheet.shape([(0.22, 0.60), (0.78, 0.60), (0.78, 0.96), (0.22, 0.96)], tone("paper", 0.45))
    stripes = [(0.14, 0.62), (0.284, 0.62), (0.428, 0.62), (0.572, 0.62), (0.716, 0.62), (0.86, 0.62)]
    for index, (a, b) in enumerate(itertools.pairwise(stripes)):
        tint = tone("gold", 0.66) if index % 2 == 0 else tone("paper", 0.9)
        sheet.shape([(0.5, 0.10), a, b], mix(tint, INK, 0.22 * (index > 2)))
    if seat is not None:
        sheet.shape([(0.22, 0.60), (0.78, 0.60), (0.78, 0.97), (0.22, 0.97)], SEATS[seat].body)
        write(sheet.image, seat, (0.5, 0.785), 0.40)
    return to_sprite(sheet.done())


@painted_ahead(lambda: itertools.product(TRACK_RAMPS, SIZES))
@persistent
def metropolis(track: str, size: int) -> Sprite:
    """Return a metropolis for a city: a gate of pale stone with a dome in its track's colour and the track's symbol."""
    sheet = Sheet(round(size * 0.56), ratio=1.0)
    ramp = TRACK_RAMPS[track]
    sheet.disc((0.54, 0.56), 0.40, (*INK, 110))
    sheet.disc((0.5, 0.5), 0.42, INK)
    sheet.disc((0.5, 0.5), 0.395, tone("gold", 0.66))
    sheet.disc((0.5, 0.5), 0.315, INK)
    sheet.disc((0.5, 0.5), 0.295, tone(ramp, 0.42))
    sheet.disc((0.47, 0.47), 0.25, tone(ramp, 0.50))
    emblem = paint_charge(track, max(LEAST, round(size * 0.56 * 0.50)))
    left = (sheet.image.width - emblem.width) // 2
    sheet.image.alpha_composite(emblem, (left, left))
    return to_sprite(sheet.done())
