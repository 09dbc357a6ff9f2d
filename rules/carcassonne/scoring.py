"""The scoring of objects: during the game (C23 to C36) and at its end (C37 to C44)."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.carcassonne.land import Area, Land
from rules.carcassonne.pieces import Figure, Tile
from rules.carcassonne.realm import Placing, Realm
from rules.carcassonne.tiles import SegmentKind
from rules.kernel import Facts, Play

# The order in which the rule lists them (C44). The totals do not depend on it.
FINAL_ORDER: tuple[SegmentKind, ...] = ("road", "city", "cloister", "field")


def finished(land: Land, tile: Tile) -> list[Area]:
    """Return the objects that the tile completes: those on it, and cloisters on it or around it (C23)."""
    touched = [land.areas[spot] for spot in land.spots(tile.cell)]
    # A tile has at most one cloister, always called "m".
    touched += [land.areas[*cell, "m"] for cell in land.neighbours(tile.cell) if (*cell, "m") in land.areas]
    return [area for area in dict.fromkeys(touched) if land.complete(area)]


def score_finished(placing: Placing) -> Play[None]:
    """Score everything that the placing's tile has completed and return its figures (C36)."""
    realm = placing.realm
    for area in finished(realm.land, placing.tile):
        for expansion in realm.expansions:
            yield from expansion.completed(placing, area)
        for figure in score(realm, area, final=False):
            realm.send_home(figure)


def score_the_end(realm: Realm) -> Play[None]:
    """Score the objects still on the table (C44). Their figures stay, so that the last picture explains the score."""
    occupied = realm.occupied()
    for kind in FINAL_ORDER:
        for area in occupied:
            if area.kind == kind:
                score(realm, area, final=True)
    for expansion in realm.expansions:
        yield from expansion.final(realm)


def score(realm: Realm, area: Area, final: bool) -> list[Figure]:
    """Score the object for its owners and return its figures."""
    figures = realm.figures_in(area)
    x, y, segment = area.spots[0]
    for seats, found in _shares(realm, area, owners(realm, figures)):
        give_points(realm, area.kind, seats, found, final, x=x, y=y, segment=segment)
    # Also without an owner: an expansion may reward a figure that does not count in a majority (C82).
    if figures:
        for expansion in realm.expansions:
            expansion.scored(realm, area, figures, final)
    return figures


def _shares(realm: Realm, area: Area, seats: list[int]) -> Iterator[tuple[list[int], list[Facts]]]:
    """Yield the worth of the object with the owners to whom it is worth that."""
    complete = realm.land.complete(area)
    worth = {seat: terms(realm, area, seat, complete=complete) for seat in seats}
    # Owners with the same worth share one event.
    while worth:
        found = next(iter(worth.values()))
        alike = [seat for seat, other in worth.items() if other == found]
        yield alike, found
        for seat in alike:
            del worth[seat]


def owners(realm: Realm, figures: Iterable[Figure]) -> list[int]:
    """Return the seats with the most followers among the figures: several on a tie, none without a follower (C28)."""
    strength: dict[int, int] = {}
    for figure in figures:
        strength[figure.seat] = strength.get(figure.seat, 0) + realm.figures[figure.kind].weight
    most = max(strength.values(), default=0)
    # Above zero: figures without weight own nothing, even alone (C29).
    return sorted(seat for seat, weight in strength.items() if weight == most > 0)


def terms(realm: Realm, area: Area, seat: int, *, complete: bool) -> list[Facts]:
    """Return the terms of the object's score for ``seat``: cities C30, roads C33, cloisters C34, fields C40, incomplete
    objects C44.
    """
    each = {"city": 2 if complete else 1, "road": 1, "cloister": 1, "field": 3}[area.kind]
    for expansion in realm.expansions:
        each = expansion.rate(realm, area, seat, complete, each)
    counted = _counted(realm.land, area)
    return [{"term": term, "count": count, "each": each} for term, count in counted.items()]


def _counted(land: Land, area: Area) -> dict[str, int]:
    """Return the number of scoring items of an object."""
    if area.kind == "field":
        return {"cities": len(land.cities(area))}
    if area.kind == "cloister":
        ((x, y, _),) = area.spots
        return {"tiles": 1 + len(land.neighbours((x, y)))}
    shields = land.marks(area, "shield")
    return {"tiles": len(area.cells)} | ({"shields": shields} if shields else {})


def points(terms: Iterable[Facts]) -> int:
    """Return the sum of the terms."""
    return sum(term["count"] * term["each"] for term in terms)


def give_points(realm: Realm, kind: str, seats: list[int], terms: list[Facts], final: bool, **where: Any) -> None:
    """Give the seats their points at once (C35) and report the reason, and the place if there is one."""
    total = points(terms)
    for seat in seats:
        realm.state.scores[seat] += total
    realm.state.tell("carcassonne.scored", kind=kind, seats=seats, points=total, terms=terms, final=final, **where)
