"""C23 to C36: completed objects, their points and their owners."""

import pytest

from tests.rules.carcassonne.notation import Course, played

TOWER = [["D", 0, 0, 0], ["F", 0, -1, 90], ["F", 0, -2, 90]]
"""A city of three tiles and two shields, open to the north; E@0,-3/180 completes it: 8 + 4 points."""
RING = [
    ["P", -1, -1, 180],
    ["R", 0, -1, 180],
    ["N", 1, -1, 270],
    ["R", -1, 0, 90],
    ["R", 1, 0, 270],
    ["N", -1, 1, 90],
    ["Q", 0, 1, 0],
    ["N", 1, 1, 0],
]
"""A city of eight tiles and a shield round a hole at 0,0."""


def scored(course: Course) -> list[tuple[str, list[int], int]]:
    return [(args["kind"], args["seats"], args["points"]) for args in course.told("scored")]


def knights(*places: tuple[int, int]) -> list[list[object]]:
    """Followers in the tower: seat and floor."""
    return [[seat, "follower", 0, -floor, "c1"] for seat, floor in places]


@pytest.mark.rule("C23")
def test_everything_that_the_tile_completes_is_scored_each_by_itself() -> None:
    cloister = [[kind, x, y, 0] for kind, x, y in (("U", 1, 0), ("U", 2, 0), ("B", 1, -1), ("B", 2, -1))]
    board = [["D", 0, 0, 0], *cloister, ["B", 1, -2, 0], ["B", 2, -2, 0], ["E", 0, -2, 180]]
    figures = [[0, "follower", 0, 0, "c1"], [1, "follower", 0, -2, "c1"], [1, "follower", 1, -1, "m"]]
    course = played("A:H@0,-1/0", board=board, figures=figures)
    assert sorted(scored(course)) == [("city", [0], 4), ("city", [1], 4), ("cloister", [1], 9)]
    assert course.scores == [4, 13]


@pytest.mark.rule("C24")
def test_a_city_is_complete_when_no_side_lacks_a_neighbour() -> None:
    assert scored(played("A:E@0,-3/180", board=TOWER, figures=knights((1, 0))))
    assert scored(played("A:G@0,-3/90", board=TOWER, figures=knights((1, 0)))) == []


@pytest.mark.rule("C24")
def test_a_city_with_a_hole_is_incomplete_with_any_tiles_left() -> None:
    knight = [[1, "follower", 1, 1, "c1"]]
    assert scored(played("", board=RING, figures=knight)) == []
    assert scored(played("END", board=RING, figures=knight)) == [("city", [1], 9)]
    assert scored(played("A:C@0,0/0", board=RING, figures=knight)) == [("city", [1], 22)]


@pytest.mark.rule("C25")
@pytest.mark.parametrize("end", ["X@1,0/0", "W@1,0/0", "L@1,0/0", "T@1,0/90", "A@1,0/90"])
def test_a_road_is_complete_when_both_ends_are_ends(end: str) -> None:
    board = [["D", 0, 0, 0], ["W", -1, 0, 0]]
    thief = [[1, "follower", 0, 0, "r1"]]
    assert scored(played(f"A:{end}", board=board, figures=thief)) == [("road", [1], 3)]
    assert scored(played(f"A:{end}", board=board[:1], figures=thief)) == []


@pytest.mark.rule("C25")
def test_a_loop_is_complete() -> None:
    loop = "A:V@0,1/0+r1 B:V@-1,1/270 A:V@-1,2/180"
    assert scored(played(loop)) == []
    assert scored(played(f"{loop} B:V@0,2/90")) == [("road", [0], 4)]


@pytest.mark.rule("C26")
@pytest.mark.rule("C34")
def test_a_cloister_is_complete_with_all_eight_places_around_and_scores_9() -> None:
    walls = [["E", -1, -1, 0], ["E", 0, -1, 0], ["E", 1, -1, 0], ["E", -1, 1, 180], ["E", 0, 1, 180]]
    board = [["B", 0, 0, 0], ["B", -1, 0, 0], ["B", 1, 0, 0], *walls]
    monk = [[1, "follower", 0, 0, "m"]]
    assert scored(played("A:B@2,0/0", board=board, figures=monk)) == []
    course = played("A:B@1,1/0", board=board, figures=monk)
    assert scored(course) == [("cloister", [1], 9)]
    assert course.told("scored")[0]["terms"] == [{"term": "tiles", "count": 9, "each": 1}]
    assert (course.told("scored")[0]["x"], course.told("scored")[0]["y"]) == (0, 0)


@pytest.mark.rule("C27")
def test_a_field_is_never_complete() -> None:
    course = played("A:V@0,1/0+f2 B:V@-1,1/270 A:V@-1,2/180 B:V@0,2/90")
    assert course.told("scored") == []
    assert [figure.segment for figure in course.table.state.figures] == ["f2"]


@pytest.mark.rule("C28")
@pytest.mark.parametrize(
    ("figures", "scores"),
    [
        (knights((1, 0)), [0, 12, 0]),
        (knights((0, 0), (0, 1), (1, 2)), [12, 0, 0]),
        (knights((0, 0), (1, 1)), [12, 12, 0]),
        (knights((2, 0), (0, 1), (1, 2)), [12, 12, 12]),
        ([], [0, 0, 0]),
    ],
)
def test_most_followers_get_the_points_and_all_who_share_the_most_get_them_in_full(
    figures: list[list[object]], scores: list[int]
) -> None:
    course = played("A:E@0,-3/180", seats=3, board=TOWER, figures=figures)
    assert course.scores == scores
    assert len(course.told("scored")) == bool(figures)


@pytest.mark.rule("C29")
def test_a_follower_counts_one() -> None:
    board = [*TOWER, ["G", 0, -3, 90]]
    course = played("A:E@0,-4/180", board=board, figures=knights((0, 0), (0, 1), (1, 2), (1, 3)))
    assert course.scores == [14, 14]


@pytest.mark.rule("C30")
@pytest.mark.parametrize(
    ("moves", "terms"),
    [
        ("A:E@0,-1/180+c1", [("tiles", 2, 2)]),
        ("A:G@0,-1/90+c1 B:E@0,-2/180", [("tiles", 3, 2)]),
        ("A:F@0,-1/90+c1 B:E@0,-2/180", [("tiles", 3, 2), ("shields", 1, 2)]),
        ("A:F@0,-1/90+c1 B:F@0,-2/90 A:E@0,-3/180", [("tiles", 4, 2), ("shields", 2, 2)]),
    ],
)
def test_a_city_scores_2_a_tile_and_2_a_shield(moves: str, terms: list[tuple[str, int, int]]) -> None:
    (args,) = played(moves).told("scored")
    assert [(term["term"], term["count"], term["each"]) for term in args["terms"]] == terms
    assert args["points"] == sum(count * each for _, count, each in terms)
    assert (args["kind"], args["seats"], args["final"]) == ("city", [0], False)


@pytest.mark.rule("C31")
def test_a_city_of_two_tiles_is_no_exception() -> None:
    assert played("A:E@0,-1/180+c1").scores == [4, 0]


@pytest.mark.rule("C32")
def test_a_tile_counts_once_for_an_object() -> None:
    loop_on_a_crossing = "A:X@1,0/0 B:V@2,0/90+r1 A:V@2,-1/0 B:V@1,-1/270"
    assert scored(played(loop_on_a_crossing)) == [("road", [1], 4)]
    round_the_corner = [["I", 0, 0, 0], ["N", 0, -1, 270], ["N", -1, -1, 180]]
    assert scored(played("A:N@-1,0/90+c1", board=round_the_corner)) == [("city", [0], 8)]


@pytest.mark.rule("C33")
def test_a_road_scores_1_a_tile() -> None:
    course = played("A:U@1,0/0+r1 B:X@2,0/0 A:W@-1,0/0")
    assert scored(course) == [("road", [0], 4)]
    assert course.told("scored")[0]["terms"] == [{"term": "tiles", "count": 4, "each": 1}]


@pytest.mark.rule("C35")
def test_points_are_given_at_once() -> None:
    course = played("A:E@0,-1/180+c1")
    assert course.scores == [4, 0]
    assert [place.score for place in course.table.standing] == [4, 0]
    kinds = [event.kind for event in course.events]
    assert kinds.index("carcassonne.scored") < kinds.index("carcassonne.drawn", 3)


@pytest.mark.rule("C36")
def test_all_figures_of_a_scored_object_go_home_and_may_be_used_again() -> None:
    figures = [*knights((0, 0), (0, 1), (1, 2)), [1, "follower", 0, 0, "f1"]]
    course = played("A:E@0,-3/180 B:U@1,0/0+r1", board=TOWER, figures=figures)
    home = [(args["seat"], args["figure"], args["y"], args["segment"]) for args in course.told("returned")]
    assert home == [(0, "follower", 0, "c1"), (0, "follower", -1, "c1"), (1, "follower", -2, "c1")]
    assert (course.supply(0), course.supply(1)) == (7, 5)
