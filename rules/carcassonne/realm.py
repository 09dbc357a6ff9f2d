"""Everything the rules look at: the facts, the land derived from them, and the expansions in play."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.carcassonne.expansion import Expansion, FigureKind, in_play
from rules.carcassonne.figures import figure_kinds
from rules.carcassonne.land import Area, Land
from rules.carcassonne.pieces import Figure, Tile
from rules.carcassonne.state import Carcassonne


@dataclass(slots=True)
class Realm:
    """A table as the rules see it while they run; nothing of it but ``state`` is ever saved."""

    state: Carcassonne
    land: Land
    expansions: tuple[Expansion, ...]
    figures: Mapping[str, FigureKind]

    @classmethod
    def of(cls, state: Carcassonne) -> "Realm":
        """Lay the land from the state's board."""
        expansions = in_play(state)
        return cls(state, Land(state.board), expansions, figure_kinds(expansions))

    def area_of(self, figure: Figure) -> Area:
        """Return the object in which the figure stands."""
        return self.land.areas[figure.spot]

    def figures_in(self, area: Area) -> list[Figure]:
        """Return all figures, of any seat and kind, that stand in the object."""
        areas = self.land.areas
        return [figure for figure in self.state.figures if areas[figure.x, figure.y, figure.segment] is area]

    def occupied(self) -> dict[Area, list[Figure]]:
        """Return every object in which figures stand, with its figures."""
        areas = self.land.areas
        found: dict[Area, list[Figure]] = {}
        for figure in self.state.figures:
            found.setdefault(areas[figure.x, figure.y, figure.segment], []).append(figure)
        return found

    def has_follower(self, seat: int, figures: Iterable[Figure]) -> bool:
        """Whether one of the figures is a follower of the seat, normal or big: one that can own an object."""
        return any(figure.seat == seat and self.figures[figure.kind].weight for figure in figures)

    def send_home(self, figure: Figure, told: str = "carcassonne.returned") -> None:
        """Return the figure to its owner's supply; ``told`` is the kind of the event."""
        self.state.figures.remove(figure)
        seat, kind, x, y, segment = figure.seat, figure.kind, figure.x, figure.y, figure.segment
        self.state.tell(told, seat=seat, figure=kind, x=x, y=y, segment=segment)


@dataclass(slots=True)
class Part:
    """One part of a turn: a tile and a figure action (C7). ``barred``: no action this time; ``again``: if it is the
    first, a second part follows.
    """

    realm: Realm
    seat: int
    tile: Tile
    barred: bool = False
    again: bool = False

    @property
    def state(self) -> Carcassonne:
        """The facts."""
        return self.realm.state
