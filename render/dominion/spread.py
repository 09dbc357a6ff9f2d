"""Cards laid out: the supply as a grid of piles, small cards in rows, whole cards as a fan."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.catalogue import Catalogue
from render.dominion import whole_card
from render.dominion.expansions import contributed
from render.dominion.face import (
    ANGLES,
    BANNER,
    COIN,
    FRAME,
    NARROW,
    PILE,
    PLAYED,
    SIGNED,
    WIDE,
    Print,
    Ring,
    Size,
    catalogue,
    golden,
    printed,
    put_half,
)
from render.dominion.layout import MARGIN
from render.dominion.mat import felt
from render.dominion.symbols import small
from render.kit.cache import cached_squeezed
from render.kit.canvas import Canvas
from render.kit.glow import glow
from render.kit.marks import plate
from render.kit.sections import WIDTH, Section
from render.kit.sprites import blit, corner_around, darken, put, put_around
from render.kit.surface import wood
from render.kit.theme import GOLD, PAPER
from rules.dominion.view import BASIC, TREASURE, DominionView, Pile

COLUMNS = 5
GAP = 8
COUNT, MARK = 28, 36
"""The type sizes on plates: of counts, and of the marks that the panel lists."""
LIFT = 26
"""The height by which a chosen card stands out of its fan."""
EDGE, STEP, COPIES = 13, 96, 5
"""The smallest and the largest visible part of a card below its copy, and the most copies that are drawn."""
LEAN, ARC, BELOW = 4.5, 40, 44
"""A fan: the angle of its last card in degrees, how much lower that card lies, and the height for marks."""
BESIDE, TURN = 2, 16
"""The distance of two kinds of cards in a fan, and how far a turned card reaches beyond its edge, in pixels."""
MOST_WHOLE = 10
"""The most kinds of whole cards in a picture."""
DARK = 0.6
"""The darkness of an empty pile."""
TAKEN = ("dominion.bought", "dominion.gained")
"""The events that take a card from its pile."""


Ground: TypeAlias = Callable[[tuple[int, int], tuple[int, int]], Canvas]
"""A function that returns a part of a ground, by its size and its place in the picture."""


class Item(NamedTuple):
    """A kind of card in a row.

    ``copies`` and ``chosen`` count its cards, ``told`` is the text of its plate, ``mark`` the mark of the panel.
    """

    print: Print
    cost: int
    copies: int = 1
    chosen: int = 0
    told: str = ""
    mark: str = ""


def items(
    cards: Sequence[str],
    words: Catalogue,
    costs: Mapping[str, int],
    marks: Mapping[str, str] | None = None,
    chosen: Sequence[str] = (),
    ordered: bool = False,
) -> list[Item]:
    """Return the kinds of cards, those with marks first and in their order, with the copies chosen of each."""
    marks = marks or {}
    # A mark is not always a number: a hint has "1+2", and a look back has signs.
    order = {card: place for place, card in enumerate(marks)}
    kinds = sorted(Counter(cards).items(), key=lambda kind: order.get(kind[0], len(order)))
    found = []
    for card, count in kinds:
        places = [str(place) for place, picked in enumerate(chosen, 1) if picked == card]
        told = f"×{count}" if count > 1 else ""
        if places:
            told = " · ".join(places) if ordered else f"{len(places)} / {count}" if count > 1 else ""
        found.append(
            Item(
                printed(card, words),
                costs.get(card, catalogue()[card].cost),
                count,
                len(places),
                told,
                marks.get(card, ""),
            )
        )
    return found


# The supply


def supply(
    view: DominionView,
    words: Catalogue,
    marks: Mapping[str, str],
    chosen: Sequence[str],
    recent: Mapping[str, int] | None = None,
) -> Section:
    """Return the piles, the basic cards above the kingdom, and the trash. Piles that gave ``recent`` cards glow."""
    piles = {pile.card: pile for pile in view.piles}
    basic = [pile for card, pile in piles.items() if card not in view.kingdom]
    kingdom = [piles[card] for card in view.kingdom]
    # Treasures lie in a row of their own, with the trash at its end.
    rows = [[pile for pile in basic if (TREASURE in catalogue()[pile.card].types) == first] for first in (True, False)]
    blocks = (
        Block(tuple(map(tuple, rows)), PLAYED),
        Block(tuple(tuple(kingdom[start : start + COLUMNS]) for start in range(0, len(kingdom), COLUMNS)), PILE),
    )
    height = sum(block.height for block in blocks)
    return Section(height, partial(_draw_supply, view, words, blocks, marks, _rings(view, marks, chosen, recent or {})))


class Block(NamedTuple):
    """Rows of piles in one size."""

    rows: tuple[tuple[Pile, ...], ...]
    size: Size

    @property
    def height(self) -> int:
        """Its height, in pixels."""
        return _high(len(self.rows), self.size)


def _draw_supply(
    view: DominionView,
    words: Catalogue,
    blocks: Sequence[Block],
    marks: Mapping[str, str],
    rings: Mapping[str, Ring],
    canvas: Image.Image,
    top: int,
) -> None:
    trash = _cell(COLUMNS - 1, 0, top, PLAYED)
    for block in blocks:
        faces = [
            tuple(Half(printed(pile.card, words), pile.cost, not pile.count) for pile in row) for row in block.rows
        ]
        canvas.paste(halves(tuple(faces), block.size, top, felt), (0, top))
        for row, piles in enumerate(block.rows):
            for column, pile in enumerate(piles):
                at = _cell(column, row, top, block.size)
                _gild(canvas, at, block.size, rings.get(pile.card, ""))
                _on_pile(canvas, view, pile, at, block.size, marks.get(pile.card, ""))
        top += block.height
    _put_trash(canvas, view, words, trash)


def _rings(
    view: DominionView, marks: Mapping[str, str], chosen: Sequence[str], recent: Mapping[str, int]
) -> dict[str, Ring]:
    """Return the gold around the piles, by card."""
    picked: dict[str, Ring] = dict.fromkeys(chosen, "chosen")
    # In the picture of an ask gold only marks chosen cards.
    if marks:
        return picked
    new: dict[str, Ring] = {_last(view): "last"}
    return {**new, **{card: glow(age) for card, age in recent.items()}, **picked}


def _last(view: DominionView) -> str:
    """Return the card that left the supply last."""
    return next((event.args["card"] for event in reversed(view.lately) if event.kind in TAKEN), "")


def _on_pile(canvas: Image.Image, view: DominionView, pile: Pile, at: tuple[int, int], size: Size, mark: str) -> None:
    right, bottom = at[0] + size[0] - 6, at[1] + _floor(size) - 6
    count = plate(str(pile.count), COUNT)
    blit(canvas, count, (right - count.size[0], bottom - count.size[1]))
    symbols = (symbol for added, part in contributed(view) for symbol in added.on_pile(part, pile.card))
    for place, symbol in enumerate(symbols, 1):
        # A low pile has no space above its number.
        here = (right, bottom - count.size[1] - 34) if size == PILE else (right - count.size[0], bottom - 40)
        blit(canvas, small(symbol, 34), (here[0] - 34 * place, here[1]))
    if any(pile.card in added.barred(part) for added, part in contributed(view)):
        _cross_out(canvas, at, size)
    _mark(canvas, mark, (at[0] + size[0] // 2, bottom - 26))


def _floor(size: Size) -> int:
    """Return the height above the line of signs: that of the price, the count and the mark."""
    return size[1] - (SIGNED if size == PILE else 0)


def _cross_out(canvas: Image.Image, at: tuple[int, int], size: Size) -> None:
    blit(canvas, small("trash", 50), (at[0] + (size[0] - 50) // 2, at[1] + (_floor(size) + FRAME + BANNER - 50) // 2))


def _put_trash(canvas: Image.Image, view: DominionView, words: Catalogue, at: tuple[int, int]) -> None:
    """Put the trash beside the piles: its last card, darkened, and the number of cards."""
    if view.trash:
        top = printed(view.trash[-1], words)._replace(name=words.text("dominion-trash"), types="")
        _put_half(canvas, Half(top, None, True), at, PLAYED)
        _cross_out(canvas, at, PLAYED)
        count = plate(str(len(view.trash)), COUNT)
        blit(canvas, count, (at[0] + PLAYED[0] - 6 - count.size[0], at[1] + PLAYED[1] - 6 - count.size[1]))


# Rows of small cards


def row(cards: Sequence[Item], last: str = "", size: Size = PLAYED, ground: Ground = felt) -> Section:
    """Return cards as upper halves in rows, with copies together. Without cards the section is empty."""
    height = _high(-(-len(cards) // COLUMNS), size)
    return Section(height, partial(_draw_row, cards, last, size, ground))


def _high(rows: int, size: Size) -> int:
    """Return the height of rows of upper halves."""
    return rows * (size[1] + GAP) + (GAP if rows else 0)


def _draw_row(cards: Sequence[Item], last: str, size: Size, ground: Ground, canvas: Image.Image, top: int) -> None:
    faces = [Half(item.print, item.cost) for item in cards]
    rows = tuple(tuple(faces[start : start + COLUMNS]) for start in range(0, len(faces), COLUMNS))
    canvas.paste(halves(rows, size, top, ground), (0, top))
    for place, item in enumerate(cards):
        at = _cell(place % COLUMNS, place // COLUMNS, top, size)
        _gild(canvas, at, size, "chosen" if item.chosen else "last" if item.print.card == last else "")
        if item.told:
            count = plate(item.told, COUNT, None, GOLD if item.chosen else PAPER)
            blit(canvas, count, (at[0] + size[0] - 6 - count.size[0], at[1] + _floor(size) - 6 - count.size[1]))
        _mark(canvas, item.mark, (at[0] + size[0] // 2, at[1] + _floor(size) - 32))


# Fans of whole cards


def spread(cards: Sequence[Item]) -> list[Section]:
    """Return cards whole. If they need more than a row, the basic cards are halves, and if need be all."""
    if len(cards) <= COLUMNS:
        return [fan(cards)]
    # Basic cards have no text to read.
    read = [item for item in cards if item.print.face.set != BASIC]
    if not 0 < len(read) <= MOST_WHOLE:
        return [row(cards, "", PILE, wood)]
    return [fan(read), row([item for item in cards if item not in read], "", PLAYED, wood)]


def fan(cards: Sequence[Item]) -> Section:
    """Return whole cards: up to four large ones in one row, or else smaller ones in rows."""
    size, most = (WIDE, 4) if len(cards) <= 4 else (NARROW, COLUMNS)
    rows = [cards[start : start + most] for start in range(0, len(cards), most)]
    heights = [size[1] + _depth(held, size) + LIFT + BELOW for held in rows]
    return Section(sum(heights), partial(_draw_fan, rows, size, heights))


def _step(held: Sequence[Item], size: Size) -> int:
    """Return the distance between copies that lie side by side; 0 if they do not fit."""
    copies = sum(min(item.copies, COPIES) - 1 for item in held)
    free = WIDTH - 2 * MARGIN - 2 * TURN - len(held) * (size[0] + BESIDE)
    step = min(STEP, free // copies) if copies else 0
    return step if step >= EDGE else 0


def _depth(held: Sequence[Item], size: Size) -> int:
    """Return the height of the copies that show above the front card."""
    return 0 if _step(held, size) else max(min(item.copies, COPIES) - 1 for item in held) * EDGE


def _draw_fan(
    rows: Sequence[Sequence[Item]], size: Size, heights: Sequence[int], canvas: Image.Image, top: int
) -> None:
    for held, height in zip(rows, heights, strict=True):
        step = _step(held, size)
        wide = sum(size[0] + BESIDE + step * (min(item.copies, COPIES) - 1) for item in held) - BESIDE
        left = (WIDTH - wide) // 2
        for item in held:
            _stack(canvas, item, (left, top + LIFT + _depth(held, size)), size, step)
            left += size[0] + BESIDE + step * (min(item.copies, COPIES) - 1)
        top += height


def _stack(canvas: Image.Image, item: Item, at: tuple[int, int], size: Size, step: int) -> None:
    """Put the copies of a card down, the chosen ones last and raised."""
    copies = min(item.copies, COPIES)
    for copy in range(copies):
        below = copies - 1 - copy
        # The chosen copies are the front ones, so raised cards do not cover the others.
        chosen = below < item.chosen
        x = at[0] + step * copy
        y = at[1] - (0 if step else below * EDGE) - (LIFT if chosen else 0)
        aside = (x + size[0] / 2) / WIDTH * 2 - 1
        y += round(ARC * aside * aside)
        # Only a few angles, because turned cards are cached on disk.
        lean = min(ANGLES, key=lambda angle: abs(angle - LEAN * aside))
        put_whole(canvas, item.print, item.cost, (x, y), size, lean, "chosen" if chosen else "")
    if item.told:
        count = plate(item.told, MARK, None, GOLD if item.chosen else PAPER)
        blit(canvas, count, (x + size[0] - count.size[0] + 6, y + 36))
    _mark(canvas, item.mark, (x + size[0] // 2, y + size[1] + 16))


# Places


class Half(NamedTuple):
    """The upper half of a card with its price; the card of an empty pile is dark."""

    print: Print
    cost: int | None
    dark: bool = False


@cached_squeezed
def halves(rows: tuple[tuple[Half, ...], ...], size: Size, top: int, ground: Ground) -> Image.Image:
    """Return the ground from ``top`` on with rows of upper halves, the part that many pictures share."""
    # ``top`` is part of the cache key, because the grain of the ground must continue that of the picture.
    canvas = ground((WIDTH, _high(len(rows), size)), (0, top))
    for row, faces in enumerate(rows):
        for column, face in enumerate(faces):
            _put_half(canvas, face, _cell(column, row, 0, size), size)
    return canvas


def _cell(column: int, row: int, top: int, size: Size) -> tuple[int, int]:
    pitch = (WIDTH - 2 * MARGIN + GAP) // COLUMNS
    return MARGIN + column * pitch + (pitch - GAP - size[0]) // 2, top + GAP + row * (size[1] + GAP)


def _put_half(canvas: Image.Image, face: Half, at: tuple[int, int], size: Size) -> None:
    sprite = put_half(canvas, face.print, at, size)
    if face.cost is not None:
        blit(canvas, small("coins", COIN, str(face.cost)), (at[0] + FRAME - 2, at[1] + _floor(size) - FRAME - COIN + 2))
    if face.dark:
        darken(canvas, sprite, corner_around(sprite, at, size), DARK)


def put_whole(
    canvas: Image.Image, print_: Print, cost: int, at: tuple[int, int], size: Size, angle: float = 0, ring: Ring = ""
) -> None:
    """Put a whole card down with its price, and in a golden frame."""
    put_around(canvas, whole_card.picture(print_, size, angle), at, size)
    put_around(canvas, whole_card.words(print_, size, angle), at, size)
    for one in whole_card.symbols(print_, size, angle):
        blit(canvas, small(one.name, one.size, one.number), (at[0] + one.at[0], at[1] + one.at[1]))
    _gild(canvas, at, size, ring, angle)
    left, top = whole_card.price_at(print_, size, angle)
    blit(canvas, small("coins", COIN, str(cost)), (at[0] + left, at[1] + top))


def _gild(canvas: Image.Image, at: tuple[int, int], size: Size, ring: Ring, angle: float = 0) -> None:
    """Put gold around a card."""
    if ring:
        put_around(canvas, golden(size, angle, ring), at, size)


def _mark(canvas: Image.Image, mark: str, middle: tuple[int, int]) -> None:
    if mark:
        sprite = plate(mark, MARK)
        put(canvas, sprite, middle)
