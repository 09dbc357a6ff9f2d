"""What a question gives away, and how that is kept to what the game makes public anyway (D32, D38).

Everybody sees who is asked and when. A question that is put only because of what somebody holds would tell that he
holds it, before he does anything and even if he then does nothing. So every question is of one of these kinds:

==================  ==================================================================================================
public anyway       What it depends on lies open: piles, prices, counters, revealed cards, cards in play, how many
                    cards are in a hand or a deck. Most questions of cards are such: Cellar, Chapel, Remodel, Steward,
                    Vault, Spy, Thief, Loan, Chancellor, Mining Village, Masquerade, Bishop …
owed by the rules   Whoever can must, so that everybody sees from what he does whether he could: Throne Room (an
                    Action), Mine (a Treasure), Moneylender (a Copper); Bureaucrat's victims and the player of a Shanty
                    Town show their cards. It is asked where there is a choice.
asked always        Whoever, by what everybody may have counted, may hold the card that matters is asked, even if he can
                    only say no: Moat and Secret Chamber (others' Attacks), Watchtower (every gain), Mountebank's
                    Curse, Baron's Estate, Mint's Treasure, King's Court's Action, Library's Actions, Counting House's
                    Coppers. In another's turn every question about a hand is such.
told only by acts   To play an Action, to play Treasures and to buy is all one to the others (``TURN``) until a Treasure
                    is played or a card bought: before that nobody is told that the Buy phase has begun.
==================  ==================================================================================================

A standing order (``orders``) may be noticed, as it always takes as long; whether it answers never depends on a hand.
Where another has answered, the turn goes on with something that was hidden: ``State.reveal``.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rules.dominion.card import OF
from rules.dominion.state import Dominion

TURN: Final = "dominion.turn"
"""What the others are told of the questions of the Action phase and the Buy phase."""


def may_hold(table: Dominion, seat: int, card: str, besides: int = 0) -> bool:
    """Whether the others must think it possible that ``seat`` holds the card, ``besides`` so many seen already.

    Everybody may have counted the gains, so this looks at what a player owns and never at the hand itself; only
    Masquerade moves cards unseen.
    """
    if not table.players[seat].hand:
        return False
    return sum(zone.count(card) for zone in _out_of_sight(table, seat)) > besides


def may_hold_any(table: Dominion, seat: int, type_: str) -> bool:
    """Whether the others must think it possible that ``seat`` holds a card of this type."""
    if not table.players[seat].hand:
        return False
    return not all(OF[type_].isdisjoint(zone) for zone in _out_of_sight(table, seat))


def may_have_discarded(table: Dominion, seat: int, card: str) -> bool:
    """Whether the others must think it possible that the card lies in the discard pile of ``seat``."""
    return bool(table.players[seat].discard) and any(card in zone for zone in _out_of_sight(table, seat))


def _out_of_sight(table: Dominion, seat: int) -> Iterator[list[str]]:
    """Yield the zones in which nobody knows what a player's cards are: of all players where cards move unseen."""
    owners = table.players if "Masquerade" in table.kingdom else [table.players[seat]]
    for owner in owners:
        yield from (owner.hand, owner.deck, owner.discard)


def as_told(table: Dominion, seat: int | None) -> Dominion:
    """Return the table as ``seat`` may know it: in the Action phase as long as nobody was told that it is over."""
    turn = table.turn
    if seat == table.seat or turn.phase == "action" or turn.buying:
        return table
    return replace(table, turn=replace(turn, phase="action"))
