"""The standing orders of The Mines of Zavandor: what a person may have answered without being asked."""

from typing import Any

from rules.kernel import Ask, Choice, Order


def no_trade(_view: Any, ask: Ask) -> Choice | None:
    """Be done with trading at once."""
    return ["done"] if any(option.id == "done" for option in ask.options) else None


ORDERS = (Order("no_trade", frozenset({"zavandor.trade"}), no_trade),)
