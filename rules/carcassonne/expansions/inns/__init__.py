"""Inns & Cathedrals (C46 to C51): the big follower, roads with an inn, cities with a cathedral, a sixth player.

Figure ids ``"big:c1"``; the figure kind in positions is ``"big"``.
"""

from rules.carcassonne.land import Area
from rules.carcassonne.realm import EVERYWHERE, Expansion, FigureKind, Realm, unoccupied

BIG = FigureKind("big", 1, 2, EVERYWHERE, unoccupied)
"""Placed and returned like a follower, counts two in a majority (C46)."""


def rate(realm: Realm, area: Area, _seat: int, complete: bool, each: int) -> int:
    """Return 3 instead of 2 for a complete city with a cathedral (C48), 2 instead of 1 for a complete road with an inn
    (C49), and 0 for either if it stays incomplete. Their number does not matter (C50).
    """
    if area.kind == "city" and realm.land.marks(area, "cathedral"):
        return 3 if complete else 0
    if area.kind == "road" and realm.land.marks(area, "inn"):
        return 2 if complete else 0
    return each


EXPANSION = Expansion(key="inns", seats=6, figures=(BIG,), rate=rate)
