"""No computer opponent of any level accepts or makes an offer that a person would laugh at."""

import random
from collections import Counter

import pytest

from rules.game import Player
from rules.kernel import EFFORT, GAMES, LEVELS, Choice, Event, Level, Table
from rules.zavandor import beginner, opponent
from tests.rules.zavandor.scene import ask, cards, market, seat, sight

ABSURD = (
    ("Lb", "rr"),
    ("Lb", "yy"),
    ("Lb", "ggg"),
    ("Lg", "rrr"),
    ("Ly", "ggg"),
    ("Lr", "yyy"),
    ("Lb 2", "rrrr"),
    ("Lg 2", "yyyy"),
    ("Lb", "rrrryyyy"),
    ("Lb", "ry"),
)
"""Ten offers: the cards given, and the gems wanted for them."""


def chosen(table: Table, who: int, level: Level) -> Choice | None:
    """Return the choice of a computer, with as little search as possible."""
    token = EFFORT.set(0.05)
    found = GAMES["zavandor"].choose(sight(table, who), ask(table, who), random.Random(1), level=level)
    EFFORT.reset(token)
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("give", "want"), ABSURD)
def test_an_absurd_offer_is_declined(give: str, want: str, level: Level) -> None:
    table = market(seat(give), seat("Pr 4, Py 4, Pg 4"))
    wanted = [f"{count}{gem}" for gem, count in Counter(want).items()]
    table.answer(0, "offer")
    table.answer(0, {"give": cards(give), "want": wanted, "to": []})
    assert chosen(table, 1, level) == ["decline:1"]


@pytest.mark.parametrize("play", [beginner.choose, opponent.choose, opponent.choose_well])
def test_no_offer_of_a_computer_is_absurd(play: Player) -> None:
    """Level hard searches bids and upgrades alone, and offers by its numbers."""
    table, offers, rng = Table.new("zavandor", seats=3, seed=4), list[Event](), random.Random(1)
    while not table.over:
        asks = [(one.seat, play(table.view(one.seat), one, rng)) for one in table.asks]
        seat_, choice = next((one for one in asks if one[1] is not None), (table.asks[0].seat, table.asks[0].default))
        offers += [event for event in table.answer(seat_, choice) if event.kind == "zavandor.offered"]
    shapes = Counter((len(event.args["give"]), len(event.args["want"])) for event in offers)
    assert all(wanted <= given <= 2 * wanted for given, wanted in shapes), shapes
    assert shapes
