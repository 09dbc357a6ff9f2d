"""A twin is a table with other hidden cards that a seat cannot tell from this one."""

from collections import Counter

import pytest

from rules.dominion.twin import twin
from rules.kernel import Chance, Table
from tests.rules.dominion.scene import scene, seat, sight, state

OTHER = seat(hand="Gold, Moat, Curse, Witch", deck="Silver 3, Duchy", discard="Province, Estate")


def table_and_twin(who: int | None) -> tuple[Table, Table]:
    table = scene("Copper, Bank", OTHER, deck="Estate, Gold, Silver, Curse, Duchy", discard="Copper, Mint, Loan")
    other = table.fork()
    twin(state(other), who, Chance.of(3))
    return table, other


@pytest.mark.rule("D32")
@pytest.mark.parametrize("who", [None, 0, 1])
def test_a_seat_sees_no_difference(who: int | None) -> None:
    table, other = table_and_twin(who)
    assert sight(other, who) == sight(table, who)
    assert [player.cards for player in state(other).players] != [player.cards for player in state(table).players]


def test_players_of_a_twin_own_the_same_cards() -> None:
    table, other = table_and_twin(None)
    for mine, yours in zip(state(table).players, state(other).players, strict=True):
        assert Counter(mine.cards) == Counter(yours.cards)


def test_twin_exchanges_only_cards_that_the_seat_cannot_know() -> None:
    table, other = table_and_twin(0)
    assert state(other).players[0].hand == state(table).players[0].hand
    assert state(other).players[0].deck != state(table).players[0].deck
    assert state(other).players[1].hand != state(table).players[1].hand
    assert state(other).players[1].discard[0] == "Province"
