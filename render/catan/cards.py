"""Printed cards: those of decks with an emblem and a short text, and all cards as a hand holds them."""

import itertools
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.catalogue import Catalogue
from render.catan.contributions import every_deck
from render.catan.emblem import emblems, paint_charge
from render.catan.prices import card_grounds
from render.kit.cache import cached_while_painting
from render.kit.disk import painted_ahead, persistent
from render.kit.emblem import paint_window
from render.kit.names import set_name
from render.kit.on_table import on_table
from render.kit.sprites import OVERSIZE, Sprite, blit, to_sprite
from render.kit.theme import GOLD, INK, Colour, mix, tone
from render.kit.typography import FINE, cap_height, set_on, width_of, wrapped
from render.words import LANGUAGES
from render.words import words as words_in

Size = tuple[int, int]
WHOLE: Size = (226, 344)
"""Size of a card with a text, in pixels."""
HELD: Size = (136, 190)
"""Size of a card in the hand, in pixels."""
TEXT, LINE = 28, 31
FRAME, RADIUS, BANNER, PAD = 9, 13, 42, 8
BIG, SMALL = 100, 34
"""Sizes of the emblem on a card in the hand, and of the symbol in its corner, in pixels."""
OVERHANG = 14
"""Distance that a card's shadow and ring reach beyond it, in pixels."""
SQUEEZED = 0.74
"""Minimum width of a name, as a share of its natural width."""
FALL = 5
"""Offset of a card's shadow, in pixels."""
LEANS = tuple(range(-12, 13, 4))
"""Angles of the cards in the hand, in degrees clockwise."""


class Print(NamedTuple):
    """The text of a card in one language."""

    card: str
    name: str
    text: str
    deck: str


@lru_cache(maxsize=256)
def printed(card: str, deck: str, words: Catalogue) -> Print:
    """Return the text of a card."""
    return Print(card, words.thing("catan", card), words.text(f"card-catan-{card}"), deck)


def _prints() -> Iterator[Print]:
    """Return the texts of every card in every language."""
    cards = [(card, name) for name, deck in every_deck().items() for card in deck.cards]
    return (printed(card, deck, words_in(language)) for language in LANGUAGES for card, deck in cards)


def _in_hands() -> Iterator[tuple[str, str, int, bool]]:
    """Yield the arguments of ``held``: every kind and card at every angle, chosen or not."""
    kinds = [(name, "") for name in card_grounds()]
    cards = [(card, name) for name, deck in every_deck().items() for card in deck.cards]
    for (name, deck), lean, chosen in itertools.product((*kinds, *cards), LEANS, (False, True)):
        yield name, deck, lean, chosen


def put_whole(canvas: Image.Image, face: Print, at: Size, chosen: bool = False) -> None:
    """Put a card with its name and its text on a picture. The sprite is the same for all languages."""
    lines, (left, top) = _lines(face), at
    blit(canvas, _whole(face.card, face.deck, len(lines), chosen), (left - OVERHANG, top - OVERHANG))
    edges, base = (left + FRAME + 3, left + WHOLE[0] - FRAME - 3), top + FRAME - 1 + round(BANNER * 0.70)
    set_name(canvas, face.name, edges, base, TEXT, least=SQUEEZED)
    for row, text in enumerate(lines):
        base = top + _low(len(lines)) + PAD + row * LINE + (LINE + cap_height("text", TEXT)) // 2
        set_on(canvas, text, (left + (WHOLE[0] - width_of(text, "text", TEXT)) // 2, base), "text", TEXT, INK)


def _lines(face: Print) -> list[str]:
    return wrapped(face.text, "text", TEXT, WHOLE[0] - 2 * FRAME - 2 * PAD)


def _low(lines: int) -> int:
    """Return the lower edge of the emblem on a card with a text of so many lines."""
    return WHOLE[1] - FRAME - lines * LINE - 2 * PAD


def _every_whole() -> Iterator[tuple[str, str, int, bool]]:
    """Yield the cards, each with the numbers of lines of its text in all languages, chosen or not."""
    texts = dict.fromkeys((face.card, face.deck, len(_lines(face))) for face in _prints())
    yield from ((*text, chosen) for text in texts for chosen in (False, True))


@painted_ahead(_every_whole)
@persistent
def _whole(card: str, deck: str, lines: int, chosen: bool) -> Sprite:
    """Return a card with its shadow and with space for its name and its text."""
    colours = every_deck()[deck]
    sheet = _blank(WHOLE, colours.frame, colours.banner)
    paint_window(emblems(), card, sheet, (FRAME, FRAME + BANNER, WHOLE[0] - FRAME, _low(lines)))
    return _lifted(sheet, chosen)


@painted_ahead(_in_hands)
@persistent
def held(name: str, deck: str, lean: int, chosen: bool = False) -> Sprite:
    """Return a card as it is held in a hand, without a text: a kind's, or with a ``deck`` one of its cards."""
    return _lifted(_face(name, deck), chosen, lean)


# A hand needs the same card at several angles.
@cached_while_painting
def _face(name: str, deck: str) -> Image.Image:
    """Return the face of a card in a hand. Its corner shows the symbol, because the next card covers the rest."""
    width, height = HELD
    box = (FRAME, FRAME, width - FRAME, height - FRAME)
    if deck:
        colours = every_deck()[deck]
        sheet, symbol = _blank(HELD, colours.frame, colours.banner), colours.symbol
        paint_window(emblems(), name, sheet, box)
    else:
        ramp, at = card_grounds()[name]
        sheet, symbol = _blank(HELD, tone("paper", 0.75), tone("paper", 0.62)), name
        ground = [v * OVERSIZE for v in box]
        draw = ImageDraw.Draw(sheet)
        draw.rectangle(ground, (*tone(ramp, at), 255), (*INK, 255), 3 * OVERSIZE // 2)
        draw.rectangle((ground[0] + 6, ground[1] + 6, ground[2] - 6, ground[1] + 14), (*tone(ramp, at + 0.16), 255))
        emblem = paint_charge(name, BIG)
        sheet.alpha_composite(emblem, ((sheet.width - emblem.width) // 2, (sheet.height - emblem.height) // 2 + 60))
    corner = [v * OVERSIZE for v in (FRAME, FRAME, FRAME + SMALL + 6, FRAME + SMALL + 6)]
    ImageDraw.Draw(sheet).rounded_rectangle(corner, 6 * OVERSIZE, (*tone("paper", 0.62), 255), (*INK, 255), OVERSIZE)
    sheet.alpha_composite(paint_charge(symbol, SMALL), ((FRAME + 3) * OVERSIZE, (FRAME + 3) * OVERSIZE))
    return sheet


def _blank(size: Size, frame: Colour, paper: Colour) -> Image.Image:
    """Return the frame of a card with a coloured banner."""
    width, height = (v * OVERSIZE for v in size)
    sheet = Image.new("RGBA", (width, height), (*INK, 0))
    draw = ImageDraw.Draw(sheet)
    draw.rounded_rectangle((0, 0, width - 1, height - 1), RADIUS * OVERSIZE, (*INK, 255))
    inset = 3 * OVERSIZE // 2
    box = (inset, inset, width - 1 - inset, height - 1 - inset)
    draw.rounded_rectangle(box, RADIUS * OVERSIZE - inset, (*mix(frame, tone("paper", 1.0), 0.35), 255))
    box = (2 * inset, 2 * inset, width - 1 - inset, height - 1 - inset)
    draw.rounded_rectangle(box, RADIUS * OVERSIZE - inset, (*frame, 255))
    edge = FRAME * OVERSIZE
    draw.rectangle((edge, edge, width - edge, height - edge), (*tone("paper", 0.62), 255))
    draw.rectangle((edge, edge, width - edge, edge + BANNER * OVERSIZE), (*paper, 255))
    return sheet


def _lifted(sheet: Image.Image, chosen: bool, lean: int = 0) -> Sprite:
    """Return a card on the table, with its shadow to the lower right and a gold ring if it is chosen."""
    margin = OVERHANG * OVERSIZE
    lying = Image.new("RGBA", (sheet.width + 2 * margin, sheet.height + 2 * margin), (*INK, 0))
    if chosen:
        draw = ImageDraw.Draw(lying)
        for grow, tint in ((9, INK), (7, GOLD)):
            near = margin - grow * OVERSIZE
            box = (near, near, lying.width - 1 - near, lying.height - 1 - near)
            draw.rounded_rectangle(box, (RADIUS + grow) * OVERSIZE, (*tint, 255))
    lying.alpha_composite(sheet, (margin, margin))
    return to_sprite(on_table(lying.reduce(OVERSIZE // FINE), FALL, lean))
