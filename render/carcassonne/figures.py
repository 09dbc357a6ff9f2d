"""The wooden pieces: figures stand, farmers lie; each but the dragon and the fairy carries its seat's letter."""

import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.carcassonne.tile.silhouettes import BUILDER, DRAGON, FAIRY, FOLLOWER, PIG, placed
from render.kit.disk import cached_on_disk
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, to_sprite, trimmed
from render.kit.theme import GOLD, INK, PAPER, SEATS, tone
from render.kit.typography import centre

THICK = (0.045, 0.03)


class Shape(NamedTuple):
    """A kind of piece: its outline, its height in that of a follower, where and how large its letter is (in its own
    height, from its middle), and whether it lies down on fields. ``rim``: it has a light rim, to be told from a smaller
    one of the same outline.
    """

    outline: Sequence[Point]
    scale: float = 1.0
    letter: Point = (0.0, 0.16)
    size: float = 0.46
    lies: bool = False
    rim: bool = False


SHAPES = {
    "follower": Shape(FOLLOWER, lies=True),
    "big": Shape(FOLLOWER, 1.34, lies=True, rim=True),
    "builder": Shape(BUILDER, 1.04, (0.0, 0.22), 0.40),
    "pig": Shape(PIG, 0.62, (-0.02, -0.06), 0.62),
    "dragon": Shape(DRAGON, 1.35),
    "fairy": Shape(FAIRY, 1.20),
}
FOLLOWERS, ICONS = (46, 58, 73, 91, 114), (24, 28, 32, 36)
"""How tall followers are on tables and in the score strip."""
NEUTRAL = {"dragon": "roof", "fairy": "paper"}
"""The ramps of the pieces that belong to nobody."""


def lies(kind: str, segment: str) -> bool:
    """Whether a figure lies down on a segment, as farmers do."""
    return segment.startswith("f") and SHAPES[kind].lies


def _every() -> Iterator[tuple[str, int | None, bool, bool]]:
    for chosen in (False, True):
        for seat, kind in itertools.product(range(len(SEATS)), (kind for kind in SHAPES if kind not in NEUTRAL)):
            yield from ((kind, seat, lying, chosen) for lying in {False, SHAPES[kind].lies})
        yield from ((kind, None, False, chosen) for kind in NEUTRAL)


@cached_on_disk(sizes=FOLLOWERS, every=_every)
def figure(follower: int, kind: str, seat: int | None, lying: bool, chosen: bool) -> Sprite:
    """Return a piece on a table whose followers are so many pixels tall; it stands in the middle of the sprite.

    ``seat`` is None for what belongs to nobody.
    """
    shape = SHAPES[kind]
    height = round(follower * shape.scale)
    # Room for the shadow; a pig is longer than it is high.
    extent = round(height * (2.4 if kind == "pig" else 2.0))
    unit = height / extent
    # Laid on its side, and a little flat, because the table is seen from above.
    outline = [(y + 0.5, 0.82 * x) for x, y in shape.outline] if lying else [(x, y + 0.5) for x, y in shape.outline]
    sheet = Sheet(extent)
    _cast(sheet, placed(outline, 0.5, 0.5, unit), unit, lying)
    if chosen:
        # Equally thick round large and small pieces.
        _gild(sheet, placed(outline, 0.5, 0.5, unit), unit * follower / height)
    ramp = NEUTRAL[kind] if seat is None else SEATS[seat].ramp
    _carve(sheet, outline, unit, ramp, shape.rim)
    if seat is None:
        _adorn(sheet, kind, unit)
    sprite = to_sprite(trimmed(sheet.done()))
    if seat is not None:
        _letter(sprite, seat, shape, lying, height)
    return sprite


def _shifted(points: Sequence[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def _carve(sheet: Sheet, outline: Sequence[Point], unit: float, ramp: str, rim: bool) -> None:
    """Draw the wood: its thick side below, its edge to the light, its face."""
    body = placed(outline, 0.5, 0.5, unit)
    dark, face, light = (0.24, 0.42, 0.64) if ramp not in NEUTRAL.values() else (0.16, 0.34, 0.56)
    if ramp == "paper":
        dark, face, light = 0.0, 0.75, 1.0
    for share in (1.0, 0.5, 0.0):
        sheet.shape(_shifted(body, share * THICK[0] * unit, share * THICK[1] * unit), tone(ramp, dark), 0.022 * unit)
    sheet.shape(_shifted(body, THICK[0] * unit, THICK[1] * unit), tone(ramp, dark))
    sheet.shape(_shifted(body, 0.02 * unit, 0.015 * unit), tone(ramp, dark + 0.02))
    sheet.shape(body, tone(ramp, light))
    sheet.shape(placed([(0.94 * x + 0.012, 0.95 * y + 0.010) for x, y in outline], 0.5, 0.5, unit), tone(ramp, face))
    if rim:
        sheet.shape(placed([(0.86 * x, 0.89 * y + 0.012) for x, y in outline], 0.5, 0.5, unit), tone(ramp, 0.86))
        sheet.shape(placed([(0.74 * x, 0.82 * y + 0.018) for x, y in outline], 0.5, 0.5, unit), tone(ramp, face))


def _gild(sheet: Sheet, body: Sequence[Point], unit: float) -> None:
    """Draw the golden outline of what is chosen."""
    side = _shifted(body, THICK[0] * unit, THICK[1] * unit)
    for width, tint in ((0.085, INK), (0.065, GOLD)):
        for outline in (body, side):
            sheet.shape(outline, tint, width * unit, tint)


def _adorn(sheet: Sheet, kind: str, unit: float) -> None:
    """Give the dragon its eye and the folds of its wing, the fairy her star."""

    def at(x: float, y: float) -> Point:
        return 0.5 + x * unit, 0.5 + (y + 0.5) * unit

    if kind == "dragon":
        sheet.disc(at(-0.36, -0.73), 0.045 * unit, tone("gold", 0.8), outline=0.012 * unit)
        for x, y in ((0.16, -0.96), (0.38, -0.86), (0.52, -0.68)):
            sheet.line([at(0.06, -0.46), at(x, y)], tone("roof", 0.12), 0.028 * unit)
    else:
        sheet.disc(at(0.0, -0.70), 0.125 * unit, tone("earth", 0.95), outline=0.014 * unit)
        sheet.shape([at(-0.16, -0.76), at(0.16, -0.76), at(0.0, -1.05)], tone("slate", 0.85), 0.014 * unit)
        for x, y in ((-0.05, -0.69), (0.05, -0.69)):
            sheet.disc(at(x, y), 0.018 * unit, INK)
        for side in (-1, 1):
            sheet.line([at(0.12 * side, -0.44), at(0.42 * side, -0.74)], tone("slate", 0.8), 0.022 * unit)
            sheet.line([at(0.13 * side, -0.36), at(0.44 * side, -0.34)], tone("slate", 0.8), 0.022 * unit)
        sheet.line([at(-0.02, -0.22), at(-0.42, -0.62)], tone("earth", 0.1), 0.03 * unit)
        star = [(0.13, 0.0), (0.045, 0.045), (0.0, 0.13), (-0.045, 0.045), (-0.13, 0.0), (-0.045, -0.045), (0.0, -0.13),
                (0.045, -0.045)]  # fmt: skip
        sheet.shape([at(-0.44 + dx, -0.66 + dy) for dx, dy in star], tone("gold", 0.6), 0.014 * unit)


def _cast(sheet: Sheet, body: Sequence[Point], unit: float, lying: bool) -> None:
    """Throw the shadow: a standing piece's falls away from its foot, a lying one's hugs it."""
    if lying:
        sheet.shadow(_shifted(body, 0.06 * unit, 0.07 * unit), 190)
    else:
        foot = 0.5 + 0.5 * unit
        sheet.shadow([(x + (foot - y) * 0.42, foot - (foot - y) * 0.22 + 0.03 * unit) for x, y in body], 150)
    sheet.settle(0.02 * unit)


def _letter(sprite: Sprite, seat: int, shape: Shape, lying: bool, height: int) -> None:
    aside, down = (0.15, 0.0) if lying else shape.letter
    middle = (sprite.size[0] / 2 + aside * height, sprite.size[1] / 2 + down * height)
    # Amber is too light for light letters.
    tint = INK if SEATS[seat].ramp == "amber" else PAPER
    centre(sprite.core, SEATS[seat].letter, middle, round(height * shape.size), tint)


def _every_icon() -> Iterator[tuple[str, int]]:
    return itertools.product((kind for kind in SHAPES if kind not in NEUTRAL), range(len(SEATS)))


@cached_on_disk(sizes=ICONS, every=_every_icon)
def figure_icon(follower: int, kind: str, seat: int) -> Sprite:
    """Return a small piece without a letter or a shadow, for the score strip."""
    shape = SHAPES[kind]
    height = round(follower * (1.12 if shape.rim else min(shape.scale + 0.06, 1.0)))
    extent = 2 * height
    unit = height / extent
    sheet = Sheet(extent)
    body = placed([(x, y + 0.5) for x, y in shape.outline], 0.5, 0.5, unit)
    ramp = SEATS[seat].ramp
    # Graphite with a dark casing would be lost on the dark plank.
    casing = tone(ramp, 0.75) if ramp == "graphite" else INK
    sheet.shape(body, tone(ramp, 0.64), 0.04 * unit, casing)
    sheet.shape(_shifted(body, 0.02 * unit, 0.02 * unit), tone(ramp, 0.42))
    if shape.rim:
        inner = [(0.72 * x, 0.82 * (y + 0.5) + 0.02) for x, y in shape.outline]
        sheet.shape(placed([(0.88 * x, 0.92 * (y + 0.5)) for x, y in shape.outline], 0.5, 0.5, unit), tone(ramp, 0.86))
        sheet.shape(placed(inner, 0.5, 0.5, unit), tone(ramp, 0.42))
    image = sheet.done()
    return to_sprite(image.crop(image.getbbox()))
