"""Where the dragon and the fairy are: The Princess & the Dragon's part of the state, what is seen of it, and what the
computer opponent makes of it.
"""

from itertools import pairwise

from rules.carcassonne.expansions.dragon.view import DragonView
from rules.carcassonne.pieces import Cell, Figure
from rules.carcassonne.realm import Realm
from rules.carcassonne.state import Carcassonne, StatePart
from rules.carcassonne.tiles import every_kind

KEY = "dragon"
STEPS = 6
"""How many steps the dragon makes in one run."""

FAR, NEAR = 0.03, 0.4
"""How likely the dragon eats a figure somewhere, and how much likelier beside him."""
FAIRY_STAYS = 2.0
"""What the opponent expects of the fairy beside its figure."""


class Beasts(StatePart):
    """Where the dragon and the fairy are (None: beside the board), the tiles put aside, and the last run."""

    dragon: Cell | None = None
    fairy: Cell | None = None
    aside: list[str] = []
    trail: list[Cell] = []
    gone: list[Figure] = []


def beasts(state: Carcassonne) -> Beasts:
    """Return this expansion's part of the state."""
    part: Beasts = getattr(state, KEY)
    return part


def check(realm: Realm) -> None:
    """Refuse places without a tile and tiles that nobody puts aside."""
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
    """Refuse what is no run: six steps at most, from tile to tile, none twice, to where the dragon is (C72, C73)."""
    steps = [abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(own.trail)]
    if len(steps) > STEPS or set(steps) - {1} or len(set(own.trail)) < len(own.trail):
        raise ValueError(f"the dragon runs at most {STEPS} steps from tile to tile and never to one twice")
    if own.trail and own.trail[-1] != own.dragon:
        raise ValueError("the trail ends where the dragon is")


def show(state: Carcassonne) -> DragonView:
    """Show where the beasts are, what lies aside and what the dragon and the princess did last."""
    own = beasts(state)
    return DragonView(own.dragon, own.fairy, tuple(own.aside), tuple(own.trail), tuple(own.gone))


def recall(view: DragonView) -> Beasts:
    """Return what a view shows of the beasts."""
    return Beasts(view.dragon, view.fairy, list(view.aside), list(view.trail), list(view.gone))


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
    """Reckon how likely the dragon eats each before it scores: the nearer the likelier, not beside the fairy."""
    own = beasts(realm.state)
    # Nobody knows yet where the first volcano will lie: the danger is small and the same everywhere.
    if own.dragon is None:
        return [0.0 if figure.cell == own.fairy else FAR for figure in figures]
    x, y = own.dragon
    # One more than his steps: at the very edge of his reach there is still some danger.
    reach = STEPS + 1
    return [
        0.0
        if (figure.x, figure.y) == own.fairy
        else FAR + NEAR * max(0.0, 1 - (abs(figure.x - x) + abs(figure.y - y)) / reach)
        for figure in figures
    ]
