"""The barbarians: their track along the lower left coast, their ship, and both strengths."""

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.catan.emblem import paint_charge, sign
from render.catan.island.sea import EDGE
from render.catan.stage import Stage
from render.kit.disk import persistent
from render.kit.sheet import Point, Sheet, swollen
from render.kit.sprites import OVERSIZE, Sprite, blit, put, shrink, to_sprite
from render.kit.theme import INK, PAPER, Colour, tone
from render.kit.typography import cap_height, set_on
from rules.catan.expansions.ck.view import CitiesView

STEPS = 7
"""Number of the barbarians' steps."""
ASIDE = 40
"""Distance of the track from the sea, in pixels."""
PACE, LONG = 4, 472
"""Distance between the points of the track, and its length, in pixels."""
LANE = (420, 560)
"""Maximum width and height of the track in the lower left corner, in pixels."""
CLEAR, ASTERN = 28, 46
"""Distance of the track from the lower border, and from the left one, where the ship starts, in pixels."""
SHIP, LANDING, STATION, ICON = 84, 58, 30, 44
LARGE, MARGIN, APART = 50, 18, 54
WARN = tone("red", 0.62)
"""Colour of barbarians that are stronger than the knights."""


def put_track(canvas: Image.Image, part: CitiesView, stage: Stage) -> None:
    """Draw the barbarians in the lower left corner."""
    stations = _stations(stage)
    blit(canvas, _lane(stations, canvas.height), (0, canvas.height - LANE[1]))
    for step, at in enumerate(stations):
        sprite = _landing() if step == STEPS else _station(step <= part.barbarians)
        put(canvas, sprite, (round(at[0]), round(at[1])))
    x, y = stations[part.barbarians]
    # The hull is on the step, the sail above it.
    blit(canvas, sign("barbarians", SHIP), (round(x) - SHIP // 2, round(y) - SHIP * 2 // 3))
    low = canvas.height - MARGIN - ICON // 2
    _strength(canvas, "castle", part.threat, low - APART, WARN if part.threat > part.defence else PAPER)
    _strength(canvas, "activate", part.defence, low, PAPER)


def _strength(canvas: Image.Image, name: str, number: int, middle: int, tint: Colour) -> None:
    blit(canvas, sign(name, ICON), (MARGIN, middle - ICON // 2))
    set_on(canvas, str(number), (MARGIN + ICON + 6, middle + cap_height("bold", LARGE) // 2), "bold", LARGE, tint)


@lru_cache(maxsize=16)
def _stations(stage: Stage) -> tuple[Point, ...]:
    """Return the places of the steps."""
    path = _along(stage)
    return tuple(path[round(step / STEPS * (len(path) - 1))] for step in range(STEPS + 1))


def _along(stage: Stage) -> list[Point]:
    """Return the points of the track along the lower left coast, inside the picture and at most ``LONG``."""
    border = stage.shore
    shore = swollen(border, ASIDE)
    low = max(y for _, y in border) + EDGE - CLEAR + 4
    around = sorted(_dense([*shore, shore[0]]), key=lambda at: at[1])
    left = [(x, y) for x, y in around if ASTERN < x < stage.size[0] / 2 and stage.size[1] * 0.45 < y < low]
    # Cut a long track at its start, never at the landing.
    return left[-LONG // PACE :]


def _dense(shape: Sequence[Point]) -> list[Point]:
    """Return points all along an outline."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in itertools.pairwise(shape):
        count = max(1, round(math.hypot(bx - ax, by - ay) / PACE))
        found += [(ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count)]
    return found


@persistent
def _lane(stations: tuple[Point, ...], height: int) -> Sprite:
    """Return the strip of water with a light rim that joins the steps."""
    image = Image.new("RGBA", (LANE[0] * OVERSIZE, LANE[1] * OVERSIZE), (*INK, 0))
    draw = ImageDraw.Draw(image)
    spots = [(x * OVERSIZE, (y - height + LANE[1]) * OVERSIZE) for x, y in stations]
    for wide, tint in ((30, INK), (26, tone("water", 0.75)), (22, tone("water", 0.22))):
        draw.line(spots, (*tint, 255), wide * OVERSIZE, joint="curve")
        for x, y in spots:
            radius = wide * OVERSIZE / 2
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), (*tint, 255))
    return to_sprite(shrink(image))


@persistent
def _station(passed: bool) -> Sprite:
    """Return a step of the track."""
    sheet = Sheet(STATION)
    sheet.disc((0.5, 0.5), 0.44, INK)
    sheet.disc((0.5, 0.5), 0.34, tone("paper", 0.8) if passed else tone("water", 0.6))
    return to_sprite(sheet.done())


@persistent
def _landing() -> Sprite:
    """Return the last step, at which the barbarians attack."""
    sheet = Sheet(LANDING)
    sheet.disc((0.5, 0.5), 0.47, INK)
    sheet.disc((0.5, 0.5), 0.44, tone("red", 0.40))
    emblem = paint_charge("swords", LANDING * 2 // 3)
    left = (sheet.image.width - emblem.width) // 2
    sheet.image.alpha_composite(emblem, (left, left))
    return to_sprite(sheet.done())
