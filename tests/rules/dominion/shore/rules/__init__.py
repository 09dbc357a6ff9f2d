"""Shore: Beachcomber finds shells, and every Grotto is worth a point for each two shells of its owner."""

from collections.abc import Iterator

from msgspec import Struct

from rules.dominion.card import ACTION, VICTORY, cards_in
from rules.dominion.choices import confirmed
from rules.dominion.effects import plus
from rules.dominion.expansion import Expansion, Term
from rules.dominion.opponent import idea, yes
from rules.dominion.state import Dominion, StatePart
from rules.kernel import Play

KEY = "shore"
shore = cards_in(KEY)


class Shells(StatePart):
    """The shells of the seats that have any."""

    shells: dict[int, int] = {}


class ShoreView(Struct, frozen=True):
    """The shells by seat."""

    shells: tuple[int, ...]


def shells(table: Dominion) -> dict[int, int]:
    part: Shells = getattr(table, KEY)
    return part.shells


@shore("Beachcomber", 3, ACTION)
def beachcomber(table: Dominion) -> Play[None]:
    """Find a shell, or spend one for two coins."""
    plus(table, actions=1)
    own = shells(table)
    if own.get(table.seat) and (yield from confirmed(table, "dominion.beachcomber.spend")):
        own[table.seat] -= 1
        plus(table, coins=2)
    else:
        own[table.seat] = own.get(table.seat, 0) + 1
        table.tell("dominion.shell", seat=table.seat)


shore("Grotto", 4, VICTORY, points=1)
idea("dominion.beachcomber.spend")(yes)


def terms(table: Dominion, seat: int) -> Iterator[Term]:
    yield "shells", shells(table).get(seat, 0) // 2, 1


def show(table: Dominion) -> ShoreView | None:
    if "Beachcomber" not in table.kingdom:
        return None
    return ShoreView(tuple(shells(table).get(seat, 0) for seat in range(table.seats)))


EXPANSION = Expansion(key=KEY, part=Shells, show=show, terms=terms)
