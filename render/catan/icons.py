"""The icons of Catan: cards, pieces and dice, of the base game and of its expansions."""

from collections.abc import Callable

from render.catan.contributions import CONTRIBUTIONS, every_deck
from render.catan.dice import PIPS, die
from render.catan.emblem import emblems
from render.catan.island.pieces import city, road, robber, settlement
from render.kit.icon import Painter, card, charge, of_sprite
from render.kit.sprites import Sprite
from render.kit.theme import SEATS
from rules.catan.view import RESOURCES

LARGE = 400
"""Radius of the hex that pieces are painted for, in pixels."""
SIGNS = ("bank", "length", "army", "hand")


def icons() -> dict[str, Painter]:
    """Return the painter of each icon by its name."""
    found: dict[str, Painter] = {kind: charge(emblems(), kind) for kind in (*RESOURCES, *SIGNS)}
    found["development"] = charge(emblems(), "development")
    for deck in every_deck().values():
        found |= {name: card(emblems(), name, deck.frame) for name in deck.cards if name not in found}
    found |= {f"die-{pips}": painted(die, pips, False) for pips in PIPS}
    found |= {f"red-{pips}": painted(die, pips, True) for pips in PIPS}
    for seat, look in enumerate(SEATS):
        letter = look.letter.lower()
        found[f"road-{letter}"] = painted(road, seat, "rise", LARGE)
        found[f"settlement-{letter}"] = painted(settlement, seat, LARGE)
        found[f"city-{letter}"] = painted(city, seat, LARGE)
    found["robber"] = painted(robber, LARGE)
    for added in CONTRIBUTIONS.values():
        found |= added.icons()
    return found


def painted(draw: Callable[..., Sprite], *args: object) -> Painter:
    """Return the painter of a sprite."""
    return lambda: of_sprite(draw(*args))
