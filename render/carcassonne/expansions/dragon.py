"""The Princess & the Dragon in pictures and words: its landmarks, the dragon, the fairy, and the removed figures."""

import math
import random
from collections.abc import Iterator

from render.carcassonne.contribution import At, Contribution, Piece, Shape
from render.carcassonne.telling import Telling
from render.carcassonne.tile.curves import CORNERS, MIDDLE, between
from render.carcassonne.tile.outlines import lancet, ring
from render.carcassonne.tile.placing import Ground, Landmark, Site, central, deep, nearest, on_wall, union, without
from render.carcassonne.tile.scenery import HAIR, Thing, rock, tower
from render.kit.sheet import Point, Sheet, placed
from render.kit.theme import INK, mix, tone
from rules.carcassonne.expansions.dragon.view import DragonView
from rules.carcassonne.view import CarcassonneView, Figure, Token

DRAGON: tuple[Point, ...] = (
    (-0.62, -0.66), (-0.50, -0.80), (-0.36, -0.86), (-0.32, -1.0), (-0.24, -0.88), (-0.14, -0.78), (-0.14, -0.64),
    (-0.20, -0.50), (-0.10, -0.54), (0.00, -0.76), (0.16, -1.02), (0.22, -0.84), (0.40, -0.92), (0.40, -0.72),
    (0.58, -0.70), (0.46, -0.54), (0.38, -0.42), (0.36, -0.28), (0.44, -0.16), (0.58, -0.18), (0.56, -0.28),
    (0.74, -0.20), (0.62, -0.06), (0.46, -0.01), (0.30, -0.06), (0.22, -0.14), (0.24, 0.0), (0.02, 0.0),
    (0.08, -0.10), (0.02, -0.18), (-0.12, -0.16), (-0.08, 0.0), (-0.30, 0.0), (-0.24, -0.12), (-0.28, -0.28),
    (-0.36, -0.40), (-0.36, -0.54), (-0.30, -0.64), (-0.40, -0.62), (-0.56, -0.56),
)  # fmt: skip
"""A dragon walking to the left with a raised wing."""

_WING: tuple[Point, ...] = (
    (0.10, -0.56), (0.24, -0.78), (0.46, -0.92), (0.60, -0.86), (0.60, -0.68), (0.44, -0.52), (0.54, -0.40),
    (0.50, -0.24), (0.36, -0.20), (0.20, -0.32), (0.16, -0.34),
)  # fmt: skip


def _fairy() -> tuple[Point, ...]:
    head = tuple(
        (0.14 * math.cos(a), -0.72 - 0.14 * math.sin(a)) for a in (math.radians(235 - i * 290 / 12) for i in range(13))
    )
    right = (*_WING, (0.28, -0.06), (0.30, 0.0))
    hat = ((-0.10, -0.83), (0.0, -1.06), (0.10, -0.83))
    return (*head[:5], *hat, *head[8:], *right, *((-x, y) for x, y in reversed(right)))


FAIRY = _fairy()
"""A fairy with wings and a pointed hat."""


def maiden_tower(x: float, y: float, r: float) -> list[Thing]:
    """A tower with a princess's banner hanging from its window."""
    foot = y + 0.35 * r
    # A roof near the upper border would be cut off. A tower there is low, with battlements.
    roofed = 3.6 * r < foot - 0.03
    r = r if roofed else min(r, (foot - 0.03) / 2.4)
    height = 1.9 * r
    body = tower(x, foot, 0.66 * r, height, "slate" if roofed else "")

    def paint(sheet: Sheet) -> None:
        body.paint(sheet)
        _banner(sheet, x, foot - height + 0.18 * r, r)

    return [body._replace(paint=paint)]


def _banner(sheet: Sheet, x: float, top: float, r: float) -> None:
    """Draw a pink banner with a golden crown, hanging from a bright window."""
    half, long = 0.48 * r, 1.36 * r
    sheet.shape(lancet(x, top + 0.16 * r, 0.30 * r, 0.40 * r), tone("gold", 0.75), HAIR)
    cloth = [(x - half, top + 0.1 * r), (x + half, top + 0.1 * r), (x + half, top + long), (x, top + long - 0.22 * r),
             (x - half, top + long)]  # fmt: skip
    sheet.shape(cloth, tone("red", 0.74), HAIR * 1.3)
    sheet.shape(
        [cloth[0], (x - 0.4 * half, top + 0.1 * r), (x - 0.4 * half, top + long - 0.1 * r), cloth[4]], tone("red", 0.82)
    )
    sheet.line(cloth[:2], tone("gold", 0.5), 0.08 * r)
    y = top + 0.66 * r
    crown = [(-0.62, 0.22), (-0.7, -0.3), (-0.34, 0.0), (0, -0.42), (0.34, 0.0), (0.7, -0.3), (0.62, 0.22)]
    sheet.shape([(x + dx * half, y + dy * half * 1.3) for dx, dy in crown], tone("gold", 0.6), HAIR)


def hollow(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw the worn ground inside a ring of stones, with the dark passage in its middle."""
    for radius, tint in ((0.98, tone("grass", 0.12)), (0.90, tone("verge", 0.5)), (0.78, tone("road", 0.3))):
        sheet.disc((x, y), radius * r, tint, 0.74)
    sheet.disc((x, y), 0.46 * r, INK, 0.70, HAIR)
    for radius, share in ((0.44, 0.05), (0.32, 0.35), (0.2, 0.7)):
        sheet.disc((x, y), radius * r, mix(INK, tone("water", 0.7), share), 0.70)


def stones(x: float, y: float, r: float) -> list[Thing]:
    """A ring of standing stones."""
    # A fixed seed: all portals look alike.
    rng = random.Random(5)
    around = ring(x, y + 0.06 * r, 0.76 * r, 0.70, 9, 0.35)
    return [_menhir(px, py, rng.uniform(0.34, 0.44) * r, rng.uniform(-0.05, 0.05)) for px, py in around]


def _menhir(x: float, y: float, size: float, lean: float) -> Thing:
    def paint(sheet: Sheet) -> None:
        body = [
            (-0.40, 0.1),
            (-0.36 + lean, -0.9),
            (-0.1 + lean, -1.2),
            (0.24 + lean, -1.08),
            (0.38, -0.2),
            (0.36, 0.1),
        ]
        sheet.shape(placed(body, x, y, size), tone("stone", 0.46), HAIR * 1.2)
        lit = [(-0.40, 0.1), (-0.36 + lean, -0.9), (-0.1 + lean, -1.2), (0.0 + lean, -1.0), (-0.06, 0.1)]
        sheet.shape(placed(lit, x, y, size), tone("stone", 0.76))

    return Thing(x, y, 0.7 * size, 1.1 * size, paint)


def scorched(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw the scorched ground around a volcano, with the glow of its lava."""
    grass, glow = tone("grass", 0.45), tone("gold", 0.42)
    for radius, share in ((1.0, 0.25), (0.94, 0.5), (0.87, 0.75)):
        sheet.disc((x, y + 0.28 * r), radius * r, mix(grass, glow, share), 0.66)
    sheet.disc((x, y + 0.28 * r), 0.80 * r, tone("roof", 0.06), 0.64)


def volcano(x: float, y: float, r: float) -> list[Thing]:
    """A volcano of dark rock with a glowing crater and streams of lava."""
    foot = y + 0.52 * r
    stones_ = [rock(x + dx * r, foot + dy * r, 0.22 * r, -0.3) for dx, dy in ((-0.78, 0.1), (0.74, 0.16), (0.3, 0.28))]
    return [Thing(x, foot, 1.5 * r, 1.1 * r, lambda sheet: _mountain(sheet, x, foot, r)), *stones_]


def _mountain(sheet: Sheet, x: float, foot: float, r: float) -> None:
    top = foot - 1.16 * r
    outline = [(-0.86, 0.0), (-0.58, -0.34), (-0.40, -0.62), (-0.24, -1.14), (0.26, -1.14), (0.40, -0.68),
               (0.62, -0.36), (0.86, 0.02), (0.46, 0.16), (0.0, 0.2), (-0.46, 0.14)]  # fmt: skip
    sheet.shape(placed(outline, x, foot, r), tone("ink", 0.30), HAIR * 1.5)
    lit = [(-0.80, 0.0), (-0.56, -0.32), (-0.38, -0.60), (-0.22, -1.10), (-0.05, -1.05), (-0.22, -0.5), (-0.44, 0.1)]
    sheet.shape(placed(lit, x, foot, r), tone("ink", 0.52))
    dark = [(0.26, -1.10), (0.40, -0.66), (0.60, -0.36), (0.82, 0.02), (0.50, 0.12), (0.34, -0.3)]
    sheet.shape(placed(dark, x, foot, r), tone("ink", 0.12))
    for stream in (
        [(-0.06, -1.05), (-0.14, -0.72), (-0.02, -0.46), (-0.12, -0.06), (-0.02, 0.14)],
        [(0.14, -1.04), (0.22, -0.66), (0.36, -0.40), (0.40, -0.10)],
    ):
        path = placed(stream, x, foot, r)
        for tint, width in ((tone("red", 0.2), 0.16), (tone("red", 0.45), 0.115), (tone("gold", 0.6), 0.05)):
            sheet.line(path, tint, width * r)
    for radius, tint in (
        (0.27, tone("ink", 0.05)),
        (0.235, tone("red", 0.42)),
        (0.17, tone("gold", 0.55)),
        (0.09, tone("gold", 0.9)),
    ):
        sheet.disc((x + 0.01 * r, top + 0.04 * r), radius * r, tint, 0.42)
    for dx, dy, size, share in ((0.10, -0.26, 0.15, 0.42), (0.26, -0.44, 0.19, 0.55), (0.50, -0.60, 0.15, 0.7)):
        # Leave out smoke that the upper border would cut off.
        if top + (dy - size) * r < 0.02:
            break
        sheet.disc((x + dx * r, top + dy * r), size * r, tone("ink", share), 0.85, HAIR * 0.7)
        sheet.disc((x + (dx - 0.04) * r, top + (dy - 0.04) * r), size * 0.7 * r, tone("ink", share + 0.16), 0.85)


def sign(sheet: Sheet, x: float, y: float, r: float) -> None:
    """Draw the dragon's symbol on the ground: a pale disc with a red rim."""
    for radius, tint in ((1.0, INK), (0.93, tone("red", 0.30)), (0.82, tone("paper", 0.4)), (0.78, tone("paper", 0.7))):
        sheet.disc((x, y), radius * r, tint)
    sheet.shape(placed(DRAGON, x - 0.03 * r, y + 0.62 * r, 1.24 * r), tone("red", 0.36))


def _volcano_site(what: str, radius: float, ground: Ground) -> Site:
    """Return the site of a volcano: the end of the roads if there are any, else a free place."""
    return (central if ground.kind.ends_at == what else deep)(what, radius, ground)


def _sign_site(what: str, radius: float, ground: Ground) -> Site:
    """Return the site of the dragon's symbol: near a corner of the tile, on a field with a free place."""
    corners = [between(corner, MIDDLE, 0.36) for corner in CORNERS]
    free = without(union(ground.fields), ground.found)
    return nearest(what, radius, free, lambda point: min(math.dist(point, corner) for corner in corners))


def _adorn_dragon(sheet: Sheet, at: At, unit: float) -> None:
    """Draw the dragon's eye and the folds of its wing."""
    sheet.disc(at(-0.36, -0.73), 0.045 * unit, tone("gold", 0.8), outline=0.012 * unit)
    for x, y in ((0.16, -0.96), (0.38, -0.86), (0.52, -0.68)):
        sheet.line([at(0.06, -0.46), at(x, y)], tone("roof", 0.12), 0.028 * unit)


def _adorn_fairy(sheet: Sheet, at: At, unit: float) -> None:
    """Draw the fairy's face, hat, wings and star."""
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


def tokens(part: DragonView) -> Iterator[Token]:
    """Yield the dragon and the fairy, if they are on the board."""
    for kind, cell in (("dragon", part.dragon), ("fairy", part.fairy)):
        if cell is not None:
            yield Token(kind, *cell)


def gone(part: DragonView, view: CarcassonneView, chosen: Piece | None) -> Iterator[Figure]:
    """Yield the figures that left the table last, and those on the tile of the dragon's chosen step."""
    yield from part.gone
    if isinstance(chosen, Token) and chosen.kind == "dragon":
        yield from (figure for figure in view.figures if figure.cell == (chosen.x, chosen.y))


def latest(part: DragonView, telling: Telling) -> Iterator[str]:
    """Yield sentences about the dragon's run and the removed figures."""
    if len(part.trail) > 1:
        yield telling.text("described-trail", cells=telling.places(part.trail), count=len(part.trail) - 1)
    if part.gone:
        yield telling.text("described-gone", pieces=telling.listed([_lost(figure, telling) for figure in part.gone]))


def _lost(figure: Figure, telling: Telling) -> str:
    """Return a figure with the part that it stood on: "Ada's follower at city N at column 2, row 1"."""
    spot = telling.text("spot", part=telling.spot(figure.spot), cell=telling.place(figure.cell))
    return telling.text("figures-at", figures=telling.figures([figure]), cell=spot)


def described(part: DragonView, telling: Telling) -> Iterator[str]:
    """Yield sentences about the dragon, the fairy and the tiles put aside."""
    for token in tokens(part):
        yield telling.text(f"described-{token.kind}", place=telling.place((token.x, token.y)))
    if part.aside:
        told = telling.words.row([telling.tile(kind) for kind in part.aside], "semicolon")
        yield telling.text("described-aside", count=len(part.aside), tiles=told)


CONTRIBUTION = Contribution(
    landmarks={
        "volcano": Landmark(0.29, _volcano_site, 2, ground=scorched, upright=volcano, solid=True, letter="^"),
        "princess": Landmark(0.135, on_wall, upright=maiden_tower),
        "portal": Landmark(0.17, deep, 4, ground=hollow, upright=stones),
        "dragon": Landmark(0.135, _sign_site, 5, ground=sign),
    },
    reach={"PD23": {"c2": 1.1}},
    shapes={
        "dragon": Shape(DRAGON, 1.35, ramp="roof", on=(0.46, 0.46), adorn=_adorn_dragon),
        "fairy": Shape(FAIRY, 1.20, ramp="paper", on=(0.78, 0.32), adorn=_adorn_fairy),
    },
    tokens=tokens,
    trail=lambda part: part.trail,
    gone=gone,
    aside=lambda part: part.aside,
    latest=latest,
    described=described,
    letters={"dragon": "&", "fairy": "*"},
    put=("carcassonne.fairy",),
    icons=("volcano", "princess", "portal"),
)
