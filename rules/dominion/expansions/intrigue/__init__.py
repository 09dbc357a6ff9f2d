"""Intrigue, first edition: 25 kingdom cards, many of them with a choice or with two types.

Choice ids:

=================================  ================================================
``dominion.baron.discard``         ``yes``, ``no``
``dominion.mining_village.trash``  ``yes``, ``no``
``dominion.minion.choose``         ``coins``, ``cards``
``dominion.nobles.choose``         ``cards``, ``actions``
``dominion.pawn.choose``           two of ``cards``, ``actions``, ``buys``, ``coins``
``dominion.steward.choose``        ``cards``, ``coins``, ``trash``
``dominion.torturer.choose``       ``discard``, ``curse``
=================================  ================================================

Asks, with ``card`` and what stands in brackets in their args:

- from the hand: courtyard.put_back, masquerade.pass, masquerade.trash, secret_chamber.discard,
  secret_chamber.put_back (the Reaction), steward.trash, torturer.discard, trading_post.trash, upgrade.trash;
- from revealed cards: scout.put_back;
- from the supply: ironworks.gain, saboteur.gain, upgrade.gain, swindler.give (owner, trashed);
- the name of any card: wishing_well.name.

The asks of Baron (an Estate) and Secret Chamber (others' Attacks) are put to every player who may hold the card that
matters (``secrecy``). A player of Shanty Town shows the hand.

Events: passed (seat, receiver; hidden from the others: card).
"""

from rules.dominion.expansion import Expansion
from rules.dominion.expansions.intrigue import cards, opponent  # noqa: F401 - registers the cards and the ideas
from rules.dominion.expansions.intrigue.orders import ORDERS

EXPANSION = Expansion(key="intrigue", orders=ORDERS)
