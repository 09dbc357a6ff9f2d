"""The rules of Zavandor: random games, the opponent against random bidders, and the fairness of seats and boards."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count

from bench.figures import Figure, seconds
from bench.games.random_play import play
from bench.games.zavandor import at_random, computer, match
from rules.kernel import Table

GAME = "zavandor"
DUELS = 200
EQUALS = 400
"""Number of games between equal opponents, for each number of players and each variant.

With 400 games the shares of four seats are known to within 0.09.
"""


def figures() -> Iterator[Figure]:
    """Measure the rules."""
    seeds = count(1)
    whole = seconds(lambda: random_game(next(seeds)), rounds=25)
    yield Figure("zavandor.random_four_player_game", 1000 * whole, "ms", 60)
    won = sum(duel(seed) for seed in range(DUELS))
    yield Figure("zavandor.opponent_beats_random", won / DUELS, f"of {DUELS} games", 0.9, at_least=True)
    for variant in ("normal", "professional"):
        for seats in (2, 3, 4):
            yield from fairness(seats, variant)


def random_game(seed: int) -> int:
    """Play a whole four-player game at random. Return the number of choices."""
    return sum(1 for _ in play(Table.new(GAME, seats=4, seed=seed), random.Random(seed)))


def duel(seed: int) -> float:
    """Return 1 if the opponent beats a random bidder, or 1/2 for a shared victory."""
    mine = seed % 2
    table = match([computer, at_random] if mine == 0 else [at_random, computer], seed)
    winners = [place.seat for place in table.standing if place.rank == 1]
    return (mine in winners) / len(winners)


def fairness(seats: int, variant: str) -> Iterator[Figure]:
    """Let equal opponents play.

    Yield the wins of seats (from the first start player) and boards, relative to fair shares.
    """
    by_seat: Counter[int] = Counter()
    by_board: Counter[str] = Counter()
    played: Counter[str] = Counter()
    longest = 0
    for seed in range(EQUALS):
        state = (table := match([computer] * seats, seed, variant)).state
        longest = max(longest, state.round)
        winners = [place.seat for place in table.standing if place.rank == 1]
        first = state.start - (state.round - 1)
        for seat in winners:
            by_seat[(seat - first) % seats] += 1 / len(winners)  # type: ignore[assignment]
            by_board[state.players[seat].clan] += 1 / len(winners)  # type: ignore[assignment]
        played.update(player.clan for player in state.players)
    name = f"zavandor.{variant}_{seats}"
    for seat in range(seats):
        yield Figure(f"{name}_seat_{seat + 1}", by_seat[seat] * seats / EQUALS, "x its fair share", 1.25)
    for board in sorted(played) if len(played) > 1 else ():
        yield Figure(f"{name}_board_{board}", by_board[board] * seats / played[board], "x its fair share", 1.25)
    yield Figure(f"{name}_longest_game", longest, "rounds", 20)
