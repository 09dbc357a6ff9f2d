"""The cards on offer, each with the next card of its row or the bids for it, and the bank's piles."""

from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached_squeezed
from render.kit.disk import persistent
from render.kit.marks import SMALLEST, plate, seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, put_around, shrink, to_sprite
from render.kit.theme import GOLD, INK, PAPER, Colour, mix, tone
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.faces import EDGE, OFFERED, STACKED, Print, print_of, put_offered, stacked_card
from render.zavandor.layout import GAP, MARGIN, NUMBER, ROW
from render.zavandor.rock import gallery
from render.zavandor.symbols import icon
from rules.zavandor.view import GEMS, THRESHOLDS, Pile, Result, Row, ZavandorView

CARD = WIDTH // 2 - OFFERED[0] - 4
"""Left edge of the card, in pixels."""
BADGE, BIDS = (54, 42), 30
"""Size of a number of gems that wins, and left edge of the bids, in pixels."""
SOLD, SIGN, SIGN_LEFT = 116, 64, 264
"""Left edge of the next card in the place of a sold one, and size and left edge of the row's gem there, in pixels."""
DEPOT, CART, GEM = 54, 46, 28
"""Height of the piles, and sizes of a cart and of a gem there, in pixels."""


def offers(view: ZavandorView, words: Catalogue, chosen: frozenset[str] = frozenset()) -> Section:
    """Return the four cards on offer, two side by side, or four sold ones in one row. ``chosen`` are golden."""
    across = 2 if any(row.right for row in view.rows) else len(view.rows)
    return Section(len(view.rows) // across * ROW, partial(_draw_offers, view, words, chosen, across))


def _draw_offers(
    view: ZavandorView, words: Catalogue, chosen: frozenset[str], across: int, canvas: Image.Image, top: int
) -> None:
    for place, row in enumerate(view.rows):
        card = print_of(row.right, words) if row.right else None
        cell = _cell(WIDTH // across, row, _bids_of(view, row.gem), card, row.gem in chosen)
        canvas.paste(cell, (place % across * WIDTH // across, top + place // across * ROW))


def _bids_of(view: ZavandorView, gem: str) -> Result | None:
    """Return the result of a row, or its revealed bids if it has none yet."""
    found = next((one for one in view.results if one.gem == gem), None)
    bids = tuple(sum(card[1] == gem for card in player.bids) for player in view.players)
    return found or (Result(gem, bids) if any(bids) else None)


@cached_squeezed
def _cell(width: int, row: Row, result: Result | None, card: Print | None, chosen: bool) -> Image.Image:
    canvas = gallery(WIDTH, row.gem).crop((0, 0, width, ROW))
    if result is not None:
        _draw_bids(canvas, result)
    else:
        _draw_thresholds(canvas, row.gem)
    if card is not None:
        put_offered(canvas, card, (CARD, (ROW - OFFERED[1]) // 2), "chosen" if chosen else "")
        if result is None:
            _next(canvas, row, (6, 45))
    else:
        _next(canvas, row, (SOLD, (ROW - STACKED[1]) // 2 - EDGE))
        blit(canvas, icon(row.gem, SIGN), (SIGN_LEFT - SIGN // 2, (ROW - SIGN) // 2))
    return canvas


def _draw_thresholds(canvas: Image.Image, gem: str) -> None:
    """Show the numbers of gems that win a row's card and the grand prize."""
    for x, name, number in ((4, "card", THRESHOLDS[gem].card), (60, "points", THRESHOLDS[gem].grand)):
        blit(canvas, _badge(name, str(number)), (x, 4))


@persistent
def _badge(name: str, number: str) -> Sprite:
    """Return a dark plate with a number of gems and the prize that it wins."""
    width, height = BADGE
    sheet = Sheet(width, ratio=height / width)
    sheet.draw.rounded_rectangle((0, 0, sheet.image.width - 1, sheet.image.height - 1), 36, (*INK, 255))
    sheet.draw.rounded_rectangle((8, 8, sheet.image.width - 9, sheet.image.height - 9), 30, (*tone("wood", 0.25), 255))
    sprite = to_sprite(shrink(sheet.image))
    set_on(sprite.core, number, (7, (height + cap_height("bold", NUMBER)) // 2), "bold", NUMBER, PAPER)
    blit(sprite.core, icon(name, 28), (23, 7))
    return sprite


def _next(canvas: Image.Image, row: Row, at: tuple[int, int]) -> None:
    """Draw the next card of a row on its stack, and the number of cards that follow."""
    if row.middle is None:
        return
    put_around(canvas, stacked_card(row.middle, len(row.stack)), at, (STACKED[0] + 4 * EDGE, STACKED[1] + 4 * EDGE))
    count = plate(f"×{len(row.stack) + 1}", NUMBER)
    blit(canvas, count, (at[0] + STACKED[0] + 4 * EDGE - count.size[0], at[1] + STACKED[1] + 4 * EDGE - count.size[1]))


def _draw_bids(canvas: Image.Image, result: Result) -> None:
    """Draw everyone's bid, the winner's in gold."""
    # Two or three bids stand as close together as four, whose rims overlap a little.
    step = ROW // max(4, len(result.bids)) - 1
    for seat, bid in enumerate(result.bids):
        blit(canvas, _bid(seat, bid, seat == result.winner), (BIDS, seat * step))


@persistent
def _bid(seat: int, bid: int, won: bool) -> Sprite:
    """Return a seat's revealed bid."""
    width, height, edge = 80, SMALLEST, 12
    sheet = Sheet(width, ratio=height / width)
    for inset, tint in ((0, INK), (6, GOLD if won else tone("wood", 0.3))):
        box = (inset, edge + inset, sheet.image.width - 1 - inset, sheet.image.height - 1 - edge - inset)
        sheet.draw.rounded_rectangle(box, 30 - inset, (*tint, 255))
    sprite = to_sprite(shrink(sheet.image))
    blit(sprite.core, seat_shape(seat, SMALLEST), (2, 0))
    tint = INK if won else PAPER
    x = 57 - width_of(str(bid), "bold", NUMBER) // 2
    set_on(sprite.core, str(bid), (x, (height + cap_height("bold", NUMBER)) // 2), "bold", NUMBER, tint)
    return sprite


# The bank


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
