"""Seats in messages: a seat's shape, letter and colour, the same as in the pictures."""

from render.kit.theme import GOLD, RAMPS, SEATS, Colour, colour

SIGNS = {"square": "■", "circle": "●", "triangle": "▲", "diamond": "◆", "pentagon": "⬟", "cross": "✚"}
BODY = 2
"""Index of a seat's main colour in its ramp."""


def badge(seat: int) -> str:
    """Return a seat's shape and letter."""
    known = SEATS[seat % len(SEATS)]
    return f"{SIGNS[known.shape]} {known.letter}"


def accent(seat: int | None = None) -> int:
    """Return a seat's colour as a number ``0xRRGGBB``, or gold without a seat."""
    if seat is None:
        return _number(GOLD)
    _, ramp = RAMPS[SEATS[seat % len(SEATS)].ramp]
    return _number(colour(ramp.split()[BODY]))


def _number(found: Colour) -> int:
    return int.from_bytes(found)
