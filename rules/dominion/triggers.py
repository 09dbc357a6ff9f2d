"""Triggers and reactions: the one mechanism for everything that happens on an occasion.

A **trigger** must happen: while its card is in play, for every play of it this turn, when the card itself is concerned,
or ``always``. An **offer** may be used by one player whose card is in hand or in play. Every card registers its own.
The code that buys, gains or attacks only says that it happens.

Occasions of triggers: ``buy`` (card, price), ``take`` (card: one leaves its pile), ``price`` (card: how much less it
costs), ``coins`` (card: how much more a plain Treasure gives), ``forbid`` (which cards may not be bought), ``gain``
(seat, card: a player has gained it), ``attacked`` (seat: before that player may react), ``clean_up`` (before the cards
in play are discarded), ``end`` (the turn ends). Occasions of offers: ``attack`` and ``gain``.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

from msgspec import Struct

from rules.kernel import Checkpoint, GroupRequest, Play, Request

if TYPE_CHECKING:
    from rules.dominion.state import Dominion

Where: TypeAlias = Literal["itself", "in play", "this turn", "always", "hand"]

Steps: TypeAlias = Iterable[Checkpoint | Request | GroupRequest]
"""The steps still to do. Mostly there are none: ``()``."""

F = TypeVar("F", bound=Callable[..., Any])


class Trigger(Struct, frozen=True):
    """An act that must happen on an occasion, once for every copy of ``card`` in its ``place``."""

    card: str
    place: Where
    act: Callable[..., Any]

    def acts(self, table: "Dominion") -> bool:
        """Return whether it can happen now, for any card that is concerned."""
        if self.place == "in play":
            return self.card in table.me.in_play
        return self.place != "this turn" or self.card in table.turn.plays

    def copies(self, table: "Dominion", card: str) -> int:
        """Return how often it happens when ``card`` is concerned."""
        if self.place == "in play":
            # The cards of the player to move act, not those that stay in play before others.
            return table.me.in_play.count(self.card)
        if self.place == "this turn":
            return table.turn.plays.count(self.card)
        return int(self.place == "always" or self.card == card)


class Offer(Struct, frozen=True):
    """An act that a player may choose on an occasion while ``card`` is in its ``place``; ``id`` is the option.

    ``once``: further copies add nothing. ``again``: the same copy may be used again and again. ``least`` is the number
    of cards in hand without which a player cannot use it.
    """

    card: str
    place: Where
    id: str
    act: Callable[..., Play[list[str]] | None]
    once: bool = False
    again: bool = False
    least: int = 0


OCCASIONS = ("buy", "take", "price", "coins", "forbid", "gain", "attacked", "clean_up", "end")
TRIGGERS: dict[str, list[Trigger]] = {occasion: [] for occasion in OCCASIONS}
OFFERS: dict[str, list[Offer]] = {"attack": [], "gain": []}


def when(occasion: str, place: Where, card: str) -> Callable[[F], F]:
    """Register an act that must happen on an occasion. Acts that concern the card itself come first."""

    def register(act: F) -> F:
        TRIGGERS[occasion].append(Trigger(card, place, act))
        TRIGGERS[occasion].sort(key=lambda trigger: trigger.place != "itself")
        return act

    return register


def may(occasion: str, place: Where, card: str, *, option: str = "", **more: Any) -> Callable[[F], F]:
    """Register an act that a player may choose on an occasion. A card in play is used before one in hand is shown.

    ``more`` are further fields of its offer.
    """

    def register(act: F) -> F:
        OFFERS[occasion].append(Offer(card, place, option or card, act, **more))
        OFFERS[occasion].sort(key=lambda offer: offer.place == "hand")
        return act

    return register


class Occasions(Struct, frozen=True):
    """The triggers and offers of one kingdom, by occasion."""

    triggers: dict[str, list[Trigger]]
    offers: dict[str, list[Offer]]


@cache
def occasions(kingdom: tuple[str, ...]) -> Occasions:
    """Return the triggers and offers of the cards of a kingdom. On most occasions there are none."""
    return Occasions(
        {occasion: [one for one in known if one.card in kingdom] for occasion, known in TRIGGERS.items()},
        {occasion: [one for one in known if one.card in kingdom] for occasion, known in OFFERS.items()},
    )


def happen(table: "Dominion", due: Iterable[Trigger], card: str, *facts: Any) -> Play[None]:
    """Carry out the triggers that are due on the occasion that concerns ``card``."""
    for trigger in due:
        for _ in range(trigger.copies(table, card)):
            steps = trigger.act(table, card, *facts)
            if steps is not None:
                yield from steps
