"""A wide strip of an island without a score strip and marks: the ground of a banner."""

from typing import cast

from PIL import Image

from render.catalogue import Catalogue
from render.catan import board
from render.catan.island.sea import STAGES
from render.catan.stage import stage_of
from rules.catan.view import CatanView
from rules.kernel import View


def scene(view: View, size: tuple[int, int], _words: Catalogue) -> Image.Image:
    """Draw the middle of an island, as wide as the sea."""
    seen = cast("CatanView", view)
    # A stage of the other pictures, because its sea is on the disk already.
    stage = stage_of(seen.size, next(head for name, head in STAGES if name == seen.size))
    whole = board.lay(seen, stage)
    top = (stage.head + whole.height - size[1]) // 2
    return whole.crop((0, top, size[0], top + size[1]))
