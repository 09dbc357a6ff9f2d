"""The rules of Catan: whole random games beside ``catanatron``, and the opponent against random players.

catanatron is of the dependency group ``bench`` and may be missing: then there is nothing to compare with. Both sides
play the same game (four players, 10 points, a random island) and pick evenly among what they are offered: to roll or
play a card, build, buy, trade with the bank, play a card, move the robber, end the turn. Two things differ. catanatron
knows no trade between players, so here no offer is ever made, though it is among what is asked. And who discards is
here asked which cards, one ask for the whole hand, where catanatron draws them by itself and counts one action.

catanatron counts every roll and every end of a turn as an action of a player, also where there is nothing else to do;
here nobody is asked what, as all can see, has one answer. So three things are compared: ``actions`` is like for like,
every roll and end of a turn counted on both sides; ``asked`` is what is asked here beside all that catanatron counts,
which leaves out about a fifth of what happens here; ``choices_among_several`` leaves out on both what is forced,
here also where nothing but an offer could be made before the turn ends.
"""

import importlib
import importlib.util
import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import count

from bench.figures import Figure, seconds
from rules.kernel import Choice, Table
from tests.contract.random_play import random_choice
from tests.rules.catan.test_opponent import duel

GAME = "catan"
OTHER = "catanatron"
ROUNDS = 30
"""How many games each side plays, in turns."""
DUELS = 200

Played = tuple[float, int, int, int]
"""CPU seconds of a game, actions with every roll and end of a turn, what was asked of it, choices among several."""
PACES = ("actions", "asked", "choices_among_several")
"""What is counted of a game, in this order."""


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
    """Play random games in turns with catanatron, so that both meet the same machine."""
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
    """Play a game and take its time."""
    start = time.process_time()
    choices = play(seed)
    return (time.process_time() - start, *choices)


def pace(games: list[Played], index: int) -> float:
    """Return how many choices of a kind were made in a second."""
    return sum(game[index] for game in games) / sum(game[0] for game in games)


def speeds(name: str, games: list[Played]) -> Iterator[Figure]:
    """Return games and choices in a second."""
    yield Figure(f"{name}.random_games", len(games) / sum(game[0] for game in games), "games/s")
    for index, counted in enumerate(PACES, 1):
        yield Figure(f"{name}.{counted}", pace(games, index), "a second")


def random_game(seed: int, mode: str = "base") -> tuple[int, int, int]:
    """Play a whole four-player game at random, without offers; return what is counted of it, as ``PACES`` says."""
    table = Table.new(GAME, seats=4, seed=seed, options={"mode": mode})
    rng = random.Random(seed)
    asked = several = own = 0
    while asks := table.asks:
        # What must be answered comes first; the rest is what others might offer.
        ask = asks[0]
        offered = [option.id for option in ask.options if option.id != "offer"]
        choice: Choice = [rng.choice(offered)] if ask.most == 1 else random_choice(ask, rng)
        table.answer(ask.seat, choice)
        asked += 1
        several += len(offered) > 1 or ask.most > 1
        own += choice in (["roll"], ["end"])
    turns = table.turn.number
    # Rolls and ends that nobody was asked for; in the last turn somebody wins, and does not end it.
    return asked + 2 * turns - 1 - own, asked, several


def other_random_game() -> Callable[[int], tuple[int, int, int]]:
    """Return catanatron's random game, which counts its choices."""
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
