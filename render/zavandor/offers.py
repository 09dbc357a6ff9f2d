"""The cards on offer and the bank's piles, as they stand above a seat's hand."""

from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached_squeezed
from render.kit.sections import WIDTH, Section
from render.kit.sprites import blit
from render.kit.theme import INK, PAPER, Colour, mix
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.auction import draw_bids, draw_gem, draw_thresholds
from render.zavandor.faces import OFFERED, Print, print_of, put_offered
from render.zavandor.layout import GAP, MARGIN, NUMBER, ROW
from render.zavandor.rock import OFFERS, gallery
from render.zavandor.symbols import icon
from rules.zavandor.view import GEMS, Pile, Result, ZavandorView

CARD = WIDTH // 2 - OFFERED[0] - 4
"""Left edge of the card, in pixels."""
SIGNS, BIDS = CARD - 70, CARD - 84
"""Left edges of the numbers of gems that win, and of the bids, in pixels."""
SIGN = 46
"""Size of a row's gem, in pixels."""
DEPOT, CART, GEM = 62, 46, 28
"""Height of the piles, and sizes of a cart and of a gem there, in pixels."""


def offers(view: ZavandorView, words: Catalogue, chosen: frozenset[str]) -> Section:
    """Return the four cards on offer, two side by side; if all are sold, the bids in one row. ``chosen`` are golden."""
    across = 2 if any(row.right for row in view.rows) else len(view.rows)
    return Section(len(view.rows) // across * ROW, partial(_draw_offers, view, words, chosen, across))


def _draw_offers(
    view: ZavandorView, words: Catalogue, chosen: frozenset[str], across: int, canvas: Image.Image, top: int
) -> None:
    for place, row in enumerate(view.rows):
        result = next((one for one in view.results if one.gem == row.gem), None)
        card = print_of(row.right, words) if row.right else None
        cell = _cell(WIDTH // across, row.gem, result, card, row.gem in chosen)
        canvas.paste(cell, (place % across * WIDTH // across, top + place // across * ROW))


@cached_squeezed
def _cell(width: int, gem: str, result: Result | None, card: Print | None, chosen: bool) -> Image.Image:
    canvas = gallery(WIDTH, gem, ROW, OFFERS).crop((0, 0, width, ROW))
    if result is None:
        draw_gem(canvas, gem, 0, SIGN)
        draw_thresholds(canvas, gem, 0, SIGNS)
    else:
        draw_bids(canvas, result, 0, BIDS)
    if card is not None:
        put_offered(canvas, card, (CARD, (ROW - OFFERED[1]) // 2), "chosen" if chosen else "")
    return canvas


def depot(view: ZavandorView) -> Section:
    """Return the piles of the four carts: the number of cards to draw, and the gems on the discard pile."""
    return Section(DEPOT, partial(_draw_depot, view.piles))


def _draw_depot(piles: tuple[Pile, ...], canvas: Image.Image, top: int) -> None:
    pitch = WIDTH // len(piles)
    for place, pile in enumerate(piles):
        _draw_pile(canvas, pile, (place * pitch + MARGIN, top + DEPOT // 2))


def _draw_pile(canvas: Image.Image, pile: Pile, at: tuple[int, int]) -> None:
    x, middle = at
    blit(canvas, icon(pile.cart, CART), (x, middle - CART // 2 - 2))
    base = middle + cap_height("bold", NUMBER) // 2
    x += CART + 4
    x += _number(canvas, pile.draw, (x, base), PAPER) + GAP
    for gem in GEMS:
        count = pile.discard.get(gem, 0)
        if count:
            blit(canvas, icon(gem, GEM), (x, middle - GEM // 2))
            x += GEM + 1
            x += _number(canvas, count, (x, base), mix(PAPER, INK, 0.25)) + 5


def _number(canvas: Image.Image, count: int, at: tuple[int, int], tint: Colour) -> int:
    """Draw a number and return its width."""
    set_on(canvas, str(count), at, "bold", NUMBER, tint)
    return width_of(str(count), "bold", NUMBER)
