"""The twin: another table that a seat cannot tell from this one, with all hidden facts exchanged (K89)."""

from rules.catan.expansion import rules_of
from rules.catan.state import Catan
from rules.kernel import Chance


def twin(state: Catan, seat: int | None, chance: Chance) -> Catan:
    """Deal the hands of others again, as only their sizes are known, and exchange the secrets of expansions."""
    others = [other for other in range(state.seats) if other != seat]
    pool = [kind for other in others for kind, count in enumerate(state.hands[other]) for _ in range(count)]
    chance.shuffle(pool)
    for other in others:
        size = sum(state.hands[other])
        hand, pool = pool[:size], pool[size:]
        state.hands[other] = [hand.count(kind) for kind in range(len(state.bank))]
    # The bank is public, so the sum of the other hands is known, but not the single hands.
    for one in rules_of(state.options).expansions:
        one.exchange(state, seat, chance)
    return state
