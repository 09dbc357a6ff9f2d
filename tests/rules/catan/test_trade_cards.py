"""The yellow cards (K101 to K104)."""

import pytest

from tests.rules.catan.scene import (
    A,
    B,
    C,
    D,
    again,
    ask,
    cities,
    cities_sight,
    ck,
    default,
    do,
    hand,
    ids,
    kind,
    of,
    points,
    sight,
    told,
    whispered,
    who,
)

KEEP = {A: {"brick": 1}}


@pytest.mark.rule("K101")
@pytest.mark.example("K101")
def test_the_merchant_gives_a_point_and_two_to_one() -> None:
    table = ck(cards={A: ["merchant"]}, settlements={A: ["V19"], B: ["V0"]}, hands={A: {"wool": 2}})
    do(table, "play:merchant")
    assert ids(table) == ["H5", "H6", "H10"]
    do(table, "H5")
    assert (points(table), sight(table, A).rates["wool"], cities_sight(table).merchant) == ([2, 1, 0, 0], 2, 5)
    do(table, "bank:wool>ore")
    assert hand(table) == {"ore": 1}
    taken = again(table, turn=B, cards=[[], ["merchant"], [], []], decks={}, hands=[{"wool": 2}, {"brick": 1}, {}, {}])
    events = do(taken, "play:merchant")
    assert told(events, "merchant") == [{"seat": B, "hex": 0, "loser": A}]
    assert (points(taken), sight(taken, A).rates["wool"]) == ([1, 2, 0, 0], 4)


@pytest.mark.rule("K101")
def test_the_merchant_moves_and_may_stand_on_the_desert() -> None:
    table = ck(cards={A: ["merchant"]}, settlements={A: ["V18"]}, merchant="H4", merchant_seat=A, hands=KEEP)
    do(table, "play:merchant")
    assert ids(table) == ["H5", "H9"]
    do(table, "H9")
    assert (points(table)[A], set(sight(table, A).rates.values())) == (2, {4})
    assert of(ck(cards={A: ["merchant"]}, hands=KEEP), "play") == []


@pytest.mark.rule("K102")
@pytest.mark.example("K102")
def test_merchant_fleet_trades_one_kind_at_two_to_one_for_a_turn() -> None:
    table = ck(cards={A: ["merchant_fleet"]}, hands={A: {"coin": 6}, B: {"ore": 1}}, coming=[[1, 1, "trade"]] * 8)
    do(table, "play:merchant_fleet")
    assert len(ids(table)) == 8
    do(table, "coin", "bank:coin>ore", "bank:coin>wool", "bank:coin>paper")
    assert hand(table) == {"wool": 1, "ore": 1, "paper": 1}
    do(table, "end")
    assert sight(table, A).rates["coin"] == 4


@pytest.mark.rule("K103", "D13")
@pytest.mark.example("K103")
def test_commercial_harbor_forces_a_commodity_for_a_resource() -> None:
    table = ck(
        cards={A: ["commercial_harbor"]},
        hands={A: {"grain": 1, "brick": 1}, B: {"ore": 1}, C: {"coin": 1, "cloth": 2}},
    )
    do(table, "play:commercial_harbor", "1:grain", "2:brick")
    assert (who(table, "give_commodity"), ids(table, C)) == ([C], ["cloth", "coin"])
    assert default(table, C)[0] in ("cloth", "coin")
    events = do(table, (C, "coin"))
    assert told(events, "no_commodity") == [{"seat": B, "partner": A}]
    assert (hand(table), hand(table, B), hand(table, C)) == (
        {"grain": 1, "coin": 1},
        {"ore": 1},
        {"brick": 1, "cloth": 2},
    )
    assert whispered(events, "passed", B) == [
        {"seat": A, "receiver": C, "count": 1},
        {"seat": C, "receiver": A, "count": 1},
    ]
    assert {"cards": {"coin": 1}}.items() <= whispered(events, "passed", C)[1].items()


@pytest.mark.rule("K103")
def test_each_opponent_gets_one_offer_a_turn_even_without_a_commodity() -> None:
    cards = {A: ["commercial_harbor", "commercial_harbor"]}
    table = ck(cards=cards, hands={A: {"grain": 3}, B: {"ore": 1}, C: {"coin": 1}}, seats=3)
    do(table, "play:commercial_harbor", "1:grain", "done")
    assert [id_ for id_ in ids(table) if id_.startswith("1:")] == []
    do(table, "done", "play:commercial_harbor")
    assert ids(table) == ["2:grain", "done"]
    do(table, "2:grain", (C, "coin"))
    assert (hand(table), of(table, "play")) == ({"grain": 2, "coin": 1}, [])


@pytest.mark.rule("K103")
def test_every_offer_is_backed_by_a_card_and_the_seat_may_stop() -> None:
    table = ck(cards={A: ["commercial_harbor"]}, hands={A: {"grain": 1, "paper": 3}, B: {"coin": 1}, C: {"coin": 1}})
    do(table, "play:commercial_harbor", "1:grain")
    assert who(table, "give_commodity") == [B]
    table = ck(cards={A: ["commercial_harbor"]}, hands={A: {"grain": 1}, B: {"coin": 1}})
    do(table, "play:commercial_harbor", "done")
    assert (kind(table), hand(table, B)) == ("act", {"coin": 1})
    assert of(ck(cards={A: ["commercial_harbor"]}, hands={A: {"paper": 1}, B: {"coin": 1}}), "play") == []


@pytest.mark.rule("K104", "K116", "D14")
@pytest.mark.example("K104a")
def test_master_merchant_takes_two_cards_of_choice_from_a_seat_with_more_points() -> None:
    card = {A: ["master_merchant"]}
    nine = {"defender": {A: 9, B: 9}, "hands": {**KEEP, B: {"ore": 1}}}
    assert of(ck(cards=card, **nine), "play") == []
    table = ck(cards=card, defender={A: 9, B: 10}, hands={**KEEP, B: {"ore": 2, "coin": 1}})
    events = do(table, "play:master_merchant")
    assert whispered(events, "looked", A) == [{"seat": A, "victim": B, "cards": {"ore": 2, "coin": 1}}]
    assert whispered(events, "looked", C) == [{"seat": A, "victim": B}]
    assert (ask(table, A).least, ask(table, A).most) == (2, 2)
    do(table, ["ore", "coin"])
    assert (hand(table), hand(table, B)) == ({"brick": 1, "ore": 1, "coin": 1}, {"ore": 1})


@pytest.mark.rule("K104", "K89", "D14")
def test_master_merchant_is_asked_even_if_all_cards_of_the_victim_are_equal() -> None:
    for cards in ({"ore": 3}, {"ore": 2, "coin": 1}):
        table = ck(cards={A: ["master_merchant"]}, defender={B: 1}, hands={**KEEP, B: cards})
        do(table, "play:master_merchant")
        assert kind(table) == "master_merchant.take"
        do(table, ["ore", "ore"])
        assert hand(table) == {"brick": 1, "ore": 2}


@pytest.mark.rule("K104")
def test_master_merchant_takes_one_of_one_and_lets_choose_the_victim() -> None:
    table = ck(
        cards={A: ["master_merchant"]}, defender={B: 1, C: 1, D: 1}, hands={**KEEP, B: {"ore": 1}, C: {"wool": 3}}
    )
    do(table, "play:master_merchant")
    assert ids(table) == ["seat:1", "seat:2"]
    do(table, "seat:1")
    assert (hand(table), kind(table)) == ({"brick": 1, "ore": 1}, "act")


@pytest.mark.rule("K104")
@pytest.mark.example("K104b")
def test_resource_monopoly_takes_two_from_every_opponent() -> None:
    table = ck(cards={A: ["resource_monopoly"]}, hands={**KEEP, B: {"ore": 3}, C: {"ore": 1}})
    do(table, "play:resource_monopoly", "ore")
    assert (hand(table), hand(table, B), hand(table, C)) == ({"brick": 1, "ore": 3}, {"ore": 1}, {})


@pytest.mark.rule("K104")
@pytest.mark.example("K104c")
def test_commodity_monopoly_takes_one_from_every_opponent() -> None:
    table = ck(cards={A: ["commodity_monopoly"]}, hands={**KEEP, B: {"coin": 1}, D: {"coin": 4}})
    do(table, "play:commodity_monopoly")
    assert ids(table) == ["paper", "cloth", "coin"]
    do(table, "coin")
    assert (hand(table)["coin"], hand(table, B), hand(table, D)) == (2, {}, {"coin": 3})


@pytest.mark.rule("K104")
def test_a_monopoly_may_yield_nothing() -> None:
    table = ck(cards={A: ["commodity_monopoly", "resource_monopoly"]}, hands=KEEP)
    events = do(table, "play:commodity_monopoly", "coin", "play:resource_monopoly", "ore")
    assert [one["total"] for one in told(events, "collected")] == [0, 0]
    assert cities(table).held[A] == []
