"""The ways in which a game of Dominion ends (D39)."""

from rules.dominion.supply import empty_piles
from rules.kernel import Choice, Table
from tests.contract.recording import Ending

VICTORY = ("Province", "Colony")


def provinces(table: Table, _: Choice) -> bool:
    """Return whether the Provinces are gone."""
    return "Province" in empty_piles(table.state) and not colonies(table, _)


def colonies(table: Table, _: Choice) -> bool:
    """Return whether the Colonies are gone."""
    return "Colony" in empty_piles(table.state)


def three_piles(table: Table, _: Choice) -> bool:
    """Return whether three piles of two to four players are gone."""
    return table.seats < 5 and not any(pile in empty_piles(table.state) for pile in VICTORY)


def four_piles(table: Table, _: Choice) -> bool:
    """Return whether four piles of five or six players are gone."""
    return table.seats >= 5 and not any(pile in empty_piles(table.state) for pile in VICTORY)


ENDINGS = {
    "provinces": Ending(provinces),
    "colonies": Ending(colonies, seats=3, options={"kingdom": "Big Actions", "colony": "on"}),
    "three_piles": Ending(three_piles, random=True),
    "four_piles": Ending(four_piles, seats=5, random=True),
}
