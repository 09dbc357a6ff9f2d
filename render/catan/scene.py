"""A wide strip of an island without a score strip and marks: the ground of a banner."""

from PIL import Image

from render.catalogue import Catalogue
from render.catan import board
from render.catan.island.sea import STAGES
from render.catan.stage import stage_of
from rules.catan.view import CatanView


def scene(view: CatanView, size: tuple[int, int], _words: Catalogue) -> Image.Image:
    """Draw the middle of an island, as wide as the sea."""
    # A stage of the other pictures, because its sea is on the disk already.
    stage = stage_of(view.size, next(head for name, head in STAGES if name == view.size))
    whole = board.lay(view, stage)
    top = (stage.head + whole.height - size[1]) // 2
    return whole.crop((0, top, size[0], top + size[1]))
