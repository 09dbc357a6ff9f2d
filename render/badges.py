"""Seats in messages: a seat's letter and colour, the same as in the pictures."""

from render.kit.theme import GOLD, SEATS, Colour


def letter(seat: int) -> str:
    """Return a seat's letter, for plain texts."""
    return SEATS[seat % len(SEATS)].letter


def badge(seat: int) -> str:
    """Return a seat's letter in a box, for texts with Markdown."""
    # A screen reader speaks the name of every sign ("black square A"), and only the letter in a box.
    return f"`{letter(seat)}`"


def accent(seat: int | None = None) -> int:
    """Return a seat's colour as a number ``0xRRGGBB``, or gold without a seat."""
    if seat is None:
        return _number(GOLD)
    return _number(SEATS[seat % len(SEATS)].body)


def _number(found: Colour) -> int:
    return int.from_bytes(found)
