"""The search of level *hard* in Carcassonne: the place of a tile, and the figure on it."""

import random

from rules.carcassonne.evaluation import Evaluation
from rules.carcassonne.opponent import choose, placements, uses
from rules.carcassonne.realm import Realm
from rules.carcassonne.setup import shuffle_pile
from rules.carcassonne.state import Carcassonne
from rules.carcassonne.view import CarcassonneView, recall, unseen
from rules.kernel import Ask, Chance, Choice, Differences, Estimate, Lookahead

MOST = 4
"""The most choices that a search compares."""

EACH_EXPANSION = 0.16
"""The additional time of an answer with an expansion, as a share of that in the base game."""

WEIGHTS = {"carcassonne.place": placements, "carcassonne.figure": uses}
"""The functions that weigh the options, by the kind of the ask."""


def imagine(view: CarcassonneView, ask: Ask, chance: Chance) -> Carcassonne | None:
    """Return a table as everyone sees it, at the start of the turn; the pile is shuffled below the drawn tile."""
    if ask.kind not in WEIGHTS:
        return None
    state = recall(view)
    state.chance, state.drawn = chance, None
    # The turn begins again: a tile just laid is taken up.
    kind = view.drawn or state.board.pop().kind
    left = [kind for kind, count in unseen(view).items() for _ in range(count)]
    chance.shuffle(left)
    # Tiles that were laid aside, because they fitted nowhere, are out of sight but not in the pile.
    state.pile = left[: view.left]
    shuffle_pile(state, chance)
    state.pile.insert(0, kind)
    return state


def before(view: CarcassonneView, ask: Ask) -> Choice | None:
    """Return the place of the tile just laid, if its figure is asked."""
    if ask.kind != "carcassonne.figure":
        return None
    tile = view.board[-1]
    return [f"{tile.x},{tile.y},{tile.turn}"]


def candidates(view: CarcassonneView, ask: Ask, rng: random.Random) -> list[Choice]:
    """Return the best places or figures by the evaluation, the usual choice first."""
    if ask.kind not in WEIGHTS:
        return []
    realm = Realm.of(recall(view))
    worth = WEIGHTS[ask.kind](realm, Evaluation(realm.state, view.left), ask)
    first = choose(view, ask, rng)
    found = sorted(worth, key=lambda id_: -worth[id_])
    return [first, *([id_] for id_ in found if [id_] != first)][:MOST]


def estimate(state: Carcassonne) -> Estimate:
    """Return the points that every seat can expect."""
    realm = Realm.of(state)
    evaluation = Evaluation(state, len(state.pile))
    return Estimate(tuple(evaluation.worth(realm)), 4.0 + 0.35 * len(state.pile) ** 0.5 * 4)


def cost(view: CarcassonneView) -> float:
    """Return the time of an answer: with each expansion there are more tiles and figures to weigh."""
    return 1.0 + EACH_EXPANSION * len(view.expansions)


LOOKAHEAD = Lookahead(
    imagine=imagine,
    before=before,
    candidates=candidates,
    estimate=estimate,
    turns=2,
    steps=150,
    differences=Differences(-0.03, 0.037, 0.018),
    cost=cost,
)
