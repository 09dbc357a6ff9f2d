"""The event die."""

from render.catan.dice import DIE, cube
from render.catan.emblem import paint_charge
from render.catan.expansions.ck.pieces import TRACK_RAMPS
from render.kit.disk import painted_ahead, persistent
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import tone


@painted_ahead(lambda: ((face,) for face in ("ship", *TRACK_RAMPS)))
@persistent
def event(face: str) -> Sprite:
    """Return the event die: a ship, or a castle in a track's colour with the symbol of its deck."""
    ramp = TRACK_RAMPS.get(face)
    sheet = cube(tone(ramp, 0.42), tone(ramp, 0.64)) if ramp else cube(tone("slate", 0.80), tone("slate", 1.0))
    # The symbol identifies the track without its colour.
    charges = ((0.32, 0.34, "castle", 0.56), (0.62, 0.60, face, 0.50)) if ramp else ((0.46, 0.46, "barbarians", 0.76),)
    for x, y, charge, size in charges:
        emblem = paint_charge(charge, round(DIE * size))
        corner = (round(x * sheet.scale - emblem.width / 2), round(y * sheet.scale - emblem.height / 2))
        sheet.image.alpha_composite(emblem, corner)
    return to_sprite(sheet.done())
