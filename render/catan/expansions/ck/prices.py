"""The prices of improvements."""

from collections.abc import Iterator

from render.catan.contribution import Slip
from rules.catan.expansions.ck.view import COMMODITIES, TRACKS, CitiesView
from rules.catan.view import CatanView

LEVELS = 5
"""The highest level of a track."""
EVERY = [
    (track, (commodity,) * level)
    for level in range(1, LEVELS + 1)
    for track, commodity in zip(TRACKS, COMMODITIES, strict=True)
]
"""All prices of improvements."""


def slips(part: CitiesView, view: CatanView) -> Iterator[Slip]:
    """Yield the prices of the seat's next levels."""
    if view.seat is None:
        return
    for track, commodity in zip(TRACKS, COMMODITIES, strict=True):
        level = part.players[view.seat].improvements.get(track, 0) + 1
        if level <= LEVELS:
            yield Slip(track, (commodity,) * level, view.hand.get(commodity, 0) >= level)
