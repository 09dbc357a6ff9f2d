"""The computer opponent and the standing order for the cards of Seaside, and the search in its kingdoms."""

from collections import Counter
from typing import Any

import pytest

from bench.games.dominion import duel
from bench.games.opponent_play import asks_of
from rules.dominion.evaluation import tolls
from rules.dominion.lookahead import LOOKAHEAD
from rules.dominion.opponent import choose
from rules.kernel import EFFORT, GAMES, Choice, Event, Table
from rules.search import Search
from tests.rules.dominion.scene import buy_phase, do, scene, seat, sight

KINGDOMS = ("High Seas", "Buried Treasure", "Shipwrecks")
DUELS = 60
"""Games against Big Money in all three kingdoms together."""
DECK = "Copper 3, Silver 2, Gold, Estate 2"
PAST = {"asked", "lately"}


def idea(table: Table) -> Choice:
    """Return what the opponent answers to the first open ask."""
    ask = table.asks[0]
    return choose(sight(table, ask.seat), ask, None)


@pytest.mark.parametrize(
    ("hand", "played", "answer", "more"),
    [
        ("Ambassador, Estate 2, Gold", ["Ambassador"], ["Estate"], {}),
        ("Ambassador, Estate 2, Gold", ["Ambassador", "Estate"], ["Estate", "Estate"], {}),
        ("Embargo, Copper", ["Embargo"], ["Smithy"], {"kingdom": ["Smithy", "Embargo"]}),
        ("Explorer, Province", ["Explorer"], ["yes"], {}),
        ("Haven, Smithy, Copper", ["Haven"], ["Copper"], {"deck": "Estate"}),
        ("Island, Province, Gold", ["Island"], ["Province"], {}),
        ("Lookout", ["Lookout"], ["Curse"], {"deck": "Gold, Curse, Estate"}),
        ("Lookout", ["Lookout", "Curse"], ["Estate"], {"deck": "Gold, Curse, Estate"}),
        ("Native Village", ["Native Village"], ["hide"], {}),
        ("Native Village", ["Native Village"], ["take"], {"hidden": {"Native Village": ["Gold", "Wharf", "Estate"]}}),
        ("Navigator", ["Navigator"], [], {"deck": "Estate, Curse, Copper"}),
        ("Navigator", ["Navigator"], ["Gold", "Silver", "Estate"], {"deck": "Estate, Gold, Silver"}),
        ("Pearl Diver", ["Pearl Diver"], ["yes"], {"deck": "Copper, Estate, Gold"}),
        ("Pearl Diver", ["Pearl Diver"], ["no"], {"deck": "Copper, Gold, Estate"}),
        ("Pirate Ship", ["Pirate Ship"], ["attack"], {"pirate": 2}),
        ("Pirate Ship", ["Pirate Ship"], ["coins"], {"pirate": 3}),
        ("Salvager, Curse, Gold", ["Salvager"], ["Curse"], {}),
        ("Smugglers", ["Smugglers"], ["Gold"], {}),
        ("Warehouse, Curse, Estate 2, Gold", ["Warehouse"], ["Curse", "Estate", "Estate"], {}),
    ],
)
def test_the_opponent_has_an_idea_of_its_cards(
    hand: str, played: list[str], answer: list[str], more: dict[str, Any]
) -> None:
    table = scene(hand, seat(gained=["Gold", "Silver"]), **{"deck": DECK, **more})
    do(table, *played)
    assert idea(table) == answer


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Island, Gold", "done"),
        ("Island, Estate", "Island"),
        ("Treasure Map, Copper", "done"),
        ("Treasure Map 2", "Treasure Map"),
        ("Tactician, Gold 2", "done"),
        ("Tactician, Copper, Estate", "Tactician"),
        ("Salvager, Gold", "done"),
        ("Ambassador, Gold", "done"),
    ],
)
def test_the_opponent_plays_cards_that_fit_the_hand(hand: str, answer: str) -> None:
    assert idea(scene(hand, seat(), deck=DECK)) == [answer]


def test_the_opponent_puts_treasuries_back() -> None:
    table = buy_phase("", in_play="Treasury 2", kingdom=["Treasury"])
    do(table, "done")
    assert idea(table) == ["Treasury", "Treasury"]


@pytest.mark.card("Embargo")
def test_the_opponent_buys_less_from_embargoed_piles() -> None:
    table = buy_phase("", deck="Gold 6", coins=6, kingdom=["Embargo"])
    assert idea(table) == ["Gold"]
    table = buy_phase("", deck="Gold 6", coins=6, kingdom=["Embargo"], embargo={"Gold": 3})
    assert idea(table) == ["Silver"]
    (tolled,) = tolls(sight(table).kingdom)
    assert tolled(sight(table), "Gold") > tolled(sight(table), "Silver") == 0
    assert tolls(("Moat",)) == ()


@pytest.mark.card("Treasury")
def test_the_order_puts_all_treasuries_back_in_a_kingdom_that_has_them() -> None:
    order = next(order for order in GAMES["dominion"].orders if order.key == "treasury")
    table = buy_phase("", in_play="Treasury 2", kingdom=["Treasury"])
    view = sight(table, 0)
    assert order.offered(view)
    assert not order.offered(sight(buy_phase("", kingdom=["Moat"]), 0))
    do(table, "done")
    ask = table.asks[0]
    assert ask.kind in order.kinds
    assert order.answer(sight(table, 0), ask, ()) == ["Treasury", "Treasury"]
    events: list[Event] = do(table, ["Treasury", "Treasury"])
    assert events[0].args["cards"] == ["Treasury", "Treasury"]


@pytest.mark.card("Ambassador")
def test_the_order_for_moats_ends_with_the_last_one_returned() -> None:
    order = next(order for order in GAMES["dominion"].orders if order.key == "moat")
    table = scene("Ambassador, Moat 2", seat())
    do(table, "Ambassador")
    events = do(table, ["Moat"])
    assert not order.ends(sight(table, 0), events)
    table = scene("Ambassador, Moat 2", seat())
    do(table, "Ambassador")
    events = do(table, ["Moat", "Moat"])
    assert order.ends(sight(table, 0), events)


def test_the_opponent_beats_big_money_in_the_kingdoms_of_seaside() -> None:
    results = [duel(KINGDOMS[number % len(KINGDOMS)], number) for number in range(DUELS)]
    assert sum(won for won, _ in results) >= 0.7 * DUELS
    assert max(turns for _, turns in results) < 60


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_an_imagined_table_looks_the_same(kingdom: str) -> None:
    token = EFFORT.set(0.02)
    found = Counter[str]()
    for number, (table, ask) in enumerate(asks_of("dominion", 3, {"kingdom": kingdom}, 5)):
        view = sight(table, ask.seat)
        playout = Search(LOOKAHEAD, view, ask).imagined(bytes([number % 256]) * 16) if number % 3 == 0 else None
        if playout is not None:
            found[ask.kind] += 1
            mine = GAMES["dominion"].view(playout.state, ask.seat)
            facts = set(view.__struct_fields__) - PAST
            assert {fact: getattr(mine, fact) for fact in facts} == {fact: getattr(view, fact) for fact in facts}
    EFFORT.reset(token)
    assert found["dominion.buy"] > 10 < found["dominion.action"]
