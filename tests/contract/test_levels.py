"""The levels of the computer opponents: each is legal and knows no hidden facts."""

import random
from collections.abc import Iterator

import pytest

from bench.games.random_play import step
from rules.kernel import EFFORT, GAMES, LEVELS, Ask, Choice, Level, Table
from tests.contract.conftest import FORMS, Form, named
from tests.contract.twins import again, twins

LARGEST = [max((form for form in FORMS if form[0] == game), key=lambda form: str(form[2:])) for game in sorted(GAMES)]
"""One form of every game, with many options in play."""

ASKS = 12
"""The number of asks of a game that each level answers."""


@pytest.fixture(autouse=True)
def _little_effort() -> Iterator[None]:
    token = EFFORT.set(0.02)
    yield
    EFFORT.reset(token)


def answered(table: Table, ask: Ask, level: Level, seed: int) -> Choice | None:
    return GAMES[table.game].choose(table.view(ask.seat), ask, random.Random(seed), level=level)


def middles(form: Form, seed: int) -> list[Table]:
    """Return copies of a table at random times of the game."""
    game, seats, options = form
    table = Table.new(game, seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    found: list[Table] = []
    while not table.over and len(found) < ASKS:
        found.append(table.fork())
        for _ in range(rng.randrange(1, 30)):
            if not table.over:
                step(table, rng)
    return found


@pytest.mark.sweep(6)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("form", LARGEST, ids=named)
def test_every_level_answers_legally(form: Form, level: Level) -> None:
    for table in middles(form, 1):
        for ask in table.asks:
            choice = answered(table, ask, level, 2)
            if choice is None:
                assert ask.optional or ask.default is not None
            else:
                table.fork().answer(ask.seat, choice)


@pytest.mark.sweep(6)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("form", LARGEST, ids=named)
def test_every_level_chooses_the_same_on_tables_that_a_seat_cannot_tell_apart(form: Form, level: Level) -> None:
    rng = random.Random(3)
    pairs = 0
    for table in middles(form, 4):
        seat = rng.choice(again(table).asks).seat
        if both := twins(table, seat, rng):
            one, other = (found.ask_of(seat) for found in both)
            assert one
            assert other
            assert answered(both[0], one, level, 5) == answered(both[1], other, level, 5)
            pairs += 1
    assert pairs
