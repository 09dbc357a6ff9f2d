"""The computer opponent's ideas about development cards."""

from collections.abc import Iterator, Mapping

from rules.catan.cards import DEVELOPMENT_COST
from rules.catan.development.part import own
from rules.catan.island import Island
from rules.catan.opponent import paid
from rules.catan.outlook import Outlook
from rules.catan.tables import table

VALUES: dict[str, float] = table(__package__, "values.toml")


def goals(_outlook: Outlook) -> Iterator[Mapping[str, int]]:
    """Yield the purchases worth saving for."""
    yield DEVELOPMENT_COST


def buy(outlook: Outlook, _: str) -> float:
    """Return the worth of buying a card."""
    return paid(outlook, DEVELOPMENT_COST, VALUES["card"])


def play(outlook: Outlook, what: str) -> float:
    """Return the worth of playing a card."""
    card, _, kind = what.partition(":")
    if card == "monopoly":
        return VALUES["monopoly"] + outlook.card(kind, outlook.hand[kind]) if outlook.lacks(kind) else -1.0
    if card == "knight":
        return VALUES["knight"] + outlook.robbed * VALUES["robbed"] + VALUES["army"]
    return VALUES[card]


def drive_away(outlook: Outlook) -> float:
    """Return the worth of a knight before the roll: it drives the robber off an own hex."""
    return 1.0 if outlook.robbed else -1.0


def promise(island: Island, seat: int) -> float:
    """Return the points that the cards in hand are worth."""
    return VALUES["held"] * len(own(island).held[seat])
