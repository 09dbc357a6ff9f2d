"""Development cards and the largest army (K34 to K37)."""

from typing import Any

import pytest

from rules.kernel import Table
from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    ask,
    asked,
    bank,
    ck,
    default,
    development,
    development_sight,
    do,
    hand,
    ids,
    kind,
    of,
    points,
    scene,
    sight,
    state,
    told,
    whispered,
)

PRICE = {"wool": 1, "grain": 1, "ore": 1}


@pytest.mark.rule("K34")
@pytest.mark.example("K34")
def test_the_last_card_is_bought_and_no_more() -> None:
    table = scene(deck=["monopoly"], hands={A: PRICE, B: PRICE}, coming=[[1, 1]])
    events = do(table, "development")
    assert hand(table) == {}
    assert whispered(events, "bought", A) == [{"seat": A, "card": "monopoly"}]
    assert whispered(events, "bought", B) == [{"seat": A}]
    do(table, "end")
    assert "development" not in ids(table, B)


@pytest.mark.rule("K34", "K50")
def test_cities_and_knights_has_no_development_cards() -> None:
    assert "development" not in ids(ck(hands={A: PRICE}))


@pytest.mark.rule("K35")
def test_one_card_a_turn_and_none_that_was_bought_in_it() -> None:
    table = scene(cards={A: ["year_of_plenty", "monopoly", "monopoly"]}, fresh={A: ["monopoly"]}, hands={A: {"ore": 1}})
    do(table, "play:monopoly:wool")
    assert of(table, "play") == []
    assert of(scene(cards={A: ["knight"]}, fresh={A: ["knight"]}, hands={A: {"ore": 1}}), "play") == []
    assert not development(table).held[A].count("monopoly") - 1


@pytest.mark.rule("K35")
def test_a_card_played_before_the_roll_is_the_one_of_the_turn() -> None:
    table = scene(phase="roll", cards={A: ["knight", "monopoly"]}, hands={A: {"ore": 1}}, coming=[[1, 1]])
    do(table, "play:knight", "H0")
    assert told(do(table, "end"), "turn")
    assert development(table).army == [1, 0, 0, 0]


@pytest.mark.rule("K35")
def test_the_knight_moves_the_robber_without_discards() -> None:
    table = scene(cards={A: ["knight"]}, hands={A: {"ore": 9}, B: {"wool": 9}}, settlements={B: ["V18"]}, robber="H0")
    do(table, "play:knight", "H9:1")
    assert (sight(table).robber, hand(table)["wool"], hand(table, B)["wool"]) == (9, 1, 8)


@pytest.mark.rule("K35")
def test_two_roads_are_free_and_the_second_may_be_declined() -> None:
    table = scene(cards={A: ["road_building"]}, roads={A: ["E28"]}, hands={A: {"ore": 1}})
    do(table, "play:road_building")
    assert (ask(table, A).args["left"], "done" in ids(table)) == (2, False)
    do(table, "road:E29")
    assert "road:E30" in ids(table)
    assert default(table, A) == ["done"]
    do(table, "done")
    assert (len(sight(table).roads), hand(table), kind(table)) == (2, {"ore": 1}, "act")


@pytest.mark.rule("K35")
def test_road_building_needs_a_road_and_a_place_for_it() -> None:
    assert of(scene(cards={A: ["road_building"]}, hands={A: {"ore": 1}}), "play") == []
    fifteen = [f"E{number}" for number in range(20, 34)]
    table = scene(cards={A: ["road_building"]}, roads={A: fifteen}, hands={A: {"ore": 1}}, options={"target": "20"})
    do(table, "play:road_building")
    do(table, ids(table)[0])
    assert sight(table).players[A].roads == 0
    assert kind(table) == "act"
    full = [*fifteen, "E35"]
    assert of(scene(cards={A: ["road_building"]}, roads={A: full}, hands={A: {"ore": 1}}), "play") == []


@pytest.mark.rule("K35")
def test_year_of_plenty_takes_two_from_the_bank() -> None:
    table = scene(cards={A: ["year_of_plenty"]}, hands={A: {"ore": 1}})
    do(table, "play:year_of_plenty", ["ore", "wool"])
    assert hand(table) == {"wool": 1, "ore": 2}
    assert bank(table, "ore") == 17


@pytest.mark.rule("K35")
def test_year_of_plenty_takes_the_last_cards_and_needs_one() -> None:
    every = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 19)
    almost = {**every, "ore": 18}
    table = scene(cards={A: ["year_of_plenty"]}, hands={B: almost}, options={"discard_limit": "15"})
    do(table, "play:year_of_plenty")
    assert (hand(table), kind(table)) == ({"ore": 1}, "act")
    assert of(scene(cards={A: ["year_of_plenty"]}, hands={B: every}), "play") == []


@pytest.mark.rule("K35")
@pytest.mark.example("K35")
def test_monopoly_takes_all_of_a_kind_from_every_opponent() -> None:
    table = scene(cards={A: ["monopoly"]}, hands={B: {"wool": 3, "ore": 1}, D: {"wool": 2}})
    events = do(table, "play:monopoly:wool")
    assert (hand(table), hand(table, B), hand(table, D)) == ({"wool": 5}, {"ore": 1}, {})
    (collected,) = told(events, "collected")
    assert (collected["total"], [one["count"] for one in collected["taken"]]) == (5, [3, 0, 2])


@pytest.mark.rule("K35", "K37")
def test_a_point_card_wins_at_once_even_when_just_bought() -> None:
    board: dict[str, Any] = {"cities": {A: ["V0", "V2", "V7", "V9"]}, "settlements": {A: ["V18"]}}
    table = scene(**board, deck=["victory_point"], hands={A: PRICE})
    assert points(table)[A] == 9
    do(table, "development")
    assert table.over
    assert table.standing[0].score == 10


@pytest.mark.rule("K36")
@pytest.mark.example("K36")
def test_three_knights_are_an_army_and_only_more_take_it_over() -> None:
    table = scene(army={A: 3, B: 2}, largest_army=A, cards={B: ["knight", "knight"]}, turn=B, phase="act")
    assert (development_sight(table).largest, points(table)[A]) == (A, 2)
    do(table, "play:knight", "H0")
    assert (development_sight(table).largest, development(table).army[B]) == (A, 3)
    more = Table.arrange("catan", {**table.position(), "army": [3, 3, 0, 0], "cards": [[], ["knight"], [], []]})
    do(more, "play:knight", "H0")
    assert (development_sight(more).largest, points(more)) == (B, [0, 2, 0, 0])


@pytest.mark.rule("K36")
def test_two_knights_are_no_army() -> None:
    table = scene(army={A: 1}, cards={A: ["knight"]}, hands={A: {"ore": 1}})
    do(table, "play:knight", "H0")
    assert development_sight(table).largest is None
    table = scene(army={A: 2}, cards={A: ["knight"]}, hands={A: {"ore": 1}})
    assert told(do(table, "play:knight"), "largest_army") == [{"seat": A, "loser": None, "size": 3}]


@pytest.mark.rule("K89")
def test_only_the_number_of_cards_in_hand_is_public() -> None:
    table = scene(cards={A: ["victory_point", "monopoly"]}, hands={A: {"ore": 2}, C: {"wool": 1}})
    seen, part = sight(table, B), development_sight(table, B)
    assert (seen.players[A].hand, part.held[A], part.cards, seen.hand) == (2, 2, (), {})
    assert (development_sight(table, A).cards, sight(table, A).hand) == (("monopoly", "victory_point"), {"ore": 2})
    assert seen.players[A].points == 0
    assert asked(table).seen_by(B).options == ()
    assert state(table).winner < 0
