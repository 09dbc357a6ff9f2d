"""Seats in messages: a seat's badge, letter and colour, the same as in the pictures."""

from render.icon_marks import mark
from render.kit.theme import GOLD, SEATS, Colour


def letter(seat: int) -> str:
    """Return a seat's letter, for plain texts."""
    return SEATS[seat % len(SEATS)].letter


def badge(seat: int) -> str:
    """Return the mark of a seat's badge, for the texts of cards. Its words are the seat's letter in a box."""
    # A screen reader speaks the name of every sign ("black square A"), and only the letter in a box.
    return mark(f"seat-{letter(seat).lower()}", f"`{letter(seat)}`")


def accent(seat: int | None = None) -> int:
    """Return a seat's colour as a number ``0xRRGGBB``, or gold without a seat."""
    if seat is None:
        return _number(GOLD)
    return _number(SEATS[seat % len(SEATS)].body)


def _number(found: Colour) -> int:
    return int.from_bytes(found)
