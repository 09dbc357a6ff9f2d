"""The orders of every game: their answers are legal, and asking them changes nothing."""

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import render
from bench.games.random_play import step
from rules.kernel import GAMES, Ask, Event, Order, Table
from tests.contract.adding import ROOT, game_folders
from tests.contract.conftest import FORMS, Form, named

LOCALES = Path(render.__file__).parent / "locales"
STEPS = 120
"""The number of choices checked in each game."""


def pickings(order: Order) -> list[Sequence[str]]:
    """Return some ways to give an order its values."""
    return [()] if not order.values else [order.values, ()] if order.many else [[value] for value in order.values]


def check_answers(table: Table, ask: Ask, order: Order) -> None:
    """Check that the table takes every answer of an order."""
    for picked in pickings(order):
        choice = order.answer(table.view(ask.seat), ask, picked)
        if choice is not None:
            table.check(ask.seat, choice)


@pytest.mark.sweep(9)
@pytest.mark.parametrize("form", [form for form in FORMS if GAMES.get(form[0]) and GAMES[form[0]].orders], ids=named)
def test_answers_of_orders_are_legal_and_asking_changes_nothing(form: Form) -> None:
    game, seats, options = form
    table, rng, events = Table.new(game, seats=seats, seed=3, options=options), random.Random(3), tuple[Event, ...]()
    for _ in range(STEPS):
        if table.over:
            break
        before = table.dump()
        for seat in range(seats):
            view, seen = table.view(seat), [event.seen_by(seat) for event in events]
            for order in GAMES[game].orders:
                assert order.ends(view, seen) in (True, False)
                assert order.offered(view) in (True, False)
        for ask in table.asks:
            for order in GAMES[game].orders:
                if ask.kind in order.kinds and not ask.optional:
                    check_answers(table, ask, order)
        assert table.dump() == before
        events = step(table, rng)[2]


@pytest.mark.parametrize("form", [form for form in FORMS if form[0] in game_folders(ROOT)], ids=named)
def test_every_table_has_orders_to_choose_from(form: Form) -> None:
    game, seats, options = form
    view = Table.new(game, seats=seats, seed=3, options=options).view(0)
    offered = [order.key for order in GAMES[game].orders if order.offered(view)]
    assert len(offered) >= 3, f"{game} offers {len(offered)} standing orders"
    assert len(offered) == len(set(offered))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_order_that_a_catalogue_names_exists(game: str) -> None:
    own = {order.key for order in GAMES[game].orders}
    for file in LOCALES.glob(f"*/{game}*.ftl"):
        text = file.read_text(encoding="utf-8")
        named = {*re.findall(rf"^order-{game}-(\w+) =", text, re.MULTILINE)}
        # A page of the rules names an order by its message.
        named |= {key.removesuffix("-value") for key in re.findall(rf"{{ order-{game}-([\w-]+) }}", text)}
        assert named <= own, file.name
