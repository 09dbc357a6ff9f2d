"""A seat's own board over the full width: the clan's track, and the cards of its cave with names, prices and effects.

Only the occupied slots take space. Small niches in the head show how many are free.
"""

from collections.abc import Iterator

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached_squeezed
from render.kit.disk import cached_on_disk, persistent
from render.kit.marks import plate, seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, indexed, shrink, to_sprite
from render.kit.theme import tone
from render.zavandor.boards import Drawn, Highlights, counted, drawn_of, groove, lit, put_slab, put_symbols, worth
from render.zavandor.faces import print_of
from render.zavandor.layout import GAP
from render.zavandor.owned_card import OWNED, PRICE, places, put_owned
from render.zavandor.rock import niche, slab
from render.zavandor.symbols import SHIELD, cube, icon
from render.zavandor.tracks import Token, cells, track_of
from rules.zavandor.view import CLAN, Object, ZavandorView

WIDE = WIDTH - 12
HEAD, MARK, COLUMNS = 68, 32, 3
LEFT, PITCH = 18, (OWNED[0] + 6, OWNED[1] + 8)
LEVELS, LEVEL = 180, (200, 56)
"""Left edge of the clan's levels, and the size of one, in pixels."""
SYMBOL, CART, NICHE = 44, 44, (26, 25)
"""Sizes of a price's symbol, of a cart on the clan's track (at most), and of a free slot, in pixels."""


def own_board(view: ZavandorView, words: Catalogue, highlights: Highlights) -> Section:
    """Return the viewer's board."""
    drawn = drawn_of(view, view.seat or 0, highlights)
    height = HEAD + -(-len(drawn.items) // COLUMNS) * PITCH[1] + 4
    return Section(
        height + 2 * GAP,
        lambda canvas, top: put_slab(canvas, _board(drawn, height, words), ((WIDTH - WIDE) // 2, top + GAP)),
    )


@cached_squeezed
def _board(drawn: Drawn, height: int, words: Catalogue) -> Image.Image:
    canvas = _bare(WIDE, drawn.seat, height).copy()
    marks = dict(drawn.highlights.marks)
    _head(canvas, drawn)
    if CLAN in marks:
        blit(canvas, plate(marks[CLAN], MARK), (LEVELS - 34, 16))
    for place, item in enumerate(drawn.items):
        row, column = divmod(place, COLUMNS)
        at = (LEFT + column * PITCH[0], HEAD + row * PITCH[1])
        _item(canvas, drawn, item, at, words)
        if item.card in marks:
            # Beside the emblem, because the card's name reaches over its full width.
            blit(canvas, plate(marks[item.card], MARK), (at[0] - 8, at[1] + 70))
    return canvas


def _every() -> Iterator[tuple[int, int]]:
    yield from ((seat, HEAD + rows * PITCH[1] + 4) for seat in range(4) for rows in range(3))


@cached_on_disk(sizes=(WIDE,), finish=indexed, every=_every)
def _bare(width: int, seat: int, height: int) -> Image.Image:
    """Return a seat's slab with the carved levels of the clan's track."""
    stone = slab((WIDE, height), seat)
    sheet = Sheet(width, ratio=height / width)
    for level in range(4):
        left = LEVELS + level * LEVEL[0]
        groove(sheet, (left, 6, left + LEVEL[0] - 6, 6 + LEVEL[1]))
    stone.alpha_composite(shrink(sheet.image))
    return stone.convert("RGB")


def _head(canvas: Image.Image, drawn: Drawn) -> None:
    """Draw the seat, its coins, its clan's track and points, and the free slots."""
    middle = 6 + LEVEL[1] // 2
    blit(canvas, seat_shape(drawn.seat, 46), (LEFT, middle - 23))
    counted(canvas, icon("coin", 40), drawn.coins, (68, middle))
    for place, cell in enumerate(cells(drawn.clan)):
        left = LEVELS + place * LEVEL[0]
        if place == drawn.reached - 1 and drawn.highlights.ring(CLAN):
            blit(canvas, lit(LEVEL[0] - 2, LEVEL[1] + 4), (left - 2, 4))
        if place < drawn.reached:
            blit(canvas, cube(drawn.seat, SYMBOL), (left + 4, middle - SYMBOL // 2))
        else:
            put_symbols(canvas, cell.price, (left + 4 + SYMBOL // 2, middle), SYMBOL, SYMBOL)
        put_symbols(canvas, cell.gives, (left + (LEVEL[0] - 4 + SYMBOL) // 2, middle), CART, LEVEL[0] - SYMBOL - 18)
    right = LEVELS + len(cells(drawn.clan)) * LEVEL[0]
    blit(canvas, worth(drawn.clan, drawn.level), (right, middle - SHIELD // 2))
    for place in range(drawn.free):
        row, column = divmod(place, COLUMNS)
        blit(canvas, _free(), (right + SHIELD + 10 + column * (NICHE[0] + 6), 8 + row * (NICHE[1] + 4)))


@persistent
def _free() -> Sprite:
    """Return a free slot of the cave: a small dark niche."""
    width, height = NICHE[0] + 4, NICHE[1] + 4
    sheet = Sheet(width, ratio=height / width)
    for grow, tint in ((2, tone("stone", 0.78)), (0, tone("ink", 0.20))):
        shape = [(x * NICHE[0] / 116 + 2, y * NICHE[1] / 100 + 2) for x, y in niche(116, 100)]
        middle = (NICHE[0] / 2 + 2, NICHE[1] / 2 + 2)
        grown = [(x + (grow if x > middle[0] else 0), y + (grow if y > middle[1] else 0)) for x, y in shape]
        sheet.shape([(x / width, y / width) for x, y in grown], tint)
    return to_sprite(shrink(sheet.image))


def _item(canvas: Image.Image, drawn: Drawn, item: Object, at: tuple[int, int], words: Catalogue) -> None:
    """Draw a card of the cave: its face, its points, and a cube or the price of every level."""
    card = item.card
    reached = min(item.top, item.level + (card in drawn.highlights.rising))
    put_owned(canvas, print_of(card, words), reached, at, drawn.highlights.ring(card))
    if track_of(card).vp:
        blit(canvas, worth(card, item.level), (at[0] + OWNED[0] - SHIELD - 6, at[1] + 4))
    for level, (cell, place) in enumerate(zip(cells(card), places(card), strict=True)):
        price = (Token(f"cube.{drawn.seat}"),) if level < reached else cell.price
        put_symbols(canvas, price, (at[0] + place.x, at[1] + place.y), PRICE, place.width)
