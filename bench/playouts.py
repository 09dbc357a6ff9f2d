"""The playouts of the search: the same whole random games as playouts and on a table.

A game is played at random once. Then its choices are given again, so that neither side pays for drawing them. A table
of the bot is also written down after each choice, so a second figure compares playouts with that.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from bench.figures import Figure
from bench.games.random_play import play
from rules.kernel import GAMES, Chance, Choice, Playout, Table

ROUNDS = 12
"""The games of each side, in alternation."""

Course = list[tuple[int, Choice]]


def figures() -> Iterator[Figure]:
    """Measure random games of two players."""
    for game in sorted(GAMES):
        on_table = stored = in_playout = 0.0
        for seed in range(ROUNDS):
            course = random_course(game, seed)
            on_table += processor_time(partial(again_on_table, game, seed, course))
            stored += processor_time(partial(again_on_table, game, seed, course, written=True))
            in_playout += processor_time(partial(again_in_playout, game, seed, course))
        yield Figure(f"playouts.{game}.games", ROUNDS / in_playout, "games/s")
        yield Figure(f"playouts.{game}", on_table / in_playout, "x the games/s of a table", 2, at_least=True)
        yield Figure(f"playouts.{game}.written", stored / in_playout, "x the games/s of a table that is written down")


def processor_time(work: Callable[[], object]) -> float:
    """Return the processor time of a call, in seconds."""
    start = time.process_time()
    work()
    return time.process_time() - start


def random_course(game: str, seed: int) -> Course:
    """Return the choices of a random game."""
    return [(seat, choice) for seat, choice, _ in play(Table.new(game, seats=2, seed=seed), Random(seed))]


def again_on_table(game: str, seed: int, course: Course, *, written: bool = False) -> None:
    """Give the choices on a table, which may be written down after each."""
    table = Table.new(game, seats=2, seed=seed)
    for seat, choice in course:
        table.answer(seat, choice)
        if written:
            table.dump()


def again_in_playout(game: str, seed: int, course: Course) -> None:
    """Give the choices in a playout."""
    options = {setting.key: setting.default for setting in GAMES[game].meta.options}
    playout = Playout.of(game, GAMES[game].new(2, options, Chance.of(seed)))
    for seat, choice in course:
        playout.answer(seat, choice)
