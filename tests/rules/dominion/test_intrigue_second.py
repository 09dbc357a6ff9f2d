"""The second edition of Intrigue: its seven cards, ruling by ruling (D320 to D337)."""

from typing import Any

import pytest

from rules.dominion.card import CARDS, cards_of
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.opponent import choose
from rules.kernel import IllegalChoice, Table
from tests.contract.twins import seen
from tests.rules.dominion.drawn import random_cards
from tests.rules.dominion.scene import (
    ask,
    counters,
    do,
    foe,
    ids,
    kind,
    me,
    pile,
    same,
    scene,
    seat,
    shown,
    sight,
    state,
)

NEW = ("Courtier", "Diplomat", "Lurker", "Mill", "Patrol", "Replace", "Secret Passage")
OUT = ("Coppersmith", "Great Hall", "Saboteur", "Scout", "Secret Chamber", "Tribute")


@pytest.mark.rule("D320")
def test_second_edition_has_seven_new_cards_and_leaves_six_out() -> None:
    assert sorted(cards_of("intrigue_second")) == sorted(NEW)
    assert EXPANSIONS["intrigue_second"].leaves_out == OUT
    assert len({*cards_of("intrigue", "intrigue_second")} - {*OUT}) == 26
    costs = {"Courtier": 5, "Diplomat": 4, "Lurker": 2, "Mill": 4, "Patrol": 5, "Replace": 5, "Secret Passage": 4}
    assert {card: CARDS[card].cost for card in NEW} == costs
    combined = {card: CARDS[card].types - {"action"} for card in NEW if len(CARDS[card].types) > 1}
    assert combined == {"Diplomat": {"reaction"}, "Mill": {"victory"}, "Replace": {"attack"}}


@pytest.mark.rule("D320")
@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("first", {*cards_of("intrigue")}),
        ("second", {*cards_of("intrigue", "intrigue_second")} - {*OUT}),
        ("both", {*cards_of("intrigue", "intrigue_second")}),
    ],
)
def test_random_cards_come_from_the_chosen_edition(edition: str, cards: set[str]) -> None:
    assert {*random_cards(intrigue="1", intrigue_second=edition)} == cards


# Courtier


@pytest.mark.rule("D321")
@pytest.mark.card("Courtier")
@pytest.mark.parametrize(
    ("hand", "card", "choice", "after"),
    [
        ("Courtier, Copper, Estate", "Copper", ["coins"], (0, 1, 3)),
        ("Courtier, Copper, Estate", "Estate", ["buys"], (0, 2, 0)),
        ("Courtier, Copper, Curse", "Curse", ["actions"], (1, 1, 0)),
        ("Courtier, Copper, Mill", "Mill", ["actions", "coins"], (1, 1, 3)),
        ("Courtier, Copper, Moat", "Moat", ["buys", "coins"], (0, 2, 3)),
        ("Courtier, Copper, Witch", "Witch", ["actions", "buys"], (1, 2, 0)),
        ("Courtier, Copper, Harem", "Harem", ["coins", "buys"], (0, 2, 3)),
    ],
)
def test_courtier_gives_a_different_thing_for_each_type_of_the_card_shown(
    hand: str, card: str, choice: list[str], after: tuple[int, int, int]
) -> None:
    table = scene(hand)
    do(table, "Courtier")
    assert kind(table) == "courtier.reveal"
    events = do(table, card)
    assert [event.args["cards"] for event in events if event.kind == "dominion.showed"] == [[card]]
    assert ids(table) == {"actions": 1, "buys": 1, "coins": 1, "gold": 1}
    assert (ask(table).least, ask(table).most) == (len(choice), len(choice))
    events = do(table, choice)
    assert counters(table) == after
    assert card in me(table).hand
    assert [event.args["options"] for event in events if event.kind == "dominion.chose"] == [choice]


@pytest.mark.rule("D321", "D322")
@pytest.mark.card("Courtier")
def test_courtier_gains_a_gold_if_there_is_one_and_does_nothing_with_an_empty_hand() -> None:
    for left, gained in ((30, ["Gold"]), (0, [])):
        table = scene("Courtier, Copper", supply={"Gold": left})
        do(table, "Courtier", "gold")
        assert me(table).discard == gained
    table = scene("Courtier")
    do(table, "Courtier")
    assert counters(table) == (0, 1, 0)


# Diplomat


@pytest.mark.rule("D323")
@pytest.mark.card("Diplomat")
@pytest.mark.parametrize(("others", "actions"), [(0, 2), (3, 2), (4, 0)])
def test_diplomat_gives_actions_if_there_are_at_most_five_cards_in_hand_after_drawing(
    others: int, actions: int
) -> None:
    table = scene(["Diplomat", *["Estate"] * others], deck="Copper 2")
    do(table, "Diplomat")
    assert len(me(table).hand) == others + 2
    assert counters(table)[0] == actions


@pytest.mark.rule("D324")
@pytest.mark.card("Diplomat", "Militia")
def test_diplomat_draws_two_and_discards_three_before_the_attack() -> None:
    table = scene("Militia", seat(hand="Diplomat, Estate 2, Copper 2", deck="Gold, Silver"))
    do(table, "Militia", "Diplomat")
    assert counters(table)[2] == 0
    assert (kind(table), ask(table, 1).least, ask(table, 1).most) == ("diplomat.discard", 3, 3)
    do(table, ["Estate", "Estate", "Copper"])
    assert same(foe(table).hand, "Diplomat, Gold, Silver, Copper")
    assert kind(table) == "militia.discard"


@pytest.mark.rule("D324", "D326")
@pytest.mark.card("Diplomat", "Witch")
def test_diplomat_cannot_be_shown_from_a_small_hand() -> None:
    table = scene("Witch", seat(hand="Diplomat, Copper 3"), deck="Copper 2")
    do(table, "Witch")
    assert "dominion.attack" not in {question.kind for question in table.asks}
    table = scene("Witch", seat(hand="Copper 5", deck="Diplomat"), deck="Copper 2")
    do(table, "Witch")
    assert (kind(table), ids(table, 1)) == ("attack", {"done": 1})


@pytest.mark.rule("D325")
@pytest.mark.card("Diplomat")
def test_same_diplomat_is_used_again_while_the_hand_is_large() -> None:
    table = scene("Witch", seat(hand="Diplomat, Copper 5", deck="Estate 2, Curse 2, Gold 2"), deck="Copper 2")
    do(table, "Witch", "Diplomat", ["Estate", "Estate", "Copper"])
    assert ids(table, 1) == {"Diplomat": 1, "done": 1}
    do(table, "Diplomat", ["Curse", "Curse", "Copper"])
    assert same(foe(table).hand, "Diplomat, Copper 3")
    assert kind(table) != "attack"


@pytest.mark.rule("D325")
@pytest.mark.card("Diplomat", "Moat", "Secret Chamber")
def test_other_reactions_may_be_shown_before_and_after_a_diplomat_also_ones_just_drawn() -> None:
    table = scene("Witch", seat(hand="Diplomat, Copper 5", deck="Moat, Secret Chamber, Gold 2"), deck="Copper 2")
    do(table, "Witch")
    assert ids(table, 1) == {"Diplomat": 1, "done": 1}
    do(table, "Diplomat", ["Copper", "Copper", "Copper"])
    assert ids(table, 1) == {"Diplomat": 1, "Moat": 1, "Secret Chamber": 1, "done": 1}
    do(table, "Moat", "Diplomat", ["Moat", "Secret Chamber", "Copper"])
    assert foe(table).discard[:3] == ["Copper", "Secret Chamber", "Moat"]
    assert "Curse" not in foe(table).cards


@pytest.mark.rule("D324", "D325")
@pytest.mark.card("Diplomat")
def test_diplomat_may_discard_itself() -> None:
    table = scene("Witch", seat(hand="Diplomat, Copper 5", deck="Gold 2"), deck="Copper 2")
    do(table, "Witch", "Diplomat", ["Diplomat", "Copper", "Copper"])
    # The others know only that the Diplomat may still be in hand.
    assert ids(table, 1) == {"done": 1}


@pytest.mark.rule("D326")
@pytest.mark.card("Diplomat")
def test_others_do_not_learn_whether_a_diplomat_is_in_hand() -> None:
    one = scene("Witch", seat(hand="Diplomat, Copper 4", deck="Copper"), deck="Copper 2")
    other = scene("Witch", seat(hand="Copper 5", deck="Diplomat"), deck="Copper 2")
    for table in (one, other):
        do(table, "Witch")
    assert seen(one, 0) == seen(other, 0)


# Lurker


@pytest.mark.rule("D327")
@pytest.mark.card("Lurker")
def test_lurker_trashes_an_action_of_the_supply_or_gains_one_from_the_trash() -> None:
    table = scene("Lurker 2, Copper", kingdom=["Lurker", "Nobles", "Gardens", "Loan"], trash="Gold, Curse")
    do(table, "Lurker")
    assert ids(table) == {"trash": 1, "gain": 1}
    do(table, "trash")
    assert set(ids(table)) == {"Lurker", "Nobles"}
    events = do(table, "Nobles")
    assert [event.args for event in events if event.kind == "dominion.trashed"] == [
        {"seat": 0, "cards": ["Nobles"], "source": "supply"}
    ]
    assert (state(table).trash, pile(table, "Nobles"), counters(table)) == (["Gold", "Curse", "Nobles"], 7, (1, 1, 0))
    do(table, "Lurker", "gain")
    assert (state(table).trash, me(table).discard) == (["Gold", "Curse"], ["Nobles"])


@pytest.mark.rule("D327")
@pytest.mark.card("Lurker")
def test_either_way_of_a_lurker_may_be_chosen_without_effect() -> None:
    table = scene("Lurker, Copper", kingdom=["Lurker"], trash="Gold")
    do(table, "Lurker", "gain")
    assert (state(table).trash, me(table).discard, counters(table)[0]) == (["Gold"], [], 1)
    table = scene("Lurker, Copper", kingdom=["Lurker"], supply={"Lurker": 0})
    do(table, "Lurker", "trash")
    assert state(table).trash == []


@pytest.mark.rule("D328")
@pytest.mark.card("Lurker", "Trade Route", "Watchtower")
def test_trashed_card_leaves_its_pile_and_a_gain_from_the_trash_is_a_gain() -> None:
    table = scene("Lurker 2, Watchtower", kingdom=["Lurker", "Nobles", "Trade Route", "Watchtower"])
    do(table, "Lurker", "trash", "Nobles")
    assert (shown(table).mat, "Nobles" in shown(table).marked) == (1, False)
    assert me(table).discard == []
    do(table, "Lurker", "gain")
    assert kind(table) == "gain"
    do(table, "deck")
    assert me(table).deck == ["Nobles"]


@pytest.mark.rule("D328")
@pytest.mark.card("Lurker")
def test_lurker_can_use_up_a_pile() -> None:
    supply = {"Lurker": 5, "Moat": 1, "Curse": 0, "Estate": 0}
    table = scene("Lurker", seat(hand="Copper"), kingdom=["Lurker", "Moat"], supply=supply)
    do(table, "Lurker", "trash", "Moat", "done")
    assert table.over


# Mill


@pytest.mark.rule("D329")
@pytest.mark.card("Mill")
def test_mill_draws_a_card_and_gives_two_coins_for_two_discarded_cards() -> None:
    table = scene("Mill, Estate 2", deck="Gold")
    do(table, "Mill")
    assert counters(table) == (1, 1, 0)
    with pytest.raises(IllegalChoice, match="none_or_two"):
        table.answer(0, ["Estate"])
    do(table, ["Estate", "Estate"])
    assert (counters(table), me(table).hand) == ((1, 1, 2), ["Gold"])
    table = scene("Mill, Estate 2", deck="Gold")
    do(table, "Mill", [])
    assert (counters(table), len(me(table).hand)) == ((1, 1, 0), 3)


@pytest.mark.rule("D329")
@pytest.mark.card("Mill")
def test_single_card_gives_nothing_for_a_mill_and_a_mill_is_worth_a_point() -> None:
    table = scene("Mill, Estate")
    do(table, "Mill", ["Estate"])
    assert (counters(table), me(table).discard) == ((1, 1, 0), ["Estate"])
    assert scene("Mill 3").standing[0].score == 3
    assert [
        pile(Table.new("dominion", seats=n, seed=1, options={"kingdom": "Grand Scheme"}), "Mill") for n in (2, 3)
    ] == [
        8,
        12,
    ]


# Patrol


@pytest.mark.rule("D330")
@pytest.mark.card("Patrol")
def test_patrol_takes_victory_cards_and_curses_and_orders_the_rest() -> None:
    table = scene("Patrol", deck="Copper 3, Curse, Mill, Gold, Silver, Estate")
    do(table, "Patrol")
    assert same(me(table).hand, "Copper 3, Curse, Mill")
    assert (kind(table), ask(table).ordered) == ("patrol.put_back", True)
    do(table, ["Silver", "Gold"])
    assert me(table).deck == ["Silver", "Gold", "Estate"]
    table = scene("Patrol", deck="Copper 3, Province, Curse")
    do(table, "Patrol")
    assert same(me(table).hand, "Copper 3, Province, Curse")


# Replace


@pytest.mark.rule("D331")
@pytest.mark.card("Replace")
@pytest.mark.parametrize(("gained", "deck", "discard"), [("Silver", 1, 0), ("Smithy", 1, 0), ("Gardens", 0, 1)])
def test_replace_gains_actions_and_treasures_onto_the_deck(gained: str, deck: int, discard: int) -> None:
    table = scene("Replace, Estate", kingdom=["Replace", "Smithy", "Gardens", "Market"])
    do(table, "Replace")
    assert state(table).trash == ["Estate"]
    assert "Market" not in ids(table)
    do(table, gained)
    assert me(table).deck == [gained] * deck
    assert me(table).discard == [gained] * discard


@pytest.mark.rule("D332")
@pytest.mark.card("Replace")
@pytest.mark.parametrize(("gained", "deck", "curses"), [("Duchy", [], 2), ("Mill", ["Mill"], 2), ("Moat", ["Moat"], 0)])
def test_replace_gives_curses_with_a_victory_card_and_both_with_a_combined_one(
    gained: str, deck: list[str], curses: int
) -> None:
    table = scene("Replace, Smithy", seat(), seat(), kingdom=["Replace", "Smithy", "Mill", "Moat"])
    do(table, "Replace", gained)
    assert me(table).deck == deck
    assert sum(foe(table, number).discard.count("Curse") for number in (1, 2)) == curses


@pytest.mark.rule("D332")
@pytest.mark.card("Replace")
def test_curses_of_a_replace_are_dealt_in_turn_order_while_they_last() -> None:
    table = scene("Replace, Estate", seat(), seat(), kingdom=["Replace"], supply={"Curse": 1})
    do(table, "Replace", "Estate")
    assert (foe(table).discard, foe(table, 2).discard) == (["Curse"], [])


@pytest.mark.rule("D333")
@pytest.mark.card("Replace", "Moat", "Watchtower")
def test_reactions_come_before_a_replace_and_a_watchtower_saves_no_one_else() -> None:
    table = scene("Replace, Estate, Watchtower", seat(hand="Moat"), seat(), kingdom=["Replace", "Moat", "Watchtower"])
    do(table, "Replace")
    assert (kind(table), state(table).trash) == ("attack", [])
    do(table, (1, "Moat"), "Estate", "Estate")
    assert kind(table) == "gain"
    do(table, "trash")
    assert same(state(table).trash, "Estate 2")
    assert (foe(table).discard, foe(table, 2).discard) == ([], ["Curse"])


@pytest.mark.rule("D333")
@pytest.mark.card("Replace")
def test_without_a_gain_or_a_hand_replace_gives_no_curse() -> None:
    table = scene("Replace", seat())
    do(table, "Replace")
    assert (foe(table).discard, me(table).discard) == ([], [])


# Secret Passage


@pytest.mark.rule("D334")
@pytest.mark.card("Secret Passage")
@pytest.mark.parametrize(
    ("place", "deck"),
    [
        ("0", ["Estate", "Gold", "Duchy"]),
        ("1", ["Gold", "Estate", "Duchy"]),
        ("2", ["Gold", "Duchy", "Estate"]),
    ],
)
def test_secret_passage_puts_a_card_anywhere_in_the_deck(place: str, deck: list[str]) -> None:
    table = scene("Secret Passage, Estate", deck="Copper, Silver, Gold, Duchy")
    do(table, "Secret Passage")
    assert counters(table) == (1, 1, 0)
    assert set(ids(table)) == {"Copper", "Silver", "Estate"}
    do(table, "Estate")
    assert (kind(table), list(ids(table))) == ("secret_passage.place", ["0", "1", "2"])
    do(table, place)
    assert me(table).deck == deck
    assert same(me(table).hand, "Copper, Silver")


@pytest.mark.rule("D335")
@pytest.mark.card("Secret Passage")
def test_others_see_neither_the_card_nor_its_place() -> None:
    one = scene("Secret Passage, Estate", deck="Copper, Silver, Gold, Duchy")
    other = scene("Secret Passage, Estate", deck="Copper, Silver, Gold, Duchy")
    events = [tuple(do(one, "Secret Passage", "Estate", "0")), tuple(do(other, "Secret Passage", "Silver", "2"))]
    assert seen(one, 1, events[0]) == seen(other, 1, events[1])
    assert events[1][-1].seen_by(0).args["above"] == 2


@pytest.mark.rule("D335")
@pytest.mark.card("Secret Passage")
def test_without_a_deck_the_card_is_the_deck_and_without_a_hand_nothing_happens() -> None:
    table = scene("Secret Passage, Estate, Copper", deck="Gold")
    do(table, "Secret Passage", "Estate")
    assert (me(table).deck, kind(table)) == (["Estate"], "treasure")
    table = scene("Secret Passage")
    do(table, "Secret Passage")
    assert (me(table).deck, counters(table)) == ([], (1, 1, 0))


@pytest.mark.rule("D336")
@pytest.mark.card("Masquerade")
def test_masquerade_keeps_the_rules_of_the_first_edition() -> None:
    table = scene("Masquerade, Estate", seat(), seat(hand="Gold"), deck="Copper 2", kingdom=["Masquerade", "Mill"])
    do(table, "Masquerade", "Estate")
    if kind(table) == "masquerade.pass":
        do(table, (2, "Gold"))
    assert (foe(table).hand, foe(table, 2).hand) == (["Estate"], [])
    assert "Gold" in me(table).hand


# The computer opponent


@pytest.mark.rule("D337")
@pytest.mark.card(*NEW)
@pytest.mark.parametrize(
    ("hand", "zones", "played", "answer"),
    [
        ("Courtier, Copper, Mill, Estate", {}, ["Courtier"], ["Mill"]),
        ("Courtier, Copper, Estate", {}, ["Courtier", "Copper"], ["gold"]),
        ("Courtier, Copper, Mill", {}, ["Courtier", "Mill"], ["gold", "coins"]),
        ("Courtier, Copper, Estate", {"supply": {"Province": 2}}, ["Courtier", "Copper"], ["coins"]),
        ("Lurker", {"trash": "Witch"}, ["Lurker"], ["gain"]),
        ("Lurker", {"trash": "Gold"}, ["Lurker"], ["trash"]),
        ("Lurker 2", {}, ["Lurker", "trash"], ["Witch"]),
        ("Lurker", {}, ["Lurker", "trash"], ["Lurker"]),
        ("Mill, Estate, Curse, Gold", {}, ["Mill"], ["Curse", "Estate"]),
        ("Mill, Copper 2, Gold", {}, ["Mill"], []),
        ("Patrol", {"deck": "Copper 3, Silver, Gold, Curse, Estate"}, ["Patrol"], ["Gold", "Silver"]),
        ("Replace, Estate, Gold", {"deck": "Copper 7"}, ["Replace"], ["Estate"]),
        ("Secret Passage, Estate, Gold", {"deck": "Copper 5"}, ["Secret Passage"], ["Estate"]),
        ("Secret Passage, Estate, Gold", {"deck": "Copper 5"}, ["Secret Passage", "Estate"], ["3"]),
        ("Secret Passage, Estate, Gold", {"deck": "Copper 5"}, ["Secret Passage", "Gold"], ["0"]),
    ],
)
def test_the_opponent_has_an_idea_of_the_new_cards(
    hand: str, zones: dict[str, Any], played: list[Any], answer: list[str]
) -> None:
    table = scene(hand, kingdom=["Witch", "Moat", "Lurker"], **zones)
    do(table, *played)
    question = table.asks[0]
    assert choose(sight(table, question.seat), question, None) == answer


@pytest.mark.rule("D337")
@pytest.mark.card("Diplomat")
@pytest.mark.parametrize(("attack", "answer"), [("Militia", "Diplomat"), ("Witch", "done")])
def test_the_opponent_shows_a_diplomat_to_attacks_on_its_hand(attack: str, answer: str) -> None:
    table = scene(attack, seat(hand="Diplomat, Copper 4"), deck="Copper 2")
    do(table, attack)
    assert choose(sight(table, 1), ask(table, 1), None) == [answer]
