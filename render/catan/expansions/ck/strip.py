"""The strip with Cities & Knights: the strength of a seat's knights, its Defender points, its tracks."""

import itertools
from collections.abc import Iterator

from render.catan.emblem import paint_charge, sign
from render.catan.expansions.ck.pieces import TRACK_RAMPS
from render.catan.look import Heap
from render.kit.disk import painted_ahead, persistent
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import INK, PAPER, tone
from render.kit.typography import centre
from rules.catan.expansions.ck.view import CitiesView

ICON, SIGN, TEXT = 36, 21, 28
"""Sizes of a symbol in the strip and on a track, and of a number, in pixels."""


def counters(part: CitiesView, seat: int) -> Iterator[Heap]:
    """Yield the strength of a seat's active knights, and its Defender points if it has any."""
    own = part.players[seat]
    yield Heap(sign("activate", ICON), str(own.strength))
    if own.defender:
        yield Heap(sign("defender", ICON), str(own.defender))


def row(part: CitiesView, seat: int) -> Iterator[Heap]:
    """Yield a seat's tracks with its progress cards."""
    own = part.players[seat]
    for track, level in own.improvements.items():
        metropolis = part.metropolises.get(track)
        held = metropolis is not None and metropolis.seat == seat
        yield Heap(steps(track, own.progress.get(track, 0), level, held), "")


@painted_ahead(lambda: itertools.product(TRACK_RAMPS, range(5), range(6), (False, True)))
@persistent
def steps(track: str, cards: int, level: int, metropolis: bool) -> Sprite:
    """Return a track: the back of its deck with the number of held cards and its symbol, and a step for each level."""
    ramp = TRACK_RAMPS[track]
    sheet = Sheet(78, ratio=0.5)
    sheet.shape([(0.01, 0.02), (0.38, 0.02), (0.38, 0.48), (0.01, 0.48)], tone("paper", 0.8), 0.012)
    sheet.shape([(0.035, 0.045), (0.355, 0.045), (0.355, 0.455), (0.035, 0.455)], tone(ramp, 0.40))
    for step in range(5):
        left, high = 0.43 + step * 0.112, 0.12 + step * 0.075
        done = step < level
        # A metropolis comes with the fourth level. It is pale, because gold would not stand out beside amber.
        fill = (tone("paper", 0.9) if metropolis and step >= 3 else tone(ramp, 0.52)) if done else tone("wood", 0.75)
        sheet.shape([(left, 0.47 - high), (left + 0.088, 0.47 - high), (left + 0.088, 0.47), (left, 0.47)], fill, 0.012)
    # The symbol identifies the track without its colour. It stands above the low steps.
    sheet.image.alpha_composite(paint_charge(track, SIGN), (round(0.41 * sheet.scale), 0))
    sprite = to_sprite(sheet.done())
    # Amber is too light for light numbers.
    tint = INK if ramp == "amber" else PAPER
    centre(sprite.core, str(cards), (sprite.size[0] * 0.195, sprite.size[1] * 0.5), TEXT, tint)
    return sprite
