"""The landscape tiles: the component tables beside this file, read once.

Notation of the tables (``tiles/*.toml``): ``edges`` names the kind of the four sides in the order north, east,
south, west (C city, R road, F field). Every side has two half-edges, lettered clockwise from the western half of
the north side: north ``a b``, east ``c d``, south ``e f``, west ``g h``. A city is the sides it covers with its
markers in brackets, a road the sides it joins, a field its half-edges (``.`` for none) and after ``>`` the numbers
of the cities that it touches. Segments are numbered from left to right: ``c1``, ``r1``, ``f1``; a cloister is
``m``.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, Literal

from msgspec import Struct

SIDES = "NESW"
HALVES = "abcdefgh"

SegmentKind = Literal["city", "road", "field", "cloister"]


class Segment(Struct, frozen=True):
    """A part of an object on one tile, in the tile's reference position.

    ``sides`` are indices into NESW (cities and roads), ``halves`` indices into abcdefgh (fields), ``cities`` the names
    of the city segments that a field touches.
    """

    name: str
    kind: SegmentKind
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    cities: tuple[str, ...] = ()
    markers: frozenset[str] = frozenset()


class Kind(Struct, frozen=True):
    """One kind of tile: how often it exists, its four edges and its segments."""

    id: str
    count: int
    edges: str
    segments: tuple[Segment, ...]
    ends_at: str
    flags: frozenset[str]

    def segment(self, name: str) -> Segment:
        """Return the segment called ``name``; raise KeyError if the tile has none."""
        for segment in self.segments:
            if segment.name == name:
                return segment
        raise KeyError(name)


@cache
def kinds(table: str) -> Mapping[str, Kind]:
    """Return the kinds of the table ``tiles/<table>.toml`` by id, in the table's order."""
    text = resources.files(__package__).joinpath(f"tiles/{table}.toml").read_text(encoding="utf-8")
    return {id_: _kind(id_, row) for id_, row in tomllib.loads(text).items()}


@cache
def every_kind() -> Mapping[str, Kind]:
    """Return the kinds of all tables by id."""
    tables = sorted(
        path.name.removesuffix(".toml") for path in resources.files(__package__).joinpath("tiles").iterdir()
    )
    return {id_: kind for table in tables for id_, kind in kinds(table).items()}


def _kind(id_: str, row: Mapping[str, Any]) -> Kind:
    flags = frozenset(row.get("flags", ()))
    return Kind(id_, row["count"], row["edges"], tuple(_segments(row, flags)), row.get("ends_at", ""), flags)


def _segments(row: Mapping[str, Any], flags: frozenset[str]) -> Iterator[Segment]:
    for kind, letter, column in (("city", "c", "cities"), ("road", "r", "roads")):
        for number, cell in enumerate(row.get(column, ()), 1):
            sides, _, marker = cell.rstrip(")").partition("(")
            yield Segment(
                f"{letter}{number}",
                # Spelled out because to the type checker "kind" is any text.
                "city" if kind == "city" else "road",
                sides=tuple(SIDES.index(side) for side in sides),
                markers=frozenset({marker} - {""}),
            )
    for number, cell in enumerate(row.get("fields", ()), 1):
        halves, _, touched = cell.partition(">")
        yield Segment(
            f"f{number}",
            "field",
            # A lone dot is a field that meets no neighbour (C38).
            halves=tuple(HALVES.index(half) for half in halves.strip(".")),
            cities=tuple(f"c{n}" for n in touched.split(",") if n),
        )
    if "cloister" in flags:
        yield Segment("m", "cloister")
