"""Five and six players: the large island and special building (K120 to K123, D17)."""

import pytest

from rules.kernel import IllegalChoice
from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    asked,
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
    assert (len(sight(table).hexes), sight(table).decks["trade"], len(sight(table).harbours)) == (30, 18, 11)


@pytest.mark.rule("K122", "D17")
@pytest.mark.example("K123")
def test_after_a_turn_whoever_asked_for_it_builds_in_turn_order() -> None:
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
    # It can be set until the turn ends, whatever was said before.
    do(table, (C, "flag"), (C, "unflag"), (C, "flag"))
    assert (sight(table).players[C].flag, "unflag" in ids(table, C)) == (True, False)
    do(table, "end")
    assert kind(table) == "special"
    small = scene(seats=4, hands={A: {"ore": 1}, C: ROAD})
    assert "flag" not in ids(small, C)


@pytest.mark.rule("K122")
def test_special_building_builds_and_does_nothing_else() -> None:
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
def test_what_was_bought_or_activated_may_be_used_in_the_own_turn_that_follows() -> None:
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
def test_nobody_wins_in_special_building() -> None:
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
def test_flags_are_nobody_elses() -> None:
    table = scene(seats=5, hands={A: {"ore": 1}})
    with pytest.raises(IllegalChoice):
        do(table, (E, "unflag"))
