"""The face of a game, the icon that stands for it, and the titles of pictures with it."""

from PIL import Image

from render.games import game
from render.kit.disk import persistent
from render.kit.icon import finished
from render.kit.sprites import Sprite, blit, to_sprite
from render.kit.surface import plank
from render.kit.theme import PAPER
from render.kit.typefaces import printable
from render.kit.typography import LEAST, cap_height, fitted, set_on, width_of

MARGIN = 36
AIR = 14
"""The space above and below a face in a title, in pixels."""


def face(kind: str, size: int) -> Sprite | None:
    """Return the face of a game, or None if it has none."""
    name = game(kind).face
    return _painted(kind, name, size) if name else None


@persistent
def _painted(kind: str, name: str, size: int) -> Sprite:
    return to_sprite(finished(game(kind).icons()[name]()).resize((size, size), Image.Resampling.LANCZOS))


def put_title(canvas: Image.Image, kind: str, title: str, height: int, size: int) -> None:
    """Draw a title with the face of its game along the upper edge. A long title is smaller."""
    canvas.paste(plank(canvas.width, height), (0, 0))
    left, shown = MARGIN, face(kind, height - 2 * AIR)
    if shown is not None:
        blit(canvas, shown, (left, AIR))
        left += shown.size[0] + 20
    room, told = canvas.width - MARGIN - left, printable(title, "serif")
    size = next((one for one in range(size, LEAST, -2) if width_of(told, "serif", one) <= room), LEAST)
    told = fitted(told, "serif", size, room)
    set_on(canvas, told, (left, (height + cap_height("serif", size)) // 2), "serif", size, PAPER)
