"""The strip with the public cards of all seats, and the band with the counters of the turn."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from render.catalogue import Catalogue
from render.dominion.contribution import Tally
from render.dominion.expansions import CONTRIBUTIONS, contributed
from render.dominion.face import MINI, SOURCE, catalogue, mini, source_of_points
from render.dominion.layout import MARGIN
from render.dominion.symbols import small
from render.kit.cache import cached_squeezed
from render.kit.marks import bar, seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sprites import Sprite, blit
from render.kit.surface import plank
from render.kit.theme import GOLD, INK, PAPER, SEATS, mix
from render.kit.typography import cap_height, fitted, set_on, width_of
from rules.dominion.view import DominionView, Seat

SHAPE, ICON, ROW = 50, 42, 52
TEXT, COUNT, LARGE = 28, 34, 50
GAP, BETWEEN = 14, 16
BAND = 78
STRIP = 2 * MARGIN + SHAPE + ROW
"""The height of a seat's part of the strip."""
ABREAST = 4
"""The number of names that fit beside each other."""


class Heap(NamedTuple):
    """A small picture and a number beside it."""

    picture: Sprite
    number: str

    @property
    def wide(self) -> int:
        """Its width in a row."""
        return self.picture.size[0] + 4 + width_of(self.number, "bold", COUNT) + BETWEEN


class Front(NamedTuple):
    """The facts of a seat in the strip."""

    seat: int
    name: str
    player: Seat
    more: tuple[Tally, ...]
    active: bool

    @property
    def heaps(self) -> list[Heap]:
        """Its zones, the cards that wait in play or on a mat, and the numbers that expansions add."""
        top = self.player.top
        heaps = [Heap(small("hand", ICON), str(self.player.hand)), Heap(small("deck", ICON), str(self.player.deck))]
        heaps.append(Heap(mini(MINI[0], top) if top else small("discard", ICON), str(self.player.discard)))
        waiting = Counter(card for effect in self.player.later for card in effect.stay)
        lying = {mat: len(cards) for mat, cards in self.player.mats} | dict(self.player.hidden)
        heaps += [Heap(_small_card(card), str(count)) for card, count in (waiting | Counter(lying)).items()]
        return [*heaps, *(Heap(small(tally.symbol, ICON), str(tally.number)) for tally in self.more)]


def _small_card(card: str) -> Sprite:
    """Return the symbol of a card's mat, or the card itself, small."""
    symbol = next((added.mats[card] for added in CONTRIBUTIONS.values() if card in added.mats), "")
    return small(symbol, ICON) if symbol else mini(MINI[0], card)


def score_sign(source: str, size: int) -> Sprite | None:
    """Return the sign of a source of points, a small card or the symbol of an expansion. Return None for others."""
    if source in catalogue():
        return source_of_points(SOURCE[0], source)
    symbols = {name: symbol for added in CONTRIBUTIONS.values() for name, symbol in added.score_signs.items()}
    return small(symbols[source], size) if source in symbols else None


def head(view: DominionView, names: Sequence[str], words: Catalogue) -> Section:
    """Return the strip on top: the letter, name, hand, deck and discard pile of every seat."""
    fronts = [
        Front(
            seat,
            words.name(seat, names),
            player,
            tuple(tally for added, part in contributed(view) for tally in added.counters(part, seat)),
            seat == view.turn and not view.over,
        )
        for seat, player in enumerate(view.players)
    ]
    wide = max(sum(heap.wide for heap in front.heaps) for front in fronts)
    # If the widest heaps do not fit beside each other, the seats stand in two rows.
    rows = 1 if len(fronts) <= min(ABREAST, WIDTH // wide) else 2
    abreast = -(-len(fronts) // rows)
    return Section(rows * STRIP + MARGIN, partial(_draw_head, fronts, abreast))


def _draw_head(fronts: Sequence[Front], abreast: int, canvas: Image.Image, top: int) -> None:
    # A single seat gets half of the strip.
    cell = (WIDTH - MARGIN) // max(abreast, 2)
    for front in fronts:
        row, column = divmod(front.seat, abreast)
        if not column:
            # Two pixels less, because the plank has a shadow below it.
            canvas.paste(plank(WIDTH, STRIP - 2), (0, top + row * STRIP))
        left = MARGIN + column * cell
        canvas.paste(_drawn(front, left, cell), (left, top + row * STRIP))


@cached_squeezed
def _drawn(front: Front, left: int, cell: int) -> Image.Image:
    """Return a seat's part of the strip."""
    canvas = plank(WIDTH, STRIP - 2).crop((left, 0, left + cell, STRIP))
    _person(canvas, front, cell)
    x = 0
    for heap in front.heaps:
        if x + heap.wide > cell:
            # The words name the rest.
            break
        _heap(canvas, heap, (x, MARGIN + SHAPE + 4 + ROW // 2))
        x += heap.wide
    if front.active:
        blit(canvas, bar(cell - GAP), (0, STRIP - 13))
    return canvas


def _person(canvas: Image.Image, front: Front, cell: int) -> None:
    blit(canvas, seat_shape(front.seat, SHAPE), (0, MARGIN))
    score = "" if front.player.score is None else str(front.player.score)
    room = cell - SHAPE - 2 * GAP - (width_of(score, "bold", LARGE) + GAP if score else 0)
    shown = fitted(front.name or SEATS[front.seat].letter, "text", TEXT, room)
    tint = PAPER if front.active else mix(PAPER, INK, 0.2)
    middle = MARGIN + SHAPE // 2
    set_on(canvas, shown, (SHAPE + GAP - 4, middle + cap_height("text", TEXT) // 2), "text", TEXT, tint)
    if score:
        right = cell - GAP - width_of(score, "bold", LARGE)
        set_on(canvas, score, (right, middle + cap_height("bold", LARGE) // 2), "bold", LARGE, GOLD)


def _heap(canvas: Image.Image, heap: Heap, at: tuple[int, int], size: int = COUNT) -> None:
    x, middle = at
    blit(canvas, heap.picture, (x, middle - heap.picture.size[1] // 2))
    base = middle + cap_height("bold", size) // 2
    set_on(canvas, heap.number, (x + heap.picture.size[0] + 4, base), "bold", size, PAPER)


# The turn


def band(view: DominionView, words: Catalogue) -> Section:
    """Return the band with the turn's number, its actions, buys and coins, and what expansions add."""
    return Section(BAND, partial(_draw_band, view, words))


def _draw_band(view: DominionView, words: Catalogue, canvas: Image.Image, top: int) -> None:
    middle = top + BAND // 2
    x = MARGIN
    blit(canvas, seat_shape(view.turn, SHAPE), (x, middle - SHAPE // 2))
    turn = words.text("dominion-turn", turn=view.number)
    set_on(canvas, turn, (x + SHAPE + GAP, middle + cap_height("text", TEXT) // 2), "text", TEXT, PAPER)
    x = MARGIN + SHAPE + 3 * GAP + width_of(turn, "text", TEXT)
    for name, count in _counters(view):
        _heap(canvas, Heap(small(name, 58), str(count)), (x, middle), LARGE)
        x += 58 + 4 + width_of(str(count), "bold", LARGE) + 3 * GAP
    right = WIDTH - MARGIN
    for tally in (tally for added, part in contributed(view) for tally in added.band(part, words)):
        heap = Heap(small(tally.symbol, 58), str(tally.number))
        right -= 58 + 8 + width_of(heap.number, "bold", LARGE)
        _heap(canvas, heap, (right, middle), LARGE)
        right -= GAP + width_of(tally.label, "text", TEXT)
        base = middle + cap_height("text", TEXT) // 2
        set_on(canvas, tally.label, (right, base), "text", TEXT, PAPER)
        right -= 3 * GAP


def _counters(view: DominionView) -> list[tuple[str, int]]:
    return [("action", view.actions), ("buy", view.buys), ("coins", view.coins)]
