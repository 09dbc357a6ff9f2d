"""Questions must not tell more than the game makes public anyway (D32, D38).

Everyone sees who is asked and when. A question that is put only because a player holds a card would tell the others
that it is there, even if the player then does nothing. So every question is of one of these kinds:

==================  ==================================================================================================
public anyway       It depends on open facts: piles, prices, counters, revealed cards, cards in play, the number of
                    cards in a hand or a deck. Most questions of cards are of this kind: Cellar, Chapel, Remodel, Spy,
                    Thief, Chancellor …
owed by the rules   A player who can must, so the act shows who could: Throne Room (an Action), Mine (a Treasure),
                    Moneylender (a Copper). The victims of Bureaucrat show their cards. The question is put if there is
                    a choice.
always put          It is put to every player who may hold the card that matters, by what all may have counted, even if
                    "no" is the only answer: Moat (others' Attacks), Library (Actions). In another player's turn every
                    question about a hand is of this kind.
told only by acts   The others are told one kind (``TURN``) for playing an Action, playing Treasures and buying, until a
                    Treasure is played or a card is bought. Before that they do not know that the Buy phase has begun.
==================  ==================================================================================================

Others may notice a standing order (``orders``), because it always takes the same time. But whether it answers never
depends on a hand. In another player's turn the table gives an answer that is the only one some minutes later
(``Ask.lapses``). A longer wait reveals that the player has a choice, unless an order answers. After another player has
answered, the turn goes on with something that was hidden: ``State.reveal``.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rules.dominion.card import COVERT, OF
from rules.dominion.state import Dominion

TURN: Final = "dominion.turn"
"""The kind that the others are told for the questions of the Action phase and the Buy phase."""


def may_hold(table: Dominion, seat: int, card: str, besides: int = 0) -> bool:
    """Return whether, for all the others know, ``seat`` may hold the card besides the ``besides`` copies seen already.

    Everyone may have counted the gains, so this looks at what a player owns and never at the hand itself. Only covert
    cards move cards unseen.
    """
    if not table.players[seat].hand:
        return False
    return sum(zone.count(card) for zone in _out_of_sight(table, seat)) > besides


def may_hold_any(table: Dominion, seat: int, type_: str) -> bool:
    """Return whether, for all the others know, ``seat`` may hold a card of this type."""
    if not table.players[seat].hand:
        return False
    return not all(OF[type_].isdisjoint(zone) for zone in _out_of_sight(table, seat))


def may_have_discarded(table: Dominion, seat: int, card: str) -> bool:
    """Return whether, for all the others know, the card may lie in the discard pile of ``seat``."""
    return bool(table.players[seat].discard) and any(card in zone for zone in _out_of_sight(table, seat))


def _out_of_sight(table: Dominion, seat: int) -> Iterator[list[str]]:
    """Yield the hidden zones of a player, or of all players if the kingdom has a covert card."""
    owners = [table.players[seat]] if COVERT.isdisjoint(table.kingdom) else table.players
    for owner in owners:
        yield from (owner.hand, owner.deck, owner.discard, *owner.hidden.values())


def as_told(table: Dominion, seat: int | None) -> Dominion:
    """Return the table as ``seat`` may know it: in the Action phase until the others are told that it has ended."""
    turn = table.turn
    if seat == table.seat or turn.phase == "action" or turn.buying:
        return table
    return replace(table, turn=replace(turn, phase="action"))
