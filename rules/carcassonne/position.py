"""A table as plain JSON, and the way back. The package's docstring documents the keys."""

from collections import Counter

import msgspec
from msgspec import Struct

from rules.carcassonne.faces import TURNS
from rules.carcassonne.figure_action import supply
from rules.carcassonne.land import Land
from rules.carcassonne.pieces import Cell, Figure, Tile
from rules.carcassonne.realm import EXPANSIONS, Realm, in_play
from rules.carcassonne.setup import BY_CHANCE, bare, full_pile, lay_start, sets, shuffle_pile
from rules.carcassonne.state import Carcassonne
from rules.kernel import Chance, Facts, plain


class Options(Struct, forbid_unknown_fields=True):
    """The options of a position."""

    first: str = BY_CHANCE
    expansions: list[str] = []


class Position(Struct, forbid_unknown_fields=True):
    """The base game's keys of a position; every expansion in play adds the fields of its facts."""

    seats: int
    options: Options = msgspec.field(default_factory=Options)
    turn: int = 0
    scores: list[int] | None = None
    board: list[Tile] | msgspec.UnsetType = msgspec.UNSET
    figures: list[Figure] = []
    pile: list[str] | None = None


def position(state: Carcassonne) -> Facts:
    """Return the table as plain JSON."""
    facts: Facts = {
        "seats": state.seats,
        "options": state.options,
        "turn": state.turn,
        "scores": state.scores,
        "board": state.board,
        "figures": state.figures,
        "pile": state.pile,
    }
    for key in state.options["expansions"]:
        facts |= msgspec.structs.asdict(getattr(state, key))
    written: Facts = plain(facts)
    return written


def arrange(facts: Facts, chance: Chance) -> Carcassonne:
    """Return the table of a position; ValueError says why it is impossible."""
    parts = _expansion_facts(facts)
    # The keys of other expansions stay among these and are refused as unknown.
    given = msgspec.convert({key: value for key, value in facts.items() if key not in parts}, Position)
    state = bare(given.seats, {"first": given.options.first, "expansions": given.options.expansions}, chance)
    for key in state.options["expansions"]:
        part = getattr(state, key)
        own = {name: parts[name] for name in part.__struct_fields__ if name in parts}
        setattr(state, key, msgspec.convert(msgspec.structs.asdict(part) | own, type(part)))
    if given.board is msgspec.UNSET:
        lay_start(state)
    else:
        state.board = given.board
    state.figures, state.turn = given.figures, given.turn
    state.scores = [0] * state.seats if given.scores is None else given.scores
    _check_seats(state, given.options.first)
    _check_board(state)
    _check_figures(state)
    # Only now, because the pile is the tiles that are neither on the board nor aside with an expansion.
    if given.pile is None:
        state.pile = full_pile(state)
        shuffle_pile(state, state.chance)
    else:
        state.pile = given.pile
    _check_pile(state)
    _check_copies(state)
    realm = Realm.of(state)
    _check_places(realm)
    for expansion in realm.expansions:
        expansion.check(realm)
    return state


def _expansion_facts(facts: Facts) -> Facts:
    """Return the keys of a position that belong to the expansions in play."""
    options = msgspec.convert(facts.get("options", {}), Options)
    keys = {name for key in options.expansions for name in EXPANSIONS[key].part.__struct_fields__}
    return {key: value for key, value in facts.items() if key in keys}


def _check_seats(state: Carcassonne, first: str) -> None:
    if first != BY_CHANCE and first not in {str(seat) for seat in range(state.seats)}:
        raise ValueError(f"first is {BY_CHANCE!r} or a seat, not {first!r}")
    if not 0 <= state.turn < state.seats:
        raise ValueError(f"there is no seat {state.turn} to move")
    if len(state.scores) != state.seats or min(state.scores) < 0:
        raise ValueError(f"scores are {state.seats} numbers from 0 up, one a seat")


def _check_board(state: Carcassonne) -> None:
    known = sets(state.options["expansions"])
    land = Land()
    for tile in state.board:
        if tile.kind not in known:
            raise ValueError(f"{tile.kind!r} is no tile of the chosen sets")
        if tile.turn not in TURNS:
            raise ValueError(f"a tile is turned by 0, 90, 180 or 270 degrees, not {tile.turn}")
        if not land.fits(tile):
            raise ValueError(f"{tile.kind} cannot lie at {tile.x},{tile.y} turned by {tile.turn} degrees")
        land.place(tile)
    if len(_connected(land)) < len(state.board) or not state.board:
        raise ValueError("the board must be one piece")


def _connected(land: Land) -> set[Cell]:
    """Return the places connected with the first tile."""
    reached: set[Cell] = set()
    waiting = [*land.faces][:1]
    while waiting:
        x, y = cell = waiting.pop()
        if cell in land.faces and cell not in reached:
            reached.add(cell)
            waiting += [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    return reached


def _check_figures(state: Carcassonne) -> None:
    realm = Realm.of(state)
    for figure in state.figures:
        seat, name, (x, y, segment) = figure.seat, figure.kind, figure.spot
        if not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat} to own a figure")
        if name not in realm.figures:
            raise ValueError(f"there is no figure {name!r} with the chosen sets")
        if figure.spot not in realm.land.areas:
            raise ValueError(f"there is no segment {segment!r} on a tile at {x},{y}")
        if (kind := realm.land.segment(figure.spot).kind) not in realm.figures[name].on:
            raise ValueError(f"a {name} cannot stand on a {kind}")
    for seat in range(state.seats):
        for name, left in supply(state, seat).items():
            if left < 0:
                raise ValueError(f"seat {seat} has no more than {realm.figures[name].number} of {name}")


def _check_pile(state: Carcassonne) -> None:
    known = sets(state.options["expansions"])
    for kind in state.pile:
        if kind not in known:
            raise ValueError(f"{kind!r} is no tile of the chosen sets")


def _check_copies(state: Carcassonne) -> None:
    """Refuse more tiles of a kind than the chosen sets contain."""
    used = Counter([*(tile.kind for tile in state.board), *state.pile])
    for expansion in in_play(state):
        used.update(expansion.held(state))
    for id_, kind in sets(state.options["expansions"]).items():
        if used[id_] > kind.count:
            raise ValueError(f"there are only {kind.count} tiles {id_}, not {used[id_]}")


def _check_places(realm: Realm) -> None:
    """Refuse figures that would have returned (C36), and followers on an occupied segment (C17)."""
    for area, figures in realm.occupied().items():
        x, y, segment = figures[0].spot
        if realm.land.complete(area):
            raise ValueError(f"no figure can stand on {segment} at {x},{y}, as the {area.kind} is complete")
    # Figures that weigh nothing may stand beside a follower on its segment (C92).
    followers = [figure.spot for figure in realm.state.figures if realm.figures[figure.kind].weight]
    for x, y, segment in followers:
        if followers.count((x, y, segment)) > 1:
            raise ValueError(f"two followers cannot stand on {segment} at {x},{y}")
