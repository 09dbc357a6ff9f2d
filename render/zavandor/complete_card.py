"""Complete expansion cards: in the overlays, and large, with a text, in the rulebook."""

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from render.kit.disk import cached_on_disk
from render.kit.sprites import OVERSIZE, put_around, to_sprite
from render.kit.theme import INK, tone
from render.kit.typography import FINE, cap_height, set_on, width_of, wrapped
from render.zavandor.faces import (
    FRAME,
    NAME_LINE,
    PAD,
    SETTINGS,
    USUAL,
    Print,
    Ring,
    Size,
    around,
    blank,
    emblem,
    lifted,
    name_lines,
    prints,
    put_field,
    put_name,
    put_points,
)
from render.zavandor.layout import TEXT
from render.zavandor.symbols import SHIELD
from render.zavandor.tracks import Cell, Token, cells, put_tokens, track_of, wide

WHOLE, LARGE = (228, 372), (300, 470)
"""Sizes of a card in an overlay, and of a large card with a text, in pixels."""
FOOT, TEXT_LINE = 46, 32
"""Heights of the line with the kind, and of the lines of a text, in pixels."""


def put_whole(canvas: Image.Image, card: Print, at: Size, ring: Ring = "", seat: int = 0, level: int = 0) -> None:
    """Put a complete card on a picture: name, emblem, every field of its track, its kind and its points.

    Reached levels have a cube in the seat's colour instead of their price.
    """
    put_around(canvas, _whole(around(WHOLE), card.id, len(_title(card, WHOLE)), ring, seat, level), at, WHOLE)
    _put_words(canvas, card, at, WHOLE)


def put_large(canvas: Image.Image, card: Print, at: Size) -> None:
    """Put a large card on a picture: complete, and with the effect of its kind."""
    lines = _text(card)
    put_around(canvas, _large(around(LARGE), card.id, len(_title(card, LARGE)), len(lines)), at, LARGE)
    _put_words(canvas, card, at, LARGE)
    top = at[1] + LARGE[1] - FRAME - FOOT - TEXT_LINE * len(lines) - 7
    for place, line in enumerate(lines):
        _centre(canvas, line, (at[0] + LARGE[0] // 2, top + 34 + place * TEXT_LINE))


def _put_words(canvas: Image.Image, card: Print, at: Size, size: Size) -> None:
    """Write the name and the kind of a complete card."""
    put_name(canvas, _title(card, size), (at[0] + FRAME + 4, at[1] + FRAME), size[0] - 2 * FRAME - 8, centred=True)
    # The shield stands beside the kind.
    middle = at[0] + FRAME + (size[0] - 2 * FRAME - (SHIELD if track_of(card.id).vp else 0)) // 2
    _centre(canvas, card.kind, (middle, at[1] + size[1] - FRAME - 22 + cap_height("text", TEXT) // 2))


def _centre(canvas: Image.Image, text: str, at: Size) -> None:
    set_on(canvas, text, (at[0] - width_of(text, "text", TEXT) // 2, at[1]), "text", TEXT, INK)


def banner(card: Print, size: Size) -> int:
    """Return the height of the name on a complete card, in pixels."""
    return _head(len(_title(card, size)))


def _head(lines: int) -> int:
    return 8 + NAME_LINE * lines


def _title(card: Print, size: Size) -> list[str]:
    return name_lines(card.name, size[0] - 2 * FRAME - 8)


def _text(card: Print) -> list[str]:
    """Return the lines of a large card's text."""
    return wrapped(card.text, "text", TEXT, LARGE[0] - 2 * (FRAME + PAD))


def _every_whole() -> Iterator[tuple[str, int, Ring, int, int]]:
    """Yield the cards, each with the numbers of lines of its name in all languages."""
    yield from dict.fromkeys((card.id, len(_title(card, WHOLE)), "", 0, 0) for card in prints())


@cached_on_disk(sizes=(around(WHOLE),), finish=to_sprite, every=_every_whole)
def _whole(_: int, id_: str, title: int, ring: Ring, seat: int, level: int) -> Image.Image:
    track = cells(id_)
    covered = [cell._replace(price=(Token(f"cube.{seat}"),)) for cell in track[:level]]
    return lifted(_complete(id_, WHOLE, (*covered, *track[level:]), title, 0), ring)


def _every_large() -> Iterator[tuple[str, int, int]]:
    """Yield the cards, each with the numbers of lines of its name and of its text in all languages."""
    yield from dict.fromkeys((card.id, len(_title(card, LARGE)), len(_text(card))) for card in prints())


@cached_on_disk(sizes=(around(LARGE),), finish=to_sprite, every=_every_large)
def _large(_: int, id_: str, title: int, text: int) -> Image.Image:
    return lifted(_complete(id_, LARGE, cells(id_), title, text), "")


def _complete(id_: str, size: Size, track: Sequence[Cell], title: int, text: int) -> Image.Image:
    """Return a complete card with space for so many lines of a name and a text."""
    sheet = blank(id_, size)
    width, height = size
    row, head = 40, _head(title)
    # The emblem gets the height that the text and the track leave.
    window = height - 2 * FRAME - head - FOOT - row * len(track) - TEXT_LINE * text - (10 if text else 4)
    emblem(sheet, id_, (FRAME, FRAME + head, width - FRAME, FRAME + head + window))
    _track_down(sheet, track, (FRAME + 4, FRAME + head + window + 3, width - FRAME - 2, row))
    put_points(sheet, id_, (width - FRAME - SHIELD - 4, height - FRAME - FOOT))
    return sheet.reduce(OVERSIZE // FINE)


def _track_down(sheet: Image.Image, track: Sequence[Cell], box: tuple[int, int, int, int]) -> None:
    """Draw a track from top to bottom: prices on the left, the levels' effects on the right."""
    left, top, right, row = box
    draw = ImageDraw.Draw(sheet)
    gives = left + max(wide(cell.price, USUAL) for cell in track) + 10
    for place, cell in enumerate(track):
        middle = top + place * row + row // 2
        if place:
            y = (top + place * row) * OVERSIZE
            draw.line((left * OVERSIZE, y, right * OVERSIZE, y), (*tone("ink", 0.85), 255), OVERSIZE)
        put_field(sheet, cell, (left, middle), USUAL)
        setting = next((one for one in SETTINGS if wide(cell.gives, one) <= right - gives), SETTINGS[-1])
        put_tokens(sheet, cell.gives, (gives, middle), setting)
