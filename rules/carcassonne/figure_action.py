"""The figure action of a placing: its options and its effect (C15 to C22)."""

from collections.abc import Iterator, Mapping
from functools import cache, partial

from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Figure, Spot
from rules.carcassonne.realm import Action, FigureKind, Placing, figure_kinds, in_play
from rules.carcassonne.state import Carcassonne
from rules.kernel import Option, Play, pick


def supply(state: Carcassonne, seat: int) -> dict[str, int]:
    """Return the number of figures of every kind in the seat's supply."""
    return _left(state, seat, figure_kinds(in_play(state)))


def _left(state: Carcassonne, seat: int, kinds: Mapping[str, FigureKind]) -> dict[str, int]:
    left = {name: kind.number for name, kind in kinds.items()}
    for figure in state.figures:
        if figure.seat == seat:
            left[figure.kind] -= 1
    return left


def act(placing: Placing) -> Play[None]:
    """Let the seat use its action: nothing, one figure, or an action of an expansion."""
    tile = placing.tile
    found = {action.option.id: action for action in actions(placing)}
    options = [action.option for action in found.values()]
    choice = yield from pick(
        placing.seat,
        "carcassonne.figure",
        options,
        taps=("pass",),
        twice=("pass",) if len(options) > 1 else (),
        tile=tile.kind,
        x=tile.x,
        y=tile.y,
    )
    found[choice].act()
    if choice == "pass" and len(options) > 1:
        placing.state.tell("carcassonne.passed", seat=placing.seat)


def actions(placing: Placing) -> Iterator[Action]:
    """Yield the actions open to the seat, "pass" first."""
    yield Action(Option("pass"), lambda: None)
    # Passing is then the only option, so the seat is not asked.
    if placing.barred:
        return
    left = _left(placing.state, placing.seat, placing.realm.figures)
    spots = [*placing.realm.land.spots(placing.tile.cell)]
    for expansion in placing.realm.expansions:
        spots.extend(expansion.reach(placing))
    occupied = placing.realm.occupied()
    for name, kind in placing.realm.figures.items():
        if left[name]:
            yield from _placements(placing, kind, spots, occupied)
    for expansion in placing.realm.expansions:
        yield from expansion.actions(placing)


def _placements(
    placing: Placing, kind: FigureKind, spots: list[Spot], occupied: Mapping[Area, list[Figure]]
) -> Iterator[Action]:
    areas = placing.realm.land.areas
    for spot in spots:
        area = areas[spot]
        if area.kind in kind.on and kind.may_stand(placing, area, occupied.get(area, [])):
            figure = Figure(placing.seat, kind.name, *spot)
            yield Action(_option(placing, figure, area.kind), partial(stand, placing, figure))


def _option(placing: Placing, figure: Figure, kind: str) -> Option:
    """Name the placement: ``follower:c1`` on the tile just placed, ``follower:c1@3,-2`` on another one."""
    here = _option_here(figure.kind, figure.segment, kind)
    if figure.cell == placing.tile.cell:
        return here
    place = f"{figure.x},{figure.y}"
    return Option(f"{here.id}@{place}", (place, f"{here.id}@{place}"), {**here.args, "x": figure.x, "y": figure.y})


@cache
def _option_here(figure: str, segment: str, kind: str) -> Option:
    id_ = f"{figure}:{segment}"
    return Option(id_, (id_,), {"figure": figure, "segment": segment, "kind": kind})


def stand(placing: Placing, figure: Figure) -> None:
    """Place the figure from the supply."""
    placing.state.figures.append(figure)
    seat, name, (x, y, segment) = figure.seat, figure.kind, figure.spot
    kind = placing.realm.land.segment(figure.spot).kind
    placing.state.tell("carcassonne.figure", seat=seat, figure=name, x=x, y=y, segment=segment, kind=kind)
