"""The landscape tiles: the component tables of the base game and its expansions, read once.

The base game's table is ``tiles.toml`` beside this file, an expansion's is ``expansions/<key>/tiles.toml``.

Notation of the tables: ``edges`` names the kind of the four sides in the order north, east, south, west (C city,
R road, F field). A table with edges of its own declares them under ``edge``: ``[edge.I]`` is an edge that meets only
its like, ``[edge.A]`` with ``meets = "any"`` one that meets every edge. No segment lies at a declared edge.

Every side has two half-edges, lettered clockwise from the western half of
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

BASE = "base"
"""The key of the base game's table."""
SIDES = "NESW"
HALVES = "abcdefgh"
EDGES = "CRF"
"""The edges of the base game's tiles."""
ANY = "any"

SegmentKind = Literal["city", "road", "field", "cloister"]


class Segment(Struct, frozen=True):
    """The segment of an object on one tile, in the tile's reference position.

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
    """One kind of tile: its number of copies, its four edges and its segments."""

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
def tables() -> tuple[str, ...]:
    """Return the keys of all tables: the base game's, then those of the expansions that have tiles."""
    folders = resources.files(__package__).joinpath("expansions").iterdir()
    return (BASE, *sorted(folder.name for folder in folders if folder.joinpath("tiles.toml").is_file()))


@cache
def _table(key: str) -> Mapping[str, Any]:
    """Return a component table by its key; an expansion without tiles has an empty one."""
    folder = resources.files(__package__)
    file = (folder if key == BASE else folder.joinpath("expansions", key)).joinpath("tiles.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def kinds(table: str) -> Mapping[str, Kind]:
    """Return the kinds of a table by id, in the table's order."""
    return {id_: _kind(id_, row) for id_, row in _table(table).items() if id_ != "edge"}


@cache
def every_kind() -> Mapping[str, Kind]:
    """Return the kinds of all tables by id."""
    return {id_: kind for table in tables() for id_, kind in kinds(table).items()}


@cache
def agreeing(edge: str) -> str:
    """Return the edges that a side with this edge may touch (C11): the same edge, and edges declared to meet any."""
    declared = {letter: row.get("meets") for table in tables() for letter, row in _table(table).get("edge", {}).items()}
    letters = (*EDGES, *declared)
    return "".join(one for one in letters if one == edge or ANY in (declared.get(one), declared.get(edge)))


def _kind(id_: str, row: Mapping[str, Any]) -> Kind:
    flags = frozenset(row.get("flags", ()))
    return Kind(id_, row["count"], row["edges"], tuple(_segments(row, flags)), row.get("ends_at", ""), flags)


def _segments(row: Mapping[str, Any], flags: frozenset[str]) -> Iterator[Segment]:
    for kind, letter, column in (("city", "c", "cities"), ("road", "r", "roads")):
        for number, cell in enumerate(row.get(column, ()), 1):
            sides, _, marker = cell.rstrip(")").partition("(")
            yield Segment(
                f"{letter}{number}",
                # Spelled out because the type checker knows "kind" only as a string.
                "city" if kind == "city" else "road",
                sides=tuple(SIDES.index(side) for side in sides),
                markers=frozenset({marker} - {""}),
            )
    for number, cell in enumerate(row.get("fields", ()), 1):
        halves, _, touched = cell.partition(">")
        yield Segment(
            f"f{number}",
            "field",
            # A single dot is a field that meets no neighbour (C38).
            halves=tuple(HALVES.index(half) for half in halves.strip(".")),
            cities=tuple(f"c{n}" for n in touched.split(",") if n),
        )
    if "cloister" in flags:
        yield Segment("m", "cloister")
