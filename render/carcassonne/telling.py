"""The names of a table's tiles, parts, objects and figures, in one language and with the players' names.

A *part* is a segment of a tile ("city N–W with shield"), a *spot* a part with its place, an *object* the whole city,
road, field or cloister to which parts belong.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from threading import Lock

from cachetools import LRUCache
from msgspec import msgpack, structs

from render.carcassonne.compass import courses, points
from render.catalogue import Catalogue
from render.lengths import length, shorten
from rules.carcassonne.view import CarcassonneView, Cell, Effect, Figure, Object, Spot, Survey, Tile, every_kind, survey

NAME = 32
"""Maximum length of a player's name inside a sentence."""
KINDS = {"c": "city", "r": "road", "f": "field", "m": "cloister"}
"""The kind of a segment, by the first letter of its name."""
ORDER = "crmf"
"""The order of the kinds of segments, by those letters."""
IN_FULL = 9
"""The tiles of a complete cloister."""
TABLES = 16
"""The number of tables whose scenery is kept."""


class Scenery:
    """A view with its tiles by place and its survey, each found once."""

    def __init__(self, view: CarcassonneView) -> None:
        self.view = view
        self._earlier: dict[Cell, Survey] = {}
        self._effects: dict[Tile, list[Effect]] = {}

    @cached_property
    def survey(self) -> Survey:
        """The survey of the whole table."""
        return survey(self.view)

    @cached_property
    def lying(self) -> Mapping[Cell, Tile]:
        """The tiles by place, in the order in which they were placed."""
        return {tile.cell: tile for tile in self.view.board}

    def before(self, cell: Cell) -> Survey:
        """Return the survey of the table before a tile was placed there."""
        # A preview shows the tile, and words still name the choice that placed it.
        return self._before(cell) if cell in self.lying else self.survey

    def _before(self, cell: Cell) -> Survey:
        if cell not in self._earlier:
            board = self.view.board[: [*self.lying].index(cell)]
            cells = {tile.cell for tile in board}
            figures = tuple(figure for figure in self.view.figures if figure.cell in cells)
            self._earlier[cell] = survey(structs.replace(self.view, board=board, figures=figures))
        return self._earlier[cell]

    def turns(self, kind: str, cell: Cell) -> tuple[int, ...]:
        """Return the rotations in which a kind of tile fits there, or did before it was placed."""
        return self.before(cell).turns(kind, cell)

    def effects(self, tile: Tile) -> list[Effect]:
        """Return the effects of placing a tile, found once for its label and the line under it."""
        if tile not in self._effects:
            self._effects[tile] = self.before(tile.cell).effects(tile)
        return self._effects[tile]

    def first(self, found: Object) -> Spot:
        """Return the spot of an object that was placed first. The object keeps it while it grows."""
        order = {cell: at for at, cell in enumerate(self.lying)}
        return min(found.segments, key=lambda spot: (order[spot[0], spot[1]], spot[2]))


_RECENT: LRUCache[bytes, Scenery] = LRUCache(TABLES)
_LOCK = Lock()


def scenery_of(view: CarcassonneView) -> Scenery:
    """Return the scenery of a view. Panels, boards and suggestions ask for that of the same table again and again."""
    # All seats see the same table.
    key = msgpack.encode(structs.replace(view, seat=None))
    with _LOCK:
        return _RECENT.setdefault(key, Scenery(view))


class Telling:
    """The names of things on one table, for one reader."""

    def __init__(self, view: CarcassonneView, names: Sequence[str], words: Catalogue) -> None:
        self.view, self.scenery, self.words = view, scenery_of(view), words
        self.names = [shorten(name, NAME) for name in names]

    @cached_property
    def anonymous(self) -> "Telling":
        """The same without the players' names, for a label in which they do not fit."""
        return Telling(self.view, (), self.words)

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
        return self.text("cell", x=signed(cell[0]), y=signed(cell[1]))

    def short(self, cell: Cell) -> str:
        """Return the short name of a place, for lists: "−2, 1"."""
        return self.text("cell-short", x=signed(cell[0]), y=signed(cell[1]))

    def places(self, cells: Iterable[Cell]) -> str:
        """Return the short names of places."""
        return "; ".join(map(self.short, cells))

    def compass(self, found: Sequence[int]) -> str:
        """Return points of the compass: "N–W"."""
        return "–".join(self.text(f"point-{point}") for point in found) if found else self.text("point-inside")

    # Tiles and their parts

    def part(self, kind: str, turn: int, segment: str) -> str:
        """Return the name of a segment of a tile: "city N–W"."""
        what = KINDS[segment[0]]
        if what == "cloister":
            return self.text("part-cloister")
        return self.text(f"part-{what}", points=self.compass(points(kind, turn)[segment]))

    def holding(self, part: str, things: Sequence[str]) -> str:
        """Return a part with its markers and its figures: "city N–W with shield and follower"."""
        return self.text("part-holding", part=part, things=self.listed(things)) if things else part

    def markers(self, kind: str, segment: str) -> list[str]:
        """Return the markers of a segment of a tile."""
        return [self.text(f"mark-{marker}", count=1) for marker in sorted(every_kind()[kind].segment(segment).markers)]

    def marks(self, found: Object) -> str:
        """Return the markers of an object with their numbers: "2 shields"."""
        return self.listed([self.text(f"mark-{marker}", count=count) for marker, count in found.marks.items()])

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

    def edges(self, kind: str, turn: int) -> str:
        """Return the cities and roads of a tile with their sides, for one of its rotations."""
        names = [name for name in self.segments(kind, turn) if name[0] in "cr"]
        return ", ".join(self.part(kind, turn, name) for name in names)

    def spot(self, spot: Spot) -> str:
        """Return the part of the tile that lies there. A tile that is gone leaves only the kind of the part."""
        lying = self.scenery.lying.get((spot[0], spot[1]))
        if lying is None:
            return self.text(f"kind-{KINDS[spot[2][0]]}")
        return self.part(lying.kind, lying.turn, spot[2])

    def spot_at(self, spot: Spot) -> str:
        """Return a part with the short name of its place: "city N–W at −2, 1"."""
        return self.text("spot-short", part=self.spot(spot), cell=self.short((spot[0], spot[1])))

    # Figures and objects

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

    def owners(self, found: Object) -> str:
        """Return the names of an object's owners."""
        return self.listed([self.seat(seat) for seat in found.owners])

    def object(self, found: Object) -> str:
        """Return an object inside a sentence: "Ben's city"."""
        return self.text(f"object-{found.kind}", owners=self.owners(found), count=len(found.owners))

    def sized(self, found: Object) -> str:
        """Return an object with its size: "Ben's city (4 tiles)"."""
        name = self.object(found)
        if found.kind == "field" and not found.cities:
            return name
        return self.text("sized", object=name, size=self.size(found))

    def named(self, found: Object) -> str:
        """Return an object at the start of a line or in a list: "City N–W at −2, 1, Ben"."""
        x, y, segment = self.scenery.first(found)
        lying = self.scenery.lying[x, y]
        return self.text(
            f"named-{found.kind}",
            points=self.compass(points(lying.kind, lying.turn)[segment]),
            cell=self.short((x, y)),
            owners=self.owners(found),
            count=len(found.owners),
        )

    def size(self, found: Object) -> str:
        """Return the size of an object: its tiles, for a field its complete cities."""
        if found.kind == "field":
            return self.text("size-field", count=len(found.cities))
        # A cloister counts the tiles around it too.
        count = IN_FULL - len(found.gaps) if found.kind == "cloister" else len(found.cells)
        return self.text(f"size-{found.kind}", count=count)

    def worth(self, found: Object) -> str:
        """Return the points of an object now, in words."""
        key = "worth-field" if found.kind == "field" else "worth-complete" if found.complete else "worth"
        return self.text(key, points=points_now(found))

    def facts(self, found: Object) -> list[str]:
        """Return the facts of an object: its size, its marks and its points."""
        told = [self.size(found)]
        if found.marks:
            told.append(self.marks(found))
        # A field without a city says already that it has no points.
        return told if found.kind == "field" and not found.cities else [*told, self.worth(found)]

    def gaps(self, found: Object, most: int = 1000) -> list[str]:
        """Return where an object is open, or the number of its gaps if there are more than ``most``. [] if nowhere."""
        many = len(found.gaps) > most
        key = "gaps-counted" if many else "gaps"
        return [self.text(key, cells=self.places(found.gaps), count=len(found.gaps))] if found.gaps else []

    def cities(self, found: Object) -> list[Cell]:
        """Return the first places of the complete cities that a field touches."""
        order = {cell: at for at, cell in enumerate(self.scenery.lying)}
        return [min(((x, y) for x, y, _ in city), key=lambda cell: order[cell]) for city in found.cities]

    def neighbours(self, around: Survey, cell: Cell) -> list[str]:
        """Return the sides of a free place that touch tiles, with what a tile must continue there."""
        edges = around.free.get(cell, "")
        return [
            self.text(
                "neighbour",
                side=self.text(f"point-{4 * side}"),
                object=self.sized(beside) if beside else self.text(f"edge-{edges[side]}"),
            )
            for side, beside in around.beside(cell)
        ]


def points_now(found: Object) -> int:
    """Return the points that an owner gets for an object as it is, or that it is worth without one."""
    return max(found.shares.values(), default=found.points)


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
