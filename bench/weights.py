"""``python -m bench.weights MODE SEATS GAMES SEED [versus]``: find better numbers for Catan's level *hard*.

Every seat of many games plays without a search, with numbers drawn at random around those of level *hard*. A
conditional logit then says how much more a seat wins with a larger number. Each number is printed with its slope per
deviation and the error of that, the clearest first. At last the numbers after a step along the slopes are printed as
JSON. The same arguments give the same numbers.

With ``versus`` one seat has the numbers of level *hard* and the others those of level *normal*, all without a search,
and the share of its victories is printed with its interval.
"""

import math
import random
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from bench.opponents import wilson
from rules.catan.expansion import Values
from rules.catan.opponent import chosen
from rules.catan.valuation import Valuation, hard, joined, normal
from rules.kernel import GAMES, Ask, Chance, Choice, Playout, advance

TUNED = ("kind", "site", "build", "goal", "trade", "development", "act", "play")
"""The sections that are tuned."""

PARTS = {"base": ("development",), "ck": ("ck",)}
"""The expansions in play by mode."""

COUNTS = {"exact", "leader", "most", "hand", "lacking", "bid", "knights_wanted", "alarm"}
"""Numbers that stay, because they count things or compare with counts."""

SHARES = ("scarce", "repeat", "second_kind")
"""Numbers that may be 0, so that they are moved and not multiplied."""

SIZE = 0.35
"""The deviation of a number, as a share of it."""

STEP = 8.0
"""The length of a step, in deviations a unit of slope."""

WISH = 2.0
"""The weight of the wish for small slopes."""

ROUNDS = 30

Draws = list[float]
"""The deviations of a seat's numbers."""


def main(mode: str, seats: str, games: str, seed: str, versus: str = "") -> None:
    """Tune, or compare with level *normal*, and print."""
    if versus:
        won = sum(against_normal(mode, int(seats), f"{seed} {game}", game) for game in range(int(games)))
        low, high = wilson(won, int(games))
        print(f"{won} of {games}, 95 % {low:.3f} to {high:.3f}")
        return
    names = names_of(mode)
    played = [found for game in range(int(games)) if (found := perturbed(mode, int(seats), f"{seed} {game}", names))]
    slopes, errors = fitted(np.array([draws for draws, _ in played]), np.array([winner for _, winner in played]))
    for at in np.argsort(-np.abs(slopes / errors)):
        section, name = names[at]
        print(f"{section}.{name} = {hard(PARTS[mode])[section][name]}: {slopes[at]:+.3f}, error {errors[at]:.3f}")
    spread = max(0.0, float(np.mean(slopes**2) - np.mean(errors**2)))
    sure = spread / (spread + errors**2)
    step = moved(hard(PARTS[mode]), names, np.clip(STEP * sure * slopes, -1.0, 1.0).tolist())
    print(msgspec.json.encode({key: step[key] for key in TUNED if key in step}).decode())


def names_of(mode: str) -> list[tuple[str, str]]:
    """Return the section and the name of each number that is tuned."""
    values = hard(PARTS[mode])
    return [
        (section, name)
        for section in TUNED
        for name, value in values.get(section, {}).items()
        if name not in COUNTS and (value > 0 or name in SHARES)
    ]


def moved(values: Values, names: Sequence[tuple[str, str]], draws: Draws) -> Values:
    """Return numbers with these deviations."""
    found: dict[str, dict[str, float]] = {}
    for (section, name), draw in zip(names, draws, strict=True):
        usual = values[section][name]
        number = usual + SIZE * draw if name in SHARES else usual * math.exp(SIZE * draw)
        found.setdefault(section, {})[name] = round(number, 3)
    return joined([values, found])


def perturbed(mode: str, seats: int, key: str, names: Sequence[tuple[str, str]]) -> tuple[list[Draws], int] | None:
    """Play a game of seats with random numbers; return their deviations and the winner."""
    rng = random.Random(key)
    draws = [[rng.gauss(0, 1) for _ in names] for _ in range(seats)]
    winner = play(mode, [moved(hard(PARTS[mode]), names, one) for one in draws], rng)
    return None if winner is None else (draws, winner)


def against_normal(mode: str, seats: int, key: str, game: int) -> bool:
    """Play a game of one seat of level *hard*; return whether it wins."""
    values = [normal(PARTS[mode])] * seats
    values[game % seats] = hard(PARTS[mode])
    return play(mode, values, random.Random(key)) == game % seats


def play(mode: str, values: Sequence[Values], rng: random.Random) -> int | None:
    """Play a game of seats with these numbers; return the winner."""
    rules = GAMES["catan"]
    options = {setting.key: setting.default for setting in rules.meta.options} | {"mode": mode}
    playout = Playout("catan", rules.new(len(values), options, Chance(rng.randbytes(16))))
    players = [partial(answered, one) for one in values]
    while not playout.over:
        advance(playout, players, rng)
    return int(playout.state.winner)


def answered(values: Values, view: Any, ask: Ask, rng: random.Random) -> Choice | None:
    """Answer with these numbers."""
    return chosen(Valuation(view, ask.seat, values), ask, rng)


def fitted(draws: npt.NDArray[Any], winners: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Return the slopes that make the victories likeliest, and their errors; Newton's method."""
    games, _, count = draws.shape
    slopes = np.zeros(count)
    won = draws[np.arange(games), winners]
    for _ in range(ROUNDS):
        powers = np.exp(draws @ slopes)
        chances = powers / powers.sum(axis=1, keepdims=True)
        mean = np.einsum("gs,gsi->gi", chances, draws)
        apart = draws - mean[:, None, :]
        bend = np.einsum("gs,gsi,gsj->ij", chances, apart, apart) + WISH * np.eye(count)
        slopes = slopes + np.linalg.solve(bend, (won - mean).sum(axis=0) - WISH * slopes)
    return slopes, np.sqrt(np.diag(np.linalg.inv(bend)))


if __name__ == "__main__":
    main(*sys.argv[1:])
