"""The course of a turn with Cities & Knights: the event die, and all that begins or is offered in a turn (K51)."""

from rules.catan.expansions.ck import barbarians, improvements, knights, progress
from rules.catan.expansions.ck.components import TRACKS
from rules.catan.expansions.ck.part import own
from rules.catan.island import Island
from rules.kernel import Facts, Option, Play

FACES = (barbarians.SHIP,) * 3 + TRACKS
"""The faces of the event die (K4)."""

DOES = {**knights.DOES, **improvements.DOES, "play": progress.play_card}
"""The function of every verb."""


def begin(island: Island) -> None:
    """Begin a regular turn: knights that are active now may act, and each may be upgraded once (K65, K66)."""
    part, seat = own(island), island.state.seat
    for knight in part.knights:
        knight.promoted = False
        # Knights of others cannot act in this turn; theirs are updated when their own turn begins.
        knight.rested = knight.active and knight.seat == seat
    part.fleet, part.approached = [], []
    part.crane = part.alchemy = False


def build_begins(island: Island) -> None:
    """Begin special building: each knight may be upgraded once (K123)."""
    for knight in own(island).knights:
        knight.promoted = False


def thrown(island: Island, face: str) -> Facts:
    """Note the face of the event die."""
    own(island).event = face
    return {"event": face}


def befall(island: Island) -> Play[None]:
    """Resolve the event die: the ship sails, or a castle gives progress cards (K51)."""
    face = own(island).event
    if face == barbarians.SHIP:
        yield from barbarians.sail(island)
    else:
        yield from progress.castle(island, TRACKS.index(face))


def robbing(island: Island) -> bool:
    """Return whether the robber may move: not before the first attack (K85)."""
    return own(island).attacks > 0


def purchases(island: Island, seat: int) -> list[Option]:
    """Offer knights, walls and improvements."""
    return [*knights.purchases(island, seat), *improvements.purchases(island, seat)]


def plays(island: Island, seat: int) -> list[Option]:
    """Offer the actions of knights, and progress cards."""
    return [*knights.actions(island, seat), *progress.plays(island, seat)]


def holding(island: Island, seat: int) -> bool:
    """Return whether the seat holds progress cards."""
    return bool(own(island).held[seat])
