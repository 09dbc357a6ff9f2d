"""Seaside, first edition: 26 kingdom cards, many of which also act in the player's next turn.

A position has one key. ``embargo``: {pile: its Embargo tokens}. Every player's object has ``pirate``, the coin tokens
on the Pirate Ship mat, and ``gained``, the cards gained in the last turn. All keys may be left out.

Choice ids:

====================================  ==================================================
``dominion.explorer.show``            ``yes`` (a Province), ``no``
``dominion.native_village.choose``    ``hide``, ``take``
``dominion.pearl_diver.choose``       ``yes``, ``no``
``dominion.pirate_ship.choose``       ``coins``, ``attack``
====================================  ==================================================

Asks, with ``card`` and what stands in brackets in their args:

- from the hand: ambassador.show, ambassador.return (up to two copies), ghost_ship.put_back, haven.save,
  island.save, salvager.trash, warehouse.discard;
- from the deck: lookout.trash, lookout.discard, navigator.put_back (all, or none: then all are discarded),
  pearl_diver.choose (drawn: the bottom card);
- from revealed cards: pirate_ship.trash (owner);
- from the supply: embargo.choose (any pile), smugglers.gain (owner: the right neighbour);
- from the cards in play: treasury.put_back.

The ask of Explorer is put to every player who may hold a Province (``secrecy``).

Events: looked_below (seat; hidden: card), embargoed (seat, card, count: the tokens now on the pile), returned (seat,
cards), plundered (seat, count: the tokens now on the mat).
"""

from rules.dominion.expansion import Expansion
from rules.dominion.expansions.seaside import cards, opponent, tokens  # noqa: F401 - registers the cards and the ideas
from rules.dominion.expansions.seaside.orders import ORDERS
from rules.dominion.expansions.seaside.position import Given, GivenSeat, read, write

EXPANSION = Expansion(
    key=tokens.KEY,
    since_later=True,
    part=tokens.Sea,
    show=tokens.show,
    recall=tokens.recall,
    keys=Given,
    seat_keys=GivenSeat,
    write=write,
    read=read,
    orders=ORDERS,
)
