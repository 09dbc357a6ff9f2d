"""The computer opponent."""

import random

from rules.catan.view import CatanView
from rules.kernel import Ask, Choice


def choose(view: CatanView, ask: Ask, rng: random.Random) -> Choice | None:
    """Return the opponent's choice."""
    return None if ask.optional else ask.default
