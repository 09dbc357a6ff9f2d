"""Whose is it? Every object of a view with its figures, its owners and what it would score, and the final reckoning."""

from msgspec import Struct

from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Figure, Spot
from rules.carcassonne.realm import Realm, until_asked
from rules.carcassonne.scoring import owners, points, score_the_end, terms
from rules.carcassonne.showing import recall
from rules.carcassonne.sight import CarcassonneView
from rules.carcassonne.tiles import SegmentKind

# A seat that has no pieces: what an object is worth without the effect of anybody's own ones.
NOBODY = -1


class Object(Struct, frozen=True):
    """A whole city, road, field or cloister as it is now.

    ``segments`` are its places in the order in which they were joined, ``figures`` all that stand in it, ``owners`` the
    seats with most followers. ``points`` is what it would score now, ``shares`` that for every owner (a seat's own
    pieces can make a difference). ``complete`` cities, roads and cloisters are scored and closed; for a field
    ``cities`` are the segments of every complete city that it touches.
    """

    kind: SegmentKind
    segments: tuple[Spot, ...]
    figures: tuple[Figure, ...]
    owners: tuple[int, ...]
    points: int
    shares: dict[int, int]
    complete: bool
    cities: tuple[tuple[Spot, ...], ...] = ()


def objects(view: CarcassonneView) -> tuple[Object, ...]:
    """Return every object on the table, in the order in which its first tile was placed."""
    realm = Realm.of(recall(view))
    # Spots are entered as tiles are laid, and a dictionary keeps that order.
    areas = dict.fromkeys(realm.land.areas.values())
    return tuple(_object(realm, area) for area in areas)


def expected(view: CarcassonneView) -> tuple[int, ...]:
    """Return every seat's points if the game ended now (C44)."""
    realm = Realm.of(recall(view))
    # Afterwards the scores hold it already.
    if not realm.state.over:
        until_asked(score_the_end(realm))
    return tuple(realm.state.scores)


def _object(realm: Realm, area: Area) -> Object:
    land = realm.land
    figures = realm.figures_in(area)
    complete = land.complete(area)
    own = owners(realm, figures)
    return Object(
        kind=area.kind,
        segments=area.spots,
        figures=tuple(figures),
        owners=tuple(own),
        points=points(terms(realm, area, NOBODY, complete=complete)),
        shares={seat: points(terms(realm, area, seat, complete=complete)) for seat in own},
        complete=complete,
        cities=tuple(city.spots for city in land.cities(area)) if area.kind == "field" else (),
    )
