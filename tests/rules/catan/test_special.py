"""Five and six players: the large island and special building (K120 to K123, D17)."""

import pytest

from rules.kernel import IllegalChoice
from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    asked,
    cities_sight,
    ck,
    default,
    do,
    hand,
    ids,
    kind,
    knights,
    of,
    points,
    scene,
    sight,
    told,
)

E = 4
ROAD = {"lumber": 2, "brick": 2}


@pytest.mark.rule("K120", "K121")
def test_five_and_six_play_by_the_same_rules_on_the_large_island() -> None:
    table = ck(seats=5, hands={A: {"ore": 1}})
    assert (len(sight(table).hexes), cities_sight(table).decks["trade"], len(sight(table).harbours)) == (30, 18, 11)


@pytest.mark.rule("K122", "D17")
@pytest.mark.example("K123")
def test_seats_with_a_flag_build_in_turn_order_after_a_turn() -> None:
    flags = {B: True, D: True}
    table = scene(seats=5, hands={A: {"ore": 1}, B: ROAD, D: ROAD}, roads={B: ["E28"], D: ["E0"]}, flags=flags)
    do(table, "end")
    assert (kind(table), asked(table).seat, table.turn.seat, default(table, B)) == ("special", B, B, ["pass"])
    do(table, "road:E29", "pass")
    assert asked(table).seat == D
    events = do(table, "pass")
    assert (hand(table, B), told(events, "turn")[0]["seat"]) == ({"lumber": 1, "brick": 1}, B)
    assert sight(table).players[B].flag


@pytest.mark.rule("K122")
def test_a_flag_goes_up_and_down_while_another_plays() -> None:
    table = scene(seats=5, hands={A: {"ore": 1}, C: ROAD}, roads={C: ["E28"]})
    do(table, (C, "flag"))
    assert sight(table).players[C].flag
    do(table, (C, "unflag"))
    assert not sight(table).players[C].flag
    # It can be set until the turn ends, after any other act.
    do(table, (C, "flag"), (C, "unflag"), (C, "flag"))
    assert (sight(table).players[C].flag, "unflag" in ids(table, C)) == (True, False)
    do(table, "end")
    assert kind(table) == "special"
    small = scene(seats=4, hands={A: {"ore": 1}, C: ROAD})
    assert "flag" not in ids(small, C)


@pytest.mark.rule("K122")
def test_special_building_allows_building_only() -> None:
    rich = {"lumber": 4, "brick": 4, "wool": 2, "grain": 4, "ore": 5, "coin": 1}
    table = ck(
        seats=5,
        hands={A: {"ore": 1}, B: rich},
        cards={B: ["irrigation", "warlord"]},
        roads={B: ["E28", "E29", "E30"]},
        settlements={B: ["V18"]},
        cities={B: ["V40"]},
        knights=[[B, "V24", 1, True]],
        flags={B: True},
    )
    do(table, "end")
    verbs = {id_.partition(":")[0] for id_ in ids(table, B)}
    assert verbs == {"road", "settlement", "city", "knight", "upgrade", "wall", "improve", "pass"}
    base = scene(seats=5, hands={A: {"ore": 1}, B: rich | {"coin": 0}}, cards={B: ["knight"]}, flags={B: True})
    do(base, "end")
    assert {id_.partition(":")[0] for id_ in ids(base, B)} == {"development", "pass"}


@pytest.mark.rule("K123")
def test_cards_bought_and_knights_activated_may_be_used_in_the_next_own_turn() -> None:
    hands = {A: {"ore": 1}, B: {"grain": 1, "wool": 1, "ore": 3}}
    table = ck(
        seats=5,
        hands=hands,
        roads={B: ["E28"]},
        knights=[[B, "V24", 1]],
        flags={B: True},
        coming=[[1, 1, "trade"]],
    )
    do(table, "end", "activate:V24", "upgrade:V24")
    assert of(table, "upgrade", B) == []
    do(table, "pass")
    assert knights(table) == {"V24": (B, 2, True)}
    assert of(table, "move", B) == ["V24>V18"]
    bought = scene(seats=5, hands=hands, deck=["monopoly"], flags={B: True}, coming=[[1, 1]])
    do(bought, "end", "development", "pass", "roll")
    assert "play:monopoly:ore" in ids(bought, B)


@pytest.mark.rule("K123", "K57")
@pytest.mark.example("K123")
def test_no_one_wins_in_special_building() -> None:
    twelve = {D: ["V0", "V2", "V7", "V9"]}
    table = ck(
        seats=5,
        turn=B,
        cities=twelve,
        defender={D: 4},
        roads={D: ["E40", "E41"]},
        hands={B: {"ore": 1}, C: {"ore": 1}, D: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}},
        flags={D: True},
    )
    do(table, "end")
    site = of(table, "settlement", D)[0]
    do(table, f"settlement:{site}")
    assert (points(table)[D], table.over) == (13, False)
    assert asked(table).seat == C
    do(table, (D, "unflag"), "end")
    assert table.over


@pytest.mark.rule("K122")
def test_a_seat_sets_only_its_own_flag() -> None:
    table = scene(seats=5, hands={A: {"ore": 1}})
    with pytest.raises(IllegalChoice):
        do(table, (E, "unflag"))


@pytest.mark.rule("K122")
def test_an_idle_turn_stays_open_for_flags() -> None:
    """E's roll gives B the last cards for a settlement, while E has nothing and could only end the turn."""
    land = ["pasture" if hex_ == 29 else "desert" for hex_ in range(30)]
    table = scene(
        seats=5,
        turn=E,
        phase="roll",
        hands={B: {"lumber": 1, "brick": 1, "grain": 1}},
        settlements={B: ["V79"]},
        roads={B: ["E0"]},
        terrain=land,
        numbers=[4 if kind == "pasture" else 0 for kind in land],
        robber="H0",
        coming=[[2, 2]],
    )
    assert hand(table, B)["wool"] == 1
    assert (asked(table).seat, ids(table, E), default(table, E)) == (E, ["flag", "end"], ["end"])
    do(table, (B, "flag"))
    # All the others hold no card, so the turn ends by itself.
    assert (kind(table), asked(table).seat) == ("special", B)
    assert of(table, "settlement", B)


@pytest.mark.rule("K122")
def test_a_flag_goes_up_in_the_own_turn_and_stays_up_for_those_of_others() -> None:
    """Against computers there may be no other moment, because they end their turns at once."""
    table = scene(seats=5, hands={A: {"ore": 1}, B: {"ore": 1}, C: ROAD}, turn=C)
    do(table, "flag")
    assert (sight(table).players[C].flag, kind(table), asked(table).seat) == (True, "act", C)
    do(table, "end")
    assert asked(table).seat != C, "after the own turn only others build"
    for _ in range(20):
        if kind(table) == "special":
            break
        do(table, default(table, asked(table).seat))
    assert (kind(table), asked(table).seat) == ("special", C)
    do(table, "pass")
    assert sight(table).players[C].flag


@pytest.mark.rule("K122")
def test_a_turn_ends_by_itself_if_no_one_could_build() -> None:
    """Only the seat with a flag holds a card: the turn ends by itself, and the next one rolls."""
    table = scene(seats=5, turn=E, phase="roll", hands={B: ROAD}, flags={B: True}, coming=[[1, 1]])
    assert (kind(table), asked(table).seat) == ("special", B)
    small = scene(seats=4, turn=D, phase="roll", hands={B: ROAD}, coming=[[1, 1], [1, 1], [1, 1]])
    assert asked(small).seat == B


@pytest.mark.rule("K122")
def test_an_open_turn_does_not_reveal_a_hand() -> None:
    rich, poor = (
        scene(seats=5, turn=E, phase="roll", hands={B: cards}, roads={B: ["E28"]}, coming=[[1, 1]])
        for cards in (ROAD, {"ore": 4})
    )
    assert rich.asks == poor.asks


@pytest.mark.rule("K122")
def test_a_flag_goes_up_before_the_roll_too() -> None:
    table = scene(seats=5, phase="roll", cards={A: ["knight"]}, hands={A: {"ore": 1}, C: ROAD}, coming=[[1, 1]])
    assert (kind(table), ids(table, C)) == ("roll", ["flag"])
    do(table, (C, "flag"), (A, "roll"), (A, "end"))
    assert (kind(table), asked(table).seat) == ("special", C)
