"""Icons: small pictures for messages, which stand out on Discord's dark and light grounds.

An icon fills its square and has two outlines: a dark one, which separates it from light grounds, and around it a pale
one, which separates it from dark grounds. Both are wide enough for an icon 22 pixels high.
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.kit.emblem import Emblems, paint, paint_charge
from render.kit.marks import OUTLINES
from render.kit.sheet import Point, Sheet
from render.kit.sprites import LEVELS, Sprite, levels_of
from render.kit.theme import INK, PAPER, SEATS, Colour, letters_on, palette
from render.kit.typefaces import font

Painter = Callable[[], Image.Image]
"""A function that paints an icon as an RGBA picture of any size, without outlines."""

SIDE: Final = 128
"""Width and height of an emoji, in pixels: https://discord.com/developers/docs/resources/emoji"""
LARGE: Final = 4 * SIDE
DARK, PALE = 0.026, 0.024
"""Widths of the outlines, in widths of the icon: half a pixel of 22 each."""
SOLID: Final = 150
"""Least opacity of a pixel that is part of the icon and not of its shadow."""
WINDOW: Final = 1.2
"""Width of the painted part of a card's emblem, in heights."""
ROUND: Final = 0.16
"""Radius of a card's corners, in widths of the icon."""


def finished(image: Image.Image) -> Image.Image:
    """Return a painted icon with its outlines, in its final size."""
    mask = image.getchannel("A").point(lambda value: 255 if value >= SOLID else 0)
    box = mask.getbbox() or (0, 0, *image.size)
    inner = LARGE - 2 * round((DARK + PALE) * LARGE) - 12
    share = inner / max(box[2] - box[0], box[3] - box[1])
    size = (max(1, round((box[2] - box[0]) * share)), max(1, round((box[3] - box[1]) * share)))
    at = ((LARGE - size[0]) // 2, (LARGE - size[1]) // 2)
    core = Image.new("RGBA", (LARGE, LARGE), (*INK, 0))
    cut = image.copy()
    # The shadow of the piece would fall beyond the outlines.
    cut.putalpha(mask.filter(ImageFilter.GaussianBlur(max(0.5, 1 / share))))
    core.alpha_composite(cut.crop(box).resize(size, Image.Resampling.LANCZOS), at)
    solid = core.getchannel("A")
    whole = Image.new("RGBA", (LARGE, LARGE), (*INK, 0))
    for width, tint in ((DARK + PALE, PAPER), (DARK, INK)):
        whole.paste((*tint, 255), (0, 0), _swollen(solid, round(width * LARGE)))
    whole.alpha_composite(core)
    return whole.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _swollen(mask: Image.Image, by: int) -> Image.Image:
    """Return a mask grown by ``by`` pixels, with round corners."""
    # At this distance from a straight edge, a blur by 5/6 of it leaves an opacity of 29.
    return mask.filter(ImageFilter.GaussianBlur(by / 1.2)).point(
        lambda value: max(0, min(255, (value - 29) * 20 + 128))
    )


def of_sprite(sprite: Sprite) -> Image.Image:
    """Return a sprite as an RGBA picture."""
    colours = np.array(palette(), np.uint8)[sprite.pixels]
    levels = np.frombuffer(levels_of(sprite), np.uint8).reshape(sprite.pixels.shape)
    alpha = levels.astype(np.uint16) * 255 // LEVELS
    # A pixel of the fringe has no colour of its own, only that of the edge.
    colours[levels < LEVELS] = sprite.edge
    return Image.fromarray(np.dstack([colours, alpha.astype(np.uint8)]), "RGBA")


def charge(emblems: Emblems, name: str) -> Painter:
    """Return the painter of a charge, such as a resource."""
    return lambda: paint_charge(emblems, name, SIDE)


def card(emblems: Emblems, name: str, frame: Colour) -> Painter:
    """Return the painter of a card's emblem on its field, with round corners and a frame."""

    def painter() -> Image.Image:
        # A wider window shows the emblem larger. Its margins are cut off.
        image = paint(emblems, name, (round(WINDOW * SIDE), SIDE)).convert("RGBA")
        aside = (image.width - image.height) // 2
        image = image.crop((aside, 0, aside + image.height, image.height))
        edge, corner = round(0.07 * image.width), round(ROUND * image.width)
        box = (0, 0, image.width - 1, image.height - 1)
        ImageDraw.Draw(image).rounded_rectangle(box, corner, None, (*frame, 255), edge)
        mask = Image.new("L", image.size)
        ImageDraw.Draw(mask).rounded_rectangle(box, corner, 255)
        image.putalpha(mask)
        return image

    return painter


def seat(number: int) -> Image.Image:
    """Paint a seat's badge: its letter in its shape."""
    look, sheet = SEATS[number], Sheet(SIDE)
    if look.shape == "circle":
        sheet.disc((0.5, 0.5), 0.46, look.rim)
        sheet.disc((0.5, 0.5), 0.42, look.body)
    else:
        outline: Sequence[Point] = [(0.5 + x * 0.92, 0.5 + y * 0.92) for x, y in OUTLINES[look.shape]]
        sheet.shape(outline, look.body, 0.04, look.rim)
    # A triangle is wider below its middle, so its letter stands lower and is smaller.
    drop, size = {"triangle": (0.15, 0.52), "pentagon": (0.02, 0.60)}.get(look.shape, (0.0, 0.62))
    letter = font("bold", round(size * sheet.image.width))
    left, top, right, bottom = letter.getbbox(look.letter, anchor="ls")
    at = (0.5 * sheet.image.width - (left + right) / 2, (0.5 + drop) * sheet.image.height - (top + bottom) / 2)
    sheet.draw.text(at, look.letter, (*letters_on(look.body), 255), letter, anchor="ls")
    return sheet.image
