"""The choices that a hint names. The module loads in the thinking process, so it imports little."""

import random
from collections.abc import Sequence

from rules.kernel import GAMES, Ask, View, Weighed, weighed

MOST = 3
"""The most choices that a hint names."""


def thoughts(view: View, ask: Ask) -> tuple[Weighed, ...]:
    """Return the best choices, the best first; () if there is none to name."""
    # Always the same random numbers: the same question gets the same answer.
    rng = random.Random(ask.number)
    if found := weighed(view, ask, rng, effort=1.0):
        # In the order of their worth, although level hard keeps its first idea unless another is clearly better.
        return tuple(sorted(_different(ask, found)[:MOST], key=lambda one: -one.chance))
    choice = GAMES[view.game].choose(view, ask, rng, level="hard")
    return () if choice is None else (Weighed(choice, 0.0, 0.0),)


def _different(ask: Ask, found: Sequence[Weighed]) -> list[Weighed]:
    """Return the choices without those that only turn what a better one has placed."""
    if not ask.turned:
        return list(found)
    places = {option.id: option.steps[:-1] for option in ask.options}
    kept: dict[tuple[str, ...], Weighed] = {}
    for one in found:
        # An ask with a last step that turns has no fields.
        kept.setdefault(places[next(iter(one.choice))], one)
    return list(kept.values())
