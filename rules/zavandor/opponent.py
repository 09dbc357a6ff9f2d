"""The computer opponent."""

from typing import Any

from rules.kernel import Ask, Choice
from rules.zavandor.view import ZavandorView


def choose(view: ZavandorView, ask: Ask, rng: Any) -> Choice | None:
    """Answer an ask as its seat sees the table."""
    if ask.optional:
        return None
    return ask.default
