"""The rules of Catan: whole random games compared with ``catanatron``, and the opponent against random players.

catanatron is in the dependency group ``bench``. Without it there is no comparison. Both sides play the same game (four
players, 10 points, a random island) and pick evenly among their options: roll or play a card, build, buy, trade with
the bank, play a card, move the robber, end the turn. Two things differ. catanatron has no trade between players, so no
offers are made here, although the asks contain them. A discard here is one ask for the whole hand; catanatron discards
at random and counts one action.

catanatron counts every roll and every end of a turn as an action, even if there is no other option. Here nothing with a
single visible answer is asked. So three rates are compared. ``actions`` counts every roll and end of a turn on both
sides. ``asked`` counts the asks here against all actions there, and leaves out about a fifth of the events here.
``choices_among_several`` leaves out forced choices on both sides, including those here with nothing but an offer
besides the end of the turn.
"""

import importlib
import importlib.util
import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import count

from bench.figures import Figure, seconds
from bench.games.catan import duel
from bench.games.random_play import random_choice
from rules.kernel import Choice, Table

GAME = "catan"
OTHER = "catanatron"
ROUNDS = 30
"""Games that each side plays, in alternation."""
DUELS = 200

Played = tuple[float, int, int, int]
"""CPU seconds of a game, actions with every roll and end of a turn, asks, choices among several options."""
PACES = ("actions", "asked", "choices_among_several")
"""Names of the counts of a game, in order."""


def figures() -> Iterator[Figure]:
    """Measure the rules."""
    yield from beside_catanatron()
    seeds = count(1)
    whole = seconds(lambda: random_game(next(seeds), "ck"), rounds=25)
    yield Figure("catan.random_ck_game", 1000 * whole, "ms", 150)
    for mode in ("base", "ck"):
        results = [duel(seed, mode) for seed in range(DUELS)]
        share = sum(won for won, _ in results) / DUELS
        yield Figure(f"catan.{mode}_opponent_beats_three_random", share, f"of {DUELS} games", 0.95, at_least=True)
        turns = [duel(seed, mode, smart=4)[1] for seed in range(20)]
        yield Figure(f"catan.{mode}_longest_game_of_opponents", max(turns), "turns", 240)
        yield Figure(f"catan.{mode}_usual_game_of_opponents", statistics.median(turns), "turns")


def beside_catanatron() -> Iterator[Figure]:
    """Play random games in alternation with catanatron, so that both have the same conditions."""
    other = other_random_game() if importlib.util.find_spec(OTHER) else None
    ours: list[Played] = []
    theirs: list[Played] = []
    for seed in range(ROUNDS):
        ours.append(timed(random_game, seed))
        if other is not None:
            theirs.append(timed(other, seed))
    yield from speeds(GAME, ours)
    if not theirs:
        yield Figure(f"{OTHER}.games", 0, f"{OTHER} is missing: uv pip install --group bench")
        return
    yield from speeds(OTHER, theirs)
    for index, name in enumerate(PACES, 1):
        ratio = pace(ours, index) / pace(theirs, index)
        yield Figure(f"catan.{name}", ratio, "x", 1.5, at_least=True, of=OTHER)


def timed(play: Callable[[int], tuple[int, int, int]], seed: int) -> Played:
    """Play a game and measure its time."""
    start = time.process_time()
    choices = play(seed)
    return (time.process_time() - start, *choices)


def pace(games: list[Played], index: int) -> float:
    """Return choices of a kind per second."""
    return sum(game[index] for game in games) / sum(game[0] for game in games)


def speeds(name: str, games: list[Played]) -> Iterator[Figure]:
    """Return games and choices per second."""
    yield Figure(f"{name}.random_games", len(games) / sum(game[0] for game in games), "games/s")
    for index, counted in enumerate(PACES, 1):
        yield Figure(f"{name}.{counted}", pace(games, index), "a second")


def random_game(seed: int, mode: str = "base") -> tuple[int, int, int]:
    """Play a whole four-player game at random, without offers. Return its counts in the order of ``PACES``."""
    table = Table.new(GAME, seats=4, seed=seed, options={"mode": mode})
    rng = random.Random(seed)
    asked = several = own = 0
    while asks := table.asks:
        # Required answers come first. The rest are possible offers.
        ask = asks[0]
        offered = [option.id for option in ask.options if option.id not in ("offer", "bank:several")]
        choice: Choice = [rng.choice(offered)] if ask.most == 1 else random_choice(ask, rng)
        table.answer(ask.seat, choice)
        asked += 1
        several += len(offered) > 1 or ask.most > 1
        own += choice in (["roll"], ["end"])
    turns = table.turn.number
    # Rolls and ends that were not asked. The winner does not end the last turn.
    return asked + 2 * turns - 1 - own, asked, several


def other_random_game() -> Callable[[int], tuple[int, int, int]]:
    """Return catanatron's random game, with a count of its choices."""
    other = importlib.import_module(OTHER)
    several = 0

    class Player(other.RandomPlayer):  # type: ignore[name-defined, misc]
        def decide(self, _game: object, actions: list[object]) -> object:
            nonlocal several
            several += len(actions) > 1
            return random.choice(actions)

    def play_one(seed: int) -> tuple[int, int, int]:
        nonlocal several
        several = 0
        random.seed(seed)
        colours = (other.Color.RED, other.Color.BLUE, other.Color.WHITE, other.Color.ORANGE)
        game = other.Game([Player(colour) for colour in colours], seed=seed)
        game.play()
        actions = len(game.state.actions)
        return actions, actions, several

    return play_one
