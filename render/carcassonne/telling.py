"""The names of a table's places, tiles, parts and figures, in one language and with the players' names.

A *part* is a segment of a tile ("city N–W"), a *spot* a part with its place.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from render.carcassonne.compass import SIDES, courses, points
from render.carcassonne.terrain import Terrain, terrain_of
from render.catalogue import Catalogue
from render.lengths import length, shorten
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Spot, Tile, every_kind

if TYPE_CHECKING:
    from render.carcassonne.effects import Told

NAME = 32
"""Maximum length of a player's name inside a sentence."""
KINDS = {"c": "city", "r": "road", "f": "field", "m": "cloister"}
"""The kind of a segment, by the first letter of its name."""
ORDER = "crmf"
"""The order of the kinds of segments, by those letters."""


class Telling:
    """The names of things on one table, for one reader. Lines name the same places again and again."""

    def __init__(self, view: CarcassonneView, terrain: Terrain, names: Sequence[str], words: Catalogue) -> None:
        self.view = view
        self.terrain = terrain
        self.words = words
        self.names = [shorten(name, NAME) for name in names]
        self._places: dict[Cell, str] = {}
        self._short: dict[Cell, str] = {}
        self._parts: dict[tuple[str, int, str], str] = {}
        self.effects: dict[Tile, list[Told]] = {}
        """The effects of tiles in words, as far as they have been told (``effects.of_tile``)."""
        self.options: dict[tuple[object, ...], Mapping[str, Any]] = {}
        """The places of options in words, as far as they have been told (``places.TablePlaces``)."""

    @cached_property
    def anonymous(self) -> "Telling":
        """The same without the players' names, for a label in which they do not fit."""
        return telling_of(self.view, (), self.words)

    def text(self, key: str, /, **facts: object) -> str:
        """Return a message of this game."""
        return self.words.text(f"carcassonne-{key}", **facts)

    def seat(self, seat: int) -> str:
        """Return a player's name."""
        return self.words.name(seat, self.names)

    def listed(self, items: Sequence[str]) -> str:
        """Return several things as a list in words."""
        return self.words.listed(items)

    # Places

    def place(self, cell: Cell) -> str:
        """Return the name of a place: "column −2, row 1"."""
        if cell not in self._places:
            self._places[cell] = self.text("cell", x=signed(cell[0]), y=signed(cell[1]))
        return self._places[cell]

    def short(self, cell: Cell) -> str:
        """Return the short name of a place, for lists: "−2, 1"."""
        if cell not in self._short:
            self._short[cell] = self.text("cell-short", x=signed(cell[0]), y=signed(cell[1]))
        return self._short[cell]

    def places(self, cells: Iterable[Cell]) -> str:
        """Return the short names of places."""
        return self.words.row([*map(self.short, cells)], "semicolon")

    def compass(self, found: Sequence[int]) -> str:
        """Return points of the compass: "N–W", and "all around" for the four sides."""
        if tuple(found) == SIDES:
            return self.text("point-around")
        return "–".join(self.text(f"point-{point}") for point in found) if found else self.text("point-inside")

    # Tiles and their parts

    def part(self, kind: str, turn: int, segment: str) -> str:
        """Return the name of a segment of a tile: "city N–W"."""
        key = kind, turn, segment
        if key not in self._parts:
            what = KINDS[segment[0]]
            at = {} if what == "cloister" else {"points": self.compass(points(kind, turn)[segment])}
            self._parts[key] = self.text(f"part-{what}", **at)
        return self._parts[key]

    def holding(self, part: str, things: Sequence[str]) -> str:
        """Return a part with its markers and its figures: "city N–W with shield and follower"."""
        return self.text("part-holding", part=part, things=self.listed(things)) if things else part

    def markers(self, kind: str, segment: str) -> list[str]:
        """Return the markers of a segment of a tile."""
        return [self.text(f"mark-{marker}", count=1) for marker in sorted(every_kind()[kind].segment(segment).markers)]

    def features(self, kind: str, turn: int) -> list[str]:
        """Return the parts of a tile that are no segments: the end of its roads, its signs and its courses."""
        found = every_kind()[kind]
        flags = [flag for flag in sorted(found.flags) if self.words.known(f"carcassonne-mark-{flag}")]
        ends = [found.ends_at] if found.ends_at and found.ends_at not in found.flags else []
        told = [self.text(f"mark-{what}", count=1) for what in (*ends, *flags)]
        for edge, at in courses(kind, turn).items():
            told.append(self.text("part-edge", edge=self.text(f"edge-{edge}"), points=self.compass(at)))
        return told

    def segments(self, kind: str, turn: int) -> list[str]:
        """Return the names of a turned tile's segments: by their kinds, then clockwise from N."""
        at = points(kind, turn)
        return sorted(at, key=lambda name: (ORDER.index(name[0]), at[name]))

    def parts(self, kind: str, turn: int, *, fields: bool = True) -> list[str]:
        """Return all parts of a tile, fields last."""
        names = self.segments(kind, turn)
        built = [name for name in names if name[0] != "f"]
        told = [self.holding(self.part(kind, turn, name), self.markers(kind, name)) for name in built]
        grass = [self.part(kind, turn, name) for name in names if name[0] == "f" and (fields or not built)]
        return [*told, *self.features(kind, turn), *grass]

    def tile(self, kind: str, turn: int = 0, *, fields: bool = True) -> str:
        """Return a tile in words: "city N with shield, road E–W and field S"."""
        return self.listed(self.parts(kind, turn, fields=fields))

    def built(self, kind: str) -> str:
        """Return what is on a tile, without its sides: "city and road"; a tile without buildings is a field."""
        letters = dict.fromkeys(name[0] for name in self.segments(kind, 0))
        shown = [letter for letter in letters if letter != "f"] or [*letters]
        return self.listed([self.text(f"kind-{KINDS[letter]}") for letter in shown])

    def edges(self, kind: str, turn: int) -> str:
        """Return the cities and roads of a tile with their sides, for one of its rotations."""
        names = [name for name in self.segments(kind, turn) if name[0] in "cr"]
        return self.words.row([self.part(kind, turn, name) for name in names])

    def spot(self, spot: Spot) -> str:
        """Return the part of the tile that lies there. A tile that is gone leaves only the kind of the part."""
        lying = self.terrain.lying.get((spot[0], spot[1]))
        if lying is None or spot[2] not in points(lying.kind, lying.turn):
            return self.text(f"kind-{KINDS[spot[2][0]]}")
        return self.part(lying.kind, lying.turn, spot[2])

    def spot_at(self, spot: Spot) -> str:
        """Return a part with the short name of its place: "city N–W at −2, 1"."""
        return self.text("spot-short", part=self.spot(spot), cell=self.short((spot[0], spot[1])))

    # Figures

    def pieces(self, kinds: Sequence[str]) -> str:
        """Return figures without their owner: "2 followers"."""
        counts = {kind: kinds.count(kind) for kind in kinds}
        return self.listed([self.text(f"piece-{kind}", count=count) for kind, count in counts.items()])

    def figures(self, found: Iterable[Figure]) -> str:
        """Return figures with their owners: "Ben's follower and Ada's follower"."""
        by_seat: dict[int, list[str]] = {}
        for figure in found:
            by_seat.setdefault(figure.seat, []).append(figure.kind)
        told = [
            self.text("figures", seat=self.seat(seat), pieces=self.pieces(kinds)) for seat, kinds in by_seat.items()
        ]
        return self.listed(told)


def signed(number: int) -> str:
    """Return a number with the sign that screen readers speak."""
    return str(number).replace("-", "−")


def joined(items: Sequence[str], most: int, between: str = ", ") -> str:
    """Return the first thing and as many others as fit into a length."""
    told = items[0]
    for item in items[1:]:
        if length(told + between + item) <= most:
            told += between + item
    return told


def telling_of(view: CarcassonneView, names: Sequence[str], words: Catalogue) -> Telling:
    """Return the names of things on a table for a reader. They are found once for all panels of a turn."""
    terrain = terrain_of(view)
    reader = (view.seat, words.language, words.icons, words.brief, *names)
    if reader not in terrain.tellings:
        terrain.tellings[reader] = Telling(view, terrain, names, words)
    return terrain.tellings[reader]
