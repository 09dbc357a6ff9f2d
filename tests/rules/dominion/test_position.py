"""Positions: the defaults, the keys, and the refusals."""

from typing import Any

import pytest

from rules.dominion.setup import KINGDOMS
from rules.kernel import Table
from tests.rules.dominion.scene import counters, do, kind, me, pile, prices, same, scene, seat, state, tokens


def arrange(**position: Any) -> Table:
    return Table.arrange("dominion", {"seats": 2, **position}, seed=3)


def test_two_seats_alone_are_a_first_game_just_dealt() -> None:
    table = arrange()
    assert list(state(table).kingdom) == KINGDOMS["First Game"]
    assert [len(player.hand) for player in state(table).players] == [5, 5]
    assert counters(table) == (1, 1, 0)
    assert state(table).seat == 0


def test_missing_zones_of_players_are_empty() -> None:
    table = arrange(players=[{"hand": ["Copper"]}, {}])
    assert state(table).players[1].cards == []
    assert me(table).cards == ["Copper"]


def test_named_kingdom_cards_join_the_kingdom() -> None:
    table = arrange(players=[seat(hand="Witch", deck="Bank"), seat(discard="Harem")], supply={"Duke": 1})
    assert state(table).kingdom[:4] == ("Witch", "Bank", "Harem", "Duke")
    assert len(state(table).kingdom) == 10
    given = arrange(players=[seat(hand="Witch"), seat()], kingdom=["Moat"])
    assert state(given).kingdom == ("Moat", "Witch")


def test_more_than_ten_kingdom_cards_may_be_named_and_are_written_again() -> None:
    table = arrange(players=[seat(hand=KINGDOMS["First Game"]), seat(deck="Bank, Mint")])
    assert len(state(table).kingdom) == 12
    assert arrange(**table.position()).position() == table.position()


def test_piles_are_full_unless_given_and_full_piles_have_their_tokens() -> None:
    table = arrange(kingdom=["Trade Route"], supply={"Province": 2, "Curse": 0})
    assert (pile(table, "Province"), pile(table, "Curse"), pile(table, "Gold")) == (2, 0, 30)
    assert tokens(table).mat == ["Province"]
    assert tokens(arrange(kingdom=["Trade Route"], trade_route=2)).mat == ["Estate", "Duchy"]
    assert tokens(arrange(kingdom=["Trade Route"], trade_route=["Duchy"])).mat == ["Duchy"]


def test_pile_that_is_not_given_lacks_the_cards_that_lie_elsewhere() -> None:
    table = arrange(players=[seat(hand="Witch 2", deck="Copper 16, Estate 7"), seat(discard="Witch")], trash=["Gold"])
    assert [pile(table, card) for card in ("Witch", "Gold", "Copper", "Estate")] == [7, 29, 44, 7]


@pytest.mark.parametrize(
    ("position", "colony"),
    [
        ({}, False),
        ({"colony": True}, True),
        ({"trash": ["Platinum"]}, True),
        ({"kingdom": KINGDOMS["Beginners"]}, True),
        ({"kingdom": KINGDOMS["Beginners"], "options": {"colony": "off"}}, False),
    ],
)
def test_colonies_are_used_as_given_or_named_or_by_the_option(position: dict[str, Any], colony: bool) -> None:
    assert ("Colony" in state(arrange(**position)).supply) == colony


def test_a_position_may_begin_in_the_middle_of_a_turn() -> None:
    table = arrange(players=[seat(), seat(hand="Gold", in_play="Market")], turn=1, phase="buy", buys=2, coins=1)
    assert (kind(table), table.asks[0].seat, counters(table)) == ("treasure", 1, (1, 2, 1))


def test_the_seat_to_move_may_be_called_seat() -> None:
    assert state(arrange(seat=1)).seat == state(arrange(turn=1)).seat == 1


@pytest.mark.rule("D24", "D26")
@pytest.mark.card("Bridge", "Conspirator", "Coppersmith")
def test_in_the_middle_of_a_turn_the_actions_in_play_have_been_played_once() -> None:
    table = scene("Conspirator, Copper", in_play="Bridge, Coppersmith", deck="Gold")
    assert prices(table)["Gold"] == 5
    do(table, "Conspirator")
    assert (counters(table), same(me(table).hand, "Copper, Gold")) == ((1, 1, 2), True)
    do(table, "Copper")
    assert counters(table)[2] == 4


def test_every_key_is_written() -> None:
    table = scene("Copper", vp=2, turns=3, deck="Gold, Silver", trash="Curse")
    position = table.position()
    assert set(position) == {
        *("seats", "options", "players", "supply", "trash", "kingdom", "colony", "trade_route"),
        *("turn", "phase", "actions", "buys", "coins"),
    }
    assert position["players"][0] == {
        "hand": ["Copper"],
        "deck": ["Gold", "Silver"],
        "discard": [],
        "in_play": [],
        "vp": 2,
        "turns": 3,
    }


def test_the_position_is_that_of_the_turns_start() -> None:
    table = scene("Smithy, Copper", deck="Gold 3")
    before = table.position()
    do(table, "Smithy")
    assert table.position() == before
    do(table, "done", "done")
    assert table.position()["turn"] == 1
    assert same(table.position()["players"][0]["hand"], "Gold 3, Smithy, Copper")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"seats": 1}, "2 to 6 players"),
        ({"seats": 7}, "2 to 6 players"),
        ({"players": [{}]}, "2 seats need 2 players"),
        ({"turn": 2}, "no seat 2"),
        ({"seat": -1}, "no seat -1"),
        ({"options": {"colony": "often"}}, "colony cannot be 'often'"),
        ({"options": {"pick_base": ["Duke"]}}, "pick_base cannot be 'Duke'"),
        ({"coins": 2**64}, "no position"),
        ({"phase": "night"}, "no phase 'night'"),
        ({"trash": ["Goldd"]}, "no card called 'Goldd'"),
        ({"players": [{"hand": ["Throne"]}, {}]}, "no card called 'Throne'"),
        ({"kingdom": ["Gold"]}, "no kingdom card"),
        ({"kingdom": ["Moat", "Moat"]}, "all different"),
        ({"kingdom": [*KINGDOMS["First Game"], "Bank"]}, "at most 10"),
        ({"supply": {"Gold": -1}}, "less than 0"),
        ({"supply": {"Gold": 31}}, "only 30 Gold for the pile"),
        ({"supply": {"Witch": 10}, "trash": ["Witch"]}, "only 10 Witch"),
        ({"players": [{"hand": ["Province"] * 5}, {"deck": ["Province"] * 4}]}, "8 in all"),
        ({"colony": False, "trash": ["Platinum"]}, "Platinum has no pile"),
        ({"players": [{}, {"in_play": ["Gold"]}]}, "only the player to move"),
        ({"players": [{"in_play": ["Estate"]}, {}]}, "Estate is never in play"),
        ({"coins": -1}, "less than 0"),
        ({"players": [{"vp": -1}, {}]}, "less than 0"),
        ({"supply": {"Colony": 3}, "colony": False}, "no pile"),
        ({"kingdom": ["Trade Route"], "trade_route": 9}, "has 3 tokens"),
        ({"kingdom": ["Trade Route"], "trade_route": ["Gold"]}, "never had a token"),
        ({"players": [{"hands": []}, {}]}, "no position"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"players": [{"hand": "Gold"}, {}]}, "no position"),
    ],
)
def test_impossible_position_is_refused_in_a_sentence(position: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        arrange(**position)
