"""Expectimax on the evaluation that the first version shipped: exact over the kinds of tiles left, for the best places.

The numbers of that evaluation are those of the commit d33fd1a.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from rules.carcassonne import evaluation
from rules.carcassonne.evaluation import Evaluation
from rules.carcassonne.lookahead import imagine
from rules.carcassonne.opponent import choose, placements
from rules.carcassonne.realm import Realm
from rules.carcassonne.turn import placements as legal
from rules.carcassonne.view import CarcassonneView, recall, unseen
from rules.carcassonne.view import view as look
from rules.kernel import Ask, Chance, Choice, Option, Playout

SHIPPED = {"MISSED": 0.7, "IN_HAND": 3.2}
"""The numbers that have changed since."""

BEST = 3
"""The number of places whose continuations are looked at."""


@contextmanager
def shipped_numbers() -> Iterator[None]:
    """Evaluate with the shipped numbers."""
    now = {name: getattr(evaluation, name) for name in SHIPPED}
    try:
        for name, number in SHIPPED.items():
            setattr(evaluation, name, number)
        yield
    finally:
        for name, number in now.items():
            setattr(evaluation, name, number)


def expectimax(view: CarcassonneView, ask: Ask, rng: random.Random) -> Choice:
    """Choose the place after which the best reply of the next seat costs least on average."""
    with shipped_numbers():
        if ask.kind != "carcassonne.place":
            return choose(view, ask, rng)
        realm = Realm.of(recall(view))
        worth = placements(realm, Evaluation(realm.state, view.left), ask)
        best = sorted(worth, key=lambda id_: (-worth[id_], rng.random()))[:BEST]
        left = unseen(view)
        if len(best) == 1 or not left:
            return best[:1]
        return [min(best, key=lambda id_: _replies(view, ask, id_, left))]


def _replies(view: CarcassonneView, ask: Ask, id_: str, left: dict[str, int]) -> float:
    """Return the mean worth of the next seat's best reply to a place, over all kinds of tiles left."""
    state = imagine(view, ask, Chance(bytes(16)))
    assert state
    playout = Playout.of(view.game, state)
    playout.answer(ask.seat, [id_])
    while (own := playout.pending()) and own.seat == ask.seat:
        playout.answer(own.seat, choose(look(playout.state, own.seat), own, random.Random(0)))
    state = playout.state
    # Any tile may be next, not only the one that this imagined pile has on top.
    state.drawn = None
    realm, rival = Realm.of(state), (ask.seat + 1) % state.seats
    state.turn = rival
    shipped = Evaluation(state, view.left)
    total = count = 0.0
    for kind, number in left.items():
        options = [Option(f"{x},{y},{turn}", args={"x": x, "y": y, "turn": turn}) for x, y, turn in legal(realm, kind)]
        if options:
            reply = Ask(rival, "carcassonne.place", tuple(options), args={"tile": kind})
            total += number * max(placements(realm, shipped, reply).values())
            count += number
    return total / count if count else 0.0
