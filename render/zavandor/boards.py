"""Clan boards: slabs of carved stone with the clan's track, coins, bids, and a cave of six slots."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from render.kit.cache import cached_squeezed
from render.kit.disk import cached_on_disk, persistent
from render.kit.glow import Glow, glow
from render.kit.marks import plate, seat_shape
from render.kit.sections import Section
from render.kit.sheet import Sheet
from render.kit.sprites import OVERSIZE, Sprite, blit, index_of, indexed, put_around, shrink, to_sprite
from render.kit.theme import GOLD, INK, tone
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.faces import CAVE, Ring, in_cave
from render.zavandor.layout import GAP, NUMBER
from render.zavandor.rock import Pixels, niche, slab
from render.zavandor.symbols import SHIELD, cube, icon
from render.zavandor.tracks import Token, cells, track_of
from rules.kernel import Event
from rules.zavandor.view import CLAN, GEMS, SLOTS, Object, Seat, ZavandorView

BOARD = (590, 270)
HEAD, ROW = 48, 50
CLAN_WIDE, COLUMN = 196, 126
"""Widths of the clan's track and of a slot of the cave, in pixels."""
SYMBOLS, CUBE = (33, 28), 34
"""Possible sizes of the symbols of a price, and the size of a cube on the clan's track, in pixels."""
APART, LIFT = 3, 14
"""Minimum distance between two fields of a card's track, and the height of a covered symbol, in pixels."""
MARK = 30
NICHE = (
    (-3, -3, -3, -3, tone("stone", 0.36)),
    (0, 0, 0, 0, tone("stone", 0.20)),
    (7, 9, 0, 0, tone("stone", 0.40)),
)
"""The shapes of a free niche: left, top, right and bottom inset in pixels, and tone."""


def boards(view: ZavandorView, recent: Mapping[str, int] | None = None) -> Section:
    """Return all boards, two side by side. New objects have gold corners."""
    rows = -(-len(view.players) // 2)
    return Section(rows * (BOARD[1] + GAP) + GAP, partial(_draw_all, view, recent or {}))


def _draw_all(view: ZavandorView, recent: Mapping[str, int], canvas: Image.Image, top: int) -> None:
    new = glowing(view, recent)
    for seat, player in enumerate(view.players):
        draw_board(canvas, seat, player, place_of(seat, top), Highlights(new=tuple(new[seat].items())))


def place_of(seat: int, top: int) -> tuple[int, int]:
    """Return the upper left corner of a seat's board, below ``top``."""
    row, column = divmod(seat, 2)
    return 6 + column * (BOARD[0] + 8), top + GAP + row * (BOARD[1] + GAP)


def fresh(view: ZavandorView) -> list[set[str]]:
    """Return, by seat, the objects that were won or got a cube since the last bids were revealed."""
    found: list[set[str]] = [set() for _ in view.players]
    for event in view.lately:
        facts = event.args
        if event.kind == "zavandor.revealed":
            # The bids of a new auction make earlier objects old.
            found = [set() for _ in view.players]
        elif event.kind in ("zavandor.upgraded", "zavandor.cube"):
            found[facts["seat"]].add(facts["object"])
        elif event.kind == "zavandor.won" and facts["took"] == "card":
            found[facts["seat"]].add(facts["card"])
    return found


def glowing(view: ZavandorView, recent: Mapping[str, int]) -> list[dict[str, Glow]]:
    """Return the glow of the new objects of each seat. ``recent`` names them as ``0:B3``."""
    found: list[dict[str, Glow]] = [dict.fromkeys(sorted(objects), "last") for objects in fresh(view)]
    for name, age in sorted(recent.items()):
        seat, _, card = name.partition(":")
        found[int(seat)].setdefault(card, glow(age))
    return found


def touched(event: Event) -> Sequence[str]:
    """Return the object that was won or got a cube, with its seat."""
    facts = event.args
    if event.kind in ("zavandor.upgraded", "zavandor.cube"):
        return (f"{facts['seat']}:{facts['object']}",)
    won = event.kind == "zavandor.won" and facts["took"] == "card"
    return (f"{facts['seat']}:{facts['card']}",) if won else ()


class Highlights(NamedTuple):
    """The highlights of a board, by object: marks, chosen ones, those that get a cube, and new ones with their glow."""

    marks: tuple[tuple[str, str], ...] = ()
    chosen: frozenset[str] = frozenset()
    rising: frozenset[str] = frozenset()
    new: tuple[tuple[str, Glow], ...] = ()

    def ring(self, card: str) -> Ring:
        """Return the gold around a card."""
        return "chosen" if card in self.chosen else dict(self.new).get(card, "")


class Drawn(NamedTuple):
    """The arguments of a board's picture."""

    seat: int
    clan: str
    level: int
    cave: tuple[Object | None, ...]
    coins: int
    bids: tuple[str, ...]
    highlights: Highlights


def draw_board(canvas: Image.Image, seat: int, player: Seat, at: tuple[int, int], highlights: Highlights) -> None:
    """Draw a board with its upper left corner at ``at``."""
    left, top = at
    drawn = Drawn(seat, player.clan, player.level, player.cave, player.coins, player.bids, highlights)
    # The slab's shadow on the rock.
    canvas.paste(index_of(tone("ink", 0.05)), (left + 4, top + 4, left + 4 + BOARD[0], top + 4 + BOARD[1]))
    canvas.paste(_board(drawn), at)


@cached_squeezed
def _board(drawn: Drawn) -> Image.Image:
    canvas = bare(BOARD[0], drawn.seat).copy()
    highlights = drawn.highlights
    marks = dict(highlights.marks)
    _head(canvas, drawn)
    _clan(canvas, drawn)
    if CLAN in marks:
        _mark(canvas, marks[CLAN], (14, HEAD + 2))
    for slot, item in enumerate(drawn.cave):
        if item is not None:
            left, top = _slot(slot)
            _item(canvas, drawn, item, (left, top))
            if item.card in marks:
                _mark(canvas, marks[item.card], (left, top))
    return canvas


def _mark(canvas: Image.Image, mark: str, corner: tuple[int, int]) -> None:
    """Draw a mark on an object's upper left corner. Its points are in the upper right one."""
    blit(canvas, plate(mark, MARK), (corner[0] - 6, corner[1] - 6))


def _slot(slot: int) -> tuple[int, int]:
    """Return the upper left corner of a slot of the cave, relative to the board."""
    row, column = divmod(slot, SLOTS // 2)
    return CLAN_WIDE + 14 + column * COLUMN, HEAD + row * (CAVE[1] + 6)


@cached_on_disk(sizes=BOARD[:1], finish=indexed, every=lambda: ((seat,) for seat in range(4)))
def bare(width: int, seat: int) -> Image.Image:
    """Return a seat's slab with its carved niches."""
    stone = slab(BOARD, seat)
    sheet = Sheet(width, ratio=BOARD[1] / width)
    px = Pixels(width)
    for slot in range(SLOTS):
        x, y = _slot(slot)
        # The shadow of the upper and left edge lies in the niche, and its back wall is stone. If it were dark, the eye
        # would go first to what a young game's boards do not have yet.
        for left, top, right, bottom, tint in NICHE:
            shape = niche(CAVE[0] - left - right, CAVE[1] - top - bottom)
            sheet.shape([((x + left + a) / width, (y + top + b) / width) for a, b in shape], tint)
        sheet.line(px(x + CAVE[0] + 3, y + 24, x + CAVE[0] + 3, y + CAVE[1] + 3), tone("stone", 0.72), px.long(2))
        sheet.line(px(x - 2, y + CAVE[1] + 3, x + CAVE[0] + 3, y + CAVE[1] + 3), tone("stone", 0.72), px.long(2))
    for row in range(4):
        y = HEAD + 2 + row * (ROW + 4)
        sheet.shape(px.box(16, y, CLAN_WIDE, y + ROW), tone("stone", 0.20))
        sheet.shape(px.box(18, y + 2, CLAN_WIDE, y + ROW), tone("stone", 0.70))
        sheet.shape(px.box(18, y + 2, CLAN_WIDE - 2, y + ROW - 2), tone("stone", 0.56))
    stone.alpha_composite(shrink(sheet.image))
    return stone.convert("RGB")


def _head(canvas: Image.Image, drawn: Drawn) -> None:
    """Draw the seat, its coins and its revealed bids along the upper edge."""
    blit(canvas, seat_shape(drawn.seat, 40), (18, 6))
    x = counted(canvas, icon("coin", 34), drawn.coins, (66, 26)) + 10
    blit(canvas, worth(drawn.clan, drawn.level), (x, 5))
    x = CLAN_WIDE + 14
    for gem in GEMS:
        count = sum(card[1] == gem for card in drawn.bids)
        if count:
            x = counted(canvas, icon(gem, 32), count, (x, 26)) + 12


def counted(canvas: Image.Image, picture: Sprite, count: int, at: tuple[int, int]) -> int:
    """Draw a symbol and its number. Return their right edge."""
    x, middle = at
    blit(canvas, picture, (x, middle - picture.size[1] // 2))
    number = str(count)
    set_on(canvas, number, (x + picture.size[0] + 5, middle + cap_height("bold", NUMBER) // 2), "bold", NUMBER, INK)
    return x + picture.size[0] + 6 + width_of(number, "bold", NUMBER)


def _clan(canvas: Image.Image, drawn: Drawn) -> None:
    """Draw the clan's track: a cube or the price, and the carts of every level, with gold around new or chosen ones."""
    highlights, reached = drawn.highlights, drawn.level + (CLAN in drawn.highlights.rising)
    for place, cell in enumerate(cells(drawn.clan)):
        middle = HEAD + 2 + place * (ROW + 4) + ROW // 2
        if place == reached - 1 and highlights.ring(CLAN):
            blit(canvas, lit(CLAN_WIDE - 12, ROW + 4), (14, middle - ROW // 2 - 2))
        if place < reached:
            blit(canvas, cube(drawn.seat, CUBE), (20, middle - CUBE // 2))
        else:
            _tokens(canvas, cell.price, (21, middle), SYMBOLS[0])
        # With many carts on a level the symbols are smaller and closer.
        step = min(SYMBOLS[1] + 2, (CLAN_WIDE - 60) // max(1, len(cell.gives)))
        for number, token in enumerate(cell.gives):
            blit(canvas, icon(token.name, step), (58 + number * step, middle - step // 2))


@persistent
def lit(width: int, height: int) -> Sprite:
    """Return a golden frame for a level of the clan's track."""
    sheet = Sheet(width, ratio=height / width)
    for inset, tint, line in ((0, INK, 5), (1, GOLD, 3)):
        box = [v * OVERSIZE for v in (inset, inset, width - 1 - inset, height - 1 - inset)]
        sheet.draw.rounded_rectangle(box, 6 * OVERSIZE, None, tint, line * OVERSIZE)
    return to_sprite(shrink(sheet.image))


def _tokens(canvas: Image.Image, tokens: tuple[Token, ...], at: tuple[int, int], size: int) -> None:
    x, middle = at
    for token in tokens:
        blit(canvas, icon(token.name, size, token.text), (x, middle - size // 2))
        x += size - 4


def worth(id_: str, level: int) -> Sprite:
    """Return an object's points on a shield. It is red and gold when the object is complete."""
    track = track_of(id_)
    return icon("points" if level == track.top else "sum", SHIELD, str(track.vp))


def _item(canvas: Image.Image, drawn: Drawn, item: Object, at: tuple[int, int]) -> None:
    """Draw a card of the cave: its picture, its points, and a cube or the price on every field of its track."""
    sprite = in_cave(item.card, drawn.highlights.ring(item.card))
    reached = item.level + (item.card in drawn.highlights.rising)
    put_around(canvas, sprite, at, CAVE)
    if track_of(item.card).vp:
        blit(canvas, worth(item.card, item.level), (at[0] + CAVE[0] - 41, at[1] + 2))
    printed = [cell.price for cell in cells(item.card)[reached:]]
    fields = [*((Token(f"cube.{drawn.seat}"),) for _ in range(reached)), *printed]
    _fields(canvas, fields, (at[0] + 6, at[1] + CAVE[1] - 21), CAVE[0] - 12)


def _fields(canvas: Image.Image, fields: Sequence[tuple[Token, ...]], at: tuple[int, int], space: int) -> None:
    """Draw the fields of a track from left to right. The symbols of a price overlap if there is little space."""
    symbol = next((size for size in SYMBOLS if _seen(fields, size, space) >= 0.5), SYMBOLS[-1])
    seen = _seen(fields, symbol, space)
    whole, covered = _extents(fields, symbol)
    gap = (space - whole - covered * seen) / len(fields)
    x = at[0] + gap / 2
    for field in fields:
        for place, token in enumerate(field, 1):
            extent, last = token.extent(symbol), place == len(field)
            # A symbol that is nearly covered stands higher.
            y = at[1] - extent // 2 - (0 if last or seen >= 0.5 else LIFT)
            blit(canvas, icon(token.name, extent, token.text), (round(x), y))
            x += extent if last else extent * seen
        x += gap


def _seen(fields: Sequence[tuple[Token, ...]], symbol: int, space: int) -> float:
    """Return the visible share of each symbol of a price but its last one, which nothing covers."""
    whole, covered = _extents(fields, symbol)
    return min(1.0, (space - APART * len(fields) - whole) / covered) if covered else 1.0


def _extents(fields: Sequence[tuple[Token, ...]], symbol: int) -> tuple[int, int]:
    """Return the width of the last symbols of all prices, and the width of the others."""
    whole = sum(field[-1].extent(symbol) for field in fields)
    return whole, sum(token.extent(symbol) for field in fields for token in field) - whole
