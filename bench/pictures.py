"""Pictures compared with a bare ``Image.save`` of the same pixels as RGB: cold, after a move, and their bytes."""

import io
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

import render
from bench.carcassonne import mid_game
from bench.figures import Figure, seconds
from render.carcassonne.board import forget
from render.carcassonne.frame import RING, Frame, whole
from render.kit import png
from render.kit.strip import HEIGHT
from rules.carcassonne.view import CarcassonneView

NAMES = ("Ada", "Ben")
ROUNDS = 7
MOVES = 8


def figures() -> Iterator[Figure]:
    """Measure the way from a view to PNG bytes on boards of 30, 45 and 60 tiles with cached sprites."""
    cold, after, shifted, sizes = [], [], [], []
    for tiles in (30, 45, 60):
        views = moves(tiles)
        images = [render.picture(view, names=NAMES) for view in views]
        pixels = images[0].convert("RGB")
        bare = seconds(lambda pixels=pixels: pixels.save(io.BytesIO(), "PNG"), rounds=3)  # type: ignore[misc]
        of = f"{images[0].width}x{images[0].height}"
        cold.append(statistics.median(drawing([], views[0]) for _ in range(ROUNDS)) / bare)
        here, moved = after_moves(views)
        after.append(statistics.median(here) / bare)
        shifted += [taken / bare for taken in moved]
        sizes += [len(png.encode(image)) for image in images]
        yield Figure(f"picture.bare_save_{tiles}_tiles", 1000 * bare, "ms", of=of)
        yield Figure(f"picture.cold_{tiles}_tiles", cold[-1], "of a bare Image.save", 0.08, of=of)
        yield Figure(f"picture.after_one_move_{tiles}_tiles", after[-1], "of a bare Image.save", 0.05, of=of)
    yield Figure("picture.cold", statistics.median(cold), "of a bare Image.save", 0.08)
    yield Figure("picture.after_one_move", statistics.median(after), "of a bare Image.save", 0.05)
    if shifted:
        yield Figure("picture.when_the_board_shifts", statistics.median(shifted), "of a bare Image.save")
    yield Figure("picture.bytes", max(sizes) / 1024, "KiB", 600)


def moves(tiles: int) -> list[CarcassonneView]:
    """Return the public views after several consecutive moves of a game, from ``tiles`` tiles on."""
    table, rng = mid_game(tiles, seed=tiles), random.Random(tiles)
    views: list[CarcassonneView] = []
    while len(views) <= MOVES:
        view = table.view()
        assert isinstance(view, CarcassonneView)
        if table.asks[0].kind == "carcassonne.place":
            views.append(view)
        table.answer(table.asks[0].seat, [rng.choice(table.asks[0].options).id])
    return views


def after_moves(views: Sequence[CarcassonneView]) -> tuple[list[float], list[float]]:
    """Return the seconds of each picture after the one before: without and with a shift of the board."""
    here: list[float] = []
    moved: list[float] = []
    for before, view in pairwise(views):
        taken = statistics.median(drawing([before], view) for _ in range(ROUNDS))
        (here if framed(before) == framed(view) else moved).append(taken)
    return here, moved


def framed(view: CarcassonneView) -> Frame:
    """Return the frame of a picture's board."""
    return whole([(lying.x, lying.y) for lying in view.board], HEIGHT, RING)


def drawing(known: Sequence[CarcassonneView], view: CarcassonneView) -> float:
    """Return the seconds from a view to its PNG bytes when only the pictures of ``known`` are cached."""
    forget()
    for before in known:
        render.png(before, names=NAMES)
    start = time.perf_counter()
    render.png(view, names=NAMES)
    return time.perf_counter() - start
