"""A table as plain JSON, and the way back. The package's docstring documents the keys."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from rules.catan.board import ENOUGH
from rules.catan.cards import RESOURCES, YIELD, counted, named
from rules.catan.expansion import Expansion, every_kind, rules_of
from rules.catan.geometry import geometry, number_of
from rules.catan.island import Island, uncounted
from rules.catan.setup import DESERT, bare, full_bank, lay_out
from rules.catan.state import NOBODY, Catan
from rules.kernel import Chance, Facts, plain

TOKENS = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
SUMS = {str(total) for total in range(2, 13)}
PHASES = ("setup", "roll", "act", "special")


class Position(Struct, forbid_unknown_fields=True):
    """The base game's keys of a position; every expansion in play adds its own."""

    seats: int
    options: Facts = {}
    phase: str | None = None
    turn: int | None = None
    first: int = 0
    order: tuple[int, ...] | None = None
    number: int = 0
    building: int | None = None
    terrain: list[str] | None = None
    numbers: list[int] | None = None
    harbours: list[str] | None = None
    robber: str | None = None
    roads: list[list[str]] = []
    settlements: list[list[str]] = []
    cities: list[list[str]] = []
    hands: list[dict[str, int]] = []
    least: list[dict[str, int]] = []
    most: list[dict[str, int]] = []
    # Neither a seat nor "no one": None already means that no one holds the award.
    longest_road: int | str | None = "counted"
    dice: list[int] = []
    rolls: dict[str, int] = {}
    coming: list[list[int | str]] = []
    flags: list[bool] = []
    made: int = 0


def position(state: Catan) -> Facts:
    """Return the table as plain JSON."""
    rules = rules_of(state.options)
    seats = range(state.seats)
    vertices = list(enumerate(zip(state.owners, state.levels, strict=True)))
    least, most = (state.least, state.most) if state.least else uncounted(state)
    facts: Facts = {
        "seats": state.seats,
        "options": state.options,
        "phase": state.phase,
        "turn": state.seat,
        "first": state.first,
        "order": list(state.order),
        "number": state.turns,
        "building": _none(state.building),
        "terrain": state.terrain,
        "numbers": state.numbers,
        "harbours": state.harbours,
        "robber": f"H{state.robber}",
        "roads": [[f"E{edge}" for edge, owner in enumerate(state.roads) if owner == seat] for seat in seats],
        "settlements": [[f"V{v}" for v, piece in vertices if piece == (seat, 1)] for seat in seats],
        "cities": [[f"V{v}" for v, piece in vertices if piece == (seat, 2)] for seat in seats],
        "hands": [named(hand, rules.kinds) for hand in state.hands],
        "least": [named(hand, rules.kinds) for hand in least],
        "most": [named(hand, rules.kinds) for hand in most],
        "longest_road": _none(state.longest),
        "dice": state.dice,
        "rolls": {str(total): count for total, count in sorted(state.rolls.items())},
        "coming": state.coming,
        "flags": state.flags,
        "made": state.issued,
    }
    for one in rules.expansions:
        facts |= one.write(state)
    written: Facts = plain(facts)
    return written


def _none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def arrange(facts: Facts, chance: Chance) -> Catan:
    """Return the table of a position; ValueError says why it is impossible."""
    expansions = rules_of(facts["options"]).expansions
    added = {name for one in expansions for name in one.keys.__struct_fields__}
    # The keys of other expansions stay among these and are refused as unknown.
    given = msgspec.convert({key: value for key, value in facts.items() if key not in added}, Position)
    state = bare(given.seats, given.options, chance)
    _lay(state, given)
    _put(state, given)
    # The bank has all cards that no hand holds, and a deck without an entry all other cards.
    for one in expansions:
        one.take(state, _own_keys(one, facts))
    _seat(state, given)
    island = Island(state)
    _check(island)
    _award(island, given)
    for one in expansions:
        one.check(island)
    return state


def _own_keys(one: Expansion, facts: Facts) -> Any:
    """Return the keys of an expansion."""
    return msgspec.convert({key: facts[key] for key in one.keys.__struct_fields__ if key in facts}, one.keys)


def _lay(state: Catan, given: Position) -> None:
    """Lay the given facts of the island, and the others as the options say."""
    places = geometry(state.size)
    if given.terrain is not None:
        state.terrain = _sized(given.terrain, len(places.hexes), "terrain", "hex")
        if given.numbers is None:
            raise ValueError("terrain comes with its numbers")
    if given.numbers is not None:
        state.numbers = _sized(given.numbers, len(places.hexes), "numbers", "hex")
    if given.harbours is not None:
        state.harbours = _sized(given.harbours, len(places.piers), "harbours", "place")
    lay_out(state)
    if given.robber is not None:
        state.robber = place_of(given.robber, "H", len(places.hexes))
    _check_land(state)


def _check_land(state: Catan) -> None:
    """Refuse unknown terrain, numbers and harbours."""
    for terrain, number in zip(state.terrain, state.numbers, strict=True):
        if terrain not in (*YIELD, DESERT):
            raise ValueError(f"there is no terrain {terrain!r}")
        # Every hex has a token, except a desert, which has 0.
        if (number in TOKENS) == (terrain == DESERT) or (number and terrain == DESERT):
            raise ValueError(f"a hex of {terrain} cannot have the number {number}")
    for kind in state.harbours:
        if kind not in ("any", *RESOURCES):
            raise ValueError(f"there is no harbour {kind!r}")


def _sized(values: list[Any], size: int, what: str, each: str) -> list[Any]:
    if len(values) != size:
        raise ValueError(f"{what} has {size} entries, one a {each}")
    return values


def _by_seat(values: Sequence[Any], seats: int, what: str) -> Sequence[Any]:
    if values and len(values) != seats:
        raise ValueError(f"{what} has one entry a seat, {seats}")
    return values


def place_of(name: str, letter: str, size: int) -> int:
    """Return the number of a hex, vertex or edge on this board."""
    if not (name[:1] == letter and name[1:].isdecimal() and int(name[1:]) < size):
        raise ValueError(f"there is no place {name!r}: {letter}0 to {letter}{size - 1}")
    return number_of(name)


def _put(state: Catan, given: Position) -> None:
    """Put pieces and cards on their places."""
    places, seats = geometry(state.size), state.seats
    for seat, roads in enumerate(_by_seat(given.roads, seats, "roads")):
        for name in roads:
            edge = place_of(name, "E", len(places.ends))
            if state.roads[edge] != NOBODY:
                raise ValueError(f"two roads cannot lie on {name}")
            state.roads[edge] = seat
    for level, what in ((1, "settlements"), (2, "cities")):
        for seat, names in enumerate(_by_seat(getattr(given, what), seats, what)):
            for name in names:
                _put_building(state, seat, name, level)
    _deal(state, _by_seat(given.hands, seats, "hands"))
    _count(state, given)


def _put_building(state: Catan, seat: int, name: str, level: int) -> None:
    places = geometry(state.size)
    vertex = place_of(name, "V", len(places.points))
    if any(state.owners[one] != NOBODY for one in (vertex, *places.next_to[vertex])):
        raise ValueError(f"a building on {name} is too close to another")
    state.owners[vertex], state.levels[vertex] = seat, level


def _deal(state: Catan, hands: Sequence[dict[str, int]]) -> None:
    """Give every seat its cards; the bank has the others."""
    rules = rules_of(state.options)
    for seat, hand in enumerate(hands):
        for kind, count in hand.items():
            if kind not in every_kind() or count < 0:
                raise ValueError(f"a hand cannot hold {count} of {kind!r}")
            if count and kind not in rules.kinds:
                raise ValueError(f"there are not so many cards of {kind}")
        state.hands[seat] = counted(hand, rules.kinds)
    full = full_bank(state.size, rules.expansions)
    state.bank = [count - sum(hand[kind] for hand in state.hands) for kind, count in enumerate(full)]
    for kind, left in zip(rules.kinds, state.bank, strict=True):
        if left < 0:
            raise ValueError(f"there are not so many cards of {kind}")


def _count(state: Catan, given: Position) -> None:
    """Set what everyone knows of the hands, by default nothing but their sizes."""
    kinds = rules_of(state.options).kinds
    state.least, state.most = uncounted(state)
    if given.least:
        state.least = [counted(hand, kinds) for hand in _by_seat(given.least, state.seats, "least")]
    if given.most:
        state.most = [counted(hand, kinds) for hand in _by_seat(given.most, state.seats, "most")]
    for hand, least, most in zip(state.hands, state.least, state.most, strict=True):
        if not all(0 <= low <= count <= high for low, count, high in zip(least, hand, most, strict=True)):
            raise ValueError("a hand holds no fewer cards of a kind than its least, and no more than its most")


def _seat(state: Catan, given: Position) -> None:
    """Set the seat to move, and the phase of its turn."""
    built = sum(owner != NOBODY for owner in state.owners)
    state.phase = given.phase or ("roll" if built else "setup")
    if state.phase not in PHASES:
        raise ValueError(f"a phase is one of {', '.join(PHASES)}, not {state.phase!r}")
    if state.phase == "setup" and built > 2 * state.seats:
        raise ValueError("in the setup a seat has at most two buildings")
    state.placed = min(built, 2 * state.seats)
    if given.order is not None:
        state.order = given.order
        if sorted(state.order) != list(range(state.seats)):
            raise ValueError(f"the order has every seat once, 0 to {state.seats - 1}")
    if given.number < 0 or given.made < 0:
        raise ValueError("the turns and the offers so far are no fewer than none")
    state.first, state.issued = given.first, given.made
    state.number = state.placed if state.phase == "setup" else 2 * state.seats + given.number
    state.seat = given.first if given.turn is None else given.turn
    state.building = NOBODY if given.building is None else given.building
    state.flags = list(_by_seat(given.flags, state.seats, "flags")) or state.flags
    state.dice, state.coming = given.dice, given.coming
    state.rolls = _sums(given.rolls)
    # Seat 0 always exists; outside of special building no seat builds.
    for seat in (state.first, state.seat, state.building if state.phase == "special" else 0):
        if not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat}")
    if state.phase == "special" and (state.size != "ext" or state.building == state.seat):
        raise ValueError("special building is for five or six players, and follows the turn of another seat")
    # Before the first roll there are none to refuse.
    dice = [one.faces for one in rules_of(state.options).dice]
    _check_roll(state.dice or [1, 1], [])
    for roll in state.coming:
        _check_roll(roll, dice)


def _sums(rolls: dict[str, int]) -> dict[int, int]:
    """Return how often each sum of the dice was rolled; refuse impossible sums."""
    if any(total not in SUMS or count < 1 for total, count in rolls.items()):
        raise ValueError("the sums of two dice are 2 to 12, each with how often it was rolled")
    return {int(total): count for total, count in rolls.items()}


def _check_roll(roll: Sequence[int | str], further: Sequence[Sequence[str]]) -> None:
    """Refuse impossible dice: two from 1 to 6, and perhaps the faces of further dice."""
    if len(roll) < 2 or not all(isinstance(die, int) and 1 <= die <= 6 for die in roll[:2]):
        raise ValueError("two dice show 1 to 6")
    if len(roll) > 2 + len(further):
        raise ValueError("there is no event die" if not further else "there are fewer event dice")
    for face, faces in zip(roll[2:], further, strict=False):
        if face not in faces:
            raise ValueError(f"the event die shows one of {', '.join(dict.fromkeys(faces))}")


def _check(island: Island) -> None:
    """Refuse more pieces than exist."""
    for seat in range(island.state.seats):
        for left, what in zip(island.stock(seat), ("roads", "settlements", "cities"), strict=True):
            if left < 0:
                raise ValueError(f"seat {seat} has no more {what}")


def _award(island: Island, given: Position) -> None:
    """Give the longest road as the position says, or to the seat that alone is longest."""
    state = island.state
    if given.longest_road == "counted":
        island.settle_award()
        # The award was derived by counting and is no new event.
        state.news.clear()
        return
    holder = NOBODY if given.longest_road is None else given.longest_road
    if holder != NOBODY and not (
        isinstance(holder, int) and 0 <= holder < state.seats and island.length[holder] == max(ENOUGH, *island.length)
    ):
        raise ValueError(f"the longest road cannot be seat {holder}'s")
    state.longest = int(holder)
