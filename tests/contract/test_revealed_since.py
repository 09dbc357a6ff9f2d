"""A table knows whether something was revealed since a seat's last choice, which decides what an undo needs."""

import random

import pytest

from bench.games.random_play import step
from rules.kernel import Table
from tests.contract.conftest import FORMS, Form

STEPS = 120


# The demo reveals sealed answers without a draw, which counts as a reveal too.
@pytest.mark.parametrize("form", [form for form in FORMS if form[0] != "demo"], ids=str)
def test_a_reveal_since_the_last_choice_of_a_seat_is_known(form: Form) -> None:
    game, seats, options = form
    table, rng = Table.new(game, seats=seats, seed=3, options=options), random.Random(3)
    before: dict[int, int] = {}
    for _ in range(STEPS):
        if table.over:
            break
        for seat, revealed in before.items():
            if table.revealed_since(seat):
                assert table.revealed > revealed, (seat, table.asks)
            if table.can_undo(seat):
                assert not table.revealed_since(seat)
        revealed = table.revealed
        seat, *_ = step(table, rng)
        before[seat] = revealed
    assert before
