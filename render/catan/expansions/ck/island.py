"""Cities & Knights on the island: its pieces, and the island after a choice."""

from collections.abc import Iterator

import msgspec

from render.catan.contribution import Highlights, Placed
from render.catan.expansions.ck.pieces import knight, merchant, metropolis, reduced_city, wall
from render.catan.island.pieces import Highlight
from render.catan.stage import Stage
from render.kit.sprites import Sprite
from rules.catan.expansions.ck.view import CitiesView, Knight
from rules.catan.view import Building, CatanView, Piece
from rules.kernel import Ask, Option

KEY = "ck"


def house(part: CitiesView, building: Building, size: int, highlight: Highlight) -> Sprite | None:
    """Return the sprite of a city that lies as a settlement."""
    lying = building.kind == "settlement" and building.vertex in part.reduced
    return reduced_city(building.seat, size, highlight) if lying else None


def adorned(part: CitiesView, building: Building, stage: Stage) -> Iterator[Placed]:
    """Yield the wall and the metropolis of a city."""
    x, y = stage.vertex(building.vertex)
    size = stage.radius
    if building.vertex in part.walls:
        yield (x, y + round(size * 0.26)), wall(size)
    for track, one in part.metropolises.items():
        if one.vertex == building.vertex:
            yield (x + round(size * 0.22), y - round(size * 0.36)), metropolis(track, size)


def pieces(part: CitiesView, _view: CatanView, stage: Stage, highlights: Highlights) -> Iterator[Placed]:
    """Yield the knights and the merchant."""
    size = stage.radius
    for one in part.knights:
        # The foot of a piece is on its place, so its middle is a little higher.
        x, y = stage.vertex(one.vertex)
        shield = knight(one.seat, one.level, one.active, size, highlights.get(f"V{one.vertex}", ""))
        yield (x, y - size // 30), shield
    if part.merchant is not None:
        x, y = stage.hex(part.merchant)
        yield (x + round(size * 0.50), y - size // 20), merchant(part.merchant_seat, size)


def previewed(part: CitiesView, view: CatanView, ask: Ask, option: Option) -> tuple[CatanView, Highlights] | None:
    """Return the view with a new knight, a new wall, the merchant or the robber at its new place."""
    verb, _, place = option.id.partition(":")
    if verb == "knight" and place:
        piece = Piece(int(place[1:]), ask.seat)
        knights = (*part.knights, Knight(piece.vertex, piece.seat, 1, False, False))
        return _with(view, part, knights=knights, pieces=(*view.pieces, piece)), {place: "chosen"}
    if verb == "wall" and place:
        return _with(view, part, walls=(*part.walls, int(place[1:]))), {place: "chosen"}
    if ask.kind == "catan.merchant":
        after = _with(view, part, merchant=int(option.id[1:]), merchant_seat=ask.seat)
        return after, {option.id: "chosen"}
    if ask.kind == "catan.bishop":
        return msgspec.structs.replace(view, robber=int(option.id[1:])), {"robber": "chosen"}
    return None


def _with(view: CatanView, part: CitiesView, pieces: tuple[Piece, ...] = (), **changes: object) -> CatanView:
    """Return the view with changes of this expansion's part."""
    changed = msgspec.structs.replace(part, **changes)
    return msgspec.structs.replace(view, pieces=pieces or view.pieces, parts={**view.parts, KEY: changed})
