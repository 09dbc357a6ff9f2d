"""The glow of what is new on the table: gold that lessens with the turns since."""

from typing import Final, Literal, TypeAlias

from render.kit.theme import GOLD, Colour, tone

Glow: TypeAlias = Literal["last", "earlier", "older"]
"""Gold around a thing: of the last turn, of the one before, or of an earlier one."""
GLOWS: Final[tuple[Glow, ...]] = ("last", "earlier", "older")
GILT: Final[dict[str, Colour]] = {
    "chosen": GOLD,
    "last": GOLD,
    "earlier": tone("gold", 0.44),
    "older": tone("gold", 0.33),
}
"""The colour of the gold around chosen and around new things."""
BREADTH: Final[dict[str, float]] = {"last": 1.0, "earlier": 0.75, "older": 0.55}
"""The relative width of that gold."""


def glow(age: int) -> Glow:
    """Return the glow of a thing that changed ``age`` turns ago (0: in the last turn)."""
    return GLOWS[min(age, len(GLOWS) - 1)]
