"""The computer opponent of level *easy*: it plays like a person in their first games.

Its mistakes, in a share of its choices: it looks at only some of the places for its tile. It expects to complete
everything that it begins, however large it is. It places a follower whenever that may bring points, until it has none
left. It counts only its own points: it does not hinder others and does not fear them.
"""

import random

import msgspec

from rules.carcassonne import opponent
from rules.carcassonne.evaluation import Evaluation
from rules.carcassonne.realm import Realm
from rules.carcassonne.view import CarcassonneView, recall
from rules.kernel import Ask, Choice

MISTAKES = 0.27
"""The share of its choices that are rash. The others are those of level *normal*."""
LOOKED_AT = 20
"""The number of places that it looks at in a rash choice."""
HOPE = 0.8
"""The chance that it gives every open place to be filled."""


def choose(view: CarcassonneView, ask: Ask, rng: random.Random) -> Choice:
    """Return the choice of a beginner."""
    if rng.random() >= MISTAKES:
        return opponent.choose(view, ask, rng)
    realm = Realm.of(recall(view))
    if ask.kind == "carcassonne.place" and len(ask.options) > LOOKED_AT:
        ask = msgspec.structs.replace(ask, options=tuple(rng.sample(ask.options, LOOKED_AT)))
    return opponent.best(realm, Hopes(realm.state, view.left), ask, rng)


class Hopes(Evaluation):
    """The evaluation of a beginner."""

    def margins(self, realm: Realm, changed: tuple[int, int] | None = None) -> list[float]:
        """Return the own points alone."""
        return self.worth(realm, changed)

    def supply_worth(self, count: int) -> float:
        """Give followers in hand no worth."""
        return 0.0

    def _filled(self, needs: str) -> float:
        return HOPE
