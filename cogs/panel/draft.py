"""A draft: the choices that a seat lines up in its private panel before it confirms them.

A pure value made of option indexes, short enough to live in a custom id (``codec``): it survives restarts, costs no
write, and changes nothing until it is confirmed.
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
"""The answers to an ask and to the asks that follow from it; the last one is still being made. Never empty."""

BLANK: Answer = ((),)


class InvalidDraft(OutdatedComponent):
    """The draft is none of this table's asks: the text is no draft, or the rules have changed under it."""
