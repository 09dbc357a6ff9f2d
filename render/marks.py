"""The short marks of an ask's next step: what the picture draws and the panel lists."""

from collections.abc import Sequence

from render.games import game
from rules.kernel import Ask, Option


def next_steps(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, list[Option]]:
    """Return the path elements that can follow what was chosen, in their order, each with the options behind it."""
    depth = len(chosen)
    found: dict[str, list[Option]] = {}
    for part in ask.parts:
        for option in part.options:
            if len(option.steps) > depth and option.steps[:depth] == tuple(chosen):
                found.setdefault(option.steps[depth], []).append(option)
    return found


def step_marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the mark of each next path element: the picture's own, or numbers for an ask that is not drawn."""
    own = game(ask.kind.partition(".")[0]).marks(ask, chosen)
    if own is not None:
        return own
    return {element: str(number) for number, element in enumerate(next_steps(ask, chosen), 1)}
