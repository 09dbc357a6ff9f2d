"""A seat's view of an island in a playout: the facts that the opponent reads, each found when it is read."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from rules.catan.island import Island
from rules.catan.state import NOBODY
from rules.catan.view import (
    LEVELS,
    Building,
    Harbour,
    Hex,
    Offer,
    Piece,
    Player,
    Refusal,
    Road,
    harbours,
    offer,
    player,
    refusals,
)


class Parts(Mapping[str, Any]):
    """The views of the expansions in play, each made when it is read."""

    def __init__(self, island: Island, seat: int) -> None:
        """See the parts as a seat."""
        self._island, self._seat = island, seat
        self._shown: dict[str, Any] = {}

    def __getitem__(self, key: str) -> Any:
        """Return the view of an expansion."""
        if key not in self._shown:
            one = next(one for one in self._island.expansions if one.key == key)
            self._shown[key] = one.show(self._island, self._seat)
        return self._shown[key]

    def __iter__(self) -> Iterator[str]:
        """Return the keys."""
        return iter([one.key for one in self._island.expansions])

    def __len__(self) -> int:
        """Return the number of expansions."""
        return len(self._island.expansions)


class PlayoutView:
    """Stands for a ``CatanView``: a playout asks thousands of times, and most answers need few facts."""

    def __init__(self, island: Island, seat: int) -> None:
        """See the island as a seat."""
        state = island.state
        self._island, self._state = island, state
        self.seat = seat
        self.size = state.size
        self.turn = state.building if state.phase == "special" else state.seat
        self.number = state.turns
        self.robber = state.robber
        self.target = island.target
        self.city_gives = island.rules.city_gives
        self.longest_road = None if state.longest == NOBODY else state.longest
        self.parts = Parts(island, seat)

    @cached_property
    def bank(self) -> dict[str, int]:
        """The cards of the bank by kind."""
        return dict(zip(self._island.kinds, self._state.bank, strict=True))

    @cached_property
    def hand(self) -> dict[str, int]:
        """The seat's own cards by kind."""
        return self._island.named(self._state.hands[self.seat])

    @cached_property
    def rates(self) -> dict[str, int]:
        """The seat's own rates with the bank."""
        return dict(zip(self._island.kinds, self._island.rates[self.seat], strict=True))

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes."""
        return tuple(map(Hex, self._state.terrain, self._state.numbers))

    @cached_property
    def harbours(self) -> tuple[Harbour, ...]:
        """The harbours."""
        return harbours(self._state)

    @cached_property
    def buildings(self) -> tuple[Building, ...]:
        """The buildings."""
        state = self._state
        return tuple(
            [
                Building(vertex, owner, LEVELS[state.levels[vertex]])
                for vertex, owner in enumerate(state.owners)
                if owner != NOBODY
            ]
        )

    @cached_property
    def roads(self) -> tuple[Road, ...]:
        """The roads."""
        return tuple([Road(edge, owner) for edge, owner in enumerate(self._state.roads) if owner != NOBODY])

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of expansions."""
        return tuple([Piece(*piece) for one in self._island.expansions for piece in one.occupied(self._state)])

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """The players."""
        return tuple([player(self._island, seat) for seat in range(self._state.seats)])

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The open offers."""
        return tuple([offer(self._island, one) for one in self._state.offers])

    @cached_property
    def closed(self) -> tuple[Offer, ...]:
        """The offers of this turn that are no longer open."""
        return tuple([offer(self._island, one) for one in self._state.closed])

    @cached_property
    def refusals(self) -> tuple[Refusal, ...]:
        """The offers that seats have not accepted since their last turn."""
        return refusals(self._state)
