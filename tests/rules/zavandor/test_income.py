"""Phase 1, income (Z20 to Z30, Z76)."""

import pytest

from rules.kernel import IllegalChoice, Table
from tests.rules.zavandor.scene import (
    ask,
    asked,
    auction,
    bid,
    carts,
    do,
    facts,
    fields,
    finish,
    ids,
    levels,
    market,
    me,
    rows,
    scene,
    seat,
    state,
)


@pytest.mark.rule("Z20")
def test_income_is_drawn_clockwise_from_the_start_player() -> None:
    table = scene(seat(), seat(), seat(), start=1, draw={"L": "Lr, Ly, Lg, Lb"})
    assert [one["seat"] for one in facts(table.news, "income")] == [1, 2, 0]
    assert [[card for card in me(table, who).hand if card[0] == "L"] for who in (1, 2, 0)] == [
        ["Lr", "Ly"],
        ["Lg", "Lb"],
        [],
    ]


@pytest.mark.rule("Z21")
@pytest.mark.parametrize(
    ("level", "got"), [(1, {"L": 2, "P": 1}), (2, {"L": 1, "P": 2}), (4, {"L": 1, "P": 1, "M": 1, "G": 1})]
)
def test_only_the_reached_level_counts(level: int, got: dict[str, int]) -> None:
    assert carts(me(scene(seat(level=level))).hand) == got


@pytest.mark.rule("Z22", "Z25")
def test_the_six_carts_are_chosen_before_anything_is_drawn() -> None:
    table = scene(seat(cave="R2 3, B1 1", level=1))
    assert facts(table.news, "income") == []
    assert {option.id for option in ask(table).fields[0].options} <= set("LPMG")
    with pytest.raises(IllegalChoice, match="six_carts"):
        table.answer(0, {"carts": list("GGMPP")})
    with pytest.raises(IllegalChoice, match="over_limit"):
        table.answer(0, {"carts": list("GGGMPP")})
    table.answer(0, {"carts": list("GGLLLP")})
    assert carts(me(table).hand) == {"L": 3, "P": 1, "G": 2}


@pytest.mark.rule("Z24")
def test_an_empty_pile_is_made_of_its_discards_before_a_lower_cart_is_drawn() -> None:
    table = scene(seat(), seat(), draw={"P": "", "L": "Lr 4, Ly"}, discard={"P": "Pg"})
    assert [one["drew"] for one in facts(table.news, "income")] == [{"L": 2, "P": 1}, {"L": 3}]
    assert facts(table.news, "reshuffled") == [{"cart": "P", "count": 1}]


@pytest.mark.rule("Z26", "Z29")
def test_helpers_draw_after_the_base_income_and_nothing_without_a_cube() -> None:
    table = scene(seat(cave="G12 1, R4 0, B12 1"))
    (mine, _) = facts(table.news, "income")
    assert mine["helpers"] == [["G12", "PP"], ["B12", "LP"]]
    assert carts(me(table).hand) == {"L": 3, "P": 4}


@pytest.mark.rule("Z27")
def test_several_scrolls_are_one_choice_carried_out_by_slots() -> None:
    table = scene(seat(cave="R5 1, S0 1"), draw={"L": "Lr 4, Ly 6"})
    with pytest.raises(IllegalChoice, match="scroll_twice"):
        table.answer(0, {"cast": ["S0:L", "S0:P"]})
    events = table.answer(0, {"cast": ["S0:L", "R5:G"]})
    assert facts(events, "income")[0]["casts"] == [["R5", "G", 3], ["S0", "L", 3]]
    assert me(table).cave == [None] * 6
    assert state(table).out == ["R5", "S0"]


@pytest.mark.rule("Z27")
def test_casting_is_voluntary() -> None:
    table = scene(seat(cave="S0 1"))
    table.answer(0, {"cast": []})
    assert levels(table) == {"clan": 1, "S0": 1}


@pytest.mark.rule("Z28")
def test_a_cube_goes_to_the_named_object_but_not_to_the_mason_itself() -> None:
    table = scene(seat(cave="Y10 1, B7 1, S0 3"))
    assert ids(table, field="cube") == {"clan": 1, "B7": 1}
    with pytest.raises(IllegalChoice, match="cubes_needed"):
        table.answer(0, {"cast": [], "cube": []})
    table.answer(0, {"cast": [], "cube": ["clan"]})
    assert levels(table)["clan"] == 2
    assert carts(me(table).hand) == {"L": 2, "P": 1}, "it counts from the next round on"


@pytest.mark.rule("Z28")
def test_a_single_place_takes_the_cube_unasked_and_without_one_it_is_lost() -> None:
    table = scene(seat(cave="Y10 1, G8 2", level=3), seat(cave="G11 1, B8 2", level=4))
    assert (levels(table), levels(table, 1)) == (
        {"clan": 4, "Y10": 1, "G8": 2},
        {"clan": 4, "G11": 1, "B8": 2},
    )


@pytest.mark.rule("Z28")
def test_two_masons_may_use_the_same_object_or_each_other() -> None:
    table = scene(seat(cave="Y10 1, G11 1, B7 0", level=4))
    assert ids(table, field="cube") == {"Y10": 1, "G11": 1, "B7": 2}
    for cubes in (["B7", "B7"], ["Y10", "G11"], ["G11", "B7"]):
        fork = table.fork()
        fork.answer(0, {"cube": cubes})
        assert sum(levels(fork).values()) == sum(levels(table).values()) + 2


@pytest.mark.rule("Z28")
def test_no_cube_goes_on_a_scroll_that_is_cast_in_the_same_answer() -> None:
    table = scene(seat(cave="Y10 1, S0 1, B8 0", level=4))
    with pytest.raises(IllegalChoice, match="cube_on_cast_scroll"):
        table.answer(0, {"cast": ["S0:L"], "cube": ["S0"]})
    table.answer(0, {"cast": ["S0:L"], "cube": ["B8"]})
    assert levels(table) == {"clan": 4, "Y10": 1, "B8": 1}


@pytest.mark.rule("Z28")
def test_if_the_other_object_is_cast_the_cube_goes_to_the_last_one() -> None:
    table = scene(seat(cave="Y10 1, S0 1, B8 0", level=4))
    table.answer(0, {"cast": ["S0:L"], "cube": []})
    assert levels(table)["B8"] == 1


@pytest.mark.rule("Z28")
@pytest.mark.rule("Z30")
def test_no_one_is_asked_if_the_cubes_fill_every_free_field() -> None:
    # The board lacks one cube, and each mason takes only that of the other.
    table = scene(seat(cave="Y10 1, G11 2", level=3), rows=rows())
    assert asked(table)[0] == "trade"
    assert levels(table) == {"clan": 4, "Y10": 2, "G11": 2}


@pytest.mark.rule("Z30")
def test_all_choices_of_the_phase_are_asked_at_once_and_drawn_from_the_start_player_on() -> None:
    table = scene(seat(cave="S0 1"), seat(), seat(cave="S0 1"), start=2)
    assert asked(table) == {0: "income", 2: "income"}
    assert table.answer(0, {"cast": ["S0:L"]}) == ()
    events = table.answer(2, {"cast": []})
    assert [one["seat"] for one in facts(events, "income")] == [2, 0, 1]


@pytest.mark.rule("Z30")
def test_a_scroll_that_is_kept_is_not_asked_about_again() -> None:
    table = scene(seat(cave="S0 1"), rows=rows())
    table.answer(0, {"cast": ["S0:keep"]})
    assert "wake:S0" in ids(table)
    auction(table)
    pass_upgrades(table)
    assert (state(table).round, asked(table)[0], levels(table)["S0"]) == (2, "trade", 1)


@pytest.mark.rule("Z30")
def test_a_silenced_scroll_is_asked_about_again_when_its_level_changes() -> None:
    table = scene(seat("Lb", "S0 1", silent=["S0"]), phase="upgrade", rows=rows())
    table.answer(0, {"objects": ["S0"]})
    assert asked(table) == {0: "income"}


@pytest.mark.rule("Z30")
@pytest.mark.parametrize(
    ("cave", "taps", "twice"),
    [
        pytest.param("R1 2, Y1 1", ("",), (), id="the six highest"),
        pytest.param("R1 2, Y1 1, S0 1", ("",), ("",), id="a scroll"),
        pytest.param("R1 2, Y1 1, Y10 1", ("",), (), id="a cube with one place"),
        pytest.param("R1 2, Y1 1, Y10 1, B7 1", (), (), id="a cube with several places"),
    ],
)
def test_income_is_one_tap_if_there_is_nothing_else_to_choose(
    cave: str, taps: tuple[str, ...], twice: tuple[str, ...]
) -> None:
    """An income with a cube that has one place had no button."""
    offered = ask(scene(seat(cave=cave, level=4), rows=rows()), 0)
    assert offered.kind == "zavandor.income"
    assert (offered.taps, offered.twice) == (taps, twice)


def pass_upgrades(table: Table) -> None:
    """End the upgrades of every seat that is still asked."""
    while table.asks[0].kind == "zavandor.upgrade":
        table.answer(table.asks[0].seat, {"objects": ["none"]})


@pytest.mark.rule("Z30")
def test_the_owner_lifts_the_silence_for_the_next_income() -> None:
    table = scene(seat(cave="S0 1", silent=["S0"]), rows=rows())
    do(table, (0, "wake:S0"))
    assert "wake:S0" not in ids(table)
    auction(table)
    pass_upgrades(table)
    assert asked(table) == {0: "income"}


@pytest.mark.rule("Z30")
@pytest.mark.parametrize("when", ["bid", "rebid", "upgrade"])
def test_the_silence_is_lifted_with_a_bid_its_change_or_an_upgrade_too(when: str) -> None:
    table = market(seat("Lb", "S0 1", silent=["S0"]), rows=rows())
    finish(table)
    for step in ("bid", "rebid", "upgrade"):
        if step == "upgrade":
            table.answer(1, bid())
        assert ids(table, field="wake") == {"wake:S0": 1}
        rest = {"objects": ["none"]} if step == "upgrade" else {}
        table.answer(0, rest | {"wake": ["wake:S0"]} if step == when else rest)
        if step == when:
            break
    play_on(table)
    assert (state(table).round, asked(table)) == (2, {0: "income"})


def play_on(table: Table) -> None:
    """End bidding and upgrading without a further card."""
    while state(table).round < 2:
        one = next(one for one in table.asks if not one.optional)
        table.answer(one.seat, one.default)


@pytest.mark.rule("Z30")
def test_no_scroll_is_silent_on_the_last_field() -> None:
    assert asked(scene(seat(cave="S0 1", silent=["S0"]), king=8))[0] == "trade"
    assert asked(scene(seat(cave="S0 1", silent=["S0"]), king=9))[0] == "income"


@pytest.mark.rule("Z76")
def test_the_default_takes_the_highest_carts_casts_nothing_and_completes_the_nearest() -> None:
    table = scene(seat(cave="R2 3, B1 1, S0 1, Y10 1, B7 1, G8 1"))
    assert ask(table).default == {"carts": list("LLPPMGG"[-6:]), "cast": [], "cube": ["B1"]}
    assert fields(table) == ["carts", "cast", "cube"]
    table.answer(0, ask(table).default)


@pytest.mark.rule("Z76")
def test_before_the_last_step_of_the_king_the_default_casts_scrolls_for_the_highest_number() -> None:
    table = scene(seat(cave="S0 3, R5 3"), king=9)
    assert ask(table).default == {"cast": ["S0:L", "R5:P"]}
    assert ask(scene(seat(cave="Y5 3"), king=9)).default == {"cast": ["Y5:M"]}
