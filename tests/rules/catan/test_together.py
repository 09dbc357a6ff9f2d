"""Decisions out of turn and of several seats (section 11): their asks and their defaults."""

import random

import pytest

from bench.games.random_play import step
from rules.kernel import Table, check_choice
from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    asked,
    cities,
    default,
    do,
    hand,
    kind,
    rolling,
    scene,
    sight,
    state,
    told,
    who,
)

KEEP = {A: {"brick": 1}}


@pytest.mark.example("11a")
def test_a_lost_attack_then_discards_then_the_robber() -> None:
    table = rolling(
        *("ck", 3, 4, "ship"),
        ship=6,
        attacks=1,
        cities={B: ["V0", "V2"], C: ["V26", "V33"]},
        walls=["V0", "V2"],
        hands={A: {"brick": 8}, B: {"ore": 10}},
    )
    assert who(table, "city_lost") == [B, C]
    do(table, (C, "V26"), (B, "V0"))
    assert (sight(table).players[B].limit, who(table, "discard")) == (9, [A, B])
    do(table, (A, ["brick"] * 4), (B, ["ore"] * 5))
    assert (kind(table), asked(table).seat) == ("robber", A)


@pytest.mark.rule("D1", "D4", "D5", "D7", "D11", "D12", "D13")
def test_joint_asks_are_secret_until_all_are_answered() -> None:
    tables = [
        (rolling("base", 3, 4, hands={A: {"ore": 8}, B: {"ore": 8}}), "discard"),
        (rolling("ck", 1, 1, "ship", ship=6, cities={A: ["V0", "V2"], B: ["V7", "V9"]}, hands=KEEP), "city_lost"),
        (rolling("ck", 1, 1, "trade", improvements={A: {"science": 3}, B: {"science": 3}}, hands=KEEP), "aqueduct"),
    ]
    for table, what in tables:
        assert who(table, what) == [A, B]
        assert all(one.together and one.secret for one in table.asks)
        first, second = (one.default for one in table.asks)
        assert not do(table, (A, first))
        assert do(table, (B, second))


@pytest.mark.rule("D6")
def test_no_one_is_asked_to_put_back_on_the_own_turn() -> None:
    four = ["crane", "smith", "mining", "wedding"]
    table = rolling(
        "ck", 1, 1, "trade", improvements={A: {"trade": 1}}, cards={A: four}, decks={"trade": ["merchant"]}, hands=KEEP
    )
    do(table, "roll")
    assert (kind(table), len(cities(table).held[A])) == ("act", 5)


@pytest.mark.rule("D14", "D15", "D16", "D19")
def test_every_default_is_legal() -> None:
    rng = random.Random(5)
    for mode, seats in (("base", 3), ("ck", 4), ("ck", 5)):
        table = Table.new("catan", seats=seats, seed=seats, options={"mode": mode})
        for _ in range(900):
            if table.over:
                break
            for one in table.asks:
                if one.default is not None:
                    check_choice(one, one.default)
                else:
                    assert one.optional
            step(table, rng)


@pytest.mark.rule("D2", "D19")
def test_a_table_that_plays_defaults_rolls_ends_turns_and_robs_the_leader() -> None:
    table = scene(phase="roll", cards={A: ["knight"]}, hands={A: {"ore": 1}, B: {"ore": 1}}, coming=[[1, 2]])
    assert default(table, A) == ["roll"]
    do(table, "roll")
    assert default(table, A) == ["end"]
    position = {"settlements": {B: ["V18"], C: ["V41", "V44"]}, "cities": {D: ["V26"]}, "hands": {D: {"ore": 1}}}
    table = rolling("base", 3, 4, robber="H0", **position)
    assert default(table, A) == ["H11:3"]


@pytest.mark.rule("D3")
def test_an_open_offer_delays_and_calls_no_one() -> None:
    table = scene(hands={A: {"ore": 1}, B: {"wool": 1}})
    do(table, "offer", {"give": ["ore"], "get": ["wool"]})
    assert [(one.seat, one.optional) for one in table.asks] == [(A, False), (B, True)]
    do(table, "end")
    assert told(do(table, "end"), "turn_ended")


@pytest.mark.rule("D8", "D9", "D10", "D17", "D18")
def test_offers_of_others_wait_while_a_seat_must_answer() -> None:
    table = scene(hands={A: {"ore": 2}, B: {"wool": 2}}, cards={A: ["knight"]}, settlements={B: ["V0"]})
    assert who(table, "reply") == [B]
    do(table, "play:knight", "H0:1")
    assert (hand(table), who(table, "reply")) == ({"wool": 1, "ore": 2}, [B])
    assert state(table).phase == "act"


def test_a_loaded_table_has_the_same_open_offers_and_discards() -> None:
    table = scene(hands={A: {"ore": 2}, B: {"wool": 2}})
    do(table, "offer", {"give": ["ore"], "get": ["wool"]})
    loaded = Table.load(table.dump())
    assert (loaded.asks, loaded.proposals, sight(loaded)) == (table.asks, table.proposals, sight(table))
    table = rolling("base", 3, 4, hands={A: {"ore": 8}, B: {"ore": 8}})
    do(table, (B, ["ore"] * 4))
    loaded = Table.load(table.dump())
    do(loaded, (A, ["ore"] * 4))
    assert hand(loaded, B) == {"ore": 4}
