"""The choices that a hint names. The module loads in the thinking process, so it imports little."""

import random
from collections.abc import Sequence

from msgspec import structs

from rules.kernel import GAMES, Ask, View, Weighed, weighed

MOST = 3
"""The most choices that a hint names."""


def thoughts(view: View, ask: Ask) -> tuple[Weighed, ...]:
    """Return the best choices, the best first, with their reasons; () if there is none to name."""
    because = GAMES[view.game].advice
    return tuple(structs.replace(one, reasons=tuple(because(view, ask, one.choice))) for one in _best(view, ask))


def _best(view: View, ask: Ask) -> tuple[Weighed, ...]:
    # Always the same random numbers: the same question gets the same answer.
    rng = random.Random(ask.number)
    if choices := weighed(view, ask, rng, effort=1.0):
        best = _different(ask, choices)[:MOST]
        look = GAMES[view.game].lookahead
        if look and not look.decides(view):
            # Level hard does not follow the numbers of its search here, so they would contradict the first choice.
            return tuple(Weighed(choice.choice, choice.chance, choice.points) for choice in best)
        # Level hard keeps its first idea unless another is clearly better. A hint begins with the best of the choices
        # that the search has tried most often. It dropped the others earlier, and their few samples can mislead.
        return tuple(sorted(best, key=lambda choice: (-choice.samples, -choice.chance)))
    choice = GAMES[view.game].choose(view, ask, rng, level="hard")
    return () if choice is None else (Weighed(choice, 0.0, 0.0),)


def _different(ask: Ask, choices: Sequence[Weighed]) -> list[Weighed]:
    """Return the choices without those that only turn what a better one has placed."""
    if not ask.turned:
        return list(choices)
    places = {option.id: option.steps[:-1] for option in ask.options}
    kept: dict[tuple[str, ...], Weighed] = {}
    for choice in choices:
        # An ask with a last step that turns has no fields.
        kept.setdefault(places[next(iter(choice.choice))], choice)
    return list(kept.values())
