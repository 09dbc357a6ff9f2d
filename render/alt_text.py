"""Alternative texts of pictures: the facts that fit in each language, and a sentence that says where the others are."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from render.catalogue import Catalogue
from render.lengths import length

Words = TypeVar("Words", bound=Catalogue)

ALT_TEXT: Final = 1024
"""Discord's limit for the description of an attachment, in characters.

https://discord.com/developers/docs/resources/message#attachment-object
"""
ENGLISH_TEXT: Final = 780
"""The length of the English facts that fit in each language. The other languages need up to a quarter more."""
OPTIONS: Final = 100
"""The weight of the options that a player can choose: more than that of any fact of a game."""


class Fact(NamedTuple):
    """A sentence about a table. If two facts do not fit, the one with the smaller ``weight`` is left out first."""

    text: str
    weight: int = 0


def fitted(facts: Callable[[Words], Sequence[Fact]], words: Words, english: Words) -> str:
    """Return the facts in a language as one text of at most ``ALT_TEXT`` characters, in their order.

    If facts are left out, a sentence says so. The same facts in English decide which stay, so that all languages tell
    the same ones.
    """
    own, more = facts(words), words.text("alt-more")
    chosen = [own[at] for at in _kept(own if words.language == english.language else facts(english), ENGLISH_TEXT)]
    # A language that needs more than expected tells less. It must not exceed Discord's limit.
    told = [chosen[at].text for at in _kept(chosen, ALT_TEXT - length(more))]
    return " ".join(told if len(told) == len(own) else [*told, more])


def _kept(facts: Sequence[Fact], space: int) -> list[int]:
    """Return the places of the facts that fit. The smallest facts are left out, among equal ones the last."""
    kept: list[int] = []
    for at in sorted(range(len(facts)), key=lambda at: (-facts[at].weight, at)):
        if (needed := length(facts[at].text) + 1) <= space:
            kept.append(at)
            space -= needed
    return sorted(kept)
