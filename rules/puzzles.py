"""Puzzles: positions in which one choice is clearly better than others that look good.

A game's puzzles are ``rules/<game>/puzzles.jsonl``, one a line, as ``python -m bench.puzzles`` finds them. A game
without this file has none. The worth of each choice is stored, so nothing thinks at run time.
"""

import zlib
from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from rules.game import GAMES
from rules.table import Table
from rules.vocabulary import Ask, Choice

FILE = "puzzles.jsonl"


class Judged(Struct, frozen=True, array_like=True):
    """A choice of a puzzle, and what follows it on average over all that the seat cannot know.

    ``chance`` is the seat's chance to win, ``points`` how far ahead of the best other seat it will be.
    """

    choice: Choice
    chance: float
    points: float


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A question to a seat at a table, with the answers to pick from.

    ``id`` has the seed of its game of self-play, and the number of the question in it. ``table`` is the table as
    ``Table.dump`` writes it, compressed by zlib: every version of the rules loads the tables of earlier ones.
    ``margin`` is how far the chance of the best choice is above that of the second. ``found`` is the share of tries in
    which level *normal* finds the best one: the fewer, the more difficult.
    """

    id: str
    table: bytes
    seat: int
    choices: tuple[Judged, ...]
    margin: float
    found: float

    @property
    def seed(self) -> int:
        """The seed of its game of self-play."""
        return int(self.id.partition("-")[0])

    @property
    def best(self) -> int:
        """The index of the best choice."""
        return max(range(len(self.choices)), key=lambda at: self.choices[at].chance)


class _Named(Struct):
    """The part of a line that is needed to find a puzzle."""

    id: str


def puzzle_ids(game: str) -> Sequence[str]:
    """Return the ids of a game's puzzles."""
    return tuple(_lines(game))


def puzzle_of(game: str, id_: str) -> Puzzle | None:
    """Return a puzzle of a game; None if there is none with this id."""
    line = _lines(game).get(id_)
    return None if line is None else msgspec.json.decode(line, type=Puzzle)


@cache
def _lines(game: str) -> dict[str, bytes]:
    file = resources.files("rules").joinpath(game, FILE) if game in GAMES else None
    if file is None or not file.is_file():
        return {}
    name = msgspec.json.Decoder(_Named)
    return {name.decode(line).id: line for line in file.read_bytes().splitlines()}


def puzzle_table(puzzle: Puzzle) -> tuple[Table, Ask]:
    """Return the table of a puzzle and its question. ValueError if these rules do not lead to the question."""
    table = Table.load(zlib.decompress(puzzle.table))
    ask = table.ask_of(puzzle.seat)
    if ask is None or table.restarted:
        raise ValueError(f"puzzle {puzzle.id} leads elsewhere")
    for judged in puzzle.choices:
        table.check(puzzle.seat, judged.choice)
    return table, ask
