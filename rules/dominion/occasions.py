"""What happens on an occasion: the one mechanism for triggers and reactions.

A **trigger** must happen: while its card is in play, or because the card itself is concerned, or ``always``. An
**offer** may be used by one player from where its card is: from hand, or in play. Cards register theirs beside
themselves; whoever buys, gains or attacks only says that it happens.

Occasions of triggers: ``buy`` (card, price), ``take`` (card: one leaves its pile), ``price`` (card: what
it costs less), ``forbid`` (which cards may not be bought).
Occasions of offers: ``attack`` and ``gain``.
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
"""What is still to do, where it is mostly nothing: ``()``."""

F = TypeVar("F", bound=Callable[..., Any])


class Trigger(Struct, frozen=True):
    """What must happen on an occasion, once for every copy of ``card`` in its ``place``."""

    card: str
    place: Where
    act: Callable[..., Any]

    def acts(self, table: "Dominion") -> bool:
        """Whether it can happen now, whatever card is concerned."""
        if self.place == "in play":
            return self.card in table.me.in_play
        return self.place != "this turn" or self.card in table.turn.plays

    def copies(self, table: "Dominion", card: str) -> int:
        """Return how often it happens when ``card`` is concerned."""
        if self.place == "in play":
            # Only whose turn it is has cards in play.
            return table.me.in_play.count(self.card)
        if self.place == "this turn":
            return table.turn.plays.count(self.card)
        return int(self.place == "always" or self.card == card)


class Offer(Struct, frozen=True):
    """What a player may do on an occasion while ``card`` is in its ``place``; ``id`` is the option.

    ``once``: further copies add nothing.
    """

    card: str
    place: Where
    id: str
    act: Callable[..., Play[list[str]] | None]
    once: bool


TRIGGERS: dict[str, list[Trigger]] = {"buy": [], "take": [], "price": [], "coins": [], "forbid": [], "end": []}
OFFERS: dict[str, list[Offer]] = {"attack": [], "gain": []}


def when(occasion: str, place: Where, card: str) -> Callable[[F], F]:
    """Register what must happen on an occasion; what concerns the card itself comes first."""

    def register(act: F) -> F:
        TRIGGERS[occasion].append(Trigger(card, place, act))
        TRIGGERS[occasion].sort(key=lambda trigger: trigger.place != "itself")
        return act

    return register


def may(occasion: str, place: Where, card: str, *, option: str = "", once: bool = False) -> Callable[[F], F]:
    """Register what a player may do on an occasion; what lies in play is used before a hand is shown."""

    def register(act: F) -> F:
        OFFERS[occasion].append(Offer(card, place, option or card, act, once))
        OFFERS[occasion].sort(key=lambda offer: offer.place == "hand")
        return act

    return register


class Occasions(Struct, frozen=True):
    """What can happen and what can be offered in games with one kingdom, by occasion."""

    triggers: dict[str, list[Trigger]]
    offers: dict[str, list[Offer]]


@cache
def occasions(kingdom: tuple[str, ...]) -> Occasions:
    """Return what the cards of a kingdom bring; on most occasions that is nothing."""
    return Occasions(
        {occasion: [one for one in known if one.card in kingdom] for occasion, known in TRIGGERS.items()},
        {occasion: [one for one in known if one.card in kingdom] for occasion, known in OFFERS.items()},
    )


def happen(table: "Dominion", due: Iterable[Trigger], card: str, *facts: Any) -> Play[None]:
    """Let everything happen that is due on the occasion that concerns ``card``."""
    for trigger in due:
        for _ in range(trigger.copies(table, card)):
            steps = trigger.act(table, card, *facts)
            if steps is not None:
                yield from steps
