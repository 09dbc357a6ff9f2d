"""Alternative texts of pictures: as many facts as fit, and a sentence that says where the others are."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.lengths import length

ALT_TEXT: Final = 1024
"""Discord's limit for the description of an attachment, in characters.

https://discord.com/developers/docs/resources/message#attachment-object
"""


OPTIONS: Final = 100
"""The weight of the options that a player can choose: more than that of any fact of a game."""


class Fact(NamedTuple):
    """A sentence about a table. If two facts do not fit, the one with the smaller ``weight`` is left out first."""

    text: str
    weight: int = 0


def fitted(facts: Sequence[Fact], more: str, most: int = ALT_TEXT) -> str:
    """Return the facts as one text of at most ``most`` characters, in their order.

    If they are too long, the smallest facts are left out and ``more`` follows. Among equal ones the last goes first.
    """
    whole = " ".join(fact.text for fact in facts)
    if length(whole) <= most:
        return whole
    space = most - length(more)
    kept: list[int] = []
    for at in sorted(range(len(facts)), key=lambda at: (-facts[at].weight, at)):
        if (needed := length(facts[at].text) + 1) <= space:
            kept.append(at)
            space -= needed
    return " ".join([*(facts[at].text for at in sorted(kept)), more])
