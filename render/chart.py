"""The chart of the scores over a game: one line for each seat, with its colour, shape and letter."""

import itertools
from collections.abc import Mapping, Sequence

from PIL import Image

from render.face import put_title
from render.kit.marks import seat_shape
from render.kit.png import encode
from render.kit.points import MINUS
from render.kit.sheet import Sheet
from render.kit.sprites import blit, index_of, to_sprite
from render.kit.surface import wood
from render.kit.theme import GOLD, INK, PAPER, SEATS, mix, tone
from render.kit.typography import cap_height, fitted, seat_names, set_on, width_of

WIDTH, HEIGHT, TITLE = 1200, 900, 112
LARGE, SMALL = 54, 30
LEFT, RIGHT, TOP, BOTTOM = 96, 400, TITLE + 40, 84
SHAPE, MARK = 48, 40
STEP = SHAPE + 8
"""Distance of the labels at the ends of lines, in pixels."""
LINE, BESIDE = 7, 10
"""The width of a line, and the distance of level lines, in pixels."""
ASIDE = BESIDE * len(SEATS) // 2 + LINE
"""The height above the highest and below the lowest place of a line, in pixels."""
MOST_GRID = 6
"""Upper bound of the number of grid lines."""


def chart_png(kind: str, title: str, across: str, names: Sequence[str], scores: Sequence[Sequence[int]]) -> bytes:
    """Return a game's chart as a PNG file. ``scores`` are by moment and seat, ``across`` labels the horizontal axis."""
    return encode(chart(kind, title, across, names, scores))


def chart(kind: str, title: str, across: str, names: Sequence[str], scores: Sequence[Sequence[int]]) -> Image.Image:
    """Return a chart as a picture in the palette's colours. It needs at least two moments."""
    canvas = wood((WIDTH, HEIGHT))
    put_title(canvas, kind, title, TITLE, LARGE)
    every = [score for moment in scores for score in moment]
    grid = grid_of(min(every), max(every))
    _draw_grid(canvas, grid)
    set_on(canvas, across, (LEFT, HEIGHT - 28), "text", SMALL, mix(PAPER, INK, 0.25))
    _draw_lines(canvas, scores, grid)
    _draw_ends(canvas, seat_names(names), scores[-1], grid)
    return canvas


def grid_of(least: int, most: int) -> range:
    """Return the numbers of the grid lines: round, few, from at most the lowest to at least the highest score."""
    steps = (unit * 10**power for power in itertools.count() for unit in (1, 2, 5))
    # Take the smallest of the steps 1, 2, 5, 10, 20 … that gives few lines.
    step = next(step for step in steps if (most - min(least, 0)) / step < MOST_GRID)
    # Always include zero: everyone starts there.
    low = min(least, 0) // step * step
    return range(low, max(most, low + 1) + step, step)


def _place(share: float, score: int, grid: range) -> tuple[float, float]:
    """Return the pixel of a score, ``share`` of the way through the game."""
    high = (score - grid[0]) / (grid[-1] - grid[0])
    return LEFT + share * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - high * (HEIGHT - BOTTOM - TOP)


def _figure(number: int) -> str:
    """Return a number with a minus sign as wide as a digit."""
    return str(number).replace("-", MINUS)


def _base(face: str, size: int, middle: int) -> int:
    return middle + cap_height(face, size) // 2


def _draw_grid(canvas: Image.Image, grid: range) -> None:
    for number in grid:
        y = round(_place(0, number, grid)[1])
        tint = tone("wood", 1.0 if number == 0 else 0.8)
        canvas.paste(index_of(tint), (LEFT, y - 1, WIDTH - RIGHT, y + (2 if number == 0 else 1)))
        text = _figure(number)
        set_on(
            canvas,
            text,
            (LEFT - 16 - width_of(text, "text", SMALL), _base("text", SMALL, y)),
            "text",
            SMALL,
            mix(PAPER, INK, 0.15),
        )


def _draw_lines(canvas: Image.Image, scores: Sequence[Sequence[int]], grid: range) -> None:
    """Draw the seats' lines with pale rims and dark casings, so that crossing lines stay distinct."""
    # Limit the sheet to the chart's field: drawing at four times the size is slow.
    # Above and below it level lines need space beside each other.
    left, top, wide = LEFT - LINE, TOP - ASIDE, WIDTH - RIGHT - LEFT + 2 * LINE
    high = HEIGHT - BOTTOM - TOP + 2 * ASIDE
    sheet = Sheet(wide, ratio=high / wide)
    for seat in range(len(scores[0])):
        places = _course(seat, scores, grid)
        unit = [((x - left) / wide, (y - top) / wide) for x, y in places]
        for width, tint in ((LINE + 7, INK), (LINE + 3, SEATS[seat].rim), (LINE - 1, SEATS[seat].body)):
            for two in itertools.pairwise(unit):
                sheet.line(two, tint, width / wide)
            for corner in unit:
                sheet.disc(corner, width / wide / 2, tint)
    blit(canvas, to_sprite(sheet.done()), (left, top))
    for seat in range(len(scores[0])):
        _mark_line(canvas, seat, scores, grid)


def _course(seat: int, scores: Sequence[Sequence[int]], grid: range) -> list[tuple[float, float]]:
    """Return the pixels of a seat's line. Level seats run beside each other, so that no line covers another."""
    found = []
    for moment, now in enumerate(scores):
        x, y = _place(moment / (len(scores) - 1), now[seat], grid)
        level = [other for other in range(len(now)) if now[other] == now[seat]]
        found.append((x, y + (level.index(seat) - (len(level) - 1) / 2) * BESIDE))
    return found


def _mark_line(canvas: Image.Image, seat: int, scores: Sequence[Sequence[int]], grid: range) -> None:
    """Put a seat's shape and letter on its line, at a different moment for each seat because lines cross."""
    # Use the second half: the lines start close together.
    moment = round((len(scores) - 1) * (0.55 + 0.4 * seat / len(scores[0])))
    x, y = _course(seat, scores, grid)[moment]
    blit(canvas, seat_shape(seat, MARK), (round(x) - MARK // 2, round(y) - MARK // 2))


def label_heights(last: Sequence[int], grid: range) -> list[int]:
    """Return the vertical middle of each seat's label: near the end of its line, in order, without overlaps."""
    ends = {seat: _place(1, score, grid)[1] for seat, score in enumerate(last)}
    blocks: list[list[int]] = []
    for seat in sorted(ends, key=lambda seat: ends[seat]):
        block = [seat]
        # Labels that touch form a block around the mean of their ends.
        while blocks and _block_heights(blocks[-1], ends)[-1] + STEP > _block_heights(block, ends)[0]:
            block = blocks.pop() + block
        blocks.append(block)
    found = {seat: height for block in blocks for seat, height in zip(block, _block_heights(block, ends), strict=True)}
    return [round(found[seat]) for seat in ends]


def _block_heights(block: Sequence[int], ends: Mapping[int, float]) -> list[float]:
    """Return the heights of labels that touch each other, inside the picture."""
    mean = sum(ends[seat] for seat in block) / len(block)
    long = (len(block) - 1) * STEP
    first = min(max(mean - long / 2, STEP / 2), HEIGHT - STEP / 2 - long)
    return [first + place * STEP for place in range(len(block))]


def _draw_ends(canvas: Image.Image, names: Sequence[str], last: Sequence[int], grid: range) -> None:
    """Draw each seat's shape, score and name at the end of its line, without overlaps."""
    x = WIDTH - RIGHT + 20 + SHAPE // 2
    for seat, middle in enumerate(label_heights(last, grid)):
        tint = GOLD if last[seat] == max(last) else PAPER
        blit(canvas, seat_shape(seat, SHAPE), (x - SHAPE // 2, middle - SHAPE // 2))
        score, left = _figure(last[seat]), x + SHAPE // 2 + 12
        set_on(canvas, score, (left, _base("bold", SMALL, middle)), "bold", SMALL, tint)
        left += width_of(score, "bold", SMALL) + 12
        name = fitted(names[seat], "text", SMALL, WIDTH - 12 - left)
        set_on(canvas, name, (left, _base("text", SMALL, middle)), "text", SMALL, tint)
