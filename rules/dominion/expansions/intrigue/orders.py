"""The standing order for the Masquerades of other players."""

from collections.abc import Sequence
from typing import Any

from rules.dominion.orders import discard, near_the_end, there
from rules.kernel import Ask, Choice, Order

JUNK = ("Curse", "Estate", "Copper")


def pass_on(view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Pass the cards picked first, then the cheapest. The player of the Masquerade is asked."""
    return None if view.turn == view.seat else discard(view, ask, picked)


ORDERS = (
    Order(
        "pass",
        frozenset({"dominion.masquerade.pass"}),
        pass_on,
        JUNK,
        many=True,
        offered=there("Masquerade"),
        ends=near_the_end,
    ),
)
