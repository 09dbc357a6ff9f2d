"""The places of the board (K5 to K7)."""

import re

import pytest

from rules.catan.cards import COMPONENTS
from rules.catan.geometry import NEIGHBOURS, SIDES, geometry
from rules.kernel import Table

STD, EXT = geometry("std"), geometry("ext")

TABLE = """
H0 0 4 8 12 7 3 | 1 7 12 11 6 0          H10 19 25 31 36 30 24 | 30 37 46 45 36 29
H1 1 5 9 13 8 4 | 3 8 14 13 7 2          H11 20 26 32 37 31 25 | 32 38 48 47 37 31
H2 2 6 10 14 9 5 | 5 9 16 15 8 4         H12 28 34 39 43 38 33 | 41 50 55 54 49 40
H3 7 12 17 22 16 11 | 11 19 25 24 18 10  H13 29 35 40 44 39 34 | 43 51 57 56 50 42
H4 8 13 18 23 17 12 | 13 20 27 26 19 12  H14 30 36 41 45 40 35 | 45 52 59 58 51 44
H5 9 14 19 24 18 13 | 15 21 29 28 20 14  H15 31 37 42 46 41 36 | 47 53 61 60 52 46
H6 10 15 20 25 19 14 | 17 22 31 30 21 16 H16 39 44 48 51 47 43 | 56 63 67 66 62 55
H7 16 22 28 33 27 21 | 24 34 40 39 33 23 H17 40 45 49 52 48 44 | 58 64 69 68 63 57
H8 17 23 29 34 28 22 | 26 35 42 41 34 25 H18 41 46 50 53 49 45 | 60 65 71 70 64 59
H9 18 24 30 35 29 23 | 28 36 44 43 35 27
"""
"""Corners and sides of every hex of the board for four, as the rules list them (K6)."""


@pytest.mark.rule("K5")
def test_hexes_are_numbered_row_by_row() -> None:
    assert [STD.hexes[number] for number in (0, 2, 3, 7, 9, 15, 18)] == [
        *((0, -2), (2, -2), (-1, -1), (-2, 0), (0, 0), (1, 1), (0, 2)),
    ]
    assert len(STD.hexes) == 19
    assert all(max(abs(q), abs(q + r), abs(r)) <= 2 for q, r in STD.hexes)
    rows = [[number for number, (_, r) in enumerate(EXT.hexes) if r == row] for row in range(-3, 4)]
    assert [(row[0], row[-1]) for row in rows] == [(0, 2), (3, 6), (7, 11), (12, 17), (18, 22), (23, 26), (27, 29)]


@pytest.mark.rule("K5")
def test_neighbours_lie_across_the_sides() -> None:
    assert dict(zip(SIDES, NEIGHBOURS, strict=True)) == {
        "E": (1, 0),
        "NE": (1, -1),
        "NW": (0, -1),
        "W": (-1, 0),
        "SW": (-1, 1),
        "SE": (0, 1),
    }
    assert sorted(STD.around[9]) == [4, 5, 8, 10, 13, 14]


@pytest.mark.rule("K6")
def test_corners_and_sides_of_every_hex() -> None:
    found = dict(re.findall(r"H(\d+) ([\d |]+\d)", TABLE))
    assert len(found) == 19
    for number, line in found.items():
        corners, sides = (tuple(map(int, part.split())) for part in line.split("|"))
        assert (STD.corners[int(number)], STD.sides[int(number)]) == (corners, sides)


@pytest.mark.rule("K6")
@pytest.mark.parametrize(
    ("size", "vertices", "edges", "inner", "rows"),
    [("std", 54, 72, 36, "344556655443"), ("ext", 80, 109, 58, "3445566776655443")],
)
def test_numbers_of_vertices_and_edges(size: str, vertices: int, edges: int, inner: int, rows: str) -> None:
    places = geometry(size)
    assert (len(places.points), len(places.ends)) == (vertices, edges)
    touching = [len(around) for around in places.edges_at]
    assert (touching.count(3), touching.count(2)) == (inner, vertices - inner)
    heights = sorted({y for _, y in places.points})
    assert [sum(y == height for _, y in places.points) for height in heights] == [int(count) for count in rows]


@pytest.mark.example("K6")
def test_a_vertex_with_its_hexes_and_neighbours() -> None:
    assert STD.hexes_at[18] == (4, 5, 9)
    assert STD.next_to[18] == (13, 23, 24)
    assert STD.ends[28] == (18, 24)
    assert EXT.corners[15] == (30, 37, 44, 50, 43, 36)


@pytest.mark.rule("K7")
def test_places_of_the_harbours() -> None:
    assert [(pier.hex, pier.side, pier.edge, pier.vertices) for pier in STD.piers] == [
        (0, "NW", 0, (0, 3)),
        (1, "NE", 3, (1, 5)),
        (6, "NE", 17, (10, 15)),
        (11, "E", 38, (26, 32)),
        (15, "SE", 61, (42, 46)),
        (17, "SE", 69, (49, 52)),
        (16, "SW", 66, (47, 51)),
        (12, "W", 49, (33, 38)),
        (3, "W", 18, (11, 16)),
    ]
    assert [(pier.edge, pier.vertices) for pier in EXT.piers] == [
        *((0, (0, 3)), (3, (1, 5)), (17, (10, 15)), (38, (26, 32)), (75, (52, 58)), (98, (68, 72))),
        *((106, (75, 78)), (103, (73, 77)), (76, (53, 59)), (51, (33, 40)), (23, (16, 21))),
    ]


@pytest.mark.rule("K7")
@pytest.mark.parametrize("size", ["std", "ext"])
def test_no_two_harbours_share_a_vertex_and_each_lies_at_the_coast(size: str) -> None:
    places = geometry(size)
    ends = [vertex for pier in places.piers for vertex in pier.vertices]
    assert len(set(ends)) == len(ends)
    assert all(sum(pier.edge in sides for sides in places.sides) == 1 for pier in places.piers)
    assert len(COMPONENTS["harbours"][size]) == len(places.piers)


@pytest.mark.parametrize("size", ["std", "ext"])
def test_a_list_of_all_vertices_goes_through_few_hexes(size: str) -> None:
    places = geometry(size)
    assert all(vertex in places.corners[hex_] for vertex, hex_ in enumerate(places.region))
    assert all(edge in places.sides[hex_] for edge, hex_ in enumerate(places.edge_region))
    assert len(set(places.region)) <= 25


@pytest.mark.parametrize("seats", [4, 6])
def test_hexes_to_choose_from_are_in_reading_order(seats: int) -> None:
    table = Table.new("catan", seats=seats, seed=1)
    (ask,) = table.asks
    hexes = list(dict.fromkeys(int(option.steps[0][1:]) for option in ask.options))
    assert hexes == sorted(hexes)
    for one in hexes:
        under = [int(option.steps[1][1:]) for option in ask.options if option.steps[0] == f"H{one}"]
        assert under == sorted(under)
