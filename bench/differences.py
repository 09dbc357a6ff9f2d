"""``python -m bench.differences GAME SEATS ASKS SAMPLES [OPTION=VALUE ...]``: the usual differences of candidates.

Games of level *normal* are played, and at some asks every candidate of the search is sampled equally often. The numbers
are those of ``Differences``, printed as JSON with the number of comparisons. The same arguments give the same numbers.
"""

import random
import sys
from collections.abc import Iterator
from itertools import count
from statistics import fmean, pvariance

import msgspec

from bench.games.opponent_play import asks_of
from rules.kernel import GAMES, Ask, Facts, View
from rules.search import Search, Tally

SHARE, EACH = 0.06, 5
"""The share of the asks that are looked at, and the most of a game."""


def main(game: str, seats: str, asks: str, samples: str, *options: str) -> None:
    """Measure and print."""
    means: list[float] = []
    noises: list[float] = []
    for at, (view, ask) in zip(range(int(asks)), moments(game, int(seats), dict(map(split, options))), strict=False):
        for gains in compared(view, ask, int(samples), random.Random(f"sample {at}")):
            means.append(fmean(gains))
            noises.append(pvariance(gains))
    error = fmean(noises) / int(samples)
    spread = max(0.0, pvariance(means) - error) ** 0.5
    found = {"mean": fmean(means), "spread": spread, "noise": fmean(noises) ** 0.5}
    print(msgspec.json.encode({key: round(value, 4) for key, value in found.items()} | {"of": len(means)}).decode())


def split(option: str) -> tuple[str, str]:
    """Return the key and the value of an option."""
    key, _, value = option.partition("=")
    return key, value


def moments(game: str, seats: int, options: Facts) -> Iterator[tuple[View, Ask]]:
    """Yield asks that have several candidates, each with the view of its seat."""
    look, rng = GAMES[game].lookahead, random.Random(0)
    assert look
    for seed in count(1):
        found = 0
        for table, ask in asks_of(game, seats, options, seed):
            view = table.view(ask.seat)
            if rng.random() < SHARE and not ask.optional and len(look.candidates(view, ask, rng)) > 1:
                yield view, ask
                found += 1
            if found == EACH:
                break


def compared(view: View, ask: Ask, samples: int, rng: random.Random) -> Iterator[list[float]]:
    """Yield for every other candidate its gains over the first in each sample."""
    look = GAMES[view.game].lookahead
    assert look
    search = Search(look, view, ask)
    if not search.possible(rng):
        return
    tallies = [Tally(choice) for choice in look.candidates(view, ask, rng)]
    for _ in range(samples):
        key = rng.randbytes(16)
        for tally in tallies:
            search.sample(tally, key)
    first, *others = tallies
    for other in others:
        yield [mine - usual for mine, usual in zip(other.chances, first.chances, strict=True)]


if __name__ == "__main__":
    main(*sys.argv[1:])
