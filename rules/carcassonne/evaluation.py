"""The opponent's evaluation of a table: the points that each seat has, and the points it can expect."""

from collections import Counter
from functools import cache, lru_cache

from rules.carcassonne.faces import fitting
from rules.carcassonne.land import Area, Land
from rules.carcassonne.pieces import Cell, Figure
from rules.carcassonne.realm import EXPANSIONS, Realm, figure_kinds, in_play
from rules.carcassonne.scoring import owners, points, terms
from rules.carcassonne.setup import sets
from rules.carcassonne.state import Carcassonne

IN_HAND, EACH_FURTHER, TURNS_TO_USE = 6.0, 0.72, 6
"""The worth of the last follower in the supply, the share that each further one keeps of it, and the turns needed to
use it.
"""
MISSED = 0.9
"""The chance that a place stays open although one unseen tile fits."""
FREED = 1.3
"""The worth of a figure that returns when its object is completed."""
UNBUILT_CITY = 0.5
"""The share of the open cities that a field is expected to score."""


class Evaluation:
    """Evaluates a table by the tiles that are still unseen."""

    def __init__(self, state: Carcassonne, left: int) -> None:
        chosen = sets(expansion.key for expansion in in_play(state))
        seen = Counter(tile.kind for tile in state.board)
        # The drawn tile is no longer in the pile. Without one, the empty name counts for nothing.
        seen[state.drawn or ""] += 1
        self.unseen = {id_: kind.count - seen[id_] for id_, kind in chosen.items() if kind.count > seen[id_]}
        self.turns = left / state.seats
        self.pieces = sum(kind.number * kind.weight for kind in figure_kinds(in_play(state)).values())
        self._fill: dict[str, float] = {}
        self._promises: dict[tuple[Area, tuple[Figure, ...]], tuple[list[float], frozenset[Cell]]] = {}

    def margins(self, realm: Realm, changed: Cell | None = None) -> list[float]:
        """Return how far each seat is ahead of the others' mean; ``changed`` is the place of the latest tile."""
        worth = self.worth(realm, changed)
        # The mean of the others, because hurting one of several rivals also helps the rest.
        others = max(len(worth) - 1, 1)
        return [mine - (sum(worth) - mine) / others for mine in worth]

    def worth(self, realm: Realm, changed: Cell | None = None) -> list[float]:
        """Return the points that every seat can expect at the end."""
        state = realm.state
        worth = [float(score) for score in state.scores]
        hands = [self.pieces] * state.seats
        for figure in state.figures:
            hands[figure.seat] -= realm.figures[figure.kind].weight
        risks = self._risks(realm)
        for area, figures in realm.occupied().items():
            for seat, promised in enumerate(self.promised(realm, area, tuple(figures), changed)):
                if promised:
                    # The figure in most danger stands for all, because losing it may lose the majority.
                    risk = max([risks.get(figure, 0.0) for figure in figures if figure.seat == seat])
                    worth[seat] += promised * (1 - risk)
        for expansion in realm.expansions:
            for seat, promised in enumerate(expansion.promise(realm, self.turns)):
                worth[seat] += promised
        return [promised + self.supply_worth(hand) for promised, hand in zip(worth, hands, strict=True)]

    def _risks(self, realm: Realm) -> dict[Figure, float]:
        """Return for each figure the chance that it is lost before it scores."""
        risks: dict[Figure, float] = {}
        figures = realm.state.figures
        for expansion in realm.expansions:
            # Not strict: most expansions yield nothing here.
            for figure, risk in zip(figures, expansion.risks(realm, figures), strict=False):
                risks[figure] = max(risks.get(figure, 0.0), risk)
        return risks

    def supply_worth(self, count: int) -> float:
        """Return the worth of this number of figures in the supply."""
        first = IN_HAND * min(1.0, self.turns / TURNS_TO_USE)
        # A geometric series: each further figure is worth the same share of the one before.
        return first * (1 - EACH_FURTHER**count) / (1 - EACH_FURTHER)

    def promised(self, realm: Realm, area: Area, figures: tuple[Figure, ...], changed: Cell | None) -> list[float]:
        """Return the points that an object with these figures promises each seat, computed again if ``changed`` is near
        it.
        """
        known = self._promises.get((area, figures))
        if known and (changed is None or _near(changed).isdisjoint(known[1])):
            return known[0]
        gaps = _gaps(realm.land, area)
        chance = self._completion(realm.land, gaps)
        promises = [0.0] * realm.state.seats
        for seat in owners(realm, figures):
            promises[seat] = self.expected(realm, area, seat, chance)
        if area.kind != "field":
            for figure in figures:
                promises[figure.seat] += FREED * chance * min(1.0, self.turns / TURNS_TO_USE)
        if not known:
            self._promises[area, figures] = promises, gaps
        return promises

    def expected(self, realm: Realm, area: Area, seat: int, chance: float) -> float:
        """Return the points that an owner can expect of an object that is completed with this chance."""
        each = terms(realm, area, seat, complete=True)
        if area.kind == "field":
            return points(each) + UNBUILT_CITY * float(each[0]["each"]) * self._unbuilt(realm.land, area)
        if area.kind == "cloister":
            ((x, y, _),) = area.spots
            missing = 8 - len(realm.land.neighbours((x, y)))
            # A cloister scores tile by tile, complete or not, so every gap counts for itself.
            return points(each) + missing * min(0.85, self.turns / 12)
        return chance * points(each) + (1 - chance) * points(terms(realm, area, seat, complete=False))

    def _unbuilt(self, land: Land, field: Area) -> float:
        """Return the expected number of open cities at the field that will be complete."""
        return sum(self._completion(land, _gaps(land, city)) for city in land.cities(field, complete=False))

    def _completion(self, land: Land, gaps: frozenset[Cell]) -> float:
        """Return the chance that all the gaps are filled before the pile is empty."""
        chance = 1.0
        for cell in gaps:
            # An estimate that ignores the other gaps, which need tiles too.
            chance *= self._filled(land.needs(cell))
        return chance

    def _filled(self, needs: str) -> float:
        """Return the chance that an open place with these needs is filled."""
        if needs not in self._fill:
            fits = sum([self.unseen.get(kind, 0) for kind in fitting_kinds(needs)])
            share = min(1.0, self.turns / TURNS_TO_USE)
            self._fill[needs] = share * (1 - MISSED**fits)
        return self._fill[needs]


@cache
def fitting_kinds(needs: str) -> tuple[str, ...]:
    """Return the kinds of tiles that meet these needs, those of all expansions included."""
    return tuple([kind for kind in sets(EXPANSIONS) if needs in fitting(kind)])


@lru_cache(maxsize=1024)
def _near(cell: Cell) -> frozenset[Cell]:
    x, y = cell
    return frozenset({(x, y), (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)})


def _gaps(land: Land, area: Area) -> frozenset[Cell]:
    """Return the open places on which an object's worth depends: its own, for a field those of its cities."""
    if area.kind == "field":
        return frozenset(gap for city in land.cities(area, complete=False) for gap in land.gaps(city))
    return land.gaps(area)
