"""The strip with Cities & Knights: the strength of a seat's knights, its Defender points, its tracks."""

import itertools
from collections.abc import Iterator

from render.catan.contribution import Heap
from render.catan.emblem import paint_charge, sign
from render.catan.expansions.ck.pieces import TRACK_RAMPS
from render.kit.disk import painted_ahead, persistent
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import BODY, GOLD, INK, PAPER, letters_on, mix, tone
from render.kit.typography import centre
from rules.catan.expansions.ck.view import CitiesView

ICON, SIGN, TEXT = 36, 28, 28
"""Sizes of a symbol in the strip and on a track, and of a number, in pixels."""


def counters(part: CitiesView, seat: int) -> Iterator[Heap]:
    """Yield the strength of a seat's active knights, and its Defender points if it has any."""
    own = part.players[seat]
    yield Heap(sign("activate", ICON), str(own.strength))
    if own.defender:
        yield Heap(sign("defender", ICON), str(own.defender))


def row(part: CitiesView, seat: int) -> Iterator[Heap]:
    """Yield a seat's tracks with its progress cards and its level."""
    own = part.players[seat]
    for track, level in own.improvements.items():
        metropolis = part.metropolises.get(track)
        held = metropolis is not None and metropolis.seat == seat
        tint = GOLD if held else PAPER if level else mix(PAPER, INK, 0.4)
        yield Heap(track_sign(track, own.progress.get(track, 0), held), str(level), tint)


@painted_ahead(lambda: itertools.product(TRACK_RAMPS, range(5), (False, True)))
@persistent
def track_sign(track: str, cards: int, metropolis: bool) -> Sprite:
    """Return a track's deck with the number of held cards, and its symbol, in a golden ring for a metropolis."""
    back = tone(TRACK_RAMPS[track], BODY)
    sheet = Sheet(64, ratio=0.58)
    sheet.shape([(0.01, 0.02), (0.46, 0.02), (0.46, 0.56), (0.01, 0.56)], tone("paper", 0.8), 0.012)
    sheet.shape([(0.04, 0.05), (0.43, 0.05), (0.43, 0.53), (0.04, 0.53)], back)
    middle = (0.745, 0.29)
    if metropolis:
        sheet.disc(middle, 0.26, GOLD, outline=0.02)
        sheet.disc(middle, 0.22, tone("paper", 0.6))
    # The symbol identifies the track without its colour.
    symbol = paint_charge(track, SIGN)
    left, top = (round(at * sheet.scale) - symbol.width // 2 for at in middle)
    sheet.image.alpha_composite(symbol, (left, top))
    sprite = to_sprite(sheet.done())
    centre(sprite.core, str(cards), (sprite.size[0] * 0.235, sprite.size[1] / 2), TEXT, letters_on(back))
    return sprite
