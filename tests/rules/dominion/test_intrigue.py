"""The 25 cards of Intrigue, ruling by ruling."""

import itertools

import pytest

from rules.dominion.card import CARDS
from tests.rules.dominion.scene import ask, counters, do, foe, ids, kind, me, pile, prices, same, scene, seat, state


@pytest.mark.card("Baron")
def test_baron_discards_an_estate_for_four_or_gains_one() -> None:
    table = scene("Baron, Estate 2")
    do(table, "Baron", "yes")
    assert counters(table) == (0, 2, 4)
    assert (me(table).hand, me(table).discard) == (["Estate"], ["Estate"])
    for hand, answers in (("Baron, Estate", ["no"]), ("Baron", [])):
        table = scene(hand)
        do(table, "Baron", *answers)
        assert counters(table) == (0, 2, 0)
        assert me(table).discard == ["Estate"]
        assert pile(table, "Estate") == 7


@pytest.mark.card("Baron")
def test_baron_gains_nothing_if_no_estate_is_left() -> None:
    table = scene("Baron", supply={"Estate": 0})
    do(table, "Baron")
    assert me(table).discard == []


@pytest.mark.card("Bridge")
def test_every_play_of_a_bridge_makes_all_cards_a_coin_cheaper_down_to_zero() -> None:
    table = scene("Throne Room, Bridge, Silver")
    do(table, "Throne Room")
    assert counters(table) == (0, 3, 2)
    do(table, "done")
    costs = {option.id: option.args["price"] for option in ask(table).options if "price" in option.args}
    assert (costs["Silver"], costs["Copper"], costs["Estate"]) == (1, 0, 0)
    do(table, "done")
    assert prices(table)["Silver"] == 3


@pytest.mark.card("Conspirator")
def test_conspirator_counts_plays_of_actions_before_and_its_own() -> None:
    table = scene("Village, Great Hall, Conspirator", deck="Copper 3")
    do(table, "Village", "Great Hall", "Conspirator")
    assert counters(table) == (2, 1, 2)
    assert me(table).hand == ["Copper"] * 3


@pytest.mark.card("Conspirator", "King's Court")
def test_every_play_from_the_third_on_counts_for_the_conspirator() -> None:
    table = scene("King's Court, Conspirator", deck="Copper 5")
    do(table, "King's Court", "Conspirator")
    assert counters(table) == (2, 1, 6)
    assert me(table).hand == ["Copper"] * 2


@pytest.mark.card("Conspirator", "Throne Room")
def test_throne_room_counts_as_a_play_and_each_play_of_the_throned_conspirator_too() -> None:
    table = scene("Throne Room, Conspirator", deck="Copper 3")
    do(table, "Throne Room")
    assert counters(table) == (1, 1, 4)
    assert me(table).hand == ["Copper"]


@pytest.mark.card("Conspirator")
def test_two_plays_or_treasures_are_not_enough_for_the_conspirator() -> None:
    table = scene("Village, Conspirator", deck="Copper, Silver", in_play="Gold, Gold")
    do(table, "Village", "Conspirator")
    assert counters(table) == (1, 1, 2)
    assert me(table).hand == ["Copper"]


@pytest.mark.card("Coppersmith", "Copper")
def test_each_play_of_a_coppersmith_makes_each_copper_give_one_more_even_by_venture() -> None:
    table = scene("Throne Room, Coppersmith, Copper, Silver, Venture", deck="Estate, Copper")
    do(table, "Throne Room", "Venture", "all")
    assert counters(table)[2] == 1 + 3 + 3 + 2


@pytest.mark.card("Courtyard")
def test_courtyard_draws_three_and_puts_any_card_of_the_hand_back_unseen() -> None:
    table = scene("Courtyard, Estate", deck="Copper, Silver, Gold, Duchy")
    do(table, "Courtyard")
    assert set(ids(table)) == {"Copper", "Estate", "Gold", "Silver"}
    (event,) = [event for event in do(table, "Estate") if event.kind == "dominion.put_back"]
    assert me(table).deck == ["Estate", "Duchy"]
    assert event.args == {"seat": 0, "count": 1}


@pytest.mark.card("Duke")
def test_duke_is_worth_a_point_for_every_duchy_owned() -> None:
    assert scene("Duke 2, Duchy", deck="Duchy", discard="Duchy").standing[0].score == 2 * 3 + 9


@pytest.mark.card("Great Hall", "Harem", "Nobles")
def test_combined_victory_cards_score() -> None:
    assert scene("Great Hall, Harem, Nobles").standing[0].score == 5


@pytest.mark.card("Great Hall")
def test_great_hall_replaces_itself() -> None:
    table = scene("Great Hall", deck="Gold")
    do(table, "Great Hall")
    assert counters(table) == (1, 1, 0)
    assert me(table).hand == ["Gold"]


@pytest.mark.card("Harem")
def test_harem_is_a_plain_treasure_of_two() -> None:
    table = scene("Harem, Bank")
    do(table, "all")
    assert counters(table)[2] == 2
    assert me(table).hand == ["Bank"]


@pytest.mark.card("Ironworks")
@pytest.mark.parametrize(
    ("gained", "after", "drawn"),
    [("Smithy", (1, 1, 0), 0), ("Silver", (0, 1, 1), 0), ("Estate", (0, 1, 0), 1), ("Great Hall", (1, 1, 0), 1)],
)
def test_ironworks_gives_a_bonus_for_each_type(gained: str, after: tuple[int, int, int], drawn: int) -> None:
    table = scene("Ironworks", deck="Copper 2", kingdom=["Ironworks", "Smithy", "Great Hall", "Market"])
    do(table, "Ironworks")
    assert "Market" not in ids(table)
    do(table, gained)
    assert counters(table) == after
    assert me(table).hand == ["Copper"] * drawn


@pytest.mark.card("Ironworks", "Watchtower")
def test_ironworks_gives_its_bonus_although_watchtower_trashes_the_card() -> None:
    table = scene("Ironworks, Watchtower", deck="Copper 2")
    do(table, "Ironworks", "Silver", "trash")
    assert counters(table)[2] == 1
    assert state(table).trash == ["Silver"]


@pytest.mark.card("Ironworks")
def test_ironworks_without_a_card_to_gain_has_no_bonus() -> None:
    cheap = dict.fromkeys(("Copper", "Curse", "Estate", "Silver", "Ironworks"), 0)
    table = scene("Ironworks", deck="Copper", kingdom=["Ironworks"], supply=cheap, coins=5)
    do(table, "Ironworks")
    assert counters(table) == (0, 1, 5)
    assert (me(table).hand, me(table).discard) == ([], [])


@pytest.mark.card("Masquerade")
def test_masquerade_passes_all_cards_at_once_and_then_allows_to_trash_one() -> None:
    table = scene("Masquerade, Gold", seat(hand="Curse, Moat"), seat(hand="Estate, Silver"), deck="Copper, Duchy")
    do(table, "Masquerade")
    assert [question.seat for question in table.asks] == [0, 1, 2]
    events = do(table, (0, "Copper"), (2, "Estate"), (1, "Curse"))
    passed = {event.args["seat"]: event for event in events if event.kind == "dominion.passed"}
    assert passed[1].seen_by(0).args == {"seat": 1, "receiver": 2}
    assert passed[1].seen_by(2).args["card"] == passed[1].seen_by(1).args["card"] == "Curse"
    assert same(foe(table).hand, "Moat, Copper")
    assert same(foe(table, 2).hand, "Silver, Curse")
    assert set(ids(table)) == {"Gold", "Duchy", "Estate", "done"}
    do(table, "Estate")
    assert state(table).trash == ["Estate"]


@pytest.mark.card("Masquerade")
def test_an_empty_hand_passes_nothing_but_receives() -> None:
    table = scene("Masquerade", seat(), deck="Copper, Duchy")
    do(table, "Masquerade", "Copper", "done")
    assert foe(table).hand == ["Copper"]
    assert me(table).hand == ["Duchy"]


@pytest.mark.card("Masquerade", "Moat", "Watchtower")
def test_masquerade_is_no_attack_and_passing_is_no_gain() -> None:
    table = scene("Masquerade", seat(hand="Moat, Watchtower"), deck="Copper 2")
    do(table, "Masquerade")
    assert {question.kind for question in table.asks} == {"dominion.masquerade.pass"}
    do(table, (1, "Moat"), "done")
    assert same(foe(table).hand, "Watchtower, Copper")
    assert table.asks[0].seat == 0


@pytest.mark.card("Mining Village")
def test_mining_village_may_be_trashed_for_two() -> None:
    table = scene("Mining Village", deck="Estate")
    do(table, "Mining Village", "yes")
    assert counters(table) == (2, 1, 2)
    assert (state(table).trash, me(table).in_play) == (["Mining Village"], [])


@pytest.mark.rule("D43")
@pytest.mark.card("Mining Village", "Throne Room")
def test_throned_mining_village_is_trashed_once_although_another_is_in_play() -> None:
    table = scene("Mining Village 2, Throne Room", deck="Estate 5")
    do(table, "Mining Village", "no", "Throne Room", "yes")
    assert kind(table) == "buy"
    assert counters(table) == (5, 1, 2)
    assert state(table).trash == ["Mining Village"]
    assert same(me(table).in_play, "Mining Village, Throne Room")
    assert len(me(table).hand) == 3


@pytest.mark.card("Nobles")
def test_nobles_draw_three_or_give_two_actions() -> None:
    table = scene("Nobles", deck="Copper 3")
    do(table, "Nobles", "cards")
    assert len(me(table).hand) == 3
    table = scene("Nobles", deck="Copper 3")
    do(table, "Nobles", "actions")
    assert counters(table) == (2, 1, 0)


@pytest.mark.card("Pawn")
def test_pawn_gives_two_different_things_chosen_together() -> None:
    for pair in itertools.combinations(("cards", "actions", "buys", "coins"), 2):
        table = scene("Pawn", deck="Estate")
        do(table, "Pawn")
        assert (ask(table).least, ask(table).most) == (2, 2)
        assert set(ids(table).values()) == {1}
        do(table, list(pair))
        assert counters(table) == (int("actions" in pair), 1 + ("buys" in pair), int("coins" in pair))
        assert len(me(table).hand) == int("cards" in pair)


@pytest.mark.card("Scout")
def test_scout_takes_the_victory_cards_of_four_and_orders_the_others() -> None:
    table = scene("Scout", deck="Curse, Nobles, Gold, Estate, Silver")
    do(table, "Scout")
    assert same(me(table).hand, "Nobles, Estate")
    assert ask(table).ordered
    do(table, ["Gold", "Curse"])
    assert me(table).deck == ["Gold", "Curse", "Silver"]
    assert counters(table)[0] == 1


@pytest.mark.card("Secret Chamber")
def test_secret_chamber_turns_cards_into_coins() -> None:
    table = scene("Secret Chamber, Estate 3, Gold")
    do(table, "Secret Chamber", ["Estate"] * 3)
    assert counters(table)[2] == 3
    assert me(table).hand == ["Gold"]


@pytest.mark.card("Shanty Town")
def test_shanty_town_shows_the_hand_and_draws_two_without_an_action_in_it() -> None:
    table = scene("Shanty Town, Estate", deck="Village, Gold")
    events = do(table, "Shanty Town")
    assert [event.args["cards"] for event in events if event.kind == "dominion.showed"] == [["Estate"]]
    assert same(me(table).hand, "Estate, Village, Gold")
    table = scene("Shanty Town, Moat", deck="Village, Gold")
    do(table, "Shanty Town")
    assert me(table).hand == ["Moat"]
    assert counters(table)[0] == 2


@pytest.mark.card("Steward")
def test_steward_draws_earns_or_trashes_exactly_two() -> None:
    table = scene("Steward", deck="Copper 2")
    do(table, "Steward", "cards")
    assert len(me(table).hand) == 2
    table = scene("Steward")
    do(table, "Steward", "coins")
    assert counters(table)[2] == 2
    table = scene("Steward, Estate, Copper, Curse")
    do(table, "Steward", "trash")
    assert (ask(table).least, ask(table).most) == (2, 2)
    do(table, ["Curse", "Estate"])
    assert same(state(table).trash, "Curse, Estate")


@pytest.mark.card("Steward")
@pytest.mark.parametrize("hand", [["Estate"], []])
def test_steward_may_choose_to_trash_without_cards_in_hand(hand: list[str]) -> None:
    table = scene(["Steward", *hand])
    do(table, "Steward", "trash")
    assert state(table).trash == hand


@pytest.mark.card("Trading Post")
def test_trading_post_turns_two_cards_into_a_silver_in_hand() -> None:
    table = scene("Trading Post, Estate 2, Copper")
    do(table, "Trading Post", ["Estate", "Estate"])
    assert same(me(table).hand, "Copper, Silver")
    table = scene("Trading Post, Estate")
    do(table, "Trading Post")
    assert (me(table).hand, state(table).trash) == ([], ["Estate"])


@pytest.mark.card("Tribute")
@pytest.mark.parametrize(
    ("deck", "after", "drawn"),
    [
        ("Village, Copper", (2, 1, 2), 0),
        ("Copper, Copper", (0, 1, 2), 0),
        ("Curse, Estate", (0, 1, 0), 2),
        ("Nobles, Harem", (2, 1, 2), 4),
    ],
)
def test_tribute_profits_once_from_each_name_and_from_each_type(
    deck: str, after: tuple[int, int, int], drawn: int
) -> None:
    table = scene("Tribute", seat(hand="Moat", deck=deck), deck="Estate 5")
    do(table, "Tribute")
    assert counters(table) == after
    assert len(me(table).hand) == drawn
    assert same(foe(table).discard, deck)


@pytest.mark.card("Upgrade")
def test_upgrade_turns_a_card_into_one_that_costs_exactly_one_more() -> None:
    table = scene("Upgrade, Estate, Copper", deck="Gold")
    do(table, "Upgrade")
    assert counters(table)[0] == 1
    do(table, "Estate")
    assert all(option.args["price"] == 3 for option in ask(table).options)
    do(table, "Silver")
    assert (state(table).trash, me(table).discard) == (["Estate"], ["Silver"])


@pytest.mark.card("Upgrade")
def test_upgrade_gains_nothing_if_no_pile_has_the_price() -> None:
    table = scene("Upgrade, Copper 2")
    do(table, "Upgrade")
    assert (state(table).trash, me(table).discard) == (["Copper"], [])


@pytest.mark.card("Wishing Well")
def test_wishing_well_draws_the_named_card_only() -> None:
    for named, hand, deck in (("Gold", "Estate, Gold", "Duchy"), ("Curse", "Estate", "Gold, Duchy")):
        table = scene("Wishing Well", deck="Estate, Gold, Duchy")
        do(table, "Wishing Well")
        assert len(ids(table)) == len(CARDS)
        do(table, named)
        assert same(me(table).hand, hand)
        assert me(table).deck == deck.split(", ")


@pytest.mark.card("Wishing Well")
def test_wishing_well_asks_before_a_shuffle_and_not_without_cards_to_reveal() -> None:
    table = scene("Wishing Well", deck="Estate", discard="Gold")
    do(table, "Wishing Well")
    assert me(table).discard == ["Gold"]
    do(table, "Gold")
    assert same(me(table).hand, "Estate, Gold")
    table = scene("Wishing Well", deck="Estate")
    do(table, "Wishing Well")
    assert kind(table) == "buy"
