"""Standing orders of Dominion: their answers, which reveal no hand in others' turns (D38)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel import GAMES, Choice, Event, Order, Table
from tests.contract.twins import draft, seen, twins
from tests.rules.dominion.drawn import attacked
from tests.rules.dominion.scene import buy_phase, do, scene, seat, sight
from tests.sampling import examples

ORDERS: dict[str, Order] = {order.key: order for order in GAMES["dominion"].orders}


def told(table: Table, who: int, key: str, *picked: str) -> Choice | None:
    """Return an order's answer to the open ask of a seat, which must be legal."""
    asked = table.ask_of(who)
    assert asked is not None
    assert asked.kind in ORDERS[key].kinds
    choice = ORDERS[key].answer(table.view(who), asked, picked)
    return None if choice is None else table.check(who, choice)


def ends(table: Table, who: int, key: str, *events: Event) -> bool:
    return ORDERS[key].ends(table.view(who), events)


@pytest.mark.rule("D15", "D38")
def test_all_plain_treasures_are_played_and_the_others_are_asked_for() -> None:
    table = buy_phase("Copper, Silver, Bank")
    assert told(table, 0, "treasures") == ["all"]
    do(table, "all")
    assert told(table, 0, "treasures") is None


@pytest.mark.rule("D38")
@pytest.mark.parametrize(
    ("hand", "answer"), [("Gold 2, Copper", None), ("Gold, Copper 3", ["all"]), ("Gold 2", ["all"])]
)
def test_order_asks_about_coppers_if_the_others_pay_for_a_grand_market(hand: str, answer: list[str] | None) -> None:
    assert told(buy_phase(hand, kingdom=["Grand Market"]), 0, "treasures") == answer


@pytest.mark.rule("D38")
@pytest.mark.card("Mint")
@pytest.mark.parametrize(
    ("hand", "answer"), [("Gold, Silver", None), ("Gold, Copper", ["all"]), ("Copper, Bank", None)]
)
def test_order_asks_about_treasures_if_a_mint_could_be_bought(hand: str, answer: list[str] | None) -> None:
    """Buying a Mint trashes the Treasures in play."""
    assert told(buy_phase(hand, kingdom=["Mint"]), 0, "treasures") == answer


@pytest.mark.rule("D38")
@pytest.mark.card("Moat")
def test_moat_is_shown_and_a_player_without_one_is_not_asked_either() -> None:
    held = scene("Witch", seat(hand="Moat, Copper", deck="Gold"))
    not_held = scene("Witch", seat(hand="Gold, Copper", deck="Moat"))
    for table, answer in ((held, ["Moat"]), (not_held, ["done"])):
        do(table, "Witch")
        assert told(table, 1, "moat") == answer


@pytest.mark.rule("D38")
@pytest.mark.card("Moat", "Secret Chamber")
@pytest.mark.parametrize("hand", ["Moat, Copper", "Secret Chamber, Copper", "Gold, Copper"])
def test_player_who_may_hold_a_secret_chamber_is_always_asked(hand: str) -> None:
    deck = [card for card in ("Moat", "Secret Chamber", "Gold") if card not in hand]
    table = scene("Witch", seat(hand=hand, deck=deck))
    do(table, "Witch")
    if "Moat" in hand:
        assert told(table, 1, "moat") == ["Moat"]
        do(table, (1, "Moat"))
    assert told(table, 1, "moat") is None
    assert told(table, 1, "no_reaction") == ["done"]


@pytest.mark.rule("D38")
@pytest.mark.card("Watchtower")
@pytest.mark.parametrize(("hand", "answer"), [("Watchtower", ["trash"]), ("Copper", ["keep"])])
def test_curse_is_trashed_and_kept_without_a_watchtower_both_unasked(hand: str, answer: list[str]) -> None:
    table = scene("Witch", seat(hand=hand, deck="Watchtower"))
    do(table, "Witch")
    assert told(table, 1, "trash", "Curse") == answer
    assert told(table, 1, "trash", "Copper", "Estate") is None, "it is silent about other cards"
    assert told(table, 1, "keep") == ["keep"]


@pytest.mark.card("Watchtower", "Royal Seal")
def test_gold_goes_on_the_deck() -> None:
    table = buy_phase("Watchtower", coins=6)
    do(table, "Gold")
    assert told(table, 0, "deck", "Gold", "Platinum") == ["deck"]


@pytest.mark.rule("D38")
@pytest.mark.card("Mountebank")
@pytest.mark.parametrize(("hand", "answer"), [("Curse, Gold", ["Curse"]), ("Gold", ["done"])])
def test_curse_is_discarded_for_a_mountebank(hand: str, answer: list[str]) -> None:
    table = scene("Mountebank", seat(hand=hand, deck="Curse"))
    do(table, "Mountebank")
    assert told(table, 1, "curse") == answer


@pytest.mark.rule("D38")
@pytest.mark.card("Bishop")
@pytest.mark.parametrize(
    ("hand", "answer"), [("Copper, Estate, Gold", ["Estate"]), ("Copper, Gold", ["Copper"]), ("Gold, Smithy", ["done"])]
)
def test_worst_of_the_picked_cards_is_trashed_for_a_bishop(hand: str, answer: list[str]) -> None:
    table = scene("Bishop", seat(hand=hand))
    do(table, "Bishop")
    assert told(table, 1, "bishop", "Copper", "Estate") == answer
    assert told(table, 1, "bishop", "Curse") == ["done"]
    assert told(table, 1, "no_bishop") == ["done"]


@pytest.mark.rule("D38")
@pytest.mark.card("Masquerade")
def test_picked_cards_are_passed_first_in_the_masquerades_of_others() -> None:
    table = scene("Masquerade, Gold, Copper", seat(hand="Smithy, Estate, Gold"), deck="Gold 2")
    do(table, "Masquerade")
    assert told(table, 1, "pass", "Estate", "Curse") == ["Estate"]
    assert told(table, 1, "pass", "Curse") == ["Estate"], "without one of them the cheapest"
    assert told(table, 0, "pass", "Copper") is None, "the player of the Masquerade is asked"


def silent(choice: Choice | None) -> bool | None:
    """Return whether an answer does nothing; None if it does something public."""
    return None if choice not in (None, ["done"], ["keep"]) else choice is not None


@pytest.mark.rule("D38")
@examples(100)
@given(attacked(), st.randoms(use_true_random=False))
def test_order_answers_or_asks_independent_of_the_hand(table: Table, rng: random.Random) -> None:
    both = twins(table, 0, rng)
    assert both
    draft(*both, 0, rng)
    asked = [{ask.seat: ask for ask in one.asks if ask.seat} for one in both]
    for who in asked[0].keys() & asked[1].keys() if seen(both[0], 0) == seen(both[1], 0) else ():
        asks = asked[0][who], asked[1][who]
        for order in ORDERS.values():
            if asks[0].kind in order.kinds:
                picked = order.values
                told = {
                    silent(order.answer(one.view(ask.seat), ask, picked)) for one, ask in zip(both, asks, strict=True)
                }
                assert not told >= {True, False}, order.key


def test_order_for_a_card_outside_the_kingdom_is_not_offered() -> None:
    view = sight(scene("Witch", kingdom=["Witch", "Moat"]), 0)
    offered = [key for key, order in ORDERS.items() if order.offered(view)]
    assert offered == ["treasures", "buy", "frugal", "moat", "no_reaction"]


def test_an_order_ends_with_the_last_card_that_it_is_for() -> None:
    gone = Event("dominion.trashed", {"seat": 0, "cards": ["Moat"]})
    assert ends(scene("Copper"), 0, "moat", gone)
    assert not ends(scene("Copper", deck="Moat"), 0, "moat", gone), "there is another one"
    assert not ends(scene("Copper"), 1, "moat", gone), "it was another player's"
    assert ends(scene("Copper"), 0, "trash", Event("dominion.passed", {"seat": 0, "receiver": 1, "card": "Watchtower"}))


def test_order_never_to_react_ends_when_a_reaction_is_gained() -> None:
    table = buy_phase("", coins=3, kingdom=["Moat", "Smithy"])
    bought = do(table, "Moat")
    assert ends(table, 0, "no_reaction", *bought)
    assert not ends(table, 1, "no_reaction", *bought)
    assert not ends(table, 0, "no_reaction", Event("dominion.gained", {"seat": 0, "card": "Curse", "place": "discard"}))


@pytest.mark.rule("D38")
@pytest.mark.card("Village", "Laboratory", "Throne Room")
@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Laboratory, Village, Smithy", ["Village"]),
        ("Laboratory, Smithy", ["Laboratory"]),
        ("Smithy, Copper", None),
        ("Laboratory, Throne Room", None),
    ],
)
def test_cantrip_is_played_unless_it_could_be_doubled(hand: str, answer: list[str] | None) -> None:
    first, *rest = hand.split(", ")
    assert told(scene(hand), 0, "cantrips") == answer, (first, rest)


@pytest.mark.rule("D38")
def test_nothing_is_bought_with_few_coins() -> None:
    poor, rich = buy_phase("Copper 2"), buy_phase("Copper 3")
    for table in (poor, rich):
        do(table, "all")
    assert [told(table, 0, "frugal", "3") for table in (poor, rich)] == [["done"], None]


@pytest.mark.rule("D38")
def test_dearest_of_the_picked_cards_is_bought() -> None:
    table = buy_phase("Gold 2")
    do(table, "all")
    assert told(table, 0, "buy", "Silver", "Gold", "Province") == ["Gold"]
    assert told(table, 0, "buy", "Province") is None


@pytest.mark.rule("D38")
def test_order_to_buy_nothing_ends_when_few_provinces_are_left() -> None:
    gained = Event("dominion.gained", {"seat": 1, "card": "Province", "place": "discard"})
    for count, over in ((4, False), (3, True)):
        table = Table.arrange("dominion", {"seats": 2, "supply": {"Province": count}}, seed=1)
        assert [ends(table, 0, key, gained) for key in ("buy", "frugal")] == [over, over]
        assert not ends(table, 0, "frugal")


@pytest.mark.rule("D38")
@pytest.mark.card("Militia")
@pytest.mark.parametrize(
    ("picked", "lost"),
    [((), ["Copper", "Estate"]), (("Province",), ["Copper", "Province"]), (("Estate", "Copper"), ["Copper", "Estate"])],
)
def test_picked_cards_are_discarded_first_and_then_the_cheapest(picked: tuple[str, ...], lost: list[str]) -> None:
    table = scene("Militia", seat(hand="Gold, Copper, Estate, Province, Smithy"))
    do(table, "Militia")
    choice = told(table, 1, "discard", *picked)
    assert isinstance(choice, list)
    assert sorted(choice) == lost
