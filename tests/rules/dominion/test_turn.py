"""The turn and the end of the game (D13 to D18, D39 to D41, D43)."""

import pytest

from rules.kernel import Turn
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
    vp,
)


@pytest.mark.rule("D13")
def test_a_turn_has_one_action_one_buy_and_no_coins_and_no_way_back() -> None:
    table = scene("Village, Moat, Copper, Market", deck="Estate 9")
    assert counters(table) == (1, 1, 0)
    assert kind(table) == "action"
    do(table, "done")
    assert kind(table) == "treasure"
    assert ids(table) == {"Copper": 1, "all": 1, "done": 1}
    do(table, "done")
    assert (kind(table), state(table).turn.phase) == ("buy", "buy")


@pytest.mark.rule("D14")
def test_an_action_costs_an_action_and_goes_into_play_before_it_is_carried_out() -> None:
    table = scene("Cellar, Moat 2", deck="Moat, Estate")
    assert ids(table) == {"Cellar": 1, "Moat": 1, "done": 1}
    do(table, "Cellar")
    assert me(table).in_play == ["Cellar"]
    do(table, [], "Moat")
    assert counters(table)[0] == 0
    assert kind(table) == "buy"


@pytest.mark.rule("D14")
def test_playing_is_never_mandatory() -> None:
    table = scene("Market, Gold")
    do(table, "done", "done", "done")
    assert state(table).seat == 1


@pytest.mark.rule("D15")
def test_treasures_are_resolved_one_by_one_and_may_stay_in_hand() -> None:
    table = buy_phase("Copper 3, Bank, Silver", deck="Estate")
    do(table, "Copper", "Bank")
    assert counters(table)[2] == 1 + 2
    do(table, "Silver", "done")
    assert counters(table)[2] == 5
    assert same(me(table).hand, "Copper 2")


@pytest.mark.rule("D15")
def test_no_treasure_is_played_after_the_first_card_is_bought() -> None:
    table = buy_phase("Copper, Silver", buys=2)
    do(table, "Copper", "done", "Copper")
    assert kind(table) == "buy"
    assert me(table).hand == ["Silver"]


@pytest.mark.rule("D15", "D28")
def test_all_plays_the_plain_treasures_and_asks_for_the_others() -> None:
    table = buy_phase("Copper 2, Silver, Gold, Platinum, Harem, Bank, Venture", deck="Estate", colony=True)
    events = do(table, "all")
    assert kinds(events) == ["treasures"]
    assert counters(table)[2] == 2 + 2 + 3 + 5 + 2
    assert ids(table) == {"Bank": 1, "Venture": 1, "done": 1}
    do(table, "Bank", "Venture")
    assert counters(table)[2] == 14 + 7 + 1


@pytest.mark.rule("D16")
def test_card_is_bought_from_a_pile_with_cards_that_the_coins_pay_for() -> None:
    table = buy_phase("", coins=5, buys=2, kingdom=["Smithy", "Market"], supply={"Market": 0})
    assert set(ids(table)) == {"Copper", "Silver", "Estate", "Duchy", "Curse", "Smithy", "done"}
    assert {option.id: option.args.get("price") for option in ask(table).options}["Smithy"] == 4
    do(table, "Smithy")
    assert counters(table) == (1, 1, 1)
    assert (me(table).discard, pile(table, "Smithy")) == (["Smithy"], 9)
    assert set(ids(table)) == {"Copper", "Curse", "done"}


@pytest.mark.rule("D16")
def test_talisman_gains_nothing_for_the_last_card_of_a_pile() -> None:
    table = buy_phase("", in_play="Talisman", coins=4, supply={"Smithy": 1}, buys=2)
    do(table, "Smithy")
    assert me(table).discard == ["Smithy"]
    assert pile(table, "Smithy") == 0


@pytest.mark.rule("D16", "D31")
def test_goons_hoard_and_talisman_act_before_the_bought_card_is_gained() -> None:
    table = buy_phase(
        "", in_play="Goons 2, Hoard, Talisman", coins=9, buys=3, kingdom=["Trade Route", "Goons", "Hoard", "Talisman"]
    )
    events = do(table, "Estate")
    assert kinds(events) == ["bought", "tokens", "tokens", "gained", "token_moved"]
    assert me(table).discard == ["Estate", "Gold"]
    events = do(table, "Silver")
    assert [event.args.get("card") for event in events] == ["Silver", None, None, "Silver"]
    assert vp(table) == 4


@pytest.mark.rule("D17")
def test_clean_up_discards_everything_draws_five_and_ends_the_effects_of_the_turn() -> None:
    table = scene("Bridge, Market, Estate", deck="Copper 7", discard="Curse")
    do(table, "Market", "Bridge", "all", "done")
    assert len(me(table).hand) == 5
    assert same(me(table).discard, "Bridge, Market, Estate, Copper, Curse")
    assert me(table).discard[0] == "Copper"
    assert me(table).discard[-1] == "Curse"
    assert me(table).discard.index("Estate") > me(table).discard.index("Market")
    assert counters(table) == (1, 1, 0)
    assert (state(table).turn.plays, state(table).seat, me(table).turns) == ([], 1, 1)


@pytest.mark.rule("D17")
def test_turns_of_each_player_are_counted_and_the_picture_shows_that_number() -> None:
    table = scene("Copper", seat(deck="Copper 5", turns=2), turns=3)
    assert table.turn == Turn(0, 4)
    do(table, "done", "done")
    assert table.turn == Turn(1, 3)
    assert sight(table).number == table.turn.number


@pytest.mark.rule("D18")
def test_a_short_deck_is_used_up_before_the_discard_pile_is_shuffled() -> None:
    table = scene("Smithy, Gold", deck="Duchy", discard="Estate 3")
    events = do(table, "Smithy")
    assert same(me(table).hand, "Gold, Duchy, Estate, Estate")
    assert [event.args["count"] for event in events if event.kind == "dominion.shuffled"] == [3]
    assert me(table).deck == ["Estate"]


@pytest.mark.rule("D18")
def test_shuffle_waits_until_a_card_is_needed_and_an_empty_deck_gives_none() -> None:
    table = scene("Smithy", deck="Duchy 3", discard="Estate")
    do(table, "Smithy")
    assert (me(table).deck, me(table).discard) == ([], ["Estate"])
    table = scene("Smithy", deck="Duchy")
    do(table, "Smithy")
    assert me(table).hand == ["Duchy"]


@pytest.mark.rule("D18")
def test_a_card_put_on_an_empty_deck_is_the_whole_deck() -> None:
    table = scene("Bureaucrat", discard="Estate 3")
    do(table, "Bureaucrat")
    assert me(table).deck == ["Silver"]


@pytest.mark.rule("D39")
@pytest.mark.parametrize(
    ("seats", "supply", "over"),
    [
        (2, {"Province": 0}, True),
        (2, {"Colony": 0}, True),
        (2, {"Curse": 0, "Moat": 0}, False),
        (2, {"Curse": 0, "Moat": 0, "Copper": 0}, True),
        (4, {"Platinum": 0, "Moat": 0, "Silver": 0}, True),
        (5, {"Curse": 0, "Moat": 0, "Copper": 0}, False),
        (5, {"Curse": 0, "Moat": 0, "Copper": 0, "Cellar": 0}, True),
        (6, {"Curse": 0, "Moat": 0, "Copper": 0}, False),
    ],
)
def test_the_game_ends_after_a_turn_with_empty_piles(seats: int, supply: dict[str, int], over: bool) -> None:
    table = buy_phase("", *[seat()] * (seats - 1), colony=True, supply=supply, coins=3)
    assert not table.over
    do(table, "done")
    assert table.over == over


@pytest.mark.rule("D39")
def test_game_without_colonies_does_not_end_for_their_missing_pile() -> None:
    table = buy_phase("", colony=False)
    do(table, "done")
    assert not table.over


@pytest.mark.rule("D40")
@pytest.mark.card("Estate", "Duchy", "Province", "Colony", "Curse")
def test_all_owned_cards_and_tokens_count_and_the_score_has_its_terms() -> None:
    hand = "Estate, Duchy, Province, Curse 2"
    table = buy_phase(hand, deck="Colony", discard="Harem, Gold", in_play="Nobles", vp=4, supply={"Province": 0})
    do(table, "done")
    places = {place.seat: place for place in table.standing}
    assert places[0].score == 1 + 3 + 6 - 2 + 10 + 2 + 2 + 4
    assert places[0].rank == 1
    assert sight(table, 1).players[0].score == 26


@pytest.mark.rule("D40")
@pytest.mark.card("Great Hall", "Nobles")
def test_cards_in_play_count_in_the_standing_at_any_time() -> None:
    table = buy_phase("Estate", in_play="Great Hall, Nobles")
    assert table.standing[0].score == 1 + 1 + 2


@pytest.mark.rule("D40")
def test_events_of_the_end_have_the_terms_of_every_score() -> None:
    table = buy_phase("Gardens, Curse", deck="Estate 8", vp=3, supply={"Province": 0})
    events = do(table, "done")
    assert [event.args["piles"] for event in events if event.kind == "dominion.ended"] == [["Province"]]
    scored = [event.args for event in events if event.kind == "dominion.scored"]
    assert scored[0]["terms"] == [["Curse", 1, -1], ["Estate", 8, 1], ["Gardens", 1, 1], ["tokens", 3, 1]]
    assert scored[0]["score"] == 11
    assert scored[1] == {"seat": 1, "score": 0, "turns": 0, "terms": []}


@pytest.mark.rule("D41")
@pytest.mark.parametrize(("turns", "ranks"), [((9, 8, 9), [3, 1, 2]), ((8, 9, 9), [1, 1, 1]), ((8, 10, 8), [2, 3, 1])])
def test_fewer_turns_win_a_tie_and_equal_turns_share_it(turns: tuple[int, int, int], ranks: list[int]) -> None:
    others = [seat(hand="Duchy", turns=count) for count in turns[1:]]
    table = buy_phase("Duchy", *others, turns=turns[0], supply={"Province": 0})
    do(table, "done")
    assert [place.rank for place in sorted(table.standing, key=lambda place: place.seat)] == ranks


@pytest.mark.rule("D41")
def test_points_count_before_turns() -> None:
    table = buy_phase("Province", seat(hand="Duchy", turns=1), turns=8, supply={"Province": 0})
    do(table, "done")
    assert table.standing[0].seat == 0


@pytest.mark.rule("D20", "D43")
@pytest.mark.card("Throne Room")
def test_throne_room_on_throne_room_plays_two_further_actions_twice() -> None:
    table = scene("Throne Room 2, Woodcutter, Festival, Copper")
    do(table, "Throne Room", "Throne Room", "Woodcutter")
    assert counters(table) == (4, 1 + 2 + 2, 4 + 4)
    assert same(me(table).in_play, "Throne Room 2, Woodcutter, Festival")


@pytest.mark.rule("D43")
@pytest.mark.card("King's Court")
def test_kings_court_on_kings_court_plays_three_cards_three_times_not_one_nine_times() -> None:
    table = scene("King's Court 2, Woodcutter, Monument, Festival, Market")
    do(table, "King's Court", "King's Court")
    do(table, "Woodcutter", "Monument", "Festival")
    assert counters(table) == (6, 1 + 3 + 3, 6 + 6 + 6)
    assert vp(table) == 3
    assert me(table).hand == ["Market"]


@pytest.mark.rule("D43")
@pytest.mark.card("King's Court", "Feast")
def test_later_plays_happen_although_the_card_has_trashed_itself() -> None:
    table = scene("King's Court, Feast")
    do(table, "King's Court", "Feast", "Silver", "Silver", "Duchy")
    assert same(me(table).discard, "Silver 2, Duchy")
    assert state(table).trash == ["Feast"]


@pytest.mark.rule("D43")
@pytest.mark.card("Throne Room", "Witch")
def test_every_play_is_resolved_completely_before_the_next() -> None:
    table = scene("Throne Room, Militia", seat(hand="Copper 3, Moat, Estate"))
    do(table, "Throne Room")
    assert kind(table) == "attack"
    do(table, "done")
    assert kind(table) == "militia.discard"
    do(table, ["Copper", "Estate"])
    assert kind(table) == "attack"
    do(table, "Moat")
    assert len(foe(table).hand) == 3
    assert counters(table)[2] == 4
