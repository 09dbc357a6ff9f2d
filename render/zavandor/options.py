"""The marks of what may be chosen: letters for a seat's objects."""

from collections.abc import Iterator, Sequence

from render.kit.marks import letters
from rules.kernel import Ask
from rules.zavandor.view import CARDS, CLAN


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of an ask's next step: the objects that the picture shows.

    Gem cards have none: gem and cart name them, and a number before them would be taken for how many they are.
    """
    found = dict.fromkeys(_elements(ask, tuple(chosen)))
    objects = [element for element in found if element == CLAN or element in CARDS]
    return {object_: letters(place) for place, object_ in enumerate(objects)}


def _elements(ask: Ask, chosen: tuple[str, ...]) -> Iterator[str]:
    """Yield what can follow the steps that are chosen."""
    for part in ask.parts:
        for option in part.options:
            if len(option.steps) > len(chosen) and option.steps[: len(chosen)] == chosen:
                yield option.steps[len(chosen)]
