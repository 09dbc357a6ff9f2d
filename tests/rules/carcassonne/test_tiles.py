"""The component tables: the rules that every row obeys, and the totals."""

from collections import Counter

import pytest

from rules.carcassonne.faces import face
from rules.carcassonne.tiles import HALVES, every_kind, kinds

MARKERS = ("shield", "inn", "cathedral", "wine", "grain", "cloth", "princess", "tunnel")
FLAGS = ("cloister", "volcano", "dragon", "portal")
TOTALS = {
    "base": {"tiles": 72, "kinds": 24, "shield": 10, "cloister": 6},
    "inns": {"tiles": 18, "kinds": 17, "shield": 3, "cloister": 1, "inn": 6, "cathedral": 2},
    "traders": {"tiles": 24, "kinds": 24, "cloister": 1, "wine": 9, "grain": 6, "cloth": 5},
    "dragon": {
        "tiles": 30,
        "kinds": 29,
        "shield": 3,
        "cloister": 2,
        "volcano": 6,
        "dragon": 12,
        "princess": 6,
        "portal": 6,
        "tunnel": 1,
    },
}
BASE = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"
KINDS = list(every_kind().values())


def test_every_half_edge_and_side_lies_in_exactly_one_segment(subtests: pytest.Subtests) -> None:
    for kind in KINDS:
        with subtests.test(kind=kind.id):
            green = [half for half in range(8) if kind.edges[half // 2] != "C"]
            halves = [half for segment in kind.segments for half in segment.halves]
            assert sorted(halves) == green
            for letter, name in (("C", "city"), ("R", "road")):
                sides = [side for segment in kind.segments if segment.kind == name for side in segment.sides]
                assert sorted(sides) == [side for side in range(4) if kind.edges[side] == letter]


def test_fields_touch_cities_of_their_tile_and_roads_end_or_run_through(subtests: pytest.Subtests) -> None:
    for kind in KINDS:
        with subtests.test(kind=kind.id):
            cities = {segment.name for segment in kind.segments if segment.kind == "city"}
            for segment in kind.segments:
                assert set(segment.cities) <= cities
                if segment.kind == "road":
                    assert len(segment.sides) in (1, 2)
                    assert len(segment.sides) == 2 or kind.ends_at
            names = [segment.name for segment in kind.segments]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("table", TOTALS)
def test_totals(table: str) -> None:
    found: Counter[str] = Counter(kinds=len(kinds(table)))
    for kind in kinds(table).values():
        found["tiles"] += kind.count
        for mark in (*kind.flags, *(marker for segment in kind.segments for marker in segment.markers)):
            found[mark] += kind.count
    found.pop("start", None)
    assert dict(found) == TOTALS[table]
    assert set(found) <= {"tiles", "kinds", *MARKERS, *FLAGS}


def test_the_sets_of_the_specification_are_144_tiles_of_94_kinds() -> None:
    assert sum(kind.count for table in TOTALS for kind in kinds(table).values()) == 144
    assert len({id_ for table in TOTALS for id_ in kinds(table)}) == 94


def test_the_base_letters_and_their_counts() -> None:
    assert " ".join(f"{kind.id}{kind.count}" for kind in kinds("base").values()) == BASE
    assert kinds("base")["D"].flags == {"start"}


def test_turning_moves_edges_and_half_edges_clockwise(subtests: pytest.Subtests) -> None:
    for kind in KINDS:
        with subtests.test(kind=kind.id):
            for quarter in range(4):
                turned = face(kind.id, 90 * quarter)
                for side in range(4):
                    assert turned.edges[(side + quarter) % 4] == kind.edges[side]
                for name, piece in turned.pieces.items():
                    slots = {slot for slot, owner in enumerate(turned.slots) if owner == name}
                    sides = {(side + quarter) % 4 for side in piece.segment.sides}
                    assert slots == sides | {4 + (half + 2 * quarter) % 8 for half in piece.segment.halves}


def test_half_edges_meet_as_the_notation_says() -> None:
    contacts = {slot: contact for slot in range(8) for contact in face("X", 0).pieces[_field(slot)].contacts}
    assert contacts
    meets = {"a": "f", "b": "e", "c": "h", "d": "g", "e": "b", "f": "a", "g": "d", "h": "c"}
    for half, other in meets.items():
        (segment,) = (piece for piece in face("X", 0).pieces.values() if HALVES.index(half) in piece.segment.halves)
        assert 4 + HALVES.index(other) in {slot for _, _, slot in segment.contacts}


def _field(half: int) -> str:
    return next(segment.name for segment in every_kind()["X"].segments if half in segment.halves)
