"""The tiles that can still come: every kind of the sets in play with its number, as a picture and in words."""

import math
from collections import Counter
from collections.abc import Iterator

from PIL import Image

from render.carcassonne.telling import Telling
from render.carcassonne.tile.painter import tile
from render.catalogue import Catalogue
from render.kit.marks import frame, plate
from render.kit.sections import LEAST, WIDTH
from render.kit.sprites import blit, veil
from render.kit.surface import wood
from render.kit.theme import INK, PAPER
from render.kit.typography import set_on
from rules.carcassonne.view import CarcassonneView, every_kind, unseen

MARGIN, HEAD, GAP = 16, 76, 20
"""Margin of the picture, height of its heading, and least distance of two tiles, in pixels."""
TEXT, NUMBER = 40, 30
"""Size of the heading, and least size of a number, in pixels."""
MOST, LEAST_COLUMNS = 36, 4
"""Number of kinds up to which those that are used up are shown, and least number of columns."""
DIM = 0.62
"""Share of ink over a kind of which no tile is left."""


def kinds_left(view: CarcassonneView) -> dict[str, int]:
    """Return the number of tiles that can still come, for every kind in play. The order is that of the tile tables."""
    left = unseen(view)
    known = {*left, *(lying.kind for lying in view.board), *filter(None, [view.drawn])}
    return {kind: left.get(kind, 0) for kind in every_kind() if kind in known}


def remaining(view: CarcassonneView, words: Catalogue) -> Image.Image:
    """Draw every kind of tile with its number, and the drawn one in a golden frame.

    Kinds that are used up are dark. If there are many kinds, these are left out.
    """
    left = kinds_left(view)
    shown = [kind for kind, count in left.items() if count or kind == view.drawn or len(left) <= MOST]
    columns = max(LEAST_COLUMNS, math.ceil(math.sqrt(len(shown))))
    pitch = (WIDTH - 2 * MARGIN) // columns
    size = tile.fitting(pitch - GAP)
    canvas = wood((WIDTH, max(LEAST, HEAD + math.ceil(len(shown) / columns) * pitch + MARGIN)))
    told = words.text("overlay-carcassonne-tiles-left", count=view.left)
    set_on(canvas, told, (2 * MARGIN, HEAD - 24), "serif", TEXT, PAPER)
    for place, kind in enumerate(shown):
        row, column = divmod(place, columns)
        x, y = (MARGIN + column * pitch + (pitch - size) // 2, HEAD + row * pitch + (pitch - size) // 2)
        canvas.paste(_face(kind, size, used_up=not left[kind] and kind != view.drawn), (x, y))
        if kind == view.drawn:
            around = frame(size, "outline")
            blit(canvas, around, (x - (around.size[0] - size) // 2, y - (around.size[1] - size) // 2))
        if left[kind]:
            sign = plate(f"×{left[kind]}", max(NUMBER, size // 5))
            blit(canvas, sign, (x + size - sign.size[0] + 8, y + size - sign.size[1] + 8))
    return canvas


def _face(kind: str, size: int, *, used_up: bool) -> Image.Image:
    face = tile(size, kind, 0, 0)
    return Image.frombytes("P", face.size, face.tobytes().translate(veil(INK, DIM))) if used_up else face


def remaining_lines(telling: Telling) -> Iterator[str]:
    """Yield the number of tiles in the pile, and the tiles that can still come, the most frequent first."""
    yield telling.text("at-pile-left", count=telling.view.left)
    # Without fields, so that hundreds of tiles fit into a message.
    kinds = Counter[str]()
    for kind, count in unseen(telling.view).items():
        kinds[telling.tile(kind, fields=False)] += count
    yield from (telling.text("at-unseen", count=count, tile=found) for found, count in kinds.most_common())
