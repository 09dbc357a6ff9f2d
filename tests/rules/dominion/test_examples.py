"""The worked examples of the rulebook of Prosperity, with their exact numbers."""

import pytest

from rules.kernel import Table
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
    state,
    vp,
)

NO_HAND = seat()


@pytest.mark.example("X1")
@pytest.mark.card("Watchtower", "Mountebank")
def test_watchtower_against_a_mountebank() -> None:
    table = scene("Mountebank", seat(hand="Watchtower, Estate", discard="Silver"))
    curses, coppers = pile(table, "Curse"), pile(table, "Copper")
    do(table, "Mountebank")
    assert counters(table)[2] == 2
    do(table, (1, "trash"))
    assert ask(table, 1).args["card"] == "Copper"
    do(table, (1, "deck"))
    assert (pile(table, "Curse"), pile(table, "Copper")) == (curses - 1, coppers - 1)
    assert state(table).trash == ["Curse"]
    assert foe(table).deck == ["Copper"]
    assert "Watchtower" in foe(table).hand
    assert foe(table).discard == ["Silver"]


@pytest.mark.example("X2")
@pytest.mark.card("Bishop")
@pytest.mark.parametrize("card", ["Worker's Village", "Rabble"])
def test_bishop_gives_two_further_tokens_for_four_and_for_five(card: str) -> None:
    table = scene(["Bishop", card], NO_HAND)
    do(table, "Bishop")
    assert vp(table) == 3


MELANIE = "Quarry, Silver, Copper, Talisman"
MELANIES_KINGDOM = ["Quarry", "Talisman", "Expand", "Goons", "Worker's Village", "Bridge"]


def melanie(action: str) -> Table:
    """Play the Action and all Treasures of the example."""
    table = scene(f"{action}, {MELANIE}", kingdom=MELANIES_KINGDOM)
    do(table, action, "Quarry", "all", "Talisman")
    return table


@pytest.mark.example("X3a")
@pytest.mark.card("Quarry", "Talisman", "Expand")
def test_an_expand_for_five_is_too_dear_for_the_talisman() -> None:
    table = melanie("Worker's Village")
    assert (counters(table)[1:], prices(table)["Expand"]) == ((2, 5), 5)
    do(table, "Expand")
    assert me(table).discard == ["Expand"]


@pytest.mark.example("X3b")
@pytest.mark.card("Bridge", "Talisman")
def test_an_expand_for_four_comes_twice() -> None:
    table = melanie("Bridge")
    assert (counters(table)[1:], prices(table)["Expand"]) == ((2, 6), 4)
    do(table, "Expand")
    assert me(table).discard == ["Expand", "Expand"]
    assert counters(table)[1:] == (1, 2)


@pytest.mark.example("X3c")
@pytest.mark.card("Talisman", "Goons")
def test_goons_for_four_come_twice() -> None:
    table = melanie("Worker's Village")
    assert prices(table)["Goons"] == 4
    do(table, "Goons")
    assert me(table).discard == ["Goons", "Goons"]
    assert counters(table)[1:] == (1, 1)


@pytest.mark.example("X3d")
@pytest.mark.card("Talisman", "Quarry")
def test_a_duchy_is_neither_cheaper_nor_doubled() -> None:
    table = melanie("Worker's Village")
    do(table, "Duchy")
    assert me(table).discard == ["Duchy"]
    assert counters(table)[1:] == (1, 0)


@pytest.mark.example("X4")
@pytest.mark.card("Bank")
def test_banks_count_the_treasures_in_play() -> None:
    table = buy_phase("Bank")
    do(table, "Bank")
    assert counters(table)[2] == 1
    table = buy_phase("Gold, Silver, Copper 2, Bank 2")
    do(table, "all", "Bank")
    assert counters(table)[2] == 12
    do(table, "Bank")
    assert counters(table)[2] == 18


@pytest.mark.example("X5")
@pytest.mark.card("Contraband", "Hoard")
def test_matthias_may_buy_neither_province_nor_gold_but_gains_a_gold() -> None:
    table = buy_phase("Contraband 2, Hoard", deck="Estate 9")
    do(table, "Contraband", (1, "Province"), "Contraband", (1, "Gold"), "Hoard")
    assert counters(table)[1:] == (3, 8)
    assert not {"Province", "Gold"} & set(ids(table))
    do(table, "Silver", "Duchy")
    assert counters(table)[1:] == (1, 0)
    assert same(me(table).discard, "Silver, Duchy, Gold")


@pytest.mark.example("X6")
@pytest.mark.card("King's Court", "Goons", "Peddler")
def test_sandra_buys_three_peddlers_for_nothing_and_a_colony() -> None:
    table = scene("King's Court 2, Goons, Peddler, Silver", NO_HAND, deck="Estate 3", colony=True)
    do(table, "King's Court", "King's Court", "Goons")
    assert counters(table)[1:] == (4, 6)
    do(table, "Peddler")
    assert len(me(table).hand) == 4
    assert counters(table) == (3, 4, 9)
    do(table, "all")
    assert counters(table)[1:] == (4, 11)
    assert same(me(table).in_play, "King's Court 2, Goons, Peddler, Silver")
    assert prices(table)["Peddler"] == 0
    do(table, "Peddler", "Peddler", "Peddler")
    assert (counters(table), vp(table)) == ((3, 1, 11), 3)
    assert same(me(table).discard, "Peddler 3")
    do(table, "Colony")
    assert vp(table) == 4
    assert (me(table).turns, pile(table, "Colony")) == (1, 7)


@pytest.mark.example("X7")
@pytest.mark.card("Mint")
def test_buying_a_mint_trashes_gold_and_silver_and_no_further_treasure_is_played() -> None:
    table = buy_phase("Gold, Silver, Copper", kingdom=["Mint"])
    do(table, "Gold", "Silver", "done", "Mint")
    assert same(state(table).trash, "Gold, Silver")
    assert state(table).seat == 1
    table = buy_phase("Gold, Silver, Copper", buys=2, coins=3, kingdom=["Mint"])
    do(table, "Gold", "Silver", "done", "Mint")
    assert counters(table)[1:] == (1, 3)
    assert kind(table) == "buy"
    do(table, "Silver")
    assert state(table).seat == 1


@pytest.mark.example("X7")
@pytest.mark.card("Mint", "Royal Seal")
def test_the_royal_seal_is_trashed_before_it_can_move_the_mint() -> None:
    table = buy_phase("", in_play="Royal Seal", coins=5, buys=2, kingdom=["Mint", "Royal Seal"])
    do(table, "Mint")
    assert kind(table) == "buy"
    assert (state(table).trash, me(table).discard, me(table).deck) == (["Royal Seal"], ["Mint"], [])


@pytest.mark.example("X8")
@pytest.mark.card("Forge")
def test_forging_nothing_may_force_a_curse() -> None:
    table = scene("Forge, Gold", supply={"Copper": 0})
    do(table, "Forge", [])
    assert me(table).discard == ["Curse"]
