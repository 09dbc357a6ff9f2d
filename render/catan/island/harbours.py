"""Harbours: a sign on the sea with the traded kind and the rate, and two piers to the corners of the land."""

import itertools
import math
from collections.abc import Iterable, Iterator

from render.catan.emblem import paint_charge
from render.catan.island.sea import RADIUS, STAGES, frame_of
from render.kit.disk import painted_ahead, persistent
from render.kit.hex import Frame, Place, middle
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import INK, mix, tone
from render.kit.typography import cap_height, centre
from rules.catan.view import geometry

OUT = 0.66
"""Distance of a harbour's sign from its edge, in radii of a hex."""
RATE = 28
"""Text size of the rate, in pixels."""
TINTS = {
    "lumber": ("leaf", 0.30),
    "brick": ("roof", 0.42),
    "wool": ("grass", 0.62),
    "grain": ("gold", 0.52),
    "ore": ("slate", 0.42),
    "any": ("paper", 0.10),
}
"""Ramp of each kind's rim."""


def stand(frame: Frame, ends: tuple[Place, Place], land: Place) -> tuple[int, int]:
    """Return the pixel of a harbour's sign at an edge, away from the hex with its middle at ``land``."""
    (ax, ay), (bx, by), (mx, my) = (frame.at(place) for place in (*ends, land))
    x, y = (ax + bx) / 2, (ay + by) / 2
    far = math.hypot(x - mx, y - my)
    return round(x + (x - mx) / far * OUT * frame.radius), round(y + (y - my) / far * OUT * frame.radius)


@painted_ahead(lambda: itertools.product(TINTS, (RADIUS,)))
@persistent
def harbour(kind: str, size: int) -> Sprite:
    """Return a harbour's sign for hexes of radius ``size``."""
    wide = round(size * 0.62)
    sheet = Sheet(wide, ratio=1.32)
    outer, inner = _plaque(0.0), _plaque(0.055)
    sheet.shadow([(x + 0.06, y + 0.07) for x, y in outer], 170)
    sheet.settle(0.03)
    sheet.shape(outer, INK)
    ramp, at = TINTS[kind]
    sheet.shape(_plaque(0.022), tone(ramp, at))
    sheet.shape(inner, mix(tone("paper", 0.7), tone(ramp, min(1.0, at + 0.3)), 0.10))
    emblem = paint_charge("ship" if kind == "any" else kind, round(wide * 0.60))
    sheet.image.alpha_composite(emblem, (round(0.47 * sheet.scale - emblem.width / 2), round(0.115 * sheet.scale)))
    sprite = to_sprite(sheet.done())
    rate = "3:1" if kind == "any" else "2:1"
    centre(sprite.core, rate, (sprite.size[0] * 0.47, wide * 1.12 - cap_height("bold", RATE) / 2), RATE, INK)
    return sprite


def _plaque(inset: float) -> list[Point]:
    left, top, right, low, cut = 0.05 + inset, 0.05 + inset, 0.89 - inset, 1.20 - inset, 0.13 - inset * 0.4
    return [
        (left + cut, top), (right - cut, top), (right, top + cut), (right, low - cut),
        (right - cut, low), (left + cut, low), (left, low - cut), (left, top + cut),
    ]  # fmt: skip


def landings(board: str, frame: Frame) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield the vector and the middle of each pier of a board."""
    places = geometry(board)
    for one in places.piers:
        ends = (places.points[one.vertices[0]], places.points[one.vertices[1]])
        left, top = stand(frame, ends, middle(places.hexes[one.hex]))
        for x, y in map(frame.at, ends):
            yield (left - x, top - y), ((left + x) // 2, (top + y) // 2)


def _every_pier() -> Iterable[tuple[tuple[int, int], int]]:
    frames = ((board, frame_of(board, head)) for board, head in STAGES)
    return dict.fromkeys((way, round(frame.radius)) for board, frame in frames for way, _ in landings(board, frame))


@painted_ahead(_every_pier)
@persistent
def pier(way: tuple[int, int], size: int) -> Sprite:
    """Return a pier of planks along the vector ``way``, with its middle in the sprite's middle."""
    dx, dy = way
    extent = max(abs(dx), abs(dy)) + size // 3
    sheet = Sheet(extent)
    start, end = ((0.5 - sign * dx / 2 / extent, 0.5 - sign * dy / 2 / extent) for sign in (1, -1))
    unit = size / extent
    sheet.shadow_line(
        [(start[0] + 0.05 * unit, start[1] + 0.06 * unit), (end[0] + 0.05 * unit, end[1] + 0.06 * unit)],
        0.13 * unit,
        130,
    )
    sheet.settle(0.02 * unit)
    sheet.line([start, end], INK, 0.155 * unit)
    sheet.line([start, end], tone("earth", 0.20), 0.12 * unit)
    long = math.hypot(dx, dy) / size
    # Half the length of a plank, across the pier.
    nx, ny = -dy / size / long * 0.05 * unit, dx / size / long * 0.05 * unit
    for step in range(round(long / 0.075)):
        share = (step + 0.5) * 0.075 / long
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        tint = tone("earth", (0.52, 0.66, 0.44)[step % 3])
        sheet.line([(x - nx, y - ny), (x + nx, y + ny)], tint, 0.05 * unit)
    return to_sprite(sheet.done())
