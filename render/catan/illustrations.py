"""Pictures for the rulebook: every card, the yields of terrains, the prices, the robber, the harbours."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from render.catalogue import Catalogue
from render.catan.cards import WHOLE, printed, put_whole
from render.catan.contribution import Slip
from render.catan.contributions import CONTRIBUTIONS, every_deck
from render.catan.emblem import sign
from render.catan.island.harbours import harbour
from render.catan.island.land import GROUNDS, SIZES, land
from render.catan.island.pieces import robber
from render.catan.prices import every_cost, spread
from render.catan.rulebook import MARGIN, WIDTH, write
from render.catan.slips import slip_grid
from render.kit.sprites import put
from render.kit.surface import wood
from render.sources import plain_key
from rules.catan.view import PRODUCT, RESOURCES


@cache
def illustrations() -> tuple[str, ...]:
    """Return the rulebook topics that have a picture."""
    return (*TOPICS, *map(plain_key, _decks()))


@cache
def _decks() -> dict[str, str]:
    """Return the deck of every card."""
    return {card: name for name, deck in every_deck().items() for card in deck.cards}


def illustration(topic: str, *, words: Catalogue) -> Image.Image:
    """Draw a topic."""
    if topic in TOPICS:
        return TOPICS[topic](words)
    canvas = wood((WHOLE[0] + 6 * MARGIN, WHOLE[1] + 4 * MARGIN))
    put_whole(canvas, printed(topic, _decks()[topic], words), (3 * MARGIN, 2 * MARGIN))
    return canvas


def _production(words: Catalogue) -> Image.Image:
    """Draw every terrain with its yield below."""
    wide = SIZES[-1]
    canvas = wood((WIDTH, 3 * MARGIN + round(wide * 1.16) + 96))
    for place, terrain in enumerate(GROUNDS):
        middle = MARGIN + wide // 2 + place * (WIDTH - 2 * MARGIN - wide) // (len(GROUNDS) - 1)
        put(canvas, land(wide, terrain, 0), (middle, MARGIN + round(wide * 0.58)))
        kind = PRODUCT.get(terrain)
        if kind:
            put(canvas, sign(kind, 64), (middle, 2 * MARGIN + round(wide * 1.16) + 16))
        name = words.thing("catan", kind or terrain)
        write(canvas, name, (middle, canvas.height - MARGIN))
    return canvas


def _building(words: Catalogue) -> Image.Image:
    """Draw the price list."""
    del words
    grid = slip_grid([Slip(name, spread(cost), payable=True) for name, cost in every_cost().items()])
    canvas = wood((WIDTH, grid.height + 2 * MARGIN))
    grid.draw(canvas, MARGIN)
    return canvas


def _seven(words: Catalogue) -> Image.Image:
    """Draw the robber."""
    del words
    canvas = wood((WIDTH, 300))
    put(canvas, land(SIZES[-1], "desert", 0), (WIDTH // 2, 150))
    put(canvas, robber(240), (WIDTH // 2, 140))
    return canvas


def _harbours(words: Catalogue) -> Image.Image:
    """Draw the signs of all harbours."""
    del words
    canvas = wood((WIDTH, 260))
    for place, kind in enumerate(("any", *RESOURCES)):
        put(canvas, harbour(kind, 230), (130 + place * 190, 135))
    return canvas


TOPICS: dict[str, Callable[[Catalogue], Image.Image]] = {
    "production": _production,
    "seven": _seven,
    "building": _building,
    "harbours": _harbours,
} | {topic: draw for added in CONTRIBUTIONS.values() for topic, draw in added.topics.items()}
