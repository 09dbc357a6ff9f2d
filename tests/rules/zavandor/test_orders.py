"""The orders of The Mines of Zavandor: their answers and their ends."""

import msgspec
import pytest

from rules.kernel import GAMES, Ask, Choice, Event, Order, Table
from rules.zavandor.view import CARDS, HALL, ZavandorView

ORDERS: dict[str, Order] = {order.key: order for order in GAMES["zavandor"].orders}


def bidding(*hand: str) -> Table:
    """Return a table at which the first seat holds these cards and must bid."""
    players = [{"hand": list(hand)}, {"hand": ["Lr", "Ly"]}]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": players}, seed=1)
    for seat in (0, 1):
        table.answer(seat, "done")
    return table


def test_saving_bids_nothing_while_the_hand_is_small() -> None:
    for hand, passes in ((("Lr", "Lb"), True), (("Lr", "Lb", "Lb"), False)):
        table = bidding(*hand)
        asked = table.ask_of(0)
        assert asked is not None
        assert asked.kind == "zavandor.bid"
        choice = ORDERS["save"].answer(table.view(0), asked, ("3",))
        assert (choice is not None) == passes
        if choice is not None:
            assert isinstance(choice, dict)
            table.check(0, choice)
            assert not any(choice.values())


def test_saving_ends_when_the_king_is_two_fields_before_his_hall() -> None:
    walked = Event("zavandor.king", {"seat": None, "moved": True, "forced": True, "field": 0, "price": "b"})
    view = bidding("Lr").view(0)
    assert isinstance(view, ZavandorView)
    near = [msgspec.structs.replace(view, king=field) for field in (HALL - 3, HALL - 2)]
    assert [ORDERS["save"].ends(one, [walked]) for one in near] == [False, True]
    assert not ORDERS["save"].ends(near[1], [])


def test_no_trade_ends_with_an_offer_to_this_seat_alone() -> None:
    view = bidding("Lr").view(0)
    for addressed, ends in (([0], True), ([0, 2], False), ([1], False)):
        offered = Event("zavandor.offered", {"number": 1, "seat": 1, "addressed": addressed})
        assert ORDERS["no_trade"].ends(view, [offered]) == ends


def answered(table: Table, key: str, *picked: str) -> Choice | None:
    """Return an order's answer to the open bid of the first seat; it must be legal."""
    asked = table.ask_of(0)
    assert asked is not None
    assert asked.kind in ORDERS[key].kinds
    choice = ORDERS[key].answer(table.view(0), asked, picked)
    return None if choice is None else table.check(0, choice)


@pytest.mark.parametrize(
    ("hand", "count", "bid"),
    [
        (("Lr", "Lr", "Mr", "Lb"), "1", {"r": ["1r"], "b": ["1b"]}),
        (("Lr", "Lr", "Mr", "Lb"), "2", {"r": ["2r"], "b": ["1b"]}),
        (("Lr",), "3", {"r": ["1r"]}),
    ],
)
def test_a_small_bid_on_every_row_takes_as_many_as_there_are(
    hand: tuple[str, ...], count: str, bid: dict[str, list[str]]
) -> None:
    choice = answered(bidding(*hand), "small", count)
    assert isinstance(choice, dict)
    assert {gem: ids for gem, ids in choice.items() if ids} == bid


def test_bids_wait_for_a_card_of_the_wanted_kind() -> None:
    table = bidding("Lr", "Lb")
    view = table.view(0)
    assert isinstance(view, ZavandorView)
    up = {CARDS[row.right].kind for row in view.rows if row.right}
    absent = next(kind for kind in ("altar", "envoy", "herald", "broker", "mason") if kind not in up)
    choice = answered(table, "only_for", absent)
    assert isinstance(choice, dict)
    assert not any(choice.values())
    assert answered(table, "only_for", absent, min(up)) is None


def test_income_as_usual_ends_with_a_new_card() -> None:
    view = bidding("Lr").view(0)
    won = [
        Event("zavandor.won", {"seat": seat, "gem": "r", "took": took})
        for seat, took in ((0, "card"), (0, "points"), (1, "card"))
    ]
    assert [ORDERS["income"].ends(view, [event]) for event in won] == [True, False, False]
    ask = Ask(0, "zavandor.income", default={"cast": [], "carts": ["G"]})
    assert ORDERS["income"].answer(view, ask, ()) == ask.default


@pytest.mark.parametrize(("most", "keeps"), [("3", True), ("2", False)])
def test_gems_are_kept_while_the_hand_is_small(most: str, keeps: bool) -> None:
    players = [{"hand": ["Lr", "Ly"], "coins": 9}, {"hand": ["Lr"]}]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "upgrade", "players": players}, seed=1)
    asked = table.ask_of(0)
    assert asked is not None
    choice = answered(table, "keep_gems", most)
    assert (choice == asked.default) == keeps
    assert (choice is None) != keeps
