"""The standing order of The Princess & the Dragon: steering the dragon without being asked."""

from collections.abc import Sequence
from typing import Any

from rules.carcassonne.expansions.dragon.beasts import KEY
from rules.kernel import Ask, Choice, Event, Option, Order


def away(view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Have the dragon go where it eats nothing of one's own, and rather something of others."""

    def harm(option: Option) -> tuple[int, int]:
        there = [figure.seat for figure in view.figures if figure.cell == (option.args["x"], option.args["y"])]
        own = there.count(ask.seat)
        return own, own - len(there)

    return [min(ask.options, key=harm).id]


def eaten(view: Any, events: Sequence[Event]) -> bool:
    """Whether the dragon has just eaten a figure of one's own: one may want to steer it oneself."""
    return any(event.kind == "carcassonne.eaten" and event.args["seat"] == view.seat for event in events)


def about(view: Any) -> bool:
    """Whether there is a dragon at this table."""
    return KEY in view.expansions


ORDERS = (Order("dragon", frozenset({"carcassonne.dragon"}), away, offered=about, ends=eaten, at_once=True),)
