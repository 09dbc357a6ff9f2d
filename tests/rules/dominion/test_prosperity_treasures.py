"""The Treasures of Prosperity, ruling by ruling."""

import pytest

from rules.dominion.card import CARDS
from tests.rules.dominion.scene import (
    ask,
    buy_phase,
    counters,
    do,
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
)


@pytest.mark.card("Bank")
def test_bank_counts_the_treasures_in_play_when_it_is_played_combined_ones_too() -> None:
    table = buy_phase("Bank, Harem, Gold", in_play="Market")
    do(table, "Bank")
    assert counters(table)[2] == 1
    do(table, "all")
    assert counters(table)[2] == 1 + 2 + 3
    table = buy_phase("Bank, Harem")
    do(table, "all", "Bank")
    assert counters(table)[2] == 2 + 2


@pytest.mark.card("Contraband")
def test_contraband_lets_the_left_neighbour_forbid_a_card_at_once() -> None:
    table = buy_phase("Contraband 2, Silver", seat(), seat())
    do(table, "Contraband")
    assert [question.seat for question in table.asks] == [1]
    assert len(ids(table, 1)) == len(CARDS)
    do(table, "Gold")
    assert counters(table) == (1, 2, 3)
    do(table, "Contraband", "Duchy", "all")
    assert counters(table) == (1, 3, 8)
    assert "Province" in ids(table)
    assert not {"Gold", "Duchy"} & set(ids(table))
    do(table, "done")
    assert tokens(table).banned == []


@pytest.mark.card("Contraband")
def test_contraband_may_name_a_card_outside_the_supply() -> None:
    table = buy_phase("Contraband")
    do(table, "Contraband", "Thief")
    assert kind(table) == "buy"


@pytest.mark.card("Hoard")
def test_every_hoard_gains_a_gold_for_every_victory_card_bought_while_gold_lasts() -> None:
    table = buy_phase("Hoard 2", buys=4, coins=20, supply={"Gold": 3}, kingdom=["Harem"])
    do(table, "Hoard", "Hoard", "Harem", "Silver", "Estate")
    assert same(me(table).discard, "Harem, Gold 2, Silver, Estate, Gold")
    assert pile(table, "Gold") == 0


@pytest.mark.card("Hoard", "Watchtower")
def test_hoard_acts_although_watchtower_trashes_the_victory_card_and_not_for_other_gains() -> None:
    table = buy_phase("Watchtower", in_play="Hoard", buys=2, coins=5, kingdom=["Watchtower"])
    do(table, "Estate")
    assert ask(table).args["card"] == "Gold"
    do(table, "keep", "trash")
    assert state(table).trash == ["Estate"]
    assert me(table).discard == ["Gold"]
    table = scene("Workshop", in_play="Hoard")
    do(table, "Workshop", "Estate")
    assert me(table).discard == ["Estate"]


@pytest.mark.card("Loan")
def test_loan_trashes_or_discards_the_next_treasure_and_discards_the_other_cards() -> None:
    for answer, trash, discard in (("trash", ["Harem"], ["Estate"]), ("discard", [], ["Estate", "Harem"])):
        table = buy_phase("Loan", deck="Estate, Harem, Gold")
        do(table, "Loan")
        assert counters(table)[2] == 1
        do(table, answer)
        assert (state(table).trash, me(table).discard, me(table).deck) == (trash, discard, ["Gold"])


@pytest.mark.card("Loan")
def test_loan_shuffles_for_a_treasure_and_discards_everything_without_one() -> None:
    table = buy_phase("Loan", deck="Estate", discard="Duchy, Curse")
    do(table, "Loan")
    assert same(me(table).discard, "Estate, Duchy, Curse")
    assert kind(table) == "buy"


@pytest.mark.card("Quarry")
def test_quarries_make_all_actions_cheaper_combined_ones_too_and_nothing_else() -> None:
    table = buy_phase("Quarry 2", coins=8, kingdom=["Nobles", "Harem", "Market", "Moat"])
    do(table, "Quarry", "Quarry")
    costs = {card: prices(table)[card] for card in ("Nobles", "Harem", "Market", "Moat", "Gold")}
    assert costs == {"Nobles": 2, "Harem": 6, "Market": 1, "Moat": 0, "Gold": 6}


@pytest.mark.card("Royal Seal")
def test_royal_seal_in_play_lets_every_gain_go_on_the_deck() -> None:
    table = buy_phase("Royal Seal", buys=2, coins=5)
    do(table, "Royal Seal")
    assert counters(table)[2] == 7
    do(table, "Silver", "deck")
    assert me(table).deck == ["Silver"]
    do(table, "Copper")
    assert set(ids(table)) == {"deck", "keep"}
    do(table, "keep")
    assert "Copper" not in me(table).deck[:1]


@pytest.mark.card("Talisman")
def test_every_talisman_gains_another_copy_of_each_cheap_card_bought() -> None:
    table = buy_phase("Talisman 2", coins=20, buys=5, kingdom=["Smithy", "Market", "Gardens"], supply={"Smithy": 4})
    do(table, "Talisman", "Talisman", "Smithy")
    assert me(table).discard == ["Smithy"] * 3
    do(table, "Market", "Gardens")
    assert me(table).discard.count("Market") == me(table).discard.count("Gardens") == 1
    do(table, "Smithy")
    assert me(table).discard.count("Smithy") == 4


@pytest.mark.card("Talisman", "Curse")
def test_talisman_copies_curses_which_are_no_victory_cards_and_not_other_gains() -> None:
    table = buy_phase("Talisman", buys=2)
    do(table, "Talisman", "Curse")
    assert me(table).discard == ["Curse"] * 2
    table = scene("Workshop", in_play="Talisman")
    do(table, "Workshop", "Silver")
    assert me(table).discard == ["Silver"]


@pytest.mark.card("Venture")
def test_venture_plays_the_next_treasure_with_its_instructions() -> None:
    table = buy_phase("Venture", deck="Estate, Loan, Duchy, Copper, Gold", kingdom=["Grand Market"])
    do(table, "Venture")
    assert kind(table) == "loan.choose"
    do(table, "trash")
    assert counters(table)[2] == 2
    assert same(me(table).in_play, "Venture, Loan")
    assert same(me(table).discard, "Estate, Duchy")
    assert state(table).trash == ["Copper"]


@pytest.mark.card("Venture", "Bank", "Grand Market")
def test_a_treasure_found_by_venture_is_in_play() -> None:
    table = buy_phase("Venture, Bank", deck="Copper", coins=5, kingdom=["Grand Market"])
    do(table, "Venture", "Bank")
    assert counters(table)[2] == 5 + 1 + 1 + 3
    assert "Grand Market" not in ids(table)


@pytest.mark.card("Venture")
def test_a_chain_of_ventures_keeps_the_outer_ones_cards_out_of_the_inner_shuffle() -> None:
    table = buy_phase("Venture", deck="Estate, Venture", discard="Duchy")
    do(table, "Venture")
    assert counters(table)[2] == 2
    assert same(me(table).in_play, "Venture 2")
    assert same(me(table).discard, "Estate, Duchy")
    assert me(table).deck == []


@pytest.mark.card("Venture")
def test_venture_finding_nothing_discards_everything() -> None:
    table = buy_phase("Venture", deck="Estate", discard="Duchy")
    do(table, "Venture")
    assert same(me(table).discard, "Estate, Duchy")
    assert counters(table)[2] == 1
