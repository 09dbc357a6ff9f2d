"""Perft: the number of lines of play up to a depth, as chess programs count them.

``perft.json`` beside a game's tests has the counts of its openings. A changed count is a changed rule, so find the
reason before you write the counts again by ``python -m tests.contract``.
"""

import json
from collections.abc import Iterator
from itertools import combinations, groupby, permutations, product
from pathlib import Path
from typing import Final

from rules.kernel import GAMES, Ask, Choice, Field, IllegalChoice, Table
from tests.contract.adding import ROOT, game_folders
from tests.contract.conftest import FORMS, Form, named

SEED: Final = 2026
DEPTH: Final = 2


def openings() -> list[Form]:
    """Return every form of every game with the fewest seats."""
    games = game_folders(ROOT)
    return [form for form in FORMS if form[0] in games and form[1] == GAMES[form[0]].meta.seats[0]]


def known(game: str) -> Path:
    """Return the file with the counts of a game."""
    return ROOT / "tests" / "rules" / game / "perft.json"


def counts(form: Form) -> list[int]:
    """Return the number of lines from the opening of a form, for every depth."""
    game, seats, options = form
    table = Table.new(game, seats=seats, seed=SEED, options=options)
    return [perft(table, depth) for depth in range(1, DEPTH + 1)]


def perft(table: Table, depth: int) -> int:
    """Return the number of lines of play: sequences of choices, of any seat that is asked."""
    if depth == 0 or table.over:
        return 1
    moves = [(ask.seat, choice) for ask in table.asks for choice in choices(table, ask)]
    return len(moves) if depth == 1 else sum(perft(after(table, *move), depth - 1) for move in moves)


def after(table: Table, seat: int, choice: Choice) -> Table:
    """Return a copy of the table after a choice."""
    fork = table.fork()
    fork.answer(seat, choice)
    return fork


def choices(table: Table, ask: Ask) -> Iterator[Choice]:
    """Yield every legal choice of an ask."""
    for lists in product(*(list(_picks(part)) for part in ask.parts)):
        choice: Choice = (
            {part.name: ids for part, ids in zip(ask.parts, lists, strict=True)} if ask.fields else lists[0]
        )
        try:
            yield table.check(ask.seat, choice)
        except IllegalChoice:
            continue


def _picks(part: Field) -> Iterator[list[str]]:
    """Yield the picks of a field; their order counts only if the field says so."""
    pool = [option.id for option in part.options for _ in range(min(option.limit, part.most))]
    ways = permutations if part.ordered else combinations
    for size in range(part.least, min(part.most, len(pool)) + 1):
        yield from (list(picked) for picked in dict.fromkeys(ways(pool, size)))


def write_counts() -> None:
    """Write the counts of every game."""
    for key, forms in groupby(openings(), lambda form: form[0]):
        found = {named(form): counts(form) for form in forms}
        known(key).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
