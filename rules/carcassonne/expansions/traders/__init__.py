"""Traders & Builders (C52 to C65): goods for completed cities, the builder's double turn, the pig's field.

Figure ids ``"builder:r1"`` and ``"pig:f2"``; the figure kinds in positions are ``"builder"`` and ``"pig"``. A position
has the key ``goods``, one object a seat: ``[{"wine": 1, "grain": 2}, {}]`` (by default empty ones).
"""

from collections import Counter
from collections.abc import Sequence

from rules.carcassonne.expansions.traders.view import TradersView
from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Figure
from rules.carcassonne.realm import Expansion, FigureKind, Placing, Realm
from rules.carcassonne.scoring import give_points
from rules.carcassonne.state import Carcassonne, StatePart
from rules.kernel import Play

# The number of tokens of each kind (C53).
GOODS = {"wine": 9, "grain": 6, "cloth": 5}
PRIZE = 10
"""The points for the most tokens of one kind (C53)."""
DOUBLE_TURN = 4.5
"""The points that the opponent expects of a builder at work."""


class Goods(StatePart):
    """The tokens of every seat by kind."""

    goods: list[dict[str, int]] = []

    @classmethod
    def fresh(cls, seats: int) -> "Goods":
        """Return the part without a token."""
        return cls([{} for _ in range(seats)])


def tokens(state: Carcassonne) -> list[dict[str, int]]:
    """Return the tokens of every seat."""
    part: Goods = getattr(state, EXPANSION.key)
    return part.goods


def may_build(placing: Placing, area: Area, inside: list[Figure]) -> bool:
    """Return whether a follower of the same player is in the city or on the road (C59), and it stays open (C60)."""
    return placing.realm.has_follower(placing.seat, inside) and not placing.realm.land.complete(area)


def may_graze(placing: Placing, _area: Area, inside: list[Figure]) -> bool:
    """Return whether a follower of the same player is on the field (C55)."""
    return placing.realm.has_follower(placing.seat, inside)


BUILDER = FigureKind("builder", 1, 0, frozenset({"city", "road"}), may_build)
PIG = FigureKind("pig", 1, 0, frozenset({"field"}), may_graze)


def placed(placing: Placing) -> None:
    """Give a second placing if the tile has extended the object with the player's own builder (C63)."""
    land = placing.realm.land
    extended = {land.areas[spot] for spot in land.spots(placing.tile.cell)}
    # Decided when the tile is placed, even if the builder returns in this placing (C63).
    placing.again = any(
        figure.seat == placing.seat and figure.kind == BUILDER.name and placing.realm.area_of(figure) in extended
        for figure in placing.state.figures
    )


def completed(placing: Placing, area: Area) -> Play[None]:
    """Give the player who completed a city a token for every goods sign in it, even if another player scores (C52)."""
    # Only cities have these signs, so the kind of the object does not matter.
    won = {kind: count for kind in GOODS if (count := placing.realm.land.marks(area, kind))}
    if won:
        own = tokens(placing.state)[placing.seat]
        for kind, count in won.items():
            own[kind] = own.get(kind, 0) + count
        x, y, segment = area.spots[0]
        placing.state.tell("carcassonne.goods", seat=placing.seat, goods=won, x=x, y=y, segment=segment)
    yield from ()


def rate(realm: Realm, area: Area, seat: int, _complete: bool, each: int) -> int:
    """Return 4 instead of 3 for a city at the field that belongs to the pig's owner (C57)."""
    if area.kind != "field":
        return each
    return each + any((figure.seat, figure.kind) == (seat, PIG.name) for figure in realm.figures_in(area))


def final(realm: Realm) -> Play[None]:
    """Give 10 points for the most tokens of every kind, to each seat that ties (C53)."""
    goods = tokens(realm.state)
    for kind in GOODS:
        most = max(own.get(kind, 0) for own in goods)
        # Without a token, all seats tie, but none gets the prize.
        if most:
            seats = [seat for seat, own in enumerate(goods) if own.get(kind, 0) == most]
            give_points(realm, "goods", seats, [{"term": kind, "count": 1, "each": PRIZE}], final=True)
    yield from ()


def check(realm: Realm) -> None:
    """Refuse impossible tokens."""
    goods = tokens(realm.state)
    if len(goods) != realm.state.seats:
        raise ValueError("goods are one object a seat")
    total = sum((Counter(own) for own in goods), Counter())
    for own in goods:
        for kind, count in own.items():
            # The total as well, because the tokens of each seat may be possible while all together are not.
            if kind not in GOODS or not 0 <= count <= total[kind] <= GOODS[kind]:
                raise ValueError(f"there cannot be {count} tokens of {kind!r}")


def show(state: Carcassonne) -> TradersView:
    """Show the tokens of every seat."""
    return TradersView(tuple(dict(own) for own in tokens(state)))


def recall(view: TradersView) -> Goods:
    """Return the tokens that a view shows."""
    return Goods([dict(own) for own in view.goods])


def promise(realm: Realm, turns: float) -> Sequence[float]:
    """Expect a share of the prize for every kind of goods, and a few further turns for every builder at work."""
    worth = [0.0] * realm.state.seats
    goods = tokens(realm.state)
    for kind, number in GOODS.items():
        for seat, own in enumerate(goods):
            if kind not in own:
                continue
            rivals = max(other.get(kind, 0) for rival, other in enumerate(goods) if rival != seat)
            lead = own[kind] - rivals
            # Half the prize on a tie, all of it with a lead of a quarter of the tokens, nothing when that far behind.
            worth[seat] += PRIZE * min(1.0, max(0.0, 0.5 + lead * 2 / number))
    for figure in realm.state.figures:
        if figure.kind == BUILDER.name:
            worth[figure.seat] += _work(realm, figure, turns)
    return worth


def _work(realm: Realm, builder: Figure, turns: float) -> float:
    # More than three open sides hardly make a fitting tile likelier.
    openings = min(realm.area_of(builder).open, 3)
    return DOUBLE_TURN * openings / 3 * min(1.0, turns / 8)


EXPANSION = Expansion(
    key="traders",
    figures=(BUILDER, PIG),
    part=Goods,
    placed=placed,
    completed=completed,
    rate=rate,
    final=final,
    check=check,
    show=show,
    recall=recall,
    promise=promise,
)
