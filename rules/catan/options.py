"""Options to choose places from: made once for every board, with a way to each that is short to tap."""

from collections.abc import Collection, Iterable
from functools import cache

from rules.catan.geometry import geometry
from rules.catan.island import Island
from rules.kernel import Option

MANY = 20
"""Up to so many places are listed at once; of more a hex is chosen first, then what lies at it."""

LETTER = {"road": "E"}
DONE = Option("done")
END = Option("end")
PASS = Option("pass")


@cache
def _table(verb: str, size: str, grouped: bool, bare: bool) -> tuple[Option, ...]:
    """Return the option of every vertex (of a road: edge) by number; ``bare``: the verb goes without saying."""
    letter = LETTER.get(verb, "V")
    found = []
    for number, region in enumerate(_regions(verb, size)):
        place = f"{letter}{number}"
        path = (*(() if bare else (verb,)), *((f"H{region}",) if grouped else ()), place)
        found.append(Option(f"{verb}:{place}", path, {"piece": verb, "place": place}))
    return tuple(found)


def _regions(verb: str, size: str) -> tuple[int, ...]:
    return geometry(size).edge_region if verb in LETTER else geometry(size).region


def places(island: Island, verb: str, numbers: Collection[int], *, bare: bool = False) -> list[Option]:
    """Return the options to use ``verb`` on these vertices (of ``road``: edges), in their order, hex by hex if many."""
    grouped, order = len(numbers) > MANY, sorted(numbers)
    if grouped:
        # A stable sort: within a hex they stay in their order.
        order.sort(key=_regions(verb, island.state.size).__getitem__)
    table = _table(verb, island.state.size, grouped, bare)
    return [table[number] for number in order]


@cache
def hex_option(number: int) -> Option:
    """Return the option of a hex."""
    return Option(f"H{number}", args={"hex": number})


@cache
def vertex_option(number: int) -> Option:
    """Return the option of a vertex."""
    return Option(f"V{number}", args={"place": f"V{number}"})


@cache
def seat_option(seat: int) -> Option:
    """Return the option of a seat."""
    return Option(f"seat:{seat}", args={"seat": seat})


@cache
def kind_option(kind: str, limit: int = 1) -> Option:
    """Return the option of a card kind."""
    return Option(kind, args={"card": kind}, limit=limit)


def cards(hand: Iterable[int], kinds: Iterable[str], most: int | None = None) -> list[Option]:
    """Return an option for every kind in a hand, as often as it is there."""
    return [
        kind_option(kind, count if most is None else min(count, most))
        for kind, count in zip(kinds, hand, strict=False)
        if count
    ]


def seat_of(id_: str) -> int:
    """Return the seat that ``seat_option`` stands for."""
    return int(id_.partition(":")[2])
