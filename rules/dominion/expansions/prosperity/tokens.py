"""Prosperity on the table: victory tokens, the Trade Route mat, the cards that Contraband forbids."""

from collections.abc import Iterator

from rules.dominion.card import VICTORY, is_a
from rules.dominion.expansion import Term
from rules.dominion.expansions.prosperity.view import ProsperityView
from rules.dominion.state import Dominion, StatePart

KEY = "prosperity"
TOKEN_CARDS = frozenset({"Bishop", "Goons", "Monument"})
"""The cards that give victory tokens (D9)."""


class Tokens(StatePart):
    """``vp`` counts the victory tokens of the seats that have any, ``mat`` are the piles whose token lies on the Trade
    Route mat, ``banned`` cards may not be bought this turn.
    """

    vp: dict[int, int] = {}
    mat: list[str] = []
    banned: list[str] = []


def tokens(table: Dominion) -> Tokens:
    """Return Prosperity's part of the state."""
    part: Tokens = getattr(table, KEY)
    return part


def tokens_of(table: Dominion, seat: int) -> int:
    """Return how many victory tokens a seat has."""
    return tokens(table).vp.get(seat, 0)


def give_tokens(table: Dominion, count: int) -> None:
    """Give the player to move +VP (D27)."""
    if count:
        tokens(table).vp[table.seat] = tokens_of(table, table.seat) + count
        table.tell("dominion.tokens", seat=table.seat, vp=count)


def has_token(table: Dominion, card: str) -> bool:
    """Return whether the card's pile began with a token for the mat (D10)."""
    return "Trade Route" in table.kingdom and is_a(card, VICTORY)


def terms(table: Dominion, seat: int) -> Iterator[Term]:
    """Yield the points of a seat's victory tokens."""
    yield "tokens", tokens_of(table, seat), 1


def show(table: Dominion) -> ProsperityView | None:
    """Show tokens and the mat where they can change (D9, D10), and the cards that may not be bought."""
    part = tokens(table)
    view = ProsperityView(
        vp=tuple(tokens_of(table, seat) for seat in range(table.seats)) if TOKEN_CARDS & {*table.kingdom} else (),
        mat=len(part.mat) if "Trade Route" in table.kingdom else None,
        marked=tuple(card for card in table.piles if has_token(table, card) and card not in part.mat),
        banned=tuple(part.banned),
    )
    return None if view == ProsperityView() else view


def recall(table: Dominion, view: ProsperityView) -> None:
    """Put on a table what a view shows."""
    part = tokens(table)
    part.vp = {seat: count for seat, count in enumerate(view.vp) if count}
    part.mat = [card for card in table.piles if has_token(table, card) and card not in view.marked]
    part.banned = list(view.banned)
