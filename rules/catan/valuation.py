"""The worth of places and cards to a seat, from its view; the values are in ``values.toml``."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Final

from rules.catan.cards import COSTS, PRODUCT, counted
from rules.catan.counting import Counts
from rules.catan.expansion import EXPANSIONS, Goal, Values
from rules.catan.geometry import Geometry, geometry
from rules.catan.setup import full_bank
from rules.catan.state import NOBODY
from rules.catan.tables import table
from rules.catan.trails import stretched
from rules.catan.view import CatanView
from rules.kernel import Ask

VALUES: Final[dict[str, dict[str, float]]] = table(__package__, "values.toml")
"""The base game's numbers of level *normal*."""

MUCH = 10
"""The pips of a kind from which more of it is worth least."""


@cache
def normal(parts: tuple[str, ...]) -> Values:
    """Return the numbers of level *normal* with these expansions."""
    return joined([VALUES, *(EXPANSIONS[key].values for key in parts)])


@cache
def hard(parts: tuple[str, ...]) -> Values:
    """Return the numbers of level *hard* with these expansions."""
    return joined([normal(parts), *(EXPANSIONS[key].hard for key in parts)])


def joined(tables: Sequence[Values]) -> Values:
    """Return the numbers of all tables; those of a later one replace earlier ones."""
    sections = {section for one in tables for section in one}
    return {name: {key: value for one in tables for key, value in one.get(name, {}).items()} for name in sections}


def pips(number: int) -> int:
    """Return in how many of 36 rolls a number comes."""
    return 6 - abs(7 - number) if number else 0


class Valuation:
    """A view, and a seat's valuation of it."""

    def __init__(self, view: CatanView, seat: int, values: Values | None = None) -> None:
        """Value the board as ``seat`` sees it, by default with the numbers of level *normal*."""
        self.view = view
        self.values = normal(tuple(view.parts)) if values is None else values
        self.seat = seat
        self.places: Geometry = geometry(view.size)
        self.hand = Counter(view.hand)
        self.expansions = [EXPANSIONS[key] for key in view.parts]
        self.kinds = tuple(view.bank)
        self.worth = self.values["kind"]
        self.buildings = {one.vertex: one for one in view.buildings}
        self.barred = {one.vertex for one in view.pieces}
        self.road_owner = {one.edge: one.seat for one in view.roads}

    @cached_property
    def counts(self) -> Counts:
        """The bounds of all hands, as the seat can conclude them."""
        players = self.view.players
        least, most = (
            [list(row) for row in side] for side in zip(*((one.least, one.most) for one in players), strict=True)
        )
        # A view of everyone's has no hand.
        if self.hand.total() == players[self.seat].hand:
            least[self.seat] = most[self.seat] = counted(self.hand, self.kinds)
        box = full_bank(self.view.size, self.expansions)
        totals = [count - left for count, left in zip(box, self.view.bank.values(), strict=True)]
        return Counts(least, most, [one.hand for one in players], totals)

    def may_hold(self, seat: int, kind: str) -> bool:
        """Return whether a seat can have a card of a kind."""
        at, player = self.kinds.index(kind), self.view.players[seat]
        # Most hands tell at once. To draw conclusions from all hands takes long.
        if player.least[at] or not (player.hand and player.most[at]):
            return player.least[at] > 0
        return self.counts.most[seat][at] > 0

    def haul(self, kind: str, most: int | None = None) -> float:
        """Return the likely number of cards of a kind that all others have, ``most`` of each (None: all)."""
        at = self.kinds.index(kind)
        held = [self.counts.likely(seat, at) for seat in range(len(self.view.players)) if seat != self.seat]
        return sum(held if most is None else [min(count, most) for count in held])

    @cached_property
    def income(self) -> Counter[str]:
        """The pips by kind of the seat's buildings."""
        found: Counter[str] = Counter()
        for one in self.view.buildings:
            if one.seat == self.seat:
                for hex_ in self.places.hexes_at[one.vertex]:
                    found.update(self.yields(hex_, one.kind == "city"))
        return found

    def yields(self, hex_: int, city: bool) -> dict[str, int]:
        """Return the pips by kind of a building at a hex."""
        terrain, number = self.view.hexes[hex_].terrain, pips(self.view.hexes[hex_].number)
        if terrain not in PRODUCT:
            return {}
        kind = PRODUCT[terrain]
        found = {kind: number}
        if city:
            second = self.view.city_gives.get(kind, kind)
            found[second] = found.get(second, 0) + number
        return found

    def site(self, vertex: int) -> float:
        """Return the worth of a building on the vertex: production, variety, a harbour."""
        values, total = self.values["site"], 0.0
        kinds = set(self.income)
        for hex_ in self.places.hexes_at[vertex]:
            for kind, count in self.yields(hex_, city=False).items():
                plenty = 1.0 - values["repeat"] * min(1.0, self.income[kind] / MUCH)
                total += self.worth[kind] * count * plenty * (1.0 + values["scarce"] * self.scarcity[kind])
                if kind not in kinds:
                    kinds.add(kind)
                    total += values["new_kind"]
        numbers = {self.view.hexes[hex_].number for hex_ in self.places.hexes_at[vertex]} - self.numbers
        return total + values["new_number"] * len(numbers) + self.harbour(vertex)

    @cached_property
    def scarcity(self) -> dict[str, float]:
        """By kind by which share it comes more seldom on this island than an average kind; below 0 more often."""
        found: Counter[str] = Counter()
        for hex_ in range(len(self.view.hexes)):
            found.update(self.yields(hex_, city=False))
        mean = found.total() / len(found)
        return {kind: mean / count - 1.0 for kind, count in found.items()}

    @cached_property
    def numbers(self) -> set[int]:
        """The numbers that the seat's buildings produce on."""
        own = [one.vertex for one in self.view.buildings if one.seat == self.seat]
        return {self.view.hexes[hex_].number for vertex in own for hex_ in self.places.hexes_at[vertex]}

    def harbour(self, vertex: int) -> float:
        """Return the worth of the harbour at the vertex."""
        values = self.values["site"]
        for one in self.view.harbours:
            if vertex in one.vertices:
                # A 3:1 harbour is called "any", which has no income.
                return float(values["own_harbour"] if self.income[one.kind] >= 4 else values["harbour"])
        return 0.0

    def free(self, vertex: int) -> bool:
        """Return whether a settlement could stand there, roads apart."""
        around = (vertex, *self.places.next_to[vertex])
        return vertex not in self.barred and not any(one in self.buildings for one in around)

    def clear(self, vertex: int) -> bool:
        """Return whether own roads allow a settlement there if no piece of an expansion stood there."""
        around = (vertex, *self.places.next_to[vertex])
        return vertex in self.touched and not any(one in self.buildings for one in around)

    @property
    def lacks_sites(self) -> bool:
        """Whether settlements are left but no site for one."""
        return not self.sites and self.view.players[self.seat].settlements > 0

    def passes(self, vertex: int, seat: int) -> bool:
        """Return whether a road of the seat passes the vertex."""
        return sum(self.road_owner.get(edge) == seat for edge in self.places.edges_at[vertex]) > 1

    @cached_property
    def touched(self) -> set[int]:
        """The vertices at the seat's roads."""
        return {end for edge, owner in self.road_owner.items() if owner == self.seat for end in self.places.ends[edge]}

    @cached_property
    def sites(self) -> list[int]:
        """The vertices on which the seat could settle now."""
        return [vertex for vertex in self.touched if self.free(vertex)]

    def road(self, edge: int) -> float:
        """Return the worth of a road: a site at its end, or one road further."""
        best = 0.0
        for end in self.places.ends[edge]:
            if end in self.touched or end in self.buildings:
                continue
            if self.free(end):
                best = max(best, self.values["build"]["road"] + self.site(end))
            for beyond in self.places.next_to[end]:
                if beyond not in self.touched and self.free(beyond):
                    # A site beyond is worth half: it takes one more road, and others may be faster.
                    best = max(best, self.values["build"]["far_road"] + self.site(beyond) / 2)
        return best

    def lengthens(self, edge: int) -> bool:
        """Return whether a road makes the seat's longest road longer."""
        stands = [NOBODY] * len(self.places.hexes_at)
        for building in self.view.buildings:
            stands[building.vertex] = building.seat
        for piece in self.view.pieces:
            stands[piece.vertex] = piece.seat
        edges = [edge, *(one for one, owner in self.road_owner.items() if owner == self.seat)]
        length = self.view.players[self.seat].length
        return stretched(self.places, edges, stands, self.seat, edge, length) > length

    # Goals

    @cached_property
    def goal(self) -> Mapping[str, int]:
        """The goal that the seat saves for: the best purchase that lacks few cards."""
        return max(self.goals, key=self._appeal, default=(COSTS["road"], 0.0))[0]

    def _appeal(self, goal: Goal) -> float:
        cost, value = goal
        lacking = sum(max(0, count - self.hand[kind]) for kind, count in cost.items())
        return value / (self.values["goal"]["near"] + lacking)

    @cached_property
    def goals(self) -> list[Goal]:
        """The purchases worth saving for."""
        me, values = self.view.players[self.seat], self.values["goal"]
        found: list[Goal] = []
        if me.cities and any(one.seat == self.seat and one.kind == "settlement" for one in self.view.buildings):
            found.append((COSTS["city"], values["city"]))
        if me.settlements and self.sites:
            found.append((COSTS["settlement"], values["settlement"]))
        if me.roads and not self.sites:
            found.append((COSTS["road"], values["road"]))
        for one in self.expansions:
            found += one.goals(self)
        return found

    @cached_property
    def kept(self) -> Mapping[str, int]:
        """The cards of the expansions' purchases that the seat can pay."""
        return {kind: count for one in self.expansions for kind, count in one.kept(self).items()}

    def spoils(self, paid: Mapping[str, int]) -> bool:
        """Return whether paying takes a card that the goal needs."""
        return any(self.hand[kind] - count < self.goal.get(kind, 0) for kind, count in paid.items())

    def lacks(self, kind: str) -> bool:
        """Return whether the goal needs more of a kind than is in hand."""
        return self.goal.get(kind, 0) > self.hand[kind]

    def card(self, kind: str, held: int) -> float:
        """Return the worth of one more card of a kind with this number in hand."""
        # A purchase that can be paid is worth more than one that still lacks cards.
        need = 3.0 if held < self.kept.get(kind, 0) else 2.0 if held < self.goal.get(kind, 0) else 0.0
        # Each further card of a kind is worth less.
        return self.worth[kind] * (1.0 + need) / (1 + 0.25 * held)

    def cards(self, given: dict[str, int], got: dict[str, int]) -> float:
        """Return the worth of giving some cards and getting others."""
        after = self.hand - Counter(given)
        gain = sum(self.card(kind, after[kind] + i) for kind, count in got.items() for i in range(count))
        loss = sum(self.card(kind, self.hand[kind] - 1 - i) for kind, count in given.items() for i in range(count))
        return gain - self.values["trade"]["margin"] * loss

    def least_needed(self, hand: Counter[str], count: int) -> list[str]:
        """Return the least needed cards."""
        left, found = hand.copy(), []
        for _ in range(count):
            kind = min((one for one in self.kinds if left[one]), key=lambda one: self.card(one, left[one] - 1))
            left[kind] -= 1
            found.append(kind)
        return found

    def most_needed(self, stock: Counter[str], count: int) -> list[str]:
        """Return the most needed cards."""
        hand, left, found = self.hand.copy(), stock.copy(), []
        for _ in range(count):
            kind = max((one for one in self.kinds if left[one]), key=lambda one: self.card(one, hand[one]))
            left[kind] -= 1
            hand[kind] += 1
            found.append(kind)
        return found

    def most_offered(self, ask: Ask) -> list[str]:
        """Return the most needed of the cards that an ask offers."""
        return self.most_needed(Counter({option.id: option.limit for option in ask.options}), ask.least)

    @cached_property
    def robbed(self) -> bool:
        """Whether the robber sits on an own hex."""
        return self.pressure(self.view.robber) < 0

    def pressure(self, hex_: int) -> float:
        """Return how much the robber on a hex hurts others: leaders count most, the own seat never."""
        number, total = pips(self.view.hexes[hex_].number), 0.0
        for vertex in self.places.corners[hex_]:
            one = self.buildings.get(vertex)
            if one is not None:
                weight = 2 if one.kind == "city" else 1
                # Never on an own hex, however much it would hurt others.
                points = -40 if one.seat == self.seat else 1 + self.view.players[one.seat].points
                total += weight * number * points
        return total
