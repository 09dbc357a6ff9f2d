"""C52 to C65: Traders & Builders."""

from typing import Any

import pytest

from rules.kernel import Facts, Table
from tests.rules.carcassonne.notation import Course, played

ROAD = [["D", 0, 0, 0], ["U", 1, 0, 0]]
AT_WORK = [[0, "follower", 0, 0, "r1"], [0, "builder", 1, 0, "r1"]]
"""A's thief and builder on the road of the start tile."""
MEADOW = [["D", 0, 0, 0], ["H", 0, -1, 0], ["E", 0, -2, 180], ["U", 1, 0, 0], ["E", 1, -1, 0]]
"""A field on four tiles that borders two complete cities."""


def works(text: str, **more: Any) -> Course:
    defaults: Facts = {"board": ROAD, "figures": AT_WORK, "expansions": ["traders"]}
    return played(text, **(defaults | more))


def goods(course: Course) -> list[dict[str, int]]:
    view: Any = course.table.view(None)
    return [*view.parts["traders"].goods]


@pytest.mark.rule("C52")
def test_the_player_who_completes_a_city_gets_its_tokens_even_if_another_scores() -> None:
    course = played("A:TB17@0,-1/90+c1 B:E@0,-2/180")
    assert course.scores == [6, 0]
    assert goods(course) == [{}, {"wine": 1}]
    assert course.told("goods") == [{"seat": 1, "goods": {"wine": 1}, "x": 0, "y": -2, "segment": "c1"}]
    nobody_scores = played("A:TB17@0,-1/90 B:TB19@0,-2/90 A:TB05@0,-3/270 B:E@-1,-3/90")
    assert nobody_scores.scores == [0, 0]
    assert goods(nobody_scores) == [{}, {"wine": 2, "grain": 1}]


@pytest.mark.rule("C52")
def test_an_incomplete_city_gives_no_token() -> None:
    assert goods(played("A:TB17@0,-1/90+c1 END")) == [{}, {}]


@pytest.mark.rule("C53")
@pytest.mark.parametrize(
    ("tokens", "scores"),
    [
        ([{"wine": 2, "cloth": 1}, {"wine": 2}, {"wine": 1}], [20, 10, 0]),
        ([{"grain": 3}, {"grain": 2}, {"grain": 1}], [10, 0, 0]),
        ([{"wine": 1}, {"grain": 1}, {"cloth": 1}], [10, 10, 10]),
        ([{}, {}, {}], [0, 0, 0]),
    ],
)
def test_most_tokens_of_a_kind_give_10_points_to_all_who_share_the_most(
    tokens: list[dict[str, int]], scores: list[int]
) -> None:
    course = played("END", seats=3, goods=tokens, expansions=["traders"])
    assert course.scores == scores
    for args in course.told("scored"):
        assert (args["kind"], args["final"], args["points"]) == ("goods", True, 10)
        assert [(term["count"], term["each"]) for term in args["terms"]] == [(1, 10)]


@pytest.mark.rule("C54")
def test_pig_and_builder_need_neither_a_follower_in_hand_nor_a_free_segment() -> None:
    board = [*ROAD, ["U", 2, 0, 0], ["U", 3, 0, 0]]
    six = [[0, "follower", x, 0, f"f{field}"] for x in (0, 1, 2) for field in (1, 2)]
    course = played("", board=board, figures=[*six, [0, "follower", 3, 0, "r1"]], expansions=["traders"])
    assert course.supply(0) == 0
    course.lay("4,0,0")
    assert course.offered == ["pass", "builder:r1", "pig:f1", "pig:f2"]


@pytest.mark.rule("C54")
def test_pig_and_builder_are_placed_instead_of_a_follower() -> None:
    course = works("A:U@-1,0/0~f1", figures=[[0, "follower", 0, 0, "f1"]])
    assert course.told("figure") == [{"seat": 0, "figure": "pig", "x": -1, "y": 0, "segment": "f1", "kind": "field"}]
    assert course.table.asks[0].seat == 1


@pytest.mark.rule("C55")
@pytest.mark.parametrize(("farmer", "allowed"), [((0, "follower"), True), ((0, "big"), True), ((1, "follower"), False)])
def test_a_pig_needs_an_own_follower_on_the_joined_field(farmer: tuple[int, str], allowed: bool) -> None:
    seat, figure = farmer
    course = played("", figures=[[seat, figure, 0, 0, "f1"]], expansions=["inns", "traders"])
    course.lay("1,0,0")
    assert ("pig:f1" in course.offered) == allowed
    assert "pig:f2" not in course.offered
    assert "pig:r1" not in course.offered


@pytest.mark.rule("C56")
def test_the_pig_stays_and_does_not_count_for_the_majority() -> None:
    figures = [[0, "follower", 0, -1, "f1"], [0, "pig", 1, 0, "f1"], [1, "follower", 0, 0, "f1"]]
    course = played("A:U@2,0/0 B:U@3,0/0", board=MEADOW, figures=figures, expansions=["traders"])
    assert len(course.table.state.figures) == 3
    two_against_one = [*figures, [1, "follower", 1, -1, "f1"]]
    assert played("END", board=MEADOW, figures=two_against_one, expansions=["traders"]).scores == [0, 6]


@pytest.mark.rule("C57")
def test_the_pig_gives_4_a_city_if_its_owner_has_the_field_alone_or_tied() -> None:
    alone = [[0, "follower", 0, -1, "f1"], [0, "pig", 1, 0, "f1"]]
    assert played("END", board=MEADOW, figures=alone, expansions=["traders"]).scores == [8, 0]
    tied = [*alone, [1, "follower", 1, -1, "f1"]]
    course = played("END", board=MEADOW, figures=tied, expansions=["traders"])
    assert course.scores == [8, 6]
    assert [(args["seats"], args["terms"]) for args in course.told("scored")] == [
        ([0], [{"term": "cities", "count": 2, "each": 4}]),
        ([1], [{"term": "cities", "count": 2, "each": 3}]),
    ]
    without_the_field = [[0, "pig", 1, 0, "f1"], [1, "follower", 1, -1, "f1"]]
    assert played("END", board=MEADOW, figures=without_the_field, expansions=["traders"]).scores == [0, 6]


@pytest.mark.rule("C58")
def test_every_player_has_one_pig_and_one_builder() -> None:
    course = played("", expansions=["traders"])
    assert (course.supply(0, "pig"), course.supply(1, "builder")) == (1, 1)
    course = works("", figures=[*AT_WORK, [0, "follower", 0, 0, "f1"], [0, "pig", 1, 0, "f1"]])
    course.lay("2,0,0")
    assert [id_ for id_ in course.offered if id_.startswith(("pig", "builder"))] == []


@pytest.mark.rule("C59")
@pytest.mark.parametrize(("thief", "allowed"), [((0, "follower"), True), ((0, "big"), True), ((1, "follower"), False)])
def test_a_builder_needs_an_own_follower_in_the_joined_city_or_road(thief: tuple[int, str], allowed: bool) -> None:
    seat, figure = thief
    everywhere = [[seat, figure, 0, 0, "r1"], [0, "follower", 0, 0, "f1"], [0, "follower", 0, 0, "f2"]]
    course = played("", figures=everywhere, expansions=["inns", "traders"])
    course.lay("1,0,0")
    assert [id_ for id_ in course.offered if id_.startswith("builder")] == (["builder:r1"] if allowed else [])
    city = played("", figures=[[seat, figure, 0, 0, "c1"]], then=("F",), expansions=["inns", "traders"])
    city.lay("0,-1,90")
    assert ("builder:c1" in city.offered) == allowed


@pytest.mark.rule("C29")
def test_builder_and_pig_count_nothing_in_a_majority() -> None:
    board = [*ROAD, ["U", 2, 0, 0]]
    figures = [[0, "follower", 0, 0, "r1"], [0, "builder", 1, 0, "r1"], [1, "follower", 2, 0, "r1"]]
    assert played("END", board=board, figures=figures, expansions=["traders"]).scores == [3, 3]
    board = [*ROAD, ["E", 0, -1, 180]]
    figures = [[0, "follower", 0, 0, "f1"], [0, "pig", 1, 0, "f1"], [1, "follower", 1, 0, "f1"]]
    assert played("END", board=board, figures=figures, expansions=["traders"]).scores == [4, 3]


@pytest.mark.rule("C59")
def test_no_builder_joins_a_monk() -> None:
    board = [["D", 0, 0, 0], ["B", 0, 1, 0]]
    figures = [[0, "follower", 0, 1, "m"], [0, "follower", 0, 0, "r1"]]
    course = played("", board=board, figures=figures, then=("PD24",), expansions=["traders", "dragon"])
    course.lay("1,0,180")
    builders = [id_ for id_ in course.offered if id_.startswith("builder")]
    assert builders
    assert "builder:m@0,1" not in builders


@pytest.mark.rule("C60")
def test_a_builder_is_not_offered_on_an_object_that_the_tile_completes() -> None:
    course = played("", figures=[[0, "follower", 0, 0, "c1"]], then=("E",), expansions=["traders"])
    course.lay("0,-1,180")
    assert course.offered == ["pass", "follower:f1"]
    course.answer("pass")
    assert course.scores == [4, 0]


@pytest.mark.rule("C61")
def test_builder_and_pig_own_nothing_but_block_followers() -> None:
    orphans = [[0, "builder", 1, 0, "r1"], [0, "pig", 1, 0, "f1"]]
    course = works("B:U@2,0/0", figures=orphans)
    assert course.table.state.figures
    blocked = works("", figures=orphans, turn=1)
    blocked.lay("2,0,0")
    assert blocked.offered == ["pass", "follower:f2"]
    completed = works("B:X@2,0/0 A:W@-1,0/0", figures=orphans, then=("U", "U"))
    assert completed.scores == [0, 0]
    assert completed.told("scored") == []
    assert completed.told("returned")[0]["figure"] == "builder"


@pytest.mark.rule("C62")
def test_placing_a_builder_does_not_double_the_same_turn() -> None:
    course = works("A:U@2,0/0^r1 B:B@0,1/0", figures=AT_WORK[:1])
    assert course.table.asks[0].seat == 0
    course = works("A:U@2,0/0^r1 B:B@0,1/0 A:U@3,0/0 A:B@1,1/0", figures=AT_WORK[:1])
    assert course.table.asks[0].seat == 1


@pytest.mark.rule("C63")
@pytest.mark.example("T7")
def test_extending_the_builders_object_gives_a_second_tile_anywhere_but_never_a_third() -> None:
    course = works("A:U@2,0/0 A:U@3,0/0")
    assert [args["seat"] for args in course.told("drawn")] == [0, 0, 1]
    elsewhere = works("A:U@2,0/0+f1 A:B@0,1/0+m")
    assert [args["figure"] for args in elsewhere.told("figure")] == ["follower", "follower"]
    assert elsewhere.table.asks[0].seat == 1


@pytest.mark.rule("C63")
def test_only_the_own_builder_and_the_own_tile_count() -> None:
    assert works("B:U@2,0/0").table.asks[0].seat == 0
    assert works("A:B@0,1/0").table.asks[0].seat == 1


@pytest.mark.rule("C43")
@pytest.mark.rule("C63")
def test_there_is_no_second_part_if_no_tile_is_left() -> None:
    course = works("A:U@2,0/0 END")
    assert course.table.over
    assert course.scores == [3, 0]


@pytest.mark.rule("C36", "C64")
@pytest.mark.example("T8")
def test_a_completed_object_sends_the_builder_home_and_he_may_be_placed_again_in_the_second_part() -> None:
    figures = [*AT_WORK, [0, "follower", 0, 0, "c1"]]
    course = works("A:X@2,0/0", board=[*ROAD, ["W", -1, 0, 0]], figures=figures, then=("F", "U"))
    assert course.scores == [4, 0]
    assert [(args["figure"]) for args in course.told("returned")] == ["follower", "builder"]
    assert course.table.asks[0].seat == 0
    course.lay("0,-1,90")
    assert "builder:c1" in course.offered
    course.answer("builder:c1")
    assert course.table.asks[0].seat == 1


@pytest.mark.rule("C65")
def test_any_figure_may_be_placed_in_the_second_part() -> None:
    course = works("A:U@2,0/0", figures=[*AT_WORK, [0, "follower", 1, 0, "f1"]], expansions=["inns", "traders"])
    course.lay("3,0,0")
    assert course.offered == ["pass", "follower:f2", "big:f2", "pig:f1"]


@pytest.mark.parametrize(
    ("sentence", "position"),
    [
        ("one object a seat", {"goods": [{}]}),
        ("tokens of 'gold'", {"goods": [{"gold": 1}, {}]}),
        ("tokens of 'cloth'", {"goods": [{"cloth": 3}, {"cloth": 3}]}),
        ("tokens of 'wine'", {"goods": [{"wine": -1}, {}]}),
        ("a pig cannot stand on a road", {"figures": [[0, "pig", 0, 0, "r1"]]}),
        ("a builder cannot stand on a field", {"figures": [[0, "builder", 0, 0, "f1"]]}),
        ("no more than 1 of builder", {"figures": [[0, "builder", 0, 0, "r1"], [0, "builder", 0, 0, "c1"]]}),
    ],
)
def test_impossible_goods_and_figures_are_refused(sentence: str, position: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=sentence):
        Table.arrange("carcassonne", {"seats": 2, "options": {"expansions": ["traders"]}} | position)


def test_goods_and_all_figures_are_in_the_position() -> None:
    position = works("A:U@2,0/0 A:B@0,1/0+m", goods=[{"wine": 2}, {}]).table.position()
    assert position["goods"] == [{"wine": 2}, {}]
    assert [0, "builder", 1, 0, "r1"] in position["figures"]
    assert Table.arrange("carcassonne", position).position() == position
