"""Options for places: made once for every board, each with a short path."""

from collections.abc import Collection, Iterable
from functools import cache

from rules.catan.geometry import geometry
from rules.catan.island import Island
from rules.kernel import Option

MANY = 20
"""The most places listed at once; with more, a hex is chosen first, then one of its places."""

LETTER = {"road": "E"}
DONE = Option("done")
END = Option("end")
PASS = Option("pass")


@cache
def _table(verb: str, size: str, grouped: bool, bare: bool) -> tuple[Option, ...]:
    """Return the option of every vertex (of a road: edge) by number; ``bare``: the id has no verb."""
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
        # A stable sort keeps their order within a hex.
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
    """Return an option for every kind in a hand, with its count as the limit."""
    return [
        kind_option(kind, count if most is None else min(count, most))
        for kind, count in zip(kinds, hand, strict=False)
        if count
    ]


def seat_of(id_: str) -> int:
    """Return the seat of a ``seat_option``."""
    return int(id_.partition(":")[2])
