"""What happens on an occasion: the one mechanism for triggers and reactions.

A **trigger** must happen: while its card is in play, or because the card itself is concerned, or ``always``. An
**offer** may be used by one player from where its card is: from hand, or in play. Cards register theirs beside
themselves; whoever buys, gains or attacks only says that it happens.

Occasions of triggers: ``buy`` (card, price), ``take`` (card: one leaves its pile), ``price`` (card: what
it costs less), ``forbid`` (which cards may not be bought).
Occasions of offers: ``attack`` and ``gain``.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct

from rules.dominion.etiquette import may_hold
from rules.dominion.state import Dominion
from rules.kernel import Checkpoint, Play, Request, pick

Place: TypeAlias = Literal["itself", "in play", "always", "hand"]

Steps: TypeAlias = Iterable[Request | Checkpoint]
"""What is still to do, where it is mostly nothing: ``()``."""

F = TypeVar("F", bound=Callable[..., Any])


class Trigger(Struct, frozen=True):
    """What must happen on an occasion, once for every copy of ``card`` in its ``place``."""

    card: str
    place: Place
    act: Callable[..., Any]

    def copies(self, table: Dominion, card: str) -> int:
        """Return how often it happens when ``card`` is concerned."""
        if self.place == "in play":
            # Only whose turn it is has cards in play.
            return table.me.in_play.count(self.card)
        return int(self.place == "always" or self.card == card)


class Offer(Struct, frozen=True):
    """What a player may do on an occasion while ``card`` is in its ``place``; ``id`` is the option.

    ``once``: further copies add nothing.
    """

    card: str
    place: Place
    id: str
    act: Callable[..., Play[list[str]] | None]
    once: bool


TRIGGERS: dict[str, list[Trigger]] = {"buy": [], "take": [], "price": [], "forbid": []}
OFFERS: dict[str, list[Offer]] = {"attack": [], "gain": []}


def when(occasion: str, place: Place, card: str) -> Callable[[F], F]:
    """Register what must happen on an occasion; what concerns the card itself comes first."""

    def register(act: F) -> F:
        TRIGGERS[occasion].append(Trigger(card, place, act))
        TRIGGERS[occasion].sort(key=lambda trigger: trigger.place != "itself")
        return act

    return register


def may(occasion: str, place: Place, card: str, *, option: str = "", once: bool = False) -> Callable[[F], F]:
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


def happen(table: Dominion, due: Iterable[Trigger], card: str, *facts: Any) -> Play[None]:
    """Let everything happen that is due on the occasion that concerns ``card``."""
    for trigger in due:
        for _ in range(trigger.copies(table, card)):
            steps = trigger.act(table, card, *facts)
            if steps is not None:
                yield from steps


class Window(Struct):
    """One player's chance to use the offers of an occasion.

    ``stop`` is the option that ends the window. ``reach`` are the copies that can be used, ``spent`` those that were.
    """

    table: Dominion
    seat: int
    stop: str
    offers: list[Offer]
    reach: Counter[str]
    spent: Counter[str]

    def usable(self, offer: Offer) -> bool:
        """Whether the player can use the offer now."""
        player = self.table.players[self.seat]
        if offer.place == "in play":
            return offer.card in player.in_play
        # By counting, as copies of a card cannot be told apart.
        return offer.card in player.hand and self.spent[offer.card] < (1 if offer.once else self.reach[offer.card])

    def suspected(self, offer: Offer) -> bool:
        """Whether the player has to be asked: silence would tell what is not in the hand."""
        if offer.place == "in play":
            return self.usable(offer)
        spent = self.spent[offer.card]
        return not (offer.once and spent) and may_hold(self.table, self.seat, offer.card, spent)

    def open(self) -> list[Offer]:
        """Return the offers to ask for."""
        return [offer for offer in self.offers if self.suspected(offer)]

    def options(self, asked: list[Offer]) -> list[str]:
        """Return the ids to choose from: what can be used of what is asked for, and to stop."""
        return list(dict.fromkeys((*(offer.id for offer in asked if self.usable(offer)), self.stop)))


def window(
    table: Dominion, seat: int, occasion: str, about: str, stop: str, *facts: Any, once: bool = False, without: str = ""
) -> Play[None]:
    """Let ``seat`` use the offers of an occasion, ``once`` or one after the other, until it stops or none is left.

    ``about`` is the card concerned, or the Attack; ``without`` names the option that would change nothing.
    """
    offered = [offer for offer in occasions(table.kingdom).offers[occasion] if offer.id != without]
    if not offered:
        return
    here = Window(table, seat, stop, offered, Counter(table.players[seat].hand), Counter())
    expected = seat != table.seat and any(here.suspected(offer) for offer in offered)
    while asked := here.open():
        offer = yield from choice(here, asked, f"dominion.{occasion}", about)
        if offer is None:
            break
        yield from use(here, offer, *facts)
        if once:
            break
    if expected:
        table.reveal()  # whoever has answered goes on with what only he knows


def choice(here: Window, asked: list[Offer], kind: str, about: str) -> Play[Offer | None]:
    """Ask which offer is used; None to stop. What everybody must think possible is told with it."""
    facts = {"card": about, "attacker": here.table.seat, "possible": list(dict.fromkeys(one.id for one in asked))}
    # Where a hand matters even somebody who can do nothing is asked.
    secret = here.seat != here.table.seat or any(offer.place == "hand" for offer in asked)
    answer = yield from pick(here.seat, kind, here.options(asked), secret=secret, **facts)
    # Two offers may have one id (onto the deck): the first that can be used, which shows no hand without need.
    return next((offer for offer in here.offers if offer.id == answer and here.usable(offer)), None)


def use(here: Window, offer: Offer, *facts: Any) -> Play[None]:
    """Carry an offer out; a card in hand is shown for it."""
    if offer.place == "hand":
        here.table.reveal()
        here.table.tell("dominion.reacted", seat=here.seat, card=offer.card, option=offer.id)
    steps = offer.act(here.table, here.seat, *facts)
    drawn = (yield from steps) if steps is not None else []
    if not here.spent[offer.card]:
        here.reach.update(drawn)  # later uses draw only what this one puts back
    here.spent[offer.card] += 1
