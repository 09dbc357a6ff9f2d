"""The orders of The Mines of Zavandor: asks that can be answered for a person."""

from collections.abc import Sequence
from typing import Any

from rules.kernel import Ask, Choice, Event, Field, Order
from rules.zavandor.components import CARDS, GEMS, HALL

LAST_FIELDS = 2
"""When the king is this near to his coronation, it is time to spend."""


def no_trade(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """End trading at once."""
    return ["done"] if any(option.id == "done" for option in ask.options) else None


def offered_to_me(view: Any, events: Sequence[Event]) -> bool:
    """Return whether another seat has just made an offer to this seat alone."""
    return any(event.kind == "zavandor.offered" and event.args["addressed"] == [view.seat] for event in events)


def save(view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Bid nothing in any auction while holding fewer cards; the number of cards is public."""
    if view.players[ask.seat].hand >= int(picked[0]):
        return None
    return {field.name: [] for field in ask.fields}


def only_for(view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Bid nothing while no card of these kinds is up for auction."""
    kinds = {CARDS[row.right].kind for row in view.rows if row.right}
    return None if kinds.intersection(picked) else {field.name: [] for field in ask.fields}


def small(_view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Bid this number of each gem, or all of it; always, so that it does not reveal the hand."""
    return {field.name: _bid(field, int(picked[0])) if field.name in GEMS else [] for field in ask.fields}


def _bid(field: Field, most: int) -> list[str]:
    """Return the largest number on offer that is not larger; ``3r`` means three rubies."""
    counts = {int(option.id[:-1]): option.id for option in field.options}
    return [counts[count] for count in sorted(counts, reverse=True) if count <= most][:1]


def usual(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Take the highest carts, put free cubes where they complete something soonest, keep the scrolls."""
    return ask.default


def keep_gems(view: Any, ask: Ask, picked: Sequence[str]) -> Choice | None:
    """Upgrade nothing while holding fewer cards."""
    return ask.default if view.players[ask.seat].hand < int(picked[0]) else None


def new_card(view: Any, events: Sequence[Event]) -> bool:
    """Return whether a card has just come to the own cave: the income may offer other choices now."""
    return any(
        (event.kind, event.args.get("seat"), event.args.get("took")) == ("zavandor.won", view.seat, "card")
        for event in events
    )


def near_the_end(view: Any, events: Sequence[Event]) -> bool:
    """Return whether the king has just come near his coronation."""
    return any(event.kind == "zavandor.king" and event.args["moved"] for event in events) and (
        view.king == HALL - LAST_FIELDS
    )


BID = frozenset({"zavandor.bid"})
CARDS_IN_HAND = ("8", "10", "12", "15", "20")
WANTED = ("clan", "helper", "dragon", "scroll", "mason", "broker", "envoy", "herald", "shrine", "altar")
ORDERS = (
    Order("income", frozenset({"zavandor.income"}), usual, ends=new_card, at_once=True),
    Order("no_trade", frozenset({"zavandor.trade"}), no_trade, ends=offered_to_me, at_once=True),
    Order("save", BID, save, CARDS_IN_HAND, ends=near_the_end),
    Order("only_for", BID, only_for, WANTED, many=True, ends=near_the_end),
    Order("small", BID, small, ("1", "2", "3"), ends=near_the_end),
    Order("keep_gems", frozenset({"zavandor.upgrade"}), keep_gems, CARDS_IN_HAND, ends=near_the_end),
)
