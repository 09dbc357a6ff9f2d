"""The standing orders of Carcassonne: what a person may have answered without being asked."""

from typing import Any

from rules.kernel import Ask, Choice, Order


def no_field(_view: Any, ask: Ask) -> Choice | None:
    """Place nothing where nothing but fields is to be had."""
    fields = all(option.id == "pass" or _is_field(option.id) for option in ask.options)
    return ["pass"] if fields and any(option.id == "pass" for option in ask.options) else None


def _is_field(id_: str) -> bool:
    """Whether an option stands a figure on a field, as ``follower:f1`` does."""
    return id_.partition(":")[2].startswith("f")


ORDERS = (Order("no_field", frozenset({"carcassonne.figure"}), no_field),)
