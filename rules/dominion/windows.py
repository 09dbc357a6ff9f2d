"""Windows: on an occasion a player may use several offers, and is asked for one after the other."""

from collections import Counter
from typing import Any

from msgspec import Struct

from rules.dominion.secrecy import may_hold
from rules.dominion.state import Dominion
from rules.dominion.triggers import Offer
from rules.kernel import Play, pick


class Window(Struct):
    """One player's chance to use the offers of an occasion.

    ``stop`` is the option that ends the window. ``reach`` counts the copies that can be used, ``spent`` those that were
    used.
    """

    table: Dominion
    seat: int
    stop: str
    offers: list[Offer]
    reach: Counter[str]
    spent: Counter[str]

    def usable(self, offer: Offer) -> bool:
        """Return whether the player can use the offer now."""
        player = self.table.players[self.seat]
        if offer.place == "in play":
            return offer.card in player.in_play
        if offer.card not in player.hand or len(player.hand) < offer.least:
            return False
        # Counted, because copies of a card cannot be told apart.
        return offer.again or self.spent[offer.card] < (1 if offer.once else self.reach[offer.card])

    def suspected(self, offer: Offer) -> bool:
        """Return whether the player must be asked, because not asking would tell what is not in hand."""
        if offer.place == "in play":
            return self.usable(offer)
        # Everyone can count the cards of a hand.
        if len(self.table.players[self.seat].hand) < offer.least:
            return False
        spent = 0 if offer.again else self.spent[offer.card]
        return not (offer.once and spent) and may_hold(self.table, self.seat, offer.card, spent)

    def open(self) -> list[Offer]:
        """Return the offers to ask for."""
        return [offer for offer in self.offers if self.suspected(offer)]

    def options(self, asked: list[Offer]) -> list[str]:
        """Return the ids to choose from: the offers asked for that can be used, and the one to stop."""
        return list(dict.fromkeys((*(offer.id for offer in asked if self.usable(offer)), self.stop)))


def window(
    table: Dominion, seat: int, occasion: str, about: str, stop: str, *facts: Any, once: bool = False, without: str = ""
) -> Play[None]:
    """Let ``seat`` use the offers of an occasion, ``once`` or one after the other, until it stops or none is left.

    ``about`` is the card concerned, or the Attack. ``without`` is an option that would change nothing.
    """
    offered = [offer for offer in table.occasions.offers[occasion] if offer.id != without]
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
        table.reveal()  # the answer depends on a hidden hand


def choice(here: Window, asked: list[Offer], kind: str, about: str) -> Play[Offer | None]:
    """Ask which offer is used; return None to stop. The ask names the cards that all must think possible."""
    facts = {"card": about, "attacker": here.table.seat, "possible": list(dict.fromkeys(one.id for one in asked))}
    # If the hand matters, ask even a player who can do nothing.
    elsewhere = here.seat != here.table.seat
    secret = elsewhere or any(offer.place == "hand" for offer in asked)
    options, stop = here.options(asked), (here.stop,)
    twice = stop if len(options) > 1 else ()
    answer = yield from pick(here.seat, kind, options, secret=secret, taps=stop, twice=twice, lapses=elsewhere, **facts)
    # Two offers may have the same id (onto the deck). The first that is usable shows no hand without need.
    return next((offer for offer in here.offers if offer.id == answer and here.usable(offer)), None)


def use(here: Window, offer: Offer, *facts: Any) -> Play[None]:
    """Carry an offer out. A card in hand is shown for it."""
    if offer.place == "hand":
        here.table.reveal()
        here.table.tell("dominion.reacted", seat=here.seat, card=offer.card, option=offer.id)
    steps = offer.act(here.table, here.seat, *facts)
    drawn = (yield from steps) if steps is not None else []
    # Later uses draw only the cards that this one puts back, unless it discards.
    if offer.again or not here.spent[offer.card]:
        here.reach.update(drawn)
    here.spent[offer.card] += 1
