"""The opponent's valuation of gem cards, objects and their levels (all in points)."""

import tomllib
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

import msgspec
from msgspec import Struct

from rules.zavandor.components import (
    CARDS,
    CLAN,
    CLANS,
    GEMS,
    HALL,
    PATH,
    THRESHOLDS,
    Price,
    Track,
)
from rules.zavandor.income import LIMIT
from rules.zavandor.view import Seat, ZavandorView


class Weights(Struct, frozen=True):
    """The numbers of an opponent: see ``opponent.toml``. ``others`` is the eagerness of others by the king's field."""

    gems: dict[str, float]
    tide: dict[str, list[float]]
    carts: dict[str, float]
    play: dict[str, float]
    others: dict[str, list[float]]
    least: dict[str, float]


def read(*names: str) -> Weights:
    """Return the numbers of an opponent: those of the first file, and the others in which later files differ."""
    tables: dict[str, dict[str, Any]] = {}
    for name in names:
        text = resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
        for key, numbers in tomllib.loads(text).items():
            tables[key] = {**tables.get(key, {}), **numbers}
    return msgspec.convert(tables, Weights)


NORMAL: Final = read("opponent.toml")
HARD: Final = read("opponent.toml", "hard.toml")
"""The numbers of the levels *normal* and *hard*."""

TIDE = NORMAL.tide["left"]
"""The share of its worth that a gem card keeps with this number of rounds left."""


class Evaluation:
    """The worth of things to one seat, from its view. Frequent results are cached."""

    def __init__(self, view: ZavandorView, weights: Weights = NORMAL) -> None:
        """Look at a table through a seat's view."""
        self.weights = weights
        # Spectators are never asked.
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me: Seat = view.players[view.seat]
        self._prospects: dict[tuple[str, int], float] = {}
        self._held: dict[tuple[str, int], float] = {}

    @cached_property
    def left(self) -> int:
        """The expected number of further incomes."""
        steps = (HALL - self.view.king) * self.weights.play["stretch"]
        return max(0, round(steps - (self.view.phase in ("income", "trade"))))

    # Gem cards

    def gem(self, gem: str) -> float:
        """Return the worth of a gem card: less towards the end, when it has fewer uses."""
        return self.weights.gems[gem] * self.ebb

    @cached_property
    def ebb(self) -> float:
        """The share of its worth that a gem card keeps now."""
        return tide(self.left)

    def hold(self, gem: str, count: int) -> float:
        """Return the worth of this number of cards of a gem in hand: more if they may add up to a grand bid."""
        if (gem, count) not in self._held:
            self._held[gem, count] = self._hold(gem, count)
        return self._held[gem, count]

    def _hold(self, gem: str, count: int) -> float:
        grand = THRESHOLDS[gem].grand
        # Squared: the last cards on the way to a grand bid count for more than the first.
        saved = self.weights.play["saving"] * (min(count, grand) / grand) ** 2 if self.left else 0.0
        return count * self.gem(gem) + saved + sum(self.needs[gem][:count])

    @cached_property
    def needs(self) -> dict[str, list[float]]:
        """Return the extra worth of each further card of a gem that an own object needs to rise in this round."""
        found: dict[str, list[float]] = {gem: [] for gem in GEMS}
        for track, level in self.objects:
            if level < track.top:
                price = self.price_soon(track, level)
                gain = self.rise(track, level) - self.cost(price)
                if gain > 0:
                    for gem in price.gems:
                        found[gem].append(gain / len(price.gems))
        return {gem: sorted(gains, reverse=True) for gem, gains in found.items()}

    @cached_property
    def objects(self) -> list[tuple[Track, int]]:
        """The own objects with their levels."""
        cave = [(CARDS[thing.card], thing.level) for thing in self.me.cave if thing]
        return [(CLANS[self.me.clan], self.me.level), *cave]

    def price_soon(self, track: Track, level: int) -> Price:
        """Return the likely price of an object's next level in this round: the king moves on before the auction."""
        price = track.price(level)
        if not price.king:
            return price
        before = self.view.phase in ("income", "trade")
        return Price(PATH[min(HALL, self.view.king + before)])

    def cost(self, price: Price) -> float:
        """Return the worth lost by paying a price."""
        return price.coins + sum(self.gem(gem) for gem in price.gems)

    @cached_property
    def kings_future(self) -> float:
        """The average worth of the king's price in the coming rounds."""
        fields = PATH[min(self.view.king + 1, HALL) :]
        return sum(self.weights.gems[gem] for price in fields for gem in price) / len(fields)

    # Objects

    @cached_property
    def incomes(self) -> dict[str, str]:
        """The carts that each own object adds to the base income."""
        found = {CLAN: CLANS[self.me.clan].income(self.me.level)}
        for thing in self.me.cave:
            if thing and CARDS[thing.card].kind == CLAN:
                found[thing.card] = CARDS[thing.card].income(thing.level)
        return found

    @cached_property
    def unlimited(self) -> bool:
        """Whether a complete pack dragon is in the cave."""
        return any(thing and thing.level == thing.top and CARDS[thing.card].kind == "dragon" for thing in self.me.cave)

    def base(self, carts: str) -> float:
        """Return the worth of a base income of these carts in a round."""
        worths = sorted((self.weights.carts[cart] for cart in carts), reverse=True)
        return sum(worths if self.unlimited else worths[:LIMIT])

    def yields(self, track: Track, level: int) -> float:
        """Return the gain of a level of an object in a round."""
        if not level:
            return 0.0
        if track.kind == CLAN:
            # The difference it makes: with the limit of six, more carts are not always worth more.
            rest = "".join(carts for id_, carts in self.incomes.items() if id_ != self._own_id(track))
            return self.base(rest + track.income(level)) - self.base(rest)
        if track.kind == "helper":
            return sum(self.weights.carts[cart] for cart in track.income(level))
        if track.kind == "dragon" and level == track.top:
            # The dragon gives what the limit costs now.
            over = sorted((self.weights.carts[cart] for cart in self.me.due), reverse=True)[LIMIT:]
            return self.weights.play["dragon"] * sum(over)
        each = {"mason": self.weights.play["cube"], "broker": self.weights.play["exchange"]}.get(track.kind, 0.0)
        return each * track.helps(level) if each else 0.0

    def _own_id(self, track: Track) -> str:
        return CLAN if track.id in CLANS else track.id

    def points(self, track: Track) -> float:
        """Return the points of an object when it is complete."""
        if not track.counts:
            return track.vp
        growth = self.weights.play["complete_a_round"] * self.left
        done = [CARDS[thing.card] for thing in self.me.cave if thing and thing.level == thing.top]
        counts = {
            # One for the altar itself, complete by then.
            "objects": len(done) + 1 + growth,
            "colours": 2 * min(4.0, len({card.gem for card in done if card.gem} | {track.gem}) + growth / 2),
            "clans": 2 * (sum(card.kind == CLAN for card in done) + growth / 3),
            "cubes": (self.me.level + sum(thing.level for thing in self.me.cave if thing)) / 2 + growth,
        }
        return counts[track.counts]

    def casting(self, track: Track, level: int) -> float:
        """Return the best gain of casting a scroll."""
        brought = max((count * self.weights.carts[cart] for cart, count in track.casts(level).items()), default=0.0)
        return brought * tide(self.left - 1)

    def prospect(self, track: Track, level: int) -> float:
        """Return the worth of an object at this level from the next income on, including later upgrades."""
        if (track.id, level) not in self._prospects:
            self._prospects[track.id, level] = self._prospect(track, level)
        return self._prospects[track.id, level]

    def _prospect(self, track: Track, level: int) -> float:
        done = self.points(track) if level == track.top else 0.0
        if not self.left:
            return done
        if track.kind == "scroll":
            return max(self.casting(track, level), done)
        return max(done, self._rising(track, level, self.left))

    def _rising(self, track: Track, level: int, left: int) -> float:
        """Return the gain of an object that rises by a level a round from the next on, as far as that pays."""
        total, best, stand = 0.0, 0.0, level
        for done in range(left + 1):
            rest = flood(left - done) * self.yields(track, stand)
            final = self.points(track) if stand == track.top else 0.0
            best = max(best, total + rest + final)
            if stand == track.top or done == left:
                break
            total += tide(left - done - 1) * (self.yields(track, stand) - self._later_cost(track, stand))
            stand += 1
        return best

    def _later_cost(self, track: Track, level: int) -> float:
        price = track.price(level)
        return self.kings_future if price.king else price.coins + sum(self.weights.gems[gem] for gem in price.gems)

    def price_now(self, track: Track, level: int) -> Price:
        """Return the current price of an object's next level."""
        price = track.price(level)
        return Price(self.view.price) if price.king else price

    def rise(self, track: Track, level: int) -> float:
        """Return the gain of the next level over waiting, before its price."""
        return self.prospect(track, level + 1) - self.prospect(track, level)

    def card(self, card: str) -> float:
        """Return the worth of owning a card from now on, including the slot that it needs."""
        track = CARDS[card]
        worth = self.prospect(track, track.start)
        if track.start < track.top:
            now = self.prospect(track, track.start + 1) - self.cost(self.price_soon(track, track.start))
            worth = max(worth, now)
        # Many objects already compete for the same few gems.
        worth -= self.weights.play["crowd"] * sum(track.top - level for track, level in self.objects)
        return worth - (0.0 if None in self.me.cave else self.keeping(self.weakest))

    def keeping(self, card: str) -> float:
        """Return the worth of a card of the own cave."""
        level = next(thing.level for thing in self.me.cave if thing and thing.card == card)
        return self.prospect(CARDS[card], level)

    @cached_property
    def weakest(self) -> str:
        """The card of the cave with the least worth."""
        return min((thing.card for thing in self.me.cave if thing), key=self.keeping)


def tide(left: int) -> float:
    """Return the share of its worth that a gem card keeps with this number of rounds left."""
    return TIDE[max(0, min(left, len(TIDE) - 1))]


@cache
def flood(left: int) -> float:
    """Return the total worth of a card in each of this number of coming incomes."""
    return sum(tide(rest) for rest in range(left))
