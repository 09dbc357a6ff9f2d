"""The score strip on top of a picture: each seat's shape, name, score and pieces, gold under whose turn it is."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from render.kit.marks import bar, seat_shape
from render.kit.sprites import Sprite, blit
from render.kit.squeezed import cached_squeezed
from render.kit.surface import plank
from render.kit.theme import INK, PAPER, SEATS, mix
from render.kit.typography import cap_height, fitted, printable, set_on, width_of

SMALL, LARGE = 28, 54
TEXTS = (38, 34, 31, SMALL)
"""The sizes that names, counts and the note may have, all the same one in a picture."""
HEIGHT, ROW = 136, 42
SHAPE = 56
MARGIN = 20
TOP, NAME, GAP = 13, 104, 8
CLOSE = 5
"""How far a piece's count stands from it."""

Piece: TypeAlias = tuple[Sprite, str]
"""A little picture and how many there are of it; nothing is written for an empty count."""


class SeatEntry(NamedTuple):
    """One seat's part of the strip; ``pieces`` stand near the score, ``tokens`` in a row of their own."""

    seat: int
    name: str
    score: int
    pieces: tuple[Piece, ...] = ()
    tokens: tuple[Piece, ...] = ()
    active: bool = False


class Layout(NamedTuple):
    """How a strip is divided: where its seats' cells end, how large its text is, in how many ranks the seats stand, and
    where their pieces and tokens do.
    """

    width: int
    right: int
    cell: int
    text: int
    columns: int
    ranks: int
    pieces: Literal["score", "name", "below"]
    tokens: Literal["name", "below"]

    @property
    def rank(self) -> int:
        """How high a rank of seats is."""
        return HEIGHT + ROW * ((self.pieces == "below") + (self.tokens == "below"))

    @property
    def height(self) -> int:
        """How much of the picture the strip covers."""
        return self.ranks * self.rank

    def at(self, place: int) -> tuple[int, int]:
        """Return the upper left corner of a seat's cell."""
        return MARGIN + place % self.columns * self.cell, place // self.columns * self.rank

    def holds(self, entries: Sequence[SeatEntry]) -> bool:
        """Whether every row of pieces fits its seat's cell."""
        rows = [entry.tokens for entry in entries]
        if self.pieces == "below":
            rows += [entry.pieces for entry in entries]
        return all(_wide(row, self.text) <= self.cell for row in rows)


def layout(entries: Sequence[SeatEntry], note: str, width: int, kept: int, ranks: int = 1) -> Layout:
    """Return how the strip is best divided with ``kept`` pixels left free at its end: its text as large as it can
    be without cutting a name.
    """
    smallest = _layout(entries, note, width, kept, ranks, SMALL)
    for text in TEXTS:
        found = _layout(entries, note, width, kept, ranks, text)
        # Larger text must not drive pieces into a row of their own: only what divides the strip as the smallest text
        # does.
        if found[4:] == smallest[4:] and all(_is_whole(entry, found) for entry in entries):
            return found
    return smallest


def _layout(entries: Sequence[SeatEntry], note: str, width: int, kept: int, ranks: int, text: int) -> Layout:
    right = width - kept - width_of(note, "text", text) - 2 * MARGIN
    # Rounded up; one seat alone does not get the whole strip.
    columns = -(-max(len(entries), 2) // ranks)
    cell = (right - MARGIN) // columns
    wide = max(_wide(entry.pieces, text) for entry in entries)
    pieces: Literal["score", "name", "below"] = "below"
    if all(_score_end(entry) + _wide(entry.pieces, text) <= cell for entry in entries):
        pieces = "score"
    # Beside a name only if the name keeps the larger part.
    elif wide < cell * 0.4:
        pieces = "name"
    beside = pieces == "score" and all(_wide(entry.tokens, text) + _named(entry, text) <= cell for entry in entries)
    beside = beside or not any(entry.tokens for entry in entries)
    return Layout(width, right, cell, text, columns, ranks, pieces, "name" if beside else "below")


def _is_whole(entry: SeatEntry, layout: Layout) -> bool:
    return width_of(_name(entry), "text", layout.text) <= _name_room(entry, layout)


def _name(entry: SeatEntry) -> str:
    # A name may be nothing but emoji, which the faces do not print.
    return printable(entry.name, "text") or SEATS[entry.seat].letter


def _named(entry: SeatEntry, text: int) -> int:
    return width_of(_name(entry), "text", text) + 3 * GAP


def _name_room(entry: SeatEntry, layout: Layout) -> int:
    beside = (*(entry.pieces if layout.pieces == "name" else ()), *(entry.tokens if layout.tokens == "name" else ()))
    return layout.cell - 3 * GAP - _wide(beside, layout.text)


def strip(
    canvas: Image.Image, entries: Sequence[SeatEntry], note: str, layout: Layout, *, raised: bool = False
) -> None:
    """Draw the strip along the top edge; the note stands at its end, ``raised`` on the line of the scores."""
    canvas.paste(plank(layout.width, layout.height), (0, 0))
    for place, entry in enumerate(entries):
        canvas.paste(_drawn(entry, layout, layout.at(place)), layout.at(place))
    base = (TOP + SHAPE // 2 if raised else layout.height // 2) + cap_height("text", layout.text) // 2
    set_on(canvas, note, (layout.right + MARGIN // 2, base), "text", layout.text, PAPER)


def _score_end(entry: SeatEntry) -> int:
    return SHAPE + GAP + width_of(str(entry.score), "bold", LARGE) + GAP


@cached_squeezed
def _drawn(entry: SeatEntry, layout: Layout, at: tuple[int, int]) -> Image.Image:
    """Return a seat's cell of the strip."""
    # The plank goes on behind the cells, so where a cell lies is a part of how it looks.
    (left, top), cell, text = at, layout.cell, layout.text
    canvas = plank(layout.width, layout.height).crop((left, top, left + cell, top + layout.rank))
    middle = TOP + SHAPE // 2
    blit(canvas, seat_shape(entry.seat, SHAPE), (0, TOP))
    set_on(canvas, str(entry.score), (SHAPE + GAP, middle + cap_height("bold", LARGE) // 2), "bold", LARGE, PAPER)
    beside, *rows = (NAME + ROW * row - cap_height("text", text) // 2 for row in range(3))
    pieces_at = {
        "score": (_score_end(entry), middle),
        "name": (cell - _wide(entry.pieces, text) - GAP, beside),
        "below": (0, rows[0]),
    }
    tokens_at = {
        "name": (cell - _wide(entry.tokens, text) - GAP, beside),
        "below": (0, rows[layout.pieces == "below"]),
    }
    _pieces(canvas, entry.pieces, pieces_at[layout.pieces], text)
    _pieces(canvas, entry.tokens, tokens_at[layout.tokens], text)
    tint = PAPER if entry.active else mix(PAPER, INK, 0.25)
    set_on(canvas, fitted(_name(entry), "text", text, _name_room(entry, layout)), (0, NAME), "text", text, tint)
    if entry.active:
        blit(canvas, bar(cell - 2 * GAP), (0, layout.rank - 17))
    return canvas


def _pieces(canvas: Image.Image, pieces: Sequence[Piece], at: tuple[int, int], text: int) -> None:
    x, middle = at
    base = middle + cap_height("text", text) // 2
    for picture, count in pieces:
        blit(canvas, picture, (x, middle - picture.size[1] // 2))
        if count:
            set_on(canvas, count, (x + picture.size[0] + CLOSE, base), "text", text, mix(PAPER, INK, 0.15))
        x += _wide(((picture, count),), text)


def _wide(pieces: Sequence[Piece], text: int) -> int:
    return sum(picture.size[0] + GAP + (width_of(count, "text", text) + 6 if count else 0) for picture, count in pieces)
