"""The computer opponent."""

import random
from typing import Any

import pytest

from bench.games.catan import duel
from bench.games.opponent_play import asks_of
from rules.catan.opponent import choose, choose_well, keen
from rules.catan.valuation import Valuation
from rules.kernel import GAMES, Choice, Level, Table
from tests.rules.catan.scene import A, B, C, ask, ck, do, hand, ids, scene, sight

TURNS = 240
"""The most turns of a game of four opponents."""


@pytest.mark.sweep(1)
@pytest.mark.parametrize("mode", ["base", "ck"])
def test_one_opponent_beats_three_random_players(mode: str) -> None:
    assert sum(duel(seed, mode)[0] for seed in range(10)) >= 9


@pytest.mark.sweep(1)
@pytest.mark.parametrize("mode", ["base", "ck"])
def test_a_game_of_opponents_ends(mode: str) -> None:
    assert max(duel(seed, mode, smart=4)[1] for seed in range(3)) < TURNS


def answer(table: Table, seat: int) -> Choice | None:
    return choose(sight(table, seat), ask(table, seat), random.Random(1))


def test_an_offer_that_helps_is_accepted_once_and_a_bad_one_declined() -> None:
    hands = {A: {"ore": 3, "wool": 2}, B: {"grain": 2, "ore": 2, "brick": 3}, C: {"wool": 1}}
    table = scene(hands=hands, settlements={B: ["V18"]})
    do(table, "offer", {"give": ["ore"], "get": ["brick"], "to": []})
    assert answer(table, B) == ["accept:1"]
    assert answer(table, C) == ["decline:1"]
    do(table, (B, "accept:1"))
    assert answer(table, B) is None
    do(table, "offer", {"give": ["wool"], "get": ["ore", "grain"], "to": ["seat:1"]})
    assert answer(table, B) == ["decline:2"]


def test_a_counter_offer_is_matched_if_that_helps_and_the_offer_is_declined() -> None:
    """A computer never offered the same as a counter-offer."""
    hands = {A: {"ore": 2, "wool": 1}, B: {"brick": 1}, C: {"grain": 2, "ore": 2, "brick": 3}}
    table = scene(hands=hands, settlements={C: ["V18"]})
    do(table, "offer", {"give": ["wool"], "get": ["lumber"], "to": []})
    do(table, (B, "counter:1"), (B, {"give": ["brick"], "get": ["ore"]}))
    assert answer(table, C) == ["decline:1"], "its answer to the offer comes first"
    do(table, (C, "decline:1"))
    assert answer(table, C) == ["match:2"], "ore for brick helps, as in the test above"
    do(table, (C, "match:2"))
    assert answer(table, C) is None
    do(table, "accept:3")
    assert hand(table, C) == {"grain": 2, "ore": 3, "brick": 2}


def test_a_counter_offer_that_helps_no_computer_is_not_matched() -> None:
    hands = {A: {"ore": 2, "wool": 1}, B: {"grain": 1}, C: {"grain": 2, "ore": 2, "brick": 3}}
    table = scene(hands=hands, settlements={C: ["V18"]})
    do(table, "offer", {"give": ["wool"], "get": ["lumber"], "to": []})
    do(table, (B, "counter:1"), (B, {"give": ["grain"], "get": ["wool"]}), (C, "decline:1"))
    assert answer(table, C) is None


def test_a_seat_about_to_win_is_not_helped() -> None:
    board: dict[str, Any] = {"cities": {A: ["V0", "V2", "V7", "V9"]}}
    table = scene(hands={A: {"ore": 1}, B: {"grain": 2, "ore": 2, "brick": 3}}, settlements={B: ["V18"]}, **board)
    do(table, "offer", {"give": ["ore"], "get": ["brick"]})
    assert answer(table, B) == ["decline:1"]


@pytest.mark.parametrize(
    ("position", "give", "level", "because"),
    [
        ({"cities": {A: ["V0", "V2", "V7", "V9"]}}, ["wool"], "normal", ["catan.near_victory"]),
        ({}, ["wool"], "normal", ["catan.dear", "catan.lacking"]),
        ({}, ["wool"] * 2, "normal", ["catan.lacking"]),
        ({}, ["wool"], "easy", ["catan.bank_alone"]),
    ],
)
def test_a_computer_says_why_it_declines(position: Any, give: list[str], level: Level, because: list[str]) -> None:
    """The reason does not tell whether the computer has the cards."""
    for held in ({"ore": 3}, {"grain": 3}):
        table = scene(hands={A: {"wool": 2}, B: held}, settlements={B: ["V18"]}, **position)
        do(table, "offer", {"give": give, "get": ["grain"] * 2})
        before = table.view(None)
        (event,) = (one for one in do(table, (B, "decline:1")) if one.kind == "catan.declined")
        assert [reason.kind for reason in GAMES["catan"].reasons(before, event, B, level)] == because


def test_knights_are_kept_active_when_the_barbarians_are_near() -> None:
    table = ck(knights=[[A, "V18", 2]], cities={A: ["V0"]}, hands={A: {"grain": 2, "ore": 3}}, ship=5)
    assert answer(table, A) == ["activate:V18"]


def test_the_least_needed_cards_are_discarded() -> None:
    table = scene(
        phase="roll",
        coming=[[3, 4]],
        settlements={A: ["V18"]},
        hands={A: {"wool": 5, "grain": 2, "ore": 3}, B: {"ore": 1}},
    )
    do(table, (A, answer(table, A)))
    assert hand(table) == {"grain": 2, "ore": 3}


def test_without_need_it_stays_silent() -> None:
    table = scene(hands={A: {"ore": 1}, B: {"ore": 1}})
    assert ids(table, B) == ["offer"]
    assert answer(table, B) is None


# Its own offers: a settlement lacks one grain, and wool is spare.

LACKING: dict[str, Any] = {
    "settlements": {A: ["V18"]},
    "roads": {A: ["E28", "E36", "E27", "E35"]},
    "hands": {A: {"lumber": 1, "brick": 1, "wool": 3}, B: {"grain": 3}, C: {"ore": 1}},
}


def test_the_one_missing_card_is_asked_of_all_for_spare_cards() -> None:
    table = scene(**LACKING)
    assert answer(table, A) == ["offer"]
    do(table, "offer")
    assert answer(table, A) == {"give": ["wool"], "get": ["grain"], "to": []}
    do(table, answer(table, A))
    assert answer(table, A) is None, "it lets others answer first"
    do(table, (B, "accept:1"))
    assert answer(table, A) == ["confirm:1:1"]


def test_no_offer_goes_to_a_seat_that_has_refused_its_kinds() -> None:
    table = scene(**LACKING)
    do(table, "offer", answer_of(table, "offer"), (B, "decline:1"))
    assert answer(table, A) is None, "one is open"
    do(table, "withdraw:1", "offer")
    assert answer(table, A) == {"give": ["wool", "wool"], "get": ["grain"], "to": ["seat:2"]}, "the other seat only"
    do(table, answer(table, A), (C, "decline:2"))
    assert answer(table, A) == ["end"]


def test_an_offer_that_was_not_answered_is_made_again_after_the_turn_of_its_recipient() -> None:
    table = scene(**LACKING)
    do(table, "offer", answer_of(table, "offer"), "end")
    assert {(one.seat, one.give, one.get) for one in sight(table).refusals} == {
        (B, ("wool",), ("grain",)),
        (C, ("wool",), ("grain",)),
    }
    while sight(table).turn != C or sight(table).phase != "act":
        do(table, (table.asks[0].seat, table.asks[0].default or [table.asks[0].options[0].id]))
    do(table, (C, "end"))
    assert not sight(table).refusals


def answer_of(table: Table, *before: Any) -> Choice | None:
    fork = table.fork()
    do(fork, *before)
    return answer(fork, A)


def test_no_offer_if_two_cards_are_missing_or_only_the_leader_has_cards() -> None:
    few = {A: {"lumber": 1, "wool": 3}, B: {"grain": 3}}
    assert answer(scene(**{**LACKING, "hands": few}), A) == ["end"]
    leading = {"cities": {B: ["V0", "V2", "V7", "V9"]}, "hands": {**LACKING["hands"], C: {}}}
    assert answer(scene(**{**LACKING, **leading}), A) == ["end"]


def test_it_does_not_trade_with_the_leader_even_if_it_accepts() -> None:
    table = scene(**{**LACKING, "cities": {B: ["V0", "V2", "V7", "V9"]}})
    do(table, "offer", answer_of(table, "offer"), (B, "accept:1"), (C, "decline:1"))
    assert answer(table, A) == ["withdraw:1"]


def test_in_anothers_turn_only_one_seat_makes_an_offer() -> None:
    hands = {B: LACKING["hands"][A], A: {"grain": 2, "ore": 2}}
    board: dict[str, Any] = {"settlements": {B: ["V18"]}, "roads": {B: LACKING["roads"][A]}, "hands": hands}
    assert answer(scene(number=4, **board), B) is None, "it is another's turn to speak up"
    table = scene(number=5, **board)
    assert answer(table, B) == ["offer"]
    do(table, (B, "offer"), (B, {"give": ["wool"], "get": ["grain"]}))
    assert answer(table, A) == ["accept:1"], "wool is what a development card wants"
    do(table, "accept:1")
    assert answer(table, B) is None, "one has been made"


# Knights


def test_a_spare_knight_chases_the_robber_off_an_own_hex() -> None:
    board: dict[str, Any] = {"knights": [[A, "V18", 1, True, True]], "cities": {A: ["V9"]}, "attacks": 1}
    assert answer(ck(robber="H5", **board), A) == ["chase:V18"]
    assert answer(ck(robber="H9", **board), A) == ["end"], "there it harms no one"
    assert answer(ck(robber="H5", ship=5, **board), A) == ["end"], "the barbarians are near"


def test_a_knight_is_displaced_from_a_site_and_from_the_longest_road() -> None:
    roads = {A: ["E28", "E36"], B: ["E43", "E44", "E45", "E46", "E47"]}
    knights = [[A, "V18", 2, True, True], [B, "V30", 1]]
    table = ck(roads=roads, knights=knights, settlements={A: ["V0"]})
    assert answer(table, A) == ["displace:V18>V30"]
    assert answer(ck(roads=roads, knights=knights, ship=5, cities={A: ["V0"]}), A) == ["end"]


def test_a_knight_makes_way_for_a_settlement() -> None:
    board: dict[str, Any] = {"roads": {A: ["E28"]}, "knights": [[A, "V18", 1, True, True]]}
    assert answer(ck(**board, settlements={A: ["V0"], B: ["V30"]}), A) == ["move:V18>V24"]
    assert answer(ck(**board, settlements={A: ["V0"], B: ["V9"]}), A) == ["end"], "there is another site"


# Level hard


def answer_of_hard(table: Table, seat: int) -> Choice | None:
    return choose_well(sight(table, seat), ask(table, seat), random.Random(1))


def test_hard_asks_for_the_rarer_of_two_missing_cards() -> None:
    hands = {A: {"lumber": 1, "wool": 3}, B: {"grain": 3}}
    table = scene(**{**LACKING, "hands": hands})
    assert answer_of_hard(table, A) == ["offer"]
    do(table, "offer")
    made = answer_of_hard(table, A)
    assert isinstance(made, dict)
    assert made["give"] == ["wool"]
    income = keen(sight(table, A), A).income
    assert made["get"] == [min(("brick", "grain"), key=lambda kind: income[kind])]


@pytest.mark.parametrize("mode", ["base", "ck"])
def test_a_road_lengthens_as_foreseen(mode: str) -> None:
    looked, found = 0, set[bool]()
    for table, question in asks_of("catan", 3, {"mode": mode}, 2):
        roads = [option.id for option in question.options if option.id.startswith("road:")]
        if question.kind != "catan.act" or not roads or table.state.offers:
            continue
        view: Any = sight(table, question.seat)
        for road in roads:
            fork = table.fork()
            do(fork, (question.seat, road))
            longer = sight(fork, question.seat).players[question.seat].length > view.players[question.seat].length
            assert Valuation(view, question.seat).lengthens(int(road.partition(":E")[2])) == longer
            found.add(longer)
        looked += 1
        if looked == 12:
            break
    assert found == {True, False}


def test_hard_saves_for_improvements_whose_commodities_it_produces() -> None:
    table = ck(cities={A: ["V0"]}, hands={A: {"wool": 1}})
    view = sight(table, A)
    valuation = keen(view, A)
    goals = [cost for cost, _ in valuation.goals if set(cost) <= {"paper", "cloth", "coin"}]
    assert goals == [{kind: 1} for kind in ("paper", "cloth", "coin") if valuation.income[kind]] != []
    assert not any(cost in goals for cost, _ in Valuation(view, A).goals)


def test_the_end_of_a_turn_tells_no_goal_that_has_no_name() -> None:
    table = ck(cities={A: ["V0"]}, hands={A: {"wool": 1}})
    before = table.view(None)
    event = next(one for one in do(table, "end") if one.kind == "catan.turn_ended")
    assert GAMES["catan"].reasons(before, event, A, "hard") == []
