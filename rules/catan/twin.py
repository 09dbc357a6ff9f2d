"""The twin: another table that a seat cannot tell from this one, with all hidden facts exchanged (K89)."""

from rules.catan.cards import KINDS
from rules.catan.island import MODES
from rules.catan.state import Catan
from rules.kernel import Chance


def twin(state: Catan, seat: int | None, chance: Chance) -> Catan:
    """Deal the hands of others again among them, as only their sizes are known, and exchange the mode's secrets."""
    others = [other for other in range(state.seats) if other != seat]
    pool = [kind for other in others for kind, count in enumerate(state.hands[other]) for _ in range(count)]
    chance.shuffle(pool)
    for other in others:
        size = sum(state.hands[other])
        hand, pool = pool[:size], pool[size:]
        state.hands[other] = [hand.count(kind) for kind in range(len(KINDS))]
    # The bank is public, so the sum of the other hands is known, but not the single hands.
    MODES[state.options["mode"]].exchange(state, seat, chance)
    return state
