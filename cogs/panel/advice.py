"""The answer of a computer opponent as a draft to start from."""

import random

from cogs.panel.draft import Pick, Picks
from cogs.panel.preview import Preview
from rules.kernel import GAMES


def suggested(preview: Preview, at: int) -> Picks:
    """Return the picks of a computer for part ``at`` of the current ask. It knows only what the seat may see."""
    # Always the same random numbers: another tap suggests the same.
    choice = GAMES[preview.table.game].choose(preview.view, preview.ask, random.Random(0))
    part = preview.ask.parts[at]
    ids = choice.get(part.name, []) if isinstance(choice, dict) else choice or []
    index = {option.id: number for number, option in enumerate(part.options)}
    return tuple(sorted(Pick(index[id_]) for id_ in ids))
