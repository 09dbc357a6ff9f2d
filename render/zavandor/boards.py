"""Clan boards: slabs of carved stone with a seat's carts and coins, its clan's track, and a strip for each card."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached_squeezed
from render.kit.disk import cached_on_disk, persistent
from render.kit.glow import Glow, glow
from render.kit.marks import seat_shape
from render.kit.names import set_name
from render.kit.sections import WIDTH, Section
from render.kit.sheet import Sheet
from render.kit.sprites import OVERSIZE, Sprite, blit, index_of, indexed, put_around, shrink, to_sprite
from render.kit.theme import GOLD, INK, tone
from render.kit.typography import cap_height, set_on, width_of
from render.zavandor.faces import EMBLEM, FRAME, STRIP, Ring, print_of, strip
from render.zavandor.layout import GAP, NAME
from render.zavandor.rock import Pixels, slab
from render.zavandor.symbols import SHIELD, cube, icon
from render.zavandor.tracks import Token, cells, track_of
from rules.kernel import Event
from rules.zavandor.view import CARTS, CLAN, SLOTS, Object, Seat, ZavandorView

WIDE, LEFT = WIDTH // 2 - 10, 18
"""Width of a board, and left edge of its clan's track and its strips, in pixels."""
HEAD, TRACK, PITCH, FOOT = 46, 43, STRIP[1] + 3, 6
"""Heights of the seat's line, the clan's track, a strip and the lower edge, in pixels."""
SYMBOL, VISIBLE, APART = 32, 21, 6
"""Size of a price's symbols, the part of one that another one covers, and the distance of fields, in pixels."""
CART, STEP, STATE = 38, 78, 36
"""Sizes of a cart, of its number with it, and of the signs of a seat, in pixels."""
JOINT = ("income", "upgrade")
"""Phases in which all seats with a choice are asked at once."""


def boards(view: ZavandorView, words: Catalogue, recent: Mapping[str, int] | None = None) -> Section:
    """Return all boards, two side by side. New objects have gold corners."""
    pairs = [range(first, min(first + 2, len(view.players))) for first in range(0, len(view.players), 2)]
    heights = [_height(max(len(items(view.players[seat])) for seat in pair)) for pair in pairs]
    new = glowing(view, recent or {})

    def draw(canvas: Image.Image, top: int) -> None:
        for pair, height in zip(pairs, heights, strict=True):
            top += GAP
            for place, seat in enumerate(pair):
                drawn = drawn_of(view, seat, Highlights(new=tuple(new[seat].items())))
                put_slab(canvas, _board(drawn, height, words), (6 + place * (WIDE + 8), top))
            top += height

    return Section(sum(heights) + GAP * (len(pairs) + 1), draw)


def items(player: Seat) -> list[Object]:
    """Return the cards of a cave."""
    return [item for item in player.cave if item is not None]


def put_slab(canvas: Image.Image, board: Image.Image, at: tuple[int, int]) -> None:
    """Put a board on a picture, with its shadow on the rock."""
    left, top = at
    canvas.paste(index_of(tone("ink", 0.05)), (left + 4, top + 4, left + 4 + board.width, top + 4 + board.height))
    canvas.paste(board, at)


def signs(view: ZavandorView, seat: int, player: Seat) -> tuple[str, ...]:
    """Return a seat's symbols: the start player's hammer, and its progress while several seats are asked at once."""
    start = ("start",) if seat == view.start and not view.over else ()
    if view.over:
        return start
    if view.phase == "trade":
        state = "seal" if player.sealed else "ready" if player.done else "waiting" if player.waiting else ""
    else:
        state = "ready" if view.phase in JOINT and seat not in view.asked else ""
    return (*start, state) if state else start


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
    items: tuple[Object, ...]
    free: int
    coins: int
    carts: tuple[int, ...]
    signs: tuple[str, ...]
    highlights: Highlights

    @property
    def reached(self) -> int:
        """Return the clan's level, with a cube that the draft adds."""
        return self.level + (CLAN in self.highlights.rising)


def drawn_of(view: ZavandorView, seat: int, highlights: Highlights) -> Drawn:
    """Return what a seat's board shows."""
    player = view.players[seat]
    carts = tuple(player.carts.get(cart, 0) for cart in CARTS)
    facts = (tuple(items(player)), player.cave.count(None), player.coins, carts, signs(view, seat, player))
    return Drawn(seat, player.clan, player.level, *facts, highlights)


@cached_squeezed
def _board(drawn: Drawn, height: int, words: Catalogue) -> Image.Image:
    canvas = _bare(WIDE, drawn.seat, height).copy()
    _head(canvas, drawn)
    _clan(canvas, drawn)
    # The gold around a card reaches over the next one.
    ordered = sorted(enumerate(drawn.items), key=lambda one: bool(drawn.highlights.ring(one[1].card)))
    for place, item in ordered:
        _item(canvas, drawn, item, (LEFT, HEAD + TRACK + place * PITCH), words)
    return canvas


def _height(cards: int) -> int:
    """Return the height of a board for this many cards."""
    return HEAD + TRACK + PITCH * cards + FOOT


def _every() -> Iterator[tuple[int, int]]:
    yield from ((seat, _height(cards)) for cards in range(SLOTS + 1) for seat in range(4))


@cached_on_disk(sizes=(WIDE,), finish=indexed, every=_every)
def _bare(width: int, seat: int, height: int) -> Image.Image:
    """Return a seat's slab with the groove of the clan's track."""
    stone = slab((WIDE, height), seat)
    sheet = Sheet(width, ratio=height / width)
    groove(sheet, (LEFT, HEAD - 2, WIDE - 14, HEAD + TRACK - 6))
    stone.alpha_composite(shrink(sheet.image))
    return stone.convert("RGB")


def groove(sheet: Sheet, box: tuple[int, int, int, int]) -> None:
    """Carve a groove into a slab. Its shadow lies at its upper and left edge."""
    px = Pixels(sheet.scale // OVERSIZE)
    left, top, right, bottom = box
    for inset, tint in (((0, 0, 0, 0), 0.20), ((2, 2, 0, 0), 0.70), ((2, 2, 2, 2), 0.56)):
        a, b, c, d = inset
        sheet.shape(px.box(left + a, top + b, right - c, bottom - d), tone("stone", tint))


def _head(canvas: Image.Image, drawn: Drawn) -> None:
    """Draw the seat, the carts of its hand, its coins, and its signs along the upper edge."""
    middle = HEAD // 2 + 1
    blit(canvas, seat_shape(drawn.seat, 42), (LEFT, middle - 21))
    for place, (cart, count) in enumerate(zip(CARTS, drawn.carts, strict=True)):
        counted(canvas, icon(cart, CART), count, (72 + place * STEP, middle))
    counted(canvas, icon("coin", CART), drawn.coins, (78 + len(CARTS) * STEP, middle))
    for place, sign in enumerate(reversed(drawn.signs), 1):
        blit(canvas, icon(sign, STATE), (WIDE - 12 - place * (STATE + 2), middle - STATE // 2))


def counted(canvas: Image.Image, picture: Sprite, count: int, at: tuple[int, int]) -> int:
    """Draw a symbol and its number. Return their right edge."""
    x, middle = at
    blit(canvas, picture, (x, middle - picture.size[1] // 2))
    number = str(count)
    set_on(canvas, number, (x + picture.size[0] + 3, middle + cap_height("bold", NAME) // 2), "bold", NAME, INK)
    return x + picture.size[0] + 4 + width_of(number, "bold", NAME)


def _clan(canvas: Image.Image, drawn: Drawn) -> None:
    """Draw the clan's track: a cube or the price of every level, the carts of the present one, and the points."""
    top, track = HEAD - 2, cells(drawn.clan)
    middle = top + (TRACK - 4) // 2
    for place, cell in enumerate(track):
        if place < drawn.level:
            blit(canvas, cube(drawn.seat, SYMBOL), (LEFT + 6 + place * 42, middle - SYMBOL // 2))
        else:
            put_symbols(canvas, cell.price, (LEFT + 6 + place * 42 + SYMBOL // 2, middle), SYMBOL, SYMBOL)
    gives = track[drawn.level - 1].gives if drawn.level else ()
    space = WIDE - SHIELD - 24 - 210
    put_symbols(canvas, gives, (210 + min(space, CART * len(gives)) // 2, middle), CART, space)
    blit(canvas, worth(drawn.clan, drawn.level), (WIDE - 18 - SHIELD, middle - SHIELD // 2))
    if drawn.highlights.ring(CLAN):
        blit(canvas, lit(WIDE - LEFT - 8, TRACK + 2), (LEFT - 3, top - 3))


@persistent
def lit(width: int, height: int) -> Sprite:
    """Return a golden frame for the clan's track or one of its levels."""
    sheet = Sheet(width, ratio=height / width)
    for inset, tint, line in ((0, INK, 5), (1, GOLD, 3)):
        box = [v * OVERSIZE for v in (inset, inset, width - 1 - inset, height - 1 - inset)]
        sheet.draw.rounded_rectangle(box, 6 * OVERSIZE, None, tint, line * OVERSIZE)
    return to_sprite(shrink(sheet.image))


def put_symbols(canvas: Image.Image, tokens: Sequence[Token], at: tuple[int, int], size: int, space: int) -> None:
    """Draw symbols around a middle. They overlap if there is little space."""
    if not tokens:
        return
    x, middle = at
    step = min(size, (space - size) // max(1, len(tokens) - 1))
    left = x - (step * (len(tokens) - 1) + size) // 2
    for place, token in enumerate(tokens):
        extent = token.extent(size)
        blit(canvas, icon(token.name, extent, token.text), (left + place * step, middle - extent // 2))


def worth(id_: str, level: int) -> Sprite:
    """Return an object's points on a shield. It is red and gold when the object is complete."""
    track = track_of(id_)
    return icon("points" if level == track.top else "sum", SHIELD, str(track.vp))


def _item(canvas: Image.Image, drawn: Drawn, item: Object, at: tuple[int, int], words: Catalogue) -> None:
    """Draw a card: its emblem, its name, a cube or the price on every field of its track, and its points."""
    x, y = at
    put_around(canvas, strip(item.card, drawn.highlights.ring(item.card)), at, STRIP)
    right = x + STRIP[0] - FRAME
    if track_of(item.card).vp:
        right -= SHIELD
        blit(canvas, worth(item.card, item.level), (right, y + (STRIP[1] - SHIELD) // 2))
    printed = [cell.price for cell in cells(item.card)[item.level :]]
    fields = [*((Token(f"cube.{drawn.seat}"),) for _ in range(item.level)), *printed]
    end = _fields(canvas, fields, (right - 4, y + STRIP[1] // 2))
    left = x + FRAME + EMBLEM + 8
    base = y + (STRIP[1] + cap_height("serif", NAME)) // 2
    set_name(canvas, print_of(item.card, words).name, (left, end), base, NAME, centred=False)


def _fields(canvas: Image.Image, fields: Sequence[tuple[Token, ...]], at: tuple[int, int]) -> int:
    """Draw the fields of a track so that they end at a point. Return the left edge of their space."""
    x, middle = at
    for field in reversed(fields):
        for place, token in enumerate(reversed(field)):
            extent = token.extent(SYMBOL)
            x -= VISIBLE if place else extent
            blit(canvas, icon(token.name, extent, token.text), (x, middle - extent // 2))
        x -= APART
    return x
