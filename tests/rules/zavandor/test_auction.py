"""Phase 3: sealed bids, prizes, slots, the king (Z42 to Z54, Z72)."""

from typing import Any

import msgspec
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
    finish,
    ids,
    levels,
    market,
    me,
    rows,
    same,
    seat,
    sight,
    state,
)


@pytest.mark.rule("Z42", "Z45")
def test_the_right_fields_are_auctioned_from_top_to_bottom_even_if_empty() -> None:
    table = market(seat("Lr, Ly, Lg, Lb"), rows=rows(y="Y7", b="B7"))
    events = auction(table, bid("Lr, Ly, Lg, Lb"))
    assert [(one["gem"], one["card"], one["vp"]) for one in facts(events, "won")] == [
        ("r", None, 1),
        ("y", "Y7", 1),
        ("g", None, 1),
        ("b", "B7", 1),
    ]


@pytest.mark.rule("Z43")
def test_a_bid_on_a_row_is_any_number_of_own_cards_of_its_gem() -> None:
    table = market(seat("Lr 2, Pr, Lb"))
    table.answer(0, "done")
    assert fields(table) == ["r", "b", "orders", "cards", "trade"]
    assert ids(table, field="r") == {"1r": 1, "2r": 1, "3r": 1}
    assert ids(table, field="b") == {"1b": 1}
    for choice in ({"r": ["4r"]}, {"r": ["1b"]}, {"cards": ["Gr"]}):
        with pytest.raises(IllegalChoice, match="unknown_option"):
            table.answer(0, choice)
    table.answer(0, bid())


@pytest.mark.rule("Z44")
@pytest.mark.parametrize(
    ("choice", "cards"),
    [
        ({"r": ["1r"]}, ("Lr",)),
        ({"r": ["3r"], "b": ["1b"]}, ("Lr", "Lr", "Lb", "Mr")),
        ({"r": ["2r"], "cards": ["Gr"]}, ("Lr", "Gr")),
        ({"cards": ["Mr", "Gr"]}, ("Mr", "Gr")),
        ({"r": ["1r"], "cards": ["Mr", "Gr"]}, ("Mr", "Gr")),
    ],
    ids=["lowest", "lowest two carts", "one named", "named alone", "more named than counted"],
)
def test_a_bid_is_numbers_paid_from_the_lowest_cart_up_unless_cards_are_named(
    choice: dict[str, list[str]], cards: tuple[str, ...]
) -> None:
    table = market(seat("Lr 2, Mr, Gr, Lb"), seat("Pr"), rows=rows())
    finish(table)
    table.answer(0, choice)
    assert sight(table, 0).bid == cards
    assert facts(table.answer(1, bid()), "revealed") == [{"bids": [list(cards), []]}]


@pytest.mark.rule("Z44")
def test_bids_are_secret_until_the_last_is_in_and_revealed_in_one_event() -> None:
    table = market(seat("Lr 2, Pr"), seat("Mr 3"), seat("Lg"), rows=rows())
    finish(table)
    events = do(table, (0, bid("Lr 2")), (1, bid("Mr")))
    assert [one.kind for one in events] == ["zavandor.sealed"] * 2
    assert [one.args for one in events] == [{"seat": 0}, {"seat": 1}]
    assert [one.sealed for one in sight(table, 2).players] == [True, True, False]
    assert (sight(table, 2).bid, sight(table, 0).bid) == (None, ("Lr", "Lr"))
    assert [one.hand for one in sight(table, 2).players] == [3, 3, 1]
    assert facts(table.answer(2, bid("Lg")), "revealed") == [{"bids": [["Lr", "Lr"], ["Mr"], ["Lg"]]}]


@pytest.mark.rule("Z44")
def test_a_bid_may_be_changed_until_the_last_is_in() -> None:
    table = market(seat("Lr 2"), seat("Pr"), rows=rows())
    finish(table)
    table.answer(0, bid("Lr"))
    assert (ask(table).kind, ask(table).optional) == ("zavandor.rebid", True)
    assert table.answer(0, bid("Lr 2")) == (), "no other player learns of the change"
    events = table.answer(1, bid("Pr"))
    assert facts(events, "revealed") == [{"bids": [["Lr", "Lr"], ["Pr"]]}]


@pytest.mark.rule("Z44")
def test_cards_added_by_a_change_come_from_the_lowest_cart_up() -> None:
    table = market(seat("Lg 2, Pg 3"), rows=rows())
    finish(table)
    table.answer(0, bid("Pg 2"))
    table.answer(0, {"g": ["4g"], "cards": ["Lg", "Pg", "Pg"]})
    assert sight(table, 0).bid == ("Lg", "Lg", "Pg", "Pg"), "the third plank was neither named nor in the bid before"


@pytest.mark.rule("Z44")
def test_a_change_keeps_everything_that_it_does_not_name() -> None:
    table = market(seat("Lr 2, Gr, Lb 2"), seat("Pr"), rows=rows())
    finish(table)
    table.answer(0, bid("Gr, Lb", "king:stays"))
    assert ask(table).args["bid"] == ["Lb", "Gr"]
    table.answer(0, {})
    assert (sight(table, 0).bid, sight(table, 0).orders) == (("Lb", "Gr"), {"king": "stays"})
    table.answer(0, {"b": ["2b"], "orders": ["r:points"]})
    assert (sight(table, 0).bid, sight(table, 0).orders) == (("Lb", "Lb", "Gr"), {"king": "stays", "r": "points"})
    table.answer(0, {"r": ["2r"]})
    assert sight(table, 0).bid == ("Lr", "Lb", "Lb", "Gr"), "the card that was named stays"


@pytest.mark.rule("Z44")
def test_a_named_card_does_not_shrink_the_bid_that_it_changes() -> None:
    table = market(seat("Lr 2, Mr, Gr, Lb"), seat("Pr"), rows=rows())
    finish(table)
    table.answer(0, {"r": ["3r"], "b": ["1b"]})
    table.answer(0, {"cards": ["Gr"]})
    assert sight(table, 0).bid == ("Lr", "Lr", "Lb", "Gr")
    table.answer(0, {"r": ["2r"], "cards": ["Mr"]})
    assert sight(table, 0).bid == ("Lr", "Lb", "Mr"), "the number says how many"


@pytest.mark.rule("Z44", "Z54")
def test_a_change_may_bid_nothing_after_all_and_cancel_an_order() -> None:
    table = market(seat("Lr 2, Lb"), seat("Pr"), rows=rows())
    finish(table)
    table.answer(0, bid("Lr 2, Lb", "king:stays", "r:points"))
    assert ids(table, field="r") == {"0r": 1, "1r": 1, "2r": 1}
    table.answer(0, {"r": ["0r"], "b": ["0b"], "orders": ["king:ask"]})
    assert (sight(table, 0).bid, sight(table, 0).orders) == ((), {"r": "points"})


@pytest.mark.rule("Z44", "Z74")
def test_all_bids_look_the_same_to_others() -> None:
    sights = set()
    for choice in (bid(), bid("Lr 2", "r:card"), bid("Lr, Lb", "king:stays")):
        table = market(seat("Lr 2, Lb"), seat("Pr"), seat())
        events = do(table, (0, "done"), (0, choice))
        seen: list[Any] = [table.view(1), table.view(None), [event.seen_by(1) for event in events]]
        seen += [one.seen_by(1) for one in table.asks]
        sights.add(msgspec.json.encode(seen))
    assert len(sights) == 1


@pytest.mark.rule("Z45", "Z54")
def test_a_choice_is_not_undone_after_an_order_has_acted() -> None:
    """The order of another seat has been revealed: undoing the prize would mean choosing with that knowledge."""
    table = market(seat("Lr 3, Pr"), seat("Lg 4, Lb"), seat("Ly 3"), rows=rows(r="R1", y="Y1", g="G1"))
    auction(table, bid("Lr 3"), bid("Lg 4, Lb", "g:points"), bid("Ly 3"))
    table.answer(0, "card")
    assert table.can_undo(0), "only a seat that is asked has come after it"
    table.answer(2, "points")
    assert asked(table) == {1: "king"}
    assert not table.can_undo(2)


@pytest.mark.rule("Z46")
def test_without_a_bid_nothing_is_won() -> None:
    table = market(seat("Lr"), rows=rows(r="R1"))
    events = auction(table)
    assert facts(events, "won") == []
    assert [one["gem"] for one in facts(events, "unsold")] == ["r", "y", "g", "b"]


@pytest.mark.rule("Z47", "Z48")
@pytest.mark.parametrize(
    ("count", "took", "coins"), [(2, None, 1), (3, "points", 1), (3, "card", 0), (8, "points", 10), (8, "card", 8)]
)
def test_a_bid_brings_points_or_the_card_or_both(count: int, took: str | None, coins: int) -> None:
    table = market(seat("Lr 4, Pr 4"), rows=rows(r="R7"))
    auction(table, bid("Lr 4, Pr 4" if count == 8 else f"Lr {count}"))
    assert (asked(table).get(0) == "prize") == (took is not None)
    if took:
        table.answer(0, took)
    assert me(table).coins == coins
    assert ("R7" in levels(table)) == (took == "card")


@pytest.mark.rule("Z48")
def test_on_an_empty_row_the_grand_threshold_brings_ten_points_unasked() -> None:
    table = market(seat("Lr 4, Pr 4"), rows=rows())
    auction(table, bid("Lr 4, Pr 4"))
    assert me(table).coins == 10


@pytest.mark.rule("Z49", "Z50")
def test_only_the_winner_pays() -> None:
    table = market(seat("Lr 2, Gr, Lb"), seat("Pr"), rows=rows())
    auction(table, bid("Lr 2, Gr"), bid("Pr"))
    assert (state(table).discard["L"], state(table).discard["G"]) == (["Lr", "Lr"], ["Gr"])
    assert (me(table, 1).hand, state(table).discard["P"]) == ([], [])
    assert sight(table).players[1].bids == ("Pr",)


@pytest.mark.rule("Z51")
def test_a_card_goes_to_the_first_free_slot_with_its_printed_cube() -> None:
    table = market(seat("Lr 3", "S0 1, -, B7 1"), rows=rows(r="R5"))
    auction(table, bid("Lr 3"))
    table.answer(0, "card")
    assert [item and (item.card, item.level) for item in me(table).cave[:3]] == [("S0", 1), ("R5", 1), ("B7", 1)]
    assert sight(table).rows[0].right is None


@pytest.mark.rule("Z51")
def test_a_scroll_may_be_removed_but_not_the_clan_board() -> None:
    table = market(seat("Lr 3", "S0 3, B1 0, B2 0, B6 0, B7 0, B8 0"), seat(), seat(), rows=rows(r="R1"))
    auction(table, bid("Lr 3"))
    table.answer(0, "card")
    assert "clan" not in ids(table)
    table.answer(0, "S0")
    assert (levels(table)["R1"], state(table).out) == (0, ["S0"])


@pytest.mark.rule("Z52")
def test_the_winner_of_blue_decides_on_the_king_after_the_prize() -> None:
    table = market(seat("Lb 4"), rows=rows(b="B7"))
    auction(table, bid("Lb 4"))
    assert asked(table) == {0: "prize"}
    table.answer(0, "card")
    assert asked(table) == {0: "king"}
    events = table.answer(0, "moves")
    assert facts(events, "king")[0] == {"seat": 0, "moved": True, "forced": False, "field": 1, "price": "g"}


@pytest.mark.rule("Z53")
def test_the_king_never_rests_twice_in_a_row_and_walks_by_himself_without_a_bid() -> None:
    assert asked(blue(rested=True)).get(0) != "king"
    assert state(blue(rested=True)).king == 5
    assert asked(blue(rested=False)) == {0: "king"}
    nobody = market(seat("Lb"), rows=rows(), king=4, rested=False)
    events = auction(nobody)
    assert facts(events, "king")[0] == {"seat": None, "moved": True, "forced": True, "field": 5, "price": "r"}


def blue(*, rested: bool) -> Table:
    table = market(seat("Lb"), rows=rows(), king=4, rested=rested)
    auction(table, bid("Lb"))
    return table


@pytest.mark.rule("Z54")
@pytest.mark.parametrize(("order", "coins", "has_it"), [("r:card", 0, True), ("r:points", 1, False)])
def test_an_order_replaces_the_ask(order: str, coins: int, has_it: bool) -> None:
    table = market(seat("Lr 3"), rows=rows(r="R7"))
    auction(table, bid("Lr 3", order))
    assert (me(table).coins, "R7" in levels(table)) == (coins, has_it)


@pytest.mark.rule("Z54")
@pytest.mark.parametrize(("order", "coins"), [("r:card", 8), ("r:points", 10)])
def test_at_the_grand_threshold_an_order_means_the_grand_prize(order: str, coins: int) -> None:
    table = market(seat("Lr 4, Pr 4"), rows=rows(r="R7"))
    auction(table, bid("Lr 4, Pr 4", order))
    assert me(table).coins == coins


@pytest.mark.rule("Z54")
def test_the_king_may_have_an_order_and_a_slot_is_always_asked() -> None:
    table = market(seat("Lb 4", "S0 1, G1 0, R3 1, B1 0, B2 0, G7 0"), rows=rows(b="B7"))
    auction(table, bid("Lb 4", "b:card", "king:stays"))
    assert asked(table) == {0: "room"}
    table.answer(0, "G7")
    assert (state(table).king, state(table).rested) == (0, True)


@pytest.mark.rule("Z54")
def test_two_orders_for_the_same_are_refused() -> None:
    table = market(seat("Lr 3"))
    table.answer(0, "done")
    with pytest.raises(IllegalChoice, match="two_orders"):
        table.answer(0, bid("Lr 3", "r:card", "r:points"))


@pytest.mark.rule("Z54", "Z74")
def test_the_orders_of_losers_are_never_shown() -> None:
    table = market(seat("Lr 3"), seat("Pr 4"), rows=rows(r="R7"))
    events = auction(table, bid("Lr 3", "r:points"), bid("Pr 4", "r:card"))
    told = msgspec.json.encode([event.seen_by(1) for event in events] + [table.view(1)]).decode()
    assert "orders" not in told.replace('"orders":{}', "")


@pytest.mark.rule("Z72")
def test_a_complete_herald_wins_every_tie_of_its_owner() -> None:
    both = {"r": 2, "b": 2}
    table = market(seat("Lr 2, Lb 2"), seat("Pr 2, Pb 2", "R10 2"), rows=rows(), start=0)
    events = auction(table, bid("Lr 2, Lb 2"), bid("Pr 2, Pb 2"))
    assert {one["gem"]: one["seat"] for one in facts(events, "won")} == dict.fromkeys(both, 1)


@pytest.mark.rule("Z76")
def test_defaults_of_the_auction() -> None:
    table = market(seat("Lb 4, Lr 4, Pr 4", "S0 1, G1 0, R3 1, B1 0, B2 0"), rows=rows(r="R7", b="B7"))
    assert ask(table).default == ["done"]
    finish(table)
    assert ask(table).default == {"r": [], "b": [], "orders": [], "cards": []}
    do(table, (0, bid("Lb 4, Lr 4, Pr 4")), (1, bid()))
    assert ask(table).default == ["card"]
    table.answer(0, "card")
    assert ask(table).default == ["points"], "no slot is free any more"
    table.answer(0, "card")
    assert (asked(table), ask(table).default) == ({0: "room"}, ["points"])
    table.answer(0, "points")
    assert ask(table).default == ["moves"]
    assert same(state(table).discard["L"], "Lb 4, Lr 4")
