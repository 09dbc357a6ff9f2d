"""The island: a table's facts with everything derived from them, as the rules see it while they run."""

from collections.abc import Iterable

from rules.catan.board import Board
from rules.catan.cards import PIECES, RESOURCES, Cost, Hand, named, tally
from rules.catan.expansion import rules_of
from rules.catan.state import Catan

BANK_RATE, HARBOUR_RATE, SPECIAL_RATE = 4, 3, 2
"""Cards given for one: without a harbour, at a 3:1 harbour, and at best (K25)."""

USUAL = "usual"
"""The option ``target`` for the points of the rulebook (K39)."""

AWARD = 2
"""Points of the longest road and of the largest army."""


class Island(Board):
    """A table as the rules see it while they run. Only ``state`` is stored.

    By seat: ``rates`` with the bank by kind. ``target`` are the points that win, ``kinds`` all kinds of cards,
    ``quays`` the vertices of each harbour.
    """

    def __init__(self, state: Catan) -> None:
        """Derive everything from the state."""
        self.rules = rules_of(state.options)
        self.expansions = self.rules.expansions
        self.kinds = self.rules.kinds
        # Options are strings, as the lobby lists them.
        self.target = self.rules.target if state.options["target"] == USUAL else int(state.options["target"])
        if not state.least:
            state.least, state.most = uncounted(state)
        super().__init__(state, [piece for one in self.expansions for piece in one.occupied(state)])
        self.quays = [pier.vertices for pier in self.places.piers]
        self.rates = [[BANK_RATE] * len(self.kinds) for _ in range(state.seats)]
        for seat in range(state.seats):
            self.set_rates(seat)

    def settle(self, seat: int, vertex: int, level: int = 1) -> None:
        """Put a settlement (level 1) or a city (2) on an empty vertex; a harbour works from then on (K25)."""
        super().settle(seat, vertex, level)
        self.set_rates(seat)

    def lying(self, seat: int) -> list[int]:
        """Return the seat's city pieces that lie as settlements (K75)."""
        return [vertex for one in self.expansions for vertex in one.lying(self, seat)]

    def stock(self, seat: int) -> tuple[int, int, int]:
        """Return the roads, settlements and cities left in stock (K2)."""
        lying = len(self.lying(seat))
        return (
            PIECES["road"] - len(self.edges[seat]),
            PIECES["settlement"] - len(self.settlements[seat]) + lying,
            # A city that lies as a settlement uses no settlement piece, but still a city piece.
            PIECES["city"] - len(self.cities[seat]) - lying,
        )

    def points(self, seat: int) -> int:
        """Return the public points (K37, K56)."""
        points = len(self.settlements[seat]) + 2 * len(self.cities[seat])
        if self.state.longest == seat:
            points += AWARD
        for one in self.expansions:
            points += one.points(self, seat)
        return points

    # Cards

    def named(self, hand: Iterable[int]) -> dict[str, int]:
        """Return the counts of a hand by name, without zeros."""
        return named(hand, self.kinds)

    def tally(self, cards: Iterable[str]) -> Hand:
        """Return named cards as a hand."""
        return tally(cards, self.kinds)

    def gain(self, seat: int, kind: int, count: int) -> int:
        """Give cards from the bank, as many as it has; return how many."""
        count = min(count, self.state.bank[kind])
        self.state.hands[seat][kind] += count
        self.state.bank[kind] -= count
        self._saw(seat, kind, count)
        return count

    def pay(self, seat: int, cost: Cost) -> None:
        """Pay a cost to the bank."""
        hand, bank = self.state.hands[seat], self.state.bank
        for kind, count in cost:
            hand[kind] -= count
            bank[kind] += count
            self._saw(seat, kind, -count)

    def pay_cards(self, seat: int, cards: Hand) -> None:
        """Put cards back to the bank."""
        self.pay(seat, tuple(enumerate(cards)))

    def hand_over(self, giver: int, receiver: int, kind: int, count: int = 1) -> None:
        """Move cards from hand to hand in sight of all."""
        self.state.hands[giver][kind] -= count
        self.state.hands[receiver][kind] += count
        self._saw(giver, kind, -count)
        self._saw(receiver, kind, count)

    def slip(self, giver: int, receiver: int, kind: int) -> None:
        """Move a card from hand to hand so that only these two learn which."""
        state = self.state
        state.hands[giver][kind] -= 1
        state.hands[receiver][kind] += 1
        # It may have been a card of any kind that the giver can have had.
        for one, most in enumerate(state.most[giver]):
            state.most[receiver][one] += most > 0
            state.least[giver][one] = max(0, state.least[giver][one] - 1)
            self._reconsider(receiver, one)

    def _saw(self, seat: int, kind: int, change: int) -> None:
        """Count the cards of a kind that everyone has seen a hand get or lose."""
        least, most = self.state.least[seat], self.state.most[seat]
        least[kind] = max(0, least[kind] + change)
        most[kind] += change
        if change > 0:
            self._reconsider(seat, kind)

    def _reconsider(self, seat: int, kind: int) -> None:
        """Forget what a seat has refused to give before it got another card of this kind."""
        if refusals := self.state.refusals:
            card = self.kinds[kind]
            self.state.refusals = [one for one in refusals if one.seat != seat or card not in one.get]

    def run_out(self, seat: int, kind: int) -> None:
        """Note that everyone has seen that a hand has no card of a kind left."""
        self.state.least[seat][kind] = self.state.most[seat][kind] = 0

    def limit(self, seat: int) -> int:
        """Return the number of cards that are safe on a seven (K19)."""
        limit = int(self.state.options["discard_limit"])
        for one in self.expansions:
            limit += one.safe(self, seat)
        return limit

    def set_rates(self, seat: int) -> None:
        """Find the best rates of the seat with the bank again (K25)."""
        owners = self.state.owners
        found = {
            kind
            for (one, other), kind in zip(self.quays, self.state.harbours, strict=True)
            if owners[one] == seat or owners[other] == seat
        }
        usual = HARBOUR_RATE if "any" in found else BANK_RATE
        rates = [SPECIAL_RATE if kind in found else usual for kind in RESOURCES]
        rates += [usual] * (len(self.kinds) - len(rates))  # no harbour gives 2:1 on the kinds of expansions (K25)
        for one in self.expansions:
            for kind in one.bargains(self, seat):
                rates[kind] = SPECIAL_RATE
        self.rates[seat] = rates


def uncounted(state: Catan) -> tuple[list[Hand], list[Hand]]:
    """Return bounds of all hands of which only the sizes are known."""
    sizes, kinds = [sum(hand) for hand in state.hands], len(state.bank)
    return [[0] * kinds for _ in sizes], [[size] * kinds for size in sizes]
