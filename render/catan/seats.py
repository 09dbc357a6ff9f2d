"""The strip on top: every seat's letter, points and name, and its public possessions."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.catalogue import Catalogue
from render.catan.emblem import paint_charge, sign
from render.catan.island.pieces import TRACK_RAMPS
from render.kit.disk import painted_ahead, persistent
from render.kit.marks import bar, seat_shape
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.squeezed import cached_squeezed
from render.kit.surface import plank
from render.kit.theme import GOLD, INK, PAPER, Colour, mix, tone
from render.kit.typography import cap_height, centre, fitted, printable, set_on, width_of
from rules.catan.view import CatanView, Player

WIDTH, MARGIN = 1200, 18
SHAPE, ICON, ROW, FOOT = 50, 36, 42, 18
TEXT, LARGE, SIGN = 28, 50, 21
GAP, TOP = 12, 9
ABREAST = 4
"""Upper bound of the seats side by side. More seats stand in two ranks."""
WARN = tone("red", 0.62)


class Heap(NamedTuple):
    """A counted thing: its picture, its number, and the colour of the number."""

    picture: Sprite
    number: str
    tint: Colour = PAPER

    @property
    def wide(self) -> int:
        """Its width in a row, in pixels."""
        return self.picture.size[0] + (4 + width_of(self.number, "bold", TEXT) if self.number else 0) + GAP


class Front(NamedTuple):
    """A seat's part of the strip, with its heaps in rows."""

    seat: int
    name: str
    points: int
    rows: tuple[tuple[Heap, ...], ...]
    active: bool


class Strip(NamedTuple):
    """All seats, in ranks of ``abreast`` seats with ``rows`` rows of heaps."""

    fronts: tuple[Front, ...]
    abreast: int
    rows: int

    @property
    def cell(self) -> int:
        """Width of a seat's part, in pixels."""
        # A single seat does not get the whole strip.
        return (WIDTH - MARGIN) // max(self.abreast, 2)

    @property
    def rank(self) -> int:
        """Height of a rank of seats, in pixels."""
        return TOP + SHAPE + self.rows * ROW + FOOT

    @property
    def height(self) -> int:
        """Height of the strip, in pixels."""
        return self.rank * -(-len(self.fronts) // self.abreast)


def strip(view: CatanView, names: Sequence[str], words: Catalogue) -> Strip:
    """Return the strip's contents, in turn order."""
    abreast = len(view.players) if len(view.players) <= ABREAST else -(-len(view.players) // 2)
    fronts = tuple(
        Front(
            seat,
            printable(words.name(seat, names), "text"),
            view.players[seat].points,
            # Two ranks with a third row would leave too little of the picture to the island.
            _rows(view, seat, view.players[seat], with_stock=abreast == len(view.players) or view.mode == "base"),
            seat == (view.winner if view.over else view.turn),
        )
        for seat in view.order
    )
    return Strip(fronts, abreast, len(fronts[0].rows))


def _rows(view: CatanView, seat: int, player: Player, *, with_stock: bool) -> tuple[tuple[Heap, ...], ...]:
    """Return a seat's possessions: its hand and awards, its tracks, and its unbuilt pieces if ``with_stock``."""
    # A hand above the limit loses half of its cards at a seven.
    first = [Heap(sign("hand", ICON), str(player.hand), WARN if player.hand > player.limit else PAPER)]
    if view.mode == "base":
        first.append(Heap(sign("development", ICON), str(player.development)))
        first.append(Heap(sign("army", ICON), str(player.army), _award(view.largest_army == seat)))
    first.append(Heap(sign("length", ICON), str(player.length), _award(view.longest_road == seat)))
    if view.mode == "ck":
        first.append(Heap(sign("activate", ICON), str(player.strength)))
    if player.defender:
        first.append(Heap(sign("defender", ICON), str(player.defender)))
    if player.flag:
        first.append(Heap(sign("flag", ICON), ""))
    tracks = tuple(Heap(_track(view, seat, track), "") for track in player.improvements)
    stock = (("road", player.roads), ("settlement", player.settlements), ("city", player.cities))
    left = tuple(Heap(sign(piece, ICON), str(count), mix(PAPER, INK, 0.2)) for piece, count in stock)
    return tuple(row for row in (tuple(first), tracks, left if with_stock else ()) if row)


def _award(held: bool) -> Colour:
    return GOLD if held else PAPER


def _track(view: CatanView, seat: int, track: str) -> Sprite:
    player = view.players[seat]
    held = view.metropolises.get(track) == seat
    return steps(track, player.progress.get(track, 0), player.improvements[track], held)


@painted_ahead(lambda: itertools.product(TRACK_RAMPS, range(5), range(6), (False, True)))
@persistent
def steps(track: str, cards: int, level: int, metropolis: bool) -> Sprite:
    """Return a track: the back of its deck with the number of held cards and its symbol, and a step for each level."""
    ramp = TRACK_RAMPS[track]
    sheet = Sheet(78, ratio=0.5)
    sheet.shape([(0.01, 0.02), (0.38, 0.02), (0.38, 0.48), (0.01, 0.48)], tone("paper", 0.8), 0.012)
    sheet.shape([(0.035, 0.045), (0.355, 0.045), (0.355, 0.455), (0.035, 0.455)], tone(ramp, 0.40))
    for step in range(5):
        left, high = 0.43 + step * 0.112, 0.12 + step * 0.075
        done = step < level
        # A metropolis comes with the fourth level. It is pale, because gold would not stand out beside amber.
        fill = (tone("paper", 0.9) if metropolis and step >= 3 else tone(ramp, 0.52)) if done else tone("wood", 0.75)
        sheet.shape([(left, 0.47 - high), (left + 0.088, 0.47 - high), (left + 0.088, 0.47), (left, 0.47)], fill, 0.012)
    # The symbol identifies the track without its colour. It stands above the low steps.
    sheet.image.alpha_composite(paint_charge(track, SIGN), (round(0.41 * sheet.scale), 0))
    sprite = to_sprite(sheet.done())
    # Amber is too light for light numbers.
    tint = INK if ramp == "amber" else PAPER
    centre(sprite.core, str(cards), (sprite.size[0] * 0.195, sprite.size[1] * 0.5), TEXT, tint)
    return sprite


def put(canvas: Image.Image, shown: Strip) -> None:
    """Draw the strip along the upper edge."""
    for place, front in enumerate(shown.fronts):
        rank, column = divmod(place, shown.abreast)
        if not column:
            # Two rows less, because a plank includes the shadow below it.
            canvas.paste(plank(WIDTH, shown.rank - 2), (0, rank * shown.rank))
        left = MARGIN + column * shown.cell
        canvas.paste(_drawn(front, left, shown), (left, rank * shown.rank))


@cached_squeezed
def _drawn(front: Front, left: int, shown: Strip) -> Image.Image:
    """Return a seat's part of the strip."""
    canvas = plank(WIDTH, shown.rank - 2).crop((left, 0, left + shown.cell, shown.rank))
    middle = TOP + SHAPE // 2
    blit(canvas, seat_shape(front.seat, SHAPE), (0, middle - SHAPE // 2))
    points = str(front.points)
    set_on(canvas, points, (SHAPE + GAP - 2, middle + cap_height("bold", LARGE) // 2), "bold", LARGE, PAPER)
    begin = SHAPE + 2 * GAP + width_of(points, "bold", LARGE)
    name = fitted(front.name, "text", TEXT, shown.cell - begin - GAP)
    tint = PAPER if front.active else mix(PAPER, INK, 0.2)
    set_on(canvas, name, (begin, middle + cap_height("text", TEXT) // 2), "text", TEXT, tint)
    for row, heaps in enumerate(front.rows):
        x, y = 0, middle + SHAPE // 2 + ROW * row + ROW // 2 + 2
        for heap in heaps:
            blit(canvas, heap.picture, (x, y - heap.picture.size[1] // 2))
            base = y + cap_height("bold", TEXT) // 2
            set_on(canvas, heap.number, (x + heap.picture.size[0] + 4, base), "bold", TEXT, heap.tint)
            x += heap.wide
    if front.active:
        blit(canvas, bar(shown.cell - 2 * GAP), (0, shown.rank - 14))
    return canvas
