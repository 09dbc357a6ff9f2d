"""Cards that lie on the table: turned, with their shadow to the lower right."""

from PIL import Image

from render.kit.sprites import with_shadow
from render.kit.typography import FINE


def on_table(lying: Image.Image, fall: int, angle: float = 0, *, expand: bool = True) -> Image.Image:
    """Return a card on the table in its final size, turned by degrees clockwise.

    ``lying`` is an RGBA picture, ``FINE`` times as large, with a margin for the shadow ``fall`` pixels to the lower
    right. ``expand`` as in ``Image.rotate``.
    """
    # Colours that are multiplied by their opacity can be averaged, so the picture is converted only once:
    # https://pillow.readthedocs.io/en/stable/handbook/concepts.html#modes
    small = turned(lying.convert("RGBa"), angle, expand=expand).reduce(FINE)
    return with_shadow(small.convert("RGBA"), small.getchannel("a"), fall)


def turned(image: Image.Image, angle: float, *, expand: bool = True) -> Image.Image:
    """Return a picture, ``FINE`` times as large, turned by degrees clockwise around its middle."""
    if angle:
        # Pillow turns counterclockwise, and fills the corners with zeros: they are transparent.
        image = image.rotate(-angle, Image.Resampling.BILINEAR, expand=expand)
    # A turned picture may be a pixel too large to be halved evenly.
    return image.crop((0, 0, image.width // FINE * FINE, image.height // FINE * FINE))
