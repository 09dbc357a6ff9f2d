"""What lies around the sea: the dice, the decks, the bank, and the barbarians on their way along the coast."""

import itertools
import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.catalogue import Catalogue
from render.catan.board import Stage
from render.catan.emblem import paint_charge, sign
from render.catan.island.pieces import TRACK_RAMPS
from render.catan.island.sea import EDGE, WIDTH
from render.kit.disk import persistent
from render.kit.sheet import Point, Sheet, swollen
from render.kit.sprites import OVERSIZE, Sprite, blit, to_sprite
from render.kit.theme import INK, PAPER, Colour, mix, tone
from render.kit.typography import cap_height, centre, set_on, width_of
from rules.catan.view import CatanView

DIE, CARD, ICON = 76, 54, 38
TEXT, LARGE = 28, 50
MARGIN, GAP = 18, 10
STEPS = 7
"""How many steps the barbarians take."""
ASIDE = 40
"""How far from the sea their track runs."""
STATION = 44
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.3, 0.3), (0.7, 0.7)),
    3: ((0.28, 0.28), (0.5, 0.5), (0.72, 0.72)),
    4: ((0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)),
    5: ((0.28, 0.28), (0.72, 0.28), (0.5, 0.5), (0.28, 0.72), (0.72, 0.72)),
    6: ((0.3, 0.26), (0.3, 0.5), (0.3, 0.74), (0.7, 0.26), (0.7, 0.5), (0.7, 0.74)),
}


def put(canvas: Image.Image, view: CatanView, lies: Stage, words: Catalogue, *, own: bool) -> None:
    """Draw what lies in the four corners around the board; ``own``: the viewer's hand, not the bank."""
    _put_dice(canvas, view, lies.head)
    _put_decks(canvas, view, lies.head, words)
    _put_bank(canvas, view, own)
    if view.mode == "ck":
        _put_track(canvas, view, lies)


# The dice


def _put_dice(canvas: Image.Image, view: CatanView, head: int) -> None:
    """Lay the dice of the last roll in the upper left corner."""
    places = ((0, 0), (1, 0), (0, 1))
    faces = [die(pips, red=place == 1 and view.mode == "ck") for place, pips in enumerate(view.dice)]
    if view.event:
        faces.append(event(view.event))
    for (column, row), face in zip(places, faces, strict=False):
        blit(canvas, face, (MARGIN + column * (DIE + 4), head + MARGIN + row * (DIE + 4)))


@persistent
def die(pips: int, red: bool) -> Sprite:
    """Return a die."""
    sheet = _cube(tone("red", 0.40) if red else tone("paper", 0.75), tone("red", 0.62) if red else tone("paper", 1.0))
    for x, y in PIPS[pips]:
        spot = (0.04 + x * 0.84, 0.04 + y * 0.84)
        sheet.disc(spot, 0.075, tone("paper", 0.95) if red else INK)
    return to_sprite(sheet.done())


@persistent
def event(face: str) -> Sprite:
    """Return the event die: a ship, or a castle in a track's colour."""
    ramp = TRACK_RAMPS.get(face)
    sheet = _cube(tone(ramp, 0.42), tone(ramp, 0.64)) if ramp else _cube(tone("slate", 0.80), tone("slate", 1.0))
    emblem = paint_charge("castle" if ramp else "barbarians", round(DIE * 0.76))
    left = round(0.46 * sheet.scale - emblem.width / 2)
    sheet.image.alpha_composite(emblem, (left, left))
    return to_sprite(sheet.done())


def _cube(face: Colour, light: Colour) -> Sheet:
    """Draw a blank die with its shadow."""
    sheet = Sheet(DIE)
    sheet.shadow([(0.12, 0.14), (0.98, 0.14), (0.98, 0.98), (0.12, 0.98)], 160)
    sheet.settle(0.03)
    for left, right, tint in (
        (0.02, 0.90, INK),
        (0.04, 0.88, light),
        (0.065, 0.88, mix(face, INK, 0.25)),
        (0.065, 0.855, face),
    ):
        box = [v * sheet.scale for v in (left, left, right, right)]
        sheet.draw.rounded_rectangle(box, 0.13 * sheet.scale, tint)
    return sheet


# The decks


def _put_decks(canvas: Image.Image, view: CatanView, head: int, words: Catalogue) -> None:
    """Lay the decks with how many cards are left into the upper right corner, below the turn."""
    note = words.text("catan-note", turn=view.number, target=view.target)
    base = head + MARGIN + cap_height("text", TEXT)
    set_on(canvas, note, (WIDTH - MARGIN - width_of(note, "text", TEXT), base), "text", TEXT, mix(PAPER, INK, 0.15))
    x = WIDTH - MARGIN
    for deck, left in reversed(view.decks.items()):
        x -= CARD
        blit(canvas, back(deck, left), (x, base + 2 * GAP))
        x -= GAP // 2


@persistent
def back(deck: str, left: int) -> Sprite:
    """Return a deck's back with how many cards are left."""
    ramp = TRACK_RAMPS.get(deck, "violet")
    sheet = Sheet(CARD, ratio=1.4)
    sheet.shadow([(0.12, 0.12), (0.98, 0.12), (0.98, 1.36), (0.12, 1.36)], 160)
    sheet.settle(0.04)
    for inset, tint in ((0.0, INK), (0.03, tone("paper", 0.8)), (0.09, tone(ramp, 0.40))):
        box = [v * sheet.scale for v in (0.03 + inset, 0.03 + inset, 0.90 - inset, 1.29 - inset)]
        sheet.draw.rounded_rectangle(box, (0.10 - inset / 2) * sheet.scale, tint)
    emblem = paint_charge(deck if deck in TRACK_RAMPS else "star_gold", round(CARD * 0.60))
    sheet.image.alpha_composite(emblem, (round(0.465 * sheet.scale - emblem.width / 2), round(0.13 * sheet.scale)))
    sprite = to_sprite(sheet.done())
    tint = INK if ramp == "amber" else PAPER
    centre(sprite.core, str(left), (sprite.size[0] * 0.465, sprite.size[1] * 0.70), TEXT, tint)
    return sprite


# The bank


def _put_bank(canvas: Image.Image, view: CatanView, own: bool) -> None:
    """Write what the bank has left into the lower right corner, or the hand of whoever looks."""
    kinds = [(kind, view.hand.get(kind, 0) if own else left) for kind, left in view.bank.items()]
    y = canvas.height - MARGIN - ICON // 2
    for start in range((len(kinds) - 1) // 3 * 3, -1, -3):
        x = WIDTH - MARGIN
        for kind, left in reversed(kinds[start : start + 3]):
            x -= width_of("19", "bold", TEXT)
            set_on(canvas, str(left), (x, y + cap_height("bold", TEXT) // 2), "bold", TEXT, PAPER if left else FEW)
            x -= ICON + 4
            blit(canvas, sign(kind, ICON), (x, y - ICON // 2))
            x -= GAP
        y -= ICON + 8
    blit(canvas, sign("hand" if own else "bank", 52), (WIDTH - MARGIN - 52, y - 30))


FEW = mix(PAPER, INK, 0.45)


# The barbarians


def _put_track(canvas: Image.Image, view: CatanView, lies: Stage) -> None:
    """Draw the barbarians' way along the coast, their ship on it, and how strong they and the knights are."""
    path = _along(lies)
    stations = [_on(path, step / STEPS) for step in range(STEPS + 1)]
    blit(canvas, _lane(tuple(stations), canvas.size[1]), (0, canvas.height - LANE))
    for step, (x, y) in enumerate(stations):
        sprite = _station(step, step <= view.barbarians)
        blit(canvas, sprite, (round(x) - sprite.size[0] // 2, round(y) - sprite.size[1] // 2))
    x, y = stations[view.barbarians]
    ship = sign("barbarians", 84)
    blit(canvas, ship, (round(x) - 44, round(y) - 56))
    y = canvas.height - MARGIN - ICON // 2
    for row, (name, number, tint) in enumerate((("castle", view.threat, PAPER), ("activate", view.defence, PAPER))):
        left = MARGIN + row * 106
        blit(canvas, sign(name, 44), (left, y - 22))
        set_on(canvas, str(number), (left + 50, y + cap_height("bold", LARGE) // 2), "bold", LARGE, tint)


LONG = 118
"""How long the track is, in steps of ``_dense``."""
LANE = 560
"""How much of the picture's height the track may take."""


def _along(lies: Stage) -> list[Point]:
    """Return the way beside the lower left coast that lies in the picture."""
    shore = swollen(lies.shore, ASIDE)
    low = max(y for _, y in lies.shore)
    middle = lies.size[0] / 2
    left = [(x, y) for x, y in _dense([*shore, shore[0]]) if x < middle and y > lies.size[1] * 0.45]
    left.sort(key=lambda at: at[1])
    inner = STATION / 2 + 6
    path = [(x, y) for x, y in left if x > inner and y < low + EDGE - inner + 4]
    return path[-LONG:]


def _dense(shape: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for (ax, ay), (bx, by) in itertools.pairwise(shape):
        count = max(1, round(math.hypot(bx - ax, by - ay) / 4))
        found += [(ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count)]
    return found


def _on(path: Sequence[Point], share: float) -> Point:
    return path[round(share * (len(path) - 1))]


@persistent
def _lane(stations: tuple[Point, ...], height: int) -> Sprite:
    """Return the lane that joins the stations: a strip of water with a light rim."""
    image = Image.new("RGBA", (420 * OVERSIZE, LANE * OVERSIZE), (*INK, 0))
    draw = ImageDraw.Draw(image)
    spots = [(x * OVERSIZE, (y - height + LANE) * OVERSIZE) for x, y in stations]
    for wide, tint in ((30, (*INK, 255)), (26, (*tone("water", 0.75), 255)), (22, (*tone("water", 0.22), 255))):
        draw.line(spots, tint, wide * OVERSIZE, joint="curve")
        for x, y in spots:
            radius = wide * OVERSIZE / 2
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), tint)
    return to_sprite(image.resize((420, LANE), Image.Resampling.LANCZOS))


@persistent
def _station(step: int, passed: bool) -> Sprite:
    """Return a step of the track; at the last one the barbarians attack."""
    if step == STEPS:
        sheet = Sheet(58)
        sheet.disc((0.5, 0.5), 0.47, INK)
        sheet.disc((0.5, 0.5), 0.44, tone("red", 0.40))
        emblem = paint_charge("swords", 40)
        left = (sheet.image.width - emblem.width) // 2
        sheet.image.alpha_composite(emblem, (left, left))
        return to_sprite(sheet.done())
    sheet = Sheet(26)
    sheet.disc((0.5, 0.5), 0.44, INK)
    sheet.disc((0.5, 0.5), 0.34, tone("paper", 0.8) if passed else tone("water", 0.6))
    return to_sprite(sheet.done())
