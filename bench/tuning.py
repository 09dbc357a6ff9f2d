"""``python -m bench.tuning SEATS GAMES SEED [versus|searched]``: find better numbers for Zavandor's level *hard*.

Every seat of many games plays without a search, with numbers drawn at random around those of level *hard*. A linear fit
says how many points a seat gains with a larger number. Each number is printed with its slope per deviation and the
error of that, the clearest first. The same arguments give the same numbers. A step along the slopes may be too long:
confirm it on new seeds.

With ``versus`` one seat has the numbers of level *hard* and the others those of level *normal*, all without a search,
and the share of its victories is printed with its interval. With ``searched`` all have the numbers of level *hard*, and
one seat follows the search: what the search adds to the numbers. Its mean lead is printed too.
"""

import math
import random
import sys
from collections.abc import Sequence
from functools import partial
from statistics import fmean, pstdev
from typing import Any

import msgspec
import numpy as np

from bench.opponents import wilson
from rules.kernel import GAMES, Ask, Chance, Choice, Player, Playout, advance
from rules.zavandor.evaluation import HARD, NORMAL, Weights
from rules.zavandor.opponent import choose_well, decide

TUNED = ("gems", "carts", "play", "least")
"""The tables that are tuned."""

SIZE = 0.35
"""The deviation of a number, as a share of it."""

NAMES = [(table, key) for table in TUNED for key in getattr(HARD, table)]
"""The table and the key of each number."""


def main(seats: str, games: str, seed: str, versus: str = "") -> None:
    """Tune, or compare with level *normal*, and print."""
    keys = [f"{seed} {game}" for game in range(int(games))]
    if versus == "searched":
        against_numbers(int(seats), keys)
        return
    if versus:
        won = sum(against_normal(int(seats), key, game % int(seats)) for game, key in enumerate(keys))
        low, high = wilson(won, len(keys))
        print(f"{won:g} of {len(keys)}, 95 % {low:.3f} to {high:.3f}")
        return
    played = [one for key in keys for one in perturbed(int(seats), key)]
    draws, leads = np.array([draws for draws, _ in played]), np.array([lead for _, lead in played])
    inverse = np.linalg.inv(draws.T @ draws)
    slopes = inverse @ draws.T @ leads
    errors = np.sqrt(np.diag(inverse) * np.var(leads - draws @ slopes))
    for at in np.argsort(-np.abs(slopes / errors)):
        table, key = NAMES[at]
        print(f"{table}.{key} = {getattr(HARD, table)[key]}: {slopes[at]:+.2f}, error {errors[at]:.2f}")


def moved(weights: Weights, draws: Sequence[float]) -> Weights:
    """Return numbers with these deviations."""
    tables: dict[str, dict[str, float]] = {name: dict(getattr(weights, name)) for name in TUNED}
    for (table, key), draw in zip(NAMES, draws, strict=True):
        value = tables[table][key]
        # A least gain may be below zero, so it is moved and not multiplied.
        tables[table][key] = value + SIZE * draw if table == "least" else value * math.exp(SIZE * draw)
    return msgspec.structs.replace(weights, **tables)


def perturbed(seats: int, key: str) -> list[tuple[list[float], float]]:
    """Play a game of seats with random numbers; return the deviations and the lead of each, compared with the others.

    With two seats the second comparison is the first one with other signs, so it is left out.
    """
    rng = random.Random(key)
    draws = np.array([[rng.gauss(0, 1) for _ in NAMES] for _ in range(seats)])
    scores = np.array(play([moved(HARD, one) for one in draws.tolist()], rng), dtype=float)
    compared = [
        (draws[at] - np.delete(draws, at, 0).mean(0), scores[at] - np.delete(scores, at).mean()) for at in range(seats)
    ]
    return [(one.tolist(), float(lead)) for one, lead in compared[: 1 if seats == 2 else seats]]


def against_normal(seats: int, key: str, at: int) -> float:
    """Play a game with level *hard* at seat ``at``; return its share of the victory."""
    weights = [NORMAL] * seats
    weights[at] = HARD
    scores = play(weights, random.Random(key))
    return (scores[at] == max(scores)) / scores.count(max(scores))


def against_numbers(seats: int, keys: Sequence[str]) -> None:
    """Play games with a searching seat against the numbers alone; print its victories and its lead after each game."""
    searched = partial(GAMES["zavandor"].choose, level="hard")
    won, leads = 0.0, list[float]()
    for game, key in enumerate(keys):
        at = game % seats
        players: list[Player] = [choose_well] * seats
        players[at] = searched
        scores = played(players, random.Random(key))
        won += (scores[at] == max(scores)) / scores.count(max(scores))
        leads.append(scores[at] - max(score for seat, score in enumerate(scores) if seat != at))
        low, high = wilson(won, len(leads))
        error = pstdev(leads) / math.sqrt(len(leads))
        share = f"{won:g} of {len(leads)}, 95 % {low:.3f} to {high:.3f}"
        print(f"{share}, lead {fmean(leads):+.2f}, error {error:.2f}", flush=True)


def play(weights: Sequence[Weights], rng: random.Random) -> list[int]:
    """Play a game of seats with these numbers; return their scores."""
    return played([partial(answered, one) for one in weights], rng)


def played(players: Sequence[Player], rng: random.Random) -> list[int]:
    """Play a game; return the scores."""
    rules = GAMES["zavandor"]
    options = {setting.key: setting.default for setting in rules.meta.options}
    playout = Playout("zavandor", rules.new(len(players), options, Chance(rng.randbytes(16))))
    while not playout.over:
        advance(playout, players, rng)
    return list(rules.scores(playout.state))


def answered(weights: Weights, view: Any, ask: Ask, rng: random.Random) -> Choice | None:
    """Answer with these numbers."""
    return decide(view, ask, rng, weights)


if __name__ == "__main__":
    main(*sys.argv[1:])
