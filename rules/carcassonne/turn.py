"""The course of the game: turns of one part, or of two, until no tile is left (C7, C43)."""

from functools import cache

from rules.carcassonne.faces import looks
from rules.carcassonne.figures import act
from rules.carcassonne.pieces import Tile
from rules.carcassonne.realm import Part, Realm
from rules.carcassonne.scoring import score_finished, score_the_end
from rules.carcassonne.state import Carcassonne
from rules.kernel import CHECKPOINT, Option, Play, pick


def play(state: Carcassonne) -> Play[None]:
    """Play from the start of a turn to the end of the game."""
    # Laid once from the board; every tile placed keeps it up to date.
    realm = Realm.of(state)
    while state.pile:
        yield CHECKPOINT
        state.begin_turn(state.turn, 1 + turns_before(state), (state.turn + 1) % state.seats)
        if not (yield from turn(realm)):
            break
        state.turn = (state.turn + 1) % state.seats
    score_the_end(realm)
    state.over = True
    state.tell("carcassonne.ended")


def turns_before(state: Carcassonne) -> int:
    """Return how many turns there were; where nobody has counted, as many as tiles lie beside the first."""
    return state.turn_marker.number or len(state.board) - 1


def turn(realm: Realm) -> Play[bool]:
    """Let the seat to move have its turn of one or two parts; False if a tile lacked, which ends the game (C9, C43)."""
    for expansion in realm.expansions:
        expansion.begin(realm)
    part = yield from part_of(realm)
    if part and part.again:
        # That this part might double again is of no interest: there is no third (C63).
        part = yield from part_of(realm)
    return part is not None


def part_of(realm: Realm) -> Play[Part | None]:
    """Draw, place, act, score: one part of a turn; None if no tile that is left can be placed."""
    kind = draw(realm)
    if kind is None:
        return None
    tile = yield from place(realm, kind)
    part = Part(realm, realm.state.turn, tile)
    for expansion in realm.expansions:
        expansion.placed(part)
    if not (yield from replaced(part)):
        yield from act(part)
    for expansion in realm.expansions:
        yield from expansion.acted(part)
    score_finished(part)
    return part


def draw(realm: Realm) -> str | None:
    """Draw a tile that fits somewhere; those that fit nowhere go back and the pile is shuffled (C9)."""
    state = realm.state
    unfit: list[str] = []
    found = None
    while state.pile and found is None:
        kind = state.pile.pop(0)
        # Also what is put aside or goes back was seen, so it ends what can be undone.
        state.reveal()
        if not all(expansion.keeps(realm, kind) for expansion in realm.expansions):
            continue
        if realm.land.has_place(kind):
            found = kind
        else:
            unfit.append(kind)
    # Back only now that a fitting one is found, or the same tiles might be drawn for ever.
    if unfit:
        state.pile += unfit
        state.chance.shuffle(state.pile)
        state.tell("carcassonne.redrawn", seat=state.turn, tiles=unfit)
    if found:
        state.drawn = found
        state.tell("carcassonne.drawn", seat=state.turn, tile=found)
    return found


def place(realm: Realm, kind: str) -> Play[Tile]:
    """Let the seat place the tile it has drawn: it must (C8), wherever it fits (C10 to C13)."""
    state = realm.state
    first = looks(kind)
    options = [_option(x, y, turn, first[turn]) for x, y, turn in realm.land.placements(kind)]
    choice = yield from pick(state.turn, "carcassonne.place", options, tile=kind)
    x, y, turn = map(int, choice.split(","))
    tile = Tile(kind, x, y, turn)
    state.drawn = None
    state.board.append(tile)
    realm.land.place(tile)
    state.tell("carcassonne.placed", seat=state.turn, tile=kind, x=x, y=y, turn=turn)
    return tile


@cache
def _option(x: int, y: int, turn: int, first: int) -> Option:
    """Return the option to lay a tile there; ``first`` is the first turn in which it looks the same."""
    place = f"{x},{y}"
    like = f"{place},{first}" if first != turn else ""
    return Option(f"{place},{turn}", (place, str(turn)), {"x": x, "y": y, "turn": turn}, like=like)


def replaced(part: Part) -> Play[bool]:
    """Whether something has taken the place of the figure action."""
    for expansion in part.realm.expansions:
        if (yield from expansion.instead(part)):
            return True
    return False
