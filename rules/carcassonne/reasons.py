"""The reasons of the computer opponent: what its evaluation gives a choice beyond the next best one."""

from dataclasses import replace

from msgspec import Struct

from rules.carcassonne.evaluation import Evaluation
from rules.carcassonne.figure_action import actions, supply
from rules.carcassonne.land import Area
from rules.carcassonne.opponent import claims, placements, uses
from rules.carcassonne.pieces import Spot, Tile
from rules.carcassonne.realm import EXPANSIONS, FOLLOWER, Placing, Realm
from rules.carcassonne.scoring import points, terms
from rules.carcassonne.turn import ways
from rules.carcassonne.view import CarcassonneView, recall
from rules.kernel import Ask, Event, Facts, Level, Reason

LEAST = 0.3
"""The worth, in points, from which a term is a reason."""
MOST = 2
"""The most reasons of a placement."""
CLAIM = "claim"
"""The key of the best follower on a tile. The places of two placements differ, so their followers are compared."""


class Term(Struct):
    """A term of a placement's evaluation: its worth compared with the others' mean, and the reason that it gives."""

    worth: float
    reason: Reason


def reasons(view: CarcassonneView, event: Event, seat: int, level: Level) -> list[Reason]:
    """Return why a computer placed a tile, a figure or none, or acted in an expansion."""
    if event.kind == "carcassonne.placed" and view.drawn:
        return _of_place(view, event.args, seat, level)
    if event.kind == "carcassonne.figure":
        return _of_figure(view, event.args, seat)
    if event.kind == "carcassonne.passed":
        return _of_pass(view, seat, level)
    tell = next((one.reasons[event.kind] for one in EXPANSIONS.values() if event.kind in one.reasons), None)
    return tell(Realm.of(recall(view)), event.args) if tell else []


# Tiles


def _of_place(view: CarcassonneView, facts: Facts, seat: int, level: Level) -> list[Reason]:
    realm = Realm.of(recall(view))
    evaluation = Evaluation(realm.state, view.left)
    options = ways(realm, facts["tile"])
    chosen = f"{facts['x']},{facts['y']},{facts['turn']}"
    # A rotation that looks the same is no other choice.
    looks = {option.id: option.like or option.id for option in options}
    others = [id_ for id_ in looks if looks[id_] != looks[chosen]]
    if not others:
        return [Reason("carcassonne.only")]
    worth = placements(realm, evaluation, Ask(seat, "carcassonne.place", options, args={"tile": facts["tile"]}))
    best = max(others, key=lambda id_: worth[id_])
    mine, other = (terms_of(realm, evaluation, _tile(facts["tile"], id_), seat) for id_ in (chosen, best))
    beyond = {key: term.worth - (other[key].worth if key in other else 0.0) for key, term in mine.items()}
    good = sorted((key for key in mine if mine[key].worth > LEAST), key=lambda key: -mine[key].worth)
    # If the next best place has the same advantages, they are a reason all the same.
    better = sorted((key for key in good if beyond[key] > LEAST), key=lambda key: -beyond[key]) or good[:1]
    found = _unlike_the_weights(level) if worth[best] > worth[chosen] + LEAST else []
    return [*found, *(mine[key].reason for key in better[:MOST])] or [Reason("carcassonne.least")]


def _unlike_the_weights(level: Level) -> list[Reason]:
    """Return why a computer did not take the placement with the best weight."""
    return [Reason("kernel.searched" if level == "hard" else "kernel.rash")] if level != "normal" else []


def _tile(kind: str, id_: str) -> Tile:
    x, y, turn = map(int, id_.split(","))
    return Tile(kind, x, y, turn)


def terms_of(realm: Realm, evaluation: Evaluation, tile: Tile, seat: int) -> dict[Spot | str, Term]:
    """Return the terms of a placement: of each object with figures that it changes, and of the best new follower."""
    land = realm.land.copy()
    land.place(tile)
    then = replace(realm, land=land)
    before = {
        area: evaluation.promised(realm, area, tuple(figures), None) for area, figures in realm.occupied().items()
    }
    found: dict[Spot | str, Term] = {}
    for area, figures in then.occupied().items():
        joined = {realm.area_of(figure) for figure in figures}
        after = evaluation.promised(then, area, tuple(figures), tile.cell)
        gained = [value - sum(before[old][at] for old in joined) for at, value in enumerate(after)]
        others = (sum(gained) - gained[seat]) / max(len(gained) - 1, 1)
        own = [figure.spot for figure in figures if figure.seat == seat]
        if own and gained[seat] > 0:
            kind = "joins" if len(joined) > 1 and not land.complete(area) else _stage(then, area)
            reason = Reason(f"carcassonne.{kind}", _facts(then, area, seat))
        else:
            hurt = min(range(len(gained)), key=lambda at: gained[at])
            reason = Reason("carcassonne.hinders", {"kind": area.kind, "owner": hurt})
        found[(own or [figures[0].spot])[0]] = Term(gained[seat] - others, reason)
    new = claims(Placing(then, seat, tile), evaluation)
    if new:
        spot = max(new, key=lambda spot: new[spot])
        found[CLAIM] = Term(new[spot], Reason("carcassonne.free", {"kind": land.areas[spot].kind}))
    return found


def _stage(realm: Realm, area: Area) -> str:
    """Return what a tile does to an object with figures."""
    return "completes" if area.kind != "field" and realm.land.complete(area) else "grows"


def _facts(realm: Realm, area: Area, seat: int) -> Facts:
    """Return an object's kind, its points now, and the number of places that must be filled to complete it."""
    complete = realm.land.complete(area)
    cities = realm.land.cities(area, complete=False) if area.kind == "field" else ()
    return {
        "kind": area.kind,
        "points": points(terms(realm, area, seat, complete=complete)),
        "open": len(cities) if area.kind == "field" else len(realm.land.gaps(area)),
    }


# Figures


def _of_figure(view: CarcassonneView, facts: Facts, seat: int) -> list[Reason]:
    realm = Realm.of(recall(view))
    spot = facts["x"], facts["y"], facts["segment"]
    if facts["figure"] != FOLLOWER.name and not realm.figures[facts["figure"]].weight:
        return [Reason(f"carcassonne.puts_{facts['figure']}", {"kind": facts["kind"]})]
    area = realm.land.areas[spot]
    stage = "scores" if area.kind != "field" and realm.land.complete(area) else "claims"
    found = [Reason(f"carcassonne.{stage}", _facts(realm, area, seat))]
    other = _next_best(view, realm, seat, area)
    return [*found, Reason("carcassonne.rather", {"kind": other})] if other else found


def _next_best(view: CarcassonneView, realm: Realm, seat: int, taken: Area) -> str | None:
    """Return the kind of the object in which a figure would be second best; None if none at all would be."""
    placing = Placing(realm, seat, realm.state.board[-1])
    options = tuple([action.option for action in actions(placing)])
    worth = uses(realm, Evaluation(realm.state, view.left), Ask(seat, "carcassonne.figure", options))
    areas = {option.id: _area(placing, option.args) for option in options if option.id in worth}
    best = max((id_ for id_ in areas if areas[id_] is not taken), key=lambda id_: worth[id_], default=None)
    area = areas[best] if best else None
    return area.kind if area and area.kind != taken.kind else None


def _of_pass(view: CarcassonneView, seat: int, level: Level) -> list[Reason]:
    """Return why no figure was placed: the best place for one, which is worth less than a follower in hand."""
    realm = Realm.of(recall(view))
    placing = Placing(realm, seat, realm.state.board[-1])
    options = {action.option.id: action.option for action in actions(placing)}
    ask = Ask(seat, "carcassonne.figure", tuple(options.values()))
    worth = uses(realm, Evaluation(realm.state, view.left), ask)
    passed = worth.pop("pass")
    best = max(worth, key=lambda id_: worth[id_])
    if worth[best] > passed + LEAST:
        return _unlike_the_weights(level)
    area = _area(placing, options[best].args)
    if options[best].args.get("figure") != FOLLOWER.name or area is None:
        return [Reason("carcassonne.no_use")]
    left = supply(realm.state, seat)[FOLLOWER.name]
    return [Reason("carcassonne.keeps", {**_facts(realm, area, seat), "left": left})]


def _area(placing: Placing, facts: Facts) -> Area | None:
    """Return the object in which the figure of an option would stand."""
    spot = facts.get("x", placing.tile.x), facts.get("y", placing.tile.y), facts.get("segment", "")
    return placing.realm.land.areas.get(spot)
