"""The strip on top: each seat's letter, score, name and hand by carts, its bid, and the active seats."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from render.catalogue import Catalogue
from render.kit.cache import cached_squeezed
from render.kit.marks import bar, seat_shape
from render.kit.sections import WIDTH, Section
from render.kit.sprites import blit
from render.kit.surface import plank
from render.kit.theme import INK, PAPER, SEATS, mix
from render.kit.typography import cap_height, fitted, set_on, width_of
from render.zavandor.layout import MARGIN, NUMBER, TEXT
from render.zavandor.symbols import icon
from rules.zavandor.view import CARTS, Seat, ZavandorView

HEIGHT = 130
SHAPE, SCORE, STATE, CART = 50, 48, 38, 38
GAP = 8
JOINT = ("income", "upgrade")
"""Phases in which all seats with a choice are asked at once."""


class Front(NamedTuple):
    """A seat's part of the strip."""

    seat: int
    name: str
    score: int
    carts: tuple[int, ...]
    signs: tuple[str, ...]
    active: bool


def head(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Section:
    """Return the strip: the seats in order, with gold under the active ones."""
    fronts = [_front(view, seat, player, words.name(seat, names)) for seat, player in enumerate(view.players)]
    return Section(HEIGHT, partial(_draw, fronts))


def _front(view: ZavandorView, seat: int, player: Seat, name: str) -> Front:
    carts = tuple(player.carts.get(cart, 0) for cart in CARTS)
    return Front(seat, name, player.score, carts, signs(view, seat, player), seat in view.asked)


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


def _draw(fronts: Sequence[Front], canvas: Image.Image, top: int) -> None:
    # Two rows less, because a plank includes the shadow below it.
    canvas.paste(plank(WIDTH, HEIGHT - 2), (0, top))
    # A single seat does not get the whole strip.
    cell = (WIDTH - MARGIN) // max(len(fronts), 2)
    for front in fronts:
        left = MARGIN + front.seat * cell
        canvas.paste(_drawn(front, left, cell), (left, top))


@cached_squeezed
def _drawn(front: Front, left: int, cell: int) -> Image.Image:
    """Return a seat's part of the strip."""
    canvas = plank(WIDTH, HEIGHT - 2).crop((left, 0, left + cell, HEIGHT))
    middle = 8 + SHAPE // 2
    blit(canvas, seat_shape(front.seat, SHAPE), (0, 8))
    score = str(front.score)
    set_on(canvas, score, (SHAPE + GAP, middle + cap_height("bold", SCORE) // 2), "bold", SCORE, PAPER)
    right = cell - 2 * GAP
    for sign in reversed(front.signs):
        right -= STATE
        blit(canvas, icon(sign, STATE), (right, middle - STATE // 2))
        right -= 2
    at = SHAPE + 2 * GAP + width_of(score, "bold", SCORE)
    tint = PAPER if front.active else mix(PAPER, INK, 0.2)
    name = fitted(front.name or SEATS[front.seat].letter, "text", TEXT, right - at - 4)
    set_on(canvas, name, (at, middle + cap_height("text", TEXT) // 2), "text", TEXT, tint)
    _carts(canvas, front.carts, cell)
    if front.active:
        blit(canvas, bar(cell - 2 * GAP), (0, HEIGHT - 13))
    return canvas


def _carts(canvas: Image.Image, carts: Sequence[int], cell: int) -> None:
    """Draw the number of gem cards of each cart in a hand."""
    step = min(92, (cell - GAP) // len(carts))
    middle = 8 + SHAPE + 6 + CART // 2
    for place, (cart, count) in enumerate(zip(CARTS, carts, strict=True)):
        x = place * step
        blit(canvas, icon(cart, CART), (x, middle - CART // 2 - 2))
        tint = PAPER if count else mix(PAPER, INK, 0.4)
        base = middle + cap_height("bold", NUMBER) // 2
        set_on(canvas, str(count), (x + CART + 2, base), "bold", NUMBER, tint)
