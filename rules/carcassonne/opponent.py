"""The computer opponent: tries every answer out on what its seat can see, and takes the one that promises most."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from rules.carcassonne.figures import FOLLOWER, actions, supply
from rules.carcassonne.outlook import Outlook
from rules.carcassonne.pieces import Figure, Tile
from rules.carcassonne.realm import Part, Realm
from rules.carcassonne.scoring import score_finished
from rules.carcassonne.state import Carcassonne
from rules.carcassonne.view import CarcassonneView, recall
from rules.kernel import Ask, Choice


def choose(view: CarcassonneView, ask: Ask, rng: random.Random) -> Choice:
    """Return the opponent's choice; ``rng`` decides between answers that promise the same."""
    realm = Realm.of(recall(view))
    outlook = Outlook(realm.state, view.left)
    weigh = placements if ask.kind == "carcassonne.place" else uses
    worth = weigh(realm, outlook, ask)
    return [max(worth, key=lambda id_: (worth[id_], rng.random()))]


def placements(realm: Realm, outlook: Outlook, ask: Ask) -> dict[str, float]:
    """Return what every placement of the drawn tile is worth, with the best claim on it."""
    worth = {}
    for option in ask.options:
        tile = Tile(option.args["tile"], option.args["x"], option.args["y"], option.args["turn"])
        land = realm.land.copy()
        land.place(tile)
        part = Part(replace(realm, land=land), ask.seat, tile)
        claim = best_claim(part, outlook)
        with untouched(realm.state):
            score_finished(part)
            worth[option.id] = claim + outlook.margins(part.realm, tile.cell)[ask.seat]
    return worth


def best_claim(part: Part, outlook: Outlook) -> float:
    """Return what placing a follower on the tile is worth at best, beyond placing none."""
    realm, tile, seat = part.realm, part.tile, part.seat
    left = sum(supply(realm.state, seat).values())
    if not left:
        return 0.0
    claims = [0.0]
    for spot in realm.land.spots(tile.cell):
        area = realm.land.areas[spot]
        if not realm.figures_in(area):
            figure = Figure(seat, FOLLOWER.name, *spot)
            gain = outlook.promised(realm, area, (figure,), tile.cell)[seat]
            price = 0.0 if realm.land.complete(area) else outlook.in_hand(left) - outlook.in_hand(left - 1)
            claims.append(gain - price)
    return max(claims)


def uses(realm: Realm, outlook: Outlook, ask: Ask) -> dict[str, float]:
    """Return what every use of the figure action is worth."""
    tile = realm.state.board[-1]
    part = Part(realm, ask.seat, tile)
    worth = {}
    for action in actions(part):
        with untouched(realm.state):
            action.act()
            score_finished(part)
            worth[action.option.id] = outlook.margins(realm, tile.cell)[ask.seat]
    return worth


@contextmanager
def untouched(state: Carcassonne) -> Iterator[None]:
    """Put figures and scores back afterwards."""
    figures, scores = state.figures.copy(), state.scores.copy()
    try:
        yield
    finally:
        state.figures, state.scores = figures, scores
        state.news.clear()
