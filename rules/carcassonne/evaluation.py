"""What a table promises each seat: points that are booked, and points that can be expected."""

from collections import Counter
from functools import lru_cache

from rules.carcassonne.faces import AROUND, fitting
from rules.carcassonne.land import Area, Land
from rules.carcassonne.pieces import Cell, Figure
from rules.carcassonne.realm import Realm, figure_kinds, in_play
from rules.carcassonne.scoring import owners, points, terms
from rules.carcassonne.setup import sets
from rules.carcassonne.state import Carcassonne

IN_HAND, EACH_FURTHER, TURNS_TO_USE = 3.2, 0.72, 6
"""What the last follower in hand is worth, how much less each further one, and in how many turns it can be used."""
MISSED = 0.7
"""The chance that a place stays open although one unseen tile fits."""
FREED = 1.3
"""What it is worth that a figure comes home when its object is completed."""
UNBUILT_CITY = 0.5
"""How much of the cities that are still open a field can count on."""


class Evaluation:
    """Reckons with the tiles that nobody has seen yet."""

    def __init__(self, state: Carcassonne, left: int) -> None:
        chosen = sets(expansion.key for expansion in in_play(state))
        seen = Counter(tile.kind for tile in state.board)
        # The tile in hand is no longer in the pile; where there is none, the empty name counts for nothing.
        seen[state.drawn or ""] += 1
        self.unseen = {id_: kind.count - seen[id_] for id_, kind in chosen.items() if kind.count > seen[id_]}
        self.turns = left / state.seats
        self.pieces = sum(kind.number * kind.weight for kind in figure_kinds(in_play(state)).values())
        self._fill: dict[str, float] = {}
        self._promises: dict[tuple[Area, tuple[Figure, ...]], tuple[list[float], frozenset[Cell]]] = {}

    def margins(self, realm: Realm, changed: Cell | None = None) -> list[float]:
        """Return by how much each seat is ahead of the others' mean; ``changed`` is where a tile was just laid."""
        worth = self.worth(realm, changed)
        # The mean of the others: hurting one rival of several helps the rest, too.
        others = max(len(worth) - 1, 1)
        return [mine - (sum(worth) - mine) / others for mine in worth]

    def worth(self, realm: Realm, changed: Cell | None = None) -> list[float]:
        """Return what every seat can expect to have at the end."""
        state = realm.state
        worth = [float(score) for score in state.scores]
        hands = [self.pieces] * state.seats
        for figure in state.figures:
            hands[figure.seat] -= realm.figures[figure.kind].weight
        risks = self._risks(realm)
        for area, figures in realm.occupied().items():
            for seat, promised in enumerate(self.promised(realm, area, tuple(figures), changed)):
                if promised:
                    # The figure most in danger stands for all: with one gone the majority may be, too.
                    risk = max([risks.get(figure, 0.0) for figure in figures if figure.seat == seat])
                    worth[seat] += promised * (1 - risk)
        for expansion in realm.expansions:
            for seat, promised in enumerate(expansion.promise(realm, self.turns)):
                worth[seat] += promised
        return [promised + self.in_hand(hand) for promised, hand in zip(worth, hands, strict=True)]

    def _risks(self, realm: Realm) -> dict[Figure, float]:
        """Return how likely figures are lost before they score."""
        risks: dict[Figure, float] = {}
        figures = realm.state.figures
        for expansion in realm.expansions:
            # Not strict: most expansions have nothing to say and yield nothing.
            for figure, risk in zip(figures, expansion.risks(realm, figures), strict=False):
                risks[figure] = max(risks.get(figure, 0.0), risk)
        return risks

    def in_hand(self, count: int) -> float:
        """Return what so many figures in hand are worth."""
        first = IN_HAND * min(1.0, self.turns / TURNS_TO_USE)
        # A geometric series: each further one is worth the same share of the one before.
        return first * (1 - EACH_FURTHER**count) / (1 - EACH_FURTHER)

    def promised(self, realm: Realm, area: Area, figures: tuple[Figure, ...], changed: Cell | None) -> list[float]:
        """Return what an object with these figures promises each seat; reckoned again where ``changed`` is near."""
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
            # Worth something tile by tile, complete or not, so every gap is reckoned for itself.
            return points(each) + missing * min(0.85, self.turns / 12)
        return chance * points(each) + (1 - chance) * points(terms(realm, area, seat, complete=False))

    def _unbuilt(self, land: Land, field: Area) -> float:
        """Return how many of the open cities that border the field will be complete."""
        return sum(self._completion(land, _gaps(land, city)) for city in land.cities(field, complete=False))

    def _completion(self, land: Land, gaps: frozenset[Cell]) -> float:
        """Return the chance that all the gaps are filled before the pile is empty."""
        chance = 1.0
        for cell in gaps:
            # An estimate: as if every gap had the whole pile to itself.
            chance *= self._filled(land.needs(cell))
        return chance

    def _filled(self, needs: str) -> float:
        """Return the chance that an open place with these needs is filled."""
        if needs not in self._fill:
            fits = sum(count for kind, count in self.unseen.items() if needs in fitting(kind))
            share = min(1.0, self.turns / TURNS_TO_USE)
            self._fill[needs] = share * (1 - MISSED**fits)
        return self._fill[needs]


@lru_cache(maxsize=1024)
def _near(cell: Cell) -> frozenset[Cell]:
    x, y = cell
    return frozenset({(x, y), (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)})


def _gaps(land: Land, area: Area) -> frozenset[Cell]:
    """Return the open places on which an object's worth depends: its own, for a field those of its cities."""
    if area.kind == "field":
        return frozenset(gap for city in land.cities(area, complete=False) for gap in _gaps(land, city))
    if area.kind == "cloister":
        ((x, y, _),) = area.spots
        return frozenset((x + dx, y + dy) for dx, dy in AROUND if (x + dx, y + dy) not in land.faces)
    return frozenset(
        (x + dx, y + dy)
        for x, y, name in area.spots
        for dx, dy, _ in land.faces[x, y].pieces[name].contacts
        if (x + dx, y + dy) not in land.faces
    )
