"""The banner of a lobby: a scene of the game, its name, and the seats with their names as they fill up."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.games import game
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.disk import persistent
from render.kit.marks import OUTLINES, seat_shape
from render.kit.png import encode
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.surface import plank, wood
from render.kit.theme import INK, PAPER, SEATS, mix, tone
from render.kit.typefaces import printable
from render.kit.typography import cap_height, centre, fitted, seat_names, set_on, width_of
from render.words import words
from rules.kernel import showcase_of

WIDTH, SCENE, TITLE, ROW, MARGIN = 1200, 240, 92, 92, 20
"""Width of a banner, the heights of its scene, its title and a row of seats, and its margin, in pixels."""
COLUMNS, SHAPE, GAP = 2, 68, 18
LARGE, SMALL = 60, 32
NAMES = (46, 42, 38, 34, 31, 28)
"""Possible text sizes of the names. One banner uses one of them."""
FAINT = mix(PAPER, INK, 0.35)


class Sitter(NamedTuple):
    """The player of a seat, and a note below the name ("computer")."""

    name: str
    note: str = ""


def banner_png(kind: str, title: str, sitters: Sequence[Sitter], seats: int, free: str, *, language: str) -> bytes:
    """Return the banner of a lobby as a PNG file. ``free`` stands at the seats that no one has taken."""
    return encode(banner(kind, title, sitters, seats, free, language=language))


def banner(kind: str, title: str, sitters: Sequence[Sitter], seats: int, free: str, *, language: str) -> Image.Image:
    """Return the banner of a lobby as a picture in the palette's colours."""
    rows = -(-seats // COLUMNS)
    canvas = wood((WIDTH, SCENE + TITLE + rows * ROW + MARGIN))
    canvas.paste(scene(kind, language), (0, 0))
    draw_title(canvas, title, f"{len(sitters)} / {seats}")
    names = seat_names([sitter.name for sitter in sitters])
    size = _size(names)
    for seat in range(seats):
        at = MARGIN + seat % COLUMNS * _cell(), SCENE + TITLE + MARGIN // 2 + seat // COLUMNS * ROW
        if seat < len(sitters):
            _draw_sitter(canvas, seat, Sitter(names[seat], sitters[seat].note), at, size)
        else:
            _draw_free(canvas, seat, free, at)
    return canvas


@cached
def scene(kind: str, language: str) -> Image.Image:
    """Return the scene of a game, or bare wood if the game draws none."""
    paint = game(kind).scene
    ground = (WIDTH, SCENE)
    return paint(showcase_of(kind).view(), ground, words(language)) if paint else wood(ground)


def draw_title(canvas: Canvas, title: str, count: str) -> None:
    """Draw the title below the scene, with a number at its end."""
    canvas.paste(plank(WIDTH, TITLE), (0, SCENE))
    wide = width_of(count, "bold", LARGE)
    middle = SCENE + TITLE // 2
    shown = fitted(printable(title, "serif"), "serif", LARGE, WIDTH - 4 * MARGIN - wide)
    set_on(canvas, shown, (MARGIN, middle + cap_height("serif", LARGE) // 2), "serif", LARGE, PAPER)
    base = middle + cap_height("bold", LARGE) // 2
    set_on(canvas, count, (WIDTH - MARGIN - wide, base), "bold", LARGE, PAPER)


def _cell() -> int:
    return (WIDTH - MARGIN) // COLUMNS


def _name_width() -> int:
    """Return the width of a name."""
    return _cell() - SHAPE - GAP - MARGIN


def _size(names: Sequence[str]) -> int:
    """Return the largest text size that cuts no name, or else the smallest."""
    return next(
        (size for size in NAMES if all(width_of(name, "text", size) <= _name_width() for name in names)), NAMES[-1]
    )


def _draw_sitter(canvas: Canvas, seat: int, sitter: Sitter, at: tuple[int, int], size: int) -> None:
    x, middle = at[0] + SHAPE + GAP, at[1] + ROW // 2
    blit(canvas, seat_shape(seat, SHAPE), (at[0], middle - SHAPE // 2))
    name = fitted(sitter.name, "text", size, _name_width())
    note = fitted(printable(sitter.note, "text"), "text", SMALL, _name_width())
    base = middle + cap_height("text", size) // 2
    set_on(canvas, name, (x, base - (16 if note else 0)), "text", size, PAPER)
    if note:
        set_on(canvas, note, (x, middle + 34), "text", SMALL, FAINT)


def _draw_free(canvas: Canvas, seat: int, free: str, at: tuple[int, int]) -> None:
    middle = at[1] + ROW // 2
    blit(canvas, hollow(seat, SHAPE), (at[0], middle - SHAPE // 2))
    base = middle + cap_height("text", SMALL) // 2
    set_on(canvas, fitted(free, "text", SMALL, _name_width()), (at[0] + SHAPE + GAP, base), "text", SMALL, FAINT)


@persistent
def hollow(seat: int, size: int) -> Sprite:
    """Return a seat's shape carved into the wood, for a seat that no one has taken."""
    look = SEATS[seat]
    sheet = Sheet(size)
    # The light comes from the upper left, so it falls on the lower right rim.
    for shift, fill in ((0.025, tone("wood", 0.9)), (0.0, tone("wood", 0.12))):
        if look.shape == "circle":
            sheet.disc((0.5 + shift, 0.5 + shift), 0.40, fill)
        else:
            sheet.shape([(0.5 + shift + x * 0.85, 0.5 + shift + y * 0.85) for x, y in OUTLINES[look.shape]], fill)
    sprite = to_sprite(sheet.done())
    drop = 0.11 if look.shape == "triangle" else 0.0
    centre(sprite.core, look.letter, (size / 2, size * (0.5 + drop)), max(SMALL, round(size * 0.56)), FAINT)
    return sprite
