"""The start of a game: the chosen sets, the start tile, the shuffled pile (C1 to C6)."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import cast

import msgspec

from rules.carcassonne.pieces import Tile
from rules.carcassonne.realm import EXPANSIONS, in_play
from rules.carcassonne.state import Carcassonne
from rules.carcassonne.tiles import BASE, Kind, kinds
from rules.kernel import Chance, Facts

START = Tile("D", 0, 0, 0)
BY_CHANCE = "chance"
SEATS = (2, 5)


def most_seats(expansions: Iterable[str]) -> int:
    """Return the largest number of players with these expansions (C1)."""
    return max([SEATS[1], *(EXPANSIONS[key].seats for key in expansions)])


def sets(expansions: Iterable[str]) -> dict[str, Kind]:
    """Return the kinds of tiles of the base game and these expansions by id."""
    return {id_: kind for table in (BASE, *expansions) for id_, kind in kinds(table).items()}


@cache
def state_type() -> type[Carcassonne]:
    """Return the type of the state: the base game's facts and one part for every known expansion."""
    # All known expansions, in play or not: a stored state is read before its options are known.
    parts = [(key, one.part, msgspec.field(default_factory=one.part)) for key, one in EXPANSIONS.items()]
    composed = msgspec.defstruct("CarcassonneState", parts, bases=(Carcassonne,), kw_only=True, module=__name__)
    return cast("type[Carcassonne]", composed)


def new(seats: int, options: Facts, chance: Chance) -> Carcassonne:
    """Set a game up; ValueError if the number of players is impossible."""
    state = bare(seats, options, chance)
    first = state.options["first"]
    if first == BY_CHANCE:
        state.turn = chance.below(seats)
    elif int(first) < seats:
        state.turn = int(first)
    else:
        raise ValueError(f"seat {first} cannot begin a game of {seats}")
    lay_start(state)
    state.pile = full_pile(state)
    shuffle_pile(state, state.chance)
    return state


def lay_start(state: Carcassonne) -> None:
    """Lay the start tile (C4), or the tiles with which an expansion replaces it."""
    state.board = [START]
    for expansion in in_play(state):
        expansion.prepare(state)


def bare(seats: int, options: Facts, chance: Chance) -> Carcassonne:
    """Return a table with nothing on it; ValueError if the number of players is impossible with these options."""
    # In the order of the registry, so that the anchors are always called in the same order.
    chosen = [key for key in EXPANSIONS if key in options["expansions"]]
    if seats > (most := most_seats(chosen)):
        raise ValueError(f"only {most} can play Carcassonne with the sets chosen, not {seats} players")
    settings = {"first": options["first"], "expansions": chosen}
    state = state_type()(seats=seats, chance=chance, options=settings, board=[], pile=[], scores=[0] * seats)
    for key in chosen:
        setattr(state, key, EXPANSIONS[key].part.fresh(seats))
    return state


def full_pile(state: Carcassonne) -> list[str]:
    """Return all tiles of the chosen sets that are not elsewhere, in the order of the tables."""
    laid = Counter(tile.kind for tile in state.board)
    for expansion in in_play(state):
        laid.update(expansion.held(state))
    chosen = sets(expansion.key for expansion in in_play(state))
    return [id_ for id_, kind in chosen.items() for _ in range(kind.count - laid[id_])]


def shuffle_pile(state: Carcassonne, chance: Chance) -> None:
    """Shuffle the pile (C3). Tiles of a lower layer come first."""
    chance.shuffle(state.pile)
    state.pile.sort(key=layers(state))


def layers(state: Carcassonne) -> Callable[[str], int]:
    """Return a function that returns the layer of a kind of tile in the pile."""
    expansions = in_play(state)
    return lambda kind: sum(expansion.layer(kind) for expansion in expansions)
