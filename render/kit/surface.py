"""Surfaces: soft noise at two scales between a few close tones, the same on every machine."""

import random

from PIL import Image, ImageChops

from render.kit.cache import cached, cached_while_painting
from render.kit.canvas import Canvas, canvas_from
from render.kit.disk import cached_on_disk
from render.kit.sprites import veil
from render.kit.theme import INK, tone

# Pictures are cut from it: 1200 wide and usually up to 1500 high.
WOOD = 1536
SOFT = 3
"""Factor by which soft patches are made smaller and then enlarged."""


@cached_while_painting
def noise(columns: int, rows: int, size: tuple[int, int], seed: int) -> Image.Image:
    """Return smooth noise with this many bumps across and down. It tiles without a seam."""
    dots = Image.frombytes("L", (columns, rows), random.Random(seed).randbytes(columns * rows))
    # The bicubic filter reads this many pixels to each side, so repeat the bumps of the opposite border.
    pad = 2
    wide = Image.new("L", (columns + 2 * pad, rows + 2 * pad))
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            wide.paste(dots, (pad + x * columns, pad + y * rows))
    box = (pad, pad, pad + columns, pad + rows)
    return wide.resize(size, Image.Resampling.BICUBIC, box)


@cached_while_painting
def cloth(name: str, size: int, low: float, high: float, seed: int) -> Image.Image:
    """Return a square of soft patches in a ramp's tones between ``low`` and ``high``. It tiles without a seam."""
    small = (max(1, size // SOFT),) * 2
    both = Image.blend(noise(7, 7, small, seed), noise(40, 40, small, seed + 1), 0.4)
    # Blended noise is mostly near the middle, so spread its middle half over all tones.
    tones = [tone(name, low + (high - low) * min(1.0, max(0.0, (v - 64) / 128))) for v in range(256)]
    rgb = Image.merge("RGB", [both.point([t[channel] for t in tones]) for channel in range(3)])
    return rgb.resize((size, size), Image.Resampling.BILINEAR)


def _boards(extent: int) -> Image.Image:
    """Return boards of different widths and tones, each with its own grain and a seam."""
    size = (extent, extent)
    grain = Image.blend(noise(6, 190, size, 11), noise(22, 420, size, 12), 0.35)
    boards = Image.new("L", size)
    rng = random.Random(14)
    top = 0
    while top < extent:
        bottom = top + rng.randrange(150, 230)
        shift, lift = rng.randrange(extent), rng.randrange(-14, 15)
        board = ImageChops.offset(grain, shift, 0).crop((0, top, extent, min(bottom, extent)))
        boards.paste(board.point([max(0, min(255, value + lift)) for value in range(256)]), (0, top))
        boards.paste(30, (0, top, extent, top + 2))
        boards.paste(190, (0, top + 2, extent, top + 3))
        top = bottom
    return boards


@cached_on_disk(sizes=(WOOD,), every=lambda: [()])
def table_top(size: int) -> Canvas:
    """Paint the table top, boards by lamplight. The palette index of each pixel is its tone."""
    mixed = Image.blend(_boards(size), noise(3, 9, (size, size), 13), 0.3)
    lamp = Image.radial_gradient("L").resize((2 * size, 2 * size), Image.Resampling.BILINEAR)
    # The lamp hangs 200 pixels left of the middle and 300 above it.
    left, top = size // 2 + 200, size // 2 + 300
    far = lamp.crop((left, top, left + size, top + size)).point([max(0, value - 40) // 3 for value in range(256)])
    # Use tones 5 to 19 of wood's 24. The lower ones are for shadows.
    tones = ImageChops.subtract(mixed, far).point([round(5 + value / 255 * 14) for value in range(256)])
    return canvas_from(tones.size, tones.tobytes())


def wood(size: tuple[int, int], at: tuple[int, int] = (0, 0)) -> Canvas:
    """Return a part of the table top. Its palette indices are tones, so a shadow on it is a subtraction."""
    return table_top(WOOD).crop((at[0], at[1], at[0] + size[0], at[1] + size[1]))


@cached
def plank(width: int, height: int) -> Canvas:
    """Return a dark board across the top of the table. The two rows below its light edge are in shadow."""
    plank = wood((width, height + 2))
    lines = ((height - 2, tone("wood", 1.0), 0.5), (height - 1, INK, 0.8), (height, INK, 0.5), (height + 1, INK, 0.25))
    for top, bottom, tint, share in ((0, height, INK, 0.42), *((y, y + 1, tint, share) for y, tint, share in lines)):
        part = plank.crop((0, top, width, bottom))
        veiled = Image.frombytes("P", part.size, part.tobytes().translate(veil(tint, share)))
        plank.paste(veiled, (0, top))
    return plank
