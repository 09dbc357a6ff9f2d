"""The reasons of the computer opponent for the dragon's steps and for the fairy."""

from collections.abc import Mapping

from rules.carcassonne.expansions.dragon.beasts import beasts, ways
from rules.carcassonne.realm import Realm, Tell
from rules.kernel import Facts, Reason


def stepped(realm: Realm, facts: Facts) -> list[Reason]:
    """Return why the dragon goes there: figures of others to eat, or own figures beside other ways."""
    seat, cell = facts["seat"], (facts["x"], facts["y"])
    owners = {figure.cell: set[int]() for figure in realm.state.figures}
    for figure in realm.state.figures:
        owners[figure.cell].add(figure.seat)
    here = owners.get(cell, set())
    if others := sorted(here - {seat}):
        return [Reason("carcassonne.eats", {"seats": others})]
    own = beasts(realm.state)
    spared = any(seat in owners.get(way, ()) for way in ways(realm, own).values()) if own.trail else False
    return [Reason("carcassonne.spares")] if spared and seat not in here else []


def protected(_realm: Realm, _facts: Facts) -> list[Reason]:
    """Return why the fairy goes to an own figure."""
    return [Reason("carcassonne.protects")]


REASONS: Mapping[str, Tell] = {"carcassonne.dragon": stepped, "carcassonne.fairy": protected}
"""The reasons by the kind of an event."""
