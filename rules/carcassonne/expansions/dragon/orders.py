"""The order of The Princess & the Dragon: steering the dragon without being asked."""

from collections.abc import Sequence
from typing import Any

from rules.carcassonne.expansions.dragon.beasts import KEY
from rules.kernel import Ask, Choice, Event, Option, Order


def away(view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Move the dragon where it eats no own figure, preferably to a figure of another seat."""

    def harm(option: Option) -> tuple[int, int]:
        there = [figure.seat for figure in view.figures if figure.cell == (option.args["x"], option.args["y"])]
        own = there.count(ask.seat)
        return own, own - len(there)

    return [min(ask.options, key=harm).id]


def eaten(view: Any, events: Sequence[Event]) -> bool:
    """Return whether the dragon has just eaten an own figure: the person may want to steer it again."""
    return any(event.kind == "carcassonne.eaten" and event.args["seat"] == view.seat for event in events)


def about(view: Any) -> bool:
    """Return whether the dragon can appear at this table."""
    return KEY in view.expansions


ORDERS = (Order("dragon", frozenset({"carcassonne.dragon"}), away, offered=about, ends=eaten, at_once=True),)
