"""The faces of an expansion card: on offer, on its stack, and as a strip on a board."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from render.catalogue import Catalogue
from render.kit.cache import cached
from render.kit.disk import cached_on_disk
from render.kit.emblem import paint_window
from render.kit.glow import GILT
from render.kit.names import set_name
from render.kit.on_table import on_table
from render.kit.sprites import OVERSIZE, Sprite, put_around, to_sprite
from render.kit.theme import INK, Colour, tone
from render.kit.typography import FINE, LEAST, width_of, wrapped
from render.words import LANGUAGES
from render.words import words as words_in
from render.zavandor.layout import NAME, TEXT
from render.zavandor.symbols import SHIELD, emblems, symbol
from render.zavandor.tracks import Cell, Setting, Token, cells, put_tokens, track_of
from rules.zavandor.view import CARDS

Size = tuple[int, int]
Ring = Literal["", "chosen", "last", "earlier", "older"]
"""The gold around a card: chosen, or new with its glow."""

OFFERED, STACKED, STRIP = (476, 118), (92, 70), (558, 43)
"""Sizes of cards in pixels: on offer, on the stack, as a strip."""
FRAME, RADIUS, PAD = 6, 10, 8
USUAL = Setting(28, 8)
SETTINGS, SPARE = (USUAL, Setting(LEAST, 7), Setting(LEAST, 5)), 7
"""Settings of symbols to try for a track, and the minimum distance of its fields, in pixels."""
WINDOWS, EMBLEM = (112, 84), 62
"""Widths of the emblem of a card on offer, of which a long track leaves it less, and of that of a strip, in pixels."""
NAME_LINE = 31
"""Height of the lines of a name, in pixels."""
SQUEEZED = 0.78
"""Minimum width of a name, as a share of its natural width."""
FALL, LOW, BAND, EDGE = 4, 3, 6, 4
"""Sizes of a card's surroundings.

They are the offset of a shadow, that of a small card's shadow, the width of a gold ring, and the visible part of a
card under another one, in pixels.
"""

FRAMES = {"r": ("red", 0.36), "y": ("amber", 0.46), "g": ("green", 0.38), "b": ("blue", 0.38), "": ("wood", 0.4)}
"""Ramp and tone of frames, by gem."""
BODIES = {False: ("paper", 0.70), True: ("stone", 0.62)}
"""Ramp and tone of light and of dark cards."""


class Print(NamedTuple):
    """The text of a card in one language: its name, its kind, and the effect of its kind."""

    id: str
    name: str
    kind: str
    text: str


@lru_cache(maxsize=512)
def print_of(id_: str, words: Catalogue) -> Print:
    """Return the text of a card."""
    kind = track_of(id_).kind
    special = f"card.zavandor.{track_of(id_).counts or kind}"
    return Print(id_, words.thing("zavandor", id_), words.text(f"zavandor-kind-{kind}"), words.text(special))


def put_offered(canvas: Image.Image, card: Print, at: Size, ring: Ring = "") -> None:
    """Put a card on offer on a picture: emblem, name, points, and its complete track."""
    put_around(canvas, _offered(around(OFFERED), card.id, ring), at, OFFERED)
    left, right = FRAME + _window(card.id) + PAD, _right(OFFERED) - (SHIELD + 2 if track_of(card.id).vp else 0)
    put_name(canvas, [card.name], (at[0] + left, at[1] + FRAME - 2), right - left, NAME)


def put_name(
    canvas: Image.Image, lines: Sequence[str], at: Size, width: int, size: int = TEXT, *, centred: bool = False
) -> None:
    """Write the name of a card on a picture, squeezed if it is long. The sprite is the same for all languages."""
    for place, line in enumerate(lines):
        set_name(canvas, line, (at[0], at[0] + width), at[1] + size + place * NAME_LINE, size, centred=centred)


def stacked_card(id_: str, left: int) -> Sprite:
    """Return a stack: its top card, and up to four visible cards of the ``left`` ones below."""
    return _stacked(around(STACKED) + 4 * EDGE, id_, min(left, 4))


def strip(id_: str, ring: Ring = "") -> Sprite:
    """Return a card as a strip with its emblem at the left end."""
    return _strip(around(STRIP, LOW), id_, ring)


def name_lines(name: str, width: int) -> list[str]:
    """Return a name in one line, compressed if necessary, or in two."""
    if width_of(name, "serif", TEXT) * SQUEEZED <= width:
        return [name]
    lines = wrapped(name, "serif", TEXT, width)
    # Wrapping cuts a word that is too long. Then make the lines longer and compress them.
    fits = " ".join(lines) == name and len(lines) <= 2
    return lines if fits else wrapped(name, "serif", TEXT, round(width / SQUEEZED))


def around(size: Size, fall: int = FALL) -> int:
    """Return the width of a card's sprite, including its ring and its shadow."""
    # ``lifted`` adds three times the offset of the shadow on each side.
    return size[0] + 6 * fall


# Faces, painted once


def prints() -> Iterator[Print]:
    """Return the texts of every card in every language."""
    return (print_of(id_, words_in(language)) for language in LANGUAGES for id_ in CARDS)


@cached_on_disk(sizes=(around(OFFERED),), finish=to_sprite, every=lambda: ((id_, "") for id_ in CARDS))
def _offered(_: int, id_: str, ring: Ring) -> Image.Image:
    sheet, right = blank(id_, OFFERED), _right(OFFERED)
    left = emblem(sheet, id_, (FRAME, FRAME, FRAME + _window(id_), OFFERED[1] - FRAME)) + PAD
    put_points(sheet, id_, (right - SHIELD, FRAME + 2))
    _track_across(sheet, cells(id_), (left, FRAME + 42, right, OFFERED[1] - FRAME - 2))
    return lifted(sheet.reduce(OVERSIZE // FINE), ring)


def _window(id_: str) -> int:
    """Return the width of the emblem of a card on offer."""
    space = {window: _right(OFFERED) - FRAME - window - PAD for window in WINDOWS}
    return next((one for one in WINDOWS if _spare(cells(id_), SETTINGS[-1], space[one]) >= SPARE), WINDOWS[-1])


def _right(size: Size) -> int:
    """Return the right edge of the space for names and tracks."""
    return size[0] - FRAME - 4


# The starting scroll is in no stack: each player begins with one.
@cached_on_disk(
    sizes=(around(STACKED) + 4 * EDGE,), finish=to_sprite, every=lambda: ((id_, 4) for id_ in CARDS if id_ != "S0")
)
def _stacked(_: int, id_: str, below: int) -> Image.Image:
    width, height = STACKED
    stack = Image.new("RGBA", ((width + 4 * EDGE) * FINE, (height + 4 * EDGE) * FINE), (*INK, 0))
    back = blank(id_, STACKED).reduce(OVERSIZE // FINE)
    for step in range(below, 0, -1):
        stack.alpha_composite(back, (step * EDGE * FINE, step * EDGE * FINE))
    top = blank(id_, STACKED)
    emblem(top, id_, (FRAME, FRAME, width - FRAME, height - FRAME))
    stack.alpha_composite(top.reduce(OVERSIZE // FINE))
    return lifted(stack, "")


@cached_on_disk(sizes=(around(STRIP, LOW),), finish=to_sprite, every=lambda: ((id_, "") for id_ in CARDS))
def _strip(_: int, id_: str, ring: Ring) -> Image.Image:
    sheet = blank(id_, STRIP)
    emblem(sheet, id_, (FRAME, FRAME, FRAME + EMBLEM, STRIP[1] - FRAME))
    return lifted(sheet.reduce(OVERSIZE // FINE), ring, LOW)


# Parts of a card


def blank(id_: str, size: Size) -> Image.Image:
    """Return a blank card: a frame in the colour of its gem, and a light or dark body."""
    track = track_of(id_)
    width, height = (v * OVERSIZE for v in size)
    sheet = Image.new("RGBA", (width, height), (*INK, 0))
    draw = ImageDraw.Draw(sheet)
    name, at = FRAMES[track.gem]
    layers: Sequence[tuple[float, Colour]] = (
        (0, INK),
        (1.5, tone(name, at + 0.24)),
        (3, tone(name, at)),
        (FRAME, tone(*BODIES[track.dark])),
    )
    for inset, tint in layers:
        box = [v * OVERSIZE for v in (inset, inset, size[0] - inset, size[1] - inset)]
        draw.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 1), (RADIUS - inset) * OVERSIZE, (*tint, 255))
    return sheet


def emblem(sheet: Image.Image, id_: str, box: tuple[int, int, int, int]) -> int:
    """Paint the emblem in its window with the gem in the upper left corner. Return the window's right edge."""
    paint_window(emblems(), id_, sheet, box)
    left, top, right, _ = box
    if track_of(id_).gem:
        sheet.alpha_composite(symbol(track_of(id_).gem, 30), ((left - 3) * OVERSIZE, (top - 3) * OVERSIZE))
    return right


def put_points(sheet: Image.Image, id_: str, at: tuple[int, int]) -> bool:
    """Draw the points of the complete card on a shield. Return False for an altar, which has none of its own."""
    points = track_of(id_).vp
    if points:
        sheet.alpha_composite(symbol("points", SHIELD, str(points)), (at[0] * OVERSIZE, at[1] * OVERSIZE))
    return bool(points)


def _track_across(sheet: Image.Image, track: Sequence[Cell], box: tuple[int, int, int, int]) -> None:
    """Draw a track from left to right: prices above, the levels' effects below."""
    left, top, right, bottom = box
    setting = next((one for one in SETTINGS if _spare(track, one, right - left) >= SPARE), SETTINGS[-1])
    spare = _spare(track, setting, right - left)
    # A short track keeps its fields together.
    spare = min(spare, 34)
    draw = ImageDraw.Draw(sheet)
    x = left
    for place, cell in enumerate(track):
        wide = cell.wide(setting)
        if place:
            bar = (x - spare // 2 - 1) * OVERSIZE
            draw.line((bar, (top + 2) * OVERSIZE, bar, (bottom - 2) * OVERSIZE), (*tone("ink", 0.75), 255), OVERSIZE)
        put_field(sheet, cell, (x, top + 16), setting)
        put_tokens(sheet, cell.gives, (x, bottom - 16), setting)
        x += wide + spare


def _spare(track: Sequence[Cell], setting: Setting, space: int) -> int:
    """Return the distance between a track's fields in a setting."""
    return (space - sum(cell.wide(setting) for cell in track)) // len(track)


def put_field(sheet: Image.Image, cell: Cell, at: tuple[int, int], setting: Setting) -> None:
    """Draw the price of a field, or its printed cube."""
    put_tokens(sheet, cell.price or (Token("cube.1"),), at, setting)


def lifted(card: Image.Image, ring: Ring, fall: int = FALL, angle: float = 0) -> Image.Image:
    """Return a card on the table, turned, with a gold ring and with its shadow to the lower right."""
    margin = 3 * fall * FINE
    lying = Image.new("RGBA", (card.width + 2 * margin, card.height + 2 * margin), (*INK, 0))
    if ring:
        lying.alpha_composite(_ring(lying.size, margin, ring))
    lying.alpha_composite(card, (margin, margin))
    # The sprite keeps its size: the margin has space for the corners.
    return on_table(lying, fall, angle, expand=False)


@cached
def _ring(size: Size, margin: int, ring: Ring) -> Image.Image:
    """Return a golden frame to put under a card: complete for a chosen one, corners for a new one."""
    image = Image.new("RGBA", size, (*INK, 0))
    draw = ImageDraw.Draw(image)
    for grow, tint in ((BAND + 2, INK), (BAND, GILT[ring])):
        wide = margin - grow * FINE
        box = (wide, wide, size[0] - 1 - wide, size[1] - 1 - wide)
        draw.rounded_rectangle(box, (RADIUS + grow) * FINE, (*tint, 255))
    if ring != "chosen":
        arm = margin + min(26 * FINE, (size[1] - 2 * margin) // 3)
        draw.rectangle((arm, 0, size[0] - arm, size[1]), (*INK, 0))
        draw.rectangle((0, arm, size[0], size[1] - arm), (*INK, 0))
    return image
