"""Labels of seats: players of one name are told apart."""

from cogs.table.labels import escaped_names, plain_names
from data.game.models import Seat


def seats(*names: str) -> list[Seat]:
    return [Seat(game=1, seat=number, name=name, user=11 + number) for number, name in enumerate(names)]


def test_players_of_one_name_are_told_apart_by_the_letters_of_their_seats() -> None:
    assert plain_names(seats("Alex", "Ben", "Alex")) == ["Alex (A)", "Ben", "Alex (C)"]
    assert plain_names(seats("Alex", "ⓐⓛⓔⓧ", "ALEX")) == ["Alex (A)", "ⓐⓛⓔⓧ (B)", "ALEX (C)"]
    assert escaped_names(seats("*Al*", "*Al*")) == [r"\*Al\* (A)", r"\*Al\* (B)"]


def test_different_names_stay_as_they_are() -> None:
    assert plain_names(seats("Alex", "Alexa", "Ben")) == ["Alex", "Alexa", "Ben"]
