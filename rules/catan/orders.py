"""The standing orders of Catan: what a person may have answered without being asked."""

from typing import Any

from rules.kernel import Ask, Choice, Order


def usual(_view: Any, ask: Ask) -> Choice | None:
    """Give the usual answer: roll before anything else, let the building of others pass."""
    return ask.default


ORDERS = (
    Order("roll", frozenset({"catan.roll"}), usual),
    Order("no_special", frozenset({"catan.special"}), usual),
)
