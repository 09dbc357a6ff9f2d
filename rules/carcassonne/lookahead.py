"""The search of level *hard* in Carcassonne: the place of a tile, the figure on it, and the questions of expansions."""

import random

from rules.carcassonne.evaluation import Evaluation
from rules.carcassonne.opponent import choose, placements, replies, uses
from rules.carcassonne.realm import Placing, Realm, in_play
from rules.carcassonne.scoring import score_finished
from rules.carcassonne.setup import shuffle_pile
from rules.carcassonne.state import Carcassonne
from rules.carcassonne.turn import play, turns_before
from rules.carcassonne.view import CarcassonneView, recall, unseen
from rules.kernel import Ask, Chance, Choice, Differences, Estimate, Lookahead, Play

MOST = 4
"""The most choices that a search compares."""

EACH_EXPANSION = 0.16
"""The additional time of an answer with an expansion, as a share of that in the base game."""

WEIGHTS = {"carcassonne.place": placements, "carcassonne.figure": uses}
"""The functions that weigh the options, by the kind of the ask. ``replies`` weighs those of expansions."""


def imagine(view: CarcassonneView, ask: Ask, chance: Chance) -> Carcassonne:
    """Return a table as everyone sees it, at the start of the turn; the pile is shuffled below the drawn tile.

    If an expansion acts after the figure, the turn goes on from there.
    """
    state = recall(view)
    state.chance, state.drawn = chance, None
    left = [kind for kind, count in unseen(view).items() for _ in range(count)]
    chance.shuffle(left)
    # Tiles that were laid aside, because they fitted nowhere, are out of sight but not in the pile.
    state.pile = left[: view.left]
    shuffle_pile(state, chance)
    if not acting(state):
        # The turn begins again: a tile just laid is taken up.
        state.pile.insert(0, view.drawn or state.board.pop().kind)
    return state


def acting(state: Carcassonne) -> bool:
    """Return whether an expansion is acting after the figure action."""
    return any(expansion.acting(state) for expansion in in_play(state))


def before(view: CarcassonneView, _ask: Ask) -> Choice | None:
    """Return the place of the tile just laid, if what follows from it is asked."""
    if view.drawn:
        return None
    tile = view.board[-1]
    return [f"{tile.x},{tile.y},{tile.turn}"]


def play_on(state: Carcassonne) -> Play[None]:
    """Play from the start of a turn, or from the act of an expansion after the figure, to the end of the game."""
    if acting(state):
        realm = Realm.of(state)
        state.begin_turn(state.turn, turns_before(state))
        placing = Placing(realm, state.turn, state.board[-1])
        for expansion in realm.expansions:
            yield from expansion.acted(placing)
        yield from score_finished(placing)
        state.turn = (state.turn + 1) % state.seats
    yield from play(state)


def candidates(view: CarcassonneView, ask: Ask, rng: random.Random) -> list[Choice]:
    """Return the best places or figures by the evaluation, the usual choice first."""
    realm = Realm.of(recall(view))
    worth = WEIGHTS.get(ask.kind, replies)(realm, Evaluation(realm.state, view.left), ask)
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
    play=play_on,
    candidates=candidates,
    estimate=estimate,
    turns=2,
    steps=150,
    differences=Differences(-0.03, 0.037, 0.018),
    cost=cost,
)
