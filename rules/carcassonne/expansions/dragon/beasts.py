"""The dragon and the fairy: the facts of The Princess & the Dragon, their view, and their worth to the computer
opponent.
"""

from itertools import pairwise

from rules.carcassonne.expansions.dragon.view import DragonView
from rules.carcassonne.faces import DIRECTIONS
from rules.carcassonne.pieces import Cell, Figure
from rules.carcassonne.realm import Realm
from rules.carcassonne.state import Carcassonne, StatePart
from rules.carcassonne.tiles import SIDES, every_kind

KEY = "dragon"
STEPS = 6
"""The most steps of the dragon in one run."""

FAR, NEAR = 0.03, 0.4
"""The chance that the dragon eats a figure anywhere, and the added chance beside it."""
FAIRY_STAYS = 2.0
"""The points that the opponent expects of the fairy beside its figure."""


class Beasts(StatePart):
    """The places of the dragon and the fairy (None: beside the board), the tiles put aside, and the last run."""

    dragon: Cell | None = None
    fairy: Cell | None = None
    aside: list[str] = []
    trail: list[Cell] = []
    gone: list[Figure] = []


def beasts(state: Carcassonne) -> Beasts:
    """Return this expansion's facts."""
    part: Beasts = getattr(state, KEY)
    return part


def check(realm: Realm) -> None:
    """Refuse places without a tile, and tiles aside that are never put aside."""
    own = beasts(realm.state)
    for name, cell in (("dragon", own.dragon), ("fairy", own.fairy), *(("trail", cell) for cell in own.trail)):
        if cell is not None and cell not in realm.land.faces:
            raise ValueError(f"there is no tile at {cell[0]},{cell[1]} for the {name}")
    for figure in own.gone:
        if not 0 <= figure.seat < realm.state.seats or figure.kind not in realm.figures:
            raise ValueError(f"seat {figure.seat} can have lost no {figure.kind}")
    for kind in own.aside:
        if kind not in every_kind() or "dragon" not in every_kind()[kind].flags:
            raise ValueError(f"{kind!r} is no tile that is put aside")
    if own.aside and own.dragon is not None:
        raise ValueError("no tile lies aside once the dragon is on the board")
    if own.dragon is not None and own.dragon == own.fairy:
        raise ValueError("the dragon cannot be on the fairy's tile")
    if any(figure.cell == own.dragon for figure in realm.state.figures):
        raise ValueError("no figure can stand under the dragon")
    _check_trail(own)


def _check_trail(own: Beasts) -> None:
    """Refuse an impossible run: six steps at most, from tile to tile, none twice, ending at the dragon (C72, C73)."""
    steps = [abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(own.trail)]
    if len(steps) > STEPS or set(steps) - {1} or len(set(own.trail)) < len(own.trail):
        raise ValueError(f"the dragon runs at most {STEPS} steps from tile to tile and never to one twice")
    if own.trail and own.trail[-1] != own.dragon:
        raise ValueError("the trail ends where the dragon is")


def show(state: Carcassonne) -> DragonView:
    """Return the public facts: the places of both, the tiles aside, and the latest run and removals."""
    own = beasts(state)
    return DragonView(own.dragon, own.fairy, tuple(own.aside), tuple(own.trail), tuple(own.gone))


def recall(view: DragonView) -> Beasts:
    """Return the facts that a view shows."""
    return Beasts(view.dragon, view.fairy, list(view.aside), list(view.trail), list(view.gone))


def ways(realm: Realm, own: Beasts) -> dict[str, Cell]:
    """Return the sides to which the dragon may step: a tile, not visited in this run, without the fairy (C73)."""
    x, y = own.trail[-1]
    around = {side: (x + dx, y + dy) for side, (dx, dy) in zip(SIDES, DIRECTIONS, strict=True)}
    # The trail begins with the place where the run started, so that place is barred too.
    barred = {*own.trail, own.fairy}
    return {side: cell for side, cell in around.items() if cell in realm.land.faces and cell not in barred}


def promise(realm: Realm, turns: float) -> list[float]:
    """Expect a few more points of the fairy where she stands beside an own figure."""
    fairy = beasts(realm.state).fairy
    worth = [0.0] * realm.state.seats
    if fairy is not None:
        for figure in realm.state.figures:
            if (figure.x, figure.y) == fairy:
                worth[figure.seat] = FAIRY_STAYS * min(1.0, turns / 4)
    return worth


def risks(realm: Realm, figures: list[Figure]) -> list[float]:
    """Return the chance that the dragon eats each figure before it scores: higher when near, none beside the fairy."""
    own = beasts(realm.state)
    # The place of the first volcano is unknown: the danger is small and the same everywhere.
    if own.dragon is None:
        return [0.0 if figure.cell == own.fairy else FAR for figure in figures]
    x, y = own.dragon
    # One more than the steps: at the very edge of its reach there is still some danger.
    reach = STEPS + 1
    return [
        0.0
        if (figure.x, figure.y) == own.fairy
        else FAR + NEAR * max(0.0, 1 - (abs(figure.x - x) + abs(figure.y - y)) / reach)
        for figure in figures
    ]
