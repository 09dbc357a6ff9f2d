"""The standing order for Treasuries in play: they are public, so the answer reveals nothing."""

from collections.abc import Sequence
from typing import Any

from rules.dominion.orders import there
from rules.kernel import Ask, Choice, Order


def all_back(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Put all Treasuries on the deck."""
    return [option.id for option in ask.options for _ in range(option.limit)]


ORDERS = (
    Order("treasury", frozenset({"dominion.treasury.put_back"}), all_back, offered=there("Treasury"), at_once=True),
)
