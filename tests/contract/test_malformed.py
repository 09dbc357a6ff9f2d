"""Malformed input is refused with a clear ValueError: games, seats, options, seeds, positions and stored tables."""

import random
from typing import Any

import pytest

from rules.kernel import GAMES, Table

JUNK: list[Any] = [
    *(None, True, -1, 0, 1.5, float("nan"), 2**63, 2**64, -(2**70), "", "x", "\ud800", b"x"),
    *([], [[]], [None], {}, {"x": [1]}, (1, 2), {1}, object(), [["D", 10**30, 0, 0]]),
]


def made(make: Any, **more: Any) -> Table | ValueError:
    """Return the table that a constructor makes, or its refusal; any other exception is a failure."""
    try:
        table: Table = make(**more)
    except ValueError as refusal:
        return refusal
    return table


def sound(make: Any, **more: Any) -> bool:
    """Return whether a constructor refuses in one line, or makes a table that can be viewed and stored."""
    found = made(make, **more)
    if isinstance(found, ValueError):
        return "\n" not in str(found)
    found.view(None)
    return Table.load(found.dump()).asks == found.asks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("junk", JUNK, ids=[f"{type(junk).__name__}{number}" for number, junk in enumerate(JUNK)])
def test_every_constructor_refuses_junk_with_a_value_error(game: str, junk: Any) -> None:
    assert sound(Table.new, game=junk, seats=2)
    assert sound(Table.new, game=game, seats=junk)
    assert sound(Table.new, game=game, seats=2, seed=junk)
    assert sound(Table.new, game=game, seats=2, options=junk)
    assert sound(Table.arrange, game=junk, position={"seats": 2})
    assert sound(Table.arrange, game=game, position=junk)
    assert sound(Table.arrange, game=game, position={"seats": 2}, seed=junk)
    assert sound(Table.load, data=junk)
    for key in Table.arrange(game, {"seats": 2}, seed=1).position():
        assert sound(Table.arrange, game=game, position={"seats": 2, key: junk}, seed=1)
    for setting in GAMES[game].meta.options:
        assert sound(Table.new, game=game, seats=2, options={setting.key: junk})
        assert sound(Table.arrange, game=game, position={"seats": 2, "options": {setting.key: junk}})


@pytest.mark.parametrize("game", GAMES)
def test_a_view_of_an_unknown_seat_is_refused(game: str) -> None:
    table = Table.new(game, seats=2, seed=1)
    seats: tuple[Any, ...] = (-1, 2, 1.5, "0", [], {})
    for seat in seats:
        with pytest.raises(ValueError, match="there is no seat"):
            table.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_single_value_stands_for_a_list_of_one(game: str) -> None:
    for setting in GAMES[game].meta.options:
        if setting.many:
            value = setting.values[0]
            table = Table.new(game, seats=2, seed=1, options={setting.key: value})
            again = Table.new(game, seats=2, seed=1, options={setting.key: [value]})
            assert table.state.options[setting.key] == [value]
            assert table.dump() == again.dump()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("options", [7, "first", ["first"]])
def test_options_are_an_object(game: str, options: Any) -> None:
    with pytest.raises(ValueError, match="options are an object"):
        Table.new(game, seats=2, options=options)


@pytest.mark.parametrize("game", GAMES)
def test_an_impossible_option_is_refused_in_a_position_too(game: str) -> None:
    for setting in GAMES[game].meta.options:
        with pytest.raises(ValueError, match=f"{setting.key} cannot be 'never heard of'"):
            Table.arrange(game, {"seats": 2, "options": {setting.key: "never heard of"}})


@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**128 - 1])
def test_every_number_of_128_bits_is_a_seed(seed: int) -> None:
    assert Table.new("carcassonne", seats=2, seed=seed).dump() == Table.new("carcassonne", seats=2, seed=seed).dump()


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_table_is_loaded_or_refused(game: str) -> None:
    data = Table.new(game, seats=2, seed=1).dump()
    rng = random.Random(5)
    for _ in range(300):
        damaged = bytearray(data)
        damaged[rng.randrange(len(data))] = rng.randrange(256)
        found = made(Table.load, data=bytes(damaged))
        assert isinstance(found, ValueError) or found.game in GAMES
        assert isinstance(made(Table.load, data=data[: rng.randrange(len(data))]), ValueError)
