"""The display: four galleries, each with its stack, the card coming up, the card on offer, and the bids for it."""

from collections.abc import Collection, Mapping
from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached
from render.kit.marks import plate, seat_shape
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, shrink, to_sprite
from render.kit.theme import GOLD, INK, PAPER, mix, tone
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.faces import (
    COMING,
    EDGE,
    OFFERED,
    STACKED,
    Ring,
    Size,
    coming,
    offered,
    offset,
    print_of,
    stacked_card,
)
from render.zavandor.layout import NUMBER, ROW, WIDTH, Section
from render.zavandor.rock import DISPLAY, gallery
from render.zavandor.symbols import icon
from rules.zavandor.view import THRESHOLDS, Result, Row, ZavandorView

STACK, COMES, OFFER, BIDS = 182, 326, 634, 1118
"""Where the stack, the two cards and the bids begin."""
TOP = (ROW - OFFERED[1]) // 2
GEM, SHAPE, MARK = 78, 30, 36


def display(
    view: ZavandorView, words: Catalogue, marks: Mapping[str, str] | None = None, chosen: Collection[str] = ()
) -> Section:
    """Return the four rows; ``marks`` are those of gems, ``chosen`` gems have their card ringed."""
    return Section(4 * ROW, partial(_draw, view, words, marks or {}, chosen))


def _draw(
    view: ZavandorView,
    words: Catalogue,
    marks: Mapping[str, str],
    chosen: Collection[str],
    canvas: Image.Image,
    top: int,
) -> None:
    for row in view.rows:
        result = next((one for one in view.results if one.gem == row.gem), None)
        ring: Ring = "chosen" if row.gem in chosen else ""
        _row(canvas, row, result, words, top, ring)
        if row.gem in marks:
            sprite = plate(marks[row.gem], MARK)
            blit(canvas, sprite, (OFFER + OFFERED[0] - sprite.size[0] - 8, top + ROW - sprite.size[1] - 8))
        top += ROW


def _row(canvas: Image.Image, row: Row, result: Result | None, words: Catalogue, top: int, ring: Ring) -> None:
    canvas.paste(gallery(WIDTH, row.gem, ROW, DISPLAY), (0, top))
    draw_thresholds(canvas, row.gem, top)
    _stack(canvas, row, top)
    for id_, left, size, draw in ((row.middle, COMES, COMING, coming), (row.right, OFFER, OFFERED, offered)):
        if id_ is None:
            blit(canvas, _empty(size), (left, top + TOP))
        else:
            lit: Ring = ring if draw is offered else ""
            put(canvas, draw(print_of(id_, words), lit), (left, top + TOP), size)
    if result is not None:
        draw_bids(canvas, result, top, BIDS)


def put(canvas: Image.Image, sprite: Sprite, at: tuple[int, int], size: Size) -> None:
    """Put a card of a size down with its upper left corner at ``at``."""
    left, top = offset(sprite, size)
    blit(canvas, sprite, (at[0] - left, at[1] - top))


def draw_thresholds(canvas: Image.Image, gem: str, top: int) -> None:
    """Show the row's gem, and from how many of it on one may take the card and the grand prize."""
    blit(canvas, icon(gem, GEM), (14, top + (ROW - GEM) // 2))
    for y, name, number in ((14, "card", THRESHOLDS[gem].card), (70, "points", THRESHOLDS[gem].grand)):
        blit(canvas, _badge(name, str(number)), (94, top + y))


@cached
def _badge(name: str, number: str) -> Sprite:
    """Return a dark plate with a number of gems and what it buys."""
    width, height = 66, 46
    sheet = Sheet(width, ratio=height / width)
    sheet.draw.rounded_rectangle((0, 0, sheet.image.width - 1, sheet.image.height - 1), 36, (*INK, 255))
    sheet.draw.rounded_rectangle((8, 8, sheet.image.width - 9, sheet.image.height - 9), 30, (*tone("wood", 0.25), 255))
    sprite = to_sprite(shrink(sheet.image))
    set_on(sprite.core, number, (9, (height + cap_height("bold", NUMBER)) // 2), "bold", NUMBER, PAPER)
    blit(sprite.core, icon(name, 32, "8" if name == "points" else ""), (30, 7))
    return sprite


def _stack(canvas: Image.Image, row: Row, top: int) -> None:
    """Show the next card of the stack, and how many there are."""
    if not row.stack:
        return
    put(
        canvas,
        stacked_card(row.stack[0], len(row.stack) - 1),
        (STACK, top + 14),
        (STACKED[0] + 4 * EDGE, STACKED[1] + 4 * EDGE),
    )
    count = plate(f"×{len(row.stack)}", NUMBER)
    blit(canvas, count, (STACK + STACKED[0] - count.size[0] + 12, top + 14 + STACKED[1] - 20))


@cached
def _empty(size: Size) -> Sprite:
    """Return the place of a card that is not there."""
    sheet = Sheet(size[0], ratio=size[1] / size[0])
    box = (4, 4, sheet.image.width - 5, sheet.image.height - 5)
    sheet.draw.rounded_rectangle(box, 40, (*INK, 120), (*mix(PAPER, INK, 0.5), 255), 8)
    return to_sprite(shrink(sheet.image))


def draw_bids(canvas: Image.Image, result: Result, top: int, left: int) -> None:
    """Show what everybody bid, gold for the winner."""
    step = (ROW - 12) // max(4, len(result.bids))
    for seat, bid in enumerate(result.bids):
        y = top + 6 + seat * step
        blit(canvas, _bid(seat, bid, seat == result.winner), (left, y))


@cached
def _bid(seat: int, bid: int, won: bool) -> Sprite:
    """Return a seat's revealed bid."""
    width, height = 74, 30
    sheet = Sheet(width, ratio=height / width)
    box = (0, 0, sheet.image.width - 1, sheet.image.height - 1)
    sheet.draw.rounded_rectangle(box, 30, (*INK, 255))
    inner = (6, 6, sheet.image.width - 7, sheet.image.height - 7)
    sheet.draw.rounded_rectangle(inner, 24, (*(GOLD if won else tone("wood", 0.3)), 255))
    sprite = to_sprite(shrink(sheet.image))
    blit(sprite.core, seat_shape(seat, 28), (2, 1))
    tint = INK if won else PAPER
    x = 52 - width_of(str(bid), "bold", NUMBER) // 2
    set_on(sprite.core, str(bid), (x, (height + cap_height("bold", NUMBER)) // 2), "bold", NUMBER, tint)
    return sprite
