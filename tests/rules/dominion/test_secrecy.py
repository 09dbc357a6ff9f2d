"""Questions do not tell what is in hand before the player acts (D32, D38)."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dominion.card import ACTION, OF
from rules.kernel import Table
from tests.contract.twins import again, draft, seen, twin_of, twins
from tests.rules.dominion.drawn import GAMES, attacked, games, steps
from tests.rules.dominion.scene import buy_phase, do, kind, scene, seat, sight, state
from tests.sampling import examples

OWED = {"Throne Room", "Mine", "Moneylender", "Shanty Town", "Tactician"}
"""The cards that a player must carry out if possible, so the act itself shows who could, or what was in hand."""

HANDS = (["Estate", "Village", "Copper", "Watchtower"], ["Duchy", "Duchy", "Curse", "Province"])


def hand_of_either(card: str, number: int, deck: list[str]) -> Table:
    """Return a table on which the card is played from one of two hands. The other cards are hidden."""
    mine = {"hand": [card, *HANDS[number]], "deck": [*deck, *HANDS[1 - number]], "discard": ["Copper", "Curse"]}
    foes = [seat(hand="Copper 5", deck="Silver 5") for _ in range(2)]
    kingdom = [*dict.fromkeys([card, "Village", "Watchtower"])]
    position = {"seats": 3, "players": [mine, *foes], "trash": ["Curse"], "kingdom": kingdom}
    table = Table.arrange("dominion", position, seed=3)
    do(table, card)
    return table


@pytest.mark.rule("D38")
@pytest.mark.card(*sorted(OF[ACTION] - OWED))
def test_question_of_an_action_does_not_tell_what_is_in_hand(subtests: pytest.Subtests) -> None:
    for drawn in ["Silver", "Village"]:
        for card in sorted(OF[ACTION] - OWED):
            with subtests.test(drawn=drawn, card=card):
                one, other = (hand_of_either(card, number, [*[drawn] * 5, *["Silver"] * 3]) for number in (0, 1))
                for who in (None, 1, 2):
                    assert seen(one, who) == seen(other, who)


@pytest.mark.rule("D38")
@pytest.mark.card("Library", "Counting House")
@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        ("Library", {"deck": "Village, Silver 7"}, {"deck": "Silver 7, Village"}),
        ("Counting House", {"deck": "Copper", "discard": "Gold 2"}, {"deck": "Gold", "discard": "Gold, Copper"}),
    ],
)
def test_question_about_a_drawn_card_is_put_for_every_card(card: str, one: Any, other: Any) -> None:
    tables = [scene([card, "Estate"], kingdom=["Village", card], **zones) for zones in (one, other)]
    for table in tables:
        do(table, card)
    assert seen(tables[0], 1) == seen(tables[1], 1)


@pytest.mark.rule("D14", "D15", "D38")
def test_others_learn_nothing_about_a_hand_before_the_first_act_of_a_turn() -> None:
    with_an_action = scene("Village, Copper", seat(hand="Gold"), deck="Estate, Duchy")
    without = scene("Estate, Copper", seat(hand="Gold"), deck="Village, Duchy")
    nothing_at_all = scene("Estate, Duchy", seat(hand="Gold"), deck="Village, Copper")
    assert [kind(table) for table in (with_an_action, without, nothing_at_all)] == ["action", "treasure", "buy"]
    for table in (without, nothing_at_all):
        for who in (None, 1):
            assert seen(table, who) == seen(with_an_action, who)


@pytest.mark.rule("D15", "D25")
@pytest.mark.card("Peddler")
def test_first_act_of_the_buy_phase_tells_the_phase_and_its_prices() -> None:
    table = scene("Copper, Gold", in_play="Monument", kingdom=["Peddler", "Monument"])

    def phase_and_price(who: int) -> tuple[str, int]:
        view = sight(table, who)
        return view.phase, next(pile.cost for pile in view.piles if pile.card == "Peddler")

    assert (phase_and_price(0), phase_and_price(1)) == (("buy", 6), ("action", 8))
    do(table, "Gold")
    assert phase_and_price(0) == phase_and_price(1) == ("buy", 6)
    bought = buy_phase("Copper", kingdom=["Moat"])
    do(bought, "done")
    assert sight(bought, 1).phase == "buy"


@pytest.mark.rule("D38")
@GAMES
@given(games())
def test_turn_begins_alike_with_every_hand(game: tuple[Table, random.Random]) -> None:
    table, rng = game
    for _ in steps(table, rng, 120):
        if table.over:
            continue
        for who in (None, *state(again(table)).others):
            assert seen(twin_of(table, who, rng), who) == seen(again(table), who)


# Answers that depend on hidden cards cannot be taken back


@pytest.mark.rule("D38")
@examples(150)
@given(attacked(), st.randoms(use_true_random=False))
def test_draft_of_attacks_ends_alike_with_every_hand_of_the_others(table: Table, rng: random.Random) -> None:
    both = twins(table, 0, rng)
    assert both
    draft(*both, 0, rng)


@pytest.mark.rule("D38")
@pytest.mark.card("Militia")
def test_answer_in_anothers_turn_cannot_be_taken_back() -> None:
    table = scene("Militia, Gold", seat(hand="Copper 3, Estate 2"))
    do(table, "Militia", (1, ["Estate", "Estate"]))
    assert kind(table) == "treasure"
    assert not table.can_undo(1)
