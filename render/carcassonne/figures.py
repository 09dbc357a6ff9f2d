"""The wooden pieces: figures stand, farmers lie. A seat's pieces carry its letter."""

import itertools
from collections.abc import Iterator, Sequence

from render.carcassonne.contribution import Shape
from render.carcassonne.expansions import CONTRIBUTIONS
from render.carcassonne.tile.silhouettes import FOLLOWER
from render.kit.disk import cached_on_disk
from render.kit.sheet import Point, Sheet, placed
from render.kit.sprites import OVERSIZE, Sprite, to_sprite, trimmed
from render.kit.theme import BODY, GOLD, INK, RIM, SEATS, letters_on, tone
from render.kit.typography import LEAST, centre

THICK = (0.045, 0.03)
"""Offset of the lower side of a piece, in its heights."""
EDGE, CASING = 0.058, 0.032
"""Widths of the pale rim and the dark casing of a piece, in heights of a follower."""
LEAST_EDGE = 3
"""Minimum width of the pale rim, in pixels: one on a phone."""

SHAPES: dict[str, Shape] = {"follower": Shape(FOLLOWER, lies=True)} | {
    name: shape for added in CONTRIBUTIONS.values() for name, shape in added.shapes.items()
}
"""All kinds of pieces, the follower first."""
FIGURES = tuple(name for name, shape in SHAPES.items() if not shape.ramp)
"""The kinds of pieces that belong to seats."""
TOKENS = tuple(name for name, shape in SHAPES.items() if shape.ramp)
"""The kinds of pieces that belong to no seat."""
FOLLOWERS, ICONS = (46, 58, 73, 91, 114), (28, 32, 36)
"""Heights of followers on tables and in the score strip, in pixels."""


def lies(kind: str, segment: str) -> bool:
    """Return True if a figure lies on a segment, as farmers do."""
    return segment.startswith("f") and SHAPES[kind].lies


def _every() -> Iterator[tuple[str, int | None, bool, bool]]:
    for chosen in (False, True):
        for seat, kind in itertools.product(range(len(SEATS)), FIGURES):
            yield from ((kind, seat, lying, chosen) for lying in {False, SHAPES[kind].lies})
        yield from ((kind, None, False, chosen) for kind in TOKENS)


@cached_on_disk(sizes=FOLLOWERS, every=_every)
def figure(follower: int, kind: str, seat: int | None, lying: bool, chosen: bool) -> Sprite:
    """Return a piece for tables with followers ``follower`` pixels tall. It stands in the middle of the sprite.

    ``seat`` is None for a piece that belongs to no seat.
    """
    shape = SHAPES[kind]
    height = round(follower * shape.scale)
    # Wide enough for the shadow.
    extent = round(height * shape.wide)
    unit = height / extent
    # Turn it on its side and flatten it a little, because the view is from above.
    outline = [(y + 0.5, 0.82 * x) for x, y in shape.outline] if lying else [(x, y + 0.5) for x, y in shape.outline]
    sheet = Sheet(extent)
    _cast(sheet, placed(outline, 0.5, 0.5, unit), unit, lying)
    if chosen:
        # Casings are equally thick on large and small pieces.
        _gild(sheet, placed(outline, 0.5, 0.5, unit), unit * follower / height)
    _carve(sheet, outline, unit, unit * follower / height, shape, seat)
    if shape.adorn:
        shape.adorn(sheet, lambda x, y: (0.5 + x * unit, 0.5 + (y + 0.5) * unit), unit)
    sprite = to_sprite(trimmed(sheet.done()))
    if seat is not None:
        _letter(sprite, seat, shape, lying, height)
    return sprite


def _shifted(points: Sequence[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def _carve(
    sheet: Sheet, outline: Sequence[Point], unit: float, follower: float, shape: Shape, seat: int | None
) -> None:
    """Draw the wood: its casing, its thick lower side, its pale rim, its face.

    ``unit`` and ``follower`` are the heights of the piece and of a follower on the sheet.
    """
    body = placed(outline, 0.5, 0.5, unit)
    edge = max(EDGE * follower, LEAST_EDGE * OVERSIZE / sheet.scale)
    ramp = shape.ramp if seat is None else SEATS[seat].ramp
    dark, face, rim = (0.16, 0.34, 0.92) if seat is None else (0.24, BODY, RIM)
    if ramp == "paper":
        dark, face, rim = 0.0, 0.75, 1.0
    side = [_shifted(body, share * THICK[0] * unit, share * THICK[1] * unit) for share in (1.0, 0.5, 0.0)]
    for part in side:
        sheet.shape(part, INK, edge + CASING * follower)
    for part in side[:2]:
        sheet.shape(part, tone(ramp, dark), edge, tone(ramp, dark))
    sheet.shape(body, tone(ramp, face), edge, tone(ramp, rim))
    if shape.rim:
        sheet.shape(placed([(0.86 * x, 0.89 * y + 0.012) for x, y in outline], 0.5, 0.5, unit), tone(ramp, rim))
        sheet.shape(placed([(0.74 * x, 0.82 * y + 0.018) for x, y in outline], 0.5, 0.5, unit), tone(ramp, face))


def _gild(sheet: Sheet, body: Sequence[Point], unit: float) -> None:
    """Draw the golden outline of a chosen piece."""
    side = _shifted(body, THICK[0] * unit, THICK[1] * unit)
    for width, tint in ((0.15, INK), (0.125, GOLD)):
        for outline in (body, side):
            sheet.shape(outline, tint, width * unit, tint)


def _cast(sheet: Sheet, body: Sequence[Point], unit: float, lying: bool) -> None:
    """Draw the shadow: away from the foot of a standing piece, close to a lying one."""
    if lying:
        sheet.shadow(_shifted(body, 0.06 * unit, 0.07 * unit), 190)
    else:
        foot = 0.5 + 0.5 * unit
        sheet.shadow([(x + (foot - y) * 0.42, foot - (foot - y) * 0.22 + 0.03 * unit) for x, y in body], 150)
    sheet.settle(0.02 * unit)


def _letter(sprite: Sprite, seat: int, shape: Shape, lying: bool, height: int) -> None:
    aside, down = (0.15, 0.0) if lying else shape.letter
    middle = (sprite.size[0] / 2 + aside * height, sprite.size[1] / 2 + down * height)
    look = SEATS[seat]
    centre(sprite.core, look.letter, middle, max(LEAST, round(height * shape.size)), letters_on(look.body))


def _every_icon() -> Iterator[tuple[str, int]]:
    return itertools.product(FIGURES, range(len(SEATS)))


@cached_on_disk(sizes=ICONS, every=_every_icon)
def figure_icon(follower: int, kind: str, seat: int) -> Sprite:
    """Return a small piece without letter or shadow, for the score strip."""
    shape = SHAPES[kind]
    # A little smaller than a follower on the table, because the rim is wide.
    height = round(follower * (1.06 if shape.rim else 0.95))
    extent = 2 * height
    unit = height / extent
    sheet = Sheet(extent)
    body = placed([(x, y + 0.5) for x, y in shape.outline], 0.5, 0.5, unit)
    look = SEATS[seat]
    sheet.shape(body, INK, 0.105 * unit)
    sheet.shape(body, look.body, 0.075 * unit, look.rim)
    if shape.rim:
        inner = [(0.72 * x, 0.82 * (y + 0.5) + 0.02) for x, y in shape.outline]
        sheet.shape(placed([(0.88 * x, 0.92 * (y + 0.5)) for x, y in shape.outline], 0.5, 0.5, unit), look.rim)
        sheet.shape(placed(inner, 0.5, 0.5, unit), look.body)
    image = sheet.done()
    return to_sprite(image.crop(image.getbbox()))
