"""Prosperity in a position: Platinum and Colony, the Trade Route mat, victory tokens."""

from collections.abc import Sequence

from msgspec import Struct

from rules.dominion.expansion import Keys
from rules.dominion.expansions.prosperity.colony import is_used
from rules.dominion.expansions.prosperity.tokens import has_token, tokens, tokens_of
from rules.dominion.setup import pile_size
from rules.dominion.state import Dominion


class Given(Struct, forbid_unknown_fields=True):
    """The keys of Prosperity in a position; None where the default depends on the rest."""

    colony: bool | None = None
    trade_route: int | list[str] | None = None


class GivenSeat(Struct, forbid_unknown_fields=True):
    """The keys of Prosperity in a player's part of a position."""

    vp: int = 0


def write(table: Dominion) -> Keys:
    """Return the keys of a table."""
    seats = [GivenSeat(tokens_of(table, seat)) for seat in range(table.seats)]
    return Given(is_used(table), tokens(table).mat), seats


def read(table: Dominion, given: Given, seats: Sequence[GivenSeat]) -> None:
    """Put the tokens on an arranged table; ValueError says what is impossible."""
    if any(seat.vp < 0 for seat in seats):
        raise ValueError("no count can be less than 0")
    part = tokens(table)
    part.vp = {number: seat.vp for number, seat in enumerate(seats) if seat.vp}
    part.mat = _tokens_moved(table, given.trade_route)


def _tokens_moved(table: Dominion, given: int | list[str] | None) -> list[str]:
    """Return the piles whose token lies on the mat: as given, so many, or those that a card was taken from."""
    piles = [card for card in table.supply if has_token(table, card)]
    if isinstance(given, list):
        if wrong := [card for card in given if card not in piles]:
            raise ValueError(f"{wrong[0]} never had a token of the Trade Route")
        return given
    begun = [card for card in piles if table.supply[card] < pile_size(card, table.seats)]
    if given is None:
        return begun
    if not 0 <= given <= len(piles):
        raise ValueError(f"the Trade Route has {len(piles)} tokens, not {given}")
    # Piles that were begun come first: their tokens must be on the mat.
    return list(dict.fromkeys((*begun, *piles)))[:given]
