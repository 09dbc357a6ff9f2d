"""The cards of Seaside (D210 to D235)."""

from typing import Any

import pytest

from rules.dominion.expansions.seaside.tokens import Sea, sea
from rules.kernel import IllegalChoice, Table
from tests.rules.dominion.scene import (
    FOE,
    ask,
    buy_phase,
    counters,
    do,
    end_turn,
    foe,
    ids,
    kind,
    kinds,
    me,
    pile,
    round_of_turns,
    same,
    scene,
    seat,
    sight,
    state,
)


def part(table: Table) -> Sea:
    """Return Seaside's part of the state."""
    return sea(state(table))


@pytest.mark.rule("D210")
@pytest.mark.card("Ambassador")
def test_ambassador_returns_copies_and_the_others_gain_one() -> None:
    table = scene("Ambassador, Estate 3, Copper", FOE, FOE, supply={"Estate": 0})
    do(table, "Ambassador", "Estate")
    assert (kind(table), ids(table)) == ("ambassador.return", {"Estate": 2})
    events = do(table, ["Estate", "Estate"])
    assert kinds(events)[0] == "returned"
    assert same(me(table).hand, "Estate, Copper")
    assert [foe(table, number).discard for number in (1, 2)] == [["Estate"], ["Estate"]]
    assert pile(table, "Estate") == 0


@pytest.mark.rule("D210")
@pytest.mark.card("Ambassador")
def test_ambassador_may_return_nothing_and_the_others_gain_while_there_are_cards() -> None:
    table = scene("Ambassador, Curse", FOE, FOE, supply={"Curse": 1})
    do(table, "Ambassador", [])
    assert same(me(table).hand, "Curse")
    assert [foe(table, number).discard for number in (1, 2)] == [["Curse"], []]
    alone = scene("Ambassador", FOE)
    do(alone, "Ambassador")
    assert (kind(alone), foe(alone).discard) == ("buy", [])


@pytest.mark.rule("D210")
@pytest.mark.card("Ambassador", "Moat")
def test_a_moat_keeps_an_ambassadors_card_away() -> None:
    table = scene("Ambassador, Curse", seat(hand="Moat"), FOE)
    do(table, "Ambassador", (1, "Moat"), "Curse", "Curse")
    assert [foe(table, number).discard for number in (1, 2)] == [[], ["Curse"]]


@pytest.mark.parametrize(
    ("card", "drawn", "counted"),
    [
        pytest.param("Bazaar", 1, (2, 1, 1), marks=[pytest.mark.rule("D211"), pytest.mark.card("Bazaar")]),
        pytest.param("Caravan", 1, (1, 1, 0), marks=[pytest.mark.rule("D212"), pytest.mark.card("Caravan")]),
        pytest.param("Fishing Village", 0, (2, 1, 1), marks=[pytest.mark.rule("D216")]),
        pytest.param("Lighthouse", 0, (1, 1, 1), marks=[pytest.mark.rule("D220")]),
        pytest.param("Merchant Ship", 0, (0, 1, 2), marks=[pytest.mark.rule("D222")]),
        pytest.param("Treasury", 1, (1, 1, 1), marks=[pytest.mark.rule("D233")]),
        pytest.param("Wharf", 2, (0, 2, 0), marks=[pytest.mark.rule("D235")]),
    ],
)
def test_cards_give_this_at_once(card: str, drawn: int, counted: tuple[int, int, int]) -> None:
    table = scene([card], FOE, deck="Copper 9")
    do(table, card)
    assert (len(me(table).hand), counters(table)) == (drawn, counted)


@pytest.mark.parametrize(
    ("card", "drawn", "counted"),
    [
        pytest.param("Caravan", 1, (1, 1, 0), marks=pytest.mark.rule("D212")),
        pytest.param("Fishing Village", 0, (2, 1, 1), marks=pytest.mark.rule("D216")),
        pytest.param("Lighthouse", 0, (1, 1, 1), marks=pytest.mark.rule("D220")),
        pytest.param("Merchant Ship", 0, (1, 1, 2), marks=pytest.mark.rule("D222")),
        pytest.param("Wharf", 2, (1, 2, 0), marks=pytest.mark.rule("D235")),
    ],
)
def test_durations_give_this_in_the_next_turn(card: str, drawn: int, counted: tuple[int, int, int]) -> None:
    table = scene([card], FOE, deck="Copper 20")
    do(table, card)
    round_of_turns(table)
    assert (len(me(table).hand), counters(table)) == (5 + drawn, counted)
    round_of_turns(table)
    assert counters(table) == (1, 1, 0)


@pytest.mark.rule("D213")
@pytest.mark.card("Cutpurse")
def test_cutpurse_takes_a_copper_or_shows_a_hand_without_one() -> None:
    table = scene("Cutpurse", seat(hand="Copper 2, Gold"), seat(hand="Gold, Estate"))
    events = do(table, "Cutpurse")
    assert counters(table)[2] == 2
    assert (same(foe(table).hand, "Copper, Gold"), foe(table).discard) == (True, ["Copper"])
    assert foe(table, 2).discard == []
    (shown,) = [event.args for event in events if event.kind == "dominion.showed"]
    assert shown == {"seat": 2, "cards": ["Estate", "Gold"], "all": True}
    assert not table.can_undo(0)


@pytest.mark.rule("D214")
@pytest.mark.card("Embargo", "Smugglers")
def test_buying_from_an_embargoed_pile_brings_a_curse_for_every_token_and_gaining_none() -> None:
    table = buy_phase("", FOE, coins=6, buys=2, embargo={"Silver": 2}, kingdom=["Embargo"])
    do(table, "Silver", "Silver")
    assert same(me(table).cards, "Silver 2, Curse 4")
    few = buy_phase("", FOE, coins=3, embargo={"Silver": 2}, supply={"Curse": 1}, kingdom=["Embargo"])
    do(few, "Silver")
    assert same(me(few).cards, "Silver, Curse")
    gained = scene("Workshop", FOE, embargo={"Silver": 1}, kingdom=["Embargo"])
    do(gained, "Workshop", "Silver")
    assert me(gained).discard == ["Silver"]


@pytest.mark.rule("D214")
@pytest.mark.card("Embargo", "Throne Room")
def test_embargo_trashes_itself_once_and_gives_a_token_for_every_play() -> None:
    table = scene("Throne Room, Embargo", FOE, supply={"Gold": 0})
    do(table, "Throne Room")
    assert set(ids(table)) == set(state(table).supply)
    do(table, "Gold", "Estate")
    assert (part(table).embargo, counters(table)[2]) == ({"Gold": 1, "Estate": 1}, 4)
    assert (state(table).trash, me(table).in_play) == (["Embargo"], ["Throne Room"])
    assert sight(table, 1).parts["seaside"].embargo == {"Gold": 1, "Estate": 1}


@pytest.mark.rule("D215")
@pytest.mark.card("Explorer")
@pytest.mark.parametrize(("answer", "gained"), [("yes", "Gold"), ("no", "Silver")])
def test_explorer_gains_a_gold_for_a_province_shown(answer: str, gained: str) -> None:
    table = scene("Explorer, Province", FOE)
    do(table, "Explorer", answer)
    assert same(me(table).hand, ["Province", gained])


@pytest.mark.rule("D215", "D38")
@pytest.mark.card("Explorer")
def test_explorer_asks_a_player_who_may_hold_a_province() -> None:
    table = scene("Explorer, Copper", FOE, deck="Province")
    do(table, "Explorer")
    assert list(ids(table)) == ["no"]
    do(table, "no")
    assert same(me(table).hand, "Copper, Silver")
    without = scene("Explorer, Copper", FOE)
    do(without, "Explorer")
    assert same(me(without).hand, "Copper, Silver")


@pytest.mark.rule("D217")
@pytest.mark.card("Ghost Ship")
def test_ghost_ship_makes_others_put_cards_back_in_an_order_of_their_choice() -> None:
    table = scene("Ghost Ship", seat(hand="Gold, Silver, Copper, Estate, Curse"), seat(hand="Gold 3"), deck="Copper 9")
    events = do(table, "Ghost Ship")
    assert (len(me(table).hand), ask(table, 1).ordered) == (2, True)
    assert table.ask_of(2) is None
    events = do(table, (1, ["Gold", "Curse"]))
    assert foe(table).deck == ["Gold", "Curse"]
    (event,) = [one for one in events if one.kind == "dominion.put_back"]
    assert event.seen_by(0).args == {"seat": 1, "count": 2}


@pytest.mark.rule("D218")
@pytest.mark.card("Haven")
def test_haven_returns_a_card_in_the_next_turn() -> None:
    table = scene("Haven, Gold, Copper", FOE, deck="Silver 9")
    do(table, "Haven", "Gold")
    assert counters(table) == (1, 1, 0)
    assert same(me(table).hand, "Silver, Copper")
    round_of_turns(table)
    assert same(me(table).hand, "Silver 5, Gold")
    assert me(table).hidden == {}


@pytest.mark.rule("D218")
@pytest.mark.card("Haven", "Throne Room")
def test_a_throned_haven_keeps_two_cards() -> None:
    table = scene("Throne Room, Haven, Gold, Copper", FOE, deck="Silver 20")
    do(table, "Throne Room", "Gold", "Copper")
    assert me(table).hidden == {"Haven": ["Gold", "Copper"]}
    round_of_turns(table)
    assert same(me(table).hand, "Silver 5, Gold, Copper")


@pytest.mark.rule("D219")
@pytest.mark.card("Island")
def test_island_and_another_card_leave_until_the_end() -> None:
    table = scene("Island, Province, Copper", FOE)
    events = do(table, "Island", "Province")
    assert (me(table).mats, me(table).in_play) == ({"Island": ["Island", "Province"]}, [])
    assert [event.args["cards"] for event in events if event.kind == "dominion.set_aside"] == [["Island", "Province"]]
    round_of_turns(table)
    assert same(me(table).hand, "Copper")
    alone = scene("Island", FOE)
    do(alone, "Island")
    assert me(alone).mats == {"Island": ["Island"]}


@pytest.mark.rule("D219")
@pytest.mark.card("Island", "Throne Room")
def test_a_throned_island_puts_two_cards_with_it() -> None:
    table = scene("Throne Room, Island, Estate, Duchy", FOE)
    do(table, "Throne Room", "Estate")
    assert me(table).mats == {"Island": ["Island", "Estate", "Duchy"]}
    assert me(table).in_play == ["Throne Room"]


LIT = [{"card": "Lighthouse", "stay": ["Lighthouse"]}]


@pytest.mark.rule("D220")
@pytest.mark.card("Lighthouse", "Witch", "Militia", "Throne Room")
def test_a_lighthouse_protects_from_attacks_however_often_they_are_played() -> None:
    protected = seat(hand="Copper 5", in_play="Lighthouse", later=LIT)
    table = scene("Throne Room, Witch", protected, FOE)
    do(table, "Throne Room")
    assert (foe(table).discard, foe(table, 2).discard) == ([], ["Curse", "Curse"])
    table = scene("Militia", protected)
    do(table, "Militia")
    assert (kind(table), len(foe(table).hand)) == ("buy", 5)


@pytest.mark.rule("D220")
@pytest.mark.card("Lighthouse", "Secret Chamber", "Moat")
def test_the_owner_of_a_lighthouse_may_react_all_the_same() -> None:
    table = scene("Witch", seat(hand="Secret Chamber, Copper", deck="Gold 2", in_play="Lighthouse", later=LIT))
    do(table, "Witch", "Secret Chamber", ["Copper", "Secret Chamber"])
    assert (foe(table).discard, same(foe(table).hand, "Gold 2")) == ([], True)


@pytest.mark.rule("D220")
@pytest.mark.card("Lighthouse", "Council Room", "Bishop")
def test_a_lighthouse_does_not_protect_from_cards_that_are_no_attacks() -> None:
    table = scene("Council Room", seat(hand="Copper", deck="Gold", in_play="Lighthouse", later=LIT))
    do(table, "Council Room")
    assert same(foe(table).hand, "Copper, Gold")


@pytest.mark.rule("D220")
@pytest.mark.card("Lighthouse")
def test_a_lighthouse_protects_until_its_last_turn_ends() -> None:
    table = scene("Lighthouse, Witch", FOE, deck="Curse 2, Copper 9", kingdom=["Witch"])
    do(table, "Lighthouse")
    round_of_turns(table)
    assert me(table).in_play == ["Lighthouse"]
    end_turn(table)
    assert me(table).in_play == []


@pytest.mark.rule("D221")
@pytest.mark.card("Lookout")
def test_lookout_trashes_one_discards_one_and_leaves_one() -> None:
    table = scene("Lookout", FOE, deck="Gold, Curse, Estate, Silver")
    do(table, "Lookout")
    assert set(ids(table)) == {"Gold", "Curse", "Estate"}
    do(table, "Curse", "Estate")
    assert (state(table).trash, me(table).discard, me(table).deck) == (["Curse"], ["Estate"], ["Gold", "Silver"])


@pytest.mark.rule("D221")
@pytest.mark.card("Lookout")
@pytest.mark.parametrize(
    ("deck", "discarded", "answers", "left"),
    [
        ("Gold, Curse", "", ["Curse", "Gold"], (["Curse"], ["Gold"], [])),
        ("Curse", "", ["Curse"], (["Curse"], [], [])),
        ("", "", [], ([], [], [])),
        ("Gold", "Curse, Curse", ["Curse", "Curse"], (["Curse"], ["Curse"], ["Gold"])),
    ],
)
def test_lookout_with_fewer_cards(deck: str, discarded: str, answers: list[str], left: Any) -> None:
    table = scene("Lookout", FOE, deck=deck, discard=discarded)
    do(table, "Lookout", *answers)
    assert (state(table).trash, me(table).discard, me(table).deck) == left


@pytest.mark.rule("D221", "D38")
@pytest.mark.card("Lookout")
def test_lookout_asks_about_equal_cards_too() -> None:
    table = scene("Lookout", FOE, deck="Copper 3")
    do(table, "Lookout")
    assert (kind(table), ids(table)) == ("lookout.trash", {"Copper": 3})


@pytest.mark.rule("D223")
@pytest.mark.card("Native Village")
def test_native_village_collects_cards_and_takes_them_all() -> None:
    table = scene("Native Village 3", FOE, deck="Gold, Silver, Copper")
    events = do(table, "Native Village", "hide")
    (hid,) = [event for event in events if event.kind == "dominion.hid"]
    assert hid.seen_by(1).args == {"seat": 0, "card": "Native Village", "count": 1}
    assert hid.seen_by(0).args["cards"] == ["Gold"]
    assert not table.can_undo(0)
    do(table, "Native Village", "hide")
    assert (counters(table)[0], me(table).hidden) == (3, {"Native Village": ["Gold", "Silver"]})
    do(table, "Native Village", "take")
    assert (same(me(table).hand, "Gold, Silver"), me(table).hidden) == (True, {})


@pytest.mark.rule("D223", "D29")
@pytest.mark.card("Native Village")
@pytest.mark.parametrize("choice", ["hide", "take"])
def test_native_village_may_choose_what_does_nothing(choice: str) -> None:
    table = scene("Native Village", FOE)
    do(table, "Native Village", choice)
    assert (me(table).hand, me(table).hidden) == ([], {})


@pytest.mark.rule("D224")
@pytest.mark.card("Navigator")
def test_navigator_discards_five_cards_or_puts_them_back_in_order() -> None:
    deck = ["Gold", "Silver", "Copper", "Estate", "Curse", "Duchy"]
    table = scene("Navigator", FOE, deck=deck)
    do(table, "Navigator", ["Curse", "Gold", "Estate", "Silver", "Copper"])
    assert (counters(table)[2], me(table).deck) == (2, ["Curse", "Gold", "Estate", "Silver", "Copper", "Duchy"])
    table = scene("Navigator", FOE, deck=deck)
    do(table, "Navigator")
    with pytest.raises(IllegalChoice, match="all_or_none"):
        table.answer(0, ["Curse", "Gold"])
    do(table, [])
    assert (me(table).deck, same(me(table).discard, deck[:5])) == (["Duchy"], True)


@pytest.mark.rule("D225")
@pytest.mark.card("Outpost", "Merchant Ship", "Throne Room")
def test_outpost_gives_an_extra_turn_with_three_cards() -> None:
    table = scene("Throne Room, Outpost, Merchant Ship, Copper", FOE, deck="Copper 20", actions=2)
    do(table, "Throne Room", "Outpost", "Merchant Ship")
    events = do(table, "done", "done")
    (turn,) = [event.args for event in events if event.kind == "dominion.turn"]
    assert turn == {"begins": True, "seat": 0, "turn": 2, "extra": True}
    assert (state(table).seat, len(me(table).hand), counters(table)[2]) == (0, 3, 2)
    assert same(me(table).in_play, "Throne Room, Outpost, Merchant Ship")
    end_turn(table)
    assert (state(table).seat, len(me(table).hand), me(table).in_play) == (1, 5, [])


@pytest.mark.rule("D225")
@pytest.mark.card("Outpost")
def test_outpost_gives_no_third_turn_but_still_a_hand_of_three() -> None:
    table = scene("Outpost", FOE, deck="Outpost, Copper 20")
    do(table, "Outpost")
    end_turn(table)
    assert (sight(table).extra, sight(table).turn) == (True, 0)
    do(table, "Outpost")
    end_turn(table)
    assert (state(table).seat, len(me(table).hand), me(table).in_play) == (1, 3, [])
    end_turn(table)
    assert (state(table).turn.extra, state(table).number) == (False, 3)


@pytest.mark.rule("D225")
@pytest.mark.card("Outpost")
def test_several_outposts_give_one_extra_turn() -> None:
    table = scene("Outpost 2, Fishing Village", FOE, deck="Copper 20")
    do(table, "Fishing Village", "Outpost", "Outpost")
    end_turn(table)
    assert (state(table).seat, same(me(table).in_play, "Fishing Village, Outpost")) == (0, True)
    end_turn(table)
    assert state(table).seat == 1


@pytest.mark.rule("D226")
@pytest.mark.card("Pearl Diver")
@pytest.mark.parametrize(("answer", "deck"), [("yes", ["Gold", "Gold", "Estate"]), ("no", ["Gold", "Estate", "Gold"])])
def test_pearl_diver_raises_the_bottom_card(answer: str, deck: list[str]) -> None:
    table = scene("Pearl Diver", FOE, deck="Copper, Gold, Estate, Gold")
    do(table, "Pearl Diver")
    assert ask(table).args["drawn"] == "Gold"
    do(table, answer)
    assert (me(table).hand, me(table).deck, counters(table)[0]) == (["Copper"], deck, 1)


@pytest.mark.rule("D226")
@pytest.mark.card("Pearl Diver")
def test_pearl_diver_shuffles_an_empty_deck_before_it_looks() -> None:
    table = scene("Pearl Diver", FOE, deck="Copper", discard="Gold 3")
    do(table, "Pearl Diver", "yes")
    assert (me(table).deck, me(table).discard) == (["Gold"] * 3, [])
    alone = scene("Pearl Diver", FOE, deck="Copper, Gold")
    do(alone, "Pearl Diver")
    assert kind(alone) == "treasure"


@pytest.mark.rule("D227")
@pytest.mark.card("Pirate Ship")
def test_pirate_ship_trashes_one_treasure_of_each_for_one_token() -> None:
    table = scene("Pirate Ship", seat(deck="Gold, Silver, Estate"), seat(deck="Copper, Estate"))
    do(table, "Pirate Ship", "attack")
    assert (ask(table).args["owner"], set(ids(table))) == (1, {"Gold", "Silver"})
    do(table, "Gold")
    assert same(state(table).trash, "Gold, Copper")
    assert (foe(table).discard, foe(table, 2).discard) == (["Silver"], ["Estate"])
    assert part(table).pirate == {0: 1}
    assert sight(table, 2).parts["seaside"].pirate == (1, 0, 0)


@pytest.mark.rule("D227")
@pytest.mark.card("Pirate Ship")
def test_pirate_ship_gives_coins_for_tokens_and_keeps_them() -> None:
    table = scene("Pirate Ship", FOE, pirate=3)
    do(table, "Pirate Ship", "coins")
    assert (counters(table)[2], part(table).pirate) == (3, {0: 3})
    nothing = scene("Pirate Ship", seat(deck="Estate 2"))
    do(nothing, "Pirate Ship", "attack")
    assert (part(nothing).pirate, foe(nothing).discard) == ({}, ["Estate", "Estate"])


@pytest.mark.rule("D227", "D33")
@pytest.mark.card("Pirate Ship", "Moat")
def test_others_react_before_the_pirate_ship_chooses() -> None:
    table = scene("Pirate Ship", seat(hand="Moat", deck="Gold 2"))
    do(table, "Pirate Ship")
    assert kind(table) == "attack"
    do(table, "Moat", "attack")
    assert (foe(table).deck, part(table).pirate) == (["Gold", "Gold"], {})


@pytest.mark.rule("D228")
@pytest.mark.card("Salvager", "Bridge")
def test_salvager_gives_what_the_trashed_card_costs_now() -> None:
    table = scene("Salvager, Gold, Copper", FOE)
    do(table, "Salvager", "Gold")
    assert (counters(table), state(table).trash) == ((0, 2, 6), ["Gold"])
    cheap = scene("Bridge, Salvager, Gold, Copper", FOE, actions=2)
    do(cheap, "Bridge", "Salvager", "Gold")
    assert counters(cheap)[2] == 1 + 5
    empty = scene("Salvager", FOE)
    do(empty, "Salvager")
    assert counters(empty) == (0, 2, 0)


@pytest.mark.rule("D229")
@pytest.mark.card("Sea Hag")
def test_sea_hag_replaces_the_top_card_by_a_curse() -> None:
    table = scene("Sea Hag", seat(deck="Gold, Silver"), seat(discard="Gold"), seat(), supply={"Curse": 2})
    do(table, "Sea Hag")
    assert (foe(table).deck, foe(table).discard) == (["Curse", "Silver"], ["Gold"])
    assert (foe(table, 2).deck, foe(table, 2).discard) == (["Curse"], ["Gold"])
    assert foe(table, 3).deck == []
    none = scene("Sea Hag", seat(deck="Gold, Silver"), supply={"Curse": 0})
    do(none, "Sea Hag")
    assert (foe(none).deck, foe(none).discard) == (["Silver"], ["Gold"])


@pytest.mark.rule("D230")
@pytest.mark.card("Smugglers")
def test_smugglers_gain_what_the_right_neighbour_gained_in_the_last_turn() -> None:
    other = seat(gained=["Province", "Gold", "Silver"])
    table = scene("Smugglers", seat(gained=["Duchy"]), other, kingdom=["Smugglers"])
    do(table, "Smugglers")
    assert (set(ids(table)), ask(table).args["owner"]) == ({"Gold", "Silver"}, 2)
    do(table, "Gold")
    assert me(table).discard == ["Gold"]
    nothing = scene("Smugglers", other, seat())
    do(nothing, "Smugglers")
    assert (kind(nothing), me(nothing).discard) == ("buy", [])


@pytest.mark.rule("D230")
@pytest.mark.card("Smugglers", "Workshop", "Witch")
def test_smugglers_look_at_gains_of_the_own_turn_bought_or_not() -> None:
    table = scene("Workshop, Silver, Witch", seat(hand="Smugglers"), actions=2, kingdom=["Smugglers"])
    do(table, "Workshop", "Estate", "Witch", "all", "Copper")
    assert foe(table).discard == ["Curse"]
    do(table, "Smugglers")
    # The Curse was gained in the turn of another player.
    assert set(ids(table, 1)) == {"Estate", "Copper"}
    assert part(table).gained == {0: ["Estate", "Copper"]}
    do(table, "Estate", "done")
    assert part(table).gained == {1: ["Estate"]}


@pytest.mark.rule("D230")
@pytest.mark.card("Smugglers", "Outpost")
def test_smugglers_look_at_the_extra_turn() -> None:
    table = scene("Outpost, Gold", seat(hand="Smugglers"), deck="Copper 5", kingdom=["Smugglers"])
    do(table, "Outpost", "all", "Silver")
    assert part(table).gained == {}
    do(table, "all", "Copper")
    do(table, "Smugglers")
    assert "Copper" in foe(table).discard
    assert "Silver" not in foe(table).cards


@pytest.mark.rule("D230")
@pytest.mark.card("Smugglers", "Bridge")
def test_smugglers_count_the_price_of_now_and_the_piles_that_are_left() -> None:
    gained = ["Expand", "Gold"]
    other = seat(gained=gained)
    table = scene("Bridge, Smugglers", other, actions=2, kingdom=["Expand"], supply={"Gold": 0})
    do(table, "Bridge", "Smugglers")
    assert me(table).discard == ["Expand"]


@pytest.mark.rule("D231")
@pytest.mark.card("Tactician")
def test_tactician_discards_the_hand_for_the_next_turn() -> None:
    table = scene("Tactician, Copper, Gold", FOE, deck="Silver 20")
    do(table, "Tactician")
    assert (me(table).hand, len(me(table).discard)) == ([], 2)
    round_of_turns(table)
    assert (len(me(table).hand), counters(table)) == (10, (2, 2, 0))


@pytest.mark.rule("D231")
@pytest.mark.card("Tactician", "Throne Room")
def test_tactician_does_nothing_with_an_empty_hand_or_the_second_time() -> None:
    table = scene("Throne Room, Tactician, Copper", FOE, deck="Silver 30")
    do(table, "Throne Room")
    round_of_turns(table)
    assert (len(me(table).hand), counters(table)) == (10, (2, 2, 0))
    empty = scene("Tactician", FOE, deck="Silver 30")
    do(empty, "Tactician")
    round_of_turns(empty)
    assert (len(me(empty).hand), counters(empty)) == (5, (1, 1, 0))


@pytest.mark.rule("D232")
@pytest.mark.card("Treasure Map")
def test_two_treasure_maps_give_four_golds_on_the_deck() -> None:
    table = scene("Treasure Map 2", FOE, deck="Copper")
    do(table, "Treasure Map")
    assert (me(table).deck, state(table).trash) == (["Gold"] * 4 + ["Copper"], ["Treasure Map"] * 2)
    few = scene("Treasure Map 2", FOE, supply={"Gold": 3})
    do(few, "Treasure Map")
    assert me(few).deck == ["Gold"] * 3
    single = scene("Treasure Map, Copper", FOE)
    do(single, "Treasure Map")
    assert (me(single).deck, state(single).trash) == ([], ["Treasure Map"])


@pytest.mark.rule("D232")
@pytest.mark.card("Treasure Map", "Throne Room")
def test_a_throned_treasure_map_pays_once() -> None:
    table = scene("Throne Room, Treasure Map 3", FOE)
    do(table, "Throne Room")
    assert (me(table).deck, state(table).trash, me(table).hand) == (["Gold"] * 4, ["Treasure Map"] * 3, [])


@pytest.mark.rule("D233")
@pytest.mark.card("Treasury")
def test_treasuries_go_back_on_the_deck_before_the_new_hand_is_drawn() -> None:
    table = buy_phase("", FOE, in_play="Treasury 3", coins=3, deck="Copper 9", kingdom=["Treasury"])
    do(table, "Silver")
    assert (kind(table), ids(table)) == ("treasury.put_back", {"Treasury": 3})
    do(table, ["Treasury", "Treasury"])
    assert same(me(table).hand, "Treasury 2, Copper 3")
    assert same(me(table).discard, "Treasury, Silver")


@pytest.mark.rule("D233")
@pytest.mark.card("Treasury", "Workshop", "Island")
def test_treasuries_stay_if_a_victory_card_was_bought_but_not_if_one_was_gained() -> None:
    table = buy_phase("", FOE, in_play="Treasury", coins=4, kingdom=["Island"])
    do(table, "Island")
    assert (state(table).seat, len(me(table).hand)) == (1, 2)
    gained = scene("Workshop", FOE, in_play="Treasury")
    do(gained, "Workshop", "Estate", "done")
    assert kind(gained) == "treasury.put_back"
    do(gained, [])
    assert part(gained).victory is False


@pytest.mark.rule("D234")
@pytest.mark.card("Warehouse")
def test_warehouse_draws_three_and_discards_three() -> None:
    table = scene("Warehouse, Estate", FOE, deck="Gold, Silver, Curse")
    do(table, "Warehouse", ["Estate", "Curse", "Silver"])
    assert (me(table).hand, counters(table)[0]) == (["Gold"], 1)
    few = scene("Warehouse, Estate", FOE)
    do(few, "Warehouse")
    assert (me(few).hand, me(few).discard) == ([], ["Estate"])
