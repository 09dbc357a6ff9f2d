"""The choices of computer opponents and stand-ins. The module loads in a process of its own, so it imports little."""

import random

from rules.kernel import EFFORT, GAMES, Ask, Choice, Level, View


def stand_in_choice(kind: str, view: View, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the choice for a seat whose player does not answer: the ask's default, else an opponent's choice.

    Return None to leave an optional ask open.
    """
    return ask.default if ask.default is not None else GAMES[kind].choose(view, ask, rng)


def opponent_choice(kind: str, level: Level, effort: float, view: View, ask: Ask, rng: random.Random) -> Choice | None:
    """Return an opponent's choice. ``effort`` is the share of its usual budget that a search spends; 0: no search."""
    EFFORT.set(effort)
    return GAMES[kind].choose(view, ask, rng, level="normal" if level == "hard" and not effort else level)
