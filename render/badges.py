"""Seats in messages: the shape and the letter of a seat and the colour of its frame, the same as in the pictures."""

from render.kit.theme import GOLD, RAMPS, SEATS, Colour, colour

SIGNS = {"square": "■", "circle": "●", "triangle": "▲", "diamond": "◆", "pentagon": "⬟", "cross": "✚"}
BODY = 2
"""Which colour of a seat's ramp is the one that it is called by."""


def badge(seat: int) -> str:
    """Return a seat's shape and letter."""
    known = SEATS[seat % len(SEATS)]
    return f"{SIGNS[known.shape]} {known.letter}"


def accent(seat: int | None = None) -> int:
    """Return a seat's colour as a number ``0xRRGGBB``; without a seat the gold of what matters now."""
    if seat is None:
        return _number(GOLD)
    _, ramp = RAMPS[SEATS[seat % len(SEATS)].ramp]
    return _number(colour(ramp.split()[BODY]))


def _number(found: Colour) -> int:
    return int.from_bytes(found)
