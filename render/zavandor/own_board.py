"""A seat's own board over the full width: the clan's track, and the cards of its cave with names, prices and effects.

Only the occupied slots take space. Small niches in the head show how many are free.
"""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached_squeezed
from render.kit.disk import cached_on_disk, persistent
from render.kit.marks import plate, seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, index_of, indexed, shrink, to_sprite
from render.kit.theme import tone
from render.zavandor.boards import Drawn, Highlights, counted, lit, worth
from render.zavandor.faces import print_of
from render.zavandor.layout import GAP
from render.zavandor.owned_card import OWNED, PRICE, places, put_owned
from render.zavandor.rock import Pixels, niche, slab
from render.zavandor.symbols import SHIELD, cube, icon
from render.zavandor.tracks import Token, cells, track_of
from rules.zavandor.view import CLAN, GEMS, Object, ZavandorView

WIDE = WIDTH - 12
HEAD, MARK, COLUMNS = 62, 32, 3
CLAN_LEFT, CLAN_WIDE = 18, 276
"""Left edge and width of the clan's track, in pixels."""
CAVE = CLAN_LEFT + CLAN_WIDE + 14
PITCH = (OWNED[0] + 10, OWNED[1] + 10)
SYMBOL, CART, NICHE = 58, 60, (40, 42)
"""Sizes of a price's symbol, of a cart on the clan's track (both at most), and of a free slot, in pixels."""


def own_board(view: ZavandorView, seat: int, words: Catalogue, highlights: Highlights) -> Section:
    """Return the viewer's board."""
    player = view.players[seat]
    drawn = Drawn(seat, player.clan, player.level, player.cave, player.coins, player.bids, highlights)
    return Section(_height(drawn) + 2 * GAP, partial(_draw, drawn, words))


def _rows(drawn: Drawn) -> int:
    return 2 if len(_items(drawn)) > COLUMNS else 1


def _height(drawn: Drawn) -> int:
    return HEAD + _rows(drawn) * PITCH[1] + 8


def _items(drawn: Drawn) -> list[Object]:
    return [item for item in drawn.cave if item is not None]


def _draw(drawn: Drawn, words: Catalogue, canvas: Image.Image, top: int) -> None:
    left, height = (WIDTH - WIDE) // 2, _height(drawn)
    top += GAP
    # The slab's shadow on the rock.
    canvas.paste(index_of(tone("ink", 0.05)), (left + 4, top + 4, left + 4 + WIDE, top + 4 + height))
    canvas.paste(_board(drawn, words), (left, top))


@cached_squeezed
def _board(drawn: Drawn, words: Catalogue) -> Image.Image:
    canvas = _bare(WIDE, drawn.seat, _rows(drawn)).copy()
    marks = dict(drawn.highlights.marks)
    _head(canvas, drawn)
    _clan(canvas, drawn)
    if CLAN in marks:
        blit(canvas, plate(marks[CLAN], MARK), (CLAN_LEFT - 8, HEAD - 12))
    for place, item in enumerate(_items(drawn)):
        row, column = divmod(place, COLUMNS)
        at = (CAVE + column * PITCH[0], HEAD + row * PITCH[1])
        _item(canvas, drawn, item, at, words)
        if item.card in marks:
            # Beside the emblem, because the card's name reaches over its full width.
            blit(canvas, plate(marks[item.card], MARK), (at[0] - 8, at[1] + 70))
    return canvas


@cached_on_disk(sizes=(WIDE,), finish=indexed, every=lambda: ((seat, rows) for seat in range(4) for rows in (1, 2)))
def _bare(width: int, seat: int, rows: int) -> Image.Image:
    """Return a seat's slab with the carved levels of the clan's track."""
    height = HEAD + rows * PITCH[1] + 8
    stone = slab((WIDE, height), seat)
    sheet = Sheet(width, ratio=height / width)
    px = Pixels(width)
    for y, high in _levels(rows):
        right = CLAN_LEFT + CLAN_WIDE
        sheet.shape(px.box(CLAN_LEFT - 2, y, right, y + high), tone("stone", 0.20))
        sheet.shape(px.box(CLAN_LEFT, y + 2, right, y + high), tone("stone", 0.70))
        sheet.shape(px.box(CLAN_LEFT, y + 2, right - 2, y + high - 2), tone("stone", 0.56))
    stone.alpha_composite(shrink(sheet.image))
    return stone.convert("RGB")


def _levels(rows: int) -> list[tuple[int, int]]:
    """Return the upper edge and the height of each level of the clan's track."""
    pitch = (rows * PITCH[1] - 4) // 4
    return [(HEAD + level * pitch, pitch - 4) for level in range(4)]


def _head(canvas: Image.Image, drawn: Drawn) -> None:
    """Draw the seat, its coins, its clan's points, its revealed bids, and the free slots."""
    middle = HEAD // 2 - 1
    blit(canvas, seat_shape(drawn.seat, 48), (18, middle - 24))
    x = counted(canvas, icon("coin", 42), drawn.coins, (78, middle)) + 12
    blit(canvas, worth(drawn.clan, drawn.level), (x, middle - 22))
    x = CAVE
    for gem in GEMS:
        count = sum(card[1] == gem for card in drawn.bids)
        if count:
            x = counted(canvas, icon(gem, 40), count, (x, middle)) + 14
    for place in range(drawn.cave.count(None)):
        blit(canvas, _free(), (WIDE - 14 - (place + 1) * (NICHE[0] + 8), middle - NICHE[1] // 2))


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


def _clan(canvas: Image.Image, drawn: Drawn) -> None:
    """Draw the clan's track: a cube or the price, and the carts of every level, with gold around new or chosen ones."""
    highlights, reached = drawn.highlights, drawn.level + (CLAN in drawn.highlights.rising)
    for place, (cell, (top, high)) in enumerate(zip(cells(drawn.clan), _levels(_rows(drawn)), strict=True)):
        middle, size = top + high // 2, min(SYMBOL, high - 6)
        if place == reached - 1 and highlights.ring(CLAN):
            blit(canvas, lit(CLAN_WIDE + 8, high + 8), (CLAN_LEFT - 6, top - 4))
        if place < reached:
            blit(canvas, cube(drawn.seat, size), (CLAN_LEFT + 4, middle - size // 2))
        else:
            _symbols(canvas, cell.price, (CLAN_LEFT + 4 + size // 2, middle), size, size)
        beside = (CLAN_LEFT + 4 + (size + CLAN_WIDE) // 2, middle)
        _symbols(canvas, cell.gives, beside, min(CART, high - 4), CLAN_WIDE - size - 12)


def _symbols(canvas: Image.Image, tokens: Sequence[Token], at: tuple[int, int], size: int, space: int) -> None:
    """Draw symbols around a middle. They overlap if there is little space."""
    if not tokens:
        return
    x, middle = at
    step = min(size, (space - size) // max(1, len(tokens) - 1))
    left = x - (step * (len(tokens) - 1) + size) // 2
    for place, token in enumerate(tokens):
        extent = token.extent(size)
        blit(canvas, icon(token.name, extent, token.text), (left + place * step, middle - extent // 2))


def _item(canvas: Image.Image, drawn: Drawn, item: Object, at: tuple[int, int], words: Catalogue) -> None:
    """Draw a card of the cave: its face, its points, and a cube or the price of every level."""
    card = item.card
    reached = min(item.top, item.level + (card in drawn.highlights.rising))
    put_owned(canvas, print_of(card, words), reached, at, drawn.highlights.ring(card))
    if track_of(card).vp:
        blit(canvas, worth(card, item.level), (at[0] + OWNED[0] - SHIELD - 8, at[1] + 42))
    for level, (cell, place) in enumerate(zip(cells(card), places(card), strict=True)):
        price = (Token(f"cube.{drawn.seat}"),) if level < reached else cell.price
        _symbols(canvas, price, (at[0] + place.x, at[1] + place.y), PRICE, place.width)
