"""The icons of Dominion: the picture of each card in the frame of its type, and the symbols of its gifts."""

from render.dominion.emblem import emblems
from render.dominion.face import FRAMES, catalogue
from render.kit.icon import Painter, card, charge
from render.kit.theme import tone
from render.sources import plain_key
from rules.dominion.view import Face

SYMBOLS = ("card", "action", "buy", "coins", "points", "trash")


def icons() -> dict[str, Painter]:
    """Return the painter of each icon by its name. A card's icon has its name in small letters."""
    found = {name: charge(emblems(), name) for name in SYMBOLS}
    return found | {icon_of(name): card(emblems(), name, _frame(face)) for name, face in catalogue().items()}


def icon_of(name: str) -> str:
    """Return the name of a card's icon."""
    return plain_key(name).lower()


def _frame(face: Face) -> tuple[int, int, int]:
    ramp, at = FRAMES[next(type_ for type_ in face.types if type_ in FRAMES)][0]
    return tone(ramp, at)
