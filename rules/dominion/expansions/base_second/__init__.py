"""The base set, second edition (2016): seven kingdom cards beside 19 of the first edition.

The option ``base_second`` says which edition a random kingdom is drawn from: ``first``, ``second``, ``both``. A
recommended set and the cards that a person picks stay as they are.

The second edition also printed cards of the first one with other words. Those that play differently say "you may":
Throne Room, Mine and Moneylender. Here a card has one text at all tables, so they keep the rules of the first edition.

Choice ids: ``dominion.vassal.play`` takes the Action, ``done``.

Asks, with ``card`` and what stands in brackets in their args:

- from the hand: artisan.put_back, poacher.discard;
- from the discard pile: harbinger.put_back, vassal.play (the card just discarded);
- from the top of the deck, which only the player sees: sentry.trash, sentry.discard, sentry.put_back;
- from revealed cards: bandit.trash (the owner of the cards);
- from the supply: artisan.gain.
"""

from rules.dominion.expansion import Expansion
from rules.dominion.expansions.base_second import cards, opponent  # noqa: F401 - registers the cards and the ideas

EXPANSION = Expansion(
    key="base_second",
    edition_of="base",
    leaves_out=("Adventurer", "Chancellor", "Feast", "Spy", "Thief", "Woodcutter"),
)
