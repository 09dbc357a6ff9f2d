"""Another table that a seat cannot tell from this one: everything hidden from it is exchanged (K89)."""

from rules.catan.cards import KINDS
from rules.catan.island import MODES
from rules.catan.state import Catan
from rules.kernel import Chance


def twin(state: Catan, seat: int | None, chance: Chance) -> Catan:
    """Deal the hands of others anew among them, as only their sizes are known, and what the mode keeps secret."""
    others = [other for other in range(state.seats) if other != seat]
    pool = [kind for other in others for kind, count in enumerate(state.hands[other]) for _ in range(count)]
    chance.shuffle(pool)
    for other in others:
        size = sum(state.hands[other])
        hand, pool = pool[:size], pool[size:]
        state.hands[other] = [hand.count(kind) for kind in range(len(KINDS))]
    # The bank is counted by all; so what others hold together is known, only not who holds what.
    MODES[state.options["mode"]].exchange(state, seat, chance)
    return state
