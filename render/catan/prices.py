"""The price list, and the grounds of the cards that prices consist of."""

from collections.abc import Mapping

from render.catan.contribution import Slip
from render.catan.contributions import CONTRIBUTIONS, contributed
from rules.catan.view import COSTS, CatanView

GROUNDS = {
    "lumber": ("leaf", 0.20),
    "brick": ("earth", 0.10),
    "wool": ("grass", 0.95),
    "grain": ("water", 0.90),
    "ore": ("slate", 0.80),
}
"""Ramp and tone of the ground of each resource's cards."""


def card_grounds() -> dict[str, tuple[str, float]]:
    """Return the ramp and the tone of the ground of every kind of cards."""
    return GROUNDS | {kind: ground for added in CONTRIBUTIONS.values() for kind, ground in added.kinds.items()}


def costs(view: CatanView) -> dict[str, Mapping[str, int]]:
    """Return the price list of a table."""
    return {**COSTS, **{name: cost for added, _ in contributed(view) for name, cost in added.costs.items()}}


def every_cost() -> dict[str, Mapping[str, int]]:
    """Return the price list of the base game and of all expansions."""
    return {**COSTS, **{name: cost for added in CONTRIBUTIONS.values() for name, cost in added.costs.items()}}


def prices(view: CatanView) -> list[Slip]:
    """Return the price list, and the prices that depend on the table."""
    found = [Slip(name, spread(cost), name in view.payable) for name, cost in costs(view).items()]
    return found + [slip for added, part in contributed(view) for slip in added.slips(part, view)]


def spread(cost: Mapping[str, int]) -> tuple[str, ...]:
    """Return the cards of a price one by one, in the order of their kinds."""
    kinds = sorted(cost, key=list(card_grounds()).index)
    return tuple(name for name in kinds for _ in range(cost[name]))
