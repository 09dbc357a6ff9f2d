"""Names of cards, kept on disk: a table shows two dozen, and setting each takes four times as long as reading it."""

from PIL import Image

from render.kit.disk import persistent
from render.kit.sprites import Sprite, blit, plain
from render.kit.theme import INK
from render.kit.typography import FINE, baseline, squeezed_ink, width_of


def set_name(
    canvas: Image.Image,
    name: str,
    edges: tuple[int, int],
    base: int,
    size: int,
    *,
    least: float = 0.0,
    centred: bool = True,
) -> None:
    """Set the name of a card on a line between two edges, squeezed if it is long.

    A name keeps the share ``least`` of its width: rather than being too narrow to read, it runs over the edges. Only
    names from the catalogues, because their sprites stay in the folder.
    """
    letters = _squeezed(name, size, edges[1] - edges[0], least)
    left = (edges[0] + edges[1] - letters.size[0]) // 2 if centred else edges[0]
    blit(canvas, letters, (left, base - baseline("serif", size)))


@persistent
def _squeezed(name: str, size: int, width: int, least: float) -> Sprite:
    """Return a name, squeezed if it is wider than ``width``, but not below the share ``least`` of its width."""
    width = max(width, round((width_of(name, "serif", size) + 4) * least))
    return plain(squeezed_ink(name, "serif", size, width).reduce(FINE), INK)
