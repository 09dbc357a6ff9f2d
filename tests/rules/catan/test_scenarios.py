"""The twelve scenarios that cross rules (section 12)."""

import pytest

from rules.kernel import IllegalChoice
from tests.rules.catan.scene import (
    A,
    B,
    again,
    cities,
    cities_sight,
    ck,
    do,
    hand,
    holder,
    ids,
    kind,
    knights,
    length,
    metropolises,
    of,
    points,
    rolling,
    sight,
    state,
    told,
)

KEEP = {A: {"brick": 1}}
LINE = ["E24", "E25", "E26", "E27", "E28", "E29"]


@pytest.mark.example("S1")
def test_first_attack_and_seven_in_one_roll() -> None:
    table = rolling("ck", 3, 4, "ship", ship=6, hands={A: {"brick": 9}})
    assert (cities(table).attacks, kind(table)) == (1, "discard")
    do(table, ["brick"] * 4)
    assert kind(table) == "robber"


@pytest.mark.example("S2")
def test_a_knight_interrupts_the_award_and_moving_on_restores_it() -> None:
    hands = {A: {"wool": 1, "ore": 1, "grain": 1, "brick": 1}, B: {"brick": 1}}
    table = ck(roads={B: LINE, A: ["E35", "E42"]}, hands=hands, coming=[[1, 1, "trade"]] * 4)
    assert (holder(table), length(table, B)) == (B, 6)
    do(table, "knight:V23")
    assert (holder(table), points(table)[B], length(table, B)) == (None, 0, 3)
    do(table, "activate:V23", "end", "end", "move:V23>V29")
    assert (holder(table), points(table)[B]) == (B, 2)


@pytest.mark.example("S3")
def test_a_city_falls_with_five_settlements_on_the_board() -> None:
    five = {A: ["V18", "V30", "V40", "V22", "V42"]}
    table = rolling("ck", 1, 1, "ship", ship=6, cities={A: ["V0"]}, settlements=five, hands=KEEP)
    assert (cities(table).reduced, points(table)[A], sight(table).players[A].settlements) == ([0], 6, 0)
    assert cities_sight(table).threat == 0


@pytest.mark.example("S4")
def test_a_stolen_metropolis_leaves_a_city_that_can_fall() -> None:
    table = ck(
        cities={A: ["V0"], B: ["V18"]},
        metropolises={"trade": "V18"},
        improvements={A: {"trade": 4}, B: {"trade": 4}},
        hands={A: {"cloth": 5, "brick": 1}, B: {"brick": 1}},
        ship=6,
        coming=[[1, 1, "ship"]],
    )
    do(table, "improve:trade")
    assert metropolises(table) == {"trade": A}
    events = do(table, "end")
    assert told(events, "city_lost") == [{"seat": B, "place": "V18", "wall": False, "reduced": False}]


@pytest.mark.example("S5")
def test_thirteen_points_by_defender_off_turn_are_lost_to_a_merchant() -> None:
    table = rolling(
        *("ck", 1, 1, "ship"),
        ship=6,
        cities={B: ["V2", "V7", "V9", "V47"]},
        settlements={A: ["V18"]},
        defender={B: 3},
        merchant="H1",
        merchant_seat=B,
        knights=[[B, "V30", 3, True], [B, "V40", 3, True]],
        cards={A: ["merchant"]},
        hands={**KEEP, B: {"brick": 1}},
    )
    assert (points(table)[B], table.over) == (13, False)
    do(table, "play:merchant", "H4", "end")
    assert (points(table)[B], table.over, sight(table).turn) == (12, False, B)


@pytest.mark.example("S6")
def test_a_spy_played_with_five_cards_ends_with_five() -> None:
    five = ["spy", "smith", "crane", "mining", "wedding"]
    table = ck(cards={A: five, B: ["bishop"]}, hands=KEEP)
    do(table, "play:spy")
    assert (len(cities(table).held[A]), "bishop" in cities(table).held[A], cities(table).held[B]) == (5, True, [])


@pytest.mark.example("S7")
def test_a_knight_upgraded_by_payment_is_no_choice_for_the_smith() -> None:
    hands = {A: {"wool": 1, "ore": 1, "brick": 1}}
    table = ck(cards={A: ["smith"]}, knights=[[A, "V18", 1]], improvements={A: {"politics": 3}}, hands=hands)
    do(table, "upgrade:V18")
    assert of(table, "play") == []


@pytest.mark.example("S8")
def test_intrigue_on_a_knight_without_a_free_vertex_removes_it() -> None:
    table = ck(cards={A: ["intrigue"]}, roads={A: ["E28"]}, knights=[[B, "V24", 2, True]], hands=KEEP)
    events = do(table, "play:intrigue")
    assert (knights(table), told(events, "knight_lost")) == ({}, [{"seat": B, "level": 2}])


@pytest.mark.example("S9")
def test_a_shortage_of_commodities_is_computed_by_kind() -> None:
    table = rolling(
        *("ck", 3, 5, "trade"),
        cities={A: ["V26"], B: ["V37"]},
        hands={**KEEP, 2: {"coin": 11}},
        options={"discard_limit": "15"},
    )
    assert (hand(table), hand(table, B)) == ({"brick": 1, "ore": 1}, {"ore": 1})
    many = {"discard_limit": "15"}
    alone = rolling("ck", 3, 5, "trade", cities={A: ["V26"]}, hands={**KEEP, 2: {"coin": 11}}, options=many)
    assert hand(alone) == {"brick": 1, "ore": 1, "coin": 1}


@pytest.mark.example("S10")
def test_a_second_crane_in_a_turn_is_refused() -> None:
    table = ck(cards={A: ["crane", "crane"]}, cities={A: ["V18"]}, hands=KEEP)
    do(table, "play:crane", "science")
    with pytest.raises(IllegalChoice, match="unknown_option"):
        do(table, "play:crane")


@pytest.mark.example("S11")
def test_merchant_fleet_and_the_third_level_of_trade_in_one_turn() -> None:
    table = ck(
        cards={A: ["merchant_fleet"]},
        improvements={A: {"trade": 3}},
        settlements={A: ["V0"]},
        hands={A: {"ore": 2, "cloth": 2, "wool": 3}},
    )
    do(table, "play:merchant_fleet", "ore")
    rates = sight(table, A).rates
    assert (rates["ore"], rates["cloth"], rates["wool"]) == (2, 2, 3)
    do(table, "bank:ore>brick", "bank:cloth>brick", "bank:wool>brick")
    assert hand(table) == {"brick": 3}


@pytest.mark.example("S12")
def test_a_longest_road_rebuilt_by_the_diplomat_to_equal_length_keeps_the_award() -> None:
    table = ck(cards={A: ["diplomat"]}, roads={A: LINE[:5]}, hands=KEEP)
    assert (holder(table), length(table)) == (A, 5)
    do(table, "play:diplomat", "E28")
    assert (holder(table), length(table), kind(table)) == (A, 4, "diplomat.rebuild")
    events = do(table, "road:E23")
    assert (holder(table), length(table), told(events, "longest_road")) == (A, 5, [])
    assert state(again(table)).longest == A
    assert "end" in ids(table)
