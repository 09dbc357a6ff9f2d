"""The cloth that Dominion is played on: it lies across the table, with the piles and the cards in play."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.dominion.layout import HEM
from render.kit.canvas import Canvas, pixels_of
from render.kit.disk import cached_on_disk
from render.kit.sections import WIDTH, Section
from render.kit.sprites import index_of, indexed, veil
from render.kit.surface import SOFT, WOOD, noise
from render.kit.theme import INK, tone

LOW, HIGH = 0.07, 0.21
"""The darkest and the lightest tone of the felt."""
STITCH = ((0, "gold", 0.36), (1, "gold", 0.22), (5, "leaf", 0.42), (6, "leaf", 0.02))
"""The lines of a hem from its edge inwards: its distance from the edge, ramp and tone."""
SHADOWS = (0.55, 0.4, 0.25, 0.12)
"""The shares of ink in the rows of the shadow below the cloth."""


@cached_on_disk(sizes=(WOOD,), every=lambda: [()])
def _felt(size: int) -> Canvas:
    """Paint the felt in soft patches of a few close greens."""
    small = (WIDTH // SOFT, size // SOFT)
    both = Image.blend(noise(9, 11, small, 41), noise(70, 90, small, 42), 0.25)
    tones = [tone("leaf", LOW + (HIGH - LOW) * min(1.0, max(0.0, (v - 64) / 128))) for v in range(256)]
    rgb = Image.merge("RGB", [both.point([t[channel] for t in tones]) for channel in range(3)])
    return Canvas.of(indexed(rgb.resize((WIDTH, size), Image.Resampling.BILINEAR)))


def felt(size: tuple[int, int], at: tuple[int, int] = (0, 0)) -> Canvas:
    """Return a part of the cloth."""
    return _felt(WOOD).crop((at[0], at[1], at[0] + size[0], at[1] + size[1]))


def on_mat(parts: Sequence[Section]) -> Section:
    """Return sections on a cloth across the table, with a hem above and below."""
    height = sum(part.height for part in parts) + 2 * HEM
    return Section(height + len(SHADOWS), partial(_draw, parts, height))


def _draw(parts: Sequence[Section], height: int, canvas: Image.Image, top: int) -> None:
    # Copied once: a part of the felt would be a copy of its own.
    rows = _felt(WOOD).pixels[top : top + height]
    pixels_of(canvas)[top : top + len(rows)] = rows
    for far, name, at in STITCH:
        for row in (top + far, top + height - 1 - far):
            canvas.paste(index_of(tone(name, at)), (0, row, WIDTH, row + 1))
    for row, share in enumerate(SHADOWS):
        box = (0, top + height + row, WIDTH, top + height + row + 1)
        under = canvas.crop(box)
        canvas.paste(Image.frombytes("P", under.size, under.tobytes().translate(veil(INK, share))), box)
    top += HEM
    for part in parts:
        part.draw(canvas, top)
        top += part.height
