"""The faces of gem cards: the gem and the cart, large and once more in the corner, which a fan leaves visible."""

from PIL import Image, ImageDraw

from render.kit.disk import cached_on_disk
from render.kit.sprites import OVERSIZE, Sprite, to_sprite
from render.kit.theme import INK, tone
from render.kit.typography import FINE
from render.zavandor.faces import FALL, Ring, around, lifted
from render.zavandor.symbols import symbol
from rules.zavandor.view import GEM_CARDS

CARD = (140, 212)
INDEX = 50
"""Width of the part of a card that shows its gem and its cart in a fan, in pixels."""
ANGLES = (0, -1.5, 1.5, -3, 3)
"""The angles of the cards in a fan, in degrees."""
FRAMES = {"L": ("roof", 0.32), "P": ("earth", 0.30), "M": ("slate", 0.55), "G": ("gold", 0.52)}
"""Ramp and tone of the gem cards' frames, by cart."""


def gem_card(card: str, ring: Ring = "", angle: float = 0) -> Sprite:
    """Return the face of a gem card, turned by ``angle`` degrees."""
    return _gem_card(around(CARD), card, ring, angle)


@cached_on_disk(
    sizes=(around(CARD),),
    finish=to_sprite,
    every=lambda: ((card, "", angle) for angle in ANGLES for card in GEM_CARDS),
)
def _gem_card(_: int, card: str, ring: Ring, angle: float) -> Image.Image:
    cart, gem = card[0], card[1]
    width, height = CARD
    sheet = Image.new("RGBA", (width * OVERSIZE, height * OVERSIZE), (*INK, 0))
    draw = ImageDraw.Draw(sheet)
    ramp, at = FRAMES[cart]
    for inset, tint in ((0, INK), (2, tone(ramp, at + 0.2)), (4, tone(ramp, at)), (10, tone("paper", 0.72))):
        box = [v * OVERSIZE for v in (inset, inset, width - inset, height - inset)]
        draw.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 1), max(4, 14 - inset) * OVERSIZE, (*tint, 255))
    for name, size, x, y in ((gem, 36, 11, 14), (cart, 38, 10, 54), (gem, 84, 46, 36), (cart, 84, 46, 118)):
        sheet.alpha_composite(symbol(name, size), (x * OVERSIZE, y * OVERSIZE))
    return lifted(sheet.reduce(OVERSIZE // FINE), ring, FALL, angle)
