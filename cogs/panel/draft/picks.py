"""A draft: the choices that a seat prepares in its private panel before confirming them.

A pure value of option indexes, short enough for a custom id (``codec``). It survives restarts, costs no write, and
changes nothing until it is confirmed.
"""

from typing import NamedTuple, TypeAlias

from cogs.discord.custom_ids import OutdatedComponent


class Pick(NamedTuple):
    """An option by its index, or only the first ``depth`` steps of its path (0: the whole path)."""

    option: int
    depth: int = 0


Picks: TypeAlias = tuple[Pick, ...]
Answer: TypeAlias = tuple[Picks, ...]
"""The picks for every part of an ask."""
Draft: TypeAlias = tuple[Answer, ...]
"""The answers to an ask and to the asks that follow from it. The last answer is unfinished. Never empty."""

BLANK: Answer = ((),)


class InvalidDraft(OutdatedComponent):
    """The draft fits none of the table's asks: the text is no draft, or the rules have changed since."""
