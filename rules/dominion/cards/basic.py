"""The cards of every game: Treasures, Victory cards and Curses (D6, D8)."""

from rules.dominion.card import CURSE, TREASURE, VICTORY, basic
from rules.dominion.state import Dominion


@basic("Copper", 0, TREASURE, plain=True)
def copper(table: Dominion) -> None:
    """Give one coin, or what Coppersmiths have made of it."""
    table.turn.coins += table.turn.copper


@basic("Silver", 3, TREASURE, plain=True)
def silver(table: Dominion) -> None:
    """Give two coins."""
    table.turn.coins += 2


@basic("Gold", 6, TREASURE, plain=True)
def gold(table: Dominion) -> None:
    """Give three coins."""
    table.turn.coins += 3


@basic("Platinum", 9, TREASURE, plain=True)
def platinum(table: Dominion) -> None:
    """Give five coins."""
    table.turn.coins += 5


basic("Estate", 2, VICTORY, points=1)
basic("Duchy", 5, VICTORY, points=3)
basic("Province", 8, VICTORY, points=6)
basic("Colony", 11, VICTORY, points=10)
basic("Curse", 0, CURSE, points=-1)
