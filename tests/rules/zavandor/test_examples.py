"""The worked examples of the rules file, with their exact numbers."""

from typing import Any

import pytest

from rules.kernel import IllegalChoice, Table
from rules.zavandor.auction import values
from tests.rules.zavandor.scene import (
    ask,
    asked,
    auction,
    bid,
    cards,
    carts,
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
    score,
    seat,
    state,
)

NOTHING = dict.fromkeys("LPMG", "")
"""Empty draw piles: no seat has an income."""

E1 = "R1 2, Y1 1, R4 1"


@pytest.mark.example("E1")
@pytest.mark.rule("Z21", "Z22", "Z26", "Z29")
def test_six_of_eight_carts_are_chosen_and_the_helper_is_added() -> None:
    table = scene(seat(cave=E1, level=4))
    assert ask(table).args["due"] == "LPPMMGGG"
    assert ids(table, field="carts") == {"L": 1, "P": 2, "M": 2, "G": 3}
    assert ask(table).default == {"carts": list("PMMGGG")}
    table.answer(0, {"carts": list("GGGMMP")})
    assert carts(me(table).hand) == {"P": 1, "M": 2, "G": 4}


@pytest.mark.rule("Z22", "Z76")
def test_naming_no_carts_takes_the_six_highest() -> None:
    table = scene(seat(cave=E1, level=4))
    with pytest.raises(IllegalChoice, match="six_carts"):
        table.answer(0, {"carts": list("GGG")})
    table.answer(0, {"carts": []})
    assert carts(me(table).hand) == {"P": 1, "M": 2, "G": 4}


@pytest.mark.example("E1")
@pytest.mark.rule("Z23")
def test_a_complete_pack_dragon_lifts_the_limit_unasked() -> None:
    table = scene(seat(cave=f"{E1}, R3 2", level=4))
    assert asked(table)[0] == "trade"
    assert carts(me(table).hand) == {"L": 1, "P": 2, "M": 2, "G": 4}
    assert asked(scene(seat(cave=f"{E1}, R3 1", level=4)))[0] == "income"


@pytest.mark.example("E1")
@pytest.mark.rule("Z21", "Z30")
def test_a_clan_without_a_cube_yields_nothing_and_five_carts_leave_no_choice() -> None:
    table = scene(seat(cave="R1 0, Y1 1, R4 1", level=4))
    assert asked(table)[0] == "trade"
    assert carts(me(table).hand) == {"L": 1, "P": 1, "M": 2, "G": 2}


@pytest.mark.example("E2")
@pytest.mark.rule("Z24")
def test_a_draw_falls_to_the_next_lower_cart_card_by_card() -> None:
    table = scene(
        seat(cave="R2 2, R4 1"),
        seat(),
        draw={"L": "", "P": "", "M": "", "G": "Gr"},
        discard={"M": "Mr 2, My 2"},
    )
    assert carts(me(table).hand) == {"G": 1, "M": 2}
    assert {cart: len(pile) for cart, pile in state(table).draw.items()} == {"L": 0, "P": 0, "M": 2, "G": 0}
    assert state(table).discard == {"L": [], "P": [], "M": [], "G": []}
    assert me(table, 1).hand == []
    assert [one["lost"] for one in facts(table.news, "income")] == [3, 3]


E3 = {"draw": {"P": "Pb, Pg, Pr, Pb"}, "discard": {"P": "Pb, Py"}}


def bank(hand: str = "Pb, Pg, Mg", **piles: Any) -> Table:
    return market(seat(hand), **{**E3, **piles})


@pytest.mark.example("E3")
@pytest.mark.rule("Z31", "Z32")
def test_the_bank_turns_cards_up_until_the_gem_appears() -> None:
    table = bank()
    events = table.answer(0, "Pg+Pb>r")
    assert same(me(table).hand, "Mg, Pr")
    assert state(table).discard["P"] == ["Pb", "Py", "Pg", "Pb", "Pb", "Pg"]
    assert state(table).draw["P"] == ["Pb"]
    assert facts(events, "exchanged") == [
        {"seat": 0, "give": ["Pg", "Pb"], "get": "Pr", "found": True, "turned": ["Pb", "Pg"]}
    ]


@pytest.mark.example("E3")
@pytest.mark.rule("Z32")
def test_a_gem_on_the_discard_pile_is_taken_from_there() -> None:
    table = bank()
    table.answer(0, "Pg+Pb>y")
    assert same(me(table).hand, "Mg, Py")
    assert state(table).discard["P"] == ["Pb", "Pg", "Pb"]
    assert state(table).draw["P"] == ["Pb", "Pg", "Pr", "Pb"]


@pytest.mark.example("E3")
@pytest.mark.rule("Z34", "Z31")
@pytest.mark.parametrize("slip", ["Pg+Pb>g", "Pg+Pb>b", "Pb+Mg>r"])
def test_the_gem_must_differ_and_both_cards_be_of_one_cart(slip: str) -> None:
    with pytest.raises(IllegalChoice, match="unknown_option"):
        bank().answer(0, slip)


@pytest.mark.example("E3")
@pytest.mark.rule("Z33")
def test_a_failed_search_costs_nothing_and_is_refused_the_next_time() -> None:
    table = bank(draw={"P": "Pb, Pg 2"})
    events = table.answer(0, "Pg+Pb>r")
    assert same(me(table).hand, "Pb, Pg, Mg")
    assert state(table).discard["P"] == ["Pb", "Py", "Pb", "Pg", "Pg"]
    assert state(table).draw["P"] == []
    assert facts(events, "exchanged")[0]["found"] is False
    with pytest.raises(IllegalChoice, match="unknown_option"):
        table.answer(0, "Pg+Pb>r")
    assert "Pg+Pb>y" in ids(table)


def tie(herald: str = "", **more: Any) -> Table:
    first = seat("Lr 4", f"R10 {herald}" if herald else "")
    return market(first, seat("Pr 2"), seat("Pr 1"), seat("Mr 4"), rows=rows(), **more)


@pytest.mark.example("E4")
@pytest.mark.rule("Z45", "Z46", "Z72")
@pytest.mark.parametrize(("herald", "start", "winner"), [("", 2, 3), ("2", 2, 0), ("1", 2, 3), ("", 0, 0)])
def test_a_tie_goes_to_the_herald_or_to_the_seat_nearest_to_the_start_player(
    herald: str, start: int, winner: int
) -> None:
    table = tie(herald, start=start)
    events = auction(table, bid("Lr 4"), bid("Pr 2"), bid(), bid("Mr 4"))
    won = facts(events, "won")
    assert [(one["gem"], one["seat"], one["bids"], one["tied"]) for one in won] == [("r", winner, [4, 2, 0, 4], True)]


@pytest.mark.example("E5")
@pytest.mark.rule("Z47", "Z48")
@pytest.mark.parametrize(
    ("gem", "counts", "card", "choices"),
    [
        ("r", [1, 2], "R1", {"points": 1}),
        ("r", [3, 7], "R1", {"points": 1, "card": 0}),
        ("r", [8], "R1", {"card": 8, "points": 10}),
        ("b", [3], "B1", {"points": 1}),
        ("b", [4, 8], "B1", {"points": 1, "card": 0}),
        ("g", [9, 12], "G1", {"card": 8, "points": 10}),
        ("y", [5], None, {"points": 1}),
        ("y", [8], None, {"points": 10}),
    ],
)
def test_a_bid_buys_by_its_size(gem: str, counts: list[int], card: str | None, choices: dict[str, int]) -> None:
    for count in counts:
        assert values(gem, count, card) == choices


@pytest.mark.example("E5")
@pytest.mark.rule("Z49")
def test_the_winner_pays_the_whole_bid() -> None:
    table = market(seat("Lr 4, Gr 3, Mr"), seat("Pr 2"), rows=rows(r="R1"))
    auction(table, bid("Lr 4, Gr 3, Mr"), bid("Pr 2"))
    discard = state(table).discard
    assert {cart: len(pile) for cart, pile in discard.items()} == {"L": 4, "P": 0, "M": 1, "G": 3}
    assert me(table).hand == me(table).bids == []
    assert ids(table) == {"card": 1, "points": 1}
    table.answer(0, "card")
    assert (me(table).coins, levels(table)) == (8, {"clan": 1, "R1": 0})


@pytest.mark.example("E6")
@pytest.mark.rule("Z50", "Z60", "Z64")
def test_losing_bids_cannot_pay_and_come_back() -> None:
    table = market(seat("Lg 3, Pr"), seat("Mg 4"), rows=rows(), king=5)
    auction(table, bid("Lg 3"), bid("Mg 4"))
    assert asked(table)[0] == "trade"
    table = market(seat("Lg 3, Pr, Mr"), seat("Mg 4"), rows=rows(), king=5, draw=NOTHING)
    auction(table, bid("Lg 3"), bid("Mg 4"))
    assert (me(table).bids, state(table).kings_price) == (["Lg", "Lg", "Lg"], "gg")
    assert ids(table, field="objects") == {"none": 1}
    table.answer(0, {"objects": ["none"]})
    assert same(me(table).hand, "Lg 3, Pr, Mr")


@pytest.mark.example("E6")
@pytest.mark.rule("Z60")
def test_a_complete_envoy_lets_losing_bids_pay_and_only_the_others_come_back() -> None:
    table = market(seat("Mg 3, Pr", "G10 2"), seat("Gg 3, Lg"), rows=rows(), king=5, draw=NOTHING)
    auction(table, bid("Mg 3"), bid("Gg 3, Lg"))
    table.answer(0, {"objects": ["clan"]})
    assert same(state(table).discard["M"], "Mg 2")
    assert [card for card in me(table).hand if card[0] != "L"] == ["Pr", "Mg"]


FULL = "S0 1, G1 0, R3 1, B1 0, B2 0, G7 0"


@pytest.mark.example("E7")
@pytest.mark.rule("Z51", "Z54")
def test_in_a_full_cave_a_card_is_removed_or_points_are_taken() -> None:
    table = market(seat("Ly 3", FULL), rows=rows(y="Y1"))
    auction(table, bid("Ly 3"))
    table.answer(0, "card")
    assert set(ids(table)) == {"S0", "G1", "R3", "B1", "B2", "G7", "points"}
    fork = table.fork()
    table.answer(0, "R3")
    assert levels(table) == {"clan": 1, "S0": 1, "G1": 0, "Y1": 0, "B1": 0, "B2": 0, "G7": 0}
    assert state(table).out[:1] == ["R3"]
    fork.answer(0, "points")
    assert (me(fork).coins, levels(fork)["R3"]) == (1, 1)


@pytest.mark.example("E8")
@pytest.mark.rule("Z52", "Z53")
def test_the_king_stands_walks_and_is_moved() -> None:
    table = market(seat("Lb 3"), seat("Pb 3"), rows=rows(), king=3, round=5)
    auction(table, bid("Lb 2"))
    assert asked(table) == {0: "king"}
    table.answer(0, "stays")
    assert (me(table).coins, state(table).king, state(table).kings_price) == (1, 3, "y")
    next_round(table)
    auction(table, bid(), bid("Pb"))
    assert (state(table).king, state(table).kings_price) == (4, "bg")
    next_round(table)
    auction(table)
    assert state(table).king == 5
    next_round(table)
    auction(table, bid("Lb"))
    assert ids(table) == {"moves": 1, "stays": 1}


def next_round(table: Table) -> None:
    """Upgrade nothing, and choose nothing in the next income."""
    while table.asks[0].kind in ("zavandor.upgrade", "zavandor.income"):
        table.answer(table.asks[0].seat, table.asks[0].default)


E9: dict[str, Any] = {"phase": "upgrade", "rows": rows()}


@pytest.mark.example("E9")
@pytest.mark.rule("Z55", "Z56", "Z57", "Z58", "Z59")
def test_every_object_may_rise_by_one_level() -> None:
    table = scene(seat("Lr 3, Ly, Lb", "R1 1, R3 0, Y3 0, R10 0", level=2, coins=4), king=5, **E9)
    table.answer(0, {"objects": ["clan", "R1", "R3", "Y3", "R10"]})
    assert levels(table) == {"clan": 3, "R1": 2, "R3": 1, "Y3": 1, "R10": 1}
    assert me(table).coins == 2
    assert same(state(table).discard["L"], "Lr 3, Ly")


@pytest.mark.example("E9")
@pytest.mark.rule("Z57")
def test_no_object_rises_twice() -> None:
    table = scene(seat("Lr 3, Ly, Lb", "R1 1, R3 0, Y3 0, R10 0", level=2, coins=4), king=5, **E9)
    with pytest.raises(IllegalChoice, match="over_limit"):
        table.answer(0, {"objects": ["R3", "R3"]})


@pytest.mark.example("E9")
@pytest.mark.rule("Z56")
def test_the_kings_price_is_that_of_his_field() -> None:
    table = scene(seat("Lr 3, Ly, Lb", "R1 1, R3 0, Y3 0, R10 0", level=2, coins=4), king=4, **E9)
    assert set(ids(table, field="objects")) == {"R3", "Y3", "R10", "none"}


@pytest.mark.example("E10")
@pytest.mark.rule("Z26", "Z27")
def test_a_scroll_counts_towards_no_limit_and_leaves_the_game() -> None:
    table = scene(seat(cave="S0 2, B1 2", clan="normal", level=2))
    assert list(ids(table, field="cast")) == ["S0:L", "S0:P", "S0:M", "S0:keep"]
    assert "carts" not in fields(table)
    table.answer(0, {"cast": ["S0:M"]})
    assert carts(me(table).hand) == {"L": 4, "P": 2, "M": 2}
    assert (me(table).cave[0], state(table).out) == (None, ["S0"])


@pytest.mark.example("E10")
@pytest.mark.rule("Z70", "Z27")
def test_a_complete_scroll_that_was_never_cast_scores() -> None:
    assert score(scene(seat(cave="S0 3"), phase="upgrade")) == 2


@pytest.mark.example("E11")
@pytest.mark.rule("Z28", "Z57")
def test_a_masons_cube_does_not_count_as_the_rounds_upgrade() -> None:
    table = scene(seat("Lb 2", "Y10 1, B7 1"), rows=rows())
    table.answer(0, {"cube": ["B7"]})
    assert levels(table) == {"clan": 1, "Y10": 1, "B7": 2}
    auction(table)
    do(table, (0, {"objects": ["B7"]}), (1, {"objects": ["none"]}))
    assert levels(table)["B7"] == 3


@pytest.mark.example("E12")
@pytest.mark.rule("Z13", "Z62")
def test_the_rows_slide_until_they_are_empty() -> None:
    position = Table.new("zavandor", seats=2, seed=3).position()
    first = position["rows"]["r"]["right"]
    sizes = []
    for _ in range(12):
        row = position["rows"]["r"]
        sizes.append((row["right"] is not None, row["middle"] is not None, len(row["stack"])))
        table = Table.arrange("zavandor", {**position, "phase": "upgrade"}, seed=4)
        next_round(table)
        position = table.position()
    assert sizes == [*((True, True, 9 - gone) for gone in range(10)), (True, False, 0), (False, False, 0)]
    assert first in position["out"]


@pytest.mark.example("E13")
@pytest.mark.rule("Z67")
def test_the_last_phase_is_played_at_the_halls_price() -> None:
    table = market(seat("Lb, Lr, Ly"), seat("Lb"), rows=rows(), king=9, round=10)
    auction(table, bid("Lb", "king:moves"), bid("Lb"))
    assert (state(table).kings_price, table.over) == ("ry", False)
    assert asked(table) == {0: "upgrade"}
    table.answer(0, {"objects": ["clan"]})
    assert table.over
    assert (me(table).level, me(table, 1).hand, me(table, 1).bids) == (2, ["Lb"], [])


HAND = "Lb 11"


def last_score(cave: str) -> int:
    """Return the final score with this cave and the other facts of the example."""
    table = market(seat(HAND, cave, level=4, coins=19), seat(), rows=rows(), king=9)
    auction(table)
    while not table.over:
        table.answer(table.asks[0].seat, {"objects": ["none"]})
    return score(table)


@pytest.mark.example("E14")
@pytest.mark.rule("Z68", "Z69", "Z70")
@pytest.mark.parametrize(("altar", "points"), [("Y9", 45), ("G9", 45), ("R9", 45), ("B9", 47)])
def test_the_final_score(altar: str, points: int) -> None:
    assert last_score(f"S0 3, R1 2, R3 2, G1 2, {altar} 2, B7 2") == points


def tied(first: str, second: str, hands: tuple[str, str]) -> list[tuple[int, int]]:
    table = market(
        seat(hands[0], first, coins=40), seat(hands[1], second, coins=40), rows=rows(), king=9, draw={"L": ""}
    )
    auction(table)
    while not table.over:
        table.answer(table.asks[0].seat, {"objects": ["none"]})
    return [(place.seat, place.rank) for place in table.standing]


@pytest.mark.example("E15")
@pytest.mark.rule("Z71")
def test_ties_are_broken_by_complete_objects_then_by_gem_cards() -> None:
    assert tied("R12 1, R4 2", "B10 1", ("Lb 3", "Lb 3")) == [(0, 1), (1, 2)]
    assert tied("B10 1", "Y4 2", ("Lb", "Lb 2")) == [(1, 1), (0, 2)]
    assert tied("B10 1", "Y4 2", ("Lb 4", "Lb 4")) == [(0, 1), (1, 1)]


@pytest.mark.example("E16")
@pytest.mark.rule("Z37", "Z38", "Z39")
def test_an_exchange_between_players_is_paid_from_the_lowest_carts() -> None:
    table = market(seat("Lb 2, Lg"), seat("Py, My, Gy"), seat())
    do(table, (0, "offer"), (0, {"give": cards("Lb 2, Lg"), "want": ["2y"]}))
    table.answer(1, "accept:1")
    assert same(me(table).hand, "Py, My")
    assert same(me(table, 1).hand, "Gy, Lb 2, Lg")


@pytest.mark.example("E16")
@pytest.mark.rule("Z37")
@pytest.mark.parametrize("slip", [{"want": ["1b"]}, {"give": ["Lb", "Lb"]}])
def test_there_are_no_gifts(slip: dict[str, list[str]]) -> None:
    table = market(seat("Lb 2, Lg"), seat("Py"))
    table.answer(0, "offer")
    with pytest.raises(IllegalChoice, match="both_sides"):
        table.answer(0, slip)
    with pytest.raises(IllegalChoice, match="unknown_option"):
        table.answer(0, {"give": ["Lb", "Lb"], "want": ["VP"]})
