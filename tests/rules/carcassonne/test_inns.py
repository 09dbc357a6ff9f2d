"""C46 to C51: Inns & Cathedrals."""

from collections import Counter

import pytest

from rules.carcassonne.tiles import every_kind, kinds
from rules.kernel import Table
from tests.rules.carcassonne.notation import Course, played


def terms(course: Course) -> list[tuple[str, int, int]]:
    (args,) = course.told("scored")
    return [(term["term"], term["count"], term["each"]) for term in args["terms"]]


@pytest.mark.rule("C1")
@pytest.mark.rule("C102")
def test_six_can_play_and_nothing_else_changes() -> None:
    table = Table.new("carcassonne", seats=6, seed=1, options={"expansions": ["inns"], "first": "5"})
    assert table.asks[0].seat == 5
    course = played("F:U@1,0/0 A:U@2,0/0", seats=6, expansions=["inns"])
    assert course.table.asks[0].seat == 1
    for expansions in ([], ["traders"], ["dragon"]):
        with pytest.raises(ValueError, match="only 5 can play"):
            Table.new("carcassonne", seats=6, options={"expansions": expansions})


@pytest.mark.rule("C46")
def test_the_big_follower_is_placed_and_returned_like_a_follower() -> None:
    course = played("", expansions=["inns"], then=("E",))
    assert course.supply(0, "big") == 1
    course.lay("0,-1,180")
    assert course.offered == ["pass", "follower:c1", "follower:f1", "big:c1", "big:f1"]
    course.answer("big:c1")
    assert course.scores == [4, 0]
    assert course.told("returned")[0]["figure"] == "big"
    assert course.supply(0, "big") == 1
    assert course.table.over


@pytest.mark.rule("C46")
@pytest.mark.rule("C29")
def test_the_big_follower_counts_two() -> None:
    assert played("A:F@0,-1/90+c1 B:E@1,-1/0*c1 A:N@0,-2/180 B:N@1,-2/270").scores == [0, 12]
    assert played("A:E@0,-1/180+f1 B:U@1,0/0*f1 A:E@1,-1/0 END").scores == [0, 3]
    road = [["D", 0, 0, 0], ["U", 1, 0, 0], ["U", 2, 0, 0]]
    two_against_big = [[0, "follower", 0, 0, "r1"], [0, "follower", 1, 0, "r1"], [1, "big", 2, 0, "r1"]]
    assert played("END", board=road, figures=two_against_big, expansions=["inns"]).scores == [3, 3]


@pytest.mark.rule("C46")
def test_on_a_cloister_the_big_follower_changes_nothing() -> None:
    assert played("A:B@0,1/0*m END").scores == played("A:B@0,1/0+m END").scores == [2, 0]


@pytest.mark.rule("C47")
def test_18_more_tiles_with_inns_at_single_segments_and_cathedrals_in_cities() -> None:
    table = Table.new("carcassonne", seats=2, seed=1, options={"expansions": ["inns"]})
    added = Counter([table.state.drawn, *table.state.pile]) - Counter(
        {id_: kind.count for id_, kind in kinds("base").items()}
    )
    assert added == Counter({id_: kind.count for id_, kind in kinds("inns").items()})
    assert added.total() == 18
    marked = {
        (segment.kind, marker)
        for kind in kinds("inns").values()
        for segment in kind.segments
        for marker in segment.markers - {"shield"}
    }
    assert marked == {("road", "inn"), ("city", "cathedral")}


@pytest.mark.rule("C48")
def test_a_complete_city_with_a_cathedral_scores_3_a_tile_and_3_a_shield() -> None:
    cathedral = "A:IC11@0,-1/0+c1 B:E@1,-1/270 A:E@-1,-1/90 B:F@0,-2/90 A:E@0,-3/180"
    course = played(cathedral)
    assert terms(course) == [("tiles", 6, 3), ("shields", 1, 3)]
    assert course.scores == [21, 0]


@pytest.mark.rule("C48")
def test_an_incomplete_city_with_a_cathedral_scores_nothing() -> None:
    course = played("A:IC11@0,-1/0+c1 B:E@1,-1/270 A:E@-1,-1/90 END")
    assert terms(course) == [("tiles", 4, 0)]
    assert course.scores == [0, 0]


@pytest.mark.rule("C49")
def test_a_road_with_an_inn_scores_2_a_tile_when_complete_and_nothing_otherwise() -> None:
    complete = played("A:IC02@1,0/0+r1 B:X@2,0/0 A:W@-1,0/0")
    assert terms(complete) == [("tiles", 4, 2)]
    assert complete.scores == [8, 0]
    incomplete = played("A:IC02@1,0/0+r1 B:X@2,0/0 END")
    assert terms(incomplete) == [("tiles", 3, 0)]
    assert incomplete.scores == [0, 0]


@pytest.mark.rule("C50")
def test_several_cathedrals_or_inns_have_the_effect_of_one() -> None:
    towers = [["E", x, y, turn] for x, y, turn in ((1, -1, 270), (-1, -1, 90), (1, -2, 270), (-1, -2, 90))]
    board = [["D", 0, 0, 0], ["IC11", 0, -1, 0], ["IC11", 0, -2, 0], *towers]
    city = played("A:E@0,-3/180", board=board, figures=[[0, "follower", 0, -1, "c1"]], expansions=["inns"])
    assert terms(city) == [("tiles", 8, 3)]
    board = [["D", 0, 0, 0], ["IC02", 1, 0, 0], ["IC01", 2, 0, 0], ["X", 2, 1, 0]]
    road = played("A:W@-1,0/0", board=board, figures=[[0, "follower", 0, 0, "r1"]], expansions=["inns"])
    assert terms(road) == [("tiles", 5, 2)]


@pytest.mark.rule("C51")
@pytest.mark.parametrize(("segment", "each"), [("r3", 1), ("r1", 2)])
def test_an_inn_belongs_to_its_segment_only(segment: str, each: int) -> None:
    board = [["D", 0, 0, 0], ["IC03", 1, 0, 0]]
    assert every_kind()["IC03"].segment("r1").markers == {"inn"}
    figures = [[0, "follower", 1, 0, segment]]
    course = played("A:X@2,0/0" if each == 2 else "A:W@-1,0/0", board=board, figures=figures, expansions=["inns"])
    if each == 1:
        assert course.told("scored")[0]["points"] == 3
    else:
        assert terms(course) == [("tiles", 2, 2)]
