"""Clan boards: slabs of carved stone with the clan's track, coins, bids on the table, and a cave of six slots."""

from collections.abc import Collection, Mapping
from functools import partial

from PIL import Image

from render.kit.disk import cached_on_disk
from render.kit.marks import plate, seat_shape
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, index_of, indexed, shrink
from render.kit.theme import INK, tone
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.faces import CAVE, Ring, in_cave, offset
from render.zavandor.layout import GAP, NUMBER, Section
from render.zavandor.rock import Pixels, niche, slab
from render.zavandor.symbols import cube, icon
from render.zavandor.tracks import Token, cells, track_of
from rules.zavandor.view import CLAN, GEMS, SLOTS, Object, Seat, ZavandorView

BOARD = (590, 270)
HEAD, ROW = 48, 50
CLAN_WIDE, COLUMN = 196, 126
"""How wide the clan's track and a slot of the cave are."""
SYMBOL, CUBE, SMALL = 28, 34, 24
MARK = 30


def boards(view: ZavandorView) -> Section:
    """Return everybody's board, two beside each other; what is new on them has gold corners."""
    rows = -(-len(view.players) // 2)
    return Section(rows * (BOARD[1] + GAP) + GAP, partial(_draw_all, view))


def _draw_all(view: ZavandorView, canvas: Image.Image, top: int) -> None:
    new = fresh(view)
    for seat, player in enumerate(view.players):
        draw_board(canvas, seat, player, place_of(seat, top), {}, (), new[seat])


def place_of(seat: int, top: int) -> tuple[int, int]:
    """Return where a seat's board lies below ``top``."""
    row, column = divmod(seat, 2)
    return 6 + column * (BOARD[0] + 8), top + GAP + row * (BOARD[1] + GAP)


def fresh(view: ZavandorView) -> list[set[str]]:
    """Return by seat the objects that were won or got a cube since the last bids were revealed."""
    found: list[set[str]] = [set() for _ in view.players]
    for event in view.lately:
        facts = event.args
        if event.kind == "zavandor.revealed":
            found = [set() for _ in view.players]
        elif event.kind in ("zavandor.upgraded", "zavandor.cube"):
            found[facts["seat"]].add(facts["object"])
        elif event.kind == "zavandor.won" and facts["took"] == "card":
            found[facts["seat"]].add(facts["card"])
    return found


def draw_board(
    canvas: Image.Image,
    seat: int,
    player: Seat,
    at: tuple[int, int],
    marks: Mapping[str, str],
    chosen: Collection[str],
    new: Collection[str] = (),
) -> None:
    """Draw a board with its upper left corner at ``at``; ``marks``, ``chosen`` and ``new`` are by object."""
    left, top = at
    canvas.paste(index_of(tone("ink", 0.05)), (left + 4, top + 4, left + 4 + BOARD[0], top + 4 + BOARD[1]))
    canvas.paste(bare(BOARD[0], seat), at)
    _head(canvas, seat, player, at)
    _clan(canvas, seat, player, (left + 16, top + HEAD), chosen)
    if CLAN in marks:
        _mark(canvas, marks[CLAN], (left + 46, top + HEAD + 2))
    for slot, item in enumerate(player.cave):
        place = _slot(slot, at)
        if item is not None:
            ring: Ring = "chosen" if item.card in chosen else "last" if item.card in new else ""
            _item(canvas, seat, item, place, ring)
            if item.card in marks:
                _mark(canvas, marks[item.card], (place[0] + CAVE[0], place[1]))


def _mark(canvas: Image.Image, mark: str, corner: tuple[int, int]) -> None:
    sprite = plate(mark, MARK)
    blit(canvas, sprite, (corner[0] - sprite.size[0] + 6, corner[1] - 6))


def _slot(slot: int, at: tuple[int, int]) -> tuple[int, int]:
    row, column = divmod(slot, SLOTS // 2)
    return at[0] + CLAN_WIDE + 14 + column * COLUMN, at[1] + HEAD + row * (CAVE[1] + 6)


@cached_on_disk(sizes=BOARD[:1], finish=indexed, every=lambda: ((seat,) for seat in range(4)))
def bare(width: int, seat: int) -> Image.Image:
    """Return a seat's slab with its niches carved in."""
    stone = slab(BOARD, seat)
    sheet = Sheet(width, ratio=BOARD[1] / width)
    px = Pixels(width)
    for slot in range(SLOTS):
        x, y = _slot(slot, (0, 0))
        for grow, tint in ((3, tone("stone", 0.16)), (0, tone("ink", 0.20))):
            shape = [
                (x + grow_x - grow, y + grow_y - grow)
                for grow_x, grow_y in niche(CAVE[0] + 2 * grow, CAVE[1] + 2 * grow)
            ]
            sheet.shape([(a / width, b / width) for a, b in shape], tint)
        sheet.line(px(x + CAVE[0] + 3, y + 24, x + CAVE[0] + 3, y + CAVE[1] + 3), tone("stone", 0.72), px.long(2))
        sheet.line(px(x - 2, y + CAVE[1] + 3, x + CAVE[0] + 3, y + CAVE[1] + 3), tone("stone", 0.72), px.long(2))
    for row in range(4):
        y = HEAD + 2 + row * (ROW + 4)
        sheet.shape(px.box(16, y, CLAN_WIDE, y + ROW), tone("stone", 0.20))
        sheet.shape(px.box(18, y + 2, CLAN_WIDE, y + ROW), tone("stone", 0.70))
        sheet.shape(px.box(18, y + 2, CLAN_WIDE - 2, y + ROW - 2), tone("stone", 0.56))
    stone.alpha_composite(shrink(sheet.image))
    return stone.convert("RGB")


def _head(canvas: Image.Image, seat: int, player: Seat, at: tuple[int, int]) -> None:
    """Show the seat, its coins and its revealed bids along the upper edge."""
    left, top = at
    blit(canvas, seat_shape(seat, 40), (left + 18, top + 6))
    x = _counted(canvas, icon("coin", 34), player.coins, (left + 66, top + 26)) + 10
    blit(canvas, _worth(player.clan, player.level, 38), (x, top + 7))
    x = left + CLAN_WIDE + 14
    for gem in GEMS:
        count = sum(card[1] == gem for card in player.bids)
        if count:
            x = _counted(canvas, icon(gem, 32), count, (x, top + 26)) + 12


def _counted(canvas: Image.Image, picture: Sprite, count: int, at: tuple[int, int]) -> int:
    """Put a symbol and its number down; return where they end."""
    x, middle = at
    blit(canvas, picture, (x, middle - picture.size[1] // 2))
    number = str(count)
    set_on(canvas, number, (x + picture.size[0] + 5, middle + cap_height("bold", NUMBER) // 2), "bold", NUMBER, INK)
    return x + picture.size[0] + 6 + width_of(number, "bold", NUMBER)


def _clan(canvas: Image.Image, seat: int, player: Seat, at: tuple[int, int], chosen: Collection[str]) -> None:
    """Show the clan's track: a cube or its price, and the carts of every level."""
    left, top = at
    for place, cell in enumerate(cells(player.clan)):
        middle = top + 2 + place * (ROW + 4) + ROW // 2
        if place < player.level + (CLAN in chosen):
            blit(canvas, cube(seat, CUBE), (left + 4, middle - CUBE // 2))
        else:
            _tokens(canvas, cell.price, (left + 7, middle), SYMBOL)
        step = min(SYMBOL + 2, (CLAN_WIDE - 16 - 44) // max(1, len(cell.gives)))
        for number, token in enumerate(cell.gives):
            size = min(SYMBOL + 2, step)
            blit(canvas, icon(token.name, size), (left + 42 + number * step, middle - size // 2))


def _tokens(canvas: Image.Image, tokens: tuple[Token, ...], at: tuple[int, int], size: int) -> None:
    x, middle = at
    for token in tokens:
        blit(canvas, icon(token.name, size, token.text), (x, middle - size // 2))
        x += size - 4


def _worth(id_: str, level: int, size: int) -> Sprite:
    """Return what an object is worth on a shield, which is red and gold when it is complete."""
    track = track_of(id_)
    return icon("points" if level == track.top else "sum", size, str(track.vp))


def _item(canvas: Image.Image, seat: int, item: Object, at: tuple[int, int], ring: Ring) -> None:
    """Show a card of the cave: its picture, its points, and on every field of its track a cube or its price."""
    sprite = in_cave(item.card, ring)
    left, top = offset(sprite, CAVE)
    blit(canvas, sprite, (at[0] - left, at[1] - top))
    if track_of(item.card).vp:
        blit(canvas, _worth(item.card, item.level, 36), (at[0] + CAVE[0] - 38, at[1] + 2))
    wide = (CAVE[0] - 12) // item.top
    for place, cell in enumerate(cells(item.card)):
        middle = (at[0] + 6 + place * wide + wide // 2, at[1] + CAVE[1] - 21)
        if place < item.level + (ring == "chosen"):
            blit(canvas, cube(seat, 30), (middle[0] - 15, middle[1] - 15))
        else:
            _price(canvas, cell.price, middle, wide)


def _price(canvas: Image.Image, price: tuple[Token, ...], middle: tuple[int, int], room: int) -> None:
    """Put the symbols of a price about a place, closer together where there is little room."""
    size = SMALL if len(price) == 1 or room >= 2 * SMALL - 6 else 20
    step = min(size - 2, (room - size) // max(1, len(price) - 1) - 1)
    left = middle[0] - (size + step * (len(price) - 1)) // 2
    for place, token in enumerate(price):
        blit(canvas, icon(token.name, size, token.text), (left + place * step, middle[1] - size // 2))
