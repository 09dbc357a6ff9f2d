"""The computer opponent's ideas about development cards."""

from collections.abc import Iterator

from rules.catan.cards import DEVELOPMENT_COST
from rules.catan.development.part import own
from rules.catan.expansion import Goal
from rules.catan.island import Island
from rules.catan.opponent import paid
from rules.catan.tables import table
from rules.catan.valuation import Valuation

VALUES: dict[str, dict[str, float]] = table(__package__, "values.toml")
HARD: dict[str, dict[str, float]] = table(__package__, "hard.toml")


def goals(valuation: Valuation) -> Iterator[Goal]:
    """Yield the purchases worth saving for."""
    yield DEVELOPMENT_COST, valuation.values["goal"]["development"]


def buy(valuation: Valuation, _: str) -> float:
    """Return the worth of buying a card."""
    return paid(valuation, DEVELOPMENT_COST, valuation.values["development"]["card"])


def play(valuation: Valuation, what: str) -> float:
    """Return the worth of playing a card."""
    values = valuation.values["development"]
    card, _, kind = what.partition(":")
    if card == "monopoly":
        return monopoly(valuation, kind)
    if card == "knight":
        return values["knight"] + valuation.robbed * values["robbed"] + values["army"]
    return values[card]


def monopoly(valuation: Valuation, kind: str) -> float:
    """Return the worth of taking all cards of a kind; it waits for a turn in which the others have many."""
    values, taken = valuation.values["development"], valuation.haul(kind)
    if taken < values["haul"]:
        return -1.0
    held = valuation.hand[kind]
    worth = sum(max(values["least"], valuation.card(kind, held + i)) for i in range(round(taken)))
    return values["monopoly"] + worth


def drive_away(valuation: Valuation) -> float:
    """Return the worth of a knight before the roll: it drives the robber off an own hex."""
    return 1.0 if valuation.robbed else -1.0


def promise(island: Island, seat: int) -> float:
    """Return the points that the cards in hand are worth."""
    return VALUES["promise"]["held"] * len(own(island).held[seat])
