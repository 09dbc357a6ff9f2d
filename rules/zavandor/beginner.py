"""The computer opponent of level *easy*: it plays like a person in their first games.

Its mistakes, in a share of its choices: it bids just the number printed for the card, regardless of the bids of others,
and does not think of the grand prize. It wants every card, regardless of its worth. It raises all that it can pay, the
first object first. It does not trade.
"""

import random

from rules.kernel import Ask, Choice
from rules.zavandor import opponent
from rules.zavandor.components import GEMS, THRESHOLDS
from rules.zavandor.market import DONE, WAIT
from rules.zavandor.opponent import counted, options_of
from rules.zavandor.trade import DECLINE
from rules.zavandor.upgrade import NONE
from rules.zavandor.view import ZavandorView

MISTAKES = 0.32
"""The share of its choices that are rash. The others are those of level *normal*."""


def choose(view: ZavandorView, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the choice of a beginner."""
    if rng.random() >= MISTAKES:
        return opponent.choose(view, ask, rng)
    match ask.kind.rpartition(".")[2]:
        case "trade":
            return stay_out(ask)
        case "bid":
            return printed_bids(view, ask)
        case "prize":
            return ["card"]
        case "upgrade":
            return first_payable(view, ask)
    return opponent.choose(view, ask, rng)


def stay_out(ask: Ask) -> Choice | None:
    """Decline every offer, and wait while others trade."""
    ids = [option.id for option in ask.options]
    if said := next((id_ for id_ in ids if id_.startswith(f"{DECLINE}:")), None):
        return [said]
    return None if ask.optional else [WAIT if WAIT in ids else DONE]


def printed_bids(view: ZavandorView, ask: Ask) -> Choice | None:
    """Bid the printed number on every row whose card it can win; one card elsewhere would look like a waste."""
    if ask.optional:
        return None
    counts = counted(view.own)
    choice: dict[str, list[str]] = {field.name: [] for field in ask.fields}
    for gem, row in zip(GEMS, view.rows, strict=True):
        if row.right and counts[gem] >= THRESHOLDS[gem].card:
            choice[gem] = [f"{THRESHOLDS[gem].card}{gem}"]
    return choice


def first_payable(view: ZavandorView, ask: Ask) -> Choice:
    """Raise object by object, as long as the cards last."""
    # Spectators are never asked.
    assert view.seat is not None
    left, coins = counted(view.own), view.players[view.seat].coins
    chosen = []
    for option in options_of(ask, "objects"):
        gems = counted(f" {gem}" for gem in option.args.get("gems", ""))
        if option.id != NONE and all(left[gem] >= gems[gem] for gem in GEMS) and option.args["coins"] <= coins:
            chosen.append(option.id)
            left, coins = {gem: left[gem] - gems[gem] for gem in GEMS}, coins - option.args["coins"]
    return {field.name: (chosen or [NONE]) if field.name == "objects" else [] for field in ask.fields}
