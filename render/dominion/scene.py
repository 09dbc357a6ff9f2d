"""A row of cards on the table: the ground of a banner."""

from PIL import Image

from render.catalogue import Catalogue
from render.dominion.face import ANGLES, WIDE, catalogue, printed
from render.dominion.spread import put_whole
from render.kit.surface import wood
from rules.dominion.view import DominionView

CARDS = 5
"""Number of cards in the row."""
EDGE, TOP, BOW = 40, 26, 36
"""Margin beside the row, distance of the middle card from the upper edge, and drop of the outer cards, in pixels."""


def scene(view: DominionView, size: tuple[int, int], words: Catalogue) -> Image.Image:
    """Draw the upper parts of kingdom cards, fanned out."""
    kingdom = view.kingdom[:CARDS]
    canvas = wood(size)
    pitch = (size[0] - WIDE[0] - 2 * EDGE) / (CARDS - 1)
    for place, (card, angle) in enumerate(zip(kingdom, sorted(ANGLES, reverse=True), strict=True)):
        # From -1 for the leftmost card to 1 for the rightmost.
        aside = place / (CARDS - 1) * 2 - 1
        at = round(EDGE + place * pitch), round(TOP + BOW * aside * aside)
        put_whole(canvas, printed(card, words), catalogue()[card].cost, at, WIDE, angle)
    return canvas
