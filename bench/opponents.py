"""The strength of the computer opponents: levels against each other, and *hard* against independent players.

Every line has the share of victories (a shared one counts in part), the number of games, the interval that holds it
with 95 % (Wilson's), and the load of the machine. ``--quick`` plays a tenth of the games of *hard* with a search, about
80 minutes on two quiet cores. ``bench/match_record.py`` plays one line and continues later. Each core plays one game at
a time. All players draw from generators of the game's seed, so a table comes out the same each time.
"""

import math
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from msgspec import Struct

from bench import figures as bench_figures
from bench.figures import Figure, percentile
from bench.games.opponent_play import asks_at
from bench.rivals import carcassonne, catan, dominion, zavandor
from rules.carcassonne.realm import EXPANSIONS
from rules.kernel import GAMES, Ask, Choice, Facts, Level, Table

LEVEL_GAMES, RIVAL_GAMES = 200, 400

MEDIAN, P99 = 0.3, 1.5
"""The processor seconds that a choice of *hard* may take."""

Player = Callable[[Table, Ask, random.Random], Choice | None]
Rival = Callable[[Table, int], Player]

Result = tuple[float, list[float]]
"""The player's share of the victory, and the processor seconds of each of its choices."""


class Match(Struct, frozen=True):
    """A line of the table: one player of level ``level`` against others, and the share that it should win.

    ``most`` is the share that it should win at most. Instead of a computer, ``own`` may play, and ``rival`` against it.
    Games in which no player searches take a second.
    """

    name: str
    game: str
    seats: int
    target: float | None
    games: int
    options: Callable[[int], Facts] = lambda _: {}
    level: Level = "hard"
    own: Rival | None = None
    rival: Rival | None = None
    most: float | None = None
    searches: bool = True


def seen(play: Callable[[Any, Ask, random.Random], Choice | None]) -> Rival:
    """Return a rival that plays from its view."""
    return lambda _table, _seed: lambda table, ask, rng: play(table.view(ask.seat), ask, rng)


def of_level(level: Level, table: Table, ask: Ask, rng: random.Random) -> Choice | None:
    """Play as a computer opponent."""
    return GAMES[table.game].choose(table.view(ask.seat), ask, rng, level=level)


def big_money(table: Table, seed: int) -> Player:
    """Return Big Money with the best single Action of this kingdom."""
    found = dominion.rival(table, seed)
    return lambda table, ask, rng: found(table.view(ask.seat), ask, rng)


def all_sets(_: int) -> Facts:
    """Play Carcassonne with every expansion."""
    return {"expansions": list(EXPANSIONS)}


def cities_and_knights(_: int) -> Facts:
    """Play Cities & Knights."""
    return {"mode": "ck"}


MATCHES = (
    *(
        Match(f"{game}.easy_2", game, 2, 0.15, LEVEL_GAMES, level="easy", most=0.3, searches=False)
        for game in sorted(GAMES)
    ),
    Match("carcassonne.hard_2", "carcassonne", 2, 0.65, LEVEL_GAMES),
    Match("carcassonne.all_sets.hard_2", "carcassonne", 2, 0.65, LEVEL_GAMES, all_sets),
    Match("carcassonne.hard_expectimax", "carcassonne", 2, 0.6, RIVAL_GAMES, rival=seen(carcassonne.expectimax)),
    Match("dominion.hard_2", "dominion", 2, 0.6, LEVEL_GAMES),
    Match("dominion.hard_big_money", "dominion", 2, 0.85, RIVAL_GAMES, rival=big_money),
    Match("catan.hard_2", "catan", 2, 0.6, LEVEL_GAMES),
    Match("catan.hard_4", "catan", 4, 0.4, LEVEL_GAMES, searches=False),
    *(
        Match(
            f"catan.hard_{name}_{seats}",
            "catan",
            seats,
            0.65 if seats == 2 else 0.45,
            RIVAL_GAMES,
            rival=lambda _table, _seed, depth=depth: partial(catan.player, depth=depth),  # type: ignore[misc]
            searches=seats == 2,
        )
        for name, depth in (("value_function", 1), ("alpha_beta", 2))
        for seats in (2, 4)
    ),
    Match("catan.ck.hard_2", "catan", 2, 0.6, LEVEL_GAMES, cities_and_knights),
    Match("catan.ck.hard_4", "catan", 4, 0.4, LEVEL_GAMES, cities_and_knights, searches=False),
    Match("zavandor.hard_2", "zavandor", 2, 0.6, LEVEL_GAMES),
    Match("zavandor.hard_4", "zavandor", 4, 0.4, LEVEL_GAMES),
    Match("zavandor.hard_engine", "zavandor", 2, 0.75, RIVAL_GAMES, rival=seen(zavandor.engine_first)),
    Match(
        "zavandor.never_trades_4",
        "zavandor",
        4,
        None,
        RIVAL_GAMES,
        level="normal",
        own=seen(zavandor.without_trade),
        most=0.25,
        searches=False,
    ),
)


def figures() -> Iterator[Figure]:
    """Play all matches, so that no core waits for the last game of a match."""
    with ProcessPoolExecutor() as cores:
        begun = [cores.map(partial(numbered, match.name), range(games_of(match))) for match in MATCHES]
        for match, results in zip(MATCHES, begun, strict=True):
            yield from figures_of(match, [*results])


def games_of(match: Match) -> int:
    """Return the number of games of a match, in which each seat has a turn at the same tables."""
    share = bench_figures.SHARE if match.searches else 1.0
    return max(match.seats, round(match.games * share))


def figures_of(match: Match, results: Sequence[Result]) -> Iterator[Figure]:
    """Yield the figures of a match."""
    games, won = len(results), sum(share for share, _ in results)
    taken = [seconds for _, spent in results for seconds in spent]
    low, high = wilson(won, games)
    against = "normal" if match.rival is None else "rival"
    interval = f"95 % {low:.2f} to {high:.2f}"
    of = f"{games} games against {match.seats - 1} {against}, {interval}, load {os.getloadavg()[0]:.1f}"
    if match.target is not None:
        yield Figure(f"opponents.{match.name}", won / games, "of the games", match.target, at_least=True, of=of)
    if match.most is not None:
        yield Figure(f"opponents.{match.name}.at_most", won / games, "of the games", match.most, of=of)
    if match.level == "hard":
        of = f"{len(taken)} choices"
        yield Figure(f"opponents.{match.name}.median", percentile(taken, 0.5), "s CPU", MEDIAN, of=of)
        yield Figure(f"opponents.{match.name}.p99", percentile(taken, 0.99), "s CPU", P99, of=of)


def numbered(name: str, number: int) -> Result:
    """Play the game of this number of the match of this name."""
    match = next(one for one in MATCHES if one.name == name)
    return played(match, number // match.seats, number % match.seats)


def played(match: Match, seed: int, at: int) -> Result:
    """Play a game with the player of this line at seat ``at``.

    Return its share of the victory, and the processor time of each of its choices among several options.
    """
    table = Table.new(match.game, seats=match.seats, seed=seed, options=match.options(seed))
    other = match.rival(table, seed) if match.rival else partial(of_level, "normal")
    players: list[Player] = [other] * match.seats
    players[at] = match.own(table, seed) if match.own else partial(of_level, match.level)
    generators = [random.Random(f"{seed} {seat}") for seat in range(match.seats)]
    taken: list[float] = []

    def choose(ask: Ask) -> Choice | None:
        start = time.process_time()
        choice = players[ask.seat](table, ask, generators[ask.seat])
        if ask.seat == at:
            taken.append(time.process_time() - start)
        return choice

    for _ in asks_at(table, choose):
        pass
    winners = [place.seat for place in table.standing if place.rank == 1]
    return (at in winners) / len(winners), taken


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the interval that holds the true share with 95 %."""
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)
