"""The cards in the rulebook: a picture and an article of each."""

from functools import cache

from PIL import Image

from render.catalogue import Catalogue
from render.dominion.face import WIDE, catalogue, printed
from render.dominion.layout import MARGIN
from render.dominion.spread import put_whole
from render.kit.surface import wood
from render.sources import plain_key


@cache
def _cards() -> dict[str, str]:
    """Return the card of each topic."""
    return {plain_key(card): card for card in catalogue()}


def illustrations() -> tuple[str, ...]:
    """Return the topics of the rules that are cards."""
    return tuple(_cards())


def illustration(topic: str, *, words: Catalogue) -> Image.Image:
    """Draw the card that a topic is about."""
    return card(_cards()[topic], words=words)


def card(name: str, *, words: Catalogue) -> Image.Image:
    """Draw a card on the table, as large as in a hand."""
    canvas = wood((WIDE[0] + 8 * MARGIN, WIDE[1] + 8 * MARGIN))
    put_whole(canvas, printed(name, words), catalogue()[name].cost, (4 * MARGIN, 4 * MARGIN), WIDE)
    return canvas


def article(topic: str, *, words: Catalogue) -> str:
    """Return the article about a card: its price and its types, then the explanation of the catalogue."""
    face = catalogue()[_cards()[topic]]
    types = words.row([words.text(f"dominion-type-{type_}") for type_ in face.types])
    return words.text("dominion-article", cost=face.cost, types=types, text=words.text(f"rules-dominion-{topic}"))
