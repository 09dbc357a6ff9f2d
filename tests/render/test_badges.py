"""Seats have the same letters and colours in messages as in the pictures."""

import render
from render.icon_marks import plain
from render.kit.theme import SEATS, tone


def test_each_seat_has_its_own_badge_and_colour() -> None:
    seats = range(len(SEATS))
    assert [render.letter(seat) for seat in seats] == [seat.letter for seat in SEATS]
    assert len({render.letter(seat) for seat in seats}) == len({render.accent(seat) for seat in seats}) == 6


def test_a_badge_is_spoken_as_a_letter_alone() -> None:
    """It was spoken as "black square A" in every line of scores."""
    for seat in range(len(SEATS)):
        assert plain(render.badge(seat)).strip("`") == render.letter(seat)
        assert plain(render.badge(seat)).isascii()


def test_frame_has_the_seats_colour_in_pictures() -> None:
    assert render.accent(0).to_bytes(3) == bytes(SEATS[0].body)
    assert render.accent().to_bytes(3) == bytes(tone("gold", 0.5))
