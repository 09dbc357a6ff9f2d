"""Improvements, metropolises and walls (K77 to K83, K86)."""

from typing import Any

import pytest

from tests.rules.catan.scene import (
    A,
    B,
    C,
    again,
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
    metropolises,
    of,
    points,
    rolling,
    sight,
    told,
    who,
)

KEEP = {"wool": 1}


@pytest.mark.rule("K3", "K77")
@pytest.mark.example("K77")
def test_the_next_level_costs_as_many_cards_as_its_number() -> None:
    table = ck(cities={A: ["V18"]}, hands={A: {"paper": 3, **KEEP}})
    do(table, "improve:science", "improve:science")
    assert (hand(table), cities_sight(table).players[A].improvements["science"], bank(table, "paper")) == (KEEP, 2, 12)
    table = ck(cities={A: ["V18"]}, hands={A: {"paper": 2, **KEEP}})
    do(table, "improve:science")
    assert (of(table, "improve"), hand(table)) == ([], {"paper": 1, **KEEP})
    assert of(ck(settlements={A: ["V18"]}, hands={A: {"paper": 5}}), "improve") == []


@pytest.mark.rule("K77")
def test_each_track_has_its_commodity_and_five_levels() -> None:
    for track, kind_ in (("science", "paper"), ("trade", "cloth"), ("politics", "coin")):
        assert of(ck(cities={A: ["V18"]}, hands={A: {kind_: 1}}), "improve") == [track]
    table = ck(cities={A: ["V18"]}, improvements={A: {"trade": 5}}, hands={A: {"cloth": 6}})
    assert of(table, "improve") == []


# Level 3


@pytest.mark.rule("K78", "D7")
@pytest.mark.example("K78")
def test_the_aqueduct_gives_a_resource_to_a_seat_that_received_nothing() -> None:
    position = {"cities": {B: ["V22"]}, "improvements": {B: {"science": 3}}, "hands": {A: KEEP}}
    table = rolling("ck", 4, 5, "trade", robber="H7", **position)
    assert (who(table, "aqueduct"), ids(table, B)) == (
        [B],
        ["lumber", "brick", "wool", "grain", "ore", "none"],
    )
    assert default(table, B) == ["lumber"]
    do(table, (B, "ore"))
    assert hand(table, B) == {"ore": 1}
    assert who(rolling("ck", 3, 4, "trade", **position), "aqueduct") == []
    assert who(rolling("ck", 4, 5, "trade", robber="H9", **position), "aqueduct") == []


@pytest.mark.rule("K78")
def test_the_aqueduct_may_be_declined_and_counts_a_shortage_as_nothing() -> None:
    position: dict[str, Any] = {"improvements": {B: {"science": 3}}, "options": {"discard_limit": "15"}}
    table = rolling(
        *("ck", 4, 5, "trade"),
        settlements={B: ["V21"], C: ["V33"]},
        hands={A: {"grain": 10, **KEEP}, C: {"grain": 8}},
        **position,
    )
    assert who(table, "aqueduct") == [B]
    do(table, (B, "none"))
    assert hand(table, B) == {}


@pytest.mark.rule("K78", "D7")
@pytest.mark.example("11b")
def test_if_the_bank_cannot_serve_all_the_later_is_asked_again() -> None:
    table = rolling(
        *("ck", 1, 1, "trade"),
        improvements={B: {"science": 3}, C: {"science": 4}},
        hands={A: {"ore": 18}},
        options={"discard_limit": "15"},
    )
    do(table, (C, "ore"), (B, "ore"))
    assert hand(table, B) == {"ore": 1}
    assert (who(table, "aqueduct"), ids(table, C)) == ([C], ["lumber", "brick", "wool", "grain", "none"])
    do(table, (C, "wool"))
    assert hand(table, C) == {"wool": 1}


@pytest.mark.rule("K79")
@pytest.mark.example("K79")
def test_the_third_level_of_trade_gives_commodities_two_to_one() -> None:
    table = ck(improvements={A: {"trade": 3}}, hands={A: {"cloth": 2, "coin": 2, "ore": 3}})
    do(table, "bank:cloth>ore", "bank:coin>paper")
    assert hand(table) == {"ore": 4, "paper": 1}
    assert of(ck(improvements={A: {"trade": 2}}, hands={A: {"cloth": 2}}), "bank") == []


@pytest.mark.rule("K79", "K80")
def test_abilities_stay_when_cities_are_lost() -> None:
    table = ck(settlements={A: ["V0"]}, improvements={A: {"trade": 3}}, hands={A: {"cloth": 2}})
    assert "cloth>ore" in of(table, "bank")


# Metropolises


@pytest.mark.rule("K81", "K82", "K83", "D15")
@pytest.mark.example("K81")
def test_a_metropolis_is_won_stolen_and_kept() -> None:
    table = ck(
        cities={A: ["V18", "V40"], B: ["V0"]},
        improvements={A: {"trade": 3}, B: {"trade": 3}},
        hands={A: {"cloth": 4, **KEEP}, B: KEEP},
    )
    do(table, "improve:trade")
    assert (kind(table), ids(table), default(table, A)) == ("metropolis", ["V18", "V40"], ["V18"])
    do(table, "V18")
    assert (points(table), metropolises(table)) == ([6, 2, 0, 0], {"trade": A})
    table = again(table, **later(A, 4, B, 3, {"cloth": 9, **KEEP}))
    do(table, "improve:trade")
    assert points(table) == [6, 2, 0, 0]
    events = do(table, "improve:trade")
    assert told(events, "metropolis") == [{"seat": B, "track": "trade", "place": "V0", "loser": A}]
    assert points(table) == [4, 4, 0, 0]
    hands = [{"cloth": 5}, {}, {}, {}]
    table = again(table, **later(A, 4, B, 5, {}) | {"turn": A, "metropolises": {"trade": "V0"}, "hands": hands})
    do(table, "improve:trade")
    assert points(table) == [4, 4, 0, 0]


def later(one: int, level: int, other: int, others: int, hand: dict[str, int]) -> dict[str, Any]:
    """Return the position in which the second seat moves, with these levels of trade."""
    levels: list[dict[str, int]] = [{}, {}, {}, {}]
    levels[one], levels[other] = {"trade": level}, {"trade": others}
    hands: list[dict[str, int]] = [KEEP, hand, {}, {}]
    return {"improvements": levels, "metropolises": {"trade": "V18"}, "turn": B, "hands": hands}


@pytest.mark.rule("K81")
@pytest.mark.example("K81")
def test_the_fourth_level_needs_a_city_without_a_metropolis() -> None:
    green = {"cities": {C: ["V18"]}, "metropolises": {"science": "V18"}, "turn": C}
    table = ck(improvements={C: {"science": 4, "trade": 3}}, hands={C: {"cloth": 5, "coin": 1}}, **green)
    assert of(table, "improve", C) == ["politics"]


@pytest.mark.rule("K82")
def test_the_fifth_level_needs_one_too_unless_the_seat_holds_the_metropolis() -> None:
    board = {"cities": {A: ["V18"]}, "metropolises": {"science": "V18"}}
    table = ck(improvements={A: {"science": 4, "trade": 4}}, hands={A: {"paper": 5, "cloth": 5}}, **board)
    assert of(table, "improve") == ["science"]
    do(table, "improve:science")
    assert (points(table)[A], metropolises(table)) == (4, {"science": A})


@pytest.mark.rule("K82")
def test_a_holder_of_the_fifth_level_is_safe() -> None:
    table = ck(
        cities={A: ["V18"], B: ["V0"]},
        metropolises={"trade": "V0"},
        improvements={A: {"trade": 4}, B: {"trade": 5}},
        hands={A: {"cloth": 5, **KEEP}},
    )
    do(table, "improve:trade")
    assert metropolises(table) == {"trade": B}


@pytest.mark.rule("K81")
def test_one_player_may_have_several_on_different_cities() -> None:
    table = ck(
        cities={A: ["V18", "V40"]},
        metropolises={"trade": "V18"},
        improvements={A: {"trade": 4, "science": 3}},
        hands={A: {"paper": 4, **KEEP}},
    )
    do(table, "improve:science")
    assert sorted(cities(table).metropolis) == [-1, 18, 40]
    assert points(table)[A] == 8


# Walls


@pytest.mark.rule("K86")
@pytest.mark.example("K86")
@pytest.mark.parametrize(("walls", "cards", "lost"), [(2, 11, 0), (2, 12, 6), (1, 9, 0), (1, 10, 5), (3, 13, 0)])
def test_every_wall_keeps_two_more_cards_safe(walls: int, cards: int, lost: int) -> None:
    built = ["V0", "V2", "V18"]
    table = rolling("ck", 3, 4, "trade", cities={B: built}, walls=built[:walls], hands={A: KEEP, B: {"ore": cards}})
    assert sight(table).players[B].limit == 7 + 2 * walls
    assert ([ask(table, B).least] if who(table, "discard") else []) == ([lost] if lost else [])


@pytest.mark.rule("K86")
def test_a_wall_goes_on_an_own_city_without_one_and_costs_two_brick() -> None:
    table = ck(
        cities={A: ["V0", "V2"]},
        settlements={A: ["V18"]},
        metropolises={"trade": "V0"},
        improvements={A: {"trade": 4}},
        hands={A: {"brick": 4, **KEEP}},
    )
    do(table, "wall:V0")
    assert (of(table, "wall"), hand(table)) == (["V2"], {"brick": 2, **KEEP})


@pytest.mark.rule("K86")
def test_no_one_builds_a_fourth_wall() -> None:
    four = ["V0", "V2", "V18", "V40"]
    assert of(ck(cities={A: four}, walls=four[:3], hands={A: {"brick": 2}}), "wall") == []
