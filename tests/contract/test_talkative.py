"""Games with offers end, and no seat can flood a channel: random players talk at every chance."""

import random
from collections import Counter

import pytest

from bench.games.random_play import random_choice
from rules.catan.trading import OFFERS, REPLIES
from rules.kernel import Choice, Event, Facts, IllegalChoice, Table
from rules.zavandor.trade import MOST_MADE

FORMS = [("catan", {"mode": "base"}), ("catan", {"mode": "ck"}), ("zavandor", {"variant": "normal"})]
SEATS, MOST = 4, 40_000
EAGER = 0.5
"""The chance that a seat makes an offer if it can."""
ATTEMPTS = 20


def talk(table: Table, rng: random.Random) -> tuple[Event, ...]:
    """Answer any open ask at random; one that the game does not wait for is as likely as the others."""
    asks = [*table.asks]
    rng.shuffle(asks)
    for ask in asks:
        able = any(option.id == "offer" for option in ask.options)
        for _ in range(ATTEMPTS):
            choice: Choice = ["offer"] if able and rng.random() < EAGER else random_choice(ask, rng)
            try:
                return table.answer(ask.seat, choice)
            except IllegalChoice:
                continue
        # Few of many combinations can be legal, such as those of cards to give and to get.
        if ask.default is not None:
            return table.answer(ask.seat, ask.default)
    raise AssertionError(f"no legal choice found for {table.asks}")


@pytest.mark.sweep(1)
@pytest.mark.parametrize(("kind", "options"), FORMS)
def test_a_game_with_an_offer_at_every_chance_ends_and_no_turn_has_a_flood(kind: str, options: Facts) -> None:
    table, rng, made, most = Table.new(kind, seats=SEATS, seed=3, options=options), random.Random(3), 0, Counter[int]()
    for _ in range(MOST):
        if table.over:
            break
        turn, offers = table.turn, [event for event in talk(table, rng) if event.kind == f"{kind}.offered"]
        made += len(offers)
        most[turn.number] += len(offers)
    assert table.over
    bound = OFFERS + REPLIES * (SEATS - 1) if kind == "catan" else MOST_MADE * SEATS
    assert made > SEATS * 10
    assert max(most.values()) <= bound


@pytest.mark.parametrize(("kind", "most"), [("catan", OFFERS), ("zavandor", MOST_MADE)])
def test_a_seat_that_makes_an_offer_after_another_soon_can_make_no_more(kind: str, most: int) -> None:
    table = Table.arrange(kind, ARRANGED[kind])
    made = 0
    for _ in range(1_000):
        ask = table.ask_of(0)
        assert ask is not None
        if not any(option.id == "offer" for option in ask.options):
            break
        table.answer(0, "offer")
        table.answer(0, OFFER[kind])
        made += 1
        number = table.proposals[-1].name.partition(":")[2]
        table.answer(0, f"withdraw:{number}")
    assert made == most


ARRANGED: dict[str, Facts] = {
    "catan": {"seats": 2, "phase": "act", "hands": [{"ore": 1}, {"wool": 1}]},
    "zavandor": {"seats": 2, "phase": "trade", "players": [{"hand": ["Lr"]}, {"hand": ["Ly"]}]},
}
OFFER: dict[str, Choice] = {
    "catan": {"give": ["ore"], "get": ["wool"]},
    "zavandor": {"give": ["Lr"], "want": ["1y"], "to": []},
}
