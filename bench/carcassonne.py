"""The rules of Carcassonne: placements listed, whole games, the opponent's time to think."""

import random
import time
from collections.abc import Iterator
from itertools import count

from bench.figures import Figure, percentile, seconds
from rules.carcassonne.land import Land
from rules.kernel import GAMES, Table

GAME = "carcassonne"


def figures() -> Iterator[Figure]:
    """Measure the rules."""
    table = mid_game()
    land = Land(table.state.board)
    kinds = sorted({tile.kind for tile in table.state.board})
    listed = seconds(lambda: [land.placements(kind) for kind in kinds], times=20) / len(kinds)
    yield Figure("carcassonne.placements_listed_mid_game", 1000 * listed, "ms", 0.1)
    seeds = count(1)
    whole = seconds(lambda: random_game(next(seeds)), rounds=9, times=3)
    yield Figure("carcassonne.random_two_player_games", 1 / whole, "games/s", 40, at_least=True)
    taken = list(thinking(Table.new(GAME, seats=2, seed=1)))
    yield Figure("carcassonne.opponent_answer_median", 1000 * percentile(taken, 0.5), "ms", 50)
    yield Figure("carcassonne.opponent_answer_p99", 1000 * percentile(taken, 0.99), "ms", 50)
    yield Figure("carcassonne.opponent_beats_random", won(200) / 200, "of 200 games", 0.95, at_least=True)


def random_game(seed: int) -> Table:
    """Play a whole two-player game at random."""
    table, rng = Table.new(GAME, seats=2, seed=seed), random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, [rng.choice(ask.options).id])
    return table


def mid_game(tiles: int = 36, seats: int = 2, seed: int = 3) -> Table:
    """Return a table at random play with so many tiles on it, about to place the next."""
    table, rng = Table.new(GAME, seats=seats, seed=seed), random.Random(seed)
    while len(table.state.board) < tiles or table.asks[0].kind != f"{GAME}.place":
        ask = table.asks[0]
        table.answer(ask.seat, [rng.choice(ask.options).id])
    return table


def thinking(table: Table) -> Iterator[float]:
    """Let opponents play a whole game and yield the seconds of every answer."""
    rng = random.Random(1)
    while not table.over:
        ask = table.asks[0]
        view = table.view(ask.seat)
        start = time.perf_counter()
        choice = GAMES[GAME].choose(view, ask, rng)
        yield time.perf_counter() - start
        table.answer(ask.seat, choice)


def won(games: int) -> int:
    """Return how many games the opponent wins against random play, changing seats."""
    wins = 0
    for seed in range(games):
        mine, rng = seed % 2, random.Random(seed)
        table = Table.new(GAME, seats=2, seed=seed)
        while not table.over:
            ask = table.asks[0]
            if ask.seat == mine:
                table.answer(mine, GAMES[GAME].choose(table.view(mine), ask, rng))
            else:
                table.answer(ask.seat, [rng.choice(ask.options).id])
        wins += table.standing[0].seat == mine and table.standing[1].rank > 1
    return wins
