"""Setting up: material, piles, kingdoms, first hands (D1 to D12)."""

from collections import Counter
from typing import Any

import pytest

from rules.dominion.card import CARDS, SETS, cards_of
from rules.dominion.setup import KINGDOMS
from rules.dominion.view import faces
from rules.kernel import GAMES, Table
from tests.rules.dominion.scene import buy_phase, do, pile, same, shown, sight, state, vp

BOXES = {"basic": 9, "base": 25, "intrigue": 25, "prosperity": 25}
"""The number of kinds of cards in each set of the rules."""
NEVER = {one.key: "0" for one in GAMES["dominion"].meta.options if one.key in SETS and "0" in one.values}
"""The weights with which no card is drawn."""
PILES = {
    "Copper": (46, 39, 32, 85, 78),
    "Silver": (40, 40, 40, 80, 80),
    "Gold": (30, 30, 30, 60, 60),
    "Platinum": (12, 12, 12, 12, 12),
    "Estate": (8, 12, 12, 12, 12),
    "Duchy": (8, 12, 12, 12, 12),
    "Province": (8, 12, 12, 15, 18),
    "Colony": (8, 12, 12, 12, 12),
    "Curse": (10, 20, 30, 40, 50),
    "Gardens": (8, 12, 12, 12, 12),
    "Great Hall": (8, 12, 12, 12, 12),
    "Duke": (8, 12, 12, 12, 12),
    "Harem": (8, 12, 12, 12, 12),
    "Nobles": (8, 12, 12, 12, 12),
    "Smithy": (10, 10, 10, 10, 10),
    "Bank": (10, 10, 10, 10, 10),
}


def new(seats: int = 2, seed: int = 1, options: dict[str, Any] | None = None, **more: Any) -> Table:
    options = {**(options or {}), **more}
    return Table.new("dominion", seats=seats, seed=seed, options=options)


def has_colony(table: Table) -> bool:
    return {"Platinum", "Colony"} <= state(table).supply.keys()


@pytest.mark.rule("D1", "D2", "D4")
def test_all_cards_of_the_three_boxes_are_there() -> None:
    found = Counter(card.set for card in CARDS.values())
    assert {set_: found[set_] for set_ in BOXES} == BOXES
    platinum, colony = faces()["Platinum"], faces()["Colony"]
    assert (platinum.cost, platinum.types, platinum.set) == (9, ("treasure",), "basic")
    assert (colony.cost, colony.types, colony.points) == (11, ("victory",), 10)


@pytest.mark.rule("D4")
def test_combined_cards_count_as_each_of_their_types() -> None:
    combined = {name: set(card.types) for name, card in CARDS.items() if len(card.types) > 1 and card.set in BOXES}
    assert combined.pop("Great Hall") == combined.pop("Nobles") == {"action", "victory"}
    assert combined.pop("Harem") == {"treasure", "victory"}
    assert {name for name, types in combined.items() if types == {"action", "reaction"}} == {
        "Moat",
        "Secret Chamber",
        "Watchtower",
    }
    assert {name for name, types in combined.items() if types == {"action", "attack"}} == {
        *("Bureaucrat", "Militia", "Spy", "Thief", "Witch"),
        *("Minion", "Saboteur", "Swindler", "Torturer"),
        *("Goons", "Mountebank", "Rabble"),
    }


COSTS = {
    0: "Copper Curse",
    2: "Estate Cellar Chapel Moat Courtyard Pawn Secret_Chamber",
    3: "Silver Chancellor Village Woodcutter Workshop Great_Hall Masquerade Shanty_Town Steward Swindler Wishing_Well "
    "Loan Trade_Route Watchtower",
    4: "Bureaucrat Feast Gardens Militia Moneylender Remodel Smithy Spy Thief Throne_Room Baron Bridge Conspirator "
    "Coppersmith Ironworks Mining_Village Scout Bishop Monument Quarry Talisman Worker's_Village",
    5: "Duchy Council_Room Festival Laboratory Library Market Mine Witch Duke Minion Saboteur Torturer Trading_Post "
    "Tribute Upgrade City Contraband Counting_House Mint Mountebank Rabble Royal_Seal Vault Venture",
    6: "Gold Adventurer Harem Nobles Goons Grand_Market Hoard",
    7: "Bank Expand Forge King's_Court",
    8: "Province Peddler",
    9: "Platinum",
    11: "Colony",
}


@pytest.mark.rule("D4", "D42")
def test_every_card_has_its_printed_cost() -> None:
    expected = {name.replace("_", " "): cost for cost, names in COSTS.items() for name in names.split()}
    assert {name: card.cost for name, card in CARDS.items() if card.set in BOXES} == expected


@pytest.mark.rule("D3", "D9", "D27")
def test_token_counters_begin_at_zero_and_show_in_kingdoms_with_tokens() -> None:
    assert [vp(new(), seat) for seat in range(2)] == [0, 0]
    assert shown(buy_phase(kingdom=["Goons"])).vp == (0, 0)
    assert shown(buy_phase(kingdom=["Monument"])).vp == (0, 0)
    for kingdom, tokens in (("Beginners", True), ("Big Actions", False), ("Friendly Interactive", True)):
        assert bool(shown(new(kingdom=kingdom)).vp) is tokens


@pytest.mark.rule("D5")
def test_two_to_six_play_and_the_first_player_is_drawn() -> None:
    assert GAMES["dominion"].meta.seats == (2, 6)
    assert {state(new(3, seed)).seat for seed in range(20)} == {0, 1, 2}
    table = new(3, seed=5)
    first = state(table).seat
    do(table, "done", "done")
    assert state(table).seat == (first + 1) % 3


@pytest.mark.rule("D6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_pile_has_its_size(seats: int) -> None:
    picked = {"pick_base": ["Gardens", "Smithy"], "pick_intrigue": ["Great Hall", "Duke", "Harem", "Nobles"]}
    table = new(seats, options=picked, colony="on", pick_prosperity=["Bank"])
    assert {card: pile(table, card) for card in PILES} == {card: sizes[seats - 2] for card, sizes in PILES.items()}


@pytest.mark.rule("D7")
def test_a_kingdom_is_recommended_picked_or_random_and_never_vetoed() -> None:
    assert same(list(state(new(kingdom="First Game")).kingdom), KINGDOMS["First Game"])
    picked = new(pick_base=["Witch"], pick_prosperity=["Bank"], veto_base=["Moat"], kingdom="First Game")
    kingdom = state(picked).kingdom
    assert {"Witch", "Bank"} <= set(kingdom)
    assert "Moat" not in kingdom
    assert len(set(kingdom)) == 10
    assert state(new(seed=1)).kingdom != state(new(seed=2)).kingdom
    assert all(len(set(state(new(seed=seed)).kingdom)) == 10 for seed in range(20))


@pytest.mark.rule("D7")
def test_random_cards_are_drawn_by_the_weights_of_their_sets() -> None:
    only = new(options={**NEVER, "intrigue": "2"})
    assert {CARDS[card].set for card in state(only).kingdom} == {"intrigue"}
    drawn = Counter(
        CARDS[card].set for seed in range(60) for card in state(new(seed=seed, base="3", intrigue="0")).kingdom
    )
    assert 2 * drawn["prosperity"] < drawn["base"]
    assert drawn["intrigue"] == 0


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"pick_base": list(cards_of("base")[:11])}, "10 cards"),
        ({"pick_base": ["Moat"], "veto_base": ["Moat"]}, "picked and vetoed"),
        (NEVER, "fewer than 10"),
        ({"kingdom": "No Such Set"}, "cannot be"),
    ],
)
def test_impossible_kingdom_is_refused_in_a_sentence(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        new(options=options)


def test_every_recommended_set_has_ten_different_kingdom_cards() -> None:
    assert len(KINGDOMS) >= 20
    for kingdom in KINGDOMS.values():
        assert len(set(kingdom)) == 10
        assert {CARDS[card].set for card in kingdom} <= set(SETS)


@pytest.mark.rule("D8")
@pytest.mark.parametrize(
    ("kingdom", "colony"),
    [
        ("Beginners", True),
        ("Biggest Money", True),
        ("Lucky Seven", True),
        ("First Game", False),
        ("Best Wishes", False),
        ("three of them", False),
        ("four of them", True),
    ],
)
def test_platinum_and_colony_come_together_with_four_cards_of_prosperity(kingdom: str, colony: bool) -> None:
    cards = {"three of them": ["Bank", "City", "Mint"], "four of them": ["Bank", "City", "Mint", "Vault"]}
    if kingdom in cards:
        supply = state(new(pick_prosperity=cards[kingdom], prosperity="0")).supply
    else:
        supply = state(new(kingdom=kingdom)).supply
    assert ("Platinum" in supply) == ("Colony" in supply) == colony


@pytest.mark.rule("D8")
def test_the_group_or_chance_may_decide_on_platinum_and_colony() -> None:
    assert "Colony" in state(new(kingdom="First Game", colony="on")).supply
    assert "Colony" not in state(new(kingdom="Beginners", colony="off")).supply
    outcomes = Counter(has_colony(new(seed=seed, kingdom="Biggest Money", colony="random")) for seed in range(40))
    assert 8 < outcomes[True] < 32
    assert all(has_colony(new(seed=seed, kingdom="Beginners", colony="random")) for seed in range(5))
    assert not any(has_colony(new(seed=seed, kingdom="First Game", colony="random")) for seed in range(5))


@pytest.mark.rule("D10")
def test_every_victory_pile_has_a_token_in_kingdoms_with_a_trade_route() -> None:
    picked = {"pick_base": ["Gardens"], "pick_intrigue": ["Great Hall", "Duke", "Harem", "Nobles"]}
    view = shown(new(options=picked, pick_prosperity=["Trade Route"], colony="on"))
    assert set(view.marked) == {"Estate", "Duchy", "Province", "Colony", *picked["pick_base"], *picked["pick_intrigue"]}
    assert view.mat == 0
    other = shown(new(kingdom="First Game"))
    assert (other.marked, other.mat) == ((), None)


@pytest.mark.rule("D11")
def test_players_start_with_seven_coppers_and_three_estates_five_of_them_in_hand() -> None:
    table = new(4)
    for player in state(table).players:
        assert Counter(player.cards) == {"Copper": 7, "Estate": 3}
        assert (len(player.hand), len(player.deck)) == (5, 5)
    hands = {tuple(sorted(player.hand)) for seed in range(8) for player in state(new(4, seed)).players}
    assert len(hands) > 1


@pytest.mark.rule("D12")
def test_supply_is_basic_piles_and_ten_kingdom_piles_without_the_trash() -> None:
    assert len(state(new(colony="off")).supply) == 7 + 10
    table = buy_phase("", trash="Gold", supply={"Gold": 0}, coins=9)
    assert "Gold" not in {option.id for option in table.asks[0].options}
    assert sight(table, 1).trash == ("Gold",)
