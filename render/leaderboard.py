"""The leaderboard: the best players of a game, each with a medal, a name and a rating."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.face import put_title
from render.kit.cache import cached
from render.kit.png import encode
from render.kit.points import crown
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, index_of, to_sprite
from render.kit.surface import wood
from render.kit.theme import GOLD, INK, PAPER, mix, tone
from render.kit.typefaces import printable
from render.kit.typography import centre, fitted, set_on, width_of

WIDTH, TITLE, ROW, MARGIN = 1200, 128, 104, 36
LARGE, MIDDLE, SMALL = 60, 46, 30
MEDAL, CROWN = 76, 44
METALS = ("gold", "stone", "earth")
"""The ramps of the first three medals."""
MOST = 10
"""Upper bound of the number of lines."""


class Line(NamedTuple):
    """A line of the board: rank, name, rating, and a detail below the name."""

    rank: int
    name: str
    points: int
    detail: str


def leaderboard_png(kind: str, title: str, lines: Sequence[Line]) -> bytes:
    """Return the board of a game with the first ``MOST`` lines as a PNG file."""
    shown = lines[:MOST]
    canvas = wood((WIDTH, TITLE + ROW * len(shown) + MARGIN))
    put_title(canvas, kind, title, TITLE, LARGE)
    best, least = max(line.points for line in shown), min(line.points for line in shown)
    details = max(width_of(line.detail, "text", SMALL) for line in shown)
    for place, line in enumerate(shown):
        # Scale the bars to the ratings shown, because ratings do not start at zero.
        share = (line.points - least) / (best - least) if best > least else 1.0
        _draw(canvas, line, TITLE + MARGIN // 2 + ROW * place, details, share)
    return encode(canvas)


def _draw(canvas: Image.Image, line: Line, top: int, details: int, share: float) -> None:
    """Draw a line of the board.

    ``details`` is the width of the widest detail; ``share`` is the length of the golden bar.
    """
    left, right = MARGIN + MEDAL + 28, WIDTH - MARGIN
    blit(canvas, medal(line.rank), (MARGIN, top + (ROW - MEDAL) // 2 - 4))
    if line.rank == 1:
        blit(canvas, crown(CROWN), (MARGIN + (MEDAL - CROWN) // 2, top - CROWN // 2 + 8))
    points = str(line.points)
    wide = width_of(points, "bold", MIDDLE)
    set_on(canvas, points, (right - wide, top + 46), "bold", MIDDLE, PAPER)
    detail = width_of(line.detail, "text", SMALL)
    space = right - wide - left - MARGIN
    name = fitted(printable(line.name, "text") or "?", "text", MIDDLE, space)
    set_on(canvas, name, (left, top + 46), "text", MIDDLE, PAPER)
    faint = mix(PAPER, INK, 0.25)
    set_on(canvas, line.detail, (right - detail, top + 86), "text", SMALL, faint)
    track = right - details - MARGIN - left
    canvas.paste(index_of(tone("wood", 0.0)), (left, top + 72, left + track, top + 82))
    canvas.paste(index_of(GOLD), (left, top + 72, left + max(10, round(track * share)), top + 82))


@cached
def medal(rank: int) -> Sprite:
    """Return a disc with a rank. The first three are metal."""
    sheet = Sheet(MEDAL)
    ramp = METALS[rank - 1] if rank <= len(METALS) else "wood"
    low, high = (0.45, 0.75) if rank <= len(METALS) else (0.35, 0.75)
    for radius, tint in ((0.49, INK), (0.46, tone(ramp, high)), (0.40, tone(ramp, low))):
        sheet.disc((0.5, 0.5), radius, tint)
    sprite = to_sprite(sheet.done())
    dark = rank <= len(METALS)
    centre(sprite.core, str(rank), (MEDAL / 2, MEDAL / 2), MIDDLE if rank < 10 else SMALL, INK if dark else PAPER)
    return sprite
