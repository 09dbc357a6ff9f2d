"""Random games, with a table from time to time."""

import random
from collections.abc import Iterator

from bench.games.random_play import step
from rules.kernel import Facts, Table
from tests.contract.adding import chosen_forms

FORMS = chosen_forms()
NAMES = ["Ada", "Ben", "Cleo"]


def tables(kind: str, options: Facts, seed: int, every: int, most: int) -> Iterator[tuple[Table, random.Random]]:
    """Yield a random game from time to time, up to ``most`` choices."""
    table, rng = Table.new(kind, seats=3, seed=seed, options=options), random.Random(seed)
    for move in range(most):
        if move % every == 0:
            yield table, rng
        if table.over:
            return
        step(table, rng)
    yield table, rng
