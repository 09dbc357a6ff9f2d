"""The score strip on top of a picture: each seat's shape, name, score and pieces. A gold bar marks the active seat."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from render.kit.cache import cached_squeezed
from render.kit.marks import bar, seat_shape
from render.kit.sprites import Sprite, blit
from render.kit.surface import plank
from render.kit.theme import INK, PAPER, mix
from render.kit.typography import cap_height, fitted, set_on, width_of

SMALL, LARGE = 28, 54
TEXTS = (38, 34, 31, SMALL)
"""Possible text sizes of names, counts and the note. One picture uses one of them."""
HEIGHT, ROW = 136, 42
SHAPE = 56
MARGIN = 20
TOP, NAME, GAP = 13, 104, 8
CLOSE = 5
"""Distance of a count from its piece, in pixels."""

Piece: TypeAlias = tuple[Sprite, str]
"""A small picture and its count. An empty count is not written."""


class SeatEntry(NamedTuple):
    """One seat's part of the strip. ``pieces`` stand near the score, ``tokens`` in a separate row."""

    seat: int
    name: str
    score: int
    pieces: tuple[Piece, ...] = ()
    tokens: tuple[Piece, ...] = ()
    active: bool = False


class Layout(NamedTuple):
    """The division of a strip: its cells, text size and ranks of seats, and the places of pieces and tokens."""

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
        """Height of a rank of seats, in pixels."""
        return HEIGHT + ROW * ((self.pieces == "below") + (self.tokens == "below"))

    @property
    def height(self) -> int:
        """Height of the strip, in pixels."""
        return self.ranks * self.rank

    def at(self, place: int) -> tuple[int, int]:
        """Return the upper left corner of a seat's cell."""
        return MARGIN + place % self.columns * self.cell, place // self.columns * self.rank

    def holds(self, entries: Sequence[SeatEntry]) -> bool:
        """Return True if every row of pieces fits its seat's cell."""
        rows = [entry.tokens for entry in entries]
        if self.pieces == "below":
            rows += [entry.pieces for entry in entries]
        return all(_wide(row, self.text) <= self.cell for row in rows)

    def holds_names(self, entries: Sequence[SeatEntry]) -> bool:
        """Return True if no name has to be cut."""
        return all(width_of(entry.name, "text", self.text) <= _name_width(entry, self) for entry in entries)


def layout(entries: Sequence[SeatEntry], note: str, width: int, kept: int, ranks: int = 1) -> Layout:
    """Return the best layout of the strip, with ``kept`` pixels free at its end.

    The text is as large as possible without cutting a name.
    """
    smallest = _layout(entries, note, width, kept, ranks, SMALL)
    for text in TEXTS:
        found = _layout(entries, note, width, kept, ranks, text)
        # Larger text must not push pieces into a separate row: accept only the layout of the smallest text.
        if found[4:] == smallest[4:] and found.holds_names(entries):
            return found
    return smallest


def _layout(entries: Sequence[SeatEntry], note: str, width: int, kept: int, ranks: int, text: int) -> Layout:
    right = width - kept - width_of(note, "text", text) - 2 * MARGIN
    # Round up. A single seat does not get the whole strip.
    columns = -(-max(len(entries), 2) // ranks)
    cell = (right - MARGIN) // columns
    wide = max(_wide(entry.pieces, text) for entry in entries)
    pieces: Literal["score", "name", "below"] = "below"
    if all(_score_end(entry) + _wide(entry.pieces, text) <= cell for entry in entries):
        pieces = "score"
    # Put pieces beside a name only if the name keeps the larger part.
    elif wide < cell * 0.4:
        pieces = "name"
    beside = pieces == "score" and all(_wide(entry.tokens, text) + _named(entry, text) <= cell for entry in entries)
    beside = beside or not any(entry.tokens for entry in entries)
    return Layout(width, right, cell, text, columns, ranks, pieces, "name" if beside else "below")


def _named(entry: SeatEntry, text: int) -> int:
    return width_of(entry.name, "text", text) + 3 * GAP


def _name_width(entry: SeatEntry, layout: Layout) -> int:
    beside = (*(entry.pieces if layout.pieces == "name" else ()), *(entry.tokens if layout.tokens == "name" else ()))
    return layout.cell - 3 * GAP - _wide(beside, layout.text)


def strip(
    canvas: Image.Image, entries: Sequence[SeatEntry], note: str, layout: Layout, *, raised: bool = False
) -> None:
    """Draw the strip along the top edge. The note stands at its end, on the line of the scores if ``raised``."""
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
    # The plank runs behind all cells, so the place of a cell changes its look.
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
    set_on(canvas, fitted(entry.name, "text", text, _name_width(entry, layout)), (0, NAME), "text", text, tint)
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
