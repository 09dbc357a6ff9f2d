"""The computer opponent: tries every answer out on what its seat can see, and takes the one that promises most."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import msgspec

from rules.carcassonne.figures import actions, supply
from rules.carcassonne.land import Area
from rules.carcassonne.outlook import Outlook
from rules.carcassonne.pieces import Figure, Tile
from rules.carcassonne.realm import FOLLOWER, Action, Part, Realm, until_asked
from rules.carcassonne.scoring import score_finished
from rules.carcassonne.showing import recall
from rules.carcassonne.sight import CarcassonneView
from rules.kernel import Ask, Choice, Option, Request

FURTHER_PART = 5.0
"""What a second tile in the same turn is worth."""


def choose(view: CarcassonneView, ask: Ask, rng: random.Random) -> Choice:
    """Return the opponent's choice; ``rng`` decides between answers that promise the same."""
    realm = Realm.of(recall(view))
    outlook = Outlook(realm.state, view.left)
    weigh = {"carcassonne.place": placements, "carcassonne.figure": uses}.get(ask.kind, replies)
    worth = weigh(realm, outlook, ask)
    return [max(worth, key=lambda id_: (worth[id_], rng.random()))]


def placements(realm: Realm, outlook: Outlook, ask: Ask) -> dict[str, float]:
    """Return what every placement of the drawn tile is worth, with the best claim on it."""
    worth = {}
    for option in ask.options:
        tile = Tile(ask.args["tile"], option.args["x"], option.args["y"], option.args["turn"])
        land = realm.land.copy()
        land.place(tile)
        with untouched(realm):
            part = Part(replace(realm, land=land), ask.seat, tile)
            for expansion in realm.expansions:
                expansion.placed(part)
            reply = forced(part, outlook)
            worth[option.id] = FURTHER_PART * part.again + (used(part, outlook) if reply is None else reply)
    return worth


def forced(part: Part, outlook: Outlook) -> float | None:
    """Return what the best answer is worth if an expansion takes the place of the figure action."""
    for expansion in part.realm.expansions:
        # Only started, for what it would ask; the effect is tried out with each of the answers.
        request = next(expansion.instead(part), None)
        if isinstance(request, Request):
            return max(replies(part.realm, outlook, request.asks[0], part.tile).values())
    return None


def used(part: Part, outlook: Outlook) -> float:
    """Return what the part is worth with the best claim on its tile."""
    # Before the scoring: figures that come home now are too late for this claim (C21).
    claim = 0.0 if part.barred else best_claim(part, outlook)
    until_asked(score_finished(part))
    return claim + outlook.margins(part.realm, part.tile.cell)[part.seat]


def best_claim(part: Part, outlook: Outlook) -> float:
    """Return what placing a follower on the tile is worth at best, beyond placing none."""
    realm, tile, seat = part.realm, part.tile, part.seat
    # Followers alone: this runs for every placement. The ask for a figure then tries every kind out.
    left = supply(realm.state, seat)[FOLLOWER.name]
    if not left:
        return 0.0
    claims, occupied = [0.0], realm.occupied()
    for spot in realm.land.spots(tile.cell):
        area = realm.land.areas[spot]
        if area not in occupied:
            figure = Figure(seat, FOLLOWER.name, *spot)
            gain = outlook.promised(realm, area, (figure,), tile.cell)[seat]
            # On what the tile completes, the figure comes home at once and costs nothing.
            price = 0.0 if realm.land.complete(area) else outlook.in_hand(left) - outlook.in_hand(left - 1)
            claims.append(gain - price)
    return max(claims)


def uses(realm: Realm, outlook: Outlook, ask: Ask) -> dict[str, float]:
    """Return what every use of the figure action is worth."""
    part = Part(realm, ask.seat, realm.state.board[-1])
    offered = {option.id for option in ask.options}
    return {
        action.option.id: tried(part, outlook, ask.seat, action.act)
        for action in distinct(part, actions(part))
        if action.option.id in offered
    }


def distinct(part: Part, found: Iterable[Action]) -> Iterator[Action]:
    """Leave out figures that would join the same object on another of its segments: an expansion may offer hundreds."""
    known: set[tuple[str, Area]] = set()
    for action in found:
        args = action.option.args
        if "segment" in args:
            spot = args.get("x", part.tile.x), args.get("y", part.tile.y), args["segment"]
            joined = args["figure"], part.realm.land.areas[spot]
            if joined in known:
                continue
            known.add(joined)
        yield action


def replies(realm: Realm, outlook: Outlook, ask: Ask, tile: Tile | None = None) -> dict[str, float]:
    """Return what every answer to an expansion's ask is worth."""
    answers: Mapping[str, Callable[[Realm, Ask, Option], None]] = {
        kind: answer for expansion in realm.expansions for kind, answer in expansion.tries.items()
    }
    part = Part(realm, realm.state.turn, tile or realm.state.board[-1])
    return {
        option.id: tried(part, outlook, ask.seat, partial(answers[ask.kind], realm, ask, option))
        for option in ask.options
    }


def tried(part: Part, outlook: Outlook, seat: int, act: Callable[[], None]) -> float:
    """Return what the table is worth to ``seat`` after ``act`` and the scoring that follows."""
    with untouched(part.realm):
        act()
        until_asked(score_finished(part))
        return outlook.margins(part.realm)[seat]


@contextmanager
def untouched(realm: Realm) -> Iterator[None]:
    """Put everything back afterwards that trying an answer out can change, but for the land."""
    state = realm.state
    figures, scores, pile = state.figures.copy(), state.scores.copy(), state.pile.copy()
    parts = {expansion.key: msgspec.msgpack.encode(getattr(state, expansion.key)) for expansion in realm.expansions}
    try:
        yield
    finally:
        state.figures, state.scores, state.pile = figures, scores, pile
        for expansion in realm.expansions:
            setattr(state, expansion.key, msgspec.msgpack.decode(parts[expansion.key], type=expansion.part))
        # What was told while trying out has not happened.
        state.news.clear()
