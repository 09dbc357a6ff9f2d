"""Pictures against a bare ``Image.save`` of the same pixels as RGB: cold, after one move, bytes."""

import io
import statistics
import time
from collections.abc import Callable, Iterator

import render
from bench.carcassonne import mid_game
from bench.figures import Figure, seconds
from render.kit import png
from rules.kernel import View

NAMES = ("Ada", "Ben")
ROUNDS = 7


def figures() -> Iterator[Figure]:
    """Measure the way from a view to PNG bytes on boards of 30, 45 and 60 tiles; the sprites are warm."""
    cold, after, sizes = [], [], []
    for tiles in (30, 45, 60):
        before, view = one_move(tiles)
        image = render.picture(view, names=NAMES)
        pixels = image.convert("RGB")
        bare = seconds(lambda pixels=pixels: pixels.save(io.BytesIO(), "PNG"), rounds=3)  # type: ignore[misc]
        of = f"{image.width}x{image.height}"
        cold.append(drawing(view, png.forget) / bare)
        after.append(drawing(view, lambda before=before: fresh(before)) / bare)  # type: ignore[misc]
        sizes.append(len(render.png(view, names=NAMES)))
        yield Figure(f"picture.bare_save_{tiles}_tiles", 1000 * bare, "ms", of=of)
        yield Figure(f"picture.cold_{tiles}_tiles", cold[-1], "of a bare Image.save", 0.08, of=of)
        yield Figure(f"picture.after_one_move_{tiles}_tiles", after[-1], "of a bare Image.save", 0.05, of=of)
    yield Figure("picture.cold", statistics.median(cold), "of a bare Image.save", 0.08)
    yield Figure("picture.after_one_move", statistics.median(after), "of a bare Image.save", 0.05)
    yield Figure("picture.bytes", max(sizes) / 1024, "KiB", 600)


def one_move(tiles: int) -> tuple[View, View]:
    """Return what is public before and after a tile is laid on a board of so many tiles."""
    table = mid_game(tiles, seed=tiles)
    before, ask = table.view(), table.asks[0]
    table.answer(ask.seat, [ask.options[0].id])
    return before, table.view()


def fresh(view: View) -> None:
    """Draw ``view`` as if nothing but it had ever been drawn."""
    png.forget()
    render.png(view, names=NAMES)


def drawing(view: View, prepare: Callable[[], object]) -> float:
    """Return the median of the seconds from the view to its PNG bytes, each after ``prepare``."""
    taken = []
    for _ in range(ROUNDS):
        prepare()
        start = time.perf_counter()
        render.png(view, names=NAMES)
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)
