"""The development cards in a position."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from rules.catan.development.part import DECK, LARGE, own, part_of, shuffle
from rules.catan.island import Island
from rules.catan.state import NOBODY, Catan
from rules.kernel import Facts


class Keys(Struct, forbid_unknown_fields=True):
    """The keys of the development cards in a position."""

    deck: list[str] | None = None
    cards: list[list[str]] | None = None
    fresh: list[list[str]] | None = None
    army: list[int] | None = None
    # Neither a seat nor "no one": None already means that no one holds the award.
    largest_army: int | msgspec.UnsetType | None = msgspec.UNSET


def write(state: Catan) -> Facts:
    """Return the keys of a position."""
    part = part_of(state)
    return {
        "deck": part.deck,
        "cards": part.held,
        "fresh": part.fresh,
        "army": part.army,
        "largest_army": None if part.largest == NOBODY else part.largest,
    }


def take(state: Catan, given: Keys) -> None:
    """Read the keys of a position; a deck without an entry has all other cards."""
    part = part_of(state)
    part.held = given.cards or part.held
    part.fresh = given.fresh or part.fresh
    part.army = given.army or part.army
    if given.largest_army is msgspec.UNSET:
        part.largest = largest(part.army)
    else:
        part.largest = NOBODY if given.largest_army is None else given.largest_army
    if given.deck is not None:
        part.deck = given.deck
        return
    # Only knights are counted among the cards played.
    for card in [*(card for held in part.held for card in held), *(["knight"] * sum(part.army))]:
        if card in part.deck:
            part.deck.remove(card)
    shuffle(state)


def largest(army: Sequence[int]) -> int:
    """Return the seat that alone has the largest army, or None."""
    best = max(army)
    return army.index(best) if best >= LARGE and army.count(best) == 1 else NOBODY


def check(island: Island) -> None:
    """Refuse impossible cards and awards."""
    part, state = own(island), island.state
    if not len(part.held) == len(part.fresh) == len(part.army) == state.seats:
        raise ValueError("held, fresh and army have one entry a seat")
    if min(part.army) < 0 or not NOBODY <= part.largest < state.seats:
        raise ValueError("an army has no fewer than no knights, and the largest belongs to a seat or to no one (-1)")
    if part.largest != NOBODY and not max(LARGE, *part.army) == part.army[part.largest]:
        raise ValueError("the largest army has at least 3 knights and is the largest")
    known = [*part.deck, *(card for held in part.held for card in held), *(["knight"] * sum(part.army))]
    for card in set(known):
        if known.count(card) > DECK[state.size].get(card, 0):
            raise ValueError(f"there are not so many cards {card!r}")
    for held, new in zip(part.held, part.fresh, strict=True):
        if any(new.count(card) > held.count(card) for card in new):
            raise ValueError("a fresh card is one of those held")
