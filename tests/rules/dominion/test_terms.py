"""The terms of the rules: play, gain, cost, tokens, choices, what is public (D19 to D32, D42, D44)."""

from typing import Any

import pytest

from rules.dominion.card import CARDS
from rules.dominion.view import faces
from rules.kernel import IllegalChoice, Table
from tests.rules.dominion.scene import (
    ask,
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
    shown,
    sight,
    state,
    tokens,
    vp,
)


@pytest.mark.rule("D19")
@pytest.mark.card("Peddler", "Mining Village")
def test_card_that_trashed_itself_or_was_only_shown_is_not_in_play() -> None:
    table = scene("Mining Village, Monument", deck="Copper", kingdom=["Peddler", "Mining Village", "Monument"])
    do(table, "Mining Village", "yes", "Monument", "done")
    assert prices(table)["Peddler"] == 6
    table = scene("Witch", seat(hand="Moat"), kingdom=["Witch", "Moat", "Peddler"])
    do(table, "Witch", "Moat")
    assert foe(table).in_play == []


@pytest.mark.rule("D20", "D25", "D26")
@pytest.mark.card("Peddler", "Throne Room")
def test_a_throned_card_is_one_card_in_play() -> None:
    table = scene("Throne Room, Monument, Quarry", kingdom=["Peddler", "Quarry"])
    do(table, "Throne Room", "done")
    assert prices(table)["Peddler"] == 8 - 2 * 2


@pytest.mark.rule("D21")
@pytest.mark.card("Talisman")
def test_a_card_with_victory_among_its_types_is_a_victory_card() -> None:
    table = buy_phase("", in_play="Talisman", coins=3, buys=2, kingdom=["Great Hall", "Talisman"])
    do(table, "Great Hall")
    assert me(table).discard == ["Great Hall"]
    table = buy_phase("", in_play="Talisman", kingdom=["Talisman"])
    do(table, "Curse")
    assert me(table).cards.count("Curse") == 2


@pytest.mark.rule("D22", "D42")
@pytest.mark.card("Remodel")
def test_nothing_is_gained_if_no_card_fits_or_none_was_trashed() -> None:
    nothing = dict.fromkeys(("Copper", "Curse", "Estate", "Moat"), 0)
    table = scene("Remodel, Copper", supply=nothing, kingdom=["Moat"])
    do(table, "Remodel")
    assert (me(table).discard, state(table).trash) == ([], ["Copper"])
    table = scene("Remodel", kingdom=["Moat"])
    do(table, "Remodel")
    assert (me(table).discard, kind(table)) == ([], "buy")
    table = scene("Witch", seat(), supply={"Curse": 0})
    do(table, "Witch")
    assert foe(table).discard == []


@pytest.mark.rule("D22")
def test_gains_go_to_the_discard_pile_unless_the_card_says_otherwise() -> None:
    table = scene("Workshop, Mine, Silver", more={"actions": 2})
    events = do(table, "Workshop", "Estate", "Mine", "Gold")
    gained = [(event.args["card"], event.args["place"]) for event in events if event.kind == "dominion.gained"]
    assert gained == [("Estate", "discard"), ("Gold", "hand")]
    assert me(table).hand == ["Gold"]


@pytest.mark.rule("D22")
def test_empty_pile_gives_nothing_and_the_only_fitting_card_must_be_taken() -> None:
    supply = dict.fromkeys(("Copper", "Silver", "Estate", "Workshop"), 0)
    table = scene("Workshop", kingdom=["Workshop"], supply=supply)
    do(table, "Workshop")
    assert me(table).discard == ["Curse"]


@pytest.mark.rule("D23")
def test_trash_is_public_and_revealed_cards_stay_in_their_zones() -> None:
    table = scene("Shanty Town, Chapel, Estate", more={"actions": 1})
    do(table, "Shanty Town", "Chapel", ["Estate"])
    assert sight(table, 1).trash == ("Estate",)
    table = scene("Mint, Gold")
    do(table, "Mint", "Gold")
    assert me(table).hand == ["Gold"]


@pytest.mark.rule("D24")
@pytest.mark.card("Bridge", "Quarry", "Peddler")
def test_reductions_add_up_before_the_floor_and_apply_everywhere() -> None:
    table = scene(
        "Bridge, Remodel, Moat, Quarry", more={"actions": 2}, kingdom=["Bridge", "Quarry", "Peddler", "Nobles"]
    )
    do(table, "Bridge")
    assert prices(table) == {card: max(0, CARDS[card].cost - 1) for card in state(table).supply}
    do(table, "Remodel", "Moat")
    assert all(option.args["price"] <= 3 for option in ask(table).options)
    do(table, "Silver", "Quarry")
    expected = {"Nobles": 6 - 1 - 2, "Bridge": 4 - 1 - 2, "Quarry": 3, "Peddler": 8 - 1 - 2 - 4, "Copper": 0}
    assert {card: prices(table)[card] for card in expected} == expected


@pytest.mark.rule("D25")
@pytest.mark.card("Peddler")
def test_peddler_costs_eight_outside_a_buy_phase_and_never_less_than_zero() -> None:
    kingdom = ["Peddler", "Monument", "Remodel"]
    table = scene("Monument, Remodel, Peddler, Gold", in_play="Monument 5", more={"actions": 2}, kingdom=kingdom)
    do(table, "Monument")
    assert prices(table)["Peddler"] == 8
    do(table, "Remodel", "Peddler")
    assert "Province" in ids(table)
    do(table, "Province", "done")
    assert kind(table) == "buy"
    assert prices(table)["Peddler"] == 0


@pytest.mark.rule("D26")
@pytest.mark.card("Quarry", "Bridge")
def test_bridge_acts_after_it_has_left_play_and_quarry_only_while_in_play() -> None:
    table = buy_phase("", in_play="Quarry", coins=9, buys=2, kingdom=["Quarry", "Mint", "Smithy"])
    assert prices(table)["Smithy"] == 2
    do(table, "Mint")
    assert prices(table)["Smithy"] == 4


@pytest.mark.rule("D27")
@pytest.mark.card("Monument", "Bishop", "Goons")
def test_tokens_are_public_stay_and_count_in_the_end() -> None:
    table = scene("Monument", supply={"Province": 0}, vp=2)
    do(table, "Monument")
    assert shown(table, 1).vp[0] == 3
    do(table, "done")
    assert table.standing[0].score == 3


@pytest.mark.rule("D28")
@pytest.mark.card("Bank", "Mine", "Thief")
def test_rules_for_treasures_include_those_with_instructions() -> None:
    table = scene("Mine, Contraband, Bank, Estate")
    do(table, "Mine")
    assert set(ids(table)) == {"Bank", "Contraband"}
    table = scene("Thief", seat(deck="Loan, Estate"))
    do(table, "Thief")
    assert state(table).trash == ["Loan"]


@pytest.mark.rule("D29")
@pytest.mark.card("Minion", "Pawn", "Nobles", "Steward")
def test_choices_are_announced_before_anything_is_carried_out() -> None:
    events = do(scene("Pawn", deck="Estate"), "Pawn", ["cards", "coins"])
    assert [event.kind for event in events].index("dominion.chose") < [event.kind for event in events].index(
        "dominion.drew"
    )


@pytest.mark.rule("D29")
@pytest.mark.card("Torturer")
def test_option_that_cannot_be_carried_out_may_be_chosen() -> None:
    table = scene("Torturer", seat(hand="Gold"), supply={"Curse": 0})
    do(table, "Torturer", "curse")
    assert foe(table).hand == ["Gold"]
    table = scene("Torturer", seat())
    do(table, "Torturer", "discard")
    assert foe(table).cards == []


@pytest.mark.rule("D26", "D27")
@pytest.mark.card("Goons", "Hoard", "Bishop")
def test_every_card_in_play_acts_and_tokens_add_up() -> None:
    table = buy_phase("", in_play="Goons 2, Hoard 2", coins=8, vp=3)
    do(table, "Province")
    assert vp(table) == 3 + 2
    assert pile(table, "Gold") == 28
    table = scene("Bishop, Province")
    do(table, "Bishop")
    assert vp(table) == 1 + 4


@pytest.mark.rule("D23")
@pytest.mark.card("Wishing Well", "Contraband")
def test_every_card_of_all_sets_may_be_named() -> None:
    table = scene("Wishing Well", deck="Estate 2", kingdom=["Wishing Well"], colony=False)
    do(table, "Wishing Well")
    assert set(ids(table)) == set(CARDS)


@pytest.mark.rule("D30")
@pytest.mark.card("Witch", "Torturer")
def test_several_players_are_affected_in_turn_order_from_the_left() -> None:
    table = scene("Saboteur", seat(deck="Gold"), seat(deck="Gold"), seat(deck="Gold"))
    do(table, "Saboteur", "done")
    assert table.asks[0].seat == 2
    position = {"seats": 3, "seat": 1, "players": [seat(), seat(hand="Witch"), seat()], "supply": {"Curse": 1}}
    table = Table.arrange("dominion", position)
    do(table, "Witch")
    assert [player.discard for player in state(table).players] == [[], [], ["Curse"]]


@pytest.mark.rule("D31")
@pytest.mark.card("Trade Route")
def test_token_moves_once_when_the_first_card_leaves_its_pile_in_any_way() -> None:
    kingdom = ["Trade Route", "Swindler", "Great Hall", "Workshop"]
    table = scene("Swindler, Workshop", seat(deck="Estate"), more={"actions": 2}, coins=10, buys=3, kingdom=kingdom)
    assert shown(table).mat == 0
    do(table, "Swindler")
    assert shown(table).mat == 1
    do(table, "Workshop", "Great Hall")
    assert shown(table).mat == 2
    do(table, "Estate")
    assert tokens(table).mat == ["Estate", "Great Hall"]
    do(table, "Province")
    assert set(shown(table).marked) == {"Duchy"}


@pytest.mark.rule("D31")
@pytest.mark.card("Trade Route", "Watchtower")
def test_token_moves_although_the_card_is_trashed() -> None:
    table = buy_phase("Watchtower", coins=2, kingdom=["Trade Route", "Watchtower"], buys=2)
    do(table, "Estate", "trash")
    assert tokens(table).mat == ["Estate"]


@pytest.mark.rule("D32")
def test_hands_and_decks_are_secret_and_all_else_is_public() -> None:
    table = scene("Gold, Market", seat(hand="Moat 2", deck="Curse", discard="Duchy, Province"), deck="Copper")
    public = sight(table, None)
    assert public.hand == ()
    assert public.owned == {}
    other = public.players[1]
    assert (other.hand, other.deck, other.discard, other.top) == (2, 1, 2, "Duchy")
    assert sight(table, 0).hand == ("Market", "Gold")
    assert sight(table, 0).owned == {"Copper": 1, "Gold": 1, "Market": 1}
    assert sight(table, 1).hand == ("Moat", "Moat")


@pytest.mark.rule("D32")
@pytest.mark.card("Militia", "Rabble", "Courtyard", "Secret Chamber")
def test_others_see_the_number_and_the_top_of_cards_discarded_together() -> None:
    table = scene("Militia", seat(hand="Copper, Estate, Curse, Gold 2"), seat())
    (event,) = [one for one in do(table, "Militia", ["Curse", "Estate"]) if one.kind == "dominion.discarded"]
    assert event.seen_by(0).args == event.seen_by(None).args == {"seat": 1, "count": 2, "top": "Estate"}
    assert event.seen_by(1).args["cards"] == ["Curse", "Estate"]
    assert foe(table).discard[0] == "Estate"


@pytest.mark.rule("D32")
@pytest.mark.card("Scout", "Rabble")
def test_the_order_of_cards_put_back_is_secret() -> None:
    table = scene("Scout", deck="Gold, Copper, Silver, Curse")
    (event,) = [
        one for one in do(table, "Scout", ["Silver", "Gold", "Curse", "Copper"]) if one.kind == "dominion.put_back"
    ]
    assert event.args == {"seat": 0, "count": 4, "cards": ["Copper", "Curse", "Gold", "Silver"]}
    assert event.seen_by(0).args["order"] == ["Silver", "Gold", "Curse", "Copper"]


@pytest.mark.rule("D32")
def test_only_the_player_who_draws_sees_the_cards() -> None:
    (event,) = [one for one in do(scene("Smithy", deck="Gold 3"), "Smithy") if one.kind == "dominion.drew"]
    assert event.seen_by(1).args == {"seat": 0, "count": 3}
    assert event.seen_by(0).args["cards"] == ["Gold"] * 3


@pytest.mark.rule("D42")
@pytest.mark.card("Militia", "Moneylender")
def test_impossible_steps_are_skipped_and_the_others_are_done() -> None:
    table = scene("Bureaucrat, Copper", seat(hand="Estate"), supply={"Silver": 0})
    do(table, "Bureaucrat", "Estate")
    assert foe(table).deck == ["Estate"]


@pytest.mark.rule("D44")
@pytest.mark.card("Cellar", "Chapel", "Forge", "Vault", "Counting House", "Secret Chamber")
@pytest.mark.parametrize("card", ["Cellar", "Chapel", "Forge", "Secret Chamber", "Vault"])
def test_any_number_includes_none_and_is_one_choice(card: str) -> None:
    table = scene([card, "Estate", "Duchy"], supply={"Copper": 0, "Curse": 0})
    do(table, card)
    assert ask(table).least == 0
    do(table, [])
    assert same(me(table).hand, "Estate, Duchy")


def test_view_module_has_the_face_of_every_card() -> None:
    printed = faces()
    assert printed.keys() == CARDS.keys()
    assert (printed["Harem"].types, printed["Harem"].points) == (("treasure", "victory"), 2)
    assert printed["Gardens"].points is None


def test_view_names_the_cards_being_carried_out_and_the_forbidden_ones() -> None:
    table = scene("Throne Room, Militia", seat(hand="Copper 4"))
    do(table, "Throne Room")
    assert sight(table).playing == ("Throne Room", "Militia")
    table = buy_phase("Contraband, Copper")
    do(table, "Contraband", "Gold")
    assert shown(table, 1).banned == ("Gold",)


def test_view_has_the_last_events_without_secrets() -> None:
    table = scene("Smithy", seat(deck="Gold 5"), deck="Gold 9")
    do(table, "Smithy", "done", "done")
    drew = [event for event in sight(table, 1).lately if event.kind == "dominion.drew"]
    assert drew
    assert all("cards" not in event.args for event in drew)
    assert len(sight(table).lately) < 12


def test_pile_says_whether_it_can_be_bought_now() -> None:
    table = buy_phase("Copper", coins=5)
    do(table, "all")
    for_sale = {one.card for one in sight(table).piles if one.for_sale}
    assert for_sale == set(ids(table)) - {"done"}
    assert counters(table)[2] == 6
    assert pile(table, "Gold") == 30


def test_illegal_amounts_are_refused() -> None:
    table = scene("Militia", seat(hand="Copper 5"), supply=dict[str, Any]())
    do(table, "Militia")
    with pytest.raises(IllegalChoice, match="too_few"):
        table.answer(1, ["Copper"])
