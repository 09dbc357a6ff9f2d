"""The twin: another table that a seat cannot tell from this one, with all hidden facts exchanged (K89)."""

from rules.catan.counting import dealt
from rules.catan.expansion import rules_of
from rules.catan.island import Island
from rules.catan.state import Catan
from rules.kernel import Chance


def twin(state: Catan, seat: int | None, chance: Chance) -> Catan:
    """Deal the hands of others again, within what everyone has seen of them, and exchange the secrets of expansions."""
    others = [other for other in range(state.seats) if other != seat]
    # The bank is public, so the sum of the other hands is known. Everyone knows the bounds of each hand.
    island = Island(state)
    pool = [sum(state.hands[other][kind] for other in others) for kind in range(len(state.bank))]
    sizes = [sum(state.hands[other]) for other in others]
    least, most = ([row[other] for other in others] for row in (island.state.least, island.state.most))
    for other, hand in zip(others, dealt(pool, sizes, least, most, chance), strict=True):
        state.hands[other] = hand
    for one in rules_of(state.options).expansions:
        one.exchange(state, seat, chance)
    return state
