"""Overlays of ownership: the board with every field, city, road or cloister tinted, its owners and present score."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.carcassonne import board as table
from render.carcassonne import score_strip
from render.carcassonne.frame import RING, Frame
from render.carcassonne.lines import brief_line
from render.carcassonne.remaining import remaining, remaining_lines
from render.carcassonne.telling import Telling, telling_of
from render.carcassonne.terrain import terrain_of
from render.carcassonne.tile.curves import turned, turned_path
from render.carcassonne.tile.geometry import ROAD, plan
from render.carcassonne.tile.placing import disc
from render.carcassonne.tile.region import picture
from render.catalogue import Catalogue
from render.kit.cache import cached
from render.kit.marks import apart, dot, tag
from render.kit.sheet import ribbon
from render.kit.sprites import dye, put, veil
from render.kit.theme import INK, SEATS
from rules.carcassonne.view import CarcassonneView, Cell, Object, Tile, every_kind, expected

KINDS = {"fields": "field", "cities": "city", "roads": "road", "cloisters": "cloister"}
EXPECTED, TILES = "expected", "tiles"
DIM = 0.42
"""Share of ink over the rest of the picture."""
SHADES = {
    "field": ((0.28, 0.92), (0.44, 1.0), (0.14, 0.76)),
    "city": ((0.18, 0.84), (0.32, 1.0), (0.06, 0.70)),
    "road": ((0.0, 0.58), (0.1, 0.74), (0.0, 0.46)),
    "cloister": ((0.18, 0.84), (0.32, 1.0), (0.06, 0.70)),
}
"""Ranges of tones in a seat's ramp, in rotation so that neighbouring objects differ. Roads are pale."""
# Pillow turns counterclockwise, tiles turn clockwise.
QUARTERS = {90: Image.Transpose.ROTATE_270, 180: Image.Transpose.ROTATE_180, 270: Image.Transpose.ROTATE_90}
LABEL = (28, 36)
# Discord limits the texts of a message to 4,000 characters in all; the board needs some of them.
MOST_WORDS = 3000


class Tinted(NamedTuple):
    """An object and the index of its shade."""

    object: Object
    shade: int


def overlays(view: CarcassonneView) -> tuple[str, ...]:
    """Return the keys: the kinds of objects, and until the end the expected scores and the coming tiles."""
    there = {segment.kind for lying in view.board for segment in every_kind()[lying.kind].segments}
    open_ = () if view.over else (EXPECTED, TILES)
    return (*(key for key, kind in KINDS.items() if kind in there), *open_)


def overlay(view: CarcassonneView, key: str, *, names: Sequence[str], words: Catalogue) -> Image.Image:
    """Draw the whole board with all objects of a kind tinted, or with all that would score now; or the coming tiles."""
    if key == TILES:
        return remaining(view, words)
    found = coloured(shown(view, key))
    strip = score_strip.score_strip(view, names, words, expected(view) if key == EXPECTED else None)
    frame, strip = score_strip.under(strip, [lying.cell for lying in view.board], RING)
    canvas = table.lay(frame, view.board)
    _tint(canvas, frame, view.board, found)
    table.stand(canvas, frame, view.board, [figure for one in found for figure in one.object.figures])
    _mark_cities(canvas, frame, view.board, [one.object for one in found])
    _label(canvas, frame, view, [one.object for one in found])
    score_strip.put(canvas, view, strip)
    return canvas


def shown(view: CarcassonneView, key: str) -> tuple[Object, ...]:
    """Return the objects that an overlay shows. Raise KeyError for an unknown overlay."""
    every = terrain_of(view).survey.objects
    if key == EXPECTED:
        return tuple(one for one in every if any(one.shares.values()))
    return tuple(one for one in every if one.kind == KINDS[key])


def coloured(found: Sequence[Object]) -> list[Tinted]:
    """Give every object a shade that no neighbour with the same owners has."""
    chosen: list[Tinted] = []
    for one in found:
        near = _cells(one)
        beside = {other.shade for other in chosen if other.object.owners == one.owners and near & _cells(other.object)}
        chosen.append(Tinted(one, next((shade for shade in range(3) if shade not in beside), 0)))
    return chosen


def _cells(one: Object) -> set[Cell]:
    return {(x, y) for x, y, _ in one.segments}


def _tint(canvas: Image.Image, frame: Frame, board: Sequence[Tile], found: Sequence[Tinted]) -> None:
    """Darken the table and draw every object over it.

    An object has its owner's colour, stripes for several owners, and its natural colours without an owner.
    """
    bright = canvas.copy()
    dark = Image.frombytes("P", canvas.size, canvas.tobytes().translate(veil(INK, DIM)))
    canvas.paste(dark, (0, 0))
    lying = {tile.cell: tile for tile in board}
    for one, shade in found:
        for x, y, segment in one.segments:
            left, top = frame.corner((x, y))
            part = bright.crop((left, top, left + frame.size, top + frame.size))
            under = lying[x, y]
            whole = mask(under.kind, under.turn, segment, frame.size)
            canvas.paste(part, (left, top), whole)
            for index, seat in enumerate(one.owners):
                dyed = part.tobytes().translate(dye(SEATS[seat].ramp, *SHADES[one.kind][shade]))
                striped = ImageChops.logical_and(whole, stripes(frame.size, len(one.owners), index))
                canvas.paste(Image.frombytes("P", part.size, dyed), (left, top), striped)


@cached
def stripes(size: int, of: int, index: int) -> Image.Image:
    """Return every ``of``-th diagonal stripe of a square. The stripes continue on the next square."""
    # Two periods for each tile, so that the stripes continue.
    wide = size / (2 * of)
    found = Image.new("1", (size, size), of == 1)
    draw = ImageDraw.Draw(found)
    for step in range(index, 4 * of if of > 1 else 0, of):
        start = step * wide
        draw.polygon(
            [(start, 0), (start + wide, 0), (start + wide - 2 * size, 2 * size), (start - 2 * size, 2 * size)], 1
        )
    return found


@cached
def mask(kind: str, turn: int, segment: str, size: int) -> Image.Image:
    """Return the mask of a segment's pixels on a tile."""
    layout = plan(kind)
    if segment in layout.roads:
        found = Image.new("L", (size, size))
        path = [(x * size, y * size) for x, y in turned_path(layout.roads[segment], turn)]
        ImageDraw.Draw(found).polygon(ribbon(path, ROAD * size), 255)
        return found.convert("1")
    region = layout.regions.get(segment)
    if region is None:
        # A cloister has no region, so use its garden.
        region = disc(next(site for site in layout.sites if site.what == "cloister"))
    found = picture(region)
    if turn:
        found = found.transpose(QUARTERS[turn])
    # Enlarge the grains softly and cut at half opacity, for a smooth border.
    found = found.resize((size, size), Image.Resampling.BICUBIC)
    return found.point([0] * 128 + [255] * 128, "1")


def _mark_cities(canvas: Image.Image, frame: Frame, board: Sequence[Tile], found: Sequence[Object]) -> None:
    """Put a golden dot on every complete city that touches an owned field."""
    cities = {city for one in found if one.owners for city in one.cities}
    sprite = dot(max(28, frame.size // 4))
    for city in cities:
        put(canvas, sprite, _middle(frame, board, city))


def _label(canvas: Image.Image, frame: Frame, view: CarcassonneView, found: Sequence[Object]) -> None:
    """Label every object with its owners and its present score."""
    # Labels must not cover the figures that they are about.
    taken = {figure.spot for figure in view.figures}
    size = LABEL[frame.size >= 120]
    sprites, middles = [], []
    for one in found:
        if _counts(one):
            free = [spot for spot in one.segments if spot not in taken]
            x, y = _middle(frame, view.board, free or one.segments)
            sprites.append(tag(one.owners, str(max(one.shares.values(), default=one.points)), size))
            # Above the figure, if every place has one.
            middles.append((x, y if free else y - round(0.34 * frame.size)))
    places = apart(middles, [sprite.size for sprite in sprites], canvas.size)
    for sprite, place in zip(sprites, places, strict=True):
        put(canvas, sprite, place)


def _middle(frame: Frame, board: Sequence[Tile], spots: Sequence[tuple[int, int, str]]) -> tuple[int, int]:
    """Return the pixel of the segment nearest to the middle of all these segments."""
    lying = {tile.cell: tile for tile in board}
    seen = []
    for x, y, segment in spots:
        under = lying[x, y]
        seen.append(frame.at((x, y), turned(plan(under.kind).anchors[segment], under.turn)))
    middle = [sum(axis) / len(seen) for axis in zip(*seen, strict=True)]
    return min(seen, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2)


def overlay_words(view: CarcassonneView, key: str, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the same facts in words, one line for each object, the most valuable owned ones first.

    A board has dozens of fields without an owner, so these share one line.
    """
    telling = telling_of(view, names, words)
    if key == TILES:
        return _fitting([*remaining_lines(telling)])
    lines = []
    if key == EXPECTED:
        for seat, (player, total) in enumerate(zip(view.players, expected(view), strict=True)):
            more = total - player.score
            lines.append(words.text("overlay-carcassonne-total", seat=telling.seat(seat), points=total, more=more))
    found = shown(view, key)
    free = [one for one in found if one.kind == "field" and not one.owners]
    last = [_told_free(free, telling)] if free else []
    told = [one for one in found if _counts(one) and one not in free]
    lines += [brief_line(one, telling) for one in sorted(told, key=lambda one: (not one.owners, -one.points))]
    return _fitting(lines, last) or words.text("overlay-carcassonne-nothing")


def _fitting(lines: list[str], last: Sequence[str] = ()) -> str:
    """Return as many of the lines as fit, and the last ones."""
    while len("\n".join([*lines, *last])) > MOST_WORDS:
        lines.pop()
    return "\n".join([*lines, *last])


def _counts(one: Object) -> bool:
    """Return True if an object is owned or can still be owned."""
    return bool(one.owners) or (one.points > 0 and not one.complete)


def _told_free(fields: Sequence[Object], telling: Telling) -> str:
    """Return a sentence about the fields without an owner: their number, and the most valuable one."""
    best = max(fields, key=lambda one: one.points)
    x, y, _ = telling.terrain.first(best)
    facts = {"count": len(fields), "points": best.points, "place": telling.short((x, y))}
    return telling.words.text("overlay-carcassonne-free", **facts)
