"""Knights (K63 to K71)."""

import pytest

from tests.rules.catan.scene import (
    A,
    B,
    C,
    ask,
    cities_sight,
    ck,
    default,
    do,
    hand,
    holder,
    ids,
    kind,
    knights,
    length,
    of,
    rolling,
    sight,
    told,
)

RICH = {"wool": 4, "ore": 4, "grain": 4}
KEEP = {"brick": 1}


@pytest.mark.rule("K63")
@pytest.mark.example("K63")
def test_a_knight_is_placed_at_an_own_road_on_an_empty_vertex() -> None:
    table = ck(roads={A: ["E27", "E28"]}, settlements={A: ["V18"]}, hands={A: {"wool": 1, "ore": 1, **KEEP}})
    assert of(table, "knight") == ["V23", "V24"]
    do(table, "knight:V24")
    assert (hand(table), knights(table)) == (KEEP, {"V24": (A, 1, False)})


@pytest.mark.rule("K64")
@pytest.mark.example("K64")
def test_two_of_each_level_and_no_third() -> None:
    roads = {A: ["E24", "E25", "E26", "E27"]}
    table = ck(roads=roads, knights=[[A, "V16", 1], [A, "V17", 1]], hands={A: RICH})
    assert of(table, "knight") == []
    do(table, "upgrade:V16")
    assert of(table, "knight") == ["V18", "V22", "V23"]
    assert cities_sight(table).players[A].knights == (1, 1, 2)


@pytest.mark.rule("K64")
def test_strength_is_the_level_of_active_knights() -> None:
    table = ck(
        knights=[[A, "V16", 1, True], [A, "V18", 2, True], [A, "V20", 3, True], [A, "V0", 3, False]], hands={A: RICH}
    )
    assert (cities_sight(table).players[A].strength, cities_sight(table).defence) == (6, 6)


@pytest.mark.rule("K65", "K66")
@pytest.mark.example("K65", "K66")
def test_a_knight_activated_acts_only_in_a_later_turn() -> None:
    table = ck(roads={A: ["E27", "E28"]}, hands={A: RICH, B: KEEP}, coming=[[1, 1, "trade"]] * 4)
    do(table, "knight:V24", "upgrade:V24", "activate:V24")
    assert hand(table) == {"wool": 2, "grain": 3, "ore": 2}
    assert knights(table) == {"V24": (A, 2, True)}
    assert of(table, "move") == of(table, "upgrade") == []
    do(table, "end", "end")
    assert of(table, "move") == ["V24>V18", "V24>V23"]
    do(table, "move:V24>V23")
    assert knights(table) == {"V23": (A, 2, False)}
    do(table, "activate:V23")
    assert of(table, "move") == []


@pytest.mark.rule("K65")
def test_after_an_attack_a_knight_is_tired() -> None:
    table = rolling("ck", 1, 1, "ship", ship=6, roads={A: ["E28"]}, knights=[[A, "V18", 1, True]], hands={A: RICH})
    assert knights(table) == {"V18": (A, 1, False)}
    do(table, "activate:V18")
    assert of(table, "move") == []


@pytest.mark.rule("K66")
def test_upgrading_keeps_active_and_needs_stock_and_fortress() -> None:
    table = ck(knights=[[A, "V16", 1, True], [A, "V18", 2, False]], hands={A: RICH})
    assert of(table, "upgrade") == ["V16"]
    do(table, "upgrade:V16")
    assert knights(table)["V16"] == (A, 2, True)
    table = ck(knights=[[A, "V18", 2, False]], improvements={A: {"politics": 3}}, hands={A: RICH})
    do(table, "upgrade:V18")
    assert knights(table) == {"V18": (A, 3, False)}
    table = ck(knights=[[A, "V16", 1], [A, "V18", 2], [A, "V20", 2]], hands={A: RICH})
    assert of(table, "upgrade") == []


@pytest.mark.rule("K67", "K80")
def test_without_fortress_no_knight_becomes_mighty_by_upgrade() -> None:
    for level, offered in ((2, []), (3, ["V18"])):
        table = ck(knights=[[A, "V18", 2]], improvements={A: {"politics": level}}, hands={A: RICH})
        assert of(table, "upgrade") == offered


@pytest.mark.rule("K68")
def test_a_knight_blocks_but_is_no_building() -> None:
    table = rolling("ck", 4, 5, "trade", knights=[[B, "V6", 1]], hands={A: KEEP})
    assert hand(table, B) == {}
    line = ["E24", "E25", "E26", "E27", "E28"]
    table = ck(roads={A: line}, knights=[[B, "V23", 1]], hands={A: {"lumber": 1, "brick": 1}})
    assert (length(table), holder(table)) == (3, None)


@pytest.mark.rule("K69")
@pytest.mark.example("K69")
def test_moving_along_own_roads_and_displacing_the_weaker() -> None:
    table = ck(
        roads={A: ["E28", "E36", "E44"], B: ["E37"]},
        knights=[[A, "V18", 2, True], [B, "V30", 1]],
        hands={A: KEEP, B: KEEP},
    )
    assert of(table, "move") == ["V18>V24"]
    assert of(table, "displace") == ["V18>V30"]


@pytest.mark.rule("K69")
@pytest.mark.parametrize(("level", "offered"), [(1, []), (2, ["V18>V24"])])
def test_only_a_lower_level_is_displaced_active_or_not(level: int, offered: list[str]) -> None:
    table = ck(roads={A: ["E28"]}, knights=[[A, "V18", level, True], [B, "V24", 1, True]], hands={A: KEEP, B: KEEP})
    assert of(table, "displace") == offered


@pytest.mark.rule("K69")
def test_the_way_passes_own_pieces() -> None:
    roads = {A: ["E28", "E36", "E44"]}
    table = ck(roads=roads, settlements={A: ["V24"]}, knights=[[A, "V18", 1, True]], hands={A: KEEP})
    assert of(table, "move") == ["V18>V30", "V18>V35"]


@pytest.mark.rule("K69")
def test_chasing_the_robber_moves_it_and_steals() -> None:
    position = {
        "knights": [[A, "V18", 1, True], [A, "V30", 1, True]],
        "settlements": {B: ["V0"]},
        "hands": {A: KEEP, B: {"ore": 2}},
    }
    assert of(ck(robber="H9", **position), "chase") == []
    table = ck(robber="H9", attacks=1, **position)
    assert of(table, "chase") == ["V18", "V30"]
    do(table, "chase:V18", "H0:1")
    assert (hand(table), sight(table).robber, knights(table)["V18"]) == ({**KEEP, "ore": 1}, 0, (A, 1, False))
    assert of(table, "chase") == []


@pytest.mark.rule("K69")
def test_several_knights_chase_in_one_turn() -> None:
    table = ck(robber="H9", attacks=1, knights=[[A, "V18", 1, True], [A, "V41", 1, True]], hands={A: KEEP})
    do(table, "chase:V18", "H14")
    assert of(table, "chase") == ["V41"]


DRIVEN = {
    "roads": {A: ["E45"], B: ["E36", "E44"]},
    "knights": [[A, "V36", 2, True], [B, "V30", 1, True]],
    "hands": {A: KEEP, B: KEEP},
}
"""The first seat's knight can displace the second's from V30, from which roads lead to V24 and V35."""


@pytest.mark.rule("K70", "D8")
@pytest.mark.example("K70")
def test_a_displaced_knight_with_one_way_out_takes_it_unasked() -> None:
    table = ck(settlements={B: ["V35"]}, **DRIVEN)
    events = do(table, "displace:V36>V30")
    assert knights(table) == {"V30": (A, 2, False), "V24": (B, 1, True)}
    assert told(events, "relocated") == [{"seat": B, "before": "V30", "place": "V24"}]


@pytest.mark.rule("K70")
@pytest.mark.example("K70")
def test_a_displaced_knight_without_a_way_out_goes_back_to_stock() -> None:
    table = ck(settlements={B: ["V35"], C: ["V24"]}, **DRIVEN)
    events = do(table, "displace:V36>V30")
    assert knights(table) == {"V30": (A, 2, False)}
    assert told(events, "knight_lost") == [{"seat": B, "level": 1}]
    assert cities_sight(table).players[B].knights == (2, 2, 2)


@pytest.mark.rule("K70", "D8")
def test_the_owner_chooses_the_new_place_of_a_displaced_knight() -> None:
    table = ck(**DRIVEN)
    do(table, "displace:V36>V30")
    assert (kind(table), ids(table, B), default(table, B)) == ("relocate", ["V24", "V35"], ["V24"])
    assert ask(table, B).args == {"place": "V30", "level": 1}
    do(table, (B, "V35"))
    assert knights(table) == {"V30": (A, 2, False), "V35": (B, 1, True)}


@pytest.mark.rule("K70")
def test_the_vertex_that_the_displacing_knight_left_counts_as_empty() -> None:
    table = ck(
        roads={A: ["E36", "E44"], B: ["E28", "E27", "E35", "E43"]},
        knights=[[A, "V24", 2, True], [B, "V35", 1]],
        settlements={B: ["V29", "V18"]},
        hands={A: KEEP, B: KEEP},
    )
    do(table, "displace:V24>V35")
    assert ids(table, B) == ["V23", "V24"]


@pytest.mark.rule("K71")
def test_a_moved_knight_can_cut_and_restore_the_longest_road() -> None:
    line = ["E24", "E25", "E26", "E27", "E28"]
    table = ck(
        roads={B: line, A: ["E20", "E13"]}, knights=[[A, "V13", 1, True]], hands={A: {"grain": 1, **KEEP}, B: KEEP}
    )
    assert holder(table) == B
    do(table, "move:V13>V18")
    assert (length(table, B), holder(table)) == (4, None)


def test_no_knight_acts_before_it_has_rested() -> None:
    table = ck(roads={A: ["E28"]}, knights=[[A, "V18", 1, True, False]], hands={A: KEEP})
    assert of(table, "move") == []
    rested = ck(roads={A: ["E28"]}, knights=[[A, "V18", 1, True]], hands={A: KEEP})
    assert of(rested, "move") == ["V18>V24"]
