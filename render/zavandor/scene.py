"""The King's path at evening: the ground of a banner."""

from PIL import Image

from render.catalogue import Catalogue
from render.zavandor.peak import slope
from rules.zavandor.view import ZavandorView


def scene(view: ZavandorView, size: tuple[int, int], _words: Catalogue) -> Image.Image:
    """Draw the path with the king on it."""
    return slope(view.king).crop((0, 0, *size))
