"""Points and the end of the game (K37, K56, K57)."""

from functools import partial

from rules.catan.expansion import Term
from rules.catan.island import AWARD, Island
from rules.catan.state import NOBODY
from rules.kernel import Facts

TURN = ("roll", "act")
"""The phases of a regular turn: a seat can win only in its own."""


class Won(Exception):  # noqa: N818 - it is no error: the game may end inside any act
    """The seat to move has reached the points that win."""


def total(island: Island, seat: int) -> int:
    """Return all points of a seat, secret ones too."""
    points = island.points(seat)
    for one in island.expansions:
        points += one.hidden(island, seat)
    return points


def check_win(island: Island) -> None:
    """End the game if the seat to move has enough points in its regular turn (K57)."""
    state = island.state
    # Not in special building, and not by events in others' turns.
    if state.phase in TURN and total(island, state.seat) >= island.target:
        raise Won


def terms(island: Island, seat: int) -> list[Facts]:
    """Return the terms of a seat's points, secret ones too."""
    parts: tuple[Term, ...] = (
        ("settlements", len(island.settlements[seat]), 1),
        ("cities", len(island.cities[seat]), 2),
        ("longest_road", island.state.longest == seat, AWARD),
        *(term for one in island.expansions for term in one.terms(island, seat)),
    )
    return [{"term": name, "count": int(count), "each": each} for name, count, each in parts if count]


def finish(island: Island) -> None:
    """Note the winner and report the points of all seats with their terms."""
    state = island.state
    state.winner, state.phase = state.seat, "over"
    state.offers = []
    points = [total(island, seat) for seat in range(state.seats)]
    state.tell("catan.won", seat=state.seat, points=points)
    for seat, count in enumerate(points):
        state.tell("catan.scored", seat=seat, points=count, terms=terms(island, seat))


def scores(island: Island) -> list[int]:
    """Return the points of all seats: the public ones, at the end all.

    Outside their turn another seat may have reached more points than the winner, which do not win (K57).
    """
    points = island.points if island.state.winner == NOBODY else partial(total, island)
    return [points(seat) for seat in range(island.state.seats)]
