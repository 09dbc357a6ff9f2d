"""The computer opponent: tries every answer on the table that its seat sees, and takes the best evaluation."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import msgspec

from rules.carcassonne.evaluation import Evaluation
from rules.carcassonne.figure_action import actions, supply
from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Figure, Spot, Tile
from rules.carcassonne.realm import FOLLOWER, Action, Placing, Realm, until_asked
from rules.carcassonne.scoring import score_finished
from rules.carcassonne.view import CarcassonneView, recall
from rules.kernel import Ask, Choice, Option, Request

FURTHER_PART = 5.0
"""The worth of a second tile in the same turn."""


def choose(view: CarcassonneView, ask: Ask, rng: random.Random) -> Choice:
    """Return the opponent's choice; ``rng`` decides between answers of equal worth."""
    realm = Realm.of(recall(view))
    return best(realm, Evaluation(realm.state, view.left), ask, rng)


def best(realm: Realm, evaluation: Evaluation, ask: Ask, rng: random.Random) -> Choice:
    """Return the best answer by an evaluation."""
    weigh = {"carcassonne.place": placements, "carcassonne.figure": uses}.get(ask.kind, replies)
    worth = weigh(realm, evaluation, ask)
    return [max(worth, key=lambda id_: (worth[id_], rng.random()))]


def placements(realm: Realm, evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """Return the worth of every placement of the drawn tile, with the best figure on it."""
    worth = {}
    for option in ask.options:
        tile = Tile(ask.args["tile"], option.args["x"], option.args["y"], option.args["turn"])
        land = realm.land.copy()
        land.place(tile)
        with untouched(realm):
            placing = Placing(replace(realm, land=land), ask.seat, tile)
            for expansion in realm.expansions:
                expansion.placed(placing)
            reply = forced(placing, evaluation)
            worth[option.id] = FURTHER_PART * placing.again + (used(placing, evaluation) if reply is None else reply)
    return worth


def forced(placing: Placing, evaluation: Evaluation) -> float | None:
    """Return the worth of the best answer if an expansion replaces the figure action; None if none does."""
    for expansion in placing.realm.expansions:
        # Started only to see its ask; each answer is then tried separately.
        request = next(expansion.instead(placing), None)
        if isinstance(request, Request):
            return max(replies(placing.realm, evaluation, request.asks[0], placing.tile).values())
    return None


def used(placing: Placing, evaluation: Evaluation) -> float:
    """Return the worth of the placing with the best figure on its tile."""
    # Before the scoring: figures that return now are too late for this action (C21).
    claim = 0.0 if placing.barred else best_claim(placing, evaluation)
    until_asked(score_finished(placing))
    return claim + evaluation.margins(placing.realm, placing.tile.cell)[placing.seat]


def best_claim(placing: Placing, evaluation: Evaluation) -> float:
    """Return the worth of the best follower on the tile, compared to placing none."""
    return max(claims(placing, evaluation).values(), default=0.0)


def claims(placing: Placing, evaluation: Evaluation) -> dict[Spot, float]:
    """Return the worth of a follower on each place of the tile where that is better than none."""
    realm, tile, seat = placing.realm, placing.tile, placing.seat
    # Followers only, because this runs for every placement. The figure ask then tries every kind.
    left = supply(realm.state, seat)[FOLLOWER.name]
    if not left:
        return {}
    found, occupied = {}, realm.occupied()
    for spot in realm.land.spots(tile.cell):
        area = realm.land.areas[spot]
        if area not in occupied:
            figure = Figure(seat, FOLLOWER.name, *spot)
            gain = evaluation.promised(realm, area, (figure,), tile.cell)[seat]
            # In an object that the tile completes, the figure returns at once and costs nothing.
            price = (
                0.0 if realm.land.complete(area) else evaluation.supply_worth(left) - evaluation.supply_worth(left - 1)
            )
            if gain > price:
                found[spot] = gain - price
    return found


def uses(realm: Realm, evaluation: Evaluation, ask: Ask) -> dict[str, float]:
    """Return the worth of every use of the figure action."""
    placing = Placing(realm, ask.seat, realm.state.board[-1])
    offered = {option.id for option in ask.options}
    return {
        action.option.id: tried(placing, evaluation, ask.seat, action.act)
        for action in distinct(placing, actions(placing))
        if action.option.id in offered
    }


def distinct(placing: Placing, found: Iterable[Action]) -> Iterator[Action]:
    """Skip figures that would join an object already tried on another segment: an expansion may offer hundreds."""
    known: set[tuple[str, Area]] = set()
    for action in found:
        args = action.option.args
        if "segment" in args:
            spot = args.get("x", placing.tile.x), args.get("y", placing.tile.y), args["segment"]
            joined = args["figure"], placing.realm.land.areas[spot]
            if joined in known:
                continue
            known.add(joined)
        yield action


def replies(realm: Realm, evaluation: Evaluation, ask: Ask, tile: Tile | None = None) -> dict[str, float]:
    """Return the worth of every answer to an expansion's ask."""
    answers: Mapping[str, Callable[[Realm, Ask, Option], None]] = {
        kind: answer for expansion in realm.expansions for kind, answer in expansion.tries.items()
    }
    placing = Placing(realm, realm.state.turn, tile or realm.state.board[-1])
    return {
        option.id: tried(placing, evaluation, ask.seat, partial(answers[ask.kind], realm, ask, option))
        for option in ask.options
    }


def tried(placing: Placing, evaluation: Evaluation, seat: int, act: Callable[[], None]) -> float:
    """Return the worth of the table for ``seat`` after ``act`` and the scoring that follows."""
    with untouched(placing.realm):
        act()
        until_asked(score_finished(placing))
        return evaluation.margins(placing.realm)[seat]


@contextmanager
def untouched(realm: Realm) -> Iterator[None]:
    """Restore everything that a tried answer can change, except the land."""
    state = realm.state
    figures, scores, pile = state.figures.copy(), state.scores.copy(), state.pile.copy()
    parts = {expansion.key: msgspec.msgpack.encode(getattr(state, expansion.key)) for expansion in realm.expansions}
    try:
        yield
    finally:
        state.figures, state.scores, state.pile = figures, scores, pile
        for expansion in realm.expansions:
            setattr(state, expansion.key, msgspec.msgpack.decode(parts[expansion.key], type=expansion.part))
        # Events of a tried answer have not happened.
        state.news.clear()
