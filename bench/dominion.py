"""The rules of Dominion: Big Money compared with ``pyminion``, random games, the opponent against plain Big Money.

pyminion is in the dependency group ``bench``. Without it there is no comparison.
"""

import importlib
import importlib.util
import logging
import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import count

from bench.figures import Figure, seconds
from bench.games.dominion import duel
from bench.games.random_play import play
from rules.dominion.setup import KINGDOMS
from rules.kernel import Table

GAME = "dominion"
OTHER = "pyminion"
ROUNDS, BLOCK = 120, 4
"""Number of turns of both sides, and games that each plays in a turn."""
DUELS = 400


def figures() -> Iterator[Figure]:
    """Measure the rules."""
    yield from money()
    seeds = count(1)
    whole = seconds(lambda: random_game(next(seeds)), rounds=25)
    yield Figure("dominion.random_four_player_game", 1000 * whole, "ms", 60)
    results = [duel(list(KINGDOMS)[number % len(KINGDOMS)], number) for number in range(DUELS)]
    share = sum(won for won, _ in results) / DUELS
    yield Figure("dominion.opponent_beats_big_money", share, f"of {DUELS} games", 0.55, at_least=True)
    yield Figure("dominion.longest_game", max(turns for _, turns in results), "turns each", 60)


def money() -> Iterator[Figure]:
    """Play Big Money against Big Money here and in pyminion, in alternation, so that both have the same conditions.

    Both set up a game of two with ten kingdom cards, ask the player twice a turn (which Treasures to play, and what to
    buy), and count the points. The same strategy makes the games equally long. pyminion formats its log even while the
    log is off. Events, asks and checkpoints are written here.
    """
    ours, theirs = paces(big_money, other_big_money() if importlib.util.find_spec(OTHER) else None)
    yield Figure("dominion.big_money_games", 1 / statistics.median(ours), "games/s")
    if theirs:
        yield Figure("pyminion.big_money_games", 1 / statistics.median(theirs), "games/s")
        ratio = statistics.median(other / own for own, other in zip(ours, theirs, strict=True))
        yield Figure("dominion.big_money", ratio, "x", 1.7, at_least=True, of=OTHER)
    else:
        yield Figure("pyminion.big_money_games", 0, "pyminion is missing: uv pip install --group bench")


def paces(own: Callable[[int], object], other: Callable[[int], object] | None) -> tuple[list[float], list[float]]:
    """Return the CPU seconds of a game in each round."""
    taken: tuple[list[float], list[float]] = [], []
    for round_ in range(ROUNDS):
        for side, play_one in zip(taken, (own, other), strict=True):
            if play_one is not None:
                start = time.process_time()
                for game in range(BLOCK):
                    play_one(BLOCK * round_ + game)
                side.append((time.process_time() - start) / BLOCK)
    return taken


def big_money(seed: int) -> Table:
    """Play all Treasures and buy Province, Gold or Silver."""
    table = Table.new(GAME, seats=2, seed=seed, options={"kingdom": "First Game"})
    while asks := table.asks:
        ask = asks[0]
        table.answer(ask.seat, "all" if ask.kind == "dominion.treasure" else best_buy(ask.args["coins"]))
    return table


def best_buy(coins: int) -> str:
    """Return the card that Big Money buys."""
    return "Province" if coins >= 8 else "Gold" if coins >= 6 else "Silver" if coins >= 3 else "done"


def other_big_money() -> Callable[[int], object]:
    """Return pyminion's game of the same strategy, without its log."""
    bots, base = importlib.import_module(f"{OTHER}.bots.examples"), importlib.import_module(f"{OTHER}.expansions.base")
    game = importlib.import_module(f"{OTHER}.game")
    logging.disable(logging.CRITICAL)

    def play_one(seed: int) -> object:
        random.seed(seed)
        players = [bots.BigMoney("a"), bots.BigMoney("b")]
        return game.Game(players=players, expansions=[base.base_set], log_stdout=False, log_file=False).play()

    return play_one


def random_game(seed: int) -> int:
    """Play a whole four-player game at random, with ten random kingdom cards. Return the number of choices."""
    return sum(1 for _ in play(Table.new(GAME, seats=4, seed=seed), random.Random(seed), most=100_000))
