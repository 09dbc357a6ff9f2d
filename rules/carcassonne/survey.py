"""The survey of a table: its objects with their owners and their worth, its free places, and the effects of a tile."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from msgspec import Struct

from rules.carcassonne.faces import DIRECTIONS, first_alike, fitting
from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Cell, Figure, Spot, Tile
from rules.carcassonne.realm import Realm
from rules.carcassonne.scoring import owners, points, terms
from rules.carcassonne.tiles import SegmentKind

NO_SEAT = -1
"""A seat without pieces: the worth of an object without anyone's own pieces."""


class Object(Struct, frozen=True):
    """A whole city, road, field or cloister as it is now.

    ``segments`` are its places in the order in which they were joined, ``figures`` all that stand in it, ``owners`` the
    seats with most followers. ``points`` is its score now, ``shares`` the score for every owner (a seat's own figures
    can make a difference). ``complete`` cities, roads and cloisters are scored and closed. For a field, ``cities`` are
    the segments of every complete city that it touches. ``marks`` counts the markers of its segments. ``gaps`` are the
    free places, in reading order, that must be filled to complete it: none for a field.
    """

    kind: SegmentKind
    segments: tuple[Spot, ...]
    figures: tuple[Figure, ...]
    owners: tuple[int, ...]
    points: int
    shares: dict[int, int]
    complete: bool
    cities: tuple[tuple[Spot, ...], ...] = ()
    marks: dict[str, int] = {}
    gaps: tuple[Cell, ...] = ()

    @property
    def cells(self) -> set[Cell]:
        """The tiles of the object, each once (C32)."""
        return {(x, y) for x, y, _ in self.segments}


class Effect(Struct, frozen=True):
    """The effect of a tile on one object: ``before`` are the objects that it joins, ``after`` is the object then.

    ``segment`` is the tile's own part of the object, "" for a cloister beside the tile.
    """

    segment: str
    before: tuple[Object, ...]
    after: Object


class Survey:
    """The objects and the free places of a table."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self._seen: dict[Area, Object] = {}

    @cached_property
    def objects(self) -> tuple[Object, ...]:
        """Every object on the table, in the order in which its first tile was placed."""
        # Spots are entered as tiles are laid, and a dictionary keeps that order.
        return tuple(self._object(area) for area in dict.fromkeys(self._realm.land.areas.values()))

    def at(self, spot: Spot) -> Object | None:
        """Return the object to which a segment belongs, or None without such a segment."""
        area = self._realm.land.areas.get(spot)
        return None if area is None else self._object(area)

    @property
    def free(self) -> Mapping[Cell, str]:
        """The free places beside tiles, with the edges N E S W that a tile must meet there (``.`` for any)."""
        return self._realm.land.open

    def beside(self, cell: Cell) -> Iterator[tuple[int, Object | None]]:
        """Yield the sides of a free place that touch a tile, with the city or road there."""
        for side, (dx, dy) in enumerate(DIRECTIONS):
            x, y = cell[0] + dx, cell[1] + dy
            if laid := self._realm.land.faces.get((x, y)):
                yield side, self.at((x, y, laid.slots[(side + 2) % 4]))

    def turns(self, kind: str, cell: Cell) -> tuple[int, ...]:
        """Return the rotations in which a kind of tile agrees with the tiles around a place (C11).

        If several look the same, only the first is returned.
        """
        same = first_alike(kind)
        return tuple(turn for turn in fitting(kind).get(self._realm.land.needs(cell), ()) if same[turn] == turn)

    def effects(self, tile: Tile) -> list[Effect]:
        """Return the effects of placing a tile, on its own segments first, then on the cloisters around it.

        A field without figures is left out: most tiles change several, and none of them can score.
        """
        before = self._realm.land
        land = before.copy()
        land.place(tile)
        then = Survey(replace(self._realm, land=land))
        joined: dict[Area, tuple[str, dict[Area, None]]] = {}
        for name, piece in land.faces[tile.cell].pieces.items():
            _, touched = joined.setdefault(land.areas[*tile.cell, name], (name, {}))
            for dx, dy, slot in piece.contacts:
                x, y = tile.x + dx, tile.y + dy
                if (x, y) in before.faces and (other := before.faces[x, y].slots[slot]):
                    touched[before.areas[x, y, other]] = None
        found = [
            Effect(name, tuple(map(self._object, touched)), then._object(area))
            for area, (name, touched) in joined.items()
            if area.kind != "field" or not self._occupied.keys().isdisjoint(touched)
        ]
        cloisters = [
            before.areas[spot] for cell in before.neighbours(tile.cell) if (spot := (*cell, "m")) in before.areas
        ]
        return found + [Effect("", (self._object(area),), then._object(area)) for area in cloisters]

    @cached_property
    def _occupied(self) -> dict[Area, list[Figure]]:
        return self._realm.occupied()

    def _object(self, area: Area) -> Object:
        if area not in self._seen:
            self._seen[area] = self._surveyed(area)
        return self._seen[area]

    def _surveyed(self, area: Area) -> Object:
        realm, land = self._realm, self._realm.land
        figures = self._occupied.get(area, [])
        complete = land.complete(area)
        own = owners(realm, figures)
        return Object(
            kind=area.kind,
            segments=area.spots,
            figures=tuple(figures),
            owners=tuple(own),
            points=points(terms(realm, area, NO_SEAT, complete=complete)),
            shares={seat: points(terms(realm, area, seat, complete=complete)) for seat in own},
            complete=complete,
            cities=tuple(city.spots for city in land.cities(area)) if area.kind == "field" else (),
            marks=land.markers(area),
            gaps=tuple(sorted(land.gaps(area), key=lambda cell: (cell[1], cell[0]))),
        )
