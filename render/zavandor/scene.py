"""The King's path at evening: the ground of a banner."""

from typing import cast

from PIL import Image

from render.catalogue import Catalogue
from render.zavandor.peak import slope
from rules.kernel import View
from rules.zavandor.view import ZavandorView


def scene(view: View, size: tuple[int, int], _words: Catalogue) -> Image.Image:
    """Draw the path with the king on it."""
    return slope(cast("ZavandorView", view).king).crop((0, 0, *size))
