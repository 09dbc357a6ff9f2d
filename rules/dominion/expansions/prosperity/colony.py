"""Platinum and Colony: whether a game uses them (D8)."""

from collections.abc import Collection, Sequence
from typing import Any

from rules.dominion.card import CARDS
from rules.dominion.expansions.prosperity.tokens import KEY
from rules.dominion.state import Dominion
from rules.kernel import Chance, Facts, Setting

PILES = ("Platinum", "Colony")
ENOUGH = 4
"""With so many cards of Prosperity ``auto`` uses Platinum and Colony."""
SETTING = Setting("colony", ("auto", "on", "off", "random"), "auto")


def piles(
    options: Facts, kingdom: Sequence[str], chance: Chance, given: Any, named: Collection[str]
) -> Collection[str]:
    """Return both or none: as a position says, or because it names one of them, or by the option."""
    if given.colony is not None:
        used = given.colony
    else:
        used = not {*PILES}.isdisjoint(named) or _by_option(str(options["colony"]), kingdom, chance)
    return PILES if used else ()


def _by_option(option: str, kingdom: Sequence[str], chance: Chance) -> bool:
    prosperous = [card for card in kingdom if CARDS[card].set == KEY]
    if option == "auto":
        return len(prosperous) >= ENOUGH
    if option == "random" and kingdom:
        # One of the ten decides, so the probability is the share of Prosperity among them.
        return chance.pick(kingdom) in prosperous
    return option == "on"


def is_used(table: Dominion) -> bool:
    """Return whether the table uses Platinum and Colony."""
    return "Colony" in table.supply


def told(table: Dominion) -> Facts:
    """Return what the event of the kingdom tells of them."""
    return {"colony": is_used(table)}
