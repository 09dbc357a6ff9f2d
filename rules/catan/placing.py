"""The initial placement (K13, K14): a building and a road each, in seat order and back."""

from functools import lru_cache

from rules.catan.cards import YIELD
from rules.catan.geometry import geometry, number_of
from rules.catan.island import Island
from rules.catan.options import places
from rules.catan.state import NOBODY, Catan
from rules.kernel import CHECKPOINT, Play, ask, pick

NAMES = {1: "settlement", 2: "city"}


def place_first(island: Island) -> Play[None]:
    """Let every seat place; then the first player begins."""
    state = island.state
    while state.placed < 2 * state.seats:
        yield CHECKPOINT
        second = state.placed >= state.seats
        state.seat = placer(state, state.placed)
        # All placements are the setup, not a turn: people count turns from the first roll.
        state.number += 1
        then = placer(state, state.placed + 1) if state.placed + 1 < 2 * state.seats else state.first
        state.begin_turn(state.seat, state.turns, then)
        state.tell("catan.setup", begins=True, seat=state.seat)
        yield from place_pair(island, state.seat, island.rules.second if second else 1, second=second)
        state.placed += 1
    state.seat, state.phase = state.first, "roll"


def placer(state: Catan, index: int) -> int:
    """Return the seat of this placement, counted from 0: forth and back, so the last seat places twice in a row."""
    order = state.after(state.first)
    return [*order, *reversed(order)][index]


def place_pair(island: Island, seat: int, level: int, *, second: bool) -> Play[None]:
    """Let a seat place one building, and a road that touches it."""
    state, piece = island.state, NAMES[level]
    sites = places(island, piece, island.free, bare=True)
    choice = yield from pick(
        seat, "catan.place", sites, default=[f"{piece}:V{best_site(island)}"], piece=piece, round=1 + second
    )
    vertex = number_of(choice.partition(":")[2])
    island.settle(seat, vertex, level)
    state.tell_at("catan.built", seat=seat, piece=piece, place=f"V{vertex}", worth=level, free=True)
    edges = [edge for edge in island.places.edges_at[vertex] if state.roads[edge] == NOBODY]
    roads = places(island, "road", edges, bare=True)
    (choice,) = yield ask(seat, "catan.place_road", roads, default=[roads[0].id], place=f"V{vertex}")
    edge = number_of(choice.partition(":")[2])
    island.lay_road(seat, edge)
    state.tell_at("catan.built", seat=seat, piece="road", place=f"E{edge}", free=True)
    if second:
        give_first_cards(island, seat, vertex)


def give_first_cards(island: Island, seat: int, vertex: int) -> None:
    """Give one resource for each hex at the second building (K14)."""
    got = [0] * len(island.kinds)
    for hex_ in island.places.hexes_at[vertex]:
        kind = YIELD.get(island.state.terrain[hex_])
        if kind is not None:
            got[kind] += island.gain(seat, kind, 1)
    island.state.tell("catan.first_cards", seat=seat, cards=island.named(got))


def best_site(island: Island) -> int:
    """Return the free vertex with the most pips around it, the lowest of several (D18)."""
    return max(sorted(island.free), key=pips(island.state.size, tuple(island.state.numbers)).__getitem__)


@lru_cache(64)
def pips(size: str, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return by vertex the sum of the pips of all hexes there."""
    by_hex = [6 - abs(7 - number) if number else 0 for number in numbers]
    return tuple([sum([by_hex[hex_] for hex_ in hexes]) for hexes in geometry(size).hexes_at])
