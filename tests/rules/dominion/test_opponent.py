"""The computer opponent answers legally, beats bare Big Money, and finishes its games."""

import random

import pytest

from bench.games.dominion import duel
from bench.games.random_play import step
from rules.dominion.opponent import choose
from rules.dominion.setup import KINGDOMS
from rules.kernel import Choice, Table, check_choice
from tests.rules.dominion.scene import buy_phase, cards, do, scene, seat, sight

DUELS = 100
"""Games against Big Money. ``bench`` plays four times as many."""


def idea(table: Table) -> Choice:
    """Return what the opponent answers to the first open ask."""
    ask = table.asks[0]
    return choose(sight(table, ask.seat), ask, None)


@pytest.mark.parametrize("seed", range(12))
def test_every_answer_of_the_opponent_is_legal_after_random_play(seed: int) -> None:
    table = Table.new("dominion", seats=2 + seed % 5, seed=seed)
    rng = random.Random(seed)
    for _ in range(400):
        if table.over:
            break
        for ask in table.asks:
            check_choice(ask, choose(sight(table, ask.seat), ask, rng))
        step(table, rng)


def test_the_opponent_beats_big_money_in_every_kingdom_taken_together() -> None:
    results = [duel(list(KINGDOMS)[number % len(KINGDOMS)], number) for number in range(DUELS)]
    assert sum(won for won, _ in results) >= 0.55 * DUELS
    assert max(turns for _, turns in results) < 60


@pytest.mark.parametrize("seed", range(6))
def test_tables_of_opponents_come_to_an_end(seed: int) -> None:
    table = Table.new("dominion", seats=2 + seed % 5, seed=seed)
    while not table.over:
        table.answer(table.asks[0].seat, idea(table))
    assert max(player.turns for player in table.state.players) < 60


def test_the_opponent_buys_points_in_the_end_and_treasures_before() -> None:
    rich = "Gold 6"
    assert idea(buy_phase("", deck=rich, coins=8)) == ["Province"]
    assert idea(buy_phase("", deck="Copper 7", coins=5, kingdom=["Moat"])) == ["Silver"]
    assert idea(buy_phase("", deck=rich, coins=5, kingdom=["Moat"], supply={"Province": 3})) == ["Duchy"]
    assert idea(buy_phase("", deck=rich, coins=2, kingdom=["Moat"], supply={"Province": 1})) == ["Estate"]
    assert idea(buy_phase("", deck=rich, coins=2, kingdom=["Moat"])) == ["done"]


def test_the_opponent_buys_no_more_terminals_than_it_can_play() -> None:
    assert idea(buy_phase("", deck="Copper 10", coins=4)) == ["Smithy"]
    assert idea(buy_phase("", deck="Copper 8, Smithy", coins=4)) == ["Silver"]


def test_the_opponent_plays_villages_first_and_trashers_only_with_junk() -> None:
    assert idea(scene("Smithy, Village, Copper")) == ["Village"]
    assert idea(scene("Chapel, Gold, Silver")) == ["done"]
    assert idea(scene("Chapel, Curse, Silver")) == ["Chapel"]


def test_the_opponent_keeps_coppers_back_for_a_grand_market() -> None:
    assert idea(buy_phase("Gold 2, Copper", kingdom=["Grand Market"])) == ["Gold"]
    assert idea(buy_phase("Gold, Copper 3", kingdom=["Grand Market"])) == ["all"]


def test_the_opponent_discards_points_before_coins() -> None:
    table = scene("Militia", seat(hand="Estate, Copper, Gold, Curse, Silver"))
    table.answer(0, "Militia")
    assert sorted(idea(table)) == ["Curse", "Estate"]


DECK = "Copper 3, Silver 2, Gold, Estate 2"


@pytest.mark.parametrize(
    ("hand", "played", "answer"),
    [
        ("Chapel, Estate 2, Copper, Silver, Gold", ["Chapel"], ["Estate", "Estate", "Copper"]),
        ("Forge, Estate, Curse, Gold", ["Forge"], ["Curse", "Estate"]),
        ("Mine, Copper, Silver", ["Mine"], ["Silver"]),
        ("Minion, Copper, Estate 2", ["Minion"], ["cards"]),
        ("Minion, Gold, Silver, Estate", ["Minion"], ["coins"]),
        ("Nobles, Copper", ["Nobles"], ["cards"]),
        ("Nobles, Smithy", ["Nobles"], ["actions"]),
        ("Pawn", ["Pawn"], ["cards", "actions"]),
        ("Steward, Estate, Curse", ["Steward"], ["trash"]),
        ("Steward, Gold", ["Steward"], ["cards"]),
        ("Cellar, Estate 2, Gold", ["Cellar"], ["Estate", "Estate"]),
        ("Baron, Estate", ["Baron"], ["yes"]),
        ("Mint, Silver, Copper", ["Mint"], ["Silver"]),
        ("Mint, Copper", ["Mint"], ["done"]),
        ("King's Court, Smithy, Village", ["King's Court"], ["Village"]),
        ("Remodel, Curse, Gold", ["Remodel"], ["Curse"]),
    ],
)
def test_the_opponent_has_an_idea_of_its_cards(hand: str, played: list[str], answer: list[str]) -> None:
    table = scene(hand, deck=DECK)
    do(table, *played)
    assert idea(table) == answer


@pytest.mark.parametrize(
    ("own", "next_", "answers"), [("Gold", "Estate", ["leave", "leave"]), ("Curse", "Gold", ["discard", "discard"])]
)
def test_opponent_leaves_good_cards_to_itself_and_bad_cards_to_others(own: str, next_: str, answers: list[str]) -> None:
    table = scene("Spy", seat(deck=[next_]), deck=["Copper", own])
    do(table, "Spy")
    for answer in answers:
        assert idea(table) == [answer]
        do(table, answer)


def test_the_opponent_takes_gold_as_a_thief_and_gives_curses_as_a_swindler() -> None:
    table = scene("Thief", seat(deck="Copper, Gold"))
    do(table, "Thief")
    assert idea(table) == ["Gold"]
    table = scene("Swindler", seat(deck="Copper"))
    do(table, "Swindler")
    assert idea(table) == ["Curse"]


def test_the_opponent_forbids_the_points_within_reach_or_the_dearest_card() -> None:
    table = buy_phase("Contraband, Gold 3", kingdom=["Contraband"])
    do(table, "Contraband")
    assert idea(table) == ["Province"]
    table = buy_phase("Contraband", coins=3, kingdom=["Contraband"])
    do(table, "Contraband")
    assert idea(table) == ["Gold"]


def test_the_opponent_defends_itself() -> None:
    table = scene("Thief", seat(hand="Moat, Secret Chamber", deck="Gold 4"), seat(hand="Secret Chamber"))
    do(table, "Thief")
    assert idea(table) == ["Moat"]
    assert choose(sight(table, 2), table.asks[1], None) == ["Secret Chamber"]
    table = scene("Witch", seat(hand="Watchtower"))
    do(table, "Witch")
    assert idea(table) == ["trash"]


LOST = {
    "Masquerade": {
        "Province, Copper 2, Silver, Gold": "Copper",
        "Colony, Copper 2, Silver, Gold": "Copper",
        "Duchy, Estate, Copper, Silver, Gold": "Estate",
        "Colony, Estate, Copper, Silver, Gold": "Estate",
        "Province, Curse, Copper, Estate, Gold": "Curse",
        "Province 2, Gold 3": "Gold",
        "Province, Duchy, Gold 2": "Duchy",
        "Province, Silver, Gold 3": "Silver",
        "Colony, Province, Platinum": "Province",
        "Colony, Platinum 2, Gold": "Gold",
        "Estate 5": "Estate",
        "Copper 3, Estate 2": "Estate",
        "Copper 5": "Copper",
        "Silver 2, Copper, Village": "Copper",
        "Smithy, Village, Copper": "Copper",
        "Witch, Estate, Curse": "Curse",
        "Laboratory, Silver": "Silver",
        "Gardens, Copper, Gold": "Copper",
        "Duke, Copper, Duchy": "Copper",
        "Harem, Gold, Estate": "Estate",
        "Nobles, Silver, Gold": "Silver",
        "Great Hall, Province, Copper": "Copper",
        "Grand Market, Gold, Copper": "Copper",
        "King's Court, Copper, Province": "Copper",
    },
    "Militia": {
        "Province, Copper 2, Silver, Gold": "Province, Copper",
        "Estate, Duchy, Copper, Silver, Gold": "Duchy, Estate",
        "Curse, Estate, Gold, Silver, Copper": "Curse, Estate",
        "Gold 3, Copper 2": "Copper, Copper",
        "Silver 2, Gold, Copper, Village": "Copper, Silver",
        "Colony, Platinum, Gold, Silver, Copper": "Colony, Copper",
        "Witch, Copper 4": "Copper, Copper",
        "Curse 3, Province 2": "Curse, Curse",
        "Laboratory, Gold, Copper, Estate, Province": "Estate, Province",
        "Gardens, Silver 4": "Gardens, Silver",
    },
}
"""For an Attack, the cards that are passed or discarded of each hand. The deck has enough coins."""
RICH = "Gold 4, Copper 4"


@pytest.mark.parametrize(("attack", "hand"), [(attack, hand) for attack, hands in LOST.items() for hand in hands])
def test_the_opponent_gives_up_what_hurts_least(attack: str, hand: str) -> None:
    table = scene(attack, seat(hand=hand, deck=RICH), kingdom=[attack])
    do(table, attack)
    ask = next(ask for ask in table.asks if ask.seat == 1)
    assert sorted(choose(sight(table, 1), ask, None)) == sorted(cards(LOST[attack][hand]))


GIVEN = {
    "Copper": "Curse",
    "Curse": "Curse",
    "Estate": "Estate",
    "Moat": "Estate",
    "Witch": "Duchy",
    "Duchy": "Duchy",
    "Laboratory": "Duchy",
    "Province": "Province",
}
"""For a card that Swindler trashes, the card of the same price that the victim gets."""


@pytest.mark.parametrize("trashed", GIVEN)
def test_the_opponent_gives_as_a_swindler_what_helps_least(trashed: str) -> None:
    kingdom = ["Swindler", "Moat", "Witch", "Laboratory"]
    table = scene("Swindler", seat(deck=[trashed]), kingdom=kingdom)
    do(table, "Swindler")
    # With a single card of that price nothing is asked.
    assert (idea(table) if table.asks[0].kind == "dominion.swindler.give" else [trashed]) == [GIVEN[trashed]]


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("Estate, Gold", "Estate"), ("Curse, Province", "Curse"), ("Province, Gold", "done"), ("Gold, Silver", "done")],
)
def test_the_opponent_trashes_only_junk_for_another_bishop(hand: str, answer: str) -> None:
    table = scene("Bishop, Copper", seat(hand=hand, deck=RICH), kingdom=["Bishop"])
    do(table, "Bishop")
    assert idea(table) == [answer]


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("Estate 2, Gold", "discard"), ("Copper 3", "discard"), ("Gold 3", "curse"), ("Province, Gold 2", "curse")],
)
def test_the_opponent_weighs_two_cards_against_a_curse(hand: str, answer: str) -> None:
    table = scene("Torturer", seat(hand=hand, deck=RICH), kingdom=["Torturer"])
    do(table, "Torturer")
    assert idea(table) == [answer]
