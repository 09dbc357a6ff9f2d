"""The Aqueduct: a resource of choice for a seat that received nothing from a roll (K78)."""

from rules.catan.cards import INDEX, RESOURCES
from rules.catan.expansions.ck.part import ABILITY, SCIENCE, own
from rules.catan.island import Island
from rules.catan.options import kind_option
from rules.kernel import Option, Play, all_of, pick

NONE = Option("none")


def harvested(island: Island, served: set[int]) -> Play[None]:
    """Let every seat with an Aqueduct that received nothing choose together; cards are given in turn order (D7)."""
    state = island.state
    entitled = [
        seat for seat in state.after(state.seat) if seat not in served and own(island).levels[seat][SCIENCE] >= ABILITY
    ]
    # All choose from the bank as it is now; a seat whose resource has run out by then is asked again.
    chosen = yield from all_of([choose(island, seat) for seat in entitled])
    for seat, kind in zip(entitled, chosen, strict=True):
        yield from give(island, seat, kind)


def choose(island: Island, seat: int) -> Play[str]:
    """Let a seat choose a resource that the bank has, or none."""
    state = island.state
    stocked = [kind for kind in RESOURCES if state.bank[INDEX[kind]]]
    if not stocked:
        return NONE.id
    rarest = min(stocked, key=lambda kind: state.hands[seat][INDEX[kind]])
    options = [*map(kind_option, stocked), NONE]
    return (yield from pick(seat, "catan.aqueduct", options, secret=True, default=[rarest]))


def give(island: Island, seat: int, kind: str) -> Play[None]:
    """Give the chosen resource; if the bank has run out of it meanwhile, ask the seat again."""
    while kind != NONE.id and not island.state.bank[INDEX[kind]]:
        kind = yield from choose(island, seat)
    if kind != NONE.id:
        island.gain(seat, INDEX[kind], 1)
        island.state.tell("catan.aqueduct", seat=seat, card=kind)
