"""The display: four galleries, each with its stack, the next card, the card on offer, and the bids for it."""

from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached_squeezed
from render.kit.disk import persistent
from render.kit.marks import SMALLEST, plate, seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, put_around, shrink, to_sprite
from render.kit.theme import GOLD, INK, PAPER, mix, tone
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.faces import (
    COMING,
    EDGE,
    OFFERED,
    STACKED,
    Print,
    Size,
    print_of,
    put_coming,
    put_offered,
    stacked_card,
)
from render.zavandor.layout import NUMBER, ROW
from render.zavandor.rock import DISPLAY, gallery
from render.zavandor.symbols import icon
from rules.zavandor.view import THRESHOLDS, Result, Row, ZavandorView

STACK, COMES, OFFER, BIDS = 182, 326, 634, 1116
"""Left edges of the stack, the two cards and the bids, in pixels."""
TOP = (ROW - OFFERED[1]) // 2
GEM, SIGNS = 78, 94
"""Size of a row's gem, and left edge of the numbers of gems that win, in pixels."""


def display(view: ZavandorView, words: Catalogue) -> Section:
    """Return the four rows, with the bids of the decided ones."""
    return Section(4 * ROW, partial(_draw, view, words))


def _draw(view: ZavandorView, words: Catalogue, canvas: Image.Image, top: int) -> None:
    for place, row in enumerate(view.rows):
        result = next((one for one in view.results if one.gem == row.gem), None)
        cards = (print_of(id_, words) if id_ else None for id_ in (row.middle, row.right))
        canvas.paste(_row(row, result, *cards), (0, top + place * ROW))


@cached_squeezed
def _row(row: Row, result: Result | None, next_: Print | None, now: Print | None) -> Image.Image:
    """Return a row with the next card and the card on offer."""
    canvas = gallery(WIDTH, row.gem, ROW, DISPLAY).copy()
    draw_gem(canvas, row.gem, 0)
    draw_thresholds(canvas, row.gem, 0)
    _stack(canvas, row, 0)
    for card, left, size, put_card in ((next_, COMES, COMING, put_coming), (now, OFFER, OFFERED, put_offered)):
        if card is None:
            blit(canvas, _empty(size), (left, TOP))
        else:
            put_card(canvas, card, (left, TOP))
    if result is not None:
        draw_bids(canvas, result, 0, BIDS)
    return canvas


def draw_thresholds(canvas: Image.Image, gem: str, top: int, left: int = SIGNS) -> None:
    """Show the numbers of gems that win a row's card and the grand prize."""
    for y, name, number in ((14, "card", THRESHOLDS[gem].card), (70, "points", THRESHOLDS[gem].grand)):
        blit(canvas, _badge(name, str(number)), (left, top + y))


def draw_gem(canvas: Image.Image, gem: str, top: int, size: int = GEM) -> None:
    """Draw a row's gem."""
    blit(canvas, icon(gem, size), (size * 14 // GEM, top + (ROW - size) // 2))


@persistent
def _badge(name: str, number: str) -> Sprite:
    """Return a dark plate with a number of gems and the prize that it wins."""
    width, height = 66, 46
    sheet = Sheet(width, ratio=height / width)
    sheet.draw.rounded_rectangle((0, 0, sheet.image.width - 1, sheet.image.height - 1), 36, (*INK, 255))
    sheet.draw.rounded_rectangle((8, 8, sheet.image.width - 9, sheet.image.height - 9), 30, (*tone("wood", 0.25), 255))
    sprite = to_sprite(shrink(sheet.image))
    set_on(sprite.core, number, (9, (height + cap_height("bold", NUMBER)) // 2), "bold", NUMBER, PAPER)
    blit(sprite.core, icon(name, 32), (30, 7))
    return sprite


def _stack(canvas: Image.Image, row: Row, top: int) -> None:
    """Draw the next card of the stack, and the number of cards."""
    if not row.stack:
        return
    put_around(
        canvas,
        stacked_card(row.stack[0], len(row.stack) - 1),
        (STACK, top + 14),
        (STACKED[0] + 4 * EDGE, STACKED[1] + 4 * EDGE),
    )
    count = plate(f"×{len(row.stack)}", NUMBER)
    blit(canvas, count, (STACK + STACKED[0] - count.size[0] + 12, top + 14 + STACKED[1] - 20))


@persistent
def _empty(size: Size) -> Sprite:
    """Return the empty place of a card."""
    sheet = Sheet(size[0], ratio=size[1] / size[0])
    box = (4, 4, sheet.image.width - 5, sheet.image.height - 5)
    sheet.draw.rounded_rectangle(box, 40, (*INK, 120), (*mix(PAPER, INK, 0.5), 255), 8)
    return to_sprite(shrink(sheet.image))


def draw_bids(canvas: Image.Image, result: Result, top: int, left: int) -> None:
    """Draw everyone's bid, the winner's in gold."""
    # Two or three bids stand as close together as four, whose rims overlap a little.
    step = ROW // max(4, len(result.bids)) - 1
    for seat, bid in enumerate(result.bids):
        blit(canvas, _bid(seat, bid, seat == result.winner), (left, top + seat * step))


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
