"""Intrigue, second edition (2016): seven kingdom cards beside 19 of the first edition.

The option ``intrigue_second`` says which edition a random kingdom is drawn from: ``first``, ``second``, ``both``. A
recommended set and the cards that a person picks stay as they are.

The second edition also printed cards of the first one with other words. Only Masquerade plays differently: players
without a hand are passed over. Here a card has one text at all tables, so it keeps the rules of the first edition.

Choice ids:

===================================  ===============================================================================
``dominion.courtier.choose``         as many of ``actions``, ``buys``, ``coins``, ``gold`` as the shown card has types
``dominion.lurker.choose``           ``trash``, ``gain``
``dominion.secret_passage.place``    how many cards lie above the card, ``0`` for the top
===================================  ===============================================================================

Asks, with ``card`` and what stands in brackets in their args:

- from the hand: courtier.reveal, diplomat.discard (the Reaction), mill.may_discard (none or two), replace.trash,
  secret_passage.put_back;
- from the supply: lurker.trash, replace.gain;
- from the trash: lurker.gain;
- from revealed cards: patrol.put_back;
- about the deck: secret_passage.place (moved: the card put into it).

Events: tucked (seat; hidden: card, above). The event trashed has the fact source if the card comes from the supply.
"""

from rules.dominion.expansion import Expansion
from rules.dominion.expansions.intrigue_second import cards, opponent  # noqa: F401 - registers the cards and the ideas

EXPANSION = Expansion(
    key="intrigue_second",
    edition_of="intrigue",
    leaves_out=("Coppersmith", "Great Hall", "Saboteur", "Scout", "Secret Chamber", "Tribute"),
)
