"""The Princess & the Dragon (C66 to C93).

Asks: ``carcassonne.dragon`` takes ``"N" "E" "S" "W"``, ``carcassonne.princess`` takes
``"remove:<seat>:<kind>:<x>,<y>:<segment>"``; with ``carcassonne.figure`` the fairy moves by ``"fairy:3,-2"``, and a
portal adds ``"follower:c1@3,-2"`` for segments of other tiles.

A position has the keys ``dragon`` and ``fairy``: ``[x, y]`` or null (beside the board), ``aside``: ``["PD11"]``, the
dragon tiles that wait for a volcano, and what happened since the last tile was placed: ``trail``, the places of the
dragon's run, and ``gone``, the figures it has eaten or the princess has removed (written as in ``figures``).
"""

from collections.abc import Iterator
from functools import partial

from rules.carcassonne.expansions.dragon.beasts import (
    KEY,
    STEPS,
    Beasts,
    beasts,
    check,
    promise,
    recall,
    risks,
    show,
    ways,
)
from rules.carcassonne.expansions.dragon.orders import ORDERS
from rules.carcassonne.expansions.dragon.reasons import REASONS
from rules.carcassonne.figure_action import supply
from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Cell, Figure, Spot
from rules.carcassonne.realm import Action, Expansion, Placing, Realm
from rules.carcassonne.scoring import give_points
from rules.carcassonne.setup import shuffle_pile
from rules.carcassonne.state import Carcassonne
from rules.carcassonne.tiles import every_kind
from rules.kernel import Ask, Option, Play, pick

AT_TURN, AT_SCORING = 1, 3
"""The points of the fairy at a turn's start (C81) and when an object on her tile is scored (C82)."""


# The fairy


def begin(realm: Realm) -> None:
    """Give the seat to move a point if one of its figures stands on the fairy's tile (C81)."""
    state = realm.state
    fairy = beasts(state).fairy
    if any(figure.seat == state.turn and figure.cell == fairy for figure in state.figures):
        _thank(realm, [state.turn], AT_TURN, final=False)


def scored(realm: Realm, _area: Area, figures: list[Figure], final: bool) -> None:
    """Give 3 points to every seat with a figure on the fairy's tile in the scored object (C82)."""
    fairy = beasts(realm.state).fairy
    seats = sorted({figure.seat for figure in figures if figure.cell == fairy})
    if seats:
        _thank(realm, seats, AT_SCORING, final)


def _thank(realm: Realm, seats: list[int], points: int, final: bool) -> None:
    # The fairy is on a tile whenever she gives points; the other value satisfies the type checker.
    x, y = beasts(realm.state).fairy or (0, 0)
    give_points(realm, "fairy", seats, [{"term": "fairy", "count": 1, "each": points}], final, x=x, y=y)


def actions(placing: Placing) -> Iterator[Action]:
    """Offer to move the fairy to another tile with an own figure, if the supply has a figure (C80)."""
    state = placing.state
    cells = {figure.cell for figure in state.figures if figure.seat == placing.seat}
    if cells and any(supply(state, placing.seat).values()):
        for x, y in sorted(cells - {beasts(state).fairy}, key=lambda cell: (cell[1], cell[0])):
            place = f"{x},{y}"
            option = Option(f"fairy:{place}", ("fairy", place), {"figure": "fairy", "x": x, "y": y})
            yield Action(option, partial(_move_fairy, placing, (x, y)))


def _move_fairy(placing: Placing, cell: Cell) -> None:
    beasts(placing.state).fairy = cell
    placing.state.tell("carcassonne.fairy", seat=placing.seat, x=cell[0], y=cell[1])


# Volcano and dragon


def keeps(realm: Realm, kind: str) -> bool:
    """Put a dragon tile aside while the dragon is not on the board (C77)."""
    own = beasts(realm.state)
    if own.dragon is not None or "dragon" not in every_kind()[kind].flags:
        return True
    own.aside.append(kind)
    realm.state.tell("carcassonne.aside", seat=realm.state.turn, tile=kind)
    return False


def placed(placing: Placing) -> None:
    """Bring the dragon to a volcano (C70): no figure this time (C69), and the tiles put aside come back (C78)."""
    state, own = placing.state, beasts(placing.state)
    # Both record the events since the last tile, for the picture, and this is the next tile.
    own.trail, own.gone = [], []
    if "volcano" in every_kind()[placing.tile.kind].flags:
        placing.barred = True
        # Not by "enter": the dragon's arrival eats no figure and is no step of a run.
        own.dragon = placing.tile.cell
        state.tell("carcassonne.volcano", seat=placing.seat, x=placing.tile.x, y=placing.tile.y)
        if own.aside:
            state.pile += own.aside
            shuffle_pile(state, state.chance)
            state.tell("carcassonne.shuffled", tiles=own.aside)
            own.aside = []


def acted(placing: Placing) -> Play[None]:
    """Let the dragon run if the tile shows it and it is on the board: six steps, made in turn (C71 to C74).

    A run that has begun goes on.
    """
    own = beasts(placing.state)
    if own.dragon is None or "dragon" not in every_kind()[placing.tile.kind].flags:
        return
    own.trail = own.trail or [own.dragon]
    for step in range(len(own.trail) - 1, STEPS):
        found = ways(placing.realm, own)
        if not found:
            break
        seat = (placing.seat + step) % placing.state.seats
        here = own.trail[-1]
        options = [Option(side, args={"figure": "dragon", "x": x, "y": y}) for side, (x, y) in found.items()]
        side = yield from pick(
            seat, "carcassonne.dragon", options, quick=tuple("NESW"), x=here[0], y=here[1], step=step + 1
        )
        placing.state.tell("carcassonne.dragon", seat=seat, x=found[side][0], y=found[side][1], step=step + 1)
        enter(placing.realm, found[side])


def acting(state: Carcassonne) -> bool:
    """Return whether the dragon is running: it has steps left and a way to go."""
    own = beasts(state)
    return 0 < len(own.trail) <= STEPS and bool(ways(Realm.of(state), own))


def enter(realm: Realm, cell: Cell) -> None:
    """Move the dragon to a tile and return all figures there, of any seat (C75)."""
    own = beasts(realm.state)
    own.dragon = cell
    own.trail.append(cell)
    # Listed first, because returning figures removes them from the list.
    for figure in [figure for figure in realm.state.figures if figure.cell == cell]:
        own.gone.append(figure)
        realm.send_home(figure, "carcassonne.eaten")


# The princess


def instead(placing: Placing) -> Play[bool]:
    """Let the player remove a figure from the princess's city, if there is one (C86 to C88)."""
    eligible = {_removal_id(figure): figure for figure in _eligible(placing)}
    if not eligible:
        return False
    options = [
        Option(id_, args={"seat": one.seat, "figure": one.kind, "x": one.x, "y": one.y, "segment": one.segment})
        for id_, one in eligible.items()
    ]
    tile = placing.tile
    choice = yield from pick(placing.seat, "carcassonne.princess", options, tile=tile.kind, x=tile.x, y=tile.y)
    remove(placing.realm, eligible[choice])
    return True


def _eligible(placing: Placing) -> list[Figure]:
    """Return the figures in the princess's city; the strongest of a colour only if it is the last one (C87)."""
    realm = placing.realm
    cities = {
        realm.land.areas[spot]
        for spot in realm.land.spots(placing.tile.cell)
        if "princess" in realm.land.segment(spot).markers
    }
    inside = [figure for city in cities for figure in realm.figures_in(city)]
    # By weight and not by name: only figures that count more than a follower are spared.
    plain = {figure.seat for figure in inside if realm.figures[figure.kind].weight <= 1}
    return [figure for figure in inside if figure.seat not in plain or realm.figures[figure.kind].weight <= 1]


def _removal_id(figure: Figure) -> str:
    return f"remove:{figure.seat}:{figure.kind}:{figure.x},{figure.y}:{figure.segment}"


def remove(realm: Realm, figure: Figure) -> None:
    """Return the removed figure to its owner."""
    beasts(realm.state).gone.append(figure)
    realm.send_home(figure, "carcassonne.removed")


# The portal


def reach(placing: Placing) -> Iterator[Spot]:
    """Yield the segments of all other tiles whose object is not complete, if the tile has a portal (C91), but not under
    the dragon (C79).
    """
    land = placing.realm.land
    if "portal" not in every_kind()[placing.tile.kind].flags:
        return
    for cell in sorted(
        land.faces.keys() - {placing.tile.cell, beasts(placing.state).dragon}, key=lambda one: (one[1], one[0])
    ):
        for spot in land.spots(cell):
            # A field is never complete, so old fields stay within reach.
            if not land.complete(land.areas[spot]):
                yield spot


# The computer opponent


def _try_step(realm: Realm, _ask: Ask, option: Option) -> None:
    enter(realm, (option.args["x"], option.args["y"]))


def _try_removal(realm: Realm, _ask: Ask, option: Option) -> None:
    remove(realm, next(figure for figure in realm.state.figures if _removal_id(figure) == option.id))


EXPANSION = Expansion(
    key=KEY,
    part=Beasts,
    begin=begin,
    keeps=keeps,
    placed=placed,
    instead=instead,
    reach=reach,
    actions=actions,
    acted=acted,
    acting=acting,
    scored=scored,
    check=check,
    held=lambda state: beasts(state).aside,
    show=show,
    recall=recall,
    promise=promise,
    risks=risks,
    tries={"carcassonne.dragon": _try_step, "carcassonne.princess": _try_removal},
    orders=ORDERS,
    reasons=REASONS,
)
