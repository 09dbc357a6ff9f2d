"""The changes of Cities & Knights: the roll, commodities, points, winning (K50, K51, K56 to K61, K117, K118)."""

import pytest

from rules.catan.cards import COMPONENTS, YIELD
from rules.kernel import Table
from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    asked,
    bank,
    cities,
    cities_sight,
    ck,
    do,
    hand,
    ids,
    kind,
    points,
    rolling,
    scene,
    sight,
    state,
    told,
    who,
)

KEEP = {A: {"wool": 1}}
"""A card for the seat to move, so that its turn does not end at once."""


@pytest.mark.rule("K50")
def test_rules_that_are_replaced_and_added() -> None:
    view = sight(ck(hands=KEEP))
    assert ([*view.parts], view.target) == (["ck"], 13)
    assert view.parts["ck"].decks == {"science": 18, "trade": 18, "politics": 18}
    assert view.parts["ck"].robber_home


@pytest.mark.rule("K51")
@pytest.mark.example("K51")
def test_the_barbarians_attack_before_the_seven_is_resolved() -> None:
    table = rolling("ck", 3, 4, "ship", ship=6, robber="H9", settlements={B: ["V0"]}, hands={B: {"ore": 1}, **KEEP})
    kinds = [event.kind.removeprefix("catan.") for event in table.news]
    assert kinds.index("rolled") < kinds.index("ship") < kinds.index("attack")
    assert kind(table) == "robber"
    assert cities_sight(table).barbarians == 0


@pytest.mark.rule("K56")
@pytest.mark.example("K56")
def test_points_in_cities_and_knights() -> None:
    table = ck(
        settlements={A: ["V0", "V2"]},
        cities={A: ["V18", "V40"]},
        metropolises={"trade": "V18"},
        improvements={A: {"trade": 4}},
        merchant="H9",
        merchant_seat=A,
        defender={A: 1},
        hands=KEEP,
    )
    assert points(table)[A] == 10
    assert points(ck(shown={A: ["printer", "constitution"]}, hands=KEEP))[A] == 2


@pytest.mark.rule("K56")
def test_the_longest_road_counts_two() -> None:
    line = ["E24", "E25", "E26", "E27", "E28"]
    assert points(ck(roads={A: line}, hands=KEEP)) == [2, 0, 0, 0]


NEARLY = {"cities": {B: ["V0", "V2", "V7", "V9"]}, "defender": {B: 4}}
"""Seat 1 has twelve points."""


@pytest.mark.rule("K57", "K117")
def test_thirteen_points_off_turn_win_when_the_own_turn_begins() -> None:
    board = {**NEARLY, "improvements": {B: {"politics": 5}}, "decks": {"politics": ["constitution"]}}
    table = rolling("ck", 1, 1, "politics", hands=KEEP, **board)
    assert points(table)[B] == 13
    assert not table.over
    events = do(table, "end")
    assert table.over
    assert not told(events, "rolled")
    assert (state(table).winner, table.standing[0].seat) == (B, B)


@pytest.mark.rule("K57")
@pytest.mark.example("K57")
def test_points_gained_off_turn_may_be_lost_before() -> None:
    line = ["E24", "E25", "E26", "E27", "E28"]
    table = ck(
        turn=A,
        roads={B: line, A: ["E20"]},
        cities={B: ["V0", "V2", "V7", "V9"]},
        defender={B: 3},
        hands={A: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}, B: {"ore": 1}},
    )
    assert points(table)[B] == 13
    do(table, "settlement:V18", "end")
    assert not table.over
    assert points(table)[B] == 11


@pytest.mark.rule("K57")
def test_the_game_ends_in_the_middle_of_a_roll() -> None:
    board = {
        "cities": {A: ["V0", "V2", "V7", "V9"]},
        "defender": {A: 4},
        "knights": [[A, "V11", 2, True], [A, "V14", 2, True]],
    }
    table = rolling("ck", 3, 4, "ship", ship=6, hands={B: {"ore": 9}, **KEEP}, **board)
    assert table.over
    assert points(table)[A] == 13
    assert not told(table.news, "discarded")


@pytest.mark.rule("K57")
def test_the_winner_ranks_first_even_with_fewer_points() -> None:
    table = ck(
        cities={A: ["V0", "V2", "V7", "V9"], B: ["V40", "V42", "V47"]},
        defender={A: 5, B: 8},
        phase="roll",
        hands=KEEP,
    )
    assert table.over
    assert [(place.seat, place.score, place.rank) for place in table.standing[:2]] == [(A, 13, 1), (B, 14, 2)]


@pytest.mark.rule("K58")
def test_commodities_count_for_the_limit_and_can_be_stolen() -> None:
    table = rolling(
        "ck", 3, 4, "science", attacks=1, robber="H0", settlements={B: ["V18"]}, hands={B: {"coin": 8}, **KEEP}
    )
    assert who(table, "discard") == [B]
    do(table, (B, ["coin"] * 4), "H9:1")
    assert hand(table) == {"wool": 1, "coin": 1}


@pytest.mark.rule("K59", "K61")
def test_production_of_cities_and_settlements() -> None:
    def rolled(total: int, terrain: str, piece: str) -> dict[str, int]:
        hex_ = next(
            number
            for number, (land, token) in enumerate(
                zip(COMPONENTS["beginner"]["terrain"], COMPONENTS["beginner"]["numbers"], strict=True)
            )
            if (land, token) == (terrain, total)
        )
        vertex = {"mountains": "V26", "forest": "V6", "pasture": "V19", "hills": "V12", "fields": "V21"}[terrain]
        assert hex_ >= 0
        one = min(total - 1, 6)
        table = rolling("ck", one, total - one, "ship", **{piece: {B: [vertex]}}, hands=KEEP)
        return {card: count for card, count in hand(table, B).items() if count}

    assert rolled(8, "mountains", "cities") == {"ore": 1, "coin": 1}
    assert rolled(9, "forest", "cities") == {"lumber": 1, "paper": 1}
    assert rolled(4, "pasture", "cities") == {"wool": 1, "cloth": 1}
    assert rolled(6, "hills", "cities") == {"brick": 2}
    assert rolled(9, "fields", "cities") == {"grain": 2}
    for total, terrain in ((8, "mountains"), (9, "forest"), (4, "pasture"), (6, "hills"), (9, "fields")):
        assert list(rolled(total, terrain, "settlements").values()) == [1]


@pytest.mark.rule("K61")
@pytest.mark.example("K61")
def test_a_bank_without_paper_gives_none() -> None:
    hands = {C: {"lumber": 17}, D: {"paper": 12}, **KEEP}
    table = rolling(
        "ck", 4, 5, "ship", cities={A: ["V2"]}, settlements={B: ["V10"]}, hands=hands, options={"discard_limit": "15"}
    )
    assert (hand(table), hand(table, B)) == ({"lumber": 1, "wool": 1}, {"lumber": 1})
    assert told(table.news, "produced")[0]["short"] == ["paper"]
    assert bank(table, "lumber") == 0


@pytest.mark.rule("K60")
def test_commodities_pay_only_for_improvements_and_need_a_city() -> None:
    paper = {A: {"paper": 5}}
    assert "improve:science" not in ids(ck(hands=paper, settlements={A: ["V0"]}))
    assert "improve:science" in ids(ck(hands=paper, cities={A: ["V0"]}))
    assert "bank:paper>ore" in ids(ck(hands=paper))


@pytest.mark.rule("K118")
def test_no_island_has_gold() -> None:
    for size in ("std", "ext"):
        assert set(COMPONENTS["terrain"][size]) == {*YIELD, "desert"}
    with pytest.raises(ValueError, match="gold"):
        scene(terrain=["gold"] * 19, numbers=[5] * 19)


@pytest.mark.rule("K38", "K121")
@pytest.mark.parametrize(("seats", "size"), [(2, "std"), (4, "std"), (5, "ext"), (6, "ext")])
@pytest.mark.parametrize("mode", ["base", "ck"])
def test_two_to_four_play_on_the_small_island_and_more_on_the_large(seats: int, size: str, mode: str) -> None:
    table = Table.new("catan", seats=seats, seed=1, options={"mode": mode})
    assert sight(table).size == size
    for wrong in (1, 7):
        with pytest.raises(ValueError, match="players"):
            Table.new("catan", seats=wrong)


def test_the_seat_to_move_is_asked() -> None:
    table = ck(turn=B, hands={B: {"ore": 1}})
    assert (asked(table).seat, cities(table).ship) == (B, 0)
