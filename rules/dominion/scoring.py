"""Victory points at the end, and how they add up (D40, D41)."""

from collections.abc import Iterable

from rules.dominion.card import CARDS
from rules.dominion.expansion import EXPANSIONS, Term
from rules.dominion.state import Dominion
from rules.dominion.supply import empty_piles


def terms(table: Dominion, seat: int) -> list[Term]:
    """Return a seat's points as (card, copies, points of each); the terms of expansions come last."""
    owned = table.players[seat].cards
    found = [(card, owned.count(card), CARDS[card].worth(owned)) for card in sorted(set(owned))]
    added = [term for expansion in EXPANSIONS.values() for term in expansion.terms(table, seat)]
    return [term for term in (*found, *added) if term[1] and term[2]]


def scores(table: Dominion) -> list[int]:
    """Return the points of every seat."""
    return [total(terms(table, seat)) for seat in range(table.seats)]


def total(parts: Iterable[Term]) -> int:
    """Return the sum of the terms."""
    return sum([count * each for _, count, each in parts])


def ties(table: Dominion) -> list[int]:
    """Return the tie-breaker of every seat, the higher the better: fewer turns taken (D41)."""
    return [-player.turns for player in table.players]


def tell_scores(table: Dominion) -> None:
    """Report which piles have ended the game, and the points of every seat with their terms."""
    table.tell("dominion.ended", piles=empty_piles(table))
    for seat, player in enumerate(table.players):
        parts = terms(table, seat)
        told = [list(part) for part in parts]
        table.tell("dominion.scored", seat=seat, score=total(parts), turns=player.turns, terms=told)
