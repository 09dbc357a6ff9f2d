"""Every answer that one tap in public can give is legal, and takes a second tap where a slip would cost something."""

import random

import pytest

from bench.games.random_play import step
from rules.kernel import Ask, IllegalChoice, Table, tapped
from tests.contract.adding import ROOT
from tests.contract.conftest import FORMS, Form, sampled

STEPS = 150


@pytest.mark.parametrize("form", sampled(FORMS), ids=str)
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


IDLE = {
    "catan.act": {"offer", "flag", "unflag"},
    "zavandor.trade": {"offer"},
    "demo.seal": {"back"},
    "dominion.buy": {"Copper", "Curse"},
}
"""Options that are nearly always there and no reason for a second tap, by the kind of their ask."""


@pytest.mark.parametrize("form", sampled(FORMS), ids=str)
def test_an_answer_that_cannot_be_undone_takes_two_taps_if_anything_else_is_possible(form: Form) -> None:
    game, seats, options = form
    table, rng = Table.new(game, seats=seats, seed=5, options=options), random.Random(5)
    for _ in range(STEPS):
        if table.over:
            break
        for ask in table.asks:
            # An optional ask has no button to pick nothing. No offer leads back to a seat that has said that it waits.
            empty = [] if ask.optional or ask.kind == "zavandor.offer" else [""]
            for id_ in {*ask.taps, *empty} - {*ask.twice}:
                if is_final(table, ask, id_):
                    assert not wanted(ask), (ask.kind, id_)
            assert not ask.twice or wanted(ask), ask.kind
        step(table, rng)


def is_final(table: Table, ask: Ask, id_: str) -> bool:
    """Return whether an answer that one tap gives ends a turn or reveals something. No pick is one, if legal."""
    after = table.fork()
    try:
        after.answer(ask.seat, tapped(ask, id_))
    except IllegalChoice:
        return False
    return after.turn != table.turn or after.revealed > table.revealed


def wanted(ask: Ask) -> list[str]:
    """Return the options of an ask that a player could want instead of those that one tap gives."""
    return [
        option.id
        for part in ask.parts
        if part.name != "carts"
        for option in part.options
        if option.id not in {*ask.taps, *IDLE.get(ask.kind, ())}
    ]


def has_taps(game: str) -> bool:
    """Return whether the rules of a game name answers of one tap."""
    return any("taps=" in file.read_text(encoding="utf-8") for file in (ROOT / "rules" / game).rglob("*.py"))
