"""The start of a game: terrain, numbers, harbours, the robber, the first seat (K8 to K12)."""

from collections.abc import Iterable
from functools import cache
from typing import cast

import msgspec

from rules.catan.cards import COMPONENTS, RESOURCES, Hand
from rules.catan.expansion import EXPANSIONS, Expansion, rules_of
from rules.catan.geometry import NEIGHBOURS, Geometry, geometry, size_for
from rules.catan.island import USUAL
from rules.catan.state import NOBODY, Catan
from rules.kernel import Chance, Facts, Setting

DESERT = "desert"
TRIES = 2000
"""The number of shuffles of balanced numbers before the spiral takes over (K10)."""

SETTINGS = (
    Setting("terrain", ("random", "beginner"), "random"),
    Setting("numbers", ("balanced", "spiral", "free"), "balanced"),
    Setting("harbours", ("shuffled", "standard"), "shuffled"),
    Setting("friendly_robber", ("off", "on"), "off"),
    Setting("target", (USUAL, *map(str, range(5, 26))), USUAL),
    Setting("discard_limit", tuple(map(str, range(5, 16))), "7"),
)
"""The options of the base game (K7 to K10, K39)."""


def settings() -> tuple[Setting, ...]:
    """Return the options of a table: one of each expansion, then those of the base game."""
    return (*(one.setting for one in EXPANSIONS.values() if one.setting), *SETTINGS)


@cache
def state_type() -> type[Catan]:
    """Return the type of the state: the base game's facts and a part for every known expansion."""
    # All known expansions, in play or not: a stored state is read before its options are known.
    parts = [(key, one.part | None, None) for key, one in EXPANSIONS.items()]
    return cast("type[Catan]", msgspec.defstruct("CatanState", parts, bases=(Catan,), kw_only=True, module=__name__))


def new(seats: int, options: Facts, chance: Chance) -> Catan:
    """Set a game up; ValueError if these options exclude each other."""
    state = bare(seats, options, chance)
    for one in rules_of(options).expansions:
        one.shuffle(state)
    lay_out(state)
    order = list(state.order)
    chance.shuffle(order)
    state.order = tuple(order)
    state.first = state.seat = order[0]
    return state


def bare(seats: int, options: Facts, chance: Chance) -> Catan:
    """Return an island without terrain, numbers and pieces, its bank full and its decks in order."""
    rules, places = rules_of(options), geometry(size_for(seats))
    state = state_type()(
        seats=seats,
        chance=chance,
        options=dict(options),
        terrain=[],
        numbers=[],
        harbours=[],
        robber=0,
        roads=[NOBODY] * len(places.ends),
        owners=[NOBODY] * len(places.points),
        levels=[0] * len(places.points),
        hands=[[0] * len(rules.kinds) for _ in range(seats)],
        least=[[0] * len(rules.kinds) for _ in range(seats)],
        most=[[0] * len(rules.kinds) for _ in range(seats)],
        bank=full_bank(places.size, rules.expansions),
        order=tuple(range(seats)),
        offered=[0] * seats,
        flags=[False] * seats,
    )
    for one in rules.expansions:
        setattr(state, one.key, one.fresh(seats, places.size))
    return state


def full_bank(size: str, parts: Iterable[Expansion]) -> Hand:
    """Return all cards that a game has on this board (K1)."""
    found = [COMPONENTS["bank"][size]] * len(RESOURCES)
    for one in parts:
        found += [one.bank[size] for _ in one.kinds]
    return found


def lay_out(state: Catan) -> None:
    """Lay the terrain, numbers and harbours that are missing, as the options say, and the robber on a desert (K11)."""
    options, size, chance = state.options, state.size, state.chance
    beginner = options["terrain"] == "beginner"
    if size != "std" and (beginner or options["harbours"] == "standard"):
        raise ValueError("the beginner board and the standard harbours are for two to four players")
    if not state.terrain:
        state.terrain = COMPONENTS["beginner"]["terrain"].copy() if beginner else terrain(size, chance)
        if beginner:
            state.numbers = state.numbers or COMPONENTS["beginner"]["numbers"].copy()
    if not state.numbers:
        state.numbers = numbers(geometry(size), state.terrain, options["numbers"], chance)
    if not state.harbours:
        state.harbours = COMPONENTS["harbours"][size].copy()
        if options["harbours"] == "shuffled" and not beginner:
            chance.shuffle(state.harbours)
    # An arranged island need not have a desert.
    state.robber = state.terrain.index(DESERT) if DESERT in state.terrain else 0


def terrain(size: str, chance: Chance) -> list[str]:
    """Return the shuffled hexes of a board (K8)."""
    found = [kind for kind, count in COMPONENTS["terrain"][size].items() for _ in range(count)]
    chance.shuffle(found)
    return found


def numbers(places: Geometry, terrain: list[str], way: str, chance: Chance) -> list[int]:
    """Return the numbers by hex: balanced, by the spiral or free (K9, K10)."""
    tokens = COMPONENTS["spiral"][places.size]
    fertile = [hex_ for hex_, kind in enumerate(terrain) if kind != DESERT]
    if way != "spiral":
        for _ in range(TRIES):
            # A copy, because the table itself stays in the order of the spiral.
            shuffled = sorted(tokens)
            chance.shuffle(shuffled)
            found = _dealt(fertile, shuffled, len(terrain))
            if way == "free" or balanced(places, found):
                return found
    # Also if no shuffle was balanced: a spiral always is.
    corner = chance.pick([hex_ for hex_, around in enumerate(places.around) if len(around) == 3])
    order = [hex_ for hex_ in spiral(places, corner) if terrain[hex_] != DESERT]
    return _dealt(order, tokens, len(terrain))


def _dealt(hexes: list[int], tokens: list[int], size: int) -> list[int]:
    found = [0] * size
    for hex_, token in zip(hexes, tokens, strict=True):
        found[hex_] = token
    return found


def balanced(places: Geometry, numbers: list[int]) -> bool:
    """Return whether no 6 or 8 lies next to a 6 or 8."""
    red = {hex_ for hex_, number in enumerate(numbers) if number in (6, 8)}
    return not any(red.intersection(places.around[hex_]) for hex_ in red)


def spiral(places: Geometry, corner: int) -> list[int]:
    """Return all hexes from a corner counter-clockwise along the coast, ring by ring to the centre (K9).

    The coast, then the ring just walked, stays on the right: of the hexes not yet taken the rightmost is next.
    """
    place = {cell: index for index, cell in enumerate(places.hexes)}
    cell, order = places.hexes[corner], [corner]
    heading = next(way for way in range(6) if _beside(cell, way) in place and _beside(cell, way + 1) not in place)
    del place[cell]
    while place:
        # Directions are numbered clockwise, so two more is the rightmost.
        heading = next(way for way in range(heading + 2, heading - 3, -1) if _beside(cell, way) in place)
        cell = _beside(cell, heading)
        order.append(place.pop(cell))
    return order


def _beside(cell: tuple[int, int], way: int) -> tuple[int, int]:
    dq, dr = NEIGHBOURS[way % 6]
    return cell[0] + dq, cell[1] + dr
