"""The faces of an expansion card: on offer, coming, on its stack, in a cave, and complete for the catalogue."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.catalogue import Catalogue
from render.kit.cache import cached
from render.kit.disk import cached_on_disk
from render.kit.emblem import paint_window
from render.kit.glow import GILT
from render.kit.sprites import OVERSIZE, Sprite, to_sprite
from render.kit.theme import INK, Colour, tone
from render.kit.typography import LEAST, cap_height, font, width_of, wrapped
from render.words import LANGUAGES
from render.words import words as words_in
from render.zavandor.layout import TEXT
from render.zavandor.symbols import SHIELD, emblems, symbol
from render.zavandor.tracks import Cell, Setting, Token, cells, put_tokens, track_of, wide
from rules.zavandor.view import CARDS

Size = tuple[int, int]
Ring = Literal["", "chosen", "last", "earlier", "older"]
"""The gold around a card: chosen, or new with its glow."""

OFFERED, COMING, STACKED, CAVE = (476, 118), (300, 118), (116, 84), (118, 104)
WHOLE, LARGE = (228, 372), (300, 470)
"""Sizes of cards in pixels: on offer, coming, on the stack, in a cave; complete in the catalogue and alone."""
FRAME, RADIUS, PAD = 6, 10, 8
USUAL = Setting(28, 8)
SETTINGS, SPARE = (USUAL, Setting(LEAST, 7), Setting(LEAST, 5)), 7
"""Settings of symbols to try for a track, and the minimum distance of its fields, in pixels."""
WINDOWS = (112, 84)
"""Widths of the emblem of a card on offer: a long track leaves it less."""
SQUEEZED = 0.78
"""Minimum width of a name, as a share of its natural width."""
FALL, LOW, BAND, FINE, EDGE = 4, 3, 6, 2, 4
"""Sizes of a card's surroundings.

They are the offset of a shadow, that of a small card's shadow, and the width of a gold ring, in pixels; the
oversampling of a card until it gets its shadow; and the visible part of a card under another one, in pixels.
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


def offered(card: Print, ring: Ring = "") -> Sprite:
    """Return a card on offer: emblem, name, points, and its complete track."""
    return _offered(around(OFFERED), card, ring)


def coming(card: Print, ring: Ring = "") -> Sprite:
    """Return the next card: emblem, name, points and the prices of its track."""
    return _coming(around(COMING), card, ring)


def stacked_card(id_: str, left: int) -> Sprite:
    """Return a stack: its top card, and up to four visible cards of the ``left`` ones below."""
    return _stacked(around(STACKED) + 4 * EDGE, id_, min(left, 4))


def in_cave(id_: str, ring: Ring = "") -> Sprite:
    """Return a card in a cave: its emblem above the places of its cubes."""
    return _in_cave(around(CAVE, LOW), id_, ring)


def whole(card: Print, size: Size = WHOLE, ring: Ring = "", seat: int = 0, level: int = 0) -> Sprite:
    """Return a complete card: name, emblem, every field of its track, its kind and its points.

    Reached levels have a cube in the seat's colour instead of their price.
    """
    return _whole(around(size), card, ring, seat, level)


def name_lines(name: str, width: int) -> list[str]:
    """Return a name in one line, compressed if necessary, or in two."""
    if width_of(name, "serif", TEXT) * SQUEEZED <= width:
        return [name]
    lines = wrapped(name, "serif", TEXT, width)
    # Wrapping cuts a word that is too long. Then make the lines longer and compress them.
    fits = " ".join(lines) == name and len(lines) <= 2
    return lines if fits else wrapped(name, "serif", TEXT, round(width / SQUEEZED))


def banner(card: Print, size: Size) -> int:
    """Return the height of the name on a complete card, in pixels."""
    return 8 + 31 * len(_title(card, size))


def _title(card: Print, size: Size) -> list[str]:
    return name_lines(card.name, size[0] - 2 * FRAME - 8)


def around(size: Size, fall: int = FALL) -> int:
    """Return the width of a card's sprite, including its ring and its shadow."""
    # ``lifted`` adds three times the offset of the shadow on each side.
    return size[0] + 6 * fall


def offset(sprite: Sprite, size: Size) -> tuple[int, int]:
    """Return the distance that a card's sprite reaches over the card to the left and the top."""
    return (sprite.size[0] - size[0]) // 2, (sprite.size[1] - size[1]) // 2


# Faces, painted once


def _prints() -> Iterator[Print]:
    """Return the texts of every card in every language."""
    return (print_of(id_, words_in(language)) for language in LANGUAGES for id_ in CARDS)


@cached_on_disk(sizes=(around(OFFERED),), finish=to_sprite, every=lambda: ((card, "") for card in _prints()))
def _offered(_: int, card: Print, ring: Ring) -> Image.Image:
    sheet = blank(card.id, OFFERED)
    track, right = cells(card.id), OFFERED[0] - FRAME - 4
    space = {window: right - FRAME - window - PAD for window in WINDOWS}
    wide = next((window for window in WINDOWS if _spare(track, SETTINGS[-1], space[window]) >= SPARE), WINDOWS[-1])
    left = emblem(sheet, card.id, (FRAME, FRAME, FRAME + wide, OFFERED[1] - FRAME)) + PAD
    shield = _worth(sheet, card.id, (right - SHIELD, FRAME + 2))
    named(sheet, [card.name], (left, FRAME + 2, (right - SHIELD - 2) if shield else right))
    _track_across(sheet, track, (left, FRAME + 42, right, OFFERED[1] - FRAME - 2))
    return lifted(sheet.reduce(OVERSIZE // FINE), ring)


@cached_on_disk(sizes=(around(COMING),), finish=to_sprite, every=lambda: ((card, "") for card in _prints()))
def _coming(_: int, card: Print, ring: Ring) -> Image.Image:
    sheet = blank(card.id, COMING)
    window = emblem(sheet, card.id, (FRAME, FRAME, FRAME + 92, COMING[1] - FRAME))
    _worth(sheet, card.id, (window - SHIELD + 4, COMING[1] - FRAME - SHIELD))
    left, right = window + PAD, COMING[0] - FRAME - 4
    lines = name_lines(card.name, right - left)
    named(sheet, lines, (left, FRAME, right))
    _prices(sheet, card.id, (left, COMING[1] - FRAME - 20 - (4 if len(lines) == 1 else 0)))
    return lifted(sheet.reduce(OVERSIZE // FINE), ring)


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


@cached_on_disk(sizes=(around(CAVE, LOW),), finish=to_sprite, every=lambda: ((id_, "") for id_ in CARDS))
def _in_cave(_: int, id_: str, ring: Ring) -> Image.Image:
    sheet = blank(id_, CAVE)
    emblem(sheet, id_, (FRAME, FRAME, CAVE[0] - FRAME, CAVE[1] - 38))
    return lifted(sheet.reduce(OVERSIZE // FINE), ring, LOW)


@cached_on_disk(
    sizes=(around(WHOLE), around(LARGE)),
    finish=to_sprite,
    every=lambda: ((card, "", 0, 0) for card in _prints()),
    masters=(around(WHOLE), around(LARGE)),
)
def _whole(across: int, card: Print, ring: Ring, seat: int, level: int) -> Image.Image:
    size = WHOLE if across == around(WHOLE) else LARGE
    sheet = blank(card.id, size)
    width, height = size
    track = cells(card.id)
    lines = wrapped(card.text, "text", TEXT, width - 2 * (FRAME + PAD)) if size == LARGE else []
    name = _title(card, size)
    row, foot, head = 40, 46, banner(card, size)
    # The emblem gets the height that the text and the track leave.
    window = height - 2 * FRAME - head - foot - row * len(track) - 32 * len(lines) - (10 if lines else 4)
    named(sheet, name, (FRAME + 4, FRAME, width - FRAME - 4), centred=True)
    emblem(sheet, card.id, (FRAME, FRAME + head, width - FRAME, FRAME + head + window))
    top = FRAME + head + window + 3
    covered = [cell._replace(price=(Token(f"cube.{seat}"),)) for cell in track[:level]]
    _track_down(sheet, (*covered, *track[level:]), (FRAME + 4, top, width - FRAME - 2, row))
    _text(sheet, lines, top + row * len(track))
    _foot(sheet, card, size)
    return lifted(sheet.reduce(OVERSIZE // FINE), ring)


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


def named(sheet: Image.Image, lines: Sequence[str], edges: tuple[int, int, int], *, centred: bool = False) -> None:
    """Write the name between two edges, compressed if it is long."""
    left, top, right = (v * OVERSIZE for v in edges)
    setting = font("serif", TEXT * OVERSIZE)
    for place, line in enumerate(lines):
        mask = Image.new("L", (round(setting.getlength(line)) + 2 * OVERSIZE, 40 * OVERSIZE))
        ImageDraw.Draw(mask).text((OVERSIZE, 28 * OVERSIZE), line, 255, setting, anchor="ls")
        if mask.width > right - left:
            mask = mask.resize((right - left, mask.height), Image.Resampling.LANCZOS)
        x = (left + right - mask.width) // 2 if centred else left
        sheet.paste((*INK, 255), (x, top + place * 31 * OVERSIZE), mask)


def _worth(sheet: Image.Image, id_: str, at: tuple[int, int]) -> bool:
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
        _field(sheet, cell, (x, top + 16), setting)
        put_tokens(sheet, cell.gives, (x, bottom - 16), setting)
        x += wide + spare


def _spare(track: Sequence[Cell], setting: Setting, space: int) -> int:
    """Return the distance between a track's fields in a setting."""
    return (space - sum(cell.wide(setting) for cell in track)) // len(track)


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
        _field(sheet, cell, (left, middle), USUAL)
        setting = next((one for one in SETTINGS if wide(cell.gives, one) <= right - gives), SETTINGS[-1])
        put_tokens(sheet, cell.gives, (gives, middle), setting)


def _field(sheet: Image.Image, cell: Cell, at: tuple[int, int], setting: Setting) -> None:
    """Draw the price of a field, or its printed cube."""
    put_tokens(sheet, cell.price or (Token("cube.1"),), at, setting)


def _prices(sheet: Image.Image, id_: str, at: tuple[int, int]) -> None:
    x, middle = at
    for cell in cells(id_):
        tokens = cell.price or (Token("cube.1"),)
        put_tokens(sheet, tokens, (x, middle), USUAL)
        x += wide(tokens, USUAL) + SPARE


def _text(sheet: Image.Image, lines: Sequence[str], top: int) -> None:
    draw = ImageDraw.Draw(sheet)
    for place, line in enumerate(lines):
        base = (top + 34 + place * 32) * OVERSIZE
        draw.text((sheet.width // 2, base), line, (*INK, 255), font("text", TEXT * OVERSIZE), anchor="ms")


def _foot(sheet: Image.Image, card: Print, size: Size) -> None:
    """Write the kind at the bottom, and the points of the complete card."""
    width, height = size
    shield = _worth(sheet, card.id, (width - FRAME - SHIELD - 4, height - FRAME - 46))
    space = width - 2 * FRAME - (SHIELD if shield else 0)
    middle = FRAME + space // 2, height - FRAME - 22
    base = (middle[1] + cap_height("text", TEXT) // 2) * OVERSIZE
    draw = ImageDraw.Draw(sheet)
    draw.text((middle[0] * OVERSIZE, base), card.kind, (*INK, 255), font("text", TEXT * OVERSIZE), anchor="ms")


def lifted(card: Image.Image, ring: Ring, fall: int = FALL, angle: float = 0) -> Image.Image:
    """Return a card on the table, turned, with a gold ring and with its shadow to the lower right."""
    margin = 3 * fall * FINE
    lying = Image.new("RGBA", (card.width + 2 * margin, card.height + 2 * margin), (*INK, 0))
    if ring:
        lying.alpha_composite(_ring(lying.size, margin, ring))
    lying.alpha_composite(card, (margin, margin))
    if angle:
        lying = lying.rotate(-angle, Image.Resampling.BICUBIC)
    shadow = ImageChops.offset(lying.getchannel("A").reduce(FINE), fall, fall)
    soft = shadow.filter(ImageFilter.GaussianBlur(fall * 0.8)).point([value * 6 // 10 for value in range(256)])
    image = Image.new("RGBA", shadow.size, (*INK, 0))
    image.putalpha(soft)
    image.alpha_composite(lying.resize(shadow.size, Image.Resampling.LANCZOS))
    return image


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
        arm = margin + 26 * FINE
        draw.rectangle((arm, 0, size[0] - arm, size[1]), (*INK, 0))
        draw.rectangle((0, arm, size[0], size[1] - arm), (*INK, 0))
    return image
