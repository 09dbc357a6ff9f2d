"""The 25 cards of Prosperity, ruling by ruling."""

import pytest

from rules.kernel import IllegalChoice
from tests.rules.dominion.scene import (
    buy_phase,
    counters,
    do,
    foe,
    ids,
    kind,
    me,
    pile,
    prices,
    same,
    scene,
    seat,
    state,
    tokens,
    vp,
)


@pytest.mark.card("Bishop")
@pytest.mark.parametrize(("card", "tokens"), [("Copper", 1), ("Estate", 2), ("Rabble", 3), ("Peddler", 5)])
def test_bishop_gives_half_the_present_cost_of_the_trashed_card(card: str, tokens: int) -> None:
    table = scene(["Bishop", card, "Gold"])
    do(table, "Bishop", card)
    assert (vp(table), counters(table)[2], state(table).trash) == (tokens, 1, [card])


@pytest.mark.card("Bishop")
def test_the_others_may_trash_a_card_for_nothing_and_are_asked_together() -> None:
    table = scene("Bishop", seat(hand="Curse, Moat"), seat(hand="Estate"), seat())
    do(table, "Bishop")
    assert vp(table) == 1
    assert [question.seat for question in table.asks] == [1, 2]
    do(table, (2, "done"), (1, "Curse"))
    assert (foe(table).hand, foe(table, 2).hand, vp(table, 1)) == (["Moat"], ["Estate"], 0)


@pytest.mark.card("City")
@pytest.mark.parametrize(
    ("empty", "drawn", "after"),
    [
        ((), 1, (2, 1, 0)),
        (("Curse",), 2, (2, 1, 0)),
        (("Curse", "Moat"), 2, (2, 2, 1)),
        (("Curse", "Moat", "Gold"), 2, (2, 2, 1)),
    ],
)
def test_city_grows_with_empty_piles(empty: tuple[str, ...], drawn: int, after: tuple[int, int, int]) -> None:
    table = scene("City", deck="Estate 5", supply=dict.fromkeys(empty, 0))
    do(table, "City")
    assert counters(table) == after
    assert len(me(table).hand) == drawn


@pytest.mark.card("Counting House")
def test_counting_house_takes_any_number_of_coppers_from_the_discard_pile() -> None:
    table = scene("Counting House", discard="Estate, Copper 3, Gold, Silver")
    do(table, "Counting House")
    assert ids(table) == {"Copper": 3}
    events = do(table, ["Copper", "Copper"])
    assert [event.args["cards"] for event in events if event.kind == "dominion.took"] == [["Copper", "Copper"]]
    assert me(table).hand == ["Copper"] * 2
    assert same(me(table).discard, "Estate, Copper, Gold, Silver")


@pytest.mark.card("Counting House")
def test_counting_house_may_take_none() -> None:
    table = scene("Counting House", discard="Copper")
    do(table, "Counting House", [])
    assert me(table).discard == ["Copper"]


@pytest.mark.card("Expand")
def test_expand_gains_up_to_three_dearer_and_no_coins_count() -> None:
    table = scene("Expand, Duchy, Copper", coins=5)
    do(table, "Expand", "Duchy")
    assert "Province" in ids(table)
    do(table, "Province")
    assert me(table).discard == ["Province"]
    table = scene("Expand, Silver, Copper", coins=5)
    do(table, "Expand", "Silver")
    assert "Gold" in ids(table)
    assert "Expand" not in ids(table)


@pytest.mark.card("Expand")
def test_expand_without_a_hand_does_nothing_and_cannot_trash_itself() -> None:
    table = scene("Expand")
    do(table, "Expand")
    assert (kind(table), state(table).trash, me(table).in_play) == ("buy", [], ["Expand"])


@pytest.mark.card("Forge")
def test_forge_gains_a_card_of_exactly_the_trashed_cost() -> None:
    table = scene("Forge, Estate, Gold, Copper")
    do(table, "Forge", ["Estate", "Gold"])
    assert me(table).discard == ["Province"]
    table = scene("Forge, Estate 3, Duchy")
    do(table, "Forge", ["Estate", "Duchy"])
    assert me(table).discard == ["Forge"]
    table = scene("Forge, Gold, Silver")
    do(table, "Forge", ["Gold", "Silver"])
    assert (me(table).discard, len(state(table).trash)) == ([], 2)


@pytest.mark.card("Forge")
def test_forging_nothing_gains_a_card_for_nothing() -> None:
    table = scene("Forge, Gold")
    do(table, "Forge", [])
    assert set(ids(table)) == {"Copper", "Curse"}


@pytest.mark.card("Goons")
def test_goons_leave_the_others_three_cards_and_give_a_token_for_every_buy() -> None:
    table = scene("Goons", seat(hand="Copper 4"))
    do(table, "Goons", (1, "Copper"))
    assert counters(table) == (0, 2, 2)
    assert len(foe(table).hand) == 3
    do(table, "Copper", "Estate")
    assert vp(table) == 2


@pytest.mark.card("Goons", "King's Court", "Workshop")
def test_goons_count_once_a_card_in_play_and_not_for_other_gains() -> None:
    table = scene("King's Court, Goons, Workshop", more={"actions": 2})
    do(table, "King's Court", "Goons", "Workshop", "Silver")
    assert vp(table) == 0
    do(table, "Copper")
    assert vp(table) == 1
    table = buy_phase("", in_play="Goons 2")
    do(table, "Copper")
    assert vp(table) == 2


@pytest.mark.card("Grand Market")
def test_grand_market_gives_one_more_coin_than_a_market() -> None:
    table = scene("Grand Market", deck="Estate")
    do(table, "Grand Market")
    assert counters(table) == (1, 2, 2)
    assert me(table).hand == ["Estate"]


@pytest.mark.card("Grand Market")
def test_grand_market_cannot_be_bought_while_a_copper_is_in_play() -> None:
    table = buy_phase("Gold 2, Copper", kingdom=["Grand Market"])
    do(table, "Gold", "Gold", "done")
    assert "Grand Market" in ids(table)
    table = buy_phase("Gold 2, Copper", kingdom=["Grand Market"])
    do(table, "all")
    assert "Grand Market" not in ids(table)


@pytest.mark.card("Grand Market", "Mint")
def test_grand_market_can_be_bought_when_the_copper_in_play_is_trashed() -> None:
    table = buy_phase("Copper", kingdom=["Grand Market", "Mint"], coins=11, buys=2)
    do(table, "all", "Mint")
    assert "Grand Market" in ids(table)


@pytest.mark.card("Grand Market", "Remodel")
def test_grand_market_can_be_gained_without_buying_with_a_copper_in_play() -> None:
    table = scene("Remodel, Smithy", in_play="Copper", kingdom=["Grand Market"])
    do(table, "Remodel")
    assert "Grand Market" in ids(table)


@pytest.mark.card("King's Court")
def test_kings_court_is_optional() -> None:
    table = scene("King's Court, Village")
    do(table, "King's Court", "done")
    assert me(table).hand == ["Village"]


@pytest.mark.card("Mint")
def test_mint_may_show_a_treasure_and_gains_another() -> None:
    table = scene("Mint, Gold, Silver, Estate")
    do(table, "Mint")
    assert set(ids(table)) == {"Gold", "Silver", "done"}
    do(table, "Gold")
    assert me(table).discard == ["Gold"]
    assert same(me(table).hand, "Gold, Silver, Estate")
    table = scene("Mint, Gold")
    do(table, "Mint", "done")
    assert me(table).discard == []


@pytest.mark.card("Mint")
def test_mint_gains_nothing_from_an_empty_pile() -> None:
    table = scene("Mint, Gold", supply={"Gold": 0})
    do(table, "Mint", "Gold")
    assert me(table).discard == []


@pytest.mark.card("Mint", "Talisman", "Quarry", "Watchtower")
def test_buying_a_mint_trashes_the_treasures_in_play_before_any_of_them_acts() -> None:
    table = buy_phase(
        "Watchtower", in_play="Talisman, Quarry, Market, Gold", coins=5, buys=2, kingdom=["Mint", "Watchtower"]
    )
    assert prices(table)["Mint"] == 3
    do(table, "Mint", "deck")
    assert same(state(table).trash, "Talisman, Quarry, Gold")
    assert pile(table, "Mint") == 9
    assert (me(table).deck, me(table).in_play, counters(table)[2]) == (["Mint"], ["Market"], 2)


@pytest.mark.card("Mint")
def test_buying_another_card_than_a_mint_trashes_nothing() -> None:
    table = buy_phase("", in_play="Gold, Copper", coins=4, kingdom=["Mint"])
    do(table, "Silver")
    assert state(table).trash == []


@pytest.mark.card("Monument")
def test_monument_gives_two_coins_and_a_token() -> None:
    table = scene("Monument")
    do(table, "Monument")
    assert (counters(table)[2], vp(table)) == (2, 1)


@pytest.mark.card("Mountebank")
def test_mountebank_gives_a_curse_and_a_copper_unless_a_curse_is_discarded() -> None:
    table = scene("Mountebank", seat(hand="Curse 2"), seat(hand="Curse"), seat(hand="Gold"))
    do(table, "Mountebank")
    assert counters(table)[2] == 2
    assert [question.seat for question in table.asks] == [1, 2]
    assert ids(table, 1) == {"Curse": 1, "done": 1}
    do(table, (1, "Curse"), (2, "done"))
    assert (foe(table).hand, foe(table).discard) == (["Curse"], ["Curse"])
    assert (foe(table, 2).hand, sorted(foe(table, 2).discard)) == (["Curse"], ["Copper", "Curse"])
    assert sorted(foe(table, 3).discard) == ["Copper", "Curse"]


@pytest.mark.card("Mountebank")
@pytest.mark.parametrize(
    ("supply", "gained"),
    [({"Curse": 0}, ["Copper"]), ({"Copper": 0}, ["Curse"]), ({"Curse": 0, "Copper": 0}, [])],
)
def test_mountebank_with_empty_piles_gives_what_is_left_and_the_choice_stays(
    supply: dict[str, int], gained: list[str]
) -> None:
    table = scene("Mountebank", seat(hand="Curse"), supply=supply)
    do(table, "Mountebank", "done")
    assert foe(table).discard == gained


@pytest.mark.card("Peddler")
def test_peddler_replaces_itself_for_a_coin_and_costs_two_less_per_action_in_play_in_the_buy_phase() -> None:
    table = scene("Peddler 2, Gold", deck="Estate 2", coins=8, kingdom=["Peddler", "Workshop"])
    do(table, "Peddler")
    assert counters(table) == (1, 1, 9)
    assert prices(table)["Peddler"] == 8
    do(table, "Peddler", "done")
    assert prices(table)["Peddler"] == 4


@pytest.mark.card("Rabble")
def test_rabble_takes_treasures_and_actions_of_three_cards_and_the_owner_orders_the_rest() -> None:
    victims = (seat(deck="Curse, Nobles, Estate, Gold"), seat(deck="Duchy, Estate, Province"), seat(deck="Copper"))
    table = scene("Rabble", *victims, deck="Estate 3")
    do(table, "Rabble")
    assert len(me(table).hand) == 3
    assert [question.seat for question in table.asks] == [1, 2]
    do(table, (2, ["Province", "Duchy", "Estate"]), (1, ["Estate", "Curse"]))
    assert (foe(table).deck, foe(table).discard) == (["Estate", "Curse", "Gold"], ["Nobles"])
    assert foe(table, 2).deck == ["Province", "Duchy", "Estate"]
    assert foe(table, 3).discard == ["Copper"]


@pytest.mark.card("Trade Route")
def test_trade_route_earns_a_coin_per_token_and_must_trash() -> None:
    table = scene("Trade Route, Estate, Gold", trade_route=["Estate", "Province"])
    do(table, "Trade Route")
    assert counters(table) == (0, 2, 2)
    do(table, "Estate")
    assert state(table).trash == ["Estate"]
    table = scene("Trade Route", trade_route=1)
    do(table, "Trade Route")
    assert (counters(table), kind(table)) == ((0, 2, 1), "buy")


@pytest.mark.card("Trade Route")
def test_trade_route_earns_as_many_coins_as_there_are_tokens() -> None:
    table = scene("Trade Route", trade_route=6, kingdom=["Gardens", "Duke", "Harem"])
    do(table, "Trade Route")
    assert counters(table) == (0, 2, 6)


@pytest.mark.rule("D31")
@pytest.mark.card("Trade Route", "Thief")
def test_a_card_gained_from_the_trash_moves_no_token() -> None:
    table = scene("Thief", seat(deck="Harem, Copper"), kingdom=["Trade Route", "Harem"], trade_route=0)
    do(table, "Thief", "Harem", ["Harem"])
    assert me(table).discard == ["Harem"]
    assert tokens(table).mat == []


@pytest.mark.card("Vault")
def test_vault_turns_cards_into_coins_and_the_others_may_exchange_two_for_one() -> None:
    others = (seat(hand="Estate 2, Curse", deck="Gold"), seat(hand="Copper 2", deck="Gold"), seat())
    table = scene("Vault, Estate", *others, deck="Duchy, Curse")
    do(table, "Vault", ["Duchy", "Estate", "Curse"])
    assert counters(table)[2] == 3
    assert [question.seat for question in table.asks] == [1, 2]
    with pytest.raises(IllegalChoice, match="none_or_two"):
        table.answer(1, ["Curse"])
    do(table, (1, ["Curse", "Estate"]), (2, []))
    assert same(foe(table).hand, "Estate, Gold")
    assert same(foe(table, 2).hand, "Copper 2")


@pytest.mark.card("Vault")
def test_player_with_one_card_may_discard_it_for_the_vault_but_draws_nothing() -> None:
    table = scene("Vault", seat(hand="Curse", deck="Gold"), deck="Duchy 2")
    do(table, "Vault", [], (1, ["Curse"]))
    assert (foe(table).hand, foe(table).discard) == ([], ["Curse"])


@pytest.mark.card("Watchtower")
@pytest.mark.parametrize(("held", "drawn"), [(0, 6), (4, 2), (6, 0), (8, 0)])
def test_watchtower_draws_up_to_six(held: int, drawn: int) -> None:
    table = scene(["Watchtower"] + ["Estate"] * held, deck="Copper 9")
    do(table, "Watchtower")
    assert me(table).hand.count("Copper") == drawn


@pytest.mark.card("Worker's Village")
def test_workers_village_gives_a_card_two_actions_and_a_buy() -> None:
    table = scene("Worker's Village", deck="Estate")
    do(table, "Worker's Village")
    assert counters(table) == (2, 2, 0)
    assert me(table).hand == ["Estate"]
