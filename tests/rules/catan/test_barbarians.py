"""The barbarians and the robber before their first attack (K62, K72 to K76, K83, K85)."""

from typing import Any

import pytest

from rules.kernel import Table
from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    again,
    asked,
    cities,
    cities_sight,
    ck,
    default,
    do,
    hand,
    ids,
    kind,
    knights,
    points,
    rolling,
    sight,
    told,
    who,
)

KEEP = {A: {"wool": 1}}
SPOTS = {A: ["V0", "V2"], B: ["V11", "V14"], C: ["V26", "V33"], D: ["V47", "V49"]}
"""The places of all cities."""
POSTS = {A: ["V18", "V30"], B: ["V24", "V35"], C: ["V29", "V22"], D: ["V40", "V41"]}


def attacked(counts: list[int], grand: list[int], strengths: list[int], **more: Any) -> Table:
    """Let the barbarians attack players with these numbers of cities, metropolises among them, and this active
    strength.
    """
    knights = [[seat, POSTS[seat][0], strength, True] for seat, strength in enumerate(strengths) if strength]
    tracks = ["science", "trade", "politics"]
    holders = [seat for seat, count in enumerate(grand) for _ in range(count)]
    return rolling(
        "ck",
        *(1, 1, "ship"),
        ship=6,
        cities={seat: SPOTS[seat][:count] for seat, count in enumerate(counts)},
        metropolises={track: SPOTS[seat][0] for track, seat in zip(tracks, holders, strict=False)},
        improvements={seat: {track: 4} for track, seat in zip(tracks, holders, strict=False)},
        knights=knights,
        hands={**KEEP},
        **more,
    )


def fallen(table: Table) -> list[tuple[int, str]]:
    return [(one["seat"], one["place"]) for one in told(table.news, "city_lost")]


@pytest.mark.rule("K62")
@pytest.mark.example("K62")
def test_the_ship_sails_seven_steps() -> None:
    table = rolling("ck", 1, 1, "ship", ship=5, hands=KEEP)
    assert (cities_sight(table).barbarians, told(table.news, "attack")) == (6, [])
    table = rolling("ck", 1, 1, "ship", ship=6, hands=KEEP)
    assert (cities_sight(table).barbarians, len(told(table.news, "attack"))) == (0, 1)
    assert cities_sight(rolling("ck", 1, 1, "trade", ship=5, hands=KEEP)).barbarians == 5


@pytest.mark.rule("K72")
def test_the_strength_of_both_sides() -> None:
    table = ck(
        cities={A: ["V0"], B: ["V2"]},
        metropolises={"trade": "V0"},
        improvements={A: {"trade": 4}},
        knights=[[A, "V18", 2, True], [C, "V30", 3, True], [B, "V40", 3, False]],
        hands=KEEP,
    )
    assert (cities_sight(table).threat, cities_sight(table).defence) == (2, 5)


@pytest.mark.rule("K74", "K83")
@pytest.mark.example("K72a")
def test_the_weakest_with_an_ordinary_city_loses_it() -> None:
    table = attacked([2, 1, 1, 0], [1, 0, 0, 0], [0, 2, 1, 0])
    assert fallen(table) == [(A, "V2")]


@pytest.mark.rule("K74")
@pytest.mark.example("K72b")
def test_the_only_one_without_a_knight_loses() -> None:
    assert fallen(attacked([1, 1, 1, 0], [0] * 4, [1, 0, 1, 0])) == [(B, "V11")]


@pytest.mark.rule("K74", "D4")
@pytest.mark.example("K72c")
def test_all_who_tie_for_lowest_lose_one_and_choose_which() -> None:
    table = attacked([1, 1, 2, 0], [0] * 4, [1, 1, 1, 0])
    assert (who(table, "city_lost"), ids(table, C), default(table, C)) == ([C], ["V26", "V33"], ["V26"])
    events = do(table, (C, "V33"))
    assert [(one["seat"], one["place"]) for one in told(events, "city_lost")] == [(A, "V0"), (B, "V11"), (C, "V33")]


@pytest.mark.rule("K74")
@pytest.mark.example("K72d")
def test_a_seat_with_only_metropolises_is_left_out() -> None:
    table = attacked([1, 2, 1, 0], [1, 0, 0, 0], [0, 2, 1, 0])
    assert fallen(table) == [(C, "V26")]


@pytest.mark.rule("K73", "D5")
@pytest.mark.example("K72e")
def test_the_strongest_who_tie_draw_a_card_each_of_a_chosen_deck() -> None:
    table = attacked([2, 1, 1, 0], [0] * 4, [2, 2, 0, 0], decks={"trade": ["merchant"], "politics": ["spy"]})
    assert who(table, "deck") == [A, B]
    assert default(table, A) == ["science"]
    do(table, (B, "politics"))
    events = do(table, (A, "trade"))
    assert [one["deck"] for one in told(events, "drew")] == ["trade", "politics"]
    assert [cities(table).held[seat] for seat in (A, B)] == [["merchant"], ["spy"]]
    assert points(table) == [4, 2, 2, 0]


@pytest.mark.rule("K73", "D5")
def test_a_deck_that_has_run_out_meanwhile_is_chosen_again() -> None:
    table = attacked([2, 1, 1, 0], [0] * 4, [2, 2, 0, 0], decks={"trade": ["merchant"], "politics": ["spy", "spy"]})
    do(table, (B, "trade"), (A, "trade"))
    assert (who(table, "deck"), ids(table, B)) == ([B], ["science", "politics"])
    do(table, (B, "politics"))
    assert cities(table).held[B] == ["spy"]


@pytest.mark.rule("K73")
def test_with_empty_decks_nothing_is_drawn_and_one_deck_left_is_not_asked_about() -> None:
    none: dict[str, list[str]] = {"science": [], "trade": [], "politics": []}
    assert kind(attacked([2, 1, 1, 0], [0] * 4, [2, 2, 0, 0], decks=none)) == "act"
    table = attacked([2, 1, 1, 0], [0] * 4, [2, 2, 0, 0], decks={**none, "politics": ["spy", "wedding"]})
    assert (cities(table).held[A], cities(table).held[B]) == (["spy"], ["wedding"])


@pytest.mark.rule("K73")
@pytest.mark.example("K72f")
def test_the_strongest_alone_is_defender() -> None:
    table = attacked([2, 1, 0, 0], [0] * 4, [3, 1, 0, 0])
    assert told(table.news, "defender") == [{"seat": A}]
    assert (cities_sight(table).players[A].defender, points(table)[A]) == (1, 5)


@pytest.mark.rule("K73")
def test_no_city_is_needed_and_strength_counts_not_number() -> None:
    table = attacked([1, 0, 0, 0], [0] * 4, [0, 3, 0, 0])
    assert told(table.news, "defender") == [{"seat": B}]
    table = rolling(
        *("ck", 1, 1, "ship"),
        ship=6,
        knights=[[B, "V18", 1, True], [B, "V30", 1, True], [C, "V40", 3, True]],
        hands=KEEP,
    )
    assert told(table.news, "defender") == [{"seat": C}]


@pytest.mark.rule("K73")
def test_strength_zero_gets_nothing() -> None:
    table = attacked([0] * 4, [0] * 4, [0] * 4)
    assert told(table.news, "attack")[0]["held"]
    assert (told(table.news, "defender"), kind(table)) == ([], "act")


@pytest.mark.rule("K74")
@pytest.mark.example("K72g")
def test_with_metropolises_only_nothing_falls() -> None:
    table = attacked([1, 1, 0, 0], [1, 1, 0, 0], [0, 1, 0, 0])
    assert not told(table.news, "attack")[0]["held"]
    assert fallen(table) == []


@pytest.mark.rule("K75")
def test_a_fallen_city_is_a_settlement_without_its_wall() -> None:
    table = attacked([1, 1, 1, 0], [0] * 4, [1, 0, 1, 0], walls=["V11"], defender={A: 1})
    player = sight(table).players[B]
    assert (player.settlements, player.cities, player.limit) == (4, 4, 7)
    assert cities_sight(table).players[B].walls == 3
    assert told(table.news, "city_lost") == [{"seat": B, "place": "V11", "wall": True, "reduced": False}]


@pytest.mark.rule("K74", "D4")
def test_without_an_answer_the_city_without_a_wall_falls() -> None:
    table = attacked([2, 0, 0, 0], [0] * 4, [0] * 4, walls=["V0"])
    assert (ids(table), default(table, A)) == (["V0", "V2"], ["V2"])


FIVE = ["V18", "V30", "V40", "V22", "V42"]


@pytest.mark.rule("K75")
def test_without_a_settlement_in_stock_the_city_lies_reduced() -> None:
    table = attacked([1, 0, 0, 0], [0] * 4, [0] * 4, settlements={A: FIVE})
    player = sight(table).players[A]
    assert (player.settlements, player.cities, player.points) == (0, 3, 6)
    assert cities_sight(table).reduced == (0,)
    table = again(table, hands=[{"grain": 5, "ore": 8}, {}, {}, {}])
    assert [id_ for id_ in ids(table) if id_.startswith("city")] == ["city:V0"]
    do(table, "city:V0")
    assert (sight(table).players[A].cities, cities(table).reduced) == (3, [])
    assert len([id_ for id_ in ids(table) if id_.startswith("city")]) == 5


@pytest.mark.rule("K76")
def test_afterwards_the_ship_is_home_all_knights_are_tired_and_the_robber_is_free() -> None:
    table = attacked([1, 1, 1, 0], [0] * 4, [1, 0, 1, 0])
    assert not any(active for _, _, active in knights(table).values())
    assert (cities_sight(table).barbarians, cities_sight(table).robber_home) == (0, False)


@pytest.mark.rule("K85")
@pytest.mark.example("K85")
def test_before_the_first_attack_a_seven_only_discards() -> None:
    table = rolling("ck", 3, 4, "trade", hands={A: {"ore": 9}, B: {"wool": 1}}, settlements={B: ["V0"]})
    do(table, ["ore"] * 4)
    assert (hand(table), sight(table).robber, kind(table)) == ({"ore": 5}, 9, "act")


@pytest.mark.rule("K85")
def test_after_it_a_seven_moves_the_robber() -> None:
    table = rolling("ck", 3, 4, "trade", attacks=1, hands=KEEP)
    assert (kind(table), asked(table).seat) == ("robber", A)
