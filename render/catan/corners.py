"""The corners around the sea: the dice, the decks, the bank or the viewer's hand, and the barbarians' track."""

import itertools

from PIL import Image

from render.catalogue import Catalogue
from render.catan.board import Stage
from render.catan.emblem import paint_charge, sign
from render.catan.island.pieces import TRACK_RAMPS
from render.catan.island.sea import WIDTH
from render.catan.track import put_track
from render.kit.disk import painted_ahead, persistent
from render.kit.sheet import Point, Sheet
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.theme import INK, PAPER, Colour, mix, tone
from render.kit.typography import cap_height, centre, set_on, width_of
from rules.catan.view import CatanView

DIE, CARD, ICON = 76, 54, 38
TEXT = 28
MARGIN, GAP = 18, 10
DECK_SIZES = {"development": 25} | dict.fromkeys(TRACK_RAMPS, 18)
"""Initial number of cards in each deck."""
FEW = mix(PAPER, INK, 0.45)
"""Colour of a zero."""
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.3, 0.3), (0.7, 0.7)),
    3: ((0.28, 0.28), (0.5, 0.5), (0.72, 0.72)),
    4: ((0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)),
    5: ((0.28, 0.28), (0.72, 0.28), (0.5, 0.5), (0.28, 0.72), (0.72, 0.72)),
    6: ((0.3, 0.26), (0.3, 0.5), (0.3, 0.74), (0.7, 0.26), (0.7, 0.5), (0.7, 0.74)),
}


def put(canvas: Image.Image, view: CatanView, stage: Stage, words: Catalogue, *, own: bool) -> None:
    """Draw the four corners around the board. ``own`` shows the viewer's hand instead of the bank."""
    _put_dice(canvas, view, stage.head)
    _put_decks(canvas, view, stage.head, words)
    _put_bank(canvas, view, own)
    if view.mode == "ck":
        put_track(canvas, view, stage)


# The dice


def _put_dice(canvas: Image.Image, view: CatanView, head: int) -> None:
    """Draw the dice of the last roll in the upper left corner."""
    places = ((0, 0), (1, 0), (0, 1))
    faces = [die(pips, red=place == 1 and view.mode == "ck") for place, pips in enumerate(view.dice)]
    if view.event:
        faces.append(event(view.event))
    # Only Cities & Knights has the event die. Before the first roll there are no dice.
    for (column, row), face in zip(places, faces, strict=False):
        blit(canvas, face, (MARGIN + column * (DIE + 4), head + MARGIN + row * (DIE + 4)))


@painted_ahead(lambda: itertools.product(PIPS, (False, True)))
@persistent
def die(pips: int, red: bool) -> Sprite:
    """Return a die."""
    sheet = _cube(tone("red", 0.40) if red else tone("paper", 0.75), tone("red", 0.62) if red else tone("paper", 1.0))
    for x, y in PIPS[pips]:
        spot = (0.04 + x * 0.84, 0.04 + y * 0.84)
        sheet.disc(spot, 0.075, tone("paper", 0.95) if red else INK)
    return to_sprite(sheet.done())


@painted_ahead(lambda: ((face,) for face in ("ship", *TRACK_RAMPS)))
@persistent
def event(face: str) -> Sprite:
    """Return the event die: a ship, or a castle in a track's colour with the symbol of its deck."""
    ramp = TRACK_RAMPS.get(face)
    sheet = _cube(tone(ramp, 0.42), tone(ramp, 0.64)) if ramp else _cube(tone("slate", 0.80), tone("slate", 1.0))
    # The symbol identifies the track without its colour.
    charges = ((0.32, 0.34, "castle", 0.56), (0.62, 0.60, face, 0.50)) if ramp else ((0.46, 0.46, "barbarians", 0.76),)
    for x, y, charge, size in charges:
        emblem = paint_charge(charge, round(DIE * size))
        corner = (round(x * sheet.scale - emblem.width / 2), round(y * sheet.scale - emblem.height / 2))
        sheet.image.alpha_composite(emblem, corner)
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
    """Draw the decks with their remaining cards in the upper right corner, below the turn."""
    note = words.text("catan-note", turn=view.number, target=view.target)
    base = head + MARGIN + cap_height("text", TEXT)
    set_on(canvas, note, (WIDTH - MARGIN - width_of(note, "text", TEXT), base), "text", TEXT, mix(PAPER, INK, 0.15))
    x = WIDTH - MARGIN
    for deck, left in reversed(view.decks.items()):
        x -= CARD
        blit(canvas, back(deck, left), (x, base + 2 * GAP))
        x -= GAP // 2


# Decks start full, so paint full ones first.
@painted_ahead(lambda: ((deck, left) for deck, count in DECK_SIZES.items() for left in range(count, -1, -1)))
@persistent
def back(deck: str, left: int) -> Sprite:
    """Return the back of a deck with the number of its remaining cards."""
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
    """Write the bank's stock or the viewer's hand in the lower right corner."""
    kinds = [(kind, view.hand.get(kind, 0) if own else left) for kind, left in view.bank.items()]
    y = canvas.height - MARGIN - ICON // 2
    for end in range(len(kinds), 0, -3):
        x = WIDTH - MARGIN
        for kind, left in reversed(kinds[max(0, end - 3) : end]):
            # Equally wide for every count, so that the columns align.
            x -= width_of("19", "bold", TEXT)
            set_on(canvas, str(left), (x, y + cap_height("bold", TEXT) // 2), "bold", TEXT, PAPER if left else FEW)
            x -= ICON + 4
            blit(canvas, sign(kind, ICON), (x, y - ICON // 2))
            x -= GAP
        y -= ICON + 8
    blit(canvas, sign("hand" if own else "bank", 52), (WIDTH - MARGIN - 52, y - 30))
