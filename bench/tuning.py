"""``python -m bench.tuning SEED TRIES``: tune the numbers of Zavandor's opponents by games against themselves.

Each try changes a few numbers at random and plays pairs of games against the best numbers so far, both seats at the
same seed. A try ends as soon as it looks no better. It counts if it is better by ``SURE`` errors of the mean. Then the
numbers that differ from those of today are printed as JSON. The same seed and number of tries give the same
numbers. Confirm them on new seeds: of many tries, some look good by chance.
"""

import math
import random
import sys
from functools import partial
from statistics import fmean, pstdev

import msgspec

from rules.kernel import Ask, Choice, Table
from rules.zavandor.evaluation import NORMAL, Weights
from rules.zavandor.opponent import decide

BLOCK, BLOCKS = 8, 8
"""The pairs of games between two decisions, and the most blocks of a try."""

SURE = 2.0
SIZE = 0.3
"""The usual size of a change, as a share of the number."""

Numbers = dict[str, dict[str, float]]

TUNED = ("gems", "carts", "play", "least")
"""The tables that are tuned."""


def main(seed: str, tries: str) -> None:
    """Tune and print."""
    rng = random.Random(seed)
    best, first = NORMAL, 1_000_000
    for _ in range(int(tries)):
        changed = change(best, rng)
        found, first = better(changed, best, first)
        if found:
            best = changed
            print(msgspec.json.encode(differences(best)).decode(), flush=True)


def change(weights: Weights, rng: random.Random) -> Weights:
    """Return the numbers with a few changes."""
    tables: Numbers = {name: dict(getattr(weights, name)) for name in TUNED}
    names = [(table, key) for table, values in tables.items() for key in values]
    for table, key in rng.sample(names, rng.choice((1, 2, 3, 5))):
        value = tables[table][key]
        # A least gain may be below zero, so it is moved and not multiplied.
        moved = value + rng.gauss(0, SIZE) if table == "least" else value * math.exp(rng.gauss(0, SIZE))
        tables[table][key] = round(moved, 3)
    return msgspec.structs.replace(weights, **tables)


def better(one: Weights, other: Weights, first: int) -> tuple[bool, int]:
    """Return whether the numbers win against others, and the next unused seed."""
    gains: list[float] = []
    for block in range(BLOCKS):
        gains += [pair(one, other, first + number) for number in range(BLOCK)]
        first += BLOCK
        errors = fmean(gains) / (pstdev(gains) / math.sqrt(len(gains)) or 1.0)
        if errors < (0.0 if block == 0 else 0.7):
            return False, first
        if block >= BLOCKS // 2 and errors > SURE + 0.5:
            return True, first
    return errors > SURE, first


def pair(one: Weights, other: Weights, seed: int) -> float:
    """Return the mean lead of ``one`` in two games, once in each seat."""
    return fmean(lead([one, other], seed, 0) if at == 0 else lead([other, one], seed, 1) for at in (0, 1))


def lead(players: list[Weights], seed: int, at: int) -> float:
    """Return the lead of seat ``at`` at the end of a game of two."""
    table = Table.new("zavandor", seats=2, seed=seed)
    rng, left = random.Random(seed), set[int]()
    choosers = [partial(chosen, weights) for weights in players]
    while not table.over:
        ask = next(one for one in table.asks if one.number not in left)
        choice = choosers[ask.seat](table, ask, rng)
        if choice is None:
            left.add(ask.number)
        else:
            table.answer(ask.seat, choice)
    scores = {place.seat: place.score for place in table.standing}
    return float(scores[at] - scores[1 - at])


def chosen(weights: Weights, table: Table, ask: Ask, rng: random.Random) -> Choice | None:
    """Answer with these numbers."""
    return decide(table.view(ask.seat), ask, rng, weights)  # type: ignore[arg-type]


def differences(weights: Weights) -> Numbers:
    """Return the numbers that differ from those of today."""
    found = {
        name: {key: value for key, value in getattr(weights, name).items() if value != getattr(NORMAL, name)[key]}
        for name in TUNED
    }
    return {name: values for name, values in found.items() if values}


if __name__ == "__main__":
    main(*sys.argv[1:])
