"""The names of a board's places: hexes, corners (vertices) and edges.

No two places of a board have the same name. Hexes that are alike get letters in the order of the board.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import cached_property, lru_cache

from render.catalogue import Catalogue
from render.words import words as words_in
from rules.catan.view import CORNERS, CatanView, Harbour, Hex, geometry

KEPT = 128
"""The number of boards whose names are kept."""
BETWEEN = " / "
"""The sign between the hexes around a corner."""
NO_LETTER = "none"
"""The letter of a thing that no other one is like."""


class Names:
    """The names of one board's places in one language. A place gets its name when it is first asked for."""

    def __init__(self, size: str, hexes: tuple[Hex, ...], harbours: tuple[Harbour, ...], words: Catalogue) -> None:
        self._geometry = geometry(size)
        self._hexes = hexes
        self._words = words
        self._harbours = {vertex: one.kind for one in harbours for vertex in one.vertices}
        self._letters = _letters(hexes)
        self._full: dict[int, str] = {}

    @cached_property
    def hexes(self) -> list[str]:
        """The names of all hexes: "8 mountains"."""
        return [self._hex(number) for number in range(len(self._hexes))]

    def _hex(self, number: int) -> str:
        one = self._hexes[number]
        terrain = self._words.thing("catan", one.terrain)
        return self._words.text("catan-hex", terrain=terrain, number=one.number, letter=self._letters[number])

    def _at_the_coast(self, vertex: int, land: str) -> str:
        """Return the name of a corner of one hex alone. A hex may have two such corners."""
        (number,) = self._geometry.hexes_at[vertex]
        side = CORNERS[self._geometry.corners[number].index(vertex)]
        return self._words.text("catan-corner-coast", land=land, side=self._words.thing("catan", side, "side"))

    def corner(self, vertex: int) -> str:
        """Return the name of a corner: "4 forest / 10 fields / 3:1 harbour"."""
        if vertex not in self._full:
            around = self._geometry.hexes_at[vertex]
            name = BETWEEN.join(self.hexes[number] for number in around)
            if len(around) == 1:
                name = self._at_the_coast(vertex, name)
            if vertex in self._harbours:
                harbour = self.harbour(self._harbours[vertex])
                name = self._words.text("catan-corner-harbour", corner=name, harbour=harbour)
            self._full[vertex] = name
        return self._full[vertex]

    @cached_property
    def shorts(self) -> list[str]:
        """The short names of all corners: "4-10-12". Those that are alike get letters in the order of the board."""
        numbers = [self._numbers(vertex) for vertex in range(len(self._geometry.points))]
        letters = _letters(numbers)
        return [
            name if letter == NO_LETTER else self._words.text("catan-lettered", name=name, letter=letter)
            for name, letter in zip(numbers, letters, strict=True)
        ]

    def _numbers(self, vertex: int) -> str:
        around = [self._hexes[number] for number in self._geometry.hexes_at[vertex]]
        name = "-".join(str(one.number or self._words.thing("catan", one.terrain)) for one in around)
        return name if len(around) > 1 else self._at_the_coast(vertex, name)

    def edge(self, edge: int) -> str:
        """Return the name of an edge: "4-10-12 to 4-10-9"."""
        first, second = self._geometry.ends[edge]
        return self.way(first, second)

    def way(self, first: int, second: int) -> str:
        """Return the short names of two corners, from the one to the other."""
        return self._words.text("catan-edge", **{"from": self.shorts[first], "to": self.shorts[second]})

    def harbour(self, kind: str) -> str:
        """Return the name of a harbour: "3:1 harbour"."""
        return self._words.text("catan-harbour", kind=kind, card=self._words.thing("catan", kind, "card"))

    def place(self, id_: str) -> str:
        """Return the name of ``H9``, ``V18`` or ``E28``."""
        sort, number = id_[0], int(id_[1:])
        return self.hexes[number] if sort == "H" else self.corner(number) if sort == "V" else self.edge(number)


def _letters(things: Sequence[Hashable]) -> list[str]:
    """Return a letter for each thing that is like another one, in order, and ``NO_LETTER`` for the others."""
    times, seen, found = Counter(things), Counter[Hashable](), []
    for one in things:
        found.append(chr(ord("a") + seen[one]) if times[one] > 1 else NO_LETTER)
        seen[one] += 1
    return found


@lru_cache(KEPT)
def _names(size: str, hexes: tuple[Hex, ...], harbours: tuple[Harbour, ...], words: Catalogue) -> Names:
    return Names(size, hexes, harbours, words)


def names_of(view: CatanView, words: Catalogue) -> Names:
    """Return the names of a view's places."""
    return _names(view.size, view.hexes, view.harbours, words_in(words.language))


def hex_name(view: CatanView, number: int, words: Catalogue) -> str:
    """Return the name of a hex: "8 mountains"."""
    return names_of(view, words).hexes[number]
