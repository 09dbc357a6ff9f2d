"""The trade window of the demo: three seats make offers and counter-offers, a fourth seals and changes a tip."""

import pytest

from rules.kernel import Choice, Event, IllegalChoice
from tests.contract.demo import table_bargaining

HANDS = [{"agate": 2}, {"beryl": 2}, {"citrine": 2}, {"agate": 1, "beryl": 1}]


class Window:
    """A window as it runs, and as it is loaded again before every choice: both must give the same."""

    def __init__(self) -> None:
        self.table = table_bargaining(HANDS)
        self.loaded = self.table.fork()

    def act(self, seat: int, choice: Choice | str) -> tuple[Event, ...]:
        events = self.table.answer(seat, choice)
        assert self.loaded.answer(seat, choice) == events
        self.loaded = self.loaded.fork()
        assert self.loaded.dump() == self.table.dump()
        assert (self.loaded.asks, self.loaded.answered) == (self.table.asks, self.table.answered)
        return events

    def offer(self, seat: int, give: str, get: str) -> None:
        self.act(seat, "offer")
        self.act(seat, {"give": [give], "get": [get]})

    def asked(self) -> list[tuple[str, int]]:
        asks = [self.table.ask_of(seat) for seat in range(4)]
        return [(ask.kind, ask.number) if ask else ("", 0) for ask in asks]


@pytest.fixture
def window() -> Window:
    return Window()


def test_a_seat_that_is_done_seals_and_changes_while_others_trade(window: Window) -> None:
    window.act(3, "done")
    assert [kind for kind, _ in window.asked()] == ["demo.bargain"] * 3 + ["demo.seal"]
    before = window.asked()[:3]
    window.act(3, ["agate"])
    window.act(3, ["beryl"])
    assert window.asked()[:3] == before, "nothing has changed for the others"
    assert [ask.seat for ask in window.table.answered] == [3]
    sealed = window.asked()[3]
    window.offer(0, "agate", "beryl")
    window.act(2, "counter:1")
    window.act(2, {"give": ["citrine"], "get": ["agate"]})
    window.act(3, ["agate", "beryl"])
    assert [event.kind for event in window.act(1, "accept:1")] == ["demo.swapped"]
    assert [event.kind for event in window.act(0, "accept:2")] == ["demo.swapped"]
    assert window.asked()[3] == sealed, "an open and unchanged ask keeps its number"
    with pytest.raises(IllegalChoice, match="unknown_option"):
        window.table.answer(3, "back")
    for seat in range(3):
        window.act(seat, "done")
    for seat in range(2):
        window.act(seat, [])
    (tips,) = [event for event in window.act(2, []) if event.kind == "demo.tips"]
    assert tips.args["tips"] == [[], [], [], ["agate", "beryl"]]


def test_an_offer_in_progress_keeps_its_number_and_is_checked_when_made(window: Window) -> None:
    window.offer(1, "beryl", "agate")
    window.act(1, "offer")
    composing = window.asked()[1]
    window.offer(2, "citrine", "agate")
    window.act(3, "done")
    window.act(0, "accept:2")
    assert window.asked()[1] == composing
    window.act(0, "accept:1")
    assert window.asked()[1] != composing, "the own hand has changed"
    with pytest.raises(IllegalChoice, match="over_limit"):
        window.table.answer(1, {"give": ["beryl", "beryl"], "get": ["citrine"]})
    window.act(1, {"give": ["beryl"], "get": ["citrine"]})
    assert [proposal.name for proposal in window.table.proposals] == ["offer:3"]


def test_a_seat_may_come_back_until_its_tip_is_sealed(window: Window) -> None:
    window.offer(0, "agate", "beryl")
    window.act(0, "done")
    assert window.table.proposals == (), "a player who is done offers nothing any more"
    window.act(0, "back")
    assert window.asked()[0][0] == "demo.bargain"
    for seat in (0, 1, 2):
        window.act(seat, "done")
    window.act(3, "done")
    assert "back" not in [option.id for option in window.table.asks[0].options], "no seat still trades"


def test_proposals_of_open_offers_have_the_buttons_of_each_seat(window: Window) -> None:
    window.offer(0, "agate", "beryl")
    window.act(2, "counter:1")
    window.act(2, {"give": ["citrine"], "get": ["agate"]})
    found = {proposal.name: proposal.quick for proposal in window.table.proposals}
    assert found == {
        "offer:1": ("withdraw:1", "accept:1", "counter:1"),
        "offer:2": ("accept:2", "counter:2", "withdraw:2"),
    }
    for ask in window.table.asks:
        addressed = {option.id for option in ask.options}
        assert ("accept:2" in addressed) == (ask.seat == 0)
        assert ("withdraw:2" in addressed) == (ask.seat == 2)
