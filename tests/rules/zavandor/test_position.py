"""Positions: a table as plain JSON and back, and a sentence for an impossible one."""

import random
from typing import Any

import pytest

from bench.games.random_play import step
from rules.kernel import Table
from rules.zavandor.components import GEM_CARDS
from tests.rules.zavandor.scene import asked, gem_cards, me, state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["normal", "professional"])
def test_a_position_with_only_its_seats_is_a_whole_table(seats: int, variant: str) -> None:
    table = Table.arrange("zavandor", {"seats": seats, "options": {"variant": variant}}, seed=1)
    assert gem_cards(table.state) == GEM_CARDS
    assert asked(table) == dict.fromkeys(range(seats), "income")
    assert [len(player.hand) for player in state(table).players] == [6] * seats


def test_a_table_goes_on_from_its_position() -> None:
    rng = random.Random(6)
    table = Table.new("zavandor", seats=3, seed=6, options={"variant": "professional"})
    phases = set()
    for _ in range(300):
        if table.over:
            break
        step(table, rng)
        position = table.position()
        phases.add(position["phase"])
        again = Table.arrange("zavandor", position, seed=1)
        assert again.position() == position
    assert phases == {"income", "trade", "upgrade"}


def test_the_start_player_may_be_called_turn() -> None:
    assert state(Table.arrange("zavandor", {"seats": 3, "turn": 2}, seed=1)).start == 2


def test_a_short_cave_is_filled_up_with_free_slots() -> None:
    table = Table.arrange("zavandor", {"seats": 2, "players": [{"cave": [["R1", 1]]}, {}]}, seed=1)
    assert [item and item.card for item in me(table).cave] == ["R1", None, None, None, None, None]
    assert [item and item.card for item in me(table, 1).cave][:2] == ["S0", None]


def players(**first: Any) -> dict[str, Any]:
    return {"players": [first, {}]}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"players": [{}]}, "need 2 players"),
        ({"start": 2}, "no seat 2"),
        ({"phase": "auction"}, "no phase 'auction'"),
        ({"king": 10}, "cannot stand on field 10"),
        ({"king": 11, "phase": "upgrade"}, "cannot stand on field 11"),
        ({"round": 0}, "count from 1"),
        (players(coins=-1), "coins from 0"),
        ({"round": 2**64 - 1}, "more than 1000000 rounds"),
        (players(coins=2**63), "or wins more coins"),
        (players(bids=["Lb"]), "phase upgrade only"),
        ({"rows": {"x": {}}}, "'x' is none of"),
        ({"draw": {"Q": []}}, "'Q' is none of"),
        (players(cave=[None] * 7), "six|6 slots"),
        (players(cave=[["R14", 0]]), "no card 'R14'"),
        (players(cave=[["R1", 3]]), "levels 0 to 2, not 3"),
        (players(cave=[["S0", 0]]), "levels 1 to 3, not 0"),
        (players(level=5), "levels 1 to 4, not 5"),
        (players(clan="E"), "no clan board 'E'"),
        (players(clan="A"), "do not fit"),
        (players(cave=[["S0", 1], ["S0", 1]]), "twice"),
        (players(silent=["R1"]), "no scroll"),
        ({"out": ["R1"], **players(cave=[["R1", 0]])}, "only one R1"),
        ({"out": ["Q7"]}, "no card 'Q7'"),
        (players(cave=[["R13", 0]]), "R13 is used from 4 players on"),
        ({"rows": {"y": {"middle": "Y6"}}}, "Y6 is used from 3 players on"),
        ({"rows": {"r": {"right": "Y1"}}}, "does not belong"),
        (players(hand=["Xx"]), "no gem card 'Xx'"),
        (players(hand=[""]), "no gem card ''"),
        (players(hand=["Gb"] * 3), "there are 2 of Gb, not 3"),
        ({"draw": {"L": ["Pb"]}}, "pile of another cart"),
        ({"options": {"variant": "professional"}, **players(clan="A", level=1), "king": -1}, "field -1"),
    ],
)
def test_an_impossible_position_is_refused_in_a_sentence(position: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Table.arrange("zavandor", {"seats": 2, **position}, seed=1)
