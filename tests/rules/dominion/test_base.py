"""The 25 cards of the base set, ruling by ruling."""

import pytest

from rules.kernel import IllegalChoice
from tests.rules.dominion.scene import ask, counters, do, foe, ids, kind, me, pile, same, scene, seat, state


@pytest.mark.card("Adventurer")
def test_adventurer_finds_two_treasures_and_shuffles_without_the_revealed_cards() -> None:
    table = scene("Adventurer", deck="Estate, Harem, Duchy", discard="Gold, Province")
    do(table, "Adventurer")
    assert same(me(table).hand, "Harem, Gold")
    assert {"Estate", "Duchy"} <= set(me(table).discard)
    assert not me(table).aside


@pytest.mark.card("Adventurer")
def test_adventurer_takes_a_single_treasure_and_discards_the_other_cards() -> None:
    table = scene("Adventurer", deck="Estate, Copper", discard="Duchy")
    do(table, "Adventurer")
    assert me(table).hand == ["Copper"]
    assert same(me(table).discard, "Estate, Duchy")


@pytest.mark.card("Bureaucrat")
def test_bureaucrat_gains_a_silver_on_the_deck_and_the_victim_puts_a_victory_card_back() -> None:
    table = scene("Bureaucrat", seat(hand="Harem, Estate, Copper", deck="Gold"))
    do(table, "Bureaucrat")
    assert me(table).deck == ["Silver"]
    assert ids(table, 1) == {"Estate": 1, "Harem": 1}
    do(table, "Harem")
    assert foe(table).deck == ["Harem", "Gold"]
    assert same(foe(table).hand, "Estate, Copper")


@pytest.mark.card("Bureaucrat")
def test_bureaucrat_shows_a_hand_without_victory_cards_and_acts_without_silver() -> None:
    table = scene("Bureaucrat", seat(hand="Copper, Moneylender"), supply={"Silver": 0})
    shown = [event.args for event in do(table, "Bureaucrat") if event.kind == "dominion.showed"]
    assert shown == [{"seat": 1, "cards": ["Copper", "Moneylender"], "all": True}]
    assert me(table).deck == []
    assert foe(table).hand == ["Copper", "Moneylender"]


@pytest.mark.card("Cellar")
def test_cellar_discards_everything_before_it_draws_so_a_shuffle_includes_it() -> None:
    table = scene("Cellar, Estate 3, Copper", deck="Gold")
    do(table, "Cellar")
    assert ids(table) == {"Copper": 1, "Estate": 3}
    do(table, ["Estate", "Estate", "Estate"])
    assert counters(table)[0] == 1
    assert same(me(table).hand, "Copper, Gold, Estate, Estate")
    assert me(table).deck == ["Estate"]


@pytest.mark.card("Cellar")
def test_cellar_may_discard_nothing() -> None:
    table = scene("Cellar, Estate", deck="Gold")
    do(table, "Cellar", [])
    assert me(table).hand == ["Estate"]


@pytest.mark.card("Chancellor")
def test_chancellor_may_put_the_whole_deck_into_the_discard_pile() -> None:
    for answer, deck, discard in (("yes", "", "Gold, Silver, Copper"), ("no", "Gold, Silver", "Copper")):
        table = scene("Chancellor", deck="Gold, Silver", discard="Copper")
        do(table, "Chancellor", answer)
        assert counters(table)[2] == 2
        assert same(me(table).deck, deck)
        assert same(me(table).discard, discard)


@pytest.mark.card("Chancellor")
def test_chancellor_asks_nothing_about_an_empty_deck() -> None:
    table = scene("Chancellor", discard="Copper")
    do(table, "Chancellor")
    assert kind(table) == "buy"


@pytest.mark.card("Chapel")
def test_chapel_trashes_up_to_four() -> None:
    table = scene("Chapel, Estate 5")
    do(table, "Chapel")
    assert (ask(table).least, ask(table).most) == (0, 4)
    do(table, ["Estate"] * 4)
    assert state(table).trash == ["Estate"] * 4
    assert me(table).hand == ["Estate"]


@pytest.mark.card("Council Room")
def test_council_room_draws_four_and_all_others_must_draw_one_even_with_a_moat() -> None:
    table = scene("Council Room", seat(hand="Moat", deck="Gold"), seat(deck="Duchy, Estate"), deck="Copper 5")
    do(table, "Council Room")
    assert me(table).hand == ["Copper"] * 4
    assert counters(table)[1] == 2
    assert foe(table).hand == ["Moat", "Gold"]
    assert foe(table, 2).hand == ["Duchy"]


@pytest.mark.card("Feast")
def test_feast_trashes_itself_and_gains_up_to_five() -> None:
    table = scene("Feast", kingdom=["Feast", "Adventurer", "Market"])
    do(table, "Feast")
    assert {"Market", "Duchy", "Curse"} <= set(ids(table))
    assert not {"Adventurer", "Gold"} & set(ids(table))
    do(table, "Market")
    assert (state(table).trash, me(table).discard, me(table).in_play) == (["Feast"], ["Market"], [])


@pytest.mark.card("Feast", "Throne Room")
def test_throned_feast_is_trashed_once_and_gains_twice() -> None:
    table = scene("Throne Room, Feast")
    do(table, "Throne Room", "Duchy", "Market")
    assert state(table).trash == ["Feast"]
    assert same(me(table).discard, "Duchy, Market")
    assert me(table).in_play == ["Throne Room"]


@pytest.mark.card("Festival", "Laboratory", "Market", "Smithy", "Village", "Woodcutter", "Moat")
@pytest.mark.parametrize(
    ("card", "drawn", "after"),
    [
        ("Festival", 0, (2, 2, 2)),
        ("Laboratory", 2, (1, 1, 0)),
        ("Market", 1, (1, 2, 1)),
        ("Smithy", 3, (0, 1, 0)),
        ("Village", 1, (2, 1, 0)),
        ("Woodcutter", 0, (0, 2, 2)),
        ("Moat", 2, (0, 1, 0)),
    ],
)
def test_plain_actions_give_what_they_say(card: str, drawn: int, after: tuple[int, int, int]) -> None:
    table = scene([card], deck="Estate 5")
    do(table, card)
    assert counters(table) == after
    assert me(table).hand == ["Estate"] * drawn


@pytest.mark.card("Gardens")
@pytest.mark.parametrize(("others", "points"), [(8, 0), (9, 1), (38, 3), (39, 4)])
def test_gardens_count_full_tens_of_all_cards_owned(others: int, points: int) -> None:
    table = scene("Gardens", deck=["Copper"] * (others // 2), discard=["Copper"] * (others - others // 2))
    assert table.standing[0].score == points


@pytest.mark.card("Library")
def test_library_draws_up_to_seven_and_sets_unwanted_actions_aside() -> None:
    table = scene("Library, Estate 4", deck="Village, Great Hall, Copper, Silver, Gold, Duchy")
    do(table, "Library")
    assert ask(table).args["drawn"] == "Village"
    do(table, "yes")
    assert me(table).aside == ["Village"]
    do(table, "no", "no", "no")
    assert same(me(table).hand, "Estate 4, Great Hall, Copper, Silver")
    assert me(table).discard == ["Village"]
    assert me(table).deck == ["Gold", "Duchy"]


@pytest.mark.card("Library")
def test_library_does_not_shuffle_in_cards_set_aside_and_stops_without_cards() -> None:
    table = scene("Library", deck="Village", discard="Copper")
    do(table, "Library", "yes")
    assert me(table).hand == ["Copper"]
    assert me(table).discard == ["Village"]


@pytest.mark.rule("D38")
@pytest.mark.card("Library")
def test_library_asks_about_every_card_while_actions_are_possible_until_keep_all() -> None:
    table = scene("Library", deck="Copper, Village, Gold 5", discard="Moat")
    do(table, "Library")
    assert (ask(table).args["drawn"], set(ids(table))) == ("Copper", {"no", "keep all"})
    do(table, "keep all")
    assert same(me(table).hand, "Copper, Village, Gold 5")
    nothing_but_treasures = scene("Library", deck="Copper 7")
    do(nothing_but_treasures, "Library")
    assert len(me(nothing_but_treasures).hand) == 7


@pytest.mark.card("Library")
def test_library_draws_nothing_with_seven_in_hand() -> None:
    table = scene("Library, Estate 7", deck="Village")
    do(table, "Library")
    assert me(table).deck == ["Village"]


@pytest.mark.card("Militia")
def test_militia_leaves_the_others_three_cards_and_those_with_three_alone() -> None:
    table = scene("Militia", seat(hand="Copper 2, Estate 2, Gold"), seat(hand="Copper 3"), seat(hand="Duchy 4"))
    do(table, "Militia")
    assert counters(table)[2] == 2
    assert [question.seat for question in table.asks] == [1, 3]
    assert (ask(table, 1).least, ask(table, 1).most) == (2, 2)
    do(table, (3, "Duchy"), (1, ["Estate", "Estate"]))
    assert same(foe(table).hand, "Copper 2, Gold")
    assert foe(table, 2).hand == ["Copper"] * 3
    assert foe(table, 3).discard == ["Duchy"]


@pytest.mark.card("Mine")
def test_mine_trashes_a_treasure_and_gains_one_up_to_three_dearer_into_the_hand() -> None:
    table = scene("Mine, Silver, Gold, Harem", kingdom=["Mine", "Harem", "Loan", "Bank"], colony=True)
    do(table, "Mine")
    assert ids(table) == {"Gold": 1, "Harem": 1, "Silver": 1}
    do(table, "Silver")
    assert set(ids(table)) == {"Copper", "Silver", "Gold", "Harem", "Loan"}
    do(table, "Gold")
    assert same(me(table).hand, "Gold 2, Harem")
    assert state(table).trash == ["Silver"]


@pytest.mark.card("Mine")
def test_mine_reaches_platinum_and_does_nothing_without_a_treasure() -> None:
    table = scene("Mine, Gold", colony=True)
    do(table, "Mine")
    assert "Platinum" in ids(table)
    table = scene("Mine, Estate")
    do(table, "Mine")
    assert (kind(table), state(table).trash) == ("buy", [])


@pytest.mark.card("Moneylender")
def test_moneylender_must_trash_a_copper_and_pays_only_for_one() -> None:
    table = scene("Moneylender, Copper 2")
    do(table, "Moneylender")
    assert (state(table).trash, counters(table)[2]) == (["Copper"], 3)
    table = scene("Moneylender, Silver")
    do(table, "Moneylender")
    assert (state(table).trash, counters(table)[2]) == ([], 0)


@pytest.mark.card("Remodel")
def test_remodel_trashes_a_card_and_gains_one_up_to_two_dearer() -> None:
    table = scene("Remodel, Estate, Gold")
    do(table, "Remodel", "Gold")
    assert "Province" in ids(table)
    do(table, "Province")
    assert (state(table).trash, me(table).discard) == (["Gold"], ["Province"])


@pytest.mark.card("Remodel")
def test_remodel_counts_the_present_cost_and_needs_a_hand() -> None:
    table = scene("Bridge, Remodel, Estate, Copper", more={"actions": 2})
    do(table, "Bridge", "Remodel", "Estate")
    assert "Silver" in ids(table)
    assert "Duchy" not in ids(table)
    table = scene("Remodel")
    do(table, "Remodel")
    assert kind(table) == "buy"


@pytest.mark.card("Spy")
def test_spy_reveals_the_top_card_of_every_deck_the_own_first_and_decides() -> None:
    table = scene("Spy", seat(deck="Gold, Copper"), seat(deck="Curse"), deck="Estate, Duchy")
    do(table, "Spy")
    assert (ask(table).args["owner"], ask(table).args["revealed"]) == (0, "Duchy")
    do(table, "discard", "discard", "leave")
    assert (me(table).hand, me(table).discard) == (["Estate"], ["Duchy"])
    assert (foe(table).deck, foe(table).discard) == (["Copper"], ["Gold"])
    assert foe(table, 2).deck == ["Curse"]


@pytest.mark.card("Spy", "Moat")
def test_moat_protects_only_its_owner_from_the_spy() -> None:
    table = scene("Spy", seat(hand="Moat", deck="Gold"), seat(deck="Silver"), deck="Estate, Duchy")
    do(table, "Spy", (1, "Moat"))
    do(table, "leave")
    assert (ask(table).args["owner"], ask(table).args["revealed"]) == (2, "Silver")
    do(table, "leave")
    assert foe(table).deck == ["Gold"]


@pytest.mark.card("Thief")
def test_thief_trashes_one_treasure_of_two_cards_from_each_and_keeps_any_of_them() -> None:
    table = scene("Thief", seat(deck="Gold, Copper"), seat(deck="Estate, Duchy"), seat(deck="Silver, Estate"))
    do(table, "Thief")
    assert ids(table) == {"Copper": 1, "Gold": 1}
    do(table, "Gold")
    assert foe(table).discard == ["Copper"]
    assert same(foe(table, 2).discard, "Estate, Duchy")
    assert foe(table, 3).discard == ["Estate"]
    assert ids(table) == {"Gold": 1, "Silver": 1}
    do(table, ["Gold"])
    assert (me(table).discard, state(table).trash) == (["Gold"], ["Silver"])


@pytest.mark.card("Thief")
def test_thief_gets_only_cards_just_trashed() -> None:
    table = scene("Thief", seat(deck="Copper, Copper"), trash="Platinum, Gold")
    do(table, "Thief")
    assert ids(table) == {"Copper": 1}
    do(table, [])
    assert same(state(table).trash, "Platinum, Gold, Copper")
    assert me(table).discard == []


@pytest.mark.card("Throne Room")
def test_throne_room_must_play_an_action_twice_without_an_action_and_may_have_none() -> None:
    table = scene("Throne Room, Market, Copper", deck="Estate 5")
    do(table, "Throne Room")
    assert counters(table) == (2, 3, 2)
    assert me(table).in_play == ["Throne Room", "Market"]
    table = scene("Throne Room, Copper")
    do(table, "Throne Room")
    assert kind(table) == "treasure"


@pytest.mark.card("Witch")
def test_witch_deals_curses_in_turn_order_while_they_last() -> None:
    table = scene("Witch", seat(), seat(), seat(), deck="Estate 3", supply={"Curse": 2})
    do(table, "Witch")
    assert me(table).hand == ["Estate"] * 2
    assert [foe(table, number).discard for number in (1, 2, 3)] == [["Curse"], ["Curse"], []]


@pytest.mark.card("Workshop")
def test_workshop_gains_up_to_four() -> None:
    table = scene("Workshop", kingdom=["Workshop", "Smithy", "Market"])
    do(table, "Workshop")
    assert set(ids(table)) == {"Copper", "Curse", "Estate", "Silver", "Smithy", "Workshop"}
    do(table, "Smithy")
    assert me(table).discard == ["Smithy"]
    assert pile(table, "Smithy") == 9


@pytest.mark.card("Moat")
def test_moat_does_not_answer_other_cards_than_attacks() -> None:
    table = scene("Council Room", seat(hand="Moat", deck="Copper"))
    do(table, "Council Room")
    assert table.asks[0].seat == 0


def test_a_choice_of_a_card_that_is_not_offered_is_refused() -> None:
    table = scene("Chapel, Estate")
    do(table, "Chapel")
    with pytest.raises(IllegalChoice, match="unknown_option"):
        do(table, ["Gold"])
    with pytest.raises(IllegalChoice, match="over_limit"):
        do(table, ["Estate", "Estate"])
