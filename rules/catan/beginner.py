"""The computer opponent of level *easy*: it plays like a person in their first games.

Its mistakes: it looks at few of the places on offer. It counts only how often a place produces, not what, and sees no
harbours. It builds what it can pay at once instead of saving, and trades with the bank alone.
"""

import random
from collections.abc import Mapping

import msgspec

from rules.catan.cards import PRODUCT
from rules.catan.opponent import chosen
from rules.catan.options import DONE, END, PASS
from rules.catan.valuation import Valuation, pips
from rules.catan.view import CatanView
from rules.kernel import Ask, Choice, Option

SHARE = 0.35
"""The share of the places that it looks at."""

TRADES = ("offer", "accept")


def choose(view: CatanView, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the choice of a beginner."""
    # Others wait for an answer to their offers.
    if said := next((option.id for option in ask.options if option.id.startswith("decline:")), None):
        return [said]
    seen = tuple([option for option in ask.options if _notices(option, rng)])
    looked = msgspec.structs.replace(ask, options=seen) if len(seen) >= max(1, ask.least) else ask
    return chosen(Glance(view, ask.seat), looked, rng)


def _notices(option: Option, rng: random.Random) -> bool:
    if option.id.partition(":")[0] in TRADES:
        return False
    return option in (DONE, END, PASS) or "place" not in option.args or rng.random() < SHARE


class Glance(Valuation):
    """The valuation of a beginner."""

    def site(self, vertex: int) -> float:
        """Return how often a building on the vertex produces anything."""
        hexes = [self.view.hexes[hex_] for hex_ in self.places.hexes_at[vertex]]
        return float(sum(pips(one.number) for one in hexes if one.terrain in PRODUCT))

    def may_hold(self, seat: int, kind: str) -> bool:
        """Return whether a seat has cards: a beginner does not count which."""
        return self.view.players[seat].hand > 0

    def haul(self, kind: str, most: int | None = None) -> float:
        """Return a fair share of all cards of others."""
        return sum(one.hand for seat, one in enumerate(self.view.players) if seat != self.seat) / len(self.kinds)

    def spoils(self, paid: Mapping[str, int]) -> bool:
        """Spend cards without a thought of the goal."""
        return False
