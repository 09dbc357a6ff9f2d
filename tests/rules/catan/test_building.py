"""Roads, settlements, cities (K2, K3, K22, K23, K30, K31)."""

import pytest

from tests.rules.catan.scene import A, B, bank, cities_sight, ck, do, hand, island, of, points, scene, sight

RICH = {"lumber": 4, "brick": 4, "wool": 4, "grain": 4, "ore": 4}


@pytest.mark.rule("K2")
@pytest.mark.example("K2")
def test_without_a_piece_in_stock_nothing_is_built() -> None:
    built = {A: ["V0", "V2", "V7", "V9", "V18"]}
    table = scene(settlements=built, roads={A: ["E28", "E36"]}, hands={A: RICH})
    assert sight(table).players[A].settlements == 0
    assert of(table, "settlement") == []
    do(table, "city:V0")
    assert sight(table).players[A].settlements == 1
    assert of(table, "settlement") == ["V30"]


@pytest.mark.rule("K2")
def test_pieces_of_a_player() -> None:
    table = ck()
    player, holdings = sight(table).players[A], cities_sight(table).players[A]
    assert (player.roads, player.settlements, player.cities) == (15, 5, 4)
    assert (holdings.walls, holdings.knights) == (3, (2, 2, 2))


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("choice", "cost"),
    [
        ("road:E29", {"lumber": 1, "brick": 1}),
        ("settlement:V30", {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}),
        ("city:V18", {"grain": 2, "ore": 3}),
        ("development", {"wool": 1, "grain": 1, "ore": 1}),
    ],
)
def test_prices_go_to_the_bank(choice: str, cost: dict[str, int]) -> None:
    table = scene(settlements={A: ["V18"]}, roads={A: ["E28", "E36"]}, hands={A: RICH, B: {"ore": 1}})
    before = {kind: bank(table, kind) for kind in RICH}
    do(table, choice)
    left = hand(table)
    assert {kind: RICH[kind] - left[kind] for kind in RICH if left[kind] < RICH[kind]} == cost
    assert {kind: bank(table, kind) - before[kind] for kind in cost} == cost


@pytest.mark.rule("K3", "K31")
@pytest.mark.example("K3")
def test_a_city_costs_two_grain_and_three_ore() -> None:
    hands = {A: {"grain": 2, "ore": 3}, B: {"ore": 1}}
    table = scene(settlements={A: ["V18"]}, hands=hands, cards={A: ["victory_point"]})
    do(table, "city:V18")
    assert (hand(table), bank(table, "grain"), bank(table, "ore")) == ({}, 19, 18)
    assert [(one.vertex, one.kind) for one in sight(table).buildings] == [(18, "city")]
    player = sight(table).players[A]
    assert (player.settlements, player.cities, points(table)[A]) == (5, 3, 2)


@pytest.mark.rule("K23")
@pytest.mark.example("K23")
def test_a_road_goes_on_from_own_pieces_but_not_through_an_opponent() -> None:
    table = scene(roads={A: ["E28"]}, settlements={B: ["V24"]}, hands={A: RICH})
    assert of(table, "road") == ["E20", "E27"]
    table = scene(roads={A: ["E28"]}, hands={A: RICH})
    assert of(table, "road") == ["E20", "E27", "E29", "E36"]


@pytest.mark.rule("K23")
def test_in_cities_and_knights_a_knight_blocks_too() -> None:
    table = ck(roads={A: ["E28"], B: ["E36"]}, knights=[[B, "V24", 1]], hands={A: RICH})
    assert of(table, "road") == ["E20", "E27"]


@pytest.mark.rule("K23")
def test_an_own_building_opens_the_roads_around_it() -> None:
    assert of(scene(settlements={A: ["V18"]}, hands={A: RICH}), "road") == ["E20", "E27", "E28"]


@pytest.mark.rule("K23")
def test_building_across_a_way_closes_it_at_once() -> None:
    roads = {A: ["E36"], B: ["E27", "E28"]}
    table = scene(roads=roads, hands={A: RICH, B: RICH}, coming=[[1, 1]])
    assert 29 in island(table).open[B]
    do(table, "settlement:V24")
    assert 29 not in island(table).open[B]
    do(table, "end")
    assert "E29" not in of(table, "road", B)


@pytest.mark.rule("K30")
@pytest.mark.example("K30")
def test_a_building_closes_the_vertices_beside_it_to_all() -> None:
    roads = {A: ["E20", "E27", "E28"], B: ["E14", "E26", "E36"]}
    for turn in (A, B):
        table = scene(turn=turn, settlements={A: ["V18"]}, roads=roads, hands={A: RICH, B: RICH})
        assert not {"V13", "V23", "V24"} & set(of(table, "settlement", turn))
        assert of(table, "settlement", turn) == ([] if turn == A else ["V9", "V17", "V30"])


@pytest.mark.rule("K30")
def test_a_settlement_needs_an_own_road_and_an_empty_vertex() -> None:
    roads = {A: ["E28", "E36"]}
    assert of(scene(settlements={A: ["V18"]}, roads=roads, hands={A: RICH}), "settlement") == ["V30"]
    assert of(scene(settlements={A: ["V18"]}, hands={A: RICH}), "settlement") == []
    for seat in (A, B):
        table = ck(settlements={A: ["V18"]}, roads=roads, hands={A: RICH}, knights=[[seat, "V30", 1]])
        assert of(table, "settlement") == []


@pytest.mark.rule("K31")
def test_only_own_settlements_become_cities() -> None:
    table = scene(settlements={A: ["V18"], B: ["V0"]}, cities={A: ["V40"]}, hands={A: RICH})
    assert of(table, "city") == ["V18"]
