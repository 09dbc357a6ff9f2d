"""The board with the pieces on it, and everything that follows from their places, updated after every act.

Places to build are looked up here, never searched for.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from rules.catan.geometry import Geometry, geometry
from rules.catan.state import NOBODY, Catan
from rules.catan.trails import longest_trail, stretched
from rules.kernel import Facts

ENOUGH = 5
"""The shortest road that earns the award (K32)."""


Harvest: TypeAlias = tuple[dict[int, dict[int, int]], list[Facts], str | None]
"""The yield of a number: claims by kind and seat, the lands they are from, and the land that the robber blocks."""


MAX_CACHED = 128
"""The number of positions of pieces of which the open edges and the lengths of the roads are kept."""


# Every view of a table and every load has its own board, most of them with the same pieces.
@lru_cache(MAX_CACHED)
def _looked(
    size: str, seats: int, roads: tuple[int, ...], owners: tuple[int, ...], stands: tuple[int, ...]
) -> tuple[list[set[int]], list[int]]:
    """Return the open edges of every seat, and the lengths of their roads. Callers copy both."""
    places = geometry(size)
    edges: list[list[int]] = [[] for _ in range(seats)]
    own: list[set[int]] = [set() for _ in range(seats)]
    for edge, seat in enumerate(roads):
        if seat != NOBODY:
            edges[seat].append(edge)
            own[seat].update(places.ends[edge])
    for vertex, seat in enumerate(owners):
        if seat != NOBODY:
            own[seat].add(vertex)
    opened = [
        {
            edge
            for vertex in own[seat]
            if stands[vertex] in (NOBODY, seat)
            for edge in places.edges_at[vertex]
            if roads[edge] == NOBODY
        }
        for seat in range(seats)
    ]
    return opened, [longest_trail(places, edges[seat], stands, seat) for seat in range(seats)]


class Board:
    """The places of all pieces, and the facts derived from them.

    By seat: ``settlements``, ``cities`` and ``edges`` are the places of pieces, ``touched`` the vertices at own roads,
    ``open`` the edges where the next road may go (K23), ``length`` the longest trail. ``stands`` is the seat with a
    piece, building or knight, on a vertex, ``free`` the vertices open to a settlement (K30), ``by_number`` the hexes of
    a number. ``built`` counts by hex and seat the buildings there, and the cities among them; ``settlers`` are those
    seats. ``harvests`` caches the yield by number and robber's hex until a building at such a hex or a number changes.
    """

    def __init__(self, state: Catan, others: Iterable[tuple[int, int]] = ()) -> None:
        """Derive everything from the state; ``others`` are vertices and seats of pieces beside buildings."""
        self.state = state
        self.places: Geometry = geometry(state.size)
        seats = range(state.seats)
        self.settlements: list[set[int]] = [set() for _ in seats]
        self.cities: list[set[int]] = [set() for _ in seats]
        self.edges: list[set[int]] = [set() for _ in seats]
        self.touched: list[set[int]] = [set() for _ in seats]
        self.open: list[set[int]] = [set() for _ in seats]
        self.length = [0] * state.seats
        self.stands = state.owners.copy()
        self.free = set(range(len(state.owners)))
        self.by_number: dict[int, list[int]] = {}
        self.built: list[dict[int, list[int]]] = [{} for _ in state.terrain]
        self.settlers: list[frozenset[int]] = [frozenset()] * len(state.terrain)
        self.harvests: dict[int, dict[int, Harvest]] = {}
        self._read()
        for vertex, seat in others:
            self.stands[vertex] = seat
        self._look()

    def _read(self) -> None:
        state, places = self.state, self.places
        for vertex, seat in enumerate(state.owners):
            if seat != NOBODY:
                (self.settlements if state.levels[vertex] == 1 else self.cities)[seat].add(vertex)
                self._count(seat, vertex, 1, state.levels[vertex] - 1)
                # The distance rule closes the neighbours to all seats (K30).
                self.free.difference_update((vertex, *places.next_to[vertex]))
        for edge, seat in enumerate(state.roads):
            if seat != NOBODY:
                self.edges[seat].add(edge)
                self.touched[seat].update(places.ends[edge])
        self.count_numbers()

    def _look(self) -> None:
        """Find the open edges and the lengths of the roads."""
        state = self.state
        opened, lengths = _looked(state.size, state.seats, tuple(state.roads), tuple(state.owners), tuple(self.stands))
        self.open, self.length = [edges.copy() for edges in opened], lengths.copy()

    def count_numbers(self) -> None:
        """Find the hexes of every number again."""
        self.by_number = {}
        self.harvests.clear()
        for hex_, number in enumerate(self.state.numbers):
            self.by_number.setdefault(number, []).append(hex_)

    # Pieces

    def lay_road(self, seat: int, edge: int) -> None:
        """Put a road on an edge."""
        self.state.roads[edge] = seat
        self.edges[seat].add(edge)
        for one in self.open:
            one.discard(edge)
        for vertex in self.places.ends[edge]:
            self.touched[seat].add(vertex)
            # No road goes on past an opponent's piece at the end (K23).
            if self.stands[vertex] in (NOBODY, seat):
                self.open[seat].update(one for one in self.places.edges_at[vertex] if self.state.roads[one] == NOBODY)
        self.length[seat] = stretched(self.places, self.edges[seat], self.stands, seat, edge, self.length[seat])

    def lift_road(self, edge: int) -> int:
        """Take a road off the board and return its owner; the caller settles the award (K33)."""
        seat = self.state.roads[edge]
        self.state.roads[edge] = NOBODY
        self.edges[seat].discard(edge)
        ends = self.places.ends[edge]
        for vertex in ends:
            if not any(self.state.roads[one] == seat for one in self.places.edges_at[vertex]):
                self.touched[seat].discard(vertex)
        # Others may build there now too, and no one can build where only this road led.
        self.look_again(one for vertex in ends for one in self.places.edges_at[vertex])
        self.length[seat] = self.measure(seat)
        return seat

    def settle(self, seat: int, vertex: int, level: int = 1) -> None:
        """Put a settlement (level 1) or a city (2) on an empty vertex."""
        state = self.state
        state.owners[vertex], state.levels[vertex] = seat, level
        (self.settlements if level == 1 else self.cities)[seat].add(vertex)
        self._count(seat, vertex, 1, level - 1)
        self.free.difference_update((vertex, *self.places.next_to[vertex]))
        self.stand(seat, vertex)

    def raise_city(self, seat: int, vertex: int) -> None:
        """Turn a settlement into a city (K31)."""
        self.state.levels[vertex] = 2
        self.settlements[seat].discard(vertex)
        self.cities[seat].add(vertex)
        self._count(seat, vertex, 0, 1)

    def lower_city(self, seat: int, vertex: int) -> None:
        """Turn a city into a settlement (K75)."""
        self.state.levels[vertex] = 1
        self.cities[seat].discard(vertex)
        self.settlements[seat].add(vertex)
        self._count(seat, vertex, 0, -1)

    def _count(self, seat: int, vertex: int, buildings: int, cities: int) -> None:
        for hex_ in self.places.hexes_at[vertex]:
            self.harvests.pop(self.state.numbers[hex_], None)
            there = self.built[hex_].get(seat)
            if there is None:
                there = self.built[hex_][seat] = [0, 0]
                self.settlers[hex_] |= {seat}
            there[0] += buildings
            there[1] += cities

    def stand(self, seat: int, vertex: int) -> None:
        """Put a piece of ``seat`` on the vertex, or empty it, and update whether roads go on from it."""
        before, self.stands[vertex] = self.stands[vertex], seat
        self.look_again(self.places.edges_at[vertex])
        for one, touched in enumerate(self.touched):
            # Only seats for which the way through opens or closes are affected.
            if vertex in touched and (before in (NOBODY, one)) != (seat in (NOBODY, one)):
                self.length[one] = self.measure(one)

    def look_again(self, edges: Iterable[int]) -> None:
        """Find the seats that may build on these edges again."""
        for edge in set(edges):
            for seat, found in enumerate(self.open):
                if self._is_open(seat, edge):
                    found.add(edge)
                else:
                    found.discard(edge)

    def _is_open(self, seat: int, edge: int) -> bool:
        """Return whether ``seat`` may build a road there: at an own building, or on from an own road (K23)."""
        if self.state.roads[edge] != NOBODY:
            return False
        return any(self._leads_on(seat, vertex) for vertex in self.places.ends[edge])

    def _leads_on(self, seat: int, vertex: int) -> bool:
        if self.state.owners[vertex] == seat:
            return True
        return vertex in self.touched[seat] and self.stands[vertex] in (NOBODY, seat)

    def connected(self, seat: int, start: int) -> tuple[set[int], set[int]]:
        """Return the vertices that own roads lead to from ``start`` without passing an opponent's piece (K69): those
        from which a road may go on, ``start`` among them, and those at which it ends.
        """
        through, ends, waiting = {start}, set[int](), [start]
        while waiting:
            vertex = waiting.pop()
            for edge in self.places.edges_at[vertex]:
                if self.state.roads[edge] == seat:
                    a, b = self.places.ends[edge]
                    # The other end of the edge.
                    there = a + b - vertex
                    if there in through:
                        continue
                    if self.stands[there] in (NOBODY, seat):
                        through.add(there)
                        waiting.append(there)
                    else:
                        ends.add(there)
        return through, ends

    # The longest road

    def measure(self, seat: int) -> int:
        """Return the length of the seat's longest trail (K32)."""
        return longest_trail(self.places, self.edges[seat], self.stands, seat)

    def settle_award(self) -> None:
        """Give the longest road to the seat that has earned it (K32, K33)."""
        state, lengths = self.state, self.length
        best = max(lengths)
        holder = state.longest
        # The holder keeps the award on a tie.
        if holder != NOBODY and lengths[holder] == best >= ENOUGH:
            return
        # If several are longest no one gets it, not even one of them who held it before with fewer roads (K33).
        leading = [seat for seat, length in enumerate(lengths) if length == best]
        state.longest = leading[0] if best >= ENOUGH and len(leading) == 1 else NOBODY
        if state.longest != holder:
            told = None if state.longest == NOBODY else state.longest
            state.tell("catan.longest_road", seat=told, loser=None if holder == NOBODY else holder, length=best)

    # Hexes

    def hexes_of(self, seat: int, terrain: str | None = None) -> list[int]:
        """Return the hexes with an own building, of one terrain or of any."""
        kinds = self.state.terrain
        return [hex_ for hex_, there in enumerate(self.built) if seat in there and terrain in (None, kinds[hex_])]
