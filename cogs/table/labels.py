"""The labels of games and seats in messages."""

import unicodedata
from collections import Counter
from collections.abc import Sequence

import render
from cogs.discord.named_values import NamedValues
from cogs.discord.names import escaped
from cogs.discord.titles import game_name
from cogs.table.opponents import level_name
from data.game.models import Seat
from render import Words
from rules.kernel import GAMES

KIND = NamedValues(sorted(GAMES), game_name)
"""The kind of game that a command names."""


def table_title(number: int, kind: str, words: Words) -> str:
    """Return a table's number and the name of its game."""
    return f"#{number} {game_name(kind, words)}"


def escaped_names(seats: Sequence[Seat]) -> list[str]:
    """Return the seats' names for texts, with their Markdown escaped."""
    return [escaped(name) for name in plain_names(seats)]


def plain_names(seats: Sequence[Seat]) -> list[str]:
    """Return the seats' names for pictures, and for texts without Markdown. Equal names have the seat's letter."""
    alike = Counter(_read_as(seat.name) for seat in seats)
    return [
        f"{seat.name} ({render.letter(seat.seat)})" if alike[_read_as(seat.name)] > 1 else seat.name for seat in seats
    ]


def escaped_name(seat: Seat, seats: Sequence[Seat]) -> str:
    """Return the name of one of these seats for texts."""
    return escaped_names(seats)[seat.seat]


def _read_as(name: str) -> str:
    """Return what two names have in common if people read them as the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def seat_label(seat: Seat, words: Words) -> str:
    """Return a seat's public label: its letter, and the name of its player."""
    return f"{render.badge(seat.seat)} {escaped(seat.name)}{_computer(seat, words)}"


def plain_seat_label(seat: Seat, words: Words) -> str:
    """Return a seat's public label for a text without Markdown, such as a suggestion."""
    return f"{render.letter(seat.seat)} · {seat.name}{_computer(seat, words)}"


def _computer(seat: Seat, words: Words) -> str:
    return f" ({computer_label(seat, words)})" if seat.opponent else ""


def computer_label(seat: Seat, words: Words) -> str:
    """Return what a computer's seat is, with its level."""
    return words.text("seat-opponent", level=level_name(seat.level, words))


def mention(seat: Seat, seats: Sequence[Seat]) -> str:
    """Return the mention of a person, or the name of a computer in bold. A person with several seats has the letter."""
    if seat.user is None or seat.opponent:
        return f"**{escaped(seat.name)}**"
    return f"<@{seat.user}> ({render.letter(seat.seat)})" if holds_several(seat, seats) else f"<@{seat.user}>"


def holds_several(seat: Seat, seats: Sequence[Seat]) -> bool:
    """Return whether a person has this seat and another one of these."""
    return seat.user is not None and sum(other.user == seat.user for other in seats) > 1
