"""The orders of Carcassonne: asks that can be answered for a person."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.carcassonne.realm import EXPANSIONS, figure_kinds
from rules.kernel import Ask, Choice, Event, Order

PASS = "pass"
FEW_TILES = 3
"""With this number of tiles a player left, fields become important and followers should be used."""
AT_A_TIME = 2
"""The usual limit of tiles drawn in one turn."""


def no_field(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Place nothing if only fields are free."""
    return _pass_unless(ask, lambda id_: not _is_on(id_, "f"))


def no_road(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Place no follower if only roads and fields are free. A helper on a road is worth a question."""
    return _pass_unless(ask, lambda id_: not _is_on(id_, "fr") or (_is_on(id_, "r") and _is_helper(id_)))


def _pass_unless(ask: Ask, wanted: Callable[[str], bool]) -> Choice | None:
    """Pass if the ask allows it and offers nothing wanted."""
    ids = [option.id for option in ask.options]
    return [PASS] if PASS in ids and not any(wanted(id_) for id_ in ids if id_ != PASS) else None


def _is_on(id_: str, kinds: str) -> bool:
    """Return whether an option places a figure on a segment of these kinds, as ``follower:f1`` does on a field."""
    return id_.partition(":")[2][:1] in {*kinds}


def _is_helper(id_: str) -> bool:
    """Return whether an option places a figure that can own nothing (C29)."""
    kind = figure_kinds(EXPANSIONS.values()).get(id_.partition(":")[0])
    return kind is not None and not kind.weight


def only_way(_view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Lay the tile if all ways to lay it look the same."""
    first, *others = ask.options
    return [first.id] if all(option.like == first.id for option in others) else None


def keep_last(view: Any, ask: Ask, _picked: Sequence[str]) -> Choice | None:
    """Place nothing while only a single figure is left."""
    last = sum(view.players[ask.seat].supply.values()) == 1
    return [PASS] if last and any(option.id == PASS for option in ask.options) else None


def near_the_end(view: Any, _events: Sequence[Event]) -> bool:
    """Return whether the pile has just come near its end: fields are worth most then, unused figures nothing."""
    below = FEW_TILES * len(view.players) - int(view.left)
    # Only once, as the pile passes the mark: an order given later is meant for the end.
    return 0 <= below < AT_A_TIME


FIGURE = frozenset({"carcassonne.figure"})
ORDERS = (
    Order("no_field", FIGURE, no_field, ends=near_the_end, at_once=True),
    Order("no_road", FIGURE, no_road, ends=near_the_end, at_once=True),
    Order("keep_last", FIGURE, keep_last, ends=near_the_end, at_once=True),
    Order("only_way", frozenset({"carcassonne.place"}), only_way, at_once=True),
)
