"""Standing orders of The Mines of Zavandor: what they answer, and when they end."""

import msgspec

from rules.kernel import GAMES, Event, Order, Table
from rules.zavandor.view import HALL, ZavandorView

ORDERS: dict[str, Order] = {order.key: order for order in GAMES["zavandor"].orders}


def bidding(*hand: str) -> Table:
    """A table at which the first seat holds these cards and has to bid."""
    players = [{"hand": list(hand)}, {"hand": ["Lr", "Ly"]}]
    table = Table.arrange("zavandor", {"seats": 2, "phase": "trade", "players": players}, seed=1)
    for seat in (0, 1):
        table.answer(seat, "done")
    return table


def test_whoever_saves_bids_nothing_as_long_as_the_hand_is_small() -> None:
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


def test_not_to_trade_ends_with_an_offer_to_oneself_alone() -> None:
    view = bidding("Lr").view(0)
    for addressed, ends in (([0], True), ([0, 2], False), ([1], False)):
        offered = Event("zavandor.offered", {"number": 1, "seat": 1, "addressed": addressed})
        assert ORDERS["no_trade"].ends(view, [offered]) == ends
