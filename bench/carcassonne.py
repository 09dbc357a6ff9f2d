"""The rules of Carcassonne: listing placements, whole games, the opponent's answers; alone and with all expansions.

The words of a panel are measured too: its prompt, and its labels with the lines under them.
"""

import random
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count

from bench.figures import Figure, percentile, seconds
from bench.games.carcassonne import beats_the_plain_one, duel
from cogs.discord.limits import MAX_OPTIONS
from render import words
from render.option_marks import next_steps
from rules.carcassonne.land import Land
from rules.carcassonne.realm import EXPANSIONS
from rules.kernel import GAMES, Table

GAME = "carcassonne"
NAMES = ("Ada", "Ben")
DUELS = 200


def figures() -> Iterator[Figure]:
    """Measure the rules."""
    yield Figure(f"{GAME}.random_two_player_games", 1 / games(), "games/s", 40, at_least=True)
    yield from figures_with(GAME, (), 36)
    yield Figure(f"{GAME}.all_sets.random_two_player_game", 1000 * games(tuple(EXPANSIONS)), "ms", 60)
    yield from figures_with(f"{GAME}.all_sets", tuple(EXPANSIONS), 72)
    won = sum(own > other for own, other in map(duel, range(DUELS)))
    yield Figure(f"{GAME}.opponent_beats_random", won / DUELS, f"of {DUELS} games", 0.95, at_least=True)
    won = sum(map(beats_the_plain_one, range(DUELS)))
    yield Figure(f"{GAME}.all_sets.opponent_beats_plain_one", won / DUELS, f"of {DUELS} games", 0.7, at_least=True)


def figures_with(name: str, expansions: Sequence[str], tiles: int) -> Iterator[Figure]:
    """Measure placements with ``tiles`` tiles on the table, and the opponent's answers in a game."""
    yield Figure(f"{name}.placements_listed_mid_game", 1000 * listing(mid_game(tiles, expansions)), "ms", 0.1)
    panel = seconds(partial(worded, mid_game(tiles, expansions)), rounds=9, times=3)
    yield Figure(f"{name}.words_of_a_panel_mid_game", 1000 * panel, "ms", 5)
    taken = list(thinking(begun(1, expansions)))
    yield Figure(f"{name}.opponent_answer_median", 1000 * percentile(taken, 0.5), "ms", 50)
    yield Figure(f"{name}.opponent_answer_p99", 1000 * percentile(taken, 0.99), "ms", 50)


def games(expansions: Sequence[str] = ()) -> float:
    """Return the seconds of a whole random game."""
    seeds = count(1)
    return seconds(lambda: random_game(next(seeds), expansions), rounds=9, times=3)


def begun(seed: int, expansions: Sequence[str] = ()) -> Table:
    """Return a new table for two players."""
    return Table.new(GAME, seats=2, seed=seed, options={"expansions": list(expansions)})


def random_game(seed: int, expansions: Sequence[str] = ()) -> Table:
    """Play a whole two-player game at random."""
    table, rng = begun(seed, expansions), random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, [rng.choice(ask.options).id])
    return table


def worded(table: Table) -> None:
    """Put the open ask of a table into words, as a panel shows it."""
    ask = table.asks[0]
    about = words("en").about(table.view(ask.seat))
    about.ask(ask, NAMES)
    for step in [*next_steps(ask)][:MAX_OPTIONS]:
        about.step(ask, (), step, NAMES)
        about.detail(ask, (), step, NAMES)


def mid_game(tiles: int, expansions: Sequence[str] = (), seed: int = 3) -> Table:
    """Return a random table with ``tiles`` tiles on it, before a placement."""
    table, rng = begun(seed, expansions), random.Random(seed)
    while len(table.state.board) < tiles or table.asks[0].kind != f"{GAME}.place":
        ask = table.asks[0]
        table.answer(ask.seat, [rng.choice(ask.options).id])
    return table


def listing(table: Table) -> float:
    """Return the seconds to list a tile's placements, as a mean over the kinds of tiles on the table."""
    land = Land(table.state.board)
    kinds = sorted({tile.kind for tile in table.state.board})
    return seconds(lambda: [land.placements(kind) for kind in kinds], times=20) / len(kinds)


def thinking(table: Table) -> Iterator[float]:
    """Let opponents play a whole game and yield the seconds of each answer."""
    rng = random.Random(1)
    while not table.over:
        ask = table.asks[0]
        view = table.view(ask.seat)
        start = time.perf_counter()
        choice = GAMES[GAME].choose(view, ask, rng)
        yield time.perf_counter() - start
        table.answer(ask.seat, choice)
