"""The turn: phases, production, the seven and the robber (K16 to K22, K26, K27, K39)."""

import random
from collections import Counter
from typing import Any

import pytest

from bench.games.random_play import step
from rules.kernel import IllegalChoice, Table
from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    again,
    ask,
    asked,
    bank,
    default,
    do,
    hand,
    ids,
    kind,
    of,
    points,
    rolling,
    scene,
    sight,
    state,
    told,
    whispered,
    who,
)


@pytest.mark.rule("K16")
def test_a_turn_rolls_acts_and_ends() -> None:
    table = scene(phase="roll", hands={A: {"ore": 1}, B: {"ore": 1}}, coming=[[1, 1], [1, 2]])
    assert told(table.news, "rolled")[0]["dice"] == [1, 1]
    assert kind(table) == "act"
    assert ids(table)[-1] == "end"
    events = do(table, "end")
    assert [event.kind for event in events] == ["catan.turn_ended", "catan.turn", "catan.rolled"]
    assert (asked(table).seat, table.turn.seat) == (B, B)


@pytest.mark.rule("K16", "D19")
def test_only_a_seat_that_may_have_a_card_to_play_is_asked_before_the_roll() -> None:
    assert kind(scene(phase="roll", cards={A: ["victory_point"]})) == "roll"
    assert ids(scene(phase="roll", cards={A: ["victory_point"]})) == ["roll"]
    assert ids(scene(phase="roll", cards={A: ["knight"]})) == ["roll", "play:knight"]
    assert default(scene(phase="roll", cards={A: ["knight"]}), A) == ["roll"]


@pytest.mark.rule("K17")
@pytest.mark.example("K17")
def test_a_roll_gives_settlements_one_and_cities_two() -> None:
    pieces = {"cities": {A: ["V26"]}, "settlements": {A: ["V31"]}, "hands": {B: {"ore": 1}}}
    assert hand(rolling("base", 3, 5, **pieces)) == {"ore": 3}
    assert hand(rolling("base", 3, 5, robber="H11", **pieces)) == {}
    assert hand(rolling("ck", 3, 5, "science", **pieces)) == {"ore": 2, "coin": 1}


@pytest.mark.rule("K17")
def test_every_building_receives_for_itself() -> None:
    table = rolling("base", 3, 5, settlements={A: ["V26"], B: ["V37", "V25"]})
    assert (hand(table), hand(table, B)) == ({"ore": 1}, {"ore": 2})
    assert told(table.news, "produced")[0]["gains"] == [
        {"seat": A, "cards": {"ore": 1}},
        {"seat": B, "cards": {"ore": 2}},
    ]


@pytest.mark.rule("K17", "K61")
@pytest.mark.parametrize("mode", ["base", "ck"])
def test_a_harvest_names_its_lands_and_the_one_that_the_robber_blocks(mode: str) -> None:
    dice = (3, 5, "science") if mode == "ck" else (3, 5)
    pieces = {"cities": {A: ["V26"]}, "settlements": {B: ["V37", "V28"]}}
    mountains = [{"land": "mountains", "seat": A, "count": 2}, {"land": "mountains", "seat": B, "count": 1}]
    produced = told(rolling(mode, *dice, **pieces).news, "produced")[0]
    assert produced["sources"] == [*mountains, {"land": "forest", "seat": B, "count": 1}]
    assert produced["blocked"] is None
    produced = told(rolling(mode, *dice, robber="H12", **pieces).news, "produced")[0]
    assert (produced["sources"], produced["blocked"]) == (mountains, "forest")


@pytest.mark.rule("K18")
@pytest.mark.example("K18")
def test_a_bank_that_cannot_serve_several_gives_nothing_and_its_last_cards_to_one() -> None:
    few = {C: {"ore": 8}, D: {"ore": 8}}
    limit = {"discard_limit": "15"}
    table = rolling("base", 3, 5, cities={A: ["V26"], B: ["V37"]}, hands=few, options=limit)
    assert (hand(table).get("ore", 0), hand(table, B).get("ore", 0), bank(table, "ore")) == (0, 0, 3)
    assert told(table.news, "produced")[0]["short"] == ["ore"]
    table = rolling("base", 3, 5, cities={A: ["V26", "V37"]}, hands=few, options=limit)
    assert (hand(table)["ore"], bank(table, "ore")) == (3, 0)


@pytest.mark.rule("K18")
def test_other_kinds_are_paid_as_usual() -> None:
    pieces = {"cities": {A: ["V26"], B: ["V37"]}, "settlements": {C: ["V28"], D: ["V39"]}}
    table = rolling(
        "base", 4, 4, hands={A: {"wool": 1}, C: {"ore": 9}, D: {"ore": 7}}, options={"discard_limit": "15"}, **pieces
    )
    assert (hand(table), hand(table, B)) == ({"wool": 1}, {})
    assert (hand(table, C)["lumber"], hand(table, D)["lumber"]) == (1, 1)


@pytest.mark.rule("K19")
@pytest.mark.example("K19")
@pytest.mark.parametrize(("cards", "lost"), [(7, 0), (8, 4), (9, 4), (15, 7)])
def test_a_seven_takes_half_of_a_large_hand(cards: int, lost: int) -> None:
    table = rolling("base", 3, 4, hands={B: {"ore": cards}})
    assert who(table, "discard") == ([B] if lost else [])
    if lost:
        assert (ask(table, B).least, ask(table, B).most) == (lost, lost)
        do(table, (B, ["ore"] * lost))
    assert hand(table, B)["ore"] == cards - lost


@pytest.mark.rule("K19", "D1")
def test_all_discard_at_once_in_secret_before_the_robber_moves() -> None:
    table = rolling("base", 3, 4, hands={A: {"ore": 8}, B: {"wool": 9}, C: {"wool": 7}})
    assert who(table, "discard") == [A, B]
    assert all(one.secret and one.together for one in table.asks)
    assert len(default(table, A)) == 4
    assert not told(do(table, (B, ["wool"] * 4)), "discarded")
    events = do(table, (A, ["ore"] * 4))
    lost = [(one["seat"], one["count"], one["had"], one["limit"]) for one in told(events, "discarded")]
    assert lost == [(A, 4, 8, 7), (B, 4, 9, 7)]
    assert kind(table) == "robber"
    assert bank(table, "ore") == 15


@pytest.mark.rule("K20")
@pytest.mark.example("K20")
def test_the_robber_goes_elsewhere_and_steals_a_random_card() -> None:
    position = {
        "settlements": {B: ["V18"], C: ["V30"]},
        "hands": {C: {"ore": 1, "wool": 1, "grain": 1}},
        "robber": "H0",
    }
    table = rolling("base", 3, 4, **position)
    assert "H0" not in ids(table)
    assert [id_ for id_ in ids(table) if id_.startswith("H9")] == ["H9:2"]
    got = set()
    for draw in range(3):
        table = Table.arrange("catan", table.position(), script=[draw])
        events = do(table, "H9:2")
        got |= set(hand(table))
        assert (
            whispered(events, "stole", A)
            == whispered(events, "stole", C)
            == [{"seat": A, "victim": C, "had": 3, "card": next(iter(hand(table)))}]
        )
        assert whispered(events, "stole", B) == [{"seat": A, "victim": C, "had": 3}]
    assert got == {"ore", "wool", "grain"}


@pytest.mark.rule("K20", "D2")
def test_one_of_several_victims_is_chosen() -> None:
    table = rolling(
        "base", 3, 4, settlements={B: ["V18"], C: ["V30"]}, hands={B: {"ore": 1}, C: {"wool": 1}}, robber="H0"
    )
    assert [id_ for id_ in ids(table) if id_.startswith("H9")] == ["H9:1", "H9:2"]
    (usual,) = default(table, A)
    assert usual in ids(table)
    do(table, "H9:1")
    assert (hand(table), hand(table, B), sight(table).robber) == ({"ore": 1}, {}, 9)


@pytest.mark.rule("K20")
def test_without_a_victim_nothing_is_stolen_and_the_desert_is_allowed() -> None:
    table = rolling("base", 3, 4, robber="H0", hands={B: {"ore": 1}})
    assert len(ids(table)) == 18
    assert not told(do(table, "H9"), "stole")


@pytest.mark.rule("K21")
def test_the_robbers_hex_produces_nothing() -> None:
    table = rolling("base", 3, 5, settlements={A: ["V26"]}, robber="H11", hands={B: {"ore": 1}})
    assert hand(table) == {}
    assert not told(table.news, "produced")


@pytest.mark.rule("K22")
def test_only_the_seat_to_move_builds_and_it_pays() -> None:
    table = scene(settlements={A: ["V18"]}, hands={A: {"lumber": 1, "ore": 1}, B: {"lumber": 1, "brick": 1}})
    assert of(table, "road") == []
    with pytest.raises(IllegalChoice):
        table.answer(B, ["road:E28"])


@pytest.mark.rule("K26")
def test_trade_and_building_alternate() -> None:
    table = scene(settlements={A: ["V18"]}, hands={A: {"lumber": 5, "brick": 1}})
    do(table, "road:E28", "bank:lumber>brick")
    assert hand(table) == {"brick": 1}
    table = scene(settlements={A: ["V18"]}, hands={A: {"lumber": 5, "ore": 4}})
    do(table, "bank:ore>brick", "road:E28", "bank:lumber>ore")
    assert hand(table) == {"ore": 1}


@pytest.mark.rule("K27")
def test_at_the_turns_end_offers_lapse_and_the_next_seat_plays() -> None:
    table = scene(hands={A: {"ore": 1}, B: {"wool": 1}})
    do(table, "offer", {"give": ["ore"], "get": ["wool"]})
    assert len(sight(table).offers) == 1
    do(table, "end")
    assert (sight(table).offers, sight(table).turn) == ((), B)


@pytest.mark.rule("K37", "K57")
def test_ten_points_win_on_the_own_turn() -> None:
    board: dict[str, Any] = {"cities": {A: ["V0", "V2", "V7", "V9"]}, "settlements": {A: ["V18"]}}
    table = scene(**board, roads={A: ["E28", "E36"]}, hands={A: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}})
    assert points(table)[A] == 9
    events = do(table, "settlement:V30")
    assert table.over
    assert told(events, "won")[0]["points"][A] == 10
    assert state(table).winner == A
    assert table.standing[0].seat == A


@pytest.mark.rule("K57")
def test_an_offer_that_is_open_at_the_end_lapses() -> None:
    board: dict[str, Any] = {"cities": {A: ["V0", "V2", "V7", "V9"]}, "settlements": {A: ["V18"]}}
    hands = {A: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, B: {"ore": 1}}
    table = scene(**board, roads={A: ["E28", "E36"]}, hands=hands)
    do(table, "offer", {"give": ["wool"], "get": ["ore"]}, "settlement:V30")
    assert (table.over, sight(table).offers) == (True, ())


@pytest.mark.rule("K39")
def test_a_friendly_robber_spares_the_poor() -> None:
    board: dict[str, Any] = {"settlements": {B: ["V18"], C: ["V41", "V44", "V47"]}}
    hands = {B: {"ore": 1}, C: {"ore": 1}}
    table = rolling("base", 3, 4, robber="H0", options={"friendly_robber": "on"}, hands=hands, **board)
    assert not {"H4", "H5", "H9"} & {id_.partition(":")[0] for id_ in ids(table)}
    assert "H17:2" in ids(table)


@pytest.mark.rule("K39")
def test_target_and_discard_limit_are_options() -> None:
    table = rolling("base", 3, 4, hands={B: {"ore": 6}}, options={"target": "8", "discard_limit": "5"})
    assert (sight(table).target, who(table, "discard")) == (8, [B])


def test_rolls_are_counted_by_sum_and_chosen_dice_are_not() -> None:
    table = Table.new("catan", seats=3, seed=4, options={"mode": "base"})
    rng, sums = random.Random(4), Counter[int]()
    for _ in range(400):
        for event in step(table, rng)[2]:
            if event.kind == "catan.rolled":
                sums[event.args["total"]] += 1
        if table.over:
            break
    assert len(sums) > 3
    assert sight(table).rolls == sums
    assert sight(again(table)).rolls == sums
    assert sight(rolling("base", 3, 4)).rolls == {}
    with pytest.raises(ValueError, match="sums of two dice"):
        again(table, rolls={"13": 1})
