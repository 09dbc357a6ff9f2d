"""Foresight: a foreseen ask can be answered, looking changes nothing, and nothing hidden is revealed."""

import random
from collections.abc import Iterator

import pytest

from bench.games.random_play import step
from rules.kernel import GAMES, Table, foreseen
from tests.contract.conftest import FORMS, Form, named
from tests.contract.twins import again, legal_choice, seen, twin_of

STEPS = 80
"""The number of choices checked in each game."""
CLEAR = [form for form in FORMS if form[0] in GAMES and len(form[2].get("expansions", ())) in (0, 4)]


def course(form: Form, seed: int) -> Iterator[tuple[Table, random.Random]]:
    """Yield a table of a form at each of its first choices."""
    game, seats, options = form
    table, rng = Table.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
    for _ in range(STEPS):
        if table.over:
            break
        yield table, rng
        step(table, rng)


@pytest.mark.parametrize("form", CLEAR, ids=named)
def test_a_foreseen_ask_can_be_answered_and_looking_changes_nothing(form: Form) -> None:
    for table, rng in course(form, 4):
        before = table.dump()
        for seat in range(table.seats):
            ahead = foreseen(table, seat)
            if ahead is not None:
                assert table.turn.seat != seat
                ahead.answer(seat, legal_choice(ahead, seat, rng))
        assert table.dump() == before


@pytest.mark.parametrize("form", CLEAR, ids=named)
def test_a_foreseen_ask_is_the_same_for_all_hidden_hands(form: Form) -> None:
    for table, rng in course(form, 9):
        seat = rng.randrange(table.seats)
        one, other = again(table), twin_of(table, seat, rng)
        if seen(one, seat) == seen(other, seat):
            asked = [found.ask_of(seat) if (found := foreseen(each, seat)) else None for each in (one, other)]
            assert asked[0] == asked[1]


def test_a_hand_is_foreseen_and_a_tile_is_not() -> None:
    tiles = Table.new("carcassonne", seats=2, seed=1)
    assert [foreseen(tiles, seat) for seat in (0, 1)] == [None, None]
    table = Table.arrange(
        "dominion",
        {"seats": 2, "players": [{"hand": ["Militia"]}, {"hand": ["Village", "Copper"], "deck": ["Gold"] * 5}]},
        seed=1,
    )
    ahead = foreseen(table, 1)
    assert ahead is not None
    ask = ahead.ask_of(1)
    assert ask is not None
    assert [option.id for option in ask.options] == ["Village", "done"]
    assert foreseen(table, 0) is None, "seat 0 has the turn"


def test_a_tile_is_foreseen_if_all_remaining_tiles_are_alike() -> None:
    alike = Table.arrange("carcassonne", {"seats": 2, "pile": ["V", "U", "U"]}, seed=1)
    ahead = foreseen(alike, 1)
    assert ahead is not None
    (ask,) = ahead.asks
    assert (ask.seat, ask.kind, ask.args["tile"]) == (1, "carcassonne.place", "U")
    mixed = Table.arrange("carcassonne", {"seats": 2, "pile": ["V", "U", "V"]}, seed=1)
    assert foreseen(mixed, 1) is None


def test_the_last_to_place_in_catan_foresees_the_free_places_of_both_rounds() -> None:
    table = Table.new("catan", seats=2, seed=1)
    second = 1 - (table.turn.seat or 0)
    ahead = foreseen(table, second)
    assert ahead is not None
    assert (ahead.asks[0].seat, ahead.asks[0].kind, ahead.asks[0].args["round"]) == (second, "catan.place", 1)
