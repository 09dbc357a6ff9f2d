"""Cards laid out: the supply as a grid of piles, small cards in rows, whole cards as a fan."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from render.dominion.face import NARROW, PILE, PLAYED, WIDE, Print, Ring, Size, half, margin, printed, whole
from render.dominion.layout import MARGIN, WIDTH, Section
from render.dominion.symbols import small
from render.kit.marks import plate
from render.kit.sprites import Stamp, press
from render.kit.theme import GOLD, PAPER
from render.words import Words
from rules.dominion.view import DominionView, Pile

COLUMNS = 5
GAP = 8
COUNT, MARK = 28, 36
"""The sizes of the numbers on plates: how many, and what the panel lists."""
LIFT = 26
"""How far a chosen card stands out of its fan."""
EDGE = 12
"""How much of a card is seen below another of its kind."""
LAST = ("dominion.bought", "dominion.gained")


class Item(NamedTuple):
    """A kind of card in a row: what is printed, how many there are, its mark, and how many are chosen as what."""

    print: Print
    count: int = 1
    mark: str = ""
    chosen: str = ""
    ring: Ring = ""


def items(
    cards: Sequence[str],
    words: Words,
    costs: Mapping[str, int],
    marks: Mapping[str, str] | None = None,
    chosen: Sequence[str] = (),
    ordered: bool = False,
) -> list[Item]:
    """Return the kinds of cards in the order of their first, with the marks and the choices of an ask."""
    found = []
    for card, count in Counter(cards).items():
        places = [str(place) for place, picked in enumerate(chosen, 1) if picked == card]
        told = " · ".join(places) if ordered else str(len(places)) if count > 1 else ""
        mark = (marks or {}).get(card, "")
        ring: Ring = "chosen" if places else ""
        found.append(Item(printed(card, words, costs.get(card)), count, mark, told if places else "", ring))
    return found


# The supply


def supply(view: DominionView, words: Words, marks: Mapping[str, str], chosen: Sequence[str]) -> Section:
    """Return the piles of the kingdom and those of every game, with the trash."""
    piles = {pile.card: pile for pile in view.piles}
    kingdom = [piles[card] for card in view.kingdom]
    rows = [kingdom[start : start + COLUMNS] for start in range(0, len(kingdom), COLUMNS)]
    upper = [piles[card] for card in ("Copper", "Silver", "Gold", "Platinum", "Curse") if card in piles]
    lower = [piles[card] for card in ("Estate", "Duchy", "Province", "Colony") if card in piles]
    height = (len(rows) + 2) * (PILE[1] + GAP) + GAP
    return Section(height, partial(_draw_supply, view, words, [*rows, upper, lower], marks, chosen))


def _draw_supply(
    view: DominionView,
    words: Words,
    rows: Sequence[Sequence[Pile]],
    marks: Mapping[str, str],
    chosen: Sequence[str],
    canvas: Image.Image,
    top: int,
) -> None:
    last = _last(view)
    for row, piles in enumerate(rows):
        for column, pile in enumerate(piles):
            ring: Ring = "chosen" if pile.card in chosen else "last" if pile.card == last and not marks else ""
            sprite = half(printed(pile.card, words, pile.cost), PILE, ring, pile.count == 0)
            at = _cell(column, top + row * (PILE[1] + GAP), PILE)
            _put(canvas, sprite, at, PILE)
            _on_pile(canvas, pile, pile.card in view.banned, at, marks.get(pile.card, ""))
    _put_trash(canvas, view, words, _cell(len(rows[-1]), top + (len(rows) - 1) * (PILE[1] + GAP), PILE))


def _last(view: DominionView) -> str:
    """Return the card that left the supply last."""
    return next((event.args["card"] for event in reversed(view.lately) if event.kind in LAST), "")


def _on_pile(canvas: Image.Image, pile: Pile, banned: bool, at: tuple[int, int], mark: str) -> None:
    right, bottom = at[0] + PILE[0] - 6, at[1] + PILE[1] - 6
    count = plate(str(pile.count), COUNT)
    press(canvas, count, (right - count.size[0], bottom - count.size[1]))
    if pile.token:
        press(canvas, small("trade", 34), (right - 34, bottom - count.size[1] - 34))
    if banned:
        press(canvas, small("trash", 60), (at[0] + (PILE[0] - 60) // 2, at[1] + 62))
    _mark(canvas, mark, (at[0] + PILE[0] // 2, bottom - 14))


def _put_trash(canvas: Image.Image, view: DominionView, words: Words, at: tuple[int, int]) -> None:
    """Put the trash beside the piles: the card that came last, darkened, and how many there are."""
    if view.trash:
        sprite = half(printed(view.trash[-1], words)._replace(name=words.text("dominion-trash")), PILE, "", True)
        _put(canvas, sprite, at, PILE)
        press(canvas, small("trash", 60), (at[0] + (PILE[0] - 60) // 2, at[1] + 62))
        count = plate(str(len(view.trash)), COUNT)
        press(canvas, count, (at[0] + PILE[0] - 6 - count.size[0], at[1] + PILE[1] - 6 - count.size[1]))


# Rows of small cards


def row(cards: Sequence[Item], last: str = "") -> Section:
    """Return cards as upper halves in rows, the same ones together; nothing at all without cards."""
    rows = -(-len(cards) // COLUMNS)
    height = rows * (PLAYED[1] + GAP) + (GAP if rows else 0)
    return Section(height, partial(_draw_row, cards, last))


def _draw_row(cards: Sequence[Item], last: str, canvas: Image.Image, top: int) -> None:
    for place, item in enumerate(cards):
        at = _cell(place % COLUMNS, top + place // COLUMNS * (PLAYED[1] + GAP), PLAYED)
        ring: Ring = item.ring or ("last" if item.print.card == last else "")
        _put(canvas, half(item.print, PLAYED, ring), at, PLAYED)
        if item.count > 1:
            count = plate(f"×{item.count}", COUNT)
            press(canvas, count, (at[0] + PLAYED[0] - 6 - count.size[0], at[1] + PLAYED[1] - 6 - count.size[1]))
        _mark(canvas, item.mark, (at[0] + PLAYED[0] // 2, at[1] + PLAYED[1] - 18))


# Fans of whole cards


def fan(cards: Sequence[Item]) -> Section:
    """Return whole cards as a hand holds them: in one row as large as goes, else in several."""
    size, most = (WIDE, 4) if len(cards) <= 4 else (NARROW, COLUMNS)
    rows = [cards[start : start + most] for start in range(0, len(cards), most)]
    depth = max((min(item.count, 5) for item in cards), default=1) * EDGE + LIFT
    return Section(len(rows) * (size[1] + depth + 22), partial(_draw_fan, rows, size, depth))


def _draw_fan(rows: Sequence[Sequence[Item]], size: Size, depth: int, canvas: Image.Image, top: int) -> None:
    for place, cards in enumerate(rows):
        y = top + depth + place * (size[1] + depth + 22)
        pitch = min(size[0] + 2 * GAP, (WIDTH - 2 * MARGIN - size[0]) // max(1, len(cards) - 1))
        left = (WIDTH - pitch * (len(cards) - 1) - size[0]) // 2
        middle = (len(cards) - 1) / 2
        for column, item in enumerate(cards):
            turn = column - middle
            arc = round(turn * turn * 3)
            _stack(canvas, item, (left + column * pitch, y + arc), size, round(turn * 1.4))


def _stack(canvas: Image.Image, item: Item, at: tuple[int, int], size: Size, angle: int) -> None:
    """Put a card over the others of its kind, with how many there are, its mark and what is chosen."""
    x, y = at
    for below in range(min(item.count, 5) - 1, 0, -1):
        _put(canvas, whole(item.print, size, angle), (x, y - below * EDGE), size)
    lift = LIFT if item.ring and item.count == 1 else 0
    _put(canvas, whole(item.print, size, angle, item.ring), (x, y - lift), size)
    if item.count > 1 or item.chosen:
        text = f"{item.chosen} / {item.count}" if item.chosen and item.count > 1 else item.chosen or f"×{item.count}"
        count = plate(text, MARK, None, GOLD if item.chosen else PAPER)
        press(canvas, count, (x + size[0] - count.size[0] + 6, y - lift + 36))
    _mark(canvas, item.mark, (x + size[0] // 2, y - lift + size[1] - 4))


# Where things lie


def _cell(column: int, top: int, size: Size) -> tuple[int, int]:
    pitch = (WIDTH - 2 * MARGIN + GAP) // COLUMNS
    return MARGIN + column * pitch + (pitch - GAP - size[0]) // 2, top + GAP


def _put(canvas: Image.Image, sprite: Stamp, at: tuple[int, int], size: Size) -> None:
    left, top = margin(sprite, size)
    press(canvas, sprite, (at[0] - left, at[1] - top))


def _mark(canvas: Image.Image, mark: str, middle: tuple[int, int]) -> None:
    if mark:
        sprite = plate(mark, MARK)
        press(canvas, sprite, (middle[0] - sprite.size[0] // 2, middle[1] - sprite.size[1] // 2))
