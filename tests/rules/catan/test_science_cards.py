"""The green cards (K91 to K100)."""

import pytest

from rules.catan.geometry import geometry
from tests.rules.catan.scene import (
    A,
    B,
    ask,
    bank,
    cities,
    cities_sight,
    ck,
    default,
    do,
    hand,
    ids,
    kind,
    knights,
    of,
    points,
    sight,
    told,
)

KEEP = {A: {"wool": 1}}


@pytest.mark.rule("K91")
@pytest.mark.example("K91")
def test_the_alchemist_sets_both_dice_and_the_red_one_decides_draws() -> None:
    table = ck(
        phase="roll",
        cards={A: ["alchemist"]},
        improvements={B: {"politics": 1}},
        decks={"politics": ["spy"]},
        coming=[[6, 6, "politics"]],
        hands=KEEP,
    )
    assert ids(table) == ["roll", "play:alchemist"]
    do(table, "play:alchemist")
    assert (len(ids(table)), ask(table, A).options[0].path) == (36, ("1", "1"))
    events = do(table, "1:1")
    assert (sight(table).dice, cities_sight(table).event) == ((1, 1), "politics")
    assert told(events, "drew") == [{"seat": B, "deck": "politics", "needed": 1}]


@pytest.mark.rule("K91")
def test_the_alchemist_is_played_before_the_roll_and_may_set_a_seven() -> None:
    assert of(ck(cards={A: ["alchemist"]}, hands=KEEP), "play") == []
    table = ck(phase="roll", cards={A: ["alchemist"]}, hands=KEEP, attacks=1)
    do(table, "play:alchemist", "3:4")
    assert kind(table) == "robber"


@pytest.mark.rule("K91")
def test_a_seat_that_may_hold_an_alchemist_is_asked_even_without_one() -> None:
    assert ids(ck(phase="roll", cards={A: ["smith"]}, hands=KEEP)) == ["roll"]
    assert kind(ck(phase="roll", cards={A: ["spy"]}, hands=KEEP, coming=[[1, 1, "trade"]])) == "act"


@pytest.mark.rule("K92")
@pytest.mark.example("K92")
def test_the_crane_saves_a_card() -> None:
    table = ck(
        cards={A: ["crane"]}, cities={A: ["V18"]}, improvements={A: {"trade": 2}}, hands={A: {"cloth": 2, "wool": 1}}
    )
    do(table, "play:crane", "trade")
    assert (cities_sight(table).players[A].improvements["trade"], hand(table)) == (3, {"wool": 1})


@pytest.mark.rule("K92")
def test_a_first_level_is_free_with_the_crane() -> None:
    table = ck(cards={A: ["crane"]}, cities={A: ["V18"]}, hands=KEEP)
    do(table, "play:crane")
    assert ids(table) == ["science", "trade", "politics"]
    do(table, "politics")
    assert cities_sight(table).players[A].improvements["politics"] == 1


@pytest.mark.rule("K92")
def test_one_crane_a_turn_and_only_if_something_can_be_bought() -> None:
    table = ck(cards={A: ["crane", "crane"]}, cities={A: ["V18"]}, hands=KEEP)
    do(table, "play:crane", "science")
    assert of(table, "play") == []
    levels = {A: {"science": 1, "trade": 1, "politics": 1}}
    assert of(ck(cards={A: ["crane"]}, cities={A: ["V18"]}, improvements=levels, hands=KEEP), "play") == []
    assert of(ck(cards={A: ["crane"]}, settlements={A: ["V18"]}, hands=KEEP), "play") == []


@pytest.mark.rule("K92", "K89")
def test_a_crane_that_pays_for_one_track_only_is_asked_as_if_for_more() -> None:
    levels = {A: {"science": 2, "trade": 2, "politics": 2}}
    for cards in ({"paper": 2, "wool": 2}, {"paper": 2, "cloth": 2}):
        table = ck(cards={A: ["crane"]}, cities={A: ["V18"]}, improvements=levels, hands={A: cards})
        do(table, "play:crane")
        assert (kind(table), ids(table)[0]) == ("crane", "science")


@pytest.mark.rule("K93")
@pytest.mark.example("K93")
def test_the_engineer_builds_a_free_wall() -> None:
    table = ck(cards={A: ["engineer"]}, cities={A: ["V18", "V0"]}, walls=["V18"], hands={A: {"brick": 1}})
    do(table, "play:engineer")
    assert (sorted(cities(table).walls), hand(table)) == ([0, 18], {"brick": 1})
    four = ["V0", "V2", "V18", "V40"]
    assert of(ck(cards={A: ["engineer"]}, cities={A: four}, walls=four[:3], hands=KEEP), "play") == []
    assert of(ck(cards={A: ["engineer"]}, cities={A: ["V0"]}, walls=["V0"], hands=KEEP), "play") == []


@pytest.mark.rule("K94")
@pytest.mark.example("K94")
def test_the_inventor_swaps_two_numbers() -> None:
    table = ck(cards={A: ["inventor"]}, hands=KEEP, settlements={A: ["V0"]})
    do(table, "play:inventor")
    fixed = {hex_ for hex_, one in enumerate(sight(table).hexes) if one.number in (0, 2, 6, 8, 12)}
    assert not {f"H{hex_}" for hex_ in fixed} & set(ids(table))
    assert "H3" not in ids(table)
    do(table, "H0")
    assert "H6" not in ids(table)
    assert sight(table).hexes[6].number == 10
    do(table, "H2")
    assert [sight(table).hexes[hex_].number for hex_ in (0, 2)] == [9, 10]


@pytest.mark.rule("K94")
def test_after_the_swap_the_new_number_produces() -> None:
    table = ck(
        cards={A: ["inventor"]}, hands={**KEEP, B: {"ore": 1}}, settlements={B: ["V0"]}, coming=[[4, 5, "trade"]]
    )
    do(table, "play:inventor", "H0", "H2", "end")
    assert hand(table, B) == {"ore": 2}


@pytest.mark.rule("K95")
@pytest.mark.example("K95")
def test_irrigation_gives_two_grain_for_every_fields_hex() -> None:
    position = {"cards": {A: ["irrigation"]}, "cities": {A: ["V21"]}, "settlements": {A: ["V28", "V7"]}}
    assert geometry("std").hexes_at[7] == (0, 3)
    table = ck(hands=KEEP, robber="H7", **position)
    do(table, "play:irrigation")
    assert hand(table) == {"wool": 1, "grain": 4}
    table = ck(hands={**KEEP, B: {"grain": 16}}, **position)
    do(table, "play:irrigation")
    assert (hand(table)["grain"], bank(table, "grain")) == (3, 0)


@pytest.mark.rule("K95", "K97")
def test_without_fields_or_mountains_or_cards_in_the_bank_nothing_is_played() -> None:
    two = {A: ["irrigation", "mining"]}
    assert of(ck(cards=two, settlements={A: ["V18"]}, hands=KEEP), "play") == []
    assert of(ck(cards=two, settlements={A: ["V21"]}, hands={**KEEP, B: {"grain": 19}}), "play") == []


@pytest.mark.rule("K97")
@pytest.mark.example("K97")
def test_mining_gives_two_ore_for_every_mountains_hex() -> None:
    table = ck(cards={A: ["mining"]}, settlements={A: ["V0", "V26"]}, hands=KEEP)
    do(table, "play:mining")
    assert hand(table)["ore"] == 4


@pytest.mark.rule("K96")
@pytest.mark.example("K96")
def test_medicine_builds_a_city_for_less() -> None:
    table = ck(cards={A: ["medicine"]}, settlements={A: ["V18"]}, hands={A: {"grain": 1, "ore": 2, "wool": 1}})
    do(table, "play:medicine")
    assert (hand(table), sight(table).players[A].cities) == ({"wool": 1}, 3)


@pytest.mark.rule("K96")
def test_medicine_needs_settlement_city_and_price() -> None:
    price = {A: {"grain": 1, "ore": 2}}
    card = {A: ["medicine"]}
    assert of(ck(cards=card, hands=price), "play") == []
    assert of(ck(cards=card, settlements={A: ["V18"]}, hands={A: {"grain": 1, "ore": 1}}), "play") == []
    four = {A: ["V0", "V2", "V40", "V42"]}
    assert of(ck(cards=card, settlements={A: ["V18"]}, cities=four, hands=price), "play") == []
    full = ck(cards=card, settlements={A: ["V18", "V30"]}, cities={A: four[A][:3]}, reduced=["V30"], hands=price)
    do(full, "play:medicine")
    assert (cities(full).reduced, points(full)[A]) == ([], 9)


@pytest.mark.rule("K98")
def test_the_printer_is_shown_and_never_in_hand() -> None:
    with pytest.raises(ValueError, match="point cards"):
        ck(cards={A: ["printer"]}, hands=KEEP)
    assert points(ck(shown={A: ["printer"]}, hands=KEEP))[A] == 1


@pytest.mark.rule("K99")
@pytest.mark.example("K99")
def test_road_building_lays_two_free_roads_or_the_last_one() -> None:
    table = ck(cards={A: ["road_building"]}, roads={A: ["E28"]}, hands=KEEP)
    do(table, "play:road_building", "road:E29", "road:E30")
    assert (len(sight(table).roads), hand(table)) == (3, {"wool": 1})
    fourteen = [f"E{number}" for number in range(20, 34)]
    table = ck(cards={A: ["road_building"]}, roads={A: fourteen}, hands=KEEP)
    do(table, "play:road_building")
    do(table, ids(table)[0])
    assert (kind(table), sight(table).players[A].roads) == ("act", 0)
    assert of(ck(cards={A: ["road_building"]}, hands=KEEP), "play") == []


@pytest.mark.rule("K100")
@pytest.mark.example("K100")
def test_the_smith_upgrades_two_knights_one_after_the_other() -> None:
    table = ck(cards={A: ["smith"]}, knights=[[A, "V16", 1], [A, "V18", 2]], hands=KEEP)
    do(table, "play:smith")
    assert (knights(table), kind(table)) == ({"V16": (A, 2, False), "V18": (A, 2, False)}, "act")


@pytest.mark.rule("K100")
def test_the_first_upgrade_may_free_the_piece_for_the_second() -> None:
    board = [[A, "V16", 1, True], [A, "V18", 2], [A, "V20", 2]]
    table = ck(cards={A: ["smith"]}, knights=board, improvements={A: {"politics": 3}}, hands=KEEP)
    do(table, "play:smith")
    assert ids(table) == ["V18", "V20"]
    do(table, "V18")
    assert (ids(table), default(table, A)) == (["V16", "V20", "done"], ["done"])
    do(table, "V16")
    assert knights(table) == {"V16": (A, 2, True), "V18": (A, 3, False), "V20": (A, 2, False)}


@pytest.mark.rule("K100")
def test_the_smith_needs_a_legal_upgrade() -> None:
    assert of(ck(cards={A: ["smith"]}, knights=[[A, "V18", 2]], hands=KEEP), "play") == []
