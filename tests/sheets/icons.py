"""The sheet of all icons for messages: on Discord's dark and light grounds, in their sizes, and with deuteranopia.

``python -m tests.sheets.icons`` draws ``docs/sheets/icons.webp``.
"""

from collections.abc import Sequence

from PIL import Image

from render import icons
from tests.sheets.__main__ import EFFORT, FOLDER
from tests.sheets.sheet import with_deficiency

DARK, LIGHT = "#313338", "#ffffff"
"""The grounds of Discord's client."""
LARGE, SMALL = 44, 22
"""Sizes of an emoji in a message without words, and in a line or a button, in pixels."""
QUALITY = 80
"""WebP quality: details of a few pixels count."""
ACROSS, GAP = 30, 6
"""Icons in a row, and the pixels between two."""


def icon_sheet(keys: Sequence[str] | None = None) -> Image.Image:
    """Return all icons in four blocks: large on dark and light, small on dark, large on dark with deuteranopia."""
    drawn = [icons.draw(key) for key in keys or tuple(icons.icons())]
    dark = _block(drawn, DARK, LARGE)
    blocks = [dark, _block(drawn, LIGHT, LARGE), _block(drawn, DARK, SMALL), with_deficiency(dark)]
    found = Image.new("RGB", (dark.width, sum(block.height for block in blocks)), DARK)
    top = 0
    for block in blocks:
        found.paste(block, (0, top))
        top += block.height
    return found


def _block(drawn: Sequence[Image.Image], ground: str, size: int) -> Image.Image:
    cell = size + GAP
    block = Image.new("RGB", (ACROSS * (LARGE + GAP), -(-len(drawn) // ACROSS) * cell), ground)
    for at, icon in enumerate(drawn):
        small = icon.resize((size, size), Image.Resampling.LANCZOS)
        row, column = divmod(at, ACROSS)
        block.paste(small, (column * cell + GAP // 2, row * cell + GAP // 2), small)
    return block


if __name__ == "__main__":
    icon_sheet().save(FOLDER / "icons.webp", quality=QUALITY, method=EFFORT)
