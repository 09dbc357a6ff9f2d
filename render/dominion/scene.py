"""A row of cards on the table: the ground of a banner."""

from PIL import Image

from render.catalogue import Catalogue
from render.dominion.face import WIDE, catalogue, printed
from render.dominion.spread import put_whole
from render.kit.surface import wood
from rules.dominion.view import DominionView

LEANS = (3, 3, 0, -3, -3)
"""The angles of the cards in the row, in degrees."""
EDGE, TOP, BOW = 40, 26, 36
"""Margin beside the row, distance of the middle card from the upper edge, and drop of the outer cards, in pixels."""


def scene(view: DominionView, size: tuple[int, int], words: Catalogue) -> Image.Image:
    """Draw the upper parts of kingdom cards, fanned out."""
    kingdom = view.kingdom[: len(LEANS)]
    canvas = wood(size)
    pitch = (size[0] - WIDE[0] - 2 * EDGE) / (len(LEANS) - 1)
    for place, (card, angle) in enumerate(zip(kingdom, LEANS, strict=True)):
        # From -1 for the leftmost card to 1 for the rightmost.
        aside = place / (len(LEANS) - 1) * 2 - 1
        at = round(EDGE + place * pitch), round(TOP + BOW * aside * aside)
        put_whole(canvas, printed(card, words), catalogue()[card].cost, at, WIDE, angle)
    return canvas
