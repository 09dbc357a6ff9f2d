"""The icons of Carcassonne: figures of every colour, tokens, features of tiles, landmarks."""

from functools import partial
from itertools import product

from PIL import Image, ImageDraw

from render.carcassonne.expansions import CONTRIBUTIONS
from render.carcassonne.figures import FIGURES, FOLLOWERS, TOKENS, figure
from render.carcassonne.tile.cloister import cloister
from render.carcassonne.tile.painter import SIZES, tile
from render.carcassonne.tile.placing import Landmark
from render.carcassonne.tile.scenery import Thing, tower
from render.kit.icon import ROUND, SIDE, Painter, of_sprite
from render.kit.sheet import Sheet
from render.kit.theme import SEATS

PARTS = {"road": ("U", (0.22, 0.22, 0.78, 0.78)), "field": ("E", (0.0, 0.42, 0.58, 1.0))}
"""Features that are shown as a part of a tile: the tile, and the part's box in widths of the tile."""

CITY = [tower(0.5, 0.72, 0.17, 0.44), tower(0.27, 0.82, 0.13, 0.26, "roof"), tower(0.73, 0.82, 0.13, 0.26, "roof")]


def icons() -> dict[str, Painter]:
    """Return the painter of each icon by its name."""
    found: dict[str, Painter] = {
        f"{kind}-{SEATS[seat].letter.lower()}": partial(_figure, kind, seat)
        for kind, seat in product(FIGURES, range(len(SEATS)))
    }
    found |= {kind: partial(_figure, kind, None) for kind in TOKENS}
    found |= {name: partial(_part, kind, box) for name, (kind, box) in PARTS.items()}
    found["city"] = partial(_standing, CITY)
    # The first thing is the church. The others are trees.
    found["cloister"] = partial(_standing, cloister(0.5, 0.5, 0.3)[:1])
    for added in CONTRIBUTIONS.values():
        found |= {name: partial(_landmark, added.landmarks[name]) for name in added.icons}
    return found


def _figure(kind: str, seat: int | None) -> Image.Image:
    return of_sprite(figure(FOLLOWERS[-1], kind, seat, False, False))


def _landmark(mark: Landmark) -> Image.Image:
    return _standing(mark.upright(0.5, 0.55, 0.3) if mark.upright else [])


def _standing(things: list[Thing]) -> Image.Image:
    sheet = Sheet(2 * SIDE)
    for thing in things:
        thing.paint(sheet)
    return sheet.image


def _part(kind: str, box: tuple[float, float, float, float]) -> Image.Image:
    image = tile(SIZES[-1], kind, 0, 0).convert("RGBA")
    left, top, right, bottom = (round(share * image.width) for share in box)
    image = image.crop((left, top, right, bottom))
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, image.width - 1, image.height - 1), ROUND * image.width, 255)
    image.putalpha(mask)
    return image
