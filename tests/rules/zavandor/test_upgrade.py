"""Phase 4 and the end of a round (Z55 to Z66)."""

from typing import Any

import pytest

from rules.kernel import IllegalChoice, Table
from tests.rules.zavandor.scene import (
    ask,
    asked,
    auction,
    bid,
    do,
    facts,
    fields,
    ids,
    levels,
    market,
    me,
    rows,
    same,
    scene,
    seat,
    state,
)

PLAIN: dict[str, Any] = {"phase": "upgrade", "rows": rows()}


def upgrades(*players: Any, **more: Any) -> Table:
    return scene(*players, **{**PLAIN, **more})


@pytest.mark.rule("Z55")
def test_any_number_of_objects_may_rise() -> None:
    table = upgrades(seat("Lb 5, Lg 2", "S0 1, B1 0, B7 0, G7 0"))
    table.answer(0, {"objects": ["clan", "S0", "B1", "B7", "G7"]})
    assert levels(table) == {"clan": 2, "S0": 2, "B1": 1, "B7": 1, "G7": 1}


@pytest.mark.rule("Z56", "Z58")
def test_points_are_paid_in_coins_and_no_one_goes_below_zero() -> None:
    table = upgrades(seat("Lb", "R10 0, Y12 0", coins=2))
    assert {option.id: option.args for option in ask(table).fields[0].options[1:3]} == {
        "R10": {"gems": "", "coins": 2},
        "Y12": {"gems": "", "coins": 1},
    }
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        table.answer(0, {"objects": ["R10", "Y12"]})
    table.answer(0, {"objects": ["Y12"]})
    assert (me(table).coins, levels(table)["Y12"]) == (1, 1)


@pytest.mark.rule("Z57")
def test_a_card_won_in_this_round_may_rise_at_once_and_a_complete_one_never() -> None:
    table = market(seat("Lb 6", "B10 1"), rows=rows(b="B7"))
    auction(table, bid("Lb 4", "b:card", "king:moves"))
    assert "B7" in ids(table, field="objects")
    assert "B10" not in ids(table, field="objects")
    table.answer(0, {"objects": ["B7"]})
    assert levels(table)["B7"] == 1


@pytest.mark.rule("Z58")
def test_gems_are_paid_from_the_lowest_cart_up_unless_cards_are_named() -> None:
    hand = seat("Lr, Pr, Gr", "R8 0")
    low, named = upgrades(hand, draw={"L": "", "P": ""}), upgrades(hand, draw={"L": "", "P": ""})
    events = low.answer(0, {"objects": ["R8"]})
    assert facts(events, "upgraded")[0]["paid"] == ["Lr", "Pr"]
    events = named.answer(0, {"objects": ["R8"], "pay": ["Gr"]})
    assert facts(events, "upgraded")[0]["paid"] == ["Gr", "Lr"]
    assert state(named).discard["G"] == ["Gr"]


@pytest.mark.rule("Z58")
def test_prices_are_paid_with_exactly_these_gems_and_cannot_share_a_card() -> None:
    table = upgrades(seat("Lb 2, Lr", "B8 0"))
    with pytest.raises(IllegalChoice, match="cannot_pay"):
        table.answer(0, {"objects": ["clan", "B8"]})
    with pytest.raises(IllegalChoice, match="none_or_some"):
        table.answer(0, {"objects": ["clan", "none"]})
    table.answer(0, {"objects": ["B8"]})
    assert levels(table) == {"clan": 1, "B8": 1}


@pytest.mark.rule("Z59")
def test_an_upgrade_puts_one_cube_on_the_topmost_free_field() -> None:
    table = upgrades(seat("Lb", level=3))
    events = table.answer(0, {"objects": ["clan"]})
    assert facts(events, "upgraded") == [
        {"seat": 0, "object": "clan", "level": 4, "complete": True, "paid": ["Lb"], "coins": 0}
    ]


@pytest.mark.rule("Z60")
def test_an_envoy_that_completes_in_this_phase_helps_in_the_next_round() -> None:
    table = upgrades(seat("Lg", "G10 1", bids="Lb 3"), seat())
    assert ids(table, field="objects") == {"G10": 1, "none": 1}
    with pytest.raises(IllegalChoice, match="unknown_option"):
        table.answer(0, {"objects": ["G10", "clan"]})
    table.answer(0, {"objects": ["G10"]})
    assert levels(table) == {"clan": 1, "G10": 2}


@pytest.mark.rule("Z60")
def test_losing_bids_are_spent_before_the_hand_and_before_named_cards() -> None:
    table = upgrades(seat("Mb", "G10 2", bids="Pb"), draw=dict.fromkeys("LPMG", ""), discard={"P": "", "L": ""})
    events = table.answer(0, {"objects": ["clan"], "pay": ["Mb"]})
    assert facts(events, "upgraded")[0]["paid"] == ["Pb"]
    assert "Mb" in me(table).hand


@pytest.mark.rule("Z61")
def test_the_asked_seats_follow_from_public_facts_alone() -> None:
    payable, lacking = upgrades(seat("Lb"), seat("Lr")), upgrades(seat("Lg"), seat("Lr"))
    assert asked(payable) == asked(lacking) == {0: "upgrade", 1: "upgrade"}
    assert ids(lacking, field="objects") == {"none": 1}
    assert fields(lacking) == ["objects"]
    assert asked(upgrades(seat("Lb"), seat(), king=2)).get(0) != "upgrade", "one card can never pay two gems"
    assert asked(upgrades(seat("", "R10 0", coins=2), king=2))[0] == "upgrade"


@pytest.mark.rule("Z61")
def test_lists_are_secret_until_the_last_is_in_and_carried_out_from_the_start_player_on() -> None:
    table = upgrades(seat("Lb"), seat("Pb"), start=1)
    assert ask(table).secret
    assert table.answer(0, {"objects": ["none"]}) == ()
    assert table.answer(0, {"objects": ["clan"]}) == ()
    events = table.answer(1, {"objects": ["clan"]})
    assert [one["seat"] for one in facts(events, "upgraded")] == [1, 0]


@pytest.mark.rule("Z62", "Z63")
def test_untaken_cards_leave_the_game_and_the_rows_move_on() -> None:
    lanes = {
        "r": {"right": "R1", "middle": "R7", "stack": ["R8", "R11"]},
        "y": {"middle": "Y1"},
        "g": {"right": "G1"},
        "b": {},
    }
    table = scene(seat(), phase="upgrade", rows=lanes)
    assert {gem: (row.right, row.middle, row.stack) for gem, row in state(table).rows.items()} == {
        "r": ("R7", "R8", ["R11"]),
        "y": ("Y1", None, []),
        "g": (None, None, []),
        "b": (None, None, []),
    }
    assert state(table).out == ["R1", "G1"]


@pytest.mark.rule("Z64")
def test_losing_bids_come_back() -> None:
    table = upgrades(seat("Gr", level=4, bids="Mb 2"), draw=dict.fromkeys("LPMG", ""))
    assert same(me(table).hand, "Gr, Mb 2")
    assert me(table).bids == []


@pytest.mark.rule("Z65")
def test_the_start_player_figure_passes_clockwise() -> None:
    assert state(upgrades(seat(), seat(), seat(), start=1)).start == 2
    assert state(upgrades(seat(), seat(), seat(), start=2)).start == 0


@pytest.mark.rule("Z66")
def test_there_is_no_hand_limit() -> None:
    table = upgrades(seat("Lb 18, Lg 12, Pg 11"), seat(level=4))
    do(table, (0, {"objects": ["none"]}))
    assert len(me(table).hand) == 41 + 3


@pytest.mark.rule("Z76")
def test_the_default_upgrades_nothing() -> None:
    assert ask(upgrades(seat("Lb"))).default == {"objects": ["none"], "pay": []}
