"""The opponent's judgement of bids: the likely bids of others, the chance to win, the gain (all in points)."""

import math
import random
from functools import cache, cached_property

from rules.zavandor.components import CARTS, GEM_CARDS, GEMS, THRESHOLDS
from rules.zavandor.evaluation import NORMAL, Evaluation, Weights
from rules.zavandor.view import ZavandorView

SURE = 0.95
"""The highest chance that another seat is assumed to bid."""

Counts = dict[str, int]


class BidEvaluation(Evaluation):
    """The table as one seat judges it: the worth of things, and the bids that may win them."""

    def __init__(self, view: ZavandorView, rng: random.Random, weights: Weights = NORMAL) -> None:
        """Judge a seat's view. Tastes differ at random, so that equal opponents do not all bid the same."""
        super().__init__(view, weights)
        self.rng = rng
        self._bids: dict[tuple[str, int], tuple[int, float]] = {}
        self._chances: dict[tuple[str, int], float] = {}

    @cached_property
    def seats(self) -> list[int]:
        """All seats, the own one first."""
        return [self.seat, *(seat for seat in range(len(self.view.players)) if seat != self.seat)]

    def strength(self, seat: int) -> float:
        """Return the strength of a seat: its points, and the worth of its hand and its income until the end."""
        player = self.view.players[seat]
        return player.score + player.hand * 0.5 + len(player.due) * self.left * self.weights.play["due"]

    @cached_property
    def unseen(self) -> dict[str, dict[str, float]]:
        """The share of each gem among the cards of a cart in other hands and draw piles."""
        found: dict[str, dict[str, float]] = {}
        for pile in self.view.piles:
            left = {
                gem: GEM_CARDS[pile.cart + gem] - pile.discard[gem] - self.view.own.count(pile.cart + gem)
                for gem in GEMS
            }
            whole = max(1, sum(left.values()))
            found[pile.cart] = {gem: max(0, count) / whole for gem, count in left.items()}
        return found

    def may_bid(self, seat: int, gem: str, count: int) -> float:
        """Return the chance that another seat bids at least this number of cards of a gem."""
        carts = self.view.players[seat].carts
        # Only the backs of a hand are public. The number of one gem in it is about a Poisson number.
        mean = sum(carts[cart] * self.unseen[cart][gem] for cart in CARTS)
        grand, king = THRESHOLDS[gem].grand, self.view.king
        eager = self.weights.others[self._aim(gem, count)][king] * tail(mean, count)
        great = self.weights.others["grand"][king] * tail(mean, grand) if count <= grand else 0.0
        # For the card or for the grand prize, whichever is likelier; but never certain.
        return min(SURE, max(eager, great))

    def _aim(self, gem: str, count: int) -> str:
        """Return the name under which the estimates list the purpose of a bid of this size."""
        threshold = THRESHOLDS[gem]
        if count <= 2:
            return "one" if count == 1 else "two"
        if count > threshold.grand:
            return "over"
        beyond = count - threshold.card
        return "card" if beyond <= 0 and self.row(gem) else "above" if beyond == 1 and self.row(gem) else "far"

    def row(self, gem: str) -> str | None:
        """Return the card that is up for auction."""
        return self.view.rows[GEMS.index(gem)].right

    @cached_property
    def nearer(self) -> set[int]:
        """The seats that win ties against this one."""
        seats = len(self.view.players)
        place = {(self.view.start + step) % seats: step for step in range(seats)}
        return {seat for seat in place if place[seat] < place[self.seat]}

    def winning(self, gem: str, count: int) -> float:
        """Return the chance that this number of cards wins a row."""
        if (gem, count) not in self._chances:
            # A seat that wins ties needs only as many cards.
            least = {seat: count if seat in self.nearer else count + 1 for seat in self.seats[1:]}
            self._chances[gem, count] = math.prod(1 - self.may_bid(seat, gem, bid) for seat, bid in least.items())
        return self._chances[gem, count]

    @cached_property
    def on_offer(self) -> dict[str, float]:
        """The worth of the cards up for auction to this seat."""
        taste = self.weights.play["taste"]
        return {
            gem: self.card(row) * self.rng.uniform(1 - taste, 1 + taste) if (row := self.row(gem)) else 0.0
            for gem in GEMS
        }

    def prize(self, gem: str, count: int) -> float:
        """Return the gain of a winning bid."""
        threshold, card = THRESHOLDS[gem], self.on_offer[gem]
        if count >= threshold.grand:
            return max(10.0, 8 + card if self.row(gem) else 0.0)
        return max(1.0, card) if count >= threshold.card else 1.0

    def best_bid(self, gem: str, own: int) -> tuple[int, float]:
        """Return how many of the own cards to bid, and the expected gain."""
        if (gem, own) not in self._bids:
            self._bids[gem, own] = max(
                ((count, self.expected(gem, count, own)) for count in range(own + 1)), key=lambda bid: bid[1]
            )
        return self._bids[gem, own]

    def expected(self, gem: str, count: int, own: int) -> float:
        """Return the expected gain of a bid of this number of the own cards."""
        if not count:
            return 0.0
        chance = self.winning(gem, count)
        paid = self.hold(gem, own) - self.hold(gem, own - count)
        # The cards of a losing bid come back, but too late for this round's upgrades.
        return chance * (self.prize(gem, count) - paid) - (1 - chance) * count * self.weights.play["blocked"]

    def worth(self, counts: Counts) -> float:
        """Return the worth of a hand with these numbers of gems, in this round and later."""
        return sum(self.best_bid(gem, counts[gem])[1] + self.hold(gem, counts[gem]) for gem in GEMS)


@cache
def tail(mean: float, count: int) -> float:
    """Return the chance that a Poisson number of this mean is at least ``count``."""
    term, below = math.exp(-mean), 0.0
    for number in range(count):
        below += term
        term *= mean / (number + 1)
    return max(0.0, 1 - below)
