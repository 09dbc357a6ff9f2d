"""The choice of the day's puzzle: the same for everyone on a server, and nothing is stored for it.

The games take turns. Each server has its own order of a game's puzzles, and comes to each before one comes again.
"""

from functools import lru_cache
from hashlib import blake2s
from typing import Final, NamedTuple

from rules.kernel import GAMES, Ask, Puzzle, View, puzzle_ids, puzzle_of, puzzle_table

DAY: Final = 86_400
"""The seconds of a day."""
BEGINS: Final = 5 * 3_600
"""The seconds of UTC after midnight at which a day begins: the morning in Europe."""


class Daily(NamedTuple):
    """A puzzle with the number of its day."""

    day: int
    game: str
    puzzle: Puzzle

    @property
    def address(self) -> str:
        """The puzzle as a custom id names it."""
        return f"{self.game}/{self.puzzle.id}"

    @property
    def ends(self) -> float:
        """The time at which its day ends."""
        return begin_of(self.day + 1)


class Riddle(NamedTuple):
    """The content of a puzzle: what its seat sees, and what it is asked."""

    view: View
    ask: Ask
    seats: int


def day_at(now: float) -> int:
    """Return the number of the day at a time in seconds of UTC since 1970."""
    return int((now - BEGINS) // DAY)


def begin_of(day: int) -> float:
    """Return the time at which a day begins."""
    return float(day * DAY + BEGINS)


def daily(guild: int, day: int) -> Daily | None:
    """Return the puzzle of a day in a guild; None if no game has puzzles."""
    games = [game for game in sorted(GAMES) if puzzle_ids(game)]
    if not games:
        return None
    turn, at = divmod(day, len(games))
    order = _order(guild, games[at])
    return found(day, games[at], order[turn % len(order)])


def found(day: int, game: str, id_: str) -> Daily | None:
    """Return a puzzle by its id; None if this version has none."""
    puzzle = puzzle_of(game, id_)
    return None if puzzle is None else Daily(day, game, puzzle)


@lru_cache(256)
def _order(guild: int, game: str) -> tuple[str, ...]:
    """Return the ids of a game's puzzles in the order of a guild."""
    return tuple(sorted(puzzle_ids(game), key=lambda id_: blake2s(f"{guild} {game} {id_}".encode()).digest()))


@lru_cache(64)
def riddle_of(game: str, id_: str) -> Riddle:
    """Return the content of a puzzle that exists."""
    puzzle = puzzle_of(game, id_)
    assert puzzle
    table, ask = puzzle_table(puzzle)
    return Riddle(table.view(puzzle.seat), ask, table.seats)
