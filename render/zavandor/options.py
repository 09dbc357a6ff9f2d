"""The marks of options: letters for a seat's objects."""

from collections.abc import Iterator, Sequence

from render.kit.marks import letters
from render.option_marks import MarkedAsk
from rules.kernel import Ask
from rules.zavandor.view import CARDS, CLAN


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of the objects in an ask's next step.

    Gem cards have none. Gem and cart are their name, and a number before it would look like a count.
    """
    if isinstance(ask, MarkedAsk):
        return {} if chosen else dict(ask.marks)
    found = dict.fromkeys(_elements(ask, tuple(chosen)))
    objects = [element for element in found if element == CLAN or element in CARDS]
    return {object_: letters(place) for place, object_ in enumerate(objects)}


def _elements(ask: Ask, chosen: tuple[str, ...]) -> Iterator[str]:
    """Yield the elements that can follow the chosen steps."""
    for part in ask.parts:
        for option in part.options:
            if len(option.steps) > len(chosen) and option.steps[: len(chosen)] == chosen:
                yield option.steps[len(chosen)]
