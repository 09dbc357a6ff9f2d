"""The strip on top: every seat's letter, points and name, and its public possessions."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.catalogue import Catalogue
from render.catan.contribution import Heap
from render.catan.contributions import CONTRIBUTIONS, contributed
from render.catan.emblem import sign
from render.kit.cache import cached_squeezed
from render.kit.marks import bar, seat_shape
from render.kit.sprites import Sprite, blit
from render.kit.surface import plank
from render.kit.theme import GOLD, INK, PAPER, SEATS, mix, tone
from render.kit.typography import cap_height, fitted, set_on, width_of
from rules.catan.view import CatanView, Player

WIDTH, MARGIN = 1200, 18
SHAPE, ICON, ROW, FOOT = 50, 36, 42, 18
TEXT, LARGE = 28, 50
GAP, TOP = 12, 9
ABREAST = 4
"""Upper bound of the seats side by side. More seats stand in two ranks."""
WARN = tone("red", 0.62)
SIGNS = {"settlements": "settlement", "cities": "city", "longest_road": "length"}
"""The signs of the base game's sources of points."""


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
            words.name(seat, names),
            view.players[seat].points,
            _rows(view, seat, view.players[seat]),
            seat == (view.winner if view.over else view.turn),
        )
        for seat in view.order
    )
    return Strip(fronts, abreast, len(fronts[0].rows))


def first_row(shown: Strip) -> Strip:
    """Return a strip with the first row of each seat's possessions alone."""
    return shown._replace(fronts=tuple(front._replace(rows=front.rows[:1]) for front in shown.fronts), rows=1)


def _rows(view: CatanView, seat: int, player: Player) -> tuple[tuple[Heap, ...], ...]:
    """Return a seat's possessions: its hand and awards, and the rows of expansions or its unbuilt pieces."""
    # A hand above the limit loses half of its cards at a seven.
    first = [Heap(sign("hand", ICON), str(player.hand), WARN if player.hand > player.limit else PAPER)]
    for added, part in contributed(view):
        first += added.held(part, seat)
    first.append(Heap(sign("length", ICON), str(player.length), GOLD if view.longest_road == seat else PAPER))
    for added, part in contributed(view):
        first += added.counters(part, seat)
    if player.flag:
        first.append(Heap(sign("flag", ICON), ""))
    further = [row for added, part in contributed(view) if (row := tuple(added.row(part, seat)))]
    stock = (("road", player.roads), ("settlement", player.settlements), ("city", player.cities))
    left = tuple(Heap(sign(piece, ICON), str(count), mix(PAPER, INK, 0.2)) for piece, count in stock)
    # A third row of small signs is hard to read on a phone, and the panel offers what can still be built.
    return (tuple(first), *(further or (left,)))


def _width(heap: Heap) -> int:
    """Return the width of a heap in its row, in pixels."""
    return heap.picture.size[0] + (4 + width_of(heap.number, "bold", TEXT) if heap.number else 0) + GAP


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
    name = fitted(front.name or SEATS[front.seat].letter, "text", TEXT, shown.cell - begin - GAP)
    tint = PAPER if front.active else mix(PAPER, INK, 0.2)
    set_on(canvas, name, (begin, middle + cap_height("text", TEXT) // 2), "text", TEXT, tint)
    for row, heaps in enumerate(front.rows):
        x, y = 0, middle + SHAPE // 2 + ROW * row + ROW // 2 + 2
        for heap in heaps:
            blit(canvas, heap.picture, (x, y - heap.picture.size[1] // 2))
            base = y + cap_height("bold", TEXT) // 2
            set_on(canvas, heap.number, (x + heap.picture.size[0] + 4, base), "bold", TEXT, heap.tint)
            x += _width(heap)
    if front.active:
        blit(canvas, bar(shown.cell - 2 * GAP), (0, shown.rank - 14))
    return canvas


def score_sign(source: str, size: int) -> Sprite | None:
    """Return the sign of a source of points, or None for an unknown source."""
    every = SIGNS | {name: symbol for added in CONTRIBUTIONS.values() for name, symbol in added.score_signs.items()}
    return sign(every[source], size) if source in every else None
