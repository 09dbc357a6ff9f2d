"""The icons of The Mines of Zavandor: gems, carts, coins, points, cubes, and the picture of each card."""

from render.kit.icon import Painter, card, charge
from render.kit.theme import SEATS, tone
from render.zavandor.faces import FRAMES
from render.zavandor.symbols import emblems
from rules.zavandor.view import CARDS

SYMBOLS = {
    "r": "ruby",
    "y": "diamond",
    "g": "emerald",
    "b": "sapphire",
    "L": "log",
    "P": "plank",
    "M": "metal",
    "G": "gold",
    "K": "king",
    "coin": "coin",
    "points": "points",
    "gems": "gems",
    "trade": "trade",
}
"""The names of the icons of symbols, by the symbols' names."""


def icons() -> dict[str, Painter]:
    """Return the painter of each icon by its name. A card's icon has its id in small letters."""
    found = {name: charge(emblems(), symbol) for symbol, name in SYMBOLS.items()}
    found["trade"] = charge(emblems(), "trade.gold")
    found |= {f"cube-{look.letter.lower()}": charge(emblems(), f"cube.{seat}") for seat, look in enumerate(SEATS)}
    for id_, gem in ((id_, _gem(id_)) for id_ in CARDS):
        found[f"card-{id_.lower()}"] = card(emblems(), id_, tone(*FRAMES[gem]))
    return found


def _gem(id_: str) -> str:
    first = id_[0].lower()
    return first if first in FRAMES else ""
