"""Counting cards: what everyone can conclude about hidden hands from what everyone has seen (K89).

Production, purchases, trades and discards are public. Only a theft and a gift hide their cards. So each hand has
bounds: the fewest and the most cards of each kind. The state keeps them, because earlier turns cannot be seen any more.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from rules.catan.cards import Hand
from rules.kernel import Chance

Bounds: TypeAlias = list[Hand]
"""A number of cards for each seat and kind."""

PASSES = 8
"""The most times that all bounds are looked at again because another one has changed."""


class Counts:
    """The bounds of all hands, and the likely number of cards of each kind in them.

    ``least`` and ``most`` are by seat and kind, ``sizes`` are the numbers of cards in hand, ``totals`` those of each
    kind in all hands together.
    """

    def __init__(self, least: Bounds, most: Bounds, sizes: Sequence[int], totals: Sequence[int]) -> None:
        """Draw conclusions from the sizes of the hands, and from the cards that the bank does not have."""
        self.least, self.most = [row.copy() for row in least], [row.copy() for row in most]
        self.sizes, self.totals = sizes, totals
        for _ in range(PASSES):
            if not self._narrowed():
                return

    def _narrowed(self) -> bool:
        """Narrow all bounds once; return whether one has changed."""
        least, most, changed = self.least, self.most, False
        kinds, seats = range(len(self.totals)), range(len(self.sizes))
        held = [sum([row[kind] for row in least]) for kind in kinds]
        room = [sum([row[kind] for row in most]) for kind in kinds]
        for seat in seats:
            low, high, size = least[seat], most[seat], self.sizes[seat]
            sure, possible = sum(low), sum(high)
            for kind in kinds:
                # The others of the seat and of the kind leave so many at most, and need so many at least.
                top = min(high[kind], size - sure + low[kind], self.totals[kind] - held[kind] + low[kind])
                bottom = max(low[kind], size - possible + high[kind], self.totals[kind] - room[kind] + high[kind])
                if top < high[kind] or bottom > low[kind]:
                    changed = True
                    sure, held[kind] = sure + bottom - low[kind], held[kind] + bottom - low[kind]
                    possible, room[kind] = possible + top - high[kind], room[kind] + top - high[kind]
                    low[kind], high[kind] = bottom, top
        return changed

    @cached_property
    def _unknown(self) -> list[int]:
        """By kind the number of cards whose owner is unknown."""
        return [total - sum([row[kind] for row in self.least]) for kind, total in enumerate(self.totals)]

    def likely(self, seat: int, kind: int) -> float:
        """Return the number of cards of a kind that a seat has on average."""
        low, high = self.least[seat][kind], self.most[seat][kind]
        if low >= high:
            return float(low)
        places = self.sizes[seat] - sum(self.least[seat])
        open_ = [left for one, left in enumerate(self._unknown) if self.most[seat][one] > self.least[seat][one]]
        return low + min(high - low, places * self._unknown[kind] / max(1, sum(open_)))


def dealt(pool: Hand, sizes: Sequence[int], least: Bounds, most: Bounds, chance: Chance) -> list[Hand]:
    """Deal a pool of cards at random to hands of these sizes, within their bounds.

    Bounds that no deal can keep, as those of a table that was changed by hand, are ignored.
    """
    left = [count - sum([row[kind] for row in least]) for kind, count in enumerate(pool)]
    room = [size - sum(row) for size, row in zip(sizes, least, strict=True)]
    if min(left, default=0) < 0 or min(room, default=0) < 0:
        return _freely(pool, sizes, chance)
    cards = [kind for kind, count in enumerate(left) for _ in range(count)]
    chance.shuffle(cards)
    places = [seat for seat, count in enumerate(room) for _ in range(count)]
    chance.shuffle(places)
    hands = [row.copy() for row in least]
    for kind in cards:
        if not _put(kind, places, hands, least, most, set()):
            return _freely(pool, sizes, chance)
    return hands


def _put(kind: int, places: list[int], hands: list[Hand], least: Bounds, most: Bounds, tried: set[int]) -> bool:
    """Put a card into the first hand that may have it. If those are full, one of them passes another card on."""
    for at, seat in enumerate(places):
        if hands[seat][kind] < most[seat][kind]:
            hands[seat][kind] += 1
            del places[at]
            return True
    for seat, hand in enumerate(hands):
        if seat in tried or hand[kind] >= most[seat][kind]:
            continue
        tried.add(seat)
        for other, count in enumerate(hand):
            if other != kind and count > least[seat][other] and _put(other, places, hands, least, most, tried):
                hand[other] -= 1
                hand[kind] += 1
                return True
    return False


def _freely(pool: Hand, sizes: Sequence[int], chance: Chance) -> list[Hand]:
    """Deal a pool of cards at random to hands of these sizes."""
    cards = [kind for kind, count in enumerate(pool) for _ in range(count)]
    chance.shuffle(cards)
    hands = []
    for size in sizes:
        hand, cards = cards[:size], cards[size:]
        hands.append([hand.count(kind) for kind in range(len(pool))])
    return hands
