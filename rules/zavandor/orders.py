"""The standing orders of The Mines of Zavandor: what a person may have answered without being asked."""

from collections.abc import Sequence
from typing import Any

from rules.kernel import Ask, Choice, Event, Order
from rules.zavandor.components import HALL

LAST_FIELDS = 2
"""So near to his coronation the king tells that it is time to spend."""


def no_trade(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Be done with trading at once."""
    return ["done"] if any(option.id == "done" for option in ask.options) else None


def offered_to_me(view: Any, events: Sequence[Event]) -> bool:
    """Whether somebody has just made an offer to this seat alone."""
    return any(event.kind == "zavandor.offered" and event.args["addressed"] == [view.seat] for event in events)


def save(view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Bid nothing in any auction as long as one holds fewer cards; how many one holds everybody sees."""
    if view.players[ask.seat].hand >= int(picked[0]):
        return None
    return {field.name: [] for field in ask.fields}


def near_the_end(view: Any, events: Sequence[Event]) -> bool:
    """Whether the king has just come near his coronation."""
    return any(event.kind == "zavandor.king" and event.args["moved"] for event in events) and (
        view.king == HALL - LAST_FIELDS
    )


ORDERS = (
    Order("no_trade", frozenset({"zavandor.trade"}), no_trade, ends=offered_to_me, at_once=True),
    Order("save", frozenset({"zavandor.bid"}), save, ("8", "10", "12", "15", "20"), ends=near_the_end),
)
