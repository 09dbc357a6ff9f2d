"""The icons of Cities & Knights: commodities, tracks, knights, the event die."""

from functools import partial

from PIL import Image

from render.catan.emblem import paint_charge
from render.catan.expansions.ck.dice import event
from render.catan.expansions.ck.pieces import TRACK_RAMPS, knight, merchant, metropolis
from render.kit.icon import SIDE, Painter, of_sprite
from render.kit.theme import SEATS

LARGE = 400
"""Radius of the hex that pieces are painted for, in pixels."""
CHARGES = ("paper", "cloth", "coin", "wall", "activate", "upgrade", "defender", "barbarians", *TRACK_RAMPS)


def icons() -> dict[str, Painter]:
    """Return the painter of each icon by its name."""
    found: dict[str, Painter] = {name: partial(paint_charge, name, SIDE) for name in CHARGES}
    for seat, look in enumerate(SEATS):
        found[f"knight-{look.letter.lower()}"] = partial(_knight, seat)
    found |= {f"event-{face}": partial(_event, face) for face in ("ship", *TRACK_RAMPS)}
    found |= {f"metropolis-{track}": partial(_metropolis, track) for track in TRACK_RAMPS}
    return found | {"tent": _tent}


def _knight(seat: int) -> Image.Image:
    return of_sprite(knight(seat, 1, True, LARGE))


def _event(face: str) -> Image.Image:
    return of_sprite(event(face))


def _metropolis(track: str) -> Image.Image:
    return of_sprite(metropolis(track, LARGE))


def _tent() -> Image.Image:
    return of_sprite(merchant(None, LARGE))
