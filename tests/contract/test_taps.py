"""Every answer that one tap in public can give is legal. The taps are part of what all see of an ask."""

import random

import pytest

from bench.games.random_play import step
from rules.kernel import Table, tapped
from tests.contract.adding import ROOT
from tests.contract.conftest import FORMS, Form

STEPS = 150


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_tap_is_a_legal_answer(form: Form) -> None:
    game, seats, options = form
    table, rng = Table.new(game, seats=seats, seed=5, options=options), random.Random(5)
    checked = 0
    for _ in range(STEPS):
        if table.over:
            break
        for ask in table.asks:
            for id_ in ask.taps:
                table.check(ask.seat, tapped(ask, id_))
                checked += 1
        step(table, rng)
    assert checked or not has_taps(game)


def has_taps(game: str) -> bool:
    """Return whether the rules of a game name answers of one tap."""
    return any("taps=" in file.read_text(encoding="utf-8") for file in (ROOT / "rules" / game).rglob("*.py"))
