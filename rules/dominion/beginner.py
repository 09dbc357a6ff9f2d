"""The computer opponent of level *easy*: it plays like a person in their first games.

Its mistakes, in a share of its choices: it buys the dearest card it can pay, regardless of the needs of its deck, so it
buys more Actions than it can play. It takes points as soon as it can, and still buys cards for later when the game is
about to end. It never trashes a card that it may keep.
"""

import random

from rules.dominion import opponent
from rules.dominion.card import ACTION, CARDS, CURSE, TREASURE, VICTORY, is_a
from rules.dominion.opponent import no, offered
from rules.dominion.view import DominionView
from rules.kernel import Ask, Choice

MISTAKES = 0.45
"""The share of its choices that are rash. The others are those of level *normal*."""

FAVOURITES = (TREASURE, ACTION, VICTORY)
"""The types of cards that it likes best among those of the same price."""


def choose(view: DominionView, ask: Ask, rng: random.Random) -> Choice:
    """Return the choice of a beginner."""
    if rng.random() >= MISTAKES:
        return opponent.choose(view, ask, rng)
    word = ask.kind.rpartition(".")[2]
    if word in ("buy", "gain"):
        return dearest(ask)
    if word in ("trash", "may_trash") and (kept := no(ask)):
        return kept
    return opponent.choose(view, ask, rng)


def dearest(ask: Ask) -> Choice:
    """Take the dearest card on offer; better nothing than a Copper or a Curse."""
    card = max(offered(ask), key=_liking, default="")
    if no(ask) and not (card and CARDS[card].cost > 0):
        return no(ask)
    return [card]


def _liking(card: str) -> tuple[int, int, str]:
    kind = next((at for at, type_ in enumerate(FAVOURITES) if is_a(card, type_)), len(FAVOURITES))
    return CARDS[card].cost - 100 * is_a(card, CURSE), -kind, card
