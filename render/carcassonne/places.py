"""The places of a table in the words of its asks, options and events."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from render.carcassonne import at_place as lookup
from render.carcassonne import objects
from render.carcassonne.effects import Told, afterwards, of_rotations, of_tile, phrase
from render.carcassonne.options import PLACE
from render.carcassonne.telling import Telling, joined, telling_of
from render.catalogue import Catalogue
from render.lengths import length
from render.words import DETAIL, LABEL
from rules.carcassonne.view import CarcassonneView, Cell, Figure, Object, Spot, Tile

Facts = Mapping[str, Any]

NAMING = ("id", "chosen", "mark", "count", "tile", "x", "y", "turn", "segment", "figure")
"""The facts of an option on which its names depend, at one table."""
PIECE = 22
"""Length that a label of a figure leaves for the figure's name and the signs after it."""
SIGNS = 3
"""Length of the signs after a mark."""


class Detailed(Mapping[str, str]):
    """The label of a place and the line under it, which is made when it is read: buttons have none."""

    def __init__(self, place: str, detail: Callable[[], str]) -> None:
        self._place, self._make = place, detail

    def __getitem__(self, name: str) -> str:
        if name == "place":
            return self._place
        if name == "detail":
            return self._detail
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(("place", "detail"))

    def __len__(self) -> int:
        return 2

    @cached_property
    def _detail(self) -> str:
        return self._make()


class TablePlaces:
    """The names of one table's places. Labels ask for the same names again and again, so each is found once."""

    def __init__(self, view: CarcassonneView) -> None:
        self._view = view
        self._tellings: dict[tuple[object, ...], Telling] = {}

    def told(self, kind: str, facts: Facts, *, names: Sequence[str], words: Catalogue) -> Mapping[str, Any]:
        """Return the facts of an ask, an option or an event that name places, as message arguments."""
        telling = self._telling(names, words)
        if "id" not in facts:
            return _named(facts, telling)
        # A label and the line under it need the same facts.
        key = (kind, *map(facts.get, NAMING))
        if key not in telling.options:
            telling.options[key] = _placement(facts, telling) if kind == PLACE else _figure(facts, telling)
        return telling.options[key]

    def found(self, *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return the names of everything that can be asked about, by key."""
        return lookup.found(self._telling(names, words))

    def at(self, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Return what is at a place, one fact a line. Raise KeyError for an unknown key."""
        return lookup.at(key, self._telling(names, words))

    def _telling(self, names: Sequence[str], words: Catalogue) -> Telling:
        # Looking up a table is slow.
        key = (words.language, words.icons, words.brief, *names)
        if key not in self._tellings:
            self._tellings[key] = telling_of(self._view, names, words)
        return self._tellings[key]


def _named(facts: Facts, telling: Telling) -> dict[str, Any]:
    """Return the names of the tiles and places of an ask or an event."""
    found: dict[str, Any] = {}
    if "tile" in facts:
        # A tile that was placed has a place, and its fields follow from its cities and roads there.
        found["tile"] = telling.tile(facts["tile"], facts.get("turn", 0), fields="turn" not in facts)
        found["built"] = telling.built(facts["tile"])
    if "tiles" in facts:
        found["tiles"] = telling.listed([telling.tile(kind) for kind in facts["tiles"]])
    if "x" in facts:
        found["place"] = telling.place((facts["x"], facts["y"]))
        if "segment" in facts:
            found["spot"] = telling.spot((facts["x"], facts["y"], facts["segment"]))
    return found


def _placement(facts: Facts, telling: Telling) -> Mapping[str, str]:
    """Return the label of a place, of a rotation, or of both, and the line under a step."""
    kind, cell = facts["tile"], (facts["x"], facts["y"])
    turned = [Tile(kind, *cell, facts["turn"])]
    if "chosen" not in facts:
        head = telling.text("placed-turned", place=telling.place(cell), turn=facts["turn"])
        return {"place": _headed(head, turned, _label_length(facts), telling)}
    fitting = [Tile(kind, *cell, turn) for turn in telling.terrain.before(cell).turns(kind, cell)]
    # The label of a rotation leaves out the effects of all rotations: they are told beside the buttons.
    common: Sequence[Tile] = ()
    if facts["chosen"]:
        edges = telling.edges(kind, facts["turn"])
        head, tiles = telling.text("turned-edges" if edges else "turned", turn=facts["turn"], edges=edges), turned
        common = fitting
    else:
        # Rules of an expansion may leave a single one of the rotations that fit.
        head, tiles = telling.place(cell), fitting if facts["count"] > 1 and fitting else turned
        # Readers of the picture find the place by its mark.
        if telling.words.brief and facts["mark"]:
            head = ""
    place = _headed(head, tiles, _label_length(facts), telling, common) or telling.place(cell)
    return Detailed(place, lambda: _named_shortly(lambda one: _afterwards(tiles, cell, one), DETAIL, telling))


def _named_shortly(make: Callable[[Telling], str], most: int, telling: Telling) -> str:
    """Return a text with the players' names, or with their seats if the names are too long."""
    told = make(telling)
    return told if length(told) <= most else make(telling.anonymous)


def _label_length(facts: Facts) -> int:
    """Return the length that a label leaves beside its mark."""
    return LABEL - (length(facts["mark"]) + SIGNS if facts["mark"] else 0)


def _headed(head: str, tiles: Sequence[Tile], most: int, telling: Telling, common: Sequence[Tile] = ()) -> str:
    """Return a place, if any, with as many effects of the tile as fit. Long names of players make way for their seats.

    The effects that all tiles of ``common`` have are left out.
    """
    space = most - (length(telling.text("headed", head=head, text="")) if head else 0)
    found = _own_effects(tiles, common, telling)
    told = phrase(found, telling, space)
    if found and not told:
        told = phrase(_own_effects(tiles, common, telling.anonymous), telling, space)
    return telling.text("headed", head=head, text=told) if head and told else head or told


def _own_effects(tiles: Sequence[Tile], common: Sequence[Tile], telling: Telling) -> list[Told]:
    """Return the effects of rotations of a tile, without those that all of ``common`` have."""
    shared = {(told.verb, told.object) for told in of_rotations(common, telling) if told.sure}
    return [told for told in of_rotations(tiles, telling) if (told.verb, told.object) not in shared]


def _afterwards(tiles: Sequence[Tile], cell: Cell, telling: Telling) -> str:
    """Return the objects after a tile is placed, or its neighbours if it can still be turned."""
    if len(tiles) > 1:
        beside = objects.neighbours(telling.terrain.before(cell), cell, telling)
        return telling.text("ways", count=len(tiles), neighbours=joined(beside, DETAIL - PIECE))
    found = [afterwards(told.after, telling) for told in of_tile(tiles[0], telling)]
    return joined(found, DETAIL, "; ") if found else ""


def _figure(facts: Facts, telling: Telling) -> Mapping[str, Any]:
    """Return the place of a figure, a token or a tile in an option, and the line under it."""
    # An option that does nothing has no piece. The place in its facts is then the place of its ask.
    if "figure" not in facts:
        return {"place": "", "detail": "", "reached": 0, "there": "", "there-count": 0}
    cell = facts["x"], facts["y"]
    if facts["id"] == f"{cell[0]},{cell[1]}" and "segment" in facts:
        return {"place": _tile_at(cell, telling)}
    if "segment" in facts:
        return _standing((*cell, facts["segment"]), facts, telling)
    place = telling.place(cell)
    there = [figure for figure in telling.view.figures if figure.cell == cell]
    figures = _brief(there, _label_length(facts) - PIECE - length(place), telling)
    return {"place": place, "there": figures, "there-count": len(there), "detail": "", "reached": 1}


def _brief(found: Sequence[Figure], most: int, telling: Telling) -> str:
    """Return figures with their owners if that fits into a length, else their number."""
    told = _named_shortly(lambda one: one.figures(found), most, telling)
    return told if length(told) <= most else telling.text("figures-counted", count=len(found))


def _tile_at(cell: Cell, telling: Telling) -> str:
    lying = telling.terrain.lying[cell]
    head = telling.place(cell)
    parts = joined(telling.parts(lying.kind, lying.turn), LABEL - PIECE - length(head))
    return telling.text("headed", head=head, text=parts)


def _standing(spot: Spot, facts: Facts, telling: Telling) -> Mapping[str, str]:
    """Return the place of a figure with the facts of its object."""
    found = telling.terrain.survey.at(spot)
    if found is None:
        return {"place": telling.spot(spot), "detail": ""}
    here = (spot[0], spot[1]) == telling.view.board[-1].cell or facts.get("chosen")
    head = telling.spot(spot) if here else telling.text("spot", part=telling.spot(spot), cell=telling.place(spot[:2]))
    place = joined([head, *_about(found, telling)], _label_length(facts) - PIECE)

    def under(one: Telling) -> str:
        told = [*(fact for fact in _about(found, one) if fact not in place), *objects.gaps(found, one)]
        if found.cities:
            told.append(one.text("cities-at", cells=one.places(objects.cities(found, one))))
        return joined(told, DETAIL) if told else ""

    return Detailed(place, lambda: _named_shortly(under, DETAIL, telling))


def _about(found: Object, telling: Telling) -> list[str]:
    """Return the facts of an object and the figures in it."""
    company = [telling.text("with", figures=telling.figures(found.figures))] if found.figures else []
    return [*objects.facts(found, telling), *company]
