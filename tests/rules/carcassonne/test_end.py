"""C43 to C45: the end of the game."""

import pytest

from tests.rules.carcassonne.notation import played


@pytest.mark.rule("C43")
def test_the_game_ends_when_the_pile_is_empty_after_a_turn() -> None:
    course = played("A:U@1,0/0 B:U@2,0/0", then=("U",))
    assert not course.table.over
    course.lay("3,0,0")
    assert not course.table.over
    course.answer("follower:r1")
    assert course.table.over
    assert course.table.asks == ()
    assert course.told("ended") == [{}]
    assert course.scores == [4, 0]


@pytest.mark.rule("C43")
def test_with_no_tile_left_there_is_no_further_turn() -> None:
    course = played("END", figures=[[1, "follower", 0, 0, "r1"]])
    assert course.told("drawn") == []
    assert course.scores == [0, 1]


@pytest.mark.rule("C44")
@pytest.mark.parametrize(
    ("spot", "terms"),
    [
        ((0, 0, "r1"), {"tiles": (2, 1)}),
        ((0, 0, "c1"), {"tiles": (2, 1), "shields": (1, 1)}),
        ((1, 1, "m"), {"tiles": (3, 1)}),
        ((1, 0, "f2"), {"cities": (0, 3)}),
    ],
)
def test_incomplete_objects_score_less_at_the_end(
    spot: tuple[int, int, str], terms: dict[str, tuple[int, int]]
) -> None:
    board = [["D", 0, 0, 0], ["F", 0, -1, 90], ["U", 1, 0, 0], ["B", 1, 1, 0]]
    course = played("END", board=board, figures=[[1, "follower", *spot]])
    (args,) = course.told("scored")
    assert {term["term"]: (term["count"], term["each"]) for term in args["terms"]} == terms
    assert course.scores == [0, sum(count * each for count, each in terms.values())]
    assert args["final"]


@pytest.mark.rule("C44")
def test_the_majority_rule_holds_at_the_end_too() -> None:
    board = [["D", 0, 0, 0], ["U", 1, 0, 0], ["U", 2, 0, 0]]
    thieves = [[0, "follower", 0, 0, "r1"], [1, "follower", 1, 0, "r1"], [1, "follower", 2, 0, "r1"]]
    course = played("END", board=board, figures=thieves)
    assert course.scores == [0, 3]
    assert len(course.table.state.figures) == 3


@pytest.mark.rule("C45")
def test_most_points_win_and_equal_points_share_the_victory() -> None:
    course = played("END", seats=4, scores=[7, 30, 12, 30])
    assert [(place.seat, place.score, place.rank) for place in course.table.standing] == [
        (1, 30, 1),
        (3, 30, 1),
        (2, 12, 3),
        (0, 7, 4),
    ]
