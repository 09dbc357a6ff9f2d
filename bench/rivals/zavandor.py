"""Two rivals: *clans and helpers, then grand prizes*, and a player that never trades."""

import random

from rules.kernel import Ask, Choice
from rules.zavandor.components import CARDS, GEMS, THRESHOLDS
from rules.zavandor.market import DONE
from rules.zavandor.opponent import choose, counted
from rules.zavandor.view import ZavandorView

EARLY = 4
"""The king's field up to which clans and helpers are bought."""

ENGINE = ("clan", "helper")


def without_trade(view: ZavandorView, ask: Ask, rng: random.Random) -> Choice | None:
    """Play as the opponent of level *normal*, but trade with no seat and no bank."""
    if ask.kind == "zavandor.trade":
        return None if ask.optional else [DONE]
    return choose(view, ask, rng)


def engine_first(view: ZavandorView, ask: Ask, rng: random.Random) -> Choice | None:
    """Bid for clans and helpers early, later for grand prizes alone; the rest is as at level *normal*."""
    if ask.kind == "zavandor.bid":
        counts = counted(view.own)
        choice: dict[str, list[str]] = {field.name: [] for field in ask.fields}
        for gem, row in zip(GEMS, view.rows, strict=True):
            least = THRESHOLDS[gem]
            engine = row.right is not None and CARDS[row.right].kind in ENGINE
            if counts[gem] >= least.grand:
                choice[gem] = [f"{least.grand}{gem}"]
            elif view.king <= EARLY and engine and counts[gem] >= least.card:
                choice[gem] = [f"{min(counts[gem], least.card + 1)}{gem}"]
        return choice
    if ask.kind == "zavandor.prize":
        return ["card"] if view.king <= EARLY else ["points"]
    return choose(view, ask, rng)
