"""The pictures of a league: its members below a scene of the game, and its standings."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.banner import MARGIN, SCENE, TITLE, WIDTH, draw_title, scene
from render.face import put_title
from render.kit.cache import cached
from render.kit.png import encode
from render.kit.points import crown
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, blit, index_of, to_sprite
from render.kit.surface import plank, wood
from render.kit.theme import GOLD, INK, PAPER, mix, tone
from render.kit.typefaces import printable
from render.kit.typography import cap_height, centre, fitted, set_on, width_of
from render.leaderboard import medal

ROW, PEG, GAP = 68, 50, 16
"""The height of a row of members, the size of a member's disc, and the space beside it, in pixels."""
NAME, SMALL = 38, 30
HEAD, STATE, LINE, EDGE = 128, 66, 96, 36
"""The heights of the title, of the line below it and of a line of the standings, and the margin, in pixels."""
LARGE, MIDDLE, CROWN = 60, 44, 54
FAINT = mix(PAPER, INK, 0.35)
MOST_FREE = 6
"""The most places that are drawn as free."""


class Line(NamedTuple):
    """A line of the standings: rank, name, points in words, points in tenths, a detail, and whether they have left."""

    rank: int
    name: str
    points: str
    tenths: int
    detail: str
    gone: bool = False


def league_banner_png(kind: str, title: str, names: Sequence[str], places: int, free: str, language: str) -> bytes:
    """Return the members of a league below a scene of its game. ``free`` stands at the next free places."""
    shown = [*names, *[""] * min(places - len(names), MOST_FREE)]
    columns = 3 if len(shown) > 12 else 2
    rows = -(-len(shown) // columns)
    canvas = wood((WIDTH, SCENE + TITLE + rows * ROW + 2 * MARGIN))
    canvas.paste(scene(kind, language), (0, 0))
    draw_title(canvas, title, f"{len(names)} / {places}")
    cell = (WIDTH - MARGIN) // columns
    for at, name in enumerate(shown):
        left, top = MARGIN + at % columns * cell, SCENE + TITLE + MARGIN + at // columns * ROW
        middle = top + ROW // 2
        blit(canvas, peg(at + 1, taken=bool(name)), (left, middle - PEG // 2))
        text, size, tint = (name, NAME, PAPER) if name else (free, SMALL, FAINT)
        told = fitted(printable(text, "text") or "?", "text", size, cell - PEG - GAP - MARGIN)
        set_on(canvas, told, (left + PEG + GAP, middle + cap_height("text", size) // 2), "text", size, tint)
    return encode(canvas)


@cached
def peg(number: int, *, taken: bool) -> Sprite:
    """Return the disc of a member, or the hole of a free place."""
    sheet = Sheet(PEG)
    rings = ((0.49, INK), (0.45, tone("gold", 0.62)), (0.39, tone("gold", 0.42)))
    hole = ((0.46, tone("wood", 0.9)), (0.43, tone("wood", 0.12)))
    for radius, tint in rings if taken else hole:
        sheet.disc((0.5, 0.5), radius, tint)
    sprite = to_sprite(sheet.done())
    centre(sprite.core, str(number), (PEG / 2, PEG / 2), SMALL, INK if taken else FAINT)
    return sprite


def standings_png(kind: str, title: str, state: str, lines: Sequence[Line], *, crowned: bool) -> bytes:
    """Return the standings, best first. The winners of a ``crowned`` league have a crown."""
    canvas = wood((WIDTH, HEAD + STATE + LINE * len(lines) + EDGE))
    put_title(canvas, kind, title, HEAD, LARGE)
    canvas.paste(plank(WIDTH, STATE - 2), (0, HEAD))
    told = fitted(printable(state, "text"), "text", NAME, WIDTH - 2 * EDGE)
    set_on(canvas, told, (EDGE, HEAD + (STATE + cap_height("text", NAME)) // 2), "text", NAME, PAPER)
    best = max((line.tenths for line in lines), default=0)
    for place, line in enumerate(lines):
        share = line.tenths / best if best else 0.0
        _draw(canvas, line, HEAD + STATE + EDGE // 2 + LINE * place, share, crowned=crowned and line.rank == 1)
    return encode(canvas)


def _draw(canvas: Image.Image, line: Line, top: int, share: float, *, crowned: bool) -> None:
    """Draw a line of the standings. ``share`` is the length of the golden bar."""
    disc = medal(line.rank)
    left, right, size = EDGE + disc.size[0] + 28, WIDTH - EDGE, disc.size[0]
    blit(canvas, disc, (EDGE, top + (LINE - size) // 2))
    if crowned:
        blit(canvas, crown(CROWN), (EDGE + (size - CROWN) // 2, top - CROWN // 2 + 6))
    name_tint, tint = (FAINT, FAINT) if line.gone else (GOLD if crowned else PAPER, PAPER)
    wide = width_of(line.points, "bold", MIDDLE)
    set_on(canvas, line.points, (right - wide, top + 46), "bold", MIDDLE, tint)
    detail = fitted(printable(line.detail, "text"), "text", SMALL, (right - left) // 2)
    far = width_of(detail, "text", SMALL)
    room = right - wide - left - EDGE
    name = fitted(printable(line.name, "text") or "?", "text", MIDDLE, room)
    set_on(canvas, name, (left, top + 46), "text", MIDDLE, name_tint)
    set_on(canvas, detail, (right - far, top + 82), "text", SMALL, mix(PAPER, INK, 0.25))
    track = (right - left) // 2 - EDGE
    for length, paint in ((track, tone("wood", 0.0)), (round(track * share), GOLD)):
        _bar(canvas, (left, top + 66), length, paint)


def _bar(canvas: Image.Image, at: tuple[int, int], length: int, paint: tuple[int, int, int]) -> None:
    canvas.paste(index_of(paint), (at[0], at[1], at[0] + length, at[1] + 10))
