"""The face of a card on its owner's board: its name, its emblem, and the effects of its levels below their prices."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PIL import Image

from render.kit.disk import cached_on_disk
from render.kit.sprites import OVERSIZE, put_around, to_sprite
from render.kit.typography import FINE
from render.zavandor.faces import FRAME, Print, Ring, around, blank, emblem, lifted, put_name
from render.zavandor.layout import NAME
from render.zavandor.symbols import SHIELD
from render.zavandor.tracks import Cell, Setting, cells, put_tokens, track_of, wide
from rules.zavandor.view import CARDS

OWNED, EMBLEM = (378, 118), 90
"""Size of a card, and width of its emblem, in pixels."""
PRICE = 38
"""Size of the symbols of a price, and of cubes, in pixels."""
EFFECT = Setting(30, 6)
BAND, LINE = 38, 34
"""Heights of the name, and of the effects, in pixels."""
TRACK = FRAME + EMBLEM + 2
"""Left edge of the track, in pixels."""


class Place(NamedTuple):
    """The place of a level: the middle of its price, and its width, in pixels from the card's upper left corner."""

    x: int
    y: int
    width: int


def put_owned(canvas: Image.Image, card: Print, level: int, at: tuple[int, int], ring: Ring = "") -> None:
    """Put a card at a level on a board.

    A scroll shows the effect of that level alone, other cards those of all levels.
    """
    put_around(canvas, _owned(around(OWNED), card.id, max(1, level) if _is_scroll(card.id) else 0, ring), at, OWNED)
    wide = OWNED[0] - 2 * FRAME - 6 - (SHIELD if track_of(card.id).vp else 0)
    put_name(canvas, [card.name], (at[0] + FRAME + 4, at[1] + FRAME - 4), wide, NAME)


@cache
def places(id_: str) -> tuple[Place, ...]:
    """Return the places of a card's levels. A level with a longer price or effect is wider."""
    least = [max(len(cell.price), 1) * PRICE for cell in cells(id_)]
    if not _is_scroll(id_):
        least = [max(price, wide(cell.gives, EFFECT)) for price, cell in zip(least, cells(id_), strict=True)]
    spare = (OWNED[0] - FRAME - TRACK - sum(least)) / len(least)
    upper, lower = FRAME + BAND, OWNED[1] - FRAME - (LINE if _has_effects(id_) else 0)
    y = (upper + lower) // 2
    left = float(TRACK)
    found = []
    for width in least:
        found.append(Place(round(left + (width + spare) / 2), y, round(width + spare)))
        left += width + spare
    return tuple(found)


def _is_scroll(id_: str) -> bool:
    return track_of(id_).kind == "scroll"


def _has_effects(id_: str) -> bool:
    return any(cell.gives for cell in cells(id_))


def _every() -> Iterator[tuple[str, int, Ring]]:
    for id_ in CARDS:
        yield from ((id_, level, "") for level in (range(1, track_of(id_).top + 1) if _is_scroll(id_) else (0,)))


@cached_on_disk(sizes=(around(OWNED),), finish=to_sprite, every=_every)
def _owned(_: int, id_: str, level: int, ring: Ring) -> Image.Image:
    sheet = blank(id_, OWNED)
    height = OWNED[1]
    emblem(sheet, id_, (FRAME, FRAME + BAND, FRAME + EMBLEM, height - FRAME))
    for cell, x in _effects(id_, level):
        left = x - wide(cell.gives, EFFECT) // 2
        put_tokens(sheet, cell.gives, (left, height - FRAME - LINE // 2), EFFECT)
    return lifted(sheet.reduce(OVERSIZE // FINE), ring)


def _effects(id_: str, level: int) -> Iterator[tuple[Cell, int]]:
    """Yield the levels with their effects, each with the middle of its effect."""
    if level:
        yield cells(id_)[level - 1], (TRACK + OWNED[0] - FRAME) // 2
    else:
        yield from ((cell, place.x) for cell, place in zip(cells(id_), places(id_), strict=True))
