"""``python -m bench.estimates SEED GAMES``: fit the numbers of Catan's estimate to games of four of level *normal*.

In every seventh turn each number gives the seats some points by itself. The numbers that make the later victories
likeliest, as the search counts chances, are printed as JSON for the base game and for Cities & Knights. The same seed
and number of games give the same numbers.
"""

import math
import random
import sys
from collections.abc import Iterator
from statistics import fmean, pstdev
from typing import Any

import msgspec

from rules.catan.development.opponent import VALUES as DEVELOPMENT
from rules.catan.expansions.ck.opponent import VALUES as CITIES
from rules.catan.lookahead import ESTIMATE, estimate
from rules.kernel import GAMES, Chance, Playout, advance

SEATS = 4
FIRST, EVERY = 10, 7
"""The first turn that counts, and the distance of turns."""

ROUNDS, SMALL = 400, 3.0
"""The rounds of the ascent, and the weight of the wish for small numbers."""

Numbers = list[tuple[dict[str, float], str]]

PLACES = ("pip", "card", "site")

MODES: dict[str, Numbers] = {
    "base": [*((ESTIMATE, name) for name in PLACES), (DEVELOPMENT["promise"], "held")],
    "ck": [
        *((CITIES["estimate"], name) for name in PLACES),
        *((CITIES["promise"], name) for name in CITIES["promise"]),
    ],
}
"""The numbers of the estimate, by mode."""

Moment = tuple[list[list[float]], int]
"""By seat the points so far and those of each number, and the seat that wins."""


def main(seed: str, games: str) -> None:
    """Fit and print the numbers of both modes."""
    for mode, numbers in MODES.items():
        moments = [one for game in range(int(games)) for one in moments_of(mode, numbers, f"{seed} {mode} {game}")]
        first, *others = fitted(moments)
        found = {name: round(value / first, 3) for (_, name), value in zip(numbers, others, strict=True)}
        print(msgspec.json.encode({"mode": mode, **found, "doubt": round(1 / first, 2)}).decode(), flush=True)


def moments_of(mode: str, numbers: Numbers, key: str) -> Iterator[Moment]:
    """Yield the moments of one game."""
    rules, rng = GAMES["catan"], random.Random(key)
    options = {setting.key: setting.default for setting in rules.meta.options} | {"mode": mode}
    playout = Playout("catan", rules.new(SEATS, options, Chance(rng.randbytes(16))))
    found: dict[int, list[list[float]]] = {}
    while not playout.over:
        turn = playout.state.turn_marker.number
        if turn >= FIRST and turn % EVERY == 0 and turn not in found:
            found[turn] = terms(playout.state, numbers)
        advance(playout, [rules.choose] * SEATS, rng)
    for one in found.values():
        yield one, playout.state.winner


def terms(state: Any, numbers: Numbers) -> list[list[float]]:
    """Return by seat its points so far and those that each number adds if it is one."""
    usual = [table[name] for table, name in numbers]
    try:
        for table, name in numbers:
            table[name] = 0.0
        bare = estimate(state).points
        found = [[points] for points in bare]
        for table, name in numbers:
            table[name] = 1.0
            for seat, points in enumerate(estimate(state).points):
                found[seat].append(points - bare[seat])
            table[name] = 0.0
    finally:
        for (table, name), number in zip(numbers, usual, strict=True):
            table[name] = number
    return found


def fitted(moments: list[Moment]) -> list[float]:
    """Return the weights of the points and of the numbers that make the victories likeliest."""
    count = len(moments[0][0][0])
    means = [[fmean(seat[at] for seat in seats) for at in range(count)] for seats, _ in moments]
    # In units of the usual difference, so that one step fits all numbers.
    units = [
        pstdev(seat[at] - mean[at] for (seats, _), mean in zip(moments, means, strict=True) for seat in seats) or 1.0
        for at in range(count)
    ]
    data = [
        ([[(seat[at] - mean[at]) / units[at] for at in range(count)] for seat in seats], winner)
        for (seats, winner), mean in zip(moments, means, strict=True)
    ]
    weights = [0.0] * count
    for _ in range(ROUNDS):
        slope = [-SMALL * weight for weight in weights]
        for seats, winner in data:
            powers = [math.exp(sum(map(float.__mul__, weights, seat))) for seat in seats]
            whole = sum(powers)
            for number, seat in enumerate(seats):
                error = (number == winner) - powers[number] / whole
                slope = [one + error * term for one, term in zip(slope, seat, strict=True)]
        weights = [weight + one / len(data) for weight, one in zip(weights, slope, strict=True)]
    return [weight / unit for weight, unit in zip(weights, units, strict=True)]


if __name__ == "__main__":
    main(*sys.argv[1:])
