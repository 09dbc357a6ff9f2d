"""The marks of what may be chosen: letters for a seat's objects, numbers for its gem cards."""

from collections.abc import Iterator, Sequence

from render.kit.marks import letters
from rules.kernel import Ask
from rules.zavandor.view import CARDS, CLAN, GEM_CARDS


def marks(ask: Ask, chosen: Sequence[str] = ()) -> dict[str, str]:
    """Return the marks of an ask's next step: the objects and gem cards that the picture shows."""
    found = list(dict.fromkeys(_elements(ask, tuple(chosen))))
    # Objects and cards can be asked for together, and neither may be mistaken for the other.
    objects = [element for element in found if element == CLAN or element in CARDS]
    cards = [element for element in found if element in GEM_CARDS]
    return {
        **{object_: letters(place) for place, object_ in enumerate(objects)},
        **{card: str(place) for place, card in enumerate(cards, 1)},
    }


def _elements(ask: Ask, chosen: tuple[str, ...]) -> Iterator[str]:
    """Yield what can follow the steps that are chosen."""
    for part in ask.parts:
        for option in part.options:
            if len(option.steps) > len(chosen) and option.steps[: len(chosen)] == chosen:
                yield option.steps[len(chosen)]
