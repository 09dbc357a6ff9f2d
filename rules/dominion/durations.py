"""Effects at the start of a player's next turn, and the cards that stay in play for them.

A card with such an effect registers it with ``next_turn`` and announces it with ``act_again`` when it is played.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from rules.dominion.state import Dominion, Later

Act: TypeAlias = Callable[[Dominion], None]


class NextTurn(Struct, frozen=True):
    """The effect of a card at the start of its player's next turn. ``draws``: it draws cards, which no one can know."""

    act: Act
    draws: bool


NEXT_TURN: dict[str, NextTurn] = {}
"""The effects at the start of the next turn, by card."""


def next_turn(card: str, *, draws: bool = False) -> Callable[[Act], Act]:
    """Register what a card does at the start of its player's next turn."""

    def register(act: Act) -> Act:
        NEXT_TURN[card] = NextTurn(act, draws)
        return act

    return register


def act_again(table: Dominion) -> None:
    """Let the card being played act at the start of its player's next turn, once more for every play.

    Until then it stays in play, together with the card that plays it several times.
    """
    *outer, this = table.turn.playing
    together = [this, outer[-1]] if outer and this.times > 1 else [this]
    stay = [one for one in together if not one.stays]
    for one in stay:
        one.stays = True
    table.me.later.append(Later(this.card, tuple(one.card for one in stay)))


def begin(table: Dominion) -> None:
    """Carry out the effects that cards have left for this turn. No order of them changes the result (D202)."""
    turn, player = table.turn, table.me
    if turn.begun:
        return
    turn.begun = True
    due, player.later = player.later, []
    if due:
        table.tell("dominion.again", seat=table.seat, cards=[effect.card for effect in due])
    for effect in due:
        NEXT_TURN[effect.card].act(table)
