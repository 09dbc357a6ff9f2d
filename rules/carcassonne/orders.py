"""The standing orders of Carcassonne: what a person may have answered without being asked."""

from collections.abc import Sequence
from typing import Any

from rules.kernel import Ask, Choice, Event, Order

PASS = "pass"
FEW_TILES = 3
"""So many tiles a player before the end it is time to think of fields, and to use one's followers up."""
AT_A_TIME = 2
"""So many tiles are drawn for a turn at most, nearly always."""


def no_field(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Place nothing where nothing but fields is to be had."""
    ids = [option.id for option in ask.options]
    return [PASS] if PASS in ids and all(id_ == PASS or _is_field(id_) for id_ in ids) else None


def _is_field(id_: str) -> bool:
    """Whether an option stands a figure on a field, as ``follower:f1`` does."""
    return id_.partition(":")[2].startswith("f")


def keep_last(view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Place nothing as long as one has a single figure left."""
    last = sum(view.players[ask.seat].supply.values()) == 1
    return [PASS] if last and any(option.id == PASS for option in ask.options) else None


def near_the_end(view: Any, _events: Sequence[Event]) -> bool:
    """Whether the pile has just come near its end: fields are worth most then, and figures nothing in hand."""
    below = FEW_TILES * len(view.players) - int(view.left)
    # Once only, as the pile passes the mark: an order given after that is meant for the end.
    return 0 <= below < AT_A_TIME


FIGURE = frozenset({"carcassonne.figure"})
ORDERS = (
    Order("no_field", FIGURE, no_field, ends=near_the_end, at_once=True),
    Order("keep_last", FIGURE, keep_last, ends=near_the_end, at_once=True),
)
