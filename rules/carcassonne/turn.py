"""The course of the game: turns of one or two placings, until no tile is left (C7, C43)."""

from functools import cache

from rules.carcassonne.faces import first_alike
from rules.carcassonne.figure_action import act
from rules.carcassonne.pieces import Tile
from rules.carcassonne.realm import Placing, Realm
from rules.carcassonne.scoring import score_finished, score_the_end
from rules.carcassonne.setup import shuffle_pile
from rules.carcassonne.state import Carcassonne
from rules.kernel import CHECKPOINT, Option, Play, pick


def play(state: Carcassonne) -> Play[None]:
    """Play from the start of a turn to the end of the game."""
    # Built once from the board; every placed tile updates it.
    realm = Realm.of(state)
    while state.pile:
        yield CHECKPOINT
        state.begin_turn(state.turn, 1 + turns_before(state), (state.turn + 1) % state.seats)
        if not (yield from turn(realm)):
            break
        state.turn = (state.turn + 1) % state.seats
    yield from score_the_end(realm)
    state.over = True
    state.tell("carcassonne.ended")


def turns_before(state: Carcassonne) -> int:
    """Return the number of turns so far; an arranged table counts the tiles beside the first."""
    return state.turn_marker.number or len(state.board) - 1


def turn(realm: Realm) -> Play[bool]:
    """Play the turn of the seat to move, of one or two placings; False if no tile was left, which ends the game (C9,
    C43).
    """
    for expansion in realm.expansions:
        expansion.begin(realm)
    placing = yield from place_and_act(realm)
    if placing and placing.again:
        # A second placing cannot give a third (C63).
        placing = yield from place_and_act(realm)
    return placing is not None


def place_and_act(realm: Realm) -> Play[Placing | None]:
    """Draw, place, act and score; None if no tile that is left can be placed."""
    kind = draw(realm)
    if kind is None:
        return None
    tile = yield from place(realm, kind)
    placing = Placing(realm, realm.state.turn, tile)
    for expansion in realm.expansions:
        expansion.placed(placing)
    if not (yield from replaced(placing)):
        yield from act(placing)
    for expansion in realm.expansions:
        yield from expansion.acted(placing)
    yield from score_finished(placing)
    return placing


def draw(realm: Realm) -> str | None:
    """Draw a tile that fits somewhere; those that fit nowhere go back and the pile is shuffled (C9)."""
    state = realm.state
    unfit: list[str] = []
    found = None
    while len(unfit) < len(state.pile) and found is None:
        # Unfit tiles stay on top of the pile, so that expansions see everything that is left.
        kind = state.pile.pop(len(unfit))
        # Players have seen the tiles put aside or back too, so undo ends here.
        state.reveal()
        if not all(expansion.keeps(realm, kind) for expansion in realm.expansions):
            continue
        if has_place(realm, kind):
            found = kind
        else:
            state.pile.insert(len(unfit), kind)
            unfit.append(kind)
    # Only after the search, or the same tiles could come up again and again.
    if unfit:
        state.pile = state.pile[len(unfit) :] + unfit
        shuffle_pile(state, state.chance)
        state.tell("carcassonne.redrawn", seat=state.turn, tiles=unfit)
    if found:
        state.drawn = found
        state.tell("carcassonne.drawn", begins=True, seat=state.turn, tile=found)
    return found


def placements(realm: Realm, kind: str) -> list[tuple[int, int, int]]:
    """Return every legal way to place a tile of this kind: it fits (C10 to C12) and every expansion allows it."""
    found = realm.land.placements(kind)
    for expansion in realm.expansions:
        if may_place := expansion.may_place:
            found = [(x, y, turn) for x, y, turn in found if may_place(realm, Tile(kind, x, y, turn))]
    return found


def has_place(realm: Realm, kind: str) -> bool:
    """Return whether a tile of this kind can be placed anywhere (C9)."""
    barring = any(expansion.may_place for expansion in realm.expansions)
    return realm.land.has_place(kind) and (not barring or bool(placements(realm, kind)))


def place(realm: Realm, kind: str) -> Play[Tile]:
    """Let the seat place the drawn tile. It must (C8), at any place where the tile fits (C10 to C13)."""
    state = realm.state
    choice = yield from pick(state.turn, "carcassonne.place", ways(realm, kind), turned=True, tile=kind)
    x, y, turn = map(int, choice.split(","))
    tile = Tile(kind, x, y, turn)
    state.drawn = None
    state.board.append(tile)
    realm.land.place(tile)
    state.tell("carcassonne.placed", seat=state.turn, tile=kind, x=x, y=y, turn=turn)
    return tile


def ways(realm: Realm, kind: str) -> tuple[Option, ...]:
    """Return the options to place a tile of this kind."""
    first = first_alike(kind)
    return tuple([_option(x, y, turn, first[turn]) for x, y, turn in placements(realm, kind)])


@cache
def _option(x: int, y: int, turn: int, first: int) -> Option:
    """Return the option to lay a tile there; ``first`` is the first rotation that looks the same."""
    place = f"{x},{y}"
    like = f"{place},{first}" if first != turn else ""
    return Option(f"{place},{turn}", (place, str(turn)), {"x": x, "y": y, "turn": turn}, like=like)


def replaced(placing: Placing) -> Play[bool]:
    """Return whether an expansion has replaced the figure action."""
    for expansion in placing.realm.expansions:
        if (yield from expansion.instead(placing)):
            return True
    return False
