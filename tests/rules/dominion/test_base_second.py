"""The second edition of the base set: its option, and its seven cards ruling by ruling (D300 to D318)."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from rules.dominion.card import CARDS, cards_of
from rules.dominion.expansion import EXPANSIONS
from rules.dominion.opponent import choose
from rules.dominion.playout_view import PlayoutView
from rules.kernel import Table
from tests.contract.twins import seen
from tests.rules.dominion.drawn import GAMES, games, random_cards, steps
from tests.rules.dominion.scene import (
    ask,
    buy_phase,
    counters,
    do,
    foe,
    ids,
    kind,
    kinds,
    me,
    pile,
    same,
    scene,
    seat,
    sight,
    state,
)

NEW = ("Artisan", "Bandit", "Harbinger", "Merchant", "Poacher", "Sentry", "Vassal")
OUT = ("Adventurer", "Chancellor", "Feast", "Spy", "Thief", "Woodcutter")


def idea(table: Table) -> Any:
    """Return what the computer opponent answers to the first open ask."""
    question = table.asks[0]
    return choose(sight(table, question.seat), question, None)


# The editions


@pytest.mark.rule("D300")
def test_second_edition_has_seven_new_cards_and_leaves_six_out() -> None:
    assert sorted(cards_of("base_second")) == sorted(NEW)
    assert EXPANSIONS["base_second"].leaves_out == OUT
    assert len({*cards_of("base", "base_second")} - {*OUT}) == 26
    costs = {"Artisan": 6, "Bandit": 5, "Harbinger": 3, "Merchant": 3, "Poacher": 4, "Sentry": 5, "Vassal": 3}
    assert {card: CARDS[card].cost for card in NEW} == costs
    assert {card for card in NEW if CARDS[card].types != {"action"}} == {"Bandit"}
    assert CARDS["Bandit"].types == {"action", "attack"}


@pytest.mark.rule("D301")
@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ({}, {*cards_of("base")}),
        ({"base_second": "first"}, {*cards_of("base")}),
        ({"base_second": "second"}, {*cards_of("base", "base_second")} - {*OUT}),
        ({"base_second": "both"}, {*cards_of("base", "base_second")}),
    ],
)
def test_random_cards_come_from_the_chosen_edition(edition: dict[str, str], cards: set[str]) -> None:
    assert {*random_cards(base="1", **edition)} == cards


@pytest.mark.rule("D301")
def test_options_of_an_older_table_draw_the_kingdom_that_they_drew() -> None:
    before = {"kingdom": "random", "base": "2", "intrigue": "1", "prosperity": "1"}
    for seed in range(20):
        table = Table.new("dominion", seats=2, seed=seed, options=before)
        assert not {CARDS[card].set for card in state(table).kingdom} & {"base_second", "intrigue_second"}


@pytest.mark.rule("D301")
def test_weight_of_the_base_set_is_that_of_both_editions() -> None:
    found = Counter(CARDS[card].set for card in random_cards(base="3", base_second="both", prosperity="1").elements())
    assert found["base_second"] > found["prosperity"] / 25 * 7 * 1.5
    never = random_cards(base="0", base_second="both", intrigue="1")
    assert {CARDS[card].set for card in never} == {"intrigue"}


@pytest.mark.rule("D301")
def test_recommended_set_and_picked_cards_stay_with_every_edition() -> None:
    options = {"kingdom": "First Game", "base_second": "second", "pick_base": ["Feast"], "veto_base": ["Moat"]}
    kingdom = state(Table.new("dominion", seats=2, seed=1, options=options)).kingdom
    assert {"Woodcutter", "Feast"} <= {*kingdom}
    assert "Moat" not in kingdom
    new = {"kingdom": "First Game II", "base_second": "first"}
    assert "Merchant" in state(Table.new("dominion", seats=2, seed=1, options=new)).kingdom


@pytest.mark.rule("D302")
@pytest.mark.card("Throne Room", "Mine", "Moneylender")
def test_card_of_both_editions_has_the_rules_of_the_first() -> None:
    options = {"base_second": "second"}
    table = scene("Throne Room, Village", deck="Copper 2", options=options)
    do(table, "Throne Room")
    assert me(table).in_play == ["Throne Room", "Village"]
    table = scene("Moneylender, Copper", options=options)
    do(table, "Moneylender")
    assert state(table).trash == ["Copper"]
    table = scene("Mine, Copper, Silver", options=options)
    do(table, "Mine")
    assert ids(table) == {"Copper": 1, "Silver": 1}


# Merchant


@pytest.mark.rule("D303")
@pytest.mark.card("Merchant")
def test_merchant_draws_a_card_and_the_first_silver_gives_one_more() -> None:
    table = scene("Merchant, Silver 2", deck="Copper")
    do(table, "Merchant")
    assert counters(table) == (1, 1, 0)
    assert same(me(table).hand, "Silver 2, Copper")
    do(table, "Silver")
    assert counters(table)[2] == 3
    do(table, "Silver")
    assert counters(table)[2] == 5
    do(table, "Copper")
    assert counters(table)[2] == 6


@pytest.mark.rule("D304")
@pytest.mark.card("Merchant", "Throne Room")
@pytest.mark.parametrize(
    ("hand", "played", "coins"),
    [
        ("Merchant, Silver 3", ["Merchant"], 7),
        ("Merchant 2, Silver 2", ["Merchant", "Merchant"], 6),
        ("Throne Room, Merchant, Silver 2", ["Throne Room"], 6),
        ("Merchant, Gold, Copper", ["Merchant"], 4),
        ("Silver 2", [], 4),
    ],
)
def test_each_play_of_a_merchant_counts_once_for_the_first_silver(hand: str, played: list[str], coins: int) -> None:
    table = scene(hand, kingdom=["Merchant"])
    do(table, *played, "all")
    assert counters(table)[2] == coins


@pytest.mark.rule("D304")
@pytest.mark.card("Merchant", "Venture")
def test_silver_that_another_card_plays_is_the_first_one_too() -> None:
    table = scene("Merchant, Venture, Silver", deck="Estate, Silver")
    do(table, "Merchant", "Venture")
    assert counters(table)[2] == 1 + 2 + 1
    do(table, "Silver")
    assert counters(table)[2] == 6


@pytest.mark.rule("D303")
@pytest.mark.card("Merchant")
def test_merchant_does_nothing_in_the_next_turn() -> None:
    table = scene("Merchant", seat(hand="Copper"), deck="Silver 6")
    do(table, "Merchant", "done", "done", "done", "done", "all")
    assert counters(table)[2] == 10


# Vassal


@pytest.mark.rule("D305")
@pytest.mark.card("Vassal")
def test_vassal_may_play_the_action_that_it_discards() -> None:
    table = scene("Vassal", deck="Village, Gold, Copper")
    events = do(table, "Vassal")
    assert counters(table) == (0, 1, 2)
    assert "discarded" in kinds(events)
    assert (me(table).discard, ids(table)) == (["Village"], {"Village": 1, "done": 1})
    do(table, "Village")
    assert counters(table) == (2, 1, 2)
    assert (me(table).in_play, me(table).hand, me(table).discard) == (["Vassal", "Village"], ["Gold"], [])


@pytest.mark.rule("D305")
@pytest.mark.card("Vassal")
def test_vassal_leaves_an_unwanted_action_and_any_other_card_in_the_discard_pile() -> None:
    table = scene("Vassal", deck="Village, Gold")
    do(table, "Vassal", "done")
    assert (me(table).discard, counters(table)) == (["Village"], (0, 1, 2))
    table = scene("Vassal, Copper", deck="Gold, Village")
    do(table, "Vassal")
    assert (me(table).discard, kind(table)) == (["Gold"], "treasure")


@pytest.mark.rule("D306")
@pytest.mark.card("Vassal", "Conspirator")
def test_action_of_a_vassal_is_a_play_and_may_be_another_vassal() -> None:
    table = scene("Vassal", deck="Vassal, Conspirator, Copper")
    do(table, "Vassal", "Vassal", "Conspirator")
    assert counters(table) == (1, 1, 6)
    assert (me(table).in_play, me(table).hand) == (["Vassal", "Vassal", "Conspirator"], ["Copper"])


@pytest.mark.rule("D306")
@pytest.mark.card("Vassal", "Throne Room")
def test_each_play_of_a_vassal_discards_a_card_and_without_one_there_are_only_coins() -> None:
    table = scene("Throne Room, Vassal", deck="Gold, Village, Copper")
    do(table, "Throne Room", "done")
    assert (me(table).discard, counters(table)) == (["Village", "Gold"], (0, 1, 4))
    table = scene("Vassal, Copper")
    do(table, "Vassal")
    assert (counters(table), kind(table)) == ((0, 1, 2), "treasure")


@pytest.mark.rule("D306")
@pytest.mark.card("Vassal", "Mining Village")
def test_action_of_a_vassal_can_trash_itself() -> None:
    table = scene("Vassal", deck="Mining Village, Copper")
    do(table, "Vassal", "Mining Village", "yes")
    assert (state(table).trash, counters(table)) == (["Mining Village"], (2, 1, 4))


# Poacher


@pytest.mark.rule("D307")
@pytest.mark.card("Poacher")
@pytest.mark.parametrize("empty", [(), ("Curse",), ("Curse", "Moat")])
def test_poacher_discards_a_card_for_every_empty_pile_after_drawing(empty: tuple[str, ...]) -> None:
    table = scene(
        "Poacher, Estate, Copper",
        deck="Gold",
        kingdom=["Poacher", "Moat"],
        supply=dict.fromkeys(empty, 0),
    )
    do(table, "Poacher")
    assert counters(table) == (1, 1, 1)
    if empty:
        assert (ask(table).least, ask(table).most) == (len(empty), len(empty))
        do(table, ["Gold", "Estate"][: len(empty)])
    assert len(me(table).hand) == 3 - len(empty)


@pytest.mark.rule("D307")
@pytest.mark.card("Poacher")
def test_poacher_discards_the_whole_hand_if_there_are_fewer_cards() -> None:
    table = scene("Poacher, Estate", kingdom=["Poacher", "Moat"], supply={"Curse": 0, "Moat": 0})
    do(table, "Poacher")
    assert (me(table).hand, me(table).discard) == ([], ["Estate"])


# Harbinger


@pytest.mark.rule("D308")
@pytest.mark.card("Harbinger")
def test_harbinger_may_put_a_card_of_the_discard_pile_on_the_deck_unseen() -> None:
    table = scene("Harbinger", deck="Copper, Estate", discard="Curse, Gold, Silver")
    do(table, "Harbinger")
    assert (counters(table), me(table).hand) == ((1, 1, 0), ["Copper"])
    assert set(ids(table)) == {"Curse", "Gold", "Silver", "done"}
    (event,) = [event for event in do(table, "Gold") if event.kind == "dominion.put_back"]
    assert (me(table).deck, me(table).discard) == (["Gold", "Estate"], ["Curse", "Silver"])
    assert event.seen_by(1).args == {"seat": 0, "count": 1}
    assert event.seen_by(0).args["order"] == ["Gold"]


@pytest.mark.rule("D308")
@pytest.mark.card("Harbinger")
def test_harbinger_may_leave_the_pile_and_draws_before_it_looks() -> None:
    table = scene("Harbinger", deck="Copper", discard="Gold")
    do(table, "Harbinger", "done")
    assert me(table).discard == ["Gold"]
    table = scene("Harbinger, Copper", discard="Gold")
    do(table, "Harbinger")
    assert (same(me(table).hand, "Copper, Gold"), kind(table)) == (True, "treasure")


@pytest.mark.rule("D308")
@pytest.mark.card("Harbinger")
def test_question_of_a_harbinger_does_not_tell_what_the_pile_has() -> None:
    one = scene("Harbinger", deck="Copper, Duchy", discard="Curse, Gold")
    other = scene("Harbinger", deck="Copper, Gold", discard="Curse, Duchy")
    for table in (one, other):
        do(table, "Harbinger")
        assert not table.can_undo(0)
    assert seen(one, 1) == seen(other, 1)


# Sentry


@pytest.mark.rule("D309", "D310")
@pytest.mark.card("Sentry")
def test_sentry_trashes_discards_or_puts_back_each_of_two_cards() -> None:
    table = scene("Sentry", deck="Copper, Curse, Estate, Gold")
    do(table, "Sentry")
    assert (counters(table), me(table).hand) == ((1, 1, 0), ["Copper"])
    assert (ids(table), ask(table).least, ask(table).most) == ({"Curse": 1, "Estate": 1}, 0, 2)
    do(table, ["Curse"])
    assert ids(table) == {"Estate": 1}
    do(table, ["Estate"])
    assert (state(table).trash, me(table).discard, me(table).deck) == (["Curse"], ["Estate"], ["Gold"])


@pytest.mark.rule("D310")
@pytest.mark.card("Sentry")
@pytest.mark.parametrize(
    ("answers", "trash", "discarded", "deck"),
    [
        ([["Curse", "Estate"]], "Curse, Estate", "", "Gold"),
        ([[], ["Curse", "Estate"]], "", "Curse, Estate", "Gold"),
        ([["Curse"], []], "Curse", "", "Estate, Gold"),
        ([[], ["Curse"]], "", "Curse", "Estate, Gold"),
        ([[], [], ["Curse", "Estate"]], "", "", "Curse, Estate, Gold"),
        ([[], [], ["Estate", "Curse"]], "", "", "Estate, Curse, Gold"),
    ],
)
def test_both_cards_of_a_sentry_may_go_anywhere(answers: list[Any], trash: str, discarded: str, deck: str) -> None:
    table = scene("Sentry, Copper", deck="Copper, Curse, Estate, Gold")
    do(table, "Sentry", *answers)
    assert same(state(table).trash, trash)
    assert same(me(table).discard, discarded)
    assert me(table).deck == deck.split(", ")


@pytest.mark.rule("D309", "D311")
@pytest.mark.card("Sentry")
def test_sentry_shuffles_for_its_two_cards_and_does_with_fewer() -> None:
    table = scene("Sentry", deck="Copper, Gold", discard="Estate")
    do(table, "Sentry")
    assert ids(table) == {"Gold": 1, "Estate": 1}
    table = scene("Sentry", deck="Copper", discard="Estate")
    do(table, "Sentry", [], [])
    assert (me(table).deck, kind(table)) == (["Estate"], "treasure")
    table = scene("Sentry, Copper")
    do(table, "Sentry")
    assert kind(table) == "treasure"


@pytest.mark.rule("D311")
@pytest.mark.card("Sentry")
def test_others_learn_neither_the_cards_of_a_sentry_nor_whether_they_are_alike() -> None:
    one = scene("Sentry", deck="Copper, Estate, Estate, Gold", kingdom=["Sentry"])
    other = scene("Sentry", deck="Copper, Gold, Estate, Estate", kingdom=["Sentry"])
    rounds: list[list[Any]] = [["Sentry"], [[]], [[]]]
    for answers in rounds:
        events = [tuple(do(table, *answers)) for table in (one, other)]
        assert seen(one, 1, events[0]) == seen(other, 1, events[1])
    do(one, ["Estate", "Estate"])
    do(other, ["Estate", "Gold"])
    assert seen(one, 1) == seen(other, 1)
    table = scene("Sentry", deck="Copper, Curse, Estate", kingdom=["Sentry"])
    do(table, "Sentry")
    assert not table.can_undo(0)
    (event,) = [event for event in do(table, [], ["Curse", "Estate"]) if event.kind == "dominion.discarded"]
    assert event.seen_by(1).args == {"seat": 0, "count": 2, "top": "Estate"}


# Bandit


@pytest.mark.rule("D312", "D313")
@pytest.mark.card("Bandit")
def test_bandit_gains_a_gold_and_the_owner_chooses_between_two_treasures() -> None:
    table = scene(
        "Bandit",
        seat(deck="Silver, Gold, Duchy"),
        seat(deck="Copper, Silver, Duchy"),
        seat(deck="Copper, Estate"),
        seat(deck="Silver, Silver"),
    )
    do(table, "Bandit")
    assert me(table).discard == ["Gold"]
    assert [(question.seat, question.kind) for question in table.asks] == [(1, "dominion.bandit.trash")]
    do(table, (1, "Silver"))
    assert same(state(table).trash, "Silver 3")
    assert [foe(table, number).discard for number in range(1, 5)] == [
        ["Gold"],
        ["Copper"],
        ["Estate", "Copper"],
        ["Silver"],
    ]
    assert foe(table).deck == ["Duchy"]


@pytest.mark.rule("D313")
@pytest.mark.card("Bandit", "Harem")
def test_kingdom_treasures_and_combined_ones_are_treasures_for_a_bandit() -> None:
    table = scene("Bandit", seat(deck="Harem, Loan"), kingdom=["Bandit", "Harem", "Loan"])
    do(table, "Bandit")
    assert ids(table, 1) == {"Harem": 1, "Loan": 1}
    do(table, "Loan")
    assert (state(table).trash, foe(table).discard) == (["Loan"], ["Harem"])


@pytest.mark.rule("D314")
@pytest.mark.card("Bandit", "Moat")
def test_bandit_attacks_without_a_gold_and_moat_protects() -> None:
    table = scene("Bandit", seat(hand="Moat", deck="Gold 2"), seat(deck="Silver 2"), supply={"Gold": 0})
    do(table, "Bandit", (1, "Moat"))
    assert me(table).discard == []
    assert foe(table).deck == ["Gold", "Gold"]
    assert state(table).trash == ["Silver"]


@pytest.mark.rule("D312")
@pytest.mark.card("Bandit")
def test_bandit_reveals_what_a_short_deck_has() -> None:
    table = scene("Bandit", seat(), seat(deck="Silver"))
    do(table, "Bandit")
    assert (state(table).trash, foe(table, 2).discard) == (["Silver"], [])


# Artisan


@pytest.mark.rule("D315", "D316")
@pytest.mark.card("Artisan")
def test_artisan_gains_into_the_hand_and_puts_any_card_of_the_hand_back_unseen() -> None:
    table = scene("Artisan, Estate", deck="Copper", kingdom=["Artisan", "Market"])
    do(table, "Artisan")
    assert {"Market", "Duchy", "Silver"} <= set(ids(table))
    assert "Gold" not in ids(table)
    do(table, "Market")
    assert same(me(table).hand, "Estate, Market")
    (event,) = [event for event in do(table, "Market") if event.kind == "dominion.put_back"]
    assert (me(table).deck, me(table).hand) == (["Market", "Copper"], ["Estate"])
    assert event.seen_by(1).args == {"seat": 0, "count": 1}


@pytest.mark.rule("D315")
@pytest.mark.card("Artisan", "Bridge")
def test_artisan_looks_at_the_cost_now() -> None:
    table = scene("Artisan", in_play="Bridge", kingdom=["Artisan", "Bridge"])
    do(table, "Artisan")
    assert "Gold" in ids(table)


@pytest.mark.rule("D316")
@pytest.mark.card("Artisan", "Watchtower")
def test_artisan_puts_a_card_back_although_a_watchtower_has_trashed_the_gained_one() -> None:
    table = scene("Artisan, Watchtower, Estate", kingdom=["Artisan", "Watchtower"])
    do(table, "Artisan", "Silver", "trash", "Estate")
    assert (state(table).trash, me(table).deck, me(table).hand) == (["Silver"], ["Estate"], ["Watchtower"])


# The computer opponent


@pytest.mark.rule("D317")
@pytest.mark.card(*NEW)
@pytest.mark.parametrize(
    ("hand", "zones", "played", "answer"),
    [
        ("Sentry", {"deck": "Gold, Curse, Estate, Gold"}, ["Sentry"], ["Curse", "Estate"]),
        ("Sentry", {"deck": "Gold, Silver, Gold"}, ["Sentry"], []),
        ("Sentry", {"deck": "Gold, Silver, Province"}, ["Sentry", []], ["Province"]),
        ("Sentry", {"deck": "Gold, Silver, Gold"}, ["Sentry", [], []], ["Gold", "Silver"]),
        ("Harbinger", {"deck": "Copper", "discard": "Estate, Gold, Silver"}, ["Harbinger"], ["Gold"]),
        ("Harbinger", {"deck": "Copper", "discard": "Estate, Copper"}, ["Harbinger"], ["done"]),
        ("Vassal", {"deck": "Smithy, Copper 3"}, ["Vassal"], ["Smithy"]),
        ("Artisan, Estate", {}, ["Artisan", "Market"], ["Market"]),
        ("Artisan, Village", {"deck": "Copper"}, ["Artisan", "Silver"], ["Village"]),
    ],
)
def test_the_opponent_has_an_idea_of_the_new_cards(
    hand: str, zones: dict[str, Any], played: list[Any], answer: list[str]
) -> None:
    table = scene(hand, kingdom=["Market", "Village", "Smithy"], **zones)
    do(table, *played)
    assert idea(table) == answer


@pytest.mark.rule("D317")
def test_the_opponent_loses_the_cheaper_treasure_to_a_bandit() -> None:
    table = scene("Bandit", seat(hand="Copper 5", deck="Gold, Silver, Copper 6"))
    do(table, "Bandit")
    assert idea(table) == ["Silver"]


@pytest.mark.rule("D318")
@GAMES
@given(games([*NEW, *cards_of("intrigue_second"), "Moat", "Throne Room", "King's Court", "Watchtower", "Mint"]))
def test_random_games_with_the_new_cards_can_be_arranged_again(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    for _ in steps(table, rng, 120):
        position = Table(table.game, table.checkpoint).position()
        assert Table.arrange("dominion", position, seed=1).position() == position


@pytest.mark.rule("D317")
@GAMES
@given(games([*NEW, *cards_of("intrigue_second"), "Remodel", "Steward", "Village", "Wishing Well"]))
def test_the_opponent_answers_alike_in_a_playout(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    for _ in steps(table, rng, 120):
        for question in table.asks:
            seen_in_playout: Any = PlayoutView(state(table), question.seat)
            assert choose(seen_in_playout, question, None) == choose(sight(table, question.seat), question, None)


PICKED: list[dict[str, Any]] = [
    {"pick_base_second": [*NEW], "pick_intrigue_second": ["Courtier", "Diplomat", "Lurker"]},
    {"pick_intrigue_second": [*cards_of("intrigue_second")], "pick_base": ["Throne Room", "Moat", "Witch"]},
]


@pytest.mark.rule("D318")
@pytest.mark.parametrize("seed", range(3))
def test_tables_of_opponents_with_the_new_cards_end(seed: int) -> None:
    kingdom = ("Deck Top", "Silver and Gold", "Deconstruction II")[seed]
    table = Table.new("dominion", seats=2 + seed, seed=seed, options={"kingdom": kingdom})
    while not table.over:
        table.answer(table.asks[0].seat, idea(table))
    assert max(player.turns for player in table.state.players) < 60


@pytest.mark.rule("D303")
def test_a_kingdom_without_a_merchant_knows_no_first_silver() -> None:
    table = buy_phase("Silver 2", kingdom=["Moat"])
    do(table, "all")
    assert counters(table)[2] == 4
    assert pile(table, "Moat") == 10
