"""The Attacks of Intrigue, ruling by ruling."""

import pytest

from tests.rules.dominion.scene import counters, do, foe, ids, kind, me, same, scene, seat, state


@pytest.mark.card("Minion")
def test_minion_gives_two_coins_or_hands_of_four() -> None:
    table = scene("Minion, Estate", seat(hand="Copper 5"))
    do(table, "Minion", "coins")
    assert counters(table) == (1, 1, 2)
    assert len(foe(table).hand) == 5
    victims = (seat(hand="Copper 5", deck="Gold 4"), seat(hand="Copper 4", deck="Gold 4"))
    table = scene("Minion, Estate 2", *victims, deck="Silver 4")
    do(table, "Minion", "cards")
    assert (me(table).hand, me(table).discard) == (["Silver"] * 4, ["Estate"] * 2)
    assert foe(table).hand == ["Gold"] * 4
    assert foe(table, 2).hand == ["Copper"] * 4


@pytest.mark.card("Minion", "Moat")
def test_reactions_to_a_minion_come_before_the_choice_and_a_moat_keeps_the_hand() -> None:
    table = scene("Minion", seat(hand="Moat, Copper 4", deck="Gold 4"), deck="Silver 4")
    do(table, "Minion")
    assert (table.asks[0].seat, kind(table)) == (1, "attack")
    do(table, "Moat", "cards")
    assert same(foe(table).hand, "Moat, Copper 4")


@pytest.mark.card("Saboteur")
def test_saboteur_trashes_the_next_card_that_costs_three_and_offers_a_cheaper_one() -> None:
    table = scene("Saboteur", seat(deck="Copper, Estate, Gold, Silver"), seat(deck="Copper"))
    do(table, "Saboteur")
    assert table.asks[0].seat == 1
    assert state(table).trash == ["Gold"]
    assert same(foe(table).aside, "Copper, Estate")
    assert "Smithy" in ids(table, 1)
    assert not {"Market", "Duchy"} & set(ids(table, 1))
    do(table, "Smithy")
    assert foe(table).discard == ["Estate", "Copper", "Smithy"]
    assert foe(table, 2).discard == ["Copper"]


@pytest.mark.card("Saboteur")
def test_the_saboteurs_victim_may_gain_nothing_and_present_costs_count() -> None:
    table = scene("Bridge, Saboteur", seat(deck="Silver, Duchy"), more={"actions": 2})
    do(table, "Bridge", "Saboteur")
    assert state(table).trash == ["Duchy"]
    do(table, "done")
    assert foe(table).discard == ["Silver"]


@pytest.mark.card("Swindler")
def test_swindler_trashes_the_next_card_and_chooses_one_of_the_same_price() -> None:
    table = scene("Swindler", seat(deck="Copper, Gold"), seat(deck="Estate"))
    do(table, "Swindler")
    assert counters(table)[2] == 2
    assert set(ids(table)) == {"Copper", "Curse"}
    do(table, "Curse")
    assert foe(table).discard == ["Curse"]
    assert {"Estate", "Cellar", "Moat"} <= set(ids(table))
    do(table, "Estate")
    assert foe(table, 2).discard == ["Estate"]
    assert same(state(table).trash, "Copper, Estate")


@pytest.mark.card("Swindler", "Peddler")
def test_a_peddler_counts_as_eight_for_the_swindler() -> None:
    table = scene("Swindler", seat(deck="Peddler"), kingdom=["Swindler", "Peddler"])
    do(table, "Swindler")
    assert set(ids(table)) == {"Province", "Peddler"}


@pytest.mark.card("Swindler")
def test_swindlers_victim_gains_nothing_without_a_pile_of_the_price_or_a_trashed_card() -> None:
    table = scene("Swindler", seat(deck="Platinum"), seat(), colony=True, supply={"Platinum": 0})
    do(table, "Swindler")
    assert (state(table).trash, foe(table).discard, foe(table, 2).discard) == (["Platinum"], [], [])


@pytest.mark.card("Torturer")
def test_torturer_draws_three_and_the_others_take_a_curse_or_discard_two() -> None:
    table = scene("Torturer", seat(hand="Copper 2, Estate"), seat(hand="Gold"), deck="Estate 3")
    do(table, "Torturer")
    assert len(me(table).hand) == 3
    assert [question.seat for question in table.asks] == [1, 2]
    do(table, (1, "discard"), (2, "curse"))
    do(table, (1, ["Copper", "Estate"]))
    assert foe(table).hand == ["Copper"]
    assert same(foe(table, 2).hand, "Gold, Curse")


@pytest.mark.card("Torturer")
def test_torturers_victim_may_choose_an_option_without_effect() -> None:
    table = scene("Torturer", seat(hand="Copper"), supply={"Curse": 0})
    do(table, "Torturer", "curse")
    assert foe(table).hand == ["Copper"]
    table = scene("Torturer", seat(hand="Copper"))
    do(table, "Torturer", "discard", "Copper")
    assert (foe(table).hand, foe(table).discard) == ([], ["Copper"])


@pytest.mark.card("Torturer")
def test_torturer_does_not_ask_an_empty_hand_if_no_curse_is_left() -> None:
    table = scene("Torturer", seat(), supply={"Curse": 0})
    do(table, "Torturer")
    assert table.asks[0].seat == 0


@pytest.mark.card("Torturer")
def test_with_too_few_curses_the_torturers_victims_choose_one_after_the_other() -> None:
    table = scene("Torturer", seat(hand="Copper"), seat(hand="Silver"), supply={"Curse": 1})
    do(table, "Torturer")
    assert [question.seat for question in table.asks] == [1]
    do(table, "curse", "curse")
    assert same(foe(table).hand, "Copper, Curse")
    assert foe(table, 2).hand == ["Silver"]
