"""The orders of Catan: their answers and their ends."""

import msgspec
import pytest

from rules.catan.view import CatanView, Player, geometry
from rules.kernel import GAMES, Ask, Choice, Event, Order, Table
from tests.rules.catan.scene import A, B, C, do, scene

ORDERS: dict[str, Order] = {order.key: order for order in GAMES["catan"].orders}


def seen(seat: int, **position: object) -> CatanView:
    view = Table.arrange("catan", {"seats": 3, **position}, seed=1).view(seat)
    assert isinstance(view, CatanView)
    return view


@pytest.mark.parametrize(
    ("picked", "lost"),
    [
        ((), ["ore", "ore", "ore", "wool"]),
        (("wool",), ["ore", "ore", "wool", "wool"]),
        (("brick", "wool"), ["brick", "ore", "wool", "wool"]),
    ],
)
def test_picked_kinds_are_discarded_first_then_the_largest_stocks(picked: tuple[str, ...], lost: list[str]) -> None:
    hands = [{"ore": 5, "wool": 2, "brick": 1}, {}, {}]
    table = Table.arrange("catan", {"seats": 3, "hands": hands, "turn": 0, "phase": "roll", "coming": [[3, 4]]}, seed=1)
    asked = table.ask_of(0)
    assert asked is not None
    choice = ORDERS["discard"].answer(table.view(0), asked, picked)
    assert choice is not None
    assert sorted(table.check(0, choice)) == lost


def test_rolling_at_once_ends_when_the_robber_comes_to_an_own_hex() -> None:
    corner = geometry("std").corners[9][0]
    view = seen(1, settlements=[[], [f"V{corner}"], []], robber="H9")
    came = Event("catan.robber", {"seat": 0, "hex": 9, "before": 4})
    assert ORDERS["roll"].ends(view, [came])
    assert not ORDERS["roll"].ends(view, [Event("catan.rolled", {"seat": 0})])
    assert not ORDERS["roll"].ends(msgspec.structs.replace(view, seat=2), [came]), "it is not theirs"


def test_skipping_special_building_is_for_five_and_ends_with_too_many_cards() -> None:
    order, usual = ORDERS["no_special"], Ask(0, "catan.special", default=["pass"])
    assert not order.offered(seen(0))
    assert order.answer(None, usual, ()) == ["pass"]
    harvest = Event("catan.produced", {"number": 8, "gains": [{"seat": 1, "cards": {"ore": 2}}], "short": []})

    def view(hand: int) -> CatanView:
        own = Player(points=2, hand=hand, limit=7, roads=0, settlements=0, cities=0, length=0)
        return msgspec.structs.replace(seen(1), players=(own, own, own))

    assert [order.ends(view(hand), [harvest]) for hand in (7, 8)] == [False, True]
    assert not order.ends(view(8), [])


def test_an_embargo_keeps_own_offers_to_everyone_from_the_picked_seats() -> None:
    table = scene(hands={A: {"ore": 2}, B: {"grain": 2}, C: {"grain": 1}})
    narrow, view = ORDERS["embargo"].narrow, table.view(A)
    offer = {"give": ["ore"], "get": ["grain"]}
    for to in ([], ["all"]):
        assert narrow(view, ("seat:1",), {**offer, "to": to}) == {**offer, "to": ["seat:2"]}
    named: Choice = {**offer, "to": ["seat:1"]}
    for picked, choice in ((("seat:1",), named), (("seat:1", "seat:2"), {**offer, "to": []}), (("seat:1",), ["end"])):
        assert narrow(view, picked, choice) == choice
    assert narrow(table.view(B), ("seat:0",), offer) == offer, "only the seat to move has several partners"


def test_an_embargo_declines_the_offers_of_the_picked_seats_alone() -> None:
    table = scene(hands={A: {"ore": 2}, B: {"grain": 2}, C: {"grain": 1}})
    do(table, "offer", {"give": ["ore"], "get": ["grain"], "to": []})
    order = ORDERS["embargo"]
    asked = table.ask_of(B)
    assert asked is not None
    assert order.answer(table.view(B), asked, ("seat:0", "computers")) == ["decline:1"]
    assert order.answer(table.view(B), asked, ("seat:2",)) is None
    do(table, (B, "decline:1"))
    asked = table.ask_of(B)
    assert asked is not None
    assert order.answer(table.view(B), asked, ("seat:0",)) is None
    assert [value for value in order.values if order.has(table.view(B), value)] == [
        "computers",
        "seat:0",
        "seat:2",
        "seat:3",
    ]


@pytest.mark.parametrize(("mode", "more"), [("base", set()), ("ck", {"paper", "cloth", "coin"})])
def test_only_kinds_in_play_can_be_discarded_first(mode: str, more: set[str]) -> None:
    order, view = ORDERS["discard"], seen(0, options={"mode": mode})
    assert {kind for kind in order.values if order.has(view, kind)} == {
        "lumber",
        "brick",
        "wool",
        "grain",
        "ore",
    } | more


@pytest.mark.parametrize(("hand", "answer"), [({"ore": 2}, ["end"]), ({"ore": 2, "wool": 1}, None)])
def test_a_turn_ends_by_itself_with_few_cards(hand: dict[str, int], answer: list[str] | None) -> None:
    table = Table.arrange("catan", {"seats": 3, "hands": [hand, {}, {}], "turn": 0, "phase": "act"}, seed=1)
    asked = table.ask_of(0)
    assert asked is not None
    choice = ORDERS["poor"].answer(table.view(0), asked, ("3",))
    assert choice == answer
    if choice is not None:
        table.check(0, choice)


def test_ending_the_turn_ends_when_another_seat_is_near_victory() -> None:
    order, built = ORDERS["poor"], Event("catan.built", {"seat": 1, "piece": "city", "place": "V3", "free": False})

    def view(points: int) -> CatanView:
        own = Player(points=points, hand=2, limit=7, roads=0, settlements=0, cities=0, length=0)
        return msgspec.structs.replace(seen(0), players=(own, own, own), target=10)

    assert [order.ends(view(points), [built]) for points in (7, 8, 9)] == [False, True, True]
    assert not order.ends(msgspec.structs.replace(view(9), seat=1), [built]), "an own victory is no surprise"
    assert not order.ends(view(9), [])
