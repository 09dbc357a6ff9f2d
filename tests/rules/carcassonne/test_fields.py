"""C37 to C42: fields and their farmers."""

import pytest

from rules.carcassonne.land import Land
from rules.carcassonne.pieces import Tile
from tests.rules.carcassonne.notation import played

ROUND_ABOUT = ((0, -1, 180), (1, 0, 270), (0, 1, 0), (-1, 0, 90))


@pytest.mark.rule("C37")
def test_a_field_is_bounded_by_roads_cities_and_the_edge_of_the_tiles() -> None:
    land = Land([Tile("D", 0, 0, 0), Tile("U", 1, 0, 0), Tile("V", 2, 0, 0), Tile("E", 1, -1, 0), Tile("B", 1, 1, 0)])
    north, south = land.areas[0, 0, "f1"], land.areas[0, 0, "f2"]
    assert set(north.spots) == {(0, 0, "f1"), (1, 0, "f1"), (1, -1, "f1"), (2, 0, "f1")}
    assert set(south.spots) == {(0, 0, "f2"), (1, 0, "f2"), (1, 1, "f1"), (2, 0, "f2")}


@pytest.mark.rule("C37")
def test_half_edges_of_a_road_side_join_the_half_edges_they_touch() -> None:
    land = Land([Tile("X", 0, 0, 0), Tile("X", 1, 0, 0)])
    assert land.areas[0, 0, "f2"] is land.areas[1, 0, "f1"]
    assert land.areas[0, 0, "f3"] is land.areas[1, 0, "f4"]
    assert land.areas[0, 0, "f2"] is not land.areas[0, 0, "f3"]


@pytest.mark.rule("C38")
def test_a_field_without_an_outer_edge_is_a_field_of_its_own() -> None:
    land = Land([Tile("IC08", 0, 0, 0), *(Tile("E", x, y, turn) for x, y, turn in ROUND_ABOUT)])
    inner = land.areas[0, 0, "f1"]
    assert inner.spots == ((0, 0, "f1"),)
    assert len(land.cities(inner)) == 4
    land = Land([Tile("TB14", 0, 0, 0), Tile("E", 0, 1, 0)])
    assert [city.open for city in land.cities(land.areas[0, 0, "f2"])] == [0]


@pytest.mark.rule("C39")
def test_a_farmer_stays_until_the_end() -> None:
    course = played("A:E@0,-1/180+f1 B:U@1,0/0 A:E@1,-1/0 B:U@2,0/0")
    assert [(figure.seat, figure.segment) for figure in course.table.state.figures] == [(0, "f1")]
    assert course.told("returned") == []


@pytest.mark.rule("C40")
@pytest.mark.parametrize(
    ("farmers", "scores"),
    [
        ([0], [6, 0, 0]),
        ([0, 1], [6, 6, 0]),
        ([0, 1, 1], [0, 6, 0]),
        ([2, 0, 1], [6, 6, 6]),
    ],
)
def test_most_farmers_get_3_points_for_every_complete_city_at_the_end(farmers: list[int], scores: list[int]) -> None:
    board = [["D", 0, 0, 0], ["H", 0, -1, 0], ["E", 0, -2, 180], ["U", 1, 0, 0], ["E", 1, -1, 0], ["B", 1, 1, 0]]
    meadow = [(0, -1, "f1"), (1, 0, "f1"), (1, -1, "f1")]
    figures = [[seat, "follower", *spot] for seat, spot in zip(farmers, meadow, strict=False)]
    course = played("END", seats=3, board=board, figures=figures)
    assert course.scores == scores
    (args,) = course.told("scored")
    assert args["terms"] == [{"term": "cities", "count": 2, "each": 3}]
    assert (args["kind"], args["final"]) == ("field", True)


@pytest.mark.rule("C41")
def test_a_city_counts_once_a_field_and_for_every_field_it_borders() -> None:
    assert played("A:E@0,-1/180+f1 B:U@1,0/0 A:E@1,-1/0 END").scores == [3, 0]
    assert played("A:F@0,-1/90+f1 B:E@0,-2/180+f1 END").scores == [3, 3]
    both_sides = [["D", 0, 0, 0], ["F", 0, -1, 90], ["E", 0, -2, 180]]
    apart = [[0, "follower", 0, -1, "f1"], [1, "follower", 0, -2, "f1"]]
    assert played("END", board=both_sides, figures=apart).scores == [3, 3]


@pytest.mark.rule("C42")
def test_incomplete_cities_give_a_field_nothing() -> None:
    board = [["D", 0, 0, 0], ["U", 1, 0, 0], ["E", 1, -1, 0]]
    course = played("END", board=board, figures=[[0, "follower", 0, 0, "f1"]])
    assert course.scores == [0, 0]
