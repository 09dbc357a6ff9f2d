"""What seats are called in messages."""

from collections.abc import Sequence

import render
from cogs.discord.names import escaped
from data.models import Seat
from render import Words
from rules.kernel import GAMES


def game_name(kind: str, words: Words) -> str:
    """Return what a game is called in this language; most have one name everywhere."""
    return words.text(key) if words.known(key := f"title.{kind}") else GAMES[kind].meta.name


def escaped_names(seats: Sequence[Seat]) -> list[str]:
    """Return the seats' names for texts, where no letter of them means bold or a link."""
    return [escaped(seat.name) for seat in seats]


def seat_label(seat: Seat, words: Words) -> str:
    """Return a seat as it is called in public: who plays it, with its shape and letter."""
    (name,) = escaped_names([seat])
    return f"{render.badge(seat.seat)} {name}" + (f" ({words.text('seat-opponent')})" if seat.opponent else "")


def mention(seat: Seat) -> str:
    """Return the mention of a person, or the name of a computer."""
    return f"<@{seat.user}>" if seat.user is not None and not seat.opponent else f"**{escaped(seat.name)}**"
